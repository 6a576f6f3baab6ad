"""Reviews of finished games: made decision by decision in the background, stored as they grow, taken up after a restart."""

from __future__ import annotations

import asyncio
import logging

from bezant.kernel.errors import BezantError
from bezant.lab.analysis import Analysis, Question, questions, simulations_for
from bezant.lab.review import Review
from bezant.server import analysis_schemas
from bezant.server.model import Guest, ReviewInfo
from bezant.server.precompile import Precompiler
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import NoSuchPly, StoreUnavailable, TooMany
from bezant.server.settings import Settings
from bezant.server.store import Store
from bezant.server.table import Table
from bezant.server.views import View
from bezant.server.worker_tasks import analyse
from bezant.server.workers import REVIEW, WorkerPool, WorkLost

log = logging.getLogger(__name__)

LIMIT = 300.0  # seconds one decision may take
TRIES, DELAY = 3, 1.0  # how often a decision is tried, and the seconds between


class Reviews:
    """One task for each review that is being made; the worker takes their decisions in turn."""

    def __init__(self, store: Store, pool: WorkerPool, precompiler: Precompiler, settings: Settings) -> None:
        self._store, self._pool, self._precompiler, self._settings = store, pool, precompiler, settings
        self._rate = RateLimit(settings.review_burst, settings.review_window)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def view(self, table: Table, guest: Guest | None) -> analysis_schemas.ReviewView:
        """The review of a finished game, as far as it has come."""
        match = await table.finished(guest)
        info, looks = await self._store.run(self._store.review, table.id)
        return analysis_schemas.ReviewView(
            state=self._state(table, match.game.name, info, bool(looks)),  # type: ignore[arg-type]
            simulations=info.simulations if info else 0,
            **Review(match, [Analysis(**look) for look in looks]).json(),
        )

    async def instead(self, table: Table, guest: Guest | None, ply: int) -> View:
        """The table as it might have stood after the better move at `ply`, as far as the seat that moved would have known."""
        await table.finished(guest)
        _, looks = await self._store.run(self._store.review, table.id)
        found = next((Analysis(**look) for look in looks if look["ply"] == ply), None)
        if found is None or found.instead is None:
            raise NoSuchPly(f"The review knows nothing better for move {ply}.")
        return await table.instead(guest, ply, bytes.fromhex(found.instead))

    async def begin(self, table: Table, guest: Guest) -> analysis_schemas.ReviewView:
        """Review a finished game, unless that has been done or is being done."""
        match = await table.finished(guest, to_think=True)
        info, _ = await self._store.run(self._store.review, table.id)
        if info is None:
            if not self._rate.allows(guest.id):
                most = self._settings.review_burst
                raise TooMany("You have asked for many reviews; wait until they are made.", most=most)
            simulations = self._settings.review_simulations or simulations_for(match)
            info = await self._store.run(self._store.begin_review, table.id, simulations)
        if info.finished is None:
            self.resume(table)
        return await self.view(table, guest)

    def resume(self, table: Table) -> None:
        """Go on with a review that has begun."""
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._review(table))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _state(self, table: Table, game: str, info: ReviewInfo | None, begun: bool) -> str:
        if info is None:
            return "none"
        if info.finished is not None:
            return "done"
        if table.id not in self._tasks:
            return "failed"
        if not self._precompiler.is_ready(game):
            return "preparing"
        return "running" if begun else "waiting"

    async def _review(self, table: Table) -> None:
        """Look at the decisions that nobody has looked at yet. One that fails again and again ends the review for now."""
        try:
            match = await table.finished(None)
            info, looks = await self._store.run(self._store.review, table.id)
            assert info is not None
            seen = {look["ply"] for look in looks}
            await self._precompiler.ready(match.game.name)
            for question in questions(match, [Analysis(**look) for look in looks]):
                if question.ply not in seen:
                    await self._look(table, question, info.simulations)
            await self._store.run(self._store.finish_review, table.id)
        except Exception as error:
            known = isinstance(error, BezantError | WorkLost)
            log.warning("The review of table %s was not finished: %s", table.id, error, exc_info=not known)
        finally:
            del self._tasks[table.id]

    async def _look(self, table: Table, question: Question, simulations: int) -> None:
        """Look at one decision and store what was seen; where a worker or the store fails, again."""
        for left in reversed(range(TRIES)):
            try:
                found = await self._pool.ask(REVIEW, LIMIT, analyse, question, simulations)
                await self._store.run(self._store.add_look, table.id, question.ply, found.json())
                return
            except (WorkLost, StoreUnavailable):
                if left == 0:
                    raise
                await asyncio.sleep(DELAY)
