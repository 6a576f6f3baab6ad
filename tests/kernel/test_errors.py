"""The errors: one code and one sentence each."""

from __future__ import annotations

import inspect

import pytest

import bezant
from bezant.kernel import errors
from bezant.kernel.errors import BadOption, BadPosition, BadRecord, BadSeats, BezantError, IllegalOption, UnknownGame

KINDS = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, BezantError)]
CAROLUS = bezant.load("carolus")


def test_every_error_has_a_code_of_its_own() -> None:
    assert len({kind.code for kind in KINDS}) == len(KINDS)
    assert all(issubclass(kind, ValueError) for kind in KINDS)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="carolus") as refused:
        bezant.load("x" * 500)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("name", ["", "..", "carolus/../carolus", "__init__.py", "Carolus"])
def test_only_the_names_of_games_load(name: str) -> None:
    with pytest.raises(UnknownGame):
        bezant.load(name)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.5, "2", None])
def test_a_wrong_number_of_seats_names_the_right_ones(seats: object) -> None:
    with pytest.raises(BadSeats, match="2, 3, 4"):
        CAROLUS.new(seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [
        {"nonsense": 1},
        {"guard_rounds": -1},
        {"guard_rounds": "many"},
        {"emperor": 15},
        {"first_chooser": 2},
        {"first_chooser": 9},
        {"arrangement": [0] * 15},
        {"arrangement": [0, 1, 2]},
        {"arrangement": [-1] + [0, 1, 2, 3, 4] * 2 + [0, 1, 2, 3]},
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        CAROLUS.new(2, 0, **options)


def test_an_illegal_option_says_what_was_asked_and_why_not() -> None:
    state = CAROLUS.load({"step": "choose"})
    with pytest.raises(IllegalOption, match=r"“steps 3” is not open now: .* \(CAR-7.1\)") as refused:
        CAROLUS.apply(state, CAROLUS.actions.parse("steps 3"))
    assert refused.value.rule == refused.value.reason.rule == "CAR-7.1"


def test_a_bad_record_says_the_line() -> None:
    error = BadRecord("no.", 7)
    assert (str(error), error.line) == ("line 7: no.", 7)


def test_a_bad_position_names_the_invariant() -> None:
    assert BadPosition("no.", "CAR-I1").rule == "CAR-I1"


@pytest.mark.parametrize("raw", [b"", b"x", bytes(1000)])
def test_bytes_of_another_length_are_no_position(raw: bytes) -> None:
    with pytest.raises(BadPosition, match="bytes"):
        CAROLUS.from_bytes(raw)
