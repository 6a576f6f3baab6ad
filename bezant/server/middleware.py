"""What every request passes before it reaches a route: its size, its origin; and what every answer carries."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bezant.kernel.errors import BezantError
from bezant.server.error_handlers import refusal_response
from bezant.server.refusals import ForeignPage, TooLarge

LONGEST_READ = 1024 * 1024  # bytes of a body that are read at all
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class RequestChecks:
    """Refuses requests that pages of other sites make a browser send, and bodies that are too large."""

    def __init__(self, app: ASGIApp, origins: frozenset[str], body_limit: int) -> None:
        self._app, self._origins, self._body_limit = app, origins, body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        send = _with_headers(send)
        try:
            if scope["type"] == "http":  # read first: an answer given before the body has come may be lost on its way
                receive = await self._whole_body(scope, receive)
            self._check_origin(scope)
        except BezantError as refusal:
            return await refuse(refusal, scope, receive, send)
        return await self._app(scope, receive, send)

    def _check_origin(self, scope: Scope) -> None:
        """A browser names the page that makes it act; a program names none, and no browser lends it a cookie."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if not acts or origin is None:
            return
        host = urlsplit(origin).netloc
        if host != headers.get("host") and host not in self._origins:
            raise ForeignPage("Pages of other sites may not act here.")

    async def _whole_body(self, scope: Scope, receive: Receive) -> Receive:
        """The body, read to its end, as one message. What is too large is read as well, up to a point, and thrown away."""
        declared = Headers(scope=scope).get("content-length", "0")
        size = int(declared) if declared.isdecimal() else 0
        if size > LONGEST_READ:
            raise self._too_large()
        body, size = b"", 0
        while size <= LONGEST_READ:
            message = await receive()
            if message["type"] != "http.request":
                return _after(message, receive)
            size += len(message.get("body", b""))
            if size <= self._body_limit:
                body += message.get("body", b"")
            if not message.get("more_body", False):
                break
        if size > self._body_limit:
            raise self._too_large()
        return _after({"type": "http.request", "body": body, "more_body": False}, receive)

    def _too_large(self) -> TooLarge:
        return TooLarge(f"A request may have at most {self._body_limit} bytes.", most=self._body_limit)


async def refuse(refusal: BezantError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request or a WebSocket's handshake with a refusal and end the connection."""
    answer = refusal_response(refusal)
    answer.headers["Connection"] = "close"  # the rest of a body that was not read would be taken for the next request
    await answer(scope, receive, send)
    while scope["type"] == "websocket" and (await receive())["type"] != "websocket.disconnect":
        pass  # a handshake counts as refused once the connection has gone


def _after(first: Message, receive: Receive) -> Receive:
    """`first`, then whatever comes."""
    waiting = [first]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
