"""From what a search expects to chances that come true.

A search is too sure of itself: it takes its own play for the truth. How much so has been measured for each game and number of
seats, by `benchmarks/chances.py`: raised to that power, what it expects of the sides fits the games that were then played.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("chances.json")
UNMEASURED = 0.6  # the power for a game that nobody has measured


def come_true(game: str, sides: Sequence[int], expected: Sequence[float]) -> tuple[float, ...]:
    """The chance of each seat to win, where a search expects so much of it; `sides` are those the seats play for."""
    power = _measured().get(game, {}).get(str(len(sides)), UNMEASURED)
    weights = [max(0.0, value) ** power for value in expected]
    whole = sum(dict(zip(sides, weights, strict=True)).values())
    return tuple(weight / whole for weight in weights)


@cache
def _measured() -> dict[str, dict[str, float]]:
    measured: dict[str, dict[str, float]] = json.loads(FILE.read_text("utf-8"))
    return measured
