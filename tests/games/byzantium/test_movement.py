"""BYZ-14, BYZ-15, BYZ-19 to BYZ-24: armies that enter, move and meet the fleets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.byzantium.table import Table, arab, army, at, byz

RICH = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50}}
BYZANTINE = ("action march", "army byzantine")


def alexandria(cubes: str = "0/8/9", **position: Any) -> Table:
    """An Arab army in Alexandria under the eyes of another's Byzantine fleet."""
    boxes = {"byzantine_fleet": 1, **position.pop("boxes", {})}
    return at(
        {"pool": 3, "arab": army(cubes, "alexandria")}, cities={"alexandria": arab(0)}, boxes=boxes, **position
    ).play("action march")


def test_byz_19_1_one_army_is_used() -> None:
    """BYZ-19.1: the player picks one of his two, and the other does nothing."""
    table = at({"byzantine": army("1/3/2", "athens"), "arab": army("0/8/5", "tabuk")}).play("action march")
    assert table.targets("army") == ["byzantine", "arab"]
    table.play("army arab", "go medina", "stop")
    assert table.where(0, "byzantine") == "athens" and table.asked == ("action", 1)


def test_byz_19_3_an_arab_army_enters_any_arab_city() -> None:
    """BYZ-19.3, BYZ-19.8, BYZ-R28: whoever controls it, and for nothing."""
    table = at(cities={"hira": arab(1)}).play("action march")
    assert table.targets("enter") == ["tabuk", "medina", "mecca", "hira"]
    assert table.refusal("enter athens") == ("not_of_the_army", "BYZ-19.3")
    assert table.play("enter mecca").row(0, "arab") == [0, 8, 0, 5]


def test_byz_19_5_an_army_may_stay_where_it_entered() -> None:
    """BYZ-19.5, BYZ-R73 (b): no MOVE cube is spent, no attack is needed, and it was an action."""
    table = at(cities={"hira": arab(1)}).play("action march", "enter mecca", "stop")
    assert table.where(0, "arab") == "mecca" and table.row(0, "arab") == [0, 8, 0, 5] and table.asked == ("action", 1)


def test_byz_r28_only_controlled_cities_in_reading_a() -> None:
    """BYZ-R28 (a)."""
    table = at(cities={"mecca": arab(1), "tabuk": arab(0)}, options={"entry": 0}).play("action march")
    assert table.targets("enter") == ["tabuk", "mecca"]
    assert table.refusal("enter medina") == ("no_controller_there", "BYZ-R28")
    assert at(options={"entry": 0}).refusal("action march") == ("no_army_can_march", "BYZ-19.2")


def test_byz_19_6_the_byzantine_army_must_have_been_placed() -> None:
    """BYZ-19.6, BYZ-R9: until its owner has controlled a Byzantine city there is no army to pick."""
    arabs = {"arab": army("0/8/5", "tabuk")}
    table = at(arabs).play("action march")
    assert table.step == "march" and table.refusal("army byzantine") == ("not_picking_an_army", "BYZ-19.1")
    assert "byzantine" in at({**arabs, "has_marched": True}).play("action march").targets("army")


def test_byz_38_3_a_byzantine_army_re_enters_in_constantinople() -> None:
    """BYZ-38.2, BYZ-38.3: or in any other Byzantine city, not in an Arab one."""
    table = at({"arab": army("0/8/5", "tabuk"), "has_marched": True}).play(*BYZANTINE)
    assert "constantinople" in table.targets("enter") and "mecca" not in table.targets("enter")
    assert table.play("enter constantinople").where(0, "byzantine") == "constantinople"


def test_byz_19_7_an_army_without_cubes_cannot_enter() -> None:
    """BYZ-19.7: LEVY is no army cube."""
    empty = {"byzantine": {"elite": 0, "main": 0, "move": 0, "levy": 2}, "has_marched": True}
    table = at({**empty, "arab": army("0/8/5", "tabuk")}).play("action march")
    assert table.step == "march" and table.refusal("army byzantine") == ("not_picking_an_army", "BYZ-19.1")
    with_one = {**empty, "byzantine": {"elite": 0, "main": 0, "move": 1, "levy": 2}}
    assert "byzantine" in at({**with_one, "arab": army("0/8/5", "tabuk")}).play("action march").targets("army")


