"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict, replace
from datetime import timedelta
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from bezant.kernel.messages import message
from bezant.kernel.shapes import Result
from bezant.server import notice_rows, store_life
from bezant.server.database import upgrade
from bezant.server.happenings import Change, Happening, Request
from bezant.server.model import ChatMessage, GameSummary, Guest, Move, Seat, TableInfo, now
from bezant.server.refusals import StoreUnavailable
from bezant.server.rows import Row
from bezant.server.settings import database_url
from bezant.server.shards import Shards
from bezant.server.store import Store
from bezant.server.terms import Clock, Terms
from bezant.server.writer import GroupWriter, PlyTaken
from tests.server.sample_tables import a_table, bot, change, person

PLAYING = GameSummary("playing", 0, {"id": "carolus-where", "args": {"round": 1}}, None)

RESULT: Result = {"reason": "most", "rule": "CAR-13.1", "winners": [0], "message": message("over"), "scores": []}


@pytest.fixture
def anna(store: Store) -> Guest:
    return store.add_guest("Anna")


def add(store: Store, host: Guest, id: str = "t1", has_bot: bool = False) -> TableInfo:
    """A table of `host` and a bot, or with a free seat."""
    seats = [person(host), bot() if has_bot else Seat("open", "black")]
    table = a_table(host.id, seats, id=id, options={"guard_rounds": 3})
    store.add_table(table)
    return table


def append(store: Store, table_id: str, *written: tuple[Move, GameSummary]) -> list[BaseException | None]:
    """Have moves written, all at once; what came of each."""

    async def write() -> list[BaseException | None]:
        shards = Shards(store)
        await shards.open()
        writer = GroupWriter(store.database, shards)
        try:
            waiting = [writer.append(table_id, *each) for each in written]
            return list(await asyncio.gather(*waiting, return_exceptions=True))
        finally:
            writer.close()
            await shards.close()

    return asyncio.run(write())


def test_a_writer_that_closes_tells_everybody(store: Store, anna: Guest) -> None:
    """The group that is being written is stored, the one that waits is refused in words, and nobody waits for ever."""
    add(store, anna, has_bot=True)

    async def write() -> list[BaseException | None]:
        shards = Shards(store)
        await shards.open()
        writer = GroupWriter(store.database, shards)
        first = asyncio.ensure_future(writer.append("t1", move(1), PLAYING))
        await asyncio.sleep(0)  # it waits for its turn
        await asyncio.sleep(0)  # it is being written
        second = asyncio.ensure_future(writer.append("t1", move(2), PLAYING))
        await asyncio.sleep(0)
        writer.close()
        told = await asyncio.wait_for(asyncio.gather(first, second, return_exceptions=True), 30)
        await shards.close()
        return list(told)

    stored, refused = asyncio.run(write())
    assert stored is None and isinstance(refused, StoreUnavailable) and "closing" in str(refused)
    assert [each.ply for each in store.moves("t1")] == [1]


def move(ply: int, action: int | None = 3) -> Move:
    return Move(ply, 0, action, now())


def test_migrations_lead_to_the_shape_the_code_expects(store: Store) -> None:
    store.database.migrate()
    assert notice_rows.NoticeRow.metadata is Row.metadata
    with store.database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Row.metadata) == []


def test_sqlite_flushes_every_commit(tmp_path: Path) -> None:
    """What was acknowledged survives a power cut: synchronous = FULL (2) under a write-ahead log."""
    store = Store(database_url(str(tmp_path / "store.db")))
    with store.database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_the_secret_is_made_once(store: Store, address: str) -> None:
    secret = store.secret()
    again = Store(database_url(address))
    assert again.secret() == store.secret() == secret and len(secret) == 64
    again.close()


def test_guests(store: Store, anna: Guest) -> None:
    store.people.rename(anna.id, "Anna 花子 <b>")
    found = store.guest(anna.id)
    assert found is not None and found.name == "Anna 花子 <b>"
    assert store.guest("nobody") is None


def test_a_table_comes_back_as_it_was(store: Store, anna: Guest) -> None:
    made = add(store, anna)
    found = store.table("t1")
    assert found == made and found is not made and found.created.utcoffset() is not None
    assert store.table("t2") is None


def test_the_last_to_sit_down_starts_the_game(store: Store, anna: Guest) -> None:
    add(store, anna)
    bert = store.add_guest("Bert")
    sits, stands = {"kind": "person", "guest": bert.id}, {"kind": "open", "guest": None}
    change(store, "t1", Change(seats={1: sits}))
    change(store, "t1", Change(seats={1: stands}))
    waiting = store.table("t1")
    assert waiting is not None and waiting.summary == GameSummary() and waiting.seats[1].kind == "open"
    change(store, "t1", Change(asdict(PLAYING) | {"started": now()}, {1: sits}))
    playing = store.table("t1")
    assert playing is not None and playing.summary == PLAYING and playing.started is not None
    assert playing.seats[1].guest == bert.id


