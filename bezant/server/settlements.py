"""Games that are over are settled: written into people's histories and ratings, once each, a moment after their end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from bezant.server.refusals import StoreUnavailable
from bezant.server.store import Store

log = logging.getLogger(__name__)

REMEMBERED = 10_000  # tables


def recompute_ratings(store: Store) -> int:
    """Work all ratings out anew; how many games that were."""
    return store.ratings.recompute()


class Settlements:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._seen: set[str] = set()  # tables whose end this process has been told
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Settle what ended while nobody was there to do it, and whatever ends from now on."""
        for table_id in await self._store.run(self._store.ratings.unsettled):
            self.finished(table_id)
        self._work = asyncio.create_task(self._settle_all())

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    def finished(self, table_id: str) -> None:
        """A game is over; said again, it changes nothing."""
        if table_id not in self._seen:
            if len(self._seen) >= REMEMBERED:
                self._seen.clear()  # the store knows what has been settled; asking again only costs
            self._seen.add(table_id)
            self._waiting.put_nowait(table_id)

    async def hinted(self, table_id: str, seats: Collection[int]) -> None:
        """The search was asked for these seats: their persons have not played alone."""
        await self._store.run(self._store.ratings.mark_hinted, table_id, seats)

    async def _settle_all(self) -> None:
        while True:
            table_id = await self._waiting.get()
            try:
                await self._store.run(self._store.ratings.settle, table_id)
            except StoreUnavailable as error:
                log.warning("Table %s will be settled later: %s", table_id, error)
                await asyncio.sleep(1)
                self._waiting.put_nowait(table_id)
            except Exception:
                log.exception("Table %s could not be settled.", table_id)
