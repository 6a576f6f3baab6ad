"""JER-6 the auction for offices, JER-7 the draft."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bezant.games.jerusalem.tables import CARD_NAMES
from tests.games.jerusalem.table import GAME, Table, at, new, revenue


def auction(*coins: int, active: int = 0, **position: object) -> Table:
    return at(*({"coins": each} for each in coins), step="office", active=active, **{"round": 1, **position})


def test_jer_6_1_a_packet_of_one_card_each() -> None:
    """JER-6.1, JER-X17: as many cards as players, drawn when the first drafter looks."""
    for seats, passes in ((2, 1), (3, 2), (4, 3)):
        table = auction(*[5] * seats)
        deck = sum(table.state.deck)
        for _ in range(seats - 1):
            table.play(f"office {table.targets('office')[0]}", "bid 1")
            while table.asked[0] == "raise":
                table.play("pass")
        assert table.asked[0] == "draft" and passes == seats - 1
        assert deck - sum(table.state.deck) == seats
        assert len(table.events("packet")[0]["cards"]) == seats


def test_jer_6_4_the_opener_names_an_office_and_cannot_pass() -> None:
    """JER-6.4, JER-6.5, JER-D1, JER-D2: any bid from 0 to all coins."""
    table = auction(3, 9)
    assert table.open == ["office marshal", "office admiral"]
    assert table.refusal("office constable") == ("office_not_used", "JER-4.4")
    assert table.refusal("pass") == ("not_bidding", "JER-6.6")
    table.play("office admiral")
    assert table.open == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert table.refusal("bid 4") == ("beyond_your_coins", "JER-6.8")


def test_jer_6_6_laps_until_all_others_have_passed() -> None:
    """JER-6.6, JER-6.7, JER-6.9, JER-R8: each raise is higher; who passes is out of this auction but not of the next."""
    table = auction(9, 9, 9).play("office marshal", "bid 2")
    assert table.asked == ("raise", 1) and table.refusal("bid 2") == ("not_higher", "JER-6.6")
    table.play("pass")
    assert table.asked == ("raise", 2)
    table.play("bid 4")
    assert table.asked == ("raise", 0) and table.events("bid")[-1] == {"seat": 2, "coins": 4}
    table.play("bid 5")
    assert table.asked == ("raise", 2)  # seat 1 is not asked again
    table.play("pass")
    assert table.offices() == ["marshal", None, None] and table.asked == ("office", 1)
    table.play("office admiral", "bid 0")
    assert table.asked == ("raise", 2)


def test_jer_6_10_only_the_winner_pays() -> None:
    """JER-6.10, JER-R52: a bid is no payment, and a new one replaces the old."""
    table = auction(9, 9, 9).play("office marshal", "bid 2", "bid 4", "pass", "bid 6")
    assert table.of("coins") == [9, 9, 9]
    table.play("pass")
    assert table.of("coins") == [3, 9, 9] and table.events("won") == [{"seat": 0, "office": "marshal", "coins": 6}]


def test_jer_6_11_holders_take_no_further_part() -> None:
    """JER-6.11, JER-6.12, JER-6.14: the next opener is the first clockwise from the winner without an office."""
    table = auction(9, 9, 9, 9).play("office constable", "bid 0", "pass", "bid 1", "pass", "pass")
    assert table.offices() == [None, None, "constable", None] and table.asked == ("office", 3)
    assert table.refusal("office constable") == ("office_taken", "JER-6.4")
    table.play("office admiral", "bid 0", "pass")
    assert table.asked == ("raise", 1)  # seat 2 holds an office
    table.play("pass")
    assert table.offices()[3] == "admiral" and table.asked == ("office", 0)


def test_jer_6_13_the_last_office_is_free() -> None:
    """JER-6.13, JER-6.14, JER-6.15, JER-R55: taken without paying and without a card; n - 1 auctions."""
    table = auction(9, 9).play("office admiral", "bid 3")
    assert table.play("pass").offices() == ["admiral", "marshal"]
    assert table.of("coins") == [6, 9] and table.events("left_over") == [{"seat": 1, "office": "marshal"}]
    assert table.hand(0) == table.hand(1) == [] and table.asked == ("draft", 1)


def test_jer_6_2_the_first_opener() -> None:
    """JER-6.2: height, then prestige, then the better office of the round before."""
    for heights, prestige, opener in (((1, 2, 1), (9, 0, 0), 1), ((2, 2, 1), (0, 1, 9), 1), ((2, 2, 1), (1, 1, 0), 0)):
        players = ({"height": h, "prestige": p} for h, p in zip(heights, prestige, strict=True))
        players = ({**each, "prestige": min(each["prestige"], 1)} for each in players)
        assert revenue(*players).asked == ("office", opener)


def test_jer_r9_without_coins_the_bid_is_nothing() -> None:
    """JER-R9, JER-D2: an opener without coins is not asked, the others can only pass."""
    table = auction(0, 0).play("office marshal")
    assert table.events("bid") == [{"seat": 0, "coins": 0}]
    assert table.asked == ("raise", 1) and table.open == ["pass"]
    assert table.play("pass").offices() == ["marshal", "admiral"] and table.of("coins") == [0, 0]


def test_jer_r10_all_pass_at_once() -> None:
    """JER-R10: the opener takes the office for the opening bid."""
    table = auction(9, 9, 9).play("office treasurer", "bid 3", "pass", "pass")
    assert table.offices()[0] == "treasurer" and table.of("coins") == [6, 9, 9]


def test_jer_r56_questions_with_one_answer() -> None:
    """JER-R56, JER-R8: a forced pass, a packet of one kind and a menu with the end alone are questions that the table answers."""
    table = auction(5, 3).play("office marshal", "bid 4")
    assert table.asked == ("raise", 1) and table.open == ["pass"]
    assert GAME.forced(table.state) == GAME.actions.parse("pass")
    drafting = at({}, {}, round=1, step="draft", drafted=[["pr2", "pr2"]])
    assert drafting.open == ["keep pr2"] and GAME.forced(drafting.state) is not None
    idle = at({"coins": 0, "hand": ["sq1"], "supply": 0, "squires": {"pal_b": 1, "tow": 1}, "screen": 48}, {}, round=1)
    assert len(idle.open) > 1 and GAME.forced(idle.state) is None
    ending = at({"coins": 0}, {"coins": 0}, active=1, round=1)
    assert ending.open == ["end"] and GAME.forced(ending.state) == GAME.actions.parse("end")


# --- JER-7 ----------------------------------------------------------------------------------------------------------------------


def test_jer_7_1_the_packet_goes_round() -> None:
    """JER-7.1, JER-7.2, JER-7.3, JER-R47: each keeps one and passes the rest on; the last is not asked."""
    table = at({}, {}, {}, round=1, step="draft", drafted=[["sq1", "move2", "genoese"]])
    assert table.asked == ("draft", 0) and table.open == ["keep sq1", "keep move2", "keep genoese"]
    assert table.refusal("keep pr2") == ("not_in_packet", "JER-7.1")
    table.play("keep move2")
    assert table.asked == ("draft", 1) and table.open == ["keep sq1", "keep genoese"]
    assert table.events("packet") == [{"seat": 1, "cards": ["sq1", "genoese"]}]
    table.play("keep genoese")
    assert [table.hand(seat) for seat in range(3)] == [["move2"], ["genoese"], ["sq1"]]
    assert table.events("received") == [{"seat": 2, "card": "sq1"}]
    assert table.asked == ("deploy", 0) and "card move2" not in table.open  # there is nothing to move yet
    assert "card genoese" in table.play("end").open


def test_jer_7_1_every_card_comes_up() -> None:
    """JER-C2, JER-6.1: packets are drawn from the whole deck."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        table = new(2, seed)
        table.play("office marshal", "bid 0", "pass")
        seen.update(table.events("packet")[0]["cards"])
    assert len(seen) == 12 and seen["move2"] > seen["sweep_tower"]
    assert not {"sweep_nobility", "sweep_patriarchs"} & set(seen)


