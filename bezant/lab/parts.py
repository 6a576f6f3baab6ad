"""What several experiments need of a game."""

from __future__ import annotations

import hashlib
from typing import Any

from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.kernel.state import Array
from bezant.players.levels import budgets
from bezant.players.outlook import file_of
from bezant.players.search import knobs_of


def default_options(game: Game) -> Array:
    """The options of `new`, none of them changed, as the compiled rules read them."""
    options: Array = compile.module(f"games.{game.name}.data", compile.INTERPRETED).OPTIONS.values({})
    return options


def search_of(game: Game, seats: int) -> dict[str, Any]:
    """How the thinking players of a game search, and how long: results with other figures are those of other players."""
    weights = hashlib.sha256(file_of(game.name).read_bytes()).hexdigest()[:16]
    return {"levels": budgets(game, seats), **knobs_of(game, seats)._asdict(), "outlook": weights}
