"""A position of Carolus Magnus: all that is needed to play on, nothing that can be derived (CAR-2.7)."""

from __future__ import annotations

from bezant.kernel.dice import WORDS
from bezant.kernel.state import int8, int16, int32, int64, record

from .data import DISCS, FAMILIES, PROVINCES, SEATS, SIDES

# A land is named by the lowest province in it (CAR-R42); rows of other provinces in `knights`, `owner`, `castles` are empty.
State = record(
    "State",
    __name__,
    dice=int64[WORDS],  # the generator
    round=int32,  # the rules set no limit (CAR-R37)
    guard_rounds=int16,  # 0: no guard (CAR-R37)
    placed_this_round=int16,  # knights brought into play (CAR-R29)
    seats=int8,
    step=int8,
    active=int8,  # the seat asked
    turn=int8,  # place of the active seat in choice_order or action_order
    throws=int8,  # set-up throws the active seat has made
    crowns=int8,  # still to name
    to_place=int8,  # knights still to bring into play
    first_chooser=int8,  # option: seat, or NOBODY to draw one (CAR-R5)
    lands=int8,  # how many there are
    emperor=int8,  # the land where Charlemagne stands
    end=int8,  # RUNNING, or why the game is over
    winners=int8,  # bit n: side n has won
    ring=int8[PROVINCES],  # the lands clockwise, then NOBODY
    land_of=int8[PROVINCES],  # the land each province belongs to
    knights=int8[PROVINCES, FAMILIES],  # standing in each land
    owner=int8[PROVINCES],  # side whose castles stand in the land, or NOBODY
    castles=int8[PROVINCES],
    supply=int8[FAMILIES],
    crest=int8[FAMILIES],  # seat with influence over the family, or NOBODY
    reserve=int8[SEATS, FAMILIES],
    row=int8[SEATS, FAMILIES],  # at the castle card
    stock=int8[SIDES],
    played=int8[SEATS, DISCS],  # discs of this cycle of five rounds, in order; 0: not yet
    choice_order=int8[SEATS],
    action_order=int8[SEATS],
)
