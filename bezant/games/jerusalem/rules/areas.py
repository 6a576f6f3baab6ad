"""JER-3 the board, JER-12 control: who stands where, which areas a Baron blocks, who has the most."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule

from ..state import State
from ..tables import AREAS, FIRST_OFFICE, IS_OPEN, NOBODY, OPEN_AREAS, PART


@rule
def office_of(s: State, seat: int) -> int:
    """JER-5.8: the office of this round, NOBODY before it is won; the lower number is the better."""
    return s.office[s.round - 1, seat]


@outlined
def seat_at(s: State, place: int) -> int:
    """JER-5.6: turn order is ascending office number."""
    office = FIRST_OFFICE[s.seats] + place
    seat = 0
    while s.office[s.round - 1, seat] != office:
        seat += 1
    return seat


@rule
def is_open(s: State, area: int) -> bool:
    """JER-24.4: nothing ever enters a closed district."""
    return IS_OPEN[s.seats, area] == 1


@rule
def has_baron(s: State, area: int) -> bool:
    """JER-9.7, JER-9.11: a Baron affects the area it stands on, and no other."""
    for seat in range(s.seats):
        if s.baron[seat] == area:
            return True
    return False


@rule
def has_foreign_baron(s: State, seat: int, area: int) -> bool:
    """JER-8.8: the Baron of another player."""
    for other in range(s.seats):
        if other != seat and s.baron[other] == area:
            return True
    return False


@rule
def free_areas(s: State) -> int:
    """JER-9.9: the open areas without any Baron, as bits; from each every other can be reached (JER-3.5)."""
    areas = OPEN_AREAS[s.seats]
    for seat in range(s.seats):
        if s.baron[seat] != NOBODY:
            areas &= ~(1 << s.baron[seat])
    return areas


@outlined
def areas_of(s: State, seat: int, among: int) -> int:
    """Those of these areas, as bits, where the seat has squires."""
    areas = 0
    for area in range(AREAS):
        if s.squires[seat, area] > 0:
            areas |= 1 << area
    return areas & among


@rule
def count_bits(areas: int) -> int:
    count = 0
    while areas != 0:
        areas &= areas - 1
        count += 1
    return count


@rule
def bit_at(areas: int, index: int) -> int:
    """The area with so many others of the set before it."""
    for _ in range(index):
        areas &= areas - 1
    area = 0
    while areas >> area & 1 == 0:
        area += 1
    return area


@outlined
def take_squires(s: State, seat: int, wanted: int) -> int:
    """JER-R6: from the supply behind the screen, as many as there are; the rest is forfeited."""
    taken = min(wanted, int(s.supply[seat]))
    s.supply[seat] -= taken
    s.screen[seat] += taken
    return taken


@rule
def lose_squires(s: State, seat: int, area: int, count: int) -> None:
    """JER-18.6, JER-3.9: from the board to the supply, not behind the screen."""
    s.squires[seat, area] -= count
    s.supply[seat] += count


@rule
def controller(s: State, area: int) -> int:
    """JER-12.1, JER-12.2, JER-12.3, JER-R51: most squires, then the better office; NOBODY without any. No Baron counts."""
    return majority(s, area, area + 1)


@rule
def district_majority(s: State, district: int) -> int:
    """JER-14.2, JER-14.3, JER-14.4, JER-14.6: most squires in the three areas together, then the better office."""
    return majority(s, PART * district, PART * district + PART)


@outlined
def majority(s: State, first: int, end: int) -> int:
    """Who has the most squires in these areas, the better office deciding ties (JER-I16)."""
    best, most = NOBODY, 0
    for seat in range(s.seats):
        count = 0
        for area in range(first, end):
            count += s.squires[seat, area]
        if count > most or (count == most and count > 0 and office_of(s, seat) < office_of(s, best)):
            best, most = seat, count
    return best


@rule
def is_behind(s: State, seat: int, other: int) -> bool:
    """JER-9.13, JER-R17: the other has greater height, or equal height and more prestige."""
    if s.height[other] != s.height[seat]:
        return s.height[other] > s.height[seat]
    return s.prestige[other] > s.prestige[seat]
