"""The API, after `docs/protocol.md`. Each route finds who asks and which table is meant, and hands over."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

import bezant
from bezant import players
from bezant.kernel.actions import Part
from bezant.kernel.game import Game, game_names
from bezant.kernel.messages import message
from bezant.kernel.rulebook import rulebook
from bezant.kernel.text import texts_of
from bezant.server import analysis_schemas, schemas
from bezant.server.identity import Identity
from bezant.server.middleware import refuse
from bezant.server.model import Guest
from bezant.server.refusals import NoSuchPage, NoSuchTable
from bezant.server.services import Services
from bezant.server.table import Table
from bezant.server.tables import Tables
from bezant.server.views import ALL

MOST = 2**31 - 1

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

router = APIRouter(prefix="/api", responses=REFUSALS)


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def tables_of(connection: HTTPConnection) -> Tables:
    return services_of(connection).tables


def identity_of(connection: HTTPConnection) -> Identity:
    identity: Identity = connection.app.state.identity
    return identity


ServicesHere = Annotated[Services, Depends(services_of)]
TablesHere = Annotated[Tables, Depends(tables_of)]
IdentityHere = Annotated[Identity, Depends(identity_of)]


async def viewer(connection: HTTPConnection, identity: IdentityHere) -> Guest | None:
    return await identity.guest_of(connection)


async def guest(request: Request, response: Response, identity: IdentityHere) -> Guest:
    return await identity.guest_or_new(request, response)


async def table_at(tables: TablesHere, table_id: str) -> Table:
    return await tables.table(table_id)


Viewer = Annotated[Guest | None, Depends(viewer)]
SomeGuest = Annotated[Guest, Depends(guest)]
TableAt = Annotated[Table, Depends(table_at)]
Since = Annotated[int, Query(ge=ALL, le=MOST)]
Word = Annotated[str, Query(max_length=80)]

Picked = Annotated[list[Word], Query(max_length=8)]


# Who is asking


@router.get("/me")
async def me(guest: SomeGuest) -> schemas.Me:
    return schemas.Me(id=guest.id, name=guest.name)


@router.post("/me")
async def rename_me(guest: SomeGuest, wish: schemas.NameIn, identity: IdentityHere, tables: TablesHere) -> schemas.Me:
    renamed = await identity.rename(guest, wish.name)
    await tables.rename(renamed)
    return schemas.Me(id=renamed.id, name=renamed.name)


# Games and rules


@router.get("/games")
async def games() -> list[schemas.GameRow]:
    return [schemas.GameRow(**_game_row(bezant.load(name))) for name in game_names()]


@router.get("/games/{game}")
async def game(game: str) -> schemas.GameView:
    loaded = bezant.load(game)
    facts = {"amounts": list(loaded.amounts), "headings": list(loaded.headings)}
    return schemas.GameView.model_validate(_game_row(loaded) | facts | loaded.describe())


@router.get("/games/{game}/text/{language}", response_class=PlainTextResponse)
async def text(game: str, language: Annotated[str, PathParameter(pattern="^[a-z]{2,8}$")]) -> PlainTextResponse:
    """The words of a game, in Fluent: for a page that was built without them."""
    return PlainTextResponse("\n".join(texts_of(bezant.load(game).name, language)))


@router.get("/rules/{game}")
async def rules(game: str) -> schemas.RulesView:
    book = rulebook(bezant.load(game).name)
    sections = [
        schemas.RuleSection(
            id=section.id,
            title=section.title,
            rules=[schemas.RuleText(id=rule.id, text=rule.text) for rule in section.rules],
        )
        for section in book.sections
    ]
    return schemas.RulesView(title=book.title, sections=sections)


@router.get("/rules/{game}/{rule_id}")
async def rule(game: str, rule_id: str) -> schemas.RuleView:
    found = rulebook(bezant.load(game).name).rule(rule_id)
    return schemas.RuleView(id=found.id, title=found.title, text=found.text)


def _game_row(game: Game) -> dict[str, Any]:
    return {
        "id": game.name,
        "title": message(f"{game.name}-title"),
        "seats": list(game.seat_counts),
        "version": game.version,
        "designer": game.designer,
        "options": [
            schemas.GameOption(
                id=spec.name,
                default=spec.default,
                low=spec.low,
                high=spec.high,
                size=spec.size,
                rule=spec.rule,
                label=message(f"{game.name}-option-{spec.name}"),
            )
            for spec in game.option_specs
        ],
        "bots": _bots(),
        "ratings": _ratings(game),
        "teams": [count for count in game.seat_counts if max(game.sides(count)) + 1 < count],
        "secrets": game.has_secrets,
        "talk": game.talk_rule,
    }


def _bots() -> list[schemas.Bot]:
    levels = players.level_names()
    return [
        schemas.Bot(bot=bot, level=levels.index(bot) + 1 if bot in levels else None, usual=bot == players.USUAL)
        for bot in players.names()
    ]


def _ratings(game: Game) -> list[schemas.BotRating]:
    measured = [(bot, n, players.rating(game.name, n, bot)) for bot in players.names() for n in game.seat_counts]
    return [
        schemas.BotRating(bot=bot, seats=seats, rating=found.rating, low=found.low, high=found.high)
        for bot, seats, found in measured
        if found is not None
    ]


# Tables


@router.get("/tables")
async def tables(viewer: Viewer, tables: TablesHere) -> schemas.Lobby:
    return await tables.lobby(viewer)


@router.post("/tables", status_code=201)
async def make_table(guest: SomeGuest, wish: schemas.TableIn, tables: TablesHere) -> schemas.TableView:
    table = await tables.make(guest, wish)
    return await table.view(guest)


@router.get("/tables/{table_id}")
async def table(table: TableAt, viewer: Viewer, since: Since = ALL) -> schemas.TableView:
    return await table.view(viewer, since)


@router.post("/tables/{table_id}/seats/{seat}")
async def sit(table: TableAt, guest: SomeGuest, seat: int) -> schemas.TableView:
    return await table.sit(guest, seat)


@router.delete("/tables/{table_id}/seats/{seat}")
async def stand(table: TableAt, guest: SomeGuest, seat: int) -> schemas.TableView:
    return await table.stand(guest, seat)


@router.post("/tables/{table_id}/moves")
async def play(table: TableAt, viewer: Viewer, move: schemas.MoveIn) -> schemas.TableView:
    return await table.play(viewer, move.ply, move.option)


@router.post("/tables/{table_id}/play-on", status_code=201)
async def play_on(table: TableAt, guest: SomeGuest, wish: schemas.PlayOnIn, tables: TablesHere) -> schemas.TableView:
    begun = await tables.play_on(guest, table, wish.ply)
    return await begun.view(guest)


@router.post("/tables/{table_id}/undo")
async def undo(table: TableAt, viewer: Viewer, wish: schemas.UndoIn) -> schemas.TableView:
    return await table.undo(viewer, wish.ply)


@router.get("/tables/{table_id}/why")
async def why(table: TableAt, viewer: Viewer, kind: Word, value: Word, picked: Picked = []) -> schemas.Why:  # noqa: B006
    """`picked` are the parts chosen before, each as `kind:value`."""
    parts = [_part(*one.partition(":")[::2]) for one in picked]
    return await table.why(viewer, parts, _part(kind, value))


def _part(kind: str, value: str) -> Part:
    return Part(kind, int(value) if value.isdecimal() else value)


@router.post("/tables/{table_id}/chat")
async def say(table: TableAt, guest: SomeGuest, said: schemas.ChatIn, tables: TablesHere) -> schemas.TableView:
    return await tables.say(table, guest, said.text)


@router.post("/tables/{table_id}/review", status_code=202)
async def begin_review(table: TableAt, guest: SomeGuest, services: ServicesHere) -> analysis_schemas.ReviewView:
    return await services.reviews.begin(table, guest)


@router.get("/tables/{table_id}/review")
async def review(table: TableAt, viewer: Viewer, services: ServicesHere) -> analysis_schemas.ReviewView:
    return await services.reviews.view(table, viewer)


@router.get("/tables/{table_id}/at/{ply}")
async def at(table: TableAt, viewer: Viewer, ply: int) -> schemas.TableView:
    return await table.at(viewer, ply)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table: TableAt, viewer: Viewer) -> PlainTextResponse:
    return PlainTextResponse(await table.record(viewer))


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, services: ServicesHere, viewer: Viewer, since: Since = ALL) -> None:
    if table := await _accepted(socket, table_id, services.tables):
        await services.sockets.serve(socket, table, viewer, since)


@router.websocket("/tables/{table_id}/hint")
async def hint(socket: WebSocket, table_id: str, services: ServicesHere, viewer: Viewer, ply: int) -> None:
    if table := await _accepted(socket, table_id, services.tables):
        await services.hints.serve(socket, table, viewer, ply)


async def _accepted(socket: WebSocket, table_id: str, tables: Tables) -> Table | None:
    """The table a socket is for, once it is open; none where there is no such table, and the handshake is refused."""
    try:
        table = await tables.table(table_id)
    except NoSuchTable as refusal:
        await refuse(refusal, socket.scope, socket.receive, socket.send)
        return None
    await socket.accept()
    return table


@router.get("/{rest:path}", include_in_schema=False)
async def nothing_here(rest: str) -> None:
    raise NoSuchPage("There is nothing at this address.")
