"""Starting and stopping: an address, or one sentence; and nothing acknowledged is ever lost."""

from __future__ import annotations

import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bezant.server.serve import serve
from bezant.server.store import Store
from tests.server.harness import BOT, ENVIRONMENT, ME, Browser, Database, ServerProcess
from tests.server.postgres import Postgres
from tests.server.test_bots import gone, wait_for, workers
from tests.server.test_hints import ask

SECRET, ORIGIN = "s" * 40, "https://play.example.org"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, in the folder where we are."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def refuse(page: Path, capfd: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What a server says that should not start: one sentence, and exit code 1."""

    def sentence(
        port: int = 0, database: str = "x.db", web: Path = page, host: str = "127.0.0.1", **chosen: str
    ) -> str:
        assert serve(host, port, database, web=web, **chosen) == 1
        return one_sentence(*capfd.readouterr())

    return sentence


def one_sentence(out: str, err: str) -> str:
    assert out == "" and err.count("\n") == 1 and err.endswith(".\n"), (out, err)
    return err


def test_a_port_in_use(refuse: Callable[..., str], page: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert refuse(port=port) == f"Port {port} of 127.0.0.1 is in use; choose another one with --port.\n"
    assert not (page / "x.db").exists()


def test_a_port_and_a_host_that_do_not_exist(refuse: Callable[..., str]) -> None:
    assert refuse(port=70000) == "There is no port 70000: a port is a number from 0 to 65535.\n"
    assert refuse(host="nowhere.invalid", secret=SECRET, origin=ORIGIN) == "The host “nowhere.invalid” is not known.\n"


def test_other_machines_are_let_in_with_a_secret_and_an_origin_alone(refuse: Callable[..., str], page: Path) -> None:
    for host in ("0.0.0.0", "::", "192.0.2.1"):
        said = refuse(host=host)
        assert said == (
            f"Listening on {host} lets other machines in, which needs a secret and an origin: docs/hosting.md tells how.\n"
        )
        assert "needs an origin:" in refuse(host=host, secret=SECRET)
        assert "needs a secret:" in refuse(host=host, origin=ORIGIN)
    assert "at least 32" in refuse(host="0.0.0.0", origin=ORIGIN, secret="short")
    assert not (page / "x.db").exists()


def test_a_page_that_is_not_built(refuse: Callable[..., str], page: Path) -> None:
    said = refuse(web=page / "dist")
    assert "The page has not been built" in said and "`make play` builds it" in said


def test_a_database_that_cannot_be_written(refuse: Callable[..., str], page: Path) -> None:
    (page / "file").write_text("no folder")
    for database in ("file/x.db", "/proc/x.db", str(page)):
        assert refuse(database=database).startswith(f"The database {database} cannot be opened: ")


def test_a_file_that_is_no_database(refuse: Callable[..., str], page: Path) -> None:
    (page / "x.db").write_text("once upon a time " * 100)
    assert refuse() == "The database x.db cannot be opened: file is not a database.\n"


@pytest.mark.parametrize("fresh", [True, False])
def test_a_full_disk(page: Path, fresh: bool) -> None:
    """The limit on the size of files stands in for the disk."""
    program = (
        "import pathlib, resource, sys; from bezant.server.serve import serve; from bezant.server.store import Store; "
        f"{fresh} or Store.opened('sqlite:///x.db').close(); "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)); "
        "sys.exit(serve(port=0, database='x.db', web=pathlib.Path('.')))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=ENVIRONMENT)
    assert done.returncode == 1
    said = one_sentence(done.stdout, done.stderr)
    assert said.startswith("The database x.db cannot be ") and "disk" in said


