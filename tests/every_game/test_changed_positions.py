"""A real position that somebody has changed is refused in a sentence, or it can be shown, and played to its end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bezant
from bezant.kernel.errors import BezantError
from bezant.kernel.messages import EVERYONE
from tests.every_game.changed_positions import KINDS, Change, changed, positions_of

GAMES = bezant.game_names()
EXAMPLES = 300  # of each game, the same in every run
PLIES_BETWEEN_CHECKS = 7
LONGEST_REFUSAL = 400

NUMBERS = st.integers(0, 1 << 20)
CHANGES = st.lists(st.tuples(st.integers(0, len(KINDS) - 1), NUMBERS, NUMBERS), min_size=1, max_size=3)


@pytest.mark.parametrize("name", GAMES)
def test_real_positions_of_every_step_are_loaded(name: str) -> None:
    game = bezant.load(name)
    assert {position["step"] for position in positions_of(name)} == {
        step.name for step in game.course.steps if step.kind != "goes on"
    }
    for position in positions_of(name):
        assert game.dump(game.load(position)) == position


@pytest.mark.parametrize("name", GAMES)
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(which=NUMBERS, changes=CHANGES)
def test_a_changed_position_is_refused_or_can_be_played(name: str, which: int, changes: list[Change]) -> None:
    assert_refused_or_played(bezant.load(name), changed(name, which, changes))


def assert_refused_or_played(game: Any, position: Any) -> bool:
    """Whether it was loaded."""
    try:
        state = game.load(position)
    except BezantError as error:
        refused = str(error)
        assert 0 < len(refused) < LONGEST_REFUSAL and "\n" not in refused, refused
        return False
    assert game.load(json.loads(json.dumps(game.dump(state)))) == state
    assert_shown(game, state)
    chance = random.Random(0)
    for decision in range(game.max_decisions):
        if decision % PLIES_BETWEEN_CHECKS == 0 or game.is_over(state):
            game.check(state)
        if game.is_over(state):
            break
        game.apply(state, chance.choice(game.legal(state)))
    assert_shown(game, state)
    return True


def assert_shown(game: Any, state: Any) -> None:
    """Whatever anybody may ask of a position has an answer."""
    seats = range(state.seats)
    assert bool(game.legal(state)) != game.is_over(state)
    for seat in seats:
        game.view(state, seat)
        game.options(state, seat)
        game.observe(state, seat)
    game.view(state, None)
    game.view(state, EVERYONE)
    game.question(state)
    game.steps(state)
    game.where(state)
    game.result(state)
