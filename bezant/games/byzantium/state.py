"""A position of Byzantium: all that is needed to play on, nothing that can be derived.

Cubes on cities, spare disks and the Bulgar supply follow from the rest. A guard is not one of the 42 cubes (BYZ-37.1)."""

from __future__ import annotations

from bezant.kernel.state import WORDS, Block, Grid, Position, Row, int8, int16, int64

from .names import OPTIONS
from .tables import BOXES, CITIES, RANKS, ROWS, SEATS


class State(Position):
    """All that is needed to play on, nothing that can be derived."""

    dice: Row = int64[WORDS]  # the generator
    # the course of play
    options: Row = int8[OPTIONS.width]  # the reading of each ruling of weight high
    seats: int = int8
    turn: int = int8  # 1 to 3 (BYZ-2.11)
    start: int = int8  # the start player of this turn
    passed: int = int8  # bit n: seat n has passed
    first_passer: int = int8  # seat, or NOBODY
    actor: int = int8  # the player whose action it is
    active: int = int8  # the seat asked
    step: int = int8
    end: int = int8  # RUNNING, or why the game is over
    winners: int = int8  # bit n: seat n has won
    # the board
    allegiance: Row = int8[CITIES]
    markers: Row = int8[CITIES]
    controller: Row = int8[CITIES]  # seat, or NOBODY
    fortified: Row = int8[CITIES]  # 1: control is shown by a disk, else by a cube
    army: Grid = int8[SEATS, ROWS]  # the city where the figure stands, or NOBODY (BYZ-2.15)
    bulgars: int = int8  # cubes in the Bulgar box
    holder: Row = int8[BOXES]  # seat whose cube lies on the special action box, or NOBODY
    guard: Row = int8[
        ROWS
    ]  # 1: in the ELITE box of its title's holder; else at home, or aside if the title is held (BYZ-2.8, BYZ-2.9)
    # the players
    pool: Row = int8[SEATS]
    losses: Row = int8[SEATS]
    cubes: Block = int8[SEATS, ROWS, RANKS]  # in the army boxes, guards not counted
    taxes: Row = int8[SEATS]
    pass_cube: Row = int8[SEATS]
    buildings: Grid = int8[SEATS, ROWS]  # cubes in CHURCH and MOSQUE
    removed: Row = int8[SEATS]
    treasury: Grid = int16[SEATS, ROWS]
    points: Grid = int16[SEATS, ROWS]
    has_marched: Row = int8[SEATS]  # 1: the Byzantine army was placed once (BYZ-6.6), or should have been (BYZ-6.7)
    # the action in progress
    purpose: int = int8  # what a cube is placed for
    city: int = int8  # the city it is about, then the city attacked; NOBODY
    source: int = int8  # where the cube comes from, while its treasury is picked
    placed: Grid = int8[ROWS, RANKS]  # cubes reinforced in this action, by box
    amount: int = int8  # cubes taxed while their money is shared, or lost on a retreat
    side: int = int8  # of the army that marches or attacks; BULGAR
    entered: int = int8  # 1: the army came onto the board in this action
    links: int = int8  # it has used
    sea_given_up: int = int8  # 1: no sea link for this army in this action (BYZ-22.7)
    ahead: int = int8  # the city it has announced to go to
    cost: int = int8  # of that link in MOVE cubes
    origin: int = int8  # where a beaten attacker returns to, or NOBODY
    by_sea: int = int8  # 1: over the sea
    # the attack in progress
    asked: int = int8  # defenders up to this distance from the acting player have decided
    opponent: int = int8  # the seat fought, LEVY_FORCE or BULGAR_FORCE
    hits_on_attacker: int = int8
    hits_on_defender: int = int8
    controller_fought: int = int8  # 1: the controller's field army was fought in this attack (BYZ-R43)
    # losses and retreats in progress
    to_lose: int = int8  # army cubes still to be removed
    loser: int = int8
    loser_side: int = int8
    then: int = int8  # the step after the losses
    fugitive: int = int8  # the seat whose army retreats
    fugitive_side: int = int8
    forced: int = int8  # 1: it must
    homeward: int = int8  # 1: a beaten attacker on the way it came
    sea_closed: int = int8  # 1: refused by the Byzantine fleet
    haven: int = int8  # where it goes
    afterwards: int = int8  # the step after the retreat
    # upkeep in progress
    row: int = int8  # rows dealt with, two for each seat from the start player on
    unpaid: Row = int8[RANKS]  # cubes of the present row not paid for yet
