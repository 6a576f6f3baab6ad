"""A vector environment: many games of one kind stepped together by compiled code, in arrays that are made once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from math import prod
from typing import Any, NamedTuple, Self

import numpy as np

from bezant.adapters.checks import at_least_one, take_actions
from bezant.kernel import compile
from bezant.kernel.dice import words_of
from bezant.kernel.errors import BadCount, BezantError, IllegalActions
from bezant.kernel.game import Game, load
from bezant.kernel.observation import DTYPE
from bezant.kernel.state import Array

NAMED = 8  # refused actions that a message names
BOUNDARY = 64  # bytes: JAX takes an array of the processor without a copy only where it begins at a multiple of these


class Step(NamedTuple):
    """What a step leaves, a row for each game. The arrays are the environment's own: the next step writes them anew."""

    observation: Array
    mask: Array
    seat: Array
    reward: Array
    done: Array


class VectorEnv:
    """So many games of one kind. Each row is the question of one: who is asked, what that seat sees, which actions are open.

    Arrays, owned once and reused, a row for each game:

    - `observations` and `masks`, of the seat to move; `seats`, which seat that is
    - `rewards`, of the last step by seat: what `Game.returns` says where a game ended, else 0
    - `dones`, whether the game of the row ended with the last step and the row shows the next one already; `truncated`, whether
      that was for the limit of decisions, with rewards of 0
    - `positions`, the records themselves

    >>> import bezant
    >>> env = bezant.vector("carolus", 64, seats=2, seed=1)
    >>> env.observations.shape == (64, *env.observation.shape), env.masks.shape
    (True, (64, 95))
    >>> step = env.step(env.random_actions())
    >>> step.done.any(), step.observation is env.observations
    (False, True)
    """

    def __init__(
        self,
        game: str,
        envs: int,
        seats: int,
        threads: int = 1,
        seed: int = 0,
        limit: int | None = None,
        **options: Any,
    ) -> None:
        self.game: Game = load(game, compiled=True)
        self.envs = envs = at_least_one(envs, "games")
        self.threads = at_least_one(threads, "threads")
        self.limit = self.game.max_decisions if limit is None else at_least_one(limit, "decisions")
        self.observation = self.game.observation(seats)
        self._core: Any = compile.instance("kernel.vector", game, compile.COMPILED)
        self._options = self.game.option_values(seats, options)
        self._sides, self._side_count = np.array(self.game.sides(seats)), len(self.game.first_seats(seats))
        actions = len(self.game.actions)
        self.positions = aligned(self.game.State.dtype, envs)
        self.observations = aligned(DTYPE, envs, *self.observation.shape)
        self.masks = aligned(np.uint8, envs, actions)
        self.seats = aligned(np.int8, envs)
        self.rewards = aligned(np.float32, envs, seats)
        self.dones = aligned(np.bool_, envs)
        self.truncated = aligned(np.bool_, envs)
        self._numbers = np.zeros(envs, np.int64)  # of the games among those of the seed
        self._decisions = np.zeros(envs, np.int64)  # made in each game
        self._open = np.zeros((envs, actions), np.int16)
        self._counts = np.zeros(envs, np.int16)
        self._actions = np.zeros(envs, np.int64)
        self._illegal = np.zeros(envs, np.uint8)
        self._words = np.zeros(envs, np.int64)  # of the generator of `random_actions`
        cuts = [envs * part // self.threads for part in range(self.threads + 1)]
        self._slices = [slice(start, end) for start, end in pairwise(cuts)]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._is_closed = False
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Step:
        """New games in all rows: those of another seed or, without one, of the same seed again.

        >>> import bezant
        >>> env = bezant.vector("carolus", 8, seats=2, seed=1)
        >>> before, other = env.positions.tobytes(), env.reset(seed=2)
        >>> env.positions.tobytes() == before
        False
        """
        if seed is not None:
            self._seed = words_of(seed)
        self._numbers[:] = np.arange(self.envs)
        self._words[:] = policy_words(self._seed, self.envs)
        self.rewards[:] = 0
        self.dones[:] = False
        self.truncated[:] = False
        self.each(self._reset)
        return self._step_of()

    def step(self, actions: Any) -> Step:
        """An action in each row, for the seat that is asked there. IllegalActions, and nothing is done in any row, where one is
        not open.

        >>> import bezant
        >>> env = bezant.vector("carolus", 8, seats=2, seed=1)
        >>> env.step(env.random_actions()).mask.shape
        (8, 95)
        >>> env.step([94] * 8)
        Traceback (most recent call last):
        bezant.kernel.errors.IllegalActions: 8 of 8 actions are not open, those of the games 0, 1, 2, 3, 4, 5, 6, 7.
        """
        take_actions(actions, self._actions)
        if any(self.each(self._count_illegal)):
            raise refusal(self._illegal)
        self.each(self._step)
        return self._step_of()

    def random_actions(self, out: Array | None = None) -> Array:
        """An open action for each row, all equally likely, from a generator of its own.

        >>> import bezant
        >>> env = bezant.vector("carolus", 8, seats=2, seed=1)
        >>> actions = env.random_actions()
        >>> env.masks[range(8), actions].tolist()
        [1, 1, 1, 1, 1, 1, 1, 1]
        """
        chosen = np.zeros(self.envs, np.int64) if out is None else out
        if not isinstance(chosen, np.ndarray) or chosen.shape != (self.envs,) or chosen.dtype != np.int64:
            raise BadCount(f"Actions need an array of {self.envs} numbers of type int64.")
        self.each(lambda some: self._core.choose(self._open[some], self._counts[some], self._words[some], chosen[some]))
        return chosen

    def close(self) -> None:
        """End its threads; a closed environment is done with. `with` closes it too.

        >>> import bezant
        >>> with bezant.vector("carolus", 8, seats=2, threads=2) as env:
        ...     step = env.step(env.random_actions())
        >>> env.reset()
        Traceback (most recent call last):
        bezant.kernel.errors.BezantError: This environment is closed: make another one.
        """
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- parts of the rows ---------------------------------------------------------------------------------------------------

    def each(self, work: Callable[[slice], Any]) -> list[Any]:
        """Work for each slice of the rows, one a thread: compiled code does not hold the interpreter's lock."""
        if self._is_closed:
            raise BezantError("This environment is closed: make another one.")
        if self._pool is None:
            return [work(self._slices[0])]
        others: list[Future[Any]] = [self._pool.submit(work, some) for some in self._slices[1:]]
        return [work(self._slices[0]), *(other.result() for other in others)]

    def _shown(self, some: slice) -> tuple[Array, ...]:
        return self.seats[some], self._open[some], self._counts[some], self.masks[some], self.observations[some]

    def _reset(self, some: slice) -> None:
        seats = len(self._sides)
        games = self._numbers[some], self._decisions[some]
        self._core.reset(self.positions[some], seats, self._options, *self._seed, *games, *self._shown(some))

    def _step(self, some: slice) -> None:
        self._core.step(
            self.positions[some],
            self._actions[some],
            len(self._sides),
            self._sides,
            self._side_count,
            self._options,
            *self._seed,
            self._numbers[some],
            self.envs,
            self.limit,
            self._decisions[some],
            self.rewards[some],
            self.dones[some],
            self.truncated[some],
            *self._shown(some),
        )

    def _count_illegal(self, some: slice) -> int:
        count: int = self._core.count_illegal(
            self._actions[some], self._open[some], self._counts[some], self._illegal[some]
        )
        return count

    def _step_of(self) -> Step:
        return Step(self.observations, self.masks, self.seats, self.rewards, self.dones)


def aligned(kind: Any, *shape: int) -> Array:
    """An array of zeros that begins at a boundary."""
    size = prod(shape) * np.dtype(kind).itemsize
    raw = np.zeros(size + BOUNDARY, np.uint8)
    start = -raw.ctypes.data % BOUNDARY
    array: Array = raw[start : start + size].view(kind).reshape(shape)
    return array


def policy_words(seed: tuple[int, ...], envs: int) -> Array:
    """A word for each game, from which random actions are drawn."""
    return np.random.default_rng([*seed, 1]).integers(1, 1 << 32, envs)


def refusal(illegal: Array) -> IllegalActions:
    """What to say of actions that are not open: 1 in these rows."""
    indices = np.flatnonzero(illegal)
    named = ", ".join(map(str, indices[:NAMED])) + (" and others" if len(indices) > NAMED else "")
    words = f"{len(indices)} of {len(illegal)} actions are not open, those of the games {named}."
    return IllegalActions(words, indices)
