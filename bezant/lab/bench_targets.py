"""What is measured beside what it should be: for any measurement (`Target`), and what the server shall reach on two cores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bezant.lab.bench_server import ServerBench

MANY, FEW, CROWD = 300, 10, 5000  # tables
IN_MEMORY = "boardgame.io in memory"


@dataclass(frozen=True)
class Target:
    what: str
    measured: float
    target: float
    at_most: bool  # else at least

    @property
    def met(self) -> bool:
        return self.measured <= self.target if self.at_most else self.measured >= self.target


def targets(bench: ServerBench) -> list[Target]:
    """The targets that this run can tell about: those of its number of tables and its pace."""
    return [target for name, found in bench.figures.items() for target in _targets(bench, name, found)]


def _targets(bench: ServerBench, name: str, found: dict[str, Any]) -> Iterator[Target]:
    play = found.get("play")
    if play is None:
        return
    if not bench.pace and bench.tables >= MANY:
        most = 0.6 if bench.game == "carolus" else 0.8
        yield Target(f"{name}: CPU ms a move", play["cpu_ms_a_move"], most, at_most=True)
        yield Target(f"{name}: moves a second", play["moves_a_second"], 1500, at_most=False)
    elif not bench.pace and bench.tables == FEW:
        yield Target(f"{name}: CPU ms a move", play["cpu_ms_a_move"], 0.8, at_most=True)
    if not bench.pace and IN_MEMORY in bench.peers:
        ratio = play["moves_a_second"] / bench.peers[IN_MEMORY]["moves_a_second"]
        yield Target(f"{name}: moves a second, times {IN_MEMORY}", ratio, 2, at_most=False)
    if bench.pace and bench.tables >= CROWD:
        yield Target(f"{name}: p99 ms to the reply", play["reply_ms"]["p99"], 25, at_most=True)
    memory, cold = found.get("memory"), found.get("cold")
    if memory is not None and bench.tables >= MANY:
        yield Target(f"{name}: KB a live table", memory["played_kb_a_table"], 120, at_most=True)
        if memory.get("asleep_kb_a_table") is not None:
            yield Target(f"{name}: KB a table asleep", memory["asleep_kb_a_table"], 1, at_most=True)
    if cold is not None:
        for what, times in cold.items():
            if times:
                yield Target(f"{name}: cold {what.removesuffix('_ms')}, ms", times["p95"], 50, at_most=True)


def ratios(bench: ServerBench) -> dict[str, dict[str, dict[str, float]]]:
    """CPU a move and moves a second of each database, as multiples of each peer's."""
    names = ("cpu_ms_a_move", "moves_a_second")
    return {
        database: {
            peer: {name: round(found["play"][name] / there[name], 2) for name in names if there[name]}
            for peer, there in bench.peers.items()
        }
        for database, found in bench.figures.items()
        if "play" in found
    }
