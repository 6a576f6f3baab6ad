"""The store: everything that must outlive the process. Nothing is ever deleted.

It takes and gives plain data (`model.py`); rows of the database do not leave it. The methods block; `Store.run` calls one in the
store's own threads, so that the event loop goes on. SQLite gets a single thread, which makes its one-writer rule a queue instead of
a quarrel.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from typing import Any, ParamSpec, Self, TypeVar

from sqlalchemy import Select, exists, false, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bezant.server.database import Database, opening
from bezant.server.model import (
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    ChatMessage,
    GameSummary,
    Guest,
    Move,
    ReviewInfo,
    TableInfo,
    TableLists,
    now,
)
from bezant.server.rows import ChatRow, GuestRow, LookRow, MoveRow, ReviewRow, SeatRow, SettingRow, TableRow

P = ParamSpec("P")
T = TypeVar("T")

COOKIE_SECRET = "cookie_secret"
LAST_OPENED = "last_opened"
LISTED = 50  # tables in each list of the lobby
SAID = 50  # messages shown at a table


class PlyTaken(Exception):
    """Another writer has already written this ply of the table."""


class Store:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        workers = 1 if self.database.is_sqlite else 8
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="store")

    @classmethod
    def opened(cls, url: str) -> Self:
        """The store at this address, brought up to date and ready to be written; CannotOpen, OtherVersion or StoreUnavailable."""
        with opening():
            store = cls(url)
            try:
                store.database.migrate()
                store.prove_writable()
            except BaseException:
                store.close()
                raise
        return store

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **kwargs))

    def close(self) -> None:
        self._threads.shutdown()
        self.database.close()

    def prove_writable(self) -> None:
        """Write something, so that a full disk is found before the first move."""
        with self.database.writing() as session:
            session.merge(SettingRow(name=LAST_OPENED, value=now().isoformat()))

    def secret(self) -> str:
        """The key that signs cookies: made once, then kept."""
        with self.database.writing() as session:
            row = session.get(SettingRow, COOKIE_SECRET)
            if row is None:
                row = SettingRow(name=COOKIE_SECRET, value=secrets.token_hex(32))
                session.add(row)
            return row.value

    # Guests

    def add_guest(self, name: str) -> Guest:
        guest = Guest(secrets.token_hex(16), name)
        with self.database.writing() as session:
            session.add(GuestRow(id=guest.id, name=guest.name, created=now()))
        return guest

    def guest(self, guest_id: str) -> Guest | None:
        with self.database.reading() as session:
            row = session.get(GuestRow, guest_id)
            return None if row is None else Guest(row.id, row.name)

    def rename(self, guest_id: str, name: str) -> None:
        with self.database.writing() as session:
            session.execute(update(GuestRow).where(GuestRow.id == guest_id).values(name=name))

    # Tables

    def add_table(self, table: TableInfo, moves: Sequence[Move] = ()) -> None:
        """A new table, with the moves it begins with."""
        with self.database.writing() as session:
            session.add(TableRow.of(table))
            session.flush()
            session.add_all(MoveRow.of(table.id, move) for move in moves)

    def table(self, table_id: str) -> TableInfo | None:
        with self.database.reading() as session:
            row = session.get(TableRow, table_id)
            return None if row is None else row.info()

    def unfinished(self, host: str) -> int:
        """How many tables that `host` made are still waiting or playing."""
        with self.database.reading() as session:
            of_host = select(func.count()).where(TableRow.host == host, TableRow.status != FINISHED)
            return session.execute(of_host).scalar_one()

    def set_seat(self, table_id: str, seat: int, guest: str | None, at: datetime, start: GameSummary | None) -> None:
        """Seat `guest`, or free the seat with None; `start` where this was the last free seat."""
        kind = OPEN if guest is None else PERSON
        place = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
        started = {} if start is None else TableRow.columns_of(start) | {"started": at}
        with self.database.writing() as session:
            session.execute(place.values(kind=kind, guest=guest))
            session.execute(update(TableRow).where(TableRow.id == table_id).values(updated=at, **started))

    def lists(self, guest: str | None) -> TableLists:
        """The tables `guest` can see, each in its list; None for one who has none of his own."""
        seated = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest == guest)
        vacant = exists().where(SeatRow.table_id == TableRow.id, SeatRow.kind == OPEN)
        own = false() if guest is None else seated | (TableRow.host == guest)
        public = TableRow.private.is_(False)
        with self.database.reading() as session:
            return TableLists(
                yours=_newest(session, select(TableRow).where(own, TableRow.status != FINISHED), 2 * LISTED),
                open=_newest(session, select(TableRow).where(public, ~own, TableRow.status == WAITING, vacant)),
                watch=_newest(session, select(TableRow).where(public, ~own, TableRow.status == PLAYING)),
                finished=_newest(session, select(TableRow).where(public | own, TableRow.status == FINISHED)),
            )

    def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to move."""
        bot_to_move = exists().where(
            SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.to_move, SeatRow.kind == BOT
        )
        with self.database.reading() as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.status == PLAYING, bot_to_move)))

    # Moves and talk

    def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
        """Write one line of the log and where the game stands after it, both or neither; PlyTaken if it is there."""
        columns = TableRow.columns_of(summary)
        try:
            with self.database.writing() as session:
                session.add(MoveRow.of(table_id, move))
                session.execute(update(TableRow).where(TableRow.id == table_id).values(updated=move.at, **columns))
        except IntegrityError as error:
            raise PlyTaken from error

    def moves(self, table_id: str) -> list[Move]:
        in_order = select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.ply)
        with self.database.reading() as session:
            return [row.move() for row in session.scalars(in_order)]

    def say(self, table_id: str, said: ChatMessage) -> None:
        with self.database.writing() as session:
            session.add(ChatRow.of(table_id, said))

    def chat(self, table_id: str) -> list[ChatMessage]:
        """The last messages said at a table, oldest first."""
        newest = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc()).limit(SAID)
        with self.database.reading() as session:
            return [row.message() for row in session.scalars(newest)][::-1]

    # Reviews

    def begin_review(self, table_id: str, simulations: int) -> ReviewInfo:
        """The review of a table; it is begun where there is none."""
        row = ReviewRow(table_id=table_id, simulations=simulations, asked=now(), finished=None)
        try:
            with self.database.writing() as session:
                session.add(row)
        except IntegrityError:  # somebody else was faster
            with self.database.reading() as session:
                row = session.get_one(ReviewRow, table_id)
        return row.info()

    def review(self, table_id: str) -> tuple[ReviewInfo | None, list[dict[str, Any]]]:
        """The review of a table and its looks so far, in order."""
        looks = select(LookRow.look).where(LookRow.table_id == table_id).order_by(LookRow.ply)
        with self.database.reading() as session:
            row = session.get(ReviewRow, table_id)
            return None if row is None else row.info(), list(session.scalars(looks))

    def add_look(self, table_id: str, ply: int, look: dict[str, Any]) -> None:
        with self.database.writing() as session:
            session.merge(LookRow(table_id=table_id, ply=ply, look=look))

    def finish_review(self, table_id: str) -> None:
        with self.database.writing() as session:
            session.execute(update(ReviewRow).where(ReviewRow.table_id == table_id).values(finished=now()))

    def unfinished_reviews(self) -> list[str]:
        """The tables whose review has been begun but not ended, oldest first."""
        with self.database.reading() as session:
            begun = select(ReviewRow.table_id).where(ReviewRow.finished.is_(None)).order_by(ReviewRow.asked)
            return list(session.scalars(begun))


def _newest(session: Session, tables: Select[TableRow], most: int = LISTED) -> list[TableInfo]:
    rows = session.scalars(tables.order_by(TableRow.updated.desc(), TableRow.id).limit(most))
    return [row.info() for row in rows]
