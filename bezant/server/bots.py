"""Bots think in worker processes, so that the web process stays quick and never compiles anything.

A worker gets the name of a game, the bytes of an imagined position, a seat and a seed, and gives back an action.
A worker that dies or hangs is replaced, and the question is asked again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from bezant.server.table import Table
from bezant.server.thinking import BotTurn, decide, start_worker

log = logging.getLogger(__name__)

SLOWEST = (
    6  # times a bot's pause: how long a forced answer of a person takes at most, so that it looks like a chosen one
)
FIRST_REST, LONGEST_REST = 0.2, 30.0  # seconds before a question that went wrong is asked again


class Bots:
    """Plays for every bot at every table, one task for each table where a bot is to move."""

    def __init__(self, workers: int, pause: float, limit: float) -> None:
        self._workers, self._pause, self._limit = workers, pause, limit
        self._pool: ProcessPoolExecutor | None = None
        self._drivers: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """See whether a bot is to move here; one that is thinking already will see for itself."""
        if table.id not in self._drivers:
            self._drivers[table.id] = asyncio.create_task(self._drive(table))

    async def close(self) -> None:
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self._give_up(self._pool)

    async def _drive(self, table: Table) -> None:
        """Move for the bots of a table until a person is to move or the game is over."""
        rest = FIRST_REST
        try:
            while True:
                try:
                    if not await self._move(table):
                        return
                    rest = FIRST_REST
                except Exception as error:
                    lost = isinstance(error, BrokenProcessPool | TimeoutError)
                    log.warning("A bot at table %s did not move and is asked again.", table.id, exc_info=not lost)
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
        finally:
            del self._drivers[table.id]

    async def _move(self, table: Table) -> bool:
        """Let the bot to move decide and play; False where none is to move."""
        turn = await table.bot_turn()
        if turn is None:
            return False
        clock = asyncio.get_running_loop().time
        ready = clock() + self._pause * (1 if turn.bot else random.uniform(1, SLOWEST))
        action = await self._decide(turn)
        await asyncio.sleep(max(0.0, ready - clock()))
        await table.bot_plays(turn, action)
        return True

    async def _decide(self, turn: BotTurn) -> int:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=start_worker)
        pool = self._pool
        try:
            async with asyncio.timeout(self._limit):
                return await asyncio.get_running_loop().run_in_executor(pool, decide, turn)
        except (BrokenProcessPool, TimeoutError):
            self._give_up(pool)
            raise

    def _give_up(self, pool: ProcessPoolExecutor | None) -> None:
        """End a pool and its workers; the next question makes a new one."""
        if pool is None or pool is not self._pool:
            return
        self._pool = None
        for worker in list((pool._processes or {}).values()):
            worker.kill()
        pool.shutdown(wait=False, cancel_futures=True)
