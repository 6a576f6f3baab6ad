"""What those who run a server ask of its store: lists, counts, and rows that do not fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Select, delete, func, select, text, update

from bezant.server.database import NEWEST, CannotOpen, Database, opening
from bezant.server.model import FINISHED, OPEN, PERSON, PLAYING, WAITING, TableInfo, now
from bezant.server.people_rows import AccountRow, NewsRow, SessionRow
from bezant.server.rows import ChatRow, GuestRow, LookRow, MoveRow, ReviewRow, SeatRow, TableRow
from bezant.server.settings import database_url
from bezant.server.store import Store

PAGE = 200  # tables read at a time


@dataclass(frozen=True)
class PersonFacts:
    """A guest as the list of people shows him."""

    id: str
    name: str
    created: datetime
    banned: datetime | None
    account: str | None  # the name of his account
    tables: int = 0  # where he sits
    talk: int = 0  # messages


def opened_as_it_is(database: str) -> Store:
    """The store, which must be there and of the newest shape: a server beside us may be using it."""
    if "://" not in database and not Path(database).expanduser().is_file():
        raise CannotOpen(f"there is no file {database}")
    with opening():
        store = Store(database_url(database))
        try:
            version = store.database.version()
        except BaseException:
            store.close()
            raise
    if version != NEWEST:
        store.close()
        older = (
            "start the server once, which brings it up to date"
            if (version or "") < NEWEST
            else "it is newer than this bezant"
        )
        raise CannotOpen(f"it has the shape {version or 'of nothing'} instead of {NEWEST}: {older}")
    return store


class AdminQueries:
    def __init__(self, database: Database) -> None:
        self._database = database

    def tables(self, most: int, **wanted: str | None) -> list[TableInfo]:
        """The tables last touched, newest first; `wanted` names columns and what they hold."""
        query = select(TableRow).order_by(TableRow.updated.desc(), TableRow.id).limit(most)
        return self._infos(_only(query, wanted))

    def every_table(self) -> Iterator[TableInfo]:
        """All tables, some at a time: they may be more than memory holds."""
        last = ""
        while True:
            page = self._infos(select(TableRow).where(TableRow.id > last).order_by(TableRow.id).limit(PAGE))
            yield from page
            if len(page) < PAGE:
                return
            last = page[-1].id

    def people(self, most: int, name: str | None = None) -> list[PersonFacts]:
        """The guests who came last, newest first; `name` is a part of theirs."""
        sits = select(func.count()).where(SeatRow.guest == GuestRow.id).correlate(GuestRow).scalar_subquery()
        says = select(func.count()).where(ChatRow.guest == GuestRow.id).correlate(GuestRow).scalar_subquery()
        query = select(GuestRow.id, GuestRow.name, GuestRow.created, GuestRow.banned, AccountRow.name, sits, says)
        query = query.join(AccountRow, AccountRow.guest == GuestRow.id, isouter=True)
        if name is not None:
            query = query.where(func.lower(GuestRow.name).contains(name.lower(), autoescape=True))
        with self._database.reading() as session:
            rows = session.execute(query.order_by(GuestRow.created.desc(), GuestRow.id).limit(most))
            return [PersonFacts(*row) for row in rows]

    def person(self, guest: str) -> PersonFacts | None:
        with self._database.reading() as session:
            row = session.get(GuestRow, guest)
            if row is None:
                return None
            sits = session.scalar(select(func.count()).where(SeatRow.guest == guest)) or 0
            says = session.scalar(select(func.count()).where(ChatRow.guest == guest)) or 0
            account = session.get(AccountRow, guest)
            named = None if account is None else account.name
            return PersonFacts(row.id, row.name, row.created, row.banned, named, sits, says)

    def tables_of(self, guest: str, most: int) -> list[TableInfo]:
        """The tables where a guest sits, the last one touched first."""
        seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
        query = select(TableRow).where(TableRow.id.in_(seated)).order_by(TableRow.updated.desc(), TableRow.id)
        return self._infos(query.limit(most))

    def counts(self) -> dict[str, int]:
        """How many rows there are of everything that matters."""
        with self._database.reading() as session:
            return {
                row.__tablename__: session.scalar(select(func.count()).select_from(row)) or 0
                for row in (GuestRow, TableRow, SeatRow, MoveRow, ChatRow)
            }

    def is_empty(self) -> bool:
        """Whether nothing has ever been stored here."""
        with self._database.engine.connect() as connection:
            names = self._database.engine.dialect.get_table_names(connection)
            return not names

    def archive(self, table_id: str) -> bool:
        """Take a table out of the lists that everybody sees; False where there is none."""
        with self._database.writing() as session:
            private = update(TableRow).where(TableRow.id == table_id).values(private=True)
            return session.execute(private.returning(TableRow.id)).first() is not None

    def sign_out_everybody(self) -> int:
        """End all sessions; how many they were. Running servers hear of it within seconds."""
        with self._database.writing() as session:
            ended = session.execute(delete(SessionRow).returning(SessionRow.guest)).scalars().all()
            session.execute(update(GuestRow).values(signed_until=now()))
            session.add_all(NewsRow(guest=guest, gone=True, at=now()) for guest in set(ended))
        return len(ended)

    # What does not fit together

    def gaps(self) -> dict[str, str]:
        """Tables whose moves are not numbered from 1 on without a gap, each with a sentence."""
        numbered = select(MoveRow.table_id, func.count(), func.min(MoveRow.ply), func.max(MoveRow.ply))
        with self._database.reading() as session:
            return {
                table: f"it has {count} moves, numbered from {first} to {last}"
                for table, count, first, last in session.execute(numbered.group_by(MoveRow.table_id))
                if (first, last) != (1, count)
            }

    def orphans(self) -> list[str]:
        """Rows that belong to something that is not there, each kind in a sentence."""
        pairs = (
            ("seats", SeatRow.table_id, TableRow.id),
            ("moves", MoveRow.table_id, TableRow.id),
            ("messages", ChatRow.table_id, TableRow.id),
            ("reviews", ReviewRow.table_id, TableRow.id),
            ("analyses", LookRow.table_id, ReviewRow.table_id),
            ("seats", SeatRow.guest, GuestRow.id),
            ("messages", ChatRow.guest, GuestRow.id),
            ("tables", TableRow.host, GuestRow.id),
        )
        found = []
        with self._database.reading() as session:
            for what, key, owner in pairs:
                lost = select(func.count()).select_from(key.class_).where(key.is_not(None), key.not_in(select(owner)))
                count = session.scalar(lost) or 0
                if count:
                    found.append(f"{count} {what} belong to {owner.class_.__tablename__} that are not there.")
        return found

    def damage(self) -> str | None:
        """What SQLite itself finds wrong with its file; None where all is well, and for PostgreSQL, which watches itself."""
        if not self._database.is_sqlite:
            return None
        with self._database.engine.connect() as connection:
            said = connection.execute(text("PRAGMA integrity_check(1)")).scalar()
        return None if said == "ok" else str(said)

    def _infos(self, query: Select[TableRow]) -> list[TableInfo]:
        with self._database.reading() as session:
            return [row.info() for row in session.scalars(query)]


def broken_seats(table: TableInfo) -> str | None:
    """What is wrong with the seats of a table; None where all is well."""
    status, kinds = table.summary.status, [seat.kind for seat in table.seats]
    if status not in (WAITING, PLAYING, FINISHED):
        return f"its status is “{status}”"
    if not kinds:
        return "it has no seats"
    if status == PLAYING and OPEN in kinds:
        return "it is played although a seat is free"
    if any((seat.kind == PERSON) != (seat.guest is not None) for seat in table.seats):
        return "a seat is a person's and nobody's at once"
    return None


def _only(query: Select[TableRow], wanted: Mapping[str, str | None]) -> Select[TableRow]:
    columns: dict[str, Any] = {name: value for name, value in wanted.items() if value is not None}
    return query.filter_by(**columns)
