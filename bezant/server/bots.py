"""Bots: one task for each table where a bot is to move. The thinking is done in worker processes."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable

import bezant
from bezant import players
from bezant.server.precompile import Precompiler
from bezant.server.refusals import Elsewhere
from bezant.server.table import Table
from bezant.server.worker_tasks import BotTurn, ForcedTurn, decide
from bezant.server.workers import BOT, WorkerPool, WorkLost

log = logging.getLogger(__name__)

SLOWEST = 6  # times a bot's pause: so long a forced answer of a person takes at most, to look like a chosen one
SLACK = 0.3  # seconds that a thinker's answer takes on its way besides the thinking
FIRST_DELAY, LONGEST_DELAY = 0.2, 30.0  # seconds before a question that went wrong is asked again


class Bots:
    """Plays for every bot at every table."""

    def __init__(self, pool: WorkerPool, precompiler: Precompiler, pause: float, limit: float) -> None:
        self._pool, self._precompiler, self._pause, self._limit = pool, precompiler, pause, limit
        self._drivers: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """See whether a bot is to move here; one that is thinking already will see for itself."""
        if table.id not in self._drivers and table.may_want_bot():
            self._drivers[table.id] = asyncio.create_task(self._drive(table))

    def stop(self, is_gone: Callable[[str], bool]) -> None:
        """Think no more for the tables that are gone."""
        for table_id, driver in self._drivers.items():
            if is_gone(table_id):
                driver.cancel()

    async def close(self) -> None:
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)

    async def _drive(self, table: Table) -> None:
        """Move for the bots of a table until a person is to move or the game is over."""
        delay = FIRST_DELAY
        try:
            while True:
                try:
                    if not await self._move(table):
                        return
                    delay = FIRST_DELAY
                except Exception as error:
                    lost = isinstance(error, WorkLost | Elsewhere)
                    log.warning("A bot at table %s did not move and is asked again.", table.id, exc_info=not lost)
                    await asyncio.sleep(delay)
                    delay = min(2 * delay, LONGEST_DELAY)
        finally:
            del self._drivers[table.id]

    async def _move(self, table: Table) -> bool:
        """Let the bot to move decide and play; False where none is to move."""
        turn = await table.bot_turn()
        if turn is None:
            return False
        action = await self._force(turn) if isinstance(turn, ForcedTurn) else await self._decide(turn)
        await table.bot_plays(turn, action)
        return True

    async def _force(self, turn: ForcedTurn) -> int:
        """The answer of a person who has no other, after a while that nothing has a part in: neither whether he is here nor
        how busy the workers are, or it would not look like his own."""
        await asyncio.sleep(self._pause * random.uniform(1, SLOWEST))
        return turn.action

    async def _decide(self, turn: BotTurn) -> int:
        game = bezant.load(turn.game)
        thinks = players.searches(turn.bot, game, game.from_bytes(turn.position).seats)
        if thinks:
            await self._precompiler.ready(turn.game)
        clock = asyncio.get_running_loop().time
        ready = clock() + self._answer_time(turn, thinks)
        action = await self._pool.ask(BOT, self._limit, decide, turn)
        await asyncio.sleep(max(0.0, ready - clock()))
        return action

    def _answer_time(self, turn: BotTurn, thinks: bool) -> float:
        """How long an answer takes at least. Where something is secret, it must not tell whether there was a choice."""
        is_secret = thinks and bezant.load(turn.game).has_secrets
        return max(self._pause, players.seconds(turn.bot) + SLACK) if is_secret else self._pause
