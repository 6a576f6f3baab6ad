"""Expert iteration: the search plays with a network, the next network learns what the search found, and a match decides whether it
takes the place of the one before."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import asdict, dataclass

import torch
from torch import nn

from bezant.kernel.errors import BezantError
from bezant.players.network import network_of, read
from bezant.train.experts import Shown, shown, together
from bezant.train.lessons import LARGEST_STEP, sides_from
from bezant.train.model import Model
from bezant.train.setting import Setting

EPOCHS, BATCH, RATE = 3, 2048, 2e-4
MEMORY = 3  # rounds whose games are learned from
EXPECTED = 0.5  # share of what the search expected in what a value learns; the rest is what came of it


class NoNetwork(BezantError):
    """There is nothing that a round could begin with."""

    code = "no_network"


@dataclass(frozen=True)
class Round:
    """What a round brought: decisions that were shown, and the rates of its network."""

    number: int
    decisions: int
    before: float  # against the network that played the games
    greedy: float
    kept: bool


class Rounds:
    """Rounds of expert iteration in the folder of a training, from its network on; where it has none, from the shipped one. The
    search that teaches sees with this network, or `by_hand`."""

    def __init__(self, setting: Setting, minutes: float, simulations: int, by_hand: bool = False) -> None:
        self.setting, self.minutes, self.simulations, self.by_hand = setting, minutes, simulations, by_hand
        self._memory: list[Shown] = []
        if not setting.network.exists():
            shipped = network_of(setting.game, setting.seats)
            if shipped is None:
                raise NoNetwork(
                    f"No network of {setting.rules.title} with {setting.seats} seats to begin with: train it first."
                )
            shipped.save(setting.network)

    @property
    def _teacher(self) -> str:
        return "the hand-written search" if self.by_hand else "the search"

    def run(self, rounds: int) -> Generator[Round, None, None]:
        """So many rounds; yields after each."""
        for number in range(1, rounds + 1):
            yield self._round(number)

    def _round(self, number: int) -> Round:
        at, seed = self.setting, 100 * self.setting.seed + number
        before = read(at.network)
        eyes = None if self.by_hand else at.network
        parts = list(shown(at.game, at.seats, eyes, 60 * self.minutes, self.simulations, seed, at.threads))
        self._memory = [*self._memory, together(parts)][-MEMORY:]
        old, new = at.model(), at.model()
        for model in (old, new):
            model.take(before)
        self._study(new)
        greedy, temperature = at.best_rate(new, seed)
        rate = at.rate(new, temperature, at.instinct(old, before.temperature), seed)
        done = Round(number, len(self._memory[-1].seen), rate, greedy, kept=rate > at.even)
        if done.kept:
            about = before.about | {"rounds": before.about.get("rounds", 0) + 1, "greedy": round(greedy, 4)}
            about |= {"temperature": temperature, "exam_games": at.exam_games}
            about |= {"method": f"cloning of greedy, PPO self-play, then expert iteration with {self._teacher}"}
            about |= {"by_hand": self.by_hand, "round_minutes": self.minutes, "simulations": self.simulations}
            new.network(about).save(at.network)
        at.say({"round": asdict(done)})
        return done

    def _study(self, model: Model) -> None:
        """Learn what the search visited, and how good it thought and found positions to be."""
        lessons = together(self._memory)
        seen, visits, masks = (
            torch.from_numpy(array).to(self.setting.device) for array in (lessons.seen, lessons.visits, lessons.masks)
        )
        side = torch.from_numpy(lessons.sides).to(self.setting.device)
        values = EXPECTED * lessons.values + (1 - EXPECTED) * lessons.shares
        targets = torch.from_numpy(values).to(self.setting.device).gather(1, sides_from(side, values.shape[1]))
        optimiser = torch.optim.Adam(model.parameters(), RATE)
        for _ in range(EPOCHS):
            for picked in torch.randperm(len(seen), device=self.setting.device).split(BATCH):
                logits, sides = model(seen[picked], masks[picked])
                policy = -(visits[picked].float() * logits.log_softmax(-1)).sum(-1).mean()
                value = -(targets[picked] * sides.log_softmax(-1)).sum(-1).mean()
                optimiser.zero_grad()
                (policy + value).backward()
                nn.utils.clip_grad_norm_(model.parameters(), LARGEST_STEP)
                optimiser.step()
