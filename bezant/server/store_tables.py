"""How tables are read: plain columns, no objects that a session would watch, because thousands are read at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

from sqlalchemy import BindParameter, ColumnElement, Connection, Table, bindparam, exists, select

from bezant.server.database import Database
from bezant.server.model import FINISHED, PLAYING, WAITING, ChatMessage, Move, TableInfo
from bezant.server.rows import ChatRow, GuestRow, MoveRow, SeatRow, TableRow
from bezant.server.terms import EVERYBODY

SAID = 50  # messages shown at a table
AT_ONCE = 500  # tables read with one statement
STATUSES = (WAITING, PLAYING, FINISHED)

TABLES, SEATS, GUESTS, MOVES, CHAT = (
    cast(Table, row.__table__) for row in (TableRow, SeatRow, GuestRow, MoveRow, ChatRow)
)
UNFINISHED = TABLES.c.status.in_((WAITING, PLAYING))

_ID: BindParameter[str] = bindparam("id")
_MASTERS, _AWAITED = GUESTS.alias("masters"), GUESTS.alias("awaited")
_SEATED = (
    SEATS.outerjoin(GUESTS, GUESTS.c.id == SEATS.c.guest)
    .outerjoin(_MASTERS, _MASTERS.c.id == GUESTS.c.owner)
    .outerjoin(_AWAITED, _AWAITED.c.id == SEATS.c.kept_for)
)
_NAMES = (
    GUESTS.c.name.label("person_name"),
    _MASTERS.c.name.label("master_name"),
    _AWAITED.c.name.label("awaited_name"),
)
_TABLE = select(TABLES).where(TABLES.c.id == _ID)
_SEATS_OF = select(SEATS, *_NAMES).select_from(_SEATED).order_by(SEATS.c.seat)
_SEATS = _SEATS_OF.where(SEATS.c.table_id == _ID)
_MOVES = select(MOVES.c.ply, MOVES.c.seat, MOVES.c.action, MOVES.c.at).where(MOVES.c.table_id == _ID)
_CHAT = select(CHAT.c.guest, CHAT.c.name, CHAT.c.seat, CHAT.c.text, CHAT.c.at).where(CHAT.c.table_id == _ID)
_IN_ORDER = _MOVES.order_by(MOVES.c.ply)
_LAST_SAID = _CHAT.order_by(CHAT.c.id.desc()).limit(SAID)


class TableReader:
    """What can be asked about tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # One table

    def table(self, table_id: str) -> TableInfo | None:
        with self.database.looking() as connection:
            return _table(connection, table_id)

    def moves(self, table_id: str) -> list[Move]:
        with self.database.looking() as connection:
            return _moves(connection, table_id)

    def chat(self, table_id: str) -> list[ChatMessage]:
        """The last messages said at a table, oldest first."""
        with self.database.looking() as connection:
            return _chat(connection, table_id)

    def whole_table(self, table_id: str) -> tuple[TableInfo, list[Move], list[ChatMessage]] | None:
        """A table with all that was played and the last that was said there, as they are at one moment."""
        with self.database.looking() as connection:
            info = _table(connection, table_id)
            return None if info is None else (info, _moves(connection, table_id), _chat(connection, table_id))

    # Many tables

    def unfinished_tables(self) -> list[TableInfo]:
        with self.database.looking() as connection:
            return _tables(connection, UNFINISHED)

    def tables_with(self, ids: Sequence[str]) -> list[TableInfo]:
        with self.database.looking() as connection:
            parts = [ids[at : at + AT_ONCE] for at in range(0, len(ids), AT_ONCE)]
            return [info for part in parts for info in _tables(connection, TABLES.c.id.in_(part))]

    def finished_tables(self, most: int) -> list[TableInfo]:
        """The newest public ones."""
        with self.database.looking() as connection:
            public = TABLES.c.private.is_(False) & (TABLES.c.watch == EVERYBODY)
            return _tables(connection, (TABLES.c.status == FINISHED) & public, most)

    def finished_tables_of(self, guest: str, most: int) -> list[TableInfo]:
        """The newest that a person played or made; sandboxes are not among them."""
        seat = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.guest == guest)
        seated, played = exists().where(seat), TABLES.c.started.is_not(None) | TABLES.c.uploaded
        shown = played & TABLES.c.sandbox_of.is_(None) & ~exists().where(seat, SEATS.c.archived)
        with self.database.looking() as connection:
            return _tables(
                connection, (TABLES.c.status == FINISHED) & (seated | (TABLES.c.host == guest)) & shown, most
            )

    def updated_since(self, at: datetime | None) -> dict[str, datetime]:
        """The tables that have changed after a time, and when they did; with None all that are not finished."""
        changed = TABLES.c.status.in_(STATUSES) & TABLES.c.private.in_((True, False))  # as the index wants it
        asked = UNFINISHED if at is None else changed & (TABLES.c.updated > at)
        with self.database.looking() as connection:
            return {
                row.id: row.updated for row in connection.execute(select(TABLES.c.id, TABLES.c.updated).where(asked))
            }

    def private_among(self, ids: Sequence[str]) -> set[str]:
        private = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.private.is_(True))
        with self.database.looking() as connection:
            return set(connection.scalars(private))


def _table(connection: Connection, table_id: str) -> TableInfo | None:
    row = connection.execute(_TABLE, {"id": table_id}).one_or_none()
    return None if row is None else _info(row, connection.execute(_SEATS, {"id": table_id}))


def _moves(connection: Connection, table_id: str) -> list[Move]:
    return [Move(*row) for row in connection.execute(_IN_ORDER, {"id": table_id})]


def _chat(connection: Connection, table_id: str) -> list[ChatMessage]:
    return [ChatMessage(*row) for row in connection.execute(_LAST_SAID, {"id": table_id})][::-1]


def _tables(connection: Connection, asked: ColumnElement[bool], most: int | None = None) -> list[TableInfo]:
    """The tables that are asked for, newest first."""
    newest = select(TABLES).where(asked).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)
    rows = connection.execute(newest).all()
    if most is not None:
        asked = TABLES.c.id.in_([row.id for row in rows])
    seats = defaultdict(list)
    for seat in connection.execute(_SEATS_OF.where(SEATS.c.table_id.in_(select(TABLES.c.id).where(asked)))):
        seats[seat.table_id].append(seat)
    return [_info(row, seats[row.id]) for row in rows]


def _info(row: Any, seats: Iterable[Any]) -> TableInfo:
    """What the row of a table says, by the same words as an object of the session would."""
    return TableRow.info(_plain(row, seats=[_seat(seat) for seat in seats]))


def _seat(row: Any) -> Any:
    master = None if row.master_name is None else SimpleNamespace(name=row.master_name)
    person = None if row.guest is None else SimpleNamespace(name=row.person_name, master=master)
    awaited = None if row.awaited_name is None else SimpleNamespace(name=row.awaited_name)
    seat = _plain(row, person=person, awaited=awaited)
    return SimpleNamespace(seat_info=partial(SeatRow.seat_info, seat))


def _plain(row: Any, **more: Any) -> Any:
    return SimpleNamespace(**row._mapping, **more)
