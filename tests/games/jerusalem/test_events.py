"""JER-18, JER-19: the event of the round."""

from __future__ import annotations

import pytest

from tests.games.jerusalem.table import Table, at, in_event, revenue


def test_jer_18_2_turned_up_at_the_beginning_and_in_effect_at_the_end() -> None:
    """JER-18.1, JER-18.2, JER-18.3, JER-18.5, JER-R12: known all round; offices and Barons are still in place."""
    table = at({"squires": {"tem_b": 2}}, {"squires": {"pal_b": 1}}, events=[None, "war"], active=1)
    assert table.event == "war" and table.area("tem_b") == [2, 0]
    table.play("end")
    while table.asked[0] == "income":
        table.play("take 0")
    assert table.asked == ("war", 0) and table.offices() == ["marshal", "admiral"] and table.area("tem_b") == [0, 0]


# --- succession -------------------------------------------------------------------------------------------------------------------


def succession() -> Table:
    """A Baron in the Palace, one in the Tower, a player without one, and one whose Baron is far away."""
    return in_event(
        "succession",
        {"squires": {"pal_b": 3, "pal_l": 1}, "baron": "pal_l"},
        {"squires": {"pal_r": 1, "tow": 3}, "baron": "tow"},
        {"squires": {"pal_b": 2}},
        {"baron": "mar_b", "squires": {"mar_b": 3}, "coins": 0},
    ).play("stay")


def test_jer_19_1_succession_empties_the_palace() -> None:
    """JER-19.1, JER-18.6: into the supply of each colour; who has no Baron saves none (JER-19.5)."""
    table = succession().play("save 0", "save 0")
    assert [table.area(area) for area in ("pal_b", "pal_l", "pal_r")] == [[0] * 4] * 3
    assert table.of("supply")[:3] == [50, 50 - 3, 50] and table.state.round == 3


def test_jer_19_2_a_baron_does_not_hinder_the_succession() -> None:
    """JER-19.2: the squires around the Baron in the Palace are removed as well."""
    table = succession()
    assert table.asked == ("succession", 0) and table.area("pal_l") == [0, 0, 0, 0]


def test_jer_19_3_two_are_saved_to_the_own_baron() -> None:
    """JER-19.3: two at the most, and no more than there were in the Palace; the Tower has one more."""
    table = succession().play("save 2")
    assert table.asked == ("succession", 1) and table.refusal("save 2") == ("beyond_the_palace", "JER-19.3")
    assert table.play("save 1").area("tow") == [0, 4, 0, 0]


def test_jer_19_4_a_baron_in_the_palace_saves_two_of_four() -> None:
    """JER-19.4: all are removed first, then two come back to his area."""
    table = succession().play("save 2")
    assert table.area("pal_l") == [2, 0, 0, 0] and table.of("supply")[0] == 50 - 2


def test_jer_r37_each_names_a_number_in_turn_order() -> None:
    """JER-R37: from none to two, or to as many as he had; a blocked area is no hindrance (JER-9.9)."""
    table = succession()
    assert table.asked == ("succession", 0) and table.open == ["save 2", "save 1", "save 0"]
    table.play("save 1")
    assert table.asked == ("succession", 1) and table.open == ["save 1", "save 0"]


# --- election -----------------------------------------------------------------------------------------------------------------


def election() -> Table:
    return in_event(
        "election",
        {"squires": {"pat_b": 5, "nob_r": 2, "pal_b": 4}, "baron": "pat_b"},
        {"squires": {"pat_b": 2, "nob_r": 2, "pal_b": 1}},
        {"squires": {"pat_b": 3, "pat_l": 6}},
    ).play("forgo")


def test_jer_19_6_election_concerns_patriarchs_and_nobility() -> None:
    """JER-19.6, JER-19.8: whoever is alone in an area loses nothing, and the Palace is not concerned."""
    table = election()
    assert table.area("pat_l") == [0, 0, 6] and table.area("pal_b") == [4, 1, 0]


def test_jer_19_7_all_come_down_to_the_weakest_present() -> None:
    """JER-19.7: to two; who has none there does not count."""
    table = election()
    assert table.area("pat_b") == [2, 2, 2] and table.area("nob_r") == [2, 2, 0]
    assert [event["count"] for event in table.events("weakened")] == [3, 1]


