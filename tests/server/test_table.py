"""A live table: nothing is shown before it is stored, nothing is believed after a write that failed, and there is one of each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import bezant
from bezant.kernel.errors import StaleMove
from bezant.kernel.match import Match
from bezant.server.model import GameSummary, Move
from bezant.server.new_tables import new_table, wished_game
from bezant.server.refusals import Conflict, StoreUnavailable
from bezant.server.schemas import MySeat, TableIn
from bezant.server.settings import Settings, database_url
from bezant.server.store import PlyTaken, Store
from bezant.server.table import Table, TableServices
from bezant.server.tables import Tables
from bezant.server.views import Presence
from tests.server.live_tables import MemoryWriter, guest, live_table, state_of

CAROLUS = bezant.load("carolus")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.opened(database_url(str(tmp_path / "store.db")))
    yield store
    store.close()


class FailingWriter:
    """A writer that cannot write."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
        raise self.error


def stored_table(store: Store) -> str:
    """A table of Carolus with one guest in both seats."""
    me = MySeat(kind="me")
    wish = TableIn(game="carolus", seats=[me, me])
    info, moves = new_table(store.add_guest("Anna"), wish, wished_game(wish))
    store.add_table(info, moves)
    return info.id


def test_nobody_sees_a_move_before_it_is_stored() -> None:
    class SlowWriter(MemoryWriter):
        async def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
            begun.set()
            await stored.wait()
            await super().append(table_id, move, summary)

    async def play() -> None:
        match = Match(CAROLUS, 2, "a seed")
        table, mover = live_table(state_of(match), writer), guest(match.to_move)
        playing = asyncio.create_task(table.play(mover, 0, CAROLUS.legal(match.state)[0]))
        await begun.wait()
        looking = asyncio.create_task(table.view(None))
        await asyncio.sleep(0.05)
        assert not looking.done() and not playing.done()
        stored.set()
        assert (await playing).ply == (await looking).ply == 1 == len(writer.moves)

    begun, stored, writer = asyncio.Event(), asyncio.Event(), SlowWriter()
    asyncio.run(play())


@pytest.mark.parametrize(
    ("error", "refusal"),
    [(PlyTaken(), StaleMove), (StoreUnavailable("The store cannot be written now."), StoreUnavailable)],
)
def test_after_a_write_that_failed_the_store_is_read_again(
    store: Store, error: Exception, refusal: type[Exception]
) -> None:
    async def play() -> None:
        table_id = stored_table(store)
        services = TableServices(store, FailingWriter(error), lambda _: Presence(), lambda _: None, lambda _: True)
        table = Table(table_id, services)
        info = store.table(table_id)
        assert info is not None
        anna = store.guest(info.host)
        view = await table.view(anna)
        with pytest.raises((Conflict, refusal)) as refused:
            await table.play(anna, 0, view.options[0]["id"])
        if isinstance(refused.value, Conflict):
            assert isinstance(refused.value.refusal, refusal) and refused.value.view.ply == 0
        assert (await table.view(anna)).ply == 0

    asyncio.run(play())


def test_a_table_that_two_ask_for_at_once_is_one_table(store: Store) -> None:
    """Else each would have a writer of its own, and one would show what is no more."""

    async def find() -> None:
        table_id = stored_table(store)
        opened: list[Table] = []
        services = TableServices(store, MemoryWriter(), lambda _: Presence(), lambda _: None, lambda _: True)
        tables = Tables(Settings("unused"), services, opened.append)
        first, second = await asyncio.gather(tables.table(table_id), tables.table(table_id))
        assert first is second and all(table is first for table in opened) and opened

    asyncio.run(find())
