"""bezant: three medieval board games, to play and to study. `load` gives the one object everything else uses.

>>> import bezant
>>> game = bezant.load("carolus")
>>> state = game.new(seats=2, seed=7)
>>> events = game.apply(state, game.legal(state)[0])
>>> events[0].name
'named'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bezant.kernel.errors import (
    BadBoard,
    BadCount,
    BadGame,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeats,
    BadSeed,
    BezantError,
    CannotUndo,
    GameOver,
    IllegalActions,
    IllegalOption,
    MissingExtra,
    NoDevice,
    NotYourTurn,
    StaleMove,
    UnknownAction,
    UnknownGame,
    UnknownPlayer,
    UnknownRule,
)
from bezant.kernel.game import OVER, Game, Outcome, game_names, load
from bezant.kernel.messages import EVERYONE, Event, Message, Reason

if TYPE_CHECKING:
    from bezant.lab.device import DeviceVector
    from bezant.lab.vector import VectorEnv

__version__ = "0.1.0"

__all__ = [
    "EVERYONE",
    "OVER",
    "BadBoard",
    "BadCount",
    "BadGame",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeats",
    "BadSeed",
    "BezantError",
    "CannotUndo",
    "Event",
    "Game",
    "GameOver",
    "IllegalActions",
    "IllegalOption",
    "Message",
    "MissingExtra",
    "NoDevice",
    "NotYourTurn",
    "Outcome",
    "Reason",
    "StaleMove",
    "UnknownAction",
    "UnknownGame",
    "UnknownPlayer",
    "UnknownRule",
    "__version__",
    "cuda",
    "game_names",
    "load",
    "vector",
]


def vector(
    game: str, envs: int, seats: int, threads: int = 1, seed: int = 0, limit: int | None = None, **options: Any
) -> VectorEnv:
    """So many games of one kind, stepped together by compiled code: `bezant.lab.vector`.

    >>> env = vector("carolus", 16, seats=2, seed=7)
    >>> env.step(env.random_actions()).seat.shape
    (16,)
    """
    from bezant.lab.vector import VectorEnv

    return VectorEnv(game, envs, seats, threads, seed, limit, **options)


def cuda(game: str, envs: int, seats: int, seed: int = 0, limit: int | None = None, **options: Any) -> DeviceVector:
    """So many games of one kind on a GPU, stepped together or played to their ends: `bezant.lab.device`.

    >>> issubclass(NoDevice, BezantError)  # what is raised where there is no GPU
    True
    """
    from bezant.lab.device import DeviceVector

    return DeviceVector(game, envs, seats, seed, limit, **options)
