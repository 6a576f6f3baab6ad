"""What the outcome depends on: every game has features and weights for them, they mean the same in both modes, and they foretell
the results of games that the weights were not fitted to."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.kernel.state import Array
from bezant.players import make
from bezant.players.value import weights_of

pytestmark = pytest.mark.compiled

UNSEEN_SEEDS = 10_000_000  # on; none was fitted to
GAMES = 40


@pytest.fixture(scope="module", params=bezant.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return bezant.load(request.param, compiled=True)


def value_function(game: Game, mode: str) -> Any:
    return part_of(game.name, "value", mode)


def features_of(game: Game, mode: str, state: Any, seat: int) -> Array:
    function = value_function(game, mode)
    found = np.full(len(function.FEATURES), np.nan)
    function.features_into(state.array[0] if compile.is_compiled(mode) else state, seat, found)
    return found


def test_every_feature_has_a_weight_at_every_stage(game: Game) -> None:
    function = value_function(game, compile.INTERPRETED)
    assert len(set(function.FEATURES)) == len(function.FEATURES)
    for seats in game.seat_counts:
        weights = weights_of(game.name, seats)
        assert weights.shape == (function.STAGES, len(function.FEATURES))
        assert np.isfinite(weights).all() and weights.any(1).all()


def test_both_modes_see_the_same_and_every_feature_occurs(game: Game) -> None:
    function = value_function(game, compile.INTERPRETED)
    occurred, stages = np.zeros(len(function.FEATURES), bool), set()
    for seed in range(12):
        for seats in game.seat_counts:
            state, player, chance = game.new(seats, seed), make("greedy", game), random.Random(seed)
            while not game.is_over(state):
                seat = game.to_move(state)
                found = features_of(game, compile.COMPILED, state, seat)
                occurred |= found != 0
                stage = int(value_function(game, compile.COMPILED).stage(state.array[0]))
                stages.add(stage)
                if chance.random() < 0.1:
                    assert found.tolist() == features_of(game, compile.INTERPRETED, state, seat).tolist()
                    assert stage == function.stage(state)
                stray = chance.random() < 0.1
                decided = player.decide(state, seat, chance.getrandbits(32))
                game.apply(state, chance.choice(game.legal(state)) if stray else decided)
    assert occurred.all(), [name for name, met in zip(function.FEATURES, occurred, strict=True) if not met]
    assert stages == set(range(function.STAGES))


def test_it_foretells_games_better_than_guessing(game: Game) -> None:
    """Towards the end, the winners were given a better chance than the rest."""
    function = value_function(game, compile.COMPILED)
    for seats in game.seat_counts:
        sides, told = game.sides(seats), []
        for seed in range(UNSEEN_SEEDS, UNSEEN_SEEDS + GAMES):
            chances, winners = last_values(game, function, seats, seed)
            told += [chances[sides[seat]] for seat in winners[:1]]
        assert np.mean(told) > 1.15 / (max(sides) + 1), seats


def last_values(game: Game, function: Any, seats: int, seed: int) -> tuple[Array, list[int]]:
    """The chances of the sides some decisions before the end of a greedy game, and who won it."""
    player, chance, state, met = make("greedy", game), random.Random(seed), game.new(seats, seed), []
    sides = game.sides(seats)
    while not game.is_over(state):
        met.append(state.copy())
        game.apply(state, player.decide(state, game.to_move(state), chance.getrandbits(32)))
    late = met[-len(met) // 8]
    weights = weights_of(game.name, seats)[int(function.stage(late.array[0]))]
    values = [features_of(game, compile.COMPILED, late, sides.index(side)) @ weights for side in range(max(sides) + 1)]
    chances = np.exp(np.array(values) - max(values))
    return chances / chances.sum(), game.winners(state)
