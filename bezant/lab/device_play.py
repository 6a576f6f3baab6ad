"""Whole games of random play on a GPU, with the results of `Game.play_out`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from bezant.kernel import device
from bezant.kernel.dice import words_of
from bezant.kernel.game import Game, Outcome, load, whole_number
from bezant.kernel.state import Array

AT_ONCE = 1 << 20  # games in the memory of the GPU; a game of Byzantium takes 1.5 KB, of which queues are two thirds
TURNS_UNSEEN = 16  # before it is asked how many games are left: to ask is to wait


class Playouts:
    """Random play of one game on the GPU."""

    def __init__(self, game: Game, seats: int, seed: int, limit: int, options: Array) -> None:
        device.check()
        self.game, self.seats, self.limit = game, seats, limit
        self._words = words_of(seed)
        self._cuda = device.cuda()
        self._kernels: Any = device.made_for("lab.device_kernels", game.name)
        self._options = self._cuda.to_device(options)

    def play(self, games: int, first: int = 0) -> tuple[Any, Any]:
        """The games number `first` and on: their final positions and the numbers of their decisions, in the memory of the GPU."""
        kernels, cuda = self._kernels, self._cuda
        positions = cuda.device_array(games, self.game.State.dtype)
        decisions = cuda.device_array(games, np.int32)
        queues = cuda.device_array((2, kernels.QUEUES, games), np.int32)
        sizes = cuda.to_device(np.zeros((kernels.TURNS, kernels.QUEUES), np.int32))
        begin = kernels.begin[blocks(games, kernels), kernels.BLOCK]
        begin(positions, self.seats, self._options, *self._words, first, decisions, queues, sizes)
        left, turn = games, 0
        while left:
            play_on = kernels.play_on[blocks(left, kernels), kernels.BLOCK]
            for _ in range(TURNS_UNSEEN):
                play_on(positions, decisions, self.limit, queues, sizes, turn)
                turn += 1
            left = int(sizes[turn % kernels.TURNS].copy_to_host().sum())
        return positions, decisions

    def chunks(self, games: int) -> Iterator[tuple[slice, Array, Array]]:
        """All the games, as many at once as there is room for, copied to the processor."""
        for first in range(0, games, AT_ONCE):
            some = slice(first, min(first + AT_ONCE, games))
            positions, decisions = self.play(some.stop - first, first)
            yield some, positions.copy_to_host(), decisions.copy_to_host()


def blocks(games: int, kernels: Any) -> int:
    """Of threads, enough for so many games in queues: each queue may leave threads of its last block idle."""
    return games // int(kernels.BLOCK) + int(kernels.QUEUES) + 1


def play_out(name: str, games: int, seats: int, seed: int = 0, limit: int | None = None, **options: Any) -> Outcome:
    """`Game.play_out` on a GPU: the same games, byte for byte, and the same refusals."""
    game, games = load(name), whole_number(games, "games")
    limit = game.max_decisions if limit is None else whole_number(limit, "decisions")
    playouts = Playouts(game, seats, seed, limit, game.option_values(seats, options))
    positions, decisions = np.zeros(games, game.State.dtype), np.zeros(games, np.int64)
    for some, played, made in playouts.chunks(games):
        positions[some], decisions[some] = played, made
    return Outcome(positions, decisions, game.returns_of(positions, seats), positions["step"] != game.course.over)
