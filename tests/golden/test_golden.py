"""Whole games kept as text, compared line by line."""

from __future__ import annotations

import pytest

import bezant
from bezant.kernel.registry import home
from tests.golden.writing import FOLDER, moves_of, observations, path_of, playthrough

GAMES = [(name, seats) for name in bezant.game_names() for seats in bezant.load(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_game_goes_as_it_was_written_down(name: str, seats: int) -> None:
    """If a change is meant: `python -m tests.golden`, and read what changed. Ids of actions never change."""
    game = bezant.load(name)
    path = path_of(game, seats)
    assert path.exists(), f"{name} with {seats} players has no golden playthrough"
    written = path.read_text("utf-8")
    assert playthrough(game, seats, moves_of(written)).splitlines() == written.splitlines()


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_written_game_is_short_enough_to_read(name: str, seats: int) -> None:
    assert len(path_of(bezant.load(name), seats).read_text("utf-8").splitlines()) < 700


@pytest.mark.parametrize("name", bezant.game_names())
def test_an_observation_changes_with_its_version_alone(name: str) -> None:
    game = bezant.load(name)
    written = path_of(game, "observations").read_text("utf-8")
    assert observations(game).splitlines() == written.splitlines(), (
        f"Move OBSERVATION_VERSION in observe.py of {name} where features have changed or mean something else, but not "
        f"where other rules alone make a seed go another way. Then write the file anew: .venv/bin/python -m tests.golden"
    )


def test_no_file_is_left_from_a_game_that_is_gone() -> None:
    expected = {f"{name}-{seats}.txt" for name, seats in GAMES if home(name).is_own} | {
        f"{name}-{table}.txt"
        for name in bezant.game_names()
        if home(name).is_own
        for table in ("actions", "observations")
    }
    assert {path.name for path in FOLDER.glob("*.txt")} == expected
