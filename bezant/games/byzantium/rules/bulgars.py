"""BYZ-11 the Bulgars: where they can be sent, and how they grow."""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import Option, Step, Told, Why
from ..state import State
from ..tables import ARAB, BYZ, CITIES, NOBODY
from .cubes import can_have_cube, check_armies, refuse_any_cube


@rule
def supply(s: State) -> int:
    """BYZ-3.3, BYZ-I3: the Bulgar cubes not in the box."""
    return T.BULGAR_CUBES - s.bulgars


@rule
def is_in_reach(s: State, city: int) -> bool:
    """BYZ-11.5, BYZ-11.6, BYZ-R19: an orange arrow, or a road to a Bulgar city; never the sea or the desert."""
    if T.HAS_ARROW[city] == 1:
        return True
    for other in range(CITIES):
        if s.allegiance[other] == T.BULGAR and T.ROAD_NEIGHBOURS[city] >> other & 1 == 1:
            return True
    return False


@rule
def is_own(s: State, city: int) -> bool:
    """BYZ-R20: whether the acting player controls the city or has an army there."""
    if s.controller[city] == s.actor:
        return True
    return s.army[s.actor, s.allegiance[city]] == city


@rule
def refuse_bulgars(s: State, city: int) -> int:
    """BYZ-11.5, BYZ-11.6, BYZ-11.7, BYZ-11.8, BYZ-D6; own cities are targets too unless the table plays reading (a) of
    BYZ-R20."""
    if s.allegiance[city] > ARAB:
        return Why.no_bulgar_target  # BYZ-11.7
    if not is_in_reach(s, city):
        return Why.beyond_the_bulgars
    if s.options[Option.bulgars_on_own] == T.READING_A and is_own(s, city):
        return Why.own_against_own
    return refuse_any_cube(s, 1 - s.allegiance[city])  # BYZ-11.13


@rule
def refuse_swell(s: State) -> int:
    """BYZ-11.3, BYZ-11.4: two more only if the supply holds them after the first two."""
    if supply(s) < T.BULGARS_ADDED + T.BULGARS_SWELL:
        return Why.bulgars_run_short
    able = can_have_cube(s, s.actor, BYZ, 0) or can_have_cube(s, s.actor, ARAB, 0)
    return OK if able else Why.no_cube_to_be_had


@rule
def refuse_bulgar_box(s: State) -> int:
    """BYZ-8.8: an attack or a reinforcement that can be paid; both are chosen before anything is (BYZ-11.17, BYZ-R22)."""
    if refuse_swell(s) == OK:
        return OK
    for city in range(CITIES):
        if refuse_bulgars(s, city) == OK:
            return OK
    return Why.no_bulgar_target


@rule
def gather(s: State, most: int) -> None:
    """BYZ-11.1, BYZ-11.15: cubes from the supply to the box, as far as they last."""
    added = min(most, supply(s))
    s.bulgars += added
    if added > 0:
        tell(s, Told.gathered, added, s.bulgars)


@rule
def send_bulgars(s: State) -> None:
    """BYZ-11.2: first they grow; then they attack with all cubes (BYZ-11.9, BYZ-11.10), or grow again.

    BYZ-5.18: the army check comes before the attack."""
    gather(s, T.BULGARS_ADDED)
    if s.city == NOBODY:
        gather(s, T.BULGARS_SWELL)
        s.step = Step.end_action
        return
    check_armies(s)
    s.side = T.BULGAR
    s.origin = NOBODY
    s.asked = 0
    s.controller_fought = 0
    tell(s, Told.attack, s.actor, T.BULGAR, s.city)
    s.step = Step.next_defender
