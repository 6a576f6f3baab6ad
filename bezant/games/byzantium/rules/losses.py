"""BYZ-28 dice, BYZ-29 losses, taken cube by cube."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.dice import below
from ....kernel.tell import tell
from ..actions import ASK_LOSE
from ..events import TOLD_DIE, TOLD_LOST
from ..reasons import LEVY_STAYS, OK, RANK_EMPTY
from ..tables import LEVY, LOWEST_HIT, RANKS
from .cubes import army_cubes, has_guard, lose_guard, own_army_cubes


@chapter
def roll(s: Record, dice: int) -> int:
    """BYZ-28.5, BYZ-R51: how many of so many dice show 4, 5 or 6; drawn one by one."""
    hits = 0
    for _ in range(dice):
        face = 1 + below(s, 6)
        tell(s, TOLD_DIE, face)
        if face >= LOWEST_HIT:
            hits += 1
    return hits


@chapter
def begin_losses(s: Record, seat: int, side: int, count: int, then: int) -> None:
    """BYZ-29.1, BYZ-29.4: the army loses so many cubes, or all it has; then the game goes on with that step."""
    s.loser = seat
    s.loser_side = side
    s.to_lose = min(count, army_cubes(s, seat, side))
    s.then = then
    s.active = seat
    s.step = ASK_LOSE


@rule
def remove_cubes(s: Record, rank: int, count: int) -> None:
    """BYZ-29.3: to their owner's LOSSES."""
    s.cubes[s.loser, s.loser_side, rank] -= count
    s.losses[s.loser] += count
    s.to_lose -= count
    tell(s, TOLD_LOST, s.loser, s.loser_side, rank, count)


@chapter
def asks_for_losses(s: Record) -> bool:
    """BYZ-D20, BYZ-D24, BYZ-D26, BYZ-D27, BYZ-D30, BYZ-D32: whether the owner has a choice; if not, the cubes are removed.

    BYZ-37.2: a guard goes only when it is the last army cube."""
    own = own_army_cubes(s, s.loser, s.loser_side)
    if s.to_lose > 0:
        ranks = 0
        last = 0
        for rank in range(RANKS):
            if rank != LEVY and s.cubes[s.loser, s.loser_side, rank] > 0:
                ranks += 1
                last = rank
        if ranks > 1 and s.to_lose < own:
            return True
        if ranks == 1:
            remove_cubes(s, last, min(s.to_lose, own))
        elif ranks > 1:
            for rank in range(RANKS):
                if rank != LEVY and s.cubes[s.loser, s.loser_side, rank] > 0:
                    remove_cubes(s, rank, s.cubes[s.loser, s.loser_side, rank])
        if s.to_lose > 0 and has_guard(s, s.loser, s.loser_side) == 1:
            lose_guard(s, s.loser_side)
    s.to_lose = 0
    s.step = s.then
    return False


@rule
def refuse_lose(s: Record, rank: int) -> int:
    """BYZ-29.2, BYZ-26.5, BYZ-31.3: ELITE, MAIN or MOVE as the owner likes, never LEVY."""
    if rank == LEVY:
        return LEVY_STAYS
    return OK if s.cubes[s.loser, s.loser_side, rank] > 0 else RANK_EMPTY
