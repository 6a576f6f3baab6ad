"""The clocks of all tables: who is reminded, and whose time is over.

What is timed here is stored as well, so that a restart forgets nothing. What passes while the server is not there costs nobody
time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta

from bezant.server import clock, store_life
from bezant.server.model import now
from bezant.server.refusals import Elsewhere, StoreUnavailable
from bezant.server.store import Store
from bezant.server.table import Table
from bezant.server.tasks import Tasks

log = logging.getLogger(__name__)

TRY_AGAIN = 5.0  # seconds after which a table that could not be changed is asked again


class Deadlines:
    """One timer for each table where somebody's time runs."""

    def __init__(self, store: Store, heartbeat: float, find: Callable[[str], Awaitable[Table]]) -> None:
        self._store, self._heartbeat, self._find = store, heartbeat, find
        self._away = timedelta(0)  # so long no server was there before this one
        self._timers: dict[str, tuple[float | None, asyncio.TimerHandle]] = {}
        self._tasks = Tasks()

    async def open(self) -> None:
        """See how long no server was there; from then on note that one is."""
        store, at = self._store, now()
        alive = await store.run(store_life.last_alive, store.database)
        if alive is not None and (at - alive).total_seconds() > 2 * self._heartbeat:
            self._away = at - alive
            await store.run(store_life.put_off_deadlines, store.database, self._away, at, lambda table_id: True)
        await store.run(store_life.note_alive, store.database)
        self._tasks.start(self._note_alive())

    async def wake(self, is_ours: Callable[[str], bool]) -> None:
        """Set the timers of tables that are played here from now on; everybody has a moment to come back."""
        store, least = self._store, now() + timedelta(seconds=clock.GRACE)
        await store.run(store_life.put_off_deadlines, store.database, timedelta(0), least, is_ours)
        for table_id, deadline in await store.run(store_life.deadlines, store.database):
            if is_ours(table_id):
                self._set(table_id, None, (deadline - now()).total_seconds())

    def stop(self, is_gone: Callable[[str], bool]) -> None:
        """Others look after these tables."""
        for table_id in [table_id for table_id in self._timers if is_gone(table_id)]:
            self._drop(table_id)

    async def close(self) -> None:
        self.stop(lambda table_id: True)
        await self._tasks.close()

    def changed(self, table: Table) -> None:
        """See whose time runs at a table now."""
        runs, known = table.time_runs(), self._timers.get(table.id)
        if runs is None:
            if known is not None:
                self._drop(table.id)
        elif known is None or known[0] != runs[0]:
            before = table.reminder()
            self._set(table.id, runs[0], runs[1] if before is None or runs[1] <= before else runs[1] - before)

    def _set(self, table_id: str, ends: float | None, seconds: float) -> None:
        self._drop(table_id)
        loop = asyncio.get_running_loop()
        timer = loop.call_later(max(0.0, seconds), lambda: self._tasks.start(self._ring(table_id)))
        self._timers[table_id] = ends, timer

    def _drop(self, table_id: str) -> None:
        if (known := self._timers.pop(table_id, None)) is not None:
            known[1].cancel()

    async def _ring(self, table_id: str) -> None:
        """Remind whoever has little time left, or let the table say what comes of it."""
        try:
            table = await self._find(table_id)
            await table.look_up()  # what was thrown away is read again
            runs, before = table.time_runs(), table.reminder()
            if runs is None:
                self._drop(table_id)
            elif runs[1] > 0:
                if before is not None and runs[1] <= before:
                    table.remind()
                self._set(table_id, *runs)
            else:
                await table.out_of_time()
        except Elsewhere:
            self._drop(table_id)
        except Exception as error:
            log.warning("The clock of table %s could not be read: %s", table_id, error)
            self._set(table_id, None, TRY_AGAIN)

    async def _note_alive(self) -> None:
        while True:
            await asyncio.sleep(self._heartbeat)
            with suppress(StoreUnavailable):
                await self._store.run(store_life.note_alive, self._store.database)
