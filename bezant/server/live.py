"""Live tables in browsers: one WebSocket each, told of every change, from the last ply it has seen.

Nothing is queued for a browser. A change only marks it as behind; its own task then sends the newest view with all
entries it has missed. One that does not take its view within the limit is dropped and may come back.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fastapi import WebSocket, WebSocketDisconnect

from bezant.server import schemas
from bezant.server.identity import Guest
from bezant.server.refusals import StoreUnavailable
from bezant.server.views import Presence

if TYPE_CHECKING:
    from bezant.server.table import Table

UNEXPECTED, TRY_AGAIN, TOO_SLOW = 1008, 1013, 4008  # codes with which a connection is closed
PONG = '{"type":"pong"}'


@dataclass(eq=False)
class Listener:
    """One browser at one table."""

    socket: WebSocket
    guest: Guest | None
    since: int  # the last ply it has seen
    behind: asyncio.Event = field(default_factory=asyncio.Event)


class Hub:
    def __init__(self, send_limit: float) -> None:
        self._send_limit = send_limit
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def publish(self, table_id: str) -> None:
        """Tell everybody at the table that it has changed."""
        for listener in self._listeners.get(table_id, ()):
            listener.behind.set()

    def publish_everywhere(self) -> None:
        """Tell everybody that something has changed at all tables."""
        for table_id in self._listeners:
            self.publish(table_id)

    def presence(self, table_id: str) -> Presence:
        guests = [listener.guest for listener in self._listeners.get(table_id, ())]
        return Presence(frozenset(guest.id for guest in guests if guest is not None), guests.count(None))

    async def attend(self, socket: WebSocket, table: Table, guest: Guest | None, since: int) -> None:
        """Keep one browser up to date until it goes or has to."""
        listener = Listener(socket, guest, since)
        tasks = {asyncio.create_task(self._send(listener, table)), asyncio.create_task(self._answer(listener))}
        self._come(table.id, listener)
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await close(socket, ended.pop().result())
        except WebSocketDisconnect:
            pass
        finally:
            self._go(table.id, listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _come(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].add(listener)
        self.publish(table_id)

    def _go(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].discard(listener)
        if not self._listeners[table_id]:
            del self._listeners[table_id]
        self.publish(table_id)

    async def _send(self, listener: Listener, table: Table) -> int:
        """Send every change; gives the code of closing where that is not possible."""
        while True:
            await listener.behind.wait()
            listener.behind.clear()
            try:
                view = await table.view(listener.guest, listener.since)
                async with asyncio.timeout(self._send_limit):
                    await listener.socket.send_text(schemas.LiveView(type="view", view=view).model_dump_json())
            except TimeoutError:
                return TOO_SLOW
            except StoreUnavailable:
                return TRY_AGAIN
            listener.since = view.ply

    async def _answer(self, listener: Listener) -> int:
        """A browser has nothing to say here but `ping`; gives the code of closing for anything else."""
        while _is_ping(await hear(listener.socket)):
            try:
                async with asyncio.timeout(self._send_limit):
                    await listener.socket.send_text(PONG)
            except TimeoutError:
                return TOO_SLOW
        return UNEXPECTED


async def hear(socket: WebSocket) -> str:
    """The next text; nothing where something else was sent."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


def _is_ping(text: str) -> bool:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(said, dict) and said.get("type") == "ping"


async def close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, TimeoutError):
        async with asyncio.timeout(1):
            await socket.close(code)
