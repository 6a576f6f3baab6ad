"""Sockets without manners: what an attacker sends that no browser would."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from tests.server.harness import ServerProcess


@contextmanager
def line_to(server: ServerProcess, timeout: float = 10) -> Iterator[socket.socket]:
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname, place.port), timeout) as line:
        yield line


def all_of(line: socket.socket) -> bytes:
    """What comes until the other side has closed; a connection that is cut off has nothing more to say."""
    heard = b""
    while True:
        try:
            more = line.recv(65536)
        except (ConnectionResetError, BrokenPipeError):
            return heard
        if not more:
            return heard
        heard += more


def asked(server: ServerProcess, head: str, body: bytes = b"") -> bytes:
    """The answer to bytes that are sent as they are; the connection must be closed afterwards."""
    with line_to(server) as line:
        line.sendall(head.replace("\n", "\r\n").encode("latin-1") + body)
        return all_of(line)


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def seconds_until_closed(line: socket.socket) -> float:
    begun = time.monotonic()
    all_of(line)
    return time.monotonic() - begun


def handshake(server: ServerProcess, path: str, *headers: str, host: str | None = None) -> str:
    place = urlsplit(server.address)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host or place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    ]
    return "\n".join([*lines, "", ""])
