"""The weights of a game's value function, by the number of seats: fitted to games by `benchmarks/value.py`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np

from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.registry import home
from bezant.kernel.state import Array


def file_of(game: str) -> Path:
    """The file of a game's weights: by the number of seats and by feature, a weight for each stage of the game."""
    return home(game).folder / "value.json"


@cache
def weights_of(game: str, seats: int) -> Array:
    """The weights by stage and feature; the value of a side is the softmax of the weighted sums. Without a file all are 1."""
    function = part_of(game, "value", compile.INTERPRETED)
    if not file_of(game).exists():
        return np.ones((function.STAGES, len(function.FEATURES)))
    stored = json.loads(file_of(game).read_text("utf-8"))[str(seats)]
    return np.ascontiguousarray(np.array([stored[name] for name in function.FEATURES]).T)
