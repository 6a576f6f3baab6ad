"""PettingZoo's own tests pass, and what its environments tell is what the game says."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import bezant
from bezant.adapters import pettingzoo as adapter

pytestmark = pytest.mark.compiled

GAMES = bezant.game_names()
TABLES = [("carolus", 2), ("carolus", 3), ("carolus", 4), ("byzantium", 3), ("jerusalem", 2)]
CYCLES = 20


@pytest.fixture
def _own_names() -> Iterator[None]:
    """PettingZoo warns of observations with a mask, but for its own games by their names."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


@pytest.mark.usefixtures("_own_names")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_upstream_api(game: str, seats: int) -> None:
    api_test(adapter.env(game, seats=seats), num_cycles=CYCLES)
    parallel_api_test(adapter.parallel_env(game, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_upstream_seeds(game: str) -> None:
    seed_test(lambda: adapter.env(game), num_cycles=CYCLES)
    parallel_seed_test(lambda: adapter.parallel_env(game), num_cycles=CYCLES)


@pytest.mark.usefixtures("_own_names")
def test_upstream_api_to_the_end_of_a_game() -> None:
    api_test(adapter.env("carolus"), num_cycles=1000)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_goes_as_the_rules_say(game: str, seats: int) -> None:
    rules, env, chance = bezant.load(game, compiled=True), adapter.raw_env(game, seats=seats), random.Random(seats)
    state = rules.new(seats, 7)
    env.reset(seed=7)
    while rules.to_move(state) != bezant.OVER:
        seat = rules.to_move(state)
        assert env.agent_selection == f"player_{seat}"
        for each, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert seen["observation"].tolist() == rules.observe(state, each).tolist()
            assert seen["action_mask"].nonzero()[0].tolist() == (rules.legal(state) if each == seat else [])
        action = chance.choice(rules.legal(state))
        rules.apply(state, action)
        env.step(action)
    assert all(env.terminations.values()) and not any(env.truncations.values())
    assert list(env.rewards.values()) == rules.returns(state) and any(rules.returns(state))


def test_partners_win_and_lose_together() -> None:
    env = adapter.env("carolus", seats=4)
    env.reset(seed=1)
    chance = random.Random(1)
    while not any(env.terminations.values()):
        env.step(chance.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0]))
    first, second, third, fourth = env.rewards.values()
    assert first == second == -third == -fourth != 0


def test_a_game_is_cut_off() -> None:
    env = adapter.env("carolus", max_decisions=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_an_action_that_is_not_open_loses() -> None:
    env = adapter.env("carolus")
    env.reset(seed=1)
    env.step(94)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0} and all(env.terminations.values())
    assert "is not open now" in env.infos["player_0"]["refused"]
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


def test_nothing_and_half_an_action_are_refused_in_words() -> None:
    env = adapter.raw_env("carolus")
    env.reset(seed=1)
    for nothing in (None, 0.5):
        with pytest.raises(bezant.UnknownAction, match="An action is a whole number, not"):
            env.step(nothing)  # type: ignore[arg-type]
    assert not any(env.terminations.values())


def test_a_seed_begins_a_row_of_games() -> None:
    env = adapter.raw_env("carolus")
    rows = []
    for _ in range(2):
        env.reset(seed=5)
        first = env.table.state.tobytes()
        env.reset()
        rows.append((first, env.table.state.tobytes()))
    assert rows[0] == rows[1] and rows[0][0] != rows[0][1]
    assert first == bezant.load("carolus").new(2, 5).tobytes()


def test_options_and_the_board() -> None:
    env = adapter.env("carolus", guard_rounds=50, render_mode="ansi", compiled=False)
    env.reset(seed=1)
    board = env.render()
    assert env.unwrapped.table.state.guard_rounds == 50
    assert isinstance(board, str) and "Aquitaine" in board and "seat 1" in board
