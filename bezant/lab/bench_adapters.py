"""How long a step takes through an adapter, against the library's own games of that size in the same run.

A step is one decision of random play: what is open is asked for, one of it is drawn, and it is played, each in the library's own
words. Processor time, the best of several repeats. A step of ours is to take no longer than one of the quickest of theirs."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import date
from typing import Any

import bezant
from bezant.kernel.errors import MissingExtra
from bezant.lab.bench import machine, open_spiel_play
from bezant.lab.bench_targets import Target

SECONDS = 0.3  # of one repeat
REPEATS = 5
ENVS = 1024  # of the vector form
THEIRS = "its "  # before the name of a library's own game

Play = Callable[[], int]  # some decisions, and how many they were


@dataclass
class AdaptersBench:
    """Microseconds a step by library and game, ours first."""

    microseconds: dict[str, dict[str, float]] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)

    @property
    def targets(self) -> list[Target]:
        return [target for library, games in self.microseconds.items() for target in _targets(library, games)]

    def json(self) -> dict[str, Any]:
        rounded = {
            library: {game: round(us, 2) for game, us in games.items()} for library, games in self.microseconds.items()
        }
        return {
            "date": date.today().isoformat(),
            "machine": machine(),
            "us_per_step": rounded,
            "targets": [asdict(target) | {"met": target.met} for target in self.targets],
            "left_out": self.left_out,
        }


def _targets(library: str, games: dict[str, float]) -> Iterator[Target]:
    theirs = {game: us for game, us in games.items() if game.startswith(THEIRS)}
    if theirs:
        quickest = min(theirs, key=theirs.__getitem__)
        for game in (each for each in games if each not in theirs):
            yield Target(f"{library}, {game}: µs, as {quickest}", games[game], theirs[quickest], at_most=True)


def measure(found: AdaptersBench) -> Iterator[str]:
    """Measure one game after another; yields the name of each before it is measured."""
    for library, games in LIBRARIES.items():
        for game, prepare in games.items():
            yield f"{library}, {game}"
            try:
                us = _best(prepare())
            except MissingExtra as error:
                found.left_out[f"{library}, {game}"] = str(error).rstrip(".")
            except ModuleNotFoundError as error:
                found.left_out[f"{library}, {game}"] = f"{error.name} is not installed"
            else:
                found.microseconds.setdefault(library, {})[game] = us


def _best(play: Play) -> float:
    play()
    return min(_timed(play) for _ in range(REPEATS)) * 1e6


def _timed(play: Play) -> float:
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        steps += play()
    return (time.process_time() - start) / steps


# --- PettingZoo -----------------------------------------------------------------------------------------------------------------


def _pettingzoo(game: str, raw: bool = False) -> Play:
    from bezant.adapters import pettingzoo

    return _cycle(pettingzoo.raw_env(game) if raw else pettingzoo.env(game))


def _their_pettingzoo(name: str) -> Play:
    return _cycle(importlib.import_module(f"pettingzoo.classic.{name}").env())


def _cycle(env: Any) -> Play:
    """Whole games by `agent_iter`, as PettingZoo's pages show it."""
    seeds = iter(range(1 << 62))

    def play() -> int:
        steps = 0
        env.reset(seed=next(seeds))
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                steps += 1
        return steps

    return play


# --- OpenSpiel ------------------------------------------------------------------------------------------------------------------


def _openspiel(game: str) -> Play:
    from bezant.adapters import openspiel

    return open_spiel_play(openspiel.short_name(game))


# --- Gymnasium ------------------------------------------------------------------------------------------------------------------


def _gymnasium(game: str) -> Play:
    """A learner who draws from the mask, against players who choose at random: a step is one decision of the learner."""
    from bezant.adapters import gymnasium

    env = gymnasium.make(game, opponents="uniform")

    def play() -> int:
        steps, ended = 0, False
        seen, _ = env.reset()
        while not ended:
            seen, _, terminated, truncated, _ = env.step(int(env.action_space.sample(seen["action_mask"])))
            steps, ended = steps + 1, terminated or truncated
        return steps

    return play


def _gymnasium_vector(game: str) -> Play:
    """The same in compiled code, without the time it takes to draw: the first open action of each game is played."""
    from bezant.adapters import gymnasium

    env = gymnasium.make_vec(game, ENVS, opponents="uniform")
    actions = env.reset(seed=1)[0]["action_mask"].argmax(axis=1)

    def play() -> int:
        nonlocal actions
        actions = env.step(actions)[0]["action_mask"].argmax(axis=1)
        return ENVS

    return play


def _each(prepare: Callable[[str], Play], suffix: str = "") -> dict[str, Callable[[], Play]]:
    return {f"{name}{suffix}": lambda name=name: prepare(name) for name in bezant.game_names()}  # type: ignore[misc]


LIBRARIES: dict[str, dict[str, Callable[[], Play]]] = {
    "PettingZoo": {
        **_each(_pettingzoo),
        **_each(lambda name: _pettingzoo(name, raw=True), ", raw"),
        f"{THEIRS}connect_four": lambda: _their_pettingzoo("connect_four_v3"),
        f"{THEIRS}texas_holdem": lambda: _their_pettingzoo("texas_holdem_v4"),
        f"{THEIRS}chess": lambda: _their_pettingzoo("chess_v6"),
    },
    "OpenSpiel": {**_each(_openspiel), f"{THEIRS}backgammon": lambda: open_spiel_play("backgammon")},
    "Gymnasium": {**_each(_gymnasium), **_each(_gymnasium_vector, f", {ENVS} together")},
}
