"""How a seat of Byzantium stands, in the figures that people count: what a review compares two moves by."""

from __future__ import annotations

import numpy as np

from . import tables as T
from .evaluate import ARMY_CUBE, BEZANT, CITY_GAIN, LOST_CUBE, POINT, POOL_CUBE
from .state import State
from .value import DEBT, FEATURES, LOSSES, OF_A_SIDE, POOL, SCORE, SIDES, WALLS, features_into

# What one of each is worth, in hundredths of a point.
WORTH = {
    "score": POINT,
    "byzantine": POINT / 2,
    "arab": POINT / 2,
    "markers": CITY_GAIN,
    "bezants": BEZANT,
    "army": ARMY_CUBE,
    "levy": ARMY_CUBE / 2,
    "pool": POOL_CUBE,
    "lost": -LOST_CUBE,
    "walls": POOL_CUBE,
}
OUTCOMES = ("captured", "fell", "siege_failed", "battle_lost", "retreated", "levy", "destroyed")
TOTAL, MARKERS, MONEY, RICHES, ELITE, MAIN, LEVY, MOVE = range(8)  # where the features of a side stand


def outlook(s: State, seat: int) -> dict[str, float]:
    """The score if the game ended now, what stands behind it, money after the upkeep that comes, and cubes."""
    found = np.zeros(len(FEATURES))
    features_into(s, seat, found)
    sides = found[SIDES:].reshape(-1, OF_A_SIDE)
    both = sides.sum(axis=0)
    return {
        "score": found[SCORE],
        "byzantine": sides[T.BYZ, TOTAL],
        "arab": sides[T.ARAB, TOTAL],
        "markers": both[MARKERS],
        "bezants": both[MONEY] + both[RICHES] - found[DEBT],
        "army": both[ELITE] + both[MAIN] + both[MOVE],
        "levy": both[LEVY],
        "pool": found[POOL],
        "lost": found[LOSSES],
        "walls": found[WALLS],
    }


def acting(s: State) -> int:
    return int(s.actor)
