"""The levels of the searching player: budgets of simulations, each large enough to beat the level below."""

from __future__ import annotations

from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.kernel.state import Position
from bezant.players.search import Search

LEVELS = ("level1", "level2", "level3", "level4", "level5", "level6")
DEADLINE = 1.0  # seconds, whatever the budget


def budgets(game: Game, seats: int) -> tuple[int, ...]:
    """The simulations for a decision, by level, from `evaluate.py` of the game."""
    evaluation = part_of(game.name, "evaluate", compile.INTERPRETED)
    found: tuple[int, ...] = evaluation.LEVELS_WITH.get(seats, evaluation.LEVELS)
    return found


class Level:
    """The player of one level: it searches with the budget for the number of seats."""

    def __init__(self, name: str, game: Game) -> None:
        self._place, self._game = LEVELS.index(name), game

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        budget = budgets(self._game, imagined.seats)[self._place]
        return Search(self._game, budget, DEADLINE).decide(imagined, seat, seed)
