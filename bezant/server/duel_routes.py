"""The address of the API about the champion, after `docs/protocol.md`."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from bezant.server.duel_schemas import ChampionView
from bezant.server.routes import REFUSALS, ServicesHere

router = APIRouter(prefix="/api", responses=REFUSALS)

Seats = Annotated[int, PathParameter(ge=1, le=16)]


@router.get("/champion/{game}/{seats}", response_model=ChampionView)
async def champion(request: Request, game: str, seats: Seats, services: ServicesHere) -> Response:
    return (await services.duels.champion(game, seats)).answer(request.headers)
