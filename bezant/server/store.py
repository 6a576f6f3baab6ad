"""The store: everything that must outlive the process. Nothing is ever deleted.

The methods block; `Store.run` calls one in the store's own threads, so that the event loop goes on. SQLite gets a
single thread, which makes its one-writer rule a queue instead of a quarrel.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    create_engine,
    event,
    exists,
    false,
    func,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Session

from bezant.server.refusals import StoreUnavailable
from bezant.server.rows import (
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    ChatRow,
    GuestRow,
    LookRow,
    MoveRow,
    ReviewRow,
    SeatRow,
    SettingRow,
    TableRow,
    now,
)

P = ParamSpec("P")
T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(step.name.split("_")[0] for step in (MIGRATIONS / "versions").glob("[0-9]*.py"))
COOKIE_SECRET = "cookie_secret"
LAST_OPENED = "last_opened"
LISTED = 50  # tables in each list of the lobby
SAID = 50  # messages shown at a table


class PlyTaken(Exception):
    """Another writer has already written this ply of the table."""


class OtherVersion(Exception):
    """The database has a shape that this version of the server does not know."""


@dataclass(frozen=True)
class GameSummary:
    """Where the game of a table stands, for lists."""

    status: str
    to_move: int | None
    place: dict[str, Any] | None
    result: dict[str, Any] | None


@dataclass(frozen=True)
class Lobby:
    yours: Sequence[TableRow]
    open: Sequence[TableRow]
    watch: Sequence[TableRow]
    finished: Sequence[TableRow]


class Store:
    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        workers = 1 if self._engine.dialect.name == "sqlite" else 8
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="store")

    @classmethod
    def opened(cls, url: str) -> Self:
        """The store at this address, brought up to date and ready to be written."""
        store = cls(url)
        try:
            store.migrate()
            store.prove_writable()
        except BaseException:
            store.close()
            raise
        return store

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **kwargs))

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()

    def migrate(self) -> None:
        """Bring the database to the newest shape; makes it where there is none."""
        with self._engine.execution_options(writing=True).begin() as connection:
            if _version(connection) != NEWEST:
                _upgrade(connection)

    def prove_writable(self) -> None:
        """Write something, so that a full disk is found before the first move."""
        with self._writing() as session:
            session.merge(SettingRow(name=LAST_OPENED, value=now().isoformat()))

    def secret(self) -> str:
        """The key that signs cookies: made once, then kept."""
        with self._writing() as session:
            row = session.get(SettingRow, COOKIE_SECRET)
            if row is None:
                row = SettingRow(name=COOKIE_SECRET, value=secrets.token_hex(32))
                session.add(row)
            return row.value

    # Guests

    def add_guest(self, name: str) -> GuestRow:
        guest = GuestRow(id=secrets.token_hex(16), name=name, created=now())
        with self._writing() as session:
            session.add(guest)
        return guest

    def guest(self, guest_id: str) -> GuestRow | None:
        with self._reading() as session:
            return session.get(GuestRow, guest_id)

    def rename(self, guest_id: str, name: str) -> None:
        with self._writing() as session:
            session.execute(update(GuestRow).where(GuestRow.id == guest_id).values(name=name))

    # Tables

    def add_table(self, table: TableRow, moves: Sequence[MoveRow] = ()) -> None:
        """A new table, with the moves it begins with."""
        with self._writing() as session:
            session.add(table)
            session.flush()
            session.add_all(moves)

    def table(self, table_id: str) -> TableRow | None:
        with self._reading() as session:
            return session.get(TableRow, table_id)

    def unfinished(self, host: str) -> int:
        """How many tables that `host` made are still waiting or playing."""
        with self._reading() as session:
            of_host = select(func.count()).where(TableRow.host == host, TableRow.status != FINISHED)
            return session.execute(of_host).scalar_one()

    def set_sitter(self, table_id: str, seat: int, guest: str | None, at: datetime, start: GameSummary | None) -> None:
        """Seat `guest`, or free the seat with None; `start` where this was the last free seat."""
        kind = OPEN if guest is None else PERSON
        place = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
        with self._writing() as session:
            session.execute(place.values(kind=kind, guest=guest))
            written = {} if start is None else vars(start) | {"started": at}
            session.execute(update(TableRow).where(TableRow.id == table_id).values(updated=at, **written))

    def lobby(self, guest: str | None) -> Lobby:
        """The tables `guest` can see, each in its list; None for one who has none of his own."""
        seated = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest == guest)
        vacant = exists().where(SeatRow.table_id == TableRow.id, SeatRow.kind == OPEN)
        own = false() if guest is None else seated | (TableRow.host == guest)
        public = TableRow.private.is_(False)
        with self._reading() as session:
            return Lobby(
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
        with self._reading() as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.status == PLAYING, bot_to_move)))

    # Moves and talk

    def append(self, move: MoveRow, summary: GameSummary) -> None:
        """Write one line of the log and where the game stands after it, both or neither; PlyTaken if it is there."""
        update_table = update(TableRow).where(TableRow.id == move.table_id).values(updated=move.at, **vars(summary))
        try:
            with self._writing() as session:
                session.add(move)
                session.execute(update_table)
        except IntegrityError as error:
            raise PlyTaken from error

    def moves(self, table_id: str) -> Sequence[MoveRow]:
        with self._reading() as session:
            return session.scalars(select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.ply)).all()

    def say(self, said: ChatRow) -> None:
        with self._writing() as session:
            session.add(said)

    def chat(self, table_id: str) -> list[ChatRow]:
        """The last messages said at a table, oldest first."""
        newest = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc()).limit(SAID)
        with self._reading() as session:
            return list(session.scalars(newest))[::-1]

    # Reviews

    def begin_review(self, table_id: str, simulations: int) -> ReviewRow:
        """The review of a table; it is begun where there is none."""
        row = ReviewRow(table_id=table_id, simulations=simulations, asked=now(), finished=None)
        try:
            with self._writing() as session:
                session.add(row)
        except IntegrityError:  # somebody else was faster
            with self._reading() as session:
                row = session.get_one(ReviewRow, table_id)
        return row

    def review(self, table_id: str) -> tuple[ReviewRow | None, list[dict[str, Any]]]:
        """The review of a table and its looks so far, in order."""
        looks = select(LookRow.look).where(LookRow.table_id == table_id).order_by(LookRow.ply)
        with self._reading() as session:
            return session.get(ReviewRow, table_id), list(session.scalars(looks))

    def add_look(self, table_id: str, ply: int, look: dict[str, Any]) -> None:
        with self._writing() as session:
            session.merge(LookRow(table_id=table_id, ply=ply, look=look))

    def finish_review(self, table_id: str) -> None:
        with self._writing() as session:
            session.execute(update(ReviewRow).where(ReviewRow.table_id == table_id).values(finished=now()))

    def unfinished_reviews(self) -> list[str]:
        """The tables whose review has been begun but not ended, oldest first."""
        with self._reading() as session:
            begun = select(ReviewRow.table_id).where(ReviewRow.finished.is_(None)).order_by(ReviewRow.asked)
            return list(session.scalars(begun))

    @contextmanager
    def _reading(self) -> Iterator[Session]:
        with _unavailable("read"), Session(self._engine, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def _writing(self) -> Iterator[Session]:
        with _unavailable("written"), Session(self._engine, expire_on_commit=False) as session, session.begin():
            session.connection(execution_options={"writing": True})
            yield session


def _version(connection: Connection) -> str | None:
    """The step of the migrations that the database has reached."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection, step: str = "head") -> None:
    from alembic import command  # only here, because it would make every start slower
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, step)
    except CommandError as error:
        raise OtherVersion from error


def _newest(session: Session, tables: Select[TableRow], most: int = LISTED) -> Sequence[TableRow]:
    return session.scalars(tables.order_by(TableRow.updated.desc(), TableRow.id).limit(most)).all()


@contextmanager
def _unavailable(what: str) -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise StoreUnavailable(f"The store cannot be {what} now; nothing was changed.") from error


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """A write-ahead log flushed at every commit: what was acknowledged survives a kill and a power cut."""
    connection.isolation_level = None  # transactions begin where `_begin_sqlite` says
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at the start: one that began by reading could not wait for another writer."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
