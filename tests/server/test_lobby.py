"""The lobby in memory shows what a query of the store would, also when other processes change tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from dataclasses import asdict
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Select, exists, false, select, update
from sqlalchemy.orm import Session

from bezant.kernel.messages import message
from bezant.server import lobby as lobby_module
from bezant.server.happenings import Change
from bezant.server.lobby import KEPT, LISTED, Lobby
from bezant.server.log import encode
from bezant.server.model import FINISHED, OPEN, PLAYING, WAITING, GameSummary, Guest, Seat, TableInfo, now
from bezant.server.rows import SeatRow, TableRow
from bezant.server.settings import database_url
from bezant.server.store import Store
from bezant.server.views import Presence, table_row
from tests.server.sample_tables import a_table, bot, change, person

PLACE = message("carolus-where", round=1)
NOBODY = Presence()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is followed by a look at the store."""
    monkeypatch.setattr(lobby_module, "FOLLOW_EVERY", -1.0)
    monkeypatch.setattr(lobby_module, "PAST_FOR", -1.0)


class World:
    """A store with people and tables at which everything happens."""

    def __init__(self, address: str, seed: int) -> None:
        self.store, self.rng = Store.opened(database_url(address)), random.Random(seed)
        self.people = [self.store.add_guest(name) for name in ("Anna", "Bert", "Cleo")]
        self.tables: list[str] = []
        self.clock = now() - timedelta(hours=1)

    def change(self) -> TableInfo:
        """Something happens at some table."""
        self.clock += timedelta(seconds=self.rng.random())
        infos = [info for info in self.store.tables_with(self.tables) if info.summary.status != FINISHED]
        if not infos or self.rng.random() < 0.3:
            return self._make()
        info = self.rng.choice(infos)
        vacant = [number for number, seat in enumerate(info.seats) if seat.kind == OPEN]
        if info.summary.status == PLAYING:
            self._stand(info.id, self.rng.choice([PLAYING, PLAYING, FINISHED]))
        elif vacant:
            start = GameSummary(PLAYING, 0, PLACE) if len(vacant) == 1 else None
            guest = self.rng.choice(self.people).id
            begun = {} if start is None else asdict(start) | {"started": self.clock}
            seats = {self.rng.choice(vacant): {"kind": "person", "guest": guest}}
            change(self.store, info.id, Change({"updated": self.clock, **begun}, seats))
        changed = self.store.table(info.id)
        assert changed is not None
        return changed

    def _make(self) -> TableInfo:
        host, kinds = self.rng.choice(self.people), self.rng.choices(["me", "bot", "open"], k=self.rng.choice([2, 3]))
        info = table_with(host, f"t{len(self.tables)}", kinds, self.clock, private=self.rng.random() < 0.3)
        self.store.add_table(info)
        self.tables.append(info.id)
        return info

    def _stand(self, table_id: str, status: str) -> None:
        result = {"reason": "most", "rule": "R", "winners": [0], "message": PLACE, "scores": []}
        over = {"status": status, "to_move": None, "result": result}
        values = over if status == FINISHED else {"to_move": self.rng.choice([0, 1])}
        with self.store.database.writing() as session:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(updated=self.clock, **values))


def table_with(host: Guest, id: str, kinds: Iterable[str], at: datetime, private: bool = False) -> TableInfo:
    seat: dict[str, Callable[[], Seat]] = {
        "me": lambda: person(host),
        "bot": bot,
        "open": lambda: Seat("open", "black"),
    }
    seats = [seat[kind]() for kind in kinds]
    full = all(each.kind != OPEN for each in seats)
    stands = GameSummary(PLAYING, 0, PLACE) if full else GameSummary()
    return a_table(host.id, seats, at, id=id, name=f"Aachen {id}", talk=True, private=private, summary=stands)


def queried(store: Store, guest: str | None) -> dict[str, list[Any]]:
    """The lists as one query each finds them."""
    seated = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest == guest)
    vacant = exists().where(SeatRow.table_id == TableRow.id, SeatRow.kind == OPEN)
    own = false() if guest is None else seated | (TableRow.host == guest)
    public = TableRow.private.is_(False)

    def newest(session: Session, tables: Select[TableRow], most: int = LISTED) -> list[Any]:
        rows = session.scalars(tables.order_by(TableRow.updated.desc(), TableRow.id).limit(most))
        return [plain(table_row(row.info(), guest, NOBODY)) for row in rows]

    with store.database.reading() as session:
        return {
            "yours": newest(session, select(TableRow).where(own, TableRow.status != FINISHED), 2 * LISTED),
            "open": newest(session, select(TableRow).where(public, ~own, TableRow.status == WAITING, vacant)),
            "watch": newest(session, select(TableRow).where(public, ~own, TableRow.status == PLAYING)),
            "finished": newest(session, select(TableRow).where(public | own, TableRow.status == FINISHED)),
        }


def plain(view: Any) -> Any:
    return msgspec.json.decode(encode(view))


