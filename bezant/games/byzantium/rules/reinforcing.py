"""BYZ-7 action B: reinforce, one cube at a time."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import Step, Told, Why
from ..state import State
from ..tables import ARAB, BYZ, ROWS
from .cubes import can_have_cube, cubes_at, rank_of_source, side_of_source, take_from


@rule
def refuse_reinforcing(s: State) -> int:
    """BYZ-D1, BYZ-R6: at least one cube can be placed."""
    able = can_have_cube(s, s.actor, BYZ, 0) or can_have_cube(s, s.actor, ARAB, 0)
    return OK if able else Why.nothing_to_reinforce_with


@rule
def begin_reinforcing(s: State) -> None:
    for side in range(ROWS):
        for rank in range(T.RANKS):
            s.placed[side, rank] = 0
    s.step = Step.reinforce


@rule
def placed_so_far(s: State) -> int:
    count = 0
    for side in range(ROWS):
        for rank in range(T.RANKS):
            count += s.placed[side, rank]
    return count


@rule
def refuse_reinforce(s: State, source: int, box: int) -> int:
    """BYZ-D3, BYZ-7.3, BYZ-7.6, BYZ-R10, BYZ-R11: boxes hold any number (BYZ-7.2), of both rows (BYZ-7.4).

    A bought cube is paid by the row where it is placed (BYZ-7.5); sources and treasuries may be mixed (BYZ-5.8)."""
    side, rank = box // T.RANKS, box % T.RANKS
    if rank == T.ELITE and s.placed[side, T.ELITE] > 0:
        return Why.one_elite_cube
    if source == box + T.FIRST_ARMY_BOX:
        return Why.back_into_its_box
    left = cubes_at(s, s.actor, source)
    if left == 0:
        return Why.source_empty
    if source >= T.FIRST_ARMY_BOX and left <= s.placed[side_of_source(source), rank_of_source(source)]:
        return Why.moved_already
    return OK if source == T.POOL or s.treasury[s.actor, side] >= T.CUBE_PRICE else Why.treasury_short


@rule
def refuse_enough(s: State) -> int:
    """BYZ-7.1: at least one cube."""
    return OK if placed_so_far(s) > 0 else Why.place_one_first


@rule
def reinforce(s: State, source: int, box: int) -> None:
    """BYZ-7.1: up to three cubes; then the army check of BYZ-5.17 at the end of the action (BYZ-R8)."""
    side, rank = box // T.RANKS, box % T.RANKS
    price = 0 if source == T.POOL else T.CUBE_PRICE
    take_from(s, s.actor, source)
    s.treasury[s.actor, side] -= price
    s.cubes[s.actor, side, rank] += 1
    s.placed[side, rank] += 1
    tell(s, Told.reinforced, s.actor, source, box + T.FIRST_ARMY_BOX, price)
    if placed_so_far(s) == T.REINFORCEMENTS or not can_go_on(s):
        s.step = Step.end_action


@rule
def can_go_on(s: State) -> bool:
    """Whether a further cube can be placed."""
    for source in range(T.FIRST_ARMY_BOX + ROWS * T.RANKS):
        for box in range(ROWS * T.RANKS):
            if refuse_reinforce(s, source, box) == OK:
                return True
    return False


@rule
def reinforcements_into(s: State, buffer: Any, reinforce: int, enough: int) -> int:
    """BYZ-D3: writes the cubes from each source that is not empty into each box, then enough; their number."""
    count = 0
    for source in range(T.SOURCES):
        if cubes_at(s, s.actor, source) > 0:
            for box in range(ROWS * T.RANKS):
                if refuse_reinforce(s, source, box) == OK:
                    buffer[count] = reinforce + source * ROWS * T.RANKS + box
                    count += 1
    if refuse_enough(s) == OK:
        buffer[count] = enough
        count += 1
    return count
