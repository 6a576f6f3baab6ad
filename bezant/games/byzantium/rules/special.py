"""BYZ-8 to BYZ-16: special actions other than the Bulgars."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import (
    ASK_BULGARS,
    ASK_CUBE,
    ASK_DEVELOP,
    ASK_FORTIFY,
    END_ACTION,
    NEXT_DEFENDER,
)
from ..board import MOST_MARKERS
from ..events import TOLD_ATTACK, TOLD_DEVELOPED, TOLD_FORTIFIED, TOLD_SPECIAL, TOLD_TITLE
from ..reasons import (
    ARMY_OFF_THE_BOARD,
    BOX_OCCUPIED,
    CAPITAL_HAS_NO_CIVIL_WAR,
    CAPITAL_NEVER_GROWS,
    CITY_FULL,
    FORTIFIED_ALREADY,
    NO_BOX_OPEN,
    NO_CUBE_TO_BE_HAD,
    NO_DISK_LEFT,
    NOT_AGAINST_YOURSELF,
    NOT_OF_THE_BOX,
    NOT_YOUR_CUBE,
    NOTHING_TO_DEVELOP,
    OK,
)
from ..tables import (
    ARAB,
    BOX_COUNT,
    BYZ,
    CAPITAL,
    CITIES,
    CIVIL_WAR_OF,
    DEVELOPMENT_OF,
    DISKS,
    FIRST_BOX,
    FOR_ARAB_FLEET,
    FOR_BULGARS,
    FOR_BYZANTINE_FLEET,
    FOR_FORTIFICATION,
    KINDS,
    NOBODY,
    SIDE_OF_PURPOSE,
    TITLE_POINTS,
)
from .bulgars import refuse_bulgar_box, send_bulgars
from .cubes import can_have_civil_war_cube, check_armies, refuse_any_cube

# --- boxes --------------------------------------------------------------------------------------------------------------------


@rule
def free_box(s: Record, kind: int) -> int:
    """BYZ-8.2, BYZ-8.3: a box of the kind without a cube, or NOBODY; a guard does not occupy one (BYZ-8.6, BYZ-R12)."""
    for box in range(FIRST_BOX[kind], FIRST_BOX[kind] + BOX_COUNT[kind]):
        if s.holder[box] == NOBODY:
            return box
    return NOBODY


@chapter
def refuse_box(s: Record, kind: int) -> int:
    """BYZ-D4, BYZ-8.8, BYZ-R13: a free box whose action can be carried out and paid."""
    if free_box(s, kind) == NOBODY:
        return BOX_OCCUPIED
    if kind == FOR_BULGARS:
        return refuse_bulgar_box(s)
    if kind == FOR_FORTIFICATION:
        return refuse_fortification(s)
    side = SIDE_OF_PURPOSE[kind]
    if kind == CIVIL_WAR_OF[side]:
        return refuse_civil_war(s, side)
    if kind == DEVELOPMENT_OF[side]:
        return refuse_development(s, side)
    return refuse_any_cube(s, side)


@rule
def refuse_special(s: Record) -> int:
    """BYZ-D1: whether any box can be chosen."""
    for kind in range(KINDS):
        if refuse_box(s, kind) == OK:
            return OK
    return NO_BOX_OPEN


@rule
def choose_box(s: Record, kind: int) -> None:
    """BYZ-8.1: then its city where it needs one, and the cube. Civil war as action C is fought where the army stands
    (BYZ-9.4)."""
    s.purpose = kind
    s.city = NOBODY
    s.step = ASK_CUBE
    side = SIDE_OF_PURPOSE[kind]
    if kind == FOR_BULGARS:
        s.step = ASK_BULGARS
    elif kind == FOR_FORTIFICATION:
        s.step = ASK_FORTIFY
    elif kind == DEVELOPMENT_OF[side]:
        s.step = ASK_DEVELOP
    elif kind == CIVIL_WAR_OF[side]:
        s.side = side
        s.city = s.army[s.actor, side]
        s.origin = NOBODY


@chapter
def occupy_box(s: Record) -> None:
    """BYZ-8.1, BYZ-8.10: the cube lies on the box until phase 2; the action follows."""
    kind = s.purpose
    box = free_box(s, kind)
    s.holder[box] = s.actor
    tell(s, TOLD_SPECIAL, s.actor, box)
    side = SIDE_OF_PURPOSE[kind]
    if kind == FOR_BULGARS:
        send_bulgars(s)
    elif kind == FOR_FORTIFICATION:
        fortify(s)
    elif kind == DEVELOPMENT_OF[side]:
        develop(s)
    elif kind == CIVIL_WAR_OF[side]:
        begin_civil_war(s)
    else:
        if (
            kind != FOR_BYZANTINE_FLEET and kind != FOR_ARAB_FLEET
        ):  # BYZ-14.1, BYZ-15.1: a fleet is shown by the cube alone
            take_title(s, side)
        s.step = END_ACTION


# --- BYZ-9 Civil War ----------------------------------------------------------------------------------------------------------


@chapter
def refuse_civil_war(s: Record, side: int) -> int:
    """BYZ-D16, BYZ-9.1, BYZ-9.2, BYZ-9.3, BYZ-36.2, BYZ-R15: the army stands in a city of its side that its owner does not
    control."""
    if free_box(s, CIVIL_WAR_OF[side]) == NOBODY:
        return BOX_OCCUPIED
    city = s.army[s.actor, side]
    if city == NOBODY:
        return ARMY_OFF_THE_BOARD
    if city == CAPITAL:
        return CAPITAL_HAS_NO_CIVIL_WAR
    if s.controller[city] == s.actor:
        return NOT_AGAINST_YOURSELF
    return OK if can_have_civil_war_cube(s, s.actor, side) else NO_CUBE_TO_BE_HAD


@rule
def begin_civil_war(s: Record) -> None:
    """BYZ-9.10, BYZ-9.9: the army attacks where it stands. BYZ-5.18, BYZ-R76: the army check comes first."""
    check_armies(s)
    s.asked = 0
    s.controller_fought = 0
    tell(s, TOLD_ATTACK, s.actor, s.side, s.city)
    s.step = NEXT_DEFENDER


# --- BYZ-10 City Development --------------------------------------------------------------------------------------------------


@rule
def refuse_growth(s: Record, city: int, side: int) -> int:
    """BYZ-10.1, BYZ-10.2, BYZ-10.3, BYZ-R18: a city of the side with fewer than three markers, walls not counted (BYZ-16.4).

    Whoever controls it; never Constantinople (BYZ-10.5, BYZ-36.8)."""
    if city == CAPITAL:
        return CAPITAL_NEVER_GROWS
    if s.allegiance[city] != side:
        return NOT_OF_THE_BOX
    return OK if s.markers[city] < MOST_MARKERS else CITY_FULL


@rule
def refuse_develop(s: Record, city: int) -> int:
    """BYZ-D5: one more marker on a city of the box's side."""
    return refuse_growth(s, city, SIDE_OF_PURPOSE[s.purpose])


