"""Rules that most games need not bring."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import rule


@rule
def imagine(s: Any, seat: int) -> None:
    """Nothing is hidden but the coming dice, and those are fresh already."""
