"""The player without lookahead: a network that learned to play says what to do."""

from __future__ import annotations

import numpy as np

from bezant.kernel.game import Game
from bezant.kernel.state import Array, Position
from bezant.players.greedy import Greedy
from bezant.players.network import Network, network_of

INSTINCT = "instinct"


class Instinct:
    """Takes the action with the best odds; where a game is better played unpredictably, it draws one, and sharpened odds say
    which. Runs in the mode of its game, with NumPy alone. Where no network has learned the game, it plays as `greedy` does."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        network = network_of(self._game.name, imagined.seats)
        if network is None:
            return Greedy(self._game).decide(imagined, seat, seed)
        return drawn(network, self._game.observe(imagined, seat), self._game.legal(imagined), seed)


def drawn(network: Network, seen: Array, actions: list[int], seed: int) -> int:
    """The likeliest of these actions, or one drawn by sharpened odds, as the network plays best."""
    odds = network.odds(network.hidden(seen), np.array(actions))
    if network.temperature == 0:
        return actions[int(odds.argmax())]
    sharpened = odds ** (1 / network.temperature)
    return int(np.random.default_rng(seed).choice(actions, p=sharpened / sharpened.sum()))
