"""Hints: one WebSocket each, told what the search knows until it is done, the table moves on or the browser goes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Collection
from contextlib import aclosing, asynccontextmanager
from time import monotonic

from fastapi import WebSocket, WebSocketDisconnect

from bezant.kernel.errors import BezantError
from bezant.server import analysis_schemas
from bezant.server.error_handlers import refusal_data
from bezant.server.log import encode
from bezant.server.model import Guest
from bezant.server.precompile import Precompiler
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import TooMany
from bezant.server.settings import Settings
from bezant.server.sockets import TOO_SLOW, TRY_AGAIN, UNEXPECTED, cancel, close, receive_text
from bezant.server.table import Table
from bezant.server.worker_tasks import HintTurn, SearchProgress, hint
from bezant.server.workers import HINT, WorkerPool, WorkFailed, WorkLost

log = logging.getLogger(__name__)

FINE = 1000  # the code with which a connection is closed that has served its purpose
POLL = 1.0  # seconds between two looks at a table whose game is being prepared
NOTHING = SearchProgress(0, 0, (), [])
KEPT = 1000  # hints that are remembered: asked again, the same question gets the same answer

Asked = Callable[[str, Collection[int]], Awaitable[None]]  # is told the table and its seats before the first answer


class Hints:
    """One hint at a time for each guest, and fewer at a time than there are workers, so that bots always find one."""

    def __init__(self, pool: WorkerPool, precompiler: Precompiler, settings: Settings, asked: Asked) -> None:
        self._pool, self._precompiler, self._settings, self._asked = pool, precompiler, settings, asked
        self._rate = RateLimit(settings.hint_burst, settings.hint_window)
        self._slots = asyncio.Semaphore(max(1, settings.bot_workers - 1))
        self._waiting = 0  # for a slot
        self._asking: dict[str, asyncio.Task[int]] = {}
        self._known: dict[tuple[str, int, int], analysis_schemas.HintView] = {}

    async def serve(self, socket: WebSocket, table: Table, guest: Guest | None, ply: int) -> None:
        """Tell one browser until there is no more to tell."""
        tasks = {asyncio.create_task(self._answer(socket, table, guest, ply)), asyncio.create_task(_listen(socket))}
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await close(socket, ended.pop().result())
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:  # the same guest asked for another hint
            await close(socket, FINE)
        finally:
            await cancel(tasks)

    async def _answer(self, socket: WebSocket, table: Table, guest: Guest | None, ply: int) -> int:
        """Gives the code of closing."""
        try:
            turn = await table.hint_turn(guest, ply)
            assert guest is not None
            self._check_rate(guest)
            await self._asked(table.id, [turn.seat])
        except BezantError as refusal:
            await socket.send_text(encode({"type": "refusal", "refusal": refusal_data(refusal)}).decode())
            return FINE
        try:
            async with self._only_one(guest), aclosing(self._views(table, turn)) as views:
                async for view in views:
                    async with asyncio.timeout(self._settings.send_limit):
                        await socket.send_text(analysis_schemas.LiveHint(type="hint", hint=view).model_dump_json())
        except TimeoutError:
            return TOO_SLOW
        except (WorkLost, WorkFailed) as error:
            log.warning("A hint at table %s was not found: %s", table.id, error)
            return TRY_AGAIN
        return FINE

    def _check_rate(self, guest: Guest) -> None:
        settings = self._settings
        if len(self._asking) > settings.hint_queue:
            raise TooMany("Too many players want a hint just now; try again in a moment.", most=settings.hint_queue)
        if not self._rate.allows(guest.id):
            raise TooMany("You are asking for hints too fast; think for a while.", most=settings.hint_burst)

    @asynccontextmanager
    async def _only_one(self, guest: Guest) -> AsyncIterator[None]:
        """A guest's new hint ends the one before."""
        task = asyncio.current_task()
        assert task is not None
        if guest.id in self._asking:
            self._asking[guest.id].cancel()
        self._asking[guest.id] = task
        try:
            yield
        finally:
            if self._asking.get(guest.id) is task:
                del self._asking[guest.id]

    async def _views(self, table: Table, turn: HintTurn) -> AsyncGenerator[analysis_schemas.HintView, None]:
        known = self._known.get((table.id, turn.ply, turn.seat))
        if known is not None:
            yield known
            return
        while not self._precompiler.is_ready(turn.game):
            yield _view(turn, "preparing", NOTHING)
            await self._precompiler.ready(turn.game, POLL)
            if table.has_left(turn.ply):
                yield _view(turn, "stale", NOTHING)
                return
        settings, progress = self._settings, NOTHING
        limit = settings.hint_seconds + settings.bot_limit
        work = turn, settings.hint_simulations, settings.hint_seconds, settings.hint_threads
        async with self._slot() as begun, aclosing(self._pool.answers(HINT, limit, hint, *work)) as found:
            async for progress in found:
                if table.has_left(turn.ply):
                    yield _view(turn, "stale", progress)
                    return
                yield _view(turn, "thinking", progress)
                if self._waiting and monotonic() > begun + settings.hint_turn:
                    break
        view = _view(turn, "done", progress)
        self._remember(table.id, view)
        yield view

    def _remember(self, table: str, view: analysis_schemas.HintView) -> None:
        if view.choices:
            self._known[table, view.ply, view.seat] = view
        while len(self._known) > KEPT:
            del self._known[next(iter(self._known))]

    @asynccontextmanager
    async def _slot(self) -> AsyncIterator[float]:
        """A place among those who think, and when it was free."""
        self._waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self._waiting -= 1
        try:
            yield monotonic()
        finally:
            self._slots.release()


def _view(turn: HintTurn, state: str, progress: SearchProgress) -> analysis_schemas.HintView:
    choices = [
        analysis_schemas.HintChoice(option=action, visits=visits, chances=list(chances))
        for action, visits, chances in progress.choices
    ]
    return analysis_schemas.HintView(
        ply=turn.ply,
        seat=turn.seat,
        state=state,  # type: ignore[arg-type]
        simulations=progress.simulations,
        goal=progress.goal,
        chances=list(progress.chances),
        best=progress.best if state == "done" else None,
        choices=choices,
    )


async def _listen(socket: WebSocket) -> int:
    """A browser has nothing to say here; it can only go."""
    await receive_text(socket)
    return UNEXPECTED
