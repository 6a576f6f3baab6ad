"""The same rules interpreted, compiled, and compiled with every index checked: the same bytes at every step."""

from __future__ import annotations

import random

import numpy as np
import pytest

import bezant
from bezant.kernel import compile
from bezant.kernel.compile import CHECKED
from bezant.kernel.dice import words_of
from bezant.kernel.errors import BadSeats
from bezant.kernel.game import Game
from bezant.kernel.state import Array, PositionArray

pytestmark = pytest.mark.compiled

GAMES = 300
CASES = [(name, seats) for name in bezant.game_names() for seats in bezant.load(name).seat_counts]
every_game = pytest.mark.parametrize(("name", "seats"), CASES)


@every_game
def test_interpreted_and_compiled_games_are_the_same_at_every_ply(name: str, seats: int) -> None:
    """Positions and lists of actions of 300 seeded games."""
    slow, fast = bezant.load(name), bezant.load(name, compiled=True)
    for seed in range(GAMES):
        a, b, chance = slow.new(seats, seed), fast.new(seats, seed), random.Random(seed)
        border = fast._border
        while True:
            legal = slow.legal(a)
            assert a == b and legal == fast.legal(b)
            if not legal:
                break
            action = chance.choice(legal)
            slow.apply(a, action)
            border.carry_out(b.array, action)
        assert slow.returns(a) == fast.returns(b)


@every_game
def test_refusals_are_the_same_interpreted_and_compiled(name: str, seats: int) -> None:
    slow, fast = bezant.load(name), bezant.load(name, compiled=True)
    state, chance = slow.new(seats, 3), random.Random(3)
    while not slow.is_over(state):
        for action in range(len(slow.actions)):
            assert fast._border.refuse(state.array, action) == slow._border.refuse((state,), action)
        slow.apply(state, chance.choice(slow.legal(state)))


@every_game
def test_observations_and_masks_are_the_same_interpreted_and_compiled(name: str, seats: int) -> None:
    slow, fast = bezant.load(name), bezant.load(name, compiled=True)
    for seed in range(3):
        state, chance = slow.new(seats, seed), random.Random(seed)
        mask = np.zeros(len(slow.actions), np.uint8)
        while True:
            for seat in range(seats):
                assert slow.observe(state, seat).tobytes() == fast.observe(state, seat).tobytes()
            fast.action_mask_into(state, mask)
            assert mask.tobytes() == slow.action_mask(state).tobytes()
            if slow.is_over(state):
                break
            action = chance.choice(slow.legal(state))
            assert slow.throws(state, action) == fast.throws(state, action)
            assert slow.history(state, 0) == fast.history(state, 0)
            slow.apply(state, action)


@every_game
def test_a_compiled_game_imagines_the_same(name: str, seats: int) -> None:
    slow, fast = bezant.load(name), bezant.load(name, compiled=True)
    state = slow.new(seats, 9)
    for seat in range(seats):
        assert slow.imagine(state, seat, 77) == fast.imagine(state, seat, 77)


def options_of(game: Game) -> Array:
    return game.facts.options.values({})


def buffer_of(game: Game) -> Array:
    return np.zeros(len(game.actions), np.int16)


@every_game
def test_no_index_leaves_its_array(name: str, seats: int) -> None:
    """Compiled with bounds checked: whole games come out as without."""
    game = bezant.load(name)
    checked = compile.instance("kernel.playout", name, CHECKED)
    outcome = game.play_out(200, seats, seed=40)
    positions, decisions = np.zeros(200, game.State.dtype), np.zeros(200, np.int64)
    limit, buffer = game.max_decisions, buffer_of(game)
    checked.play_many(positions, seats, options_of(game), *words_of(40), 0, decisions, limit, buffer)
    assert positions.tobytes() == outcome.positions.tobytes()
    assert decisions.tolist() == outcome.decisions.tolist()


@every_game
def test_many_games_are_the_same_in_any_batch(name: str, seats: int) -> None:
    game = bezant.load(name)
    together = game.play_out(64, seats, seed=5)
    again = game.play_out(64, seats, seed=5)
    assert together.positions.tobytes() == again.positions.tobytes()
    for size in (0, 1, 7):
        part = game.play_out(size, seats, seed=5)
        assert part.positions.tobytes() == together.positions[:size].tobytes()
        assert part.decisions.tolist() == together.decisions[:size].tolist()
    assert len({row.tobytes() for row in together.positions}) == 64


@every_game
def test_interpreted_random_play_is_the_compiled_one(name: str, seats: int) -> None:
    """`random_action` draws the same actions in both ways, and only open ones."""
    game = bezant.load(name)
    playout = compile.instance("kernel.playout", name, compile.INTERPRETED)
    outcome = game.play_out(10, seats, seed=8)
    twins, decisions = PositionArray(game.State, 10), [0] * 10
    limit, buffer = game.max_decisions, buffer_of(game)
    playout.play_many(twins, seats, options_of(game), *words_of(8), 0, decisions, limit, buffer)
    assert [twins[index].tobytes() for index in range(10)] == [row.tobytes() for row in outcome.positions]
    assert decisions == outcome.decisions.tolist()


@every_game
def test_the_limit_stops_a_game(name: str, seats: int) -> None:
    outcome = bezant.load(name).play_out(20, seats, seed=1, limit=15)
    assert outcome.decisions.tolist() == [15] * 20
    assert not outcome.returns.any()


@every_game
def test_returns_are_zero_sum_over_the_sides(name: str, seats: int) -> None:
    game = bezant.load(name)
    outcome = game.play_out(500, seats, seed=2)
    sides = np.array(game.sides(seats))
    firsts = [int(np.argmax(sides == side)) for side in range(sides.max() + 1)]
    np.testing.assert_allclose(outcome.returns[:, firsts].sum(axis=1), 0, atol=1e-12)
    assert np.abs(outcome.returns).max() == 1
    for seat, side in enumerate(sides):
        np.testing.assert_array_equal(outcome.returns[:, seat], outcome.returns[:, firsts[side]])


@pytest.mark.parametrize("seats", [1, 5])
def test_many_games_need_a_fitting_table(seats: int) -> None:
    with pytest.raises(BadSeats):
        bezant.load("carolus").play_out(1, seats)
