"""The levels of the thinking player: budgets, each strong enough to beat the one below."""

from __future__ import annotations

from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.kernel.state import Twin
from bezant.players.search import Search

LEVELS = ("level1", "level2", "level3", "level4", "level5", "level6")
DEADLINE = 1.0  # seconds, whatever the budget


def budgets(game: Game, seats: int) -> tuple[int, ...]:
    """The simulations a decision of each level, as the game's evaluation says."""
    says = compile.module(f"games.{game.name}.evaluate", compile.INTERPRETED)
    found: tuple[int, ...] = says.LEVELS_WITH.get(seats, says.LEVELS)
    return found


class Level:
    """The player of a level: it searches with the budget for so many seats."""

    def __init__(self, name: str, game: Game) -> None:
        self._place, self._game = LEVELS.index(name), game

    def decide(self, imagined: Twin, seat: int, seed: int) -> int:
        budget = budgets(self._game, imagined.seats)[self._place]
        return Search(self._game, budget, DEADLINE).decide(imagined, seat, seed)
