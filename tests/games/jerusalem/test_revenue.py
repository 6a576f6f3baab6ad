"""JER-12 control, JER-13 the Tower of David, JER-14 privileges, JER-15 incomes."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.games.jerusalem.tables import AREA_NAMES, BOARD, INCOMES
from tests.games.jerusalem.table import TAKE_ALL, Table, at, revenue


def incomes(table: Table) -> list[tuple[int, str]]:
    return [(event["seat"], event["area"]) for event in table.events("income")]


def test_jer_12_control() -> None:
    """JER-12.1, JER-12.2, JER-12.3, JER-9.12, JER-R51: alone or with more than any other; ties to the better office; no Baron."""
    table = revenue(
        {"squires": {"mar_b": 2, "mar_l": 2, "tem_b": 1}},
        {"squires": {"mar_b": 2, "mar_l": 3, "tem_b": 4}, "coins": 0},
        {"squires": {"mar_b": 1}, "baron": "tem_b", "coins": 0},
        round=3,
        offices=[["marshal", "treasurer", "admiral"]],
        events=[None, "election", "succession"],
    )
    assert incomes(table) == [(1, "tem_b"), (1, "mar_b"), (1, "mar_l")]


def test_jer_12_4_control_is_determined_when_the_area_is_dealt_with() -> None:
    """JER-12.4, JER-13.6: after the move of the Tower."""
    table = revenue({"squires": {"tow": 2, "mar_b": 1}, "coins": 0}, {"squires": {"mar_b": 1}, "coins": 0})
    assert table.asked == ("tower", 0)
    table.play("stay")
    assert incomes(table) == [(0, "mar_b")]  # the better office
    moved = revenue({"squires": {"mar_b": 2}, "coins": 0}, {"squires": {"tow": 2, "mar_b": 2}, "coins": 0})
    moved.play("tower mar_b")
    assert incomes(moved) == [(1, "mar_b")]


# --- JER-13 -----------------------------------------------------------------------------------------------------------------------


def test_jer_13_the_tower() -> None:
    """JER-13.1, JER-13.2, JER-R29: the coin comes first and is no option; the move is one."""
    table = revenue({"coins": 0, "squires": {"tow": 1}}, {"coins": 0, "squires": {"tow": 2, "pal_b": 1}})
    assert table.asked == ("tower", 1) and table.of("coins") == [0, 1]
    assert table.events("tower") == [{"seat": 1, "coins": 1}]
    assert table.refusal("tower tow") == ("tower_to_tower", "JER-13.2")
    assert table.open[0] == "stay" and len(table.targets("tower")) == 9
    table.play("tower tem_l")
    assert table.area("tow") == [1, 1] and table.area("tem_l") == [0, 1] and table.state.round == 2


def test_jer_13_3_targets_and_barons() -> None:
    """JER-13.3, JER-13.4, JER-13.5, JER-9.9: the own Baron's area is open, another's is not; one on the Tower is no bar."""
    table = revenue(
        {"squires": {"tow": 3, "pal_l": 3}, "baron": "pal_l"},
        {"squires": {"mar_b": 3}, "baron": "mar_b"},
        {"squires": {"tem_b": 1}, "baron": "tow"},
    )
    assert table.asked == ("tower", 0) and "tower pal_l" in table.open
    assert table.refusal("tower mar_b") == ("foreign_baron_at_target", "JER-13.3")


def test_jer_13_7_an_empty_tower() -> None:
    """JER-13.7."""
    assert "tower" not in revenue({}, {}).heard


# --- JER-14 -----------------------------------------------------------------------------------------------------------------------


def test_jer_14_1_the_order_of_privileges() -> None:
    """JER-14.1, JER-14.5, JER-14.2: Patriarchs, Market, Nobility; one player may have several."""
    table = revenue({"screen": 1, "coins": 4, "squires": {"pat_l": 1, "mar_b": 1, "nob_b": 1}}, {}, {})
    asked = [table.asked]
    table.play("draw")
    asked.append(table.asked)
    table.play("buy 1")
    asked.append(table.asked)
    assert asked == [("scholars", 0), ("materials", 0), ("intrigues", 0)]
    assert table.play("rob blue").state.round == 2


@pytest.mark.parametrize(("offices", "holder"), [(["treasurer", "marshal"], 0), (["marshal", "treasurer"], 1)])
def test_jer_14_3_ties_go_undivided_to_the_better_office(offices: list[str], holder: int) -> None:
    """JER-14.2, JER-14.3, JER-14.4: squires of the three areas together; control of areas does not matter."""
    table = revenue(
        {"squires": {"nob_b": 3}},
        {"squires": {"nob_l": 1, "nob_r": 1, "nob_b": 1}},
        {"squires": {"nob_b": 2}},
        offices=[[*offices, "admiral"]],
    )
    assert table.asked == ("intrigues", holder)


def test_jer_14_6_no_squires_no_privilege() -> None:
    """JER-14.6, JER-R30."""
    assert "privilege" not in revenue({"screen": 3}, {"screen": 3}, {"screen": 3}).heard


def test_jer_14_7_scholars() -> None:
    """JER-14.7, JER-14.11, JER-R30: a squire from behind the screen for a card of the deck, or not."""
    table = revenue({"squires": {"pat_b": 5}, "screen": 2, "hand": ["sq1"]}, {}, {})
    assert table.asked == ("scholars", 0) and table.open == ["draw", "forgo"]
    deck, supply = sum(table.state.deck), table.of("supply")[0]
    table.play("draw")
    assert sum(table.state.deck) == deck - 1 and len(table.hand(0)) == 2
    assert table.events("drew")[0]["card"] in table.hand(0) and table.events("drew")[0]["squires"] == 1
    income = table.events("income")[0]["squires"]
    assert table.of("supply")[0] == supply + 1 - income and table.of("screen")[0] == 1 + income
    declined = revenue({"squires": {"pat_b": 5}, "screen": 2, "hand": ["sq1"]}, {}, {}).play("forgo")
    assert declined.hand(0) == ["sq1"]


def test_jer_14_8_building_materials() -> None:
    """JER-14.8, JER-R31: none to four points for two coins each, as coins allow."""
    table = revenue({"squires": {"mar_b": 1}, "coins": 30}, {})
    assert table.open == [f"buy {count}" for count in range(5)]
    table = revenue({"squires": {"mar_b": 1}, "coins": 5}, {})
    assert table.open == ["buy 0", "buy 1", "buy 2"]
    assert table.refusal("buy 3") == ("prestige_too_dear", "JER-14.8")
    table.play("buy 2")
    assert table.events("bought") == [{"seat": 0, "prestige": 2, "coins": 4}]
    assert table.of("coins")[0] == 1 + table.events("income")[0]["coins"] and table.of("prestige")[0] == 2
    assert "materials" not in [revenue({"squires": {"mar_b": 1}, "coins": 1}, {}).asked[0]]


INTRIGUERS: list[dict[str, Any]] = [
    {"squires": {"nob_b": 1}, "height": 9},
    {"prestige": 1, "height": 9},
    {"height": 9},
]


def test_jer_14_9_court_intrigues() -> None:
    """JER-14.9: a point for the holder, one less for another whom he names."""
    table = revenue(*INTRIGUERS, options={"income_refusal": 0})
    assert table.refusal("rob red") == ("no_such_opponent", "JER-1.1")
    assert table.play("rob yellow").of("prestige") == [1, 0, 0]


def test_jer_14_10_one_without_prestige_loses_none() -> None:
    """JER-14.10, JER-14.11, JER-R54: never below 0; the holder gains all the same."""
    table = revenue(*INTRIGUERS, options={"income_refusal": 0}).play("rob blue")
    assert table.of("prestige") == [1, 1, 0] and table.events("robbed")[0]["lost"] == 0


def test_jer_r32_anybody_or_nobody_is_robbed() -> None:
    """JER-R32: the holder may decline; one without prestige may be named though another has some."""
    table = revenue(*INTRIGUERS, options={"income_refusal": 0})
    assert table.open == ["forgo", "rob yellow", "rob blue"]
    assert table.play("forgo").of("prestige") == [0, 1, 0]


def test_jer_r54_prestige_has_no_upper_bound() -> None:
    """JER-R54: beyond the spaces of any track."""
    rich: list[dict[str, Any]] = [
        {"squires": {"nob_b": 1}, "height": 99, "prestige": 99},
        {"height": 99, "prestige": 7},
    ]
    assert revenue(*rich, {}, options={"income_refusal": 0}).play("rob yellow").of("prestige")[:2] == [100, 6]


# --- JER-15 -----------------------------------------------------------------------------------------------------------------------


def test_jer_15_1_the_order_of_incomes() -> None:
    """JER-15.1, JER-15.2, JER-15.6, JER-R33: district by district, big, left, right; the Tower has none."""
    everywhere = {"squires": dict.fromkeys(AREA_NAMES, 1), "height": 9}
    table = revenue(everywhere, {"height": 9}, {"height": 9}, options=TAKE_ALL).play("stay", "buy 0", "forgo")
    assert incomes(table) == [(0, area) for area in AREA_NAMES[:-1]]


@pytest.mark.parametrize("board", [0, 1, 2])
def test_jer_15_3_the_controller_receives_what_is_printed(board: int) -> None:
    """JER-15.3, JER-15.4, JER-3.6: from each table of incomes; squires from the supply, coins from the bank."""
    for area, income in zip(AREA_NAMES[:-1], INCOMES[board][:-1], strict=True):
        options = {**TAKE_ALL, "board": board}
        table = revenue({"coins": 0, "height": 9, "squires": {area: 1}}, {"height": 9}, {"height": 9}, options=options)
        if table.asked[0] == "intrigues":
            table.play("forgo")
        event = table.events("income")[0]
        assert [event["squires"], event["coins"], event["prestige"]] == income
        assert [table.of("screen")[0], table.of("coins")[0], table.of("prestige")[0]] == income
        assert table.of("supply")[0] == 49 - income[0]


def test_the_market_is_as_the_rulebook_says() -> None:
    """JER-15.3: the printed numbers of the Market, in each table."""
    for table in INCOMES:
        assert table[9:12] == [[2, 4, 0], [1, 2, 0], [1, 2, 0]]
    assert {variant["id"] for variant in BOARD["income_variant"]} == {"regular", "double"}


def test_jer_r6_a_short_supply() -> None:
    """JER-R6, JER-15.4: what the supply does not have is forfeited."""
    table = revenue({"coins": 0, "squires": {"mar_b": 1}, "screen": 48}, {})
    assert table.of("screen")[0] == 49 and table.of("coins")[0] == 4 and table.of("supply")[0] == 0


PRESTIGE_AREA = "nob_b"


def test_jer_15_5_less_prestige_may_be_taken() -> None:
    """JER-15.5, JER-R34: asked only where there is prestige; coins and squires come in full."""
    table = revenue({"squires": {PRESTIGE_AREA: 1, "mar_b": 1}, "coins": 0, "height": 9}, {}, {}, options={})
    table.play("forgo")
    printed = INCOMES[0][AREA_NAMES.index(PRESTIGE_AREA)]
    assert table.asked == ("income", 0) and table.open == [f"take {n}" for n in range(printed[2], -1, -1)]
    assert table.refusal(f"take {printed[2] + 1}") == ("beyond_the_income", "JER-15.3")
    assert table.refusal("accept 0 0 0") == ("other_reading", "JER-R34")
    coins = table.of("coins")[0]
    table.play("take 0")
    assert table.of("prestige")[0] == 0 and table.of("coins")[0] == coins + printed[1]


def test_jer_r34_other_readings() -> None:
    """JER-R34: any part may be refused, in full; or nothing at all."""
    player = {"squires": {"mar_l": 1}, "coins": 0}
    table = revenue(player, {}, options={"income_refusal": 1})
    assert table.targets("accept") == ["1 2 0", "1 1 0", "1 0 0", "0 2 0", "0 1 0", "0 0 0"]
    assert table.refusal("take 0") == ("other_reading", "JER-R34")
    assert table.refusal("accept 2 0 0") == ("beyond_the_income", "JER-15.3")
    table.play("accept 0 1 0")
    assert table.of("coins")[0] == 1 and table.of("screen")[0] == 0
    short = revenue({**player, "screen": 49}, {}, options={"income_refusal": 1})
    assert short.targets("accept") == ["0 2 0", "0 1 0", "0 0 0"]
    assert short.refusal("accept 1 0 0") == ("supply_empty", "JER-10.4")
    assert revenue(player, {}, options=TAKE_ALL).of("coins")[0] == 2


def test_jer_15_5_by_default_nobody_is_asked_for_coins() -> None:
    """JER-R34, JER-D11."""
    assert at({"squires": {"mar_l": 1}, "coins": 0}, {}, active=1, round=1).play("end").asked[0] == "office"
