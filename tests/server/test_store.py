"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from bezant.server.rows import ChatRow, GuestRow, MoveRow, Row, SeatRow, TableRow, now
from bezant.server.settings import database_url
from bezant.server.store import GameSummary, PlyTaken, Store, _upgrade
from tests.server.postgres import Cluster

PLAYING = GameSummary("playing", 0, {"id": "carolus-where", "args": {"round": 1}}, None)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_url(str(tmp_path / "store.db"))
    cluster: Cluster = request.getfixturevalue("postgres")
    return database_url(cluster.new_database())


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def anna(store: Store) -> GuestRow:
    return store.add_guest("Anna")


def a_table(store: Store, host: GuestRow, id: str = "t1", bot: bool = False, private: bool = False) -> TableRow:
    at = now()
    seats = [
        SeatRow(seat=0, kind="person", guest=host.id, bot=None, side="white"),
        SeatRow(seat=1, kind="bot" if bot else "open", guest=None, bot="greedy" if bot else None, side="black"),
    ]
    table = TableRow(
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
        status="waiting",
        updated=at,
        to_move=None,
        place=None,
        result=None,
        seats=seats,
    )
    store.add_table(table)
    return table


def move(ply: int, action: int | None = 3) -> MoveRow:
    return MoveRow(table_id="t1", ply=ply, seat=0, action=action, at=now())


def test_migrations_lead_to_the_shape_the_code_expects(store: Store) -> None:
    store.migrate()
    with store._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Row.metadata) == []


def test_sqlite_flushes_every_commit(tmp_path: Path) -> None:
    """What was acknowledged survives a power cut: synchronous = FULL (2) under a write-ahead log."""
    store = Store(database_url(str(tmp_path / "store.db")))
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_the_secret_is_made_once(store: Store, address: str) -> None:
    secret = store.secret()
    again = Store(address)
    assert again.secret() == store.secret() == secret and len(secret) == 64
    again.close()


def test_guests(store: Store, anna: GuestRow) -> None:
    store.rename(anna.id, "Anna 花子 <b>")
    found = store.guest(anna.id)
    assert found is not None and found.name == "Anna 花子 <b>"
    assert store.guest("nobody") is None


def test_a_table_comes_back_as_it_was(store: Store, anna: GuestRow) -> None:
    made = a_table(store, anna)
    found = store.table("t1")
    assert found is not None
    assert (found.name, found.options, found.seed, found.place) == ("Aachen", {"guard_rounds": 3}, "5eed", None)
    assert found.created == made.created and found.created.utcoffset() is not None
    assert [(seat.kind, seat.sitter.name if seat.sitter else None) for seat in found.seats] == [
        ("person", "Anna"),
        ("open", None),
    ]
    assert store.table("t2") is None


def test_the_last_to_sit_down_starts_the_game(store: Store, anna: GuestRow) -> None:
    a_table(store, anna)
    bert = store.add_guest("Bert")
    store.set_sitter("t1", 1, bert.id, now(), None)
    store.set_sitter("t1", 1, None, now(), None)
    waiting = store.table("t1")
    assert waiting is not None and waiting.status == "waiting" and waiting.seats[1].kind == "open"
    store.set_sitter("t1", 1, bert.id, now(), PLAYING)
    playing = store.table("t1")
    assert playing is not None and playing.status == "playing" and playing.started is not None
    assert playing.place == PLAYING.place and playing.seats[1].guest == bert.id


def test_moves_are_kept_in_order_and_an_undo_is_a_line_of_its_own(store: Store, anna: GuestRow) -> None:
    a_table(store, anna)
    for line in (move(1, 3), move(2, None), move(3, 4)):
        store.append(line, PLAYING)
    assert [(line.ply, line.action) for line in store.moves("t1")] == [(1, 3), (2, None), (3, 4)]


def test_a_ply_is_written_once_and_with_it_all_or_nothing(store: Store, anna: GuestRow) -> None:
    a_table(store, anna)
    store.append(move(1), PLAYING)
    with pytest.raises(PlyTaken):
        store.append(move(1, 5), GameSummary("finished", None, None, None))
    table = store.table("t1")
    assert table is not None and table.status == "playing"
    assert [line.action for line in store.moves("t1")] == [3]


def test_the_lobby_shows_each_table_in_its_place(store: Store, anna: GuestRow) -> None:
    bert = store.add_guest("Bert")
    a_table(store, anna, "t1")
    a_table(store, anna, "hidden", private=True)
    a_table(store, anna, "t2", bot=True)
    store.append(MoveRow(table_id="t2", ply=1, seat=0, action=1, at=now()), PLAYING)
    a_table(store, anna, "t3", bot=True)
    store.append(
        MoveRow(table_id="t3", ply=1, seat=0, action=1, at=now()), GameSummary("finished", None, None, {"winners": [0]})
    )

    def listed(guest: str | None) -> dict[str, set[str]]:
        return {name: {row.id for row in rows} for name, rows in vars(store.lobby(guest)).items()}

    assert listed(anna.id) == {"yours": {"t1", "t2", "hidden"}, "open": set(), "watch": set(), "finished": {"t3"}}
    for other in (bert.id, None):
        assert listed(other) == {"yours": set(), "open": {"t1"}, "watch": {"t2"}, "finished": {"t3"}}
    assert store.unfinished(anna.id) == 3 and store.unfinished(bert.id) == 0


def test_tables_that_wait_for_a_bot(store: Store, anna: GuestRow) -> None:
    a_table(store, anna, "t1", bot=True)
    assert store.waiting_for_bots() == []
    store.append(move(1), GameSummary("playing", 1, None, None))
    assert store.waiting_for_bots() == ["t1"]
    store.append(move(2), PLAYING)
    assert store.waiting_for_bots() == []


def test_the_last_50_messages_oldest_first(store: Store, anna: GuestRow) -> None:
    a_table(store, anna)
    for number in range(60):
        store.say(ChatRow(table_id="t1", guest=anna.id, name="Anna", seat=0, text=f"{number} <i>", at=now()))
    assert [said.text for said in store.chat("t1")] == [f"{number} <i>" for number in range(10, 60)]


def test_a_review_grows_and_is_kept(store: Store, anna: GuestRow) -> None:
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
    with store._engine.execution_options(writing=True).begin() as connection:
        _upgrade(connection, "0001")
        moment = now()
        connection.execute(text("INSERT INTO guests VALUES ('g', 'Anna', :at)"), {"at": moment})
        columns = "id, game, version, name, private, talk, options, seed, host, created, status, updated"
        values = "'old', 'carolus', 1, 'Aachen', :no, :no, '{}', '5eed', 'g', :at, 'waiting', :at"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), {"no": False, "at": moment})
    store.migrate()
    table = store.table("old")
    assert table is not None and table.hints is False and store.review("old") == (None, [])
    store.close()


def test_work_runs_beside_the_event_loop(store: Store, anna: GuestRow) -> None:
    async def both() -> list[object]:
        return list(await asyncio.gather(store.run(store.guest, anna.id), store.run(store.secret)))

    guest, secret = asyncio.run(both())
    assert isinstance(guest, GuestRow) and secret == store.secret()