def test_byz_19_2_an_army_must_do_something() -> None:
    """BYZ-19.2, BYZ-R6, BYZ-20.8, BYZ-R5: no stop before a step; no step without MOVE cubes."""
    table = at({"byzantine": army("1/3/2", "athens")}).play(*BYZANTINE)
    assert table.refusal("stop") == ("nothing_done_yet", "BYZ-19.2")
    table = at({"byzantine": army("1/3/0", "athens", treasury=0), "pool": 0, "arab": army("0/0/0", treasury=0)})
    assert table.refusal("action march") == ("no_army_can_march", "BYZ-19.2")


def test_byz_20_1_to_a_linked_city() -> None:
    """BYZ-20.1, BYZ-20.2: for one MOVE cube."""
    table = at({"byzantine": army("1/3/5", "antioch")}).play(*BYZANTINE)
    assert table.targets("go") == ["tarsus", "edessa", "damascus", "leucosia", "palmyra"]
    assert table.refusal("go nicaea") == ("no_link", "BYZ-20.1")
    assert table.play("go damascus").row(0, "byzantine")[3] == 4


def test_byz_5_13_move_cubes_go_to_losses_for_nothing() -> None:
    """BYZ-5.13."""
    table = at({"byzantine": army("1/3/5", "antioch")})
    losses = table.losses(0)
    table.play(*BYZANTINE, "go damascus")
    assert table.losses(0) == losses + 1 and table.treasury(0) == (15, 5)


def test_byz_20_3_one_link_is_enough() -> None:
    """BYZ-20.3: the army may stop after it, which ends the action."""
    table = at({"byzantine": army("1/3/5", "antioch")}).play(*BYZANTINE, "go damascus", "stop")
    assert table.asked == ("action", 1) and table.row(0, "byzantine")[3] == 4


def test_byz_20_4_a_second_link() -> None:
    """BYZ-20.4, BYZ-20.5, BYZ-R29 (b): for one cube more, and it may lead back; none follows an attack."""
    table = at({"byzantine": army("1/3/5", "antioch")}).play(*BYZANTINE, "go damascus", "go antioch")
    assert table.where(0, "byzantine") == "antioch" and table.row(0, "byzantine")[3] == 5 - 1 - 2
    attack = at({"arab": army("0/8/5", "tabuk")}).play("action march").hitting((3, 0)).play("go jerusalem", "cube pool")
    assert attack.asked == ("action", 1)


def test_byz_20_6_no_third_link() -> None:
    """BYZ-20.6: however many MOVE cubes are left."""
    table = at({"byzantine": army("1/3/9", "antioch")}).play(*BYZANTINE, "go damascus", "go antioch")
    assert table.step == "march" and table.refusal("go damascus") == ("no_third_link", "BYZ-20.6")


def test_byz_r29_an_army_that_entered_may_use_two_links() -> None:
    """BYZ-R29 (b), BYZ-19.4."""
    table = at().play("action march", "enter mecca", "go medina", "go tabuk")
    assert table.where(0, "arab") == "tabuk" and table.row(0, "arab")[3] == 5 - 1 - 2


def test_byz_20_8_a_link_that_cannot_be_paid() -> None:
    """BYZ-20.8, BYZ-20.5: one MOVE cube is too little for a second link, and the army stops."""
    table = at({"byzantine": army("1/3/2", "antioch")}, cities={"damascus": byz(0)}).play(*BYZANTINE, "go damascus")
    assert table.asked == ("action", 1) and table.where(0, "byzantine") == "damascus"
    table = at({"arab": army("0/8/1", "alexandria")}, cities={"alexandria": arab(0)}).play("action march")
    assert table.refusal("go candia") == ("move_short", "BYZ-20.8")


def test_byz_20_10_armies_share_a_city() -> None:
    """BYZ-20.10, BYZ-24.2, BYZ-R31, BYZ-1.12: any number of any players, whoever controls it."""
    table = at(
        {"byzantine": army("1/3/1", "antioch")}, {"byzantine": army("1/3/2", "damascus")}, cities={"damascus": byz(1)}
    )
    table.play(*BYZANTINE, "go damascus", "stop")
    assert table.where(0, "byzantine") == table.where(1, "byzantine") == "damascus"


