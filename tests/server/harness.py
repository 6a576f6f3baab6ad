"""A real server process, the browsers that visit it, and its database."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import psycopg
from websockets.sync.client import ClientConnection, connect

import bezant
from bezant.kernel.match import Match
from bezant.server import schemas

RUN = "import sys; from bezant.server.serve import serve; sys.exit(serve(port=0, database=sys.argv[1], {}))"
ROOT = Path(__file__).parents[2]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT)}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "uniform"}
PASSWORD = "correct horse"


class ServerProcess:
    """A server process of its own. It can be killed and opened again on the same database."""

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.database, self.folder = database, folder
        self.settings = {
            "bot_pause": 0.0,
            "prepare": False,
            "review_simulations": 20,
            "address_limits": False,  # all of a test's browsers have one address
            **settings,
        }
        self.page = folder / "page"
        self.errors = folder / "stderr"
        self.process: subprocess.Popen[str] | None = None
        (self.page / "assets").mkdir(parents=True, exist_ok=True)
        (self.page / "index.html").write_text("<!doctype html><title>bezant</title>")
        (self.page / "assets" / "main-1a2b.js").write_text("export {}")

    def open(self) -> Self:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.settings.items())
        arguments = f"web=__import__('pathlib').Path({str(self.page)!r}), {chosen}"
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", RUN.format(arguments), self.database],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=ENVIRONMENT,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, self.errors.read_text()
        self.address = line.split(" at ")[1].split()[0]
        return self

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(60)
        self.process.stdout.close()
        self.process = None
        return code

    def close(self) -> None:
        """The end of a test: nothing may have gone wrong unseen."""
        if self.process is not None:
            self.end()
        assert "Traceback" not in self.errors.read_text(), self.errors.read_text()


class Browser:
    """One cookie jar. It listens to every answer for things that must not be said."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60)
        self.heard: list[str] = []

    def ask(self, method: str, path: str, status: int = 200, **kwargs: Any) -> Any:
        answer = self.http.request(method, f"/api{path}", **kwargs)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text[:500])
        said = self.hear(answer.text)
        acknowledged = isinstance(said, dict) and said.keys() == {"ply"}
        return self.view(path.split("/")[2]) if acknowledged else said  # whoever acts looks at the table then

    def ask_empty(self, method: str, path: str, body: Any = None) -> None:
        """Something that is answered without a body."""
        answer = self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == 204, (method, path, answer.status_code, answer.text[:500])

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.ask("POST", path, status, json=body)

    def hear(self, text: str) -> Any:
        self.heard.append(text)
        said = json.loads(text)
        assert_no_secrets(said)
        return said

    def make(self, *seats: dict[str, str], **wish: Any) -> dict[str, Any]:
        return self.worded(self.post("/tables", {"game": "carolus", "seats": list(seats), **wish}, status=201))

    def view(self, table: str) -> dict[str, Any]:
        return self.worded(self.get(f"/tables/{table}"))

    def worded(self, view: dict[str, Any]) -> dict[str, Any]:
        """The view with its options in words, as the page asks for them; a newer one where the table has moved on meanwhile."""
        if not view["options"]:
            return view
        open_now = self.get(f"/tables/{view['table']['id']}/options")
        if open_now["ply"] != view["ply"]:
            return self.view(view["table"]["id"])
        assert [option["id"] for option in open_now["options"]] == view["options"]
        return view | {"options": open_now["options"]}

    def play(self, table: str, ply: int, option: int, status: int = 200) -> dict[str, Any]:
        return self.post(f"/tables/{table}/moves", {"ply": ply, "option": option}, status)

    def play_first(self, view: dict[str, Any]) -> dict[str, Any]:
        first = view["options"][0]
        return self.play(view["table"]["id"], view["ply"], first if isinstance(first, int) else first["id"])

    @contextmanager
    def live(self, table: str, since: int | None = None, origin: str | None = None) -> Iterator[LiveSocket]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "" if since is None else f"?since={since}"
        address = f"ws://{urlsplit(self.address).netloc}/api/tables/{table}/live{query}"
        headers = {"Cookie": cookies} if cookies else {}
        with connect(address, additional_headers=headers, origin=origin) as socket:  # type: ignore[arg-type]
            yield LiveSocket(socket, self)

    def close(self) -> None:
        self.http.close()


def signed_up(browser: Browser, name: str) -> Browser:
    """The browser of somebody who has made an account."""
    browser.post("/sign-up", {"name": name, "password": PASSWORD})
    return browser


