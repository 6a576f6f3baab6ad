"""What a review knows of a game that says nothing about its figures: whose turn it is."""

from __future__ import annotations

from typing import Any

WORTH: dict[str, float] = {}
OUTCOMES: tuple[str, ...] = ()


def outlook(s: Any, seat: int) -> dict[str, float]:
    return {}


def acting(s: Any) -> int:
    return int(s.active)
