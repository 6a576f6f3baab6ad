"""What a server of tables is measured against in the same run: a bare endpoint of the same stack, and boardgame.io."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from bezant.kernel.registry import ROOT
from bezant.lab.bench_server import WARM_UP, Loads, ServerBench, opening, playing
from bezant.lab.server_process import Watched, free_port

PEER = "BEZANT_PEER"  # the folder of boardgame.io, where no option names it
INSTALL = 300  # seconds for npm


class LeftOut(Exception):
    """Why something is not measured."""


def measure(bench: ServerBench) -> Iterator[str]:
    """Measure one peer after another; yields the name of each before it is measured."""
    for name, peer in PEERS.items():
        yield name
        with tempfile.TemporaryDirectory() as folder:
            try:
                bench.peers[name] = peer(bench, Path(folder))
            except LeftOut as why:
                bench.left_out[name] = str(why)


def bare_endpoint(bench: ServerBench, folder: Path) -> dict[str, Any]:
    """FastAPI, group commit on SQLite, 18 KB to everybody at the table, and no game."""
    if not (ROOT.parent / "benchmarks" / "bare_endpoint.py").is_file():
        raise LeftOut("benchmarks/bare_endpoint.py is not in this installation")
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.bare_endpoint", str(port), str(folder / "bare.db")]
    with ExitStack() as opened:
        server = opened.enter_context(closing(Watched(command, port, folder, "bare").open()))
        loads = opened.enter_context(closing(Loads(server.address, replace(bench, seats=2, over_http=True))))
        opening(loads, server, bench.tables)
        loads.do("play")
        time.sleep(WARM_UP)
        return playing(loads, server, bench.seconds)


def boardgame_io(bench: ServerBench, folder: Path) -> dict[str, Any]:
    """boardgame.io in memory: it broadcasts before it stores, and stores nothing. Its folder brings server and load."""
    home = _installed(_peer_folder(bench.peer), folder)
    port = free_port()
    with closing(
        Watched(["node", str(home / "server.js"), str(port), "memory"], port, folder, "peer").open()
    ) as server:
        assert server.process is not None
        words = [server.address, str(bench.tables), str(max(1, round(bench.seconds))), str(server.process.pid)]
        limit = bench.seconds + 120 + bench.tables
        run = subprocess.run(
            ["node", str(home / "load.js"), *words], capture_output=True, text=True, timeout=limit, cwd=home
        )
    if run.returncode:
        raise LeftOut(f"its load ended with {run.stderr.strip().splitlines()[-1:] or 'no word'}")
    told = json.loads(run.stdout.strip().splitlines()[-1])
    return {
        "moves": told["moves"],
        "moves_a_second": told["moves_per_s"],
        "cpu_ms_a_move": told["server_cpu_ms_per_move"],
        "cpu_share": told["server_cpu_share"],
        "reply_ms": told["reply_ms"],
        "other_ms": told["other_ms"],
    }


PEERS: dict[str, Callable[[ServerBench, Path], dict[str, Any]]] = {
    "bare endpoint": bare_endpoint,
    "boardgame.io in memory": boardgame_io,
}


def _peer_folder(named: Path | None) -> Path:
    told = named or (Path(os.environ[PEER]) if os.environ.get(PEER) else None)
    if told is None:
        raise LeftOut(f"no folder was named, neither by --peer nor by {PEER}")
    if not (told / "server.js").is_file() or not (told / "load.js").is_file():
        raise LeftOut(f"there are no server.js and load.js in {told}")
    return told


def _installed(peer: Path, folder: Path) -> Path:
    """The peer with its packages: where it lies, or in a copy that npm completes."""
    if shutil.which("node") is None:
        raise LeftOut("node is not installed")
    if (peer / "node_modules" / "boardgame.io").is_dir():
        return peer
    if shutil.which("npm") is None:
        raise LeftOut("npm is not installed, and its packages are not there")
    home = folder / "peer"
    shutil.copytree(peer, home)
    install = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    try:
        run = subprocess.run(install, cwd=home, capture_output=True, text=True, timeout=INSTALL)
    except subprocess.TimeoutExpired:
        raise LeftOut(f"npm did not finish within {INSTALL} s") from None
    if run.returncode:
        raise LeftOut(f"npm could not install it: {(run.stderr.strip().splitlines() or ['no word'])[0]}")
    return home
