"""What is shown of the life of a table, as plain data."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from bezant.kernel.typed import TypedDict

RequestKind = Literal["take_back", "pause", "resume", "abandon"]


class ClockShape(TypedDict):
    kind: Literal["move", "game", "days"]
    seconds: int
    increment: int
    late: Literal["bot", "lost"]


class TermsShape(TypedDict):
    clock: ClockShape | None
    absence: int
    idle: int
    stand_in: str
    watch: Literal["all", "seated"]
    chat: Literal["all", "seated"]
    shuffle: bool
    take_backs: bool


class SeatLife(TypedDict):
    """The bot that plays for a person, whether he has resigned, the seconds left for the game, and for whom a free seat is kept."""

    seat: int
    stand_in: str | None
    resigned: bool
    left: float | None
    kept: str | None


class RequestShape(TypedDict):
    """What was asked, by whom, and which seats have yet to answer."""

    kind: RequestKind
    seat: int
    count: int
    waits: list[int]


class HappeningShape(TypedDict):
    """Something that happened after entry `ply` and is no move."""

    number: int
    ply: int
    kind: str
    seat: int | None
    args: dict[str, Any]
    at: datetime


class LifeShape(TypedDict):
    terms: TermsShape
    moved: datetime
    deadline: datetime | None
    paused: datetime | None
    seats: list[SeatLife]
    request: RequestShape | None
    rematch: str | None
    rematch_of: str | None
    kept_until: datetime | None
    host: int | None
    happenings: list[HappeningShape]
