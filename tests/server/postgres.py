"""A PostgreSQL cluster of our own, on a socket in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

FOLDERS = [*Path("/usr/lib/postgresql").glob("*/bin"), Path("/usr/local/pgsql/bin")]
USER = "bezant"


def binary(name: str) -> str | None:
    """The path of one of PostgreSQL's programs, which Debian keeps out of the way."""
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, sorted(FOLDERS, reverse=True))])
    return shutil.which(name, path=path)


class Cluster:
    def __init__(self, postgres: str, initdb: str) -> None:
        self._names = (f"db{number}" for number in count())
        self.folder = Path(tempfile.mkdtemp(prefix="bezant-pg-"))
        account = _unprivileged()
        if account is not None:
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        who: dict[str, Any] = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []} if account else {}
        data = self.folder / "data"
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": self.folder}
        subprocess.run(
            [initdb, "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"], check=True, **quiet, **who
        )
        settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}", "-c", "fsync=off"]
        self.process = subprocess.Popen([postgres, "-D", data, *settings], **quiet, **who)
        self._wait()

    def new_database(self) -> str:
        """The address of an empty database."""
        name = next(self._names)
        with psycopg.connect(host=str(self.folder), user=USER, dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.folder)

    def _wait(self) -> None:
        for _ in range(200):
            try:
                psycopg.connect(host=str(self.folder), user=USER, dbname="postgres").close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL did not start"
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")


def _unprivileged() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then somebody else does it."""
    if os.geteuid() != 0:
        return None
    names = {account.pw_name: account for account in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]
