from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bezant.kernel.compile import cache_folder
from tests.server.house import ENVIRONMENT, Books, Browser, House
from tests.server.postgres import Cluster, binary

PREPARE = "from bezant.server.thinking import prepare; list(prepare('carolus'))"


@pytest.fixture(scope="session")
def compiled() -> None:
    """Carolus, compiled for players that think: once, however many tests run at a time, and not behind them."""
    with (cache_folder("carolus") / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "-c", PREPARE], check=True, env=ENVIRONMENT)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that do not harm it."""
    folder = tmp_path_factory.mktemp("house")
    house = House(str(folder / "bezant.db"), folder).open()
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test."""
    house = House(str(tmp_path / "bezant.db"), tmp_path).open()
    yield house
    house.close()


@pytest.fixture
def books(house: House) -> Books:
    return Books(Path(house.database))


@pytest.fixture
def visit() -> Iterator[Callable[[House], Browser]]:
    """Opens browsers, and closes them after the test."""
    browsers: list[Browser] = []

    def open_browser(house: House) -> Browser:
        browsers.append(Browser(house.address))
        return browsers[-1]

    yield open_browser
    for browser in browsers:
        browser.close()


@pytest.fixture
def anna(house: House, visit: Callable[[House], Browser]) -> Browser:
    browser = visit(house)
    browser.post("/me", {"name": "Anna"})
    return browser


@pytest.fixture
def bert(house: House, visit: Callable[[House], Browser]) -> Browser:
    browser = visit(house)
    browser.post("/me", {"name": "Bert"})
    return browser


@pytest.fixture
def stranger(house: House, visit: Callable[[House], Browser]) -> Browser:
    """A browser that has never been here."""
    return visit(house)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    programs = binary("postgres"), binary("initdb")
    if programs[0] is None or programs[1] is None:
        pytest.skip("PostgreSQL's programs postgres and initdb are not installed here")
    cluster = Cluster(*programs)
    yield cluster
    cluster.close()
