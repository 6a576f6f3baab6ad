"""The file of a review: which game and how deep in the first line, then a line of JSON for each decision looked at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bezant.kernel.errors import BezantError
from bezant.kernel.match import Match
from bezant.lab.review import Look

FORMAT = "bezant review 1"


class BadReview(BezantError):
    code = "bad_review"


class ReviewFile:
    """Keeps the looks of one review. A file of another one is refused; a last line that was cut off does not count."""

    def __init__(self, path: Path, match: Match, simulations: int) -> None:
        self._path, self._seats = path, match.seats
        self._plies = {entry.ply for entry in match.moves}
        moves = [[entry.seat, entry.action] for entry in match.entries[1:]]
        self._head = {
            "format": FORMAT,
            "game": match.game.name,
            "commitment": match.commitment,
            "moves": moves,
            "simulations": simulations,
        }

    def looks(self) -> list[Look]:
        """The looks in the file, in the order of their decisions; a new file gets its first line."""
        lines = self._lines()
        if not lines:
            self._write(self._path, [self._head], "w")
            return []
        if _parsed(lines[0]) != self._head:
            raise BadReview(f"{self._path} is no review of this game with as many simulations.")
        whole = lines[1:] if lines[-1].endswith("\n") else lines[1:-1]
        found = {look.ply: look for look in (self._look(line, number) for number, line in enumerate(whole, start=2))}
        self._write_anew([self._head, *(look.json() for look in found.values())])
        return sorted(found.values(), key=lambda look: look.ply)

    def add(self, look: Look) -> None:
        self._write(self._path, [look.json()], "a")

    def _lines(self) -> list[str]:
        try:
            return self._path.read_text("utf-8").splitlines(keepends=True) if self._path.exists() else []
        except UnicodeDecodeError:
            raise BadReview(f"{self._path} is no text file.") from None
        except OSError as error:
            raise BadReview(f"{self._path} cannot be read: {error.strerror}.") from None

    def _look(self, line: str, number: int) -> Look:
        try:
            look = Look(**_parsed(line))
            chances = [look.before, look.luck or look.before, look.played["chances"], look.best["chances"]]
            numbers = [isinstance(value, float | int) for values in chances for value in values]
            if look.ply in self._plies and len(numbers) == 4 * self._seats and all(numbers):
                return look
        except (TypeError, KeyError):
            pass
        raise BadReview(f"{self._path}, line {number}: this is no decision looked at.")

    def _write_anew(self, lines: list[dict[str, Any]]) -> None:
        """In place of what is there, which stays until all of it is written."""
        fresh = self._path.with_name(f"{self._path.name}.new")
        self._write(fresh, lines, "w")
        fresh.replace(self._path)

    def _write(self, path: Path, lines: list[dict[str, Any]], mode: str) -> None:
        try:
            with path.open(mode, encoding="utf-8") as file:
                file.writelines(json.dumps(line) + "\n" for line in lines)
        except OSError as error:
            raise BadReview(f"{path} cannot be written: {error.strerror}.") from None


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
