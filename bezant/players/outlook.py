"""The weights of a game's outlook, by the number of seats: fitted to games by `benchmarks/outlook.py`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np

from bezant.kernel import compile
from bezant.kernel.state import Array


def file_of(game: str) -> Path:
    """By the number of seats and by feature: a weight for each stage of the game."""
    return compile.ROOT / "games" / game / "outlook.json"


@cache
def weights_of(game: str, seats: int) -> Array:
    """By stage and feature: by how much the logarithm of a side's chance grows with it."""
    outlook = compile.module(f"games.{game}.outlook", compile.INTERPRETED)
    stored = json.loads(file_of(game).read_text("utf-8"))[str(seats)]
    return np.ascontiguousarray(np.array([stored[name] for name in outlook.FEATURES]).T)
