"""What a learner sees is complete and true to the view: it changes with all that the seat may know, and with nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel.game import OVER, Game
from bezant.kernel.names import NOBODY
from bezant.kernel.state import Position
from tests.every_game.changed_positions import positions_of

every_game = pytest.mark.parametrize("name", bezant.game_names())

# Fields that follow from others: alone they cannot change. The number of seats is told by the shape.
FOLLOWING = {
    "carolus": ("seats", "ring", "lands"),  # from `land_of`
    "byzantium": ("seats",),
    "jerusalem": ("seats", "hand"),  # from what was drafted and played
}
SECRET = ("coins", "screen", "supply", "hand", "deck", "drafted", "scholar")  # of others
NOT_ALONE = (IndexError, KeyError, ValueError, StopIteration, ZeroDivisionError)  # no position looks so


def sampled(name: str) -> Iterator[tuple[Game, Position, random.Random]]:
    """A position of each step and number of seats, and some more."""
    game, chance = bezant.load(name), random.Random(name)
    for position in positions_of(name):
        if chance.random() < 0.5:
            yield game, game.load(position), chance


def changes(game: Game, state: Position, chance: random.Random) -> Iterator[tuple[str, Position]]:
    """The position with one number of each field changed, to one beside it; of steps to one that is seen."""
    for field in state.fields:
        if field == "dice" or field in FOLLOWING.get(game.name, ("seats",)):
            continue
        other = state.copy()
        numbers = other.array[field].reshape(-1)
        at = chance.randrange(numbers.size)
        numbers[at] += chance.choice((-1, 1)) if numbers[at] > 0 else 1
        if field == "step":
            numbers[at] = chance.choice([*range(game.course.question_count), game.course.over])
        yield field, other


def seen_by(game: Game, state: Position, seat: int) -> Any:
    """The view of the seat, and the actions that are open to it."""
    legal = game.legal(state) if game.to_move(state) == seat else None
    return json.dumps([game.view(state, seat), legal], sort_keys=True)


def can_occur(game: Game, state: Position) -> bool:
    try:
        game.check(state)
    except NOT_ALONE:
        return False
    return True


def seen_afterwards(game: Game, state: Position, seat: int, action: int) -> Any:
    ahead = state.copy()
    game.apply(ahead, action)
    return seen_by(game, ahead, seat)


@every_game
def test_whatever_a_seat_may_know_changes_its_observation(name: str) -> None:
    """Every field of the record in turn: if view, open actions or what an action leads to change, so does the observation."""
    told, compared = set(), 0
    for game, state, chance in sampled(name):
        seat = chance.randrange(state.seats)
        seen, observed = seen_by(game, state, seat), game.observe(state, seat).tobytes()
        for field, other in changes(game, state, chance):
            try:
                differs = seen_by(game, other, seat) != seen
            except NOT_ALONE:
                continue
            is_secret = game.has_secrets and (
                game.to_move(state) != seat or field in SECRET
            )  # it may come to light by the action
            if not differs and not is_secret and game.to_move(state) != OVER and can_occur(game, other):
                action = chance.choice(game.legal(state))
                if game.refusal(other, action) is None:
                    differs = seen_afterwards(game, other, seat, action) != seen_afterwards(game, state, seat, action)
            if differs:
                assert game.observe(other, seat).tobytes() != observed, (field, seat, game.dump(state))
                told.add(field)
            compared += 1
    assert (compared > 500 or name not in FOLLOWING) and len(told) > len(game.State.fields) // 2, sorted(
        set(game.State.fields) - told
    )


@every_game
def test_what_others_hide_changes_no_observation(name: str) -> None:
    """Neither dice nor fields that are hidden, changed at random in the rows of the other seats."""
    for game, state, chance in sampled(name):
        hidden = game._view.hidden_fields(state) if not game.is_over(state) else ()
        for seat in range(state.seats):
            other = state.copy()
            game.reseed(other, chance.randrange(1 << 64))
            for field in hidden:
                for at in (at for at in range(state.seats) if at != seat):
                    other.array[field][0, at] = np.array(other.array[field][0, at]) + chance.randrange(3)
            if hidden and "hand" in hidden:  # how many cards there are is seen
                other.array["hand"][0] = np.roll(state.array["hand"][0], 1, axis=1)
                other.array["hand"][0, seat] = state.array["hand"][0, seat]
            assert game.observe(other, seat).tobytes() == game.observe(state, seat).tobytes()


@every_game
def test_features_are_named_once_and_stand_one_behind_the_other(name: str) -> None:
    game = bezant.load(name)
    for seats in game.seat_counts:
        spec = game.observation(seats)
        assert len({feature.name for feature in spec.features}) == len(spec.features)
        assert all(feature.meaning and feature.meaning[0].islower() for feature in spec.features)
        end = 0
        for feature in spec.features:
            assert feature.start == end and feature.size > 0 and spec[feature.name] is feature
            end += feature.size
        assert spec.shape == (end,) and spec.version >= 1


@every_game
def test_every_number_keeps_the_bounds_of_its_feature(name: str) -> None:
    """Where a number is not cut off as it is written, the rules keep it below the bound."""
    for game, state, _ in sampled(name):
        features = game.observation(state.seats).features
        highest = np.repeat([feature.high for feature in features], [feature.size for feature in features])
        for seat in range(state.seats):
            assert (game.observe(state, seat) <= highest).all()


@every_game
def test_an_observation_is_seen_from_the_seat(name: str) -> None:
    """Who is asked stands at its distance clockwise from the seat that looks."""
    for game, state, _ in sampled(name):
        if game.is_over(state):
            continue
        active = game.observation(state.seats)["active"]
        for seat in range(state.seats):
            place = game.observe(state, seat)[active.slice].tolist()
            assert place.index(1) == (state.active - seat) % state.seats and sum(place) == 1


@every_game
def test_a_mask_is_the_list_of_open_actions(name: str) -> None:
    for game, state, _ in sampled(name):
        out = np.full(len(game.actions), 7, np.uint8)
        game.action_mask_into(state, out)
        assert np.flatnonzero(out).tolist() == game.legal(state) and out.max(initial=0) <= 1
        assert (game.action_mask(state) == out).all()


@every_game
def test_an_observation_is_written_into_an_array_at_hand(name: str) -> None:
    for game, state, _ in sampled(name):
        spec = game.observation(state.seats)
        out = np.full(spec.shape, 9, np.uint8)
        game.observe_into(state, 0, out)
        assert (out == game.observe(state, 0)).all()


def test_an_array_that_does_not_fit_is_refused() -> None:
    game = bezant.load("carolus")
    state, (size,) = game.new(2, 1), game.observation(2).shape
    for out in (np.zeros(size + 1, np.uint8), np.zeros(size, np.float32), np.zeros(2 * size, np.uint8)[::2]):
        with pytest.raises(bezant.BadCount, match=f"An observation needs an array of {size} numbers of type uint8"):
            game.observe_into(state, 0, out)
    with pytest.raises(bezant.BadCount, match="A mask needs an array of 95 numbers"):
        game.action_mask_into(state, np.zeros(94, np.uint8))
    with pytest.raises(bezant.BadSeats):
        game.observation(5)


@every_game
def test_an_action_throws_where_the_generator_moves(name: str) -> None:
    found = set()
    for game, state, chance in sampled(name):
        if game.is_over(state):
            continue
        action, before = chance.choice(game.legal(state)), state.copy()
        thrown = game.throws(state, action)
        assert state == before
        game.apply(state, action)
        assert thrown == (state.dice != before.dice)
        found.add(thrown)
    assert found == {True, False} or name not in FOLLOWING  # there are games without chance
    with pytest.raises((bezant.IllegalOption, bezant.GameOver)):
        game.throws(state, min(set(range(len(game.actions))) - set(game.legal(state))))


@every_game
def test_history_is_what_the_seat_knows(name: str) -> None:
    """The same bytes for all positions that the seat may take this one for, others where it sees something else."""
    known: dict[bytes, str] = {}
    for game, state, chance in sampled(name):
        for seat in range(state.seats):
            history = game.history(state, seat)
            for _ in range(3):
                assert game.history(game.imagine(state, seat, chance.randrange(1 << 64)), seat) == history
            seen = seen_by(game, state, seat)
            assert known.setdefault(history, seen) == seen
        assert len({game.history(state, seat) for seat in range(state.seats)}) == state.seats


def test_nobody_is_no_place() -> None:
    """A seat that is none leaves its places empty."""
    game = bezant.load("byzantium")
    state = game.new(3, 1)
    assert state.first_passer == NOBODY  # type: ignore[attr-defined]
    assert not game.observe(state, 0)[game.observation(3)["first_passer"].slice].any()
