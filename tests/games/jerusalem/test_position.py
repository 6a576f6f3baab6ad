"""Positions as JSON: what comes out goes in again, and what cannot occur is refused with its invariant."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bezant.kernel.errors import BadOption, BadPosition
from tests.games.jerusalem.table import GAME, at


def test_every_position_of_a_game_can_be_written_and_read() -> None:
    """Through JSON text, byte by byte."""
    for seed in range(6):
        state, chooser = GAME.new(2 + seed % 3, seed, squire_cap=seed % 2), random.Random(seed)
        while not GAME.is_over(state):
            assert GAME.load(json.loads(json.dumps(GAME.dump(state)))).tobytes() == state.tobytes()
            GAME.apply(state, chooser.choice(GAME.legal(state)))
        assert GAME.load(GAME.dump(state)).tobytes() == state.tobytes()


def test_what_is_left_out_is_completed() -> None:
    """Hands get a history of drafts, Scholars and plays; the supply and the deck hold the rest."""
    table = at({"hand": ["sq1", "sq1", "pr2"], "screen": 3}, {"hand": ["move2"]}, {}, round=2)
    assert table.of("supply") == [47, 50, 50] and table.hand(0) == ["sq1", "sq1", "pr2"]
    assert sum(table.state.deck) == 27 - 2 * 3 - 1 and table.state.scholar_seat[0] == 0
    assert table.state.plays == 1 + 2
    drafting = at({"hand": ["sq1"]}, {}, round=1, step="draft", active=1, seats=3)
    assert drafting.state.place == 1 and len(drafting.open) >= 1


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("JER-I1", {"players": [{"supply": 49}]}),
    ("JER-I1", {"players": [{"screen": -1, "supply": 51}]}),
    ("JER-I2", {"players": [{"coins": -1}]}),
    ("JER-I3", {"deck": {"sq1": 3}}),
    ("JER-I4", {"round": 2, "drafted": [["sq1", None]]}),
    ("JER-I5", {"round": 2, "step": "deploy", "drafted": [["sq1", "sq1"], ["pr2", "pr2"]]}),
    ("JER-I6", {"round": 2, "offices": [["marshal", "marshal"], [None, None]]}),
    ("JER-I6", {"offices": [["constable", None]]}),
    ("JER-I7", {"step": "raise", "auction": {"office": "marshal", "bid": 13, "bidder": 1}}),
    ("JER-I7", {"step": "raise", "auction": {"office": "marshal", "bid": 3, "bidder": 0}}),
    ("JER-I8", {"step": "deploy", "players": [{"baron": "tow"}, {"baron": "tow"}]}),
    ("JER-I8", {"step": "deploy", "players": [{"baron": "pal_b"}]}),
    ("JER-I8", {"players": [{"baron": "tow"}]}),
    ("JER-I9", {"turn": {"fresh": {"tow": 1}}}),
    ("JER-I10", {"players": [{"prestige": -1}]}),
    ("JER-I15", {"players": [{"squires": {"pat_b": 1}}]}),
    ("JER-I16", {"progress": {"area": "pal_b"}}),
    ("JER-I18", {"progress": {"toll": [1, 0]}}),
    ("JER-I20", {"round": 3, "events": [None, "war", "war"]}),
    ("JER-I20", {"round": 2, "events": [None, "election"]}),
    ("JER-I21", {"step": "deploy", "active": 1, "place": 0}),
    ("JER-I21", {"step": "next_turn"}),
    ("JER-I22", {"step": "over", "round": 5}),
]


@pytest.mark.parametrize(("invariant", "position"), BROKEN, ids=[name for name, _ in BROKEN])
def test_a_position_that_cannot_occur_is_refused(invariant: str, position: dict[str, Any]) -> None:
    """The refusal names the invariant."""
    with pytest.raises(BadPosition, match=f"{invariant}:"):
        GAME.load(position)


@pytest.mark.parametrize(
    "position",
    [
        {"area": {}},
        {"players": [{"purse": 3}]},
        {"players": [{"squires": {"rome": 3}}]},
        {"players": [{"hand": ["knave"]}]},
        {"players": [{"hand": ["sweep_tower", "sweep_tower"]}], "round": 3},
        {"players": [{"hand": ["sq1"]}]},
        {"players": [{}, {}, {}]},
        {"seats": 5},
        {"round": 6},
        {"round": True},
        {"step": "sleep"},
        {"auction": {"mood": 1}},
        {"turn": {"mood": 1}},
        {"progress": {"mood": 1}},
        {"events": [None] * 6},
        {"players": 7},
        {"plays": [{"seat": 0, "round": 1, "card": "sq1"}]},
        {"round": 2, "scholars": [{"seat": 0, "card": "sq1"}]},
    ],
)
def test_what_is_no_position_is_refused(position: dict[str, Any]) -> None:
    """A typo must not load another position."""
    with pytest.raises(BadPosition):
        GAME.load(position)


def test_options_are_checked() -> None:
    """The options are the readings of the rulings that have some."""
    assert [spec.rule for spec in GAME.option_specs] == ["JER-3.6", "JER-R6", "JER-R15", "JER-R34", "JER-R45"]
    with pytest.raises(BadOption, match="JER-R34"):
        GAME.new(2, income_refusal=3)
