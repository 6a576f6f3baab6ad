"""One person becomes part of another, or goes. The games of all others stay whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Table, delete, or_, select, update
from sqlalchemy.orm import Session
from sqlalchemy.sql.dml import ReturningUpdate

from bezant.server.database import Database
from bezant.server.model import OPEN, WAITING, ChatMessage, Move, TableInfo, now
from bezant.server.people import DELETED
from bezant.server.people_rows import NewsRow, RatingRow, SessionRow, TieRow
from bezant.server.ratings import Skill, joined
from bezant.server.rows import ChatRow, GuestRow, MoveRow, Row, SeatRow, TableRow

# What stays of a person who goes: the tables that others sit at too, and the row that these refer to.
STAYS = frozenset({"guests", "tables", "seats"})
# What comes along when a guest becomes part of an account.
COMES_ALONG = frozenset({"tables", "seats", "chat", "played"})


@dataclass(frozen=True)
class Said:
    """Something a person said, and where."""

    table: str
    message: ChatMessage


class DepartureStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def tables(self, guest: str) -> list[TableInfo]:
        """Every table that `guest` sits at or has made, oldest first."""
        seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
        own = select(TableRow).where(or_(TableRow.id.in_(seated), TableRow.host == guest)).order_by(TableRow.created)
        with self._database.reading() as session:
            return [row.info() for row in session.scalars(own)]

    def moves(self, table_id: str) -> list[Move]:
        in_order = select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.ply)
        with self._database.reading() as session:
            return [row.move() for row in session.scalars(in_order)]

    def said(self, guest: str) -> list[Said]:
        with self._database.reading() as session:
            rows = session.scalars(select(ChatRow).where(ChatRow.guest == guest).order_by(ChatRow.id))
            return [Said(row.table_id, row.message()) for row in rows]

    def rows_about(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """Every other row that refers to a person, by its table, without tokens, hashes and keys."""
        with self._database.reading() as session:
            return {
                table.name: [
                    _plain(dict(row)) for row in session.execute(select(table).where(_refers(table, guest))).mappings()
                ]
                for table in Row.metadata.sorted_tables
                if table.name not in STAYS | {"chat", "tickets"} and _columns(table)
            }

    def merge(self, guest: str, account: str) -> list[str]:
        """Let all that was `guest`'s be `account`'s: seats, tables made, words said, games played; the tables this touches."""
        with self._database.writing() as session:
            seated = session.scalars(select(SeatRow.table_id).where(SeatRow.guest == guest)).all()
            hosted = session.scalars(select(TableRow.id).where(TableRow.host == guest)).all()
            kept = session.scalars(_keep_seats(guest, account)).all()
            for table in Row.metadata.sorted_tables:
                for column in _columns(table) if table.name in COMES_ALONG else ():
                    session.execute(update(table).where(column == guest).values({column.name: account}))
            _merge_ratings(session, guest, account)
            session.execute(delete(SessionRow).where(SessionRow.guest == guest))
            session.add_all(NewsRow(guest=one, gone=one == guest, at=now()) for one in (guest, account))
        return sorted({*seated, *hosted, *kept})

    def remove(self, guest: str) -> list[str]:
        """Forget a person: all that is not others' too goes, and the name; the tables this touches.

        Seats at tables that wait are free again. In games that go on the seat stays; whoever plays on decides what becomes of it.
        """
        with self._database.writing() as session:
            seated = session.scalars(select(SeatRow.table_id).where(SeatRow.guest == guest)).all()
            spoke = session.scalars(select(ChatRow.table_id).where(ChatRow.guest == guest)).all()
            waiting = select(TableRow.id).where(TableRow.status == WAITING)
            free = update(SeatRow).where(SeatRow.guest == guest, SeatRow.table_id.in_(waiting))
            session.execute(free.values(kind=OPEN, guest=None))
            kept = session.scalars(_keep_seats(guest, None)).all()
            for table in reversed(Row.metadata.sorted_tables):
                if table.name not in STAYS and _columns(table):
                    session.execute(delete(table).where(_refers(table, guest)))
            gone = update(GuestRow).where(GuestRow.id == guest)
            session.execute(gone.values(name=DELETED, signed_until=now()))
            session.add(NewsRow(guest=guest, gone=True, at=now()))
        return sorted({*seated, *spoke, *kept})


def _keep_seats(guest: str, other: str | None) -> ReturningUpdate[str]:
    """The free seats of rematches that wait for `guest` wait for the other, or for anybody; gives their tables."""
    kept = update(SeatRow).where(SeatRow.kept_for == guest).values(kept_for=other)
    return kept.returning(SeatRow.table_id)


def _columns(table: Table) -> list[Column[Any]]:
    """The columns that name a person."""
    return [
        column for column in table.columns if any(key.target_fullname == "guests.id" for key in column.foreign_keys)
    ]


def _refers(table: Table, guest: str) -> Any:
    return or_(*(column == guest for column in _columns(table)))


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    hidden = ("token", "password", "code", "keys", "public_key", "hash", "secret", "code", "skeleton")
    return {name: value for name, value in row.items() if not any(word in name for word in hidden)}


def _merge_ratings(session: Session, guest: str, account: str) -> None:
    for row in session.scalars(select(RatingRow).where(RatingRow.guest == guest)).all():
        skill = Skill(row.mean, row.spread, row.games)
        there = session.get(RatingRow, (account, row.game, row.seats))
        if there is not None:
            skill = joined(skill, Skill(there.mean, there.spread, there.games))
        key = {"guest": account, "game": row.game, "seats": row.seats}
        session.merge(RatingRow(**key, mean=skill.mean, spread=skill.spread, games=skill.games))
        session.delete(row)
    session.execute(delete(TieRow).where(or_(TieRow.guest == guest, TieRow.other == guest)))
