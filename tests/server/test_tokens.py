"""Tokens and streams: a program plays by HTTP, as a bot that belongs to somebody."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import ME, OPEN, ROOT, Browser, Database, ServerProcess
from tests.server.receivers import wait_for

BOT = ROOT / "examples" / "bot.py"

Visit = Callable[[ServerProcess], Browser]


@pytest.fixture
def home(address: str, tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(address, tmp_path).open()
    yield server
    server.close()


class Program(Browser):
    """One who comes with a token instead of a cookie."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address)
        self.http.headers["Authorization"] = f"Bearer {token}"


Programs = Callable[[ServerProcess, str], Program]


@pytest.fixture
def program() -> Iterator[Programs]:
    """Opens programs, and closes them after the test."""
    programs: list[Program] = []

    def open_program(server: ServerProcess, token: str) -> Program:
        programs.append(Program(server.address, token))
        return programs[-1]

    yield open_program
    for each in programs:
        each.close()


def a_token(anna: Browser, name: str = "Rollo") -> dict[str, Any]:
    return anna.post("/tokens", {"name": name}, 201)


def test_a_token_is_told_once_kept_as_a_hash_and_revoked(
    anna: Browser, server: ServerProcess, database: Database, program: Programs
) -> None:
    made = a_token(anna)
    assert made["secret"].startswith("bezant_") and made["name"] == "Rollo" and made["used"] is None
    assert [token["id"] for token in anna.get("/tokens")] == [made["id"]]
    assert made["secret"] not in json.dumps(anna.get("/tokens"))
    assert made["secret"] not in str(database.rows("SELECT * FROM tokens"))
    rollo = program(server, made["secret"])
    assert rollo.get("/me") == {"id": made["bot"], "name": "Rollo", "account": False}
    assert anna.get("/tokens")[0]["used"] is not None
    renewed = anna.post(f"/tokens/{made['id']}/renew")
    assert rollo.get("/me", 401)["code"] == "bad_token"
    again = program(server, renewed["secret"])
    assert again.get("/me")["id"] == made["bot"]
    assert anna.http.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert again.get("/me", 401)["code"] == "bad_token"
    assert anna.get("/tokens") == [] and anna.ask("DELETE", f"/tokens/{made['id']}", 404)["code"] == "no_such_token"


def test_tokens_are_their_owners_and_only_play(
    anna: Browser, bert: Browser, server: ServerProcess, program: Programs
) -> None:
    made = a_token(anna, "Tancred")
    for method, path in (("POST", "/renew"), ("DELETE", "")):
        assert bert.ask(method, f"/tokens/{made['id']}{path}", 404)["code"] == "no_such_token"
    rollo = program(server, made["secret"])
    assert rollo.post("/me", {"name": "Anna"}, 403)["code"] == "only_plays"
    assert rollo.post("/tokens", {"name": "Another"}, 403)["code"] == "only_plays"
    assert rollo.get("/notices", 403)["code"] == "only_plays"
    assert program(server, "bezant_wrong").get("/tables", 401)["code"] == "bad_token"
    assert anna.post("/tokens", {"name": "greedy"}, 422)["code"] == "bad_name"
    assert httpx.get(f"{server.address}/api/stream/events").status_code == 401


def test_a_bot_carries_the_name_of_its_owner(anna: Browser, server: ServerProcess, program: Programs) -> None:
    rollo = program(server, a_token(anna, "Bohemond")["secret"])
    table = anna.make(ME, OPEN)["table"]["id"]
    rollo.post(f"/tables/{table}/seats/1")
    seats = anna.view(table)["seats"]
    assert [(seat["name"], seat["kind"], seat["bot_of"]) for seat in seats] == [
        ("Anna", "person", None),
        ("Bohemond", "person", "Anna"),
    ]


def test_limits_of_a_token(own_server: ServerProcess, visit: Visit, program: Programs) -> None:
    own_server.end()
    own_server.settings |= {"token_burst": 5, "token_streams": 1, "tokens": 1}
    own_server.open()
    anna = visit(own_server)
    made = a_token(anna)
    assert anna.post("/tokens", {"name": "Guiscard"}, 429)["code"] == "too_many"
    rollo = program(own_server, made["secret"])
    with rollo.http.stream("GET", "/api/stream/events"):
        assert rollo.get("/stream/events", 429)["code"] == "too_many"
    for _ in range(3):
        rollo.get("/tables")
    assert rollo.get("/tables", 429)["code"] == "too_many"


def test_the_stream_of_a_table_brings_views_of_that_seat(home: ServerProcess, visit: Visit, program: Programs) -> None:
    owner = visit(home)
    rollo = program(home, a_token(owner)["secret"])
    table = owner.make(ME, OPEN)["table"]["id"]
    rollo.post(f"/tables/{table}/seats/1")
    with rollo.http.stream("GET", f"/api/tables/{table}/stream") as answer:
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        first = next(lines)["view"]
        assert first["you"] == [1] and first["seats"][1]["you"]
        mover = rollo if first["options"] else owner
        mover.play_first(mover.view(table))
        second = next(lines)["view"]
        assert second["ply"] == first["ply"] + 1 and second["since"] == first["ply"]
        assert second["options"] == [option["id"] for option in rollo.view(table)["options"]]


def test_the_example_plays_a_whole_game(home: ServerProcess, visit: Visit, tmp_path: Path) -> None:
    anna = visit(home)
    made = a_token(anna)
    command = [sys.executable, str(BOT), home.address, made["secret"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as bot:
        try:
            assert bot.stdout is not None and bot.stdout.readline() == "playing as Rollo\n"
            table = anna.make(ME, OPEN)["table"]["id"]
            assert anna.http.post(f"/api/tokens/{made['id']}/invite", json={"table": table}).status_code == 204
            wait_for(lambda: anna.view(table)["status"] == "playing")
            until = time.monotonic() + 240
            while (view := anna.get(f"/tables/{table}"))["status"] == "playing" and time.monotonic() < until:
                if view["options"]:
                    anna.post(f"/tables/{table}/moves", {"ply": view["ply"], "option": view["options"][-1]})
                else:
                    time.sleep(0.005)
            assert view["status"] == "finished" and view["result"]["scores"]
            said = iter(bot.stdout.readline, "")
            assert next(line for line in said if line.startswith("over")) == f"over {table}\n"
        finally:
            bot.terminate()


def test_the_example_is_short_and_needs_nothing() -> None:
    source = BOT.read_text()
    assert len(source.splitlines()) <= 60
    run = subprocess.run([sys.executable, "-S", "-c", source.replace('__name__ == "__main__"', "False")], check=False)
    assert run.returncode == 0
