"""What was agreed when a table was made: its clock, how long somebody may be away, and who may watch and talk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

MINUTE, HOUR, DAY = 60, 3600, 86400  # seconds

PER_MOVE, PER_GAME, DAYS = "move", "game", "days"  # kinds of clocks
BOT_PLAYS, LOST = "bot", "lost"  # what comes of running out of time
EVERYBODY, SEATED = "all", "seated"  # who may watch, and who may talk

STAND_IN = "level4"  # the bot that plays for somebody, unless the table says another


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for each decision (`move`, `days`) or for the whole game (`game`), and what each decision then adds."""

    kind: str
    seconds: int
    increment: int = 0
    late: str = BOT_PLAYS


@dataclass(frozen=True, slots=True)
class Terms:
    """`absence`: seconds after which a bot may be asked for; `idle`: those without a move after which anybody may abandon the game
    but the side that is to move; `take_backs`: whether a move may be taken back by consent, whatever came of it."""

    clock: Clock | None = None
    absence: int = DAY
    idle: int = 7 * DAY
    stand_in: str = STAND_IN
    watch: str = EVERYBODY
    chat: str = EVERYBODY
    shuffle: bool = False
    take_backs: bool = True

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, stored: Mapping[str, Any] | None) -> Self:
        """The terms as stored; tables of version 0.1.0 have none."""
        stored = stored or {}
        clock = stored.get("clock")
        return cls(**{**stored, "clock": None if clock is None else Clock(**clock)})
