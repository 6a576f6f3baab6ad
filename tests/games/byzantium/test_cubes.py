"""BYZ-5 to BYZ-8, BYZ-10, BYZ-12, BYZ-13, BYZ-16 to BYZ-18: cubes and what they are placed for."""

from __future__ import annotations

import pytest

from bezant.games.byzantium.rules.attack import field_dice
from bezant.games.byzantium.tables import BOARD
from tests.games.byzantium.table import arab, army, at, byz

RICH = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50}}
BARE = {"elite": 0, "main": 0, "levy": 0, "move": 0}
SPECIAL = "action special"


def test_byz_5_2_any_source() -> None:
    """BYZ-5.2: POOL, LOSSES and every army box that is not empty, of both rows."""
    rows = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50, "elite": 0, "levy": 0}}
    table = at(rows).play("action claim", "claim mecca")
    full = [*(f"byzantine_{rank}" for rank in ("elite", "main", "levy", "move")), "arab_main", "arab_move"]
    assert table.targets("cube") == ["pool", "losses", *full]
    assert table.refusal("cube arab_elite") == table.refusal("cube arab_levy") == ("source_empty", "BYZ-5.2")


def test_byz_5_10_a_cube_may_be_bought_while_pool_is_not_empty() -> None:
    """BYZ-5.10, BYZ-R4 (b)."""
    table = at().play("action claim", "claim athens", "cube losses")
    assert table.pool(0) == 9 and table.treasury(0) == (12, 5)


def test_byz_5_12_a_guard_is_no_source() -> None:
    """BYZ-5.12, BYZ-R7 (b), BYZ-37.4: in an ELITE box that holds the guard alone there is nothing to take."""
    table = at({"byzantine": {**BARE, "main": 1, "treasury": 50}}, boxes={"emperor": 0}).play("action claim")
    table.play("claim athens")
    assert table.refusal("cube byzantine_elite") == ("source_empty", "BYZ-5.2")
    assert table.play("cube byzantine_main").state.guard[0] == 1


def test_byz_37_4_a_guard_is_neither_moved_nor_passed_with() -> None:
    """BYZ-37.4, BYZ-R7 (b): not to another box, and not to PASS, though nothing else is left."""
    bare = {"byzantine": {**BARE, "treasury": 50}, "arab": BARE, "pool": 0, "losses": 0, "removed": 41}
    table = at({**bare, "pool": 1, "removed": 40}, boxes={"emperor": 0}).play("action reinforce")
    assert table.refusal("reinforce byzantine_elite byzantine_main") == ("source_empty", "BYZ-5.2")
    table = at(bare, RICH, boxes={"emperor": 0}, actor=1).play("action pass")
    assert table.events("passed")[-1]["seat"] == 0 and "guard_lost" not in table.heard


def test_byz_5_11_a_source_must_be_paid_by_the_right_treasury() -> None:
    """BYZ-5.6, BYZ-5.11, BYZ-5.16, BYZ-1.15, BYZ-R5: Byzantine money buys no cube for an Arab city."""
    table = at({"byzantine": {"treasury": 50}, "arab": {"treasury": 2}}).play("action claim", "claim mecca")
    assert table.open == [] or table.treasury(0) == (50, 2)  # POOL alone can pay, and does so unasked
    assert table.city("mecca")[2] == 0 and table.pool(0) == 8
    table = at({"pool": 0, "byzantine": {"treasury": 50}, "arab": {"treasury": 2}}).play("action claim")
    assert table.refusal("claim mecca") == ("no_cube_to_be_had", "BYZ-5.11")


def test_byz_5_9_payments_leave_the_game() -> None:
    """BYZ-5.4, BYZ-5.5, BYZ-5.7, BYZ-5.9, BYZ-R2: three Bezants for any bought cube, which is used at once."""
    for source in ("losses", "arab_move", "byzantine_levy"):
        table = at().play("action claim", "claim athens", f"cube {source}")
        assert table.treasury(0) == (12, 5) and table.pool(0) == 9


def test_byz_6_3_constantinople_cannot_be_claimed() -> None:
    """BYZ-6.3, BYZ-1.6, BYZ-36.8."""
    table = at().play("action claim")
    assert table.refusal("claim constantinople") == ("capital_has_no_controller", "BYZ-6.3")


