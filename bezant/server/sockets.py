"""The WebSocket of a table: it sends the newest view after every change, from the last ply the browser has seen.

A browser that does not take its view within the limit is dropped and may come back.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Protocol

from fastapi import WebSocket, WebSocketDisconnect

from bezant.server.hub import Hub, Listener
from bezant.server.model import Guest
from bezant.server.refusals import StoreUnavailable
from bezant.server.views import LiveMessage

UNEXPECTED, TRY_AGAIN, TOO_SLOW = 1008, 1013, 4008  # codes with which a connection is closed
PONG = '{"type":"pong"}'


class LiveTable(Protocol):
    """What a socket needs of a table."""

    @property
    def id(self) -> str: ...

    async def live_message(self, guest: Guest | None, since: int) -> LiveMessage:
        """The newest view for `guest`, with the log after `since`."""


class TableSockets:
    """Serves the browsers that have a table open."""

    def __init__(self, hub: Hub, send_limit: float) -> None:
        self._hub, self._send_limit = hub, send_limit

    async def serve(self, socket: WebSocket, table: LiveTable, guest: Guest | None, since: int) -> None:
        """Keep one browser up to date until it goes or has to."""
        listener = Listener(guest, since)
        tasks = {
            asyncio.create_task(self._send_views(socket, listener, table)),
            asyncio.create_task(self._answer_pings(socket)),
        }
        with self._hub.listening(table.id, listener):
            try:
                ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                await close(socket, ended.pop().result())
            except WebSocketDisconnect:
                pass
            finally:
                await cancel(tasks)

    async def _send_views(self, socket: WebSocket, listener: Listener, table: LiveTable) -> int:
        """Send every change; gives the code of closing where that is not possible."""
        while True:
            await listener.behind.wait()
            listener.behind.clear()
            try:
                message = await table.live_message(listener.guest, listener.since)
                async with asyncio.timeout(self._send_limit):
                    await socket.send_text(message.text)
            except TimeoutError:
                return TOO_SLOW
            except StoreUnavailable:
                return TRY_AGAIN
            listener.since = message.ply

    async def _answer_pings(self, socket: WebSocket) -> int:
        """A browser has nothing to say here but `ping`; gives the code of closing for anything else."""
        while _is_ping(await receive_text(socket)):
            try:
                async with asyncio.timeout(self._send_limit):
                    await socket.send_text(PONG)
            except TimeoutError:
                return TOO_SLOW
        return UNEXPECTED


async def receive_text(socket: WebSocket) -> str:
    """The next text; nothing where something else was sent."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


async def close(socket: WebSocket, code: int) -> None:
    """Close a socket that may have gone already."""
    with suppress(RuntimeError, TimeoutError):
        async with asyncio.timeout(1):
            await socket.close(code)


async def cancel(tasks: set[asyncio.Task[int]]) -> None:
    """End the tasks of a socket and wait until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _is_ping(text: str) -> bool:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(said, dict) and said.get("type") == "ping"
