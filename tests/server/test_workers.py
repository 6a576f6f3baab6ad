"""The pool: work in real processes, most urgent first; what is lost is replaced, what nobody wants stops."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import pytest

from bezant.lab.places import Processes
from bezant.server.precompile import Precompiler
from bezant.server.workers import BOT, HINT, REVIEW, WorkerPool, WorkFailed, WorkLost
from tests.server import sample_tasks
from tests.server.test_bots import gone, wait_for


@asynccontextmanager
async def pool_of(size: int, niceness: int = 0) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(size, niceness)
    yield pool
    await pool.close()


def with_pool(test: Callable[[WorkerPool], Awaitable[None]], size: int = 1, niceness: int = 0) -> None:
    async def run() -> None:
        async with pool_of(size, niceness) as pool:
            await test(pool)

    asyncio.run(run())


def test_work_is_done_in_another_process_behind_others() -> None:
    async def test(pool: WorkerPool) -> None:
        (first, nice), (second, _) = (
            await pool.ask(BOT, 9, sample_tasks.process),
            await pool.ask(BOT, 9, sample_tasks.process),
        )
        assert first == second != os.getpid() and nice == os.nice(0) + 5
        await pool.close()
        assert gone(first)

    with_pool(test, niceness=5)


def test_answers_come_one_by_one_and_stop_when_nobody_wants_more(tmp_path: Path) -> None:
    async def test(pool: WorkerPool) -> None:
        file = tmp_path / "number"
        async with aclosing(pool.answers(HINT, 9, sample_tasks.count_up, str(file))) as answers:
            heard = [await anext(answers) for _ in range(3)]
        assert heard == [1, 2, 3]
        await pool.ask(BOT, 9, sample_tasks.process)  # the worker is free again
        assert int(file.read_text()) <= 5

    with_pool(test)


def test_the_most_urgent_work_comes_first(tmp_path: Path) -> None:
    async def test(pool: WorkerPool) -> None:
        file = str(tmp_path / "order")
        busy = asyncio.create_task(pool.ask(BOT, 9, sample_tasks.sleep, 0.3))
        await asyncio.sleep(0)
        waiting = [(REVIEW, "c"), (HINT, "b"), (BOT, "a"), (REVIEW, "d")]
        await asyncio.gather(busy, *(pool.ask(urgency, 9, sample_tasks.write, file, word) for urgency, word in waiting))
        assert Path(file).read_text() == "abcd"

    with_pool(test)


def test_two_workers_work_at_the_same_time(tmp_path: Path) -> None:
    async def test(pool: WorkerPool) -> None:
        async with aclosing(pool.answers(HINT, 9, sample_tasks.count_up, str(tmp_path / "number"))) as answers:
            await anext(answers)
            assert await pool.ask(BOT, 9, sample_tasks.sleep, 0.0) == 0.0

    with_pool(test, size=2)


def test_a_worker_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(place: Processes, *life: object) -> None:
        monkeypatch.undo()
        raise OSError("no memory for a process")

    async def test(pool: WorkerPool) -> None:
        monkeypatch.setattr(Processes, "hire", refuse)
        with pytest.raises(WorkLost, match="could not be started"):
            await pool.ask(BOT, 9, sample_tasks.process)
        assert await pool.ask(BOT, 9, sample_tasks.sleep, 0.0) == 0.0

    with_pool(test)


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def test(pool: WorkerPool) -> None:
        lost, _ = await pool.ask(BOT, 9, sample_tasks.process)
        work = asyncio.create_task(pool.ask(BOT, 9, sample_tasks.sleep, 30.0))
        await asyncio.sleep(0.05)
        os.kill(lost, signal.SIGKILL)
        with pytest.raises(WorkLost, match="died"):
            await work
        again, _ = await pool.ask(BOT, 9, sample_tasks.process)
        assert again != lost

    with_pool(test)


def test_a_worker_that_died_while_idle_is_replaced() -> None:
    async def test(pool: WorkerPool) -> None:
        lost, _ = await pool.ask(BOT, 9, sample_tasks.process)
        os.kill(lost, signal.SIGKILL)
        await asyncio.to_thread(wait_for, lambda: gone(lost))
        assert (await pool.ask(BOT, 9, sample_tasks.process))[0] != lost

    with_pool(test)


def test_a_worker_that_takes_too_long_is_replaced() -> None:
    async def test(pool: WorkerPool) -> None:
        slow, _ = await pool.ask(BOT, 9, sample_tasks.process)
        with pytest.raises(WorkLost, match="too long"):
            await pool.ask(BOT, 0.1, sample_tasks.sleep, 30.0)
        assert gone(slow)
        assert await pool.ask(BOT, 9, sample_tasks.sleep, 0.0) == 0.0

    with_pool(test)


def test_an_error_is_told_and_the_worker_goes_on() -> None:
    async def test(pool: WorkerPool) -> None:
        worker, _ = await pool.ask(BOT, 9, sample_tasks.process)
        with pytest.raises(WorkFailed, match="this is how it went"):
            await pool.ask(BOT, 9, sample_tasks.fail)
        with pytest.raises(WorkFailed, match="without an answer"):
            await pool.ask(BOT, 9, sample_tasks.nothing)
        assert (await pool.ask(BOT, 9, sample_tasks.process))[0] == worker

    with_pool(test)


def test_work_that_nobody_wants_any_more_is_not_begun(tmp_path: Path) -> None:
    async def test(pool: WorkerPool) -> None:
        file = tmp_path / "word"
        busy = asyncio.create_task(pool.ask(BOT, 9, sample_tasks.sleep, 0.3))
        unwanted = asyncio.create_task(pool.ask(HINT, 9, sample_tasks.write, str(file), "never"))
        await asyncio.sleep(0.05)
        unwanted.cancel()
        await busy
        await pool.ask(REVIEW, 9, sample_tasks.process)
        assert not file.exists()

    with_pool(test)


@pytest.mark.usefixtures("compiled")
def test_a_preparation_that_is_killed_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """Compiled code is made in the background, and a worker lost on the way only costs time."""

    async def test(pool: WorkerPool) -> None:
        told: list[bool] = []
        precompiler = Precompiler(pool, pool, 0, lambda: told.append(precompiler.is_ready("carolus")))
        lost, _ = await pool.ask(BOT, 9, sample_tasks.process)
        precompiler.begin(["carolus"])
        await asyncio.sleep(0.05)
        os.kill(lost, signal.SIGKILL)
        await precompiler.ready("carolus", 0.01)
        assert not precompiler.is_ready("carolus")
        await precompiler.ready("carolus")
        assert precompiler.is_ready("carolus") and told == [True]
        assert "could not be prepared and are tried again" in caplog.text
        await precompiler.close()

    with_pool(test)


@pytest.mark.usefixtures("compiled")
def test_the_game_that_somebody_waits_for_is_prepared_first() -> None:
    async def test(pool: WorkerPool) -> None:
        precompiler = Precompiler(pool, pool, 0, lambda: None)
        busy = asyncio.create_task(pool.ask(BOT, 9, sample_tasks.sleep, 0.2))
        precompiler.begin(["no such game", "another", "carolus"])  # the first is taken up at once
        await asyncio.sleep(0.05)
        await precompiler.ready("carolus")
        assert precompiler.is_ready("carolus") and not precompiler.is_ready("another")
        await busy
        await precompiler.close()

    with_pool(test)
