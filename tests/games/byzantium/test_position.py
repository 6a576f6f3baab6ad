"""Positions as JSON: what comes out goes in again, and what cannot occur is refused with its invariant."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bezant.kernel.errors import BadOption, BadPosition, BadSeats
from tests.games.byzantium.table import GAME, arab, army, byz


def test_every_position_of_a_game_can_be_written_and_read() -> None:
    """Through JSON text, byte by byte."""
    for seed in range(6):
        state, chooser = GAME.new(2 + seed % 3, seed), random.Random(seed)
        while not GAME.is_over(state):
            assert GAME.load(json.loads(json.dumps(GAME.dump(state)))).tobytes() == state.tobytes()
            GAME.apply(state, chooser.choice(GAME.legal(state)))
        assert GAME.load(GAME.dump(state)).tobytes() == state.tobytes()


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("BYZ-I1", {"players": [{"losses": 13}]}),
    ("BYZ-I2", {"players": [{"pool": -1}]}),
    ("BYZ-I3", {"bulgars": 12}),
    ("BYZ-I4", {"guards": {"byzantine": True}}),
    ("BYZ-I5", {"boxes": {"emperor": 3}}),
    ("BYZ-I9", {"players": [{"arab": {"treasury": -1}}]}),
    ("BYZ-I10", {"players": [{"arab": {"points": -1}}]}),
    ("BYZ-I13", {"cities": {"athens": byz(markers=4)}}),
    ("BYZ-I14", {"cities": {"athens": {"side": "bulgar", "markers": 3}}}),
    ("BYZ-I15", {"cities": {"bagdad": {"markers": 1}}}),
    ("BYZ-I16", {"cities": {"athens": {"side": "persian", "markers": 0}}}),
    ("BYZ-I16", {"cities": {"constantinople": {"side": "arab", "markers": 1}}}),
    ("BYZ-I17", {"cities": {"athens": byz(fortified=True)}}),
    ("BYZ-I18", {"cities": {"constantinople": byz(0)}}),
    ("BYZ-I20", {"cities": {name: arab(0, fortified=True) for name in ("tabuk", "medina", "mecca")}}),
    ("BYZ-I23", {"players": [{"byzantine": army("0/0/0", "athens")}]}),
    ("BYZ-I24", {"players": [{"arab": army("0/1/0", "athens")}]}),
    ("BYZ-I26", {"players": [{"byzantine": army("1/3/2", "athens"), "has_marched": False}]}),
    ("BYZ-I33", {"passed": [0]}),
    ("BYZ-I35", {"turn": 4}),
    ("BYZ-I41", {"step": "over"}),
]


@pytest.mark.parametrize(("invariant", "position"), BROKEN, ids=[name for name, _ in BROKEN])
def test_a_position_that_cannot_occur_is_refused(invariant: str, position: dict[str, Any]) -> None:
    """BYZ-I22, BYZ-I27 and the others: the refusal names the invariant."""
    with pytest.raises(BadPosition, match=f"{invariant}:"):
        GAME.load(position)


@pytest.mark.parametrize(
    "position",
    [
        {"city": {}},
        {"cities": {"rome": {}}},
        {"cities": {"athens": {"owner": 0}}},
        {"players": [{"purse": 3}]},
        {"players": [{"arab": {"horse": 3}}]},
        {"players": [{}, {}, {}]},
        {"seats": 5},
        {"step": "sleep"},
        {"turn": 1000},
        {"progress": {"mood": 1}},
        {"boxes": {"market": 0}},
        {"players": 7},
    ],
)
def test_what_is_no_position_is_refused(position: dict[str, Any]) -> None:
    """A typo must not load another position."""
    with pytest.raises(BadPosition):
        GAME.load(position)


def test_options_and_seats_are_checked() -> None:
    """The options are the readings of the rulings of weight high."""
    rules = {spec.rule for spec in GAME.option_specs}
    assert rules == {f"BYZ-R{n}" for n in (20, 21, 23, 28, 43, 44, 45, 60, 62)}
    with pytest.raises(BadOption, match="BYZ-R21"):
        GAME.new(2, bulgars_take_capital=3)
    with pytest.raises(BadSeats):
        GAME.new(5)
