"""The API of profiles, of whom one blocks, of one's own data and of going, after `docs/protocol.md`."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from bezant.server import account_schemas, profile_schemas
from bezant.server.account_routes import Id, PeopleHere
from bezant.server.refusals import NoSuchPerson
from bezant.server.routes import REFUSALS, IdentityHere, SomeGuest, TablesHere, Viewer

router = APIRouter(prefix="/api", responses=REFUSALS)

Name = Annotated[str, Query(max_length=100)]
Game = Annotated[str, Query(pattern="^[a-z0-9_]{1,40}$")]
Seats = Annotated[int, Query(ge=1, le=16)]
Before = Annotated[str | None, Query(max_length=40)]


@router.get("/me/profile")
async def own_profile(guest: SomeGuest, people: PeopleHere) -> profile_schemas.ProfileView:
    return await people.profiles.profile(guest, guest)


@router.get("/me/history")
async def own_history(
    guest: SomeGuest, people: PeopleHere, game: Game, seats: Seats
) -> list[profile_schemas.RatingPoint]:
    return await people.profiles.history(guest, game, seats)


@router.get("/me/games")
async def own_games(guest: SomeGuest, people: PeopleHere, before: Before = None) -> profile_schemas.PlayedPage:
    return await people.profiles.games(guest, guest, before)


@router.get("/people/{name}")
async def person_profile(name: str, viewer: Viewer, people: PeopleHere) -> profile_schemas.ProfileView:
    return await people.profiles.profile(viewer, await people.profiles.person(viewer, name))


@router.get("/people/{name}/history")
async def person_history(
    name: str, viewer: Viewer, people: PeopleHere, game: Game, seats: Seats
) -> list[profile_schemas.RatingPoint]:
    return await people.profiles.history(await people.profiles.person(viewer, name), game, seats)


@router.get("/people/{name}/games")
async def person_games(
    name: str, viewer: Viewer, people: PeopleHere, before: Before = None
) -> profile_schemas.PlayedPage:
    return await people.profiles.games(viewer, await people.profiles.person(viewer, name), before)


# Whom one blocks or mutes


@router.get("/me/ties")
async def ties(guest: SomeGuest, people: PeopleHere) -> list[account_schemas.TieView]:
    return [
        account_schemas.TieView(person=tie.other.id, name=tie.other.name, blocked=tie.blocked, muted=tie.muted)
        for tie in await people.ties(guest)
    ]


@router.put("/me/ties/{person}", status_code=204)
async def set_tie(person: Id, guest: SomeGuest, wish: account_schemas.TieIn, people: PeopleHere) -> None:
    if not await people.tie(guest, person, wish.blocked, wish.muted):
        raise NoSuchPerson("There is no such person.")


# One's own data


@router.post("/me/along")
async def take_along(
    guest: SomeGuest, wish: account_schemas.AlongIn, people: PeopleHere, tables: TablesHere
) -> account_schemas.AlongView:
    """Let the tables of the guest that this browser was before be this person's."""
    return account_schemas.AlongView(tables=await people.departures.take_along(guest, wish.along, tables.reload))


@router.get("/me/export", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def export(guest: SomeGuest, people: PeopleHere) -> Response:
    archive = await people.departures.archive(guest)
    headers = {"Content-Disposition": 'attachment; filename="bezant.zip"'}
    return Response(archive, media_type="application/zip", headers=headers)


@router.post("/me/delete", status_code=204)
async def delete_me(
    request: Request,
    guest: SomeGuest,
    wish: account_schemas.GoodbyeIn,
    people: PeopleHere,
    tables: TablesHere,
    identity: IdentityHere,
) -> None:
    await people.departures.remove(guest, wish.name, wish.password, tables.table, tables.reload)
    await identity.sign_out(request)
