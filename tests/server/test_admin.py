"""`bezant admin`, beside a running server, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from bezant.server.store import Store
from bezant.server.store_admin import opened_as_it_is
from tests.server.harness import BOT, ENVIRONMENT, ME, OPEN, ROOT, Browser, ServerProcess
from tests.server.postgres import BOTH, Postgres, database_for
from tests.server.test_bots import wait_for

Visit = Callable[[ServerProcess], Browser]


@pytest.fixture(scope="module", params=BOTH)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a waiting, a running and a finished table."""
    folder = tmp_path_factory.mktemp(request.param)
    server = ServerProcess(database_for(request, folder), folder).open()
    anna = Browser(server.address)
    anna.post("/me", {"name": "Anna"})
    anna.make(ME, OPEN, name="Waiting")
    view = anna.make(ME, ME, name="Running")
    for _ in range(8):
        option = view["options"][0]["id"]
        anna.play(view["table"]["id"], view["ply"], option)
        view = anna.view(view["table"]["id"])
    anna.post(f"/tables/{view['table']['id']}/chat", {"text": "hello"})
    over = anna.make(BOT, BOT, name="Over")["table"]["id"]
    wait_for(lambda: anna.view(over)["status"] == "finished", 90)
    anna.close()
    yield server
    server.close()


@pytest.fixture
def admin(running: ServerProcess) -> Callable[..., subprocess.CompletedProcess[str]]:
    def run(*words: str, database: str = running.database, code: int = 0) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "bezant", "admin", *words]
        environment = ENVIRONMENT | {"BEZANT_DATABASE": database}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
        assert done.returncode == code, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done

    return run


