"""What a type checker knows of a game. Each mistake here is refused when it runs, and by mypy too: under its strict settings a
`type: ignore` that nothing calls for is an error itself, so a mistake that mypy no longer sees fails `make test`."""

from __future__ import annotations

import pytest

from bezant.games.byzantium import rules
from bezant.games.byzantium.state import State as Byzantium
from bezant.games.carolus import invariants, position
from bezant.games.carolus.names import End, Step, Told, Why
from bezant.games.carolus.state import State
from bezant.kernel.contract import Invariants, Positions, Rules

BROUGHT: tuple[Rules[Byzantium], Positions[State], Invariants[State]] = (rules, position, invariants)


def test_a_misspelt_field_is_an_error() -> None:
    s = State()
    with pytest.raises(AttributeError):
        _ = s.emperors  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        s.emperors = 3  # type: ignore[attr-defined]


def test_a_misspelt_step_reason_event_or_end_is_an_error() -> None:
    with pytest.raises(AttributeError):
        _ = Step.plaice  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        _ = Why.no_such_night  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        _ = Told.replace  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        _ = End.few_land  # type: ignore[attr-defined]


def test_a_wrong_number_of_indices_is_an_error() -> None:
    s = State()
    with pytest.raises(NotImplementedError):
        s.knights[0]  # type: ignore[index]
    with pytest.raises(TypeError):
        s.knights[0, 0, 0]  # type: ignore[index]
    with pytest.raises(TypeError):
        s.owner[0, 0]  # type: ignore[call-overload]


def test_what_is_no_number_is_an_error() -> None:
    s = State()
    with pytest.raises(TypeError):
        s.emperor = "3"  # type: ignore[assignment]
    with pytest.raises(TypeError):
        s.owner[0] = None  # type: ignore[assignment]


def test_a_game_that_brings_everything_fits_the_contract() -> None:
    """mypy compares each module with the types that the contract asks for; `bezant.load` looks for the names alone."""
    for module, asked in zip(BROUGHT, (Rules, Positions, Invariants), strict=True):
        names = [name for name in (*asked.__annotations__, *vars(asked)) if not name.startswith("_")]
        assert names and all(hasattr(module, name) for name in names)
