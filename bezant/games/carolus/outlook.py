"""What the outcome of a game of Carolus Magnus depends on, seen from one seat's side in the middle of it: the evaluation alone.

Fitted weights of its parts foretell greedy games no better until the last castles, and play worse: see docs/search.md."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from .evaluate import CASTLE, evaluate

STAGES = 1
FEATURES = ["castles' worth"]


@rule
def stage(s: Record) -> int:
    return 0


@chapter
def look(s: Record, seat: int, found: Any) -> None:
    """Writes the features of the position for the seat's side."""
    found[0] = evaluate(s, seat) / CASTLE