def test_moves_are_kept_in_order_and_an_undo_is_a_line_of_its_own(store: Store, anna: Guest) -> None:
    add(store, anna)
    assert append(store, "t1", *((line, PLAYING) for line in (move(1, 3), move(2, None), move(3, 4)))) == [None] * 3
    assert [(line.ply, line.action) for line in store.moves("t1")] == [(1, 3), (2, None), (3, 4)]


def test_a_ply_is_written_once_and_with_it_all_or_nothing(store: Store, anna: Guest) -> None:
    add(store, anna)
    add(store, anna, "t2")
    ending = GameSummary("finished", None, None, RESULT)
    written = append(store, "t1", (move(1), PLAYING), (move(1, 5), ending), (move(2, 6), PLAYING))
    assert [type(each) for each in written] == [type(None), PlyTaken, type(None)]
    table = store.table("t1")
    assert table is not None and table.summary == PLAYING
    assert [line.action for line in store.moves("t1")] == [3, 6]
    at = move(3).at
    assert append(store, "t1", (Move(3, 1, 9, at), ending)) == [None]
    table = store.table("t1")
    assert table is not None and table.summary == ending and table.updated == store.moves("t1")[-1].at == at


def test_unfinished_tables_are_counted(store: Store, anna: Guest) -> None:
    add(store, anna, "t1")
    add(store, anna, "t2", has_bot=True)
    append(store, "t2", (move(1), PLAYING))
    add(store, anna, "t3", has_bot=True)
    append(store, "t3", (move(1), GameSummary("finished", None, None, RESULT)))
    before = now() - timedelta(days=1)
    assert store.living(anna.id, before) == 2 and store.living(store.add_guest("Bert").id, before) == 0
    assert store.living(anna.id, now()) < 2  # tables that wait and were forgotten do not count


def test_tables_that_wait_for_a_bot(store: Store, anna: Guest) -> None:
    add(store, anna, "t1", has_bot=True)
    assert store.waiting_for_bots() == []
    append(store, "t1", (move(1), GameSummary("playing", 1, None, None)))
    assert store.waiting_for_bots() == ["t1"]
    append(store, "t1", (move(2), PLAYING))
    assert store.waiting_for_bots() == []


def test_a_bot_that_stands_in_is_waited_for_unless_the_table_rests(store: Store, anna: Guest) -> None:
    add(store, anna, "t1", has_bot=True)
    append(store, "t1", (move(1), PLAYING))
    change(store, "t1", Change(seats={0: {"stand_in": "greedy"}}))
    assert store.waiting_for_bots() == ["t1"]
    change(store, "t1", Change({"paused": {"at": "2026-01-01", "seat": 0, "left": None}}))
    assert store.waiting_for_bots() == []


def test_what_happens_at_a_table_is_kept_in_order(store: Store, anna: Guest) -> None:
    add(store, anna)
    told = [Happening(number, 3, "asked", 0, {"what": "pause"}, now()) for number in (1, 2)]
    change(store, "t1", Change({"request": asdict(Request("pause", 0, 3))}, happenings=told))
    assert store_life.happenings(store.database, "t1") == told
    found = store.table("t1")
    assert found is not None and found.life.request == Request("pause", 0, 3)
    with pytest.raises(PlyTaken):
        change(store, "t1", Change({"request": None}, happenings=told[1:]))
    again = store.table("t1")
    assert again is not None and again.life.request is not None  # all of a change, or nothing


def test_clocks_and_terms_come_back(store: Store, anna: Guest) -> None:
    table = add(store, anna, "t1")
    terms = Terms(Clock("game", 600, 5, "lost"), absence=60, watch="seated", shuffle=True)
    at = now()
    store.add_table(replace(table, id="t2", terms=terms, summary=replace(PLAYING, deadline=at, time_left=[600.0, 2.5])))
    found = store.table("t2")
    assert found is not None and found.terms == terms
    assert (found.summary.deadline, found.summary.time_left) == (at, [600.0, 2.5])
    assert store_life.deadlines(store.database) == [("t2", at)]
    store_life.put_off_deadlines(store.database, timedelta(hours=1), at, lambda _: True)
    assert store_life.deadlines(store.database) == [("t2", at + timedelta(hours=1))]
    store_life.put_off_deadlines(store.database, timedelta(0), at + timedelta(hours=2), lambda _: True)
    assert store_life.deadlines(store.database) == [("t2", at + timedelta(hours=2))]


