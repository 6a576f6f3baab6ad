"""JER-X: the examples of the rulebook. Red, yellow, blue and green are the seats 0 to 3."""

from __future__ import annotations

import pytest

from tests.games.jerusalem.table import BLUE, GREEN, RED, YELLOW, at, in_event, new, revenue


def test_jer_x1_control_of_three_areas() -> None:
    """JER-X1, JER-12.1, JER-12.2."""
    table = revenue(
        {"squires": {"pat_b": 3, "pat_l": 2}},
        {"squires": {"pat_b": 3, "pat_l": 3}},
        {"squires": {"pat_b": 1, "pat_l": 1, "pat_r": 1}},
        {},
        offices=[["treasurer", "marshal", "constable", "admiral"]],
    )
    controllers = {event["area"]: event["seat"] for event in table.events("income")}
    assert controllers == {"pat_b": RED, "pat_l": YELLOW, "pat_r": BLUE}


def test_jer_x2_tie_between_constable_and_marshal() -> None:
    """JER-X2, JER-12.2."""
    two = {"squires": {"tem_l": 2}}
    table = revenue(two, {}, two, {}, offices=[["constable", "treasurer", "marshal", "admiral"]])
    assert [event["seat"] for event in table.events("income")] == [0]


def test_jer_x3_baron_in_the_nobility() -> None:
    """JER-X3, JER-9.1."""
    table = at({"screen": 5}, {"hand": ["sweep_nobility"], "screen": 1}, {"screen": 1})
    table.play("place nob_b", "place nob_b", "place nob_b", "baron nob_b")
    assert table.of("screen")[RED] == 2
    table.play("end")
    for _ in range(2):
        assert "nob_b" not in table.targets("place") and {"nob_l", "nob_r"} <= set(table.targets("place"))
        if "card sweep_nobility" in table.open:
            assert table.play("card sweep_nobility").targets("into") == ["nob_l", "nob_r"]
            table.play("into nob_l", "into nob_l")
        table.play("end")
    assert table.hand(YELLOW) == []


def test_jer_x4_baron_refused() -> None:
    """JER-X4, JER-9.2."""
    table = at({"screen": 5}, {}, {}).play("place nob_b", "place nob_b")
    assert "baron nob_b" not in table.open


def test_jer_x5_round_1_in_the_palace() -> None:
    """JER-X5, JER-9.14."""
    table = at({"screen": 6}, {}, {}, {}, round=1, offices=[["treasurer", "constable", "marshal", "admiral"]], active=0)
    table.play(*["place pal_b"] * 3)
    assert "baron pal_b" not in table.open
    table.play(*["place pal_l"] * 3)
    assert "baron pal_l" in table.open and "baron pal_b" not in table.open


MARKET = (
    {"squires": {"mar_l": 3}, "coins": 0},
    {"squires": {"mar_b": 3, "mar_l": 2, "mar_r": 2}, "coins": 0},
    {"squires": {"mar_r": 4}, "coins": 0},
    {"squires": {"mar_b": 4}, "coins": 0},
)


def test_jer_x6_market_privilege() -> None:
    """JER-X6, JER-14.2, JER-14.4."""
    assert revenue(*MARKET).events("privilege") == [{"seat": YELLOW, "district": "market"}]


def test_jer_x7_market_incomes() -> None:
    """JER-X7, JER-15.3."""
    table = revenue(*MARKET)
    assert table.of("screen") == [1, 0, 1, 2] and table.of("coins") == [2, 0, 2, 4]


@pytest.mark.parametrize(("prestige", "height", "left"), [(5, 3, 0), (4, 2, 4)])
def test_jer_x8_price_of_the_third_floor(prestige: int, height: int, left: int) -> None:
    """JER-X8, JER-17.2, JER-17.3."""
    table = revenue({"height": 2, "prestige": prestige}, {"height": 2}, {"height": 1}, {"height": 0})
    assert (table.of("height")[0], table.of("prestige")[0]) == (height, left)


def test_jer_x9_third_floor_not_first() -> None:
    """JER-X9, JER-17.3."""
    table = revenue({"height": 2, "prestige": 5}, {"height": 2, "prestige": 4}, {"height": 1}, {"height": 0})
    assert table.of("height")[:2] == [3, 3] and table.of("prestige")[:2] == [0, 0]


def test_jer_x10_treasurers_prices() -> None:
    """JER-X10, JER-20.4, JER-20.5."""
    table = at({"coins": 9}, {}, {})
    paid = []
    for _ in range(4):
        table.play("hire")
        paid.append(9 - table.of("coins")[0])
    assert paid == [1, 3, 6, 9]


def test_jer_x11_succession() -> None:
    """JER-X11, JER-19.1 to JER-19.5."""
    table = in_event(
        "succession",
        {"squires": {"pal_l": 3, "pal_r": 1, "pat_b": 3}, "baron": "pat_b", "screen": 0},
        {"squires": {"pal_b": 3, "pal_l": 1}},
        {},
        {"squires": {"pal_b": 4, "pal_r": 2}, "baron": "pal_b"},
        offices=[["treasurer", "marshal", "admiral", "constable"]],
    )
    before = [50 - 7 - table.of("screen")[RED], 50 - 4, 50, 50 - 6]
    assert table.asked == ("succession", GREEN)
    table.play("save 2")
    assert table.asked == ("succession", RED)
    table.play("save 2")
    assert table.area("pal_b") == [0, 0, 0, 2] and table.area("pal_l") == table.area("pal_r") == [0] * 4
    assert table.area("pat_b") == [5, 0, 0, 0]
    assert [after - then for after, then in zip(table.of("supply"), before, strict=True)] == [2, 4, 0, 4]


