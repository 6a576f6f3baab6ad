"""BYZ-6 action A: take control of a city."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from ..names import Step, Told, Why
from ..state import State
from ..tables import ARAB, BYZ, CAPITAL, CITIES, NOBODY
from .cubes import army_cubes, refuse_any_cube


@rule
def refuse_claim(s: State, city: int) -> int:
    """BYZ-6.1, BYZ-D2: an uncontrolled Byzantine or Arab city; links and armies do not matter (BYZ-6.5)."""
    if city == CAPITAL:
        return Why.capital_has_no_controller  # BYZ-6.3, BYZ-1.6
    if s.allegiance[city] > ARAB:
        return Why.not_of_a_side  # BYZ-6.4
    if s.controller[city] != NOBODY:
        return Why.controlled_already
    return refuse_any_cube(s, s.allegiance[city])


@outlined
def refuse_claiming(s: State) -> int:
    """BYZ-D1: whether any city can be claimed."""
    for city in range(CITIES):
        if refuse_claim(s, city) == OK:
            return OK
    return Why.nothing_to_claim


@rule
def claim(s: State) -> None:
    """BYZ-1.5, BYZ-6.2, BYZ-1.17: control, and points for the markers on the track of the city's side; no money (BYZ-6.8)."""
    side = s.allegiance[s.city]
    s.controller[s.city] = s.actor
    s.points[s.actor, side] += s.markers[s.city]
    tell(s, Told.claimed, s.actor, s.city, s.markers[s.city], side)
    if side == BYZ and s.has_marched[s.actor] == 0:
        place_first_army(s)
    s.step = Step.end_action


@rule
def place_first_army(s: State) -> None:
    """BYZ-6.6, BYZ-6.7, BYZ-R9: once in the game the Byzantine army is placed there, if it has a cube."""
    s.has_marched[s.actor] = 1
    if army_cubes(s, s.actor, BYZ) > 0:
        s.army[s.actor, BYZ] = s.city
        tell(s, Told.placed, s.actor, BYZ, s.city)
