"""Positions that cannot occur are refused by `load`, with the invariant they break; anything else can be played."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezant.games.carolus.invariants import INVARIANTS
from bezant.kernel.errors import BadPosition
from tests.games.carolus import laws
from tests.games.carolus.walks import CAROLUS, position

IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("CAR-I1", {"supply": {"red": 31}}),
    ("CAR-I1", {"supply": {"red": -1}, "players": [{"row": {"red": 32}}]}),
    ("CAR-I2", {"stock": {"white": 9}}),
    ("CAR-I2", {"lands": [{"provinces": [p], "owner": "white"} for p in range(0, 15, 2)], "seats": 3}),
    ("CAR-I3", {"lands": [{"provinces": [0, 1]}, {"provinces": [1, 2]}]}),
    ("CAR-I3", {"lands": [{"provinces": [0, 2], "owner": "white"}]}),
    ("CAR-I3", {"lands": [{"provinces": [15]}]}),
    ("CAR-I3", {"emperor": 15}),
    ("CAR-I3", {"lands": [{"provinces": [0, 1], "owner": "white"}], "emperor": 1}),
    ("CAR-I4", {"lands": [{"size": 5, "owner": s} for s in ("white", "black", "grey")], "seats": 3}),
    ("CAR-I5", {"lands": [{"provinces": [0, 1], "owner": "white", "castles": 1}]}),
    ("CAR-I5", {"lands": [{"provinces": [0, 1]}]}),
    ("CAR-I5", {"lands": [{"provinces": [0], "owner": "white", "castles": 0}]}),
    ("CAR-I5", {"lands": [{"provinces": [0], "owner": "grey"}]}),
    ("CAR-I6", {"lands": [{"provinces": [0], "owner": "white"}, {"provinces": [1], "owner": "white"}]}),
    ("CAR-I6", {"lands": [{"provinces": [14], "owner": "white"}, {"provinces": [0], "owner": "white"}]}),
    ("CAR-I7", {"players": [{"row": {"red": 2}}, {"row": {"red": 3}}], "crests": {"red": 0}}),
    ("CAR-I7", {"players": [{"row": {"red": 2}}], "crests": {"red": None}}),
    ("CAR-I7", {"players": [{"row": {"red": 2}}, {"row": {"red": 2}}]}),
    ("CAR-I10", {"lands": [{"provinces": [0, 1], "owner": "white", "knights": {"red": 1}}]}),
    ("CAR-I11", {"players": [{"reserve": {"red": 8}}]}),
    ("CAR-I8", {"step": "setup", "players": [{"row": {"red": 1}}]}),
    ("CAR-I8", {"step": "setup", "crests": {"red": 1}}),
    ("CAR-I10", {"step": "setup", "lands": [{"provinces": [0], "knights": {"red": 2}}]}),
    ("CAR-I11", {"players": [{"reserve": {"red": 2}}]}),
    ("CAR-I11", {"step": "refill", "players": [{"reserve": {"red": 7}}]}),
    ("CAR-I11", {"step": "refill", "crowns": 2, "players": [{"reserve": {"red": 6}}]}),
    ("CAR-I11", {"step": "setup", "players": [{"reserve": {"red": 7}}]}),
    ("CAR-I11", {"step": "setup", "players": [{}, {"reserve": {"red": 1}}]}),
    ("CAR-I12", {"players": [{"played": [2, 3]}]}),
    ("CAR-I12", {"round": 2, "players": [{"played": [2, 2]}]}),
    ("CAR-I12", {"step": "choose", "round": 2, "players": [{"played": []}]}),
    ("CAR-I13", {"players": [{"played": [2]}, {"played": [2]}]}),
    ("CAR-I14", {"players": [{"played": [3]}, {"played": [2]}]}),
    ("CAR-I14", {"step": "choose", "choice_order": [0, 0]}),
    ("CAR-I15", {"turn": 1, "active": 0}),
    ("CAR-I15", {"to_place": 4}),
    ("CAR-I15", {"step": "move", "to_place": 1}),
    ("CAR-I15", {"throws": 1}),
    ("CAR-I15", {"crowns": 1}),
    ("CAR-I15", {"step": "refill", "crowns": 100}),
    ("CAR-I15", {"step": "refill", "crowns": 4}),
    ("CAR-I15", {"step": "setup", "crowns": 4}),
    ("CAR-I15", {"step": "setup", "throws": 0}),
    ("CAR-I15", {"step": "setup", "round": 1}),
    ("CAR-I15", {"step": "over", "active": 0, "turn": 3, "result": {"reason": "unfinished", "winners": []}}),
    ("CAR-I17", {"step": "setup", "lands": [{"provinces": [0], "owner": "white"}]}),
    ("CAR-I15", {"step": "choose", "round": 0, "players": [{"played": [1, 2, 3, 4]}] * 2}),
    ("CAR-I19", {"step": "over"}),
    ("CAR-I19", {"result": {"reason": "all_castles", "winners": ["white"]}}),
    ("CAR-I19", {"step": "over", "result": {"reason": "dead_round", "winners": []}}),
    ("CAR-I19", {"step": "over", "result": {"reason": "unfinished", "winners": ["white"]}}),
    ("CAR-I19", {"step": "over", "result": {"reason": "few_lands", "winners": ["white"]}}),
    ("CAR-I19", {"step": "over", "result": {"reason": "all_castles", "winners": ["white"]}}),
    ("CAR-I23", {"to_place": 0}),
    ("CAR-I23", {"step": "refill", "crowns": 0}),
    ("CAR-I23", {"step": "move", "players": [{"played": [1]}]}),
]


@pytest.mark.parametrize(("invariant", "given_position"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_invariant_it_breaks(
    invariant: str, given_position: dict[str, Any]
) -> None:
    with pytest.raises(BadPosition) as refused:
        CAROLUS.load(given_position)
    assert refused.value.rule == invariant
    assert str(refused.value)


def test_every_invariant_that_a_position_can_break_is_tried() -> None:
    assert {invariant for invariant, _ in INVARIANTS} == {invariant for invariant, _ in IMPOSSIBLE}


MALFORMED: list[Any] = [
    {"seats": 5},
    {"seats": "2"},
    {"seats": True},
    {"seats": None},
    {"options": 3},
    {"options": {"guard_rounds": 10**9}},
    {"options": {"guard_rounds": -5}},
    {"options": {"first_chooser": 2}},
    {"options": {"speed": 1}},
    {"weather": 1},
    {"players": [{"rwo": {"red": 1}}]},
    {"lands": [{"provnces": [1, 2]}]},
    {"placed_this_round": -4},
    {"placed_this_round": 30000},
    {"round": 2_000_000},
    {"step": "dance"},
    {"step": ["place"]},
    {"round": 10**9},
    {"round": 1.5},
    {"active": 2},
    {"active": "white"},
    {"turn": 7},
    {"turn": "x"},
    {"to_place": 10**6},
    {"crowns": -129},
    {"choice_order": [0, 1, 0, 1, 0]},
    {"choice_order": 7},
    {"choice_order": [4]},
    {"action_order": [4, 0]},
    {"step": "setup", "choice_order": [50, 50]},
    {"action_order": ["a", "b"]},
    {"dice": [1, 2, 3, 4, 5]},
    {"dice": ["a"]},
    {"dice": 1},
    {"lands": 5},
    {"lands": [5]},
    {"lands": [{"provinces": []}]},
    {"lands": [{"provinces": ["frisia"]}]},
    {"lands": [{"provinces": [10**30]}]},
    {"lands": [{"provinces": 3}]},
    {"lands": [{"size": -1}]},
    {"lands": [{"size": 0}]},
    {"lands": [{"size": "all"}]},
    {"lands": [{"size": 10**15}]},
    {"lands": [{"provinces": [0], "owner": "purple"}]},
    {"lands": [{"provinces": [0], "owner": "white", "castles": 300}]},
    {"lands": [{"provinces": [0], "knights": {"mauve": 1}}]},
    {"lands": [{"provinces": [0], "knights": {"red": 200}}]},
    {"lands": [{"provinces": [0], "knights": 3}]},
    {"emperor": "frisia"},
    {"emperor": 200},
    {"supply": {"red": 10**12}},
    {"supply": {"red": "many"}},
    {"supply": []},
    {"crests": {"red": 2}},
    {"crests": {"red": "white"}},
    {"crests": []},
    {"stock": {"white": "ten"}},
    {"stock": 3},
    {"players": [{}, {}, {}]},
    {"players": [3]},
    {"players": {"0": {}}},
    {"players": [{"row": {"red": -500}}]},
    {"players": [{"row": {"mauve": 1}}]},
    {"players": [{"reserve": None}]},
    {"players": [{"played": [6]}]},
    {"players": [{"played": [1, 2, 3, 4, 5, 1]}]},
    {"players": [{"played": 4}]},
    {"result": "white"},
    {"result": {"reason": "boredom", "winners": []}},
    {"result": {"reason": "all_castles", "winners": ["purple"]}},
    {"result": {"reason": "all_castles"}},
]


@pytest.mark.parametrize("given_position", MALFORMED, ids=json.dumps)
def test_a_malformed_position_is_refused(given_position: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        CAROLUS.load(given_position)
    assert len(str(refused.value)) < 400


values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.integers(-3, 16) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, inner in items for place in ((*path, key), *places(inner, (*path, key)))]


SAMPLES: dict[str, Callable[[Any], bool]] = {
    "setup": lambda s: s.step == laws.SETUP,
    "choose": lambda s: s.step == laws.CHOOSE and s.round == 3,
    "place": lambda s: s.step == laws.PLACE and s.lands < 12,
    "move": lambda s: s.step == laws.MOVE and s.round > 5,
    "refill": lambda s: s.step == laws.REFILL,
    "over": lambda s: s.step == laws.OVER,
}


@pytest.mark.parametrize("step", SAMPLES)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_tampered_position_is_refused_or_can_be_played(step: str, data: st.DataObject) -> None:
    """Anything at any place of a genuine position: never another error, never a position that cannot be played."""
    tampered = json.loads(sample(step))
    for _ in range(data.draw(st.integers(1, 2))):
        *path, last = data.draw(st.sampled_from(places(tampered)))
        at = tampered
        for key in path:
            at = at[key]
        at[last] = data.draw(values)
    try:
        state = CAROLUS.load(tampered)
    except BadPosition:
        return
    again = CAROLUS.load(json.loads(json.dumps(CAROLUS.dump(state))))
    assert again == state
    for seed in range(3):
        play_on(state.copy(), seed)


@cache
def sample(step: str) -> str:
    """A genuine position at this step, as JSON."""
    return json.dumps(CAROLUS.dump(position(SAMPLES[step], 3)))


def play_on(state: Any, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(30):
        legal = CAROLUS.legal(state)
        assert legal or state.step == laws.OVER
        if not legal:
            return
        CAROLUS.apply(state, chance.choice(legal))
