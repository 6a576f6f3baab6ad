"""Profiles, whom one blocks, taking tables along, taking one's data, and going."""

from __future__ import annotations

import io
import json
import random
import time
import zipfile
from collections.abc import Callable
from typing import Any

from bezant.kernel import record
from bezant.server.store import Store
from tests.server.harness import ME, OPEN, PASSWORD, Browser, ServerProcess, signed_up

Visit = Callable[[ServerProcess], Browser]
BOT = {"kind": "bot", "bot": "uniform"}


def played_out(browser: Browser, table: str) -> dict[str, Any]:
    """One person plays a table against bots to its end."""
    chance = random.Random(3)
    for _ in range(2000):
        view = browser.view(table)
        if view["status"] == "finished":
            return view
        if view["options"]:
            browser.http.post(
                f"/api/tables/{table}/moves",
                json={"ply": view["ply"], "option": chance.choice(view["options"])["id"]},
            )
        else:
            time.sleep(0.01)
    raise AssertionError("the game does not end")


def own_profile(browser: Browser, games: int) -> dict[str, Any]:
    """The profile, once so many games have been settled."""
    end = time.monotonic() + 60
    while (profile := browser.get("/me/profile"))["games"] < games:
        assert time.monotonic() < end
        time.sleep(0.1)
    return profile


