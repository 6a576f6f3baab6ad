"""Positions out of many games that a network plays with itself, all games side by side: one matrix product for all rows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bezant.kernel.state import Array
from bezant.lab.vector import VectorEnv
from bezant.players.network import Network

LIMIT = 3_000  # decisions, after which a game is left out
SIDE_BY_SIDE = 1_000


@dataclass(frozen=True)
class Moment:
    """A position of a game in which somebody had a choice, how long the game was, and how victory was shared by the sides."""

    position: bytes
    decisions: int
    shares: tuple[float, ...]


def moments(network: Network, game: str, seats: int, games: int, seed: int) -> list[Moment]:
    """One position of each game, any as likely as any other. Actions are drawn by the odds of the network, so that games differ."""
    found: list[Moment] = []
    chance = np.random.default_rng(seed)
    for begun in range(0, games, SIDE_BY_SIDE):
        rows = min(SIDE_BY_SIDE, games - begun)
        env = VectorEnv(game, rows, seats, seed=int(chance.integers(1 << 62)), limit=LIMIT)
        found += _played(network, env, chance)
    return found


def _played(network: Network, env: VectorEnv, chance: np.random.Generator) -> list[Moment]:
    """A position of the first game of each row."""
    kept, asked, decisions = env.positions.copy(), np.zeros(env.envs, int), np.zeros(env.envs, int)
    returns, live, ended = np.zeros_like(env.rewards), np.ones(env.envs, bool), np.zeros(env.envs, bool)
    while live.any():
        rows = np.flatnonzero(live)
        choosing = rows[env.masks[rows].sum(axis=1) > 1]
        asked[choosing] += 1
        taken = choosing[chance.random(len(choosing)) * asked[choosing] < 1]
        kept[taken] = env.positions[taken]
        decisions[rows] += 1
        actions = env.masks.argmax(axis=1)
        actions[rows] = drawn(network, env.observations[rows], env.masks[rows], chance)
        env.step(actions)
        ended |= live & env.dones & ~env.truncated
        returns[live & env.dones] = env.rewards[live & env.dones]
        live &= ~env.dones
    firsts = env.game.first_seats(env.rewards.shape[1])
    shares = (returns[:, firsts] * (len(firsts) - 1) + 1) / len(firsts)
    return [
        Moment(kept[row].tobytes(), int(decisions[row]), tuple(map(float, shares[row])))
        for row in np.flatnonzero(ended & (asked > 0))
    ]


def drawn(network: Network, seen: Array, masks: Array, chance: np.random.Generator) -> Array:
    """An open action for each row, by the odds of the network."""
    logits = network.hidden(seen) @ network.weights.policy.T + network.weights.policy_bias
    noisy = np.where(masks > 0, logits + chance.gumbel(size=logits.shape), -np.inf)
    actions: Array = noisy.argmax(axis=1)
    return actions
