"""The calls for the life of a table: going, pausing, coming back, asking and allowing, playing again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from fastapi import APIRouter

from bezant.server import acts, life_schemas, requests, schemas, store_life
from bezant.server.happenings import Change
from bezant.server.model import Guest
from bezant.server.routes import REFUSALS, ServicesHere, SomeGuest, TableAt, TablesHere, Viewer
from bezant.server.table import Table
from bezant.server.table_state import TableState

router = APIRouter(prefix="/api", responses=REFUSALS)

PersonalAct = Callable[[TableState, str, datetime], Change]


async def _act(table: Table, guest: Guest, act: PersonalAct) -> schemas.Acknowledgement:
    return schemas.Acknowledgement(ply=await table.act(guest, lambda state, at: act(state, guest.id, at)))


@router.post("/tables/{table_id}/resign")
async def resign(table: TableAt, guest: SomeGuest) -> schemas.Acknowledgement:
    return await _act(table, guest, acts.resign)


@router.post("/tables/{table_id}/close")
async def close(table: TableAt, guest: SomeGuest) -> schemas.Acknowledgement:
    return await _act(table, guest, acts.close)


@router.post("/tables/{table_id}/archive")
async def archive(table: TableAt, guest: SomeGuest) -> schemas.Acknowledgement:
    return await _act(table, guest, acts.archive)


@router.post("/tables/{table_id}/back")
async def come_back(table: TableAt, guest: SomeGuest) -> schemas.Acknowledgement:
    return await _act(table, guest, acts.come_back)


@router.post("/tables/{table_id}/seats/{seat}/bot")
async def take_over(table: TableAt, guest: SomeGuest, seat: int) -> schemas.Acknowledgement:
    since = await table.absent_since()
    return await _act(table, guest, lambda state, me, at: acts.take_over(state, me, seat, since, at))


@router.post("/tables/{table_id}/seats/{seat}/remind")
async def remind(table: TableAt, guest: SomeGuest, seat: int) -> schemas.Acknowledgement:
    since = await table.absent_since()
    return await _act(table, guest, lambda state, me, at: acts.remind(state, me, seat, since, at))


@router.post("/tables/{table_id}/requests")
async def ask(table: TableAt, guest: SomeGuest, wish: life_schemas.AskIn) -> schemas.Acknowledgement:
    return await _act(table, guest, lambda state, me, at: requests.ask(state, me, wish.what, at))


@router.post("/tables/{table_id}/requests/answer")
async def answer(table: TableAt, guest: SomeGuest, said: life_schemas.AnswerIn) -> schemas.Acknowledgement:
    return await _act(table, guest, lambda state, me, at: requests.answer(state, me, said.allow, at))


@router.post("/tables/{table_id}/rematch")
async def rematch(table: TableAt, guest: SomeGuest, tables: TablesHere) -> life_schemas.RematchView:
    again = await tables.rematch(guest, table)
    return life_schemas.RematchView(table=again.id)


@router.post("/tables/{table_id}/read", status_code=204)
async def read(table: TableAt, guest: SomeGuest, services: ServicesHere) -> None:
    """All that was said at the table has been read."""
    await services.store.run(store_life.mark_read, services.store.database, table.id, guest.id)


@router.post("/tables/{table_id}/seen", status_code=204)
async def mark_seen(table: TableAt, guest: SomeGuest, seen: life_schemas.SeenIn, services: ServicesHere) -> None:
    """The person has seen what happened at the table up to this entry."""
    await table.check_ply(seen.ply)
    await services.store.run(store_life.mark_seen, services.store.database, table.id, guest.id, seen.ply)


@router.get("/tables/{table_id}/seen")
async def seen(table: TableAt, viewer: Viewer, services: ServicesHere) -> life_schemas.Seen:
    """What the person had seen before; nothing for one who does not sit here."""
    store = services.store
    found = None if viewer is None else await store.run(store_life.seen, store.database, table.id, viewer.id)
    ply, at = found or (None, None)
    return life_schemas.Seen(ply=ply, at=at)


@router.get("/unread")
async def unread(viewer: Viewer, services: ServicesHere) -> life_schemas.Unread:
    """Nothing for one who is nobody yet; to ask makes nobody a guest."""
    if viewer is None:
        return life_schemas.Unread(tables={})
    found = await services.store.run(store_life.unread, services.store.database, viewer.id)
    return life_schemas.Unread(tables=dict(found))
