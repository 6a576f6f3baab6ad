"""The description of the API: `python -m bezant.server.description` writes it, and `make types` makes the page's types from it."""

from __future__ import annotations

import json
import sys
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from bezant.kernel import compile
from bezant.kernel.registry import ROOT, homes
from bezant.server import (
    account_routes,
    book_routes,
    duel_routes,
    finished_routes,
    game_routes,
    kept_routes,
    lesson_routes,
    life_routes,
    notice_routes,
    profile_routes,
    routes,
    token_routes,
)

ROUTERS = (
    account_routes.router,
    book_routes.router,
    duel_routes.router,
    finished_routes.router,
    kept_routes.router,
    lesson_routes.router,
    life_routes.router,
    notice_routes.router,
    profile_routes.router,
    token_routes.router,
    routes.router,
    game_routes.router,
)  # everything that is described
GAMES = ROOT / "games"  # the page is built with these; others it draws from their views alone


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
    """The OpenAPI description of all routes and shapes, with the view and the board of each of bezant's own games."""
    app = described_app()
    for each in ROUTERS:
        app.include_router(each)
    described = app.openapi()
    for game in (name for name, home in homes().items() if home.folder.parent == GAMES):
        described["components"]["schemas"] |= _shapes_of(game)
    return described


def _shapes_of(game: str) -> dict[str, Any]:
    """The shapes of a game's view and board; their names begin with the game's."""
    declared, prefix = compile.module(f"games.{game}.shapes", compile.INTERPRETED), game.capitalize()
    kinds = [(name, "serialization", TypeAdapter(getattr(declared, name))) for name in ("View", "Board")]
    _, found = TypeAdapter.json_schemas(kinds, ref_template=f"#/components/schemas/{prefix}{{model}}")  # type: ignore[arg-type]
    return {f"{prefix}{name}": shape for name, shape in found["$defs"].items()}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(description(), indent=1))
