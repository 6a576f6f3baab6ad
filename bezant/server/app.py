"""The web application: API, live tables and the built page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from bezant.server import health_routes
from bezant.server.description import ROUTERS, described_app
from bezant.server.error_handlers import add_error_handlers
from bezant.server.health_routes import Readiness
from bezant.server.identity import Identity
from bezant.server.limits import AddressLimits
from bezant.server.middleware import RequestChecks
from bezant.server.page import Page
from bezant.server.people_service import People
from bezant.server.routes import nowhere
from bezant.server.services import Services
from bezant.server.session_cookies import SessionCookies
from bezant.server.settings import Settings, database_url
from bezant.server.shards import ALL_SHARDS
from bezant.server.store import Store


def create_app(settings: Settings, shards: frozenset[int] = ALL_SHARDS) -> FastAPI:
    """The application, its database opened and brought up to date. `shards` are those it is asked for."""
    store = Store.opened(database_url(settings.database))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services: Services = app.state.services
        app.state.identity.open()
        await services.open()
        yield
        await services.close()
        await app.state.identity.close()
        store.close()

    app = described_app(lifespan=lifespan)
    app.state.settings, app.state.close = settings, store.close
    limits = AddressLimits(settings)
    app.state.identity = identity = Identity(store, limits, settings)
    app.state.services = Services(settings, store, identity, shards)
    app.state.people = People(store, identity, settings)
    app.add_middleware(SessionCookies)
    live = WebSocketRoute("/api/tables/{table_id}/live", app.state.services.sockets)
    app.add_middleware(RequestChecks, settings=settings, limits=limits, live=live)
    add_error_handlers(app)
    app.state.readiness = Readiness(store, app.state.services)
    for each in (*ROUTERS, health_routes.router, nowhere):
        app.include_router(each)
    if settings.web is not None:
        app.mount("/", Page(settings.web))
    return app
