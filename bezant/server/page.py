"""The built page, its files kept in memory as they are sent. An address that is no file, such as `/t/…`, gets its index."""

from __future__ import annotations

import mimetypes
from asyncio import to_thread
from pathlib import Path, PurePosixPath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from bezant.server.ready_answers import CHECK_FIRST, ReadyAnswer

FOREVER = "public, max-age=31536000, immutable"
LONGEST_NAME = 255  # of a file
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class Page:
    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, tuple[float, ReadyAnswer]] = {}  # each with the time when it was written

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            return await WebSocketClose()(scope, receive, send)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        answer = await to_thread(self._answer, scope["path"], Headers(scope=scope))
        return await answer(scope, receive, send)

    def _answer(self, path: str, headers: Headers) -> Response:
        name = path.strip("/") or "index.html"
        found = self._file(name)
        if found is None and not PurePosixPath(name).suffix:
            found = self._file("index.html")
        if found is None:
            raise HTTPException(404)
        return found.answer(headers)

    def _file(self, name: str) -> ReadyAnswer | None:
        """The newest content of a file of the page; None where there is none of this name."""
        if "\0" in name or any(len(part) > LONGEST_NAME for part in name.split("/")):
            return None
        file = (self._folder / name).resolve()
        if not (file.is_relative_to(self._folder) and file.is_file()):
            return None
        written, known = file.stat().st_mtime, self._files.get(file)
        if known is None or known[0] != written:
            # Built assets carry a hash in their names; everything else may change with the next build.
            keep = FOREVER if name.startswith("assets/") else CHECK_FIRST
            known = self._files[file] = (written, ReadyAnswer(file.read_bytes(), _type_of(file), keep))
        return known[1]


def _type_of(file: Path) -> str:
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
