"""The log: lines for people or for programs, each with its request. What people say, hold or sign in with is not in it."""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from itertools import count
from secrets import token_hex
from typing import Any

request_id: ContextVar[str] = ContextVar("request_id", default="")

_start, _numbers = token_hex(4), count(1)
# These write down whole requests and frames, cookies and talk included, when they are let.
OTHERS = ("uvicorn", "websockets", "asyncio", "sqlalchemy", "alembic")
# What anybody can provoke by a WebSocket that is none is not worth a line each time.
PROVOKED = ("ASGI callable returned without completing handshake", "Invalid UTF-8 sequence received from client")


def new_request_id() -> str:
    """One that no other request of any server has; a number is cheaper than chance."""
    return f"{_start}-{next(_numbers):x}"


def set_up_logs(level: str, form: str) -> None:
    """Send everything that is logged to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("bezant").setLevel(level.upper())
    for name in OTHERS:
        logging.getLogger(name).setLevel(logging.ERROR)
    handler.addFilter(lambda record: not record.getMessage().startswith(PROVOKED))


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(f"{name}={value}" for name, value in _facts(record).items())
        line = f"{_at(record)} {record.levelname.lower()} {_words(record)} {told}".rstrip()
        return line if not record.exc_info else f"{line}\n{self.formatException(record.exc_info)}"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": _at(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _words(record),
            **_facts(record),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def _at(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _words(record: logging.LogRecord) -> str:
    return record.getMessage().strip().replace("\n", " ")


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a line tells besides its words: `extra={"facts": …}`, and the request."""
    request = request_id.get()
    return {**getattr(record, "facts", {}), **({"request": request} if request else {})}
