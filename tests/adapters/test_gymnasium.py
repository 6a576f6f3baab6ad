"""Gymnasium's own checks pass, alone and for many games, and what its environments tell is what the game says."""

from __future__ import annotations

import copy
import pickle
import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import SyncVectorEnv

import bezant
from bezant import players
from bezant.adapters import gymnasium as adapter

pytestmark = pytest.mark.compiled

GAMES = bezant.game_names()


def chosen(mask: Any, chance: random.Random) -> int:
    return int(chance.choice(mask.nonzero()[0]))


@pytest.mark.parametrize("game", GAMES)
def test_upstream_check(game: str) -> None:
    made = gymnasium.make(adapter.id_of(game), seats=2, opponents="uniform", seat=1)
    check_env(made.unwrapped)
    assert isinstance(made.unwrapped, adapter.BezantEnv)


def test_an_environment_is_copied_and_sent() -> None:
    """With the usual opponents: a copy goes on by itself, as learners that search ask for."""
    env = adapter.make("carolus")
    seen, _ = env.reset(seed=7)
    told = [
        each.step(int(seen["action_mask"].argmax()))
        for each in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env)
    ]
    assert data_equivalence(told[0], told[2]) and data_equivalence(told[1], told[2])


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 2), (4, 1)])
def test_a_game_goes_as_the_rules_say(seats: int, seat: int) -> None:
    """The whole table, played beside it from the same seeds."""
    env, rules = adapter.make("carolus", seats=seats, seat=seat), bezant.load("carolus", compiled=True)
    greedy, seeds = players.make("greedy", rules), random.Random(7)
    state = rules.new(seats, 7)

    def others() -> None:
        while rules.to_move(state) not in (seat, bezant.OVER):
            seed, asked = seeds.getrandbits(63), rules.to_move(state)
            rules.apply(state, greedy.decide(rules.imagine(state, asked, seed), asked, seed))

    seen, _ = env.reset(seed=7)
    others()
    reward, done, chance = 0.0, False, random.Random(1)
    while not done:
        assert seen["observation"].tolist() == rules.observe(state, seat).tolist()
        assert seen["action_mask"].nonzero()[0].tolist() == rules.legal(state)
        action = chosen(seen["action_mask"], chance)
        rules.apply(state, action)
        others()
        seen, reward, done, truncated, _ = env.step(action)
        assert not truncated
    assert rules.is_over(state) and reward == rules.returns(state)[seat] != 0
    assert not seen["action_mask"].any()


def test_players_may_be_named_made_or_given_for_each_seat() -> None:
    rules = bezant.load("carolus", compiled=True)
    for opponents in ("search:5", players.make("uniform", rules), ["greedy", players.make("uniform", rules)]):
        env = adapter.make("carolus", seats=3, seat=1, opponents=opponents, max_decisions=12)
        seen, _ = env.reset(seed=1)
        env.step(int(seen["action_mask"].argmax()))
    with pytest.raises(bezant.UnknownPlayer, match="2 other seats need one player"):
        adapter.make("carolus", seats=3, opponents=["greedy"])
    with pytest.raises(bezant.UnknownPlayer, match="A player is a name or an object with `decide`, not 3"):
        adapter.make("carolus", opponents=3)
    with pytest.raises(bezant.BadOption, match="There is no option “emperors”"):
        adapter.make("carolus", emperors=3)
    with pytest.raises(bezant.BadSeat, match="There is no seat 5"):
        adapter.make("carolus", seat=5)


def test_an_action_that_is_not_open_ends_the_game() -> None:
    env = adapter.make("carolus")
    env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(94)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is not open now" in info["refused"] and not seen["action_mask"].any()


def test_a_game_is_cut_off() -> None:
    env = adapter.make("carolus", max_decisions=3)
    seen, _ = env.reset(seed=1)
    truncated = False
    while not truncated:
        seen, reward, terminated, truncated, _ = env.step(int(seen["action_mask"].argmax()))
        assert not terminated and reward == 0
    assert env.table.decisions == 3


