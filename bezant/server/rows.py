"""The tables of the database. `moves` is the truth about a game; what stands beside it can be computed from it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Index, String, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
PERSON, BOT, OPEN = "person", "bot", "open"


def now() -> datetime:
    return datetime.now(UTC)


class Moment(TypeDecorator[datetime]):
    """A time in UTC, also in a database that forgets time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Row(DeclarativeBase):
    type_annotation_map: ClassVar = {datetime: Moment, dict[str, Any]: JSON(none_as_null=True)}


class SettingRow(Row):
    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class GuestRow(Row):
    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime]


class TableRow(Row):
    """A table. From `status` on: where its game stands, written with each move so that a list needs no replay."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_status", "status", "private", "updated"), Index("tables_by_host", "host"))

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int]
    name: Mapped[str] = mapped_column(String(80))
    private: Mapped[bool]
    talk: Mapped[bool]
    hints: Mapped[bool]
    options: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(64))
    earlier: Mapped[str | None] = mapped_column(Text)  # the seeds of the game it plays on from, with the ply
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    created: Mapped[datetime]
    started: Mapped[datetime | None]
    status: Mapped[str] = mapped_column(String(10))
    updated: Mapped[datetime]
    to_move: Mapped[int | None]
    place: Mapped[dict[str, Any] | None]
    result: Mapped[dict[str, Any] | None]
    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.seat", lazy="selectin")

    @property
    def whole_seed(self) -> str:
        """As the match takes it."""
        return self.seed if self.earlier is None else f"{self.earlier}/{self.seed}"


class SeatRow(Row):
    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_guest", "guest"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    bot: Mapped[str | None] = mapped_column(String(40))
    side: Mapped[str] = mapped_column(String(20))
    sitter: Mapped[GuestRow | None] = relationship(lazy="joined")


class MoveRow(Row):
    """One line of the log: an action, or an undo where `action` is null."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[int | None]
    at: Mapped[datetime]


class ChatRow(Row):
    """Something said; `name` and `seat` are those the speaker had then."""

    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_table", "table_id", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime]


class ReviewRow(Row):
    """The review of a finished game: how deep it looks, and when the last decision had been looked at."""

    __tablename__ = "reviews"
    __table_args__ = (Index("reviews_by_end", "finished"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    simulations: Mapped[int]
    asked: Mapped[datetime]
    finished: Mapped[datetime | None]


class LookRow(Row):
    """What the search says of one decision."""

    __tablename__ = "looks"

    table_id: Mapped[str] = mapped_column(ForeignKey("reviews.table_id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    look: Mapped[dict[str, Any]]
