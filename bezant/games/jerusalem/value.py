"""The value function of Jerusalem: features of a position, seen from one seat. See docs/search.md.

Points are the prestige built and left; floors those that it pays for."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule, table

from . import tables as T
from .evaluate import (
    NEAREST,
    OPEN_LEAD,
    is_to_be_had,
    is_to_be_paid,
    is_to_deploy,
    later_share,
    lead_chance,
    lead_in,
    points_of,
)
from .names import Option, Step
from .state import State
from .tables import AREAS, CARD_NAMES, CARDS, NOBODY, OFFICE_NAMES, ROUNDS

STAGES = ROUNDS
_INCOMES = ["squires", "coins", "points", "tower"]
FEATURES = [
    *("points", "floors", "coins", "squires", "placed"),
    *(f"{kind} now" for kind in _INCOMES),
    *(f"{kind} later" for kind in _INCOMES),
    *OFFICE_NAMES,
    *CARD_NAMES,
]
POINTS, FLOORS, PURSE, SCREEN, PLACED, NOW = range(6)  # where they stand
LATER_ON, TOWER_INCOME = NOW + 4, 3
OFFICE = LATER_ON + 4
CARD = OFFICE + T.OFFICES
PAID = table(__name__, [T.SQUIRES, T.COINS, T.PRESTIGE])


@rule
def stage(s: State) -> int:
    return s.round - 1


@outlined
def features_into(s: State, seat: int, found: Any) -> None:
    """Write the features of the position for the seat."""
    found[:] = 0.0
    holdings_into(s, seat, found)
    for area in range(AREAS):
        if s.squires[seat, area] > 0:
            area_into(s, seat, area, found)
    if s.step < Step.draft:
        office_into(s, seat, found)
    for card in range(CARDS):
        found[CARD + card] = s.hand[seat, card]


@rule
def holdings_into(s: State, seat: int, found: Any) -> None:
    floors, points = int(s.height[seat]), points_of(s, seat)
    while (floors + 1) * (floors + 4) // 2 <= points:
        floors += 1
    found[POINTS] = points
    found[FLOORS] = floors
    found[PURSE] = s.coins[seat]
    found[SCREEN] = s.screen[seat]
    if is_to_deploy(s, seat):
        found[SCREEN] += T.BASE_SQUIRES[s.office[s.round - 1, seat]]


@rule
def area_into(s: State, seat: int, area: int, found: Any) -> None:
    """The squires in it, and what it can be expected to pay in this round and later."""
    squires = int(s.squires[seat, area])
    lead = lead_in(s, seat, area, squires)
    now = lead_chance(s, seat, area, lead) / 100 if is_to_be_paid(s, area) else 0.0
    later = later_share(s, area) * OPEN_LEAD[lead - NEAREST] / 10_000
    found[PLACED] += squires
    if area == T.TOW:
        found[NOW + TOWER_INCOME] += now
        found[LATER_ON + TOWER_INCOME] += later
    else:
        board = s.options[Option.board]
        for kind in range(TOWER_INCOME):
            income = T.INCOME[board, area, PAID[kind]]
            found[NOW + kind] += now * income
            found[LATER_ON + kind] += later * income


@rule
def office_into(s: State, seat: int, found: Any) -> None:
    """The office held, or the one to be expected: the lot for the highest bidder, for others any of the rest."""
    own = s.office[s.round - 1, seat]
    if own != NOBODY:
        found[OFFICE + own] = 1.0
    elif s.bidder == seat or (s.step == Step.open and s.active == seat):
        found[OFFICE + s.lot] = 1.0
        found[PURSE] -= s.bid
    else:
        count = 0
        for office in range(T.FIRST_OFFICE[s.seats], T.OFFICES):
            count += office != s.lot and is_to_be_had(s, office)
        for office in range(T.FIRST_OFFICE[s.seats], T.OFFICES):
            if office != s.lot and is_to_be_had(s, office):
                found[OFFICE + office] = 1.0 / count
