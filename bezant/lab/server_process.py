"""A server in a process of its own, watched from outside: how much processor and memory it takes, killed and opened again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from bezant.lab.postgres import children

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
START = 60.0  # seconds a server may take until it answers
PATIENCE = 10.0  # seconds for one answer, on a machine that has much else to do

# Limits are for people who mean harm, and would stop a load that comes from one address.
RUN = """
import sys, json, dataclasses
from pathlib import Path
from bezant.server.serve import serve
from bezant.server.settings import Settings
port, database, page, chosen = json.loads(sys.argv[1])
known = {field.name for field in dataclasses.fields(Settings)}
chosen = {name: value for name, value in chosen.items() if name in known}
sys.exit(serve(port=port, database=database, web=Path(page), **chosen))
"""
MOST = 1_000_000
CHOSEN: dict[str, Any] = {
    "prepare": False,
    "bot_pause": 0.0,
    "bot_workers": 1,
    "open_tables": MOST,
    "guest_sockets": MOST,
    "socket_burst": MOST,
    "address_limits": False,
    "kept_tables": 1,  # a table that nobody has open is asleep
}


class DidNotStart(Exception):
    """The server did not answer in time; the words are its own."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Watched:
    """A process that serves on a port of its own; what it says is in a file."""

    def __init__(self, command: list[str], port: int, folder: Path, name: str, first: Path | None = None) -> None:
        self.command, self.port, self.errors = command, port, folder / f"{name}.stderr"
        self._paths = [*([str(first)] if first else []), *filter(None, sys.path)]  # where Python looks for modules
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> Self:
        """Start it and wait until it answers."""
        surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(self._paths)}
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(self.command, stdout=errors, stderr=errors, env=surroundings)
        end = time.monotonic() + START
        while not answers(self.port):
            if self.process.poll() is not None or time.monotonic() > end:
                code = self.process.poll()
                how = "The server does not answer" if code is None else f"The server ended with {code}"
                raise DidNotStart(f"{how}: {self.errors.read_text()[-500:].strip() or 'it said nothing'}")
            time.sleep(0.02)
        return self

    def kill(self) -> None:
        """End it and all that it started with SIGKILL; it can be opened again."""
        family = self._family() if self.process is not None else []
        self._end(signal.SIGKILL)
        for pid in family[1:]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def cpu_seconds(self) -> float:
        """Of this process and of those that it started and that still run, since they began."""
        stats = [_proc(pid, "stat").rpartition(")")[2].split() for pid in self._family()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats if fields) / TICKS

    def memory(self) -> int:
        """Bytes that they hold in memory, without what they share."""
        return (
            sum(int(held[1]) - int(held[2]) for pid in self._family() if (held := _proc(pid, "statm").split())) * PAGE
        )

    def _family(self) -> list[int]:
        assert self.process is not None
        family = [self.process.pid]
        for pid in family:
            family += children(pid)
        return family

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(20)
        self.process = None


def _proc(pid: int, name: str) -> str:
    """What the system tells of a process; nothing of one that has just ended."""
    try:
        return Path(f"/proc/{pid}/{name}").read_text()
    except OSError:
        return ""


def server_of(database: str, folder: Path, first: Path | None = None, **chosen: Any) -> Watched:
    """Our own server, without limits, without compiling anything, and with an empty page. All its processes look for modules in
    the folder `first` before anywhere else."""
    page = folder / "page"
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>bezant</title>")
    port = free_port()
    told = json.dumps([port, database, str(page), CHOSEN | chosen])
    return Watched([sys.executable, "-c", RUN, told], port, folder, f"server-{port}", first)


def answers(port: int) -> bool:
    """Whether something there answers; that it listens says nothing yet."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as asking:
            asking.sendall(b"GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
            return bool(asking.recv(1))
    except OSError:
        return False
