"""JER-8 the deployment turn, JER-9 the Baron, JER-10 mercenaries, JER-11 trading, JER-20 offices."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.games.jerusalem.tables import AREA_NAMES
from tests.games.jerusalem.table import GAME, Table, at, revenue

FOUR = ("constable", "treasurer", "marshal", "admiral")


def as_(office: str, player: dict[str, object], *others: dict[str, object], **position: object) -> Table:
    """The player deploys with this office, at a table of four."""
    players = [*others, *({} for _ in range(3 - len(others)))]
    offices = [[office, *(name for name in FOUR if name != office)]]
    return at(player, *players, offices=offices, active=0, **position)


@pytest.mark.parametrize(("office", "squires", "coins"), [("treasurer", 6, 0), ("marshal", 5, 0), ("admiral", 4, 1)])
def test_jer_8_2_base_squires(office: str, squires: int, coins: int) -> None:
    """JER-8.2, JER-8.3, JER-20.8, JER-R13, JER-R42: at the start of the turn, with the Admiral's coin."""
    offices = ["treasurer", "marshal", "admiral"]
    table = at({}, {}, {}, step="draft", round=1, active=1)
    table.play(table.open[0])
    while table.asked[1] != offices.index(office):
        table.play("end")
    told = table.events("deploys")[-1]
    assert (told["office"], told["squires"], told["coins"]) == (office, squires, coins)
    seat = offices.index(office)
    assert table.of("screen")[seat] == squires and table.of("coins")[seat] == 12 + coins


def test_jer_8_2_the_constable_has_seven() -> None:
    """JER-8.2."""
    table = at({}, {}, {}, {}, step="draft", round=1, active=2)
    table.play(table.open[0])
    assert table.asked == ("deploy", 0) and table.of("screen") == [7, 0, 0, 0]


def test_jer_8_4_any_order() -> None:
    """JER-8.4, JER-R53: place, buy, play, place again, buy again, play again, place, end."""
    table = at({"screen": 4, "coins": 7, "hand": ["co2", "sq1"]}, {})
    table.play("place pal_b", "hire", "card co2", "place pal_b", "hire", "card sq1", "place tow", "end")
    assert table.area("pal_b") == [2, 0] and table.area("tow") == [1, 0]
    assert table.of("screen")[0] == 4 and table.of("coins")[0] == 3


def test_jer_8_5_nothing_is_compulsory() -> None:
    """JER-8.5: with squires, coins and a card in hand the turn can end at once, and nothing is lost."""
    table = at({"screen": 9, "coins": 7, "hand": ["co2"]}, {}).play("end")
    assert (table.of("screen")[0], table.of("coins")[0], table.hand(0)) == (9, 7, ["co2"])
    assert table.asked == ("deploy", 1)


def test_jer_8_6_any_number_into_any_areas() -> None:
    """JER-8.6: all sixteen are open; two here, one there, one in the Tower."""
    table = at({"screen": 4}, {}, {})
    assert table.targets("place") == list(AREA_NAMES)
    table.play("place nob_r", "place mar_b", "place nob_r", "place tow")
    assert [table.area(area)[0] for area in ("nob_r", "mar_b", "tow")] == [2, 1, 1] and table.of("screen")[0] == 0


def test_jer_8_9_squires_not_placed_stay_behind_the_screen() -> None:
    """JER-8.9: into the next round, forty of them and more."""
    table = revenue({"screen": 40}, {"screen": 2})
    assert table.state.round == 2 and table.of("screen") == [40, 2]


def test_jer_r50_no_taking_back() -> None:
    """JER-R50: no action that is open after a placement or a purchase leads back to the position before it."""
    table = at({"screen": 3, "coins": 9}, {}, {})
    for words in ("place pal_b", "hire", "place tow"):
        before = table.state.tobytes()
        table.play(words)
        for action in GAME.legal(table.state):
            after = table.state.copy()
            GAME.apply(after, action)
            assert after.tobytes() != before


def test_jer_8_7_only_squires_behind_the_screen() -> None:
    """JER-8.7: those of the supply stay there."""
    table = at({"screen": 0, "squires": {"pal_b": 1}}, {})
    assert table.refusal("place pal_l") == ("screen_empty", "JER-8.7")


