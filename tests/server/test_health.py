"""What those who run a server are told, and what its log does not tell."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.harness import BOT, ME, OPEN, Browser, ServerProcess
from tests.server.test_bots import wait_for, workers

Visit = Callable[[ServerProcess], Browser]


def test_it_lives_and_is_ready(server: ServerProcess) -> None:
    for name in ("localhost", "10.1.2.3"):  # a probe may know it by any name
        assert httpx.get(f"{server.address}/healthz", headers={"Host": name}).text == "ok\n"
        answer = httpx.get(f"{server.address}/readyz", headers={"Host": name})
        assert (answer.status_code, answer.json()) == (
            200,
            {"ready": True, "database": True, "migrations": True, "workers": True},
        )
    assert answer.headers["cache-control"] == "no-store"


def test_it_lives_but_is_not_ready_while_nothing_can_be_written(own_server: ServerProcess) -> None:
    assert own_server.process is not None
    free = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    answer = httpx.get(f"{own_server.address}/readyz")
    assert answer.status_code == 503 and answer.json()["database"] is False
    assert httpx.get(f"{own_server.address}/healthz").status_code == 200
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, free)
    wait_for(lambda: httpx.get(f"{own_server.address}/readyz").status_code == 200)


def counted(server: ServerProcess, name: str) -> float:
    said = httpx.get(f"{server.address}/metrics", timeout=60).text
    found = re.search(rf"^{re.escape(name)} (\S+)$", said, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_what_happens_can_be_read_by_prometheus(own_server: ServerProcess, visit: Visit) -> None:
    anna = visit(own_server)
    table = anna.make(ME, ME)["table"]["id"]
    anna.get("/tables/nowhere", 404)
    with anna.live(table) as line:
        line.view()
        assert counted(own_server, "bezant_sockets") == 1
    wait_for(lambda: counted(own_server, "bezant_sockets") == 0)
    assert counted(own_server, 'bezant_refusals_total{code="no_such_table"}') == 1
    assert counted(own_server, "process_resident_memory_bytes") > 1_000_000
    bots = anna.make(BOT, BOT)["table"]["id"]
    wait_for(lambda: anna.view(bots)["ply"] >= 2)
    for pid in wait_for(lambda: workers(own_server)):
        os.kill(pid, signal.SIGKILL)
    anna.make(BOT, BOT)
    wait_for(lambda: counted(own_server, "bezant_worker_restarts_total") >= 1)


def test_the_numbers_are_not_for_everybody(tmp_path: Path, server: ServerProcess) -> None:
    assert httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 404
    token = "t" * 40
    guarded = ServerProcess(str(tmp_path / "x.db"), tmp_path, metrics="token", metrics_token=token).open()
    for bearer, status in (("", 404), ("Bearer wrong", 404), (f"Bearer {token}", 200)):
        answer = httpx.get(f"{guarded.address}/metrics", headers={"Authorization": bearer})
        assert answer.status_code == status and ("bezant_moves_total" in answer.text) == (status == 200)
    guarded.close()


@pytest.mark.parametrize("form", ["json", "plain"])
def test_the_log_tells_requests_and_no_secrets(tmp_path: Path, visit: Visit, form: str) -> None:
    token = "t" * 40
    server = ServerProcess(
        str(tmp_path / "x.db"), tmp_path, log_level="debug", log_format=form, metrics="token", metrics_token=token
    ).open()
    anna = visit(server)
    anna.post("/me", {"name": "Annabella"})
    table = anna.make(ME, OPEN, name="Xanadu")["table"]["id"]
    anna.post(f"/tables/{table}/chat", {"text": "the password is swordfish"})
    anna.post(f"/tables/{table}/chat", {"text": 7}, 422)
    anna.http.get("/metrics", headers={"Authorization": f"Bearer {token}"})
    anna.http.get(f"/api/tables/{table}?since=0&code=swordfish")
    with anna.live(table) as line:
        line.view()
    server.end()
    cookie, log = anna.http.cookies["bezant"], server.errors.read_text()
    for secret in (cookie, cookie[:20], "swordfish", token, "Annabella", "Xanadu", "Cookie", "cookie"):
        assert secret not in log
    lines = [line for line in log.splitlines() if "request" in line]
    assert len(lines) >= 6 and all(table in line for line in lines if "/chat" in line)
    if form == "json":
        told = [json.loads(line) for line in log.splitlines()]
        assert {"method", "path", "status", "ms", "address", "request"} <= set(told[0])
        assert len({line["request"] for line in told}) == len(told)
        assert "/api/tables/{table_id}/chat" in {line["path"] for line in told}


def test_a_failure_in_the_log_holds_no_values(tmp_path: Path, visit: Visit) -> None:
    """What the database could not write is not written into the log instead."""
    server = ServerProcess(str(tmp_path / "x.db"), tmp_path, log_format="json").open()
    anna = visit(server)
    table = anna.make(ME, OPEN)["table"]["id"]
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")  # held longer than the server waits
        anna.post(f"/tables/{table}/chat", {"text": "swordfish"}, 503)
    server.end()
    log = server.errors.read_text()
    assert "store cannot be written" in log and "swordfish" not in log
    assert all(json.loads(line)["request"] for line in log.splitlines() if "nothing was changed" in line)
    server.errors.write_text("")  # the failures are in the log, as they should be


def test_several_processes_tell_what_all_of_them_have_counted(tmp_path: Path, visit: Visit) -> None:
    server = ServerProcess(str(tmp_path / "x.db"), tmp_path, workers=2).open()
    anna = visit(server)
    wait_for(lambda: anna.http.get("/readyz").status_code == 200)
    for _ in range(6):
        anna.play_first(anna.make(ME, ME))
    assert {counted(server, "bezant_moves_total") for _ in range(6)} == {6.0}  # whoever is asked
    assert counted(server, "bezant_live_tables") == 6
    server.close()
