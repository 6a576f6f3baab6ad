"""The value function of Byzantium: features of a position, seen from one seat. See docs/search.md.

A side's total is its points with the markers of the seat's cities. If Constantinople falls, only Arab points count: so their lead
matters more when an Arab army stands close by."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule, table

from . import tables as T
from .evaluate import ENOUGH_MONEY, markers_of, money_after_upkeep
from .state import State
from .tables import ARAB, CITIES, NOBODY, ROWS

STAGES = T.TURNS
_OF_A_SIDE = ("total", "markers", "money", "riches", "elite", "main", "levy", "move", "army")
FEATURES = [
    *("score", "lower total", "debt", "pool", "losses", "fortified"),
    *("has the action", "has passed", "Arab army close", "Arab lead", "Arab lead with an army close"),
    *(f"{what}, {side}" for side in ("Byzantine", "Arab") for what in _OF_A_SIDE),
]
# Where they stand.
SCORE, LOWER, DEBT, POOL, LOSSES, WALLS, ACTION, PASSED, CLOSE_BY, LEAD, LEAD_CLOSE, SIDES = range(12)
OF_A_SIDE = len(_OF_A_SIDE)
ARAB_TOTAL = SIDES + OF_A_SIDE
CLEAR_LEAD = 6  # of Arab points: more makes no difference
CLOSE = 2  # links from Constantinople


def _links_to_the_capital() -> list[int]:
    """How many links an Arab army has to go from each city; CITIES: there is no way."""
    found = [CITIES] * CITIES
    found[T.CAPITAL] = 0
    for _ in range(CITIES):
        for city in range(CITIES):
            for other in range(CITIES):
                if T.COST[ARAB, city, other] > 0:
                    found[city] = min(found[city], found[other] + 1)
    return found


LINKS = table(__name__, _links_to_the_capital())


@rule
def stage(s: State) -> int:
    return s.turn - 1


@outlined
def features_into(s: State, seat: int, found: Any) -> None:
    """Write the features of the position for the seat."""
    found[:] = 0.0
    debt = 0
    for side in range(ROWS):
        debt += side_into(s, seat, side, found)
    low, high = min(found[SIDES], found[ARAB_TOTAL]), max(found[SIDES], found[ARAB_TOTAL])
    found[SCORE] = low + high if 2 * low >= high else high
    found[LOWER] = low
    found[DEBT] = debt
    found[POOL] = s.pool[seat]
    found[LOSSES] = s.losses[seat]
    for city in range(CITIES):
        found[WALLS] += s.controller[city] == seat and s.fortified[city] == 1
    found[ACTION] = s.actor == seat
    found[PASSED] = s.passed >> seat & 1
    threat_into(s, seat, found)


@rule
def side_into(s: State, seat: int, side: int, found: Any) -> int:
    """Money and army of one side; what upkeep will leave unpaid comes back."""
    at, markers = SIDES + side * OF_A_SIDE, markers_of(s, seat, side)
    money = money_after_upkeep(s, seat, side, markers)
    found[at] = s.points[seat, side] + markers
    found[at + 1] = markers
    found[at + 2] = min(max(money, 0), ENOUGH_MONEY)
    found[at + 3] = max(0, money - ENOUGH_MONEY)
    found[at + 4] = s.cubes[seat, side, T.ELITE]
    found[at + 5] = s.cubes[seat, side, T.MAIN]
    found[at + 6] = s.cubes[seat, side, T.LEVY]
    found[at + 7] = s.cubes[seat, side, T.MOVE]
    found[at + 8] = s.army[seat, side] != NOBODY
    return max(0, -money)


@rule
def threat_into(s: State, seat: int, found: Any) -> None:
    """The lead in Arab points, and whether somebody's Arab army may soon be at Constantinople."""
    best, close = -1, False
    for other in range(s.seats):
        close = close or is_close(s, other)
        if other != seat:
            best = max(best, s.points[other, ARAB] + markers_of(s, other, ARAB))
    lead = min(max(found[ARAB_TOTAL] - best, -CLEAR_LEAD), CLEAR_LEAD)
    found[CLOSE_BY] = is_close(s, seat)
    found[LEAD] = lead
    found[LEAD_CLOSE] = lead if close else 0


@rule
def is_close(s: State, seat: int) -> bool:
    city = s.army[seat, ARAB]
    return city != NOBODY and LINKS[city] <= CLOSE
