"""Connections that do not get on: the head of a request, its body and the taking of an answer each have their time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from bezant.server.addresses import Proxies, home_of
from bezant.server.settings import Settings

CLOSING = (
    b"HTTP/1.1 %b\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\ncache-control: no-store\r\n"
    b"connection: close\r\n\r\n%b"
)


def guarded_protocol(settings: Settings) -> type[HttpToolsProtocol]:
    """The class of the connections of one server."""
    proxies, of_address = Proxies(settings.proxies), Counter[str]()

    class GuardedProtocol(HttpToolsProtocol):
        _begun: float | None = None  # when the request that is coming in began; None between requests
        _head = 0  # bytes of its head so far
        _in_head = True
        _home: str | None = None  # of the peer, where it is counted
        _answering: RequestResponseCycle | None = None
        _watch: asyncio.TimerHandle | None = None
        _taking: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if len(self.connections) > settings.connections or self._is_one_too_many():
                self._end(b"503 Service Unavailable", b"Too many connections are open; come back later.")
            else:
                self._begun = self.loop.time()
                self._watch = self.loop.call_later(settings.header_seconds, self._look)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            self.pipeline.clear()
            if self._answering is not None:  # requests may have come behind it, and the last one alone would hear
                self._answering.disconnected = True
                self._answering.message_event.set()
            super().connection_lost(exc)

        def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
            self._answering = cycle
            super()._start_asgi_task(cycle, app)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            if self._begun is None:
                self._begun = self.loop.time()
            if self._in_head:
                self._head += len(data)
            super().data_received(data)
            if self._in_head and self._head > settings.head_limit:
                self._end(b"431 Request Header Fields Too Large", b"The head of this request is too large.")

        def on_message_begin(self) -> None:
            self._in_head = True
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._in_head, self._head = False, 0
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._begun, self._in_head, self._head = None, True, 0
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._leave()
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._taking = self.loop.call_later(settings.request_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self._taking is not None:
                self._taking.cancel()

        def send_400_response(self, msg: str) -> None:
            self._end(b"400 Bad Request", b"This request cannot be read.")

        def _look(self) -> None:
            """End a request that has not come in its time; else look again when that may be."""
            if self.transport.is_closing():
                return
            limit = settings.header_seconds if self._in_head else settings.request_seconds
            begun, now = self._begun, self.loop.time()
            if begun is not None and now - begun >= limit:
                self._end(b"408 Request Timeout", b"This request did not come in time.")
            else:
                left = limit if begun is None else limit - (now - begun)
                self._watch = self.loop.call_later(max(left, 0.05), self._look)

        def _is_one_too_many(self) -> bool:
            peer = self.client[0] if self.client else None
            if peer is None or not settings.address_limits or proxies.trusts(peer):
                return False
            self._home = home_of(peer)
            of_address[self._home] += 1
            return of_address[self._home] > settings.address_connections

        def _leave(self) -> None:
            """Stop watching and counting: the connection has gone, or has become a WebSocket."""
            for timer in (self._watch, self._taking):
                if timer is not None:
                    timer.cancel()
            if self._home is not None:
                of_address[self._home] -= 1
                if not of_address[self._home]:
                    del of_address[self._home]
                self._home = None

        def _end(self, status: bytes, words: bytes) -> None:
            self.transport.write(CLOSING % (status, len(words), words))
            self.transport.close()

    return GuardedProtocol
