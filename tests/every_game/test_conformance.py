"""What every game keeps to, found by its folder alone."""

from __future__ import annotations

import json
import math
import random
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel.game import Game
from tests.golden.writing import path_of

SEED = 0xC0FFEE << 100  # so that no word of the generator is a small number, which a view may hold by chance
CASES = [(name, seats) for name in bezant.game_names() for seats in bezant.load(name).seat_counts]


@pytest.fixture(scope="module", params=CASES, ids=[f"{name}-{seats}" for name, seats in CASES])
def case(request: pytest.FixtureRequest) -> tuple[Game, list[Any]]:
    """A game, and the positions of some random games of it, set-up and ends included."""
    name, seats = request.param
    game = bezant.load(name)
    found = []
    for seed in range(4):
        state, chance = game.new(seats, SEED + seed), random.Random(seed)
        for ply in range(5000):
            if ply % 5 == seed % 5 or game.is_over(state):
                found.append(state.copy())
            if game.is_over(state):
                break
            game.apply(state, chance.choice(game.legal(state)))
    return game, found


Case = tuple[Game, list[Any]]


def reseeded(game: Game, state: Any, seed: int) -> Any:
    other = state.copy()
    game.reseed(other, seed)
    return other


def test_a_copy_equals_the_original_and_goes_its_own_way(case: Case) -> None:
    game, states = case
    for state in states:
        copy = state.copy()
        assert copy == state and copy.tobytes() == state.tobytes()
        if not game.is_over(copy):
            game.apply(copy, game.legal(copy)[0])
            assert copy != state


def test_a_position_goes_through_json_and_bytes(case: Case) -> None:
    game, states = case
    for state in states:
        assert game.load(json.loads(json.dumps(game.dump(state)))) == state
        assert game.from_bytes(state.tobytes()) == state


def test_the_list_of_actions_ascends_and_only_the_end_has_none(case: Case) -> None:
    game, states = case
    for state in states:
        legal = game.legal(state)
        assert legal == sorted(set(legal))
        assert all(type(action) is int for action in legal)
        assert bool(legal) != game.is_over(state)


def test_nobody_moves_at_the_end(case: Case) -> None:
    game, states = case
    for state in states:
        if game.is_over(state):
            assert game.to_move(state) == bezant.OVER
            assert game.question(state) is None and game.result(state) is not None
        else:
            assert game.to_move(state) in range(state.seats)
            assert game.question(state) is not None and game.result(state) is None


def numbers_in(value: Any) -> set[int]:
    if isinstance(value, dict):
        return numbers_in([*value.keys(), *value.values()])
    if isinstance(value, list):
        return {number for item in value for number in numbers_in(item)}
    return {value} if type(value) is int else set()


def test_a_view_is_json_and_holds_no_word_of_the_generator(case: Case) -> None:
    game, states = case
    for state in states:
        for seat in (None, *range(state.seats)):
            view = game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
            assert "dice" not in view
            assert not numbers_in(view) & set(state.dice)


def test_a_seat_sees_nothing_of_what_it_cannot_know(case: Case) -> None:
    """The law of secrets: other dice ahead, or a position as the seat may imagine it, look the same to it."""
    game, states = case
    for state in states[::3]:
        for seat in range(state.seats):
            seen = json.dumps(game.view(state, seat))
            for other in (reseeded(game, state, 5), game.imagine(state, seat, 6), game.imagine(state, seat, 7)):
                assert json.dumps(game.view(other, seat)) == seen
                np.testing.assert_array_equal(game.observe(other, seat), game.observe(state, seat))


def test_options_do_not_betray_the_dice(case: Case) -> None:
    """What an option shows beforehand is the same whatever the dice will be."""
    game, states = case
    for state in states[::12]:
        seat = game.to_move(state)
        shown = json.dumps(game.options(state, seat))
        assert json.dumps(game.options(reseeded(game, state, 123), seat)) == shown


def test_looking_changes_nothing(case: Case) -> None:
    game, states = case
    for state in states[::12]:
        before = state.tobytes()
        for seat in range(state.seats):
            game.view(state, seat), game.options(state, seat), game.observe(state, seat), game.imagine(state, seat, 1)
        (
            game.question(state),
            game.steps(state),
            game.where(state),
            game.result(state),
            game.scores(state),
            game.dump(state),
        )
        assert state.tobytes() == before and state.events == []


def test_an_imagined_position_differs_in_what_is_hidden_alone(case: Case) -> None:
    game, states = case
    for state in states:
        seat = max(game.to_move(state), 0)
        imagined = game.imagine(state, seat, 99)
        assert imagined == game.imagine(state, seat, 99)
        assert list(imagined.dice) != list(state.dice)
        game.check(imagined)
        assert game.legal(imagined) == game.legal(state)
        assert game.view(imagined, seat) == game.view(state, seat)


