"""What is learned, where, and how it is examined."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bezant.kernel.errors import BezantError
from bezant.kernel.game import Game, load
from bezant.lab.arena_report import wilson
from bezant.players.network import Network, fits, read
from bezant.train.habits import Habits, habits_of
from bezant.train.matches import Chooser, Greedy, match
from bezant.train.memory import Memory

if TYPE_CHECKING:
    from bezant.train.model import Instinct, Model

NETWORK, LOG, ROUNDS = "network.npz", "log.jsonl", "rounds"
EXAM_GAMES = 1024
SLACK = 0.02  # against `greedy`: less than that is chance


class AnotherTraining(BezantError):
    """A folder that holds the network of another game, of other seats or of older observations."""

    code = "another_training"


@dataclass(frozen=True)
class Setting:
    """A game with so many seats, the folder of its training, and the machine. Only what learns, or plays with what learns, loads
    PyTorch: a network that was trained elsewhere is shipped without it."""

    game: str
    seats: int
    folder: Path
    device: str = "cpu"
    seed: int = 0
    threads: int = field(default_factory=lambda: os.cpu_count() or 1)
    exam_games: int = EXAM_GAMES

    @cached_property
    def rules(self) -> Game:
        return load(self.game)

    @property
    def habits(self) -> Habits:
        return habits_of(self.game)

    @property
    def even(self) -> float:
        """The rate of a side that is as good as the others."""
        return 1 / len(self.rules.first_seats(self.seats))

    @property
    def greedy(self) -> Greedy:
        """Anew for each match, so that no match depends on those before it."""
        return Greedy(self.game, self.seed)

    @property
    def network(self) -> Path:
        """The file of the network that is kept."""
        return self.folder / NETWORK

    @property
    def memory(self) -> Memory:
        """The games of rounds of expert iteration."""
        return Memory(self.folder / ROUNDS)

    def kept(self) -> Network | None:
        """The network that is kept; None where nothing has been learned yet. One of another training is refused."""
        if not self.network.exists():
            return None
        found = read(self.network)
        self.check(self.network, found.about, fits(found, self.rules, self.seats))
        return found

    def check(self, file: Path, about: Mapping[str, Any], serves: bool = True) -> None:
        """Refuse a file that tells of another training."""
        told = {name: about.get(name) for name in self.origin}
        if told != self.origin or not serves:
            raise AnotherTraining(f"{file} is of {_words(told)}, not of {_words(self.origin)}: name another folder.")

    @property
    def origin(self) -> dict[str, Any]:
        """What a network has to say of itself to be one of this training."""
        return {"game": self.game, "seats": self.seats, "observation": self.rules.observation(self.seats).version}

    def settle(self, seed: int) -> None:
        """Let PyTorch use these threads, and draw from this seed."""
        import torch

        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(self.threads)
        torch.manual_seed(seed)

    def model(self) -> Model:
        """A new one, where it learns."""
        from bezant.train.model import Model

        return Model(self.rules, self.seats).to(self.device)

    def instinct(self, model: Model, temperature: float) -> Instinct:
        from bezant.train.model import Instinct

        return Instinct(model, self.device, temperature)

    def rate(self, model: Model, temperature: float, others: Chooser, seed: int, games: int | None = None) -> float:
        """Of the victories of a model with one side against others with all other sides."""
        games = self.exam_games if games is None else games
        one = self.instinct(model, temperature)
        return match(self.game, self.seats, one, others, games, self.threads, seed)

    def best_rate(self, model: Model, seed: int) -> tuple[float, float]:
        """Against `greedy`, with the temperature at which the model plays best, in other games than those that have chosen it."""
        best, *others = self.habits.temperatures
        if others:
            best = max((best, *others), key=lambda each: self.rate(model, each, self.greedy, seed))
        return self.rate(model, best, self.greedy, seed + 1), best

    def beats(self, rate: float) -> bool:
        """Whether so many victories are more than chance: the low end of their interval of 95 % is above an even share."""
        return wilson(rate * self.exam_games, self.exam_games)[0] > self.even

    def say(self, line: dict[str, Any]) -> None:
        """Another line of the log."""
        with (self.folder / LOG).open("a") as log:
            log.write(json.dumps(line) + "\n")


def _words(origin: Mapping[str, Any]) -> str:
    return f"{origin['game']} with {origin['seats']} seats and observations of version {origin['observation']}"
