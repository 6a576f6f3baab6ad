"""For all tests: Ctrl-C works in them and in the processes they start, even where the shell that began the run ignores it."""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