def test_jer_19_9_a_baron_does_not_hinder_the_election() -> None:
    """JER-19.9: three of his owner's five squires go, and nobody is asked."""
    table = election()
    assert table.area("pat_b")[0] == 2 and table.state.round == 3 and table.asked[0] == "office"


def test_jer_r38_the_weakest_of_each_area() -> None:
    """JER-R38 (b): two in one area, six in another of the same district."""
    table = in_event("election", {"squires": {"pat_b": 5, "pat_l": 9}}, {"squires": {"pat_b": 2, "pat_l": 6}}, {})
    assert table.area("pat_b")[:2] == [2, 2] and table.area("pat_l")[:2] == [6, 6]
    assert [event["count"] for event in table.events("weakened")] == [3, 3]


# --- special tax --------------------------------------------------------------------------------------------------------------


def test_jer_19_10_special_tax() -> None:
    """JER-19.10, JER-19.11, JER-19.12, JER-18.6, JER-R39: in turn order, a coin for each squire kept, wherever it stands."""
    squires = {"mar_b": 2, "mar_l": 1}
    table = in_event(
        "special_tax", {"coins": 0, "squires": squires, "baron": "mar_b"}, {"coins": 9, "squires": {"mar_r": 2}}
    )
    coins = table.of("coins")
    assert table.asked == ("tax", 0) and table.open == ["spare mar_b", "spare mar_l", "done"]
    assert table.refusal("spare mar_r") == ("nothing_left_to_spare", "JER-19.11")
    table.play("spare mar_l")
    assert table.refusal("spare mar_l") == ("nothing_left_to_spare", "JER-19.11")
    table.play("spare mar_b", "done")
    assert table.area("mar_b") == [1, 0] and table.area("mar_l") == [1, 0] and table.of("coins")[0] == coins[0] - 2
    assert table.asked == ("tax", 1)
    table.play("spare mar_r", "spare mar_r")  # nothing is left to ask
    assert table.area("mar_r") == [0, 2] and table.state.round == 3


def test_jer_19_10_who_cannot_pay_is_not_asked() -> None:
    """JER-19.10, JER-D13."""
    table = in_event("special_tax", {"coins": 0, "squires": {"mar_b": 1}}, {"coins": 0, "squires": {"mar_b": 3}})
    assert table.asked == ("tax", 1) and table.area("mar_b") == [0, 3]
    table.play("spare mar_b", "spare mar_b", "spare mar_b")
    assert table.of("coins")[1] == 1 and table.area("mar_b") == [0, 3]


# --- war ------------------------------------------------------------------------------------------------------------------------


def test_jer_19_13_war() -> None:
    """JER-19.13, JER-19.14, JER-19.15, JER-18.6, JER-R40: losses first, then up to as many of others, two of each, anywhere."""
    table = in_event(
        "war",
        {"squires": {"tem_b": 2, "tem_l": 1}, "baron": "tem_b"},
        {"squires": {"pal_b": 4, "tem_b": 1}, "baron": "pal_b"},
        {"squires": {"tow": 1}},
    ).play("stay")
    assert table.asked == ("war", 0) and table.area("tem_b") == [0, 1, 0]
    assert table.open == ["done", "kill yellow pal_b", "kill yellow tem_b", "kill blue tow"]
    table.play("kill yellow pal_b", "kill yellow tem_b")
    assert table.refusal("kill yellow pal_b") == ("enough_from_them", "JER-19.14")
    assert table.open == ["done", "kill blue tow"]
    table.play("kill blue tow")
    assert table.state.round == 3  # seat 1 has nobody left among the Templars
    assert table.of("supply")[1] == 50 - 3 and table.area("pal_b") == [0, 3, 0]


@pytest.mark.parametrize("taken", [0, 1])
def test_jer_19_14_any_number(taken: int) -> None:
    """JER-19.14, JER-R40: none to k."""
    table = in_event("war", {"squires": {"tem_b": 2}}, {"squires": {"pal_b": 4}})
    table.play(*["kill yellow pal_b"] * taken, "done")
    assert table.area("pal_b") == [0, 4 - taken] and table.state.round == 3


def test_jer_18_3_an_event_ends_its_round() -> None:
    """JER-18.3: after building."""
    table = revenue({"prestige": 3, "squires": {"tem_b": 1}}, {}, round=2, events=[None, "war"])
    assert table.heard.index("built") < table.heard.index("event")
