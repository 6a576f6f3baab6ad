"""The parts of a running server, and how they are put together."""

from __future__ import annotations

from bezant.kernel.game import game_names
from bezant.server.bots import Bots
from bezant.server.hints import Hints
from bezant.server.hub import Hub
from bezant.server.precompile import Precompiler
from bezant.server.reviews import Reviews
from bezant.server.settings import Settings
from bezant.server.sockets import TableSockets
from bezant.server.store import Store
from bezant.server.table import Table, TableServices
from bezant.server.tables import Tables
from bezant.server.workers import WorkerPool
from bezant.server.writer import TransactionWriter

LAST = 10  # how far behind bots and hints the processes in the background come


class Services:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings, self._store, self._hub = settings, store, Hub()
        self._pool, self._background = WorkerPool(settings.bot_workers), WorkerPool(1, LAST)
        ahead = settings.bot_workers if settings.prepare else 0
        self._precompiler = Precompiler(self._background, self._pool, ahead, self._hub.publish_everywhere)
        self._bots = Bots(self._pool, self._precompiler, settings.bot_pause, settings.bot_limit)
        self.hints = Hints(self._pool, self._precompiler, settings)
        self.reviews = Reviews(store, self._background, self._precompiler, settings)
        self.sockets = TableSockets(self._hub, settings.send_limit)
        writer, is_ready = TransactionWriter(store), self._precompiler.is_ready
        uses = TableServices(store, writer, self._hub.presence, self._changed, is_ready)
        self.tables = Tables(settings, uses, self._bots.wake)

    async def open(self) -> None:
        """Go on where the server was stopped: bots that are to move do so, and reviews are finished."""
        for table_id in await self._store.run(self._store.waiting_for_bots):
            self._bots.wake(self.tables.known(table_id))
        for table_id in await self._store.run(self._store.unfinished_reviews):
            self.reviews.resume(self.tables.known(table_id))
        if self._settings.prepare:
            self._precompiler.begin(game_names())

    async def close(self) -> None:
        for part in (self._bots, self.reviews, self._precompiler, self._pool, self._background):
            await part.close()

    def _changed(self, table: Table) -> None:
        self._hub.publish(table.id)
        self._bots.wake(table)
