"""The players: what they may know, that they repeat themselves, and how strong they are."""

from __future__ import annotations

import copy
import math
import pickle
import random
from typing import Any

import pytest

import bezant
from bezant import players
from bezant.kernel.errors import UnknownPlayer
from bezant.kernel.game import Game
from bezant.players import levels

# those who think are tested in test_search.py
NAMES = [name for name in players.names() if not players.searches(name, bezant.load("carolus"), 2)]


@pytest.fixture(scope="module", params=bezant.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return bezant.load(request.param)


def positions(game: Game, seats: int, every: int = 7, seed: int = 1) -> list[Any]:
    """Positions of a random game, a few plies apart."""
    state, chance, found = game.new(seats, seed), random.Random(seed), []
    while not game.is_over(state):
        if chance.randrange(every) == 0:
            found.append(state.copy())
        game.apply(state, chance.choice(game.legal(state)))
    return found


def test_players_come_weakest_first() -> None:
    assert " ".join(players.names()) == "uniform greedy level1 level2 level3 instinct level4 level5 level6 champion"


@pytest.mark.parametrize(
    "name",
    ["x" * 500, "level7", "search:", "search:0", "search:0s", "search:0.00s", "search:1e9", "search:-1", "search:1 s"],
)
def test_an_unknown_player_is_refused_with_those_there_are(game: Game, name: str) -> None:
    with pytest.raises(UnknownPlayer, match="uniform, greedy") as refused:
        players.make(name, game)
    assert len(str(refused.value)) < 180


def test_players_say_whether_and_how_long_they_think(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, game = ("greedy", "level1", "level4", "search:5"), bezant.load("carolus")
    assert [players.searches(name, game, 2) for name in asked] == [False, False, True, True]
    monkeypatch.setattr(levels, "network_of", lambda game, seats: None)
    assert players.searches("level1", game, 2)
    asked = ("greedy", "level6", "search:0.25s", "search:100")
    assert [players.seconds(name) for name in asked] == [0.0, 1.0, 0.25, math.inf]


@pytest.mark.parametrize("name", NAMES)
def test_a_player_takes_an_open_action_and_leaves_the_position_alone(game: Game, name: str) -> None:
    player = players.make(name, game)
    for seats in game.seat_counts:
        for state in positions(game, seats):
            before = state.tobytes()
            assert player.decide(state, game.to_move(state), 3) in game.legal(state)
            assert state.tobytes() == before and not state.events


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_choice(game: Game, name: str) -> None:
    for state in positions(game, 2):
        seat = game.to_move(state)
        assert len({players.make(name, game).decide(state, seat, 2**70 + 9) for _ in range(3)}) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_the_choice_is_the_same_interpreted_and_compiled(game: Game, name: str) -> None:
    slow, fast = players.make(name, game), players.make(name, bezant.load(game.name, compiled=True))
    for seats in game.seat_counts:
        for state in positions(game, seats, every=4):
            for seed in (0, 5, 2**40 + 1):
                seat = game.to_move(state)
                assert slow.decide(state, seat, seed) == fast.decide(state, seat, seed)


@pytest.mark.parametrize("name", NAMES)
def test_the_true_dice_do_not_change_a_decision(game: Game, name: str) -> None:
    """Players decide from imagined positions: whatever the generator of the table holds, the choice is the same."""
    player = players.make(name, game)
    for seats in game.seat_counts:
        for state in positions(game, seats):
            seat, choices = game.to_move(state), set()
            for seed in range(4):
                game.reseed(state, seed)
                choices.add(player.decide(game.imagine(state, seat, 17), seat, 4))
            assert len(choices) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", [*players.names(), "search:5", "champion:5"])
@pytest.mark.parametrize("compiled", [False, True])
def test_a_player_is_copied_and_sent(name: str, compiled: bool) -> None:
    game = bezant.load("carolus", compiled=compiled)
    player, state = players.make(name, game), game.new(2, 1)
    for other in (copy.copy(player), copy.deepcopy(player), pickle.loads(pickle.dumps(player))):
        assert type(other) is type(player)
        if name in NAMES:
            assert other.decide(state, 0, 3) == player.decide(state, 0, 3)


def test_of_many_actions_some_come_to_mind_and_always_two() -> None:
    legal = list(range(40))
    everything = levels.noticed(legal, 0.0, 3)
    assert everything != legal and sorted(everything) == legal
    assert [len(levels.noticed(legal, 1.0, 3)), len(levels.noticed([7], 1.0, 3))] == [2, 1]
    average = sum(len(levels.noticed(legal, 0.85, seed)) for seed in range(100)) / 100
    assert pytest.approx(average, abs=1) == 2 + 38 * 0.15


@pytest.mark.compiled
@pytest.mark.parametrize("simulations", [0, 24])
def test_a_level_plays_nothing_that_it_overlooks(monkeypatch: pytest.MonkeyPatch, simulations: int) -> None:
    game = bezant.load("carolus", compiled=True)
    monkeypatch.setitem(levels.STRENGTHS, "level1", levels.Strength(0.7, simulations))
    level, champion = players.make("level1", game), players.make("instinct", game)
    missed = 0
    for seed, state in enumerate(positions(game, 2, every=3)):
        seat, legal = game.to_move(state), game.legal(state)
        seen = levels.noticed(legal, 0.7, seed)
        assert level.decide(state, seat, seed) in seen
        missed += champion.decide(state, seat, seed) not in seen
    assert missed > 3


def test_uniform_takes_every_open_action(game: Game) -> None:
    player = players.make("uniform", game)
    state = positions(game, 2)[-1]
    chosen = {player.decide(state, game.to_move(state), seed) for seed in range(60 * len(game.legal(state)))}
    assert chosen == set(game.legal(state))


def test_greedy_takes_a_win_in_one() -> None:
    game = bezant.load("carolus")
    lands = [{"provinces": [p], "owner": "white", "knights": {"red": 2}} for p in (0, 2, 4, 6, 8, 10, 12)]
    lands += [{"provinces": [13, 14], "owner": "black"}, {"provinces": [3], "knights": {"red": 3}}]
    state = game.load(
        {
            "seats": 3,
            "step": "move",
            "lands": lands,
            "emperor": 0,
            "players": [{"row": {"red": 3}, "played": [3]}, {"played": [4]}, {"played": [5]}],
        }
    )
    choice = players.make("greedy", game).decide(game.imagine(state, 0, 1), 0, 1)
    assert game.actions.words(choice) == "steps 3"
    game.apply(state, choice)
    assert game.winners(state) == [0]


@pytest.mark.compiled
def test_greedy_beats_uniform(game: Game) -> None:
    """Ninety of a hundred at least, over sixty games with seats changed."""
    fast = bezant.load(game.name, compiled=True)
    greedy, uniform = players.make("greedy", fast), players.make("uniform", fast)
    wins = 0
    for seed in range(60):
        own = seed % 2
        state = fast.new(2, seed)
        for ply in range(5000):
            seat = fast.to_move(state)
            if seat == bezant.OVER:
                break
            player = greedy if seat == own else uniform
            fast.apply(state, player.decide(fast.imagine(state, seat, ply), seat, ply))
        wins += own in fast.winners(state)
    assert wins >= 54
