"""Workers may die: their games are played again, and what kills every worker is told."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator

import pytest

import bezant
from bezant import players
from bezant.lab.arena_play import Job, Played, play, work
from bezant.lab.places import Processes
from bezant.lab.workers import WorkerDied, Workers

UNIFORM = ("uniform", "uniform")


def hired(count: int) -> Workers[Job]:
    return Workers(Processes(), count, work, "carolus", ["uniform"], 2)


def jobs(count: int) -> Callable[[], Job | None]:
    rest: Iterator[Job] = (Job(0, number, UNIFORM, 100 + number) for number in range(count))
    return lambda: next(rest, None)


def test_a_killed_worker_is_replaced_and_its_game_is_played_again() -> None:
    game = bezant.load("carolus")
    uniform = players.make("uniform", game)
    with hired(2) as workers:
        workers.prepare()
        first = int(workers.names[0])
        found: dict[int, Played] = {}
        for job, played in workers.results(jobs(60)):
            if not found:
                os.kill(first, signal.SIGKILL)
            assert job.number not in found
            found[job.number] = played
        assert str(first) not in workers.names
    assert sorted(found) == list(range(60))
    for number in (0, 1, 2, 59):
        again = play(game, [uniform, uniform], 100 + number)
        assert (found[number].winners, found[number].decisions) == (again.winners, again.decisions)


def test_a_worker_killed_while_it_gets_ready_is_replaced() -> None:
    with hired(1) as workers:
        workers._hire()
        os.kill(int(workers.names[0]), signal.SIGKILL)
        workers.prepare()
        assert [job.number for job, _ in workers.results(jobs(2))] == [0, 1]


def test_a_game_that_kills_every_worker_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    deadly = [Job(0, 0, ("uniform", "nobody"), 1)]
    with hired(1) as workers:
        workers.prepare()
        with pytest.raises(WorkerDied, match="3 workers died over a game"):
            list(workers.results(lambda: deadly.pop() if deadly else None))
    assert workers.names == []
    assert "nobody" in capfd.readouterr().err


def test_nobody_is_left_behind() -> None:
    with hired(2) as workers:
        workers.prepare()
        next(workers.results(jobs(10)))
        left = workers.names
    for process in left:
        with pytest.raises(ProcessLookupError):
            os.kill(int(process), 0)
