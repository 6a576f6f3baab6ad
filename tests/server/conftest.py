from __future__ import annotations

import fcntl
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bezant.kernel.kept import cache_folder
from bezant.server.settings import database_url
from bezant.server.store import Store
from tests.server.harness import ENVIRONMENT, Browser, Database, ServerProcess
from tests.server.postgres import BOTH, Postgres, database_for, need_postgresql, quick_cluster

# The tests of these modules run on SQLite and on PostgreSQL.
ON_BOTH = {
    "test_play",
    "test_protocol",
    "test_refusals",
    "test_secrets",
    "test_sockets",
    "test_attacks",
    "test_sandboxes",
}
PREPARE = "from bezant.server.worker_tasks import prepare; list(prepare('carolus'))"


@pytest.fixture(scope="session")
def compiled() -> None:
    """Carolus, compiled for players that think: once, however many tests run at a time, and not behind them."""
    with (cache_folder("carolus") / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "-c", PREPARE], check=True, env=ENVIRONMENT)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What people do at tables is tested on both databases."""
    if "server" in metafunc.fixturenames:
        both = metafunc.module.__name__.rpartition(".")[2] in ON_BOTH
        metafunc.parametrize("server", BOTH if both else ["sqlite"], indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that do not harm it."""
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(database_for(request, folder), folder).open()
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
    return Database(server.database)


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
def postgres() -> Iterator[Postgres]:
    need_postgresql()
    cluster = quick_cluster()
    yield cluster
    cluster.close()


@pytest.fixture(params=BOTH)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    return database_for(request, tmp_path)


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """A store on either database."""
    store = Store.opened(database_url(address))
    yield store
    store.close()


@pytest.fixture(scope="module", params=BOTH)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on either database, where tries are not counted."""
    folder = tmp_path_factory.mktemp("house")
    server = ServerProcess(database_for(request, folder), folder, sign_in_burst=1000).open()
    yield server
    server.close()


@pytest.fixture
def house_store(house: ServerProcess) -> Iterator[Store]:
    store = Store(database_url(house.database))
    yield store
    store.close()


@pytest.fixture
def name() -> str:
    """A name that nobody has yet."""
    return "Theodora " + "".join(secrets.choice("abcdefgh") for _ in range(12))
