"""Bots: they finish games, survive their workers, and see nothing they may not."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import bezant
from bezant import players
from bezant.server.bots import SLACK, SLOWEST, Bots
from bezant.server.precompile import Precompiler
from bezant.server.worker_tasks import BotTurn, ForcedTurn, decide
from bezant.server.workers import WorkerPool
from tests.server.harness import BOT, ME, Browser, Database, ServerProcess

PAUSE = 0.1
GREEDY = {"kind": "bot", "bot": "greedy"}
LEVEL = {"kind": "bot", "bot": "level4"}


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose bots take their time."""
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, bot_pause=PAUSE).open()
    yield server
    server.close()


def wait_for(what: Callable[[], Any], seconds: float = 90) -> Any:
    """What `what` gives once it gives something."""
    until = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)
    return found


def workers(server: ServerProcess) -> list[int]:
    """The processes in which the bots of a server think."""
    assert server.process is not None
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    children = [int(pid) for thread in threads for pid in told(thread).split()]
    return [pid for pid in children if "spawn_main" in told(Path(f"/proc/{pid}/cmdline"))]


def told(about: Path) -> str:
    """What the kernel tells of a process or thread: nothing, if it ends while it is being asked about."""
    try:
        return about.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def gone(pid: int) -> bool:
    """Whether a process has ended with all its threads, waited for or not."""
    status = told(Path(f"/proc/{pid}/status"))
    return not status or ("State:\tZ" in status and "Threads:\t1\n" in status)


def test_bots_finish_a_game_by_themselves(anna: Browser, database: Database) -> None:
    view = anna.make(BOT, GREEDY)
    table = view["table"]["id"]
    assert [seat["name"] for seat in view["seats"]] == ["uniform", "greedy"] and view["you"] == []
    with anna.live(table) as line:
        views = [line.view()]
        while views[-1]["status"] != "finished":
            views.append(line.view())
    entries = [entry["ply"] for view in views for entry in view["log"]]
    assert entries == list(range(len(entries))) and len(database.moves(table)) == entries[-1]
    assert views[-1]["result"]["winners"]


def test_a_person_plays_against_a_bot(anna: Browser) -> None:
    view = anna.make(ME, GREEDY)
    table = view["table"]["id"]
    for _ in range(12):
        view = wait_for(lambda: (seen := anna.view(table))["to_move"] == 0 and seen)
        assert view["options"] and 1 in view["here"]
        view = anna.play_first(view)


def test_a_killed_worker_is_replaced_and_the_table_goes_on(
    slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    anna = visit(slow_server)
    table = anna.make(BOT, BOT)["table"]["id"]
    wait_for(lambda: anna.view(table)["ply"] >= 3)
    lost = workers(slow_server)
    assert lost
    for pid in lost:
        os.kill(pid, signal.SIGKILL)
    stood = anna.view(table)["ply"]
    wait_for(lambda: anna.view(table)["ply"] >= stood + 5)
    assert workers(slow_server) and not set(lost) & set(workers(slow_server))


def test_a_hung_worker_is_replaced_and_the_table_goes_on(
    tmp_path: Path, visit: Callable[[ServerProcess], Browser]
) -> None:
    limit = 8  # which the start of a worker must not exceed on a busy machine
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, bot_pause=PAUSE, bot_workers=1, bot_limit=limit)
    with closing(server.open()):
        anna = visit(server)
        table = anna.make(BOT, BOT)["table"]["id"]
        wait_for(lambda: anna.view(table)["ply"] >= 3)
        (hung,) = workers(server)
        os.kill(hung, signal.SIGSTOP)
        stood = anna.view(table)["ply"]
        wait_for(lambda: anna.view(table)["ply"] >= stood + 3)
        assert gone(hung) and "did not move and is asked again" in server.errors.read_text()