def test_jer_x12_patriarch_election() -> None:
    """JER-X12, JER-19.6 to JER-19.8."""
    table = in_event(
        "election",
        {"squires": {"pat_l": 2, "nob_b": 4}},
        {"squires": {"pat_b": 3, "pat_l": 2, "nob_l": 2}},
        {"squires": {"pat_b": 5, "nob_b": 2, "nob_l": 1}},
        {"squires": {"pat_r": 4}},
    )
    while table.asked[0] != "office":
        table.play("forgo")
    assert table.area("pat_b") == [0, 3, 3, 0] and table.area("pat_l") == [2, 2, 0, 0]
    assert table.area("pat_r") == [0, 0, 0, 4]
    assert table.area("nob_b") == [2, 0, 2, 0] and table.area("nob_l") == [0, 1, 1, 0]


def test_jer_x13_special_tax() -> None:
    """JER-X13, JER-19.10, JER-19.11."""
    table = at(
        {"coins": 2, "squires": {"mar_b": 1}},
        {"coins": 0, "squires": {"mar_l": 2}},
        {"coins": 6, "squires": {"mar_b": 3, "mar_l": 3, "mar_r": 1}},
        {"coins": 3, "squires": {"mar_r": 4}},
        step="tax",
        offices=[["admiral", "marshal", "constable", "treasurer"]],
        active=BLUE,
        events=[None, "special_tax"],
    )
    supply = table.of("supply")
    table.play("spare mar_b", "spare mar_b", "spare mar_l", "spare mar_r", "done")
    assert table.asked == ("tax", GREEN)
    table.play("spare mar_r", "spare mar_r", "spare mar_r")
    assert table.asked == ("tax", RED)  # yellow has no coins
    table.play("spare mar_b")
    totals = [sum(table.area(area)[seat] for area in ("mar_b", "mar_l", "mar_r")) for seat in range(4)]
    assert totals == [1, 0, 4, 3] and table.of("coins") == [1, 0, 2, 0]
    assert [after - then for after, then in zip(table.of("supply"), supply, strict=True)] == [0, 2, 3, 1]


def test_jer_x14_war() -> None:
    """JER-X14, JER-19.13, JER-19.14."""
    table = in_event(
        "war",
        {"squires": {"tem_b": 4, "pat_b": 3}},
        {"squires": {"mar_b": 2}, "coins": 0},
        {"squires": {"tem_l": 1, "pal_b": 4}},
        {"squires": {"tem_b": 7, "pal_l": 2}},
        offices=[["constable", "admiral", "marshal", "treasurer"]],
    )
    while table.asked[0] in ("scholars", "materials"):
        table.play("forgo" if table.asked[0] == "scholars" else "buy 0")
    assert table.asked == ("war", RED)
    table.play("kill green pal_l", "kill green pal_l", "kill blue pal_b", "kill blue pal_b")
    assert table.asked == ("war", GREEN) and table.state.left == 6  # of the seven it lost
    table.play("kill red pat_b", "kill red pat_b", "kill blue pal_b", "kill blue pal_b")
    table.play("kill yellow mar_b", "kill yellow mar_b")
    assert table.asked == ("war", BLUE) and table.state.left == 1
    table.play("kill red pat_b")
    assert table.state.round == 3 and table.area("pat_b") == [0] * 4 and table.area("mar_b") == [0] * 4


def test_jer_x15_robbing_someone_at_zero() -> None:
    """JER-X15, JER-14.10."""
    table = revenue({"squires": {"nob_b": 1}, "prestige": 3, "height": 9}, {"height": 9}, {}, options={})
    table.play("rob yellow")
    assert table.of("prestige")[:2] == [4, 0]


def test_jer_x16_two_resources() -> None:
    """JER-X16, JER-21.9."""
    table = at({"prestige": 2, "coins": 1, "hand": ["res2"]}, {}).play("card res2", "gain cp")
    assert (table.of("prestige")[0], table.of("coins")[0]) == (3, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jer_x17_packet_size(seats: int) -> None:
    """JER-X17, JER-6.1."""
    table = new(seats)
    for _ in range(seats - 1):
        table.play(table.open[0], "bid 0", *["pass"] * (table.offices().count(None) - 1))
    assert len(table.events("packet")[0]["cards"]) == seats


def test_jer_x18_start_money() -> None:
    """JER-X18, JER-4.6, JER-4.8."""
    assert new(4).of("coins") == [2 * 5 + 2 * 1] * 4


def test_jer_x19_last_in_the_draft() -> None:
    """JER-X19, JER-7.2."""
    table = at({}, {}, round=1, step="draft", drafted=[["sq1", "pr2"]]).play("keep sq1")
    assert table.asked == ("deploy", 0) and table.hand(1) == ["pr2"]
