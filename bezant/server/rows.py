"""The tables of the database, and each row's way to and from plain data. They are used by the store and nobody else.

`moves` is the truth about a game; what stands beside it can be computed from it.
"""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, ClassVar, Self, cast

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Index, String, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from bezant.kernel.messages import Message
from bezant.kernel.shapes import Result
from bezant.server.model import ChatMessage, GameSummary, Move, ReviewInfo, Seat, TableInfo


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

    @classmethod
    def of(cls, table: TableInfo) -> Self:
        earlier, _, seed = table.seed.rpartition("/")
        return cls(
            id=table.id,
            game=table.game,
            version=table.version,
            name=table.name,
            private=table.private,
            talk=table.talk,
            hints=table.hints,
            options=table.options,
            seed=seed,
            earlier=earlier or None,
            host=table.host,
            created=table.created,
            started=table.started,
            updated=table.updated,
            seats=[SeatRow.of(number, seat) for number, seat in enumerate(table.seats)],
            **cls.columns_of(table.summary),
        )

    @staticmethod
    def columns_of(summary: GameSummary) -> dict[str, Any]:
        """Where the game stands, by the names of the columns."""
        return asdict(summary)

    def info(self) -> TableInfo:
        return TableInfo(
            id=self.id,
            game=self.game,
            version=self.version,
            name=self.name,
            private=self.private,
            talk=self.talk,
            hints=self.hints,
            options=self.options,
            seed=self.seed if self.earlier is None else f"{self.earlier}/{self.seed}",
            host=self.host,
            created=self.created,
            started=self.started,
            updated=self.updated,
            seats=[row.seat_info() for row in self.seats],
            summary=GameSummary(
                self.status, self.to_move, cast(Message | None, self.place), cast(Result | None, self.result)
            ),
        )


class SeatRow(Row):
    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_guest", "guest"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    bot: Mapped[str | None] = mapped_column(String(40))
    side: Mapped[str] = mapped_column(String(20))
    person: Mapped[GuestRow | None] = relationship(lazy="joined")

    @classmethod
    def of(cls, number: int, seat: Seat) -> Self:
        return cls(seat=number, kind=seat.kind, guest=seat.guest, bot=seat.bot, side=seat.side)

    def seat_info(self) -> Seat:
        name = "" if self.person is None else self.person.name
        return Seat(self.kind, self.side, self.guest, name, self.bot)


class MoveRow(Row):
    """One line of the log: an action, or an undo where `action` is null."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[int | None]
    at: Mapped[datetime]

    @classmethod
    def of(cls, table_id: str, move: Move) -> Self:
        return cls(table_id=table_id, ply=move.ply, seat=move.seat, action=move.action, at=move.at)

    def move(self) -> Move:
        return Move(self.ply, self.seat, self.action, self.at)


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

    @classmethod
    def of(cls, table_id: str, said: ChatMessage) -> Self:
        return cls(table_id=table_id, guest=said.guest, name=said.name, seat=said.seat, text=said.text, at=said.at)

    def message(self) -> ChatMessage:
        return ChatMessage(self.guest, self.name, self.seat, self.text, self.at)


class ReviewRow(Row):
    """The review of a finished game: how deep it looks, and when the last decision had been looked at."""

    __tablename__ = "reviews"
    __table_args__ = (Index("reviews_by_end", "finished"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    simulations: Mapped[int]
    asked: Mapped[datetime]
    finished: Mapped[datetime | None]

    def info(self) -> ReviewInfo:
        return ReviewInfo(self.simulations, self.asked, self.finished)


class LookRow(Row):
    """What the search says of one decision."""

    __tablename__ = "looks"

    table_id: Mapped[str] = mapped_column(ForeignKey("reviews.table_id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    look: Mapped[dict[str, Any]]
