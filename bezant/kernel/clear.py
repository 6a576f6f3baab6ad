"""How a record begins: every byte of it is zero, whatever was played in it before."""

from __future__ import annotations

import numpy as np

from bezant.kernel.compile import is_compiled, rule
from bezant.kernel.state import Positions


def _clear_record(positions: Positions, index: int) -> None:
    positions[index : index + 1].view(np.uint8)[:] = 0


def _clear_position(positions: Positions, index: int) -> None:
    s = positions[index]
    s.raw[:] = bytes(len(s.raw))
    s.events.clear()


clear = rule(_clear_record) if is_compiled(__name__) else _clear_position
