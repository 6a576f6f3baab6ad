"""The player without lookahead: a network that learned to play says what to do."""

from __future__ import annotations

import numpy as np

from bezant.kernel.game import Game
from bezant.kernel.state import Position
from bezant.players.greedy import Greedy
from bezant.players.network import network_of


class Instinct:
    """Takes the action with the best odds; where a game is better played unpredictably, it draws one, and sharpened odds say
    which. Runs in the mode of its game, with NumPy alone. Where no network has learned the game, it plays as `greedy` does."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        network = network_of(self._game.name, imagined.seats)
        if network is None:
            return Greedy(self._game).decide(imagined, seat, seed)
        legal = np.array(self._game.legal(imagined))
        odds = network.odds(network.hidden(self._game.observe(imagined, seat)), legal)
        if network.temperature == 0:
            return int(legal[odds.argmax()])
        sharpened = odds ** (1 / network.temperature)
        return int(np.random.default_rng(seed).choice(legal, p=sharpened / sharpened.sum()))
