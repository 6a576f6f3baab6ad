"""What the server keeps of guests and tables, as plain data. The store maps its rows to and from it; no database is known here."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Any

from bezant.kernel.messages import Message
from bezant.kernel.shapes import Result
from bezant.server.happenings import Life
from bezant.server.terms import Terms

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"  # status of a table
PERSON, BOT, OPEN = "person", "bot", "open"  # kind of a seat
MOST_NUMBER = 2**31 - 1  # that a column of the store holds


def now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Guest:
    """A person; one with an account has a login besides."""

    id: str
    name: str
    account: bool = False
    owner: str | None = None  # the person whose bot this is


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays in a seat: a person by the id and name of a guest, a bot, or nobody yet."""

    kind: str
    side: str
    guest: str | None = None
    name: str = ""  # of the person
    bot: str | None = None
    bot_of: str | None = None  # the name of the owner, where the person is somebody's bot
    stand_in: str | None = None  # the bot that plays for the person
    resigned: bool = False
    kept_for: str | None = None  # the guest for whom a free seat of a rematch is kept
    kept_name: str = ""  # of that guest
    archived: bool = False

    @property
    def player(self) -> str | None:
        """The bot that decides here; None where a person does, or nobody."""
        return self.bot or self.stand_in

    @property
    def in_charge(self) -> bool:
        """Whether a person decides here."""
        return self.kind == PERSON and self.stand_in is None


@dataclass(frozen=True, slots=True)
class GameSummary:
    """Where the game of a table stands, for lists that replay no moves; at tables with a clock when the seat to move runs out of
    time, and the seconds left to each seat for the game."""

    status: str = WAITING
    to_move: int | None = None
    place: Message | None = None
    result: Result | None = None
    deadline: datetime | None = None
    time_left: list[float] | None = None

    def columns(self) -> dict[str, Any]:
        """By the names of the store's columns."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Sandbox:
    """The table and the ply that a private one branches off from; where that game went on, the imagined position it begins with."""

    table: str
    ply: int
    start: dict[str, Any] | None = None


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
    uploaded: bool = False  # from a record, not played here
    sandbox: Sandbox | None = None
    terms: Terms = field(default_factory=Terms)
    life: Life = field(default_factory=Life)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats `guest` acts for."""
        return [] if guest is None else [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def is_asked(self, seat: int) -> bool:
        """Whether a move is waited for that the person in this seat decides: not while the table rests or a bot plays for him."""
        summary, playing = self.summary, self.summary.status == PLAYING
        return playing and summary.to_move == seat and self.life.paused is None and self.seats[seat].in_charge

    @property
    def has_teams(self) -> bool:
        return len({seat.side for seat in self.seats}) < len(self.seats)


@dataclass(frozen=True, slots=True)
class Move:
    """One line of the log: an action, or an undo where `action` is None, or AGREED where it was by consent."""

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
