"""JER-1 object, JER-2 components, JER-3 board, JER-4 setup, JER-5 rounds, JER-23 and JER-24 other numbers of players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from bezant.games.jerusalem.names import STEP_NAMES
from bezant.games.jerusalem.state import State
from bezant.games.jerusalem.tables import AREA_NAMES, BOARD, CARD_NAMES, IS_BIG, TOW
from bezant.kernel.errors import BadPosition, BadSeats
from tests.games.jerusalem.table import GAME, Table, at, new, revenue

SEAT_COUNTS = (2, 3, 4)


def test_jer_1_1_for_two_three_or_four() -> None:
    """JER-1.1."""
    assert GAME.seat_counts == SEAT_COUNTS
    with pytest.raises(BadSeats):
        GAME.new(5)


@pytest.mark.parametrize(
    ("pieces", "count"),
    [
        pytest.param("squires_total", 200, id="JER-2.2"),
        pytest.param("silver_coins_of_1", 30, id="JER-2.3 JER-R48"),
        pytest.param("gold_coins_of_5", 9, id="JER-2.3 JER-R48 in gold"),
        pytest.param("barons_per_player", 1, id="JER-2.4"),
        pytest.param("floors_per_player", 7, id="JER-2.5"),
        pytest.param("event_cards", 4, id="JER-2.7"),
        pytest.param("action_cards", 27, id="JER-2.8"),
        pytest.param("office_cards", 4, id="JER-2.9"),
        pytest.param("screens", 4, id="JER-2.10"),
    ],
)
def test_what_is_in_the_box(pieces: str, count: int) -> None:
    """JER-2: pieces by their numbers."""
    assert BOARD["pieces"][pieces] == count


def test_jer_2_2_fifty_squires_of_each_colour() -> None:
    """JER-2.2: all of them in the supply at the start."""
    assert BOARD["pieces"]["colour"]["squires_per_colour"] == 50 and new(4).of("supply") == [50] * 4


def test_jer_2_7_jer_2_9_every_card_of_the_box_is_described() -> None:
    """JER-2.7, JER-2.8, JER-2.9: as many events, action cards and offices as there are pieces."""
    assert len(BOARD["event"]) == len(BOARD["office"]) == 4
    assert sum(card["copies"] for card in BOARD["action_card"]) == 27


def test_jer_2_1_a_prestige_marker_for_each_colour_and_one_for_the_round() -> None:
    """JER-2.1: the engine keeps one number for each of the five."""
    state = new(4).state
    assert state.prestige.shape == (4,) and state.round == 1


def test_jer_2_5_floors_of_the_box_do_not_limit_a_tower() -> None:
    """JER-2.5: an eighth floor is built though each colour has seven."""
    assert revenue({"height": 7, "prestige": 10}, {}).of("height")[0] == 8


def test_jer_2_6_the_calendar_has_five_spaces() -> None:
    """JER-2.6: three of them for events, beside the city of JER-3 and a building site for each player."""
    state = new(4).state
    assert BOARD["calendar"]["spaces"] == 5 == state.event.shape[0] and state.height.shape == (4,)
    with pytest.raises(BadPosition):
        at(round=6)


def test_jer_1_2_control_brings_prestige_and_prestige_floors() -> None:
    """JER-1.2: squires in the Palace yield prestige, which becomes floors of 3 and 4 at the end of the round."""
    table = revenue({"squires": dict.fromkeys(("pal_b", "pal_l", "pal_r"), 1)}, {"coins": 0})
    gained = sum(event["prestige"] for event in table.events("income") if event["seat"] == 0)
    assert gained == 8 and table.of("height") == [2, 0] and table.of("prestige")[0] == gained - 3 - 4


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
    ("seats", "offices"),
    [
        pytest.param(4, ["constable", "treasurer", "marshal", "admiral"], id="JER-4.4"),
        pytest.param(3, ["treasurer", "marshal", "admiral"], id="JER-23.1 JER-R42"),
        pytest.param(2, ["marshal", "admiral"], id="JER-24.3 JER-R43"),
    ],
)
def test_the_offices_by_players(seats: int, offices: list[str]) -> None:
    """JER-4: as many offices as players, the last ones of the four."""
    assert new(seats).targets("office") == offices


@pytest.mark.parametrize("seats", [3, 4])
def test_jer_4_3_the_deck(seats: int) -> None:
    """JER-4.3: all 27 cards, none discarded, and shuffled: every seed deals other ones."""
    table = new(seats)
    assert sum(table.state.deck) == 27 and table.state.plays == 0
    dealt = {tuple(rounds_of(seats, seed, 2)[1].deck) for seed in range(12)}
    assert len(dealt) > 6


def test_jer_23_1_three_players_change_nothing_else() -> None:
    """JER-23.1: the same deck and the same open areas as with four."""
    three, four = new(3), new(4)
    assert list(three.state.deck) == list(four.state.deck)
    areas = [at({"screen": 1}, *[{}] * (seats - 1)).targets("place") for seats in (3, 4)]
    assert areas[0] == areas[1] == list(AREA_NAMES)


def test_jer_24_2_two_players_have_25_cards() -> None:
    """JER-24.2: without the sweeps of the two closed districts."""
    deck = {name: new(2).state.deck[card] for card, name in enumerate(CARD_NAMES)}
    assert sum(deck.values()) == 25 and deck["sweep_nobility"] == deck["sweep_patriarchs"] == 0


@pytest.mark.parametrize(
    ("seats", "events"), [pytest.param(4, 4, id="JER-4.2"), pytest.param(2, 3, id="JER-24.1 JER-R43")]
)
def test_the_events_by_players(seats: int, events: int) -> None:
    """JER-4: any of four can come up; with two players there is no election."""
    seen = {Table(rounds_of(seats, seed, 2)[1]).event for seed in range(40)}
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


PHASES = (
    ("office", "open", "raise", "draft"),
    ("deploy", "pick", "again", "move", "own", "their", "into", "gain"),
    ("tower", "scholars", "materials", "intrigues", "income"),
    ("succession", "tax", "war"),
)
STEPS_OF_REVENUE = (("tower",), ("scholars", "materials", "intrigues"), ("income",))


def questions(seats: int, seed: int) -> list[tuple[int, str]]:
    """The round and the question of each decision of a random game."""
    found, state, chance = [], new(seats, seed).state, random.Random(seed)
    while not GAME.is_over(state):
        found.append((state.round, STEP_NAMES[state.step]))
        GAME.apply(state, chance.choice(GAME.legal(state)))
    return found


def in_order(found: list[tuple[int, str]], groups: Sequence[Sequence[str]]) -> bool:
    """Whether within each round no question comes after one of a later group."""
    place = {name: number for number, group in enumerate(groups) for name in group}
    here = [(round, place[name]) for round, name in found if name in place]
    return here == sorted(here)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_jer_5_1_five_rounds(seats: int) -> None:
    """JER-5.1: in every random game each of the five, one after the other, and no sixth."""
    for seed in range(8):
        rounds = [round for round, _ in questions(seats, seed)]
        assert rounds == sorted(rounds) and set(rounds) == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_jer_5_2_four_phases_in_order(seats: int) -> None:
    """JER-5.2: auction, deployment, revenue, event; nobody is in one while another is in the next."""
    assert all(in_order(questions(seats, seed), PHASES) for seed in range(8))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_jer_5_3_the_steps_of_revenue_in_order(seats: int) -> None:
    """JER-5.3: the Tower of David, the privileges, the incomes; the building asks nobody."""
    assert all(in_order(questions(seats, seed), STEPS_OF_REVENUE) for seed in range(8))


def test_jer_5_3_building_comes_last() -> None:
    """JER-5.3: after the Tower, a privilege and the incomes."""
    table = revenue({"squires": {"tow": 1, "nob_b": 1, "pal_b": 1}, "prestige": 3}, {}, {}).play("stay", "rob yellow")
    kinds = [name for name in table.heard if name in ("robbed", "income", "built")]
    assert kinds == sorted(kinds, key=["robbed", "income", "built"].index) and set(kinds) == {
        "robbed",
        "income",
        "built",
    }


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_jer_i20_three_different_events_in_rounds_2_to_4(seats: int) -> None:
    """JER-I20, JER-5.5, JER-18.4, JER-R12, JER-R41: each is known from the beginning of its round, and no other is."""
    for seed in range(8):
        rounds = rounds_of(seats, seed)
        for round, state in enumerate(rounds, start=1):
            has_event = [state.event[each] >= 0 for each in range(5)]
            assert has_event == [False, *(round >= each for each in (2, 3, 4)), False]
        assert len({rounds[-1].event[each] for each in (1, 2, 3)}) == 3


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
