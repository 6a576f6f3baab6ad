"""The network while it learns, and how it plays meanwhile."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from bezant.kernel.game import Game
from bezant.kernel.observation import Observation
from bezant.kernel.state import Array
from bezant.lab.vector import VectorEnv
from bezant.players.network import Network, Weights

WIDTH = 256  # of both hidden layers
CLOSED = -1e9  # the logit of an action that is not open
IGNORED = "guard"  # in the name of a feature: limits that training sets and tables do not have


def scale_of(seen: Observation) -> Array:
    """The factor of each number of an observation that brings it to at most 1; 0 for what the network shall not rely on."""
    return np.concatenate(
        [
            np.full(feature.size, 0.0 if IGNORED in feature.name else 1 / max(1, feature.high), np.float32)
            for feature in seen.features
        ]
    )


class Model(nn.Module):
    """Two hidden layers; heads for the odds of each action and for the chance of each side, that of the seat to move first."""

    scale: Tensor

    def __init__(self, game: Game, seats: int, width: int = WIDTH) -> None:
        super().__init__()
        seen = game.observation(seats)
        self.register_buffer("scale", torch.from_numpy(scale_of(seen)))
        self.first, self.second = nn.Linear(seen.shape[0], width), nn.Linear(width, width)
        self.policy = nn.Linear(width, len(game.actions))
        self.value = nn.Linear(width, len(game.first_seats(seats)))
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the actions, those of closed ones far below all others, and of the sides."""
        first = functional.relu(self.first(seen.float() * self.scale))
        hidden = functional.relu(self.second(first))
        return self.policy(hidden).masked_fill(mask == 0, CLOSED), self.value(hidden)

    def network(self, about: dict[str, Any]) -> Network:
        """What plays at tables."""
        with torch.no_grad():
            first = (self.first.weight * self.scale).T
            arrays = first, self.first.bias, self.second.weight.T, self.second.bias
            heads = self.policy.weight, self.policy.bias, self.value.weight, self.value.bias
            return Network(Weights(*(_array(tensor) for tensor in (*arrays, *heads))), about)

    def take(self, network: Network) -> None:
        """Go on from the weights of a network."""
        weights = network.weights
        scale = np.where(_array(self.scale) == 0, 1, _array(self.scale))
        stored = {
            "first.weight": (weights.first / scale[:, None]).T,
            "first.bias": weights.first_bias,
            "second.weight": weights.second.T,
            "second.bias": weights.second_bias,
            "policy.weight": weights.policy,
            "policy.bias": weights.policy_bias,
            "value.weight": weights.value,
            "value.bias": weights.value_bias,
        }
        tensors = {name: torch.from_numpy(np.ascontiguousarray(array)) for name, array in stored.items()}
        self.load_state_dict(tensors | {"scale": self.scale})


class Instinct:
    """A model at many tables at once, as `bezant.players.instinct` plays."""

    def __init__(self, model: Model, device: str, temperature: float = 0.0) -> None:
        self._model, self._device, self._temperature = model, device, temperature

    def __call__(self, env: VectorEnv, wanted: Array) -> Array:
        actions, rows = np.zeros(env.envs, np.int64), np.flatnonzero(wanted)
        with torch.no_grad():
            logits, _ = self._model(self._on_device(env.observations[rows]), self._on_device(env.masks[rows]))
            chosen = drawn(logits / self._temperature) if self._temperature else logits.argmax(-1)
        actions[rows] = chosen.cpu().numpy()
        return actions

    def _on_device(self, array: Array) -> Tensor:
        return torch.from_numpy(array).to(self._device)


def drawn(logits: Tensor) -> Tensor:
    """An action for each row, drawn by its odds: summed up with 64 bits, since of 24 a point might lie beyond the last."""
    up_to = logits.softmax(-1).cumsum(-1, dtype=torch.float64)
    point = torch.rand_like(up_to[:, :1]) * up_to[:, -1:]
    return torch.searchsorted(up_to, point, right=True).squeeze(1)


def _array(tensor: Tensor) -> Array:
    return np.ascontiguousarray(tensor.detach().cpu().numpy(), np.float32)
