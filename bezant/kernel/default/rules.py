"""Rules that most games need not bring."""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.state import Position


@rule
def imagine(s: Position, seat: int) -> None:
    """Nothing is hidden but the coming dice, and those are fresh already."""
