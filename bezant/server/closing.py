"""Closing a table for those who run the server, from a process of their own.

It asks for the table's shard as any web process would: who plays the table lets go of it, nothing is written beside him, and he
takes it back as soon as it is free.
"""

from __future__ import annotations

from bezant.kernel.errors import GameOver
from bezant.server import acts
from bezant.server.hub import Hub
from bezant.server.model import FINISHED
from bezant.server.refusals import NoSuchTable
from bezant.server.shards import Shards
from bezant.server.store import Store
from bezant.server.table import Table, TableServices
from bezant.server.writer import GroupWriter

NOWHERE = frozenset[int]()  # the shards that are at home in a process that plays no tables


async def close_table(store: Store, table_id: str) -> None:
    """End whatever goes on at a table; Elsewhere where its shard cannot be had."""
    found = store.table(table_id)
    if found is None:
        raise NoSuchTable(f"There is no table “{table_id}”.")
    if found.summary.status == FINISHED:
        raise GameOver(f"The game of table {table_id} is over.")
    shards = Shards(store, NOWHERE)
    writer = GroupWriter(store.database, shards)
    services = TableServices(
        store, writer, Hub(), shards.claim_on, lambda table: None, shards.give_up, shards.holds, lambda game: True
    )
    await shards.open()
    try:
        await shards.hold(table_id)
        await Table(table_id, services).act(None, acts.close_for_all)
        await store.run(store.ratings.settle, table_id)
    finally:
        await shards.close()
        writer.close()
