"""Every row of docs/protocol.md, asked of a real server."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

import bezant
from bezant.kernel.game import game_names
from bezant.kernel.rulebook import rulebook
from bezant.server import schemas
from bezant.server.user_text import TOWNS
from tests.server.harness import BOT, ME, OPEN, Browser, Database, table_view

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def names(rows: list[dict[str, object]]) -> set[object]:
    return {row["id"] for row in rows}


# Who is asking


def test_the_first_answer_makes_a_guest_and_sets_a_cookie(stranger: Browser) -> None:
    answer = stranger.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    me = schemas.Me.model_validate_json(answer.text)
    assert re.fullmatch(r"Guest \d{3}", me.name)
    assert stranger.get("/me") == {"id": me.id, "name": me.name, "account": False}


def test_a_guest_can_take_a_name(stranger: Browser) -> None:
    first = stranger.get("/me")
    assert stranger.post("/me", {"name": "  Anna\u0000 "}) == {"id": first["id"], "name": "Anna", "account": False}
    assert stranger.get("/me")["name"] == "Anna"


def test_a_forged_cookie_is_nobodys(anna: Browser, stranger: Browser) -> None:
    me = anna.get("/me")["id"]
    cookie = anna.http.cookies["bezant"]
    for forged in (me, f'"{me}"', cookie[:-2] + "AA", f"x{cookie}", ""):
        stranger.http.cookies.set("bezant", forged)
        answer = stranger.http.get("/api/me")
        assert answer.json()["id"] != me
        stranger.http.cookies.clear()


# Games and rules


def test_games(stranger: Browser) -> None:
    listed = stranger.get("/games")
    assert [game["id"] for game in listed] == game_names()
    carolus = next(schemas.GameRow.model_validate(game) for game in listed if game["id"] == "carolus")
    assert carolus.seats == [2, 3, 4] and [bot.bot for bot in carolus.bots[:2]] == ["uniform", "greedy"]
    assert [(bot.bot, bot.level) for bot in carolus.bots if bot.level] == [(f"level{n}", n) for n in range(1, 7)]
    assert [bot.bot for bot in carolus.bots if bot.usual] == ["greedy"]
    assert {game["id"]: (game["secrets"], game["talk"]) for game in listed} == {
        "byzantium": (False, None),
        "carolus": (False, "CAR-R36"),
        "jerusalem": (True, None),
    }
    assert {option.id for option in carolus.options} >= {"guard_rounds"}


def test_one_game_with_board_and_verbs(stranger: Browser) -> None:
    game = schemas.GameView.model_validate(stranger.get("/games/carolus"))
    assert [verb["verb"] for verb in game.verbs] == [verb.name for verb in bezant.load("carolus").actions.verbs]
    assert len(game.board["provinces"]) == 15
    assert schemas.GameView.model_validate(stranger.get("/games/jerusalem")).amounts == ["coins", "prestige", "squires"]


@pytest.mark.parametrize("name", game_names())
def test_the_description_of_a_game_is_small(stranger: Browser, name: str) -> None:
    """A page downloads it before it can draw anything."""
    assert len(stranger.http.get(f"/api/games/{name}").content) < 30_000


def test_the_words_of_a_game(stranger: Browser) -> None:
    """For a page that was built without them; a language that it does not speak is empty."""
    assert "carolus-title = Carolus Magnus" in stranger.http.get("/api/games/carolus/text/en").text
    assert stranger.http.get("/api/games/carolus/text/la").text == ""
    assert stranger.get("/games/carolus/text/..%2Fen", 404)["code"] == "no_such_page"
    assert stranger.get("/games/chess/text/en", 404)["code"] == "unknown_game"


def test_the_rules_and_one_rule(stranger: Browser) -> None:
    page = schemas.RulesView.model_validate(stranger.get("/rules/carolus"))
    rules = [rule for section in page.sections for rule in section.rules]
    assert len(rules) > 50
    one = schemas.RuleView.model_validate(stranger.get("/rules/carolus/CAR-6.8"))
    assert (
        one.text
        == next(rule.text for rule in rules if rule.id == "CAR-6.8")
        == rulebook("carolus").rule("CAR-6.8").text
    )


def test_unknown_game_and_rule(stranger: Browser) -> None:
    assert stranger.get("/games/chess", 404)["code"] == "unknown_game"
    assert stranger.get("/rules/chess", 404)["code"] == "unknown_game"
    assert stranger.get("/rules/carolus/CAR-99.9", 404)["code"] == "unknown_rule"
    assert stranger.get("/rules/..%2f..%2fpyproject/CAR-1.1", 404)["code"]


# Tables


def test_a_table_with_a_free_seat_waits(anna: Browser) -> None:
    view = table_view(anna.make(ME, OPEN, name="Aachen", options={"guard_rounds": 9}))
    assert view.status == "waiting" and view.table.name == "Aachen" and view.table.options == {"guard_rounds": 9}
    assert [(seat.kind, seat.name, seat.you) for seat in view.seats] == [("person", "Anna", True), ("open", "", False)]
    assert (view.ply, view.to_move, view.position, view.options, view.log) == (-1, None, None, [], [])
    assert (view.you, view.seat, view.can_undo, view.table.seed) == ([0], 0, False, None)


def test_a_full_table_starts_at_once(anna: Browser, database: Database) -> None:
    view = table_view(anna.make(ME, ME))
    assert view.status == "playing" and view.table.name in TOWNS.split()
    assert view.ply == 0 and [entry.ply for entry in view.log] == [0] and view.since == -1
    assert view.position is not None and view.question is not None and view.options
    assert view.table.commitment == sha256(database.seed(view.table.id).encode()).hexdigest()
    assert [seat.name for seat in view.seats] == ["Anna", "Anna 2"]


def test_the_lists_of_the_lobby(anna: Browser, bert: Browser, stranger: Browser) -> None:
    waiting = anna.make(ME, OPEN)["table"]["id"]
    running = anna.make(ME, ME)["table"]["id"]
    hidden = anna.make(ME, OPEN, private=True)["table"]["id"]
    hidden_running = anna.make(ME, ME, private=True)["table"]["id"]
    lobby = schemas.Lobby.model_validate(anna.get("/tables"))
    assert {row.id for row in lobby.yours} == {waiting, running, hidden, hidden_running}
    row = next(row for row in lobby.yours if row.id == running)
    assert row.yours_to_move and row.to_move in (0, 1) and row.where is not None
    for other in (bert, stranger):
        seen = other.get("/tables")
        assert waiting in names(seen["open"]) and running in names(seen["watch"])
        listed = {table for rows in seen.values() for table in names(rows)}
        assert not {hidden, hidden_running} & listed and seen["yours"] == []
    assert stranger.http.cookies.get("bezant") is None  # looking around makes nobody a guest


def test_a_private_table_is_open_to_whoever_has_its_address(anna: Browser, bert: Browser) -> None:
    table = anna.make(ME, OPEN, private=True)["table"]["id"]
    assert len(table) >= 22
    assert bert.post(f"/tables/{table}/seats/1")["status"] == "playing"
    assert table in names(bert.get("/tables")["yours"])


def test_entries_since_a_ply(anna: Browser) -> None:
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    for _ in range(3):
        view = anna.play_first(view)
    assert [entry["ply"] for entry in view["log"]] == [0, 1, 2, 3] and view["since"] == -1
    assert [entry["ply"] for entry in anna.get(f"/tables/{table}")["log"]] == [0, 1, 2, 3]
    assert [entry["ply"] for entry in anna.get(f"/tables/{table}?since=1")["log"]] == [2, 3]
    assert anna.get(f"/tables/{table}?since=3")["log"] == []
    assert [entry["ply"] for entry in anna.get(f"/tables/{table}?since=99")["log"]] == [0, 1, 2, 3]


def test_sitting_down_and_standing_up(anna: Browser, bert: Browser) -> None:
    table = anna.make(ME, OPEN, OPEN)["table"]["id"]
    seat = f"/tables/{table}/seats"
    assert bert.post(f"{seat}/1")["you"] == [1]
    assert bert.post(f"{seat}/1")["you"] == [1]  # asked twice, done once
    assert bert.ask("DELETE", f"{seat}/1")["seats"][1]["kind"] == "open"
    assert bert.post(f"{seat}/2")["status"] == "waiting"
    begun = anna.post(f"{seat}/1")
    assert begun["status"] == "playing" and begun["you"] == [0, 1]
    refusal = bert.ask("DELETE", f"{seat}/2", 409)
    assert refusal["code"] == "has_begun" and refusal["view"]["you"] == [2]


def test_a_taken_seat(anna: Browser, bert: Browser) -> None:
    table = anna.make(ME, OPEN, BOT)["table"]["id"]
    for seat in (0, 2):
        refusal = bert.post(f"/tables/{table}/seats/{seat}", status=409)
        assert refusal["code"] == "seat_taken" and refusal["view"]["table"]["id"] == table
    assert bert.ask("DELETE", f"/tables/{table}/seats/0", 403)["code"] == "not_your_seat"


def test_why_not(anna: Browser) -> None:
    view = anna.make(ME, ME)
    table, option = view["table"]["id"], view["options"][0]
    (part,) = option["path"]
    fine = anna.get(f"/tables/{table}/why?kind={part['kind']}&value={part['value']}")
    nothing = dict.fromkeys(("code", "message", "words", "rule"))
    assert fine == {"option": option["id"], "label": part["label"], "legal": True} | nothing
    why = schemas.Why.model_validate(anna.get(f"/tables/{table}/why?kind=land&value=3&picked=family:red"))
    assert why.option is not None and bezant.load("carolus").actions.words(why.option) == "land red 3"
    assert not why.legal and why.code and why.message and why.words and why.rule and why.rule.startswith("CAR-")


def test_a_place_that_no_action_stands_for_is_answered_with_the_question(anna: Browser) -> None:
    view = anna.make(ME, ME)
    why = anna.get(f"/tables/{view['table']['id']}/why?kind=moon&value=1")
    assert why["option"] is None and why["label"] is None and not why["legal"]
    assert (why["code"], why["message"]) == ("not_asked", view["question"]["title"])
    assert anna.get(f"/tables/{view['table']['id']}/why?kind=land", 422)["code"] == "malformed"


def test_only_the_player_who_is_asked_hears_why(anna: Browser, bert: Browser, stranger: Browser) -> None:
    """Whether another could play something would betray what he holds."""
    table = anna.make(ME, OPEN)["table"]["id"]
    view = bert.post(f"/tables/{table}/seats/1")
    asked, other = (anna, bert) if view["to_move"] == 0 else (bert, anna)
    why = f"/tables/{table}/why?kind=land&value=0"
    asked.get(why)
    assert other.get(why, 409)["code"] == "not_your_turn"
    assert stranger.get(why, 403)["code"] == "not_your_seat"


def test_talk(anna: Browser, bert: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    anna.post(f"/tables/{table}/chat", {"text": " Good\u0007 luck <b>all</b> "})
    view = bert.post(f"/tables/{table}/chat", {"text": "I watch"})
    assert [(said["name"], said["seat"], said["text"]) for said in view["chat"]] == [
        ("Anna", 0, "Good luck <b>all</b>"),
        ("Bert", None, "I watch"),
    ]
    for text in ("", " \u200b ", "x" * 301):
        assert anna.post(f"/tables/{table}/chat", {"text": text}, 422)["code"] == "bad_text"


def test_car_r36_team_mates_may_not_talk_while_they_play(anna: Browser, bert: Browser) -> None:
    """CAR-R36: talk between team-mates is a setting of the table, and off by default."""
    strict = anna.make(ME, ME, ME, OPEN)["table"]["id"]
    assert anna.post(f"/tables/{strict}/chat", {"text": "before the game"})["status"] == "waiting"
    bert.post(f"/tables/{strict}/seats/3")
    refusal = anna.post(f"/tables/{strict}/chat", {"text": "take red"}, 403)
    assert (refusal["code"], refusal["rule"]) == ("no_talk", "CAR-R36") and refusal["words"].endswith(".")
    assert [said["text"] for said in anna.view(strict)["chat"]] == ["before the game"]
    free = anna.make(ME, ME, ME, ME, talk=True)["table"]["id"]
    assert anna.post(f"/tables/{free}/chat", {"text": "take red"})["table"]["talk"] is True


def test_talking_too_fast(anna: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    for number in range(5):
        anna.post(f"/tables/{table}/chat", {"text": f"{number}"})
    assert anna.post(f"/tables/{table}/chat", {"text": "6"}, 429)["code"] == "too_many"
    assert len(anna.view(table)["chat"]) == 5


def test_a_new_name_is_shown_at_the_table(anna: Browser) -> None:
    table = anna.make(ME, OPEN)["table"]["id"]
    anna.post("/me", {"name": "Hanna"})
    assert anna.view(table)["seats"][0]["name"] == "Hanna"


def test_too_many_unfinished_tables(anna: Browser) -> None:
    for _ in range(50):
        anna.make(ME, OPEN, private=True)
    refusal = anna.post("/tables", {"game": "carolus", "seats": [ME, OPEN]}, 429)
    assert refusal["code"] == "too_many_tables" and "50" in refusal["words"]


def test_the_openapi_description(stranger: Browser) -> None:
    described = stranger.http.get("/api/openapi.json").json()
    calls = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
    told = re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/api/[^\s`?]*)", PROTOCOL.read_text())
    assert {(method, _unnamed(path)) for method, path in calls} >= {(method, _unnamed(path)) for method, path in told}
    shapes = described["components"]["schemas"]
    assert {"TableView", "TableRow", "Option", "Event", "Refusal", "Why", "GameView", "RulesView"} <= set(shapes)
    assert set(shapes["TableView"]["required"]) == set(shapes["TableView"]["properties"])


def _unnamed(path: str) -> str:
    """A path whose parameters have no names."""
    return re.sub(r"{[^}]*}", "{}", path)
