"""A position of Jerusalem: all that is needed to play on. Of the deck it holds what is left, never an order: cards and events are
drawn when somebody first looks at them (III.1).

What was drafted is remembered by slot, the place in the turn order of a round, and every play with its round: from these follows
what each seat can know of the cards of the others (VI.3)."""

from __future__ import annotations

from bezant.kernel.state import WORDS, Grid, Position, Row, int8, int16, int64

from .names import OPTIONS
from .tables import AREAS, CARDS, MOST_PLAYS, PART, ROUNDS, SEATS


class State(Position):
    """All that is needed to play on, nothing that can be derived."""

    dice: Row = int64[WORDS]  # the generator
    # the course of play
    options: Row = int8[OPTIONS.width]
    seats: int = int8
    round: int = int8  # 1 to 5
    place: int = int8  # in the turn order, of whoever drafts, deploys or meets an event
    active: int = int8  # the seat asked
    step: int = int8
    end: int = int8  # RUNNING, or what decided the game
    winners: int = int8  # bit n: seat n has won
    event: Row = int8[ROUNDS]  # the event of each round, NOBODY where none is turned up
    office: Grid = int8[ROUNDS, SEATS]  # the office of each seat in each round (JER-5.8), or NOBODY
    # the board
    squires: Grid = int16[SEATS, AREAS]  # on the board
    baron: Row = int8[SEATS]  # the area where it stands, or NOBODY
    height: Row = int8[SEATS]  # more than the floors of the box, if need be (JER-2.5)
    prestige: Row = int16[SEATS]
    # behind the screens (JER-2.10)
    screen: Row = int16[SEATS]  # squires
    supply: Row = int16[SEATS]  # squires of the colour that nobody has at the moment
    coins: Row = int16[SEATS]
    hand: Grid = int8[SEATS, CARDS]  # follows from the next five; kept at hand
    # the action cards
    deck: Row = int8[CARDS]  # left in it
    drafted: Grid = int8[
        ROUNDS, SEATS
    ]  # by round and place; places that have not chosen yet hold the packet, ascending; NOBODY
    scholar: Row = int8[ROUNDS]  # the card drawn through Scholars in each round, or NOBODY
    scholar_seat: Row = int8[ROUNDS]  # who drew it, or NOBODY
    plays: int = int8  # cards played so far, in order:
    play_seat: Row = int8[MOST_PLAYS]
    play_round: Row = int8[MOST_PLAYS]  # counted from 0
    play_card: Row = int8[MOST_PLAYS]
    # the auction in progress
    lot: int = int8  # the office it is about, or NOBODY
    bid: int = int16
    bidder: int = int8  # who made it, or NOBODY
    passed: int = int8  # bit n: seat n is out of this auction
    # the deployment turn in progress (III.3)
    fresh: Row = int16[AREAS]  # own squires that came into each area (JER-R14)
    hired: int = int8  # mercenaries bought, as many as count
    genoese: int = int8  # 1: the card is active
    marshal_used: int = int8
    # the sub-choice, step or event in progress (III.4)
    left: int = int8  # picks, moves or squires to go; in War the squires that may still be taken
    card: int = int8  # the card being played, or NOBODY
    from_area: int = int8  # of the move made, or of the own squire to exchange; NOBODY
    to_area: int = int8
    area: int = int8  # whose income is dealt with, or NOBODY
    spared: Row = int16[PART]  # squires paid for in each area of the Market
    toll: Row = int8[
        SEATS
    ]  # squires taken from each opponent in War, or lost in the Palace by each seat, as many as can be saved
