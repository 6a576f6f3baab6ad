"""How good a position of Byzantium is for a seat: the static evaluation behind greedy, priors and rollouts.

A turn is a run of small choices, and most of them change nothing yet. So a position in the middle of the seat's own action is
worth what the action is expected to gain besides what is on the table."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from . import tables as T
from .board import For
from .names import Step
from .rules.building import refuse_build
from .rules.bulgars import refuse_bulgars
from .rules.claiming import refuse_claim
from .rules.cubes import strength_of
from .rules.movement import refuse_army, refuse_gate, refuse_link
from .rules.scoring import counts_arabs_only, final_score
from .rules.special import refuse_box
from .state import State
from .tables import ARAB, BYZ, CITIES, NOBODY, ROWS

# Parameters of the search and budgets of the levels, both with what differs at some numbers of seats: see docs/search.md.
SEARCH = {
    "exploration": 1.5,
    "temperature": 150.0,
    "uniform_share": 0.1,
    "fpu_reduction": 0.05,
    "expansion_threshold": 2,
    "rollout_depth": 12,
    "rollout_candidates": 8,
    "playout_weight": 0.5,
}
SEARCH_WITH: dict[int, dict[str, int]] = {}
LEVELS = (2, 4, 12, 110, 1_300, 20_000)
LEVELS_WITH = {3: (2, 4, 7, 40, 250, 20_000), 4: (2, 3, 7, 18, 64, 20_000)}

# Weights, found by experiment: a point is worth 100.
WON, POINT, BEZANT, POOL_CUBE, LOST_CUBE, ONE_SIDED, CITY_GAIN = 1_000_000, 100, 9, 22, 8, 60, 90
DEBT, ENOUGH_MONEY = 50, 20  # a Bezant that upkeep will lack; what it pays to have in a treasury
ARMY_CUBE = 18  # in ELITE or MAIN; half of it in MOVE and LEVY


@outlined
def evaluate(s: State, seat: int) -> int:
    """The worth of the position to the seat, against the best of the others; a won game is worth more than anything else."""
    if s.step == Step.over:
        return WON + final_score(s, seat) if s.winners >> seat & 1 == 1 else final_score(s, seat) - WON
    best = -WON
    for other in range(s.seats):
        if other != seat:
            best = max(best, prospects(s, other))
    own = prospects(s, seat)
    if s.actor == seat and s.step <= Step.march:
        own += expected_gain(s)
    return 2 * own - best


@outlined
def prospects(s: State, seat: int) -> int:
    """What the seat has and will have: points with the final scoring of its cities, money after upkeep, cubes."""
    worth = 0
    low, high = WON, 0
    for side in range(ROWS):
        markers = markers_of(s, seat, side)
        total = s.points[seat, side] + markers
        low, high = min(low, total), max(high, total)
        worth += POINT * total + row_worth(s, seat, side, markers)
    if not counts_arabs_only(s):
        worth -= ONE_SIDED * max(0, high - 2 * low)
    if s.turn < T.TURNS:
        worth += POOL_CUBE * s.pool[seat] + LOST_CUBE * s.losses[seat]
    return worth


@outlined
def markers_of(s: State, seat: int, side: int) -> int:
    """Markers in the seat's cities of one side."""
    markers = 0
    for city in range(CITIES):
        if s.controller[city] == seat and s.allegiance[city] == side:
            markers += s.markers[city]
    return markers


@outlined
def point_worth(s: State, side: int) -> int:
    """What a point of the side is worth to the acting player: more where he is behind, since the totals should be level."""
    here = s.points[s.actor, side] + markers_of(s, s.actor, side)
    there = s.points[s.actor, 1 - side] + markers_of(s, s.actor, 1 - side)
    if here < there // 2:
        return POINT + 2 * ONE_SIDED
    return POINT - ONE_SIDED if there < here // 2 else POINT


@rule
def money_after_upkeep(s: State, seat: int, side: int, markers: int) -> int:
    """What the treasury would hold after the phase 2 that comes; negative if it cannot pay."""
    due = 0
    for rank in range(T.RANKS):
        due += T.UPKEEP[side, rank] * s.cubes[seat, side, rank]
    return s.treasury[seat, side] + T.INCOME_PER_MARKER * markers - due


@rule
def tax_worth(s: State, bezants: int) -> int:
    """What so much tax money is worth to the acting player: most where upkeep could not be paid without it."""
    debt = 0
    for side in range(ROWS):
        debt += max(0, -money_after_upkeep(s, s.actor, side, markers_of(s, s.actor, side)))
    return DEBT * min(bezants, debt) + BEZANT * max(0, bezants - debt)


