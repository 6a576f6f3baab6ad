"""The web application: API, live tables and the built page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from bezant.server.description import described_app
from bezant.server.error_handlers import add_error_handlers
from bezant.server.identity import Identity
from bezant.server.middleware import RequestChecks
from bezant.server.routes import router
from bezant.server.services import Services
from bezant.server.settings import Settings, database_url
from bezant.server.store import Store


def create_app(settings: Settings) -> FastAPI:
    """The application, its database opened and brought up to date."""
    store = Store.opened(database_url(settings.database))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services: Services = app.state.services
        await services.open()
        yield
        await services.close()
        store.close()

    app = described_app(lifespan=lifespan)
    app.state.settings = settings
    app.state.services = Services(settings, store)
    app.state.identity = Identity(store)
    app.add_middleware(RequestChecks, origins=settings.origins, body_limit=settings.body_limit)
    add_error_handlers(app)
    app.include_router(router)
    if settings.web is not None:
        app.mount("/", Page(settings.web))
    return app


class Page(StaticFiles):
    """The built page. An address of the page that is no file, such as `/t/…`, gets its index."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix:
                raise
            response = await super().get_response("index.html", scope)
        # Built assets carry a hash in their names; everything else may change with the next build.
        hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response
