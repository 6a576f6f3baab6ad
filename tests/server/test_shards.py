"""Shards: each table has one process that plays it, whatever happens to processes and clocks."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bezant.server import acts, requests, store_life
from bezant.server.happenings import PAUSE, RESUME, Change
from bezant.server.leases import (
    COUNT,
    LEASE,
    LETTERS,
    WISH,
    Claim,
    Lease,
    Watch,
    is_dead,
    new_owner,
    next_leases,
    shard_of,
)
from bezant.server.lobby import Lobby
from bezant.server.model import GameSummary, Move, TableInfo, now
from bezant.server.refusals import Elsewhere
from bezant.server.settings import Settings
from bezant.server.shards import Shards
from bezant.server.store import Store
from bezant.server.table import Table
from bezant.server.tables import Tables
from bezant.server.views import Presence
from bezant.server.writer import GroupWriter, LostShard
from tests.server.harness import ME, OPEN, Browser, ServerProcess
from tests.server.live_tables import MemoryWriter, services
from tests.server.sample_tables import claim_on
from tests.server.test_bots import wait_for
from tests.server.test_table import stored_table

A, B = "there:1:2:aa", "there:3:4:bb"
THEN = 1_000_000.0
FREE = Lease(0, "", 0, 0.0)
EVERY = range(COUNT)


def test_the_shard_of_a_table_is_its_first_letter() -> None:
    assert [shard_of(letter + "rest") for letter in LETTERS] == list(range(COUNT))
    assert shard_of("") == shard_of("%00") == 0


def test_what_is_free_is_taken_and_what_is_held_is_renewed() -> None:
    (taken,) = next_leases([FREE], A, [], EVERY, THEN)
    assert (taken.owner, taken.epoch, taken.until) == (A, 1, THEN + LEASE)
    assert next_leases([taken], B, [], [], THEN + 1) == [taken]
    (renewed,) = next_leases([taken], A, [], [], THEN + 1)
    assert (renewed.epoch, renewed.until) == (1, THEN + 1 + LEASE)
    (inherited,) = next_leases([renewed], B, [], EVERY, renewed.until + 0.1)
    assert (inherited.owner, inherited.epoch) == (B, 2)


@pytest.mark.parametrize("jump", [-7200.0, 0.0, 7200.0])
def test_clocks_that_are_set_take_no_shard_from_one_who_lives(jump: float) -> None:
    """Whoever waits measures himself how long a lease has not been renewed."""
    watch, held = Watch(), Lease(0, A, 7, THEN)
    assert watch.idle([held], 100.0) == watch.idle([held], 100.0 + LEASE) == set()
    renewed = replace(held, until=THEN + jump + 1)
    assert watch.idle([renewed], 101.0 + LEASE) == set()
    assert watch.idle([renewed], 100.0 + 2 * LEASE) == set()
    assert watch.idle([renewed], 102.0 + 2 * LEASE) == {0}
    assert watch.idle([replace(renewed, owner="", until=0.0)], 102.0 + 2 * LEASE) == {0}


def test_a_shard_is_handed_over_to_who_is_asked_for_it() -> None:
    held = Lease(0, A, 1, THEN + LEASE)
    (wanted,) = next_leases([held], B, [0], [], THEN)
    assert (wanted.owner, wanted.wanted) == (A, B)
    assert next_leases([wanted], A, [0], [], THEN + 0.1)[0].owner == A  # somebody waits for it here as well
    (given,) = next_leases([wanted], A, [], [], THEN + 0.1)
    assert given.owner == ""
    assert next_leases([given], A, [], EVERY, THEN + 0.2) == [given]  # it is kept for the one who wants it
    (moved,) = next_leases([given], B, [0], EVERY, THEN + 0.3)
    assert (moved.owner, moved.epoch, moved.wanted) == (B, 2, "")
    assert next_leases([given], A, [], EVERY, THEN + WISH + 1)[0].owner == A  # unless he never comes


def test_a_process_that_has_ended_is_known_to_be_dead() -> None:
    assert not is_dead(new_owner()) and not is_dead(A) and not is_dead("")
    name = "from bezant.server.leases import new_owner; print(new_owner())"
    ended = subprocess.run([sys.executable, "-c", name], capture_output=True, text=True, check=True).stdout.strip()
    assert is_dead(ended) and Lease(0, ended, 1, THEN + LEASE).is_free


def test_one_who_has_lost_a_shard_without_knowing_writes_nothing(store: Store) -> None:
    async def play() -> None:
        stale, new = Shards(store), Shards(store)
        await stale.open()
        table = stored_table(store)
        writer = GroupWriter(store.database, stale)
        summary = GameSummary("playing", 0, None, None)
        await writer.append(table, Move(1, 0, 3, now()), summary)
        store.renew_shards(lambda leases: next_leases(_expired(leases), new.me, [], EVERY, now().timestamp()))
        with pytest.raises(LostShard):
            await writer.append(table, Move(2, 0, 4, now()), summary)
        writer.close()
        await stale.close()
        assert [move.ply for move in store.moves(table)] == [1]

    asyncio.run(play())


def test_one_who_has_lost_a_shard_without_knowing_changes_nothing(store: Store) -> None:
    async def live() -> None:
        stale, new, lost = Shards(store), Shards(store), list[str]()
        await stale.open()
        table_id = stored_table(store)
        host = _table(store, table_id).host
        table = Table(table_id, replace(services(store, MemoryWriter(), stale.claim_on), lost=lost.append))
        await table.act(None, lambda state, at: requests.ask(state, host, PAUSE, at))
        before = _table(store, table_id)
        assert before.life.paused is not None
        store.renew_shards(lambda leases: next_leases(_expired(leases), new.me, [], EVERY, now().timestamp()))
        with pytest.raises(Elsewhere):
            await table.act(None, lambda state, at: requests.ask(state, host, RESUME, at))
        with pytest.raises(Elsewhere):
            await table.act(None, lambda state, at: acts.resign(state, host, at))
        assert lost == [table_id] * 2 and _table(store, table_id) == before
        await stale.close()

    asyncio.run(live())


def test_one_who_may_have_lost_a_shard_shows_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have played on: what memory holds is believed for as long as a lease runs, and not while it is handed
    over."""

    async def look() -> None:
        shards, table_id = Shards(store), stored_table(store)
        await shards._renew()
        table = Table(table_id, replace(services(store, MemoryWriter()), holds=shards.holds))
        assert (await table.view(None))["ply"] == 0
        moment = time.monotonic() + LEASE
        monkeypatch.setattr("bezant.server.shards.time.monotonic", lambda: moment)
        with pytest.raises(Elsewhere):
            await table.view(None)
        await shards._renew()
        assert (await table.view(None))["ply"] == 0
        store.renew_shards(
            lambda leases: [replace(lease, wanted=B, wanted_until=time.time() + WISH) for lease in leases]
        )
        shards._won_at.clear()
        store.renew_shards(shards._next_leases)  # the store has handed it over, and nobody here has heard of it
        with pytest.raises(Elsewhere):
            await table.view(None)

    asyncio.run(look())


