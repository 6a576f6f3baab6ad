"""The tables of the database, and each row's way to and from plain data. They are used by the store and nobody else.

`moves` is the truth about a game; what stands beside it can be computed from it.
"""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, ClassVar, Self, cast

from sqlalchemy import JSON, DateTime, Dialect, Float, ForeignKey, Index, String, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from bezant.kernel.messages import Message
from bezant.kernel.shapes import Result
from bezant.server.happenings import Happening, Life, Pause, Request
from bezant.server.leases import Lease
from bezant.server.model import PERSON, ChatMessage, GameSummary, Move, ReviewInfo, Sandbox, Seat, TableInfo
from bezant.server.terms import EVERYBODY, Terms


class Moment(TypeDecorator[datetime]):
    """A time in UTC, also in a database that forgets time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Row(DeclarativeBase):
    type_annotation_map: ClassVar = {
        datetime: Moment,
        dict[str, Any]: JSON(none_as_null=True),
        list[float]: JSON(none_as_null=True),
    }


class SettingRow(Row):
    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class GuestRow(Row):
    __tablename__ = "guests"
    __table_args__ = (Index("guests_by_name", "name"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime]
    signed_until: Mapped[
        datetime | None
    ]  # until then the signed cookie of version 0.1.0 is taken; null: until it is exchanged
    banned: Mapped[datetime | None]
    owner: Mapped[str | None] = mapped_column(String(32))  # the person whose bot this is
    master: Mapped[GuestRow | None] = relationship(
        primaryjoin="foreign(GuestRow.owner) == remote(GuestRow.id)", viewonly=True
    )


class TableRow(Row):
    """A table. From `status` to `time_left`: where its game stands, written with each move so that a list needs no replay."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_by_status", "status", "private", "updated"),
        Index("tables_by_host", "host"),
        Index("tables_by_end", "status", "updated", "id"),
    )

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
    uploaded: Mapped[bool] = mapped_column(default=False)
    status: Mapped[str] = mapped_column(String(10))
    updated: Mapped[datetime]
    to_move: Mapped[int | None]
    place: Mapped[dict[str, Any] | None]
    result: Mapped[dict[str, Any] | None]
    deadline: Mapped[datetime | None]
    time_left: Mapped[list[float] | None]
    terms: Mapped[dict[str, Any] | None]
    watch: Mapped[str] = mapped_column(String(10), default=EVERYBODY)  # of the terms, for lists
    paused: Mapped[dict[str, Any] | None]
    request: Mapped[dict[str, Any] | None]
    rematch: Mapped[str | None] = mapped_column(String(32))
    rematch_of: Mapped[str | None] = mapped_column(String(32))
    kept_until: Mapped[datetime | None]
    sandbox_of: Mapped[str | None] = mapped_column(String(32))  # the table that a sandbox branches off from ...
    sandbox_ply: Mapped[int | None]  # ... after this entry of its log
    start: Mapped[dict[str, Any] | None]  # the position that the game begins with, where that is no set-up
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
            uploaded=table.uploaded,
            terms=table.terms.json(),
            watch=table.terms.watch,
            rematch_of=table.life.rematch_of,
            kept_until=table.life.kept_until,
            sandbox_of=table.sandbox.table if table.sandbox else None,
            sandbox_ply=table.sandbox.ply if table.sandbox else None,
            start=table.sandbox.start if table.sandbox else None,
            seats=[SeatRow.of(number, seat) for number, seat in enumerate(table.seats)],
            **table.summary.columns(),
        )

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
                self.status,
                self.to_move,
                cast(Message | None, self.place),
                _with_places(self.result),
                self.deadline,
                self.time_left,
            ),
            uploaded=self.uploaded,
            sandbox=_sandbox(self),
            terms=Terms.of(self.terms),
            life=Life(
                paused=None if self.paused is None else Pause(**self.paused),
                request=None if self.request is None else Request(**self.request),
                rematch=self.rematch,
                rematch_of=self.rematch_of,
                kept_until=self.kept_until,
            ),
        )


