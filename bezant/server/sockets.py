"""The WebSocket of a table: the whole view first, then changes; moves come up the same way.

It is served below FastAPI, because thousands are open at a time and each move passes here. A browser that does not take what it is
sent within the limit is dropped and may come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, Literal, TypeAlias
from urllib.parse import parse_qs

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from bezant.kernel.errors import BezantError
from bezant.server import metrics
from bezant.server.error_handlers import refusal_data
from bezant.server.hub import Hub, Listener
from bezant.server.log import encode
from bezant.server.middleware import refuse
from bezant.server.model import MOST_NUMBER, Guest
from bezant.server.refusals import Elsewhere, Malformed, NoSuchTable, NoWatching, StoreUnavailable
from bezant.server.table import Table
from bezant.server.views import ALL

log = logging.getLogger(__name__)

UNEXPECTED, OUR_MISTAKE, TRY_AGAIN, TOO_SLOW = 1008, 1011, 1013, 4008  # codes with which a connection is closed
PONG = b'{"type":"pong"}'
REFUSAL_PAUSE = 0.05  # seconds before one who was refused is heard again: a refusal brings a whole view


class _Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a browser may say."""


class Ping(_Said, tag="ping"):
    pass


class MoveSaid(_Said, tag="move"):
    ply: int
    option: int


class UndoSaid(_Said, tag="undo"):
    ply: int
    to: Literal["move", "turn"] = "move"


Said: TypeAlias = Ping | MoveSaid | UndoSaid
_decode = msgspec.json.Decoder(Said).decode


class TableSockets:
    """Serves the browsers that have a table open: an ASGI application for one address."""

    def __init__(
        self,
        hub: Hub,
        send_limit: float,
        table_of: Callable[[str], Awaitable[Table]],
        guest_of: Callable[[HTTPConnection], Awaitable[Guest | None]],
        holds: Callable[[str], bool],
    ) -> None:
        self._hub, self._send_limit, self._table_of, self._guest_of = hub, send_limit, table_of, guest_of
        self._holds = holds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            since = _since(scope)
            table = await self._table_of(scope["path_params"]["table_id"])
            guest = await self._guest_of(HTTPConnection(scope))
            await table.check_watch(guest)
        except (Elsewhere, Malformed, NoSuchTable, NoWatching, StoreUnavailable) as refusal:
            await refuse(refusal, scope, receive, send)
        else:
            await receive()  # that it wants to connect
            await send({"type": "websocket.accept"})
            await self._serve(table, Listener(guest, since), receive, send)

    async def _serve(self, table: Table, listener: Listener, receive: Receive, send: Send) -> None:
        """Keep one browser up to date until it goes or has to."""
        me = asyncio.current_task()
        assert me is not None

        def stop_listening(_: asyncio.Task[None]) -> None:
            if not listener.is_acting:  # else a move would be stored and nobody told
                me.cancel()

        with metrics.sockets.track_inprogress(), self._hub.listening(table.id, listener, table.presence_message):
            if not self._holds(table.id):  # it went to another process while this browser was coming
                listener.send_away()
            sending = asyncio.create_task(self._send(table, listener, send))
            sending.add_done_callback(stop_listening)
            try:
                code = await self._listen(table, listener, receive, sending)
                if code is not None:
                    await _close(send, code)
            except asyncio.CancelledError:
                if not sending.done():
                    raise
                me.uncancel()  # it could not be sent anything any more
            finally:
                sending.remove_done_callback(stop_listening)
                sending.cancel()

    async def _send(self, table: Table, listener: Listener, send: Send) -> None:
        """Send all that is new, until that is not possible."""
        with suppress(OSError):  # it has gone
            try:
                while True:
                    await listener.news.wait()
                    listener.news.clear()
                    if listener.is_sent_away:
                        return await _close(send, TRY_AGAIN)
                    while message := await _next_message(table, listener):
                        async with asyncio.timeout(self._send_limit):
                            await send({"type": "websocket.send", "text": message.decode()})
            except TimeoutError:
                await _close(send, TOO_SLOW)
            except (Elsewhere, StoreUnavailable):
                await _close(send, TRY_AGAIN)
            except NoWatching:
                await _close(send, UNEXPECTED)
            except BezantError as refusal:
                log.error("A table could not be shown: %s", refusal)
                await _close(send, OUR_MISTAKE)

    async def _listen(
        self, table: Table, listener: Listener, receive: Receive, sending: asyncio.Task[None]
    ) -> int | None:
        """Do what the browser says, as long as it can be answered; gives the code of closing, None where it has gone."""
        while not sending.done():
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return None
            try:
                said = _decode(message.get("text") or "")
            except (msgspec.DecodeError, RecursionError):
                return UNEXPECTED
            if isinstance(said, Ping):
                listener.ping()
            else:
                listener.is_acting = True
                await _act(table, listener, said)
                listener.is_acting = False
        return None


async def _next_message(table: Table, listener: Listener) -> bytes | None:
    """What the browser is to be sent next."""
    if listener.is_behind:
        return await table.whole_message(listener)
    if listener.is_pinged:
        listener.is_pinged = False
        return PONG
    if not listener.waiting:
        return None
    ply, message = listener.waiting.pop(0)
    listener.since = listener.since if ply is None else ply
    return message


async def _act(table: Table, listener: Listener, said: MoveSaid | UndoSaid) -> None:
    """Play or take back. The change that comes of it, which everybody hears, is the answer."""
    version, begun = listener.version, perf_counter()
    try:
        if isinstance(said, MoveSaid):
            await table.play(listener.guest, said.ply, said.option)
        else:
            await table.undo(listener.guest, said.ply, said.to == "turn")
    except BezantError as refusal:
        listener.push(encode({"type": "refusal", "refusal": refusal_data(refusal)}))
        await asyncio.sleep(REFUSAL_PAUSE)
    else:
        metrics.move_seconds.observe(perf_counter() - begun)
        if listener.version == version:  # it had been done already: the answer was lost
            listener.fall_behind()


def _since(scope: Scope) -> int:
    """The ply that the browser has seen."""
    wish = parse_qs(scope["query_string"].decode("latin-1")).get("since", [str(ALL)])[0]
    try:
        since = int(wish)
    except ValueError:
        raise Malformed("The field “since” is wrong: it is no number.") from None
    if not ALL <= since <= MOST_NUMBER:
        raise Malformed("The field “since” is wrong: there is no such move.")
    return since


async def _close(send: Send, code: int) -> None:
    """Close a connection that may have gone already."""
    with suppress(OSError, RuntimeError, TimeoutError):
        async with asyncio.timeout(1):
            await send({"type": "websocket.close", "code": code})


# For the sockets that FastAPI serves


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


async def cancel(tasks: set[asyncio.Task[Any]]) -> None:
    """End the tasks of a socket and wait until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
