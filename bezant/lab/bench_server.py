"""How much a server of tables bears: a real server process, real sockets on loopback, people at many tables.

The processor of the server's process alone is counted. The load is made by other processes, which say how busy and how late they
were themselves: where they are late, the times are theirs. On a busy machine trust the processor time a move, not the rates.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from bezant.lab.bench import machine
from bezant.lab.bench_targets import ratios, targets
from bezant.lab.load_table import Plan
from bezant.lab.postgres import NoPostgres, Postgres
from bezant.lab.server_metrics import commits_between, metrics_of
from bezant.lab.server_process import DidNotStart, Watched, server_of

__all__ = ["DidNotStart", "LoadEnded", "ServerBench", "measure"]

SQLITE, POSTGRES = "sqlite", "postgres"
WARM_UP = 2.0  # seconds of play before anything is measured
POLLS = 10.0  # of the lobby in a second
SPECTATORS, WATCHED = 200, 3.0  # of one table, and for how many seconds of play
SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
LOOKS, SLEEPERS = 20, 1000  # tables opened cold, and those opened and left to see what stays of them
KB, MB = 1024, 2**20


@dataclass
class ServerBench:
    """What is measured, and the figures of each database."""

    game: str
    tables: int
    seconds: float
    pace: float = 0.0
    seats: int = 2
    over_http: bool = False
    processes: int = 1  # that make the load
    workers: int = 1  # web processes of the server
    databases: Sequence[str] = (SQLITE,)
    peer: Path | None = None  # the folder of boardgame.io's server and load
    figures: dict[str, dict[str, Any]] = field(default_factory=dict)
    peers: dict[str, dict[str, Any]] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        return {
            "date": date.today().isoformat(),
            "machine": machine(),
            "game": self.game,
            "tables": self.tables,
            "seats": self.seats,
            "seconds": self.seconds,
            "pace": self.pace,
            "workers": self.workers,
            "moves_by": "http" if self.over_http else "socket",
            "servers": self.figures,
            "peers": self.peers,
            "ratios": ratios(self),
            "targets": [asdict(target) | {"met": target.met} for target in targets(self)],
            "left_out": self.left_out,
        }


class LoadEnded(Exception):
    """A process that made the load is gone."""


class Loads:
    """The processes that make the load, told the same thing at the same time."""

    def __init__(self, address: str, bench: ServerBench) -> None:
        shares = [
            bench.tables // bench.processes + (n < bench.tables % bench.processes) for n in range(bench.processes)
        ]
        command = [sys.executable, "-m", "bezant.lab.load"]
        self._processes = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in shares
        ]
        for process, share in zip(self._processes, shares, strict=True):
            plan = Plan(address, share, bench.game, bench.seats, bench.pace, bench.over_http)
            _write(process, asdict(plan))

    def do(self, what: str, only_first: bool = False, **wish: Any) -> list[dict[str, Any]]:
        """Let them do something; their answers, once all have done it."""
        asked = self.begin(what, only_first, **wish)
        return [_read(process) for process in asked]

    def begin(self, what: str, only_first: bool = False, **wish: Any) -> list[subprocess.Popen[str]]:
        asked = self._processes[:1] if only_first else self._processes
        for process in asked:
            _write(process, {"do": what, **wish})
        return asked

    def close(self) -> None:
        for process in self._processes:
            process.kill()
            process.communicate()


def measure(bench: ServerBench) -> Iterator[str]:
    """Measure one thing after another; yields the name of each before it is measured."""
    for database in bench.databases:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
            try:
                address = _database(database, Path(folder), opened)
            except NoPostgres as why:
                bench.left_out[database] = str(why)
                continue
            name = database if database in (SQLITE, POSTGRES) else "address"
            server = server_of(address, Path(folder), workers=bench.workers)
            opened.callback(server.close)
            yield from _of_server(bench, name, server.open(), opened)


def _database(database: str, folder: Path, opened: ExitStack) -> str:
    """The address of the database that the server shall use: a new one, unless an address is given."""
    if database == SQLITE:
        return str(folder / "bench.db")
    if database == POSTGRES:
        cluster = Postgres()
        opened.callback(cluster.close)
        return cluster.new_database()
    return database


def _of_server(bench: ServerBench, name: str, server: Watched, opened: ExitStack) -> Iterator[str]:
    found = bench.figures[name] = {}
    loads = Loads(server.address, bench)
    opened.callback(loads.close)
    yield f"{name}: opening {bench.tables} tables"
    found["opening"] = opening(loads, server, bench.tables)
    yield f"{name}: playing"
    loads.do("play")
    time.sleep(WARM_UP)
    found["play"] = playing(loads, server, bench.seconds)
    grown = (server.memory() - found["opening"]["empty"]) / bench.tables
    yield f"{name}: the lobby beside it"
    loads.do("play")
    found["lobby"] = lobby(loads, server, bench.seconds / 2)
    yield f"{name}: {SPECTATORS} spectators of one table"
    found["spectators"] = spectators(loads)
    loads.do("leave")
    found["memory"] = {
        "empty_mb": found["opening"].pop("empty") / MB,
        "live_kb_a_table": found["opening"].pop("live") / KB,
        "played_kb_a_table": grown / KB,
    }
    yield f"{name}: everybody comes back after a kill"
    start = restart(server)
    found["cold"] = cold(loads)
    found["memory"]["asleep_kb_a_table"] = asleep(loads, server, bench)
    seconds = max(each["seconds"] for each in loads.do("come_back"))
    found["reconnect"] = {"server_start_s": start, "seconds": seconds}


def opening(loads: Loads, server: Watched, tables: int) -> dict[str, Any]:
    """Guests, tables, seats and lines; what each costs."""
    loads.do("warm_up", only_first=True)
    empty, cpu = server.memory(), server.cpu_seconds()
    seconds = max(each["seconds"] for each in loads.do("open"))
    return {
        "tables_a_second": tables / seconds,
        "cpu_ms_a_table": (server.cpu_seconds() - cpu) / tables * 1000,
        "empty": empty,
        "live": (server.memory() - empty) / tables,
    }


def playing(loads: Loads, server: Watched, seconds: float) -> dict[str, Any]:
    """What a move costs and how long it takes, while all tables play."""
    loads.do("reset")
    before, cpu = metrics_of(server.address), server.cpu_seconds()
    time.sleep(seconds)
    cpu, after = server.cpu_seconds() - cpu, metrics_of(server.address)
    return summary(loads.do("stop"), cpu) | commits_between(before, after)


def summary(answers: list[dict[str, Any]], cpu: float) -> dict[str, Any]:
    """The answers of all load processes and the server's processor seconds, as figures."""
    reply = [ms for each in answers for ms in each["reply"]]
    moves, seconds = max(1, len(reply)), max(each["seconds"] for each in answers)
    return {
        "moves": len(reply),
        "moves_a_second": len(reply) / seconds,
        "cpu_ms_a_move": cpu / moves * 1000,
        "cpu_share": cpu / seconds,
        "reply_ms": quantiles(reply),
        "other_ms": quantiles([ms for each in answers for ms in each["other"]]),
        "bytes_a_move": sum(each["bytes"] for each in answers) / moves,
        "games_begun": sum(each["games"] for each in answers),
        "refused": sum(each["refused"] for each in answers),
        "first_refusal": next((each["first_refusal"] for each in answers if each["first_refusal"]), None),
        "load_busy": max(each["busy"] for each in answers),
        "load_late_ms": quantiles([ms for each in answers for ms in each["late"]]),
    }


