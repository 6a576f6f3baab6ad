"""BYZ-17 action D: tax. BYZ-18 action E: build a church or mosque."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import rule
from bezant.kernel.names import OK

from ....kernel.dice import below
from ....kernel.tell import tell
from .. import tables as T
from ..board import For
from ..names import Step, Told, Why
from ..state import State
from ..tables import ARAB, BYZ, NOBODY
from .cubes import can_have_cube


@rule
def refuse_taxing(s: State) -> int:
    """BYZ-17.4, BYZ-I37: once per turn, with cubes from POOL (BYZ-5.15)."""
    if s.taxes[s.actor] > 0:
        return Why.taxed_already
    return OK if s.pool[s.actor] > 0 else Why.pool_empty


@rule
def refuse_tax(s: State, cubes: int) -> int:
    """BYZ-D9, BYZ-17.1: one cube or more, as many as POOL holds; TAX takes any number (BYZ-17.5)."""
    return OK if cubes <= s.pool[s.actor] else Why.beyond_the_pool


@rule
def tax(s: State, cubes: int) -> None:
    s.pool[s.actor] -= cubes
    s.taxes[s.actor] = cubes
    s.amount = cubes
    s.step = Step.share


@rule
def refuse_share(s: State, bezants: int) -> int:
    """BYZ-17.3, BYZ-R38: any split, to the single Bezant."""
    return OK if bezants <= T.TAX_PER_CUBE * s.amount else Why.beyond_the_tax


@rule
def share(s: State, bezants: int) -> None:
    """BYZ-17.2: so much to the Byzantine treasury, the rest to the Arab one."""
    rest = T.TAX_PER_CUBE * s.amount - bezants
    s.treasury[s.actor, BYZ] += bezants
    s.treasury[s.actor, ARAB] += rest
    tell(s, Told.taxed, s.actor, s.amount, bezants, rest)
    s.amount = 0
    s.step = Step.end_action


@rule
def refuse_build(s: State, side: int) -> int:
    """BYZ-D10, BYZ-18.3, BYZ-18.4: 6 Bezants, 9 with a bought cube, all from that side's treasury."""
    return OK if can_have_cube(s, s.actor, side, T.BUILDING_PRICE) else Why.no_money_to_build


@rule
def refuse_building(s: State) -> int:
    """BYZ-D1: whether a church or a mosque can be built."""
    return OK if refuse_build(s, BYZ) == OK else refuse_build(s, ARAB)


@rule
def choose_building(s: State, side: int) -> None:
    s.purpose = For.church + side
    s.city = NOBODY
    s.step = Step.cube


@rule
def build(s: State) -> None:
    """BYZ-18.1, BYZ-18.2, BYZ-18.5, BYZ-18.6: the cube stays for good; two points of that side."""
    side = T.SIDE_OF_PURPOSE[s.purpose]
    s.treasury[s.actor, side] -= T.BUILDING_PRICE
    s.buildings[s.actor, side] += 1
    s.points[s.actor, side] += T.BUILDING_POINTS
    tell(s, Told.built, s.actor, side)
    s.step = Step.end_action


@rule
def random_tax(s: State, buffer: Any, tax: int) -> int:
    """Any number of cubes of the pool, without a list."""
    return tax + below(s, s.pool[s.actor])


@rule
def random_share(s: State, buffer: Any, share: int) -> int:
    """Any part of the taxes, without a list."""
    return share + below(s, T.TAX_PER_CUBE * s.amount + 1)
