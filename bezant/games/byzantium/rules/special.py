"""BYZ-8 to BYZ-16: special actions other than the Bulgars."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..board import MOST_MARKERS, For
from ..names import Step, Told, Why
from ..state import State
from ..tables import NOBODY
from .bulgars import refuse_bulgar_box, send_bulgars
from .cubes import can_have_civil_war_cube, check_armies, refuse_any_cube

# --- boxes --------------------------------------------------------------------------------------------------------------------


@rule
def free_box(s: State, kind: int) -> int:
    """BYZ-8.2, BYZ-8.3: a box of the kind without a cube, or NOBODY; a guard does not occupy one (BYZ-8.6, BYZ-R12)."""
    for box in range(T.FIRST_BOX[kind], T.FIRST_BOX[kind] + T.BOX_COUNT[kind]):
        if s.holder[box] == NOBODY:
            return box
    return NOBODY


@outlined
def refuse_box(s: State, kind: int) -> int:
    """BYZ-D4, BYZ-8.8, BYZ-R13: a free box whose action can be carried out and paid."""
    if free_box(s, kind) == NOBODY:
        return Why.box_occupied
    if kind == For.bulgars:
        return refuse_bulgar_box(s)
    if kind == For.fortify:
        return refuse_fortification(s)
    side = T.SIDE_OF_PURPOSE[kind]
    if kind == T.CIVIL_WAR_OF[side]:
        return refuse_civil_war(s, side)
    if kind == T.DEVELOPMENT_OF[side]:
        return refuse_development(s, side)
    return refuse_any_cube(s, side)


@rule
def refuse_special(s: State) -> int:
    """BYZ-D1: whether any box can be chosen."""
    for kind in range(T.KINDS):
        if refuse_box(s, kind) == OK:
            return OK
    return Why.no_box_open


@rule
def choose_box(s: State, kind: int) -> None:
    """BYZ-8.1: then its city where it needs one, and the cube. Civil war as action C is fought where the army stands
    (BYZ-9.4)."""
    s.purpose = kind
    s.city = NOBODY
    s.step = Step.cube
    side = T.SIDE_OF_PURPOSE[kind]
    if kind == For.bulgars:
        s.step = Step.bulgars
    elif kind == For.fortify:
        s.step = Step.fortify
    elif kind == T.DEVELOPMENT_OF[side]:
        s.step = Step.develop
    elif kind == T.CIVIL_WAR_OF[side]:
        s.side = side
        s.city = s.army[s.actor, side]
        s.origin = NOBODY


@outlined
def occupy_box(s: State) -> None:
    """BYZ-8.1, BYZ-8.10: the cube lies on the box until phase 2; the action follows."""
    kind = s.purpose
    box = free_box(s, kind)
    s.holder[box] = s.actor
    tell(s, Told.special, s.actor, box)
    side = T.SIDE_OF_PURPOSE[kind]
    if kind == For.bulgars:
        send_bulgars(s)
    elif kind == For.fortify:
        fortify(s)
    elif kind == T.DEVELOPMENT_OF[side]:
        develop(s)
    elif kind == T.CIVIL_WAR_OF[side]:
        begin_civil_war(s)
    else:
        if (
            kind != For.byzantine_fleet and kind != For.arab_fleet
        ):  # BYZ-14.1, BYZ-15.1: a fleet is shown by the cube alone
            take_title(s, side)
        s.step = Step.end_action


# --- BYZ-9 Civil War ----------------------------------------------------------------------------------------------------------


@outlined
def refuse_civil_war(s: State, side: int) -> int:
    """BYZ-D16, BYZ-9.1, BYZ-9.2, BYZ-9.3, BYZ-36.2, BYZ-R15: the army stands in a city of its side that its owner does not
    control."""
    if free_box(s, T.CIVIL_WAR_OF[side]) == NOBODY:
        return Why.box_occupied
    city = s.army[s.actor, side]
    if city == NOBODY:
        return Why.army_off_the_board
    if city == T.CAPITAL:
        return Why.capital_has_no_civil_war
    if s.controller[city] == s.actor:
        return Why.not_against_yourself
    return OK if can_have_civil_war_cube(s, s.actor, side) else Why.no_cube_to_be_had


@rule
def begin_civil_war(s: State) -> None:
    """BYZ-9.10, BYZ-9.9: the army attacks where it stands. BYZ-5.18, BYZ-R76: the army check comes first."""
    check_armies(s)
    s.asked = 0
    s.controller_fought = 0
    tell(s, Told.attack, s.actor, s.side, s.city)
    s.step = Step.next_defender


# --- BYZ-10 City Development --------------------------------------------------------------------------------------------------


@rule
def refuse_growth(s: State, city: int, side: int) -> int:
    """BYZ-10.1, BYZ-10.2, BYZ-10.3, BYZ-R18: a city of the side with fewer than three markers, walls not counted (BYZ-16.4).

    Whoever controls it; never Constantinople (BYZ-10.5, BYZ-36.8)."""
    if city == T.CAPITAL:
        return Why.capital_never_grows
    if s.allegiance[city] != side:
        return Why.not_of_the_box
    return OK if s.markers[city] < MOST_MARKERS else Why.city_full


@rule
def refuse_develop(s: State, city: int) -> int:
    """BYZ-D5: one more marker on a city of the box's side."""
    return refuse_growth(s, city, T.SIDE_OF_PURPOSE[s.purpose])


