"""The description of the API: `python -m bezant.server.description` writes it, and `make types` makes the page's types from it."""

from __future__ import annotations

import json
import sys
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute

from bezant.server.routes import router


def described_app(**more: Any) -> FastAPI:
    """An application that describes the API, with nothing behind it yet."""
    return FastAPI(
        title="bezant",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=_operation_id,
        **more,
    )


def _operation_id(route: APIRoute) -> str:
    return route.name


def description() -> dict[str, Any]:
    """The OpenAPI description of all routes and shapes."""
    app = described_app()
    app.include_router(router)
    return app.openapi()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(description(), indent=1))
