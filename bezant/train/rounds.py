"""Expert iteration: the search plays with a network, the next network learns what the search found, and a match decides whether it
takes the place of the one before."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from bezant.kernel.errors import BezantError
from bezant.players.network import Network, network_of
from bezant.train.experts import Shown, Teacher, shown
from bezant.train.memory import Games
from bezant.train.setting import SLACK, Setting

if TYPE_CHECKING:
    from bezant.train.model import Model

SAVED = 60  # seconds of games that a kill may cost, at most
MADE = "rounds_made"  # what a network says of the rounds in its folder; `rounds` are those that it was kept in


class NoNetwork(BezantError):
    """There is nothing that a round could begin with."""

    code = "no_network"


@dataclass(frozen=True)
class Playing:
    """How far the games of a round are."""

    number: int
    games: int
    decisions: int
    done: float  # the part of their time that is over


@dataclass(frozen=True)
class Round:
    """What a round brought: decisions that were shown, and the rates of its network."""

    number: int
    decisions: int
    before: float  # against the network that played the games
    greedy: float
    greedy_before: float  # of the network that played the games, in the same games
    kept: bool


class Rounds:
    """Rounds of expert iteration in the folder of a training, from its network on; where it has none, from the shipped one. The
    search that teaches sees with this network, or `by_hand`."""

    def __init__(self, setting: Setting, minutes: float, simulations: int, by_hand: bool = False) -> None:
        self.setting, self.minutes, self.simulations, self.by_hand = setting, minutes, simulations, by_hand
        self._seconds = 60 * minutes  # of the games of a round
        self.brought: list[Round] = []  # by this call
        if setting.kept() is None:
            self._begin_with_the_shipped_one()

    def _begin_with_the_shipped_one(self) -> None:
        at = self.setting
        found = network_of(at.game, at.seats)
        if found is None:
            raise NoNetwork(f"No network of {at.rules.title} with {at.seats} seats to begin with: train it first.")
        at.memory.forget()
        replace(found, about=found.about | {MADE: 0}).save(at.network)

    @property
    def made(self) -> int:
        """How many rounds this folder has seen, those counted in that were not kept."""
        return int(self._before.about.get(MADE, 0))

    @property
    def _before(self) -> Network:
        found = self.setting.kept()
        assert found is not None
        return found

    def run(self, rounds: int) -> Generator[Playing | Round, None, None]:
        """So many rounds in all; yields after each, and while it plays."""
        for number in range(self.made + 1, rounds + 1):
            yield from self._play(number)
            self.brought.append(self._learn(number))
            yield self.brought[-1]

    def _play(self, number: int) -> Generator[Playing, None, None]:
        """Games, for as long as a round takes; those that an earlier call has played are counted in."""
        at, games = self.setting, self.setting.memory.games(number)
        earlier = saved = games.seconds
        yield self._playing(number, games)
        if earlier >= self._seconds:
            return
        eyes = None if self.by_hand else at.network
        teacher = Teacher(at.game, at.seats, eyes, self.simulations, self._seed(number))
        try:
            with closing(shown(teacher, at.threads, games.following, self._seconds - earlier)) as answers:
                for game, seconds, part in answers:
                    games.add(game, part, earlier + seconds)
                    if games.seconds - saved >= SAVED:
                        saved = games.seconds
                        at.memory.save(number, games)
                    yield self._playing(number, games)
        finally:
            at.memory.save(number, games)

    def _playing(self, number: int, games: Games) -> Playing:
        return Playing(number, games.following, games.decisions, min(1.0, games.seconds / self._seconds))

    def _learn(self, number: int) -> Round:
        """Learn from the games of the last rounds. The new network is kept if it is more than by chance better than the one before,
        and against `greedy` no worse: the file of the network says either way that the round is made."""
        at, seed, before = self.setting, self._seed(number), self._before
        at.settle(seed)
        old, new = at.model(), at.model()
        for model in (old, new):
            model.take(before)
        self._study(new, at.memory.lessons(number))
        greedy, temperature = at.best_rate(new, seed)
        greedy_before = at.rate(old, before.temperature, at.greedy, seed + 1)
        rate = at.rate(new, temperature, at.instinct(old, before.temperature), seed)
        kept = at.beats(rate) and greedy >= greedy_before - SLACK
        done = Round(number, at.memory.games(number).decisions, rate, greedy, greedy_before, kept)
        after = new.network(self._about(before, done, temperature)) if kept else before
        replace(after, about=after.about | {MADE: number}).save(at.network)
        at.say({"round": asdict(done)})
        return done

    def _about(self, before: Network, done: Round, temperature: float) -> dict[str, Any]:
        """What the file of a kept network says of its origin."""
        teacher = "the hand-written search" if self.by_hand else "the search"
        return before.about | {
            "rounds": before.about.get("rounds", 0) + 1,
            "greedy": round(done.greedy, 4),
            "temperature": temperature,
            "exam_games": self.setting.exam_games,
            "method": f"cloning of greedy, PPO self-play, then expert iteration with {teacher}",
            "by_hand": self.by_hand,
            "round_minutes": self.minutes,
            "simulations": self.simulations,
        }

    def _seed(self, number: int) -> int:
        return 100 * self.setting.seed + number

    def _study(self, model: Model, lessons: Shown) -> None:
        """Let the model learn what the search found."""
        from bezant.train.study import study

        study(model, lessons, self.setting.device)