def test_byz_21_desert_tracks() -> None:
    """BYZ-21.1, BYZ-21.2, BYZ-R32: for Arabs only, at the price of a road."""
    table = at({"byzantine": army("1/3/5", "jerusalem")}).play(*BYZANTINE)
    assert table.refusal("go tabuk") == ("no_link", "BYZ-20.1")
    table = at({"arab": army("0/8/5", "tabuk")}).play("action march", "go medina")
    assert table.row(0, "arab")[3] == 4


def test_byz_23_the_hop() -> None:
    """BYZ-23.1, BYZ-23.2, BYZ-23.4, BYZ-24.5, BYZ-R33: any coast for one cube, two as second link, also to attack."""
    coast = {"dyrrachium", "thessalonica", "athens", "candia", "nicaea", "smyrna", "attalia", "sinope", "trebizond"}
    coast |= {"tarsus", "antioch", "damascus", "alexandria", "leucosia"}
    table = at({"byzantine": army("1/9/5", "constantinople")}, cities={"leucosia": arab(1, 1)}).play(*BYZANTINE)
    assert set(table.targets("go")) == coast | {"adrianople"}
    table.hitting((1, 0)).play("go leucosia", "cube pool")
    assert table.city("leucosia") == ("byzantine", 1, 0) and table.row(0, "byzantine")[3] == 4
    table = at({"byzantine": army("1/9/5", "adrianople")}).play(*BYZANTINE, "go constantinople", "go trebizond")
    assert table.row(0, "byzantine")[3] == 2


def test_byz_r33_a_beaten_hop_goes_back() -> None:
    """BYZ-R33, BYZ-30.5."""
    table = at({"byzantine": army("0/1/3", "constantinople")}, cities={"leucosia": arab(1, 2)})
    table.play(*BYZANTINE).hitting((2, 0)).play("go leucosia")
    assert table.where(0, "byzantine") == "constantinople"


def test_byz_24_4_no_attack_on_the_own_army() -> None:
    """BYZ-24.4, BYZ-R35."""
    table = at({"arab": army("0/8/5", "tabuk"), "byzantine": army("1/3/2", "jerusalem")}).play(
        "action march", "army arab"
    )
    assert table.refusal("go jerusalem") == ("own_army_there", "BYZ-24.4")


def test_byz_14_6_the_order_at_sea() -> None:
    """BYZ-14.1, BYZ-14.2, BYZ-14.5, BYZ-14.6, BYZ-R23: announce, double, pay, fire, arrive; each power anew."""
    table = alexandria().play("go candia")
    assert table.asked == ("double", 1) and table.row(0, "arab")[3] == 9
    table.play("double")
    assert table.asked == ("pay", 0) and table.open == ["pay", "withdraw"]
    table.play("pay")
    assert table.asked == ("fire", 1) and table.row(0, "arab")[3] == 5
    assert "siege" in table.play("hold").heard


def test_byz_14_4_the_owner_picks_what_the_fleet_sinks() -> None:
    """BYZ-14.4, BYZ-R26 (b): the owner of the army is asked, not the controller of the fleet."""
    table = alexandria().play("go candia", "spare").hitting((2, 2)).play("fire")
    assert table.asked == ("lose", 0) and table.targets("lose") == ["main", "move"]
    assert table.refusal("lose levy") == ("levy_stays", "BYZ-26.5")
    assert table.play("lose main").army(0, "arab") == "0/7/7"


@pytest.mark.parametrize(("answers", "dice"), [(("spare",), 2), (("double", "pay"), 4)])
def test_byz_14_3_the_fleet_rolls_a_die_for_each_cube_paid(answers: tuple[str, ...], dice: int) -> None:
    """BYZ-14.3, BYZ-R25: two, or four when the cost is doubled."""
    table = alexandria().play("go candia", *answers, "fire")
    assert table.heard[: table.heard.index("fired")].count("die") == dice == table.events("fired")[0]["dice"]