def test_jer_8_8_not_under_the_baron_of_another() -> None:
    """JER-8.8, JER-9.8, JER-9.10, JER-9.11, JER-9.12: other areas of the district stay open; the squires there stay and count."""
    table = at({"screen": 4}, {"baron": "pal_l", "squires": {"pal_l": 3}}, round=2)
    assert table.refusal("place pal_l") == ("foreign_baron", "JER-8.8")
    assert {"pal_b", "pal_r"} <= set(table.targets("place"))
    own = at({"screen": 4, "baron": "pal_l", "squires": {"pal_l": 3}}, {"squires": {"pal_l": 5}})
    assert own.play("place pal_l").area("pal_l") == [4, 5]


# --- JER-9 ------------------------------------------------------------------------------------------------------------------------


def test_jer_9_2_three_fresh_squires() -> None:
    """JER-9.1, JER-9.2: two are too few."""
    table = at({"screen": 5}, {}).play("place tem_b", "place tem_b")
    assert table.refusal("baron tem_b") == ("too_few_fresh", "JER-9.2")
    assert table.play("place tem_b", "baron tem_b").baron(0) == "tem_b"


def test_jer_9_5_those_who_stood_there_do_not_count() -> None:
    """JER-9.5: four old squires and two fresh ones bring no Baron."""
    table = at({"screen": 5, "squires": {"tem_b": 4}}, {}).play("place tem_b", "place tem_b")
    assert table.refusal("baron tem_b") == ("too_few_fresh", "JER-9.2")
    table.play("place tem_b", "baron tem_b")
    assert table.area("tem_b") == [7, 0]


def test_jer_9_6_one_baron_a_round() -> None:
    """JER-9.6: it does not move to a second area with three fresh squires."""
    table = at({"screen": 6}, {}).play(*["place tem_b"] * 3, "baron tem_b", *["place tow"] * 3)
    assert table.refusal("baron tow") == ("baron_used", "JER-9.6") and table.baron(0) == "tem_b"


def test_jer_9_15_the_baron_is_never_compulsory() -> None:
    """JER-9.15: with three fresh squires the turn can end without it."""
    table = at({"screen": 3}, {}).play(*["place tem_b"] * 3)
    assert "baron tem_b" in table.open and "end" in table.open
    assert table.play("end").baron(0) is None


def test_jer_9_7_one_baron_in_an_area() -> None:
    """JER-9.7: fresh squires of one's own stood there before the other's Baron came only if it came in this turn: never."""
    table = at({"squires": {"tow": 3}}, {"baron": "tow", "squires": {"tow": 3}}, turn={"fresh": {"tow": 3}})
    assert table.refusal("baron tow") == ("baron_there", "JER-9.7")


@pytest.mark.parametrize(("area", "needed"), [("pat_b", 2), ("tow", 2), ("pat_l", 1), ("mar_r", 1)])
def test_jer_9_3_the_constable_needs_fewer(area: str, needed: int) -> None:
    """JER-9.3, JER-20.1, JER-20.2, JER-20.3, JER-3.4: two in a big area or the Tower, one in a small one."""
    table = as_("constable", {"screen": 5})
    for fresh in range(needed):
        assert f"baron {area}" not in table.open, fresh
        table.play(f"place {area}")
    assert f"baron {area}" in table.open


def test_jer_9_9_nobody_moves_in_or_out() -> None:
    """JER-9.9, JER-R16: the owner neither; neither card nor Marshal."""
    table = as_(
        "marshal",
        {"baron": "pal_l", "squires": {"pal_l": 3, "tem_b": 2}, "hand": ["move2", "turncoat"]},
        {"baron": "tow", "squires": {"tow": 3, "mar_b": 1}},
    )
    assert table.refusal("march pal_l tem_b") == ("baron_blocks", "JER-9.9")
    assert table.refusal("march tem_b pal_l") == ("baron_blocks", "JER-9.9")
    assert table.refusal("march tem_b tow") == ("baron_blocks", "JER-9.9")
    assert {words.split()[0] for words in table.targets("march")} == {"tem_b"}
    table.play("card turncoat")  # the own squire can only be that of the Templars, theirs only that of the Market
    assert table.events("exchanged") == [{"seat": 0, "from_area": "tem_b", "area": "mar_b", "from_seat": 1}]


