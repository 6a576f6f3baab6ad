"""The crew: work in real processes, most urgent first; what is lost is replaced, what nobody wants stops."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import pytest

from bezant.server.crew import BOT, HINT, REVIEW, Crew, WorkFailed, WorkLost
from bezant.server.preparing import Preparing
from tests.server import works
from tests.server.test_bots import gone, wait_for


@asynccontextmanager
async def crew_of(size: int, niceness: int = 0) -> AsyncIterator[Crew]:
    crew = Crew(size, niceness)
    yield crew
    await crew.close()


def with_crew(test: Callable[[Crew], Awaitable[None]], size: int = 1, niceness: int = 0) -> None:
    async def run() -> None:
        async with crew_of(size, niceness) as crew:
            await test(crew)

    asyncio.run(run())


def test_work_is_done_in_another_process_behind_others() -> None:
    async def test(crew: Crew) -> None:
        (first, nice), (second, _) = await crew.ask(BOT, 9, works.process), await crew.ask(BOT, 9, works.process)
        assert first == second != os.getpid() and nice == os.nice(0) + 5
        await crew.close()
        assert gone(first)

    with_crew(test, niceness=5)


def test_answers_come_one_by_one_and_stop_when_nobody_wants_more(tmp_path: Path) -> None:
    async def test(crew: Crew) -> None:
        file = tmp_path / "number"
        async with aclosing(crew.answers(HINT, 9, works.count_up, str(file))) as answers:
            heard = [await anext(answers) for _ in range(3)]
        assert heard == [1, 2, 3]
        await crew.ask(BOT, 9, works.process)  # the worker is free again
        assert int(file.read_text()) <= 5

    with_crew(test)


def test_the_most_urgent_work_comes_first(tmp_path: Path) -> None:
    async def test(crew: Crew) -> None:
        file = str(tmp_path / "order")
        busy = asyncio.create_task(crew.ask(BOT, 9, works.sleep, 0.3))
        await asyncio.sleep(0)
        waiting = [(REVIEW, "c"), (HINT, "b"), (BOT, "a"), (REVIEW, "d")]
        await asyncio.gather(busy, *(crew.ask(urgency, 9, works.write, file, word) for urgency, word in waiting))
        assert Path(file).read_text() == "abcd"

    with_crew(test)


def test_two_workers_work_at_the_same_time(tmp_path: Path) -> None:
    async def test(crew: Crew) -> None:
        async with aclosing(crew.answers(HINT, 9, works.count_up, str(tmp_path / "number"))) as answers:
            await anext(answers)
            assert await crew.ask(BOT, 9, works.sleep, 0.0) == 0.0

    with_crew(test, size=2)


def test_a_worker_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(niceness: int) -> None:
        monkeypatch.undo()
        raise OSError("no memory for a process")

    async def test(crew: Crew) -> None:
        monkeypatch.setattr("bezant.server.crew._Worker", refuse)
        with pytest.raises(WorkLost, match="could not be started"):
            await crew.ask(BOT, 9, works.process)
        assert await crew.ask(BOT, 9, works.sleep, 0.0) == 0.0

    with_crew(test)


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def test(crew: Crew) -> None:
        lost, _ = await crew.ask(BOT, 9, works.process)
        work = asyncio.create_task(crew.ask(BOT, 9, works.sleep, 30.0))
        await asyncio.sleep(0.05)
        os.kill(lost, signal.SIGKILL)
        with pytest.raises(WorkLost, match="died"):
            await work
        again, _ = await crew.ask(BOT, 9, works.process)
        assert again != lost

    with_crew(test)


def test_a_worker_that_died_while_idle_is_replaced() -> None:
    async def test(crew: Crew) -> None:
        lost, _ = await crew.ask(BOT, 9, works.process)
        os.kill(lost, signal.SIGKILL)
        await asyncio.to_thread(wait_for, lambda: gone(lost))
        assert (await crew.ask(BOT, 9, works.process))[0] != lost

    with_crew(test)


def test_a_worker_that_takes_too_long_is_replaced() -> None:
    async def test(crew: Crew) -> None:
        slow, _ = await crew.ask(BOT, 9, works.process)
        with pytest.raises(WorkLost, match="too long"):
            await crew.ask(BOT, 0.1, works.sleep, 30.0)
        assert gone(slow)
        assert await crew.ask(BOT, 9, works.sleep, 0.0) == 0.0

    with_crew(test)


def test_an_error_is_told_and_the_worker_goes_on() -> None:
    async def test(crew: Crew) -> None:
        worker, _ = await crew.ask(BOT, 9, works.process)
        with pytest.raises(WorkFailed, match="this is how it went"):
            await crew.ask(BOT, 9, works.fail)
        with pytest.raises(WorkFailed, match="without an answer"):
            await crew.ask(BOT, 9, works.nothing)
        assert (await crew.ask(BOT, 9, works.process))[0] == worker

    with_crew(test)


def test_work_that_nobody_wants_any_more_is_not_begun(tmp_path: Path) -> None:
    async def test(crew: Crew) -> None:
        file = tmp_path / "word"
        busy = asyncio.create_task(crew.ask(BOT, 9, works.sleep, 0.3))
        unwanted = asyncio.create_task(crew.ask(HINT, 9, works.write, str(file), "never"))
        await asyncio.sleep(0.05)
        unwanted.cancel()
        await busy
        await crew.ask(REVIEW, 9, works.process)
        assert not file.exists()

    with_crew(test)


@pytest.mark.usefixtures("compiled")
def test_a_preparation_that_is_killed_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """Compiled code is made in the background, and a worker lost on the way only costs time."""

    async def test(crew: Crew) -> None:
        told: list[bool] = []
        preparing = Preparing(crew, crew, 0, lambda: told.append(preparing.is_ready("carolus")))
        lost, _ = await crew.ask(BOT, 9, works.process)
        preparing.begin(["carolus"])
        await asyncio.sleep(0.05)
        os.kill(lost, signal.SIGKILL)
        await preparing.ready("carolus", 0.01)
        assert not preparing.is_ready("carolus")
        await preparing.ready("carolus")
        assert preparing.is_ready("carolus") and told == [True]
        assert "could not be prepared and are tried again" in caplog.text
        await preparing.close()

    with_crew(test)


@pytest.mark.usefixtures("compiled")
def test_the_game_that_somebody_waits_for_is_prepared_first() -> None:
    async def test(crew: Crew) -> None:
        preparing = Preparing(crew, crew, 0, lambda: None)
        busy = asyncio.create_task(crew.ask(BOT, 9, works.sleep, 0.2))
        preparing.begin(["no such game", "another", "carolus"])  # the first is taken up at once
        await asyncio.sleep(0.05)
        await preparing.ready("carolus")
        assert preparing.is_ready("carolus") and not preparing.is_ready("another")
        await busy
        await preparing.close()

    with_crew(test)
