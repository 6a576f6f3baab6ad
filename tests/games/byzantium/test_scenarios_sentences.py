"""BYZ-X15 to BYZ-X35: examples inside rule sentences and in the advice sections."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.kernel.errors import BadPosition
from tests.games.byzantium.table import Table, arab, army, at, byz

ARAB_ROUTE = {
    name: arab()
    for name in ("tarsus", "antioch", "damascus", "leucosia", "alexandria", "candia", "athens", "jerusalem")
}
RICH = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50}}


@pytest.mark.parametrize(("side", "city"), [("arab", "damascus"), ("byzantine", "mecca")])
def test_byz_x15_the_city_shows_the_side_of_a_figure(side: str, city: str) -> None:
    """BYZ-X15: BYZ-1.13, BYZ-I24."""
    with pytest.raises(BadPosition, match="BYZ-I24"):
        at({side: army("1/3/2", city), "has_marched": True})


def test_byz_x16_a_byzantine_city_moves_the_byzantine_marker() -> None:
    """BYZ-X16: BYZ-1.16, BYZ-6.2."""
    assert at().play("action claim", "claim athens", "cube pool").points(0) == (12, 10)
    assert at().play("action claim", "claim mecca", "cube pool").points(0) == (10, 12)


@pytest.mark.parametrize(
    ("side", "city", "left", "gained"),
    [("byzantine", "antioch", (13, 5), (11, 10)), ("arab", "mecca", (15, 3), (10, 11))],
)
def test_byz_x17_civil_war_by_side(side: str, city: str, left: tuple[int, int], gained: tuple[int, int]) -> None:
    """BYZ-X17: BYZ-9.7, BYZ-35.1, BYZ-35.2: its side pays for the box, and has the points and the loot of one marker."""
    table = at({side: army("1/9/2", city)}, {"byzantine": {"levy": 0}}, cities={city: _of(side, 1, 2)})
    table.play("action special", f"box {side}_civil_war").hitting((2, 0)).play("cube losses")
    assert table.city(city) == (side, 1, None)
    table.play("cube pool")
    assert table.treasury(0) == left and table.points(0) == gained
    assert table.city(city) == (side, 1, 0) and table.where(0, side) == city


@pytest.mark.parametrize("side", ["byzantine", "arab"])
def test_byz_9_1_civil_war_is_fought_by_the_army_of_the_box(side: str) -> None:
    """BYZ-9.1: against the city of that allegiance where it stands; the army of the other side is not asked."""
    homes = {"byzantine": "antioch", "arab": "mecca"}
    rows = {each: army("1/9/2", city) for each, city in homes.items()}
    cities = {city: _of(each, 1, 2) for each, city in homes.items()}
    table = at(rows, {"byzantine": {"levy": 0}}, cities=cities)
    table.play("action special", f"box {side}_civil_war").hitting((2, 0)).play("cube pool", "cube pool")
    assert table.events("captured")[0]["city"] == homes[side] and table.events("captured")[0]["force"] == side
    away = at({side: army("1/9/2")}, {}).play("action special")
    assert away.refusal(f"box {side}_civil_war") == ("army_off_the_board", "BYZ-9.4")


def _of(side: str, controller: int, markers: int) -> dict[str, Any]:
    return {"side": side, "controller": controller, "markers": markers}


@pytest.mark.parametrize(("side", "points"), [("byzantine", (10, 11)), ("arab", (11, 10))])
def test_byz_x18_bulgar_points_go_to_the_other_side(side: str, points: tuple[int, int]) -> None:
    """BYZ-X18: BYZ-11.12."""
    table = at(cities={"adrianople": _of(side, 1, 2)}).play(
        "action special", "box bulgars", "bulgars adrianople", "cube pool"
    )
    if table.step == "levy":
        table.play("forgo")
    assert table.city("adrianople") == ("bulgar", 1, None) and table.points(0) == points


@pytest.mark.parametrize(
    ("side", "route", "total"),
    [
        ("byzantine", ("antioch", "damascus", "jerusalem"), 3),
        ("byzantine", ("antioch", "damascus", "leucosia"), 3),
        ("byzantine", ("candia", "leucosia", "attalia"), 3),
        ("byzantine", ("candia", "smyrna", "nicaea"), 3),
        ("arab", ("tarsus", "antioch", "damascus"), 3),
        ("arab", ("antioch", "damascus", "leucosia"), 4),
        ("arab", ("leucosia", "damascus", "jerusalem"), 4),
        ("arab", ("alexandria", "candia", "athens"), 5),
    ],
)
def test_byz_x19_two_link_totals(side: str, route: tuple[str, str, str], total: int) -> None:
    """BYZ-X19: BYZ-20.5, BYZ-22.1, BYZ-22.5."""
    start, between, goal = route
    table = at({side: army("1/3/6", start)}, cities=ARAB_ROUTE if side == "arab" else {})
    table.play("action march", *((f"army {side}",) if side == "byzantine" else ()), f"go {between}", f"go {goal}")
    assert table.where(0, side) == goal and table.row(0, side)[3] == 6 - total


@pytest.mark.parametrize(("fleet", "answers", "cost"), [({}, (), 4), ({"byzantine_fleet": 1}, ("double", "pay"), 8)])
def test_byz_x20_the_crossing(fleet: dict[str, int], answers: tuple[str, ...], cost: int) -> None:
    """BYZ-X20: BYZ-22.3, BYZ-22.4."""
    table = at({"arab": army("0/8/9", "nicaea")}, cities={"nicaea": arab(0)}, boxes=fleet)
    table.play("action march", "go constantinople", *answers)
    if fleet:
        table.play("hold")
    assert table.events("moved")[0]["count"] == cost


def test_byz_x21_a_captured_city_shrinks() -> None:
    """BYZ-X21: BYZ-32.3."""
    table = at({"arab": army("0/8/5", "tabuk")}).play("action march").hitting((3, 0)).play("go jerusalem", "cube pool")
    assert table.city("jerusalem") == ("arab", 2, 0)
    assert table.points(0) == (10, 12) and table.treasury(0) == (15, 7)


def test_byz_x22_hop_to_trebizond() -> None:
    """BYZ-X22: BYZ-23.1, BYZ-23.2, BYZ-23.3."""
    table = at({"byzantine": army("1/3/2", "constantinople")}).play("action march", "army byzantine", "go trebizond")
    assert table.where(0, "byzantine") == "trebizond" and table.row(0, "byzantine")[3] == 1
    table = at({"byzantine": army("1/3/5", "trebizond")}).play("action march", "army byzantine")
    assert table.refusal("go constantinople") == ("no_link", "BYZ-20.1")


@pytest.mark.parametrize("city", ["mosul", "damascus"])
def test_byz_x23_forced_halt(city: str) -> None:
    """BYZ-X23: BYZ-24.1, BYZ-20.7."""
    table = at({"byzantine": army("1/9/5", "palmyra")}, cities={"damascus": arab()})
    table.play("action march", "army byzantine", f"go {city}")
    assert "siege" in table.heard and table.step != "march"


def test_byz_x24_a_friendly_city_ends_the_retreat() -> None:
    """BYZ-X24: BYZ-26.4."""
    table = at(
        {"arab": army("0/8/5", "jerusalem")}, {"byzantine": army("1/3/2", "damascus")}, cities={"jerusalem": arab()}
    )
    table.play("action march", "go damascus", "retreat")
    assert table.targets("haven") == ["antioch", "leucosia", "palmyra"]
    table.play("haven antioch")
    assert table.where(1, "byzantine") == "antioch" and table.army(1, "byzantine") == "1/3/2"


def test_byz_x25_no_suicide_by_retreat() -> None:
    """BYZ-X25: BYZ-26.7. Antioch costs one cube on the way to Damascus, Tabuk lies farther."""
    table = at(
        {"byzantine": army("1/9/3", "ankara")},
        {"arab": army("0/1/3", "tarsus")},
        cities={"tarsus": arab(1), "palmyra": arab(1), "damascus": arab(1)},
    )
    table.play("action march", "army byzantine", "go tarsus", "retreat")
    assert table.targets("haven") == ["damascus", "palmyra"]
    assert table.refusal("haven tabuk") == ("costlier_retreat", "BYZ-26.7")


def test_byz_x26_spending_the_last_cube_dissolves_the_army() -> None:
    """BYZ-X26: BYZ-20.9, BYZ-R30."""
    table = at({"byzantine": army("0/0/1", "antioch")})
    losses = table.losses(0)
    table.play("action march", "army byzantine", "go damascus")
    assert table.where(0, "byzantine") is None and table.losses(0) == losses + 1
    assert "moved" not in table.heard and table.asked == ("action", 1)


def test_byz_x27_a_city_of_size_one() -> None:
    """BYZ-X27: BYZ-32.4."""
    table = at({"arab": army("0/8/5", "tabuk")}, cities={"jerusalem": byz(markers=1)})
    table.play("action march").hitting((1, 0)).play("go jerusalem")
    assert table.asked == ("cube", 0)
    table.play("cube pool")
    assert table.city("jerusalem") == ("arab", 1, 0)
    assert table.points(0) == (10, 10) and table.treasury(0) == (15, 5)


def test_byz_x28_both_disks_in_use() -> None:
    """BYZ-X28: BYZ-16.7, BYZ-32.1."""
    walls = {"mecca": arab(0, fortified=True), "medina": arab(0, fortified=True), "tabuk": arab(0)}
    table = at(cities=walls).play("action special")
    assert table.refusal("box fortify") == ("no_disk_left", "BYZ-16.7")
    attacker = {"arab": army("0/9/4", "mecca")}
    table = at({}, attacker, cities=walls, actor=1).play("action special", "box arab_civil_war").hitting((3, 0))
    table.play("cube pool", "cube pool", "action special")
    assert table.asked == ("box", 0) and table.refusal("box fortify") is None


def test_byz_x29_adrianople_first() -> None:
    """BYZ-X29: BYZ-11.5, BYZ-11.16, BYZ-36.6."""
    table = at(bulgars=11, cities={"adrianople": {"side": "bulgar"}}).play("action special", "box bulgars")
    assert "constantinople" in table.targets("bulgars")
    table.hitting((5, 0)).play("bulgars constantinople", "cube pool")
    assert table.result == ("fell_to_bulgars", [0]) and table.points(0) == (10, 15)


def test_byz_x30_byzantine_money_for_arab_use() -> None:
    """BYZ-X30: BYZ-44.1, BYZ-5.3."""
    table = at(RICH, RICH, passed=[1]).play("action special", "box byzantine_develop", "develop athens", "cube losses")
    assert table.state.turn == 2 and table.treasury(0)[0] == 50 - 3 - 12
    assert table.holder("byzantine_develop_1") is None
    half_of_losses = 6
    assert (table.pool(0), table.losses(0)) == (9 + 1 + half_of_losses, 5)


def test_byz_x31_own_fleet() -> None:
    """BYZ-X31: BYZ-14.7, BYZ-R24."""
    table = at({"arab": army("0/8/9", "nicaea")}, cities={"nicaea": arab(0)}, boxes={"byzantine_fleet": 0})
    table.play("action march", "go constantinople")
    assert table.events("moved")[0]["count"] == 4


def test_byz_x32_the_capturer_may_lose() -> None:
    """BYZ-X32: BYZ-36.6, BYZ-36.7, BYZ-46.6."""
    table = at(
        {"arab": army("2/10/6", "adrianople", points=15)},
        {"arab": {"points": 22}, "byzantine": {"points": 0}},
        cities={"adrianople": arab(0)},
    )
    table.play("action march").hitting((5, 0)).play("go constantinople")
    assert table.points(0) == (10, 20) and table.result == ("fell_to_arabs", [1])


def test_byz_x33_blocked_by_own_city() -> None:
    """BYZ-X33: BYZ-24.3, BYZ-R34."""
    table = at({"arab": army("0/8/5", "tabuk")}, cities={"jerusalem": byz(0)}).play("action march", "army arab")
    assert table.refusal("go jerusalem") == ("own_city", "BYZ-24.3")
    table = at({"byzantine": army("1/3/5", "damascus")}, cities={"jerusalem": arab(0)})
    table.play("action march", "army byzantine")
    assert table.refusal("go jerusalem") == ("own_city", "BYZ-24.3")


def test_byz_x34_small_army_full_pool() -> None:
    """BYZ-X34: BYZ-43.1, BYZ-44.3."""
    small = {**RICH, "byzantine": army("0/1/0", treasury=50)}
    table = at(small, RICH, passed=[1]).play("action pass")
    (own, others) = (table.treasury(seat)[0] for seat in (0, 1))
    assert own == 50 - 1 - 2 * 2 and others == 50 - 12
    assert table.pool(0) > table.pool(1)


def test_byz_x35_balkan_approach() -> None:
    """BYZ-X35: BYZ-11.7, BYZ-11.12."""
    table = at(cities={"thessalonica": {"side": "bulgar"}, "athens": arab(1, 2)})
    assert {"athens", "adrianople"} <= set(bulgar_targets(table))
    table.play("bulgars athens", "cube pool")
    assert table.points(0) == (11, 10)


def bulgar_targets(table: Table) -> list[str]:
    return table.play("action special", "box bulgars").targets("bulgars")
