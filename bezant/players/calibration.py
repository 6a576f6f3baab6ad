"""From the values of a search to calibrated chances.

A search is overconfident: it takes its own play for perfect. How much so was measured for each game and number of seats by
`benchmarks/calibration.py`: raised to the measured power, the values of the sides fit the games that were then played.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("calibration.json")
DEFAULT = 0.6  # the power for a game that was not measured


def calibrated(game: str, sides: Sequence[int], values: Sequence[float]) -> tuple[float, ...]:
    """The chance of each seat to win, from the value of each seat; `sides` says for which side each seat plays."""
    power = _measured().get(game, {}).get(str(len(sides)), DEFAULT)
    weights = [max(0.0, value) ** power for value in values]
    whole = sum(dict(zip(sides, weights, strict=True)).values())
    return tuple(weight / whole for weight in weights)


@cache
def _measured() -> dict[str, dict[str, float]]:
    measured: dict[str, dict[str, float]] = json.loads(FILE.read_text("utf-8"))
    return measured
