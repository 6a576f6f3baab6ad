"""The player that searches: what it may know, that it repeats itself, when it stops, and that it finds what is there to find."""

from __future__ import annotations

import random
import time
from collections import Counter
from statistics import mean, variance
from typing import Any

import pytest

import bezant
from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.players import search, tree
from bezant.players.network import network_of
from bezant.players.search import Search, TreeSearch
from tests.players.duel import games_won

pytestmark = pytest.mark.compiled

ENDLESS = 10**12  # simulations that nobody waits for


@pytest.fixture(scope="module", params=bezant.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return bezant.load(request.param)


@pytest.fixture(scope="module")
def carolus() -> Game:
    return bezant.load("carolus")


def positions(game: Game, seats: int, number: int = 4, seed: int = 1) -> list[Any]:
    """Positions of a random game with several open actions each."""
    state, chance, found = game.new(seats, seed), random.Random(seed), []
    while not game.is_over(state):
        if len(game.legal(state)) > 1:
            found.append(state.copy())
        game.apply(state, chance.choice(game.legal(state)))
    return chance.sample(found, number)


def finished(game: Game, seats: int, seed: int = 1) -> Any:
    state, chance = game.new(seats, seed), random.Random(seed)
    while not game.is_over(state):
        game.apply(state, chance.choice(game.legal(state)))
    return state


def searched(game: Game, state: Any, simulations: int, seed: int = 5, **how: Any) -> TreeSearch:
    made = TreeSearch(game, state, game.to_move(state), seed, **how)
    made.run(simulations)
    return made


# --- what it may know ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("learned", [False, True])
def test_the_dice_of_the_table_and_of_the_imagined_position_change_nothing(game: Game, learned: bool) -> None:
    """Each simulation throws dice of its own: the generator it is handed has no say."""
    network = network_of(game.name, 2) if learned else None
    for state in positions(game, 2):
        seat, found = game.to_move(state), []
        for seed in range(3):
            game.reseed(state, seed)
            imagined = game.imagine(state, seat, 17)
            game.reseed(imagined, 100 + seed)
            found.append(searched(game, imagined, 150, network=network).choices())
        assert found[0] == found[1] == found[2]


def test_what_a_seat_cannot_know_does_not_change_how_it_decides(game: Game) -> None:
    """Another world that the seat cannot tell from the true one gives the same decisions equally often."""
    for seats in game.seat_counts:
        state = positions(game, seats, number=1)[0]
        seat, chance = game.to_move(state), random.Random(3)
        player, decided = Search(game, 20), []
        for world in (state, game.imagine(state, seat, 99)):
            decided.append(Counter(player.decide(world, seat, chance.getrandbits(60)) for _ in range(120)))
        for action in decided[0] | decided[1]:
            here, there = decided[0][action], decided[1][action]
            assert abs(here - there) <= 4 * (here + there) ** 0.5  # four times the deviation that chance alone has


def test_what_a_seat_cannot_know_does_not_change_what_it_expects_with_a_network(game: Game) -> None:
    """A network decides alike in many worlds, so its values are compared; also where it guides nobody."""
    for seats in game.seat_counts:
        network, times = network_of(game.name, seats), 20
        for state in positions(game, seats, number=6):
            seat, chance = game.to_move(state), random.Random(3)
            here, there = (
                [
                    searched(game, world, 60, chance.getrandbits(60), network=network).values()[seat]
                    for _ in range(times)
                ]
                for world in (state, game.imagine(state, seat, 99))
            )
            by_chance = ((variance(here) + variance(there)) / times) ** 0.5
            assert abs(mean(here) - mean(there)) <= 4 * by_chance + 1e-9


def test_secret_actions_look_alike_to_other_seats(monkeypatch: pytest.MonkeyPatch, carolus: Game) -> None:
    """As if the discs of Carolus Magnus were played face down: a tree for each seat, its own discs in it alone."""
    rules = compile.instance("kernel.course", "carolus", compile.INTERPRETED)
    discs = [carolus.actions.parse(f"disc {number}") for number in range(1, 6)]
    monkeypatch.setattr(rules, "SECRET_FROM", min(discs))
    monkeypatch.setattr(rules, "SECRET_TO", max(discs) + 1)
    state = carolus.new(2, 1)
    while not set(carolus.legal(state)) & set(discs):
        carolus.apply(state, carolus.legal(state)[0])
    made = searched(carolus, state, 60, mode=compile.INTERPRETED)
    thread = made._threads[0]
    own, other = (thread._nodes.child[seat] for seat in (state.active, 1 - state.active))
    assert {choice.action for choice in made.choices()} == set(discs)
    assert thread._nodes.sibling[own] != tree.NONE
    assert thread._nodes.action[other] == min(discs) and thread._nodes.sibling[other] == tree.NONE
    assert thread._nodes.visits[other] == 60


def test_nothing_is_written_to_the_position_it_is_given(game: Game) -> None:
    for state in positions(game, 2):
        before = state.tobytes()
        assert Search(game, 50).decide(state, game.to_move(state), 3) in game.legal(state)
        assert state.tobytes() == before and not state.events


# --- it repeats itself ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_count_give_the_same_answers_however_they_are_cut_up(game: Game, threads: int) -> None:
    for state in positions(game, 3):
        whole = searched(game, state, 240, threads=threads)
        cut = searched(game, state, 100, threads=threads)
        cut.run(60)
        cut.run(80, seconds=600)
        assert cut.choices() == whole.choices() and cut.values() == whole.values()
        assert cut.simulations == whole.simulations == 240


def test_another_seed_gives_other_simulations(game: Game) -> None:
    state = positions(game, 2, number=1)[0]
    assert len({searched(game, state, 200, seed).values() for seed in (1, 2**40, 2**70)}) == 3


def test_interpreted_and_compiled_trees_are_the_same(game: Game) -> None:
    for seats in game.seat_counts:
        state = positions(game, seats, number=1, seed=seats)[0]
        slow, fast = (searched(game, state, 12, mode=mode) for mode in (compile.INTERPRETED, compile.COMPILED))
        assert [(choice.action, choice.visits) for choice in slow.choices()] == [
            (choice.action, choice.visits) for choice in fast.choices()
        ]
        assert slow.values() == pytest.approx(fast.values())


# --- when it stops --------------------------------------------------------------------------------------------------------------


def test_a_single_open_action_is_answered_at_once() -> None:
    """An endless budget would show it otherwise. Not every game asks such questions."""
    chance, met = random.Random(1), 0
    for game in map(bezant.load, bezant.game_names()):
        for seed in range(30):
            state = game.new(2 + seed % 2, seed)
            while not game.is_over(state):
                legal = game.legal(state)
                if len(legal) == 1:
                    met += 1
                    assert Search(game, ENDLESS).decide(state, game.to_move(state), 1) == legal[0]
                game.apply(state, chance.choice(legal))
    assert met


def test_a_budget_smaller_than_the_choice_excludes_the_rest(game: Game) -> None:
    """One simulation sees one action, any of them; as many as there are actions see all, as an endless budget does."""
    state = max(positions(game, 2), key=lambda state: len(game.legal(state)))
    legal, seat = game.legal(state), game.to_move(state)
    once = Counter(Search(game, 1).decide(state, seat, seed) for seed in range(40 * len(legal)))
    assert set(once) == set(legal)
    kept = legal[1:3]
    limited = searched(game, state, 50, excluded=set(legal) - set(kept))
    assert {choice.action for choice in limited.choices()} == set(kept)
    for budget in (len(legal), len(legal) + 1):
        whole = searched(game, state, budget)
        assert Search(game, budget).decide(state, seat, 5) == whole.choices()[0].action


def test_the_deadline_is_kept_and_there_is_always_an_answer(game: Game) -> None:
    """Generously: the machine may be busy."""
    state = positions(game, 2, number=1)[0]
    seat = game.to_move(state)
    searched(game, state, 1)  # compiles
    for seconds in (0.0005, 0.3):
        start = time.perf_counter()
        assert Search(game, seconds=seconds).decide(state, seat, 1) in game.legal(state)
        assert time.perf_counter() - start < seconds + 2
    deep = TreeSearch(game, state, seat, 1, threads=2)
    deep.run(ENDLESS, seconds=0.1)
    assert deep.simulations > 10 and sum(choice.visits for choice in deep.choices()) == deep.simulations


def test_stopping_when_the_leader_cannot_be_overtaken_changes_no_answer(game: Game) -> None:
    for state in positions(game, 2):
        whole = searched(game, state, 400, seed=9)
        assert Search(game, 400).decide(state, game.to_move(state), 9) == whole.choices()[0].action


def test_a_won_leader_ends_the_search_early(carolus: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[TreeSearch] = []

    def kept(*values: Any, **named: Any) -> TreeSearch:
        made.append(TreeSearch(*values, **named))
        return made[-1]

    monkeypatch.setattr(search, "TreeSearch", kept)
    state = win_in_one(carolus)
    Search(carolus, 16_000).decide(state, 0, 1)
    assert made[0].simulations < 16_000


# --- what it finds --------------------------------------------------------------------------------------------------------------


def win_in_one(carolus: Game) -> Any:
    lands = [{"provinces": [p], "owner": "white", "knights": {"red": 2}} for p in (0, 2, 4, 6, 8, 10, 12)]
    lands += [{"provinces": [13, 14], "owner": "black"}, {"provinces": [3], "knights": {"red": 3}}]
    position = {
        "seats": 3,
        "step": "move",
        "lands": lands,
        "emperor": 0,
        "players": [{"row": {"red": 3}, "played": [3]}, {"played": [4]}, {"played": [5]}],
    }
    return carolus.load(position)


def test_it_finds_a_win_in_one_and_is_sure_of_it(carolus: Game) -> None:
    found = searched(carolus, win_in_one(carolus), 300).choices()[0]
    assert carolus.actions.words(found.action) == "steps 3"
    assert found.values == (1.0, 0.0, 0.0)


def test_values_are_shared_by_team_mates_and_sum_to_one_over_the_sides(game: Game) -> None:
    for seats in game.seat_counts:
        sides = game.sides(seats)
        for state in positions(game, seats, number=2):
            made = searched(game, state, 120)
            for chances in (made.values(), *(choice.values for choice in made.choices())):
                by_side = {side: chances[seat] for seat, side in enumerate(sides)}
                assert [by_side[side] for side in sides] == list(chances)
                assert sum(by_side.values()) == pytest.approx(1)


def test_before_any_simulation_all_have_the_same_value(game: Game) -> None:
    made = searched(game, game.new(3, 1), 0)
    assert made.values() == (1 / 3, 1 / 3, 1 / 3) and made.choices() == []


def test_a_finished_game_is_known(game: Game) -> None:
    for seats in game.seat_counts:
        state = finished(game, seats)
        made = TreeSearch(game, state, 0, 1)
        made.run(3)
        winners = game.winners(state)
        sides = {game.sides(seats)[seat] for seat in winners}
        assert made.values() == tuple(1 / len(sides) if seat in winners else 0.0 for seat in range(seats))
        assert made.choices() == []


def test_the_tree_outgrows_its_first_rows(carolus: Game) -> None:
    state = carolus.new(2, 1)
    made = searched(carolus, state, 4_000)
    nodes = made._threads[0]._nodes
    used = int(nodes.used[0])
    assert used > search.FIRST_NODES and len(nodes.action) > 2 * search.FIRST_NODES
    assert sum(choice.visits for choice in made.choices()) == nodes.visits[0] == 4_000
    assert (nodes.available[1:used] >= nodes.visits[1:used]).all()
    assert made.choices() == searched(carolus, state, 4_000).choices()


def test_a_full_tree_still_tells_the_actions_apart(carolus: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = compile.instance("players.tree", "carolus", compile.INTERPRETED)
    monkeypatch.setattr(tree, "MOST_NODES", 512)
    monkeypatch.setattr(search, "FIRST_NODES", 512)
    parameters = search.parameters_for(carolus, 2)._replace(expansion_threshold=1, rollout_depth=0)
    made = searched(carolus, carolus.new(2, 1), 300, parameters=parameters, mode=compile.INTERPRETED)
    nodes = made._threads[0]._nodes
    assert len(nodes.action) == 512 and nodes.used[0] > 512 - 2 * len(carolus.actions) - 1
    assert sum(choice.visits for choice in made.choices()) == 300


def test_it_beats_greedy(game: Game) -> None:
    """Three games of four at least, with the fourth level."""
    assert games_won(bezant.load(game.name, compiled=True), "level4", "greedy", 8) >= 6


def test_of_actions_taken_equally_often_the_one_with_the_best_evaluation_comes_first(carolus: Game) -> None:
    """Two simulations take one action twice or two once: either way the first one taken is the best at first sight."""
    evaluation = part_of("carolus", "evaluate", compile.INTERPRETED)
    checked = 0
    for state in positions(carolus, 2, number=20):
        seat, evaluations = carolus.to_move(state), {}
        for action in carolus.legal(state):
            after = state.copy()
            carolus.apply(after, action)
            evaluations[action] = evaluation.evaluate(after, seat)
            if after.array["dice"].tobytes() != state.array["dice"].tobytes():
                break  # its evaluation depends on a throw
        else:
            checked += 1
            assert evaluations[searched(carolus, state, 2).choices()[0].action] == max(evaluations.values())
    assert checked > 5
