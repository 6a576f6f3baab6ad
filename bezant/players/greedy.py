"""The player with one step of lookahead: it takes the action with the best evaluation afterwards."""

from __future__ import annotations

from typing import Any

import numpy as np

from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.kernel.state import Position, PositionArray


class Greedy:
    """Runs in the mode of its game: interpreted in a worker of the server, compiled in an arena."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._choice = compile.instance("players.one_step", game.name, game.mode)
        self._compiled = compile.is_compiled(game.mode)
        self._buffer = np.zeros(len(game.actions), np.int16)
        self._kind = game.State

    def __reduce__(self) -> tuple[Any, ...]:
        return Greedy, (self._game,)  # a module is not copied

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        """The action with the best evaluation on the imagined position; the seed breaks ties."""
        positions = np.zeros(2, self._kind.dtype) if self._compiled else PositionArray(self._kind, 2)
        positions[0] = imagined.array[0] if self._compiled else imagined
        return int(self._choice.best_action(positions, seat, seed & 0xFFFFFFFF, self._buffer))
