"""Boards drawn with characters by each game's own module `terminal`.

It has `draw(view, narrator, width)`, which gives the board as a Text, and `badge(part)`, a sign that stands before a choice.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bezant.cli.narrator import Narrator
from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.kernel.shapes import Place
from bezant.kernel.state import Position


def draw(game: Game, state: Position, narrator: Narrator, width: int, seat: int | None = None) -> Text:
    """The position as that seat, or a spectator, may see it."""
    drawn: Text = _module(game).draw(game.view(state, seat), narrator, width)
    return drawn


def badge(game: Game, part: Place) -> Text:
    """The sign of one part of an option; empty where it has none."""
    sign: Text = _module(game).badge(part)
    return sign


def _module(game: Game) -> Any:
    return part_of(game.name, "terminal", compile.INTERPRETED)