def test_the_board_is_drawn_for_the_learner() -> None:
    env = adapter.make("jerusalem", render_mode="ansi", compiled=False, opponents="uniform")
    env.reset(seed=1)
    assert "seat 1" in str(env.render())


@pytest.mark.parametrize("made", [adapter.make, partial(adapter.RandomVectorEnv, num_envs=4)])
def test_a_table_and_a_seat_have_numbers(made: Any) -> None:
    with pytest.raises(bezant.BadSeats, match=r"players, not 2\.0"):
        made("carolus", seats=2.0)
    with pytest.raises(bezant.BadSeat, match=r"There is no seat 0\.0"):
        made("carolus", seat=0.0)


@pytest.mark.parametrize("made", [adapter.make, partial(adapter.RandomVectorEnv, num_envs=4)])
@pytest.mark.parametrize("decisions", [0, -1, 1.5])
def test_a_game_has_decisions(made: Any, decisions: float) -> None:
    with pytest.raises(bezant.BadCount, match="The number of decisions is"):
        made("carolus", max_decisions=decisions)


@pytest.mark.parametrize("made", [adapter.make, partial(adapter.RandomVectorEnv, num_envs=4)])
def test_a_learner_who_is_never_asked_does_not_wait_for_ever(made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one deal were all: the other seat begins with this seed, and the game is cut off."""
    monkeypatch.setattr(adapter, "DEALS", 1)
    env = made("carolus", seat=1, max_decisions=1)
    for _ in range(2):
        with pytest.raises(bezant.BadCount, match="Seat 1 was asked nothing"):
            env.reset(seed=7)
    monkeypatch.undo()
    assert env.reset(seed=7)[0]["action_mask"].any()


def test_a_step_out_of_order_is_refused_in_words() -> None:
    env = adapter.make("carolus", opponents="uniform")
    with pytest.raises(bezant.GameOver, match="`reset` deals one"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    for nothing in (None, 0.5, [1, 2]):
        with pytest.raises(bezant.UnknownAction, match="An action is a whole number, not"):
            env.step(nothing)  # type: ignore[arg-type]
    env.step(int(seen["action_mask"].argmax()))
    env.step(94)
    with pytest.raises(bezant.GameOver, match="`reset` deals one"):
        env.step(0)


# --- many games ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_many_games_are_reproducible_and_within_their_spaces(game: str) -> None:
    env, again = (gymnasium.make_vec(adapter.id_of(game), num_envs=3, opponents="uniform") for _ in range(2))
    assert isinstance(env, adapter.RandomVectorEnv)
    chance, (seen, _) = np.random.default_rng(1), env.reset(seed=5)
    assert data_equivalence(seen, again.reset(seed=5)[0])
    for _ in range(20):
        actions = np.array([chance.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in seen["action_mask"]])
        told, told_again = env.step(actions), again.step(actions)
        seen = told[0]
        assert seen in env.observation_space and data_equivalence(told, told_again)
    env.close()


@pytest.mark.parametrize(("game", "seats", "seat"), [("carolus", 2, 0), ("carolus", 4, 3), ("byzantium", 3, 1)])
def test_many_games_end_as_the_rules_say(game: str, seats: int, seat: int) -> None:
    rules, env = bezant.load(game, compiled=True), adapter.RandomVectorEnv(game, 4, seats=seats, seat=seat)
    chance, (seen, _) = random.Random(1), env.reset(seed=1)
    finished = 0
    while finished < 6:
        done = seen["action_mask"].sum(axis=1) == 0
        seen, rewards, terminated, truncated, info = env.step(
            np.array(
                [0 if ended else chosen(mask, chance) for mask, ended in zip(seen["action_mask"], done, strict=True)]
            )
        )
        assert not info and not truncated.any()
        for row in range(4):
            state = rules.State(env._positions[row : row + 1])
            assert seen["observation"][row].tolist() == rules.observe(state, seat).tolist()
            assert terminated[row] == rules.is_over(state)
            assert rewards[row] == pytest.approx(rules.returns(state)[seat])
            if not terminated[row]:
                assert rules.to_move(state) == seat
                assert seen["action_mask"][row].nonzero()[0].tolist() == rules.legal(state)
            finished += terminated[row]


def test_a_game_that_has_ended_is_followed_by_another() -> None:
    env = adapter.RandomVectorEnv("carolus", 2)
    seen, _ = env.reset(seed=1)
    actions = np.array([94, seen["action_mask"][1].argmax()])
    _, rewards, terminated, _, info = env.step(actions)
    assert rewards.tolist() == [-1.0, 0.0] and terminated.tolist() == [True, False]
    assert info["refused"].tolist() == info["_refused"].tolist() == [True, False]
    before = env._positions[1:].tobytes()
    seen, rewards, terminated, _, info = env.step(np.array([94, 999]))
    assert info["refused"].tolist() == [False, True] == terminated.tolist() and rewards.tolist() == [0.0, -1.0]
    assert seen["action_mask"][0].any() and not seen["action_mask"][1].any()
    assert env._positions[1:].tobytes() == before


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], 0, [[0, 0]], [0.0, 0.0], [None, 0], []])
def test_a_step_takes_a_whole_number_for_each_game(actions: Any) -> None:
    env = adapter.RandomVectorEnv("carolus", 2)
    env.reset(seed=1)
    before = env._positions.tobytes()
    with pytest.raises(bezant.BadCount, match="A step takes 2 whole numbers"):
        env.step(actions)
    assert env._positions.tobytes() == before


def test_many_games_out_of_order_are_refused_in_words() -> None:
    with pytest.raises(bezant.GameOver, match="`reset` deals one"):
        adapter.RandomVectorEnv("carolus", 2).step(np.zeros(2, np.int64))
    for many in (0, -1, 1.5):
        with pytest.raises(bezant.BadCount, match="The number of games is"):
            adapter.RandomVectorEnv("carolus", many)  # type: ignore[arg-type]
    with pytest.raises(bezant.BadSeat, match=r"There is no seat 0\.5"):
        adapter.RandomVectorEnv("carolus", 2, seat=0.5)  # type: ignore[arg-type]


def test_many_games_are_cut_off() -> None:
    env = adapter.RandomVectorEnv("carolus", 2, max_decisions=3)
    seen, _ = env.reset(seed=1)
    truncated = np.zeros(2, bool)
    while not truncated.all():
        seen, rewards, terminated, truncated, _ = env.step(seen["action_mask"].argmax(axis=1))
        assert not terminated.any() and not rewards.any()
    assert env._decisions.tolist() == [3, 3]


def test_many_games_are_those_of_one() -> None:
    """Against the same opponents, with or without compiled code, and drawn where that is asked."""
    one, many = adapter.make("carolus"), adapter.make_vec("carolus", 2)
    assert isinstance(many, SyncVectorEnv)
    seen, rows = one.reset(seed=3)[0], many.reset(seed=3)[0]
    assert all(seen[name].tolist() == rows[name][0].tolist() for name in ("observation", "action_mask"))
    interpreted = adapter.make_vec("carolus", 1, opponents="uniform", compiled=False, render_mode="ansi")
    interpreted.reset(seed=3)
    assert "seat 1" in str(interpreted.render())
    assert isinstance(adapter.make_vec("carolus", 2, opponents="uniform", compiled=True), adapter.RandomVectorEnv)
    with pytest.raises(bezant.BadCount, match="The number of games is"):
        adapter.make_vec("carolus", 0)
    with pytest.raises(bezant.BadOption, match="A board is drawn as ansi or not at all, not as human"):
        adapter.make_vec("carolus", 1, render_mode="human")


def test_many_games_against_any_player() -> None:
    env = gymnasium.make_vec("bezant/Carolus-v0", num_envs=2, opponents="greedy")
    seen, _ = env.reset(seed=3)
    assert seen["observation"].shape[0] == 2
    env.step(seen["action_mask"].argmax(axis=1))
    env.close()