def test_jer_9_13_the_palace_is_closed_to_the_leader() -> None:
    """JER-9.13, JER-9.14, JER-R17, JER-R18: nobody in round 1; later not if nobody is ahead."""
    squires: dict[str, Any] = {"squires": {"pal_b": 3, "pal_l": 3}}
    fresh = {"fresh": {"pal_b": 3, "pal_l": 3}}
    first = at({**squires}, {"prestige": 2}, round=1, turn=fresh)
    assert first.refusal("baron pal_b") == ("palace_closed_to_all", "JER-9.14")
    assert "baron pal_l" in first.open
    for own, other, banned in (
        ((1, 0), (1, 0), True),
        ((1, 1), (1, 0), True),
        ((1, 0), (1, 1), False),
        ((1, 5), (2, 0), False),
        ((2, 0), (1, 5), True),
    ):
        players = [{"height": own[0], "prestige": own[1], **squires}, {"height": other[0], "prestige": other[1]}]
        table = at(*players, turn=fresh)
        assert ("baron pal_b" not in table.open) == banned
    assert table.refusal("baron pal_b") == ("palace_closed_to_leader", "JER-9.13")


def test_jer_r14_older_squires_leave_first() -> None:
    """JER-R14: fresh squires are no more than those who are left."""
    table = as_("marshal", {"screen": 1, "squires": {"tem_l": 2}})
    table.play("place tem_l", "march tem_l tow")
    assert table.fresh("tem_l") == 1 and table.fresh("tow") == 1
    table.play("again")
    assert table.area("tem_l")[0] == 1 and table.fresh("tem_l") == 1


@pytest.mark.parametrize(("strict", "counted"), [(0, 2), (1, 0)])
def test_jer_r15_which_arrivals_count(strict: int, counted: int) -> None:
    """JER-R15, JER-9.4: every arrival; in the strict reading not the Marshal's, nor those of sweep cards."""
    player = {"screen": 1, "squires": {"pal_b": 3, "pal_l": 1}, "hand": ["sweep_templars", "move2", "turncoat"]}
    table = as_("marshal", player, {"squires": {"nob_b": 1}}, options={"baron_strict": strict}, round=3)
    table.play("march pal_b tow", "again", "card sweep_templars", "into tem_b", "into tem_b")
    assert table.fresh("tow") == table.fresh("tem_b") == counted
    table.play("card move2", "move pal_b mar_l", "stop", "place mar_l", "card turncoat", "own pal_l")
    assert table.fresh("mar_l") == 2 and table.fresh("nob_b") == 1 and table.area("nob_b")[:2] == [1, 0]


# --- JER-10, JER-11 ---------------------------------------------------------------------------------------------------------------


def test_jer_10_1_mercenaries() -> None:
    """JER-10.1, JER-10.2: three coins each, any number, behind the screen."""
    table = at({"coins": 7}, {}).play("hire", "hire")
    assert table.of("coins")[0] == 1 and table.of("screen")[0] == 2 and table.of("supply")[0] == 48
    assert table.refusal("hire") == ("coins_short", "JER-10.1")


def test_jer_10_4_a_purchase_needs_a_squire_in_the_supply() -> None:
    """JER-10.4, JER-R6."""
    table = at({"coins": 9, "screen": 50}, {})
    assert table.refusal("hire") == ("supply_empty", "JER-10.4")
    free = at({"coins": 9, "screen": 50}, {}, options={"squire_cap": 1})
    assert free.play("hire").of("screen")[0] == 51


