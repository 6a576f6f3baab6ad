"""A server with its database, and all that can befall them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from bezant.lab.postgres import Postgres, children, limit_files
from bezant.lab.server_process import Watched, server_of
from tests.faults.ledger import Tally

POSTGRES = "postgres"
JUMP = 7200  # seconds, forwards or backwards
ALL_AT_ONCE = 0.25  # how often all web processes are killed, and not one of them

# Python that each process of the server runs first, as its sitecustomize. The wall clock is the machine's plus what a file says,
# because setting the machine's is for root alone; the clock that measures time spans stays, as it does when a real clock is set.
CLOCK = """
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path
from bezant.server import model

def ahead(file=Path({file!r})):
    return float(file.read_text() or 0)

real, time.time = time.time, lambda: real() + ahead()
model.now = lambda: datetime.now(timezone.utc) + timedelta(seconds=ahead())
"""

# A writer that says "done" half a second before it is: the proof must find it.
HASTY_WRITER = """
import asyncio
from bezant.server import writer

under_way = set()

def hasty(append):
    async def later(*args):
        await asyncio.sleep(0.5)
        await append(*args)

    async def at_once(*args):
        task = asyncio.ensure_future(later(*args))
        under_way.add(task)

    return at_once

for kind in list(vars(writer).values()):
    if isinstance(kind, type) and kind.__module__ == writer.__name__ and "append" in vars(kind):
        kind.append = hasty(kind.append)
"""


class World:
    """Server processes on one database, all of which can be killed and come again."""

    def __init__(self, database: str, tally: Tally, machines: int, workers: int, broken: bool = False) -> None:
        self._stack, self._tally = ExitStack(), tally
        self.folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="bezant-faults-")))
        self.cluster = Postgres() if database == POSTGRES else None
        if self.cluster is not None:
            self._stack.callback(self.cluster.close)
        self.database = self.cluster.new_database() if self.cluster else str(self.folder / "faults.db")
        self._offset = self.folder / "clock"
        self._offset.write_text("0")
        first = self.folder / "first"
        first.mkdir()
        (first / "sitecustomize.py").write_text(CLOCK.format(file=str(self._offset)) + (HASTY_WRITER if broken else ""))
        chosen = {"bot_workers": workers, "workers": workers}
        self._workers = workers
        self.servers = [server_of(self.database, self.folder, first, **chosen) for _ in range(machines)]

    def __enter__(self) -> Self:
        self._stack.callback(self.kill_servers)
        for server in self.servers:
            server.open()
        return self

    def __exit__(self, *_: Any) -> None:
        self._stack.close()

    def faults(self) -> dict[str, Callable[[random.Random], None]]:
        """All that can befall this world, by name. They block until it is mended."""
        faults: dict[str, Callable[[random.Random], None]] = {
            "web killed": self._kill_web,
            "bots killed": self._kill_bots,
            "disk full": self._fill_disk,
            "clock jumped": self._jump,
        }
        if self.cluster is not None:
            faults["database killed"] = self._kill_database
        return faults

    async def afflict(self, seconds: float, chance: random.Random) -> None:
        """One fault after another, for so long, and each kind at least once."""
        end, loop = time.monotonic() + seconds, asyncio.get_running_loop()
        faults, first = list(self.faults().items()), True
        while first or time.monotonic() < end:
            for name, fault in chance.sample(faults, len(faults)):
                await asyncio.sleep(chance.uniform(0.2, 2.0))
                if first or time.monotonic() < end:
                    await loop.run_in_executor(None, fault, chance)
                    self._tally.faults[name] += 1
            first = False
        self._offset.write_text("0")

    def kill_servers(self, servers: Sequence[Watched] | None = None) -> None:
        for server in self.servers if servers is None else servers:
            server.kill()

    def last_words(self) -> str:
        """What the servers logged last."""
        return "\n".join(server.errors.read_text()[-2000:] for server in self.servers)

    # Faults

    def _kill_web(self, chance: random.Random) -> None:
        all_at_once = chance.random() < ALL_AT_ONCE
        if self._workers > 1 and not all_at_once:
            _kill([chance.choice(self._webs_of(self.servers[0]))])  # it is started again by the server itself
            return
        killed = self.servers if all_at_once else [chance.choice(self.servers)]
        self.kill_servers(killed)
        time.sleep(chance.uniform(0, 0.5))
        for server in killed:
            server.open()

    def _kill_bots(self, chance: random.Random) -> None:
        _kill(self._bots())

    def _kill_database(self, chance: random.Random) -> None:
        assert self.cluster is not None
        self.cluster.kill()
        time.sleep(chance.uniform(0, 1))
        self.cluster.open_again()

    def _fill_disk(self, chance: random.Random) -> None:
        """No file may grow, as on a disk that is full; or none may be written, as on one that is over its quota."""
        with self._limited(1 if chance.random() < 0.5 else self._largest_file() + chance.randrange(8192)):
            time.sleep(chance.uniform(0.3, 1.5))
        if self.cluster is not None and not self.cluster.is_running():
            self.cluster.open_again()  # PostgreSQL gives up when its log cannot be written

    def _jump(self, chance: random.Random) -> None:
        self._offset.write_text(str(chance.uniform(-JUMP, JUMP)))

    @contextmanager
    def _limited(self, most: int) -> Any:
        """Those who write the database may have no file larger than this."""
        self._limit(most)
        try:
            yield
        finally:
            self._limit(None)

    def _limit(self, most: int | None) -> None:
        if self.cluster is not None:
            self.cluster.limit_files(most)
        else:
            for pid in (*self._webs(), *self._bots()):
                limit_files(pid, most)

    def _bots(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for web in self._webs() for pid in _spawned(web)]

    def _webs(self) -> list[int]:
        return [pid for server in self.servers for pid in self._webs_of(server)]

    def _webs_of(self, server: Watched) -> list[int]:
        """The web processes: the server's own, or where it keeps several, those."""
        if server.process is None:
            return []
        return _spawned(server.process.pid) if self._workers > 1 else [server.process.pid]

    def _largest_file(self) -> int:
        return max((path.stat().st_size for path in self.folder.glob("faults.db*")), default=2**24)


def _spawned(pid: int) -> list[int]:
    """The children of a process that Python started for it to share its work."""
    return [child for child in children(pid) if b"multiprocessing.spawn" in _command(child)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def _kill(pids: Iterable[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
