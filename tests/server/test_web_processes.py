"""Several web processes behind one port: every connection comes to the process that plays its table, also after one has died."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from bezant.server.leases import COUNT
from bezant.server.shared_folder import LOCK, PREFIX
from bezant.server.sorting import home_shards
from tests.server.harness import ME, OPEN, Browser, ServerProcess
from tests.server.test_bots import gone, wait_for

TWO_BOTS = [{"kind": "bot", "bot": "uniform"}] * 2


def test_every_shard_has_one_home() -> None:
    for count in (1, 2, 3, 7):
        homes = [home_shards(index, count) for index in range(count)]
        assert sorted(shard for home in homes for shard in home) == list(range(COUNT))


@pytest.fixture
def several(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, workers=3, address_limits=False).open()
    yield server
    server.close()


def web_processes(server: ServerProcess) -> list[int]:
    """The processes that serve, by the name of the one that keeps them running."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if "spawn_main" in command_of(pid)]


def command_of(pid: str) -> str:
    """Nothing, once the process has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


def is_answered(browser: Browser) -> bool:
    try:
        return browser.http.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_people_of_many_tables_meet_whichever_process_takes_their_connection(
    several: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    anna, bert = visit(several), visit(several)
    tables = [anna.make(ME, OPEN)["table"]["id"] for _ in range(8)]
    assert len({table[0] for table in tables}) > 1
    for table in tables:
        bert.post(f"/tables/{table}/seats/1")
        with anna.live(table) as hers, bert.live(table) as his:
            assert hers.view()["here"] and his.view()["you"] == [1]
            mover = (anna, bert)[hers.seen["to_move"]]
            mover.play_first(mover.view(table))
            assert hers.until(1)[-1]["ply"] == his.until(1)[-1]["ply"] == 1
    # A process reads once a second what the others have changed.
    assert wait_for(lambda: {row["id"] for row in bert.get("/tables")["yours"]} == set(tables))


def test_the_tables_of_a_process_that_dies_go_on(
    several: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    anna = visit(several)
    played = [anna.make(ME, ME)["table"]["id"] for _ in range(6)]
    bots = [anna.make(*TWO_BOTS)["table"]["id"] for _ in range(3)]
    wait_for(lambda: len(web_processes(several)) == 3)
    killed = web_processes(several)[1]
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: gone(killed))  # all its threads, the last of which holds the port
    wait_for(lambda: is_answered(anna))  # connections that it had taken break
    stood = {table: anna.view(table)["ply"] for table in bots}
    for table in played:
        assert anna.play_first(anna.view(table))["ply"] == 1

    def has_moved(table: str) -> bool:
        seen = anna.view(table)
        return seen["ply"] > stood[table] or seen["status"] == "finished"

    wait_for(lambda: all(has_moved(table) for table in bots))
    wait_for(lambda: len(web_processes(several)) == 3 and killed not in web_processes(several))
    for table in played:
        assert anna.play_first(anna.view(table))["ply"] == 2


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, workers=2, header_seconds=0.5).open()
    yield server
    server.close()


def test_a_connection_that_says_nothing_is_closed(pair: ServerProcess) -> None:
    place = urlsplit(pair.address)
    for said in (b"", b"GET /api/tab"):
        with socket.create_connection((str(place.hostname), place.port or 0)) as silent:
            silent.settimeout(10)
            silent.sendall(said)
            with suppress(ConnectionResetError):
                assert silent.recv(1000) == b""


def test_the_processes_end_with_the_one_that_started_them(pair: ServerProcess) -> None:
    wait_for(lambda: len(web_processes(pair)) == 2)
    children = web_processes(pair)
    folder = folder_of(children[0])
    pair.end(signal.SIGKILL)
    ended(children)
    assert not folder.exists()


def test_what_killed_processes_have_left_is_removed_by_the_next_server(pair: ServerProcess) -> None:
    wait_for(lambda: len(web_processes(pair)) == 2)
    children = web_processes(pair)
    folder = folder_of(children[0])
    assert pair.process is not None
    os.kill(pair.process.pid, signal.SIGSTOP)  # or it would start others in their place
    for pid in children:
        os.kill(pid, signal.SIGKILL)
    pair.end(signal.SIGKILL)
    ended(children)
    assert folder.exists()
    pair.open()
    assert not folder.exists() and folder_of(web_processes(pair)[0]).exists()


def folder_of(pid: int) -> Path:
    """The folder that a web process shares with the others."""
    opened = [each.readlink() for each in Path(f"/proc/{pid}/fd").iterdir() if each.is_symlink()]
    (lock,) = (path for path in opened if path.name == LOCK and path.parent.name.startswith(PREFIX))
    return lock.parent


def ended(pids: list[int]) -> None:
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{pid}/stat").exists() and _state(pid) != "Z" for pid in pids):
        assert time.monotonic() < deadline, subprocess.run(["ps", "-ef"], capture_output=True, text=True).stdout
        time.sleep(0.1)


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
