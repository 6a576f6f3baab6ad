"""The player that thinks the longest: it searches for a second, with a network where one guides the search."""

from __future__ import annotations

from bezant.kernel.game import Game
from bezant.kernel.state import Position
from bezant.players.network import guide_of
from bezant.players.search import Search

CHAMPION = "champion"


class Champion:
    """Without a network it sees with the hand-written evaluation."""

    def __init__(self, game: Game, simulations: int | None = None, seconds: float | None = None) -> None:
        self._game, self._simulations, self._seconds = game, simulations, seconds

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        network = guide_of(self._game.name, imagined.seats)
        return Search(self._game, self._simulations, self._seconds, network=network).decide(imagined, seat, seed)