@rule
def row_worth(s: State, seat: int, side: int, markers: int) -> int:
    """Money and army of one side; what upkeep will leave unpaid costs points."""
    money = money_after_upkeep(s, seat, side, markers)
    worth = BEZANT * min(money, ENOUGH_MONEY) if money > 0 else DEBT * money
    turns_left = T.TURNS + 1 - s.turn
    fighting = s.cubes[seat, side, T.ELITE] + s.cubes[seat, side, T.MAIN]
    following = s.cubes[seat, side, T.MOVE] + s.cubes[seat, side, T.LEVY]
    return worth + turns_left * (ARMY_CUBE * fighting + ARMY_CUBE * following // 2) // 3


@outlined
def expected_gain(s: State) -> int:
    """What the action in progress is likely to bring its player."""
    if s.step == Step.claim:
        return best_claim(s)
    if s.step == Step.box:
        return best_box(s)
    if s.step == Step.bulgars:
        return best_raid(s)
    if s.step == Step.develop or s.step == Step.fortify:
        return CITY_GAIN
    if s.step == Step.build:
        return best_building(s)
    if s.step == Step.cube or s.step == Step.treasury:
        return worth_of_purpose(s)
    if s.step == Step.tax:
        return tax_worth(s, T.TAX_PER_CUBE * s.pool[s.actor]) - POOL_CUBE * s.pool[s.actor]
    if s.step == Step.share:
        return tax_worth(s, T.TAX_PER_CUBE * s.amount)
    if s.step == Step.army:
        return max(best_march(s, BYZ), best_march(s, ARAB))
    if s.step == Step.enter or s.step == Step.march:
        return best_march(s, s.side)
    return 0


@rule
def best_building(s: State) -> int:
    best = 0
    for side in range(ROWS):
        if refuse_build(s, side) == OK:
            best = max(best, 2 * point_worth(s, side))
    return best


@rule
def best_claim(s: State) -> int:
    """The most that a city to be had would bring: its points now and at the end, and its income."""
    best = 0
    for city in range(CITIES):
        if refuse_claim(s, city) == OK:
            best = max(best, claim_worth(s, city))
    return best


@rule
def claim_worth(s: State, city: int) -> int:
    return s.markers[city] * (2 * point_worth(s, s.allegiance[city]) + 2 * BEZANT * (T.TURNS + 1 - s.turn))


@rule
def best_box(s: State) -> int:
    """The best of the special actions that can be taken."""
    best = 0
    for kind in range(T.KINDS):
        if refuse_box(s, kind) == OK:
            best = max(best, worth_of_kind(s, kind))
    return best


@rule
def worth_of_kind(s: State, kind: int) -> int:
    """Titles bring two points; the rest depends on where they are used."""
    if kind == For.bulgars:
        return best_raid(s)
    if kind == For.fortify:
        return 0
    side = T.SIDE_OF_PURPOSE[kind]
    if kind in (For.emperor, For.caliph):
        return 2 * point_worth(s, side)
    if kind == T.CIVIL_WAR_OF[side]:
        return spoils(s, side, s.army[s.actor, side], 0)
    return CITY_GAIN // 2 if kind == T.DEVELOPMENT_OF[side] else 0


@rule
def worth_of_purpose(s: State) -> int:
    """What a cube about to be placed will bring."""
    if s.purpose == For.claim:
        return claim_worth(s, s.city)
    if s.purpose == For.church or s.purpose == For.mosque:
        return 2 * point_worth(s, T.SIDE_OF_PURPOSE[s.purpose])
    if s.purpose == For.bulgars:
        return 0 if s.city == NOBODY else raid_worth(s, s.city)
    if s.purpose >= T.KINDS or s.purpose == For.fortify:
        return 0
    side = T.SIDE_OF_PURPOSE[s.purpose]
    if s.purpose == T.DEVELOPMENT_OF[side]:
        return 2 * CITY_GAIN if s.controller[s.city] == s.actor else 0
    return worth_of_kind(s, s.purpose)


@rule
def best_raid(s: State) -> int:
    best = 0
    for city in range(CITIES):
        if refuse_bulgars(s, city) == OK:
            best = max(best, raid_worth(s, city))
    return best


@rule
def raid_worth(s: State, city: int) -> int:
    """Points for the Bulgars' gain, and the loss of another's city; not against the player's own."""
    if city == T.CAPITAL or s.controller[city] == s.actor or s.bulgars < 2 * s.markers[city]:
        return 0
    harm = CITY_GAIN * s.markers[city] // 2 if s.controller[city] != NOBODY else 0
    return point_worth(s, 1 - s.allegiance[city]) * (s.markers[city] - 1) + harm


@outlined
def best_march(s: State, side: int) -> int:
    """The richest city the army could attack with its next step, from where it stands or could enter."""
    if s.step == Step.army and refuse_army(s, side) != OK:
        return 0
    start = s.army[s.actor, side]
    links = s.links if s.step == Step.march else 0
    best = 0
    if start != NOBODY and links < 2:
        best = best_step(s, side, start, links)
    elif start == NOBODY:
        for city in range(CITIES):
            if refuse_gate(s, side, city) == OK:
                best = max(best, best_step(s, side, city, 0))
    return best


@rule
def best_step(s: State, side: int, start: int, links: int) -> int:
    best = 0
    for city in range(CITIES):
        if (
            T.COST[side, start, city] > 0
            and refuse_link(s, side, start, city, links) == OK
            and s.allegiance[city] != side
        ):
            best = max(best, spoils(s, side, city, T.COST[side, start, city]))
    return best


@rule
def spoils(s: State, side: int, city: int, cost: int) -> int:
    """What taking the city would bring if the army is strong enough to expect it."""
    if city == NOBODY:
        return 0
    size = T.PRINTED[city] if s.allegiance[city] == T.PERSIA else s.markers[city]
    walls = T.CAPITAL_STRENGTH if city == T.CAPITAL else size + s.fortified[city]
    defence = 0
    for seat in range(s.seats):
        for row in range(ROWS):
            if seat != s.actor and s.army[seat, row] == city:
                defence += strength_of(s, seat, row) + 2
    controller = s.controller[city]
    if controller != NOBODY and s.allegiance[city] <= ARAB:
        defence += s.cubes[controller, s.allegiance[city], T.LEVY]
    if strength_of(s, s.actor, side) <= walls + (walls + 1) // 2 + defence:
        return 0
    point = point_worth(s, side)
    gain = (size - 1) * (2 * point + 2 * BEZANT * (T.TURNS + 1 - s.turn)) + point // 2
    if controller != NOBODY:
        gain += CITY_GAIN * size
    return gain - ARMY_CUBE // 2 * cost
