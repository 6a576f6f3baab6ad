"""The file of an arena: the first line says what is played; then comes a line of JSON for each game, written when it ends."""

from __future__ import annotations

import fcntl
import json
import math
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from bezant.kernel.errors import BezantError
from bezant.lab.arena_play import Played

FORMAT = "bezant arena 1"

# What older files call the parameters of the search.
OLD_NAMES = {
    "explore": "exploration",
    "warmth": "temperature",
    "spread": "uniform_share",
    "doubt": "fpu_reduction",
    "patience": "expansion_threshold",
    "cut_off": "rollout_depth",
    "tastes": "rollout_candidates",
    "luck": "playout_weight",
    "outlook": "value_weights",
}

Stored = tuple[int, int, Played]  # meeting, number and end of a game


class BadResults(BezantError):
    code = "bad_results"


class ResultFile:
    """The results of one contest, to read and to extend. `contest` says what is played; a file of another contest is refused.

    An incomplete last line is removed, and its game is played again."""

    def __init__(self, path: Path, contest: dict[str, Any], sides: int) -> None:
        self._path, self._contest, self._sides = path, json.loads(json.dumps(contest)), sides
        self._file: IO[bytes] | None = None

    def __enter__(self) -> ResultFile:
        try:
            self._file = self._path.open("a+b")
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._close()
            raise BadResults(f"Another arena is writing to {self._path}.") from None
        except OSError as error:
            raise BadResults(f"{self._path} cannot be written: {error.strerror}.") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()

    def stored(self) -> list[Stored]:
        """The games in the file. An empty one gets its first line."""
        assert self._file is not None
        self._file.seek(0)
        text = self._file.read()
        if not text:
            self._append({"format": FORMAT} | self._contest)
            return []
        games, whole = _parsed(self._path, text, self._contest, self._sides)
        self._file.truncate(whole)
        return games

    def add(self, meeting: int, number: int, played: Played) -> None:
        self._append({"meeting": meeting, "game": number} | vars(played))

    def _append(self, line: dict[str, Any]) -> None:
        assert self._file is not None
        try:
            self._file.write(json.dumps(line).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadResults(f"{self._path} cannot be written: {error.strerror}.") from None


def read_results(path: Path, contest: dict[str, Any], sides: int) -> list[Stored]:
    """The games of a file, without locking it; none if there is no file."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadResults(f"{path} cannot be read: {error.strerror}.") from None
    return _parsed(path, text, json.loads(json.dumps(contest)), sides)[0] if text else []


def _parsed(path: Path, text: bytes, contest: dict[str, Any], sides: int) -> tuple[list[Stored], int]:
    """The games of all complete lines, and how many bytes these lines have."""
    lines = text.splitlines(keepends=True)
    _check_same(path, _json(lines[0]), contest)
    games, whole = [], len(lines[0])
    for number, line in enumerate(lines[1:], 2):
        game = _json(line)
        if game is None and number == len(lines):
            break
        if not _is_game(game, len(contest["meetings"]), sides):
            raise BadResults(f"{path}, line {number}: this is no game of this arena.")
        played = Played(tuple(game["winners"]), tuple(game["decisions"]), tuple(map(float, game["seconds"])))
        games.append((game["meeting"], game["game"], played))
        whole += len(line)
    return games, whole


def _json(line: bytes) -> Any:
    """The content of a complete line; None if it is damaged."""
    try:
        return json.loads(line) if line.endswith(b"\n") else None
    except (ValueError, RecursionError):
        return None


def _check_same(path: Path, header: Any, contest: dict[str, Any]) -> None:
    """Refuse a file that holds the games of another contest, and say what differs."""
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadResults(f"{path} holds no results of an arena.")
    for key, value in contest.items():
        found = _with_new_names(header.get(key)) if key == "search" else header.get(key)
        if found != value:
            raise BadResults(f"{path} holds the games of another arena: its {key} {_said(found)}, not {_said(value)}.")


def _with_new_names(search: Any) -> Any:
    return {OLD_NAMES.get(name, name): value for name, value in search.items()} if isinstance(search, dict) else search


def _said(value: Any) -> str:
    words = json.dumps(value, ensure_ascii=False)
    return words if len(words) <= 200 else words[:200] + "…"


def _is_game(line: Any, meetings: int, sides: int) -> bool:
    if not isinstance(line, dict) or line.keys() != {"meeting", "game", "winners", "decisions", "seconds"}:
        return False
    numbers, lists = (line["meeting"], line["game"]), (line["winners"], line["decisions"], line["seconds"])
    if not all(type(each) is int and each >= 0 for each in numbers) or not all(type(each) is list for each in lists):
        return False
    winners, decisions, seconds = lists
    return (
        line["meeting"] < meetings
        and all(type(side) is int for side in winners)
        and winners == sorted(set(winners) & set(range(sides)))
        and len(decisions) == len(seconds) == sides
        and all(type(each) is int and each >= 0 for each in decisions)
        and all(type(each) in (int, float) and 0 <= each < math.inf for each in seconds)
    )
