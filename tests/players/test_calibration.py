"""What a search expects becomes chances: calmer, still in the same order, and summing to one over the sides."""

from __future__ import annotations

import json

import pytest

import bezant
from bezant.kernel.game import game_names
from bezant.players.calibration import FILE, calibrated


def test_chances_are_calmer_than_what_is_expected_and_keep_their_order() -> None:
    calm = calibrated("carolus", [0, 1], [0.9, 0.1])
    assert 0.5 < calm[0] < 0.9 and sum(calm) == pytest.approx(1)
    assert calibrated("carolus", [0, 1], [0.5, 0.5]) == (0.5, 0.5)


def test_what_is_certain_stays_so() -> None:
    assert calibrated("carolus", [0, 1], [1.0, 0.0]) == (1.0, 0.0)


def test_team_mates_share_their_chance() -> None:
    sides = bezant.load("carolus").sides(4)
    calm = calibrated("carolus", sides, [0.7 if side == 0 else 0.3 for side in sides])
    assert sum(dict(zip(sides, calm, strict=True)).values()) == pytest.approx(1)
    assert all(calm[seat] == calm[sides.index(side)] for seat, side in enumerate(sides))


def test_a_game_that_was_not_measured_has_chances_too() -> None:
    assert sum(calibrated("chess", [0, 1, 2], [0.5, 0.3, 0.2])) == pytest.approx(1)


def test_what_was_measured_is_of_games_there_are() -> None:
    measured = json.loads(FILE.read_text("utf-8"))
    for game, powers in measured.items():
        assert game in game_names()
        assert all(int(seats) in bezant.load(game).seat_counts and 0 < power <= 1 for seats, power in powers.items())
