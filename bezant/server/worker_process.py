"""The life of a worker of the server: it takes a task, sends each answer, and goes on only if the server wants the next one."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Generator, Iterator
from typing import Any, TypeAlias

from bezant.lab.places import READY

ANSWER, DONE, FAILED = "answer", "done", "failed"  # what a worker says
MORE, ENOUGH = "more", "enough"  # what it is told after each answer

Said: TypeAlias = tuple[str, Any]


def think(niceness: int) -> Generator[Said, Any, None]:
    """A conversation for `bezant.lab.places`."""
    os.nice(niceness)
    said: Said = (READY, None)
    while True:
        work, args = yield said
        said = yield from _carry_out(work, args)


def _carry_out(work: Callable[..., Iterator[Any]], args: tuple[Any, ...]) -> Generator[Said, str, Said]:
    """Says each answer; the last word comes back."""
    try:
        for answer in work(*args):
            if (yield ANSWER, answer) == ENOUGH:
                break
    except Exception:
        return FAILED, traceback.format_exc()
    return DONE, None
