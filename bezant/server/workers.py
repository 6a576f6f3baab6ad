"""The worker pool: processes and the work that waits for them, most urgent first. The web process stays quick and compiles nothing.

Work is a generator of `bezant.server.worker_tasks`, run in a worker step by step: each answer is sent over, and the worker goes on
only if somebody still wants the next one. A worker that dies or takes too long is replaced, and whoever asked is told.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from bezant.server.worker_process import ANSWER, DONE, ENOUGH, FAILED, MORE, serve_work

T = TypeVar("T")

BOT, HINT, PREPARE, REVIEW = range(4)  # how urgent: the smaller, the sooner
LOST = "lost"


class WorkLost(Exception):
    """The worker died or took too long."""


class WorkFailed(Exception):
    """The work raised an error; the traceback is in the words."""


@dataclass(order=True)
class _Job:
    urgency: int
    number: int
    limit: float = field(compare=False)  # seconds of work, waiting not counted
    work: Callable[..., Iterator[Any]] = field(compare=False)
    args: tuple[Any, ...] = field(compare=False)
    answers: asyncio.Queue[tuple[str, Any]] = field(compare=False, default_factory=asyncio.Queue)
    wanted: bool = field(compare=False, default=True)


class WorkerPool:
    """Some worker processes. They are started when they are first needed, and below others by `niceness`."""

    def __init__(self, size: int, niceness: int = 0) -> None:
        self._size, self._niceness = size, niceness
        self._jobs: asyncio.PriorityQueue[_Job] = asyncio.PriorityQueue()
        self._numbers = count()
        self._workers: list[asyncio.Task[None]] = []

    async def ask(self, urgency: int, limit: float, work: Callable[..., Iterator[T]], *args: Any) -> T:
        """The first answer of this work. WorkLost or WorkFailed where none comes."""
        async with aclosing(self.answers(urgency, limit, work, *args)) as answers:
            async for answer in answers:
                return answer
        raise WorkFailed("The work ended without an answer.")

    async def answers(
        self, urgency: int, limit: float, work: Callable[..., Iterator[T]], *args: Any
    ) -> AsyncGenerator[T, None]:
        """Every answer as it comes. Closing the iterator stops the work after the answer it is at."""
        job = _Job(urgency, next(self._numbers), limit, work, args)
        self._jobs.put_nowait(job)
        self._workers = self._workers or [asyncio.create_task(self._serve()) for _ in range(self._size)]
        try:
            while True:
                said, what = await job.answers.get()
                if said == DONE:
                    return
                if said == LOST:
                    raise WorkLost(what)
                if said == FAILED:
                    raise WorkFailed(what)
                yield what
        finally:
            job.wanted = False

    async def close(self) -> None:
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def _serve(self) -> None:
        """Hand one job after the other to one worker, and replace it when it is lost."""
        worker: _Worker | None = None
        try:
            while True:
                job = await self._jobs.get()
                if not job.wanted:
                    continue
                try:
                    if worker is None or not worker.lives:
                        worker = _Worker(self._niceness)
                    async with asyncio.timeout(job.limit):
                        await worker.carry_out(job)
                except (TimeoutError, EOFError, OSError) as error:
                    if worker is not None:
                        worker.kill()
                    worker = None
                    why = "took too long" if isinstance(error, TimeoutError) else "died or could not be started"
                    job.answers.put_nowait((LOST, f"The worker {why}."))
        finally:
            if worker is not None:
                worker.kill()


class _Worker:
    def __init__(self, niceness: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe: Connection
        self._pipe, theirs = spawn.Pipe()
        self._process: BaseProcess = spawn.Process(target=serve_work, args=(theirs, niceness), daemon=True)
        self._process.start()
        theirs.close()

    async def carry_out(self, job: _Job) -> None:
        self._pipe.send((job.work, job.args))
        while True:
            said, what = await self._hear()
            job.answers.put_nowait((said, what))
            if said != ANSWER:
                return
            self._pipe.send(MORE if job.wanted else ENOUGH)

    async def _hear(self) -> tuple[str, Any]:
        loop, spoken = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._pipe.fileno(), spoken.set)
        try:
            await spoken.wait()
        finally:
            loop.remove_reader(self._pipe.fileno())
        heard: tuple[str, Any] = self._pipe.recv()
        return heard

    @property
    def lives(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()
