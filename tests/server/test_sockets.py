"""Live lines: what browsers are told, and what happens when they are cut off or do not listen."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bezant.server.app import create_app
from bezant.server.settings import Settings
from tests.server.harness import ME, OPEN, Browser, ServerProcess


def test_everybody_hears_of_every_move(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = anna.make(ME, OPEN)["table"]["id"]
    with anna.live(table) as hers, stranger.live(table) as theirs:
        assert hers.view()["status"] == "waiting" and theirs.view()["ply"] == -1
        bert.post(f"/tables/{table}/seats/1")
        for line in (hers, theirs):
            views = line.until(0)
            assert [entry["ply"] for entry in views[-1]["log"]] == [0]
        browsers, view = (anna, bert), anna.view(table)
        for _ in range(6):
            mover = browsers[view["to_move"]]
            view = mover.play_first(mover.view(table))
        for line in (hers, theirs):
            entries = [entry["ply"] for view in line.until(6) for entry in view["log"]]
            assert entries == [1, 2, 3, 4, 5, 6]  # each once, in order


def test_everybody_sees_through_their_own_eyes(anna: Browser, stranger: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    with anna.live(table) as hers, stranger.live(table) as theirs:
        assert hers.view()["options"] and not theirs.view()["options"]


def test_a_lost_line_is_taken_up_where_it_broke(anna: Browser) -> None:
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    with anna.live(table) as line:
        view = anna.play_first(anna.play_first(view))
        line.until(2)
        line.socket.socket.shutdown(socket.SHUT_RDWR)  # the cable is pulled
    for _ in range(3):
        view = anna.play_first(view)
    with anna.live(table, since=2) as line:
        first = line.view()
        assert first["since"] == 2 and [entry["ply"] for entry in first["log"]] == [3, 4, 5]


def test_who_is_here_and_how_many_watch(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    assert anna.view(table)["here"] == []
    with anna.live(table) as hers:
        first = hers.view()
        assert first["here"] == [0, 1] and first["watching"] == 0
        with bert.live(table), bert.live(table), stranger.live(table):
            while hers.view()["watching"] < 2:
                pass  # Bert with two windows, and somebody without a name
            row = next(row for row in bert.get("/tables")["watch"] if row["id"] == table)
            assert row["here"] == [0, 1]
        while hers.view()["watching"] > 0:
            pass


def test_talk_is_heard(anna: Browser, bert: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    with anna.live(table) as line:
        line.view()
        bert.post(f"/tables/{table}/chat", {"text": "<b>hello</b>"})
        assert line.view()["chat"][-1]["text"] == "<b>hello</b>"


def test_ping_is_answered_and_anything_else_ends_the_line(anna: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    for said in (b'{"type": "ping"}', "", "{", "[]", '{"type": "move", "option": 1}', '{"type": "jump"}', "[" * 10_000):
        with anna.live(table) as line:
            line.view()
            line.socket.send('{"type": "ping"}')
            assert line.next() == {"type": "pong"}
            line.socket.send(said)
            with pytest.raises(ConnectionClosed) as closed:
                line.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    assert anna.view(table)["ply"] == 0


def test_too_long_a_message_ends_the_line(anna: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    with anna.live(table) as line:
        line.view()
        line.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            line.next()


def test_no_line_to_nowhere_nor_for_foreign_pages(anna: Browser, server: ServerProcess) -> None:
    with pytest.raises(InvalidStatus) as refused, anna.live("nowhere"):
        pass
    assert refused.value.response.status_code == 404 and b"no_such_table" in refused.value.response.body
    table = anna.make(ME, ME)["table"]["id"]
    with pytest.raises(InvalidStatus) as refused, anna.live(table, origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403 and b"foreign_page" in refused.value.response.body
    with anna.live(table, origin=server.address) as line:
        assert line.view()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    """The address of a server that waits only a moment for browsers to read."""
    settings = Settings(
        str(tmp_path / "bezant.db"), send_limit=0.2, chat_burst=100_000, prepare=False, address_limits=False
    )
    app = create_app(settings)
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


def test_one_who_does_not_read_is_dropped_and_holds_up_nobody(impatient: str) -> None:
    host = Browser(impatient)
    table = host.make(ME, ME)["table"]["id"]
    place = urlsplit(impatient)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((place.hostname, place.port))
        deaf.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {place.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        while host.view(table)["watching"] == 0:
            time.sleep(0.01)
        slowest = 0.0
        for number in range(2000):
            started = time.monotonic()
            view = host.post(f"/tables/{table}/chat", {"text": f"{number} " + "x" * 290})
            slowest = max(slowest, time.monotonic() - started)
            if view["watching"] == 0:
                break
        assert view["watching"] == 0 and slowest < 2
    host.close()
