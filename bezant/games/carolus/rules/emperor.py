"""Action 2 (CAR-7): moving Charlemagne."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.dice import below
from ....kernel.tell import tell
from ..names import End, Step, Told, Why
from ..state import State
from ..tables import REFILL_DICE
from .discs import disc_in_force
from .lands import land_after, resolve
from .refill import throw


@rule
def refuse_steps(s: State, steps: int) -> int:
    """CAR-7.2: at least one step, at most the number on the disc in force, laps included (CAR-R15)."""
    return OK if 1 <= steps <= disc_in_force(s, s.active) else Why.beyond_the_disc


@rule
def steps_into(s: State, buffer: Any, steps: int) -> int:
    """Writes the moves open now (CAR-7.2), the shortest first; how many."""
    count = disc_in_force(s, s.active)
    for index in range(count):
        buffer[index] = steps + index
    return count


@rule
def random_steps(s: State, buffer: Any, steps: int) -> int:
    """One of the moves open now."""
    return steps + below(s, disc_in_force(s, s.active))


@rule
def asks_for_steps(s: State) -> bool:
    """CAR-D8: one step is no question."""
    if disc_in_force(s, s.active) > 1:
        return True
    move_emperor(s, 1)
    return False


@outlined
def move_emperor(s: State, steps: int) -> None:
    """CAR-7.1, CAR-7.4: the one Charlemagne (CAR-1.5) goes clockwise; only the land where he stops is resolved.

    If the game goes on, the dice follow (CAR-R23)."""
    start = s.emperor
    s.emperor = land_after(s, start, steps)
    tell(s, Told.moved, s.active, steps, start, s.emperor)
    resolve(s, s.emperor)
    if s.end == End.running:
        s.step = Step.refill
        throw(s, REFILL_DICE[s.seats])
