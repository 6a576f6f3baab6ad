"""JER-16 the King's Gifts, JER-17 building, JER-22 the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jerusalem.table import GAME, Table, revenue


def gifts(*players: dict[str, Any], **position: Any) -> Table:
    """The gifts of round 5 for players so high that nothing is built."""
    tall = [{"height": 40, "coins": 0, **player} for player in players]
    return revenue(*tall, round=5, **position)


def test_jer_16_1_screens_come_off() -> None:
    """JER-16.1, JER-16.7, JER-5.4: squires, coins and cards are shown, between incomes and building."""
    table = gifts({"screen": 2, "coins": 3, "hand": ["sq1", "co2"]}, {"prestige": 41, "screen": 0})
    assert table.events("revealed")[0] == {"seat": 0, "squires": 2, "coins": 3, "count": 2}
    assert [event["cards"] for event in table.events("shown") if event["seat"] == 0] == [["sq1"], ["co2"]]
    paid = revenue({"squires": {"mar_b": 1}, "height": 40, "coins": 0}, {"height": 39, "prestige": 41}, round=5)
    kinds = [name for name in paid.heard if name in ("income", "revealed", "most_coins", "built")]
    assert kinds == ["income", "revealed", "revealed", "most_coins", "built"]
    assert (
        "revealed" not in revenue({"screen": 2}, {}, round=4, events=[None, "war", "succession", "special_tax"]).heard
    )


@pytest.mark.parametrize(
    ("screens", "coins", "hands", "prestige"),
    [
        pytest.param((3, 2, 1), (0, 0, 0), ((), (), ()), [3, 0, 0], id="JER-16.2 most squires"),
        pytest.param((0, 0, 0), (1, 4, 2), ((), (), ()), [0, 3, 0], id="JER-16.3 most coins"),
        pytest.param((2, 2, 1), (0, 5, 5), ((), (), ()), [1, 2, 1], id="JER-16.5 JER-R35 ties"),
        pytest.param(
            (0, 0, 0), (0, 0, 0), (("sq1",), ("co2", "co2"), ()), [1, 1, 0], id="JER-16.4 JER-21.16 cards, once"
        ),
        pytest.param((0, 0, 0), (0, 0, 0), ((), (), ()), [0, 0, 0], id="JER-16.6 nothing for nothing"),
        pytest.param((4, 0, 0), (4, 0, 0), (("sq1",), (), ()), [7, 0, 0], id="JER-R36 all three"),
    ],
)
def test_the_kings_gifts(screens: Any, coins: Any, hands: Any, prestige: list[int]) -> None:
    """JER-16: for most squires, most coins and any card."""
    players = [
        {"screen": squires, "coins": money, "hand": list(hand)}
        for squires, money, hand in zip(screens, coins, hands, strict=True)
    ]
    assert gifts(*players).of("prestige") == prestige


def test_jer_16_2_squires_on_the_board_do_not_count() -> None:
    """JER-R35."""
    assert gifts({"squires": {"tow": 9}}, {"screen": 1}).play("stay").of("prestige")[1] == 3


# --- JER-17 -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("floor", range(1, 10))
def test_jer_17_2_the_price_of_a_floor(floor: int) -> None:
    """JER-17.1, JER-17.2, JER-17.3, JER-17.9, JER-R2: n + 1, and one more for the first in the game to reach it."""
    low, high = {"height": floor - 1}, {"height": floor}
    assert revenue({**low, "prestige": floor + 1}, high).of("height")[0] == floor
    assert revenue({**low, "prestige": floor}, high).of("height")[0] == floor - 1
    first = revenue({**low, "prestige": floor + 2}, low)
    assert first.of("height")[0] == floor and first.of("prestige")[0] == 0
    assert first.events("built") == [{"seat": 0, "floor": floor, "prestige": floor + 2}]
    assert revenue({**low, "prestige": floor + 1}, low).of("height")[0] == floor - 1


def built() -> Table:
    """Two builders: the second seat holds the better office."""
    return revenue({"prestige": 8}, {"prestige": 6}, offices=[["admiral", "marshal"]])


def test_jer_17_4_floor_by_floor_in_turn_order() -> None:
    """JER-17.4, JER-17.5, JER-17.7: each as far as his prestige goes, then the next."""
    floors = [(event["seat"], event["floor"]) for event in built().events("built")]
    assert floors == [(1, 1), (0, 1), (0, 2)] and built().of("height") == [2, 1]


def test_jer_r3_a_floor_is_compared_with_the_towers_as_they_stand() -> None:
    """JER-R3 (b): the second to reach floor 1 in the same step pays no surcharge, the first to reach floor 2 does."""
    prices = [(event["floor"], event["prestige"]) for event in built().events("built")]
    assert prices == [(1, 3), (1, 2), (2, 4)]


def test_jer_17_6_prestige_left_is_kept() -> None:
    """JER-17.6, JER-R4 (b): for the following round."""
    table = built()
    assert table.state.round == 2 and table.of("prestige") == [8 - 2 - 4, 6 - 3]


def test_jer_17_8_building_involves_no_choice() -> None:
    """JER-17.8: three floors are built between the last turn and the next auction, and nobody is asked."""
    table = built()
    assert table.heard.count("built") == 3 and table.asked[0] == "office"


# --- JER-22 -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heights", "prestige", "result"),
    [
        pytest.param((3, 2), (0, 3), ("height", [0]), id="JER-22.1 JER-1.3"),
        pytest.param((2, 3), (3, 0), ("height", [1]), id="JER-22.1 JER-1.3 the other seat"),
        pytest.param((3, 3), (0, 1), ("prestige", [1]), id="JER-22.2"),
        pytest.param((3, 3), (1, 1), ("office", [1]), id="JER-22.3"),
    ],
)
def test_who_wins(heights: tuple[int, int], prestige: tuple[int, int], result: tuple[str, list[int]]) -> None:
    """JER-22: height, prestige left, the better office, which is the second player's."""
    players = [{"height": h, "prestige": p, "coins": 0} for h, p in zip(heights, prestige, strict=True)]
    assert revenue(*players, round=5, offices=[["admiral", "marshal"]]).result == result


def test_jer_5_9_the_game_ends_after_the_building_of_round_5() -> None:
    """JER-5.9: and not after that of round 4."""
    player = {"height": 1, "prestige": 9, "coins": 0}
    last = revenue(player, player, round=5)
    assert last.step == "over" and last.heard[-1] == "over" and "built" in last.heard
    assert revenue(player, player, round=4, events=[None, "war", "succession", "special_tax"]).step != "over"


def test_jer_22_3_the_office_of_round_5() -> None:
    """JER-22.3: not that of an earlier round."""
    player = {"height": 3, "coins": 0}
    offices = [["marshal", "admiral"], ["admiral", "marshal"]]
    assert revenue(player, player, round=5, offices=offices).result == ("office", [1])


def test_jer_22_4_a_full_ranking() -> None:
    """JER-22.4, JER-R44: height, prestige left and the better office part all places; no two are equal."""
    offices = [["admiral", "constable", "marshal", "treasurer"]]
    players = [{"height": h, "prestige": p, "coins": 0} for h, p in ((5, 1), (5, 0), (5, 1), (6, 0))]
    table = revenue(*players, round=5, offices=offices)
    result = GAME.result(table.state)
    assert result is not None and result["winners"] == [3]
    assert [row["place"] for row in result["scores"]] == [3, 4, 2, 1]
