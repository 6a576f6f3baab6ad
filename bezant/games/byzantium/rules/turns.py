"""BYZ-3 set-up, BYZ-4 turn order, BYZ-41 action G: pass."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule

from ....kernel.dice import below
from ....kernel.tell import tell
from .. import tables as T
from ..board import For
from ..names import OPTIONS, End, Step, Told
from ..state import State
from ..tables import CITIES, NOBODY, ROWS
from .cubes import buy, check_armies, has_bought_source

OPTION_COUNT = OPTIONS.width


@outlined
def set_up(s: State, seats: int, options: Any) -> None:
    """BYZ-3, the same for any number of players (BYZ-48.1, BYZ-R65); goes on to the first question."""
    s.seats = seats
    for option in range(OPTION_COUNT):
        s.options[option] = options[option]
    lay_board(s)
    for seat in range(T.SEATS):
        for side in range(ROWS):
            s.army[seat, side] = NOBODY  # BYZ-3.10
    for seat in range(seats):
        fill_card(s, seat)
    s.end = End.running
    s.turn = 0
    clear_action(s)
    start = below(s, seats)  # BYZ-3.5, BYZ-C1, BYZ-R1: as likely as the highest of one die each
    tell(s, Told.first, start)
    begin_turn(s, start)


@rule
def lay_board(s: State) -> None:
    """BYZ-3.1, BYZ-3.2, BYZ-3.3, BYZ-3.4, BYZ-3.15: markers, no controllers, seven Bulgars, guards on their boxes."""
    for city in range(CITIES):
        s.allegiance[city] = T.START_ALLEGIANCE[city]
        s.markers[city] = T.START_MARKERS[city]
        s.controller[city] = NOBODY
    s.bulgars = T.BULGARS_AT_START
    for box in range(T.BOXES):
        s.holder[box] = NOBODY


@rule
def fill_card(s: State, seat: int) -> None:
    """BYZ-3.7, BYZ-3.8, BYZ-3.9, BYZ-3.11, BYZ-3.13: the printed cubes, the rest in LOSSES; money and points."""
    s.pool[seat] = T.START_POOL
    s.losses[seat] = T.START_LOSSES
    for side in range(ROWS):
        for rank in range(T.RANKS):
            s.cubes[seat, side, rank] = T.START_CUBES[side, rank]
        s.treasury[seat, side] = T.START_TREASURY[side]
        s.points[seat, side] = T.START_POINTS[side]


@rule
def begin_turn(s: State, start: int) -> None:
    """BYZ-4.3, BYZ-3.12, BYZ-45.1: the marker advances, and play starts with this player."""
    s.turn += 1
    s.start = start
    s.passed = 0
    s.first_passer = NOBODY
    tell(s, Told.turn, s.turn)
    begin_action(s, start)


@rule
def begin_action(s: State, seat: int) -> None:
    """BYZ-4.5: it is this player's place in the round."""
    s.actor = seat
    s.active = seat
    s.step = Step.action


@outlined
def clear_action(s: State) -> None:
    """Nothing is in progress: what an action leaves behind is forgotten, so that equal positions have equal bytes."""
    s.purpose = 0
    s.city = NOBODY
    s.source = 0
    for side in range(ROWS):
        for rank in range(T.RANKS):
            s.placed[side, rank] = 0
    s.amount = 0
    s.side = NOBODY
    s.entered = 0
    s.links = 0
    s.sea_given_up = 0
    s.ahead = NOBODY
    s.cost = 0
    s.origin = NOBODY
    s.by_sea = 0
    s.asked = 0
    s.opponent = NOBODY
    s.controller_fought = 0
    s.loser = NOBODY
    s.loser_side = 0
    s.then = 0
    s.fugitive = NOBODY
    s.fugitive_side = 0
    s.forced = 0
    s.homeward = 0
    s.sea_closed = 0
    s.haven = NOBODY
    s.afterwards = 0


@rule
def others_have_passed(s: State, seat: int) -> bool:
    """BYZ-41.7, BYZ-4.11, BYZ-48.2: whether this player's action is the last of phase 1."""
    return s.passed | 1 << seat == (1 << s.seats) - 1


@outlined
def end_action(s: State) -> bool:
    """BYZ-1.4, BYZ-3.6, BYZ-4.3, BYZ-4.6, BYZ-4.7: the army check, then clockwise the next player who has not passed.

    False if phase 1 is over; a last action that is no pass lays no pass cube (BYZ-41.8, BYZ-R59)."""
    check_armies(s)
    clear_action(s)
    if others_have_passed(s, s.actor):
        return False
    seat = (s.actor + 1) % s.seats
    while s.passed >> seat & 1 == 1:
        seat = (seat + 1) % s.seats
    begin_action(s, seat)
    return True


# --- BYZ-41 pass --------------------------------------------------------------------------------------------------------------


@rule
def choose_pass(s: State) -> None:
    """BYZ-41.1, BYZ-41.2, BYZ-41.3, BYZ-R58: a cube from LOSSES; else from an army box or POOL; else none."""
    s.purpose = For.pass_
    if s.losses[s.actor] > 0:
        place_pass_cube(s, T.LOSSES)
    elif s.pool[s.actor] > 0 or has_bought_source(s, s.actor):
        s.step = Step.cube
    else:
        record_pass(s)


@rule
def place_pass_cube(s: State, source: int) -> None:
    """BYZ-5.14, BYZ-R67: free of charge."""
    buy(s, source, NOBODY)
    s.pass_cube[s.actor] = 1
    record_pass(s)


@rule
def record_pass(s: State) -> None:
    """BYZ-41.4, BYZ-41.5: the first to pass will start the next turn (BYZ-4.4)."""
    s.passed |= 1 << s.actor
    if s.first_passer == NOBODY:
        s.first_passer = s.actor
    tell(s, Told.passed, s.actor)
    s.step = Step.end_action
