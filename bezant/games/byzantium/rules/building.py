"""BYZ-17 action D: tax. BYZ-18 action E: build a church or mosque."""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import ASK_CUBE, ASK_SHARE, END_ACTION
from ..events import TOLD_BUILT, TOLD_TAXED
from ..reasons import (
    BEYOND_THE_POOL,
    BEYOND_THE_TAX,
    NO_MONEY_TO_BUILD,
    OK,
    POOL_EMPTY,
    TAXED_ALREADY,
)
from ..tables import (
    ARAB,
    BUILDING_POINTS,
    BUILDING_PRICE,
    BYZ,
    FOR_CHURCH,
    NOBODY,
    SIDE_OF_PURPOSE,
    TAX_PER_CUBE,
)
from .cubes import can_have_cube


@rule
def refuse_taxing(s: Record) -> int:
    """BYZ-17.4, BYZ-I37: once per turn, with cubes from POOL (BYZ-5.15)."""
    if s.taxes[s.actor] > 0:
        return TAXED_ALREADY
    return OK if s.pool[s.actor] > 0 else POOL_EMPTY


@rule
def refuse_tax(s: Record, cubes: int) -> int:
    """BYZ-D9, BYZ-17.1: one cube or more, as many as POOL holds; TAX takes any number (BYZ-17.5)."""
    return OK if cubes <= s.pool[s.actor] else BEYOND_THE_POOL


@rule
def tax(s: Record, cubes: int) -> None:
    s.pool[s.actor] -= cubes
    s.taxes[s.actor] = cubes
    s.amount = cubes
    s.step = ASK_SHARE


@rule
def refuse_share(s: Record, bezants: int) -> int:
    """BYZ-17.3, BYZ-R38: any split, to the single Bezant."""
    return OK if bezants <= TAX_PER_CUBE * s.amount else BEYOND_THE_TAX


@rule
def share(s: Record, bezants: int) -> None:
    """BYZ-17.2: so much to the Byzantine treasury, the rest to the Arab one."""
    rest = TAX_PER_CUBE * s.amount - bezants
    s.treasury[s.actor, BYZ] += bezants
    s.treasury[s.actor, ARAB] += rest
    tell(s, TOLD_TAXED, s.actor, s.amount, bezants, rest)
    s.amount = 0
    s.step = END_ACTION


@rule
def refuse_build(s: Record, side: int) -> int:
    """BYZ-D10, BYZ-18.3, BYZ-18.4: 6 Bezants, 9 with a bought cube, all from that side's treasury."""
    return OK if can_have_cube(s, s.actor, side, BUILDING_PRICE) else NO_MONEY_TO_BUILD


@rule
def refuse_building(s: Record) -> int:
    """BYZ-D1: whether a church or a mosque can be built."""
    return OK if refuse_build(s, BYZ) == OK else refuse_build(s, ARAB)


@rule
def choose_building(s: Record, side: int) -> None:
    s.purpose = FOR_CHURCH + side
    s.city = NOBODY
    s.step = ASK_CUBE


@rule
def build(s: Record) -> None:
    """BYZ-18.1, BYZ-18.2, BYZ-18.5, BYZ-18.6: the cube stays for good; two points of that side."""
    side = SIDE_OF_PURPOSE[s.purpose]
    s.treasury[s.actor, side] -= BUILDING_PRICE
    s.buildings[s.actor, side] += 1
    s.points[s.actor, side] += BUILDING_POINTS
    tell(s, TOLD_BUILT, s.actor, side)
    s.step = END_ACTION
