"""BYZ-28 dice, BYZ-29 losses, taken cube by cube."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.dice import below
from ....kernel.tell import tell
from ..names import Step, Told, Why
from ..state import State
from ..tables import LEVY, LOWEST_HIT, RANKS
from .cubes import army_cubes, has_guard, lose_guard, own_army_cubes


@outlined
def roll(s: State, dice: int) -> int:
    """BYZ-28.5, BYZ-R51: how many of so many dice show 4, 5 or 6; drawn one by one."""
    hits = 0
    for _ in range(dice):
        face = 1 + below(s, 6)
        tell(s, Told.die, face)
        if face >= LOWEST_HIT:
            hits += 1
    return hits


@outlined
def begin_losses(s: State, seat: int, side: int, count: int, then: int) -> None:
    """BYZ-29.1, BYZ-29.4: the army loses so many cubes, or all it has; then the game goes on with that step."""
    s.loser = seat
    s.loser_side = side
    s.to_lose = min(count, army_cubes(s, seat, side))
    s.then = then
    s.active = seat
    s.step = Step.lose


@rule
def remove_cubes(s: State, rank: int, count: int) -> None:
    """BYZ-29.3: to their owner's LOSSES."""
    s.cubes[s.loser, s.loser_side, rank] -= count
    s.losses[s.loser] += count
    s.to_lose -= count
    tell(s, Told.lost, s.loser, s.loser_side, rank, count)


@outlined
def asks_for_losses(s: State) -> bool:
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
def refuse_lose(s: State, rank: int) -> int:
    """BYZ-29.2, BYZ-26.5, BYZ-31.3: ELITE, MAIN or MOVE as the owner likes, never LEVY."""
    if rank == LEVY:
        return Why.levy_stays
    return OK if s.cubes[s.loser, s.loser_side, rank] > 0 else Why.rank_empty


@rule
def lose(s: State, rank: int) -> None:
    """BYZ-29.2: one cube of this rank."""
    remove_cubes(s, rank, 1)
