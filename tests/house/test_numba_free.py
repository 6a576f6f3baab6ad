"""People's processes start fast because they run the rules interpreted: server and terminal never import Numba."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SERVER = """
import sys
from fastapi.testclient import TestClient
from bezant.server.app import create_app
from bezant.server.settings import Settings

seats = [{"kind": "me"}, {"kind": "me"}]
app = create_app(Settings(database=sys.argv[1] + "/tables.db", prepare=False))
with TestClient(app, base_url="http://localhost") as browser:
    view = browser.post("/api/tables", json={"game": "carolus", "seats": seats}).json()
    for _ in range(20):
        move = {"ply": view["ply"], "option": view["options"][0]}
        table = f"/api/tables/{view['table']['id']}"
        assert browser.post(f"{table}/moves", json=move).json() == {"ply": view["ply"] + 1}
        view = browser.get(table).json()
    assert view["ply"] == 20, view
"""

TERMINAL = """
import contextlib, sys
from bezant.cli import main

sys.argv = ["bezant", "play", "carolus", "--seats", "greedy,uniform", "--seed", "7"]
with contextlib.suppress(SystemExit):
    main()
"""


@pytest.mark.parametrize("program", [SERVER, TERMINAL], ids=["server", "terminal"])
def test_numba_stays_out(program: str, tmp_path: Path) -> None:
    ask = "\nprint('numba' in sys.modules, 'bezant.games.carolus.rules' in sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program + ask, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.stdout.splitlines()[-1:] == ["False True"], run.stderr
