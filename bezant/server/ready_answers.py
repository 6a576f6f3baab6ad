"""Answers made once: their bytes as they are, as brotli and as gzip, with a tag by which a browser asks whether they changed."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256

import brotli
from starlette.datastructures import Headers
from starlette.responses import Response

SMALLEST = 500  # bytes below which packing saves nothing
QUALITY = 9  # of brotli, of 11: the last two steps cost ten times as long for a few per cent
CHECK_FIRST = "no-cache"  # kept by the browser, but asked about each time
PACKED_BEFORE = ("image/png", "image/jpeg", "image/webp", "font/", "application/zip")  # as they are


@dataclass(frozen=True)
class ReadyAnswer:
    """One constant answer. Each form is made when it is first asked for."""

    body: bytes
    media_type: str
    cache_control: str = CHECK_FIRST
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tag", f'"{sha256(self.body).hexdigest()[:24]}"')

    @cached_property
    def _brotli(self) -> bytes:
        packed: bytes = brotli.compress(self.body, quality=QUALITY)
        return packed

    @cached_property
    def _gzip(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: Headers) -> Response:
        """The smallest form that the browser takes; 304 where it has the newest one."""
        headers = {"ETag": self.tag, "Cache-Control": self.cache_control, "Vary": "Accept-Encoding"}
        if _matches(self.tag, request.get("if-none-match")):
            return Response(status_code=304, headers=headers)
        coding = self._coding(request.get("accept-encoding", ""))
        body = self._brotli if coding == "br" else self._gzip if coding == "gzip" else self.body
        if coding:
            headers["Content-Encoding"] = coding
        return Response(body, headers=headers, media_type=self.media_type)

    def _coding(self, accepted: str) -> str | None:
        if len(self.body) < SMALLEST or self.media_type.startswith(PACKED_BEFORE):
            return None
        taken = {coding for part in accepted.lower().split(",") if (coding := _taken(part))}
        return next((coding for coding in ("br", "gzip") if coding in taken), None)


def _taken(part: str) -> str | None:
    """A coding that the browser takes: `br;q=0.5`, but not `br;q=0`."""
    coding, _, quality = (each.strip() for each in part.partition(";"))
    return None if quality.replace(" ", "").rstrip("0") in ("q=", "q=0.") else coding


def _matches(tag: str, asked: str | None) -> bool:
    if asked is None:
        return False
    return asked.strip() == "*" or tag in [each.strip().removeprefix("W/") for each in asked.split(",")]
