"""A position of Carolus Magnus: all that is needed to play on, nothing that can be derived (CAR-2.7)."""

from __future__ import annotations

from bezant.kernel.state import WORDS, Grid, Position, Row, int8, int16, int32, int64

from .tables import DISCS, FAMILIES, PROVINCES, SEATS, SIDES


# A land is named by the lowest province in it (CAR-R42); rows of other provinces in `knights`, `owner`, `castles` are empty.
class State(Position):
    """All that is needed to play on, nothing that can be derived."""

    dice: Row = int64[WORDS]  # the generator
    round: int = int32  # the rules set no limit (CAR-R37)
    guard_rounds: int = int16  # 0: no guard (CAR-R37)
    placed_this_round: int = int16  # knights brought into play (CAR-R29)
    seats: int = int8
    step: int = int8
    active: int = int8  # the seat asked
    turn: int = int8  # place of the active seat in choice_order or action_order
    throws: int = int8  # set-up throws the active seat has made
    crowns: int = int8  # still to name
    to_place: int = int8  # knights still to bring into play
    first_chooser: int = int8  # option: seat, or NOBODY to draw one (CAR-R5)
    lands: int = int8  # how many there are
    emperor: int = int8  # the land where Charlemagne stands
    end: int = int8  # RUNNING, or why the game is over
    winners: int = int8  # bit n: side n has won
    ring: Row = int8[PROVINCES]  # the lands clockwise, then NOBODY
    land_of: Row = int8[PROVINCES]  # the land each province belongs to
    knights: Grid = int8[PROVINCES, FAMILIES]  # standing in each land
    owner: Row = int8[PROVINCES]  # side whose castles stand in the land, or NOBODY
    castles: Row = int8[PROVINCES]
    supply: Row = int8[FAMILIES]
    crest: Row = int8[FAMILIES]  # seat with influence over the family, or NOBODY
    reserve: Grid = int8[SEATS, FAMILIES]
    row: Grid = int8[SEATS, FAMILIES]  # at the castle card
    stock: Row = int8[SIDES]
    played: Grid = int8[SEATS, DISCS]  # discs of this cycle of five rounds, in order; 0: not yet
    choice_order: Row = int8[SEATS]
    action_order: Row = int8[SEATS]
