"""A PostgreSQL cluster of one's own, on a socket in a temporary folder: for measurements and tests, and thrown away afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any

FOLDERS = [*Path("/usr/lib/postgresql").glob("*/bin"), Path("/usr/local/pgsql/bin")]
USER = "bezant"
PROGRAMS = ("postgres", "initdb", "createdb", "pg_isready")


class NoPostgres(Exception):
    """PostgreSQL cannot be had here; the words say why."""


def binary(name: str) -> str | None:
    """The path of one of PostgreSQL's programs, which Debian keeps out of the way."""
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, sorted(FOLDERS, reverse=True))])
    return shutil.which(name, path=path)


def is_installed() -> bool:
    return all(map(binary, PROGRAMS))


class Postgres:
    """A server of its own. Without `fsync` it is quicker, and a power cut would lose what it holds."""

    def __init__(self, fsync: bool = True) -> None:
        if not is_installed():
            raise NoPostgres(f"the programs {', '.join(PROGRAMS)} of PostgreSQL are not all installed here")
        self._names = (f"db{number}" for number in count())
        self.folder = Path(tempfile.mkdtemp(prefix="bezant-pg-"))
        account = _unprivileged()
        if account is not None:
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        who: dict[str, Any] = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []} if account else {}
        self._how: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.STDOUT,
            "cwd": self.folder,
            **who,
        }
        self._data = self.folder / "data"
        made = ["-D", str(self._data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([_program("initdb"), *made], check=True, **self._how)
        self._settings = [
            "listen_addresses=",
            f"unix_socket_directories={self.folder}",
            f"fsync={'on' if fsync else 'off'}",
        ]
        self.process = self._started()

    def new_database(self) -> str:
        """The address of an empty database."""
        name = next(self._names)
        subprocess.run([_program("createdb"), "-h", str(self.folder), "-U", USER, name], check=True, **self._how)
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def is_running(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """End it without a warning, with the processes of its sessions, each of which has a group of its own."""
        sessions = children(self.process.pid)
        for pid in (self.process.pid, *sessions):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(20)

    def open_again(self) -> None:
        """Start it after a kill; it recovers from its log."""
        (self._data / "postmaster.pid").unlink(missing_ok=True)
        self.process = self._started()

    def limit_files(self, most: int | None) -> None:
        """No file of its processes may be larger than this, as on a disk that is full; None lifts the limit."""
        if self.is_running():
            for pid in (self.process.pid, *children(self.process.pid)):
                limit_files(pid, most, self._how)

    def close(self) -> None:
        if self.is_running():
            self.process.send_signal(signal.SIGINT)  # it ends the sessions that are still open
            self.process.wait(20)
        shutil.rmtree(self.folder)

    def _started(self) -> subprocess.Popen[bytes]:
        chosen = [word for setting in self._settings for word in ("-c", setting)]
        command = [_program("postgres"), "-D", str(self._data), *chosen]
        process = subprocess.Popen(command, **self._how)
        asking = [_program("pg_isready"), "-q", "-h", str(self.folder), "-U", USER]
        for _ in range(600):
            if subprocess.run(asking, **self._how).returncode == 0:
                return process
            if process.poll() is not None:
                raise NoPostgres("PostgreSQL did not start")
            time.sleep(0.05)
        raise NoPostgres("PostgreSQL does not answer")


def children(pid: int) -> list[int]:
    """The processes that this one started and that still run."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:  # it has ended itself
        return []


def limit_files(pid: int, most: int | None, how: Mapping[str, Any] = MappingProxyType({})) -> None:
    """Let no file of a process be larger than this; None lifts the limit. A program does it, as the user whose process it is."""
    limit = "unlimited" if most is None else str(most)
    subprocess.run(["prlimit", f"--pid={pid}", f"--fsize={limit}:"], check=False, **how)


def _program(name: str) -> str:
    found = binary(name)
    assert found is not None
    return found


def _unprivileged() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then somebody else does it."""
    if os.geteuid() != 0:
        return None
    names = {account.pw_name: account for account in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]
