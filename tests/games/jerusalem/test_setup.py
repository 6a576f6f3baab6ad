"""JER-1 object, JER-2 components, JER-3 board, JER-4 setup, JER-5 rounds, JER-23 and JER-24 other numbers of players."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bezant.games.jerusalem.names import STEP_NAMES
from bezant.games.jerusalem.state import State
from bezant.games.jerusalem.tables import AREA_NAMES, BOARD, CARD_NAMES, DECK, IS_BIG, TOW
from bezant.kernel.errors import BadSeats
from tests.games.jerusalem.table import GAME, Table, at, new, revenue

SEAT_COUNTS = (2, 3, 4)


def test_jer_1_1_for_two_three_or_four() -> None:
    """JER-1.1."""
    assert GAME.seat_counts == SEAT_COUNTS
    with pytest.raises(BadSeats):
        GAME.new(5)


def test_jer_2_what_is_in_the_box() -> None:
    """JER-2.1, JER-2.2, JER-2.3, JER-2.4, JER-2.5, JER-2.6, JER-2.7, JER-2.8, JER-2.9, JER-2.10, JER-R48: pieces by
    their numbers."""
    pieces = BOARD["pieces"]
    assert (pieces["squires_total"], pieces["colour"]["squires_per_colour"]) == (200, 50)
    assert (pieces["silver_coins_of_1"], pieces["gold_coins_of_5"]) == (30, 9)
    assert (pieces["barons_per_player"], pieces["floors_per_player"], pieces["screens"]) == (1, 7, 4)
    assert len(BOARD["event"]) == pieces["event_cards"] == 4
    assert sum(card["copies"] for card in BOARD["action_card"]) == pieces["action_cards"] == 27
    assert len(BOARD["office"]) == pieces["office_cards"] == 4
    assert BOARD["calendar"]["spaces"] == 5 and new(4).state.height.shape == (4,)


def test_jer_3_the_city() -> None:
    """JER-3.1, JER-3.2, JER-3.3, JER-3.4: five districts of one big and two small areas, and the Tower, which counts as big."""
    assert [district["id"] for district in BOARD["district"][:5]] == [
        *("PALACE", "TEMPLARS", "PATRIARCHS", "MARKET", "NOBILITY")
    ]
    assert [len(district["areas"]) for district in BOARD["district"]] == [3, 3, 3, 3, 3, 1]
    assert len(AREA_NAMES) == 16 and [IS_BIG[area] for area in range(16)] == [1, 0, 0] * 5 + [1]
    assert AREA_NAMES[TOW] == "tow"


def test_jer_3_5_every_area_can_be_reached_from_every_other() -> None:
    """JER-3.5, JER-3.8: also by the Marshal."""
    table = at({}, {"squires": {"pal_b": 1}}, {}, offices=[["treasurer", "marshal", "admiral"]], active=1)
    assert table.targets("march") == [f"pal_b {area}" for area in AREA_NAMES[1:]]


def test_jer_3_7_any_number_may_stand_in_an_area() -> None:
    """JER-3.7, JER-3.9: of any colours, and they stay from round to round."""
    crowd = {"squires": {"tem_b": 20}}
    table = revenue(crowd, crowd, {"squires": {"tem_b": 30}}, {"screen": 1, "squires": {"tem_b": 10}})
    assert table.state.round == 2 and table.area("tem_b") == [20, 20, 30, 10]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_jer_4_set_up(seats: int) -> None:
    """JER-4.1, JER-4.5, JER-4.6, JER-4.7, JER-R5: bank, supply, marker, coins, and nothing else."""
    table = new(seats)
    assert table.of("coins") == [12] * seats and table.of("supply") == [50] * seats
    for field in ("screen", "height", "prestige"):
        assert table.of(field) == [0] * seats
    assert table.state.round == 1 and not any(table.hand(seat) for seat in range(seats))
    assert [table.baron(seat) for seat in range(seats)] == [None] * seats


@pytest.mark.parametrize(
    ("seats", "offices", "deck", "events"),
    [
        (4, ["constable", "treasurer", "marshal", "admiral"], 27, 4),
        (3, ["treasurer", "marshal", "admiral"], 27, 4),
        (2, ["marshal", "admiral"], 25, 3),
    ],
)
def test_jer_4_4_by_players(seats: int, offices: list[str], deck: int, events: int) -> None:
    """JER-4.2, JER-4.3, JER-4.4, JER-23.1, JER-24.1, JER-24.2, JER-24.3, JER-R42, JER-R43."""
    table = new(seats)
    assert table.targets("office") == offices
    assert sum(table.state.deck) == sum(DECK[seats, card] for card in range(len(CARD_NAMES))) == deck
    seen: set[str] = set()
    for seed in range(40):
        for state in rounds_of(seats, seed, 2):
            seen.add(str(Table(state).event))
    seen.remove("None")  # of round 1
    assert len(seen) == events and ("election" in seen) == (seats > 2)


def rounds_of(seats: int, seed: int, last: int = 5) -> list[State]:
    """The first position of each round of a random game."""
    found: list[State] = []
    state, chance = new(seats, seed).state, random.Random(seed)
    while not GAME.is_over(state):
        if state.round > len(found):
            found.append(state.copy())
            if state.round == last:
                break
        GAME.apply(state, chance.choice(GAME.legal(state)))
    return found


def test_jer_4_9_any_seat_opens_the_first_auction() -> None:
    """JER-4.9, JER-6.3, JER-R1."""
    openers = Counter(new(4, seed).state.active for seed in range(200))
    assert set(openers) == {0, 1, 2, 3} and min(openers.values()) > 25
    assert new(4).told[-1].name == "first_opener"


def test_jer_4_8_coins_are_one_number() -> None:
    """JER-4.8, JER-R5: more than the box holds."""
    table = at({"coins": 300, "hand": ["co2"]}).play("card co2")
    assert table.of("coins")[0] == 302


# --- JER-5 ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_jer_5_1_five_rounds_of_four_phases(seats: int) -> None:
    """JER-5.1, JER-5.2, JER-5.3, JER-5.5, JER-5.9, JER-1.2, JER-18.4, JER-I20, JER-R12, JER-R41: in every random game."""
    order = [
        *("office", "open", "raise", "draft", "deploy", "pick", "again", "move", "own", "their", "into", "gain"),
        *("tower", "scholars", "materials", "intrigues", "income", "succession", "tax", "war"),
    ]
    auction, deployment = {"office", "open", "raise"}, set(order[4:12])
    phase = {name: 0 if name in auction else 2 if name in deployment else number for number, name in enumerate(order)}
    for seed in range(8):
        state, chance = new(seats, seed).state, random.Random(seed)
        before = (1, 0)
        while not GAME.is_over(state):
            name = STEP_NAMES[state.step]
            here = (state.round, {"draft": 1}.get(name, phase[name]))
            assert here >= before and here[0] <= 5
            before = here
            has_event = [state.event[round] >= 0 for round in range(5)]
            assert has_event == [False, *(state.round >= round for round in (2, 3, 4)), False]
            GAME.apply(state, chance.choice(GAME.legal(state)))
        assert state.round == 5 and len({state.event[round] for round in (1, 2, 3)}) == 3


def test_jer_5_6_turn_order_is_by_office() -> None:
    """JER-5.6, JER-8.1, JER-8.10: the draft, the turns; a finished turn is over."""
    offices = [["admiral", "constable", "marshal", "treasurer"]]
    table = at({}, {}, {}, {}, offices=offices, active=1, place=0)
    asked = []
    for _ in range(4):
        asked.append(table.asked)
        table.play("end")
    assert asked == [("deploy", seat) for seat in (1, 3, 2, 0)]
    assert table.asked[0] != "deploy"


def test_jer_5_7_the_end_of_a_round() -> None:
    """JER-5.7, JER-5.8, JER-9.16, JER-R11, JER-R49: event, marker, new event, offices and Barons back, then phase 1."""
    table = revenue({"baron": "tow", "squires": {"tow": 3, "tem_b": 1}}, {}, {}, round=2, events=[None, "war"])
    assert table.asked == ("tower", 0)
    table.play("stay")
    assert table.state.round == 3 and table.asked[0] == "office"
    assert table.baron(0) is None and table.area("tow") == [3, 0, 0] and table.area("tem_b") == [0, 0, 0]
    assert table.offices() == [None] * 3 and table.offices(2) == ["treasurer", "marshal", "admiral"]
    assert table.event in ("succession", "election", "special_tax")
    kinds = [name for name in table.heard if name in ("event", "fallen", "round", "turned_up", "returned", "opener")]
    assert kinds == ["event", "fallen", "round", "turned_up", "returned", "opener"]


def test_jer_18_4_rounds_one_and_five_have_no_event() -> None:
    """JER-18.4, JER-5.5, JER-R41: the game ends after the building of round 5."""
    table = revenue({"prestige": 3}, {}, round=1)
    assert "event" not in table.heard and "turned_up" in table.heard
    last = revenue({"prestige": 3, "hand": []}, {}, round=5)
    assert "event" not in last.heard and last.result is not None


# --- JER-24 ---------------------------------------------------------------------------------------------------------------------


def test_jer_24_4_closed_districts() -> None:
    """JER-24.4, JER-24.5, JER-R43: by no means; the Market's is the only privilege."""
    table = at(
        {"screen": 3, "squires": {"pal_b": 2}, "hand": ["move2"], "coins": 9},
        {"squires": {"mar_b": 2}},
    )
    for verb in ("place", "march pal_b", "baron"):
        assert table.refusal(f"{verb} pat_b") == ("closed_district", "JER-24.4")
    assert len(table.targets("place")) == 10
    table.play("card move2")
    assert table.refusal("move pal_b nob_l") == ("closed_district", "JER-24.4")
    table = revenue({"squires": {"tow": 1, "mar_b": 1}}, {})
    assert table.refusal("tower pat_l") == ("closed_district", "JER-24.4") and len(table.targets("tower")) == 9
    table.play("stay")
    assert [event["district"] for event in table.events("privilege")] == ["market"]
