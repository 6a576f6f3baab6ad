"""Finished games: found again on both databases, downloaded as records, and brought back as tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bezant
from bezant.kernel import record
from bezant.kernel.match import Match
from bezant.kernel.messages import message
from bezant.server.model import BOT, PERSON, GameSummary, Guest, Seat
from bezant.server.refusals import Malformed
from bezant.server.store import Store
from bezant.server.store_finished import FinishedStore, Wanted
from tests.server.harness import ME, OPEN, Browser, ServerProcess
from tests.server.sample_tables import a_table, bot, person

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)


@cache
def played(game: str = "carolus", seats: int = 2, seed: int = 1) -> str:
    """The record of a game played at random."""
    match, chance = Match(bezant.load(game), seats, f"seed{seed}"), random.Random(seed)
    while not match.is_over:
        match.play(match.to_move, chance.choice(match.game.legal(match.state)))
    return record.save(match, ["Anna", "Bert", "Carla", "Dora"][:seats])


# Finding


def add(store: Store, host: Guest, id: str, at: datetime, winner: int = 0, **more: Any) -> None:
    result: Any = {"reason": "most", "rule": "", "winners": [winner], "message": message("over"), "scores": []}
    over = GameSummary("finished", None, None, result)
    given: dict[str, Any] = {"seats": [person(host), bot()], "id": id, "summary": over} | more
    store.add_table(a_table(host.id, at=at, **given))


def ids(store: Store, viewer: Guest | None = None, **wanted: Any) -> list[str]:
    page = FinishedStore(store.database).find(Wanted(viewer.id if viewer else None, **wanted))
    return [table.id for table in page.tables]


def test_each_way_to_look(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    add(store, anna, "a", NOON)
    add(store, anna, "b", NOON + timedelta(days=1), winner=1)
    add(store, bert, "c", NOON + timedelta(days=2), game="byzantium")
    add(store, bert, "d", NOON + timedelta(days=3), private=True)
    add(store, anna, "e", NOON + timedelta(days=4), seats=[Seat(BOT, "white", bot="greedy")] * 3)
    named = [Seat(PERSON, "white", name="Zoe"), Seat(PERSON, "black", name="Yves")]
    add(store, anna, "f", NOON + timedelta(days=5), seats=named, private=True, uploaded=True)
    assert ids(store) == ["e", "c", "b", "a"]
    assert ids(store, bert) == ["e", "d", "c", "b", "a"] and ids(store, anna) == ["f", "e", "c", "b", "a"]
    assert ids(store, game="byzantium") == ["c"] and ids(store, seats=3) == ["e"]
    assert ids(store, player="Anna") == ["b", "a"] and ids(store, player="anna") == []
    assert ids(store, player="greedy") == ["e", "c", "b", "a"] and ids(store, anna, player="Zoe") == ["f"]
    assert ids(store, after=NOON + timedelta(days=1), before=NOON + timedelta(days=2)) == ["b"]
    assert ids(store, player="Anna", result="won") == ["a"] and ids(store, player="Anna", result="lost") == ["b"]
    assert ids(store, anna, result="won") == ["a"] and ids(store, result="won") == []
    assert ids(store, result="most") == ["e", "c", "b", "a"] and ids(store, result="drawn") == []
    assert store.ratings.settle("f") and store.ratings.settle("a")


def test_pages_neither_miss_nor_repeat(store: Store) -> None:
    anna = store.add_guest("Anna")
    for number in range(60):
        add(store, anna, f"t{number:02}", NOON + timedelta(minutes=number // 7), winner=number % 2)
    finished, wanted, seen = FinishedStore(store.database), Wanted(None), []
    page = finished.find(wanted)
    add(store, anna, "new", NOON + timedelta(days=1))
    while True:
        seen += [table.id for table in page.tables]
        if page.next is None:
            break
        page = finished.find(Wanted(None, cursor=page.next))
    assert len(seen) == len(set(seen)) == 60 and "new" not in seen
    won = finished.find(Wanted(None, player="Anna", result="won"))
    more = finished.find(Wanted(None, player="Anna", result="won", cursor=won.next))
    assert len(won.tables) == 25 and len(more.tables) == 6 and more.next is None
    for wrong in ("x", "AAAA", "MjAyNi0xMS0wMSBh"):
        with pytest.raises(Malformed):
            finished.find(Wanted(None, cursor=wrong))


# Bringing a record


@pytest.mark.parametrize(("game", "seats"), [("carolus", 2), ("carolus", 4), ("jerusalem", 3)])
def test_a_record_becomes_a_table_that_can_be_used(game: str, seats: int, anna: Browser, bert: Browser) -> None:
    text = played(game, seats)
    view = anna.post("/records", {"record": text, "name": "From home"}, 201)
    id = view["table"]["id"]
    assert view["status"] == "finished" and view["table"]["uploaded"] and view["table"]["private"] and view["you"] == []
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Bert", "Carla", "Dora"][:seats]
    assert anna.http.get(f"/api/tables/{id}/record").text == text
    assert anna.get(f"/tables/{id}/at/3")["ply"] == 3
    assert anna.post(f"/tables/{id}/play-on", {"ply": 3}, 201)["status"] == "playing"
    assert anna.post(f"/tables/{id}/review", None, 202)["of"] > 0
    found = anna.get("/finished?player=Bert")["tables"]
    assert id in [row["id"] for row in found] and all(row["uploaded"] for row in found if row["id"] == id)
    assert id not in [row["id"] for row in bert.get("/finished?player=Bert")["tables"]]
    assert anna.view(id)["status"] == "finished"


def test_the_api_of_finding(anna: Browser) -> None:
    table = anna.post("/records", {"record": played(seed=2), "name": "Found"}, 201)["table"]["id"]
    today = datetime.now(UTC).date()
    rows = anna.get(f"/finished?game=carolus&seats=2&from={today - timedelta(days=1)}&to={today + timedelta(days=1)}")
    assert table in [row["id"] for row in rows["tables"]]
    assert table not in [row["id"] for row in anna.get("/finished?to=2000-01-01")["tables"]]
    for wrong in ("game=A%20B", "seats=0", "from=yesterday", "page=%00", "player=", "player=%00", "result=A", "page=x"):
        assert anna.get(f"/finished?{wrong}", 422)["code"] == "malformed"
    assert anna.get("/finished?to=9999-12-31")["tables"]


def test_each_error_names_its_line(anna: Browser) -> None:
    good = played().splitlines()
    moves = good.index("moves")
    wrong = {
        "line 1: a record begins with": ["nonsense"],
        "the line “moves” is missing": good[:moves],
        "the head says no seed": [line for line in good if not line.startswith("seed")],
        "There is no game “chess”": ["game chess 1" if line.startswith("game") else line for line in good],
        "is no number of seats": ["seats " + "9" * 5000 if line.startswith("seats") else line for line in good],
        "is no value of an option": [*good[:moves], "option guard_rounds " + "[" * 5000, *good[moves:]],
        "There is no option": [*good[:moves], "option seed 1", *good[moves:]],
        "not the one that was committed to": [line.replace("seed seed1", "seed other") for line in good],
        f"line {moves + 2}: a move begins with": [*good[: moves + 1], "x disc 1", *good[moves + 1 :]],
        "lead to another position": [*good[:-1], "final 00"],
        "the game is not over": good[: moves + 9],
        "the seed has characters": [
            "seed a/b" if line.startswith("seed ") else line for line in good if not line.startswith(("comm", "final"))
        ],
    }
    for words, lines in wrong.items():
        refusal = anna.post("/records", {"record": "\n".join(lines)}, 422)
        assert refusal["code"] == "bad_record" and words in refusal["words"], (words, refusal["words"])
        assert refusal["words"].startswith("line ")


def test_records_are_limited(own_server: ServerProcess, anna: Browser) -> None:
    assert anna.post("/records", {"record": "x" * 300_000}, 413)["code"] == "too_large"
    assert anna.post("/records", {"record": "x" * 200_000}, 422)["code"] == "bad_record"
    browser = Browser(own_server.address)
    for _ in range(20):
        browser.post("/records", {"record": ""}, 422)
    assert browser.post("/records", {"record": ""}, 429)["code"] == "too_many"
    browser.close()


def test_a_game_played_here_is_brought_back(anna: Browser, bert: Browser) -> None:
    """What one downloads, another can upload."""
    table = anna.make(ME, OPEN, options={"guard_rounds": 3})["table"]["id"]
    bert.post(f"/tables/{table}/seats/1")
    for _ in range(2000):
        view = anna.get(f"/tables/{table}")
        if view["status"] == "finished":
            break
        mover = anna if view["options"] else bert
        options = view["options"] or bert.get(f"/tables/{table}")["options"]
        mover.http.post(f"/api/tables/{table}/moves", json={"ply": view["ply"], "option": options[-1]})
    text = anna.http.get(f"/api/tables/{table}/record").text
    brought = bert.post("/records", {"record": text}, 201)
    assert brought["result"]["scores"] == view["result"]["scores"]


LINES = st.one_of(
    st.sampled_from(played().splitlines()),
    st.text(max_size=30),
    st.sampled_from(
        ["undo", "0 undo", "1 undo agreed", "0 undo agreed", "moves", "final", "option guard_rounds 1e999"]
    ),
    st.builds("{} {}".format, st.sampled_from(["player", "option", "game", "seats", "seed"]), st.text(max_size=40)),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_hostile_records_are_refused_in_words(data: st.DataObject, fuzzed: Browser) -> None:
    lines = played().splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        lines[place : place + data.draw(st.integers(0, 3))] = data.draw(st.lists(LINES, max_size=3))
    answer = fuzzed.http.post("/api/records", json={"record": "\n".join(lines)})
    assert answer.status_code in (201, 422), answer.text
    assert answer.elapsed < timedelta(seconds=10)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    folder = tmp_path_factory.mktemp("fuzzed")
    server = ServerProcess(str(folder / "bezant.db"), folder, record_burst=10_000, address_limits=False).open()
    browser = Browser(server.address)
    yield browser
    browser.close()
    server.close()
