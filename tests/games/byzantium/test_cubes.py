"""BYZ-5 to BYZ-8, BYZ-10, BYZ-12, BYZ-13, BYZ-16 to BYZ-18: cubes and what they are placed for."""

from __future__ import annotations

import pytest

from tests.games.byzantium.table import arab, army, at, byz

RICH = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50}}
BARE = {"elite": 0, "main": 0, "levy": 0, "move": 0}
SPECIAL = "action special"


def test_byz_5_2_any_source() -> None:
    """BYZ-5.2, BYZ-5.3, BYZ-5.10, BYZ-R4: also a bought cube while POOL is not empty; a guard is none (BYZ-5.12, BYZ-R7)."""
    table = at(RICH, boxes={"emperor": 0}).play("action claim", "claim mecca")
    assert table.targets("cube") == [
        *(
            "pool",
            "losses",
            "byzantine_elite",
            "byzantine_main",
            "byzantine_levy",
            "byzantine_move",
            "arab_main",
            "arab_move",
        )
    ]
    table = at({"byzantine": {**BARE, "treasury": 50}}, boxes={"emperor": 0}).play("action claim", "claim athens")
    assert table.refusal("cube byzantine_elite") == ("source_empty", "BYZ-5.2")


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


def test_byz_6_claiming() -> None:
    """BYZ-6.3, BYZ-6.4, BYZ-6.5, BYZ-6.8, BYZ-1.5, BYZ-1.6, BYZ-1.17: no army, no link; Constantinople, Persians and
    Bulgars never."""
    cities = {"adrianople": {"side": "bulgar"}, "smyrna": byz(1)}
    table = at({}, {"byzantine": army("1/3/2", "athens")}, cities=cities).play("action claim")
    assert table.refusal("claim constantinople") == ("capital_has_no_controller", "BYZ-6.3")
    assert table.refusal("claim bagdad") == table.refusal("claim adrianople") == ("not_of_a_side", "BYZ-6.4")
    assert table.refusal("claim smyrna") == ("controlled_already", "BYZ-6.1")
    table.play("claim athens", "cube pool")
    assert table.city("athens") == ("byzantine", 2, 0) and table.treasury(0) == (15, 5)
    assert at().play("action claim", "claim mecca", "cube pool").where(0, "arab") is None


def test_byz_6_6_the_first_byzantine_city_places_the_army_once() -> None:
    """BYZ-6.6, BYZ-6.7, BYZ-R9."""
    table = at(RICH, RICH).play("action claim", "claim athens", "cube pool", "action pass")
    table.play("action claim", "claim smyrna", "cube pool")
    assert table.where(0, "byzantine") == "athens"


def test_byz_6_7_no_cube_no_figure() -> None:
    """BYZ-6.7, BYZ-R9, BYZ-R76, BYZ-5.18, BYZ-38.2: the source is emptied first; later the army may enter by action F."""
    table = at({"byzantine": {**BARE, "main": 1}}, RICH).play("action claim", "claim athens", "cube byzantine_main")
    assert table.where(0, "byzantine") is None and table.state.has_marched[0] == 1
    table.play("action claim", "claim mecca", "cube pool")
    table.play("action reinforce", "reinforce pool byzantine_main", "enough")
    table.play("action claim", "claim medina", "cube pool", "action march", "army byzantine")
    assert table.asked == ("enter", 0)


def test_byz_7_reinforcing_limits() -> None:
    """BYZ-7.2, BYZ-7.3, BYZ-7.6, BYZ-R10, BYZ-R11, BYZ-R6."""
    table = at(RICH).play("action reinforce")
    assert table.refusal("enough") == ("place_one_first", "BYZ-7.1")
    table.play("reinforce byzantine_main byzantine_elite")
    assert table.refusal("reinforce pool byzantine_elite") == ("one_elite_cube", "BYZ-7.3")
    assert table.refusal("reinforce byzantine_main byzantine_main") == ("back_into_its_box", "BYZ-7.6")
    assert table.refusal("reinforce arab_elite byzantine_main") == ("source_empty", "BYZ-5.2")
    table.play("reinforce pool arab_elite")
    assert table.refusal("reinforce arab_elite arab_main") == ("moved_already", "BYZ-7.6")
    assert table.refusal("reinforce byzantine_elite byzantine_main") is None  # the one that stood there before
    assert table.play("reinforce pool byzantine_main").asked == ("action", 1)
    poor = at({"arab": {"treasury": 2}}).play("action reinforce")
    assert poor.refusal("reinforce losses arab_main") == ("treasury_short", "BYZ-5.11")


def test_byz_8_2_a_box_is_used_once_a_turn() -> None:
    """BYZ-8.1, BYZ-8.2, BYZ-8.3, BYZ-8.4, BYZ-8.5, BYZ-8.7: kinds with several boxes may be used again, by the same player
    too."""
    boxes = {"byzantine_develop_1": 0, "arab_fleet": 1}
    table = at(RICH, RICH, boxes=boxes).play(SPECIAL)
    assert table.refusal("box arab_fleet") == ("box_occupied", "BYZ-8.2")
    table.play("box byzantine_develop", "develop athens", "cube pool")
    assert table.holder("byzantine_develop_2") == 0
    assert "byzantine_develop" not in table.play(SPECIAL).targets("box")


