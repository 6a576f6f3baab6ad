"""How a side of Carolus Magnus stands, in the figures that people count: what a review compares two moves by."""

from __future__ import annotations

from .evaluate import CASTLE, CREST, LAND, ROW
from .rules.lands import ring_index, score_of, side_of
from .state import State
from .tables import CASTLES, DISCS, FAMILIES, NOBODY, SIDE_COUNT

# What one of each is worth, in the unit of the evaluation.
WORTH = {
    "castles": CASTLE,
    "theirs": -CASTLE,
    "crests": CREST,
    "court": ROW,
    "lands": 2 * LAND,
    "ahead": DISCS * LAND,
}
OUTCOMES = ("built", "replaced", "replaced_short", "holds", "nobody")


def outlook(s: State, seat: int) -> dict[str, float]:
    """Castles of the side and of the best other one, crests and knights at court, lands led, and those of them close ahead."""
    side = side_of(s, seat)
    others = [other for other in range(SIDE_COUNT[s.seats]) if other != side]
    crests = [s.crest[family] for family in range(FAMILIES) if s.crest[family] != NOBODY]
    mates = [other for other in range(s.seats) if side_of(s, other) == side]
    start = ring_index(s, s.emperor)
    led = [ahead for ahead in range(1, s.lands + 1) if _leads(s, s.ring[(start + ahead) % s.lands], side, others)]
    return {
        "castles": CASTLES[s.seats] - s.stock[side],
        "theirs": max(CASTLES[s.seats] - s.stock[other] for other in others),
        "crests": sum(side_of(s, holder) == side for holder in crests),
        "court": sum(int(s.row[mate, family]) for mate in mates for family in range(FAMILIES)),
        "lands": len(led),
        "ahead": sum(ahead <= DISCS for ahead in led),
    }


def _leads(s: State, land: int, side: int, others: list[int]) -> bool:
    return score_of(s, land, side) > max(score_of(s, land, other) for other in others)


def acting(s: State) -> int:
    return int(s.active)
