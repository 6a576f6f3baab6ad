"""A plugin of pytest: a test that needs half a minute of a processor is taken for endless, and the whole run fails at once.

Processor time, not that of the clock: a busy machine makes no test endless."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from types import FrameType

import pytest

MOST_SECONDS = 30.0


def give_up(signal_number: int, frame: FrameType | None) -> None:
    os._exit(1)  # an exception would be caught by a test that tries many positions


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    result = yield
    signal.setitimer(signal.ITIMER_PROF, 0)
    return result
