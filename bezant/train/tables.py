"""Games side by side as tensors, on the processor or on a GPU."""

from __future__ import annotations

import random
from typing import Any, Protocol

import numpy as np
import torch
from torch import Tensor

from bezant.lab.vector import VectorEnv
from bezant.train.habits import habits_of
from bezant.train.matches import Greedy


class Tables(Protocol):
    """What the seat to move sees in each row, which actions it has, which seat it is; and of the last step, whether the game of the
    row ended with it and what it paid to each seat. Each step writes them anew."""

    seen: Tensor
    masks: Tensor
    seats: Tensor
    dones: Tensor
    rewards: Tensor

    def step(self, actions: Tensor) -> None:
        """An open action in each row."""

    def taught(self, rows: slice) -> Tensor:
        """What the teacher would do in these rows."""


class ProcessorTables:
    """Games on the processor; the tensors are copies where the learner is elsewhere."""

    def __init__(self, game: str, rows: int, seats: int, seed: int, threads: int, device: str) -> None:
        self.env = VectorEnv(game, rows, seats, threads, seed, **habits_of(game).options)
        self.teacher, self._device = Greedy(game, seed), device
        self._look()

    def taught(self, rows: slice) -> Tensor:
        wanted = np.zeros(self.env.envs, np.bool_)
        wanted[rows] = True
        return torch.from_numpy(self.teacher(self.env, wanted)[rows]).to(self._device)

    def _look(self) -> None:
        env = self.env
        self.seen, self.masks, self.seats, self.dones, self.rewards = (
            torch.from_numpy(array).to(self._device)
            for array in (env.observations, env.masks, env.seats, env.dones, env.rewards)
        )

    def step(self, actions: Tensor) -> None:
        self.env.step(actions.cpu().numpy())
        self._look()


class DeviceTables:
    """Games in the memory of the GPU, where the learner is."""

    def __init__(self, game: str, rows: int, seats: int, seed: int) -> None:
        from bezant.lab.device import DeviceVector

        self._env: Any = DeviceVector(game, rows, seats, seed, **habits_of(game).options)
        self._chance = random.Random(seed)
        env = self._env
        self.seen, self.masks, self.seats, self.dones, self.rewards = (
            torch.from_dlpack(array) for array in (env.observations, env.masks, env.seats, env.dones, env.rewards)
        )

    def taught(self, rows: slice) -> Tensor:
        return torch.from_dlpack(self._env.greedy_actions(self._chance.getrandbits(96), rows.start))[rows].clone()

    def step(self, actions: Tensor) -> None:
        self._env.step(actions)


def tables_for(game: str, rows: int, seats: int, seed: int, threads: int, device: str) -> Tables:
    """Games where the learner is."""
    if device == "cpu":
        return ProcessorTables(game, rows, seats, seed, threads, device)
    return DeviceTables(game, rows, seats, seed)
