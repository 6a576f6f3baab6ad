"""The life of a table at a real server: leaving and coming back, asking and allowing, clocks, resigning, playing again."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any

import pytest

import bezant
from bezant.kernel import record
from tests.server.harness import BOT, ME, OPEN, Browser, Database, ServerProcess
from tests.server.spy import check_traffic

View = dict[str, Any]
SOON = {"absence": 1, "stand_in": "uniform"}


def seated(*people: Browser, **wish: Any) -> str:
    table = str(people[0].make(ME, *[OPEN] * (len(people) - 1), **wish)["table"]["id"])
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"/tables/{table}/seats/{seat}")
    return table


def until(browser: Browser, table: str, wanted: Callable[[View], bool], seconds: float = 60) -> View:
    end = time.monotonic() + seconds
    while not wanted(view := browser.view(table)):
        assert time.monotonic() < end, view["life"]
        time.sleep(0.05)
    return view


def play(pair: list[Browser], table: str, moves: int, chance: random.Random | None = None) -> View:
    """So many moves of whoever is asked; what is forced plays itself."""
    for _ in range(moves):
        view = until(pair[0], table, lambda view: view["status"] == "finished" or asked(pair, view))
        if view["status"] == "finished":
            return view
        mover = pair[view["to_move"]]
        own = mover.view(table)
        option = (chance or random.Random(own["ply"])).choice(own["options"])
        mover.play(table, own["ply"], option["id"])
    return pair[0].view(table)


def asked(pair: list[Browser], view: View) -> bool:
    return bool(pair[view["to_move"]].view(view["table"]["id"])["options"])


def acted(browser: Browser, table: str, what: str, body: Any = None) -> View:
    """The table after something was done there."""
    assert browser.post(f"/tables/{table}{what}", body)["ply"] >= -1
    return browser.view(table)


def kinds(view: View) -> list[str]:
    return [each["kind"] for each in view["life"]["happenings"]]


def test_a_friend_leaves_a_bot_plays_he_comes_back_and_they_play_again(
    anna: Browser, bert: Browser, database: Database
) -> None:
    pair, table = [anna, bert], seated(anna, bert, terms=SOON)
    view = anna.view(table)
    while view["to_move"] != 1:
        view = play(pair, table, 1)
    view = anna.view(table)
    assert 1 not in view["here"] and view["left"][1] is not None and view["left"][0] is not None
    early = anna.post(f"/tables/{table}/seats/1/bot", status=409)
    assert early["code"] == "not_away"
    time.sleep(1.1)
    view = acted(anna, table, "/seats/1/bot")
    assert kinds(view) == ["took_over"] and view["life"]["seats"][1]["stand_in"] == "uniform"
    view = until(anna, table, lambda view: view["to_move"] == 0)
    assert database.moves(table)[-1][1] in (0, 1)
    assert bert.view(table)["options"] == []
    view = acted(bert, table, "/back")
    assert kinds(view)[-1] == "came_back" and view["life"]["seats"][1]["stand_in"] is None
    view = acted(bert, table, "/resign")
    assert view["status"] == "finished" and view["result"]["winners"] == [0] and view["result"]["reason"] == "resigned"
    again = anna.post(f"/tables/{table}/rematch")["table"]
    waiting = anna.view(again)
    assert waiting["status"] == "waiting" and [seat["you"] for seat in waiting["seats"]] == [False, True]
    assert waiting["life"]["seats"][0]["kept"] == "Bert" and bert.view(table)["life"]["rematch"] == again
    assert any(row["kept"] == 0 for row in bert.get("/tables")["yours"] if row["id"] == again)
    assert bert.post(f"/tables/{table}/rematch")["table"] == again
    view = bert.view(again)
    assert view["status"] == "playing" and view["you"] == [0] and view["life"]["rematch_of"] == table


def test_a_kept_seat_is_refused_to_others(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = seated(anna, bert)
    anna.post(f"/tables/{table}/resign")
    again = anna.post(f"/tables/{table}/rematch")["table"]
    refusal = stranger.post(f"/tables/{again}/seats/0", status=409)
    assert refusal["code"] == "seat_taken" and "kept for Bert" in refusal["words"]
    assert stranger.post(f"/tables/{table}/rematch", status=403)["code"] == "not_your_seat"


def test_a_game_that_was_resigned_can_be_looked_at_reviewed_and_played_on(
    anna: Browser, bert: Browser, database: Database
) -> None:
    pair, table = [anna, bert], seated(anna, bert)
    ply = play(pair, table, 6)["ply"]
    anna.post(f"/tables/{table}/resign")
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert record.read(text).state == database.match(table).state
    assert anna.get(f"/tables/{table}/at/{ply}")["result"]["reason"] == "resigned"
    assert anna.get(f"/tables/{table}/at/2")["result"] is None
    assert anna.get(f"/tables/{table}/review")["of"] == ply
    branch = anna.post(f"/tables/{table}/play-on", {"ply": ply}, status=201)
    assert branch["status"] == "playing" and branch["ply"] == ply
    assert anna.play(table, ply, 0, 409)["code"] == "game_over"
    assert not anna.view(table)["can_undo"] and anna.view(table)["question"] is None


def test_a_move_is_taken_back_when_all_allow_it(anna: Browser, bert: Browser, database: Database) -> None:
    pair, table = [anna, bert], seated(anna, bert)
    play(pair, table, 8)
    mover = database.moves(table)[-1][1]
    other = pair[1 - mover]
    before = database.match(table)
    view = acted(pair[mover], table, "/requests", {"what": "take_back"})
    assert view["life"]["request"] == {"kind": "take_back", "seat": mover, "count": 1, "waits": [1 - mover]}
    view = acted(other, table, "/requests/answer", {"allow": True})
    assert view["life"]["request"] is None and view["ply"] == before.ply + 1 and kinds(view) == ["asked", "allowed"]
    assert view["log"][-1]["undoes"] == before.ply
    assert database.moves(table)[-1][2] == -1
    refused = other.post(f"/tables/{table}/requests/answer", {"allow": True}, status=409)
    assert refused["code"] == "no_request"
    play(pair, table, 3)
    anna.post(f"/tables/{table}/resign")
    assert "undo agreed" in anna.http.get(f"/api/tables/{table}/record").text


def test_alone_against_bots_nobody_has_to_be_asked(anna: Browser) -> None:
    table = str(anna.make(ME, BOT)["table"]["id"])
    view = until(anna, table, lambda view: bool(view["options"]))
    anna.play(table, view["ply"], view["options"][0]["id"])
    view = until(anna, table, lambda view: bool(view["options"]))
    view = acted(anna, table, "/requests", {"what": "take_back"})
    assert view["to_move"] == 0 and view["log"][-1]["undoes"] is not None
    paused = acted(anna, table, "/requests", {"what": "pause"})
    assert paused["life"]["paused"] and paused["options"] == []
    assert anna.play(table, paused["ply"], 0, 409)["code"] == "at_rest"
    awake = acted(anna, table, "/requests", {"what": "resume"})
    assert awake["life"]["paused"] is None and awake["options"]
    assert anna.post(f"/tables/{table}/requests", {"what": "abandon"}, 409)["code"] == "only_bots"
    over = acted(anna, table, "/resign")
    assert over["status"] == "finished" and over["result"]["winners"] == [1]
    assert acted(anna, table, "/archive")["status"] == "finished"
    assert table not in [row["id"] for row in anna.get("/tables")["finished"]]


@pytest.mark.parametrize("late", ["bot", "lost"])
def test_time_runs_out_as_the_table_said(anna: Browser, bert: Browser, late: str) -> None:
    clock = {"kind": "move", "seconds": 1, "late": late}
    table = seated(anna, bert, terms={"clock": clock, "stand_in": "uniform"})
    first = anna.view(table)
    assert first["life"]["deadline"] is not None
    if late == "lost":
        view = until(anna, table, lambda view: view["status"] == "finished")
        assert view["result"]["winners"] == [1 - first["to_move"]] and view["result"]["reason"] == "time"
    else:
        view = until(anna, table, lambda view: kinds(view).count("took_over") > 0)
        assert view["life"]["happenings"][0]["args"] == {"bot": "uniform", "why": "time"}


def test_time_stands_still_while_the_server_is_not_there(own_server: ServerProcess, visit: Any) -> None:
    anna = visit(own_server)
    own_server.settings["heartbeat"] = 0.2
    own_server.end()
    own_server.open()
    anna.http.base_url = own_server.address
    anna.get("/me")
    table = str(anna.make(ME, ME, terms={"clock": {"kind": "move", "seconds": 600}})["table"]["id"])
    before = anna.view(table)["life"]["deadline"]
    time.sleep(0.5)
    own_server.end(signal.SIGKILL)
    time.sleep(2)
    own_server.open()
    anna.http.base_url = own_server.address
    after = anna.view(table)["life"]["deadline"]
    seconds = [_seconds(moment) for moment in (before, after)]
    assert 1.5 < seconds[1] - seconds[0] < 30


def _seconds(iso: str) -> float:
    return datetime.fromisoformat(iso.replace("Z", "+00:00")).timestamp()


def test_who_may_watch_and_talk_is_the_choice_of_the_table(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = seated(anna, bert, terms={"watch": "seated", "chat": "seated"})
    for path in ("", "/record"):
        assert stranger.get(f"/tables/{table}{path}", 403)["code"] == "no_watching"
    assert stranger.post(f"/tables/{table}/chat", {"text": "psst"}, 403)["code"] == "no_talk"
    assert table not in [row["id"] for row in stranger.get("/tables")["watch"]]
    assert acted(anna, table, "/chat", {"text": "hello"})["chat"][-1]["text"] == "hello"
    assert bert.get("/unread")["tables"][table] == 1
    assert bert.http.post(f"/api/tables/{table}/read").status_code == 204
    assert table not in bert.get("/unread")["tables"]


def test_a_table_that_waits_is_closed_by_its_host(anna: Browser, bert: Browser) -> None:
    table = str(anna.make(ME, OPEN)["table"]["id"])
    assert bert.post(f"/tables/{table}/close", status=403)["code"] == "not_host"
    assert acted(anna, table, "/close")["status"] == "finished"
    assert table not in [row["id"] for row in bert.get("/tables")["finished"]]


def test_seats_by_lot(anna: Browser, bert: Browser) -> None:
    places = set()
    for _ in range(12):
        table = seated(anna, bert, terms={"shuffle": True})
        view = anna.view(table)
        assert kinds(view) == ["drawn"]
        places.add(view["you"][0])
    assert places == {0, 1}


def _moved_on(ply: int, view: View) -> bool:
    return bool(view["ply"] > ply)


@pytest.mark.parametrize("game", ["jerusalem", "byzantium"])
def test_nothing_hidden_comes_to_light_when_people_go_and_moves_are_taken_back(
    anna: Browser, bert: Browser, stranger: Browser, database: Database, game: str
) -> None:
    seats = bezant.load(game).seat_counts[0]
    assert seats == 2
    pair, table = [anna, bert], seated(anna, bert, game=game, terms=SOON)
    for browser in (*pair, stranger):
        browser.heard.clear()
    chance = random.Random(5)
    for turn in range(7):
        view = play(pair, table, 6, chance)
        mover = database.moves(table)[-1][1]
        if turn % 3 == 0:
            asker = pair[mover]
            asker.post(f"/tables/{table}/requests", {"what": "take_back"})
            pair[1 - mover].post(f"/tables/{table}/requests/answer", {"allow": True})
        elif turn == 4:
            time.sleep(1.1)
            waited = anna.view(table)["to_move"]
            pair[1 - waited].post(f"/tables/{table}/seats/{waited}/bot")
            until(anna, table, partial(_moved_on, view["ply"]))
            pair[waited].post(f"/tables/{table}/back")
        for browser in (*pair, stranger):
            view = browser.view(table)
            assert view["table"]["seed"] is None
    match = database.match(table)
    if game == "jerusalem":
        for browser, seat in ((anna, 0), (bert, 1), (stranger, None)):
            assert check_traffic(browser.heard, seat, match) > 5
    anna.post(f"/tables/{table}/resign")
    for browser in (*pair, stranger):  # the end: all is open
        view = browser.view(table)
        assert view["table"]["seed"] == match.seed
        assert view["position"] == stranger.view(table)["position"]


@pytest.mark.parametrize("game", ["jerusalem", "byzantium"])
def test_a_resignation_in_the_middle_shows_nothing_of_the_one_who_goes(
    anna: Browser, bert: Browser, stranger: Browser, watcher: Browser, database: Database, game: str
) -> None:
    """Of three, two and a bot play on: of the seat that was given up they see what they saw before, and so do those who watch."""
    trio, chance = [anna, bert, stranger], random.Random(5)
    table = seated(*trio, game=game, terms=SOON)
    readers: list[tuple[Browser, int | None]] = [(anna, 0), (bert, 1), (stranger, 2), (watcher, None)]
    for browser, _ in readers:
        browser.heard.clear()
    view = play(trio, table, 15, chance)
    while view["to_move"] == 1:
        view = play(trio, table, 1, chance)
    before = [known(browser, table) for browser, _ in readers]
    bert.post(f"/tables/{table}/resign")
    assert [known(browser, table) for browser, _ in readers] == before
    assert anna.view(table)["life"]["seats"][1] == {
        "seat": 1,
        "stand_in": "uniform",
        "resigned": True,
        "left": None,
        "kept": None,
    }
    while all(entry.seat != 1 for entry in database.match(table).entries[before[0]["ply"] + 1 :]):  # a turn may be long
        play(trio, table, 5, chance)
    for browser, _ in readers:
        known(browser, table)
    match = database.match(table)
    for browser, seat in readers:
        assert match.seed not in "".join(browser.heard)
        if game == "jerusalem":
            assert check_traffic(browser.heard, seat, match) > 5


def known(browser: Browser, table: str) -> View:
    """What a reader knows of a game that goes on."""
    view = browser.view(table)
    text = browser.http.get(f"/api/tables/{table}/record").text
    browser.heard.append(text)
    assert view["status"] == "playing" and view["table"]["seed"] is None
    return {name: view[name] for name in ("ply", "position", "log")} | {"record": text}


@pytest.fixture
def watcher(server: ServerProcess, visit: Callable[[ServerProcess], Browser]) -> Browser:
    """Somebody who only looks on."""
    return visit(server)
