"""How a seat of Jerusalem stands, in the figures that people count: what a review compares two moves by."""

from __future__ import annotations

import numpy as np

from .evaluate import CARD_WORTH, COIN, FLOOR, PAID_COIN, PAID_SQUIRE, POINT, SQUIRE, TOWER_WORTH
from .state import State
from .tables import CARDS
from .value import CARD, FEATURES, FLOORS, NOW, PLACED, POINTS, PURSE, SCREEN, TOWER_INCOME, features_into

# What one of each is worth in the first round, in hundredths of a point of prestige.
WORTH = {
    "points": POINT,
    "floors": FLOOR,
    "coins": float(COIN[0]),
    "squires": float(SQUIRE[0]),
    "placed": float(SQUIRE[0]),
    "income_squires": float(PAID_SQUIRE[0]),
    "income_coins": float(PAID_COIN[0]),
    "income_points": POINT,
    "tower": TOWER_WORTH,
    "cards": sum(float(CARD_WORTH[card]) for card in range(CARDS)) / CARDS,
}
OUTCOMES = ("won", "left_over", "built")


def outlook(s: State, seat: int) -> dict[str, float]:
    """Prestige and floors, what is held, what stands in the city, and what it may be expected to pay in this round."""
    found = np.zeros(len(FEATURES))
    features_into(s, seat, found)
    return {
        "points": found[POINTS],
        "floors": found[FLOORS],
        "coins": found[PURSE],
        "squires": found[SCREEN],
        "placed": found[PLACED],
        "income_squires": found[NOW],
        "income_coins": found[NOW + 1],
        "income_points": found[NOW + 2],
        "tower": found[NOW + TOWER_INCOME],
        "cards": found[CARD:].sum(),
    }


def acting(s: State) -> int:
    return int(s.active)
