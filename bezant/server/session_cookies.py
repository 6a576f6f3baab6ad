"""The cookie of a session, put on whatever answer the request gets."""

from __future__ import annotations

from datetime import timedelta

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "bezant"
PENDING = "session_cookie"  # in the state of a request: what the answer is to carry


def give_cookie(connection: HTTPConnection, token: str, age: timedelta) -> None:
    """Let the answer set the cookie."""
    carrier = Response()
    secure = connection.url.scheme in ("https", "wss")
    carrier.set_cookie(COOKIE, token, max_age=int(age.total_seconds()), httponly=True, samesite="lax", secure=secure)
    connection.scope.setdefault("state", {})[PENDING] = carrier.headers["set-cookie"]


def end_cookie(connection: HTTPConnection) -> None:
    carrier = Response()
    carrier.delete_cookie(COOKIE, httponly=True, samesite="lax")
    connection.scope.setdefault("state", {})[PENDING] = carrier.headers["set-cookie"]


class SessionCookies:
    """Sends the cookie that was given while a request was answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        state = scope.setdefault("state", {})

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and PENDING in state:
                message["headers"] = [*message.get("headers", []), (b"set-cookie", state[PENDING].encode("latin-1"))]
            await send(message)

        return await self._app(scope, receive, with_cookie)
