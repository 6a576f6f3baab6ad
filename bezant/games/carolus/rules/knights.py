"""Action 1 (CAR-6): bringing knights into play, rows at court and crests."""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..data import (
    FAMILIES,
    KNIGHTS_PER_TURN,
    NO_SUCH_KNIGHT,
    NO_SUCH_LAND,
    NOBODY,
    NOT_PLACING_KNIGHTS,
    OK,
    PLACE,
    TOLD_COURT,
    TOLD_CREST,
    TOLD_PLACED,
)


@rule
def reserve_size(s: Record, seat: int) -> int:
    """How many knights the seat holds ready."""
    size = 0
    for family in range(FAMILIES):
        size += s.reserve[seat, family]
    return size


@rule
def begin_turn(s: Record) -> None:
    """CAR-4.3: the next in action_order brings knights into play, as many as he can if too few (CAR-6.1, CAR-R11)."""
    s.active = s.action_order[s.turn]
    s.to_place = min(KNIGHTS_PER_TURN[s.seats], reserve_size(s, s.active))
    s.step = PLACE


@rule
def refuse_knight(s: Record, family: int) -> int:
    """CAR-6.1: a knight of his own reserve, and no more of them than his turn allows (CAR-R11)."""
    if s.step != PLACE:
        return NOT_PLACING_KNIGHTS
    return OK if s.reserve[s.active, family] > 0 else NO_SUCH_KNIGHT


@rule
def refuse_land(s: Record, land: int) -> int:
    """CAR-6.10, CAR-R42: every land is open to every player; a province inside a region is reached by the region's name."""
    return OK if s.land_of[land] == land else NO_SUCH_LAND


@rule
def spend_knight(s: Record, family: int) -> None:
    """One knight of the reserve comes into play; with the last of the turn Charlemagne may move (CAR-7.1)."""
    s.reserve[s.active, family] -= 1
    s.to_place -= 1
    s.placed_this_round += 1


@rule
def place_at_court(s: Record, family: int) -> None:
    """CAR-6.4: it joins the row of its colour at his own castle card (CAR-13.4)."""
    spend_knight(s, family)
    s.row[s.active, family] += 1
    tell(s, TOLD_COURT, s.active, family, s.row[s.active, family])
    claim_crest(s, family)


@rule
def claim_crest(s: Record, family: int) -> None:
    """CAR-6.5, CAR-6.6, CAR-6.7, CAR-6.8: the strictly longer row takes the crest; the first knight of all does too (CAR-R13).

    Looked at after each knight (CAR-R12), player against player, team-mates too (CAR-13.5, CAR-R35)."""
    holder = s.crest[family]
    if holder == s.active:
        return
    if holder == NOBODY or s.row[s.active, family] > s.row[holder, family]:
        s.crest[family] = s.active
        tell(s, TOLD_CREST, s.active, family, holder)


@rule
def place_in_land(s: Record, family: int, land: int) -> None:
    """CAR-6.10: it stays there to the end (CAR-6.3) and changes no castle by itself (CAR-6.11)."""
    spend_knight(s, family)
    s.knights[land, family] += 1
    tell(s, TOLD_PLACED, s.active, family, land)
