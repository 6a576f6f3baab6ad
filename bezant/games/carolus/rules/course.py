"""Set-up and the course of play (CAR-3, CAR-4): what happens by itself from one question to the next."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule

from ....kernel.dice import below
from ....kernel.tell import tell
from .. import tables as T
from ..names import End, Option, Step, Told
from ..state import State
from ..tables import NOBODY
from .discs import take_discs_back
from .knights import begin_turn
from .lands import finish, most_castles
from .refill import asks_for_a_family, throw

# --- CAR-3 Set-up -----------------------------------------------------------------------------------------------------


@outlined
def set_up(s: State, seats: int, options: Any) -> None:
    """CAR-3, with the changes of CAR-12 and CAR-13; The generator is seeded before."""
    s.seats = seats
    s.guard_rounds = options[Option.guard_rounds]
    s.first_chooser = options[Option.first_chooser]
    lay_provinces(s)
    s.emperor = options[Option.emperor]  # CAR-3.2, CAR-R2: anywhere; the land is not resolved now
    for family in range(T.FAMILIES):
        s.supply[family] = T.KNIGHTS  # CAR-3.3
        s.crest[family] = NOBODY  # CAR-3.4
    if options[Option.arrangement] == NOBODY:
        scatter_knights(s)
    else:
        for province in range(T.PROVINCES):
            start_knight(s, province, options[Option.arrangement + province])
    for side in range(T.SIDE_COUNT[seats]):
        s.stock[side] = T.CASTLES[seats]  # CAR-3.6, CAR-12.1, CAR-13.2
    s.step = Step.setup


@rule
def lay_provinces(s: State) -> None:
    """CAR-3.1: fifteen lands of one province each, no region yet (CAR-2.1), in a ring (CAR-2.2)."""
    s.lands = T.PROVINCES
    for province in range(T.PROVINCES):
        s.ring[province] = province
        s.land_of[province] = province
        s.owner[province] = NOBODY


@rule
def scatter_knights(s: State) -> None:
    """CAR-R1: every arrangement of three knights of each family, one a province, is equally likely."""
    for province in range(T.PROVINCES):
        pick = below(s, T.PROVINCES - province)
        family = 0
        while pick >= unscattered(s, family):
            pick -= unscattered(s, family)
            family += 1
        start_knight(s, province, family)


@rule
def unscattered(s: State, family: int) -> int:
    """How many of the family's three starting knights are still to be laid on the map."""
    return s.supply[family] - T.KNIGHTS + T.KNIGHTS_PER_FAMILY_ON_MAP


@rule
def start_knight(s: State, province: int, family: int) -> None:
    """CAR-3.5: one of the starting knights goes from the supply to a province."""
    s.supply[family] -= 1
    s.knights[province, family] = 1


# --- CAR-4 Course of play ---------------------------------------------------------------------------------------------


@rule
def asks_at_setup(s: State) -> bool:
    """CAR-3.9: whether a crown of the set-up waits for its colour; if not, the next dice are thrown."""
    if asks_for_a_family(s):
        return True
    throw_for_setup(s)
    return False


@rule
def asks_at_refill(s: State) -> bool:
    """CAR-10.4: whether a crown waits for its colour; if not, the turn is over."""
    if asks_for_a_family(s):
        return True
    end_turn(s)
    return False


@rule
def throw_for_setup(s: State) -> None:
    """CAR-3.9, CAR-12.3, CAR-R4: seat by seat the throws of CAR-2.8, the crowns of one settled before the next."""
    if s.throws < T.THROWS:
        s.throws += 1
        throw(s, T.SETUP_THROWS[s.seats, s.throws - 1])
        return
    s.throws = 0
    s.active += 1
    if s.active == s.seats:
        begin_first_round(s)


@outlined
def begin_first_round(s: State) -> None:
    """CAR-5.2, CAR-R5: the first chooser is drawn unless the table has named one; then clockwise by seat (CAR-R6)."""
    first = s.first_chooser
    if first == NOBODY:
        first = below(s, s.seats)
    tell(s, Told.first, first)
    for place in range(s.seats):
        s.choice_order[place] = (first + place) % s.seats
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """CAR-4.1: a round begins with its preparation phase."""
    s.round += 1
    s.placed_this_round = 0
    s.turn = 0
    s.step = Step.choose
    tell(s, Told.round, s.round)


@rule
def end_turn(s: State) -> None:
    """CAR-10.4, CAR-4.4: the next player's turn, or the end of the round."""
    s.turn += 1
    if s.turn < s.seats:
        begin_turn(s)
    else:
        end_round(s)


@outlined
def end_round(s: State) -> None:
    """CAR-5.3, CAR-12.6, CAR-R6: the next choice order is this action order. Then the dead round and the guard (CAR-R37)."""
    for place in range(s.seats):
        s.choice_order[place] = s.action_order[place]
    if s.round % T.DISCS == 0:
        take_discs_back(s)
    if s.placed_this_round == 0:
        finish(s, End.dead_round, most_castles(s))  # CAR-R29 (4)
    elif s.round == s.guard_rounds:
        finish(s, End.unfinished, 0)  # CAR-R37: names no winner
    else:
        begin_round(s)
