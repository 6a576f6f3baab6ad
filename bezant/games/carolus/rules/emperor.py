"""Action 2 (CAR-7): moving Charlemagne."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..data import (
    BEYOND_THE_DISC,
    MOVE,
    NOT_MOVING_EMPEROR,
    OK,
    REFILL,
    REFILL_DICE,
    RUNNING,
    TOLD_MOVED,
)
from .discs import disc_in_force
from .lands import land_after, resolve
from .refill import throw


@rule
def refuse_steps(s: Record, steps: int) -> int:
    """CAR-7.2: at least one step, at most the number on the disc in force, laps included (CAR-R15)."""
    if s.step != MOVE:
        return NOT_MOVING_EMPEROR
    return OK if 1 <= steps <= disc_in_force(s, s.active) else BEYOND_THE_DISC


@chapter
def move_emperor(s: Record, steps: int) -> None:
    """CAR-7.1, CAR-7.4: the one Charlemagne (CAR-1.5) goes clockwise; only the land where he stops is resolved.

    If the game goes on, the dice follow (CAR-R23)."""
    start = s.emperor
    s.emperor = land_after(s, start, steps)
    tell(s, TOLD_MOVED, s.active, steps, start, s.emperor)
    resolve(s, s.emperor)
    if s.end == RUNNING:
        s.step = REFILL
        throw(s, REFILL_DICE[s.seats])
