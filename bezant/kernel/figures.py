"""The pictures of a rulebook: positions of recorded games, which the page draws with its own board (`book/figures.toml`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from bezant.kernel import record
from bezant.kernel.book import folder
from bezant.kernel.game import OVER
from bezant.kernel.match import Match

Names = list[str]


@dataclass(frozen=True)
class Figure:
    """A position as it is shown, and what of it. Places are named as the boards name them: `land 3`."""

    seats: Names
    match: Match
    eyes: int | None  # the seat that looks; None for a spectator
    show: Literal["board", "seats"]
    offered: bool  # whether the open actions are lit
    look: list[str]  # the places the picture is cropped to; none for the whole board
    marks: list[str]  # places that are numbered, 1, 2, 3 ...
    way: list[str]  # an arrow from the first place to the second
    wide: float | None  # width to height, where the picture is not as wide as what it shows

    @property
    def view(self) -> dict[str, Any]:
        """What the page needs of a table to draw it."""
        game, state = self.match.game, self.match.state
        asked = game.to_move(state)
        return {
            "position": game.view(state, self.eyes),
            "to_move": None if asked == OVER else asked,
            "question": game.question(state) if self.offered else None,
            "options": game.options(state, asked) if self.offered and asked != OVER else [],
            "result": game.result(state),
        }


@cache
def figures(game: str) -> dict[str, Figure]:
    """Every figure of a game's book by its name, its position reached by replaying."""
    page = folder(game) / "figures.toml"
    described = tomllib.loads(page.read_text("utf-8")) if page.is_file() else {}
    return {name: _figure(game, **fields) for name, fields in described.items()}


def _figure(
    game: str,
    *,
    record: str,
    ply: int,
    then: list[str] | None = None,
    eyes: int | None = None,
    show: Literal["board", "seats"] = "board",
    offered: bool = False,
    look: list[str] | None = None,
    marks: list[str] | None = None,
    way: list[str] | None = None,
    wide: float | None = None,
) -> Figure:
    names, whole = _recorded(game, record)
    match = whole.until(ply)
    for words in then or []:
        match.play(match.to_move, match.game.actions.parse(words))
    return Figure(names, match, eyes, show, offered, look or [], marks or [], way or [], wide)


@cache
def _recorded(game: str, name: str) -> tuple[Names, Match]:
    reader = record.replayed((folder(game) / f"{name}.txt").read_text("utf-8"))
    return reader.names, reader.match
