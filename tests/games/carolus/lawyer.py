"""Compiles the laws, and the trial that plays games under their eyes."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from bezant.kernel import compile
from bezant.kernel.game import load
from bezant.kernel.kept import cache_folder
from tests.games.carolus import laws

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Court:
    """The laws and the trial, compiled."""

    laws: Any
    trial: Any


@dataclass(frozen=True)
class Findings:
    """The first broken law (0: none) and where, and what each game came to."""

    broken: int
    game: int
    ply: int
    action: int
    tallies: Any


@cache
def compiled() -> Court:
    """Both modules, compiled; kept with the engine's own compiled code, in a folder named by these sources as well."""
    import numba

    config: Any = numba.config

    sources = b"".join((HERE / name).read_bytes() for name in ("laws.py", "trial.py"))
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder("carolus") / f"laws-{hashlib.sha256(sources).hexdigest()[:16]}")
    try:
        made = _load("laws.py", laws.COMPILED)
        border = compile.instance("kernel.border", "carolus", compile.COMPILED)
        return Court(made, _load("trial.py", "compiled_trial", L=made, B=border))
    finally:
        config.CACHE_DIR = before


def _load(file: str, name: str, **handed_in: ModuleType) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, HERE / file)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    made.__dict__["handed_in"] = handed_in
    sys.modules[name] = made
    spec.loader.exec_module(made)
    return made


def examine(games: int, seats: int, court: float, seed: int = 1, guard_rounds: int = 0) -> Findings:
    """Random games with every law looked at after every decision."""
    trial = compiled().trial
    carolus = load("carolus")
    before, after, blank = (np.zeros(1, carolus.State.dtype) for _ in range(3))
    options = carolus.facts.options.values({"guard_rounds": guard_rounds})
    verdict, tallies = np.zeros(4, np.int64), np.zeros((games, 7), np.int64)
    buffer = np.zeros(trial.ACTIONS, np.int16)
    trial.examine(before, after, blank, seats, seed, court, options, buffer, verdict, tallies)
    broken, game, ply, action = (int(value) for value in verdict)
    return Findings(broken, game, ply, action, tallies)
