"""What a running server counts, for Prometheus. Counting takes about a microsecond.

metrics.moves.inc()                       a move was stored and shown
metrics.move_seconds.observe(0.002)       from its arrival to its acknowledgement
metrics.commit_seconds.observe(0.001)     one group of moves was written ...
metrics.group_size.observe(12)            ... and had so many
metrics.refused("stale_move")             something was refused
metrics.sockets.inc(), .dec()             a WebSocket was opened, closed
metrics.live_tables.set(40)               so many tables are in memory

Several web processes count in files of one folder, which their parent names before it starts them; each of them then tells the sum.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    multiprocess,
)

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # read by the library when it is imported
SUM: Final = "livesum"
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)

registry = CollectorRegistry()
ProcessCollector(registry=registry)

moves = Counter("bezant_moves", "Moves stored and shown", registry=registry)
move_seconds = Histogram(
    "bezant_move_seconds", "From a move's arrival to its answer", buckets=SECONDS, registry=registry
)
commit_seconds = Histogram("bezant_commit_seconds", "Time of one commit of moves", buckets=SECONDS, registry=registry)
group_size = Histogram("bezant_group_size", "Moves in one commit", buckets=SIZES, registry=registry)
sockets = Gauge("bezant_sockets", "Open WebSockets", registry=registry, multiprocess_mode=SUM)
live_tables = Gauge("bezant_live_tables", "Tables in memory", registry=registry, multiprocess_mode=SUM)
store_errors = Counter("bezant_store_errors", "Times the database failed", registry=registry)
workers_busy = Gauge("bezant_workers_busy", "Worker processes that compute", registry=registry, multiprocess_mode=SUM)
worker_restarts = Counter("bezant_worker_restarts", "Worker processes that died or hung", registry=registry)
_refusals = Counter("bezant_refusals", "Refusals by their code", ["code"], registry=registry)
_refusals_of: dict[str, Callable[[], None]] = {}


def refused(code: str) -> None:
    """Count one refusal."""
    counted = _refusals_of.get(code)
    if counted is None:
        counted = _refusals_of[code] = _refusals.labels(code).inc
    counted()


def count_together(folder: Path) -> None:
    """Let all processes that are started from now on count in one folder."""
    folder.mkdir()
    os.environ[FOLDER] = str(folder)


def forget_process(pid: int) -> None:
    """What a process that has ended had open and busy is so no more."""
    multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]


def text() -> bytes:
    """Everything counted so far, as Prometheus reads it; of several processes the sum."""
    if FOLDER not in os.environ:
        return generate_latest(registry)
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
