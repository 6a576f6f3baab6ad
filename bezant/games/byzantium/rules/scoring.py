"""BYZ-46 end of the game and scoring; BYZ-47 ties."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule

from ....kernel.tell import tell
from ..names import End, Option, Step, Told
from ..state import State
from ..tables import ARAB, BYZ, CITIES, READING_B

TIE_BREAKS = 4  # the score itself, then BYZ-47.1, BYZ-47.2, BYZ-47.3


@outlined
def score_cities(s: State) -> None:
    """BYZ-46.2: a point for each marker in controlled cities, on the track of the city's side; disks do not count
    (BYZ-16.5)."""
    for seat in range(s.seats):
        byzantine, arab = 0, 0
        for city in range(CITIES):
            if s.controller[city] == seat:
                if s.allegiance[city] == BYZ:
                    byzantine += s.markers[city]
                else:
                    arab += s.markers[city]
        s.points[seat, BYZ] += byzantine
        s.points[seat, ARAB] += arab
        tell(s, Told.scored, seat, byzantine, arab)


@rule
def counts_arabs_only(s: State) -> bool:
    """BYZ-46.6, BYZ-36.7: after the fall of Constantinople; not in reading (b) of BYZ-R21."""
    if s.end == End.running or s.end == End.third_turn:
        return False
    return s.end != End.fell_to_bulgars or s.options[Option.bulgars_take_capital] != READING_B


@rule
def final_score(s: State, seat: int) -> int:
    """BYZ-1.16, BYZ-46.3, BYZ-46.4, BYZ-R63: both totals if the lower is at least half of the higher, else the higher
    alone."""
    byzantine, arab = s.points[seat, BYZ], s.points[seat, ARAB]
    if counts_arabs_only(s):
        return arab
    low, high = min(byzantine, arab), max(byzantine, arab)
    return low + high if 2 * low >= high else high


@rule
def controlled_cities(s: State, seat: int) -> int:
    """BYZ-47.2: cities, not markers, of both sides."""
    count = 0
    for city in range(CITIES):
        if s.controller[city] == seat:
            count += 1
    return count


@rule
def standing(s: State, seat: int, measure: int) -> int:
    """The score, then the tie-breaks in their order; the first is skipped after the fall of Constantinople (BYZ-47.5,
    BYZ-R64)."""
    if measure == 0:
        return final_score(s, seat)
    if measure == 1:
        return 0 if counts_arabs_only(s) else s.points[seat, BYZ] + s.points[seat, ARAB]
    if measure == 2:
        return controlled_cities(s, seat)
    return s.treasury[seat, BYZ] + s.treasury[seat, ARAB]


@outlined
def best_seats(s: State) -> int:
    """BYZ-46.5, BYZ-47.1, BYZ-47.2, BYZ-47.3, BYZ-47.4: the winners as bits; those still equal share the victory."""
    left = (1 << s.seats) - 1
    for measure in range(TIE_BREAKS):
        best = 0
        for seat in range(s.seats):
            if left >> seat & 1 == 1:
                best = max(best, standing(s, seat, measure))
        for seat in range(s.seats):
            if standing(s, seat, measure) < best:
                left &= ~(1 << seat)
    return left


@outlined
def finish(s: State, end: int) -> None:
    """BYZ-4.1: the game is over."""
    s.end = end
    s.winners = best_seats(s)
    s.step = Step.over
    tell(s, Told.over, end, s.winners)
