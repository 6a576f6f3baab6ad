"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from bezant.kernel.messages import message
from bezant.kernel.shapes import Result
from bezant.server.database import upgrade
from bezant.server.model import ChatMessage, GameSummary, Guest, Move, Seat, TableInfo, now
from bezant.server.rows import Row
from bezant.server.settings import database_url
from bezant.server.store import PlyTaken, Store
from tests.server.postgres import Cluster

PLAYING = GameSummary("playing", 0, {"id": "carolus-where", "args": {"round": 1}}, None)

RESULT: Result = {"reason": "most", "rule": "CAR-13.1", "winners": [0], "message": message("over"), "scores": []}


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_url(str(tmp_path / "store.db"))
    cluster: Cluster = request.getfixturevalue("postgres")
    return database_url(cluster.new_database())


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    store.database.migrate()
    yield store
    store.close()


@pytest.fixture
def anna(store: Store) -> Guest:
    return store.add_guest("Anna")


def a_table(store: Store, host: Guest, id: str = "t1", bot: bool = False, private: bool = False) -> TableInfo:
    at = now()
    seats = [
        Seat("person", "white", guest=host.id, name=host.name),
        Seat("bot", "black", bot="greedy") if bot else Seat("open", "black"),
    ]
    table = TableInfo(
        id=id,
        game="carolus",
        version=1,
        name="Aachen",
        private=private,
        talk=False,
        hints=True,
        options={"guard_rounds": 3},
        seed="5eed",
        host=host.id,
        created=at,
        started=None,
        updated=at,
        seats=seats,
        summary=GameSummary(),
    )
    store.add_table(table)
    return table


def move(ply: int, action: int | None = 3) -> Move:
    return Move(ply, 0, action, now())


def test_migrations_lead_to_the_shape_the_code_expects(store: Store) -> None:
    store.database.migrate()
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
    again = Store(address)
    assert again.secret() == store.secret() == secret and len(secret) == 64
    again.close()


def test_guests(store: Store, anna: Guest) -> None:
    store.rename(anna.id, "Anna 花子 <b>")
    found = store.guest(anna.id)
    assert found is not None and found.name == "Anna 花子 <b>"
    assert store.guest("nobody") is None


def test_a_table_comes_back_as_it_was(store: Store, anna: Guest) -> None:
    made = a_table(store, anna)
    found = store.table("t1")
    assert found == made and found is not made and found.created.utcoffset() is not None
    assert store.table("t2") is None


def test_the_last_to_sit_down_starts_the_game(store: Store, anna: Guest) -> None:
    a_table(store, anna)
    bert = store.add_guest("Bert")
    store.set_seat("t1", 1, bert.id, now(), None)
    store.set_seat("t1", 1, None, now(), None)
    waiting = store.table("t1")
    assert waiting is not None and waiting.summary == GameSummary() and waiting.seats[1].kind == "open"
    store.set_seat("t1", 1, bert.id, now(), PLAYING)
    playing = store.table("t1")
    assert playing is not None and playing.summary == PLAYING and playing.started is not None
    assert playing.seats[1].guest == bert.id


def test_moves_are_kept_in_order_and_an_undo_is_a_line_of_its_own(store: Store, anna: Guest) -> None:
    a_table(store, anna)
    for line in (move(1, 3), move(2, None), move(3, 4)):
        store.append("t1", line, PLAYING)
    assert [(line.ply, line.action) for line in store.moves("t1")] == [(1, 3), (2, None), (3, 4)]


def test_a_ply_is_written_once_and_with_it_all_or_nothing(store: Store, anna: Guest) -> None:
    a_table(store, anna)
    store.append("t1", move(1), PLAYING)
    with pytest.raises(PlyTaken):
        store.append("t1", move(1, 5), GameSummary("finished", None, None, None))
    table = store.table("t1")
    assert table is not None and table.summary.status == "playing"
    assert [line.action for line in store.moves("t1")] == [3]


def test_the_lobby_shows_each_table_in_its_place(store: Store, anna: Guest) -> None:
    bert = store.add_guest("Bert")
    a_table(store, anna, "t1")
    a_table(store, anna, "hidden", private=True)
    a_table(store, anna, "t2", bot=True)
    store.append("t2", move(1), PLAYING)
    a_table(store, anna, "t3", bot=True)
    store.append("t3", move(1), GameSummary("finished", None, None, RESULT))

    def listed(guest: str | None) -> dict[str, set[str]]:
        lists = store.lists(guest)
        names = ("yours", "open", "watch", "finished")
        return {name: {table.id for table in getattr(lists, name)} for name in names}

    assert listed(anna.id) == {"yours": {"t1", "t2", "hidden"}, "open": set(), "watch": set(), "finished": {"t3"}}
    for other in (bert.id, None):
        assert listed(other) == {"yours": set(), "open": {"t1"}, "watch": {"t2"}, "finished": {"t3"}}
    assert store.unfinished(anna.id) == 3 and store.unfinished(bert.id) == 0


def test_tables_that_wait_for_a_bot(store: Store, anna: Guest) -> None:
    a_table(store, anna, "t1", bot=True)
    assert store.waiting_for_bots() == []
    store.append("t1", move(1), GameSummary("playing", 1, None, None))
    assert store.waiting_for_bots() == ["t1"]
    store.append("t1", move(2), PLAYING)
    assert store.waiting_for_bots() == []


def test_the_last_50_messages_oldest_first(store: Store, anna: Guest) -> None:
    a_table(store, anna)
    for number in range(60):
        store.say("t1", ChatMessage(anna.id, "Anna", 0, f"{number} <i>", now()))
    assert [said.text for said in store.chat("t1")] == [f"{number} <i>" for number in range(10, 60)]


def test_a_review_grows_and_is_kept(store: Store, anna: Guest) -> None:
    a_table(store, anna)
    a_table(store, anna, "t2")
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
    store = Store(address)
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


def test_work_runs_beside_the_event_loop(store: Store, anna: Guest) -> None:
    async def both() -> list[object]:
        return list(await asyncio.gather(store.run(store.guest, anna.id), store.run(store.secret)))

    guest, secret = asyncio.run(both())
    assert guest == anna and secret == store.secret()
