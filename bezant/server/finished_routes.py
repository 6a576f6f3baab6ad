"""The addresses of the API about finished games, after `docs/protocol.md`."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated

from fastapi import APIRouter, Query, Response

from bezant.server import schemas
from bezant.server.finished_schemas import FinishedPage, RecordIn
from bezant.server.routes import REFUSALS, ServicesHere, SomeGuest, Viewer, answer
from bezant.server.store_finished import Wanted
from bezant.server.views import Presence, table_row

router = APIRouter(prefix="/api", responses=REFUSALS)

Game = Annotated[str | None, Query(pattern="^[a-z0-9_]{1,40}$")]
Player = Annotated[str | None, Query(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]*$")]
Seats = Annotated[int | None, Query(ge=1, le=16)]
From = Annotated[date | None, Query(alias="from")]
To = Annotated[date | None, Query(alias="to")]
Result = Annotated[str | None, Query(pattern="^[a-z0-9_]{1,40}$")]
Page = Annotated[str | None, Query(max_length=200, pattern="^[A-Za-z0-9_-]+$")]


@router.get("/finished", response_model=FinishedPage)
async def finished(
    viewer: Viewer,
    services: ServicesHere,
    game: Game = None,
    player: Player = None,
    seats: Seats = None,
    first: From = None,
    last: To = None,
    result: Result = None,
    page: Page = None,
) -> Response:
    me = None if viewer is None else viewer.id
    after, before = _begin(first), None if last is None or last == date.max else _begin(last + timedelta(days=1))
    wanted = Wanted(me, game, player, seats, after, before, result, page)
    found = await services.find_finished(wanted)
    return answer({"tables": [table_row(info, me, Presence()) for info in found.tables], "next": found.next})


@router.post("/records", status_code=201, response_model=schemas.TableView)
async def bring_record(guest: SomeGuest, wish: RecordIn, services: ServicesHere) -> Response:
    table = await services.uploads.add(guest, wish.record, wish.name)
    return answer(await table.view(guest), 201)


def _begin(day: date | None) -> datetime | None:
    return None if day is None else datetime.combine(day, time(), UTC)
