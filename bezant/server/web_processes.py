"""`bezant serve --workers N`: several web processes on one machine, kept running by one that does nothing else."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from bezant.server import metrics, shared_folder
from bezant.server.settings import Settings

log = logging.getLogger(__name__)

RESTART_AFTER = 0.5  # seconds before a process that died is started again
SLOWEST_START = 60.0  # seconds until the address is told in any case
LAST_WORDS = 10.0  # seconds a process has to end

Work = Callable[[Settings, socket.socket, Path, int], None]


def keep_running(work: Work, settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Run `work` in as many processes as set, start those again that die, until this one is asked to stop."""
    spawn = multiprocessing.get_context("spawn")
    theirs, ours = spawn.Pipe(duplex=False)  # closed by the end of this process, however it comes
    folder = shared_folder.new_folder()
    with shared_folder.lived_in(folder):
        metrics.count_together(folder / "metrics")

        def start(index: int) -> SpawnProcess:
            arguments = work, settings, listening, folder, index, theirs
            process = spawn.Process(target=_run, args=arguments, name=f"bezant web {index}")
            process.start()
            return process

        processes = {index: start(index) for index in range(settings.workers)}
        try:
            _wait_for(folder, settings.workers)
            announce()
            while True:
                wait([process.sentinel for process in processes.values()])
                for index, process in processes.items():
                    if not process.is_alive():
                        log.warning("Web process %d ended with %s and is started again.", index, process.exitcode)
                        metrics.forget_process(process.pid or 0)
                        time.sleep(RESTART_AFTER)
                        processes[index] = start(index)
        finally:
            ours.close()
            _end(list(processes.values()))


def _wait_for(folder: Path, count: int) -> None:
    """Come back when all processes take connections, or after a while: those that died are started again anyway."""
    deadline = time.monotonic() + SLOWEST_START
    while sum(path.is_socket() for path in folder.iterdir()) < count and time.monotonic() < deadline:
        time.sleep(0.05)


def _end(processes: list[SpawnProcess]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(LAST_WORDS)
        if process.is_alive():
            process.kill()


def _run(
    work: Work, settings: Settings, listening: socket.socket, folder: Path, index: int, parent: Connection
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent, who ends us
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    with suppress(KeyboardInterrupt), shared_folder.lived_in(folder):
        work(settings, listening, folder, index)


def _leave(*_: object) -> None:
    """Go in order. Being asked again, by the parent and by its end, must not disturb that."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt


def _end_with(parent: Connection) -> None:
    """Nobody would start us again: end when the parent has."""
    try:
        parent.recv()
    except EOFError:
        os.kill(os.getpid(), signal.SIGTERM)
