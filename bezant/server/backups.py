"""Copies of a database that is in use, and a database made of such a copy."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

from bezant.kernel.errors import BezantError
from bezant.server.database import NEWEST, Database
from bezant.server.settings import database_url
from bezant.server.store_admin import AdminQueries

POSTGRESQL = Path("/usr/lib/postgresql")  # where Debian keeps its programs
PARTIAL = ".partial"


class CannotBackUp(BezantError):
    """The sentence that says why."""

    code = "cannot_back_up"


def back_up(database: str, copy: Path) -> None:
    """Copy a database, also while a server uses it: the copy is how it stood at one moment."""
    if copy.exists():
        raise CannotBackUp(f"{copy} is there already, and nothing is written over.")
    partial = copy.with_name(copy.name + PARTIAL)
    try:
        partial.touch(0o600)
        if _is_sqlite(database):
            _copy_sqlite(_file(database), partial)
        else:
            _run("pg_dump", database, "--format=custom", "--no-owner", "--no-privileges", f"--file={partial}")
        partial.rename(copy)
    except (OSError, sqlite3.Error) as error:
        raise CannotBackUp(f"{copy} cannot be written: {_reason(error)}.") from None
    finally:
        partial.unlink(missing_ok=True)


def restore(copy: Path, database: str) -> None:
    """Make an empty database what the copy holds."""
    if not copy.is_file():
        raise CannotBackUp(f"There is no backup {copy}.")
    try:
        if _is_sqlite(database):
            _restore_sqlite(copy, _file(database))
        else:
            _check_empty(database)
            _run("pg_restore", database, "--no-owner", "--exit-on-error", "--single-transaction", str(copy))
    except (OSError, sqlite3.Error) as error:
        raise CannotBackUp(f"{copy} cannot be restored: {_reason(error)}.") from None


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise CannotBackUp(f"There is no database {source}.")
    live = sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)
    with closing(live), closing(sqlite3.connect(target)) as copied:
        live.backup(copied)
        copied.execute("PRAGMA journal_mode = DELETE")  # one file, that can be carried away
        _check_sound(copied, target)
    _sync(target)


def _restore_sqlite(copy: Path, target: Path) -> None:
    if target.exists():
        raise CannotBackUp(f"{target} is there already; restore into a new file.")
    with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as kept:
        _check_sound(kept, copy)
        version = kept.execute("SELECT version_num FROM alembic_version").fetchone()
        if version is None or version[0] > NEWEST:
            raise CannotBackUp(f"{copy} was written by another version of bezant.")
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_name(target.name + PARTIAL)
        with closing(sqlite3.connect(partial)) as made:
            kept.backup(made)
    _sync(partial)
    partial.rename(target)


def _check_sound(connection: sqlite3.Connection, file: Path) -> None:
    said = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if said != "ok":
        raise CannotBackUp(f"{file} is damaged: {said}.")


def _check_empty(database: str) -> None:
    found = Database(database_url(database))
    try:
        if not AdminQueries(found).is_empty():
            raise CannotBackUp("This database is not empty; restore into an empty one.")
    finally:
        found.close()


def _run(program: str, database: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs; the password goes by the environment, where others do not see it."""
    path = os.pathsep.join(
        [os.environ.get("PATH", ""), *(str(each) for each in sorted(POSTGRESQL.glob("*/bin"))[::-1])]
    )
    found = shutil.which(program, path=path)
    if found is None:
        raise CannotBackUp(f"PostgreSQL's program {program} is not here; Debian's package postgresql-client brings it.")
    environment = os.environ | _connection(database)
    name = [f"--dbname={environment['PGDATABASE']}"]
    done = subprocess.run([found, *name, *arguments], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or ["it says nothing"]
        raise CannotBackUp(f"{program} failed: {said[-1].rstrip('.')}.")


def _connection(database: str) -> dict[str, str]:
    """An address of PostgreSQL as its programs read it from the environment."""
    parts = urlsplit(database)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    given = {
        "PGHOST": parts.hostname or query.get("host"),
        "PGPORT": str(parts.port) if parts.port else query.get("port"),
        "PGUSER": unquote(parts.username) if parts.username else query.get("user"),
        "PGPASSWORD": unquote(parts.password) if parts.password else query.get("password"),
        "PGDATABASE": unquote(parts.path.lstrip("/")) or query.get("dbname") or "",
        "PGSSLMODE": query.get("sslmode"),
    }
    return {name: value for name, value in given.items() if value is not None}


def _is_sqlite(database: str) -> bool:
    return database_url(database).startswith("sqlite")


def _file(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///")).expanduser()


def _sync(file: Path) -> None:
    """Onto the disk, with its name."""
    for path in (file, file.parent):
        handle = os.open(path, os.O_RDONLY)
        with suppress(OSError):
            os.fsync(handle)
        os.close(handle)


def _reason(error: BaseException) -> str:
    said = error.strerror if isinstance(error, OSError) else str(error)
    return str(said or error).rstrip(".")
