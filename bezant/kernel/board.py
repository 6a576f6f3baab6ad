"""Read the printed data of a game: its own board file, or a corrected copy that stands in for it."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any

from bezant.kernel.errors import BadBoard

# Corrected copies as JSON, {"game": "path"}: a variable of the environment, because worker processes inherit it.
VARIABLE = "BEZANT_BOARDS"

Check = Callable[[dict[str, Any]], None]  # refuses a board with BadBoard
Place = tuple[str | int, ...]  # where something stands in the file: ("city", 3, "size") for the size of the fourth city


def checked_board(beside: str, check: Check) -> dict[str, Any]:
    """`read_board`, checked by the game."""
    board = read_board(beside)
    check(board)
    return board


def check_all(board: dict[str, Any], checks: Iterable[Check]) -> None:
    """Refuses a board that cannot be played on, in one sentence; what it does not say at all is named."""
    try:
        for check in checks:
            check(board)
    except KeyError as missing:
        raise BadBoard(f"The board does not say {missing}.") from None


def read_board(beside: str) -> dict[str, Any]:
    """The content of the board.toml that lies beside this file, or of the corrected copy in use for its game."""
    own = Path(beside).with_name("board.toml")
    copy = corrected_boards().get(own.parent.name)
    if copy is None:
        return _parse(own, own.name)
    board = _parse(copy, str(copy))
    _check_shape(board, _parse(own, own.name), ())
    return board


def corrected_boards() -> dict[str, Path]:
    """The corrected copies in use, by game."""
    given = json.loads(os.environ.get(VARIABLE) or "{}")
    return {game: Path(path) for game, path in given.items()}


def use_boards(boards: Mapping[str, Path]) -> None:
    """Have these games read these board files from now on, here and in processes started from here."""
    os.environ[VARIABLE] = json.dumps({game: str(path.absolute()) for game, path in boards.items()})


def located(error: BadBoard, game: str) -> BadBoard:
    """The refusal of a corrected copy, with the file and the line it is about."""
    copy = corrected_boards().get(game)
    if copy is None or str(copy) in str(error):
        return error
    text = copy.read_text("utf-8")
    line = _line_of_place(text, error.at) if error.at else _line_of_names(text, str(error))
    return BadBoard(f"{copy}, line {line}: {error}" if line else f"{copy}: {error}", error.at)


def _parse(path: Path, name: str) -> dict[str, Any]:
    try:
        raw = path.read_bytes()
        return tomllib.loads(raw.decode("utf-8"))
    except OSError as error:
        raise BadBoard(f"{name} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadBoard(f"{name} cannot be read: line {line} is no UTF-8 text.") from None
    except tomllib.TOMLDecodeError as error:
        words, _, place = str(error).removesuffix(")").partition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found[1]) if found else raw.count(b"\n") + 1
        raise BadBoard(f"{name} cannot be read: line {line}: {words}.") from None
    except RecursionError:
        raise BadBoard(f"{name} cannot be read: too many brackets in one another.") from None


# --- the shape: whatever the game's own file says, the copy says too, in values of the same kind ------------------------------

_KINDS = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


def _check_shape(given: Any, own: Any, at: Place) -> None:
    if type(given) is not type(own):
        raise BadBoard(f"“{_named(at)}” is {_KINDS.get(type(own), 'something else')}.", at)
    if isinstance(own, dict):
        for key, value in own.items():
            if not key.startswith("source"):  # where a value comes from, in any words
                _check_shape(_member(given, key, at), value, (*at, key))
    elif isinstance(own, list) and own:
        if not given:
            raise BadBoard(f"“{_named(at)}” is empty.", at)
        for index, item in enumerate(given):
            _check_shape(item, _pattern(own, item), (*at, index))


def _member(given: dict[str, Any], key: str, at: Place) -> Any:
    if key not in given:
        raise BadBoard(f"“{_named((*at, key))}” is missing.", at)
    return given[key]


def _pattern(own: list[Any], item: Any) -> Any:
    """What an item of a list is like: for tables, what all of them say, and what this one says besides."""
    if not all(isinstance(each, dict) for each in own):
        return own[0]
    said = item if isinstance(item, dict) else {}
    keys = {key for each in own for key in each if key in said or all(key in other for other in own)}
    return {key: _pattern([each[key] for each in own if key in each], said.get(key)) for key in keys}


def _named(at: Place) -> str:
    return "".join(f", {part}" if isinstance(part, str) else f" {part + 1}" for part in at).removeprefix(", ")


def check_ranges(board: dict[str, Any], ranges: Iterable[tuple[tuple[str, ...], int, int]]) -> None:
    """Single numbers: where they stand, the least and the most they may be."""
    for at, low, high in ranges:
        value: Any = board
        for key in at:
            value = value[key]
        if not low <= value <= high:
            raise BadBoard(f"“{at[-1]}” of {' '.join(at[:-1])} is {low} to {high}, not {value}.", at)


# --- lines ------------------------------------------------------------------------------------------------------------------------

_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"\s*([\w-]+)\s*=")


def _places(text: str) -> Iterator[tuple[int, Place]]:
    """The tables and keys of a file, each with its line."""
    here: Place = ()
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            name = header[2]
            here = tuple(name.split("."))
            if header[1] == "[[":
                counts[name] = counts.get(name, -1) + 1
                here = (*here, counts[name])
            yield number, here
        elif key := _KEY.match(line):
            yield number, (*here, key[1])


def _line_of_place(text: str, at: Place) -> int:
    """The line that leads nearest to the place."""

    def shared(place: Place) -> int:
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(place, at, strict=False)))

    number, _ = max(_places(text), key=lambda found: (shared(found[1]), -found[0]), default=(1, ()))
    return number


def _line_of_names(text: str, words: str) -> int | None:
    """The line of the entry that a sentence is about: of a link a–b, or of what it names in “quotes”."""
    lines = text.splitlines()
    if link := re.search(r"([\w-]+)–([\w-]+)", words):
        a, b = (re.compile(rf'\s*\w+\s*=\s*"{re.escape(end)}"') for end in link.groups())
        pairs = enumerate(pairwise(lines), start=1)
        return next((number for number, (first, second) in pairs if a.match(first) and b.match(second)), None)
    for name in re.findall("“([^”]+)”", words):
        for pattern in (rf'\s*id\s*=\s*"{re.escape(name)}"', rf'.*"{re.escape(name)}"'):
            found = next((number for number, line in enumerate(lines, start=1) if re.match(pattern, line)), None)
            if found is not None:
                return found
    return None