def test_byz_6_4_persian_and_bulgar_cities_cannot_be_claimed() -> None:
    """BYZ-6.4, BYZ-1.6."""
    table = at(cities={"adrianople": {"side": "bulgar"}}).play("action claim")
    assert table.refusal("claim bagdad") == table.refusal("claim adrianople") == ("not_of_a_side", "BYZ-6.4")
    assert at(cities={"smyrna": byz(1)}).play("action claim").refusal("claim smyrna") == (
        "controlled_already",
        "BYZ-6.1",
    )


def test_byz_6_5_neither_army_nor_link_is_needed_to_claim() -> None:
    """BYZ-6.5: no army of the player is on the board, and a stranger's in the city changes nothing."""
    table = at({}, {"byzantine": army("1/3/2", "athens")}).play("action claim", "claim athens", "cube pool")
    assert table.city("athens") == ("byzantine", 2, 0) and table.where(1, "byzantine") == "athens"


@pytest.mark.parametrize("city", ["athens", "mecca"])
def test_byz_6_8_a_claim_brings_no_money_and_no_arab_army(city: str) -> None:
    """BYZ-6.8."""
    table = at().play("action claim", f"claim {city}", "cube pool")
    assert table.treasury(0) == (15, 5) and table.where(0, "arab") is None


@pytest.mark.parametrize(
    ("actions", "points"),
    [
        (("action claim", "claim athens", "cube pool"), 12),
        (("action special", "box emperor", "cube pool"), 12),
        (("action build", "build church", "cube pool"), 12),
        (("action reinforce", "reinforce pool byzantine_main", "enough"), 10),
        (("action tax", "tax 1", "share 1"), 10),
        (("action special", "box byzantine_develop", "develop athens", "cube pool"), 10),
        (("action special", "box byzantine_fleet", "cube pool"), 10),
    ],
    ids=lambda case: case if isinstance(case, int) else case[1],
)
def test_byz_1_17_what_brings_points_during_play(actions: tuple[str, ...], points: int) -> None:
    """BYZ-1.17: a city, a title, a building, and nothing else; a capture is BYZ-32.5."""
    assert at(RICH, RICH).play(*actions).points(0) == (points, 10)


def test_byz_6_6_the_first_byzantine_city_places_the_army_once() -> None:
    """BYZ-6.6, BYZ-6.7, BYZ-R9."""
    table = at(RICH, RICH).play("action claim", "claim athens", "cube pool", "action pass")
    table.play("action claim", "claim smyrna", "cube pool")
    assert table.where(0, "byzantine") == "athens"


def test_byz_6_7_no_cube_no_figure() -> None:
    """BYZ-6.7, BYZ-R9, BYZ-R76, BYZ-5.18, BYZ-38.2: the source is emptied first; later the army may enter by action F."""
    table = at({"byzantine": {**BARE, "main": 1}}, RICH).play("action claim", "claim athens", "cube byzantine_main")
    assert table.where(0, "byzantine") is None and table.state.has_marched[0] == 1
    assert "placed" not in table.heard and "destroyed" not in table.heard  # it never was on the board
    table.play("action claim", "claim mecca", "cube pool")
    table.play("action reinforce", "reinforce pool byzantine_main", "enough")
    table.play("action claim", "claim medina", "cube pool", "action march", "army byzantine")
    assert table.asked == ("enter", 0)


def test_byz_7_1_one_cube_at_least() -> None:
    """BYZ-7.1: three at the most, which end the action."""
    table = at(RICH).play("action reinforce")
    assert table.refusal("enough") == ("place_one_first", "BYZ-7.1")
    table.play("reinforce pool byzantine_main", "reinforce pool byzantine_main")
    assert table.refusal("enough") is None and table.play("reinforce pool arab_main").asked == ("action", 1)


def test_byz_7_2_a_box_holds_any_number() -> None:
    """BYZ-7.2: thirty cubes in one box, and one more."""
    table = at({"byzantine": {**BARE, "main": 30}, "arab": {"main": 0, "move": 0}}).play("action reinforce")
    assert table.play("reinforce pool byzantine_main").row(0, "byzantine")[1] == 31