@rule
def refuse_development(s: Record, side: int) -> int:
    """BYZ-8.8: whether any city can grow and the cube can be had."""
    for city in range(CITIES):
        if refuse_growth(s, city, side) == OK:
            return refuse_any_cube(s, side)
    return NOTHING_TO_DEVELOP


@rule
def develop(s: Record) -> None:
    """BYZ-10.1, BYZ-10.4: one marker more, no points."""
    s.markers[s.city] += 1
    tell(s, TOLD_DEVELOPED, s.city, s.markers[s.city])
    s.step = END_ACTION


# --- BYZ-12, BYZ-13 Emperor and Caliph ----------------------------------------------------------------------------------------


@rule
def take_title(s: Record, side: int) -> None:
    """BYZ-12.1, BYZ-12.2, BYZ-13.1, BYZ-13.2: the guard joins ELITE, and two points."""
    s.guard[side] = 1
    s.points[s.actor, side] += TITLE_POINTS
    tell(s, TOLD_TITLE, s.actor, side)


# --- BYZ-16 Fortification -----------------------------------------------------------------------------------------------------


@rule
def spare_disks(s: Record, seat: int) -> int:
    """BYZ-2.14, BYZ-I20: disks of the seat that are not on the board."""
    spare = DISKS
    for city in range(CITIES):
        if s.fortified[city] == 1 and s.controller[city] == seat:
            spare -= 1
    return spare


@rule
def refuse_fortify(s: Record, city: int) -> int:
    """BYZ-D7, BYZ-16.1, BYZ-16.6, BYZ-16.9: a city, Byzantine or Arab, with the player's control cube."""
    if s.controller[city] != s.actor:
        return NOT_YOUR_CUBE
    if s.fortified[city] == 1:
        return FORTIFIED_ALREADY
    return refuse_any_cube(s, s.allegiance[city])


@rule
def refuse_fortification(s: Record) -> int:
    """BYZ-8.8, BYZ-16.7: whether a spare disk is left and a city can be fortified."""
    if spare_disks(s, s.actor) == 0:
        return NO_DISK_LEFT
    for city in range(CITIES):
        if refuse_fortify(s, city) == OK:
            return OK
    return NOT_YOUR_CUBE


@rule
def fortify(s: Record) -> None:
    """BYZ-16.1, BYZ-16.2, BYZ-16.8, BYZ-R37: a disk replaces the control cube, which goes to LOSSES; control is unchanged."""
    s.fortified[s.city] = 1
    s.losses[s.actor] += 1
    tell(s, TOLD_FORTIFIED, s.actor, s.city)
    s.step = END_ACTION


@rule
def fleet_of(s: Record, side: int) -> int:
    """BYZ-14.1, BYZ-15.1, BYZ-R14: the seat that controls the fleet of the side this turn, or NOBODY."""
    return s.holder[FIRST_BOX[FOR_BYZANTINE_FLEET if side == BYZ else FOR_ARAB_FLEET]]


@rule
def hostile_fleet(s: Record, seat: int, side: int) -> int:
    """BYZ-14.7, BYZ-R24, BYZ-R68: another seat whose Byzantine fleet watches this army at sea, or NOBODY."""
    holder = fleet_of(s, BYZ)
    return holder if side == ARAB and holder != seat else NOBODY
