"""The example game, installed as anybody would install it, but into a folder of its own."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bezant
from bezant.kernel import registry
from bezant.kernel.game import Game

ROOT = Path(__file__).parents[2]

Run = Callable[..., str]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Three Men's Morris in it."""
    folder = tmp_path_factory.mktemp("site")
    how = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", str(folder)]
    command = [sys.executable, "-m", "pip", "install", *how, str(ROOT / "examples" / "morris")]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    return folder


@pytest.fixture
def morris(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game in this process, for as long as a test runs."""
    monkeypatch.syspath_prepend(site)
    registry.homes.cache_clear()
    yield bezant.load("morris")
    monkeypatch.undo()
    importlib.invalidate_caches()
    registry.homes.cache_clear()


@pytest.fixture
def run(site: Path) -> Run:
    """Runs Python with the game installed, and gives back what it printed."""

    def run_python(*arguments: str, typed: str = "", seconds: int = 120) -> str:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(site)]), "COLUMNS": "80"}
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, input=typed, capture_output=True, text=True, timeout=seconds, cwd=ROOT, env=environment
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run_python
