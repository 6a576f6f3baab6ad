"""Who judges positions for people, in reviews and hints: a search with the network where one guides the search, else with the
hand-written evaluation. Nothing else decides which."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.kernel.state import Position
from bezant.players.calibration import NETWORK, SEARCH, calibrated
from bezant.players.instinct import Instinct
from bezant.players.network import guide_of, network_of
from bezant.players.search import TreeSearch, parameters_for

GLANCE = 16  # simulations, without rollouts, of a glance without a network


class Judge:
    """Searches positions of a game with so many seats, and makes chances of what the search expects. `sight` asks for the one of
    another time; where no network guides the search, that is the hand-written evaluation all the same."""

    def __init__(self, game: Game, seats: int, sight: str = NETWORK, mode: str = compile.COMPILED) -> None:
        self._game, self._sides, self._mode = game, game.sides(seats), mode
        self._guide = guide_of(game.name, seats) if sight == NETWORK else None
        self.sight = NETWORK if self._guide else SEARCH

    def search(
        self, imagined: Position, seat: int, seed: int, threads: int = 1, excluded: Collection[int] = ()
    ) -> TreeSearch:
        """A search from a position as the seat knows it, which has not begun."""
        return TreeSearch(
            self._game, imagined, seat, seed, threads, excluded=excluded, network=self._guide, mode=self._mode
        )

    def chances(self, values: Sequence[float]) -> tuple[float, ...]:
        """The chance of each seat to win, from what a search expects for each."""
        return calibrated(self._game.name, self._sides, values, self.sight)

    def glance(self, imagined: Position, seat: int, seed: int, most: int = GLANCE) -> int:
        """What the seat to move is likely to choose: what a network takes at first sight or, where none has learned the game or
        none was there at that time, a search of at most so many simulations."""
        network = network_of(self._game.name, imagined.seats)
        if network and (self.sight == NETWORK or not network.guides):
            return Instinct(self._game).decide(imagined, seat, seed)
        parameters = parameters_for(self._game, imagined.seats)._replace(rollout_depth=0, playout_weight=0.0)
        search = TreeSearch(self._game, imagined, seat, seed, parameters=parameters, mode=self._mode)
        search.run(max(1, min(GLANCE, most)))
        return search.choices()[0].action
