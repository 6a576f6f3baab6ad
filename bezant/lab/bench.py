"""How fast the engine is, against a plain Python version of the same rules and against other engines, all in one run.

The machine may be busy with other things, so each figure is the best of several repeats, in the time of the processor where one
core does the work.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from importlib.metadata import version
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

import bezant
from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.kernel.registry import ROOT
from bezant.kernel.state import Array, PositionArray

SEATS = 2
REPEATS = 7
ROW = 4_000  # games of one compiled repeat: some tens of milliseconds
BATCH = 40_000
PLAIN_SECONDS = 0.3  # of one repeat of an engine that is not compiled

Clock = Callable[[], float]
Sample = tuple[int, float]  # decisions made, seconds they took


@dataclass
class Bench:
    """The figures: nanoseconds for a decision, by way of playing, and seconds until the first games are over."""

    game: str
    nanoseconds: dict[str, float] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)

    @property
    def ratios(self) -> dict[str, float]:
        """The time of each way for a decision, as a multiple of that of the compiled rules on one core."""
        compiled = self.nanoseconds.get("compiled")
        return {name: ns / compiled for name, ns in self.nanoseconds.items()} if compiled else {}

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": SEATS,
            "date": date.today().isoformat(),
            "machine": machine(),
            "ns_per_decision": {name: round(ns, 1) for name, ns in self.nanoseconds.items()},
            "times_compiled": {name: round(ratio, 1) for name, ratio in self.ratios.items()},
            "seconds": {name: round(seconds, 2) for name, seconds in self.seconds.items()},
            "left_out": self.left_out,
        }


def machine() -> dict[str, Any]:
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


def measure(bench: Bench) -> Iterator[str]:
    """Measure one figure after another; yields the name of each before it is measured."""
    game, loaded = bench.game, bezant.load(bench.game)
    ways: dict[str, Callable[[], Sample]] = {
        "interpreted": _interpreted(loaded),
        "compiled": _compiled(loaded),
        "batched": _batched(loaded),
    }
    for name, way in ways.items():
        yield name
        bench.nanoseconds[name] = best(way)
    for name, find in OTHERS.items():
        yield name
        try:
            bench.nanoseconds[name] = best(find(game))
        except ModuleNotFoundError as error:
            bench.left_out[name] = f"{error.name} is not installed"
        except FileNotFoundError as error:
            bench.left_out[name] = str(error)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold compile", "warm start"):
            yield name
            bench.seconds[name] = first_games(game, folder)


def best(way: Callable[[], Sample]) -> float:
    """Nanoseconds for a decision in the best of several repeats, after one that warms up."""
    way()
    samples = [way() for _ in range(REPEATS)]
    return min(seconds / decisions for decisions, seconds in samples) * 1e9


def _timed(play: Callable[[], int], clock: Clock) -> Sample:
    start = clock()
    decisions = play()
    return decisions, clock() - start


def _for_a_while(play: Callable[[], int]) -> Sample:
    """Play whole games until enough time has passed."""
    decisions, start = 0, time.process_time()
    while time.process_time() - start < PLAIN_SECONDS:
        decisions += play()
    return decisions, time.process_time() - start


def default_options(game: Game) -> Array:
    """The default options of `new`, in the form that the rules read."""
    options: Array = game.facts.options.values({})
    return options


# --- the engine ---------------------------------------------------------------------------------------------------------------


def _interpreted(game: Game) -> Callable[[], Sample]:
    rules = compile.instance("lab.throughput", game.name, compile.INTERPRETED)
    table, options = PositionArray(game.State, 1), default_options(game)
    buffer, seeds = np.zeros(len(game.actions), np.int16), count()

    def play() -> int:
        decisions: int = rules.play_games(table, SEATS, next(seeds), 1, options, buffer)
        table[0].events.clear()
        return decisions

    return lambda: _for_a_while(play)


def _compiled(game: Game) -> Callable[[], Sample]:
    rules = compile.instance("lab.throughput", game.name, compile.COMPILED)
    table, options = np.zeros(1, game.State.dtype), default_options(game)
    buffer = np.zeros(len(game.actions), np.int16)
    return lambda: _timed(lambda: rules.play_games(table, SEATS, 1, ROW, options, buffer), time.process_time)


def _batched(game: Game) -> Callable[[], Sample]:
    """On all cores, in wall-clock time, whoever else uses them."""
    return lambda: _timed(lambda: int(game.play_out(BATCH, SEATS, seed=1).decisions.sum()), time.perf_counter)


def first_games(game: str, cache: str) -> float:
    """Seconds from starting Python to the end of the first compiled games, with this folder for compiled code."""
    program = f"import bezant; bezant.load({game!r}).play_out(games=10, seats={SEATS})"
    surroundings = os.environ | {"BEZANT_CACHE": cache, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], env=surroundings, check=True)
    return time.perf_counter() - start


# --- others, each with the nearest game it has -----------------------------------------------------------------------------------


def _dataclass(game: str) -> Callable[[], Sample]:
    path = ROOT.parent / "benchmarks" / f"{game}_dataclass.py"
    if not path.is_file():
        raise FileNotFoundError(f"benchmarks/{path.name} is not in this installation")
    plain, seeds = module_of(path), count()
    return lambda: _for_a_while(lambda: int(plain.play_out(plain.Game(SEATS, next(seeds)))))


def module_of(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = made  # dataclasses look their module up
    spec.loader.exec_module(made)
    return made


def open_spiel_play(name: str) -> Callable[[], int]:
    """One game of OpenSpiel at random, and its decisions: throws are chance nodes, made but not counted."""
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def _open_spiel(game: str) -> Callable[[], Sample]:
    play = open_spiel_play("backgammon")
    return lambda: _for_a_while(play)


def _catanatron(game: str) -> Callable[[], Sample]:
    """Catan among four random players; every action of its log is a decision."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play() -> int:
        catan = Catan([RandomPlayer(color) for color in Color])
        decisions = 0
        while catan.winning_color() is None and decisions < 5_000:
            catan.play_tick()
            decisions += 1
        return decisions

    return lambda: _for_a_while(play)


OTHERS: dict[str, Callable[[str], Callable[[], Sample]]] = {
    "dataclass": _dataclass,
    "open_spiel backgammon": _open_spiel,
    "catanatron catan": _catanatron,
}
