"""Boards drawn with characters by each game's own module `terminal`.

It has `draw(view, narrator, width)`, which gives the board as a Text, and `badge(part)`, a sign that stands before a choice.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.text import Text

from bezant.cli.narrator import Narrator
from bezant.kernel.game import Game
from bezant.kernel.state import Twin


def draw(game: Game, state: Twin, narrator: Narrator, width: int, seat: int | None = None) -> Text:
    """The position as that seat, or a spectator, may see it."""
    drawn: Text = _module(game).draw(game.view(state, seat), narrator, width)
    return drawn


def badge(game: Game, part: dict[str, Any]) -> Text:
    """The sign of one part of an option; empty where it has none."""
    sign: Text = _module(game).badge(part)
    return sign


def _module(game: Game) -> Any:
    return import_module(f"bezant.games.{game.name}.terminal")
