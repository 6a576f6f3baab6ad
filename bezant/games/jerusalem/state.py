"""A position of Jerusalem: all that is needed to play on. Of the deck it holds what is left, never an order: cards and events are
drawn when somebody first looks at them (III.1).

What was drafted is remembered by slot, the place in the turn order of a round, and every play with its round: from these follows
what each seat can know of the cards of the others (VI.3)."""

from __future__ import annotations

from bezant.kernel.dice import WORDS
from bezant.kernel.state import int8, int16, int64, record

from .data import OPTIONS
from .tables import AREAS, CARDS, MOST_PLAYS, PART, ROUNDS, SEATS

State = record(
    "State",
    __name__,
    dice=int64[WORDS],  # the generator
    # the course of play
    options=int8[OPTIONS.width],
    seats=int8,
    round=int8,  # 1 to 5
    place=int8,  # in the turn order, of whoever drafts, deploys or meets an event
    active=int8,  # the seat asked
    step=int8,
    end=int8,  # RUNNING, or what decided the game
    winners=int8,  # bit n: seat n has won
    event=int8[ROUNDS],  # the event of each round, NOBODY where none is turned up
    office=int8[ROUNDS, SEATS],  # the office of each seat in each round (JER-5.8), or NOBODY
    # the board
    squires=int16[SEATS, AREAS],  # on the board
    baron=int8[SEATS],  # the area where it stands, or NOBODY
    height=int8[SEATS],  # more than the floors of the box, if need be (JER-2.5)
    prestige=int16[SEATS],
    # behind the screens (JER-2.10)
    screen=int16[SEATS],  # squires
    supply=int16[SEATS],  # squires of the colour that nobody has at the moment
    coins=int16[SEATS],
    hand=int8[SEATS, CARDS],  # follows from the next five; kept at hand
    # the action cards
    deck=int8[CARDS],  # left in it
    drafted=int8[
        ROUNDS, SEATS
    ],  # by round and place; places that have not chosen yet hold the packet, ascending; NOBODY
    scholar=int8[ROUNDS],  # the card drawn through Scholars in each round, or NOBODY
    scholar_seat=int8[ROUNDS],  # who drew it, or NOBODY
    plays=int8,  # cards played so far, in order:
    play_seat=int8[MOST_PLAYS],
    play_round=int8[MOST_PLAYS],  # counted from 0
    play_card=int8[MOST_PLAYS],
    # the auction in progress
    lot=int8,  # the office it is about, or NOBODY
    bid=int16,
    bidder=int8,  # who made it, or NOBODY
    passed=int8,  # bit n: seat n is out of this auction
    # the deployment turn in progress (III.3)
    fresh=int16[AREAS],  # own squires that came into each area (JER-R14)
    hired=int8,  # mercenaries bought, as many as count
    genoese=int8,  # 1: the card is active
    marshal_used=int8,
    # the sub-choice, step or event in progress (III.4)
    left=int8,  # picks, moves or squires to go; in War the squires that may still be taken
    card=int8,  # the card being played, or NOBODY
    from_area=int8,  # of the move made, or of the own squire to exchange; NOBODY
    to_area=int8,
    area=int8,  # whose income is dealt with, or NOBODY
    spared=int16[PART],  # squires paid for in each area of the Market
    toll=int8[
        SEATS
    ],  # squires taken from each opponent in War, or lost in the Palace by each seat, as many as can be saved
)
