"""A position of Byzantium: all that is needed to play on, nothing that can be derived.

Cubes on cities, spare disks and the Bulgar supply follow from the rest. A guard is not one of the 42 cubes (BYZ-37.1)."""

from __future__ import annotations

from bezant.kernel.dice import WORDS
from bezant.kernel.state import int8, int16, int64, record

from .data import OPTIONS
from .tables import BOXES, CITIES, RANKS, ROWS, SEATS

State = record(
    "State",
    __name__,
    dice=int64[WORDS],  # the generator
    # the course of play
    options=int8[OPTIONS.width],  # the reading of each ruling of weight high
    seats=int8,
    turn=int8,  # 1 to 3 (BYZ-2.11)
    start=int8,  # the start player of this turn
    passed=int8,  # bit n: seat n has passed
    first_passer=int8,  # seat, or NOBODY
    actor=int8,  # the player whose action it is
    active=int8,  # the seat asked
    step=int8,
    end=int8,  # RUNNING, or why the game is over
    winners=int8,  # bit n: seat n has won
    # the board
    allegiance=int8[CITIES],
    markers=int8[CITIES],
    controller=int8[CITIES],  # seat, or NOBODY
    fortified=int8[CITIES],  # 1: control is shown by a disk, else by a cube
    army=int8[SEATS, ROWS],  # the city where the figure stands, or NOBODY (BYZ-2.15)
    bulgars=int8,  # cubes in the Bulgar box
    holder=int8[BOXES],  # seat whose cube lies on the special action box, or NOBODY
    guard=int8[
        ROWS
    ],  # 1: in the ELITE box of its title's holder; else at home, or aside if the title is held (BYZ-2.8, BYZ-2.9)
    # the players
    pool=int8[SEATS],
    losses=int8[SEATS],
    cubes=int8[SEATS, ROWS, RANKS],  # in the army boxes, guards not counted
    taxes=int8[SEATS],
    pass_cube=int8[SEATS],
    buildings=int8[SEATS, ROWS],  # cubes in CHURCH and MOSQUE
    removed=int8[SEATS],
    treasury=int16[SEATS, ROWS],
    points=int16[SEATS, ROWS],
    has_marched=int8[SEATS],  # 1: the Byzantine army was placed once (BYZ-6.6), or should have been (BYZ-6.7)
    # the action in progress
    purpose=int8,  # what a cube is placed for
    city=int8,  # the city it is about, then the city attacked; NOBODY
    source=int8,  # where the cube comes from, while its treasury is picked
    placed=int8[ROWS, RANKS],  # cubes reinforced in this action, by box
    amount=int8,  # cubes taxed while their money is shared, or lost on a retreat
    side=int8,  # of the army that marches or attacks; BULGAR
    entered=int8,  # 1: the army came onto the board in this action
    links=int8,  # it has used
    sea_given_up=int8,  # 1: no sea link for this army in this action (BYZ-22.7)
    ahead=int8,  # the city it has announced to go to
    cost=int8,  # of that link in MOVE cubes
    origin=int8,  # where a beaten attacker returns to, or NOBODY
    by_sea=int8,  # 1: over the sea
    # the attack in progress
    asked=int8,  # defenders up to this distance from the acting player have decided
    opponent=int8,  # the seat fought, LEVY_FORCE or BULGAR_FORCE
    hits_on_attacker=int8,
    hits_on_defender=int8,
    controller_fought=int8,  # 1: the controller's field army was fought in this attack (BYZ-R43)
    # losses and retreats in progress
    to_lose=int8,  # army cubes still to be removed
    loser=int8,
    loser_side=int8,
    then=int8,  # the step after the losses
    fugitive=int8,  # the seat whose army retreats
    fugitive_side=int8,
    forced=int8,  # 1: it must
    homeward=int8,  # 1: a beaten attacker on the way it came
    sea_closed=int8,  # 1: refused by the Byzantine fleet
    haven=int8,  # where it goes
    afterwards=int8,  # the step after the retreat
    # upkeep in progress
    row=int8,  # rows dealt with, two for each seat from the start player on
    unpaid=int8[RANKS],  # cubes of the present row not paid for yet
)
