"""Bad input: each gets a status and a sentence, and the table stays as it was."""

from __future__ import annotations

import select
import socket
from typing import Any
from urllib.parse import urlsplit

import pytest

import bezant
from tests.server.harness import ME, OPEN, Browser, Database, ServerProcess


@pytest.fixture
def table(anna: Browser, bert: Browser) -> dict[str, Any]:
    """A table in the middle of a turn where Anna is to move, as she sees it."""
    id = anna.make(ME, OPEN)["table"]["id"]
    bert.post(f"/tables/{id}/seats/1")
    view = anna.view(id)
    for _ in range(200):
        mover = anna if view["to_move"] == 0 else bert
        mover.play_first(mover.view(id))
        view = anna.view(id)
        if view["to_move"] == 0 and view["ply"] >= 6:
            return view
    raise AssertionError("Anna never came to move")


def illegal_option(view: dict[str, Any]) -> int:
    legal = {option["id"] for option in view["options"]}
    return next(id for id in range(len(bezant.load("carolus").actions)) if id not in legal)


def test_a_stale_move(anna: Browser, table: dict[str, Any], database: Database) -> None:
    id, before = table["table"]["id"], database.all(table["table"]["id"])
    for ply in (table["ply"] - 1, 0, -1, table["ply"] + 1):
        refusal = anna.play(id, ply, table["options"][-1]["id"], 409)
        assert refusal["code"] == "stale_move" and str(table["ply"]) in refusal["words"]
        assert refusal["message"] == {"id": "refusal-stale-move", "args": {}}
        assert refusal["view"]["ply"] == table["ply"]
        assert refusal["view"]["options"] == [option["id"] for option in table["options"]]
    assert database.all(id) == before


def test_an_illegal_move_names_its_rule(anna: Browser, table: dict[str, Any], database: Database) -> None:
    id, before = table["table"]["id"], database.all(table["table"]["id"])
    refusal = anna.play(id, table["ply"], illegal_option(table), 409)
    assert refusal["code"] == "illegal_option" and refusal["rule"].startswith("CAR-") and refusal["words"]
    assert refusal["message"]["id"].startswith("carolus-reason-") and refusal["view"]["ply"] == table["ply"]
    for number in (-1, 99999, 2**70):
        assert anna.play(id, table["ply"], number, 409)["code"] == "unknown_action"
    assert database.all(id) == before


def test_a_foreign_move(
    anna: Browser, bert: Browser, stranger: Browser, table: dict[str, Any], database: Database
) -> None:
    id, option = table["table"]["id"], table["options"][0]["id"]
    before = database.all(id)
    assert bert.play(id, table["ply"], option, 409)["code"] == "not_your_turn"
    refusal = stranger.play(id, table["ply"], option, 403)
    assert refusal["code"] == "not_your_seat" and refusal["view"] is None
    assert stranger.post(f"/tables/{id}/undo", {"ply": table["ply"]}, 403)["code"] == "not_your_seat"
    assert database.all(id) == before


def test_an_unknown_table(anna: Browser, database: Database) -> None:
    before = database.rows("SELECT count(*) FROM tables")
    for id in ("nowhere", "x" * 500, "%00", "%ff", "'; DROP TABLE moves; --"):
        assert anna.get(f"/tables/{id}", 404)["words"]
        assert anna.play(id, 0, 0, 404)["words"]
    assert anna.get("/tables/nowhere", 404)["code"] == "no_such_table"
    assert database.rows("SELECT count(*) FROM tables") == before


def test_a_seat_that_is_not_there(anna: Browser, database: Database) -> None:
    id = anna.make(ME, OPEN)["table"]["id"]
    before = database.all(id)
    for seat in (2, -1, 10**30):
        assert anna.post(f"/tables/{id}/seats/{seat}", status=404)["code"] == "no_such_seat"
    assert anna.post(f"/tables/{id}/seats/first", status=422)["code"] == "malformed"
    assert database.all(id) == before


def test_a_game_that_has_not_begun(anna: Browser, database: Database) -> None:
    id = anna.make(ME, OPEN)["table"]["id"]
    before = database.all(id)
    assert anna.play(id, -1, 0, 409)["code"] == "not_begun"
    assert anna.play(id, 0, 0, 409)["code"] == "not_begun"
    assert anna.post(f"/tables/{id}/undo", {"ply": -1}, 409)["code"] == "not_begun"
    assert anna.get(f"/tables/{id}/why?kind=land&value=0", 409)["code"] == "not_begun"
    assert anna.get(f"/tables/{id}/record", 409)["code"] == "not_begun"
    assert database.all(id) == before


MALFORMED: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"ply"',
    b"\xff\xfe",
    b"[" * 8000,
    b'{"ply": 3}',
    b'{"ply": "3", "option": 1}',
    b'{"ply": 3.5, "option": 1}',
    b'{"ply": true, "option": 1}',
    b'{"ply": NaN, "option": 1}',
    b'{"ply": null, "option": null}',
    b'{"ply": 3, "option": 1, "seat": 0}',
    b'{"ply": 3, "option": ' + b"9" * 6000 + b"}",
]


def test_malformed_json(anna: Browser, table: dict[str, Any], database: Database) -> None:
    id, before = table["table"]["id"], database.all(table["table"]["id"])
    for body in MALFORMED:
        sent = {"content": body, "headers": {"Content-Type": "application/json"}}
        refusal = anna.ask("POST", f"/tables/{id}/moves", 422, **sent)
        assert refusal["code"] == "malformed" and refusal["words"].endswith(".") and len(refusal["words"]) < 300
    assert database.all(id) == before


