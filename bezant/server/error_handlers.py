"""How refusals are answered: always a Refusal, never a traceback."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import compile_path

from bezant.kernel.errors import BezantError
from bezant.server import metrics
from bezant.server.log import encode
from bezant.server.refusals import (
    Conflict,
    Elsewhere,
    Malformed,
    NoSuchPage,
    NotAllowed,
    OurMistake,
    message_of,
    status_of,
)

log = logging.getLogger(__name__)


def refusal_data(refusal: BezantError) -> dict[str, Any]:
    """What `schemas.Refusal` describes."""
    cause, view = (refusal.refusal, refusal.view) if isinstance(refusal, Conflict) else (refusal, None)
    metrics.refused(cause.code)
    return {
        "code": cause.code,
        "words": str(cause).encode(errors="replace").decode(),  # it may quote half a character that was sent
        "message": message_of(cause),
        "rule": cause.rule,
        "view": view,
    }


def refusal_response(refusal: BezantError) -> Response:
    status = 409 if isinstance(refusal, Conflict) else status_of(refusal)
    return Response(encode(refusal_data(refusal)), status, media_type="application/json")


def add_error_handlers(app: FastAPI) -> None:
    """Let every error of the application end as a Refusal."""

    @app.exception_handler(BezantError)
    async def refused(request: Request, refusal: BezantError) -> Response:
        if isinstance(refusal, Elsewhere):
            log.warning("%s", refusal)
        elif status_of(refusal) >= 500:
            log.error("%s", refusal, exc_info=refusal)
        return refusal_response(refusal)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return refusal_response(Malformed(_sentence(error)))

    @app.exception_handler(UnicodeEncodeError)
    async def half_a_character(request: Request, error: UnicodeEncodeError) -> Response:
        return refusal_response(Malformed("The request has half a character in it."))

    @app.exception_handler(HTTPException)
    async def refused_by_the_frame(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return refusal_response(NoSuchPage("There is nothing at this address."))
        if error.status_code == 405:
            return _not_allowed(request)
        return refusal_response(Malformed("The request cannot be read."))

    @app.exception_handler(Exception)
    async def our_mistake(request: Request, error: Exception) -> Response:
        return refusal_response(OurMistake("The server made a mistake; it has been written down."))


def _not_allowed(request: Request) -> Response:
    """Each method of an address is a route of its own: the answer names those of all of them."""
    path = request.url.path
    described = request.app.openapi()["paths"].items()
    found = [set(methods) for pattern, methods in described if compile_path(pattern)[0].fullmatch(path)]
    allowed = {method.upper() for methods in found for method in methods}
    if not path.startswith("/api/"):
        allowed = {"GET"}
    if not allowed:
        return refusal_response(NoSuchPage("There is nothing at this address."))
    answer = refusal_response(NotAllowed(f"This address does not answer to {request.method}."))
    answer.headers["Allow"] = ", ".join(sorted(allowed | ({"HEAD"} if "GET" in allowed else set())))
    return answer


def _sentence(error: RequestValidationError) -> str:
    """The first complaint, without repeating what was sent."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return "The body is not valid JSON."
    field = ".".join(str(step) for step in first["loc"] if step not in ("body", "query", "path"))
    return f"The field “{field[:60]}” is wrong: {first['msg']}." if field else f"The request is wrong: {first['msg']}."
