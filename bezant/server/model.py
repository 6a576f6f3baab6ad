"""What the server keeps of guests and tables, as plain data. The store maps its rows to and from it; no database is known here."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bezant.kernel.messages import Message
from bezant.kernel.shapes import Result

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"  # status of a table
PERSON, BOT, OPEN = "person", "bot", "open"  # kind of a seat


def now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays in a seat: a person by the id and name of a guest, a bot, or nobody yet."""

    kind: str
    side: str
    guest: str | None = None
    name: str = ""  # of the person
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class GameSummary:
    """Where the game of a table stands, for lists that replay no moves."""

    status: str = WAITING
    to_move: int | None = None
    place: Message | None = None
    result: Result | None = None


@dataclass(slots=True)
class TableInfo:
    """A table without its moves: what was agreed, who sits where, and how the game stands."""

    id: str
    game: str
    version: int  # of the rules
    name: str
    private: bool
    talk: bool
    hints: bool
    options: dict[str, Any]
    seed: str  # as the match takes it: with those of the game it plays on from
    host: str  # id of the guest who made it
    created: datetime
    started: datetime | None
    updated: datetime
    seats: list[Seat]
    summary: GameSummary

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats `guest` acts for."""
        return [] if guest is None else [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    @property
    def has_teams(self) -> bool:
        return len({seat.side for seat in self.seats}) < len(self.seats)


@dataclass(frozen=True, slots=True)
class Move:
    """One line of the log: an action, or an undo where `action` is None."""

    ply: int
    seat: int
    action: int | None
    at: datetime


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """Something said; `name` and `seat` are those the speaker had then."""

    guest: str
    name: str
    seat: int | None
    text: str
    at: datetime


@dataclass(frozen=True, slots=True)
class ReviewInfo:
    """The review of a finished game: how deep it looks, and when the last decision had been looked at."""

    simulations: int
    asked: datetime
    finished: datetime | None


@dataclass(frozen=True, slots=True)
class TableLists:
    """The tables that a guest can see in the lobby."""

    yours: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]
    finished: list[TableInfo]
