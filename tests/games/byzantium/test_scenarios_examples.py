"""BYZ-X1 to BYZ-X14: the worked examples of the rulebooks."""

from __future__ import annotations

import pytest

from bezant.games.byzantium.rules.scoring import final_score
from tests.games.byzantium.table import Table, arab, army, at, byz

MARCH_BYZANTINE = ("action march", "army byzantine")


def test_byz_x1_a_cube_from_the_other_row() -> None:
    """BYZ-X1: BYZ-5.5, BYZ-5.6, BYZ-7.5."""
    table = at({"arab": {"levy": 1}}).play("action reinforce", "reinforce arab_levy byzantine_move", "enough")
    assert table.treasury(0) == (12, 5)
    assert table.row(0, "arab") == [0, 8, 0, 5] and table.row(0, "byzantine") == [1, 3, 2, 3]


def test_byz_x2_mixed_sources_and_treasuries() -> None:
    """BYZ-X2: BYZ-5.3, BYZ-5.4, BYZ-5.8, BYZ-R3."""
    table = at().play(
        "action reinforce", "reinforce pool arab_main", "reinforce losses byzantine_main", "reinforce losses arab_move"
    )
    assert table.treasury(0) == (12, 2)
    assert (table.pool(0), table.losses(0)) == (8, 10)
    assert table.asked == ("action", 1)


def test_byz_x3_taking_damascus() -> None:
    """BYZ-X3: BYZ-5.4, BYZ-6.1, BYZ-6.2, BYZ-6.6."""
    table = at(seats=3).play("action claim", "claim damascus", "cube losses")
    assert table.treasury(0) == (12, 5) and table.points(0) == (13, 10)
    assert table.city("damascus") == ("byzantine", 3, 0)
    assert table.where(0, "byzantine") == "damascus" and table.where(0, "arab") is None


def test_byz_x4_reinforcing_three_boxes() -> None:
    """BYZ-X4: BYZ-7.1, BYZ-7.4, BYZ-7.5."""
    table = at().play(
        "action reinforce",
        "reinforce pool byzantine_elite",
        "reinforce pool byzantine_main",
        "reinforce arab_move byzantine_levy",
    )
    assert table.treasury(0) == (12, 5) and table.pool(0) == 7
    assert table.row(0, "byzantine") == [2, 4, 3, 2] and table.row(0, "arab") == [0, 8, 0, 4]


def test_byz_x5_civil_war_after_a_move() -> None:
    """BYZ-X5: BYZ-9.5, BYZ-20.2, BYZ-27.1. Jerry sits on seat 0, Simon on seat 1."""
    jerry, simon = {"byzantine": army("1/3/2", "antioch")}, {"byzantine": army("1/3/2", "athens", levy=2)}
    table = at(jerry, simon, cities={"damascus": byz(1)}).play(*MARCH_BYZANTINE, "go damascus")
    assert table.row(0, "byzantine")[3] == 1
    losses = table.losses(0)
    table.play("civil_war", "cube pool")
    assert (table.pool(0), table.losses(0)) == (8, losses) and table.treasury(0) == (15, 5)
    assert table.holder("byzantine_civil_war") == 0
    assert table.asked == ("levy", 1)
    table.play("forgo")
    assert "siege" in table.heard and "battle" not in table.heard


def test_byz_x6_developing_mecca() -> None:
    """BYZ-X6: BYZ-10.1, BYZ-10.2, BYZ-10.4."""
    table = at(cities={"mecca": arab(0)}).play("action special", "box arab_develop", "develop mecca", "cube pool")
    assert table.city("mecca") == ("arab", 3, 0) and table.points(0) == (10, 10)
    table = at(cities={"mecca": arab(0, 3)}).play("action special", "box arab_develop")
    assert "mecca" not in table.targets("develop")
    assert table.refusal("develop mecca") == ("city_full", "BYZ-10.2")


ATHENS = {"thessalonica": {"side": "bulgar"}}


def bulgars_box(*players: dict[str, object]) -> Table:
    return at(*players, cities=ATHENS).play("action special", "box bulgars")


def test_byz_x7_bulgars_take_athens() -> None:
    """BYZ-X7: BYZ-11.1, BYZ-11.11, BYZ-11.12, BYZ-11.13."""
    table = bulgars_box().play("bulgars athens", "cube losses")
    assert table.events("gathered") == [{"count": 2, "total": 9}]
    assert table.treasury(0) == (15, 2) and table.points(0) == (10, 11)
    assert table.city("athens") == ("bulgar", 1, None)
    assert table.bulgars == 9 - table.events("siege")[0]["hits"]