def test_that_the_server_lives_is_noted(store: Store) -> None:
    assert store_life.last_alive(store.database) is None
    store_life.note_alive(store.database)
    noted = store_life.last_alive(store.database)
    assert noted is not None and timedelta(0) <= now() - noted < timedelta(minutes=1)


def test_words_of_others_are_unread_until_they_are_read(store: Store, anna: Guest) -> None:
    bert = store.add_guest("Bert")
    add(store, anna)
    for guest, said in ((anna, "mine"), (bert, "his"), (bert, "more")):
        store.say("t1", ChatMessage(guest.id, guest.name, None, said, now()))
    assert store_life.unread(store.database, anna.id) == {"t1": 2}
    assert store_life.unread(store.database, bert.id) == {}
    store_life.mark_read(store.database, "t1", anna.id)
    assert store_life.unread(store.database, anna.id) == {}


def test_the_last_50_messages_oldest_first(store: Store, anna: Guest) -> None:
    add(store, anna)
    for number in range(60):
        store.say("t1", ChatMessage(anna.id, "Anna", 0, f"{number} <i>", now()))
    assert [said.text for said in store.chat("t1")] == [f"{number} <i>" for number in range(10, 60)]


def test_a_review_grows_and_is_kept(store: Store, anna: Guest) -> None:
    add(store, anna)
    add(store, anna, "t2")
    assert store.review("t1") == (None, [])
    begun = store.begin_review("t1", 500)
    store.begin_review("t2", 500)
    assert store.begin_review("t1", 900).asked == begun.asked  # what has begun is not begun again
    for ply in (3, 1, 1):
        store.add_look("t1", ply, {"ply": ply, "before": [0.25, 0.75]})
    row, looks = store.review("t1")
    assert row is not None and (row.simulations, row.finished) == (500, None)
    assert looks == [{"ply": 1, "before": [0.25, 0.75]}, {"ply": 3, "before": [0.25, 0.75]}]
    assert store.unfinished_reviews() == ["t1", "t2"]
    store.finish_review("t1")
    row, _ = store.review("t1")
    assert row is not None and row.finished is not None and store.unfinished_reviews() == ["t2"]


def test_tables_made_before_there_were_hints_have_none(address: str) -> None:
    """The second step of the migrations, on a database that has tables."""
    store = Store(database_url(address))
    with store.database.engine.execution_options(writing=True).begin() as connection:
        upgrade(connection, "0001")
        moment = now()
        connection.execute(text("INSERT INTO guests VALUES ('g', 'Anna', :at)"), {"at": moment})
        columns = "id, game, version, name, private, talk, options, seed, host, created, status, updated"
        values = "'old', 'carolus', 1, 'Aachen', :no, :no, '{}', '5eed', 'g', :at, 'waiting', :at"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), {"no": False, "at": moment})
    store.database.migrate()
    table = store.table("old")
    assert table is not None and table.hints is False and store.review("old") == (None, [])
    store.close()


def test_what_was_marked_before_it_was_kept_who_asked_is_not_rated(address: str) -> None:
    """The eleventh step of the migrations, on a database where the search was asked about a game."""
    store = Store(database_url(address))
    with store.database.engine.execution_options(writing=True).begin() as connection:
        upgrade(connection, "0010")
        told = {"no": False, "at": now(), "result": json.dumps(RESULT)}
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('g', 'Anna', :at)"), told)
        columns = (
            "id, game, version, name, private, talk, options, seed, host, created, started, status, updated, result"
        )
        values = "'old', 'carolus', 1, 'Aachen', :no, :no, '{}', '5eed', 'g', :at, :at, 'finished', :at, :result"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), told)
        seats = "('old', 0, 'bot', 'white', NULL, 'level3'), ('old', 1, 'person', 'black', 'g', NULL)"
        connection.execute(text(f"INSERT INTO seats (table_id, seat, kind, side, guest, bot) VALUES {seats}"))
        connection.execute(text("INSERT INTO settlements (table_id, rated, why) VALUES ('old', :no, 'hints')"), told)
    store.database.migrate()
    assert store.ratings.settle("old")
    totals = store.ratings.totals("g")
    assert (totals.games, totals.won, totals.pools) == (1, 0, [])
    store.close()


def test_work_runs_beside_the_event_loop(store: Store, anna: Guest) -> None:
    async def both() -> list[object]:
        return list(await asyncio.gather(store.run(store.guest, anna.id), store.run(store.secret)))

    guest, secret = asyncio.run(both())
    assert guest == anna and secret == store.secret()
