"""Streams of lines for programs: what concerns a person, and what happens at a table. An empty line says that all is well."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from bezant.server.hub import Hub, Listener
from bezant.server.log import encode
from bezant.server.model import FINISHED, Guest, TableInfo, now
from bezant.server.refusals import StoreUnavailable
from bezant.server.store import Store
from bezant.server.store_notices import NoticeStore
from bezant.server.store_tokens import Standing, TokenStore
from bezant.server.table import Table
from bezant.server.views import ALL

KEEP_ALIVE = 10.0  # seconds without a line
TELL_AGAIN = 10.0  # seconds after which a turn that nobody took is told again
LOOK_EVERY = 2.0  # seconds between two looks into the store, which other processes write too
ALIVE = b"\n"


class Streams:
    def __init__(self, store: Store, hub: Hub) -> None:
        self._store, self._hub = store, hub
        self._tokens, self._notices = TokenStore(store.database), NoticeStore(store.database)
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._closing = False

    def wake(self, table: TableInfo) -> None:
        """After a change of a table: let those look who follow their tables."""
        if self._waiting:
            for seat in table.seats:
                self.wake_person(seat.guest or "")

    def wake_person(self, guest: str) -> None:
        for news in self._waiting.get(guest, ()):
            news.set()

    async def close(self) -> None:
        self._closing = True
        for waiting in self._waiting.values():
            for news in waiting:
                news.set()

    async def events(self, guest: Guest) -> AsyncIterator[bytes]:
        """Each turn that comes to a person, each invitation, each end of a game."""
        begun, told, quiet_until = now(), dict[str, tuple[datetime, float]](), 0.0
        clock = asyncio.get_running_loop().time
        with self._listening(guest) as news:
            while not self._closing:
                lines = [encode(event) + b"\n" for event in await self._new_events(guest, begun, told)]
                if lines or clock() >= quiet_until:
                    yield b"".join(lines) or ALIVE
                    quiet_until = clock() + KEEP_ALIVE
                try:
                    async with asyncio.timeout(LOOK_EVERY):
                        await news.wait()
                except TimeoutError:
                    pass
                news.clear()

    async def table(self, table: Table, guest: Guest | None, since: int = ALL) -> AsyncIterator[bytes]:
        """The view at once and after every change, until the game is over."""
        listener = Listener(guest, since)
        with self._hub.listening(table.id, listener, table.presence_message):
            while not self._closing:
                if listener.is_behind:
                    listener.waiting.clear()
                    yield await table.whole_message(listener) + b"\n"
                    if table.info is not None and table.info.summary.status == FINISHED:
                        return
                listener.news.clear()
                try:
                    async with asyncio.timeout(KEEP_ALIVE):
                        await listener.news.wait()
                except TimeoutError:
                    yield ALIVE
                if any(ply is not None for ply, _ in listener.waiting):
                    listener.fall_behind()
                listener.waiting.clear()

    async def _new_events(
        self, guest: Guest, begun: datetime, told: dict[str, tuple[datetime, float]]
    ) -> list[dict[str, Any]]:
        """What has not been told yet, and turns that were told but not taken; nothing while the store cannot be read."""
        try:
            standings = await self._store.run(self._tokens.standings, guest.id, begun)
            invited = await self._store.run(self._notices.take_events, guest.id) if guest.owner else []
        except StoreUnavailable:
            return []
        time = asyncio.get_running_loop().time()
        new = [one for one in standings if (one.over or one.is_asked) and not _is_told(one, told.get(one.table), time)]
        told.update({one.table: (one.updated, time) for one in new})
        return [{"type": "invited", "table": table} for table in invited] + [_event(one) for one in reversed(new)]

    @contextmanager
    def _listening(self, guest: Guest) -> Iterator[asyncio.Event]:
        news = asyncio.Event()
        self._waiting[guest.id].add(news)
        try:
            yield news
        finally:
            self._waiting[guest.id].discard(news)
            if not self._waiting[guest.id]:
                del self._waiting[guest.id]


def _is_told(one: Standing, told: tuple[datetime, float] | None, time: float) -> bool:
    if told is None or told[0] != one.updated:
        return False
    return one.over or time < told[1] + TELL_AGAIN


def _event(one: Standing) -> dict[str, Any]:
    kind = "over" if one.over else "turn"
    return {"type": kind, "table": one.table, "name": one.name, "game": one.game}
