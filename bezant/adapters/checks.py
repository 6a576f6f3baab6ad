"""What is asked of all who step games: how many of something, and an action for each."""

from __future__ import annotations

from typing import Any

import numpy as np

from bezant.kernel.errors import BadCount
from bezant.kernel.game import whole_number
from bezant.kernel.state import Array


def at_least_one(number: int, of: str) -> int:
    """A number of something, if there is one at all."""
    count = whole_number(number, of)
    if count < 1:
        raise BadCount(f"The number of {of} is at least 1.")
    return count


def take_actions(given: Any, into: Array) -> None:
    """Write an action for each game into the array, if they are that."""
    actions = np.asarray(given)
    if actions.shape != into.shape or actions.dtype.kind not in "iu":
        raise BadCount(f"A step takes {len(into)} whole numbers, one action for each game.")
    into[:] = actions
