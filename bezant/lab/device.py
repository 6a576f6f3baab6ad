"""A vector environment on a GPU: `bezant.lab.vector` with all arrays in the memory of the GPU, and whole games of random play."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import numpy as np

from bezant.adapters.checks import at_least_one
from bezant.kernel import device
from bezant.kernel.dice import words_of
from bezant.kernel.errors import BadCount
from bezant.kernel.game import Game, Outcome, load
from bezant.kernel.observation import DTYPE
from bezant.lab.device_array import DeviceArray
from bezant.lab.device_play import blocks, play_out
from bezant.lab.vector import policy_words, refusal


class DeviceStep(NamedTuple):
    """What a step leaves, a row for each game, in the memory of the GPU."""

    observation: DeviceArray
    mask: DeviceArray
    seat: DeviceArray
    reward: DeviceArray
    done: DeviceArray


class DeviceVector:
    """So many games of one kind on a GPU. The same seed and actions leave the same bytes as in the arrays of `bezant.vector`.

    `observations`, `masks`, `seats`, `rewards`, `dones` and `truncated` stay in the memory of the GPU: PyTorch, JAX and CuPy take
    them without a copy (`torch.from_dlpack(env.masks)`), and each step writes them anew."""

    def __init__(
        self, game: str, envs: int, seats: int, seed: int = 0, limit: int | None = None, **options: Any
    ) -> None:
        self.game: Game = load(game)
        self.envs = at_least_one(envs, "games")
        self.limit = self.game.max_decisions if limit is None else at_least_one(limit, "decisions")
        self.observation = self.game.observation(seats)
        self.seat_count, self.seed, self.options = seats, seed, options
        values, sides = self.game.option_values(seats, options), np.array(self.game.sides(seats))
        device.check()
        self._cuda = cuda = device.cuda()
        self._steps: Any = device.made_for("lab.device_steps", game)
        self._kernels: Any = device.made_for("lab.device_kernels", game)
        self._options, self._sides = cuda.to_device(values), cuda.to_device(sides)
        self._side_count = len(self.game.first_seats(seats))
        actions = len(self.game.actions)
        self.positions = self._array(envs, self.game.State.dtype)
        self.observations = self._array((envs, *self.observation.shape), DTYPE)
        self.masks = self._array((envs, actions), np.uint8)
        self.seats = self._array(envs, np.int8)
        self.rewards = self._array((envs, seats), np.float32)
        self.dones = self._array(envs, np.bool_)
        self.truncated = self._array(envs, np.bool_)
        self._open, self._counts = cuda.device_array((envs, actions), np.int16), cuda.device_array(envs, np.int16)
        self._actions, self._chosen = cuda.device_array(envs, np.int64), self._array(envs, np.int64)
        self._scratch: Any = None  # a position for each thread that tries an action, once `greedy` is asked
        self._illegal, self._decisions = cuda.device_array(envs, np.uint8), cuda.device_array(envs, np.int32)
        self._queues = cuda.device_array((2, self._kernels.QUEUES, envs), np.int32)
        self._every_row = (envs + self._kernels.BLOCK - 1) // self._kernels.BLOCK, self._kernels.BLOCK
        self._every_queue = blocks(envs, self._kernels), self._kernels.BLOCK
        self._every_warp = envs // self._steps.WARP + self._kernels.QUEUES + 1, self._steps.WARP
        self.reset(seed)

    def _array(self, shape: Any, dtype: Any) -> DeviceArray:
        cuda = self._cuda
        return DeviceArray(cuda.to_device(np.zeros(shape, dtype)), cuda.synchronize, cuda.get_current_device().id)

    def reset(self, seed: int | None = None) -> DeviceStep:
        """New games in all rows: those of another seed or, without one, of the same seed again."""
        seed = self.seed if seed is None else seed
        self._words_of_seed = words_of(seed)
        self.seed = seed
        self._numbers = self._cuda.to_device(np.arange(self.envs, dtype=np.int64))
        self._words = self._cuda.to_device(policy_words(self._words_of_seed, self.envs))
        self._sizes = self._cuda.to_device(np.zeros((self._kernels.TURNS, self._kernels.QUEUES), np.int32))
        for array in (self.rewards, self.dones, self.truncated):
            array.array.copy_to_device(np.zeros(array.shape, array.dtype))
        self._turn = 0
        self._kernels.begin[self._every_row](
            self.positions.array,
            self.seat_count,
            self._options,
            *self._words_of_seed,
            0,
            self._decisions,
            self._queues,
            self._sizes,
        )
        return self._look()

    def step(self, actions: Any) -> DeviceStep:
        """An action in each row, for the seat that is asked there: an array on the GPU, or anything NumPy understands.
        IllegalActions, and nothing is done in any row, where one is not open."""
        self._take(actions)
        found = self._cuda.to_device(np.zeros(1, np.int32))
        self._steps.find_illegal[self._every_row](self._actions, self._open, self._counts, self._illegal, found)
        if found.copy_to_host()[0]:
            raise refusal(self._illegal.copy_to_host())
        return self._act(self._actions)

    def random_actions(self) -> DeviceArray:
        """An open action for each row, all equally likely, from a generator of its own: those of `bezant.vector`, in an array that
        the next call writes anew."""
        self._steps.choose[self._every_row](self._open, self._counts, self._words, self._chosen.array)
        return self._chosen

    def greedy_actions(self, seed: int, first: int = 0) -> DeviceArray:
        """What `greedy` would do in each row from the first one on, if it saw the whole position, as a teacher may. The seed throws
        its dice, and breaks ties."""
        if self._scratch is None:
            self._scratch = self._cuda.device_array(self._steps.WARP * self.envs, self.game.State.dtype)
        if first < self.envs:
            self._steps.choose_greedily[self.envs - first, self._steps.WARP](
                self.positions.array,
                self._scratch,
                *words_of(seed),
                first,
                self._open,
                self._counts,
                self._chosen.array,
            )
        return self._chosen

    def random_step(self) -> DeviceStep:
        """`step` with random actions, which need no check."""
        return self._act(self.random_actions().array)

    def play_out(self, games: int, limit: int | None = None) -> Outcome:
        """Whole games of random play: what `Game.play_out` gives for the same seats, seed and options, copied from the GPU. Without
        a limit it is that of the environment."""
        limit = self.limit if limit is None else limit
        return play_out(self.game.name, games, self.seat_count, self.seed, limit, **self.options)

    def close(self) -> None:
        """Nothing ends here, as threads do in `bezant.vector`: the memory of an array is given back with the last who holds it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- kernels -------------------------------------------------------------------------------------------------------------

    def _take(self, actions: Any) -> None:
        given = (
            self._cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        )
        if given.shape != (self.envs,) or given.dtype.kind not in "iu":
            raise BadCount(f"A step takes {self.envs} whole numbers, one action for each game.")
        self._steps.take[self._every_row](self._cuda.to_device(given), self._actions)

    def _act(self, actions: Any) -> DeviceStep:
        self._steps.act[self._every_queue](
            self.positions.array,
            actions,
            self.seat_count,
            self._sides,
            self._side_count,
            self._options,
            *self._words_of_seed,
            self._numbers,
            self.limit,
            self._decisions,
            self.rewards.array,
            self.dones.array,
            self.truncated.array,
            self._queues,
            self._sizes,
            self._turn,
        )
        self._turn += 1
        return self._look()

    def _look(self) -> DeviceStep:
        self._steps.look[self._every_warp](
            self.positions.array,
            self.seats.array,
            self._open,
            self._counts,
            self.masks.array,
            self.observations.array,
            self._queues,
            self._sizes,
            self._turn,
        )
        return DeviceStep(self.observations, self.masks, self.seats, self.rewards, self.dones)
