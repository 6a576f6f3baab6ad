"""Whole games and single moves, by people on real browsers' terms: cookies and JSON."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

from bezant.kernel import record
from tests.server.harness import ME, OPEN, Browser, Database, ServerProcess, table_view

View = dict[str, Any]


def play_to_the_end(views: dict[int, Browser], table: str, chance: random.Random) -> View:
    """Each seat plays at random from its own browser; the last view."""
    view = next(iter(views.values())).view(table)
    while view["status"] == "playing":
        browser = views[view["to_move"]]
        if browser.address and view["to_move"] not in view["you"]:
            view = browser.view(table)
        view = browser.play(table, view["ply"], chance.choice(view["options"])["id"])
    return view


def undoable(browser: Browser, view: View, undo_after: Callable[[View], bool]) -> View:
    """Play on until a move fits; the view after it."""
    for _ in range(300):
        fitting = [option for option in view["options"] if undo_after(option)]
        view = browser.play(view["table"]["id"], view["ply"], (fitting or view["options"])[0]["id"])
        if fitting:
            return view
    raise AssertionError("no such option in 300 moves")


def test_two_browsers_play_a_whole_game(anna: Browser, bert: Browser, stranger: Browser, database: Database) -> None:
    made = anna.make(ME, OPEN)
    table = made["table"]["id"]
    bert.post(f"/tables/{table}/seats/1")
    last = play_to_the_end({0: anna, 1: bert}, table, random.Random(1))
    view = table_view(last)
    assert view.status == "finished" and view.result is not None and view.to_move is None and view.options == []
    assert view.table.seed == database.seed(table)
    assert sha256(view.table.seed.encode()).hexdigest() == made["table"]["commitment"]
    match = database.match(table)
    assert view.ply == match.ply == len(database.moves(table))
    assert view.position == match.game.view(match.state, view.seat)
    rows = stranger.get("/tables")["finished"]
    assert next(row for row in rows if row["id"] == table)["result"] == last["result"]
    for browser in (anna, bert):
        refusal = browser.play(table, view.ply, 0, 409)
        assert refusal["code"] == "game_over" and refusal["view"]["table"]["seed"] == view.table.seed
    seed = view.table.seed
    running = [text for browser in (anna, bert) for text in browser.heard if '"status":"playing"' in text]
    assert len(running) > 50 and not any(seed in text for text in running)


def test_the_record_has_its_seed_only_at_the_end(anna: Browser, database: Database) -> None:
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    view = anna.play_first(anna.play_first(view))
    running = anna.http.get(f"/api/tables/{table}/record")
    assert running.headers["content-type"] == "text/plain; charset=utf-8"
    assert database.seed(table) not in running.text and view["table"]["commitment"] in running.text
    play_to_the_end({0: anna, 1: anna}, table, random.Random(2))
    replayed = record.read(anna.http.get(f"/api/tables/{table}/record").text)
    assert replayed.state == database.match(table).state


def test_one_browser_for_all_seats(anna: Browser) -> None:
    view = anna.make(ME, ME, ME)
    for _ in range(30):
        assert view["you"] == [0, 1, 2] and view["seat"] == view["to_move"] and view["options"]
        view = anna.play_first(view)


def test_a_spectator_sees_the_game_but_no_options(anna: Browser, stranger: Browser) -> None:
    mine = anna.make(ME, ME)
    table = mine["table"]["id"]
    seen = stranger.view(table)
    assert (seen["you"], seen["seat"], seen["options"], seen["can_undo"]) == ([], None, [], False)
    assert seen["position"] == mine["position"] and seen["question"] == mine["question"] and seen["log"] == mine["log"]
    assert seen["to_move"] == mine["to_move"] and not any(seat["you"] for seat in seen["seats"])
    assert stranger.play(table, 0, mine["options"][0]["id"], 403)["code"] == "not_your_seat"


def test_only_who_is_to_move_gets_options(anna: Browser, bert: Browser) -> None:
    table = anna.make(ME, OPEN)["table"]["id"]
    bert.post(f"/tables/{table}/seats/1")
    views = [anna.view(table), bert.view(table)]
    to_move = views[0]["to_move"]
    assert views[to_move]["options"] and not views[1 - to_move]["options"]
    assert [view["seat"] for view in views] == [0, 1]


def test_a_move_sent_twice_is_played_once(anna: Browser, database: Database) -> None:
    view = anna.make(ME, ME)
    table, option = view["table"]["id"], view["options"][0]["id"]
    first = anna.play(table, 0, option)
    again = anna.play(table, 0, option)
    assert first == again and first["ply"] == 1 and len(database.moves(table)) == 1
    anna.play_first(first)
    late = anna.play(table, 0, option)
    assert late["ply"] == 2 and [entry["ply"] for entry in late["log"]] == [0, 1, 2]
    other = next(o["id"] for o in view["options"] if o["id"] != option)
    assert anna.play(table, 0, other, 409)["code"] == "stale_move"


def test_undo_inside_the_turn(anna: Browser, database: Database) -> None:
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    after = undoable(anna, view, lambda option: not option["chance"] and not option["passes"])
    before = database.match(table)
    assert after["can_undo"]
    undone = anna.post(f"/tables/{table}/undo", {"ply": after["ply"]})
    assert undone["ply"] == after["ply"] + 1 and undone["log"][-1]["undoes"] == after["ply"]
    again = anna.post(f"/tables/{table}/undo", {"ply": after["ply"]})
    assert again == undone  # asked twice, done once
    assert database.moves(table)[-1][2] is None and len(database.moves(table)) == before.ply + 1
    assert undone["to_move"] == before.entries[-1].seat and undone["options"]
    redone = anna.play(table, undone["ply"], before.entries[-1].action or 0)
    assert redone["position"] == after["position"]


def test_a_turn_is_taken_back_as_one_act(anna: Browser, bert: Browser, database: Database) -> None:
    """To where it began, over the line and by a call; sent twice, it is done once. Everybody hears of one change."""
    table = str(anna.make(ME, OPEN)["table"]["id"])
    bert.post(f"/tables/{table}/seats/1")
    pair = [anna, bert]
    view = _with_a_turn_to_take_back(pair, table)
    mover, other = pair[view["log"][-1]["seat"]], pair[1 - view["log"][-1]["seat"]]
    count, stood = view["undo_turn"], database.match(table)
    assert count >= 2 and other.view(table)["undo_turn"] == 0
    wish = {"ply": view["ply"], "to": "turn"}
    assert other.post(f"/tables/{table}/undo", wish, 409)["code"] == "cannot_undo"
    with mover.live(table) as line, other.live(table) as watching:
        line.view(), watching.view()
        line.socket.send(json.dumps({"type": "undo"} | wish))
        assert line.until(view["ply"] + count)[-1]["ply"] == view["ply"] + count
        seen = watching.until(view["ply"] + count)
        assert {each["ply"] for each in seen} <= {view["ply"], view["ply"] + count}, "not a step in between"
    undone = mover.view(table)
    assert [entry["undoes"] for entry in undone["log"][-count:]] == [view["ply"] - k for k in range(count)]
    assert mover.post(f"/tables/{table}/undo", wish) == undone
    assert undone["undo_turn"] == 0 and database.match(table).state == stood.until(view["ply"] - count).state
    assert mover.play_first(undone)["ply"] == undone["ply"] + 1


def _with_a_turn_to_take_back(pair: list[Browser], table: str) -> View:
    """The table once somebody has moved twice in a turn, as that one sees it."""
    for _ in range(60):
        for browser in pair:
            view = browser.view(table)
            if view["undo_turn"] >= 2:
                return view
        pair[view["to_move"]].play_first(pair[view["to_move"]].view(table))
    raise AssertionError("nobody moved twice")


def test_what_was_seen_is_the_same_on_every_device(anna: Browser, bert: Browser, stranger: Browser) -> None:
    """It never goes back; who has no seat has seen nothing, and nobody has seen what is to come."""
    table = str(anna.make(ME, OPEN)["table"]["id"])
    bert.post(f"/tables/{table}/seats/1")
    nothing = {"ply": None, "at": None}
    assert anna.get(f"/tables/{table}/seen") == nothing == stranger.get(f"/tables/{table}/seen")
    view = anna.view(table)
    for _ in range(3):
        mover = (anna, bert)[view["to_move"]]
        view = mover.play_first(mover.view(table))
    anna.ask_empty("POST", f"/tables/{table}/seen", {"ply": 2})
    seen = anna.get(f"/tables/{table}/seen")
    assert seen["ply"] == 2 and seen["at"] > view["log"][0]["at"]
    anna.ask_empty("POST", f"/tables/{table}/seen", {"ply": 1})
    assert anna.get(f"/tables/{table}/seen") == seen and bert.get(f"/tables/{table}/seen") == nothing
    stranger.ask_empty("POST", f"/tables/{table}/seen", {"ply": 3})
    assert stranger.get(f"/tables/{table}/seen") == nothing
    assert anna.post(f"/tables/{table}/seen", {"ply": 4}, 404)["code"] == "no_such_ply"
    assert anna.post(f"/tables/{table}/seen", {"ply": -1}, 422)["code"] == "malformed"


def test_no_undo_after_dice(anna: Browser, database: Database) -> None:
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    after = undoable(anna, view, lambda option: option["chance"])
    before = database.all(table)
    assert not after["can_undo"]
    refusal = anna.post(f"/tables/{table}/undo", {"ply": after["ply"]}, 409)
    assert refusal["code"] == "cannot_undo" and refusal["words"] and refusal["view"]["ply"] == after["ply"]
    assert database.all(table) == before


def test_no_undo_after_another_seats_decision(anna: Browser, bert: Browser, database: Database) -> None:
    table = anna.make(ME, OPEN)["table"]["id"]
    bert.post(f"/tables/{table}/seats/1")
    browsers = [anna, bert]
    view = anna.view(table)
    for _ in range(100):
        mover = view["to_move"]
        view = browsers[mover].play_first(browsers[mover].view(table))
        if view["to_move"] == mover:
            continue
        browsers[1 - mover].play_first(browsers[1 - mover].view(table))
        before = database.all(table)
        ply = browsers[mover].view(table)["ply"]
        refusal = browsers[mover].post(f"/tables/{table}/undo", {"ply": ply}, 409)
        assert refusal["code"] == "cannot_undo" and database.all(table) == before
        return
    raise AssertionError("the turn never passed")


def test_a_stale_undo(anna: Browser, database: Database) -> None:
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    after = undoable(anna, view, lambda option: not option["chance"] and not option["passes"])
    before = database.all(table)
    assert anna.post(f"/tables/{table}/undo", {"ply": after["ply"] - 1}, 409)["code"] == "stale_move"
    assert database.all(table) == before


def test_of_two_moves_at_once_exactly_one_wins(
    server: ServerProcess, anna: Browser, database: Database, visit: Callable[[ServerProcess], Browser]
) -> None:
    second = visit(server)
    second.http.cookies = anna.http.cookies
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    with ThreadPoolExecutor(2) as threads:
        for _ in range(10):
            a, b = view["options"][0]["id"], view["options"][-1]["id"]
            assert a != b
            body = {"ply": view["ply"]}
            sent = [
                threads.submit(browser.http.post, f"/api/tables/{table}/moves", json={**body, "option": option})
                for browser, option in ((anna, a), (second, b))
            ]
            answers = sorted((future.result() for future in sent), key=lambda answer: answer.status_code)
            assert [answer.status_code for answer in answers] == [200, 409]
            assert answers[1].json()["code"] == "stale_move"
            won = answers[0].json()["ply"]
            assert won == view["ply"] + 1 == len(database.moves(table))
            view = anna.view(table)
            while len(view["options"]) < 2:
                view = anna.play_first(view)