@pytest.mark.parametrize(
    ("office", "genoese", "prices"),
    [
        ("marshal", False, [3, 3, 3]),
        ("marshal", True, [2, 2, 2]),
        ("treasurer", False, [1, 2, 3, 3]),
        ("treasurer", True, [1, 2, 2, 2]),
    ],
)
def test_jer_10_3_prices(office: str, genoese: bool, prices: list[int]) -> None:
    """JER-10.3, JER-20.4, JER-20.5, JER-21.11, JER-R21."""
    table = as_(office, {"coins": 30, "hand": ["genoese"]})
    table.play(*(["card genoese"] if genoese else []), *["hire"] * len(prices))
    assert [event["coins"] for event in table.events("hired")] == prices
    assert table.of("coins")[0] == 30 - sum(prices)


def test_jer_r21_nothing_is_refunded() -> None:
    """JER-R21: the card after two purchases; every purchase uses up a discount."""
    table = as_("treasurer", {"coins": 30, "hand": ["genoese"]}).play("hire", "card genoese", "hire", "hire")
    assert [event["coins"] for event in table.events("hired")] == [1, 2, 2]


def test_jer_11_1_trading() -> None:
    """JER-11.1, JER-11.2, JER-11.3, JER-3.9: three squires of any areas into the supply for a coin, as often as one can."""
    table = at({"coins": 0, "squires": {"pal_b": 2, "tow": 4}}, {})
    table.play("trade", "pick pal_b", "pick tow", "pick tow")
    assert table.of("coins")[0] == 1 and table.of("supply")[0] == 47 and table.of("screen")[0] == 0
    table.play("trade")
    assert table.asked == ("pick", 0) and table.refusal("end") == ("not_deploying", "JER-8.4")
    table.play("pick tow", "pick pal_b")  # the last one is taken without asking
    assert table.of("coins")[0] == 2 and table.area("pal_b") == table.area("tow") == [0, 0]
    assert table.refusal("trade") == ("too_few_to_trade", "JER-11.1")


def test_jer_11_4_no_trade_from_under_a_baron() -> None:
    """JER-11.4, JER-R19: the own one neither."""
    table = at({"baron": "tow", "squires": {"tow": 5, "pal_b": 2, "tem_b": 2}}, {}).play("trade")
    assert table.targets("pick") == ["pal_b", "tem_b"]
    assert table.refusal("pick tow") == ("baron_blocks_trade", "JER-11.4")


def test_jer_r20_trading_is_part_of_the_own_turn() -> None:
    """JER-R20: not in an auction."""
    table = at({"coins": 0, "squires": {"pal_b": 9}}, {}, step="office")
    assert table.refusal("trade") == ("not_deploying", "JER-8.4")


# --- JER-20.6 -----------------------------------------------------------------------------------------------------------------


def test_jer_20_6_the_marshal() -> None:
    """JER-20.6, JER-20.7, JER-R22, JER-R23: up to two squires on one way, or a coin; once, or not at all."""
    table = as_("marshal", {"squires": {"mar_l": 3}, "coins": 0})
    assert table.targets("march") == [f"mar_l {area}" for area in AREA_NAMES if area != "mar_l"]
    assert table.refusal("march mar_l mar_l") == ("same_area", "JER-3.8")
    assert table.refusal("march tow pal_b") == ("no_own_squire", "JER-3.8")
    table.play("march mar_l tow")
    assert table.open == ["again", "stop"]
    table.play("stop")
    assert table.refusal("coin") == ("marshal_used", "JER-20.6") and table.area("tow")[0] == 1
    coin = as_("marshal", {"squires": {"mar_l": 1}, "coins": 0}).play("coin")
    assert coin.of("coins")[0] == 1 and coin.refusal("march mar_l tow") == ("marshal_used", "JER-20.6")
    unused = as_("marshal", {"squires": {"mar_l": 1}, "coins": 0}).play("end")
    assert unused.of("coins")[0] == 0
    assert as_("treasurer", {"squires": {"mar_l": 1}}).refusal("coin") == ("not_marshal", "JER-20.6")


def test_jer_20_6_one_squire_is_a_full_use() -> None:
    """JER-R23: with a single squire there is no second to ask about."""
    table = as_("marshal", {"squires": {"mar_l": 1}}).play("march mar_l tow")
    assert table.asked == ("deploy", 0) and not table.targets("march")
