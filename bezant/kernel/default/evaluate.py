"""How good a position is where a game says nothing of it: a victory is, a defeat is not. Searched by playing on to the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bezant.kernel import compile
from bezant.kernel.compile import outlined, table
from bezant.kernel.contract import sides_by_count

WON = 1_000_000
SEARCH = {
    "exploration": 1.5,
    "temperature": 100_000.0,
    "uniform_share": 0.25,
    "fpu_reduction": 0.05,
    "expansion_threshold": 1,
    "rollout_depth": 200,
    "rollout_candidates": 4,
    "playout_weight": 0.0,
}
SEARCH_WITH: Mapping[int, Mapping[str, float]] = {}
LEVELS = (6, 16, 50, 160, 600, 5_000)
LEVELS_WITH: Mapping[int, tuple[int, ...]] = {}


if _game := compile.game_made_for(__name__):
    SIDE_OF = table(__name__, sides_by_count(_game))
    SIDE_COUNT = table(__name__, [max(row) + 1 for row in sides_by_count(_game)])


@outlined
def evaluate(s: Any, seat: int) -> int:
    """A shared victory is worth its share, an undecided game nothing."""
    sides, winners = SIDE_COUNT[s.seats], 0
    for side in range(sides):
        winners += s.winners >> side & 1
    if winners == 0:
        return 0
    return WON * (sides - winners) // (winners * (sides - 1)) if s.winners >> SIDE_OF[s.seats, seat] & 1 else -WON