def test_byz_29_2_losses_from_any_box_with_a_cube() -> None:
    """BYZ-29.2: in any mix, and never from an empty one."""
    table = alexandria().play("go candia", "spare").hitting((2, 2)).play("fire")
    assert table.refusal("lose elite") == ("rank_empty", "BYZ-29.2")
    table.play("lose main").hitting((2, 0)).play("lose move")
    assert table.army(0, "arab") == "0/7/6"


def test_byz_14_3_an_army_sunk_at_sea() -> None:
    """BYZ-14.3, BYZ-38.1, BYZ-R30."""
    table = alexandria("0/1/3").play("go candia", "spare").hitting((2, 2)).play("fire")
    assert table.where(0, "arab") is None and "moved" not in table.heard and table.asked == ("action", 1)


def test_byz_22_6_each_sea_link_is_asked_for() -> None:
    """BYZ-22.6."""
    cities = {"alexandria": arab(0), "candia": arab(0)}
    table = at({"pool": 0, "arab": army("0/8/9", "alexandria")}, cities=cities, boxes={"byzantine_fleet": 1})
    table.play("action march", "go candia", "spare", "hold", "go athens")
    assert table.asked == ("double", 1)


def test_byz_22_7_withdrawing_after_a_first_link() -> None:
    """BYZ-22.7, BYZ-R23: the army stays where it is and may go on by land."""
    table = at(
        {"arab": army("0/8/6", "jerusalem")},
        cities={"jerusalem": arab(0), "damascus": arab()},
        boxes={"byzantine_fleet": 1},
    )
    table.play("action march", "go damascus", "go leucosia", "double", "withdraw")
    assert table.asked == ("march", 0) and table.where(0, "arab") == "damascus" and table.row(0, "arab")[3] == 5
    assert table.refusal("go leucosia") == ("sea_given_up", "BYZ-22.7")
    assert table.refusal("stop") is None and "antioch" in table.targets("go")


@pytest.mark.parametrize(("reading", "asked", "left"), [(0, ("action", 1), 3), (2, ("fire", 1), 1)])
def test_byz_r23_other_readings_of_an_unpayable_doubling(reading: int, asked: tuple[str, int], left: int) -> None:
    """BYZ-R23 (a): the action is lost. BYZ-R23 (c): the doubling is void."""
    table = alexandria("0/8/3", options={"fleet_doubling": reading}).play("go candia", "double")
    assert table.asked == asked and table.row(0, "arab")[3] == left


@pytest.mark.parametrize("reading", [0, 2])
def test_byz_r23_other_readings_of_a_payable_doubling(reading: int) -> None:
    """BYZ-R23 (a), (c): the mover is committed."""
    table = alexandria("0/8/4", options={"fleet_doubling": reading}).play("go candia", "double")
    assert table.asked == ("fire", 1) and table.row(0, "arab")[3] == 0


def test_byz_15_1_the_arab_fleet_serves_its_owner_alone() -> None:
    """BYZ-15.1, BYZ-15.2."""
    table = at({"arab": army("0/8/5", "alexandria")}, cities={"alexandria": arab(0)}, boxes={"arab_fleet": 1})
    table.play("action march", "go candia")
    assert table.row(0, "arab")[3] <= 3


def test_byz_9_6_civil_war_straight_after_entry() -> None:
    """BYZ-9.6, BYZ-8.9, BYZ-R16, BYZ-9.2, BYZ-9.3."""
    table = at({"arab": army("0/8/5")}, cities={"mecca": arab(1, 2), "tabuk": arab(0)}).play(
        "action march", "enter mecca"
    )
    table.play("civil_war").hitting((2, 0)).play("cube pool", "cube pool")
    assert table.city("mecca") == ("arab", 1, 0)
    own = at({"arab": army("0/8/5")}, cities={"mecca": arab(0)}).play("action march", "enter mecca")
    assert own.refusal("civil_war") == ("not_against_yourself", "BYZ-9.2")
    capital = at({"byzantine": army("1/3/5", "constantinople")}).play(*BYZANTINE)
    assert capital.refusal("civil_war") == ("capital_has_no_civil_war", "BYZ-9.3")
