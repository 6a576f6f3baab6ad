"""Run the server. Whatever keeps it from starting is said in one sentence."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import replace
from errno import EACCES, EADDRINUSE
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from bezant.server.app import create_app
from bezant.server.database import CannotOpen, OtherVersion, reason_of, without_password
from bezant.server.logs import set_up_logs
from bezant.server.protocol_guard import guarded_protocol
from bezant.server.refusals import StoreUnavailable
from bezant.server.settings import Settings, database_url
from bezant.server.settings_sources import problems
from bezant.server.sorting import SortingServer, home_shards
from bezant.server.web_processes import keep_running

YOUNG_OBJECTS, OLD_GENERATIONS = 20_000, 1_000_000  # after how many the collector looks at the young and at the old
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
    return serve_chosen(Settings(database=database, host=host, port=port, web=web, **chosen))


def serve_chosen(chosen: Settings) -> int:
    """Serve until stopped, and give the exit code."""
    try:
        for problem in problems(chosen):
            raise CannotServe(problem)
        settings = replace(chosen, web=checked_page(chosen.web or page_folder()))
        set_up_logs(settings.log_level, settings.log_format)
        with listen(settings.host, settings.port) as listening:
            _serve_many(settings, listening) if settings.workers > 1 else _run(_open_app(settings), listening)
    except CannotServe as sentence:
        sys.stderr.write(f"{sentence}\n")
        return 1
    return 0


class AnnouncingServer(uvicorn.Server):
    """Says its address as soon as it answers there."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _calm_collector()
        for listening in sockets or []:
            _announce(listening)


def _announce(listening: socket.socket) -> None:
    sys.stdout.write(f"bezant is open at {_address(listening)} (Ctrl-C closes it)\n")
    sys.stdout.flush()


def _config(app: FastAPI) -> uvicorn.Config:
    settings: Settings = app.state.settings
    return uvicorn.Config(
        app,
        http=guarded_protocol(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # our own middleware believes them, of proxies that are trusted
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # changes are small, and a socket would need twice the memory
        ws_max_size=settings.body_limit,
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=5,
    )


def _run(app: FastAPI, listening: socket.socket) -> None:
    with suppress(KeyboardInterrupt):
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # being asked to stop ends as quietly as Ctrl-C
        AnnouncingServer(_config(app)).run(sockets=[listening])


def _serve_many(settings: Settings, listening: socket.socket) -> None:
    _open_app(settings).state.close()  # what keeps it from starting is said once, before anybody is let in
    with suppress(KeyboardInterrupt):
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        keep_running(_serve_part, settings, listening, lambda: _announce(listening))


def _serve_part(settings: Settings, listening: socket.socket, folder: Path, index: int) -> None:
    """One of several web processes."""
    set_up_logs(settings.log_level, settings.log_format)
    bots = max(1, settings.bot_workers // settings.workers)
    shards = home_shards(index, settings.workers)
    app = create_app(replace(settings, bot_workers=bots), shards)
    server = SortingServer(_config(app), folder, index, settings.workers, settings.header_seconds)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _calm_collector() -> None:
    """Thousands of tables are a million objects that stay: only young ones are looked through for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, OLD_GENERATIONS, OLD_GENERATIONS)


def checked_page(folder: Path) -> Path:
    if not (folder / "index.html").is_file():
        raise CannotServe(f"The page has not been built: there is no index.html in {folder}. `make play` builds it.")
    return folder


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections from now on; they wait until the server answers."""
    try:
        family, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.create_server((host, port), family=family, backlog=2048)
        # asyncio does not see that these are TCP connections, so answers would wait for the acknowledgement of the one before.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening
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
