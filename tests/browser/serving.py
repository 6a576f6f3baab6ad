"""Servers for the browser tests, each a process of its own that starts at once: the server's modules are imported in one process,
and every server is forked from it. Importing them anew for each test took a third of the time of all browser tests."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SMALL: dict[str, Any] = {"prepare": False, "address_limits": False, "hint_simulations": 2000, "review_simulations": 40}
PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["bezant.server.serve"])


class Server:
    """Serves the built page, or another one. It can be killed and started again at the same address."""

    def __init__(self, folder: Path, *packages: Path, page: Path | None = None) -> None:
        self._folder, self._port, self._packages, self._page = folder, 0, packages, page
        self.database = folder / "bezant.db"
        self.start()

    def start(self) -> None:
        heard, said = PROCESSES.Pipe(duplex=False)
        chosen = (self._folder, self._packages, self._page, self.database, self._port)
        self._process = PROCESSES.Process(target=run, args=(said, *chosen))
        self._process.start()
        said.close()
        with open(heard.fileno(), closefd=False) as lines:
            line = lines.readline()
        assert "http://127.0.0.1:" in line, line
        self._heard = heard  # kept open: the server may say more
        self.address = line.split(" at ")[1].split()[0]
        self._port = int(self.address.rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, how)
        self._process.join(60)
        assert self._process.exitcode is not None, "the server does not stop"
        self._heard.close()


def run(
    said: Connection, folder: Path, packages: tuple[Path, ...], page: Path | None, database: Path, port: int
) -> None:
    """Become a server. A game of another package is looked for when Python starts, so there Python starts anew."""
    os.chdir(folder)
    os.dup2(said.fileno(), 1)
    os.environ["PYTHONPATH"] = os.pathsep.join(map(str, (ROOT, *packages)))
    if packages:
        again = "import sys; from tests.browser.serving import serve; serve(None, sys.argv[1], int(sys.argv[2]))"
        os.execv(sys.executable, [sys.executable, "-c", again, str(database), str(port)])
    serve(page, str(database), port)


def serve(page: Path | None, database: str, port: int) -> None:
    from bezant.server.serve import serve

    sys.exit(serve(port=port, database=database, web=page, bot_pause=0.0, **SMALL))