class LiveSocket:
    """A browser's live line to a table: it keeps the view by the changes it is sent."""

    def __init__(self, socket: ClientConnection, browser: Browser) -> None:
        self.socket, self._browser = socket, browser
        self.seen: dict[str, Any] = {}

    def next(self, timeout: float = 10) -> dict[str, Any]:
        return self._browser.hear(str(self.socket.recv(timeout)))

    def view(self, timeout: float = 10) -> dict[str, Any]:
        """The table after the next change; its log are the entries that came with it."""
        said = self.next(timeout)
        if said["type"] == "view":
            self.seen = said["view"]
        elif said["type"] == "change":
            self.seen = changed(self.seen, said)
        else:
            assert said["type"] == "presence", said
            self.seen = self.seen | {"here": said["here"], "watching": said["watching"], "log": []}
        return self.seen

    def until(self, ply: int) -> list[dict[str, Any]]:
        """All views up to the first one that has reached `ply`."""
        views = [self.view()]
        while views[-1]["ply"] < ply:
            views.append(self.view())
        return views


def table_view(view: dict[str, Any]) -> schemas.TableView:
    """The view, held to its description."""
    return schemas.TableView.model_validate(view | {"options": [option["id"] for option in view["options"]]})


def changed(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view after a change, as docs/protocol.md says; the log is what came with it."""
    new = json.loads(json.dumps(view))
    for name, value in change["set"].items():
        *path, last = name.split(".")
        inside = new
        for step in path:
            inside = inside[int(step)] if isinstance(inside, list) else inside[step]
        if last.endswith("#"):
            inside[last[:-1]] = (inside[last[:-1]] or [])[:value]
        elif isinstance(inside, list):
            inside[int(last) : int(last) + 1] = [value]
        else:
            inside[last] = value
    return new | {"ply": change["ply"], "log": change["entries"], "chat": new["chat"] + change["said"]}


def assert_no_secrets(said: Any) -> None:
    """Neither generator nor seed is in anything a running table shows."""
    if isinstance(said, dict):
        over = said.get("status") == "finished"
        for name, value in said.items():
            assert name != "dice" or not value or isinstance(value, int)  # how many are thrown may be told
            assert name != "seed" or value is None
            if not (over and name == "table"):
                assert_no_secrets(value)
    elif isinstance(said, list):
        for value in said:
            assert_no_secrets(value)


class Database:
    """The database, read beside the server: a SQLite file, or PostgreSQL by its address."""

    def __init__(self, address: Path | str) -> None:
        self.address = str(address)

    def rows(self, query: str, *args: Any) -> list[tuple[Any, ...]]:
        """Questions have `?` for what is asked of either."""
        if "://" in self.address:
            with psycopg.connect(self.address) as connection:
                return connection.execute(query.replace("?", "%s").encode(), args).fetchall()
        with closing(sqlite3.connect(self.address)) as file:
            return file.execute(query, args).fetchall()

    def moves(self, table: str) -> list[tuple[Any, ...]]:
        return self.rows("SELECT ply, seat, action, at FROM moves WHERE table_id = ? ORDER BY ply", table)

    def seed(self, table: str) -> str:
        """As the match takes it: with the seeds of the game it plays on from, if there is one."""
        (seed, earlier), *_ = self.rows("SELECT seed, earlier FROM tables WHERE id = ?", table)
        return seed if earlier is None else f"{earlier}/{seed}"

    def match(self, table: str) -> Match:
        """The game as the moves tell it."""
        (game, options, start), *_ = self.rows("SELECT game, options, start FROM tables WHERE id = ?", table)
        (seats,), *_ = self.rows("SELECT count(*) FROM seats WHERE table_id = ?", table)
        match = Match(bezant.load(game), seats, self.seed(table), _json(options), _json(start))
        for _, seat, action, _ in self.moves(table):
            match.replay(seat, action)
        return match

    def all(self, table: str) -> tuple[Any, ...]:
        """Everything the store holds of a table, and the bytes of its position."""
        kept = [
            self.rows(f"SELECT * FROM {name} WHERE {key} = ?", table)
            for name, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id"), ("chat", "table_id"))
        ]
        return (*kept, self.match(table).state.tobytes())


def _json(stored: Any) -> Any:
    """A column of JSON, which SQLite gives as text."""
    return json.loads(stored) if isinstance(stored, str) else stored
