"""Tables as the store keeps them, for tests that need some and do not mind which."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bezant.server.happenings import Change
from bezant.server.leases import COUNT, Claim, next_leases, shard_of
from bezant.server.model import GameSummary, Guest, Seat, TableInfo, now
from bezant.server.store import Store
from bezant.server.store_life import write_change


def person(guest: Guest, side: str = "white") -> Seat:
    return Seat("person", side, guest=guest.id, name=guest.name)


def bot(side: str = "black", name: str = "greedy") -> Seat:
    return Seat("bot", side, bot=name)


def a_table(host: str, seats: Sequence[Seat], at: datetime | None = None, **more: Any) -> TableInfo:
    """A table of Carolus, begun where no seat is free; `more` are fields that are to be other than usual."""
    at = at or now()
    usual: dict[str, Any] = {
        "id": "t1",
        "game": "carolus",
        "version": 1,
        "name": "Aachen",
        "private": False,
        "talk": False,
        "hints": True,
        "options": {},
        "seed": "5eed",
        "host": host,
        "created": at,
        "started": at if all(seat.kind != "open" for seat in seats) else None,
        "updated": at,
        "seats": [*seats],
        "summary": GameSummary(),
    }
    return TableInfo(**(usual | more))


def claim_on(store: Store, table_id: str, owner: str = "somewhere:1:2:tests") -> Claim:
    """A claim that holds: the owner has the table's shard from now on, unless another does."""
    leases = store.renew_shards(lambda leases: next_leases(leases, owner, [], range(COUNT), now().timestamp()))
    return Claim(owner, leases[shard_of(table_id)].epoch)


def change(store: Store, table_id: str, what: Change, claim: Claim | None = None) -> None:
    """Write a change of a table as the process does that plays it."""
    write_change(store.database, claim or claim_on(store, table_id), table_id, what)
