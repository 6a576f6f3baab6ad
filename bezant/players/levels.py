"""The levels: players of every strength in between. Where a network has learned the game the lower ones play by it, and overlook
much; where it guides the search, the higher ones see with it. Elsewhere a level is a budget of simulations with the hand-written
evaluation, each large enough to beat the level below."""

from __future__ import annotations

import random
from typing import NamedTuple

from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.kernel.state import Position
from bezant.players.instinct import drawn
from bezant.players.network import guide_of, network_of
from bezant.players.search import Search


class Strength(NamedTuple):
    """Of a level that plays by a network."""

    overlooked: float  # the chance of each action not to come to its mind
    simulations: int  # of a decision; none: it plays at first sight


STRENGTHS = {
    "level1": Strength(0.85, 0),
    "level2": Strength(0.60, 0),
    "level3": Strength(0.30, 0),
    "level4": Strength(0.10, 32),
    "level5": Strength(0.0, 200),
    "level6": Strength(0.0, 2_000),
}
LEVELS = tuple(STRENGTHS)
FIRST_TO_SEARCH = next(name for name, strength in STRENGTHS.items() if strength.simulations)
DEADLINE = 1.0  # seconds, whatever the budget
FEWEST = 2  # actions that come to mind


def budgets(game: Game, seats: int) -> tuple[int, ...]:
    """The simulations for a decision, by level, from `evaluate.py`, where no network guides the search."""
    evaluation = part_of(game.name, "evaluate", compile.INTERPRETED)
    found: tuple[int, ...] = evaluation.LEVELS_WITH.get(seats, evaluation.LEVELS)
    return found


def noticed(legal: list[int], overlooked: float, seed: int) -> list[int]:
    """The actions that come to mind, each with the same chance, in the order in which they do. Nobody plays the first that comes
    without a thought of another."""
    chance = random.Random(seed)
    order = chance.sample(legal, len(legal))
    return [action for place, action in enumerate(order) if place < FEWEST or chance.random() >= overlooked]


def plays_at_first_sight(level: str, game: Game, seats: int) -> bool:
    """Whether this level needs no search there."""
    return not STRENGTHS[level].simulations and network_of(game.name, seats) is not None


class Level:
    """The player of one level."""

    def __init__(self, name: str, game: Game) -> None:
        self._name, self._game = name, game

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        game, seats, strength = self._game, imagined.seats, STRENGTHS[self._name]
        network, guide, legal = network_of(game.name, seats), guide_of(game.name, seats), game.legal(imagined)
        seen = noticed(legal, strength.overlooked, seed)
        if network is not None and not strength.simulations:
            return drawn(network, game.observe(imagined, seat), seen, seed)
        if guide is None:
            budget = budgets(game, seats)[LEVELS.index(self._name)]
            return Search(game, budget, DEADLINE).decide(imagined, seat, seed)
        missed = set(legal).difference(seen)
        return Search(game, strength.simulations, DEADLINE, network=guide).decide(imagined, seat, seed, missed)