def test_byz_7_3_one_cube_into_each_elite_box() -> None:
    """BYZ-7.3, BYZ-R10 (b): for each row, not in all."""
    table = at(RICH).play("action reinforce", "reinforce pool byzantine_elite")
    assert table.refusal("reinforce pool byzantine_elite") == ("one_elite_cube", "BYZ-7.3")
    table.play("reinforce pool arab_elite")
    assert table.refusal("reinforce pool arab_elite") == ("one_elite_cube", "BYZ-7.3")


def test_byz_7_6_no_cube_back_into_its_box_and_none_twice() -> None:
    """BYZ-7.6, BYZ-R11: a cube that stood there before may still move."""
    table = at(RICH).play("action reinforce", "reinforce byzantine_main byzantine_elite")
    assert table.refusal("reinforce byzantine_main byzantine_main") == ("back_into_its_box", "BYZ-7.6")
    table.play("reinforce pool arab_elite")
    assert table.refusal("reinforce arab_elite arab_main") == ("moved_already", "BYZ-7.6")
    assert table.refusal("reinforce byzantine_elite byzantine_main") is None


def test_byz_5_11_reinforcing_with_too_little_money() -> None:
    """BYZ-5.11, BYZ-R6."""
    poor = at({"arab": {"treasury": 2}}).play("action reinforce")
    assert poor.refusal("reinforce losses arab_main") == ("treasury_short", "BYZ-5.11")


@pytest.mark.parametrize("side", ["byzantine", "arab"])
def test_byz_r6_three_bezants_of_either_treasury_are_enough_to_reinforce(side: str) -> None:
    """BYZ-R6, BYZ-5.4, BYZ-7.1: with an empty POOL one bought cube must be payable; two Bezants in each treasury pay none."""
    poor = {"byzantine": {"treasury": 2}, "arab": {"treasury": 2}, "pool": 0}
    assert at(poor).refusal("action reinforce") == ("nothing_to_reinforce_with", "BYZ-7.1")
    table = at({**poor, side: {"treasury": 3}}).play("action reinforce")
    assert table.refusal(f"reinforce losses {side}_main") is None


def test_byz_8_1_a_cube_goes_on_the_box_and_its_action_is_carried_out() -> None:
    """BYZ-8.1."""
    table = at(RICH).play(SPECIAL, "box arab_develop", "develop mecca", "cube pool")
    assert table.holder("arab_develop_1") == 0 and table.pool(0) == 8 and table.city("mecca")[1] == 3


@pytest.mark.parametrize("holder", [0, 1])
def test_byz_8_2_a_box_is_used_once_a_turn(holder: int) -> None:
    """BYZ-8.2: nobody uses it again while a cube lies on it, not even its holder."""
    table = at(RICH, RICH, boxes={"arab_fleet": holder}).play(SPECIAL)
    assert table.refusal("box arab_fleet") == ("box_occupied", "BYZ-8.2")


def test_byz_8_3_a_kind_with_two_boxes_is_used_twice() -> None:
    """BYZ-8.3: by the same player too, and not a third time."""
    table = at(RICH, RICH, boxes={"byzantine_develop_1": 0}).play(SPECIAL)
    table.play("box byzantine_develop", "develop athens", "cube pool")
    assert table.holder("byzantine_develop_2") == 0
    assert table.play(SPECIAL).refusal("box byzantine_develop") == ("box_occupied", "BYZ-8.2")


@pytest.mark.parametrize(
    ("box", "actions", "paid"),
    [
        ("emperor", (), (47, 50)),
        ("byzantine_fleet", (), (47, 50)),
        ("byzantine_develop", ("develop athens",), (47, 50)),
        ("caliph", (), (50, 47)),
        ("arab_fleet", (), (50, 47)),
        ("arab_develop", ("develop mecca",), (50, 47)),
    ],
)
def test_byz_8_4_the_colour_of_a_box_is_the_side_it_serves(
    box: str, actions: tuple[str, ...], paid: tuple[int, int]
) -> None:
    """BYZ-8.4, BYZ-5.16: that side's treasury pays for the cube."""
    table = at(RICH, cities={"mecca": arab(markers=1)}).play(SPECIAL, f"box {box}", *actions, "cube losses")
    assert table.treasury(0) == paid


