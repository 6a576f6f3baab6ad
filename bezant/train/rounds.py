"""Expert iteration: the search plays with a network, the next network learns what the search found, and a match decides whether it
takes the place of the one before."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from dataclasses import asdict, dataclass
from pathlib import Path

import torch
from torch import nn

from bezant.kernel.game import load
from bezant.players.network import read
from bezant.train.experts import Shown, shown, together
from bezant.train.lessons import LARGEST_STEP, sides_from
from bezant.train.matches import Greedy, Instinct, match
from bezant.train.model import Model
from bezant.train.run import EXAM_GAMES, LOG, NETWORK
from bezant.train.tables import habits_of

EPOCHS, BATCH, RATE = 3, 2048, 2e-4
MEMORY = 3  # rounds whose games are learned from
EXPECTED = 0.5  # share of what the search expected in what a value learns; the rest is what came of it


@dataclass(frozen=True)
class Round:
    """What a round brought: decisions that were shown, and the rates of its network."""

    number: int
    decisions: int
    before: float  # against the network that played the games
    greedy: float
    kept: bool


class Rounds:
    """Rounds of expert iteration in the folder of a training, from its network on."""

    def __init__(
        self,
        game: str,
        seats: int,
        folder: Path,
        games: int,
        simulations: int,
        *,
        device: str = "cpu",
        seed: int = 0,
        threads: int | None = None,
        exam_games: int = EXAM_GAMES,
    ) -> None:
        self.game, self.seats, self.folder = load(game), seats, folder
        self.games, self.simulations, self.device, self.seed = games, simulations, device, seed
        self.threads, self._exam_games = threads or os.cpu_count() or 1, exam_games
        self._greedy = Greedy(game, self.threads, seed)
        self._memory: list[Shown] = []

    def run(self, rounds: int) -> Generator[Round, None, None]:
        """So many rounds; yields after each."""
        for number in range(1, rounds + 1):
            yield self._round(number)

    def _round(self, number: int) -> Round:
        path, seed = self.folder / NETWORK, 100 * self.seed + number
        before = read(path)
        name = self.game.name
        parts = list(shown(name, self.seats, path, self.games, self.simulations, seed, self.threads))
        self._memory = [*self._memory, together(parts)][-MEMORY:]
        old, new = (Model(self.game, self.seats).to(self.device) for _ in range(2))
        for model in (old, new):
            model.take(before)
        self._study(new)
        against = self._match(new, self._instinct(old), seed), self._match(new, self._greedy, seed)
        done = Round(number, len(self._memory[-1].seen), *against, kept=against[0] > self._even)
        if done.kept:
            about = before.about | {"rounds": before.about.get("rounds", 0) + 1, "greedy": round(against[1], 4)}
            about |= {"method": "cloning of greedy, PPO self-play, then expert iteration with the search"}
            new.network(about).save(path)
        with (self.folder / LOG).open("a") as log:
            log.write(json.dumps({"round": asdict(done)}) + "\n")
        return done

    @property
    def _even(self) -> float:
        return 1 / (max(self.game.sides(self.seats)) + 1)

    def _study(self, model: Model) -> None:
        """Learn what the search visited, and how good it thought and found positions to be."""
        lessons = together(self._memory)
        seen, visits, masks = (
            torch.from_numpy(array).to(self.device) for array in (lessons.seen, lessons.visits, lessons.masks)
        )
        side = torch.from_numpy(lessons.sides).to(self.device)
        values = EXPECTED * lessons.values + (1 - EXPECTED) * lessons.shares
        targets = torch.from_numpy(values).to(self.device).gather(1, sides_from(side, values.shape[1]))
        optimiser = torch.optim.Adam(model.parameters(), RATE)
        for _ in range(EPOCHS):
            for picked in torch.randperm(len(seen), device=self.device).split(BATCH):
                logits, sides = model(seen[picked], masks[picked])
                policy = -(visits[picked].float() * logits.log_softmax(-1)).sum(-1).mean()
                value = -(targets[picked] * sides.log_softmax(-1)).sum(-1).mean()
                optimiser.zero_grad()
                (policy + value).backward()
                nn.utils.clip_grad_norm_(model.parameters(), LARGEST_STEP)
                optimiser.step()

    def _instinct(self, model: Model) -> Instinct:
        return Instinct(model, self.device, habits_of(self.game.name).temperature)

    def _match(self, model: Model, others: Greedy | Instinct, seed: int) -> float:
        one = self._instinct(model)
        return match(self.game.name, self.seats, one, others, self._exam_games, self.threads, seed)
