"""Where workers live: in processes of this machine, or on the nodes of a cluster.

A worker's life is a conversation, written as a generator: it says that it is ready, then answers each message with one of its
own. Whoever hires it holds one end of a pipe, wherever the worker is; the pipe ends when the worker does.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeAlias

from bezant.kernel.extras import need

Life: TypeAlias = Callable[..., Generator[Any, Any, None]]
READY = "ready"  # the first word of a worker


class Worker(Protocol):
    """Somebody who was hired."""

    @property
    def pipe(self) -> Connection: ...
    @property
    def name(self) -> str: ...
    @property
    def lives(self) -> bool: ...
    def kill(self) -> None: ...


class Place(Protocol):
    """Where workers are hired. `cores` is how many work at a time."""

    @property
    def cores(self) -> int: ...
    def hire(self, life: Life, *args: Any) -> Worker: ...


SHARED = 0.01  # of a core: as good as none, yet Ray spreads such workers over the nodes


def place_of(cluster: str | None, cores: float = 1) -> Place:
    """This machine, or the nodes of the Ray cluster at this address. There each worker has so much of a node to itself, and waits
    until it is free."""
    if cluster is None:
        return Processes()
    need("cluster", "A cluster")
    from bezant.lab.ray_nodes import Nodes

    return Nodes(cluster, cores)


class Processes:
    """This machine: each worker is a process of its own."""

    @property
    def cores(self) -> int:
        return os.cpu_count() or 1

    def hire(self, life: Life, *args: Any) -> Worker:
        return _Process(life, args)


class _Process:
    def __init__(self, life: Life, args: tuple[Any, ...]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_live, args=(theirs, life, args), daemon=True)
        self._process.start()
        theirs.close()  # so that the end of the process is the end of the pipe

    @property
    def name(self) -> str:
        """Its process id."""
        return str(self._process.pid)

    @property
    def lives(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _live(pipe: Connection, life: Life, args: tuple[Any, ...]) -> None:
    """Hold the conversation until the other side has gone. Ctrl-C is left to the process that hired this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_employer, daemon=True).start()
    talk = life(*args)
    said = next(talk)
    while True:
        try:
            pipe.send(said)
            heard = pipe.recv()
        except (EOFError, OSError):
            return
        said = talk.send(heard)


def _end_with_the_employer() -> None:
    employer = multiprocessing.parent_process()
    assert employer is not None
    wait([employer.sentinel])
    os._exit(0)