@pytest.mark.parametrize("kind", ["bulgars", "fortify"])
def test_byz_8_5_two_boxes_of_each_kind_that_serves_both_sides(kind: str) -> None:
    """BYZ-8.5: with one of the two taken the kind is still open, with both it is not; no other kind serves both."""
    cities = {"mecca": arab(0), "athens": byz(0)}
    assert kind in at(RICH, cities=cities, boxes={f"{kind}_1": 1}).play(SPECIAL).targets("box")
    both = at(RICH, cities=cities, boxes={f"{kind}_1": 1, f"{kind}_2": 1}).play(SPECIAL)
    assert both.refusal(f"box {kind}") == ("box_occupied", "BYZ-8.2")
    assert [box["kind"] for box in BOARD["special_action"] if box["side"] == "both"].count(kind) == 2


def test_byz_8_7_the_kinds_of_special_actions() -> None:
    """BYZ-8.7: both sides' civil war, development and fleet, the two titles, Bulgars and fortification."""
    rows = {
        side: {**army("1/3/2", city), "treasury": 50} for side, city in (("byzantine", "smyrna"), ("arab", "tabuk"))
    }
    table = at(rows, cities={"mecca": arab(0)}).play(SPECIAL)
    of_a_side = {f"{side}_{kind}" for side in ("byzantine", "arab") for kind in ("civil_war", "develop", "fleet")}
    assert set(table.targets("box")) == of_a_side | {"emperor", "caliph", "bulgars", "fortify"}


def test_byz_8_8_a_box_whose_action_cannot_be_carried_out() -> None:
    """BYZ-8.8, BYZ-R13: nothing is occupied merely to block it."""
    full = {name: arab(markers=3) for name in ("tabuk", "medina", "mecca")}
    table = at(RICH, cities=full).play(SPECIAL)
    assert table.refusal("box arab_develop") == ("nothing_to_develop", "BYZ-8.8")
    assert table.refusal("box fortify") == ("not_your_cube", "BYZ-16.1")
    assert table.refusal("box byzantine_civil_war") == ("army_off_the_board", "BYZ-9.4")


def test_byz_10_1_a_city_of_the_box() -> None:
    """BYZ-10.1, BYZ-10.5, BYZ-R18 (b): neither the other side's, nor a Persian or Bulgar one."""
    table = at(cities={"adrianople": {"side": "bulgar"}}).play(SPECIAL, "box byzantine_develop")
    for other in ("mecca", "bagdad", "adrianople"):
        assert table.refusal(f"develop {other}") == ("not_of_the_box", "BYZ-10.1")


def test_byz_10_5_constantinople_is_not_developed() -> None:
    """BYZ-10.5, BYZ-36.8, BYZ-R18 (b)."""
    table = at().play(SPECIAL, "box byzantine_develop")
    assert table.refusal("develop constantinople") == ("capital_never_grows", "BYZ-10.5")


@pytest.mark.parametrize("controller", [None, 0, 1])
def test_byz_10_3_anybodys_city_is_developed(controller: int | None) -> None:
    """BYZ-10.3: control does not matter and does not change."""
    table = at(cities={"athens": byz(controller, 2)}).play(SPECIAL, "box byzantine_develop", "develop athens")
    assert table.play("cube losses").city("athens") == ("byzantine", 3, controller)


def test_byz_16_4_a_wall_is_no_third_marker() -> None:
    """BYZ-16.4: a fortified city of two markers may still grow."""
    table = at(cities={"athens": byz(1, 2, fortified=True)}).play(SPECIAL, "box byzantine_develop")
    assert table.play("develop athens", "cube pool").city("athens") == ("byzantine", 3, 1)


TITLES = pytest.mark.parametrize(
    ("box", "side", "points"), [("emperor", 0, (12, 10)), ("caliph", 1, (10, 12))], ids=["emperor", "caliph"]
)


