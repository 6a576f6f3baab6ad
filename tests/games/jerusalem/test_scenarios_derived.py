"""JER-XD: scenarios derived from the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bezant.games.jerusalem.tables import AREA_NAMES, INCOMES, PRESTIGE
from tests.games.jerusalem.table import GAME, at, in_event, revenue

FOUR = ["constable", "treasurer", "marshal", "admiral"]


def test_jer_xd1_first_opener() -> None:
    """JER-XD1, JER-6.2."""
    players: list[dict[str, Any]] = [
        {"height": h, "prestige": p} for h, p in zip((3, 3, 2, 3), (1, 2, 3, 2), strict=True)
    ]
    offices = [["admiral", "marshal", "constable", "treasurer"]]
    table = revenue(*players, round=2, events=[None, "war"], offices=offices)
    assert table.state.round == 3 and table.of("height") == [3, 3, 2, 3]
    assert table.asked == ("office", 3)


def test_jer_xd2_auction_with_poor_players() -> None:
    """JER-XD2, JER-6.12, JER-R8, JER-R9, JER-R56: forced passes are played by the table."""
    table = at(*({"coins": coins} for coins in (5, 0, 0, 3)), round=1, step="office")
    table.play("office admiral", "bid 0")
    for seat in (1, 2):
        assert table.asked == ("raise", seat) and GAME.forced(table.state) == GAME.actions.parse("pass")
        table.play("pass")
    table.play("bid 1", "bid 4")
    assert table.asked == ("raise", 3) and GAME.forced(table.state) == GAME.actions.parse("pass")
    table.play("pass")
    assert table.of("coins") == [1, 0, 0, 3] and table.asked == ("office", 1)
    table.play("office constable")
    assert table.events("bid") == [{"seat": 1, "coins": 0}]
    table.play("pass", "pass")
    assert table.offices() == ["admiral", "constable", None, None] and table.of("coins")[1] == 0


def test_jer_xd3_skipping_holders() -> None:
    """JER-XD3, JER-6.12, JER-6.13."""
    table = at({}, {}, {}, {}, round=1, step="office")
    table.play("office marshal", "bid 0", "bid 1", "pass", "pass", "pass")
    assert table.offices()[1] == "marshal" and table.asked == ("office", 2)
    table.play("office admiral", "bid 0", "pass", "pass")
    assert table.offices()[2] == "admiral" and table.asked == ("office", 3)
    table.play("office constable", "bid 0")
    assert table.asked == ("raise", 0)
    assert table.play("pass").offices() == ["treasurer", "marshal", "admiral", "constable"]


@pytest.mark.parametrize(
    ("standings", "banned"),
    [
        (((3, 2), (3, 1), (2, 6), (1, 0)), [0]),
        (((3, 2), (3, 3), (2, 6), (1, 0)), [1]),
        (((3, 2), (3, 2), (2, 6), (1, 0)), [0, 1]),
    ],
)
def test_jer_xd4_palace_ban(standings: Any, banned: list[int]) -> None:
    """JER-XD4, JER-9.13, JER-R17."""
    players: list[dict[str, Any]] = [{"height": h, "prestige": p, "squires": {"pal_b": 3}} for h, p in standings]
    refused = [
        seat
        for seat in range(4)
        if "baron pal_b" not in at(*players, round=3, active=seat, turn={"fresh": {"pal_b": 3}}).open
    ]
    assert refused == banned


def test_jer_xd4_prestige_of_a_card_counts() -> None:
    """JER-XD4."""
    players: list[dict[str, Any]] = [
        {"height": 3, "prestige": 1, "squires": {"pal_b": 3}, "hand": ["pr2"]},
        {"height": 3, "prestige": 2},
    ]
    table = at(*players, round=3, turn={"fresh": {"pal_b": 3}})
    assert "baron pal_b" in table.open and "baron pal_b" not in table.play("card pr2").open


def test_jer_xd5_fresh_squires() -> None:
    """JER-XD5, JER-R14."""
    table = at({"screen": 1, "squires": {"tem_l": 2, "mar_l": 3}, "hand": ["move2"]}, {}, {})
    table.play("place tem_l", "card move2", "move mar_l tem_l", "move mar_l tem_l")
    assert table.fresh("tem_l") == 3 and "baron tem_l" in table.open
    table.play("trade", "pick tem_l", "pick tem_l", "pick tem_l")
    assert table.area("tem_l")[0] == 2 and table.fresh("tem_l") == 2 and "baron tem_l" not in table.open


def test_jer_xd6_constable() -> None:
    """JER-XD6, JER-9.3, JER-20.3."""
    table = at({"screen": 3}, {}, {}, {}).play("place tow")
    assert "baron tow" not in table.open
    assert "baron tow" in table.play("place tow").open
    assert "baron pat_r" in table.play("place pat_r").open


def test_jer_xd7_own_baron() -> None:
    """JER-XD7, JER-9.9, JER-9.10, JER-R16."""
    hand = ["move2", "turncoat", "sweep_templars"]
    table = at({"screen": 4, "squires": {"pal_l": 3}, "hand": hand}, {"squires": {"tem_b": 1, "pal_r": 1}}, {}, round=3)
    table.play("place tem_b", "place tem_b", "place tem_b", "baron tem_b", "place tem_b")
    assert table.area("tem_b")[0] == 4
    assert not [words for words in table.play("card move2").targets("move") if "tem_b" in words]
    table.play("move pal_l pal_b", "stop", "card turncoat")
    assert "tem_b" not in table.targets("own")
    table.play("own pal_b")  # the other's squire under the Baron is out of reach: one answer is left
    assert table.area("pal_r")[:2] == [1, 0] and table.area("tem_b")[:2] == [4, 1]
    assert table.play("card sweep_templars").targets("into") == ["tem_l", "tem_r"]
    table.play("into tem_l", "into tem_r", "trade")
    assert "tem_b" not in table.targets("pick")


def test_jer_xd8_treasurer_and_genoese() -> None:
    """JER-XD8, JER-R21."""
    table = at({"coins": 7, "hand": ["genoese"]}, {}, {}).play("card genoese", "hire", "hire", "hire", "hire")
    assert table.of("coins")[0] == 0 and [event["coins"] for event in table.events("hired")] == [1, 2, 2, 2]


def test_jer_xd9_marshal() -> None:
    """JER-XD9, JER-20.6, JER-R22."""
    table = at({"squires": {"mar_l": 3}}, {}).play("march mar_l pal_l")
    assert table.open == ["again", "stop"]  # a second squire cannot go elsewhere
    table.play("again")
    assert table.area("mar_l")[0] == 1 and table.area("pal_l")[0] == 2
    assert "coin" not in table.open and not table.targets("march")


def test_jer_xd10_trading() -> None:
    """JER-XD10, JER-11.1, JER-11.4."""
    own = {"pal_l": 1, "tem_b": 1, "mar_r": 2, "nob_b": 4}
    table = at({"coins": 0, "squires": own}, {"baron": "nob_b", "squires": {"nob_b": 1}}, {})
    supply = table.of("supply")[0]
    table.play("trade", "pick mar_r", "pick mar_r", "pick pal_l")
    assert table.of("coins")[0] == 1 and table.of("supply")[0] == supply + 3 and "trade" not in table.open


def test_jer_xd11_tower_changes_a_majority() -> None:
    """JER-XD11, JER-13.1, JER-13.6."""
    table = revenue({"squires": {"tow": 2, "pal_b": 3}, "coins": 0}, {"squires": {"pal_b": 4}})
    assert table.of("coins")[0] == 1
    table.play("tower pal_b")
    assert [(event["seat"], event["area"]) for event in table.events("income")] == [(0, "pal_b")]


def test_jer_xd12_tower_and_barons() -> None:
    """JER-XD12, JER-13.3 to JER-13.5."""
    other = {"squires": {"mar_b": 3}, "baron": "mar_b"}
    table = revenue({"squires": {"tow": 3}, "baron": "tow"}, other)
    assert table.asked == ("tower", 0) and "tower mar_b" not in table.open and "tower pal_l" in table.open
    again = revenue({"squires": {"tow": 3, "pal_l": 3}, "baron": "pal_l"}, other)
    assert "tower pal_l" in again.open


def test_jer_xd13_building_in_turn_order() -> None:
    """JER-XD13, JER-17.1."""
    players: list[dict[str, Any]] = [{"height": h, "prestige": p} for h, p in ((2, 5), (2, 4), (2, 4), (1, 6))]
    table = revenue(*players)
    assert table.of("height") == [3, 3, 3, 2] and table.of("prestige") == [0, 0, 0, 3]


def test_jer_xd14_no_second_pass() -> None:
    """JER-XD14, JER-17.7."""
    table = revenue({"height": 2, "prestige": 4}, {"height": 2, "prestige": 5})
    assert table.of("height") == [2, 3] and table.of("prestige") == [4, 0]


def test_jer_xd15_several_floors() -> None:
    """JER-XD15, JER-17.4, JER-17.5."""
    table = revenue({"prestige": 9}, {})
    assert table.of("height")[0] == 2 and table.of("prestige")[0] == 2


def test_jer_xd16_kings_gifts() -> None:
    """JER-XD16, JER-16.2 to JER-16.5."""
    hands: tuple[list[str], ...] = (["sq1"], [], ["co2", "pr2"], [])
    players = [
        {"height": 40, "screen": squires, "coins": coins, "hand": hand}
        for squires, coins, hand in zip((5, 5, 2, 0), (7, 3, 3, 1), hands, strict=True)
    ]
    assert revenue(*players, round=5).of("prestige") == [5, 1, 1, 0]


def test_jer_xd17_gifts_at_zero() -> None:
    """JER-XD17, JER-16.6."""
    table = revenue({"height": 40, "coins": 1}, {"height": 40, "coins": 0}, round=5)
    assert not table.events("most_squires") and table.of("prestige") == [3, 0]


@pytest.mark.parametrize("board", [0, 1, 2])
def test_jer_xd18_refusing_prestige(board: int) -> None:
    """JER-XD18, JER-15.5, JER-R34: on any of the tables."""
    area = next(name for name, income in zip(AREA_NAMES, INCOMES[board], strict=True) if income[PRESTIGE] > 0)
    player = {"height": 2, "prestige": 4, "squires": {area: 1}}
    table = revenue(player, {"height": 2}, {"height": 2}, options={"board": board}).play("take 0")
    assert table.of("height")[0] == 2 and table.of("prestige")[0] == 4
    forced = revenue(player, {"height": 2}, {"height": 2}, options={"board": board}).play("take 1")
    assert forced.of("height")[0] == 3 and forced.of("prestige")[0] == 0


def test_jer_xd19_weakening_a_later_player_in_war() -> None:
    """JER-XD19, JER-R40."""
    table = in_event("war", {"squires": {"tem_b": 2, "pal_b": 2}}, {"squires": {"tem_l": 3}})
    table.play("kill yellow tem_l", "kill yellow tem_l")
    assert table.asked == ("war", 1) and table.state.left == 1
    assert table.play("kill red pal_b").state.round == 3


def test_jer_xd20_war_reaches_baron_areas() -> None:
    """JER-XD20, JER-R40."""
    other = {"squires": {"nob_b": 3}, "baron": "nob_b"}
    table = in_event("war", {"squires": {"tem_b": 1}}, other, {}).play("forgo")
    assert table.open == ["done", "kill yellow nob_b"]


def test_jer_xd21_supply() -> None:
    """JER-XD21, JER-R6, JER-R24."""
    hand = ["sq1"]
    table = at({"squires": {"pal_b": 47}, "coins": 9, "hand": hand}, {}, {}, step="draft", active=1, round=2, place=1)
    table.play(table.open[0])
    assert table.asked == ("deploy", 0)
    assert table.of("screen")[0] == 3 and table.of("supply")[0] == 0
    assert table.events("deploys")[0]["squires"] == 3
    assert "hire" not in table.open and "card sq1" not in table.open


def test_jer_xd22_two_players_closed_districts() -> None:
    """JER-XD22, JER-24.4, JER-I15: in random games."""
    for seed in range(6):
        state, chance = GAME.new(2, seed), random.Random(seed)
        while not GAME.is_over(state):
            words = [GAME.actions.words(action) for action in GAME.legal(state)]
            assert not [each for each in words if " pat_" in each or " nob_" in each]
            GAME.apply(state, chance.choice(GAME.legal(state)))


@pytest.mark.parametrize(("prestige", "result"), [((1, 1), ("office", [0])), ((7, 1), ("prestige", [0]))])
def test_jer_xd23_final_tie(prestige: tuple[int, int], result: tuple[str, list[int]]) -> None:
    """JER-XD23, JER-22.1 to JER-22.3."""
    players = [{"height": 6, "prestige": points, "coins": 0} for points in prestige]
    assert revenue(*players, round=5).result == result
    players.reverse()
    if prestige[0] != prestige[1]:
        assert revenue(*players, round=5).result == ("prestige", [1])


def test_jer_xd24_cheapest_mercenary_loop() -> None:
    """JER-XD24, JER-I21: hiring, placing and trading only ever lose."""
    table = at({"coins": 30, "hand": ["genoese"]}, {}, {}).play("card genoese")
    chance, seen = random.Random(1), set[tuple[int, int]]()
    while table.asked == ("deploy", 0) or table.asked[0] == "pick":
        worth = (table.of("coins")[0], 50 - table.of("supply")[0])
        assert not any(
            worth[0] >= coins and worth[1] >= squires and worth != (coins, squires) for coins, squires in seen
        )
        if table.asked[0] == "deploy":
            seen.add(worth)
        choices = [w for w in table.open if w.split()[0] in ("hire", "place", "trade", "pick")]
        table.play(chance.choice(choices) if choices else "end")
    assert len(seen) > 10


def test_jer_xd25_scholars_without_squires() -> None:
    """JER-XD25, JER-R30."""
    table = revenue({"squires": {"pat_b": 3}}, {}, {})
    assert table.events("privilege") == [{"seat": 0, "district": "patriarchs"}]
    assert "drew" not in table.heard and table.state.round == 2
