"""Players: each decides for a seat from an imagined position, never from the table's own."""

from __future__ import annotations

import re
from typing import Protocol

from bezant.kernel.errors import UnknownPlayer
from bezant.kernel.game import Game
from bezant.kernel.state import Twin
from bezant.players.greedy import Greedy
from bezant.players.levels import DEADLINE, LEVELS, Level
from bezant.players.ratings import Rating, rating
from bezant.players.search import Search
from bezant.players.uniform import Uniform

__all__ = ["Player", "Rating", "check", "make", "names", "rating", "seconds", "thinks"]


class Player(Protocol):
    """Chooses one of the open actions. The same position, seat and seed give the same choice."""

    def decide(self, imagined: Twin, seat: int, seed: int) -> int: ...


_SIMPLE: dict[str, type[Uniform] | type[Greedy]] = {"uniform": Uniform, "greedy": Greedy}
_BUDGET = re.compile(r"search:(?:(?P<simulations>[1-9]\d{0,8})|(?P<seconds>(?=[0.]*[1-9])\d{1,3}(?:\.\d{1,3})?)s)")


def names() -> list[str]:
    """The players to choose from: those who do not think, then the levels, weakest first."""
    return [*_SIMPLE, *LEVELS]


def check(name: str) -> None:
    """Refuses a name that is no player's."""
    if name not in names() and not _BUDGET.fullmatch(name):
        raise UnknownPlayer(f"There is no player “{name[:40]}”; the players are: {', '.join(names())}.")


def thinks(name: str) -> bool:
    """Whether the player searches: it needs the compiled rules, and time."""
    return name not in _SIMPLE


def seconds(name: str) -> float:
    """The longest the player thinks about a decision; for those with a budget of simulations alone, no limit."""
    if name in LEVELS:
        return DEADLINE
    budget = _BUDGET.fullmatch(name)
    return 0.0 if budget is None else float(budget["seconds"] or "inf")


def make(name: str, game: Game) -> Player:
    """The player of this name for a game; for experiments, `search:N` thinks N simulations and `search:0.5s` half a second."""
    check(name)
    if name in _SIMPLE:
        return _SIMPLE[name](game)
    if name in LEVELS:
        return Level(name, game)
    budget = _BUDGET.fullmatch(name)
    assert budget is not None
    if budget["simulations"]:
        return Search(game, int(budget["simulations"]))
    return Search(game, seconds=float(budget["seconds"]))
