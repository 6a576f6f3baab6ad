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

from sqlalchemy import ColumnElement, exists, func, select, update
from sqlalchemy.exc import IntegrityError

from bezant.server import store_life
from bezant.server.database import Database, opening
from bezant.server.leases import Lease
from bezant.server.model import (
    BOT,
    PLAYING,
    WAITING,
    ChatMessage,
    Guest,
    Move,
    ReviewInfo,
    TableInfo,
    now,
)
from bezant.server.rows import ChatRow, GuestRow, LookRow, ReviewRow, SeatRow, SettingRow, ShardRow, TableRow
from bezant.server.store_departures import DepartureStore
from bezant.server.store_kept import KeptStore
from bezant.server.store_people import PeopleStore
from bezant.server.store_ratings import RatingStore
from bezant.server.store_tables import TableReader

P = ParamSpec("P")
T = TypeVar("T")

COOKIE_SECRET = "cookie_secret"
LAST_OPENED = "last_opened"


class Store(TableReader):
    def __init__(self, url: str) -> None:
        super().__init__(Database(url))
        workers = 1 if self.database.is_sqlite else 8
        self.people = PeopleStore(self.database)
        self.kept = KeptStore(self.database)
        self.ratings = RatingStore(self.database)
        self.departures = DepartureStore(self.database)
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
            return None if row is None else Guest(row.id, row.name, owner=row.owner)

    # Shards

    def renew_shards(self, renew: Callable[[list[Lease]], list[Lease]]) -> list[Lease]:
        """Let `renew` say what the leases become; nobody else can change them meanwhile."""
        with self.database.writing() as session:
            rows = list(session.scalars(select(ShardRow).order_by(ShardRow.shard).with_for_update()))
            leases = renew([row.lease() for row in rows])
            for row, lease in zip(rows, leases, strict=True):
                row.take(lease)
            return leases

    def free_shards(self, owner: str) -> None:
        with self.database.writing() as session:
            session.execute(update(ShardRow).where(ShardRow.owner == owner).values(owner="", until=0.0))

    # Tables

    def add_table(self, table: TableInfo, moves: Sequence[Move] = ()) -> None:
        """A new table, with the moves it begins with."""
        with self.database.writing() as session:
            store_life.add_table(session, table, moves)

    def living(self, host: str, touched: datetime) -> int:
        """How many tables that `host` made are played, or wait and were touched since then; sandboxes do not count."""
        waiting = (TableRow.status == WAITING) & (TableRow.updated > touched)
        return self._count(TableRow.host == host, TableRow.sandbox_of.is_(None), (TableRow.status == PLAYING) | waiting)

    def sandboxes(self, host: str, touched: datetime) -> int:
        """How many sandboxes of `host` are played and were touched since then."""
        used = (TableRow.status == PLAYING) & (TableRow.updated > touched)
        return self._count(TableRow.host == host, TableRow.sandbox_of.is_not(None), used)

    def _count(self, *tables: ColumnElement[bool]) -> int:
        with self.database.reading() as session:
            return session.execute(select(func.count()).select_from(TableRow).where(*tables)).scalar_one()

    def tables_of(self, guest: str) -> int:
        """How many tables `guest` sits at or has made, or where a seat is kept for him."""
        of_guest = (SeatRow.guest == guest) | (SeatRow.kept_for == guest)
        seated = exists().where(SeatRow.table_id == TableRow.id, of_guest)
        with self.database.reading() as session:
            return session.execute(select(func.count()).where(seated | (TableRow.host == guest))).scalar_one()

    def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to move."""
        bot_to_move = exists().where(
            SeatRow.table_id == TableRow.id,
            SeatRow.seat == TableRow.to_move,
            (SeatRow.kind == BOT) | SeatRow.stand_in.is_not(None),
        )
        playing = select(TableRow.id).where(TableRow.status == PLAYING, TableRow.paused.is_(None), bot_to_move)
        with self.database.reading() as session:
            return list(session.scalars(playing))

    # Talk

    def say(self, table_id: str, said: ChatMessage) -> None:
        with self.database.writing() as session:
            session.add(ChatRow.of(table_id, said))

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