@TITLES
def test_byz_12_1_13_1_a_title_brings_the_guard(box: str, side: int, points: tuple[int, int]) -> None:
    """BYZ-12.1, BYZ-13.1: one of its colour, which fights in the ELITE box of that side."""
    table = at(RICH, RICH).play(SPECIAL, f"box {box}", "cube pool")
    assert [table.state.guard[each] for each in (0, 1)] == [int(each == side) for each in (0, 1)]
    assert field_dice(table.state, 0, side) == field_dice(table.state, 1, side) + 1


@TITLES
def test_byz_12_2_13_2_a_title_brings_two_points(box: str, side: int, points: tuple[int, int]) -> None:
    """BYZ-12.2, BYZ-13.2."""
    assert at(RICH, RICH).play(SPECIAL, f"box {box}", "cube pool").points(0) == points


@TITLES
def test_byz_8_6_the_guard_does_not_occupy_its_box(box: str, side: int, points: tuple[int, int]) -> None:
    """BYZ-8.6, BYZ-R12 (i): the taker's cube does."""
    table = at(RICH, RICH).play(SPECIAL)
    assert table.refusal(f"box {box}") is None
    table.play(f"box {box}", "cube pool")
    assert table.holder(box) == 0 and table.pool(0) == 8
    assert table.play(SPECIAL).refusal(f"box {box}") == ("box_occupied", "BYZ-8.2")


def test_byz_r12_a_lost_guard_is_not_taken_again_in_the_same_turn() -> None:
    """BYZ-R12 (ii): the taker's cube still lies on the box."""
    table = at(RICH, RICH, boxes={"emperor": 0}, guards={"byzantine": False}, actor=1).play(SPECIAL)
    assert table.refusal("box emperor") == ("box_occupied", "BYZ-8.2")


def test_byz_r76_the_guard_keeps_the_army() -> None:
    """BYZ-R76, BYZ-5.18: the title is taken with the last army cube, and the guard comes in the same action."""
    table = at({"byzantine": army("0/1/0", "athens")}).play(SPECIAL, "box emperor", "cube byzantine_main")
    assert table.where(0, "byzantine") == "athens" and table.army(0, "byzantine") == "0/0/0"


def test_byz_5_18_the_check_comes_before_a_bulgar_attack() -> None:
    """BYZ-5.18, BYZ-R76: an army that paid its last cube defends no more."""
    table = at({"byzantine": army("0/1/0", "adrianople")}).play(
        SPECIAL, "box bulgars", "bulgars adrianople", "cube byzantine_main"
    )
    assert table.where(0, "byzantine") is None and "battle" not in table.heard and "stands" not in table.heard


def test_byz_16_2_the_replaced_cube_goes_to_losses() -> None:
    """BYZ-16.1, BYZ-16.2: the cube of the city to LOSSES, the one for the box out of POOL."""
    table = at(RICH, cities={"mecca": arab(0)}).play(SPECIAL, "box fortify")
    losses = table.losses(0)
    table.play("cube pool")
    assert table.losses(0) == losses + 1 and sum(table.state.fortified) == 1


def test_byz_r37_the_disk_keeps_control() -> None:
    """BYZ-16.8, BYZ-R37 (b): its owner draws the income, and nobody claims the city."""
    table = at(RICH, RICH, cities={"mecca": arab(0)}).play(SPECIAL, "box fortify", "cube pool")
    assert table.city("mecca") == ("arab", 2, 0)
    assert table.play("action claim").refusal("claim mecca") == ("controlled_already", "BYZ-6.1")
    ended = at(RICH, RICH, passed=[1], cities={"mecca": arab(0, fortified=True)}).play("action pass")
    assert ended.events("income")[0] == {"seat": 0, "byzantine": 0, "arab": 4}


@pytest.mark.parametrize(("city", "paid"), [("mecca", (50, 47)), ("athens", (47, 50))])
def test_byz_16_9_the_side_of_the_city_pays_for_its_wall(city: str, paid: tuple[int, int]) -> None:
    """BYZ-16.9, BYZ-R36 (b): Byzantine or Arab."""
    table = at(RICH, cities={"mecca": arab(0), "athens": byz(0)}).play(SPECIAL, "box fortify", f"fortify {city}")
    assert table.play("cube losses").treasury(0) == paid


