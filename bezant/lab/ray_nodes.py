"""Workers on the nodes of a Ray cluster. Each is an actor there, and a thread here that passes messages on.

All that Ray is asked happens in that thread: a node that hangs, or a cluster that is gone, never holds up whoever hired the
worker. When the actor dies, with its node or alone, the thread ends and the pipe with it, as that of a process does.
"""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import threading
from collections.abc import Generator
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

import bezant
from bezant.kernel.board import corrected_boards
from bezant.kernel.errors import BezantError
from bezant.kernel.registry import ROOT, homes
from bezant.lab.places import Life, Worker

SOURCES = (".json", ".npz", ".py", ".toml")

_joined: dict[str, str] = {}  # the head of a cluster, by the address under which this process has joined it


class NoCluster(BezantError):
    code = "no_cluster"


class Nodes:
    """The nodes of a cluster: “auto” is the one that this machine is part of, `ray://host:10001` another one.

    They need the same bezant, Ray and Python as this machine. A worker has `cores` of its node to itself."""

    def __init__(self, address: str, cores: float = 1) -> None:
        self._kind = ray.remote(num_cpus=cores, max_restarts=0, scheduling_strategy="SPREAD")(_Actor)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        self._bezant = identity()
        _join(address)

    @property
    def cores(self) -> int:
        """Of all nodes together."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def hire(self, life: Life, *args: Any) -> Worker:
        return _Remote(self._kind, (self._bezant, life, args))


def _join(address: str) -> None:
    """Join the cluster. A process is in one at a time, and Ray would pass over the address of a second one."""
    if not ray.is_initialized():
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ImportError, RuntimeError, ValueError, RayError) as error:
            raise NoCluster(f"There is no Ray cluster at “{address}”: {_reason(error)}") from None
        _joined[address] = ray.get_runtime_context().gcs_address
    head = ray.get_runtime_context().gcs_address
    if address != "auto" and _joined.get(address, address) != head:
        raise NoCluster(f"Ray has joined the cluster at “{head}” already, and cannot join that at “{address}” as well.")


def identity() -> str:
    """Which bezant this is: its version, and a hash of what decides how games go, be it of other packages or a corrected board."""
    folders = [ROOT, *(home.folder for home in homes().values() if not home.is_own)]
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    for game, path in sorted(corrected_boards().items()):
        digest.update(game.encode() + path.read_bytes())
    return f"bezant {bezant.__version__} with sources {digest.hexdigest()[:12]}"


class _Actor:
    """What runs on the node: the conversation, one message after another."""

    _talk: Generator[Any, Any, None]

    def begin(self, employer: str, life: Life, args: tuple[Any, ...]) -> Any:
        if (own := identity()) != employer:
            raise RuntimeError(f"{own} is on a node of the cluster, and {employer} here.")
        self._talk = life(*args)
        return next(self._talk)

    def answer(self, message: Any) -> Any:
        return self._talk.send(message)


class _Remote:
    """An actor seen from here. It is not restarted by Ray: who hired it decides what is done again."""

    def __init__(self, kind: Any, args: tuple[Any, ...]) -> None:
        self.pipe, theirs = Pipe()
        self._actor: Any = None
        self._ended = False
        self._thread = threading.Thread(target=self._live, args=(theirs, kind, args), daemon=True)
        self._thread.start()

    @property
    def name(self) -> str:
        """The id of its actor."""
        return "" if self._actor is None else str(self._actor._actor_id.hex())

    @property
    def lives(self) -> bool:
        return self._thread.is_alive()

    def kill(self) -> None:
        self._ended = True
        self.pipe.close()
        if self._actor is not None:  # else its thread sees that it has ended
            threading.Thread(target=self._kill, daemon=True).start()

    def _kill(self) -> None:
        with suppress(RayError, OSError, RuntimeError):  # what is gone is dead
            ray.kill(self._actor)

    def _live(self, pipe: Connection, kind: Any, args: tuple[Any, ...]) -> None:
        """Pass messages on until the actor has died or nobody listens any more; the end of the pipe tells."""
        with pipe:
            try:
                self._actor = kind.remote()
                said = self._actor.begin.remote(*args)
                while not self._ended:
                    pipe.send(ray.get(said))
                    said = self._actor.answer.remote(pipe.recv())
            except (EOFError, OSError):  # nobody listens
                pass
            except RayError as error:
                if not self._ended:
                    sys.stderr.write(f"A worker on the cluster has ended: {_reason(error)}\n")
            self._kill()


def _reason(error: Exception) -> str:
    """What Ray says, in one line: the last that a worker's own error says, or else the first."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    line = lines[-1] if isinstance(error, RayTaskError) else lines[0]
    return line.strip().rstrip(".") + "."
