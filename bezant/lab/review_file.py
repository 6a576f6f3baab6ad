"""The file of a review: the first line says which game, which network and how many simulations; then a line of JSON for each
decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bezant.kernel.errors import BezantError
from bezant.kernel.match import Match
from bezant.lab.analysis import Analysis
from bezant.players.network import identity_of

FORMAT = "bezant review 1"


class BadReview(BezantError):
    code = "bad_review"


class ReviewFile:
    """Keeps the analyses of one review. A file of another review is refused, and so is one that another network began and did not
    finish. An incomplete last line is ignored."""

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
            "network": identity_of(match.game.name, match.seats),
        }

    def analyses(self) -> list[Analysis]:
        """The analyses in the file, in the order of the decisions; a new file gets its first line."""
        lines = _lines(self._path)
        if not lines:
            self._write(self._path, [self._head], "w")
            return []
        head = _parsed(lines[0])
        if not isinstance(head, dict) or head | {"network": None} != self._head | {"network": None}:
            raise BadReview(f"{self._path} is no review of this game with as many simulations.")
        whole = lines[1:] if lines[-1].endswith("\n") else lines[1:-1]
        found = {
            analysis.ply: analysis
            for analysis in (self._analysis(line, number) for number, line in enumerate(whole, start=2))
        }
        begun = head.get("network")  # files of old do not say it
        if begun not in (None, self._head["network"]) and len(found) < len(self._plies):
            raise BadReview(f"{self._path} was begun with another network; name another file to begin anew.")
        self._write_anew([head, *(analysis.json() for analysis in found.values())])
        return sorted(found.values(), key=lambda analysis: analysis.ply)

    def add(self, analysis: Analysis) -> None:
        self._write(self._path, [analysis.json()], "a")

    def _analysis(self, line: str, number: int) -> Analysis:
        try:
            analysis = Analysis(**_parsed(line))
            chances = [
                analysis.before,
                analysis.luck or analysis.before,
                analysis.played["chances"],
                analysis.best["chances"],
            ]
            numbers = [isinstance(value, float | int) for values in chances for value in values]
            if analysis.ply in self._plies and len(numbers) == 4 * self._seats and all(numbers):
                return analysis
        except (TypeError, KeyError):
            pass
        raise BadReview(f"{self._path}, line {number}: this is no analysis of a decision.")

    def _write_anew(self, lines: list[dict[str, Any]]) -> None:
        """Replace the file; the old one stays until all of the new one is written."""
        fresh = self._path.with_name(f"{self._path.name}.new")
        self._write(fresh, lines, "w")
        fresh.replace(self._path)

    def _write(self, path: Path, lines: list[dict[str, Any]], mode: str) -> None:
        try:
            with path.open(mode, encoding="utf-8") as file:
                file.writelines(json.dumps(line) + "\n" for line in lines)
        except OSError as error:
            raise BadReview(f"{path} cannot be written: {error.strerror}.") from None


def begun_with(path: Path) -> int | None:
    """The simulations for each decision of the review that is in a file; None where it does not say how many."""
    lines = _lines(path)
    head = _parsed(lines[0]) if lines else None
    simulations = head.get("simulations") if isinstance(head, dict) else None
    return simulations if type(simulations) is int and simulations >= 1 else None


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    except UnicodeDecodeError:
        raise BadReview(f"{path} is no text file.") from None
    except OSError as error:
        raise BadReview(f"{path} cannot be read: {error.strerror}.") from None


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