@pytest.fixture
def new_database(running: ServerProcess, request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes the address of a new database of the kind that the server has."""
    files = (str(tmp_path / f"new{number}.db") for number in count())
    if "://" not in running.database:
        return lambda: next(files)
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database


Admin = Callable[..., subprocess.CompletedProcess[str]]


def rows(done: subprocess.CompletedProcess[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(done.stdout)["rows"]
    return found


def test_tables_are_listed_and_shown(admin: Admin) -> None:
    listed = rows(admin("tables", "--json"))
    assert {row["name"]: row["status"] for row in listed} == {
        "Waiting": "waiting",
        "Running": "playing",
        "Over": "finished",
    }
    (running,) = rows(admin("tables", "--status", "playing", "--game", "carolus", "--json"))
    shown = json.loads(admin("table", running["id"], "--json").stdout)
    assert (shown["moves"], shown["messages"], shown["seats"]) == (8, 1, "Anna, Anna")
    assert "Running" in admin("tables").stdout and running["id"] in admin("table", running["id"]).stdout
    assert admin("table", "nowhere", code=1).stderr == "There is no table “nowhere”.\n"


def test_people_are_listed_and_shown(admin: Admin) -> None:
    (anna,) = [row for row in rows(admin("people", "--name", "ANN", "--json")) if row["name"] == "Anna"]
    shown = json.loads(admin("person", anna["id"], "--json").stdout)
    assert shown["name"] == "Anna" and len(shown["tables"]) == 2
    assert rows(admin("people", "--name", "%", "--json")) == []
    assert "Anna" in admin("people").stdout
    assert admin("person", "nobody", code=1).stderr == "There is nobody with the id “nobody”.\n"


def test_a_ban_is_obeyed_by_the_running_server(running: ServerProcess, admin: Admin, visit: Visit) -> None:
    bert = visit(running)
    me, view = bert.get("/me")["id"], bert.make(ME, ME, private=True)
    table, option = view["table"]["id"], view["options"][0]["id"]
    with bert.live(table) as line:
        line.view()
        admin("ban", me)
        assert heard_to_the_end(line.socket)
    assert bert.play(table, view["ply"], option, 403)["code"] == "banned"
    assert bert.post(f"/tables/{table}/chat", {"text": "let me in"}, 403)["code"] == "banned"
    assert bert.view(table)["you"] == []  # he may look on
    assert "banned guest" in admin("person", me).stdout
    admin("unban", me)
    wait_for(lambda: bert.view(table)["you"] == [0, 1])
    bert.play(table, view["ply"], option)
    assert "nobody with the id" in admin("ban", "nobody", code=1).stderr


def heard_to_the_end(socket: ClientConnection) -> bool:
    """Whether the server closed the line: who sat there comes again, and is looked at anew."""
    try:
        while True:
            socket.recv(10)
    except ConnectionClosed:
        return True


def test_one_and_everybody_are_logged_out(running: ServerProcess, admin: Admin, visit: Visit) -> None:
    bert, cleo = visit(running), visit(running)
    his, hers = bert.get("/me")["id"], cleo.get("/me")["id"]
    assert admin("logout", his).stdout == "One session has been ended.\n"
    wait_for(lambda: visit_again(bert, running, visit) != his)
    assert visit_again(cleo, running, visit) == hers
    admin("logout", "--everybody")
    wait_for(lambda: visit_again(cleo, running, visit) != hers)
    assert admin("logout", code=1).stderr == "Name one person, or say --everybody.\n"
    assert "nobody with the id" in admin("logout", "nobody", code=1).stderr


def visit_again(browser: Browser, server: ServerProcess, visit: Visit) -> str:
    """Who a browser with these cookies is now."""
    copy = visit(server)
    copy.http.cookies = httpx.Cookies(browser.http.cookies)
    who: str = copy.get("/me")["id"]
    return who


def test_an_archived_table_is_in_no_public_list(running: ServerProcess, admin: Admin, visit: Visit) -> None:
    bert, cleo = visit(running), visit(running)
    table = bert.make(ME, OPEN, name="Rude words")["table"]["id"]

    def listed(browser: Browser, name: str) -> bool:
        return table in {row["id"] for row in browser.get("/tables")[name]}

    assert listed(cleo, "open")
    admin("archive", table)
    wait_for(lambda: not listed(cleo, "open"))
    assert listed(bert, "yours") and cleo.view(table)["status"] == "waiting"
    assert "There is no table" in admin("archive", "nowhere", code=1).stderr


def test_a_table_is_closed_whatever_goes_on_there(running: ServerProcess, admin: Admin, visit: Visit) -> None:
    bert, cleo = visit(running), visit(running)
    waiting, played = (bert.make(ME, OPEN)["table"]["id"] for _ in range(2))
    cleo.post(f"/tables/{played}/seats/1")
    with bert.live(played) as line:
        line.view()
        assert admin("close", played).stdout == f"Table {played} is closed.\n"
        assert heard_to_the_end(line.socket)
    view = bert.view(played)
    assert view["status"] == "finished" and (view["result"]["reason"], view["result"]["winners"]) == ("abandoned", [])
    assert [each["kind"] for each in view["life"]["happenings"]] == ["closed"]
    admin("close", waiting)
    assert cleo.view(waiting)["result"]["reason"] == "closed"
    assert waiting not in {row["id"] for row in cleo.get("/tables")["open"]}
    assert admin("close", played, code=1).stderr == f"The game of table {played} is over.\n"
    assert "There is no table" in admin("close", "nowhere", code=1).stderr


def test_ratings_are_worked_out_anew(admin: Admin) -> None:
    assert admin("ratings").stdout.startswith("The ratings have been worked out anew from ")


def test_everything_replays_and_fits_together(admin: Admin) -> None:
    assert admin("verify").stdout.endswith("Every record replays.\n")
    assert admin("check").stdout.endswith("Everything fits together.\n")


def test_a_copy_made_while_people_play_is_whole(
    running: ServerProcess, admin: Admin, visit: Visit, tmp_path: Path, new_database: Callable[[], str]
) -> None:
    """Each copy replays, though moves are written all the time; restored, it is a database like any other."""
    player, stop = visit(running), threading.Event()

    def play() -> None:
        while not stop.is_set():
            view = player.make(ME, ME, private=True)
            for _ in range(30):
                if not stop.is_set() and view["options"]:
                    player.play(view["table"]["id"], view["ply"], view["options"][0]["id"])
                    view = player.view(view["table"]["id"])

    playing = threading.Thread(target=play)
    playing.start()
    try:
        for number in range(2):
            admin("backup", str(tmp_path / f"copy{number}"))
    finally:
        stop.set()
        playing.join(30)
    assert admin("backup", str(tmp_path / "copy0"), code=1).stderr.endswith("and nothing is written over.\n")
    assert (tmp_path / "copy0").stat().st_mode & 0o077 == 0
    fresh = new_database()
    admin("restore", str(tmp_path / "copy1"), database=fresh)
    assert "Every record replays" in admin("verify", database=fresh).stdout
    assert "Everything fits together" in admin("check", database=fresh).stdout
    again = admin("restore", str(tmp_path / "copy1"), database=fresh, code=1).stderr
    assert again.endswith(("restore into an empty one.\n", "restore into a new file.\n"))
    assert admin("restore", str(tmp_path / "none"), database=fresh, code=1).stderr.startswith("There is no backup ")


def damage(database: str, statement: str) -> None:
    store = opened_as_it_is(database)
    with store.database.writing() as session:
        session.execute(text(statement))
    store.close()


DAMAGE = {
    "UPDATE tables SET status = 'finished' WHERE name = 'Running'": "stored as finished, and its moves say playing",
    "UPDATE tables SET to_move = 1 - to_move WHERE name = 'Running'": "is stored as to move, and its moves say",
    "DELETE FROM moves WHERE ply = 4 AND table_id IN (SELECT id FROM tables WHERE name = 'Running')": "numbered from 1 to 8",
    "UPDATE seats SET kind = 'open' WHERE table_id IN (SELECT id FROM tables WHERE name = 'Running')": "a seat is free",
    "UPDATE moves SET action = 99999 WHERE ply = 2": "its moves cannot be followed",
}


def test_what_does_not_fit_together_is_found(admin: Admin, tmp_path: Path, new_database: Callable[[], str]) -> None:
    admin("backup", str(tmp_path / "copy"))
    for statement, words in DAMAGE.items():
        fresh = new_database()
        admin("restore", str(tmp_path / "copy"), database=fresh)
        damage(fresh, statement)
        said = admin("check", database=fresh, code=1).stderr
        assert words in said and all(line.endswith(".") for line in said.splitlines()), said
    assert "cannot be followed" in admin("verify", database=fresh, code=1).stderr


def test_a_database_that_is_not_there_or_of_another_shape(admin: Admin, tmp_path: Path) -> None:
    gone = admin("tables", database=str(tmp_path / "none.db"), code=1).stderr
    assert gone.startswith("The database cannot be opened: there is no file") and not (tmp_path / "none.db").exists()
    Store.opened(f"sqlite:///{tmp_path / 'old.db'}").close()
    damage(str(tmp_path / "old.db"), "UPDATE alembic_version SET version_num = '0001'")
    assert "start the server once" in admin("check", database=str(tmp_path / "old.db"), code=1).stderr