def dealt(table: Table, words: str, event: str, times: int) -> Counter[str]:
    """The cards that come up when this is played so often, each time with other dice."""
    seen: Counter[str] = Counter()
    for seed in range(times):
        state = table.state.copy()
        GAME.reseed(state, seed)
        told: Any
        (told,) = [each.args for each in GAME.apply(state, GAME.actions.parse(words)) if each.name == event]
        seen.update(told["cards"] if event == "packet" else [told["card"]])
    return seen


def assert_each_copy_is_as_likely(seen: Counter[str], left: dict[str, int]) -> None:
    """No card comes up more or less often than its copies by more than four standard deviations."""
    assert set(seen) == {card for card, copies in left.items() if copies}
    for card, copies in left.items():
        chance = copies / sum(left.values())
        expected, spread = seen.total() * chance, (seen.total() * chance * (1 - chance)) ** 0.5
        assert abs(seen[card] - expected) <= 4 * spread, card


def cards_left(table: Table) -> dict[str, int]:
    return {card: int(table.state.deck[index]) for index, card in enumerate(CARD_NAMES)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jer_c2_a_packet_is_dealt_from_copies_and_not_from_kinds(seats: int) -> None:
    """JER-C2: a card with three copies comes up three times as often as one with a single one."""
    table = new(seats)
    for _ in range(seats - 2):
        table.play(table.open[0], "bid 0")
        while table.asked[0] == "raise":
            table.play("pass")
    table.play(table.open[0], "bid 0")
    left = cards_left(table)
    assert set(left.values()) >= {1, 2, 3, 4}
    assert_each_copy_is_as_likely(dealt(table, "pass", "packet", 1500), left)


def test_jer_c2_scholars_draw_copies_and_not_kinds() -> None:
    """JER-C2, JER-14.7: from what is left of the deck."""
    table = revenue({"squires": {"pat_b": 1}, "screen": 1, "hand": ["move2", "sq1", "pr2"]}, {}, {}, round=3)
    assert table.asked == ("scholars", 0)
    assert_each_copy_is_as_likely(dealt(table, "draw", "drew", 1500), cards_left(table))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jer_7_2_the_admiral_is_last(seats: int) -> None:
    """JER-7.2, JER-X19."""
    table = at(*[{}] * seats, round=1, step="draft", active=seats - 2)
    table.play(table.open[0])
    assert len(table.events("received")) == 1 and table.events("received")[0]["seat"] == seats - 1
    assert table.asked == ("deploy", 0)
