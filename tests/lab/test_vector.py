"""Many games stepped together go as each would alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel.state import Array

pytestmark = pytest.mark.compiled

ROWS = 12
STEPS = 150
every_game = pytest.mark.parametrize("name", bezant.game_names())
CASES = [(name, seats) for name in bezant.game_names() for seats in bezant.load(name).seat_counts]


def shown(env: Any) -> list[bytes]:
    arrays: list[Array] = [env.positions, env.observations, env.masks, env.seats, env.rewards, env.dones, env.truncated]
    return [array.tobytes() for array in arrays]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_row_is_the_game_that_interpreted_rules_play(name: str, seats: int) -> None:
    """Positions byte for byte, masks, seats, observations and rewards, over the end of games and on."""
    game, env = bezant.load(name), bezant.vector(name, ROWS, seats=seats, seed=5)
    states = [game.from_bytes(row.tobytes()) for row in env.positions]
    ended = steps = 0
    while steps < STEPS or ended == 0:
        steps += 1
        for row, state in enumerate(states):
            assert np.flatnonzero(env.masks[row]).tolist() == game.legal(state)
            assert env.seats[row] == game.to_move(state)
            assert env.observations[row].tobytes() == game.observe(state, game.to_move(state)).tobytes()
        actions = env.random_actions()
        step = env.step(actions)
        for row, (state, action) in enumerate(zip(states, actions.tolist(), strict=True)):
            game.apply(state, action)
            assert step.done[row] == game.is_over(state) and not env.truncated[row]
            np.testing.assert_allclose(step.reward[row], game.returns(state), rtol=1e-6)
            if game.is_over(state):
                states[row] = game.from_bytes(env.positions[row].tobytes())
                ended += 1
            assert env.positions[row].tobytes() == states[row].tobytes()


@every_game
def test_games_are_those_of_the_seed_one_after_the_other(name: str) -> None:
    """Row i begins with game i of the seed, then comes game i + the number of rows."""
    env = bezant.vector(name, ROWS, seats=2, seed=9, limit=3)
    begun = bezant.load(name).play_out(3 * ROWS, 2, seed=9, limit=0).positions
    for first in (0, ROWS, 2 * ROWS):
        assert env.positions.tobytes() == begun[first : first + ROWS].tobytes()
        for _ in range(3):
            env.step(env.random_actions())


@every_game
def test_a_seed_gives_the_same_games_whatever_the_threads(name: str) -> None:
    seen = []
    for threads in (1, 2, 5):
        env = bezant.vector(name, ROWS, seats=3, seed=3, threads=threads)
        for _ in range(60):
            env.step(env.random_actions())
        seen.append(shown(env))
        env.close()
    assert seen[0] == seen[1] == seen[2]
    other = bezant.vector(name, ROWS, seats=3, seed=4)
    assert other.positions.tobytes() != seen[0][0]


def test_a_reset_begins_again() -> None:
    env = bezant.vector("carolus", ROWS, seats=2, seed=3)
    first, actions = shown(env), env.random_actions()
    env.step(actions)
    env.reset()
    assert shown(env) == first and (env.random_actions() == actions).all()
    env.reset(seed=4)
    assert shown(env) != first
    again = shown(env)
    env.reset()
    assert shown(env) == again, "without a seed it is the last one"


@every_game
def test_illegal_actions_are_refused_by_index_and_nothing_is_done(name: str) -> None:
    env = bezant.vector(name, ROWS, seats=2, seed=1, threads=2)
    env.masks[:] = 1  # whatever was done to the masks
    before, actions = shown(env), env.random_actions()
    actions[3], actions[7], actions[11] = -1, len(env.game.actions), 1 << 40
    game = env.game
    actions[5] = next(
        id for id in range(len(game.actions)) if id not in game.legal(game.from_bytes(env.positions[5].tobytes()))
    )
    with pytest.raises(
        bezant.IllegalActions, match=r"^4 of 12 actions are not open, those of the games 3, 5, 7, 11\.$"
    ) as refusal:
        env.step(actions)
    assert refusal.value.indices.tolist() == [3, 5, 7, 11] and shown(env) == before


def test_a_long_refusal_names_the_first() -> None:
    env = bezant.vector("carolus", ROWS, seats=2)
    with pytest.raises(bezant.IllegalActions, match="games 0, 1, 2, 3, 4, 5, 6, 7 and others"):
        env.step([94] * ROWS)


@pytest.mark.parametrize("actions", [[0] * (ROWS - 1), [[0] * ROWS], [0.0] * ROWS, 0, ["disc"] * ROWS])
def test_a_step_takes_one_action_for_each_game(actions: Any) -> None:
    env = bezant.vector("carolus", ROWS, seats=2)
    with pytest.raises(bezant.BadCount, match="A step takes 12 whole numbers"):
        env.step(actions)


@every_game
def test_a_game_is_cut_off_at_the_limit(name: str) -> None:
    env = bezant.vector(name, ROWS, seats=2, limit=4)
    for decision in range(1, 9):
        step = env.step(env.random_actions())
        assert step.done.all() == env.truncated.all() == (decision % 4 == 0) and not step.reward.any()


@every_game
def test_random_actions_are_open_and_all_come_up(name: str) -> None:
    env = bezant.vector(name, 2_000, seats=2, seed=1)
    env.positions[:] = env.positions[0]
    env._open[:], env._counts[:], env.masks[:] = env._open[0], env._counts[0], env.masks[0]
    found = np.bincount(env.random_actions(), minlength=len(env.game.actions))
    open_now = np.flatnonzero(env.masks[0])
    assert np.flatnonzero(found).tolist() == open_now.tolist()
    expected = 2_000 / len(open_now)
    assert np.abs(found[open_now] - expected).max() < 6 * np.sqrt(expected)


def test_random_actions_go_into_an_array_at_hand() -> None:
    env = bezant.vector("carolus", ROWS, seats=2)
    out = np.zeros(ROWS, np.int64)
    assert env.random_actions(out) is out
    with pytest.raises(bezant.BadCount, match="an array of 12 numbers of type int64"):
        env.random_actions(np.zeros(ROWS, np.int16))


@pytest.mark.parametrize("out", [[0] * ROWS, "actions", 0])
def test_random_actions_take_nothing_but_an_array(out: Any) -> None:
    with pytest.raises(bezant.BadCount, match="an array of 12 numbers of type int64"):
        bezant.vector("carolus", ROWS, seats=2).random_actions(out)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_closed_environment_says_so(threads: int) -> None:
    with bezant.vector("carolus", ROWS, seats=2, threads=threads) as env:
        actions = env.random_actions()
    for call in (lambda: env.step(actions), env.random_actions, env.reset):
        with pytest.raises(bezant.BezantError, match=r"^This environment is closed: make another one\.$"):
            call()
    env.close()


def test_options_of_the_game_are_passed_on() -> None:
    env = bezant.vector("carolus", ROWS, seats=2, guard_rounds=2)
    assert (env.positions["guard_rounds"] == 2).all()
    with pytest.raises(bezant.BadOption):
        bezant.vector("carolus", ROWS, seats=2, colour=2)
    for seats in (5, 2.0):
        with pytest.raises(bezant.BadSeats):
            bezant.vector("carolus", ROWS, seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("given", [{"envs": 0}, {"threads": 0}, {"limit": 0}, {"envs": 2.5}])
def test_a_number_that_is_none_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(bezant.BadCount):
        bezant.vector("carolus", **({"envs": ROWS, "seats": 2} | given))


@pytest.mark.parametrize("envs", [1, ROWS, 1_000])
def test_arrays_begin_where_jax_takes_them_without_a_copy(envs: int) -> None:
    env = bezant.vector("carolus", envs, seats=3)
    arrays: list[Array] = [env.positions, env.observations, env.masks, env.seats, env.rewards, env.dones, env.truncated]
    assert [array.ctypes.data % 64 for array in arrays] == [0] * len(arrays)
    assert {str(array.dtype) for array in arrays[1:]} == {"uint8", "int8", "float32", "bool"}


def test_arrays_are_owned_once_and_shared_by_dlpack() -> None:
    env = bezant.vector("jerusalem", ROWS, seats=3)
    step = env.step(env.random_actions())
    again = env.step(env.random_actions())
    for one, other in zip(step, again, strict=True):
        assert one is other
        shared = np.from_dlpack(one)
        assert np.shares_memory(shared, one) and shared.dtype == one.dtype
    assert [array.dtype.name for array in step] == ["uint8", "uint8", "int8", "float32", "bool"]
