"""A real server process and real browsers: Debian's Chromium, a fresh profile for every visitor."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.browser.serving import Server

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
DESKTOP, TABLET, PHONE = (
    ViewportSize(width=1440, height=900),
    ViewportSize(width=768, height=1024),
    ViewportSize(width=390, height=844),
)

Visit = Callable[..., Page]

expect.set_options(timeout=20_000)  # two browsers on two busy cores may take their time


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in Path(item.fspath).parts:
            item.add_marker("browser")


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
