"""Players. Each decides for a seat from a determinization (`Game.imagine`), never from the true position of the table."""

from __future__ import annotations

import re
from typing import Protocol

from bezant.kernel.errors import UnknownPlayer
from bezant.kernel.game import Game
from bezant.kernel.state import Position
from bezant.players.champion import CHAMPION, Champion
from bezant.players.greedy import Greedy
from bezant.players.instinct import INSTINCT, Instinct
from bezant.players.levels import DEADLINE, FIRST_TO_SEARCH, LEVELS, Level, plays_at_first_sight
from bezant.players.ratings import Rating, rating
from bezant.players.search import Search
from bezant.players.uniform import Uniform

__all__ = ["USUAL", "Player", "Rating", "check", "level_names", "make", "names", "rating", "searches", "seconds"]


class Player(Protocol):
    """Chooses one of the legal actions. The same position, seat and seed give the same choice."""

    def decide(self, imagined: Position, seat: int, seed: int) -> int: ...


_SIMPLE: dict[str, type[Uniform] | type[Greedy] | type[Instinct]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    INSTINCT: Instinct,
}
_BUDGET = re.compile(
    r"(?P<eyes>search|champion):(?:(?P<simulations>[1-9]\d{0,8})|(?P<seconds>(?=[0.]*[1-9])\d{1,3}(?:\.\d{1,3})?)s)"
)


USUAL = "greedy"  # the bot to propose: it answers at once, and beginners can beat it


def level_names() -> list[str]:
    """The levels, weakest first."""
    return list(LEVELS)


def names() -> list[str]:
    """All named players in the usual order: those that look no further than one step, then those that search."""
    searching = LEVELS.index(FIRST_TO_SEARCH)
    return ["uniform", "greedy", *LEVELS[:searching], INSTINCT, *LEVELS[searching:], CHAMPION]


def check(name: str) -> None:
    """Raise UnknownPlayer unless a player has this name."""
    if name not in names() and not _BUDGET.fullmatch(name):
        raise UnknownPlayer(f"There is no player “{name[:40]}”; the players are: {', '.join(names())}.")


def searches(name: str, game: Game, seats: int) -> bool:
    """Whether the player searches there, and so needs the compiled rules and time."""
    return name not in _SIMPLE and not (name in LEVELS and plays_at_first_sight(name, game, seats))


def seconds(name: str) -> float:
    """The most seconds that the player takes for a decision; infinity for a budget of simulations alone."""
    if name in (*LEVELS, CHAMPION):
        return DEADLINE
    budget = _BUDGET.fullmatch(name)
    return 0.0 if budget is None else float(budget["seconds"] or "inf")


def make(name: str, game: Game) -> Player:
    """The player of this name for a game. For experiments: `search:200` runs 200 simulations, `search:0.5s` half a second;
    `champion:200` and `champion:0.5s` do so with a network."""
    check(name)
    if name in _SIMPLE:
        return _SIMPLE[name](game)
    if name in LEVELS:
        return Level(name, game)
    if name == CHAMPION:
        return Champion(game, seconds=DEADLINE)
    budget = _BUDGET.fullmatch(name)
    assert budget is not None
    made = Champion if budget["eyes"] == CHAMPION else Search
    if budget["simulations"]:
        return made(game, int(budget["simulations"]))
    return made(game, seconds=float(budget["seconds"]))
