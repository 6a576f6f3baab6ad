"""BYZ-11 the Bulgars: where they can be sent, and how they grow."""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import END_ACTION, NEXT_DEFENDER
from ..data import BULGARS_ON_OWN, READING_A
from ..events import TOLD_ATTACK, TOLD_GATHERED
from ..reasons import (
    BEYOND_THE_BULGARS,
    BULGARS_RUN_SHORT,
    NO_BULGAR_TARGET,
    NO_CUBE_TO_BE_HAD,
    OK,
    OWN_AGAINST_OWN,
)
from ..tables import (
    ARAB,
    BULGAR,
    BULGAR_CUBES,
    BULGARS_ADDED,
    BULGARS_SWELL,
    BYZ,
    CITIES,
    HAS_ARROW,
    NOBODY,
    ROAD_NEIGHBOURS,
)
from .cubes import can_have_cube, check_armies, refuse_any_cube


@rule
def supply(s: Record) -> int:
    """BYZ-3.3, BYZ-I3: the Bulgar cubes not in the box."""
    return BULGAR_CUBES - s.bulgars


@rule
def is_in_reach(s: Record, city: int) -> bool:
    """BYZ-11.5, BYZ-11.6, BYZ-R19: an orange arrow, or a road to a Bulgar city; never the sea or the desert."""
    if HAS_ARROW[city] == 1:
        return True
    for other in range(CITIES):
        if s.allegiance[other] == BULGAR and ROAD_NEIGHBOURS[city] >> other & 1 == 1:
            return True
    return False


@rule
def is_own(s: Record, city: int) -> bool:
    """BYZ-R20: whether the acting player controls the city or has an army there."""
    if s.controller[city] == s.actor:
        return True
    return s.army[s.actor, s.allegiance[city]] == city


@rule
def refuse_bulgars(s: Record, city: int) -> int:
    """BYZ-11.5, BYZ-11.6, BYZ-11.7, BYZ-11.8, BYZ-D6; own cities are targets too unless the table plays reading (a) of
    BYZ-R20."""
    if s.allegiance[city] > ARAB:
        return NO_BULGAR_TARGET  # BYZ-11.7
    if not is_in_reach(s, city):
        return BEYOND_THE_BULGARS
    if s.options[BULGARS_ON_OWN] == READING_A and is_own(s, city):
        return OWN_AGAINST_OWN
    return refuse_any_cube(s, 1 - s.allegiance[city])  # BYZ-11.13


@rule
def refuse_swell(s: Record) -> int:
    """BYZ-11.3, BYZ-11.4: two more only if the supply holds them after the first two."""
    if supply(s) < BULGARS_ADDED + BULGARS_SWELL:
        return BULGARS_RUN_SHORT
    able = can_have_cube(s, s.actor, BYZ, 0) or can_have_cube(s, s.actor, ARAB, 0)
    return OK if able else NO_CUBE_TO_BE_HAD


@rule
def refuse_bulgar_box(s: Record) -> int:
    """BYZ-8.8: an attack or a reinforcement that can be paid; both are chosen before anything is (BYZ-11.17, BYZ-R22)."""
    if refuse_swell(s) == OK:
        return OK
    for city in range(CITIES):
        if refuse_bulgars(s, city) == OK:
            return OK
    return NO_BULGAR_TARGET


@rule
def gather(s: Record, most: int) -> None:
    """BYZ-11.1, BYZ-11.15: cubes from the supply to the box, as far as they last."""
    added = min(most, supply(s))
    s.bulgars += added
    if added > 0:
        tell(s, TOLD_GATHERED, added, s.bulgars)


@rule
def send_bulgars(s: Record) -> None:
    """BYZ-11.2: first they grow; then they attack with all cubes (BYZ-11.9, BYZ-11.10), or grow again.

    BYZ-5.18: the army check comes before the attack."""
    gather(s, BULGARS_ADDED)
    if s.city == NOBODY:
        gather(s, BULGARS_SWELL)
        s.step = END_ACTION
        return
    check_armies(s)
    s.side = BULGAR
    s.origin = NOBODY
    s.asked = 0
    s.controller_fought = 0
    tell(s, TOLD_ATTACK, s.actor, BULGAR, s.city)
    s.step = NEXT_DEFENDER