def test_a_body_over_the_limit(anna: Browser, table: dict[str, Any], database: Database) -> None:
    id, before = table["table"]["id"], database.all(table["table"]["id"])
    big = b'{"ply": 3, "option": 1, "x": "' + b"x" * 16 * 1024 + b'"}'
    declared = anna.ask("POST", f"/tables/{id}/moves", 413, content=big)
    streamed = anna.ask("POST", f"/tables/{id}/moves", 413, content=iter([big[:9000], big[9000:]]))
    assert declared["code"] == streamed["code"] == "too_large" and "16384" in declared["words"]
    assert database.all(id) == before


def test_a_body_over_the_limit_is_read_before_it_is_refused(server: ServerProcess) -> None:
    """An answer that came earlier would be lost: a connection closed over bytes that nobody read is reset."""
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname, place.port), 10) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {place.netloc}\r\nContent-Length: 40000\r\n\r\n"
        line.sendall(head.encode() + b"x" * 20_000)
        assert not select.select([line], [], [], 0.5)[0]
        line.sendall(b"x" * 20_000)
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 413") and b"too_large" in answer and answer.endswith(b"}")


def test_a_body_far_over_the_limit_is_not_read(server: ServerProcess) -> None:
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname, place.port), 10) as line:
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: {place.netloc}\r\nContent-Length: 9999999\r\n\r\n".encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 413")


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "x" * 10_000])
def test_a_guest_name_of_the_wrong_size(anna: Browser, name: str) -> None:
    refusal = anna.post("/me", {"name": name}, 422)
    assert refusal["code"] == "bad_text" and "1 to 24" in refusal["words"] and refusal["message"]["args"]["most"] == 24
    assert anna.get("/me")["name"] == "Anna"


def test_names_with_markup_are_kept_as_typed(anna: Browser, database: Database) -> None:
    name, table_name = "<script>x</script>", "<img src=x onerror=y> & “co”"
    assert anna.post("/me", {"name": name})["name"] == name
    view = anna.make(ME, OPEN, name=table_name)
    assert view["table"]["name"] == table_name and view["seats"][0]["name"] == name
    assert database.rows("SELECT name FROM tables WHERE id = ?", view["table"]["id"]) == [(table_name,)]
    answer = anna.http.get(f"/api/tables/{view['table']['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("wish", "status", "code", "words"),
    [
        ({"game": "chess"}, 404, "unknown_game", "carolus"),
        ({"game": "../carolus"}, 404, "unknown_game", "carolus"),
        ({"seats": [ME]}, 422, "bad_seats", "2, 3, 4"),
        ({"seats": []}, 422, "bad_seats", "2, 3, 4"),
        ({"seats": [ME] * 5}, 422, "bad_seats", "2, 3, 4"),
        ({"seats": [ME] * 17}, 422, "malformed", "seats"),
        ({"seats": [ME, {"kind": "bot", "bot": "deep"}]}, 422, "unknown_bot", "greedy"),
        ({"seats": [ME, {"kind": "bot"}]}, 422, "malformed", "seats"),
        ({"seats": [ME, {"kind": "king"}]}, 422, "malformed", "seats"),
        ({"seats": [ME, {"kind": "me", "guest": "x"}]}, 422, "malformed", "seats"),
        ({"name": "x" * 41}, 422, "bad_text", "1 to 40"),
        ({"name": ""}, 422, "bad_text", "1 to 40"),
        ({"options": {"guard_rounds": 10**9}}, 422, "bad_option", "guard_rounds"),
        ({"options": {"guard_rounds": "1"}}, 422, "malformed", "guard_rounds"),
        ({"options": {"seed": 7}}, 422, "bad_option", "seed"),
        ({"seed": 7}, 422, "malformed", "seed"),
        ({"private": "yes"}, 422, "malformed", "private"),
    ],
)
def test_a_table_that_cannot_be_made(
    anna: Browser, database: Database, wish: dict[str, Any], status: int, code: str, words: str
) -> None:
    me = anna.get("/me")["id"]
    refusal = anna.post("/tables", {"game": "carolus", "seats": [ME, OPEN], **wish}, status)
    assert refusal["code"] == code and words in refusal["words"]
    assert database.rows("SELECT count(*) FROM tables WHERE host = ?", me) == [(0,)]


def test_an_address_that_is_not_there(anna: Browser) -> None:
    assert anna.get("/nothing", 404)["code"] == "no_such_page"
    assert anna.ask("PUT", "/me", 405)["code"] == "not_allowed"
    assert anna.ask("DELETE", "/tables", 405)["code"] == "not_allowed"


def test_pages_of_other_sites_may_not_act(
    anna: Browser, table: dict[str, Any], database: Database, server: Any
) -> None:
    id, option, before = table["table"]["id"], table["options"][0]["id"], database.all(table["table"]["id"])
    body = {"ply": table["ply"], "option": option}
    for origin in ("https://evil.example", "http://127.0.0.1:1", "null"):
        refusal = anna.ask("POST", f"/tables/{id}/moves", 403, json=body, headers={"Origin": origin})
        assert refusal["code"] == "foreign_page"
    assert database.all(id) == before
    anna.ask("POST", f"/tables/{id}/moves", 200, json=body, headers={"Origin": server.address})


def test_every_answer_carries_the_security_headers(anna: Browser) -> None:
    for path in ("/", "/t/anything", "/api/me", "/api/nothing", "/assets/main-1a2b.js"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "script-src" not in policy
        assert headers["x-content-type-options"] == "nosniff"
