"""How fast the vector environment is: decisions a second with mask and observation, against their targets, in one run."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from statistics import median
from typing import Any

import numpy as np

import bezant
from bezant.lab.bench import SEATS, machine
from bezant.lab.bench_search import Figure
from bezant.lab.vector import VectorEnv

REPEATS = 5
SPREAD = 200  # steps before it is measured: games are at all stages then
TARGETS = {"carolus": 10e6, "byzantium": 4e6, "jerusalem": 4e6}  # decisions a second on two cores
OTHER_TARGET = 4e6


@dataclass
class VectorBench:
    """The figures so far."""

    games: list[str]
    envs: int = 16_384
    threads: int = 2
    seconds: float = 5.0  # for each game
    figures: list[Figure] = field(default_factory=list)

    def json(self) -> dict[str, Any]:
        return {
            "envs": self.envs,
            "threads": self.threads,
            "seats": SEATS,
            "date": date.today().isoformat(),
            "machine": machine(),
            "figures": [figure.json() for figure in self.figures],
        }


def measure(bench: VectorBench) -> Iterator[str]:
    """Measure one game after another; yields its name before."""
    for game in bench.games:
        yield game
        bench.figures.append(decisions(game, bench))


def decisions(game: str, bench: VectorBench) -> Figure:
    """Decisions a second of random play, the choice of each action included: the median of several repeats."""
    env = bezant.vector(game, bench.envs, seats=SEATS, threads=bench.threads)
    actions = np.zeros(bench.envs, np.int64)
    for _ in range(SPREAD):
        env.step(env.random_actions(actions))
    rates = [_rate(env, actions, bench.seconds / REPEATS) for _ in range(REPEATS)]
    env.close()
    more = {"lowest": round(min(rates)), "highest": round(max(rates)), "observation": env.observation.shape[0]}
    what = f"{game}: decisions a second with mask and observation"
    return Figure(what, median(rates), TARGETS.get(game, OTHER_TARGET), more)


def _rate(env: VectorEnv, actions: Any, seconds: float) -> float:
    start, steps = time.perf_counter(), 0
    while steps == 0 or time.perf_counter() - start < seconds:
        env.step(env.random_actions(actions))
        steps += 1
    return steps * env.envs / (time.perf_counter() - start)
