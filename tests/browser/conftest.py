"""A real server process and real browsers: Debian's Chromium, a fresh profile for every visitor."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).parents[2]
SERVE = """
import sys
from pathlib import Path
from bezant.server.serve import serve
small = {"prepare": False, "address_limits": False, "hint_simulations": 2000, "review_simulations": 40}
web = Path(sys.argv[3]) if sys.argv[3:] else None
sys.exit(serve(port=int(sys.argv[1]), database=sys.argv[2], web=web, bot_pause=0.0, **small))
"""
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}

Visit = Callable[..., Page]

expect.set_options(timeout=20_000)  # two browsers on two busy cores may take their time


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in Path(item.fspath).parts:
            item.add_marker("browser")


class Server:
    """Serves the built page, or another one. It can be killed and started again at the same address."""

    def __init__(self, folder: Path, *packages: Path, page: Path | None = None) -> None:
        self._folder, self._port, self._packages, self._page = folder, 0, packages, page
        self.database = folder / "bezant.db"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self._port), str(self.database)]
        command += [str(self._page)] if self._page else []
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, *self._packages)))}
        self._process = subprocess.Popen(command, cwd=self._folder, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://127.0.0.1:" in line, line
        self.address = line.split(" at ")[1].split()[0]
        self._port = int(self.address.rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._process.stdout is not None
        self._process.send_signal(how)
        self._process.wait(60)
        self._process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert path is not None, "Chromium is missing: `make test` installs it, or says what to install."
    browser = playwright.chromium.launch(executable_path=path, args=QUIET)
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens an address in a browser of its own. Errors on the page fail the test. Nothing is kept for a visit without a connection,
    unless the test says so: `service_workers="allow"`."""
    contexts, wrong = [], []

    def open_page(path: str = "/", **profile: Any) -> Page:
        usual = {"viewport": DESKTOP, "reduced_motion": "reduce", "service_workers": "block"}
        context = chromium.new_context(**{**usual, **profile})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(server.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []
