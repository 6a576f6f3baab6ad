"""Laws: asked of many positions at once."""

from __future__ import annotations

import numpy as np

from bezant.games.byzantium.names import OPTIONS
from bezant.games.byzantium.state import State
from bezant.kernel.laws import all_of, first_broken, first_complaint, options_in_range, plays, within


def test_the_first_law_that_is_broken_is_named() -> None:
    state = State()
    state.turn = 4
    laws = (
        ("BYZ-I2", "seats.", lambda p: p["seats"] == 0),
        ("BYZ-I3", "turns.", lambda p: p["turn"] <= 3),
        ("BYZ-I4", "steps.", lambda p: p["step"] > 0),
    )
    assert first_broken(state, laws) == ("BYZ-I3", "turns.")
    assert first_broken(state, laws[:1]) is None


def test_the_first_complaint_is_the_one_that_is_heard() -> None:
    checks = (("I1", lambda s: None), ("I2", lambda s: f"turn {s.turn}."), ("I3", lambda s: "never."))
    assert first_complaint(State(), checks) == ("I2", "turn 0.")
    assert first_complaint(State(), checks[:1]) is None


def test_a_law_holds_for_a_position_where_it_holds_for_all_its_parts() -> None:
    counts = np.array([[[0, 1], [2, 3]], [[0, 1], [2, 4]]])
    assert all_of(within(counts, 0, 3)).tolist() == [True, False]


def test_seats_take_part_up_to_their_number() -> None:
    two, four = State(), State()
    two.seats, four.seats = 2, 4
    positions = np.concatenate([two.array, four.array])
    assert plays(positions, 4).tolist() == [[True, True, False, False], [True] * 4]


def test_options_lie_in_the_ranges_that_new_takes() -> None:
    state, law = State(), options_in_range(OPTIONS)
    assert law(state.array).all()
    state.options[0] = 9
    assert not law(state.array).any()
