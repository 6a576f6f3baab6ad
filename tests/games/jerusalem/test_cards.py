"""JER-21: action cards."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.games.jerusalem.tables import CARD_NAMES, COPIES
from tests.games.jerusalem.table import GAME, Table, at


def holding(*cards: str, others: tuple[dict[str, Any], ...] = ({},), round: int = 4, **player: Any) -> Table:
    """The first player deploys with these cards in hand."""
    position = {key: player.pop(key) for key in ("options", "seats") if key in player}
    return at({"hand": list(cards), **player}, *others, round=round, **position)


def test_jer_21_1_the_deck() -> None:
    """JER-21.1, JER-2.8."""
    copies = {name: COPIES[card] for card, name in enumerate(CARD_NAMES)}
    assert copies == {
        "sq1": 3,
        "co2": 3,
        "pr2": 3,
        "res2": 2,
        "sq1co1": 2,
        "turncoat": 2,
        "move2": 4,
        "genoese": 2,
        **{f"sweep_{place}": 1 for place in ("palace", "templars", "patriarchs", "market", "nobility", "tower")},
    }


def test_jer_21_3_cards_are_played_in_the_own_turn_of_phase_2() -> None:
    """JER-21.3: neither in another's turn nor in an auction, and only those in hand."""
    assert holding("co2").refusal("card sq1") == ("not_in_hand", "JER-21.3")
    assert at({"hand": ["co2"]}, {}, active=1).refusal("card co2") == ("not_in_hand", "JER-21.3")
    assert at({}, {}, step="office").refusal("card co2") == ("not_deploying", "JER-8.4")


def test_jer_21_2_no_hand_limit() -> None:
    """JER-21.2: whoever played none has a card of every round in hand, and a seat sees no cards but his own."""
    table = holding("sq1", "co2", "pr2", "move2", "genoese", round=5)
    assert table.hand(0) == ["sq1", "co2", "pr2", "move2", "genoese"] and table.targets("card")
    hands = [player["hand"] for player in GAME.view(table.state, 1)["players"]]
    assert "co2" not in str(hands[0])


def test_jer_21_4_played_cards_are_out_of_the_game() -> None:
    """JER-21.4, JER-R46, JER-I3: they leave the hand and do not come back to the deck."""
    table = holding("co2", "co2", "pr2")
    deck = list(table.state.deck)
    table.play("card co2", "card co2", "card pr2")
    assert table.hand(0) == [] and list(table.state.deck) == deck
    assert [event["card"] for event in table.events("played")] == ["co2", "co2", "pr2"]


def test_jer_21_5_what_a_card_brings_is_used_at_once_or_kept() -> None:
    """JER-21.5: coins of a card buy a squire, and a squire of a card is placed, in the same turn."""
    table = holding("co2", "co2", "sq1", coins=0).play("card co2", "card co2", "hire", "card sq1", "place tow")
    assert table.of("coins")[0] == 1 and table.area("tow")[0] == 1 and table.of("screen")[0] == 1
    assert holding("co2", coins=0).play("card co2", "end").of("coins")[0] == 2


@pytest.mark.parametrize(
    ("card", "squires", "coins", "prestige"),
    [("sq1", 1, 0, 0), ("co2", 0, 2, 0), ("pr2", 0, 0, 2), ("sq1co1", 1, 1, 0)],
)
def test_jer_21_6_plain_gains(card: str, squires: int, coins: int, prestige: int) -> None:
    """JER-21.6, JER-21.7, JER-21.8, JER-21.10."""
    table = holding(card, coins=3).play(f"card {card}")
    assert (table.of("screen")[0], table.of("coins")[0], table.of("prestige")[0]) == (squires, 3 + coins, prestige)
    assert table.events("gained") == [{"seat": 0, "squires": squires, "coins": coins, "prestige": prestige}]


def test_jer_21_9_two_resources() -> None:
    """JER-21.9, JER-R28: six combinations, fewer where the supply runs short."""
    assert holding("res2").play("card res2").targets("gain") == ["ss", "sc", "sp", "cc", "cp", "pp"]
    assert holding("res2", screen=49).play("card res2").targets("gain") == ["sc", "sp", "cc", "cp", "pp"]
    table = holding("res2", screen=50).play("card res2")
    assert table.targets("gain") == ["cc", "cp", "pp"] and table.refusal("gain ss") == ("supply_short", "JER-R28")
    table = holding("res2", coins=0).play("card res2", "gain sp")
    assert (table.of("screen")[0], table.of("coins")[0], table.of("prestige")[0]) == (1, 0, 1)


def test_jer_21_15_cards_without_effect_cannot_be_played() -> None:
    """JER-21.15, JER-R24: parts that cannot happen are skipped; without any part the card stays in hand."""
    table = holding("sq1", "sq1co1", "sweep_tower", "genoese", "genoese", screen=50, coins=0, round=5)
    for card in ("sq1", "sweep_tower"):
        assert table.refusal(f"card {card}") == ("no_effect", "JER-21.15")
    table.play("card sq1co1")
    assert table.of("coins")[0] == 1 and table.of("screen")[0] == 50
    table.play("card genoese")
    assert table.refusal("card genoese") == ("no_effect", "JER-21.15")


