"""`bezant serve` hands its options on to the server."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from tests.cli.shell import ROOT, assert_one_sentence, needs_page, run, surroundings


@needs_page
def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bezant", "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    with subprocess.Popen(command, cwd=ROOT, env=surroundings(), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith("bezant is open at http://127.0.0.1:")
            assert (tmp_path / "tables.db").exists()
        finally:
            server.terminate()
            assert server.wait(20) == 0


@needs_page
def test_what_keeps_it_from_starting_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = run("serve", "--port", port, "--database", str(tmp_path / "tables.db"))
    assert_one_sentence(refused, f"Port {port}", "in use")
