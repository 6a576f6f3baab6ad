"""How strong a model is: games against others, as many from every side."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from bezant.kernel import compile
from bezant.kernel.dice import words_of
from bezant.kernel.game import load
from bezant.kernel.state import Array
from bezant.lab.vector import VectorEnv

LONGEST = 4_000  # decisions; a game that goes on then is shared by all

Chooser = Callable[[VectorEnv, Array], Array]  # an action for each row; those that are not wanted may be anything


class Greedy:
    """`greedy` at many tables at once."""

    def __init__(self, game: str, seed: int) -> None:
        self._game = load(game, compiled=True)
        self._choice = compile.instance("players.one_step", game, compile.COMPILED)
        self._chance = random.Random(seed)

    def __call__(self, env: VectorEnv, wanted: Array) -> Array:
        actions, seed = np.zeros(env.envs, np.int64), self._chance.getrandbits(96)

        def choose(some: slice) -> None:
            scratch = np.zeros(2, self._game.State.dtype)
            buffer = np.zeros(len(self._game.actions), np.int16)
            words = words_of(seed + (some.start << 96))  # the rows of each slice are counted from 0
            self._choice.best_actions(env.positions[some], wanted[some], scratch, *words, buffer, actions[some])

        env.each(choose)
        return actions


def match(game: str, seats: int, one: Chooser, others: Chooser, games: int, threads: int, seed: int) -> float:
    """The share of victories of one side against all others, who play alike: as many games on each side."""
    sides, first = np.array(load(game).sides(seats)), np.array(load(game).first_seats(seats))
    count = len(first)
    env = VectorEnv(game, games - games % count, seats, threads, seed, limit=LONGEST)
    own = np.arange(env.envs) % count
    lasting, score = np.ones(env.envs, np.bool_), 0.0
    while lasting.any():
        is_one = sides[env.seats] == own
        actions = np.where(is_one, one(env, is_one & lasting), others(env, ~is_one & lasting))
        actions = np.where(lasting, actions, env.masks.argmax(1))
        step = env.step(actions)
        ended = np.flatnonzero(step.done & lasting)
        rewards = step.reward[ended, first[own[ended]]]
        score += float(((rewards * (count - 1) + 1) / count).sum())
        lasting[ended] = False
    env.close()
    return score / env.envs
