"""Hints: one WebSocket each, told what the search knows until it is done, the table moves on or the browser goes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from time import monotonic

from fastapi import WebSocket, WebSocketDisconnect

from bezant.kernel.errors import BezantError
from bezant.server import insights
from bezant.server.answers import refusal_body
from bezant.server.crew import HINT, Crew, WorkFailed, WorkLost
from bezant.server.identity import Guest
from bezant.server.limits import Pace
from bezant.server.live import TOO_SLOW, TRY_AGAIN, UNEXPECTED, close, hear
from bezant.server.preparing import Preparing
from bezant.server.refusals import TooMany
from bezant.server.settings import Settings
from bezant.server.table import Table
from bezant.server.thinking import HintTurn, Insight, hint

log = logging.getLogger(__name__)

FINE = 1000  # the code with which a connection is closed that has served its purpose
PATIENCE = 1.0  # seconds between two looks at a table whose game is being prepared
NOTHING = Insight(0, 0, (), [])


class Hints:
    """One hint at a time for each guest, and fewer at a time than there are workers, so that bots always find one."""

    def __init__(self, crew: Crew, preparing: Preparing, settings: Settings) -> None:
        self._crew, self._preparing, self._settings = crew, preparing, settings
        self._pace = Pace(settings.hint_burst, settings.hint_window)
        self._slots = asyncio.Semaphore(max(1, settings.bot_workers - 1))
        self._waiting = 0  # for a slot
        self._asking: dict[str, asyncio.Task[int]] = {}

    async def attend(self, socket: WebSocket, table: Table, guest: Guest | None, ply: int) -> None:
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
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, socket: WebSocket, table: Table, guest: Guest | None, ply: int) -> int:
        """Gives the code of closing."""
        try:
            turn = await table.hint_turn(guest, ply)
            assert guest is not None
            self._check_pace(guest)
        except BezantError as refusal:
            said = insights.LiveRefusal(type="refusal", refusal=refusal_body(refusal))
            await socket.send_text(said.model_dump_json())
            return FINE
        try:
            async with self._only_one(guest), aclosing(self._views(table, turn)) as views:
                async for view in views:
                    async with asyncio.timeout(self._settings.send_limit):
                        await socket.send_text(insights.LiveHint(type="hint", hint=view).model_dump_json())
        except TimeoutError:
            return TOO_SLOW
        except (WorkLost, WorkFailed) as error:
            log.warning("A hint at table %s was not found: %s", table.id, error)
            return TRY_AGAIN
        return FINE

    def _check_pace(self, guest: Guest) -> None:
        settings = self._settings
        if len(self._asking) > settings.hint_queue:
            raise TooMany("Too many players want a hint just now; try again in a moment.", most=settings.hint_queue)
        if not self._pace.allows(guest.id):
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

    async def _views(self, table: Table, turn: HintTurn) -> AsyncGenerator[insights.HintView, None]:
        while not self._preparing.is_ready(turn.game):
            yield _view(turn, "preparing", NOTHING)
            await self._preparing.ready(turn.game, PATIENCE)
            if not table.is_at(turn.ply):
                yield _view(turn, "stale", NOTHING)
                return
        settings, insight = self._settings, NOTHING
        limit = settings.hint_seconds + settings.bot_limit
        work = turn, settings.hint_simulations, settings.hint_seconds, settings.hint_threads
        async with self._slot() as begun, aclosing(self._crew.answers(HINT, limit, hint, *work)) as insights:
            async for insight in insights:
                if not table.is_at(turn.ply):
                    yield _view(turn, "stale", insight)
                    return
                yield _view(turn, "thinking", insight)
                if self._waiting and monotonic() > begun + settings.hint_turn:
                    break
        yield _view(turn, "done", insight)

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


def _view(turn: HintTurn, state: str, insight: Insight) -> insights.HintView:
    choices = [
        insights.HintChoice(option=action, visits=visits, chances=list(chances))
        for action, visits, chances in insight.choices
    ]
    return insights.HintView(
        ply=turn.ply,
        seat=turn.seat,
        state=state,  # type: ignore[arg-type]
        simulations=insight.simulations,
        goal=insight.goal,
        chances=list(insight.chances),
        choices=choices,
    )


async def _listen(socket: WebSocket) -> int:
    """A browser has nothing to say here; it can only go."""
    await hear(socket)
    return UNEXPECTED
