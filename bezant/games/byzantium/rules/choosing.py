"""BYZ-D1 and BYZ-D8: the action, and the cube that is placed for it."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ..board import For
from ..names import Step
from ..state import State
from ..tables import EITHER, KINDS, NOBODY, POOL, Act
from . import attack, building, claiming, cubes, movement, reinforcing, special, turns, upkeep


@outlined
def refuse_action(s: State, act: int) -> int:
    """BYZ-D1, BYZ-4.8, BYZ-4.9, BYZ-4.10: A to F if there is a way to carry them out; G always."""
    if act == Act.claim:
        return claiming.refuse_claiming(s)
    if act == Act.reinforce:
        return reinforcing.refuse_reinforcing(s)
    if act == Act.special:
        return special.refuse_special(s)
    if act == Act.tax:
        return building.refuse_taxing(s)
    if act == Act.build:
        return building.refuse_building(s)
    if act == Act.march:
        return movement.refuse_marching(s)
    return OK


@rule
def choose_action(s: State, act: int) -> None:
    """BYZ-D1: the action, whose details are asked next."""
    if act == Act.claim:
        s.step = Step.claim
    elif act == Act.reinforce:
        reinforcing.begin_reinforcing(s)
    elif act == Act.special:
        s.step = Step.box
    elif act == Act.tax:
        s.step = Step.tax
    elif act == Act.build:
        s.step = Step.build
    elif act == Act.march:
        s.step = Step.army
    else:
        turns.choose_pass(s)


@rule
def choose_claim(s: State, city: int) -> None:
    """BYZ-D2: the city to claim."""
    s.purpose = For.claim
    need_cube_for(s, city)


@rule
def need_cube_for(s: State, city: int) -> None:
    """The city is settled; the cube is asked for next (BYZ-D8)."""
    s.city = city
    s.step = Step.cube


@rule
def swell(s: State) -> None:
    """BYZ-11.3: no city is attacked."""
    need_cube_for(s, NOBODY)


@rule
def place_cube(s: State, source: int) -> None:
    """BYZ-D8: the cube is paid and put to its use; where either treasury may pay, that is asked first."""
    if s.purpose == For.pass_:
        turns.place_pass_cube(s, source)
    elif source != POOL and cubes.payer(s) == EITHER:
        s.source = source
        s.step = Step.treasury
    else:
        settle_cube(s, source, cubes.payer(s))


@rule
def pick_treasury(s: State, side: int) -> None:
    """BYZ-11.14: the treasury that pays for the cube."""
    settle_cube(s, s.source, side)


@outlined
def settle_cube(s: State, source: int, side: int) -> None:
    """BYZ-5.2: the cube goes where its purpose says."""
    cubes.buy(s, source, side)
    if s.purpose < KINDS:
        special.occupy_box(s)
    elif s.purpose == For.claim:
        claiming.claim(s)
    elif s.purpose == For.capture:
        attack.take_control(s)
    else:
        building.build(s)


@rule
def stop(s: State) -> None:
    """BYZ-7.1, BYZ-20.3: the player leaves it at that."""
    s.step = Step.end_action


@outlined
def end_action(s: State) -> None:
    """BYZ-4.5: the next player's action, or income and upkeep."""
    if not turns.end_action(s):
        upkeep.begin_phase_2(s)