def test_byz_16_6_one_wall_a_city() -> None:
    """BYZ-16.6; and only where one's own cube lies (BYZ-16.1)."""
    cities = {"mecca": arab(0), "tabuk": arab(0, fortified=True), "athens": byz(0)}
    table = at(RICH, cities=cities).play(SPECIAL, "box fortify")
    assert table.refusal("fortify tabuk") == ("fortified_already", "BYZ-16.6")
    assert table.refusal("fortify smyrna") == ("not_your_cube", "BYZ-16.1")


def test_byz_2_14_two_spare_disks_and_no_third() -> None:
    """BYZ-2.14: a player of two walls has none left for a third city."""
    walls = {"tabuk": arab(0, fortified=True), "medina": arab(0, fortified=True), "mecca": arab(0)}
    assert BOARD["pieces"]["markers_per_player"] == 4
    assert "fortify" not in at(RICH, cities=walls).play(SPECIAL).targets("box")
    assert "fortify" in at(RICH, cities={**walls, "medina": arab(1)}).play(SPECIAL).targets("box")


def test_byz_5_15_taxes_come_from_pool() -> None:
    """BYZ-5.15: LOSSES, army boxes and money raise none."""
    assert at({**RICH, "pool": 0}).refusal("action tax") == ("pool_empty", "BYZ-5.15")
    table = at(RICH).play("action tax", "tax 4", "share 0")
    assert (table.pool(0), table.losses(0), table.state.taxes[0]) == (5, 12, 4)


def test_byz_17_1_one_cube_or_more() -> None:
    """BYZ-17.1, BYZ-R6: up to all of POOL, and never none."""
    table = at().play("action tax")
    assert table.targets("tax") == [str(cubes) for cubes in range(1, 10)]
    assert table.refusal("tax 10") == ("beyond_the_pool", "BYZ-17.1")


def test_byz_17_2_two_bezants_a_cube() -> None:
    """BYZ-17.2."""
    assert at().play("action tax", "tax 9", "share 18").treasury(0) == (15 + 18, 5)
    assert at().play("action tax", "tax 1", "share 0").treasury(0) == (15, 5 + 2)


def test_byz_17_3_the_money_is_split_to_the_single_bezant() -> None:
    """BYZ-17.3, BYZ-R38 (b): any part of it, odd ones too, and no more than all."""
    table = at().play("action tax", "tax 2")
    assert table.open == [f"share {bezants}" for bezants in range(5)]
    assert table.refusal("share 5") == ("beyond_the_tax", "BYZ-17.3")
    assert table.play("share 3").treasury(0) == (18, 6)


def test_byz_17_4_once_a_turn() -> None:
    """BYZ-17.4: not again while a cube lies in TAX; others may."""
    table = at({**RICH, "tax": 1}, RICH)
    assert table.refusal("action tax") == ("taxed_already", "BYZ-17.4")
    assert at({**RICH, "tax": 1}, RICH, actor=1).refusal("action tax") is None


def test_byz_17_5_tax_holds_any_number() -> None:
    """BYZ-17.5: thirty cubes at once."""
    bare = {**BARE, "treasury": 5}
    table = at({"pool": 30, "byzantine": bare, "arab": bare}).play("action tax", "tax 30", "share 60")
    assert table.state.taxes[0] == 30 and table.treasury(0) == (65, 5)


def test_byz_18_buildings() -> None:
    """BYZ-18.1, BYZ-18.2, BYZ-18.3, BYZ-18.5, BYZ-18.6: six Bezants, two points, any number of cubes for good."""
    table = at(RICH, RICH).play(
        "action build", "build church", "cube pool", "action pass", "action build", "build church", "cube pool"
    )
    assert table.points(0) == (14, 10) and table.state.buildings[0, 0] == 2
    table = at({"arab": {"treasury": 6}}).play("action build", "build mosque")
    assert table.treasury(0) == (15, 0) and table.points(0) == (10, 12)  # nothing but POOL could be paid
    assert at({"byzantine": {"treasury": 5}}).refusal("action build") == ("no_money_to_build", "BYZ-18.3")