@pytest.mark.parametrize(("side", "left"), [("byzantine", (12, 5)), ("arab", (15, 2))])
def test_byz_x7b_bulgars_reinforced_instead(side: str, left: tuple[int, int]) -> None:
    """BYZ-X7b: BYZ-11.3, BYZ-11.14."""
    table = bulgars_box().play("swell", "cube losses", f"treasury {side}")
    assert table.bulgars == 11 and table.treasury(0) == left
    assert "attack" not in table.heard and table.asked == ("action", 1)


def test_byz_x7c_an_army_in_athens_may_retreat_or_fight() -> None:
    """BYZ-X7c: BYZ-11.10, BYZ-26.1, BYZ-28.4."""
    table = bulgars_box({}, {"byzantine": army("1/3/2", "athens")}).play("bulgars athens", "cube pool")
    assert table.asked == ("stand", 1) and table.open == ["fight", "retreat"]
    table.play("fight")
    assert len([event for event in table.told if event.name == "battle"]) == 1
    assert table.events("battle")[0]["dice"] == 3 and len(table.events("die")) >= 3 + 4


def test_byz_x8_entering_at_hira() -> None:
    """BYZ-X8: BYZ-19.3, BYZ-19.4, BYZ-19.8, BYZ-34.2."""
    table = at({}, {"arab": army("0/8/5")}, cities={"hira": arab(0)}, actor=1)
    table.play("action march", "enter hira")
    assert table.where(1, "arab") == "hira" and table.row(1, "arab")[3] == 5
    table.play("go bagdad")
    assert table.events("siege")[0]["dice"] == 3
    assert table.events("moved")[0]["count"] == 1


@pytest.mark.parametrize(
    ("boxes", "answers", "cost"),
    [
        ({}, (), 2),
        ({"arab_fleet": 0}, (), 1),
        ({"arab_fleet": 0, "byzantine_fleet": 1}, ("double", "pay"), 2),
        ({"byzantine_fleet": 1}, ("double", "pay"), 4),
        ({"byzantine_fleet": 1}, ("spare",), 2),
    ],
)
def test_byz_x9_alexandria_to_candia(boxes: dict[str, int], answers: tuple[str, ...], cost: int) -> None:
    """BYZ-X9: BYZ-14.2, BYZ-14.3, BYZ-15.2, BYZ-22.2."""
    table = at({"arab": army("0/8/5", "alexandria")}, cities={"alexandria": arab(0)}, boxes=boxes)
    table.play("action march", "go candia", *answers)
    if "byzantine_fleet" in boxes:
        assert table.asked == ("fire", 1) and table.row(0, "arab")[3] == 5 - cost
        table.hitting((cost, 1)).play("fire")
        assert table.events("fired") == [{"seat": 1, "dice": cost, "hits": 1}]
        assert table.asked == ("lose", 0)
        table.play("lose main")
    assert table.events("moved")[0]["count"] == cost


def test_byz_x10_retreat_from_tarsus() -> None:
    """BYZ-X10: BYZ-26.5, BYZ-26.7, BYZ-26.8. Simon sits on seat 1."""
    table = at(
        {"byzantine": army("1/9/3", "ankara")},
        {"arab": army("0/1/3", "tarsus")},
        cities={"tarsus": arab(1), "palmyra": arab(1), "damascus": arab(1), "antioch": byz()},
    )
    table.play(*MARCH_BYZANTINE, "go tarsus").hitting((4, 0), (1, 0)).play("fight")
    assert table.asked == ("haven", 1) and table.targets("haven") == ["damascus", "palmyra"]
    losses = table.losses(1)
    table.play("haven palmyra")
    assert table.asked == ("lose", 1)
    table.play("lose move")
    assert table.where(1, "arab") == "palmyra" and table.army(1, "arab") == "0/1/2"
    assert table.losses(1) >= losses + 1


def ankara(treasury: int = 0) -> Table:
    """Jerry on seat 0 before Ankara, Andy on seat 1 in it."""
    jerry = {"pool": 0, "arab": army("0/9/4", "tarsus", treasury=treasury)}
    andy = {"byzantine": army("1/6/1", "ankara", levy=2)}
    walls = byz(1, 3, fortified=True)
    table = at(jerry, andy, cities={"tarsus": arab(0), "ankara": walls}).play("action march", "go ankara")
    return table.throwing([2, 4, 6], [1, 3, 5, 5])


def test_byz_x11_battle_of_ankara() -> None:
    """BYZ-X11: BYZ-28.2, BYZ-29.2, BYZ-30.3."""
    table = ankara()
    assert table.army(0, "arab") == "0/9/3" and table.asked == ("stand", 1)
    table.play("fight")
    assert table.events("battle") == [
        {"seat": 0, "force": "arab", "opponent": "yellow", "dice": 3, "hits": 2, "against": 2}
    ]
    assert table.asked == ("lose", 0)
    table.play("lose main", "lose move")
    assert table.asked == ("lose", 1)
    table.play("lose elite", "lose main")
    assert table.events("battle_won")[0]["best"] == 8 and table.events("battle_won")[0]["second"] == 5
    assert table.asked == ("haven", 1)
    assert (table.army(0, "arab"), table.army(1, "byzantine")) == ("0/8/2", "0/5/1")


