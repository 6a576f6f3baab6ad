"""The worker pool: workers and the work that waits for them, most urgent first. The web process stays quick and compiles nothing.

Work is a generator of `bezant.server.worker_tasks`, run in a worker step by step: each answer is sent over, and the worker goes on
only if somebody still wants the next one. A worker that dies or takes too long is replaced, and whoever asked is told. Where
workers live, in processes of this machine or on the nodes of a cluster, makes no difference here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from bezant.lab.places import Place, Processes, Worker
from bezant.server import metrics
from bezant.server.worker_process import ANSWER, DONE, ENOUGH, FAILED, MORE, think

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
    """Some workers at a place. They are hired when they are first needed, and come behind others by `niceness`."""

    def __init__(self, size: int, niceness: int = 0, place: Place | None = None) -> None:
        self._size, self._niceness, self._place = size, niceness, place or Processes()
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

    @property
    def lives(self) -> bool:
        """Whether work that is asked for now will be done: a process that died is replaced, unless whoever does so has died."""
        return not any(worker.done() for worker in self._workers)

    async def close(self) -> None:
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def _serve(self) -> None:
        """Hand one job after the other to one worker, and replace it when it is lost."""
        worker: _Desk | None = None
        try:
            while True:
                job = await self._jobs.get()
                if not job.wanted:
                    continue
                try:
                    if worker is not None and not worker.lives:
                        metrics.worker_restarts.inc()
                        worker.kill()
                        worker = None
                    worker = worker or _Desk(self._place.hire(think, self._niceness))
                    with metrics.workers_busy.track_inprogress():
                        async with asyncio.timeout(job.limit):
                            await worker.carry_out(job)
                except (TimeoutError, EOFError, OSError) as error:
                    if worker is not None:
                        worker.kill()
                    worker = None
                    metrics.worker_restarts.inc()
                    why = "took too long" if isinstance(error, TimeoutError) else "died or could not be started"
                    job.answers.put_nowait((LOST, f"The worker {why}."))
        finally:
            if worker is not None:
                worker.kill()


class _Desk:
    """A worker, and the conversation with it."""

    def __init__(self, worker: Worker) -> None:
        self._worker, self._is_ready = worker, False

    async def carry_out(self, job: _Job) -> None:
        if not self._is_ready:
            await self._hear()
            self._is_ready = True
        self._worker.pipe.send((job.work, job.args))
        while True:
            said, what = await self._hear()
            job.answers.put_nowait((said, what))
            if said != ANSWER:
                return
            self._worker.pipe.send(MORE if job.wanted else ENOUGH)

    async def _hear(self) -> tuple[str, Any]:
        loop, spoken = asyncio.get_running_loop(), asyncio.Event()
        pipe = self._worker.pipe
        loop.add_reader(pipe.fileno(), spoken.set)
        try:
            await spoken.wait()
        finally:
            loop.remove_reader(pipe.fileno())
        heard: tuple[str, Any] = pipe.recv()
        return heard

    @property
    def lives(self) -> bool:
        return self._worker.lives

    def kill(self) -> None:
        self._worker.kill()