@rule
def refuse_development(s: State, side: int) -> int:
    """BYZ-8.8: whether any city can grow and the cube can be had."""
    for city in range(T.CITIES):
        if refuse_growth(s, city, side) == OK:
            return refuse_any_cube(s, side)
    return Why.nothing_to_develop


@rule
def develop(s: State) -> None:
    """BYZ-10.1, BYZ-10.4: one marker more, no points."""
    s.markers[s.city] += 1
    tell(s, Told.developed, s.city, s.markers[s.city])
    s.step = Step.end_action


# --- BYZ-12, BYZ-13 Emperor and Caliph ----------------------------------------------------------------------------------------


@rule
def take_title(s: State, side: int) -> None:
    """BYZ-12.1, BYZ-12.2, BYZ-13.1, BYZ-13.2: the guard joins ELITE, and two points."""
    s.guard[side] = 1
    s.points[s.actor, side] += T.TITLE_POINTS
    tell(s, Told.title, s.actor, side)


# --- BYZ-16 Fortification -----------------------------------------------------------------------------------------------------


@rule
def spare_disks(s: State, seat: int) -> int:
    """BYZ-2.14, BYZ-I20: disks of the seat that are not on the board."""
    spare = T.DISKS
    for city in range(T.CITIES):
        if s.fortified[city] == 1 and s.controller[city] == seat:
            spare -= 1
    return spare


@rule
def refuse_fortify(s: State, city: int) -> int:
    """BYZ-D7, BYZ-16.1, BYZ-16.6, BYZ-16.9: a city, Byzantine or Arab, with the player's control cube."""
    if s.controller[city] != s.actor:
        return Why.not_your_cube
    if s.fortified[city] == 1:
        return Why.fortified_already
    return refuse_any_cube(s, s.allegiance[city])


@rule
def refuse_fortification(s: State) -> int:
    """BYZ-8.8, BYZ-16.7: whether a spare disk is left and a city can be fortified."""
    if spare_disks(s, s.actor) == 0:
        return Why.no_disk_left
    for city in range(T.CITIES):
        if refuse_fortify(s, city) == OK:
            return OK
    return Why.not_your_cube


@rule
def fortify(s: State) -> None:
    """BYZ-16.1, BYZ-16.2, BYZ-16.8, BYZ-R37: a disk replaces the control cube, which goes to LOSSES; control is unchanged."""
    s.fortified[s.city] = 1
    s.losses[s.actor] += 1
    tell(s, Told.fortified, s.actor, s.city)
    s.step = Step.end_action


@rule
def fleet_of(s: State, side: int) -> int:
    """BYZ-14.1, BYZ-15.1, BYZ-R14: the seat that controls the fleet of the side this turn, or NOBODY."""
    return s.holder[T.FIRST_BOX[For.byzantine_fleet if side == T.BYZ else For.arab_fleet]]


@rule
def hostile_fleet(s: State, seat: int, side: int) -> int:
    """BYZ-14.7, BYZ-R24, BYZ-R68: another seat whose Byzantine fleet watches this army at sea, or NOBODY."""
    holder = fleet_of(s, T.BYZ)
    return holder if side == T.ARAB and holder != seat else NOBODY
