"""The parts of a running server, and how they are put together."""

from __future__ import annotations

import asyncio

from bezant.kernel.game import game_names
from bezant.lab.places import SHARED, place_of
from bezant.server.bots import Bots
from bezant.server.deadlines import Deadlines
from bezant.server.duels import Duels
from bezant.server.hints import Hints
from bezant.server.hub import Hub
from bezant.server.identity import Identity
from bezant.server.leases import shard_of
from bezant.server.lobby import Lobby
from bezant.server.model import FINISHED
from bezant.server.notify import Notifier
from bezant.server.precompile import Precompiler
from bezant.server.reviews import Reviews
from bezant.server.settings import Settings
from bezant.server.settlements import Settlements
from bezant.server.shards import Shards
from bezant.server.sockets import TableSockets
from bezant.server.store import Store
from bezant.server.store_finished import FinishedStore, FoundPage, Wanted
from bezant.server.streams import Streams
from bezant.server.table import Table, TableServices
from bezant.server.tables import Tables
from bezant.server.tasks import Tasks
from bezant.server.uploads import Uploads
from bezant.server.workers import WorkerPool
from bezant.server.writer import GroupWriter

REST_EVERY = 60.0  # seconds between two looks for tables that nobody uses
LAST = 10  # how far behind bots and hints the processes in the background come


class Services:
    def __init__(self, settings: Settings, store: Store, identity: Identity, shards: frozenset[int]) -> None:
        self._settings, self.store, self._hub = settings, store, Hub()
        place = place_of(settings.cluster, SHARED)
        self._pool, self._background = WorkerPool(settings.bot_workers, 0, place), WorkerPool(1, LAST, place)
        self._tasks = Tasks()
        ahead = settings.bot_workers if settings.prepare else 0
        self._precompiler = Precompiler(self._background, self._pool, ahead, self._hub.send_whole_views)
        self._bots = Bots(self._pool, self._precompiler, settings.bot_pause, settings.bot_limit)
        self.settlements = Settlements(store)
        self.hints = Hints(self._pool, self._precompiler, settings, self.settlements.hinted)
        self.reviews = Reviews(store, self._background, self._precompiler, settings)
        self.notifier = Notifier(settings, store, self._hub.presence)
        self.streams = Streams(store, self._hub)
        self._shards = Shards(store, shards)
        self._shards.lost, self._shards.won = self._let_go, self._take_over
        self._writer = GroupWriter(store.database, self._shards)
        uses = TableServices(
            store,
            self._writer,
            self._hub,
            self._shards.claim_on,
            self._changed,
            self._shards.give_up,
            self._shards.holds,
            self._precompiler.is_ready,
            self.notifier.notify,
        )
        self._lobby = Lobby(store, self._hub.presence)
        self.tables = Tables(settings, uses, self._shards, self._lobby, self._opened, self.settlements.hinted)
        self._deadlines = Deadlines(store, settings.heartbeat, self.tables.table)
        identity.on_forget(self._hub.send_away)
        identity.on_change(self._reread)
        self.uploads = Uploads(settings, self.tables)
        self._finished, self.duels = FinishedStore(store.database), Duels(store)
        identity.on_change(self._lobby.person_changed)
        self._hub.on_presence(self._lobby.came_or_went)
        self.sockets = TableSockets(
            self._hub, settings.send_limit, self.tables.table, identity.guest_of, self._shards.holds
        )

    async def open(self) -> None:
        await self.notifier.open()
        await self._lobby.read()
        await self._deadlines.open()
        await self._shards.open()
        await self.settlements.open()
        self._tasks.start(self._rest_now_and_then())
        if self._settings.prepare:
            self._precompiler.begin(game_names())

    async def _rest_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(REST_EVERY)
            self.tables.let_rest()

    def _take_over(self, shards: set[int]) -> None:
        """Go on where these tables were left: clocks run, bots that are to move do so, and reviews are finished."""
        self.tables.forget(lambda table_id: shard_of(table_id) in shards)
        self._tasks.start(self._wake(shards))

    def _reread(self, guest: str) -> None:
        """A person has another name or other tables: those in memory are read again."""
        for table in self.tables.seating(guest):
            self._tasks.start(table.reload())

    async def _wake(self, shards: set[int]) -> None:
        await self._deadlines.wake(lambda table_id: shard_of(table_id) in shards)
        for table_id in await self.store.run(self.store.waiting_for_bots):
            if shard_of(table_id) in shards:
                self._bots.wake(self.tables.known(table_id))
        for table_id in await self.store.run(self.store.unfinished_reviews):
            if shard_of(table_id) in shards:
                self.reviews.resume(self.tables.known(table_id))

    def _let_go(self, shards: set[int]) -> None:
        """Another process plays these tables from now on."""

        def is_gone(table_id: str) -> bool:
            return shard_of(table_id) in shards

        self._bots.stop(is_gone)
        self._deadlines.stop(is_gone)
        self.tables.forget(is_gone)
        self._hub.dismiss(is_gone)

    async def find_finished(self, wanted: Wanted) -> FoundPage:
        return await self.store.run(self._finished.find, wanted)

    @property
    def workers_live(self) -> bool:
        """Whether all who hand out work still do."""
        return self._pool.lives and self._background.lives

    async def close(self) -> None:
        parts = (
            self._tasks,
            self.streams,
            self.settlements,
            self.notifier,
            self._deadlines,
            self._bots,
            self.reviews,
            self._precompiler,
            self._pool,
            self._background,
            self._shards,
        )
        for part in parts:
            await part.close()
        self._writer.close()

    def _opened(self, table: Table) -> None:
        """A table has come into memory."""
        self._bots.wake(table)
        if table.info is not None:
            self._lobby.put(table.info)

    def _changed(self, table: Table) -> None:
        self._opened(table)
        self._deadlines.changed(table)
        if (info := table.info) is not None:
            self.notifier.turn_may_have_passed(info)
            self.streams.wake(info)
            if info.summary.status == FINISHED:
                self.settlements.finished(table.id)
