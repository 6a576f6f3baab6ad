"""Compiles what the tests run compiled, once, on all cores: `python -m tests.warm_up`, or `… carolus` for one game.

Tests that run side by side would compile the same functions at the same time, each for itself. So `make test` calls this first.
A test that runs alone does not need it: what is missing is compiled then.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import numpy as np

import bezant
from bezant import players
from bezant.adapters.gymnasium import RandomVectorEnv
from bezant.adapters.table import Table
from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.dice import words_of
from bezant.lab import bench
from tests.games.carolus import lawyer

SEATS = 2
PLAYERS = ("greedy", "search:20")


def rules(name: str) -> None:
    """A game's single decisions, random games, players and value function."""
    game = bezant.load(name, compiled=True)
    state = game.new(SEATS, 1)
    seat = game.to_move(state)
    game.refusal(state, 0)
    game.reseed(state, 2)
    for player in PLAYERS:
        action = players.make(player, game).decide(game.imagine(state, seat, 1), seat, 1)
        game.apply(state.copy(), action)
    value = part_of(name, "value", compile.COMPILED)
    value.features_into(state.array[0], seat, np.zeros(len(value.FEATURES)))
    value.stage(state.array[0])
    game.observe(state, seat)
    game.action_mask_into(state, np.zeros(len(game.actions), np.uint8))
    game.play_out(2, SEATS, seed=1)
    env = bezant.vector(name, 2, SEATS)
    env.step(env.random_actions())
    bench._compiled(game)()


def adapters(name: str) -> None:
    """What a learner sees of a game, alone and in many games at once."""
    table = Table(name, SEATS, {})
    table.deal(1)
    table.observe(table.seat), table.mask(table.seat)
    env = RandomVectorEnv(name, 2)
    env.step(env.reset(seed=1)[0]["action_mask"].argmax(axis=1))


def rules_with_checks(name: str) -> None:
    """A game's random games, with every index checked."""
    game = bezant.load(name)
    playout = compile.instance("kernel.playout", name, compile.CHECKED)
    positions, decisions = np.zeros(1, game.State.dtype), np.zeros(1, np.int64)
    options, buffer = bench.default_options(game), np.zeros(len(game.actions), np.int16)
    playout.play_many(positions, SEATS, options, *words_of(1), 0, decisions, game.max_decisions, buffer)


def main(names: list[str]) -> None:
    tasks: list[Callable[[], None]] = [
        partial(compiled, name) for compiled in (rules, adapters, rules_with_checks) for name in names
    ]
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for task in [pool.submit(task) for task in tasks]:
            task.result()
    if "carolus" in names:
        lawyer.examine(1, SEATS, 0.0)


if __name__ == "__main__":
    main(sys.argv[1:] or bezant.game_names())
