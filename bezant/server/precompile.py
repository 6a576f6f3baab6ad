"""Players that think run compiled code. It is made once per installation: game by game, behind everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from bezant.server.worker_tasks import prepare
from bezant.server.workers import PREPARE, WorkerPool, WorkFailed, WorkLost

log = logging.getLogger(__name__)

LONGEST = 3600.0  # seconds one game may take on a slow machine
FIRST_DELAY, LONGEST_DELAY = 1.0, 300.0  # seconds before a preparation that went wrong is tried again


class Precompiler:
    """Knows which games are ready, and calls `changed` when one becomes so. Then `ahead` workers of the pool that will
    use the code load it, so that the first to ask need not wait."""

    def __init__(self, background: WorkerPool, pool: WorkerPool, ahead: int, changed: Callable[[], None]) -> None:
        self._background, self._pool, self._ahead, self._changed = background, pool, ahead, changed
        self._ready: dict[str, asyncio.Event] = {}
        self._order: list[str] = []  # games to be prepared
        self._task: asyncio.Task[None] | None = None

    def begin(self, games: Iterable[str]) -> None:
        """Prepare these games, unless that has begun already."""
        for game in games:
            if game not in self._ready:
                self._ready[game] = asyncio.Event()
                self._order.append(game)
        if self._order and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._prepare_all())

    def is_ready(self, game: str) -> bool:
        return game in self._ready and self._ready[game].is_set()

    async def ready(self, game: str, timeout: float | None = None) -> None:
        """Come back when the game is ready, or after so many seconds. It comes before games that nobody waits for."""
        self.begin([game])
        self._order.sort(key=lambda other: other != game)
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                await self._ready[game].wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _prepare_all(self) -> None:
        delay = FIRST_DELAY
        while self._order:
            game = self._order.pop(0)
            try:
                await self._background.ask(PREPARE, LONGEST, prepare, game)
            except (WorkLost, WorkFailed) as error:
                log.warning("The players of %s could not be prepared and are tried again: %s", game, error)
                self._order.append(game)
                await asyncio.sleep(delay)
                delay = min(2 * delay, LONGEST_DELAY)
            else:
                self._ready[game].set()
                self._changed()
                await self._load(game)

    async def _load(self, game: str) -> None:
        loads = [self._pool.ask(PREPARE, LONGEST, prepare, game) for _ in range(self._ahead)]
        await asyncio.gather(*loads, return_exceptions=True)