def test_byz_8_8_a_box_whose_action_cannot_be_carried_out() -> None:
    """BYZ-8.8, BYZ-R13: nothing is occupied merely to block it."""
    full = {name: arab(markers=3) for name in ("tabuk", "medina", "mecca")}
    table = at(RICH, cities=full).play(SPECIAL)
    assert table.refusal("box arab_develop") == ("nothing_to_develop", "BYZ-8.8")
    assert table.refusal("box fortify") == ("not_your_cube", "BYZ-16.1")
    assert table.refusal("box byzantine_civil_war") == ("army_off_the_board", "BYZ-9.4")


def test_byz_10_development() -> None:
    """BYZ-10.1, BYZ-10.3, BYZ-10.5, BYZ-36.8, BYZ-R18, BYZ-16.4: anybody's city, of the box's side; a wall does not count."""
    cities = {"athens": byz(1, 2, fortified=True), "adrianople": {"side": "bulgar"}}
    table = at(cities=cities).play(SPECIAL, "box byzantine_develop")
    assert table.refusal("develop constantinople") == ("capital_never_grows", "BYZ-10.5")
    for other in ("mecca", "bagdad", "adrianople"):
        assert table.refusal(f"develop {other}") == ("not_of_the_box", "BYZ-10.1")
    assert table.play("develop athens", "cube losses").city("athens") == ("byzantine", 3, 1)
    assert table.treasury(0) == (12, 5)


@pytest.mark.parametrize(("box", "side", "points"), [("emperor", "byzantine", (12, 10)), ("caliph", "arab", (10, 12))])
def test_byz_12_13_titles(box: str, side: str, points: tuple[int, int]) -> None:
    """BYZ-12.1, BYZ-12.2, BYZ-13.1, BYZ-13.2, BYZ-8.6, BYZ-37.1, BYZ-37.4, BYZ-R12: guard and points; the box is occupied."""
    table = at(RICH, RICH).play(SPECIAL, f"box {box}", "cube pool")
    assert table.points(0) == points and table.holder(box) == 0
    assert table.state.guard[("byzantine", "arab").index(side)] == 1
    assert table.play(SPECIAL).refusal(f"box {box}") == ("box_occupied", "BYZ-8.2")


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


def test_byz_16_fortification() -> None:
    """BYZ-16.1, BYZ-16.2, BYZ-16.6, BYZ-16.8, BYZ-16.9, BYZ-R36, BYZ-R37, BYZ-2.14: a disk for the cube, control
    unchanged."""
    table = at(RICH, cities={"mecca": arab(0), "tabuk": arab(0, fortified=True)}).play(SPECIAL, "box fortify")
    assert table.asked == ("cube", 0)  # Mecca is the only choice
    losses = table.losses(0)
    table.play("cube losses")
    assert table.city("mecca") == ("arab", 2, 0) and table.losses(0) == losses
    assert table.treasury(0) == (50, 47) and sum(table.state.fortified) == 2
    one_wall = at(RICH, cities={"mecca": arab(0), "tabuk": arab(0, fortified=True), "athens": byz(0)})
    one_wall.play(SPECIAL, "box fortify")
    assert one_wall.refusal("fortify tabuk") == ("fortified_already", "BYZ-16.6")
    assert one_wall.refusal("fortify smyrna") == ("not_your_cube", "BYZ-16.1")


def test_byz_17_taxes() -> None:
    """BYZ-5.15, BYZ-17.1, BYZ-17.2, BYZ-17.5, BYZ-R6: from POOL only, as many as it holds."""
    table = at().play("action tax")
    assert table.targets("tax") == [str(cubes) for cubes in range(1, 10)]
    assert table.refusal("tax 10") == ("beyond_the_pool", "BYZ-17.1")
    table.play("tax 9")
    assert table.refusal("share 19") == ("beyond_the_tax", "BYZ-17.3")
    assert table.play("share 18").treasury(0) == (33, 5) and table.state.taxes[0] == 9


def test_byz_18_buildings() -> None:
    """BYZ-18.1, BYZ-18.2, BYZ-18.3, BYZ-18.5, BYZ-18.6: six Bezants, two points, any number of cubes for good."""
    table = at(RICH, RICH).play(
        "action build", "build church", "cube pool", "action pass", "action build", "build church", "cube pool"
    )
    assert table.points(0) == (14, 10) and table.state.buildings[0, 0] == 2
    table = at({"arab": {"treasury": 6}}).play("action build", "build mosque")
    assert table.treasury(0) == (15, 0) and table.points(0) == (10, 12)  # nothing but POOL could be paid
    assert at({"byzantine": {"treasury": 5}}).refusal("action build") == ("no_money_to_build", "BYZ-18.3")
