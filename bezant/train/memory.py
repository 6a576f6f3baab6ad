"""The games of the last rounds in the folder of a training. Each save of a round is a file of its own, so that saving takes as long
at its end as at its beginning; a round that was broken off goes on with what it has saved."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from bezant.train.experts import Shown, together

ROUNDS = 3  # whose games are learned from
FILE = re.compile(r"(\d+)(?:-(\d+))?\.npz")  # ROUND-SAVE.npz; ROUND.npz had all games of a round before


@dataclass
class Games:
    """How far a round is: the number of its next game, the seconds that it has played, and the decisions that were written down."""

    following: int = 0
    seconds: float = 0.0
    decisions: int = 0
    unsaved: list[Shown] = field(default_factory=list)

    def add(self, number: int, shown: Shown, seconds: float) -> None:
        self.unsaved.append(shown)
        self.following, self.seconds = max(self.following, number + 1), seconds
        self.decisions += len(shown.seen)


class Memory:
    """What the rounds in this folder have shown."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def games(self, number: int) -> Games:
        """Of the round of this number, as far as they are saved; none where it has not begun, or is forgotten."""
        found = Games()
        for path in self._saves(number).values():
            with np.load(path, allow_pickle=False) as stored:
                found.following, found.seconds = int(stored["following"]), float(stored["seconds"])
                found.decisions += len(stored["sides"])
        return found

    def save(self, number: int, games: Games) -> None:
        """Write what the round has shown since its last save, and forget the round that is too old to learn from."""
        if not games.unsaved:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        beside = self._folder / f"{number}.part.npz"  # what is half written is never read
        arrays = vars(together(games.unsaved))
        np.savez_compressed(beside, following=games.following, seconds=games.seconds, **arrays)
        beside.replace(self._folder / f"{number}-{max(self._saves(number), default=0) + 1}.npz")
        games.unsaved.clear()
        for path in self._saves(number - ROUNDS).values():
            path.unlink()

    def lessons(self, number: int) -> Shown:
        """Of the round of this number and those before it."""
        numbers = range(max(1, number - ROUNDS + 1), number + 1)
        return together([_shown(path) for each in numbers for path in self._saves(each).values()])

    def forget(self) -> None:
        """Forget all rounds."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _saves(self, number: int) -> dict[int, Path]:
        """The files of a round by the numbers of their saves, in order."""
        names = ((path, FILE.fullmatch(path.name)) for path in self._folder.glob(f"{number}*.npz"))
        found = {int(name[2] or 0): path for path, name in names if name and int(name[1]) == number}
        return dict(sorted(found.items()))


def _shown(path: Path) -> Shown:
    with np.load(path, allow_pickle=False) as stored:
        return Shown(**{name: stored[name] for name in Shown.__dataclass_fields__})