def test_a_finished_game_is_in_the_profile(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, stranger = signed_up(visit(house), name), visit(house)
    table = anna.make(ME, BOT)["table"]["id"]
    view = played_out(anna, table)
    profile = own_profile(anna, 1)
    rating = profile["ratings"][0]
    assert (rating["game"], rating["seats"], rating["games"]) == ("carolus", 2, 1)
    assert rating["low"] < rating["rating"] < rating["high"] and profile["you"]
    seen = stranger.get(f"/people/{name}")
    assert seen == profile | {"you": False}
    page = stranger.get(f"/people/{name}/games")
    (game,) = page["games"]
    assert page["next"] is None and game["table"] == table and game["result"] == view["result"]
    assert game["players"] == [name, "uniform"] and game["change"] == rating["rating"] - 1200
    curve = stranger.get(f"/people/{name}/history?game=carolus&seats=2")
    assert [point["rating"] for point in curve] == [rating["rating"]]


def test_a_private_profile_and_private_tables_are_ones_own(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, stranger = signed_up(visit(house), name), visit(house)
    played_out(anna, anna.make(ME, BOT, private=True)["table"]["id"])
    own_profile(anna, 1)
    assert stranger.get(f"/people/{name}/games")["games"] == []
    assert len(anna.get(f"/people/{name}/games")["games"]) == 1
    anna.http.post("/api/me/public", json={"public": False}).raise_for_status()
    hidden, unknown = stranger.get(f"/people/{name}", 404), stranger.get("/people/Nobody at all", 404)
    assert hidden == unknown and hidden["code"] == "no_such_person"
    assert anna.get(f"/people/{name}")["name"] == name
    for path in ("history?game=carolus&seats=2", "games"):
        stranger.get(f"/people/{name}/{path}", 404)
    assert stranger.get("/me/games?before=yesterday", 422)["code"] == "malformed"


def test_the_tables_of_a_guest_are_taken_along(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, phone = signed_up(visit(house), name), visit(house)
    hers = anna.make(ME, OPEN)["table"]["id"]
    his = phone.make(ME, BOT)["table"]["id"]
    phone.post(f"/tables/{hers}/seats/1")
    phone.post(f"/tables/{his}/chat", {"text": "hello"})
    came = phone.post("/sign-in", {"name": name, "password": PASSWORD})
    assert came["tables"] == 2 and phone.view(his)["you"] == []
    assert phone.post("/me/along", {"along": came["along"]}) == {"tables": 2}
    assert phone.view(his)["you"] == [0] and phone.view(his)["chat"][0]["person"] == came["me"]["id"]
    both = anna.view(hers)
    assert both["you"] == [0, 1] and [seat["name"] for seat in both["seats"]] == [name, f"{name} 2"]
    for _ in range(3):
        if anna.view(hers)["options"]:
            anna.play_first(anna.view(hers))
    assert phone.post("/me/along", {"along": came["along"]}, 422)["code"] == "bad_code"


def test_a_seat_that_is_kept_for_a_guest_is_kept_for_the_account(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, phone, bert = visit(house), visit(house), signed_up(visit(house), name)
    played = anna.make(ME, OPEN)["table"]["id"]
    phone.post(f"/tables/{played}/seats/1")
    anna.post(f"/tables/{played}/resign")
    again = anna.post(f"/tables/{played}/rematch")["table"]
    came = phone.post("/sign-in", {"name": name, "password": PASSWORD})
    assert came["tables"] == 2 and phone.post("/me/along", {"along": came["along"]}) == {"tables": 2}
    assert anna.view(again)["life"]["seats"][0]["kept"] == name
    assert [row["kept"] for row in bert.get("/tables")["yours"] if row["id"] == again] == [0]
    assert bert.post(f"/tables/{played}/rematch")["table"] == again and bert.view(again)["you"] == [0]


def test_a_seat_that_was_kept_for_one_who_is_gone_is_free(house: ServerProcess, visit: Visit) -> None:
    anna, bert, carl = visit(house), visit(house), visit(house)
    played = anna.make(ME, OPEN)["table"]["id"]
    bert.post(f"/tables/{played}/seats/1")
    anna.post(f"/tables/{played}/resign")
    again = anna.post(f"/tables/{played}/rematch")["table"]
    carl.post(f"/tables/{again}/seats/0", status=409)
    bert.ask_empty("POST", "/me/delete", {"name": bert.get("/me")["name"]})
    assert anna.view(again)["life"]["seats"][0]["kept"] is None
    carl.post(f"/tables/{again}/seats/0")


def test_whom_the_host_blocks_neither_sits_nor_talks_there(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, bert = signed_up(visit(house), name), visit(house)
    bert.post("/me", {"name": "Bert"})
    table = anna.make(ME, OPEN)["table"]["id"]
    bert.post(f"/tables/{table}/chat", {"text": "rude"})
    person = anna.view(table)["chat"][0]["person"]
    anna.ask_empty("PUT", f"/me/ties/{person}", {"blocked": True, "muted": True})
    assert anna.get("/me/ties") == [{"person": person, "name": "Bert", "blocked": True, "muted": True}]
    assert bert.post(f"/tables/{table}/seats/1", status=403)["code"] == "blocked"
    assert bert.post(f"/tables/{table}/chat", {"text": "ruder"}, 403)["code"] == "blocked"
    anna.ask_empty("PUT", f"/me/ties/{person}", {"blocked": False, "muted": False})
    assert anna.get("/me/ties") == []
    assert bert.post(f"/tables/{table}/seats/1")["you"] == [1]
    assert anna.ask("PUT", "/me/ties/nobody", 404, json={"blocked": True, "muted": True})["code"] == "no_such_person"
    me = anna.get("/me")["id"]
    anna.ask("PUT", f"/me/ties/{me}", 404, json={"blocked": True, "muted": True})


def test_all_of_ones_data_is_one_archive(house: ServerProcess, visit: Visit, name: str, house_store: Store) -> None:
    anna, bert = signed_up(visit(house), name), visit(house)
    done, running = anna.make(ME, BOT)["table"]["id"], anna.make(ME, OPEN)["table"]["id"]
    bert.post(f"/tables/{running}/seats/1")
    anna.post(f"/tables/{running}/chat", {"text": "my words"})
    bert.post(f"/tables/{running}/chat", {"text": "his words"})
    played_out(anna, done)
    own_profile(anna, 1)
    answer = anna.http.get("/api/me/export")
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    files = {file: archive.read(file).decode() for file in archive.namelist()}
    assert json.loads(files["profile.json"])["name"] == name
    assert {table["id"] for table in json.loads(files["tables.json"])} == {done, running}
    assert [said["text"] for said in json.loads(files["chat.json"])] == ["my words"]
    assert len(json.loads(files["ratings.json"])) == 1 and len(json.loads(files["sessions.json"])) == 1
    assert record.read(files[f"records/{done}.txt"]).is_over
    everything = "".join(files.values())
    table = house_store.table(running)
    assert table is not None and table.seed not in everything
    for secret in (anna.http.cookies["bezant"], "argon2", "his words", "token"):
        assert secret not in everything


def test_who_goes_leaves_the_games_of_others_whole(
    house: ServerProcess, visit: Visit, name: str, house_store: Store
) -> None:
    anna, bert = signed_up(visit(house), name), visit(house)
    bert.post("/me", {"name": "Bert"})
    me = anna.get("/me")["id"]
    running, waiting = bert.make(ME, OPEN)["table"]["id"], bert.make(ME, OPEN, game="jerusalem")["table"]["id"]
    anna.post(f"/tables/{running}/seats/1")
    done = anna.make(ME, BOT)["table"]["id"]
    played_out(anna, done)
    own_profile(anna, 1)
    anna.post(f"/tables/{running}/chat", {"text": "my words"})
    anna.post("/me/devices")
    assert anna.post("/me/delete", {"name": "wrong", "password": PASSWORD}, 403)["code"] == "wrong_login"
    assert anna.post("/me/delete", {"name": name, "password": "wrong horse"}, 403)["code"] == "wrong_login"
    anna.ask_empty("POST", "/me/delete", {"name": name, "password": PASSWORD})
    view = bert.view(running)
    assert [seat["name"] for seat in view["seats"]] == ["Bert", "Deleted player"] and view["chat"] == []
    assert view["status"] == "finished" and view["result"]["winners"] == [0]  # who goes resigns
    assert bert.view(waiting)["seats"][1]["kind"] == "open"
    assert bert.get(f"/tables/{done}/at/3")["status"] == "finished"
    assert anna.get("/me")["id"] != me
    assert bert.get(f"/people/{name}", 404)["code"] == "no_such_person"
    assert bert.post("/sign-in", {"name": name, "password": PASSWORD}, 403)["code"] == "wrong_login"
    assert house_store.people.sessions(me) == [] and house_store.ratings.totals(me).games == 0
    assert signed_up(visit(house), name).get("/me")["name"] == name  # the name is free again


def test_a_guest_can_go_too(house: ServerProcess, visit: Visit) -> None:
    anna = visit(house)
    me = anna.get("/me")
    anna.ask_empty("POST", "/me/delete", {"name": me["name"]})
    assert anna.get("/me")["id"] != me["id"]
