"""JER-4 setup, JER-5 rounds."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.dice import below
from ....kernel.tell import tell
from ..actions import ASK_OFFICE
from ..data import OPTIONS, SQUIRE_CAP, UNCAPPED
from ..events import RUNNING, TOLD_FIRST_OPENER, TOLD_OPENER, TOLD_RETURNED, TOLD_ROUND, TOLD_TURNED_UP
from ..tables import (
    AREAS,
    CARDS,
    DECK,
    EVENTS_IN_ALL,
    FIRST_EVENT_ROUND,
    IS_EVENT_IN_PLAY,
    LAST_EVENT_ROUND,
    NOBODY,
    PART,
    ROUNDS,
    SEATS,
    SQUIRES_EACH,
    START_COINS,
    WITHOUT_LIMIT,
)
from .areas import is_behind

OPTION_COUNT = OPTIONS.width


@chapter
def set_up(s: Record, seats: int, options: Any) -> None:
    """JER-4, JER-23.1, JER-24.3, JER-C1, JER-C2, JER-C3; goes on to the first question."""
    s.seats = seats
    for option in range(OPTION_COUNT):
        s.options[option] = options[option]
    clear_table(s)
    for seat in range(seats):
        s.coins[seat] = START_COINS  # JER-4.6, JER-4.8, JER-R5, JER-R48: plain numbers, whatever the coins of the box
        s.supply[seat] = squires_each(s)  # JER-4.1, JER-4.7, JER-R6
    for card in range(CARDS):
        s.deck[card] = DECK[seats, card]  # JER-4.3, JER-24.2
    s.round = 1  # JER-4.5
    opener = below(s, seats)  # JER-4.9, JER-6.3, JER-R1
    tell(s, TOLD_ROUND, s.round)
    tell(s, TOLD_FIRST_OPENER, opener)
    s.active = opener
    s.step = ASK_OFFICE


@rule
def squires_each(s: Record) -> int:
    """JER-R6: so many of each colour; more than anybody can use where they are not counted."""
    return WITHOUT_LIMIT if s.options[SQUIRE_CAP] == UNCAPPED else SQUIRES_EACH


@chapter
def clear_table(s: Record) -> None:
    """JER-2.6, JER-4.2, JER-4.4, JER-R49: no events turned up, no offices held, no cards drawn, nothing in progress."""
    s.end = RUNNING
    for round in range(ROUNDS):
        s.event[round] = NOBODY
        s.scholar[round] = NOBODY
        s.scholar_seat[round] = NOBODY
        for seat in range(SEATS):
            s.office[round, seat] = NOBODY
            s.drafted[round, seat] = NOBODY
    for seat in range(SEATS):
        s.baron[seat] = NOBODY
    clear_auction(s)
    clear_turn(s)
    clear_event(s)
    s.area = NOBODY


@rule
def clear_auction(s: Record) -> None:
    s.lot = NOBODY
    s.bid = 0
    s.bidder = NOBODY
    s.passed = 0


@rule
def clear_turn(s: Record) -> None:
    """What a deployment turn keeps is forgotten, so that equal positions have equal bytes (JER-R14)."""
    for area in range(AREAS):
        s.fresh[area] = 0
    s.hired = 0
    s.genoese = 0
    s.marshal_used = 0
    clear_choice(s)


@rule
def clear_choice(s: Record) -> None:
    s.left = 0
    s.card = NOBODY
    s.from_area = NOBODY
    s.to_area = NOBODY


@rule
def clear_event(s: Record) -> None:
    s.left = 0
    for area in range(PART):
        s.spared[area] = 0
    for seat in range(SEATS):
        s.toll[seat] = 0


# --- JER-5.7 the end of a round -----------------------------------------------------------------------------------------------


@chapter
def end_round(s: Record) -> None:
    """JER-5.7, JER-R11: the marker advances, an event is turned up, offices and Barons return, and phase 1 begins."""
    s.round += 1
    tell(s, TOLD_ROUND, s.round)
    if FIRST_EVENT_ROUND <= s.round <= LAST_EVENT_ROUND:
        turn_up_event(s)
    for seat in range(s.seats):
        if s.baron[seat] != NOBODY:
            tell(s, TOLD_RETURNED, seat, s.baron[seat])
            s.baron[seat] = NOBODY  # JER-9.16
    opener = first_opener(s)
    tell(s, TOLD_OPENER, opener)
    s.active = opener
    s.step = ASK_OFFICE


@rule
def turn_up_event(s: Record) -> None:
    """JER-18.1, JER-18.2, JER-R12, JER-4.2, JER-24.1: one of those in play that has not been used (JER-I20)."""
    left = 0
    for event in range(EVENTS_IN_ALL):
        left += is_unused(s, event)
    index = below(s, left)
    event = 0
    while is_unused(s, event) == 0 or index > 0:
        index -= is_unused(s, event)
        event += 1
    s.event[s.round - 1] = event
    tell(s, TOLD_TURNED_UP, event)


@rule
def is_unused(s: Record, event: int) -> int:
    """1 if the event is in play and not turned up yet."""
    for round in range(ROUNDS):
        if s.event[round] == event:
            return 0
    return int(IS_EVENT_IN_PLAY[s.seats, event])


@rule
def first_opener(s: Record) -> int:
    """JER-6.2, JER-5.8: greatest height, then most prestige, then the better office of the round before."""
    best = 0
    for seat in range(1, s.seats):
        if is_behind(s, best, seat) or (
            not is_behind(s, seat, best) and s.office[s.round - 2, seat] < s.office[s.round - 2, best]
        ):
            best = seat
    return best
