"""What every request passes before it reaches a route: host, origin, size, how many came; and what every answer carries."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bezant.kernel.errors import BezantError
from bezant.server.addresses import Proxies, home_of
from bezant.server.error_handlers import refusal_response
from bezant.server.limits import SOCKET, AddressLimits
from bezant.server.logs import new_request_id, request_id
from bezant.server.rate_limit import Bucket
from bezant.server.refusals import ForeignPage, Malformed, TooLarge, WrongHost
from bezant.server.session_cookies import COOKIE
from bezant.server.settings import Settings

log = logging.getLogger(__name__)

LONGEST_READ = 1024 * 1024  # bytes of a body that are read at all
TOO_FAST = 1008  # the code with which a WebSocket is closed that says too much
PROBES = frozenset({"/healthz", "/readyz"})  # asked by whatever name a machine has, and tell nothing
RECORDS = "/api/records"  # where whole games are sent
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        "microphone=(), midi=(), payment=(), usb=()"
    ),
}
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}


class RequestChecks:
    """Refuses what pages of other sites make a browser send, what is too large, and what comes too often.

    `live` is served from here: thousands of its sockets are open at a time, and each layer further in would cost memory."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: AddressLimits, live: WebSocketRoute) -> None:
        self._app, self._settings, self._limits, self._live = app, settings, limits, live
        self._proxies = Proxies(settings.proxies)
        self._headers = HEADERS | (HTTPS_ONLY if settings.is_secure else {})
        if settings.workers > 1:  # the next request may be for a table that another process plays
            self._headers |= {"Connection": "close"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        headers = Headers(scope=scope)
        address = self._proxies.client_of(scope, headers)
        scope["scheme"], scope["client"] = self._proxies.scheme_of(scope, headers), (address, 0)
        request_id.set(new_request_id())
        send = self._with_headers(send)
        if log.isEnabledFor(logging.INFO):
            send = _telling(scope, send)
        try:
            if scope["type"] == "http":  # read first: an answer given before the body has come may be lost on its way
                receive = await self._whole_body(scope["path"], headers, receive)
            if scope["path"] not in PROBES:
                self._check_host(headers)
            self._check_origin(scope, headers)
            method = SOCKET if scope["type"] == "websocket" else scope["method"]
            self._limits.check_request(home_of(address), method, scope["path"])
        except BezantError as refusal:
            return await refuse(refusal, scope, receive, send)
        if scope["type"] == "websocket":
            return await self._socket(scope, headers, receive, send)
        if scope["method"] == "HEAD":  # answered as GET is; the connection leaves the body out
            scope = {**scope, "method": "GET"}
        return await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
        app, (matched, found) = self._app, self._live.matches(scope)
        if matched is Match.FULL:
            app = self._live.app
            scope.update(found, route=self._live)
        try:
            with self._limits.socket(home_of(scope["client"][0]), cookie):
                await app(scope, self._at_most(receive, send), send)
        except BezantError as refusal:
            await refuse(refusal, scope, receive, send)

    def _at_most(self, receive: Receive, send: Send) -> Receive:
        """Messages of a WebSocket as they come; one who sends too many of them is cut off."""
        burst = self._settings.socket_burst
        bucket = Bucket(burst, burst / self._settings.socket_window)

        async def next_message() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive" and not bucket.allows(""):
                await send({"type": "websocket.close", "code": TOO_FAST, "reason": "too many messages"})
                return {"type": "websocket.disconnect", "code": TOO_FAST}
            return message

        return next_message

    def _check_host(self, headers: Headers) -> None:
        """A page whose name points here for a moment has its own name in the request, and must not read our answers."""
        named = headers.getlist("host")
        if len(named) != 1:
            raise Malformed("A request names the host it is for, once.")
        if _host_name(named[0]) not in self._settings.allowed_hosts:
            raise WrongHost("This server is not called by that name.")

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """A browser names the page that makes it act; a program names none, and no browser lends it a cookie."""
        origin = headers.get("origin")
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if not acts or origin is None:
            return
        host = urlsplit(origin).netloc
        if host != headers.get("host") and host not in self._settings.origins:
            raise ForeignPage("Pages of other sites may not act here.")

    async def _whole_body(self, path: str, headers: Headers, receive: Receive) -> Receive:
        """The body, read to its end, as one message. What is too large is read as well, up to a point, and thrown away."""
        most = self._settings.record_limit if path == RECORDS else self._settings.body_limit
        declared = headers.get("content-length", "0")
        size = int(declared) if declared.isdecimal() and len(declared) < 20 else 0
        if size > LONGEST_READ:
            raise _too_large(most)
        body, size = b"", 0
        while size <= LONGEST_READ:
            message = await receive()
            if message["type"] != "http.request":
                return _after(message, receive)
            size += len(message.get("body", b""))
            if size <= most:
                body += message.get("body", b"")
            if not message.get("more_body", False):
                break
        if size > most:
            raise _too_large(most)
        return _after({"type": "http.request", "body": body, "more_body": False}, receive)

    def _with_headers(self, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                headers["X-Request-Id"] = request_id.get()
            await send(message)

        return send_with_headers


async def refuse(refusal: BezantError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request or a WebSocket's handshake with a refusal and end the connection."""
    answer = refusal_response(refusal)
    answer.headers["Connection"] = "close"  # the rest of a body that was not read would be taken for the next request
    await answer(scope, receive, send)
    while scope["type"] == "websocket" and (await receive())["type"] != "websocket.disconnect":
        pass  # a handshake counts as refused once the connection has gone


def _host_name(host: str) -> str:
    """The name in a Host header, without port and brackets."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")


def _too_large(most: int) -> TooLarge:
    return TooLarge(f"A request may have at most {most} bytes.", most=most)


def _after(first: Message, receive: Receive) -> Receive:
    """`first`, then whatever comes."""
    waiting = [first]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message


def _telling(scope: Scope, send: Send) -> Send:
    """Write down how a request was answered: by the pattern of its address, because codes of invitations are in some."""
    begun = perf_counter()

    async def send_and_tell(message: Message) -> None:
        await send(message)
        if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
            facts: dict[str, Any] = {
                "method": scope.get("method", SOCKET),
                "path": getattr(scope.get("route"), "path", "/"),
                "status": message.get("status", 101),
                "ms": round(1000 * (perf_counter() - begun), 2),
                "address": scope["client"][0],
            }
            if table := scope.get("path_params", {}).get("table_id"):
                facts["table"] = str(table)[:32]
            log.info("request", extra={"facts": facts})

    return send_and_tell
