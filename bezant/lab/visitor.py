"""A visitor of a server of tables: a guest with a cookie, and a seat that follows its table over a line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bezant.lab.wire import Answer, Http, Line, Place

VIEW, CHANGE, REFUSAL = "view", "change", "refusal"  # messages about the game; others are about people

NewPly = Callable[["Follower", float], None]


class Refused(Exception):
    """The server answered with another status than was expected."""


class Visitor:
    """One browser: its cookie and its kept connection."""

    def __init__(self, place: Place) -> None:
        self.http = Http(place)

    @property
    def place(self) -> Place:
        return self.http.place

    @property
    def cookie(self) -> str:
        return self.http.cookie

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server says; Refused where it refuses."""
        answer = await self.answer(method, path, body)
        if answer.status >= 300:
            raise Refused(f"{method} {path}: {answer.status} {answer.body[:300].decode(errors='replace')}")
        return answer.said

    async def answer(self, method: str, path: str, body: Any = None) -> Answer:
        answer = await self.http.ask(method, f"/api{path}", body)
        if answer.cookies:
            self.http.cookie = "; ".join(answer.cookies)
        return answer

    async def arrive(self) -> None:
        """Become a guest; the connection is opened again when it is needed."""
        await self.ask("GET", "/me")
        self.close()

    def close(self) -> None:
        self.http.close()


class Follower:
    """What one browser knows of its table: by a view at first, then by changes."""

    def __init__(
        self, visitor: Visitor, table: str, new_ply: NewPly, messages: Callable[[dict[str, Any]], None]
    ) -> None:
        self.visitor, self.table = visitor, table
        self.ply, self.options, self.status = -1, [], ""  # type: int, list[int], str
        self.line: Line | None = None
        self._new_ply, self._messages = new_ply, messages

    async def open(self, gone: Callable[[], None] = lambda: None) -> None:
        since = f"?since={self.ply}" if self.ply >= 0 else ""
        path = f"/api/tables/{self.table}/live{since}"
        self.line = await Line.to(self.visitor.place, path, self.visitor.cookie, self._hear, gone)

    @property
    def is_open(self) -> bool:
        return self.line is not None and self.line.open

    @property
    def is_asked(self) -> bool:
        return bool(self.options)

    @property
    def is_over(self) -> bool:
        return self.status == "finished"

    def move(self, option: int) -> None:
        """Send a move over the line."""
        assert self.line is not None
        self.line.say({"type": "move", "ply": self.ply, "option": option})

    def close(self) -> None:
        if self.line is not None:
            self.line.abort()

    def _hear(self, text: str, came: float) -> None:
        said = json.loads(text)
        kind, before = said["type"], self.ply
        if kind == VIEW:
            self._take(said["view"], said["view"]["ply"])
        elif kind == CHANGE:
            self._take(said["set"], said["ply"])
        self._messages(said)
        if self.ply != before:
            self._new_ply(self, came)

    def _take(self, parts: dict[str, Any], ply: int) -> None:
        self.ply = ply
        self.status = parts.get("status", self.status)
        self.options = parts.get("options", self.options)
