"""How refusals are answered: always a Refusal, never a traceback."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from bezant.kernel.errors import BezantError
from bezant.server import schemas
from bezant.server.refusals import Conflict, Malformed, NoSuchPage, NotAllowed, OurMistake, message_of, status_of

log = logging.getLogger(__name__)


def refusal_body(refusal: BezantError) -> schemas.Refusal:
    cause, view = (refusal.refusal, refusal.view) if isinstance(refusal, Conflict) else (refusal, None)
    return schemas.Refusal(code=cause.code, words=str(cause), message=message_of(cause), rule=cause.rule, view=view)


def refusal_response(refusal: BezantError) -> Response:
    body = refusal_body(refusal)
    status = 409 if body.view is not None else status_of(refusal)
    return Response(body.model_dump_json(), status, media_type="application/json")


def add_error_handlers(app: FastAPI) -> None:
    """Let every error of the application end as a Refusal."""

    @app.exception_handler(BezantError)
    async def refused(request: Request, refusal: BezantError) -> Response:
        if status_of(refusal) >= 500:
            log.error("%s", refusal, exc_info=refusal)
        return refusal_response(refusal)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return refusal_response(Malformed(_sentence(error)))

    @app.exception_handler(HTTPException)
    async def refused_by_the_frame(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return refusal_response(NoSuchPage("There is nothing at this address."))
        if error.status_code == 405:
            return refusal_response(NotAllowed(f"This address does not answer to {request.method}."))
        return refusal_response(Malformed("The request cannot be read."))

    @app.exception_handler(Exception)
    async def our_mistake(request: Request, error: Exception) -> Response:
        return refusal_response(OurMistake("The server made a mistake; it has been written down."))


def _sentence(error: RequestValidationError) -> str:
    """The first complaint, without repeating what was sent."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return "The body is not valid JSON."
    field = ".".join(str(step) for step in first["loc"] if step not in ("body", "query", "path"))
    return f"The field “{field[:60]}” is wrong: {first['msg']}." if field else f"The request is wrong: {first['msg']}."
