"""What a seat sees and may do, as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from bezant.kernel.game import Game


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(len(game.actions))


def observation_space(game: Game, seats: int) -> spaces.Dict:
    """The observation with the bounds of its features, and the mask of the actions that are open."""
    seen = game.observation(seats)
    sizes = [feature.size for feature in seen.features]
    low, high = (
        np.repeat(np.array(bounds, seen.dtype), sizes)
        for bounds in zip(*((feature.low, feature.high) for feature in seen.features), strict=True)
    )
    inner: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, high, dtype=seen.dtype.type),
        "action_mask": spaces.Box(0, 1, (len(game.actions),), np.int8),
    }
    return spaces.Dict(inner)
