"""The database behind the store: how it is opened, brought up to date, and worked with in transactions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from bezant.server import metrics
from bezant.server.refusals import Malformed, StoreUnavailable

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(step.name.split("_")[0] for step in (MIGRATIONS / "versions").glob("[0-9]*.py"))


class OtherVersion(Exception):
    """The database has a shape that this version of the server does not know."""


class CannotOpen(Exception):
    """The database cannot be reached or read; the words say why."""


class Database:
    """SQLite in WAL mode, or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    def close(self) -> None:
        self.engine.dispose()

    def version(self) -> str | None:
        """The step of the migrations that it has reached; None where it is empty."""
        with self.engine.connect() as connection:
            return _version(connection)

    def driver_connection(self) -> Any:
        """A connection of the driver itself, which begins no transaction on its own; whoever asked for it closes it."""
        pooled = self.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        if not self.is_sqlite:
            connection.autocommit = True
        return connection

    def migrate(self) -> None:
        """Bring the database to the newest shape; makes it where there is none."""
        with self.engine.execution_options(writing=True).begin() as connection:
            if _version(connection) != NEWEST:
                upgrade(connection)

    @contextmanager
    def reading(self) -> Iterator[Session]:
        with _unavailable("read"), Session(self.engine, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def looking(self) -> Iterator[Connection]:
        """To read plain columns, all as they are at one moment."""
        with _unavailable("read"), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """One transaction: all that is done in it is stored at its end, or nothing."""
        with _unavailable("written"), Session(self.engine, expire_on_commit=False) as session, session.begin():
            session.connection(execution_options={"writing": True})
            yield session


@contextmanager
def opening() -> Iterator[None]:
    """CannotOpen where the database cannot be reached or read."""
    try:
        yield
    except SQLAlchemyError as error:
        raise CannotOpen(reason_of(error)) from error


def reason_of(error: BaseException | None) -> str:
    """What the database itself said, without a full stop."""
    said = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()
    return said[0].rstrip(".") if said else "for an unknown reason"


def without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "address"


def upgrade(connection: Connection, step: str = "head") -> None:
    """Run the migrations up to a step."""
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


def _version(connection: Connection) -> str | None:
    """The step of the migrations that the database has reached."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


@contextmanager
def _unavailable(what: str) -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except (DataError, UnicodeEncodeError, OverflowError) as error:
        raise Malformed("The request has characters or numbers that cannot be stored.") from error
    except DBAPIError as error:
        metrics.store_errors.inc()
        raise StoreUnavailable(f"The store cannot be {what} now; nothing was changed.") from error


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, hide_parameters=True)  # seeds and talk stay out of the log
    engine = create_engine(url, hide_parameters=True)
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
