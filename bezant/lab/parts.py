"""What several experiments need of a game."""

from __future__ import annotations

from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.kernel.state import Array


def default_options(game: Game) -> Array:
    """The options of `new`, none of them changed, as the compiled rules read them."""
    options: Array = compile.module(f"games.{game.name}.data", compile.INTERPRETED).OPTIONS.values({})
    return options