def test_what_is_read_while_a_shard_goes_and_comes_is_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the table is read for the first time."""

    async def hinted(table_id: str, seats: Collection[int]) -> None: ...

    async def look() -> None:
        table_id, shards = stored_table(store), Shards(store)
        await shards._renew()
        uses = replace(services(store, MemoryWriter()), holds=shards.holds)
        tables = Tables(Settings(), uses, shards, Lobby(store, lambda _: Presence()), lambda _: None, hinted)
        reading: list[str] = []
        whole_table = store.whole_table

        def slowly(wanted: str) -> Any:
            found = whole_table(wanted)
            if not reading:
                tables.forget(lambda _: True)  # as when its shard comes
            reading.append(wanted)
            return found

        monkeypatch.setattr(store, "whole_table", slowly)
        await tables.table(table_id)
        assert reading == [table_id] * 2

    asyncio.run(look())


def test_a_rematch_of_one_who_has_lost_the_shard_is_not_made(store: Store) -> None:
    table_id = stored_table(store)
    claim = claim_on(store, table_id)
    again = replace(_table(store, table_id), id="again")
    for outdated in (Claim(claim.owner, None), Claim(claim.owner, (claim.epoch or 0) - 1), Claim("other", claim.epoch)):
        with pytest.raises(LostShard):
            store_life.add_rematch(store.database, outdated, again, [], table_id, Change({"rematch": "again"}))
        assert store.table("again") is None and _table(store, table_id).life.rematch is None
    store_life.add_rematch(store.database, claim, again, [], table_id, Change({"rematch": "again"}))
    assert store.table("again") is not None and _table(store, table_id).life.rematch == "again"


def _table(store: Store, table_id: str) -> TableInfo:
    found = store.table(table_id)
    assert found is not None
    return found


def _expired(leases: list[Lease]) -> list[Lease]:
    return [Lease(lease.shard, lease.owner, lease.epoch, 0.0) for lease in leases]


@pytest.fixture
def pair(address: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Two servers on one database."""
    servers = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        servers.append(ServerProcess(address, tmp_path / name).open())
    yield servers
    for server in servers:
        server.close()


def test_two_servers_on_one_database_never_disagree(
    pair: list[ServerProcess], visit: Callable[[ServerProcess], Browser]
) -> None:
    """A table goes where it is asked for; a line to where it was is closed, and comes back."""
    anna, bert = (visit(server) for server in pair)
    table = anna.make(ME, OPEN, private=True)["table"]["id"]
    bert.post(f"/tables/{table}/seats/1")
    browsers = [anna, bert]
    for ply in range(2):
        seen = [browser.view(table) for browser in browsers]
        assert [view["ply"] for view in seen] == [ply, ply]
        asked = browsers[seen[0]["to_move"]]
        asked.play_first(asked.view(table))
    assert [entry["ply"] for entry in anna.view(table)["log"]] == [0, 1, 2]


def test_the_tables_of_a_server_that_dies_go_on_at_the_other(
    pair: list[ServerProcess], visit: Callable[[ServerProcess], Browser]
) -> None:
    first, second = pair
    anna = visit(first)
    bots: list[dict[str, Any]] = [{"kind": "bot", "bot": "uniform"}] * 2
    table, hers = anna.make(*bots)["table"]["id"], anna.make(ME, ME)
    anna.play_first(hers)
    wait_for(lambda: anna.view(table)["ply"] >= 3)
    first.end(signal.SIGKILL)
    again = visit(second)
    again.http.cookies.update(anna.http.cookies)
    stood = again.view(table)["ply"]
    wait_for(lambda: (seen := again.view(table))["ply"] > stood or seen["status"] == "finished")
    assert again.play_first(again.view(hers["table"]["id"]))["ply"] == 2
