"""What happens where Charlemagne stops: majority and castles (CAR-8), regions (CAR-9), the end of the game (CAR-11)."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule

from ....kernel.tell import tell
from ..names import End, Step, Told
from ..state import State
from ..tables import CASTLES, FAMILIES, FEWEST_LANDS, NOBODY, PROVINCES, SIDE_COUNT, SIDE_OF_SEAT


@rule
def ring_index(s: State, land: int) -> int:
    """The place of a land in the ring."""
    index = 0
    while s.ring[index] != land:
        index += 1
    return index


@rule
def land_after(s: State, land: int, steps: int) -> int:
    """CAR-7.3, CAR-R15: so many lands further clockwise, a region counting one; round the ring if need be."""
    index = ring_index(s, land) + steps
    while index >= s.lands:  # dividing would be slower
        index -= s.lands
    return s.ring[index]


# --- CAR-8 Majority, building, taking over ----------------------------------------------------------------------------


@rule
def side_of(s: State, seat: int) -> int:
    """CAR-2.5: the side a seat plays for."""
    return SIDE_OF_SEAT[s.seats, seat]


@rule
def score_of(s: State, land: int, side: int) -> int:
    """CAR-8.1, CAR-13.6: knights commanded by the side's members (CAR-2.4, CAR-6.9), and its castles, one each (CAR-R19, CAR-R40).

    A region is one land (CAR-9.6). Knights of a family without a crest holder count for nobody (CAR-8.2), and knights in
    reserve for nothing (CAR-6.2)."""
    score = 0
    for family in range(FAMILIES):
        holder = s.crest[family]
        if holder != NOBODY and side_of(s, holder) == side:
            score += s.knights[land, family]
    if s.owner[land] == side:
        score += s.castles[land]
    return score


@rule
def standing(s: State, land: int) -> tuple[int, int, int]:
    """The highest score in the land, the next, and the side with the majority.

    CAR-8.3, CAR-12.5: more than each other side singly, and at least 1 (CAR-R16); NOBODY on a tie (CAR-8.4, CAR-R18)."""
    best, second, leader = 0, 0, NOBODY
    for side in range(SIDE_COUNT[s.seats]):
        score = score_of(s, land, side)
        if score > best:
            best, second, leader = score, best, side
        elif score == best:
            second, leader = score, NOBODY
        elif score > second:
            second = score
    return best, second, leader


@rule
def resolve(s: State, land: int) -> None:
    """CAR-R23: majority, castles, merging, end; compulsory, for whichever side has the majority (CAR-8.7, CAR-R17),
    be it by knights or by crests (CAR-8.11).

    A region that turned out to be led by another side stays until he stops there again (CAR-R41)."""
    best, second, leader = standing(s, land)
    if leader == NOBODY:
        tell(s, Told.nobody, land, best, second)  # CAR-8.4, CAR-8.5
        return
    if s.owner[land] == leader:
        tell(s, Told.holds, leader, land, best, second)  # CAR-8.9
        return
    if s.owner[land] == NOBODY:
        tell(s, Told.built, leader, land, best, second)
        build(s, land, leader)
    else:
        tell_take_over(s, land, leader, best, second)
        take_over(s, land, leader)
    merge_neighbours(s, land)
    if s.stock[leader] == 0:
        finish(
            s, End.all_castles, 1 << leader
        )  # CAR-11.1, CAR-12.2, on anybody's turn (CAR-R33); before CAR-11.2 (CAR-R24)
    elif s.lands < FEWEST_LANDS:
        finish(s, End.few_lands, most_castles(s))  # CAR-11.2, CAR-R26


@rule
def build(s: State, land: int, side: int) -> None:
    """CAR-8.6, CAR-8.8: one castle from the side's stock (CAR-2.6), which a team has in common (CAR-R34)."""
    s.stock[side] -= 1
    s.castles[land] = 1
    s.owner[land] = side


@rule
def tell_take_over(s: State, land: int, side: int, best: int, second: int) -> None:
    """CAR-8.10 one for one, or CAR-R21: how many castles are placed, before it is done."""
    placed = min(s.castles[land], s.stock[side])
    kind = Told.replaced if placed == s.castles[land] else Told.replaced_short
    tell(s, kind, side, s.owner[land], land, placed, best, second)


@rule
def take_over(s: State, land: int, side: int) -> None:
    """CAR-8.10, CAR-9.7: all castles go back to their owner's stock (CAR-R20) and are replaced one for one, or by all that
    the new owner has (CAR-R21). So castles of one land are always of one side (CAR-R32)."""
    castles = s.castles[land]
    s.stock[s.owner[land]] += castles
    placed = min(castles, s.stock[side])
    s.stock[side] -= placed
    s.castles[land] = placed
    s.owner[land] = side


# --- CAR-9 Regions ----------------------------------------------------------------------------------------------------


@rule
def merge_neighbours(s: State, land: int) -> None:
    """CAR-9.1, CAR-9.4, CAR-9.5, CAR-9.8: with the neighbours on both sides that have castles of the same side (CAR-R22)."""
    side = s.owner[land]
    following = land_after(s, land, 1)
    preceding = land_after(s, land, s.lands - 1)
    if following != land and s.owner[following] == side:
        land = merge(s, land, following)
    if preceding != following and s.owner[preceding] == side:
        merge(s, land, preceding)


@outlined
def merge(s: State, land: int, other: int) -> int:
    """CAR-9.2, CAR-9.3: all knights and castles belong to the region, for good; it bears the lower name (CAR-R42).

    Only lands full of castles merge, so a region has one for each province (CAR-9.10), but for the last of all (CAR-R21)."""
    name, gone = min(land, other), max(land, other)
    for family in range(FAMILIES):
        s.knights[name, family] += s.knights[gone, family]
        s.knights[gone, family] = 0
    s.castles[name] += s.castles[gone]
    s.castles[gone] = 0
    s.owner[gone] = NOBODY
    for province in range(PROVINCES):
        if s.land_of[province] == gone:
            s.land_of[province] = name
    for index in range(ring_index(s, gone), s.lands - 1):
        s.ring[index] = s.ring[index + 1]
    s.lands -= 1
    s.ring[s.lands] = NOBODY
    s.emperor = s.land_of[s.emperor]  # CAR-9.9: he stands in the new region
    tell(s, Told.merged, s.owner[name], name, gone, province_count(s, name))
    return name


@rule
def province_count(s: State, land: int) -> int:
    """How many provinces belong to the land."""
    count = 0
    for province in range(PROVINCES):
        count += s.land_of[province] == land
    return count


# --- CAR-11 End of the game -------------------------------------------------------------------------------------------


@rule
def most_castles(s: State) -> int:
    """CAR-11.3, CAR-R25: the sides with the most castles on the lands, as bits; equal ones share the victory."""
    fewest = CASTLES[s.seats]
    for side in range(SIDE_COUNT[s.seats]):
        fewest = min(fewest, s.stock[side])
    sides = 0
    for side in range(SIDE_COUNT[s.seats]):
        if s.stock[side] == fewest:
            sides |= 1 << side
    return sides


@outlined
def finish(s: State, end: int, winners: int) -> None:
    """CAR-4.5, CAR-R23: at once; nothing further is carried out."""
    s.end = end
    s.winners = winners
    s.step = Step.over
    tell(s, Told.over, end, winners)