def _sandbox(row: TableRow) -> Sandbox | None:
    if row.sandbox_of is None or row.sandbox_ply is None:
        return None
    return Sandbox(row.sandbox_of, row.sandbox_ply, row.start)


def _with_places(result: dict[str, Any] | None) -> Result | None:
    """Results of version 0.1.0 told no places."""
    if result is None:
        return None
    return cast(Result, result | {"scores": [{"place": None, **score} for score in result["scores"]]})


class SeatRow(Row):
    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_guest", "guest"), Index("seats_by_kept_for", "kept_for"))

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    bot: Mapped[str | None] = mapped_column(String(40))
    side: Mapped[str] = mapped_column(String(20))
    name: Mapped[str | None] = mapped_column(String(40))  # of one whom an uploaded record names
    stand_in: Mapped[str | None] = mapped_column(String(40))
    resigned: Mapped[bool] = mapped_column(default=False)
    kept_for: Mapped[str | None] = mapped_column(String(32))
    archived: Mapped[bool] = mapped_column(default=False)
    hinted: Mapped[bool] = mapped_column(default=False)  # whether the search was asked for the person
    chat_read: Mapped[int] = mapped_column(default=0)  # the last message of the chat that the person has seen
    seen_ply: Mapped[int | None]  # the last entry of the log that the person has seen ...
    seen_at: Mapped[datetime | None]  # ... and when
    person: Mapped[GuestRow | None] = relationship(lazy="joined")
    awaited: Mapped[GuestRow | None] = relationship(
        primaryjoin="foreign(SeatRow.kept_for) == GuestRow.id", lazy="joined", viewonly=True
    )

    @classmethod
    def of(cls, number: int, seat: Seat) -> Self:
        name = seat.name if seat.kind == PERSON and seat.guest is None else None
        return cls(
            seat=number,
            kind=seat.kind,
            guest=seat.guest,
            bot=seat.bot,
            side=seat.side,
            name=name,
            kept_for=seat.kept_for,
        )

    def seat_info(self) -> Seat:
        master = None if self.person is None else self.person.master
        return Seat(
            self.kind,
            self.side,
            self.guest,
            self.name or "" if self.person is None else self.person.name,
            self.bot,
            master.name if master else None,
            self.stand_in,
            self.resigned,
            self.kept_for,
            "" if self.awaited is None else self.awaited.name,
            self.archived,
        )


class MoveRow(Row):
    """One line of the log: an action, or an undo where `action` is null, or -1 where it was by consent."""

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


class HappeningRow(Row):
    """Something that happened at a table and is no move; rows are added, never changed."""

    __tablename__ = "happenings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    ply: Mapped[int]
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int | None]
    args: Mapped[dict[str, Any]]
    at: Mapped[datetime]

    @classmethod
    def of(cls, table_id: str, happening: Happening) -> Self:
        return cls(table_id=table_id, **asdict(happening))

    def happening(self) -> Happening:
        return Happening(self.number, self.ply, self.kind, self.seat, self.args, self.at)


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


class ShardRow(Row):
    """Who plays the tables of a shard; times in seconds since 1970."""

    __tablename__ = "shards"

    shard: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    owner: Mapped[str] = mapped_column(String(120))
    epoch: Mapped[int]
    until: Mapped[float] = mapped_column(Float(53))
    wanted: Mapped[str] = mapped_column(String(120))
    wanted_until: Mapped[float] = mapped_column(Float(53))

    def lease(self) -> Lease:
        return Lease(self.shard, self.owner, self.epoch, self.until, self.wanted, self.wanted_until)

    def take(self, lease: Lease) -> None:
        self.owner, self.epoch, self.until = lease.owner, lease.epoch, lease.until
        self.wanted, self.wanted_until = lease.wanted, lease.wanted_until
