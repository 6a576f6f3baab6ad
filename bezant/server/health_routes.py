"""For those who run the server: whether it lives, whether it can serve, and what it has counted."""

from __future__ import annotations

import asyncio
import hmac
import logging
from time import monotonic
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response
from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse

from bezant.server import metrics
from bezant.server.database import NEWEST
from bezant.server.refusals import NoSuchPage
from bezant.server.services import Services
from bezant.server.settings import Settings
from bezant.server.settings_sources import is_loopback
from bezant.server.store import Store

log = logging.getLogger(__name__)

KEPT = 2.0  # seconds an answer of the database is good for, so that asking often costs nothing
PATIENCE = 3.0  # seconds it may take
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")  # with these a loopback peer is somebody's proxy

router = APIRouter(include_in_schema=False)


class Readiness:
    """Whether everything is there that a move needs."""

    def __init__(self, store: Store, services: Services) -> None:
        self._store, self._services = store, services
        self._lock = asyncio.Lock()
        self._known: tuple[float, dict[str, bool]] | None = None

    async def parts(self) -> dict[str, bool]:
        """What is ready, part by part."""
        async with self._lock:
            if self._known is None or monotonic() > self._known[0] + KEPT:
                self._known = (monotonic(), await self._look())
            return self._known[1]

    async def _look(self) -> dict[str, bool]:
        try:
            async with asyncio.timeout(PATIENCE):
                version = await self._store.run(self._store.database.version)
                await self._store.run(self._store.prove_writable)
        except Exception as error:  # whatever it is, no move can be stored now
            log.warning("The database is not ready: %s", type(error).__name__)
            return {"database": False, "migrations": False, "workers": self._services.workers_live}
        return {"database": True, "migrations": version == NEWEST, "workers": self._services.workers_live}


@router.get("/healthz")
async def lives() -> Response:
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def is_ready(request: Request) -> Response:
    readiness: Readiness = request.app.state.readiness
    parts = await readiness.parts()
    ready = all(parts.values())
    return JSONResponse({"ready": ready, **parts}, 200 if ready else 503)


@router.get("/metrics")
async def counted(request: Request, authorization: Annotated[str, Header()] = "") -> Response:
    settings: Settings = request.app.state.settings
    if not _may_read(settings, request.client.host if request.client else "", request.headers, authorization):
        raise NoSuchPage("There is nothing at this address.")
    return Response(metrics.text(), media_type=metrics.MEDIA_TYPE)


def _may_read(settings: Settings, address: str, headers: Headers, authorization: str) -> bool:
    if settings.metrics == "token":
        wanted = f"Bearer {settings.metrics_token}"
        return hmac.compare_digest(authorization.encode(), wanted.encode())
    direct = is_loopback(address) and not any(name in headers for name in FORWARDED)
    return settings.metrics == "loopback" and direct
