"""The player that plays at random: every legal action is equally likely."""

from __future__ import annotations

import random

from bezant.kernel.game import Game
from bezant.kernel.state import Position


class Uniform:
    """Draws from the legal actions with a generator of its own, made from the seed."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        return random.Random(seed).choice(self._game.legal(imagined))
