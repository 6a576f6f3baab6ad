"""HTTP and WebSockets from the side of a browser, as little of them as a load needs: what the client does costs next to nothing, so
that a measurement shows the server."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames
MASKED = 0x80
NO_MASK = b"\0\0\0\0"  # a mask that changes nothing: the protocol wants one of every client
SHORT, MIDDLE = 126, 127  # lengths that say: the length follows, in two bytes or in eight

Heard = Callable[[str, float], None]  # a text and the moment at which it came
Gone = Callable[[], None]


class LostConnection(ConnectionError):
    """The other side is not there any more."""


class RefusedUpgrade(ConnectionError):
    """The server answered, but gave no WebSocket."""


@dataclass(frozen=True)
class Place:
    """Where a server listens."""

    host: str
    port: int

    @classmethod
    def of(cls, address: str) -> Self:
        parts = urlsplit(address)
        return cls(parts.hostname or "127.0.0.1", parts.port or 80)


@dataclass(frozen=True)
class Answer:
    status: int
    cookies: list[str]  # as they go back: name=value
    body: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.body)


class Http:
    """One connection that is kept, opened at the first request and again after it was lost."""

    def __init__(self, place: Place, cookie: str = "") -> None:
        self.place, self.cookie, self.received = place, cookie, 0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """The answer; LostConnection or another OSError where none came."""
        text = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.place.host}:{self.place.port}"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += ["Content-Type: application/json", f"Content-Length: {len(text)}"] if text else []
        try:
            if self._streams is not None and self._streams[0].at_eof():
                self.close()  # the server keeps an idle connection for a while only
            reader, writer = self._streams or await self._open()
            writer.write("\r\n".join([*lines, "", ""]).encode() + text)
            answer, stays = await self._read(reader)
        except BaseException as error:
            self.close()
            if isinstance(error, asyncio.IncompleteReadError | ConnectionError):
                raise LostConnection(f"{method} {path} was not answered") from error
            raise
        if not stays:
            self.close()
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self._streams = await asyncio.open_connection(self.place.host, self.place.port, limit=2**20)
        return self._streams

    async def _read(self, reader: asyncio.StreamReader) -> tuple[Answer, bool]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = [line.partition(": ") for line in head[1:]]
        values = {name.lower(): value for name, _, value in headers}
        body = await reader.readexactly(int(values.get("content-length", 0)))
        self.received += len(body) + sum(map(len, head))
        cookies = [value.partition(";")[0] for name, _, value in headers if name.lower() == "set-cookie"]
        return Answer(int(head[0].split()[1]), cookies, body), values.get("connection", "").lower() != "close"


class Line(asyncio.Protocol):
    """A WebSocket. Texts are handed on as they come, with the moment at which their last byte had come."""

    def __init__(self, heard: Heard, gone: Gone) -> None:
        self._heard, self._gone = heard, gone
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open = False
        self.received = self.messages = 0  # bytes and texts
        self.close_code: int | None = None

    @classmethod
    async def to(cls, place: Place, path: str, cookie: str, heard: Heard, gone: Gone) -> Self:
        """A line that is open; an OSError where the server gives none."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard, gone), place.host, place.port)
        lines = [f"GET {path} HTTP/1.1", f"Host: {place.host}:{place.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        lines += ["Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else []), "", ""]
        try:
            assert line._transport is not None
            line._transport.write("\r\n".join(lines).encode())
            await line._upgraded
        except BaseException:
            line.abort()  # else it would be heard although nobody knows of it
            raise
        return line

    def say(self, said: dict[str, Any]) -> None:
        self._send(TEXT, json.dumps(said, separators=(",", ":")).encode())

    def abort(self) -> None:
        """Go without a word, as a browser whose network is gone."""
        if self._transport is not None:
            self._transport.abort()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        came = time.perf_counter()
        self.received += len(data)
        self._buffer += data
        if not self.open and not self._handshake():
            return
        while (frame := self._next_frame()) is not None:
            self._take(*frame, came)

    def connection_lost(self, _error: Exception | None) -> None:
        was_open, self.open, self._transport = self.open, False, None
        if not self._upgraded.done():
            self._upgraded.set_exception(LostConnection("closed before it was a WebSocket"))
            self._upgraded.exception()  # there may be nobody left who waits for it
        if was_open:
            self._gone()

    # Frames

    def _handshake(self) -> bool:
        """Whether the answer to the upgrade has come and is good."""
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end or self._upgraded.done():
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self._upgraded.set_exception(RefusedUpgrade(head.partition(b"\r\n")[0].decode("latin-1")))
            self.abort()
            return False
        self._buffer, self.open = rest, True
        self._upgraded.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == SHORT:
            if len(buffer) < 4:
                return None
            length, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif length == MIDDLE:
            if len(buffer) < 10:
                return None
            length, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return None
        self._buffer = buffer[start + length :]
        return buffer[0] & 0x0F, buffer[start : start + length]

    def _take(self, kind: int, payload: bytes, came: float) -> None:
        if kind == TEXT:
            self.messages += 1
            self._heard(payload.decode(), came)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close_code = struct.unpack("!H", payload[:2])[0] if payload else None
            with contextlib.suppress(LostConnection):
                self._send(CLOSE, payload)
            self.abort()

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None:
            raise LostConnection("the line is closed")
        length = len(payload)
        size = bytes([MASKED | length]) if length < SHORT else struct.pack("!BH", MASKED | SHORT, length)
        self._transport.write(bytes([0x80 | kind]) + size + NO_MASK + payload)
