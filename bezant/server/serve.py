"""Run the server. Whatever keeps it from starting is said in one sentence."""

from __future__ import annotations

import signal
import socket
import sys
from contextlib import suppress
from errno import EACCES, EADDRINUSE
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from bezant.server.app import create_app
from bezant.server.database import CannotOpen, OtherVersion, reason_of, without_password
from bezant.server.refusals import StoreUnavailable
from bezant.server.settings import Settings, database_url

INSTALLED_PAGE = Path(__file__).parents[1] / "web"
BUILT_PAGE = Path(__file__).parents[2] / "web" / "dist"


class CannotServe(Exception):
    """The sentence that says why."""


def page_folder() -> Path:
    """Where the built page lies: beside the installed package, or in the checkout."""
    return INSTALLED_PAGE if (INSTALLED_PAGE / "index.html").is_file() else BUILT_PAGE


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "bezant.db",
    *,
    web: Path | None = None,
    **chosen: Any,
) -> int:
    """Serve until stopped, and give the exit code. Port 0 takes any free one; `database` is a file or an address.

    What else is `chosen` goes into the Settings."""
    try:
        settings = Settings(database=database, web=_checked_page(web or page_folder()), **chosen)
        with _listen(host, port) as listening:
            _run(_open_app(settings), listening)
    except CannotServe as sentence:
        sys.stderr.write(f"{sentence}\n")
        return 1
    return 0


class AnnouncingServer(uvicorn.Server):
    """Says its address as soon as it answers there."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            sys.stdout.write(f"bezant is open at {_address(listening)} (Ctrl-C closes it)\n")
        sys.stdout.flush()


def _run(app: FastAPI, listening: socket.socket) -> None:
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=app.state.settings.body_limit,
        timeout_graceful_shutdown=5,
    )
    with suppress(KeyboardInterrupt):
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # being asked to stop ends as quietly as Ctrl-C
        AnnouncingServer(config).run(sockets=[listening])


def _checked_page(folder: Path) -> Path:
    if not (folder / "index.html").is_file():
        raise CannotServe(f"The page has not been built: there is no index.html in {folder}. `make play` builds it.")
    return folder


def _listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections from now on; they wait until the server answers."""
    if not 0 <= port <= 65535:
        raise CannotServe(f"There is no port {port}: a port is a number from 0 to 65535.")
    try:
        family, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except socket.gaierror:
        raise CannotServe(f"The host “{host}” is not known.") from None
    except OSError as error:
        if error.errno == EADDRINUSE:
            raise CannotServe(f"Port {port} of {host} is in use; choose another one with --port.") from None
        if error.errno == EACCES:
            raise CannotServe(
                f"Port {port} of {host} may not be used by you; choose another one with --port."
            ) from None
        raise CannotServe(f"Cannot listen on port {port} of {host}: {error.strerror}.") from None


def _open_app(settings: Settings) -> FastAPI:
    try:
        _make_folder(settings.database)
        return create_app(settings)
    except OSError as error:
        raise CannotServe(f"The database {_shown(settings)} cannot be opened: {error.strerror}.") from None
    except OtherVersion:
        raise CannotServe(f"The database {_shown(settings)} was written by another version of bezant.") from None
    except StoreUnavailable as error:
        raise CannotServe(f"The database {_shown(settings)} cannot be written: {reason_of(error.__cause__)}.") from None
    except CannotOpen as error:
        raise CannotServe(f"The database {_shown(settings)} cannot be opened: {error}.") from None


def _make_folder(database: str) -> None:
    if "://" not in database:
        Path(database).expanduser().absolute().parent.mkdir(parents=True, exist_ok=True)


def _shown(settings: Settings) -> str:
    """The database as it was named, without a password."""
    named = settings.database
    return without_password(database_url(named)) if "://" in named else named


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
