"""The API, after `docs/protocol.md`. Each route finds who asks and which table is meant, and hands over."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

from bezant.kernel.actions import Part
from bezant.server import analysis_schemas, schemas
from bezant.server.identity import Identity
from bezant.server.log import encode
from bezant.server.middleware import refuse
from bezant.server.model import MOST_NUMBER, Guest
from bezant.server.refusals import NoSuchPage, NoSuchTable, NoWatching
from bezant.server.services import Services
from bezant.server.table import Table
from bezant.server.tables import Tables
from bezant.server.views import ALL, View

_WHEN: dict[int, str] = {
    403: "Not your seat, or no talk here",
    404: "No such table, game, seat or rule",
    409: "The table has moved on or does not allow it; the fresh view comes along",
    413: "The body is too large",
    422: "The body is malformed",
    429: "Too many or too fast",
    503: "The store cannot be written; nothing was changed",
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": schemas.Refusal, "description": when} for status, when in _WHEN.items()
}

# Of an answer that is plain text: its refusals are JSON nevertheless.
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}

router = APIRouter(prefix="/api", responses=REFUSALS)


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def identity_of(connection: HTTPConnection) -> Identity:
    identity: Identity = connection.app.state.identity
    return identity


async def services_here(connection: HTTPConnection) -> Services:  # a plain function would be called in another thread
    return services_of(connection)


async def tables_here(connection: HTTPConnection) -> Tables:
    return services_of(connection).tables


async def identity_here(connection: HTTPConnection) -> Identity:
    return identity_of(connection)


ServicesHere = Annotated[Services, Depends(services_here)]
TablesHere = Annotated[Tables, Depends(tables_here)]
IdentityHere = Annotated[Identity, Depends(identity_here)]


async def viewer(connection: HTTPConnection, identity: IdentityHere) -> Guest | None:
    return await identity.guest_of(connection)


async def guest(request: Request, identity: IdentityHere) -> Guest:
    return await identity.guest_or_new(request)


async def table_at(tables: TablesHere, table_id: str) -> Table:
    return await tables.table(table_id)


def answer(view: View, status: int = 200) -> Response:
    """A view as it is, without another look at its shape."""
    return Response(encode(view), status, media_type="application/json")


Viewer = Annotated[Guest | None, Depends(viewer)]
SomeGuest = Annotated[Guest, Depends(guest)]
TableAt = Annotated[Table, Depends(table_at)]
Since = Annotated[int, Query(ge=ALL, le=MOST_NUMBER)]
Word = Annotated[str, Query(max_length=80)]

Picked = Annotated[list[Word], Query(max_length=8)]


# Who is asking


@router.get("/me")
async def me(guest: SomeGuest) -> schemas.Me:
    return schemas.Me(id=guest.id, name=guest.name, account=guest.account)


# Tables


@router.get("/tables", response_model=schemas.Lobby)
async def tables(viewer: Viewer, tables: TablesHere) -> Response:
    return answer(await tables.lobby(viewer))


@router.post("/tables", status_code=201, response_model=schemas.TableView)
async def make_table(guest: SomeGuest, wish: schemas.TableIn, tables: TablesHere) -> Response:
    table = await tables.make(guest, wish)
    return answer(await table.view(guest), status=201)


@router.get("/tables/{table_id}", response_model=schemas.TableView)
async def table(table: TableAt, viewer: Viewer, since: Since = ALL) -> Response:
    return answer(await table.view(viewer, since))


@router.get("/tables/{table_id}/options", response_model=schemas.OpenOptions)
async def options(table: TableAt, viewer: Viewer) -> Response:
    return answer(await table.options(viewer))


@router.post("/tables/{table_id}/seats/{seat}")
async def sit(table: TableAt, guest: SomeGuest, seat: int) -> schemas.Acknowledgement:
    return schemas.Acknowledgement(ply=await table.sit(guest, seat))


@router.delete("/tables/{table_id}/seats/{seat}")
async def stand(table: TableAt, guest: SomeGuest, seat: int) -> schemas.Acknowledgement:
    return schemas.Acknowledgement(ply=await table.stand(guest, seat))


@router.post("/tables/{table_id}/moves")
async def play(table: TableAt, viewer: Viewer, move: schemas.MoveIn) -> schemas.Acknowledgement:
    return schemas.Acknowledgement(ply=await table.play(viewer, move.ply, move.option))


@router.post("/tables/{table_id}/play-on", status_code=201, response_model=schemas.TableView)
async def play_on(table: TableAt, guest: SomeGuest, wish: schemas.PlayOnIn, tables: TablesHere) -> Response:
    begun = await tables.branch(guest, table, wish.ply, wish.others)
    return answer(await begun.view(guest), status=201)


@router.post("/tables/{table_id}/undo")
async def undo(table: TableAt, viewer: Viewer, wish: schemas.UndoIn) -> schemas.Acknowledgement:
    return schemas.Acknowledgement(ply=await table.undo(viewer, wish.ply, wish.to == "turn"))


@router.get("/tables/{table_id}/why")
async def why(table: TableAt, viewer: Viewer, kind: Word, value: Word, picked: Picked = []) -> schemas.Why:  # noqa: B006
    """`picked` are the parts chosen before, each as `kind:value`."""
    parts = [_part(*one.partition(":")[::2]) for one in picked]
    return await table.why(viewer, parts, _part(kind, value))


def _part(kind: str, value: str) -> Part:
    return Part(kind, int(value) if value.isdecimal() else value)


@router.post("/tables/{table_id}/chat")
async def say(table: TableAt, guest: SomeGuest, said: schemas.ChatIn, tables: TablesHere) -> schemas.Acknowledgement:
    return schemas.Acknowledgement(ply=await tables.say(table, guest, said.text))


@router.post("/tables/{table_id}/review", status_code=202)
async def begin_review(table: TableAt, guest: SomeGuest, services: ServicesHere) -> analysis_schemas.ReviewView:
    return await services.reviews.begin(table, guest)


@router.get("/tables/{table_id}/review")
async def review(table: TableAt, viewer: Viewer, services: ServicesHere) -> analysis_schemas.ReviewView:
    return await services.reviews.view(table, viewer)


@router.get("/tables/{table_id}/review/instead/{ply}", response_model=schemas.TableView)
async def instead(table: TableAt, viewer: Viewer, services: ServicesHere, ply: int) -> Response:
    return answer(await services.reviews.instead(table, viewer, ply))


@router.get("/tables/{table_id}/at/{ply}", response_model=schemas.TableView)
async def at(table: TableAt, viewer: Viewer, ply: int) -> Response:
    return answer(await table.at(viewer, ply))


@router.get("/tables/{table_id}/record", response_class=Response, responses=TEXT)
async def record(table: TableAt, viewer: Viewer) -> PlainTextResponse:
    return PlainTextResponse(await table.record(viewer))


@router.websocket("/tables/{table_id}/hint")
async def hint(socket: WebSocket, table_id: str, services: ServicesHere, viewer: Viewer, ply: int) -> None:
    if table := await _accepted(socket, table_id, services.tables, viewer):
        await services.hints.serve(socket, table, viewer, ply)


async def _accepted(socket: WebSocket, table_id: str, tables: Tables, viewer: Guest | None) -> Table | None:
    """The table a socket is for, once it is open; none where there is none to be seen, and the handshake is refused."""
    try:
        table = await tables.table(table_id)
        await table.check_watch(viewer)
    except (NoSuchTable, NoWatching) as refusal:
        await refuse(refusal, socket.scope, socket.receive, socket.send)
        return None
    await socket.accept()
    return table


nowhere = APIRouter(prefix="/api")  # after all other routes


@nowhere.get("/{rest:path}", include_in_schema=False)
async def nothing_here(rest: str) -> None:
    raise NoSuchPage("There is nothing at this address.")
