"""Work for a pool that shows how it deals with its workers; worker processes import it from here."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path


def count_up(path: str, pause: float = 0.02) -> Iterator[int]:
    """1, 2, 3 ... for as long as anybody wants it; the last one begun is in the file."""
    number = 0
    while True:
        number += 1
        Path(path).write_text(str(number))
        time.sleep(pause)
        yield number


def process() -> Iterator[tuple[int, int]]:
    """The worker's process id and how nice it is."""
    yield os.getpid(), os.nice(0)


def sleep(seconds: float) -> Iterator[float]:
    time.sleep(seconds)
    yield seconds


def keeper(seconds: float) -> Iterator[int]:
    """The process that keeps the worker running; on a cluster, its node's."""
    time.sleep(seconds)
    yield os.getppid()


def _nothing_but_trouble() -> list[int]:
    raise ValueError("this is how it went")


def fail() -> Iterator[int]:
    yield from _nothing_but_trouble()


def nothing() -> Iterator[int]:
    yield from ()


def write(path: str, word: str) -> Iterator[str]:
    with Path(path).open("a") as file:
        file.write(word)
    yield word