@pytest.mark.usefixtures("compiled")
def test_a_level_bot_survives_the_loss_of_its_worker(
    slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    """Until its code is ready the table says so; then it plays, whatever happens to the processes."""
    anna = visit(slow_server)
    view = anna.make(LEVEL, LEVEL)
    table = view["table"]["id"]
    assert view["preparing"]
    wait_for(lambda: anna.view(table)["ply"] >= 3, 300)
    assert not anna.view(table)["preparing"]
    for pid in workers(slow_server):
        os.kill(pid, signal.SIGKILL)
    stood = anna.view(table)["ply"]
    wait_for(lambda: anna.view(table)["ply"] >= stood + 5)


def test_a_level_that_plays_at_first_sight_waits_for_no_compiling(
    slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    anna = visit(slow_server)
    view = anna.make(*2 * [{"kind": "bot", "bot": "level2"}])
    while view["ply"] < 5:
        assert not view["preparing"]
        view = anna.view(view["table"]["id"])


@pytest.mark.usefixtures("compiled")
def test_readiness_is_told_to_those_who_watch(server: ServerProcess, anna: Browser) -> None:
    table = anna.make(ME, LEVEL, ME)["table"]["id"]
    with anna.live(table) as line:
        view = line.view()
        while not view["preparing"]:
            view = anna.play_first(view) if view["options"] else line.view()
        while view["preparing"]:
            view = line.view(300)
    assert view["status"] == "playing"


def test_bots_go_on_after_a_restart_and_leave_no_workers_behind(
    slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    before = visit(slow_server)
    table = before.make(BOT, BOT)["table"]["id"]
    wait_for(lambda: before.view(table)["ply"] >= 3)
    orphans = workers(slow_server)
    slow_server.end(signal.SIGKILL)
    stood = len(Database(Path(slow_server.database)).moves(table))
    wait_for(lambda: all(gone(pid) for pid in orphans), 10)
    after = visit(slow_server.open())
    assert after.view(table)["status"] == "playing"
    wait_for(lambda: after.view(table)["ply"] > stood)


def test_the_pause_between_moves_of_bots(slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser]) -> None:
    anna = visit(slow_server)
    table = anna.make(BOT, BOT)["table"]["id"]
    view = wait_for(lambda: (seen := anna.view(table))["ply"] >= 6 and seen)
    times = [datetime.fromisoformat(entry["at"]) for entry in view["log"]]
    assert all(later - earlier >= timedelta(seconds=PAUSE) for earlier, later in pairwise(times))


def test_a_worker_decides_from_an_imagined_position() -> None:
    game = bezant.load("carolus")
    state = game.new(seats=2, seed=7)
    imagined = game.imagine(state, game.to_move(state), 99)
    turn = BotTurn("carolus", "uniform", game.to_move(state), 0, imagined.tobytes(), 5)
    assert list(decide(turn)) == list(decide(turn)) and next(decide(turn)) in game.legal(state)
    assert imagined.tobytes() != state.tobytes()  # the dice are not the table's


def test_where_something_is_secret_an_answer_takes_as_long_with_a_choice_as_without() -> None:
    """JER-R8: nobody can tell a forced answer of a bot from a chosen one by its speed."""
    bots = Bots(WorkerPool(1), Precompiler(WorkerPool(1), WorkerPool(1), 0, lambda: None), 0.1, 60)
    turn = BotTurn("jerusalem", "level6", 0, 0, b"", 0)
    assert bots._answer_time(replace(turn, game="carolus"), thinks=True) == 0.1
    assert bots._answer_time(turn, thinks=True) == players.seconds("level6") + SLACK > 0.1
    assert bots._answer_time(replace(turn, bot="greedy"), thinks=False) == 0.1


def test_a_forced_answer_waits_for_nothing_but_its_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """JER-R56: how long it takes is drawn from the same range whoever looks on and however busy the workers are."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("bezant.server.bots.asyncio.sleep", sleep)
    pool = WorkerPool(0)  # nobody who could answer
    bots = Bots(pool, Precompiler(pool, pool, 0, lambda: None), PAUSE, 60)
    forced = [asyncio.run(bots._force(ForcedTurn(1, 2, action))) for action in range(200)]
    assert forced == list(range(200)) and len(waited) == 200
    assert PAUSE <= min(waited) < 1.5 * PAUSE and (SLOWEST - 0.5) * PAUSE < max(waited) <= SLOWEST * PAUSE
