"""JER-4 setup, JER-5 rounds."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule

from ....kernel.dice import below
from ....kernel.tell import tell
from .. import tables as T
from ..names import OPTIONS, UNCAPPED, End, Option, Step, Told
from ..state import State
from ..tables import AREAS, NOBODY
from .areas import is_behind

OPTION_COUNT = OPTIONS.width


@outlined
def set_up(s: State, seats: int, options: Any) -> None:
    """JER-4, JER-23.1, JER-24.3, JER-C1, JER-C2, JER-C3; goes on to the first question."""
    s.seats = seats
    for option in range(OPTION_COUNT):
        s.options[option] = options[option]
    clear_table(s)
    for seat in range(seats):
        s.coins[seat] = T.START_COINS  # JER-4.6, JER-4.8, JER-R5, JER-R48: plain numbers, whatever the coins of the box
        s.supply[seat] = squires_each(s)  # JER-4.1, JER-4.7, JER-R6
    for card in range(T.CARDS):
        s.deck[card] = T.DECK[seats, card]  # JER-4.3, JER-24.2
    s.round = 1  # JER-4.5
    opener = below(s, seats)  # JER-4.9, JER-6.3, JER-R1
    tell(s, Told.round, s.round)
    tell(s, Told.first_opener, opener)
    s.active = opener
    s.step = Step.office


@rule
def squires_each(s: State) -> int:
    """JER-R6: so many of each colour; more than anybody can use where they are not counted."""
    return T.WITHOUT_LIMIT if s.options[Option.squire_cap] == UNCAPPED else T.SQUIRES_EACH


@outlined
def clear_table(s: State) -> None:
    """JER-2.6, JER-4.2, JER-4.4, JER-R49: no events turned up, no offices held, no cards drawn, nothing in progress."""
    s.end = End.running
    for round in range(T.ROUNDS):
        s.event[round] = NOBODY
        s.scholar[round] = NOBODY
        s.scholar_seat[round] = NOBODY
        for seat in range(T.SEATS):
            s.office[round, seat] = NOBODY
            s.drafted[round, seat] = NOBODY
    for seat in range(T.SEATS):
        s.baron[seat] = NOBODY
    clear_auction(s)
    clear_turn(s)
    clear_event(s)
    s.area = NOBODY


@rule
def clear_auction(s: State) -> None:
    s.lot = NOBODY
    s.bid = 0
    s.bidder = NOBODY
    s.passed = 0


@rule
def clear_turn(s: State) -> None:
    """What a deployment turn keeps is forgotten, so that equal positions have equal bytes (JER-R14)."""
    for area in range(AREAS):
        s.fresh[area] = 0
    s.hired = 0
    s.genoese = 0
    s.marshal_used = 0
    clear_choice(s)


@rule
def clear_choice(s: State) -> None:
    s.left = 0
    s.card = NOBODY
    s.from_area = NOBODY
    s.to_area = NOBODY


@rule
def clear_event(s: State) -> None:
    s.left = 0
    for area in range(T.PART):
        s.spared[area] = 0
    for seat in range(T.SEATS):
        s.toll[seat] = 0


# --- JER-5.7 the end of a round -----------------------------------------------------------------------------------------------


@outlined
def end_round(s: State) -> None:
    """JER-5.7, JER-R11: the marker advances, an event is turned up, offices and Barons return, and phase 1 begins."""
    s.round += 1
    tell(s, Told.round, s.round)
    if T.FIRST_EVENT_ROUND <= s.round <= T.LAST_EVENT_ROUND:
        turn_up_event(s)
    for seat in range(s.seats):
        if s.baron[seat] != NOBODY:
            tell(s, Told.returned, seat, s.baron[seat])
            s.baron[seat] = NOBODY  # JER-9.16
    opener = first_opener(s)
    tell(s, Told.opener, opener)
    s.active = opener
    s.step = Step.office


@rule
def turn_up_event(s: State) -> None:
    """JER-18.1, JER-18.2, JER-R12, JER-4.2, JER-24.1: one of those in play that has not been used (JER-I20)."""
    left = 0
    for event in range(T.EVENTS_IN_ALL):
        left += is_unused(s, event)
    index = below(s, left)
    event = 0
    while is_unused(s, event) == 0 or index > 0:
        index -= is_unused(s, event)
        event += 1
    s.event[s.round - 1] = event
    tell(s, Told.turned_up, event)


@rule
def is_unused(s: State, event: int) -> int:
    """1 if the event is in play and not turned up yet."""
    for round in range(T.ROUNDS):
        if s.event[round] == event:
            return 0
    return int(T.IS_EVENT_IN_PLAY[s.seats, event])


@rule
def first_opener(s: State) -> int:
    """JER-6.2, JER-5.8: greatest height, then most prestige, then the better office of the round before."""
    best = 0
    for seat in range(1, s.seats):
        if is_behind(s, best, seat) or (
            not is_behind(s, seat, best) and s.office[s.round - 2, seat] < s.office[s.round - 2, best]
        ):
            best = seat
    return best
