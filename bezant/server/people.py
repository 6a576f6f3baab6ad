"""What the server keeps of people besides their tables, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bezant.server.model import Guest, TableInfo
from bezant.server.ratings import Skill

DELETED = "Deleted player"  # the name of a person who has gone, at the tables of those who stay


@dataclass(frozen=True, slots=True)
class Account:
    """A guest with a login."""

    guest: str
    name: str
    password: str | None  # hashed; none where passkeys alone open the account
    public: bool
    created: datetime


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which a person is known."""

    id: str
    guest: Guest
    device: str
    created: datetime
    seen: datetime
    expires: datetime
    banned: bool


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    guest: str
    public_key: str
    sign_count: int
    device: str
    created: datetime
    used: datetime | None


@dataclass(frozen=True, slots=True)
class Tie:
    """Whom a person blocks or mutes."""

    other: Guest
    blocked: bool
    muted: bool


@dataclass(frozen=True, slots=True)
class RatedPool:
    """Somebody's rating in one game with so many seats; others cannot be compared with it."""

    game: str
    seats: int
    skill: Skill


@dataclass(frozen=True, slots=True)
class PlayedTotals:
    since: datetime
    games: int
    won: int
    pools: list[RatedPool]


@dataclass(frozen=True, slots=True)
class RatedGame:
    at: datetime
    skill: Skill


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A person's part in a finished game; `change` of the rating where the game was rated."""

    table: TableInfo
    seat: int
    place: int | None
    won: bool
    at: datetime
    change: float | None
