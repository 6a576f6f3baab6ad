"""`--board`: play with a corrected copy of a game's board file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import bezant
from bezant.kernel.board import use_boards
from bezant.kernel.errors import BadBoard


def take_boards(given: Iterable[str]) -> None:
    """Uses the boards of `--board GAME=FILE`, after a look at each: a broken one is refused before anything starts."""
    boards = dict(map(_board, given))
    if boards:
        use_boards(boards)
    for game in boards:
        bezant.load(game)


def _board(given: str) -> tuple[str, Path]:
    game, equals, name = given.partition("=")
    path = Path(name).expanduser()
    if not equals or game not in bezant.game_names():
        games = ", ".join(bezant.game_names())
        raise BadBoard(f"“{given[:60]}” names no board; write GAME=FILE, where GAME is one of: {games}.")
    if not path.is_file():
        raise BadBoard(f"There is no board file {name}.")
    return game, path
