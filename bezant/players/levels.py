"""The levels of the thinking player: budgets, each strong enough to beat the one below."""

from __future__ import annotations

from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.players.search import Search

LEVELS = ("level1", "level2", "level3", "level4", "level5", "level6")
DEADLINE = 1.0  # seconds, whatever the budget


def level(name: str, game: Game) -> Search:
    """The player of this level: so many simulations a decision as the game's evaluation says."""
    budgets: tuple[int, ...] = compile.module(f"games.{game.name}.evaluate", compile.INTERPRETED).LEVELS
    return Search(game, budgets[LEVELS.index(name)], DEADLINE)
