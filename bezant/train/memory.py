"""The games of the last rounds, a file for each round in the folder of a training: a round that was broken off goes on with those
that it has."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from bezant.train.experts import Shown, together

ROUNDS = 3  # whose games are learned from


@dataclass
class Games:
    """What the games of a round have shown so far; the number of its next game, and the seconds that it has played."""

    parts: list[Shown] = field(default_factory=list)
    following: int = 0
    seconds: float = 0.0

    @property
    def decisions(self) -> int:
        return sum(len(part.seen) for part in self.parts)

    def add(self, number: int, shown: Shown, seconds: float) -> None:
        self.parts.append(shown)
        self.following, self.seconds = max(self.following, number + 1), seconds


class Memory:
    """What the rounds in this folder have shown."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def games(self, number: int) -> Games:
        """Of the round of this number; none where it has not begun, or is forgotten."""
        if not self._file(number).exists():
            return Games()
        with np.load(self._file(number), allow_pickle=False) as stored:
            shown = Shown(**{name: stored[name] for name in Shown.__dataclass_fields__})
            return Games([shown], int(stored["following"]), float(stored["seconds"]))

    def keep(self, number: int, games: Games) -> None:
        """Write the file of a round anew, and forget the round that is too old to learn from."""
        self._folder.mkdir(parents=True, exist_ok=True)
        beside = self._folder / f"{number}.part.npz"
        arrays = vars(together(games.parts))
        np.savez_compressed(beside, following=games.following, seconds=games.seconds, **arrays)
        beside.replace(self._file(number))
        self._file(number - ROUNDS).unlink(missing_ok=True)

    def lessons(self, number: int) -> Shown:
        """Of the round of this number and those before it."""
        numbers = range(max(1, number - ROUNDS + 1), number + 1)
        return together([part for each in numbers for part in self.games(each).parts])

    def forget(self) -> None:
        """Forget all rounds."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _file(self, number: int) -> Path:
        return self._folder / f"{number}.npz"
