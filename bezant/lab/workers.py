"""Workers and the jobs they share. One that dies is replaced, and its job is done again: each job is answered exactly once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Generic, TypeVar

from bezant.kernel.errors import BezantError
from bezant.lab.places import Life, Place, Worker

MOST_DEATHS = 3  # of workers over the same job

Job = TypeVar("Job", bound=Hashable)


class WorkerDied(BezantError):
    code = "worker_died"


@dataclass(eq=False)
class _Desk(Generic[Job]):
    """A worker, and what it is at."""

    worker: Worker
    ready: bool = False
    job: Job | None = None


class Workers(Generic[Job]):
    """Up to `count` workers at a place, all of one life. The first one compiles; the others start once it is ready."""

    def __init__(self, place: Place, count: int, life: Life, *args: Any) -> None:
        self._place, self._count, self._life, self._args = place, count, life, args
        self._desks: list[_Desk[Job]] = []
        self._again: list[Job] = []
        self._deaths: Counter[Job | None] = Counter()

    def __enter__(self) -> Workers[Job]:
        return self

    def __exit__(self, *_: object) -> None:
        for desk in self._desks:
            desk.worker.kill()
        self._desks.clear()

    @property
    def names(self) -> list[str]:
        """Who is at work."""
        return [desk.worker.name for desk in self._desks]

    def prepare(self) -> None:
        """Hire the first worker and wait until it is ready."""
        self._hire()
        while not self._anybody_ready:
            for desk in self._heard():
                self._hear(desk)

    def results(self, next_job: Callable[[], Job | None]) -> Iterator[tuple[Job, Any]]:
        """Yield each job with its result. `next_job` is called whenever a worker is free, after all earlier results."""
        self._hire()
        while self._hand_out(next_job):
            self._hire()
            for desk in self._heard():
                answer = self._hear(desk)
                if answer is not None:
                    assert desk.job is not None
                    job, desk.job = desk.job, None
                    yield job, answer

    def _hear(self, desk: _Desk[Job]) -> Any:
        """The answer to a worker's job; None if it only became ready, or died."""
        try:
            answer = desk.worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(desk)
            return None
        was_ready, desk.ready = desk.ready, True
        return answer if was_ready else None

    @property
    def _anybody_ready(self) -> bool:
        return any(desk.ready for desk in self._desks)

    def _hire(self) -> None:
        """One worker until it is ready, then all."""
        while len(self._desks) < (self._count if self._anybody_ready else 1):
            self._desks.append(_Desk(self._place.hire(self._life, *self._args)))

    def _hand_out(self, next_job: Callable[[], Job | None]) -> bool:
        """Give every free worker a job; returns whether any worker is busy."""
        for desk in self._desks:
            if desk.ready and desk.job is None:
                desk.job = self._again.pop() if self._again else next_job()
                if desk.job is None:
                    break
                with suppress(OSError):  # one that has died is heard next, by the end of its pipe
                    desk.worker.pipe.send(desk.job)
        return bool(self._again) or any(desk.job is not None for desk in self._desks)

    def _heard(self) -> list[_Desk[Job]]:
        """The workers that have said something, or died; waits for the first."""
        heard = wait([desk.worker.pipe for desk in self._desks])
        return [desk for desk in self._desks if desk.worker.pipe in heard]

    def _replace(self, desk: _Desk[Job]) -> None:
        desk.worker.kill()
        self._desks.remove(desk)
        if desk.job is not None or not self._anybody_ready:  # while others work, one that never began costs nothing
            self._deaths[desk.job] += 1
        if self._deaths[desk.job] >= MOST_DEATHS:
            about = "getting ready" if desk.job is None else desk.job
            raise WorkerDied(f"{MOST_DEATHS} workers died over {about}; what they said stands above.")
        if desk.job is not None:
            self._again.append(desk.job)
        self._hire()
