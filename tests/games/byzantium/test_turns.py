"""BYZ-1 to BYZ-4, BYZ-41 to BYZ-48: set-up, turn order, passing, phase 2, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bezant.games.byzantium.rules.scoring import final_score, standing
from bezant.games.byzantium.tables import CITY_NAMES
from tests.games.byzantium.table import GAME, Table, arab, army, at, byz, new

RICH = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50}}
BARE = {"elite": 0, "main": 0, "levy": 0, "move": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_byz_3_a_new_game(seats: int) -> None:
    """BYZ-1.1, BYZ-1.3, BYZ-1.7, BYZ-3.1, BYZ-3.2, BYZ-3.3, BYZ-3.4, BYZ-3.7, BYZ-3.8, BYZ-3.9, BYZ-3.10, BYZ-3.11,
    BYZ-3.12, BYZ-3.13, BYZ-3.15, BYZ-48.1, BYZ-R65, BYZ-2.13."""
    table = new(seats)
    sides = Counter(table.city(name)[0] for name in CITY_NAMES)
    assert sides == {"byzantine": 21, "arab": 3, "persian": 9}
    assert sum(table.city(name)[1] for name in CITY_NAMES if table.city(name)[0] == "byzantine") == 47
    assert table.city("constantinople") == ("byzantine", 0, None) and table.city("bagdad") == ("persian", 0, None)
    assert all(table.city(name)[2] is None for name in CITY_NAMES)
    assert table.bulgars == 7 and not any(table.state.guard)
    for seat in range(seats):
        assert table.row(seat, "byzantine") == [1, 3, 2, 2] and table.row(seat, "arab") == [0, 8, 0, 5]
        assert (table.pool(seat), table.losses(seat)) == (9, 12)
        assert table.treasury(seat) == (15, 5) and table.points(seat) == (10, 10)
        assert table.where(seat, "byzantine") is None and table.where(seat, "arab") is None
    assert table.state.turn == 1 and table.asked == ("action", table.state.start)


def test_byz_3_5_the_start_player_is_drawn() -> None:
    """BYZ-3.5, BYZ-R1: every seat as likely as another."""
    starts = Counter(new(4, seed).state.start for seed in range(200))
    assert sorted(starts) == [0, 1, 2, 3] and min(starts.values()) > 25


def test_byz_1_19_all_is_open() -> None:
    """BYZ-1.19, BYZ-R70: two positions that differ in the dice alone look the same to everyone."""
    one, other = new(3, 5), new(3, 5)
    GAME.reseed(other.state, 99)
    for seat in (0, 1, 2, None):
        assert GAME.view(one.state, seat) == GAME.view(other.state, seat)


def test_byz_4_5_clockwise_one_action_each() -> None:
    """BYZ-1.4, BYZ-3.6, BYZ-4.3, BYZ-4.5, BYZ-4.9: the same action may be chosen again and again."""
    table = at(RICH, RICH, RICH, actor=1)
    for seat, city in ((1, "athens"), (2, "smyrna"), (0, "nicaea"), (1, "candia")):
        assert table.asked == ("action", seat)
        table.play("action claim", f"claim {city}", "cube pool")


def test_byz_4_10_what_cannot_be_carried_out_is_not_offered() -> None:
    """BYZ-4.8, BYZ-4.10, BYZ-R6, BYZ-5.11, BYZ-R5: no cube, no money, no army: only the pass is left, and it is taken."""
    poor = {"pool": 0, "byzantine": {**BARE, "treasury": 2}, "arab": {**BARE, "treasury": 2}}
    table = at(poor, RICH, actor=1).play("action pass")
    assert [event["seat"] for event in table.events("passed")] == [1, 0]
    assert table.state.turn == 2
    table = at(poor, RICH)
    expected = {
        "claim": ("nothing_to_claim", "BYZ-6.1"),
        "reinforce": ("nothing_to_reinforce_with", "BYZ-7.1"),
        "special": ("no_box_open", "BYZ-8.8"),
        "tax": ("pool_empty", "BYZ-5.15"),
        "build": ("no_money_to_build", "BYZ-18.3"),
        "march": ("no_army_can_march", "BYZ-19.2"),
    }
    assert {name: table.refusal(f"action {name}") for name in expected} == expected
    assert table.refusal("action pass") is None


def test_byz_4_2_the_phases_follow_one_another() -> None:
    """BYZ-4.1, BYZ-4.2, BYZ-4.4, BYZ-4.7, BYZ-42.4, BYZ-44.6, BYZ-45.1, BYZ-R71: actions, income, upkeep, return, next
    turn."""
    table = at(RICH, RICH).play("action pass", "action pass")
    assert table.heard == [
        *("cube", "passed", "cube", "passed"),
        *("income", "income", "upkeep", "upkeep", "upkeep", "upkeep", "came_back", "came_back", "turn"),
    ]
    assert table.state.turn == 2 and table.asked == ("action", 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_byz_41_7_the_last_player_acts_once_more(seats: int) -> None:
    """BYZ-4.7, BYZ-4.11, BYZ-41.4, BYZ-41.5, BYZ-41.7, BYZ-45.2, BYZ-48.2: the first to pass starts the next turn."""
    table = at(*[RICH] * seats, actor=1)
    table.play(*["action pass"] * (seats - 1))
    assert table.asked == ("action", 0) and table.state.first_passer == 1
    table.play("action claim", "claim mecca", "cube pool")
    assert table.state.turn == 2 and table.asked == ("action", 1) and table.state.start == 1


def test_byz_41_1_the_pass_cube() -> None:
    """BYZ-41.1, BYZ-41.2, BYZ-41.3, BYZ-5.14, BYZ-R58, BYZ-R67: free from LOSSES; then from a box or POOL; then none."""
    table = at(RICH, RICH).play("action pass")
    assert table.losses(0) == 11 and table.state.pass_cube[0] == 1 and table.treasury(0) == (50, 50)
    table = at({"losses": 0, "pool": 21, **RICH}, RICH).play("action pass")
    assert table.asked == ("cube", 0) and table.refusal("cube losses") == ("source_empty", "BYZ-5.2")
    assert set(table.targets("cube")) == {
        "pool",
        "arab_main",
        "arab_move",
        *(f"byzantine_{r}" for r in ("elite", "main", "levy", "move")),
    }
    assert table.play("cube pool").pool(0) == 20
    nothing = {"pool": 0, "losses": 0, "removed": 42, "byzantine": BARE, "arab": BARE}
    table = at(nothing, RICH).play("action pass")
    assert table.state.pass_cube[0] == 0 and table.state.first_passer == 0


def test_byz_41_6_who_has_passed_still_answers() -> None:
    """BYZ-41.6, BYZ-14.9, BYZ-27.7, BYZ-R61."""
    table = at(
        {"arab": army("0/8/5", "tabuk")},
        {"byzantine": army("1/3/2", "jerusalem", levy=2)},
        passed=[1],
        cities={"jerusalem": byz(1)},
    )
    table.play("action march", "go jerusalem")
    assert table.asked == ("stand", 1)
    table.play("retreat", "haven damascus")
    assert table.asked == ("levy", 1)
    sea = at(
        {"arab": army("0/8/5", "alexandria")},
        RICH,
        passed=[1],
        cities={"alexandria": arab()},
        boxes={"byzantine_fleet": 1},
    )
    assert sea.play("action march", "go candia").asked == ("double", 1)


def test_byz_42_1_income() -> None:
    """BYZ-42.1, BYZ-42.2, BYZ-1.15, BYZ-1.5: two Bezants a marker, each into the treasury of its side."""
    cities = {"athens": byz(0), "nicaea": byz(0), "mecca": arab(0), "tabuk": arab(1)}
    table = at(RICH, RICH, cities=cities, passed=[1]).play("action pass")
    assert table.events("income") == [{"seat": 0, "byzantine": 10, "arab": 4}, {"seat": 1, "byzantine": 0, "arab": 2}]
    assert table.treasury(0) == (50 + 10 - 12, 50 + 4 - 13)


def test_byz_43_1_upkeep_of_the_printed_card() -> None:
    """BYZ-43.1, BYZ-43.2, BYZ-43.3, BYZ-43.4: 3, 1, 2, 1; on the board or not; a guard is free, and so are POOL and
    LOSSES."""
    row = {"elite": 2, "main": 3, "levy": 1, "move": 4, "treasury": 50}
    table = at({"byzantine": row, "arab": {"treasury": 50}}, RICH, boxes={"emperor": 0}, passed=[1]).play("action pass")
    assert table.treasury(0) == (50 - 6 - 3 - 2 - 4, 50 - 13)


def test_byz_43_8_the_owner_chooses_what_he_pays_for() -> None:
    """BYZ-43.5, BYZ-43.6, BYZ-43.8, BYZ-43.10, BYZ-R60, BYZ-R77, BYZ-5.1, BYZ-1.18: in turn order, Byzantine row first."""
    short = {"byzantine": {"treasury": 11}, "arab": {"treasury": 3}}
    table = at(short, short, passed=[1], start=1).play("action pass")
    assert table.asked == ("upkeep", 1) and set(table.targets("upkeep")) == {"elite", "main", "levy", "move"}
    assert table.refusal("unpaid") == ("must_be_paid", "BYZ-R60")
    table.play("upkeep elite", "upkeep levy", "upkeep levy", "upkeep main", "upkeep main", "upkeep main")
    assert table.row(1, "byzantine") == [1, 3, 2, 1] and table.points(1) == (9, 10)
    assert table.asked == ("upkeep", 1) and table.refusal("upkeep elite") == ("nothing_unpaid", "BYZ-43.1")
    table.play("upkeep main", "upkeep main", "upkeep move")
    assert table.row(1, "arab") == [0, 2, 0, 1] and table.points(1) == (9, 0)
    assert table.asked == ("upkeep", 0) and table.state.removed[1] == 1 + 10


def test_byz_43_8_what_is_too_dear_cannot_be_paid() -> None:
    """BYZ-43.8: two Bezants pay for no elite cube."""
    row = {"elite": 1, "main": 1, "levy": 1, "move": 0, "treasury": 2}
    table = at({"byzantine": row, "arab": {"treasury": 50}}, RICH, passed=[1]).play("action pass")
    assert table.refusal("upkeep elite") == ("too_dear", "BYZ-43.8") and table.targets("upkeep") == ["main", "levy"]


def short_of_money(reading: int) -> Table:
    row = {"elite": 1, "main": 3, "levy": 1, "move": 2, "treasury": 6}
    players = {"byzantine": row, "arab": {"treasury": 50}}, RICH
    return at(*players, passed=[1], options={"unpaid_upkeep": reading}).play("action pass")


def test_byz_r60_a_fixed_order_in_reading_a() -> None:
    """BYZ-R60 (a), BYZ-R79: elite, main, levy, move are paid for as long as the money lasts."""
    table = short_of_money(0)
    assert table.row(0, "byzantine") == [1, 3, 0, 0] and table.treasury(0)[0] == 0 and table.state.turn == 2


def test_byz_r60_cubes_may_be_left_unpaid_in_reading_b() -> None:
    """BYZ-R60 (b): the owner may stop paying while he has money."""
    table = short_of_money(1).play("upkeep main", "unpaid")
    assert table.row(0, "byzantine") == [0, 1, 0, 0] and table.treasury(0)[0] == 5 and table.points(0)[0] == 4


def test_byz_44_4_titles_fleets_and_guards_end() -> None:
    """BYZ-12.3, BYZ-12.4, BYZ-13.3, BYZ-13.4, BYZ-37.5, BYZ-44.1, BYZ-44.2, BYZ-44.4, BYZ-44.5, BYZ-45.3, BYZ-8.10,
    BYZ-R14."""
    boxes = {"emperor": 0, "caliph": 1, "byzantine_fleet": 0, "arab_fleet": 1}
    guard_only = {
        "byzantine": {**BARE, **army("0/0/0", "athens"), "levy": 0, "treasury": 50, "buildings": 1},
        "arab": {"treasury": 50},
    }
    table = at(guard_only, RICH, boxes=boxes, passed=[1], cities={"mecca": arab(0)}).play("action pass")
    assert not any(table.state.guard) and all(holder == -1 for holder in table.state.holder)
    assert table.where(0, "byzantine") is None and table.events("destroyed") == [{"seat": 0, "side": "byzantine"}]
    assert table.state.buildings[0, 0] == 1 and table.city("mecca")[2] == 0
    assert {"emperor", "caliph", "byzantine_fleet"} <= set(table.play("action special").targets("box"))


def test_byz_45_3_everyone_may_tax_again() -> None:
    """BYZ-45.3, BYZ-44.1."""
    table = at({**RICH, "tax": 3}, RICH, passed=[0], actor=1).play("action pass")
    assert table.state.turn == 2 and table.state.taxes[0] == 0 and table.refusal("action tax") is None


def test_byz_46_1_the_third_turn_ends_with_upkeep_and_scoring() -> None:
    """BYZ-4.1, BYZ-46.1, BYZ-46.2, BYZ-46.5, BYZ-R62."""
    cities = {"athens": byz(0), "mecca": arab(0), "nicaea": byz(1)}
    table = at(RICH, RICH, cities=cities, passed=[1], turn=3).play("action pass")
    assert table.heard.count("upkeep") == 4 and table.treasury(0)[0] == 50 + 4 - 12
    assert table.points(0) == (12, 12) and table.points(1) == (13, 10)
    assert table.result == ("third_turn", [0])


def test_byz_r62_no_upkeep_in_the_last_turn_in_reading_a() -> None:
    """BYZ-R62 (a)."""
    table = at(RICH, RICH, passed=[1], turn=3, options={"last_upkeep": 0}).play("action pass")
    assert "upkeep" not in table.heard and "income" not in table.heard and table.step == "over"


def ended(*players: dict[str, Any], **position: Any) -> Any:
    return at(*players, passed=list(range(1, len(players))), turn=3, **position).play("action pass").result


def score(byzantine: int, arabs: int, money: int = 50) -> dict[str, Any]:
    return {"byzantine": {"points": byzantine, "treasury": money}, "arab": {"points": arabs, "treasury": 50}}


def test_byz_47_1_sums_break_a_tie() -> None:
    """BYZ-47.1, BYZ-R64."""
    assert ended(score(40, 18), score(20, 20)) == ("third_turn", [0])


def test_byz_47_2_then_cities() -> None:
    """BYZ-47.2, BYZ-16.8: cities count, not markers, a fortified one like any other."""
    cities = {"nicaea": byz(0), "athens": byz(1, 2, fortified=True), "tabuk": arab(1, 1)}
    assert ended(score(20, 20), score(20, 20), cities=cities) == ("third_turn", [1])


def test_byz_47_3_then_money() -> None:
    """BYZ-47.3."""
    assert ended(score(20, 20, 49), score(20, 20)) == ("third_turn", [1])


def test_byz_47_4_then_the_victory_is_shared() -> None:
    """BYZ-47.4."""
    assert ended(score(20, 20), score(20, 20), score(5, 5)) == ("third_turn", [0, 1])
    assert GAME.returns(
        at(score(1, 1), score(1, 1), result={"reason": "third_turn", "winners": [0, 1]}, step="over").state
    ) == [0, 0]


def test_byz_47_5_sums_do_not_count_after_the_fall() -> None:
    """BYZ-36.7, BYZ-46.6, BYZ-47.5."""
    over = {"step": "over", "result": {"reason": "fell_to_arabs", "winners": [0]}}
    table = at(score(90, 20), score(10, 20), **over)
    assert final_score(table.state, 0) == final_score(table.state, 1) == 20
    assert standing(table.state, 0, 1) == standing(table.state, 1, 1)
