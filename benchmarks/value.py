"""Fit a game's value function to the results of games: python -m benchmarks.value GAME [GAMES] [--write]

Greedy players, who now and then take any action, play from the start to the end. In some of the positions the features of
every side are written down. The weights are those that make the results most likely (a softmax over the sides, found by Newton's
method, with a ridge penalty). A part of the games is held out and tells how well the weights predict others.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import numpy as np

import bezant
from bezant import players
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.lab.analysis import outcome_of
from bezant.players.value import file_of

EPSILON, EVERY = 0.08, 10
RIDGE = 4e-3
STEPS = 30
HOLD_OUT = 5  # one game in so many is held out
DIGITS = 4


def play(game: Game, seats: int, seed: int) -> tuple[list[Any], list[int], list[float]]:
    """One game: features by side of some of its positions, their stages, and the share of the victory of each side."""
    function = part_of(game.name, "value", game.mode)
    player, chance, state = players.make("greedy", game), random.Random(seed), game.new(seats, seed)
    firsts = game.first_seats(seats)
    seen, stages = [], []
    while not game.is_over(state):
        seat, legal = game.to_move(state), game.legal(state)
        if chance.randrange(EVERY) == 0:
            found = np.zeros((len(firsts), len(function.FEATURES)))
            for first, features in zip(firsts, found, strict=True):
                function.features_into(state.array[0], first, features)
            seen.append(found)
            stages.append(int(function.stage(state.array[0])))
        explores = len(legal) == 1 or chance.random() < EPSILON
        imagined = game.imagine(state, seat, chance.getrandbits(60))
        game.apply(state, chance.choice(legal) if explores else player.decide(imagined, seat, chance.getrandbits(60)))
    came = outcome_of(game, state)
    return seen, stages, [came[first] for first in firsts]


def softmax(seen: Any, weights: Any) -> Any:
    values = seen @ weights
    values = np.exp(values - values.max(1, keepdims=True))
    return values / values.sum(1, keepdims=True)


def log_loss(seen: Any, came: Any, weights: Any) -> float:
    """The mean logarithm of what was predicted for the sides that won, negated."""
    return float(-(came * np.log(np.maximum(softmax(seen, weights), 1e-9))).sum(1).mean())


def fit(seen: Any, came: Any) -> Any:
    size = seen.reshape(-1, seen.shape[2]).std(0)
    size[size == 0] = 1.0
    scaled, weights = seen / size, np.zeros(seen.shape[2])
    for _ in range(STEPS):
        predicted = softmax(scaled, weights)
        gradient = np.einsum("nsk,ns->k", scaled, came - predicted) / len(seen) - RIDGE * weights
        mean = np.einsum("nsk,ns->nk", scaled, predicted)
        hessian = np.einsum("nsk,ns,nsl->kl", scaled, predicted, scaled, optimize=True) - mean.T @ mean
        weights += np.linalg.solve(hessian / len(seen) + RIDGE * np.eye(len(weights)), gradient)
    return weights / size


def fitted(game: Game, seats: int, games: int) -> dict[str, list[float]]:
    """By feature: a weight for each stage."""
    function = part_of(game.name, "value", game.mode)
    rows: list[tuple[Any, int, list[float], bool]] = []
    for seed in range(games):
        seen, stages, shares = play(game, seats, seed)
        rows += [(each, at, shares, seed % HOLD_OUT == 0) for each, at in zip(seen, stages, strict=True)]
    every, stage, came, held_out = (np.array(column) for column in zip(*rows, strict=True))
    weights = np.zeros((function.STAGES, len(function.FEATURES)))
    for at in range(function.STAGES):
        here, there = (stage == at) & ~held_out, (stage == at) & held_out
        weights[at] = fit(every[here], came[here])
        told = f"{log_loss(every[there], came[there], weights[at]):.3f}, guessing {np.log(every.shape[1]):.3f}"
        print(f"{game.name}, {seats} seats, stage {at + 1}, {here.sum()} positions: log loss {told}", flush=True)
    return {name: [round(float(value), DIGITS) for value in weights[:, k]] for k, name in enumerate(function.FEATURES)}


def main(name: str, games: int, write: bool) -> None:
    game = bezant.load(name, compiled=True)
    told = {str(seats): fitted(game, seats, games) for seats in game.seat_counts}
    if write:
        lines = [
            f' "{seats}": {{\n' + ",\n".join(f"  {json.dumps(k)}: {v}" for k, v in rows.items()) + "\n }"
            for seats, rows in told.items()
        ]
        file_of(name).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--write"]
    main(words[0], int(words[1]) if len(words) > 1 else 2000, "--write" in sys.argv)