def lobby(loads: Loads, server: Watched, seconds: float) -> dict[str, Any]:
    """How quickly the lists of tables are answered while everybody plays, and what that does to the moves."""
    loads.do("reset")
    cpu = server.cpu_seconds()
    told = loads.do("poll_lobby", only_first=True, times_a_second=POLLS, seconds=seconds)
    answers = loads.do("stop")
    played = summary(answers, server.cpu_seconds() - cpu)
    kept = {name: played[name] for name in ("moves_a_second", "cpu_ms_a_move", "reply_ms")}
    polled = [ms for each in answers for ms in each["lobby"]]
    return {"polls_a_second": POLLS, "answer_ms": quantiles(polled), "bytes": told[0]["bytes"], **kept}


def spectators(loads: Loads) -> dict[str, Any]:
    """What is sent to many spectators of one table: while they come, and while that table alone plays."""
    came = loads.do("watch", only_first=True, sockets=SPECTATORS)[0]
    told = loads.do("play_watched", only_first=True, seconds=WATCHED)[0]
    moves = max(1, told["moves"])
    return {
        "spectators": SPECTATORS,
        "messages_while_coming": came["messages"],
        "kb_while_coming": came["bytes"] / KB,
        "moves": told["moves"],
        "messages_a_move": (told["messages"] - came["messages"]) / moves,
        "kb_a_move": (told["bytes"] - came["bytes"]) / moves / KB,
    }


def restart(server: Watched) -> float:
    """Kill the server and open it again; the seconds until it answers."""
    server.kill()
    begun = time.perf_counter()
    server.open()
    return time.perf_counter() - begun


def cold(loads: Loads) -> dict[str, Any]:
    """How long it takes to open tables, and plies of stored games, that nobody has open."""
    loads.do("warm_up", only_first=True)
    looks = loads.do("look", most=LOOKS)
    return {
        "table_ms": quantiles([ms for each in looks for ms in each["open"]]),
        "ply_ms": quantiles([ms for each in looks for ms in each["at"]]),
    }


def asleep(loads: Loads, server: Watched, bench: ServerBench) -> float | None:
    """Kilobytes that a table costs which was opened once and which nobody looks at any more; the first ones were just opened."""
    tables = min(SLEEPERS, bench.tables) - LOOKS
    if tables <= 0:
        return None
    before = server.memory()
    loads.do("look", only_first=True, most=LOOKS + tables, plies=False)
    return (server.memory() - before) / tables / KB


def quantiles(times: list[float]) -> dict[str, float]:
    """Median, the slow ones and the slowest; nothing where nothing was measured."""
    if not times:
        return {}
    ordered = sorted(times)
    at = {name: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in SHARES.items()}
    return {name: round(ms, 2) for name, ms in at.items()}


def _write(process: subprocess.Popen[str], said: dict[str, Any]) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(said) + "\n")
    process.stdin.flush()


def _read(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise LoadEnded(f"A process that made the load ended by itself (exit code {process.wait(20)}).")
    answer: dict[str, Any] = json.loads(line)
    return answer
