"""Networks that learned to play: two hidden layers that see what a seat may see, and tell the odds of each action and the chance of
each side to win. The weights of a game and a number of seats are arrays in a small file; no framework is needed to play with them.

Sides are told in order from that of the seat to move."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bezant.kernel.game import Game, load
from bezant.kernel.registry import home
from bezant.kernel.state import Array

STORED = np.float16  # the type of a weight in a file


class Weights(NamedTuple):
    """The arrays of a network, each of them float32. What is seen is not scaled: the first layer has that in its weights."""

    first: Array  # [seen, hidden]
    first_bias: Array
    second: Array  # [hidden, hidden]
    second_bias: Array
    policy: Array  # [action, hidden]
    policy_bias: Array
    value: Array  # [side, hidden]
    value_bias: Array


NO_WEIGHTS = Weights(*(np.zeros((0,) * (2 - place % 2), np.float32) for place in range(len(Weights._fields))))


@dataclass(frozen=True)
class Network:
    """Weights, and where they come from."""

    weights: Weights
    about: dict[str, Any]

    @property
    def temperature(self) -> float:
        """Of the odds by which it draws its actions when it plays without a search; 0: always the likeliest."""
        return float(self.about.get("temperature", 0))

    @property
    def guides(self) -> bool:
        """Whether a search sees with it; where the hand-written evaluation searches better, it plays at first sight only."""
        return bool(self.about.get("guides", True))

    def hidden(self, seen: Array) -> Array:
        """What the second layer makes of an observation."""
        first = np.maximum(seen @ self.weights.first + self.weights.first_bias, 0)
        second: Array = np.maximum(first @ self.weights.second + self.weights.second_bias, 0)
        return second

    def odds(self, hidden: Array, actions: Array) -> Array:
        """How likely each of these actions is: those that are open, and no others."""
        return softmax(self.weights.policy[actions] @ hidden + self.weights.policy_bias[actions])

    def chances(self, hidden: Array) -> Array:
        """The chance of each side to win, that of the seat to move first."""
        return softmax(self.weights.value @ hidden + self.weights.value_bias)

    def save(self, path: Path) -> None:
        """Write the file anew. A weight that float16 cannot hold would be infinite, so it is held at the largest."""
        most = np.finfo(STORED).max
        arrays: dict[str, Any] = {
            name: array.clip(-most, most).astype(STORED)
            for name, array in zip(Weights._fields, self.weights, strict=True)
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".part.npz")
        np.savez_compressed(beside, about=np.array(json.dumps(self.about)), **arrays)
        beside.replace(path)


def softmax(logits: Array) -> Array:
    """Shares of 1."""
    powers = np.exp(logits - logits.max())
    shares: Array = powers / powers.sum()
    return shares


def read(path: Path) -> Network:
    """The network in a file."""
    with np.load(path, allow_pickle=False) as stored:
        arrays = (np.ascontiguousarray(stored[name], np.float32) for name in Weights._fields)
        return Network(Weights(*arrays), json.loads(str(stored["about"])))


def file_of(game: str, seats: int) -> Path:
    """Where the network of a game with so many seats is kept."""
    return home(game).folder / "networks" / f"{seats}.npz"


def identity_of(game: str, seats: int) -> str | None:
    """What tells the network of a game from every other: the beginning of the SHA-256 of its file. None where there is none."""
    path = file_of(game, seats)
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else None


@cache
def network_of(game: str, seats: int) -> Network | None:
    """The network that a game brings for so many seats; None where it has none, or one that learned from other features."""
    path = file_of(game, seats)
    if not path.exists():
        return None
    found = read(path)
    return found if fits(found, load(game), seats) else None


def guide_of(game: str, seats: int) -> Network | None:
    """The network that a search sees with; None where it has to see with the hand-written evaluation."""
    network = network_of(game, seats)
    return network if network is not None and network.guides else None


def fits(network: Network, game: Game, seats: int) -> bool:
    """Whether a network reads what this game shows, and answers what it asks."""
    seen, sides = game.observation(seats), len(game.first_seats(seats))
    shapes = network.weights.first.shape[0], network.weights.policy.shape[0], network.weights.value.shape[0]
    return shapes == (*seen.shape, len(game.actions), sides) and network.about.get("observation") == seen.version
