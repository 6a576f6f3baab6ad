"""The life of a worker process: it takes a task, sends each answer, and goes on only if the server wants the next one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

ANSWER, DONE, FAILED = "answer", "done", "failed"  # what a worker says
MORE, ENOUGH = "more", "enough"  # what it is told after each answer


def serve_work(server: Connection, niceness: int) -> None:
    """The life of a worker: it leaves Ctrl-C to the server, and ends when the server has gone without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    os.nice(niceness)
    with suppress(EOFError, OSError):  # the server has gone
        while True:
            _work(server)


def _work(server: Connection) -> None:
    work, args = server.recv()
    try:
        _answer(server, work(*args))
    except Exception:
        server.send((FAILED, traceback.format_exc()))
    else:
        server.send((DONE, None))


def _answer(server: Connection, answers: Iterator[Any]) -> None:
    for answer in answers:
        server.send((ANSWER, answer))
        if server.recv() == ENOUGH:
            return


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)
