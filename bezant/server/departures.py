"""Taking a guest's tables along, taking all of one's data, and going."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
from typing import Any

from bezant.kernel import record
from bezant.kernel.errors import BezantError
from bezant.server import acts
from bezant.server.accounts import ALONG, Accounts
from bezant.server.identity import Identity
from bezant.server.model import FINISHED, PLAYING, WAITING, Guest, Move, TableInfo, now
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import BadCode, TooMany, WrongLogin
from bezant.server.store import Store
from bezant.server.store_departures import Said
from bezant.server.table import Table
from bezant.server.table_state import TableState, seat_names

EXPORTS, EXPORT_WINDOW = 5, 3600.0  # archives one person may ask for within so many seconds

Reload = Callable[[str], Awaitable[None]]  # lets a table that is in memory be read again
Find = Callable[[str], Awaitable[Table]]


class Departures:
    def __init__(self, store: Store, identity: Identity, accounts: Accounts) -> None:
        self._store, self._identity, self._accounts = store, identity, accounts
        self._exports = RateLimit(EXPORTS, EXPORT_WINDOW)

    async def take_along(self, guest: Guest, ticket: str, reload: Reload) -> int:
        """The tables of the guest that this browser was before become those of the person it is now; how many they are."""
        _, before = await self._store.run(self._store.people.use_ticket, ALONG, ticket)
        if before is None or before == guest.id:
            raise BadCode("These tables cannot be taken along any more.")
        tables = await self._store.run(self._store.departures.merge, before, guest.id)
        for table_id in tables:
            await reload(table_id)
        self._identity.forget(before)
        return len(tables)

    async def archive(self, guest: Guest) -> bytes:
        """All that is kept about a person, as a zip archive."""
        if not self._exports.allows(guest.id):
            raise TooMany("You have asked for your data several times within an hour; wait a while.", most=EXPORTS)
        kept = self._store.departures
        tables = await self._store.run(kept.tables, guest.id)
        moves = [await self._store.run(kept.moves, table.id) for table in tables]
        said = await self._store.run(kept.said, guest.id)
        rows = await self._store.run(kept.rows_about, guest.id)
        return await asyncio.to_thread(_packed, guest, tables, moves, said, rows)

    async def remove(self, guest: Guest, name: str, password: str | None, find: Find, reload: Reload) -> None:
        """Delete a person who has typed the name, and the password where there is one. He resigns the games he is in: nobody
        waits for him."""
        if name.strip() != guest.name:
            raise WrongLogin("To delete yourself, type your name exactly as it is shown.")
        if guest.account:
            account = await self._accounts.account(guest)
            if account.password is not None:
                await self._accounts.check_password(account, password or "")
        await self._resign_all(guest, find)
        for table_id in await self._store.run(self._store.departures.remove, guest.id):
            await reload(table_id)
        self._identity.forget(guest.id)

    async def _resign_all(self, guest: Guest, find: Find) -> None:
        for info in await self._store.run(self._store.departures.tables, guest.id):
            if info.summary.status == PLAYING and info.seats_of(guest.id):
                table = await find(info.id)
                with suppress(BezantError):  # it is over by now, or he has resigned already
                    await table.act(guest, lambda state, at: acts.resign(state, guest.id, at))
                await self._store.run(self._store.ratings.settle, info.id)  # before he is gone, where that was its end


def _packed(
    guest: Guest,
    tables: Sequence[TableInfo],
    moves: Sequence[Sequence[Move]],
    said: Sequence[Said],
    rows: dict[str, list[dict[str, Any]]],
) -> bytes:
    about = {"id": guest.id, "name": guest.name, "account": guest.account, "taken": now()}
    files = {"profile.json": _json(about), "tables.json": _json([_table_facts(table, guest) for table in tables])}
    files["chat.json"] = _json([{"table": one.table, "at": one.message.at, "text": one.message.text} for one in said])
    files |= {f"{name}.json": _json(found) for name, found in rows.items() if found}
    for table, played in zip(tables, moves, strict=True):
        text = _record(table, played, guest)
        if text is not None:
            files[f"records/{table.id}.txt"] = text
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return packed.getvalue()


def _table_facts(table: TableInfo, guest: Guest) -> dict[str, Any]:
    """A table without its seed, which is told in the record once the game is over."""
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "private": table.private,
        "options": table.options,
        "created": table.created,
        "status": table.summary.status,
        "your_seats": table.seats_of(guest.id),
        "made_by_you": table.host == guest.id,
        "seats": seat_names(table.seats),
        "result": table.summary.result,
    }


def _record(table: TableInfo, moves: Sequence[Move], guest: Guest) -> str | None:
    """The record as this person may know it; none of a game that has not begun or cannot be read."""
    if table.summary.status == WAITING:
        return None
    try:
        state = TableState.replayed(table, moves, [])
    except BezantError:
        return None
    names = seat_names(table.seats)
    if table.summary.status == FINISHED:
        return record.save(state.match, names)
    return record.save_for(state.match, names, state.reader_of(state.seats_of(guest.id)))


def _json(said: object) -> str:
    def plain(value: object) -> object:
        return value.isoformat() if isinstance(value, datetime) else asdict(value)  # type: ignore[call-overload]

    return json.dumps(said, ensure_ascii=False, indent=1, default=plain)
