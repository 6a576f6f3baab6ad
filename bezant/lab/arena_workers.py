"""The processes that play an arena's games. One that dies is replaced, and its game is played again."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from bezant.kernel.errors import BezantError
from bezant.lab.arena_play import READY, Job, Played, work

MOST_DEATHS = 3  # of workers over the same game


class WorkerDied(BezantError):
    code = "worker_died"


@dataclass(eq=False)
class _Worker:
    process: SpawnProcess
    pipe: Connection
    ready: bool = False
    job: Job | None = None


class Workers:
    """A pool of up to `count` processes. The first one compiles; the others start once it is ready."""

    def __init__(self, count: int, game: str, players: Sequence[str], seats: int) -> None:
        self._count, self._task = count, (game, list(players), seats)
        self._workers: list[_Worker] = []
        self._again: list[Job] = []
        self._deaths: Counter[Job | None] = Counter()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            self._end(worker)
        self._workers.clear()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes at work."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    def prepare(self) -> None:
        """Start the first worker and wait until it is ready."""
        self._hire()
        while not self._anybody_ready:
            for worker in self._heard():
                self._hear(worker)

    def results(self, next_job: Callable[[], Job | None]) -> Iterator[tuple[Job, Played]]:
        """Yield each job with its result. `next_job` is called whenever a worker is free, after all earlier results."""
        self._hire()
        while self._hand_out(next_job):
            for worker in self._heard():
                played = self._hear(worker)
                if played is not None:
                    assert worker.job is not None
                    job, worker.job = worker.job, None
                    yield job, played

    def _hear(self, worker: _Worker) -> Played | None:
        """The result of a worker's game; None if it only became ready, or died."""
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return None
        worker.ready = True
        return None if answer == READY else answer

    @property
    def _anybody_ready(self) -> bool:
        return any(worker.ready for worker in self._workers)

    def _hire(self) -> None:
        """One worker until it is ready, then all."""
        spawn = multiprocessing.get_context("spawn")
        while len(self._workers) < (self._count if self._anybody_ready else 1):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=work, args=(theirs, *self._task), daemon=True)
            process.start()
            theirs.close()  # so that the end of the process is the end of the pipe
            self._workers.append(_Worker(process, ours))

    def _hand_out(self, next_job: Callable[[], Job | None]) -> bool:
        """Give every free worker a game; returns whether any worker is busy."""
        for worker in self._workers:
            if worker.ready and worker.job is None:
                worker.job = self._again.pop() if self._again else next_job()
                if worker.job is None:
                    break
                with suppress(OSError):  # one that has died is heard next, by the end of its pipe
                    worker.pipe.send(worker.job)
        return bool(self._again) or any(worker.job for worker in self._workers)

    def _heard(self) -> list[_Worker]:
        """The workers that have said something, or died; waits for the first."""
        heard = wait([worker.pipe for worker in self._workers])
        return [worker for worker in self._workers if worker.pipe in heard]

    def _replace(self, worker: _Worker) -> None:
        self._end(worker)
        self._workers.remove(worker)
        self._deaths[worker.job] += 1
        if self._deaths[worker.job] >= MOST_DEATHS:
            about = "preparing the players" if worker.job is None else f"a game of {', '.join(worker.job.seats)}"
            raise WorkerDied(f"{MOST_DEATHS} workers died over {about}; what they said stands above.")
        if worker.job is not None:
            self._again.append(worker.job)
        self._hire()

    def _end(self, worker: _Worker) -> None:
        worker.process.kill()
        worker.process.join()
        worker.pipe.close()