def test_options_are_the_open_actions_of_the_seat_to_move(case: Case) -> None:
    game, states = case
    for state in states[::12]:
        for seat in range(state.seats):
            options = game.options(state, seat)
            assert [option["id"] for option in options] == (game.legal(state) if seat == game.to_move(state) else [])
            for option in options:
                assert option["rule"].startswith(game.prefix)
                assert [part["value"] for part in option["path"]] == [
                    part.value for part in game.actions[option["id"]].path
                ]


def test_a_preview_comes_true(case: Case) -> None:
    """What an option surely brings is the beginning of what it brings."""
    game, states = case
    for state in states[::12]:
        for option in game.options(state, game.to_move(state)):
            after = reseeded(game, state, 77)
            events = [event.json() for event in game.apply(after, option["id"])]
            assert events[: len(option["preview"])] == option["preview"]
            if not option["chance"] and events == option["preview"]:
                assert option["passes"] == (game.to_move(after) != game.to_move(state))
            elif not option["chance"]:  # what befalls others is not told beforehand where they have secrets
                assert game.has_secrets and option["passes"]
                assert events[len(option["preview"])]["seat"] not in (None, game.to_move(state))


def test_returns_are_in_range_and_zero_sum_over_the_sides(case: Case) -> None:
    game, states = case
    for state in states:
        returns = game.returns(state)
        sides = dict(zip(game.sides(state.seats), returns, strict=True))
        assert all(-1 <= value <= 1 for value in returns)
        assert math.isclose(sum(sides.values()), 0, abs_tol=1e-12)
        assert any(returns) <= game.is_over(state)
        assert len(game.scores(state)) == state.seats


def test_the_winners_have_the_first_place_and_everybody_has_one(case: Case) -> None:
    """A place is told for each seat: team-mates share theirs, and who has a higher score is never behind."""
    game, states = case
    for state in filter(game.is_over, states):
        result, sides = game.result(state), game.sides(state.seats)
        assert result is not None and len(result["scores"]) == len(sides)
        if not result["winners"]:
            assert all(row["place"] is None for row in result["scores"])
            continue
        rows = [(row["place"] or 0, row["score"], side) for row, side in zip(result["scores"], sides, strict=True)]
        assert [seat for seat, (place, _, _) in enumerate(rows) if place == 1] == result["winners"]
        for place, score, side in rows:
            assert 1 <= place <= max(sides) + 1
            for its_place, its_score, its_side in rows:
                assert place == its_place or side != its_side
                assert place < its_place or score <= its_score


def test_observations_keep_to_their_specification(case: Case) -> None:
    game, states = case
    spec = game.observation(states[0].seats)
    lows = np.concatenate([np.full(feature.size, feature.low) for feature in spec.features])
    highs = np.concatenate([np.full(feature.size, feature.high) for feature in spec.features])
    assert lows.shape == spec.shape and lows.min() >= 0 and highs.max() <= 255
    for state in states:
        for seat in range(state.seats):
            seen = game.observe(state, seat)
            assert seen.dtype == spec.dtype == np.uint8 and seen.shape == spec.shape
            outside = np.flatnonzero((seen < lows) | (seen > highs))
            assert not outside.size, [feature for feature in spec.features if feature.start <= outside[0]][-1]


def test_the_engine_checks_its_own_positions(case: Case) -> None:
    game, states = case
    for state in states:
        assert game.check(state) is state


def test_the_same_seed_gives_the_same_game_and_another_another(case: Case) -> None:
    game, states = case
    seats = states[0].seats
    assert game.new(seats, 5) == game.new(seats, 5)
    assert len({game.new(seats, seed).tobytes() for seed in range(50)}) == 50


def test_a_game_describes_itself_in_json(case: Case) -> None:
    game, _ = case
    described = game.describe()
    assert json.loads(json.dumps(described)) == described
    assert [verb["verb"] for verb in described["verbs"]] == [verb.name for verb in game.actions.verbs]
    assert game.title and game.designer and game.version >= 1 and len(game.prefix) == 3


def test_every_event_is_json_with_a_rule(case: Case) -> None:
    game, states = case
    for state in states[::6]:
        if game.is_over(state):
            continue
        for event in game.apply(state.copy(), game.legal(state)[-1]):
            assert json.loads(json.dumps(event.json())) == event.json()
            assert event.rule.startswith(f"{game.prefix}-")


def test_every_game_has_a_golden_playthrough_for_each_number_of_seats(case: Case) -> None:
    game, states = case
    assert path_of(game, states[0].seats).exists()
