"""BYZ-26 retreats: a voluntary one before the battle, a forced one after it, a beaten attacker's way home."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import Option, Step, Told, Why
from ..state import State
from ..tables import CITIES, NOBODY
from .cubes import army_cubes, destroy
from .losses import begin_losses
from .special import hostile_fleet

NO_WAY = 99  # more losses than any army has cubes


@rule
def friendly_cities(s: State, side: int) -> int:
    """BYZ-1.12: the cities of the side, as bits."""
    cities = 0
    for city in range(CITIES):
        if s.allegiance[city] == side:
            cities |= 1 << city
    return cities


@outlined
def best_havens(s: State, side: int, start: int, way: int) -> tuple[int, int]:
    """BYZ-26.4, BYZ-26.5, BYZ-26.6, BYZ-26.7, BYZ-26.8, BYZ-26.9, BYZ-26.13, BYZ-R47: the fewest losses on a route to a
    friendly city, and the cities it can end in.

    The first friendly city ends the retreat, every other city on the way costs a cube; the start is out of bounds
    (BYZ-26.14). Byzantine armies use the sea freely (BYZ-26.10), desert tracks are for Arabs (BYZ-21.3)."""
    friendly = friendly_cities(s, side)
    seen = 1 << start
    frontier = seen
    losses = 0
    while frontier != 0:
        reached = 0
        for city in range(CITIES):
            if frontier >> city & 1 == 1:
                reached |= T.WAYS_BACK[side, way, city]
        reached &= ~seen
        if reached & friendly != 0:
            return losses, reached & friendly
        seen |= reached
        frontier = reached
        losses += 1
    return NO_WAY, 0


@rule
def can_survive(s: State, seat: int, side: int, way: int) -> bool:
    """BYZ-26.15, BYZ-R47: whether a route leaves the army a cube."""
    losses, _ = best_havens(s, side, s.army[seat, side], way)
    return losses < army_cubes(s, seat, side)


@rule
def can_retreat(s: State, seat: int, side: int) -> bool:
    """BYZ-26.16, BYZ-R48: a voluntary retreat leaves the army alive; sea links count as open until refused (BYZ-D21)."""
    return can_survive(s, seat, side, T.BY_LAND_AND_SEA)


@rule
def begin_retreat(s: State, seat: int, side: int, forced: int, afterwards: int) -> None:
    s.fugitive = seat
    s.fugitive_side = side
    s.forced = forced
    s.homeward = 0
    s.sea_closed = 0
    s.afterwards = afterwards
    s.step = Step.flee


@outlined
def flee(s: State) -> None:
    """BYZ-26.11, BYZ-D22: another's Byzantine fleet may close the sea to an Arab army, where that changes the result."""
    s.step = Step.choose_haven
    fleet = hostile_fleet(s, s.fugitive, s.fugitive_side)
    if fleet == NOBODY or not can_survive(s, s.fugitive, s.fugitive_side, T.BY_LAND_AND_SEA):
        return
    start = s.army[s.fugitive, s.fugitive_side]
    losses, havens = best_havens(s, s.fugitive_side, start, T.BY_LAND_AND_SEA)
    losses_by_land, havens_by_land = best_havens(s, s.fugitive_side, start, T.BY_LAND)
    if losses != losses_by_land or havens != havens_by_land:
        s.active = fleet
        s.step = Step.sea


@rule
def open_way(s: State) -> int:
    return T.BY_LAND if s.sea_closed == 1 else T.BY_LAND_AND_SEA


@rule
def havens_of_fugitive(s: State) -> int:
    """BYZ-26.7, BYZ-26.8: the cities the retreat may end in, as bits."""
    _, havens = best_havens(s, s.fugitive_side, s.army[s.fugitive, s.fugitive_side], open_way(s))
    return havens


@outlined
def choose_haven(s: State) -> None:
    """BYZ-D23, BYZ-26.12, BYZ-26.15: with no survivable route a forced army is destroyed, another one stays and fights."""
    if not can_survive(s, s.fugitive, s.fugitive_side, open_way(s)):
        if s.forced == 1:
            destroy(s, s.fugitive, s.fugitive_side)
        s.step = s.afterwards
        return
    havens = havens_of_fugitive(s)
    for city in range(CITIES):
        if havens == 1 << city:
            take_haven(s, city)
            return
    s.active = s.fugitive
    s.step = Step.haven


@rule
def refuse_haven(s: State, city: int) -> int:
    """BYZ-26.7: only where the losses are least."""
    return OK if havens_of_fugitive(s) >> city & 1 == 1 else Why.costlier_retreat


@rule
def take_haven(s: State, city: int) -> None:
    """BYZ-26.5, BYZ-D24: the losses of the route, the owner's choice."""
    losses, _ = best_havens(s, s.fugitive_side, s.army[s.fugitive, s.fugitive_side], open_way(s))
    s.haven = city
    s.amount = losses
    begin_losses(s, s.fugitive, s.fugitive_side, losses, Step.fled)


@rule
def fled(s: State) -> None:
    """BYZ-26.3: the figure moves at no cost in MOVE cubes."""
    s.army[s.fugitive, s.fugitive_side] = s.haven
    tell(s, Told.retreated, s.fugitive, s.fugitive_side, s.haven, s.amount)
    s.amount = 0
    s.step = s.afterwards


# --- the beaten attacker ------------------------------------------------------------------------------------------------------


@outlined
def send_home(s: State, freely: bool) -> None:
    """BYZ-26.17, BYZ-30.5, BYZ-9.11, BYZ-R44: back to where it came from; by the general rules if it had not moved.

    `freely`: by the general rules in any case, reading (b) of BYZ-R44 (iii)."""
    if s.origin != NOBODY and not freely:
        fleet = hostile_fleet(s, s.actor, s.side)
        s.homeward = 1
        s.fugitive = s.actor
        s.fugitive_side = s.side
        if s.by_sea == 1 and fleet != NOBODY:
            s.active = fleet
            s.step = Step.sea
        else:
            return_home(s)
    elif s.origin == NOBODY and s.options[Option.beaten_in_place] == T.READING_A:
        s.step = Step.end_action
    elif s.origin == NOBODY and s.options[Option.beaten_in_place] == T.READING_C:
        destroy(s, s.actor, s.side)
        s.step = Step.end_action
    else:
        begin_retreat(s, s.actor, s.side, 1, Step.end_action)


@rule
def return_home(s: State) -> None:
    s.army[s.actor, s.side] = s.origin
    tell(s, Told.returned, s.actor, s.side, s.origin)
    s.step = Step.end_action


@rule
def allow_sea(s: State) -> None:
    if s.homeward == 1:
        return_home(s)
    else:
        s.step = Step.choose_haven


@rule
def refuse_sea(s: State) -> None:
    """BYZ-14.8, BYZ-30.6, BYZ-R45: an attacker that came by sea is destroyed, or in reading (a) retreats by land."""
    tell(s, Told.sea_closed, s.active)
    if s.homeward == 0:
        s.sea_closed = 1
        s.step = Step.choose_haven
    elif s.options[Option.fleet_refusal] == T.READING_A:
        begin_retreat(s, s.actor, s.side, 1, Step.end_action)
        s.sea_closed = 1
        s.step = Step.choose_haven
    else:
        destroy(s, s.actor, s.side)
        s.step = Step.end_action
