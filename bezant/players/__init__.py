"""Players: each decides for a seat from an imagined position, never from the table's own."""

from __future__ import annotations

from typing import Protocol

from bezant.kernel.errors import UnknownPlayer
from bezant.kernel.game import Game
from bezant.kernel.state import Twin
from bezant.players.greedy import Greedy
from bezant.players.uniform import Uniform


class Player(Protocol):
    """Chooses one of the open actions. The same position, seat and seed give the same choice."""

    def decide(self, imagined: Twin, seat: int, seed: int) -> int: ...


_PLAYERS: dict[str, type[Uniform] | type[Greedy]] = {"uniform": Uniform, "greedy": Greedy}


def names() -> list[str]:
    """The players there are, weakest first."""
    return list(_PLAYERS)


def make(name: str, game: Game) -> Player:
    """The player of this name for a game."""
    if name not in _PLAYERS:
        raise UnknownPlayer(f"There is no player “{name[:40]}”; the players are: {', '.join(_PLAYERS)}.")
    return _PLAYERS[name](game)
