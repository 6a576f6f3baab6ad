"""OpenSpiel's own tests pass, and its algorithms play the games without knowing more than they may."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment, test_utils
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import bezant
from bezant.adapters import openspiel as adapter

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[2]
TABLES = ["carolus(seats=2)", "carolus(seats=4)", "byzantium(seats=2)", "jerusalem(seats=3)"]


def load(words: str) -> Any:
    return pyspiel.load_game(f"bezant_{words}")


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many decisions at random, or at the end."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (state.is_chance_node() or state.decisions < decisions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("table", TABLES)
def test_upstream_simulation(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=False, verbose=False)


def test_upstream_simulation_with_outcomes_that_are_listed() -> None:
    pyspiel.random_sim_test(load("carolus(throws=16)"), num_sims=1, serialize=True, verbose=False)


def test_upstream_sampled_games_keep_their_chance_when_stored() -> None:
    game = load("carolus(rng_seed=0)")
    for seed in range(2):
        test_utils.random_playout(game.new_initial_state(), seed)
        again = pickle.loads(pickle.dumps(game))
        states = [test_utils.random_playout(each.new_initial_state(), seed) for each in (game, again)]
        assert str(states[0]) == str(states[1])


@pytest.mark.parametrize("table", TABLES)
def test_a_history_tells_the_game(table: str) -> None:
    game = load(table)
    state = played(game, 10_000)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns() and any(state.returns())
    assert sum(state.returns()) == pytest.approx(0)


def test_copies_are_equal_and_apart() -> None:
    game = load("carolus")
    state = played(game, 10)
    before = str(state)
    copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    copies.append(game.deserialize_state(state.serialize()))
    assert [str(each) for each in copies] == [before] * 4
    assert [each.history() for each in copies] == [state.history()] * 4
    for each in copies:
        each.apply_action(each.legal_actions()[0])
    assert str(state) == before


def test_a_clone_does_not_know_what_will_be_thrown() -> None:
    state = load("carolus(rng_seed=1)").new_initial_state()
    seeds = {state.clone().chance_outcomes()[0][0] for _ in range(5)}
    assert state.chance_outcomes() == state.chance_outcomes() and state.legal_actions() == [
        state.chance_outcomes()[0][0]
    ]
    assert len(seeds) == 5


def test_a_seed_makes_the_same_chances() -> None:
    one, other = (str(played(load("carolus(rng_seed=7)"), 30)) for _ in range(2))
    assert one == other


def test_what_is_imagined_is_what_the_seat_may_believe() -> None:
    game = load("jerusalem(seats=3)")
    state = played(game, 5)
    imagined = [state.resample_from_infostate(1, random.Random(seed).random) for seed in range(3)]
    for each in imagined:
        assert each.information_state_string(1) == state.information_state_string(1)
        assert each.observation_string(1) == state.observation_string(1)
        assert each.current_player() == state.current_player()
    assert len({str(each) for each in [state, *imagined]}) == 4
    game.deserialize_state(imagined[0].serialize()).apply_action(state.legal_actions()[0])


def test_observers_tell_what_the_game_does() -> None:
    rules, game = bezant.load("jerusalem"), load("jerusalem(seats=2)")
    state = played(game, 8)
    observer = make_observation(game)
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == rules.observe(state.position, 1).tolist() == state.observation_tensor(1)
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.string_from(state, 1) == rules.history(state.position, 1).hex()
    before = game.new_initial_state()
    observer.set_from(before, 0)
    assert not observer.tensor.any() and observer.string_from(before, 0) == ""
    assert game.make_observer({}) is not None


def test_observers_tell_what_everyone_sees_and_what_a_player_alone_does() -> None:
    """Jerusalem hides hands: what is public stays the same whatever they hold, and what is private is the player's own."""
    rules, game = bezant.load("jerusalem"), load("jerusalem(seats=3,rng_seed=1)")
    state, kind = played(game, 20), pyspiel.IIGObservationType
    nobody, one = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = make_observation(game, kind(public_info=True, perfect_recall=False, private_info=nobody))
    private = make_observation(game, kind(public_info=False, perfect_recall=False, private_info=one))
    everyone = [json.loads(public.string_from(state, player)) for player in range(3)]
    assert everyone == [json.loads(json.dumps(rules.view(state.position, None)))] * 3
    alone = [json.loads(private.string_from(state, player)) for player in range(3)]
    assert [everyone[0] | own for own in alone] == [json.loads(state.observation_string(player)) for player in range(3)]
    assert all(own and set(own) < set(everyone[0]) for own in alone)
    for observer in (public, private):
        observer.set_from(state, 1)
        assert observer.tensor is None and not observer.dict
    others = [state.resample_from_infostate(1, random.Random(seed).random) for seed in range(4)]
    assert {public.string_from(each, 0) for each in others} == {public.string_from(state, 0)}
    assert {private.string_from(each, 1) for each in others} == {private.string_from(state, 1)}
    assert {private.string_from(each, 0) for each in others} != {private.string_from(state, 0)}


@pytest.mark.parametrize(
    ("public", "recall", "private"),
    [(True, False, "ALL_PLAYERS"), (True, True, "NONE"), (False, True, "SINGLE_PLAYER"), (False, False, "NONE")],
)
def test_an_observer_of_another_kind_is_refused_in_words(public: bool, recall: bool, private: str) -> None:
    whose = getattr(pyspiel.PrivateInfoType, private)
    with pytest.raises(bezant.BadOption, match="An observer tells what a player sees, "):
        make_observation(load("jerusalem"), pyspiel.IIGObservationType(public, recall, whose))


def test_a_game_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("carolus")
    monkeypatch.setattr(game.game, "max_decisions", 3)
    state = played(game, 100)
    assert state.is_terminal() and state.decisions == 3 and state.returns() == [0.0, 0.0]


def test_python_searches_play() -> None:
    """Trees with a node for each outcome need outcomes that are listed; those over information states do not."""
    chance = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, chance)
    listed = played(load("carolus(throws=16)"), 3)
    assert mcts.MCTSBot(listed.get_game(), 1.4, 5, rollout, random_state=chance).step(listed) in listed.legal_actions()
    hidden = played(load("jerusalem"), 3)
    bot = ismcts.ISMCTSBot(hidden.get_game(), rollout, 1.4, 3, random_state=chance)
    assert bot.step(hidden) in hidden.legal_actions()


def test_the_learning_environment_plays() -> None:
    step = rl_environment.Environment(load("carolus")).reset()
    assert step.observations["legal_actions"][step.observations["current_player"]]


@pytest.mark.parametrize("words", ["carolus(seats=7)", "carolus(guard_rounds=-5)", "carolus(throws=-5)"])
def test_what_the_game_refuses_is_refused_in_words(words: str) -> None:
    with pytest.raises(bezant.BezantError, match=r"\."):
        load(words)


def test_registering_twice_changes_nothing_and_python_ends_well() -> None:
    assert adapter.register() == adapter.register() == [f"bezant_{name}" for name in bezant.game_names()]
    program = "from bezant.adapters import openspiel; print(openspiel.register())"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert (run.returncode, run.stderr) == (0, "")