@pytest.mark.parametrize("seed", range(2))
def test_it_shows_what_a_query_would(address: str, seed: int) -> None:
    """Some changes are told by this process, some only stored by another; a third process has a lobby that is told nothing."""

    async def happen() -> None:
        world = World(address, seed)
        here, elsewhere = Lobby(world.store, lambda _: NOBODY), Lobby(world.store, lambda _: NOBODY)
        await here.read()
        for step in range(240):
            changed = world.change()
            if world.rng.random() < 0.7:
                here.put(changed)
            if step % 40 == 39:
                for guest in (None, *(person.id for person in world.people)):
                    expected = queried(world.store, guest)
                    assert plain(await here.lists(guest)) == expected
                    assert plain(await elsewhere.lists(guest)) == expected
        world.store.close()

    asyncio.run(happen())


def test_private_tables_are_shown_to_their_people_alone(address: str) -> None:
    async def happen() -> None:
        world = World(address, 1)
        anna, bert, _ = world.people
        lobby = Lobby(world.store, lambda _: NOBODY)
        for status in (WAITING, PLAYING, FINISHED):
            info = table_with(anna, status, ["me", "open"], world.clock, private=True)
            info.summary, info.started = GameSummary(status), world.clock
            world.store.add_table(info)
            lobby.put(info)
        assert {"waiting", "playing", "finished"} == {
            row["id"] for rows in plain(await lobby.lists(anna.id)).values() for row in rows
        }
        for stranger in (None, bert.id):
            assert not any(plain(await lobby.lists(stranger)).values())
        world.store.close()

    asyncio.run(happen())


def test_a_table_taken_out_of_sight_is_gone(address: str) -> None:
    """`bezant admin` does so in a process of its own, and does not date it."""

    async def happen() -> None:
        world = World(address, 1)
        lobby = Lobby(world.store, lambda _: NOBODY)
        info = table_with(world.people[0], "t", ["me", "bot"], now())
        world.store.add_table(info)
        lobby.put(info)
        assert len((await lobby.lists(None))["watch"]) == 1
        with world.store.database.writing() as session:
            session.execute(update(TableRow).where(TableRow.id == "t").values(private=True))
        assert not (await lobby.lists(None))["watch"] and len((await lobby.lists(info.host))["yours"]) == 1
        world.store.close()

    asyncio.run(happen())


def test_a_clock_that_is_late_hides_nothing_for_ever(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that another process dated far back is found when everything is compared."""

    async def happen() -> None:
        world = World(address, 1)
        anna = world.people[0]
        lobby = Lobby(world.store, lambda _: NOBODY)
        old = table_with(anna, "old", ["me", "bot"], now() - timedelta(hours=2))
        world.store.add_table(old)
        assert len((await lobby.lists(None))["watch"]) == 1
        late = table_with(anna, "late", ["me", "bot"], now() - timedelta(hours=3))
        world.store.add_table(late)
        world.clock = now() - timedelta(hours=1, minutes=30)
        world._stand("old", FINISHED)
        monkeypatch.setattr(lobby_module, "COMPARE_EVERY", -1.0)
        assert plain(await lobby.lists(None)) == queried(world.store, None)
        world.store.close()

    asyncio.run(happen())


def test_new_names_and_people_who_come_are_shown(tmp_path: Path) -> None:
    async def happen() -> None:
        world = World(database_url(str(tmp_path / "store.db")), 1)
        anna, here = world.people[0], set[str]()
        lobby = Lobby(world.store, lambda _: Presence(frozenset(here)))
        info = table_with(anna, "t", ["me", "bot"], now())
        world.store.add_table(info)
        lobby.put(info)
        assert plain(await lobby.lists(None))["watch"][0]["here"] == [1]
        here.add(anna.id)
        lobby.came_or_went("t")
        assert plain(await lobby.lists(None))["watch"][0]["here"] == [0, 1]
        lobby.settle(in_memory=())
        world.store.people.rename(anna.id, "Anne")
        lobby.person_changed(anna.id)
        (row,) = plain(await lobby.lists(anna.id))["yours"]
        assert (row["seats"][0]["name"], row["seats"][0]["you"], row["yours_to_move"]) == ("Anne", True, True)
        world.store.close()

    asyncio.run(happen())


def test_a_thousand_finished_tables_leave_the_newest(tmp_path: Path) -> None:
    async def happen() -> None:
        world = World(database_url(str(tmp_path / "store.db")), 1)
        lobby = Lobby(world.store, lambda _: NOBODY)
        for number in range(KEPT + 20):
            info = table_with(world.people[0], f"t{number}", ["me", "bot"], world.clock + timedelta(seconds=number))
            info.summary = GameSummary(FINISHED)
            lobby.put(info)
        rows = plain(await lobby.lists(None))["finished"]
        assert [row["id"] for row in rows] == [f"t{number}" for number in range(KEPT + 19, KEPT + 19 - LISTED, -1)]
        assert len(lobby._lines) == KEPT
        world.store.close()

    asyncio.run(happen())
