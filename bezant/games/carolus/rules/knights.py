"""Action 1 (CAR-6): bringing knights into play, rows at court and crests."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import rule
from bezant.kernel.names import OK

from ....kernel.dice import below
from ....kernel.tell import tell
from ..names import Step, Told, Why
from ..state import State
from ..tables import FAMILIES, KNIGHTS_PER_TURN, NOBODY, PROVINCES


@rule
def reserve_size(s: State, seat: int) -> int:
    """How many knights the seat holds ready."""
    size = 0
    for family in range(FAMILIES):
        size += s.reserve[seat, family]
    return size


@rule
def begin_turn(s: State) -> None:
    """CAR-4.3: the next in action_order brings knights into play, as many as he can if too few (CAR-6.1, CAR-R11)."""
    s.active = s.action_order[s.turn]
    s.to_place = min(KNIGHTS_PER_TURN[s.seats], reserve_size(s, s.active))
    s.step = Step.place


@rule
def refuse_knight(s: State, family: int) -> int:
    """CAR-6.1: a knight of his own reserve, and no more of them than his turn allows (CAR-R11)."""
    return OK if s.reserve[s.active, family] > 0 else Why.no_such_knight


@rule
def refuse_land(s: State, family: int, land: int) -> int:
    """CAR-6.10, CAR-R42: every land is open to every player; a province inside a region is reached by the region's name."""
    refusal = refuse_knight(s, family)
    if refusal != OK:
        return refusal
    return OK if s.land_of[land] == land else Why.no_such_land


@rule
def asks_for_a_knight(s: State) -> bool:
    """CAR-D7: whether a knight is left to bring into play; then Charlemagne may move (CAR-7.1)."""
    if s.to_place > 0:
        return True
    s.step = Step.move
    return False


@rule
def placements_into(s: State, buffer: Any, court: int, land: int) -> int:
    """Writes the placements open now: each family of the reserve at court, then each in every land; their number."""
    count = 0
    for family in range(FAMILIES):
        if refuse_knight(s, family) == OK:
            buffer[count] = court + family
            count += 1
    for family in range(FAMILIES):
        if refuse_knight(s, family) == OK:
            for index in range(s.lands):
                buffer[count + index] = land + PROVINCES * family + s.ring[index]
            count += s.lands
    return count


@rule
def random_placement(s: State, buffer: Any, court: int, land: int) -> int:
    """One of the placements open now: these are most of a game, so they are not listed for it."""
    families = count_reserve_families(s)
    return nth_placement(s, below(s, families * (1 + s.lands)), families, court, land)


@rule
def count_reserve_families(s: State) -> int:
    """How many families the active seat has knights of in his reserve."""
    count = 0
    for family in range(FAMILIES):
        count += s.reserve[s.active, family] > 0
    return count


@rule
def nth_placement(s: State, nth: int, families: int, court: int, land: int) -> int:
    """The action that is number `nth` in the list of placements."""
    at_court = nth < families
    place = 0
    if not at_court:
        nth -= families
        for before in range(1, FAMILIES):
            place += nth >= before * s.lands
        nth -= place * s.lands
    else:
        place = nth
    family = 0
    for candidate in range(FAMILIES - 1):  # the family number `place` of those in the reserve
        place -= s.reserve[s.active, candidate] > 0
        family += place >= 0
    return court + family if at_court else land + PROVINCES * family + s.ring[nth]


@rule
def spend_knight(s: State, family: int) -> None:
    """One knight of the reserve comes into play; with the last of the turn Charlemagne may move (CAR-7.1)."""
    s.reserve[s.active, family] -= 1
    s.to_place -= 1
    s.placed_this_round += 1


@rule
def place_at_court(s: State, family: int) -> None:
    """CAR-6.4: it joins the row of its colour at his own castle card (CAR-13.4)."""
    spend_knight(s, family)
    s.row[s.active, family] += 1
    tell(s, Told.court, s.active, family, s.row[s.active, family])
    claim_crest(s, family)


@rule
def claim_crest(s: State, family: int) -> None:
    """CAR-6.5, CAR-6.6, CAR-6.7, CAR-6.8: the strictly longer row takes the crest; the first knight of all does too (CAR-R13).

    Looked at after each knight (CAR-R12), player against player, team-mates too (CAR-13.5, CAR-R35)."""
    holder = s.crest[family]
    if holder == s.active:
        return
    if holder == NOBODY or s.row[s.active, family] > s.row[holder, family]:
        s.crest[family] = s.active
        tell(s, Told.crest, s.active, family, holder)


@rule
def place_in_land(s: State, family: int, land: int) -> None:
    """CAR-6.10: it stays there to the end (CAR-6.3) and changes no castle by itself (CAR-6.11)."""
    spend_knight(s, family)
    s.knights[land, family] += 1
    tell(s, Told.placed, s.active, family, land)
