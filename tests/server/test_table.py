"""A live table: nothing is shown before it is stored, nothing is believed after a write that failed, and there is one of each."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from datetime import datetime

import pytest

import bezant
from bezant.kernel.errors import StaleMove
from bezant.kernel.match import AGREED, Match
from bezant.server import requests
from bezant.server.happenings import TAKE_BACK, Change, Happening
from bezant.server.hub import Listener
from bezant.server.lobby import Lobby
from bezant.server.model import GameSummary, Guest, Move, now
from bezant.server.new_tables import new_table, wished_game
from bezant.server.refusals import Conflict, StoreUnavailable
from bezant.server.schemas import BotSeat, MySeat, TableIn
from bezant.server.settings import Settings
from bezant.server.shards import Shards
from bezant.server.store import Store
from bezant.server.table import Table
from bezant.server.table_state import TableState
from bezant.server.tables import Tables
from bezant.server.writer import GroupWriter, PlyTaken
from tests.server.live_tables import MemoryWriter, guest, live_table, services, state_of
from tests.server.sample_tables import change

CAROLUS = bezant.load("carolus")


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
        assert await playing == (await looking)["ply"] == 1 == len(writer.moves)

    begun, stored, writer = asyncio.Event(), asyncio.Event(), SlowWriter()
    asyncio.run(play())


def test_a_table_that_is_forgotten_has_not_moved() -> None:
    """As when its server cannot renew its lease in time: a hint that somebody waits for goes on."""

    async def play() -> None:
        match = Match(CAROLUS, 2, "a seed")
        table = live_table(state_of(match))
        assert not table.has_left(0)
        table.forget()
        assert not table.has_left(0)
        table._keep(state_of(match))
        await table.play(guest(match.to_move), 0, CAROLUS.legal(match.state)[0])
        assert table.has_left(0) and not table.has_left(1)

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
        table = Table(table_id, services(store, FailingWriter(error)))
        info = store.table(table_id)
        assert info is not None
        anna = store.guest(info.host)
        view = await table.view(anna)
        with pytest.raises((Conflict, refusal)) as refused:
            await table.play(anna, 0, view["options"][0])
        if isinstance(refused.value, Conflict):
            assert isinstance(refused.value.refusal, refusal) and refused.value.view["ply"] == 0
        assert (await table.view(anna))["ply"] == 0

    asyncio.run(play())


def test_moves_are_taken_back_all_or_none(store: Store) -> None:
    """Somebody else's word at the table comes first: then nothing is taken back, though several moves were to be."""

    async def live() -> None:
        shards = Shards(store)
        await shards.open()
        writer, anna = GroupWriter(store.database, shards), store.add_guest("Anna")
        wish = TableIn(game="carolus", seats=[MySeat(kind="me"), BotSeat(kind="bot", bot="uniform")])
        info, _ = new_table(anna, wish, wished_game(wish))
        store.add_table(info)
        table = Table(info.id, services(store, writer, shards.claim_on))
        while (count := await _played(table, anna)) < 2:
            pass
        moves, told = store.moves(info.id), Happening(1, len(store.moves(info.id)), "paused", 0, {}, now())

        def ask(state: TableState, at: datetime) -> Change:
            return requests.ask(state, anna.id, TAKE_BACK, at)

        change(store, info.id, Change(happenings=[told]), shards.claim_on(info.id))
        with pytest.raises(Conflict) as refused:
            await table.act(anna, ask)
        assert isinstance(refused.value.refusal, StaleMove) and store.moves(info.id) == moves
        assert await table.act(anna, ask) == len(moves) + count
        written = store.moves(info.id)[len(moves) :]
        assert [move.action for move in written] == [AGREED] * count and len({move.at for move in written}) == 1
        stored = store.table(info.id)
        assert stored is not None and stored.summary.to_move == 0 and stored.updated == written[0].at
        writer.close()
        await shards.close()

    asyncio.run(live())


async def _played(table: Table, anna: Guest) -> int:
    """One more decision, whoever's; how many moves Anna would have to ask back for by now."""
    turn = await table.bot_turn()
    assert table._views is not None
    match = table._views.state.match
    if turn is None:
        await table.play(anna, match.ply, match.game.legal(match.state)[0])
    else:
        await table.bot_plays(turn, match.game.legal(match.state)[0])
    return table._views.state.match.back_to([0])


def test_a_table_that_two_ask_for_at_once_is_one_table(store: Store) -> None:
    """Else each would have a writer of its own, and one would show what is no more."""

    async def find() -> None:
        table_id = stored_table(store)
        opened: list[Table] = []
        uses = services(store, MemoryWriter())
        shards = Shards(store)
        await shards.open()
        tables = Tables(Settings("unused"), uses, shards, Lobby(store, uses.hub.presence), opened.append, unheard)
        first, second = await asyncio.gather(tables.table(table_id), tables.table(table_id))
        assert first is second and all(table is first for table in opened) and opened
        await shards.close()

    asyncio.run(find())


def test_a_table_that_nobody_uses_leaves_memory(store: Store) -> None:
    """Its line stays in the lobby; whoever asks for it has it back."""

    async def rest() -> None:
        table_id = stored_table(store)
        uses = services(store, MemoryWriter())
        shards, lobby = Shards(store), Lobby(store, uses.hub.presence)
        await shards.open()
        tables = Tables(
            Settings("unused", kept_minutes=0), uses, shards, lobby, lambda table: _put(lobby, table), unheard
        )
        table = await tables.table(table_id)
        listener = Listener(None, -1)
        with uses.hub.listening(table_id, listener, table.presence_message):
            del table
            tables.let_rest()
            assert table_id in tables._tables, "somebody has it open"
        tables.let_rest()
        tables.let_rest()
        assert table_id not in tables._tables and lobby._lines[table_id].info is None
        assert (await (await tables.table(table_id)).view(None))["table"]
        await shards.close()

    asyncio.run(rest())


async def unheard(table: str, seats: Collection[int]) -> None:
    """Nobody minds that the search was asked."""


def _put(lobby: Lobby, table: Table) -> None:
    assert table.info is not None
    lobby.put(table.info)
