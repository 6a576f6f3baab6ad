"""The addresses of the API about the champion, after `docs/protocol.md`."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from bezant.server.duel_schemas import ChampionView, DuelScore
from bezant.server.routes import REFUSALS, ServicesHere, SomeGuest

router = APIRouter(prefix="/api", responses=REFUSALS)

Seats = Annotated[int, PathParameter(ge=1, le=16)]


@router.get("/champion/{game}/{seats}", response_model=ChampionView)
async def champion(request: Request, game: str, seats: Seats, services: ServicesHere) -> Response:
    return (await services.duels.champion(game, seats)).answer(request.headers)


@router.get("/champion", response_model=list[DuelScore])
async def scores(request: Request, services: ServicesHere) -> Response:
    return (await services.duels.scores()).answer(request.headers)


@router.get("/me/duels")
async def own_scores(guest: SomeGuest, services: ServicesHere) -> list[DuelScore]:
    return await services.duels.own(guest.id)