def test_jer_21_13_move_two() -> None:
    """JER-21.13, JER-R25, JER-I17: one or two squires, each anywhere; not back the same way."""
    empty = holding("move2")
    assert empty.refusal("card move2") == ("no_effect", "JER-21.15")
    table = holding("move2", squires={"pal_b": 2, "tem_l": 1}).play("card move2")
    assert table.refusal("stop") == ("move_one_first", "JER-21.13")
    assert table.refusal("move pal_b pal_b") == ("same_area", "JER-3.8")
    table.play("move pal_b tow")
    assert table.refusal("move tow pal_b") == ("exact_reverse", "JER-R25")
    assert {"stop", "move tow mar_b", "move tem_l pal_b", "move pal_b tow"} <= set(table.open)
    table.play("move tem_l mar_b")
    assert table.asked == ("deploy", 0)
    assert [table.area(area)[0] for area in ("pal_b", "tem_l", "tow", "mar_b")] == [1, 0, 1, 1]
    one = holding("move2", squires={"pal_b": 2}).play("card move2", "move pal_b tow", "stop")
    assert one.area("pal_b")[0] == one.area("tow")[0] == 1 and one.asked == ("deploy", 0)


def test_jer_21_13_no_move_touches_a_baron() -> None:
    """JER-21.13, JER-9.9."""
    table = holding("move2", baron="tow", squires={"tow": 3}, others=({"baron": "mar_b", "squires": {"mar_b": 3}},))
    assert table.refusal("card move2") == ("no_effect", "JER-21.15")
    table = holding("move2", baron="tow", squires={"tow": 3, "pal_b": 1}).play("card move2")
    assert table.refusal("move tow pal_l") == ("baron_blocks", "JER-9.9")
    assert "move pal_b tow" not in table.open and "move pal_b pal_l" in table.open


def test_jer_21_12_turncoat() -> None:
    """JER-21.12, JER-R26, JER-I17: an own squire for another's in a different area; only the own arrival is fresh."""
    others = ({"squires": {"mar_b": 1, "tem_b": 1}}, {"squires": {"nob_b": 2, "pal_b": 1}})
    table = holding("turncoat", squires={"pal_b": 2, "tem_b": 1}, others=others).play("card turncoat")
    assert table.targets("own") == ["pal_b", "tem_b"]
    assert table.refusal("own tow") == ("no_own_squire", "JER-3.8")
    table.play("own tem_b")
    assert table.targets("their") == ["yellow mar_b", "blue pal_b", "blue nob_b"]
    assert table.refusal("their yellow tem_b") == ("same_area", "JER-3.8")
    assert table.refusal("their red pal_b") == ("no_such_opponent", "JER-1.1")
    assert table.refusal("their green pal_b") == ("no_such_opponent", "JER-1.1")
    assert table.refusal("their blue tow") == ("no_squire_of_theirs", "JER-3.8")
    table.play("their blue nob_b")
    assert table.area("tem_b") == [0, 1, 1] and table.area("nob_b") == [1, 0, 1]
    assert table.fresh("nob_b") == 1 and table.fresh("tem_b") == 0


def test_jer_21_12_where_a_turncoat_finds_nobody() -> None:
    """JER-R26: offered are only own areas that leave an answer; a card without any is unplayable."""
    table = holding("turncoat", squires={"pal_b": 1}, others=({"squires": {"pal_b": 4}},))
    assert table.refusal("card turncoat") == ("no_effect", "JER-21.15")
    blocked = holding("turncoat", squires={"pal_b": 1}, others=({"baron": "tow", "squires": {"tow": 4}},))
    assert blocked.refusal("card turncoat") == ("no_effect", "JER-21.15")
    some = holding("turncoat", squires={"pal_b": 2, "tow": 1, "mar_b": 1}, others=({"squires": {"pal_b": 4}},))
    some.play("card turncoat")
    assert some.targets("own") == ["mar_b", "tow"]
    assert some.refusal("own pal_b") == ("nothing_to_exchange", "JER-R26")


def test_jer_21_14_sweeping_influence() -> None:
    """JER-21.14, JER-8.7, JER-R27: two from the supply into areas of the card's place, never through the screen."""
    table = holding("sweep_palace", screen=1).play("card sweep_palace")
    assert table.targets("into") == ["pal_b", "pal_l", "pal_r"]
    assert table.refusal("into tem_b") == ("not_of_the_card", "JER-21.14")
    table.play("into pal_l", "into pal_r")
    assert table.area("pal_l")[0] == table.area("pal_r")[0] == 1
    assert table.of("screen")[0] == 1 and table.of("supply")[0] == 47
    both = holding("sweep_palace").play("card sweep_palace", "into pal_l", "into pal_l")
    assert both.area("pal_l")[0] == 2 and both.fresh("pal_l") == 2


def test_jer_21_14_sweeps_and_barons() -> None:
    """JER-21.14, JER-R16, JER-R27: no area with a Baron, the own one neither; with one area left both go there unasked."""
    others = ({"baron": "tem_l", "squires": {"tem_l": 3}}, {"baron": "tow", "squires": {"tow": 3}})
    table = holding("sweep_templars", "sweep_tower", baron="tem_b", squires={"tem_b": 3}, others=others)
    assert table.refusal("card sweep_tower") == ("no_effect", "JER-21.15")
    table.play("card sweep_templars")
    assert table.area("tem_r")[0] == 2 and table.asked == ("deploy", 0)


def test_jer_21_14_the_tower_and_a_short_supply() -> None:
    """JER-R27: no choice for the Tower; as many squires as the supply has."""
    table = holding("sweep_tower", screen=49).play("card sweep_tower")
    assert table.area("tow")[0] == 1 and table.of("supply")[0] == 0 and table.asked == ("deploy", 0)


def test_jer_21_11_genoese_mercenaries() -> None:
    """JER-21.11: two coins for the rest of the turn, and not in the next one."""
    table = holding("genoese", coins=7).play("card genoese", "hire", "hire")
    assert table.of("coins")[0] == 3
    table.play("end")
    assert table.state.genoese == 0
