"""What happens at a table besides moves, and what it changes there, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bezant.server.notice_model import Kind

# kinds of happenings
ASKED, ALLOWED, REFUSED, WITHDRAWN = "asked", "allowed", "refused", "withdrawn"
RESIGNED, LATE, ABANDONED, CLOSED = "resigned", "late", "abandoned", "closed"
TOOK_OVER, CAME_BACK, REMINDED = "took_over", "came_back", "reminded"
PAUSED, RESUMED, DRAWN, REMATCH = "paused", "resumed", "drawn", "rematch"

# kinds of requests
TAKE_BACK, PAUSE, RESUME, ABANDON = "take_back", "pause", "resume", "abandon"


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened after the entry `ply` of the log and is no move."""

    number: int  # from 1, at its table
    ply: int
    kind: str
    seat: int | None
    args: dict[str, Any]
    at: datetime


@dataclass(frozen=True, slots=True)
class Request:
    """Something that all other persons at the table have to allow; it is over once somebody moves (`ply`)."""

    kind: str
    seat: int
    ply: int
    count: int = 0  # of moves to take back
    allowed: list[str] = field(default_factory=list)  # guests


@dataclass(frozen=True, slots=True)
class Pause:
    """Since when a table rests, who asked for it, and the seconds that the seat to move has left."""

    at: str  # as ISO 8601 writes it
    seat: int
    left: float | None


@dataclass(slots=True)
class Life:
    """Where a table stands besides its game."""

    paused: Pause | None = None
    request: Request | None = None
    rematch: str | None = None  # the table where it is played again
    rematch_of: str | None = None
    kept_until: datetime | None = None  # so long the seats of a rematch wait for those they are meant for


@dataclass(frozen=True)
class Change:
    """What comes of an act at a table: columns of the table and of its seats, happenings, moves taken back, and who is told.

    It is stored as a whole; only then does memory follow."""

    table: Mapping[str, Any] = field(default_factory=dict)
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    happenings: Sequence[Happening] = ()
    takes_back: tuple[int, int] | None = None  # for whom, and how many moves ...
    agreed: bool = True  # ... with the consent of all
    notices: Sequence[tuple[int, Kind]] = ()  # seats and what they are told
