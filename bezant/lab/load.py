"""A load for a server of tables: people at many tables, in one process of its own. It is told what to do line by line.

The collector is off and nothing is kept that is not needed, so that the times are those of the server; how busy this process was
is told with them.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bezant.lab.load_table import LoadTable, Plan, Samples, Session
from bezant.lab.visitor import Follower, Visitor
from bezant.lab.wire import Place

AT_ONCE = 24  # tables that are opened side by side
QUIET = 0.5  # seconds without a byte after which all that was on its way has come
TICK = 0.01  # seconds between two looks at how late this process is itself


class Load:
    """All tables of one process."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.place, self.session = plan, Place.of(plan.address), Session(plan)
        self.tables: list[LoadTable] = []
        self._watchers: list[Follower] = []
        self._began = (0.0, 0.0, 0)  # moment, CPU seconds and bytes at the last reset

    # What can be asked for

    async def warm_up(self) -> dict[str, Any]:
        """One table that is not kept: what the server loads for the first one is no part of the others."""
        table = LoadTable(self.session, [Visitor(self.place) for _ in range(self.plan.seats)])
        for guest in table.visitors:
            await guest.arrive()
        await table.begin()
        table.leave()
        return {}

    async def open(self) -> dict[str, Any]:
        """Guests, tables, seats and lines."""
        start = time.perf_counter()
        guests = [Visitor(self.place) for _ in range(self.plan.tables * self.plan.seats)]
        await side_by_side(guests, Visitor.arrive)
        seats = self.plan.seats
        self.tables = [LoadTable(self.session, guests[first : first + seats]) for first in range(0, len(guests), seats)]
        await side_by_side(self.tables, LoadTable.begin)
        seconds = time.perf_counter() - start
        await self._settled()
        return {"seconds": seconds}

    async def play(self) -> dict[str, Any]:
        """Play from now on."""
        self.session.playing = True
        for number, table in enumerate(self.tables):
            table.play()
            if number % 50 == 49:
                await asyncio.sleep(0)
        return {}

    async def reset(self) -> dict[str, Any]:
        """Measure from now on."""
        self.session.samples = Samples()
        self._began = (time.perf_counter(), time.process_time(), self._received())
        self._lateness = asyncio.create_task(self._watch_lateness())
        return {}

    async def stop(self) -> dict[str, Any]:
        """What was measured. Moves that are on their way arrive."""
        samples, (moment, cpu, received) = self.session.samples, self._began
        measured = time.perf_counter() - moment
        busy, bytes_in = (time.process_time() - cpu) / measured, self._received() - received
        self._lateness.cancel()
        self.session.playing, self.session.samples = False, Samples()
        await self._settled()
        return vars(samples) | {"seconds": measured, "busy": busy, "bytes": bytes_in}

    async def poll_lobby(self, times_a_second: float, seconds: float) -> dict[str, Any]:
        """Ask for the lists of tables beside the play."""
        guest, end = Visitor(self.place), time.perf_counter() + seconds
        while (asked := time.perf_counter()) < end:
            answer = await guest.answer("GET", "/tables")
            self.session.samples.lobby.append((time.perf_counter() - asked) * 1000)
            await asyncio.sleep(max(0.0, asked + 1 / times_a_second - time.perf_counter()))
        guest.close()
        return {"bytes": len(answer.body), "tables": len(self.tables)}

    async def watch(self, sockets: int) -> dict[str, Any]:
        """Spectators come to the first table, one after the other; what they are sent until all have come."""
        table, visitor = self.tables[0], Visitor(self.place)
        for _ in range(sockets):
            watcher = Follower(visitor, table.id, lambda *_: None, lambda _: None)
            await watcher.open()
            self._watchers.append(watcher)
        await self._settled()
        return self._counted()

    async def play_watched(self, seconds: float) -> dict[str, Any]:
        """The first table alone plays for a while; how many moves, and what the spectators have been sent in all. They go."""
        table = self.tables[0]
        self.session.playing, before = True, table.moves
        table.play()
        await asyncio.sleep(seconds)
        self.session.playing = False
        await self._settled()
        counted = self._counted() | {"moves": table.moves - before}
        for watcher in self._watchers:
            watcher.close()
        self._watchers.clear()
        return counted

    async def come_back(self) -> dict[str, Any]:
        """Every line again, after the server was killed; seconds until everybody has a view."""
        start = time.perf_counter()
        await side_by_side(self.tables, LoadTable.come_back)
        return {"seconds": time.perf_counter() - start}

    async def leave(self) -> dict[str, Any]:
        """Close every line; the tables stay."""
        for table in self.tables:
            table.leave()
        return {}

    async def look(self, most: int, plies: bool = True) -> dict[str, Any]:
        """Milliseconds until a table, and until the middle of a finished game, is shown to somebody who comes anew."""
        guest = Visitor(self.place)
        await guest.arrive()
        opened = [await _timed(guest, f"/tables/{table.id}") for table in self.tables[:most]]
        middles = []
        for table_id in [done for table in self.tables for done in table.finished][: most if plies else 0]:
            view = await guest.ask("GET", f"/tables/{table_id}?since=100000")
            middles.append(await _timed(guest, f"/tables/{table_id}/at/{view['ply'] // 2}"))
        guest.close()
        return {"open": opened, "at": middles}

    def _counted(self) -> dict[str, Any]:
        lines = [watcher.line for watcher in self._watchers if watcher.line is not None]
        return {"messages": sum(line.messages for line in lines), "bytes": sum(line.received for line in lines)}

    async def _settled(self) -> None:
        """Until nothing has come over any line for a while."""
        before = -1
        while (now := self._received() + self._counted()["bytes"]) != before:
            before = now
            await asyncio.sleep(QUIET)

    def _received(self) -> int:
        """Bytes that have come over all lines and answers."""
        seats = [seat for table in self.tables for seat in table.seats]
        lines = sum(seat.line.received for seat in seats if seat.line is not None)
        return (
            self.session.past_bytes
            + lines
            + sum(guest.http.received for table in self.tables for guest in table.visitors)
        )

    async def _watch_lateness(self) -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.session.samples.late.append((time.perf_counter() - due) * 1000)


async def _timed(guest: Visitor, path: str) -> float:
    start = time.perf_counter()
    await guest.ask("GET", path)
    return (time.perf_counter() - start) * 1000


async def side_by_side(things: Iterable[Any], work: Callable[[Any], Awaitable[None]]) -> None:
    """Do the work for all, a few at a time."""
    waiting = iter(things)

    async def one_after_the_other() -> None:
        for thing in waiting:
            await work(thing)

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


async def obey() -> None:
    """Do what the lines of the input say, and answer each with a line."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    load = Load(Plan(**json.loads(await lines.readline())))
    while line := await lines.readline():
        wish = json.loads(line)
        answer = await getattr(load, wish.pop("do"))(**wish)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def main() -> None:
    gc.disable()
    try:
        from uvloop import run
    except ModuleNotFoundError:
        asyncio.run(obey())
    else:
        run(obey())


if __name__ == "__main__":
    main()
