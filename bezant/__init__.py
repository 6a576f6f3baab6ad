"""bezant: three medieval board games, to play and to study. `load` gives the one object everything else uses.

>>> import bezant
>>> game = bezant.load("carolus")
>>> state = game.new(seats=2, seed=7)
>>> events = game.apply(state, game.legal(state)[0])
>>> events[0].name
'named'
"""

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
    IllegalOption,
    MissingExtra,
    NotYourTurn,
    StaleMove,
    UnknownAction,
    UnknownGame,
    UnknownPlayer,
    UnknownRule,
)
from bezant.kernel.game import OVER, Game, Outcome, game_names, load
from bezant.kernel.messages import EVERYONE, Event, Message, Reason

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
    "IllegalOption",
    "Message",
    "MissingExtra",
    "NotYourTurn",
    "Outcome",
    "Reason",
    "StaleMove",
    "UnknownAction",
    "UnknownGame",
    "UnknownPlayer",
    "UnknownRule",
    "__version__",
    "game_names",
    "load",
]
