from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bezant.kernel.compile import cache_folder
from tests.server.harness import ENVIRONMENT, Browser, Database, ServerProcess
from tests.server.postgres import Cluster, binary

PREPARE = "from bezant.server.worker_tasks import prepare; list(prepare('carolus'))"


@pytest.fixture(scope="session")
def compiled() -> None:
    """Carolus, compiled for players that think: once, however many tests run at a time, and not behind them."""
    with (cache_folder("carolus") / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "-c", PREPARE], check=True, env=ENVIRONMENT)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that do not harm it."""
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(str(folder / "bezant.db"), folder).open()
    yield server
    server.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test."""
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path).open()
    yield server
    server.close()


@pytest.fixture
def database(server: ServerProcess) -> Database:
    return Database(Path(server.database))


@pytest.fixture
def visit() -> Iterator[Callable[[ServerProcess], Browser]]:
    """Opens browsers, and closes them after the test."""
    browsers: list[Browser] = []

    def open_browser(server: ServerProcess) -> Browser:
        browsers.append(Browser(server.address))
        return browsers[-1]

    yield open_browser
    for browser in browsers:
        browser.close()


@pytest.fixture
def anna(server: ServerProcess, visit: Callable[[ServerProcess], Browser]) -> Browser:
    browser = visit(server)
    browser.post("/me", {"name": "Anna"})
    return browser


@pytest.fixture
def bert(server: ServerProcess, visit: Callable[[ServerProcess], Browser]) -> Browser:
    browser = visit(server)
    browser.post("/me", {"name": "Bert"})
    return browser


@pytest.fixture
def stranger(server: ServerProcess, visit: Callable[[ServerProcess], Browser]) -> Browser:
    """A browser that has never been here."""
    return visit(server)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    server, initdb = binary("postgres"), binary("initdb")
    if server is None or initdb is None:
        pytest.skip("PostgreSQL's programs postgres and initdb are not installed here")
    cluster = Cluster(server, initdb)
    yield cluster
    cluster.close()