def test_a_database_of_another_version(refuse: Callable[..., str]) -> None:
    Store.opened("sqlite:///x.db").close()
    with closing(sqlite3.connect("x.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refuse() == "The database x.db was written by another version of bezant.\n"


def test_an_address_of_no_database(refuse: Callable[..., str]) -> None:
    for address in ("mysterysql://anna:secret@b/c", "postgresql://anna:secret@127.0.0.1:1/bezant", "://secret"):
        said = refuse(database=address)
        assert "cannot be opened" in said and "secret" not in said


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_closes_quietly_when_asked(
    own_server: ServerProcess, visit: Callable[[ServerProcess], Browser], how: signal.Signals
) -> None:
    anna = visit(own_server)
    table = anna.make(ME, BOT)["table"]["id"]
    with anna.live(table) as line:
        line.view()
        assert own_server.end(how) == 0
    assert own_server.errors.read_text() == ""


def test_it_closes_quietly_while_it_compiles_and_thinks(
    tmp_path: Path, visit: Callable[[ServerProcess], Browser]
) -> None:
    """Whatever its worker processes are at, they go with the server and leave no complaint."""
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, prepare=True).open()
    anna = visit(server)
    table = anna.make(ME, BOT)["table"]["id"]
    with ask(anna, table, anna.view(table)["ply"]) as socket:
        socket.recv(20)
        thinking = wait_for(lambda: workers(server))
        assert server.end(signal.SIGTERM) == 0
    wait_for(lambda: all(gone(pid) for pid in thinking))
    server.close()
    assert server.errors.read_text() == ""


def kept(view: dict[str, Any]) -> dict[str, Any]:
    """What the store knows of a view: not since when people have been away."""
    return {name: part for name, part in view.items() if name != "left"}


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    own_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    anna = visit(own_server)
    anna.post("/me", {"name": "Anna"})
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    for _ in range(3):
        while view["ply"] == 0 or not view["can_undo"]:  # into the middle of a turn
            view = anna.play_first(view)
        anna.post(f"/tables/{table}/chat", {"text": "still here"})
        view = anna.view(table)
        own_server.end(signal.SIGKILL)
        own_server.open()
        again = visit(own_server)
        again.http.cookies = anna.http.cookies
        assert kept(again.view(table)) == kept(view)
        anna = again
        view = anna.play_first(view)


def test_a_store_that_cannot_be_written_changes_nothing(
    own_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    anna = visit(own_server)
    view = anna.make(ME, ME)
    table, database = view["table"]["id"], Database(Path(own_server.database))
    anna.play_first(view)
    view, before = anna.view(table), database.all(table)
    assert own_server.process is not None
    free = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    for path, body in (
        ("moves", {"ply": 1, "option": view["options"][0]["id"]}),
        ("chat", {"text": "hello"}),
    ):
        refusal = anna.post(f"/tables/{table}/{path}", body, 503)
        assert refusal["code"] == "store_unavailable" and "nothing was changed" in refusal["words"]
    assert anna.post("/tables", {"game": "carolus", "seats": [ME, ME]}, 503)["code"] == "store_unavailable"
    assert kept(anna.view(table)) == kept(view)
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, free)
    assert database.all(table) == before
    assert anna.play_first(view)["ply"] == 2
    own_server.end()
    own_server.errors.write_text("")  # the failures are in the log, as they should be


def test_a_table_whose_moves_cannot_be_followed(
    own_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    anna = visit(own_server)
    broken, sound = anna.make(ME, ME)["table"]["id"], anna.make(ME, ME)["table"]["id"]
    own_server.end()
    with closing(sqlite3.connect(own_server.database)) as connection, connection:
        connection.execute("INSERT INTO moves VALUES (?, 1, 0, 99999, '2026-01-01 00:00:00')", (broken,))
    again = visit(own_server.open())
    refusal = again.get(f"/tables/{broken}", 500)
    assert refusal["code"] == "unreadable_table" and "version 1 of the rules of carolus" in refusal["words"]
    assert again.view(sound)["status"] == "playing" and again.get("/tables")["watch"]
    own_server.end()
    own_server.errors.write_text("")  # the failure is in the log, as it should be


def test_the_page_and_its_addresses(stranger: Browser) -> None:
    for path in ("/", "/t/abc", "/rules/carolus"):
        answer = stranger.http.get(path)
        assert answer.status_code == 200 and "<title>bezant</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = stranger.http.get("/assets/main-1a2b.js")
    assert script.status_code == 200 and "immutable" in script.headers["cache-control"]
    for path in ("/assets/none.js", "/favicon.ico", "/..%2f..%2fetc/passwd.txt"):
        assert stranger.http.get(path).json()["code"] == "no_such_page"


def test_the_web_process_does_not_import_numba(
    own_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    anna = visit(own_server)
    table = anna.make(BOT, BOT)["table"]["id"]
    anna.get("/games/carolus")
    wait_for(lambda: anna.view(table)["ply"] >= 3)
    assert own_server.process is not None
    maps = Path(f"/proc/{own_server.process.pid}/maps").read_text()
    assert "llvmlite" not in maps and "numba" not in maps


def test_a_game_on_postgresql_survives_a_kill(
    postgres: Postgres, tmp_path: Path, visit: Callable[[ServerProcess], Browser]
) -> None:
    server = ServerProcess(postgres.new_database(), tmp_path).open()
    anna = visit(server)
    view = anna.make(ME, ME)
    for _ in range(10):
        view = anna.play_first(view)
    view = anna.view(view["table"]["id"])
    server.end(signal.SIGKILL)
    again = visit(server.open())
    again.http.cookies = anna.http.cookies
    assert kept(again.view(view["table"]["id"])) == kept(view)
    server.close()
