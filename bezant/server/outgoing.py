"""Requests to addresses that people give: only over TLS, only to the open internet, with no redirects and little time.

The name is looked up once, every address it has is checked, and the connection goes to one of those checked: a name that means
something else a moment later gains nothing. No part of the answer but its status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from bezant.server.refusals import BadAddress

LIMIT = 5.0  # seconds for the whole of a request
LONGEST = 1000  # letters of an address
STATUS_LINE = 200  # bytes


class NotSent(Exception):
    """Nothing has been sent."""


class Unanswered(Exception):
    """It has been sent, and nobody knows whether it was taken."""


@dataclass(frozen=True)
class Outgoing:
    """Sends requests. `loopback` also lets them go to this machine and without TLS: for tests."""

    loopback: bool = False

    def checked(self, url: str) -> SplitResult:
        """The parts of an address that may be asked; BadAddress says what is wrong with others."""
        if len(url) > LONGEST or not url.isascii() or any(letter <= " " or letter == "\x7f" for letter in url):
            raise BadAddress("The address must be at most 1000 plain letters without spaces.", "letters")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadAddress("The address cannot be read.", "unreadable") from None
        if parts.scheme != "https" and not (self.loopback and parts.scheme == "http"):
            raise BadAddress("The address must begin with https://.", "no-https")
        if not parts.hostname or parts.username is not None or port == 0:
            raise BadAddress("The address must name a host, and no user.", "no-host")
        return parts

    async def resolved(self, parts: SplitResult) -> tuple[str, int]:
        """An address of the host that may be connected to; BadAddress where it has one that may not."""
        assert parts.hostname is not None
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise NotSent(f"The host {parts.hostname} is not known.") from None
        addresses = [str(address[4][0]) for address in found]
        if not addresses or not all(map(self._may_be_asked, addresses)):
            words = "The address lies in a private network, where this server does not send anything."
            raise BadAddress(words, "private")
        return addresses[0], port

    def _may_be_asked(self, address: str) -> bool:
        ip = ipaddress.ip_address(address.partition("%")[0])
        inner = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None) or ip
        if self.loopback and inner.is_loopback:
            return True
        return inner.is_global and not inner.is_multicast and not inner.is_reserved

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status with which a POST is answered; BadAddress, NotSent or Unanswered where there is none."""
        parts = self.checked(url)
        sent = False
        try:
            async with asyncio.timeout(LIMIT):
                address, port = await self.resolved(parts)
                secure = ssl.create_default_context() if parts.scheme == "https" else None
                name = parts.hostname if secure else None
                reader, writer = await asyncio.open_connection(
                    address, port, ssl=secure, server_hostname=name, limit=STATUS_LINE
                )
                try:
                    sent = True
                    writer.write(_head(parts, len(body), headers) + body)
                    await writer.drain()
                    return _status(await reader.readline())
                finally:
                    writer.close()
                    with suppress(OSError, TimeoutError):
                        async with asyncio.timeout(1):
                            await writer.wait_closed()
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            if isinstance(error, BadAddress):
                raise
            raise (Unanswered if sent else NotSent)(str(error) or type(error).__name__) from None


def _head(parts: SplitResult, length: int, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    said = {
        "Host": parts.netloc,
        "User-Agent": "bezant",
        "Content-Length": str(length),
        "Connection": "close",
        **headers,
    }
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
    return "\r\n".join(lines).encode("ascii")


def _status(line: bytes) -> int:
    protocol, _, rest = line.partition(b" ")
    if not protocol.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("the answer is not HTTP")
    return int(rest[:3])
