"""Players that learned: the networks that are shipped, alone and inside the search."""

from __future__ import annotations

import numpy as np
import pytest

import bezant
from bezant import players
from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.players import instinct, tree
from bezant.players.champion import Champion
from bezant.players.network import NO_WEIGHTS, Network, Weights, file_of, fits, guide_of, network_of, read, softmax
from bezant.players.search import LEARNED as search_parameters
from bezant.players.search import Search, TreeSearch
from tests.players.duel import games_won

LEARNED = [(game, seats) for game in ("byzantium", "carolus", "jerusalem") for seats in (2, 3, 4)]
MOST_BYTES = 2 << 20


def shipped(game: str, seats: int) -> Network:
    network = network_of(game, seats)
    assert network is not None
    return network


def middle(game: Game, seats: int, seed: int = 1, plies: int = 40) -> bezant.kernel.state.Position:
    """A position in the middle of a random game."""
    chance, state = np.random.default_rng(seed), game.new(seats, seed)
    for _ in range(plies):
        game.apply(state, int(chance.choice(game.legal(state))))
    return state


@pytest.mark.parametrize(("game", "seats"), LEARNED)
def test_a_network_is_small_and_says_where_it_comes_from(game: str, seats: int) -> None:
    assert file_of(game, seats).stat().st_size <= MOST_BYTES
    about = shipped(game, seats).about
    assert (about["game"], about["seats"], about["rules"]) == (game, seats, bezant.load(game).version)
    assert about["decisions"] > 10**6 and about["method"] and about["device"]


def test_a_network_that_reads_other_features_is_not_used() -> None:
    network, game = shipped("carolus", 2), bezant.load("carolus")
    assert fits(network, game, 2) and not fits(network, game, 3)
    older = Network(network.weights, network.about | {"observation": 0})
    assert not fits(older, game, 2)


@pytest.mark.parametrize(("game", "seats"), LEARNED)
def test_instinct_takes_an_open_action_whatever_it_cannot_see(game: str, seats: int) -> None:
    rules = bezant.load(game)
    player = players.make("instinct", rules)
    for seed in range(5):
        state = middle(rules, seats, seed)
        seat = rules.to_move(state)
        decided = {player.decide(rules.imagine(state, seat, guess), seat, 7) for guess in range(4)}
        assert len(decided) == 1 and decided <= set(rules.legal(state))


@pytest.mark.compiled
def test_a_network_that_does_not_guide_plays_at_first_sight_only() -> None:
    """In Jerusalem the hand-written evaluation searches better."""
    assert guide_of("jerusalem", 2) is None and guide_of("carolus", 2) is network_of("carolus", 2)
    rules = bezant.load("jerusalem", compiled=True)
    states = [middle(rules, 2, seed) for seed in range(12)]
    champion, by_hand, network = (
        Champion(rules, 60),
        Search(rules, 60),
        Search(rules, 60, network=shipped("jerusalem", 2)),
    )
    found = [
        [player.decide(state, rules.to_move(state), 7) for state in states] for player in (champion, by_hand, network)
    ]
    assert found[0] == found[1] != found[2]


def test_instinct_plays_as_greedy_where_nothing_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instinct, "network_of", lambda game, seats: None)
    game = bezant.load("jerusalem")
    state = middle(game, 3)
    seat = game.to_move(state)
    assert players.make("instinct", game).decide(state, seat, 5) == players.make("greedy", game).decide(state, seat, 5)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["carolus", "byzantium", "jerusalem"])
def test_instinct_beats_greedy(name: str) -> None:
    assert games_won(bezant.load(name, compiled=True), "instinct", "greedy", 30) >= 20


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats"), LEARNED)
def test_the_search_reads_a_network_as_numpy_does(game: str, seats: int) -> None:
    rules, network = bezant.load(game, compiled=True), shipped(game, seats)
    state = middle(rules, seats)
    seat = rules.to_move(state)
    search = TreeSearch(rules, state, seat, 1, network=network)
    search.run(1)
    nodes, own = search._threads[0]._nodes, search._threads[0]._own
    priors, child = {}, int(nodes.child[own])
    while child != tree.NONE:
        priors[int(nodes.action[child])] = float(nodes.prior[child])
        child = int(nodes.sibling[child])
    legal = np.array(rules.legal(state))
    odds = network.odds(network.hidden(rules.observe(state, seat)), legal) ** (1 / search_parameters.temperature)
    said = np.array([priors[int(action)] for action in legal])
    assert said / said.sum() == pytest.approx(odds / odds.sum(), abs=1e-3)
    assert sum(
        search.values()[list(rules.sides(seats)).index(side)] for side in set(rules.sides(seats))
    ) == pytest.approx(1)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats"), [("carolus", 4), ("byzantium", 3), ("jerusalem", 2)])
def test_a_search_with_a_network_is_the_same_in_every_mode(game: str, seats: int) -> None:
    rules = bezant.load(game, compiled=True)
    seen, sides = rules.observation(seats).shape[0], max(rules.sides(seats)) + 1
    chance = np.random.default_rng(3)

    def drawn(*shape: int) -> np.ndarray:
        return (chance.normal(size=shape) / 8).astype(np.float32)

    shapes = (seen, 8), (8,), (8, 8), (8,), (len(rules.actions), 8), (len(rules.actions),), (sides, 8), (sides,)
    network = Network(Weights(*(drawn(*shape) for shape in shapes)), {})
    state = middle(rules, seats)
    seat = rules.to_move(state)
    found = []
    for mode in (compile.COMPILED, compile.INTERPRETED):
        search = TreeSearch(rules, state, seat, 1, network=network, mode=mode)
        search.run(30)
        found.append([(choice.action, choice.visits) for choice in search.choices()])
    assert found[0] == found[1]


def test_whoever_tries_an_action_in_thought_does_not_know_the_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bezant.load("byzantium")
    made = compile.instance("players.tree", "byzantium", compile.INTERPRETED)
    state = game.new(2, 1)
    thrown: list[tuple[bool, list[int]]] = []
    carry_out = made.border.carry_out

    def watched(positions: object, action: int) -> None:
        thrown.append((positions is search._threads[0]._work.trial, list(positions[0].dice)))  # type: ignore[index]
        carry_out(positions, action)

    monkeypatch.setattr(made.border, "carry_out", watched)
    search = TreeSearch(game, state, game.to_move(state), 1, mode=compile.INTERPRETED)
    search.run(1)
    tried, played = ([dice for is_trial, dice in thrown if is_trial is wanted] for wanted in (True, False))
    assert tried and played
    assert not [dice for dice in tried if dice in played]


def test_a_file_keeps_what_it_was_given(tmp_path: object) -> None:
    network = shipped("carolus", 2)
    path = tmp_path / "a.npz"  # type: ignore[operator]
    network.save(path)
    again = read(path)
    assert again.about == network.about
    assert all((mine == kept).all() for mine, kept in zip(network.weights, again.weights, strict=True))
    assert softmax(np.array([1.0, 1.0])).tolist() == [0.5, 0.5]
    assert all(len(array) == 0 for array in NO_WEIGHTS)
