"""How good a position of Carolus Magnus is for a seat: the static evaluation behind greedy, priors and rollouts."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule

from .names import Step
from .rules.lands import ring_index, score_of, side_of
from .state import State
from .tables import CASTLES, DISCS, FAMILIES, NOBODY, SIDE_COUNT

# Parameters of the search and budgets of the levels, both with what differs at some numbers of seats: see docs/search.md.
SEARCH = {
    "exploration": 1.5,
    "temperature": 500.0,
    "uniform_share": 0.1,
    "fpu_reduction": 0.05,
    "expansion_threshold": 2,
    "rollout_depth": 12,
    "rollout_candidates": 8,
    "playout_weight": 0.0,
}
SEARCH_WITH: dict[int, dict[str, int]] = {3: {"rollout_depth": 60, "rollout_candidates": 3}}
LEVELS = (4, 12, 40, 200, 1_000, 50_000)
LEVELS_WITH = {3: (8, 18, 80, 400, 3_000, 24_000), 4: (6, 12, 26, 160, 2_200, 40_000)}

# Weights, found by experiment: what wins games against the same player with another value.
WON, CASTLE, CREST, ROW, LAND, SAFE_LEAD = 1_000_000, 1000, 60, 4, 10, 3


@outlined
def evaluate(s: State, seat: int) -> int:
    """The worth of the position to the seat's side; a won game is worth more than anything else."""
    side = side_of(s, seat)
    if s.step == Step.over:
        return final_worth(s, side)
    value = CASTLE * castle_lead(s, side) + court_worth(s, side)
    start = ring_index(s, s.emperor)
    for ahead in range(1, s.lands + 1):
        index = start + ahead
        land = s.ring[index - s.lands if index >= s.lands else index]
        soon = DISCS + 2 - ahead if ahead <= DISCS else 1  # he may stop there within a move
        value += LAND * soon * land_worth(s, land, side)
    return value


@rule
def final_worth(s: State, side: int) -> int:
    """A finished game, in the measure of its returns: a shared victory is worth its share (CAR-R25), an undecided game nothing."""
    sides, winners = SIDE_COUNT[s.seats], 0
    for other in range(sides):
        winners += s.winners >> other & 1
    if winners == 0:
        return 0
    return WON * (sides - winners) // (winners * (sides - 1)) if s.winners >> side & 1 else -WON


@rule
def castle_lead(s: State, side: int) -> int:
    """Castles on the lands more than the best other side has."""
    others = 0
    for other in range(SIDE_COUNT[s.seats]):
        if other != side:
            others = max(others, CASTLES[s.seats] - s.stock[other])
    return CASTLES[s.seats] - s.stock[side] - others


@rule
def court_worth(s: State, side: int) -> int:
    """Crests held by the side against those held by others, and the length of the rows that defend them."""
    worth = 0
    for family in range(FAMILIES):
        holder = s.crest[family]
        if holder != NOBODY:
            worth += CREST if side_of(s, holder) == side else -CREST
        for seat in range(s.seats):
            worth += ROW * s.row[seat, family] if side_of(s, seat) == side else -ROW * s.row[seat, family]
    return worth


@rule
def land_worth(s: State, land: int, side: int) -> int:
    """The lead over the best other side, up to what is safe, times the castles at stake."""
    best = 0
    for other in range(SIDE_COUNT[s.seats]):
        if other != side:
            best = max(best, score_of(s, land, other))
    lead = score_of(s, land, side) - best
    stake = s.castles[land] + 1
    return min(max(lead, -SAFE_LEAD), SAFE_LEAD) * stake