@pytest.mark.parametrize(("faces", "hits"), [([1, 2, 3], 0), ([3, 4, 4], 2), ([4, 5, 6], 3)])
def test_byz_28_5_four_five_and_six_hit(faces: list[int], hits: int) -> None:
    """BYZ-28.5."""
    assert ankara().throwing(faces, [1, 1, 1, 1]).play("fight").events("battle")[0]["hits"] == hits


def test_byz_29_5_the_attacker_loses_first() -> None:
    """BYZ-29.5: both rolls are known by then."""
    table = ankara().play("fight")
    assert table.events("battle")[0]["against"] == 2 and table.asked == ("lose", 0)
    assert table.play("lose main", "lose move").asked == ("lose", 1)


def test_byz_30_1_the_greater_strength_after_losses_wins() -> None:
    """BYZ-30.1, BYZ-R74 (b): eight of nine MAIN cubes are left, against five and one MOVE cube."""
    table = ankara().play("fight", "lose main", "lose move", "lose elite", "lose main")
    won = table.events("battle_won")[0]
    assert (won["seat"], won["best"], won["second"]) == (0, 8, 5)


def besieged_ankara(treasury: int = 0) -> Table:
    """After the battle: Andy's army gone to Sinope, no levy, the siege thrown."""
    table = ankara(treasury).play("fight", "lose main", "lose move", "lose elite", "lose main", "haven sinope")
    assert table.asked == ("levy", 1)
    return table.throwing([1, 1, 3, 6]).play("forgo", "lose main")


def test_byz_x12_siege_of_ankara() -> None:
    """BYZ-X12: BYZ-31.1, BYZ-31.3, BYZ-31.4, BYZ-16.3."""
    table = besieged_ankara()
    assert table.army(0, "arab") == "0/7/2"
    assert "captured" in table.heard and table.city("ankara")[0] == "arab"


def test_byz_x13_capture_of_ankara() -> None:
    """BYZ-X13: BYZ-32.1, BYZ-32.3, BYZ-33.4."""
    table = besieged_ankara()
    assert table.asked == ("lose", 0) and table.treasury(0)[1] == 2
    losses = table.losses(0)
    table.play("lose main", "lose move")
    assert table.army(0, "arab") == "0/6/1" and table.losses(0) == losses + 1
    assert table.city("ankara") == ("arab", 2, 0) and table.treasury(0)[1] == 2
    assert table.where(0, "arab") == "ankara" and not any(table.state.fortified)


def test_byz_32_5_points_and_loot_of_a_capture() -> None:
    """BYZ-32.5: two of three markers, for the side of the army."""
    table = besieged_ankara(treasury=7)
    assert table.points(0) == (10, 12) and table.treasury(0) == (15, 7 + 2)


def test_byz_32_6_a_capture_ends_with_a_control_cube() -> None:
    """BYZ-32.6: the captor is asked for it, and controls the city."""
    table = besieged_ankara(treasury=7)
    assert table.asked == ("cube", 0) and table.city("ankara") == ("arab", 2, None)
    assert table.play("cube losses").city("ankara") == ("arab", 2, 0)


def test_byz_32_7_loot_is_received_before_the_control_cube_is_paid() -> None:
    """BYZ-32.7: one Bezant and two of loot pay for it."""
    table = besieged_ankara(treasury=1)
    assert table.asked == ("cube", 0) and table.play("cube losses").treasury(0)[1] == 0


def test_byz_x13b_with_three_bezants_a_cube_must_be_bought() -> None:
    """BYZ-X13b: BYZ-33.2, BYZ-R53."""
    table = besieged_ankara(treasury=1)
    assert table.asked == ("cube", 0) and "pool" not in table.targets("cube")
    table.play("cube losses")
    assert table.treasury(0)[1] == 0 and table.army(0, "arab") == "0/7/2"
    assert table.city("ankara") == ("arab", 2, 0)


@pytest.mark.parametrize(
    ("arab_points", "byzantine_points", "score"), [(18, 40, 40), (15, 30, 45), (18, 30, 48), (30, 18, 48)]
)
def test_byz_x14_final_scores(arab_points: int, byzantine_points: int, score: int) -> None:
    """BYZ-X14: BYZ-46.3, BYZ-46.4, BYZ-R63."""
    table = at({"byzantine": {"points": byzantine_points}, "arab": {"points": arab_points}})
    assert final_score(table.state, 0) == score
