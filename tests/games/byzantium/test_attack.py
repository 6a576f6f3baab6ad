"""BYZ-9, BYZ-11, BYZ-25 to BYZ-40: attacks by armies and Bulgars."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.games.byzantium.invariants import cubes_in_all
from bezant.games.byzantium.tables import BULGAR_CUBES
from bezant.kernel.errors import BadPosition
from tests.games.byzantium.table import Table, arab, army, at, byz

BYZANTINE = ("action march", "army byzantine")
BULGARS = ("action special", "box bulgars")


def before_jerusalem(*defenders: dict[str, Any], cubes: str = "0/8/5", **position: Any) -> Table:
    """An Arab army of seat 0 that has just marched on Jerusalem, seats 1 and on defending it."""
    cities = {"jerusalem": byz(1), **position.pop("cities", {})}
    table = at({"pool": 3, "arab": army(cubes, "tabuk")}, *defenders, cities=cities, **position)
    return table.play("action march", "go jerusalem")


def defender(cubes: str, levy: int = 0) -> dict[str, Any]:
    return {"byzantine": army(cubes, "jerusalem", levy=levy)}


# --- order of an attack -------------------------------------------------------------------------------------------------------


def test_byz_25_2_armies_then_levy_then_siege() -> None:
    """BYZ-25.2: retreats, battles, levy, siege, capture."""
    table = before_jerusalem(defender("0/1/0", levy=1))
    assert table.asked == ("stand", 1)
    table.hitting((3, 1), (1, 0)).play("fight")
    assert table.asked == ("levy", 1) and "battle" in table.heard and "siege" not in table.heard
    table.hitting((3, 1), (1, 0), (3, 0)).play("levy")
    assert table.heard.index("battle") < table.heard.index("siege") < table.heard.index("captured")


def test_byz_30_4_a_city_without_defenders_left_is_besieged() -> None:
    """BYZ-30.4: at once, unasked."""
    table = before_jerusalem(defender("0/1/0")).hitting((3, 1), (1, 0), (3, 0)).play("fight")
    assert table.heard.index("battle_won") < table.heard.index("siege")


def test_byz_25_5_the_victor_stays_in_the_city() -> None:
    """BYZ-25.5, BYZ-25.6: and the action is over, though it has MOVE cubes left."""
    table = at({"arab": army("0/8/5", "tabuk")}).play("action march").hitting((3, 0)).play("go jerusalem", "cube pool")
    assert table.where(0, "arab") == "jerusalem" and table.row(0, "arab")[3] == 4
    assert table.asked == ("action", 1)


def test_byz_25_7_no_other_army_is_left_when_a_siege_begins() -> None:
    """BYZ-25.7, BYZ-R69 (b): one has retreated, the other is destroyed."""
    table = before_jerusalem(defender("1/3/2"), defender("0/1/0")).play("retreat", "haven damascus")
    table.hitting((3, 1), (1, 0), (3, 0)).play("fight")
    assert "siege" in table.heard and {table.where(seat, "byzantine") for seat in (1, 2)} == {"damascus", None}


def test_byz_25_1_arrival_civil_war_and_bulgars_attack() -> None:
    """BYZ-25.1: each begins a siege; arrival in a friendly city does not."""
    arrival = at({"arab": army("0/8/5", "tabuk")}).play("action march", "go jerusalem")
    civil_war = at({"arab": army("0/8/5", "tabuk")}, cities={"tabuk": arab(1)})
    civil_war.play("action special", "box arab_civil_war", "cube pool")
    bulgars = at().play(*BULGARS, "bulgars adrianople", "cube pool")
    friendly = at({"arab": army("0/8/5", "tabuk")}).play("action march", "go medina")
    assert ["siege" in table.heard for table in (arrival, civil_war, bulgars, friendly)] == [True, True, True, False]


def test_byz_25_4_every_army_in_the_city_defends() -> None:
    """BYZ-25.4, BYZ-26.2, BYZ-R41, BYZ-R42: third players' too, clockwise from the attacker's left, each retreat at once."""
    table = before_jerusalem(defender("1/3/2"), defender("1/3/2"), defender("1/3/2"), actor=0)
    assert table.asked == ("stand", 1)
    table.play("retreat", "haven damascus")
    assert table.where(1, "byzantine") == "damascus" and table.asked == ("stand", 2)
    table.play("fight")
    assert table.asked == ("stand", 3)


def test_byz_40_several_defenders_are_fought_one_by_one() -> None:
    """BYZ-40.1, BYZ-40.2, BYZ-40.3, BYZ-40.4, BYZ-R42: the attacker picks; losses stay; each beaten army leaves before the
    next battle."""
    table = before_jerusalem(defender("0/1/0"), defender("0/2/0"), defender("0/1/0")).play("fight", "fight", "fight")
    assert table.asked == ("opponent", 0) and table.targets("oppose") == ["1", "2", "3"]
    assert table.refusal("oppose 0") == ("no_such_opponent", "BYZ-40.2")
    table.hitting((3, 0), (2, 1)).play("oppose 2", "lose main")
    assert table.asked == ("haven", 2)
    table.play("haven damascus")
    assert table.asked == ("opponent", 0) and table.army(0, "arab") == "0/7/4"


def test_byz_40_5_a_lost_battle_ends_the_attack() -> None:
    """BYZ-40.5, BYZ-30.5: armies not yet fought stay."""
    table = before_jerusalem(defender("0/5/0"), defender("0/1/0"), cubes="0/2/3").play("fight", "fight")
    table.hitting((2, 0), (3, 0)).play("oppose 1")
    assert table.where(0, "arab") == "tabuk" and table.where(2, "byzantine") == "jerusalem"
    assert "siege" not in table.heard


def test_byz_25_3_strength_0_may_attack_and_fails() -> None:
    """BYZ-25.3, BYZ-R40, BYZ-31.7: no dice, never greater than the city; losses stand."""
    table = at({"arab": army("0/0/3", "tabuk")}).play("action march").hitting((3, 1)).play("go jerusalem")
    assert table.army(0, "arab") == "0/0/1" and table.where(0, "arab") == "tabuk"


# --- retreats -----------------------------------------------------------------------------------------------------------------


def test_byz_26_10_byzantines_retreat_over_the_sea() -> None:
    """BYZ-26.1, BYZ-26.3, BYZ-26.10, BYZ-1.12: freely, without MOVE cubes, whoever holds a fleet."""
    table = at(
        {"arab": army("0/8/5", "alexandria")},
        {"byzantine": army("1/3/0", "candia")},
        cities={"alexandria": arab(0)},
        boxes={"byzantine_fleet": 0},
    )
    table.play("action march", "go candia", "retreat")
    assert table.targets("haven") == ["athens", "smyrna", "leucosia"]
    assert table.play("haven smyrna").army(1, "byzantine") == "1/3/0"


def fleeing(cubes: str = "1/3/2", *others: dict[str, Any]) -> Table:
    """A Byzantine army leaves Jerusalem, with Arab cities on both roads: a cube is lost on every way."""
    cities = {name: arab() for name in ("damascus", "alexandria")}
    return before_jerusalem(defender(cubes), *others, cities=cities).play("retreat")


def test_byz_26_9_a_retreat_passes_through_enemies() -> None:
    """BYZ-26.9: an Arab army in Damascus stops nobody on the way to Antioch."""
    table = fleeing("1/3/2", {"arab": army("0/8/5", "damascus")})
    assert "antioch" in table.targets("haven")
    assert table.play("haven antioch", "lose move").where(1, "byzantine") == "antioch"


def test_byz_26_5_each_hostile_city_costs_a_cube() -> None:
    """BYZ-26.5, BYZ-26.6: the owner's choice, and on it goes to the first friendly city."""
    table = fleeing().play("haven antioch")
    assert table.asked == ("lose", 1) and table.targets("lose") == ["elite", "main", "move"]
    assert table.play("lose move").where(1, "byzantine") == "antioch" and table.army(1, "byzantine") == "1/3/1"


def test_byz_26_6_a_retreat_goes_on_through_two_hostile_cities() -> None:
    """BYZ-26.6: Jerusalem's neighbours and theirs are Arab; two cubes go before Edessa is reached."""
    near = ("damascus", "alexandria", "antioch", "palmyra", "leucosia", "candia")
    table = before_jerusalem(defender("0/3/0"), cities={name: arab() for name in near}).play("retreat")
    table.play("haven edessa")
    assert table.where(1, "byzantine") == "edessa" and table.army(1, "byzantine") == "0/1/0"


def test_byz_21_3_byzantines_do_not_flee_over_the_desert() -> None:
    """BYZ-21.3, BYZ-26.13, BYZ-R46 (b): Tabuk, Byzantine and beyond a desert track, is no haven; sea links are used."""
    cities = {"damascus": arab(), "alexandria": arab(), "tabuk": byz(1)}
    attacked = at({"arab": army("0/8/5", "damascus")}, defender("1/3/2"), cities={"jerusalem": byz(1), **cities}).play(
        "action march", "go jerusalem", "retreat"
    )
    assert attacked.targets("haven") == ["candia", "antioch", "leucosia", "palmyra"]


def test_byz_26_13_no_retreat_by_the_hop() -> None:
    """BYZ-26.13, BYZ-R46 (b): from Constantinople by its links alone, though every coast is friendly."""
    table = at(
        {"arab": army("2/8/6", "adrianople")},
        {"byzantine": army("1/3/2", "constantinople")},
        cities={"adrianople": arab()},
    )
    assert table.play("action march", "go constantinople", "retreat").where(1, "byzantine") == "nicaea"


def test_byz_26_14_the_attacked_city_is_no_haven() -> None:
    """BYZ-26.14, BYZ-R47: in a civil war it is friendly to the army that leaves it, and still no way leads back."""
    cities = {"jerusalem": byz(1), "damascus": arab(), "alexandria": arab()}
    table = at({"byzantine": army("1/9/2", "jerusalem")}, defender("1/3/2"), cities=cities)
    table.play("action special", "box byzantine_civil_war", "cube pool", "retreat")
    assert table.targets("haven") == ["candia", "antioch", "leucosia", "palmyra"]


def test_byz_26_16_no_retreat_into_destruction() -> None:
    """BYZ-26.15, BYZ-26.16, BYZ-R48: with one cube and a way that costs one, the army must fight."""
    cities = {name: arab() for name in ("damascus", "alexandria")}
    table = before_jerusalem(defender("0/1/0"), cities=cities)
    assert "battle" in table.heard


def test_byz_26_15_a_beaten_army_without_a_way_is_destroyed() -> None:
    """BYZ-26.15, BYZ-30.3, BYZ-38.6, BYZ-R47."""
    cities = {"jerusalem": byz(1), "damascus": arab(), "alexandria": arab()}
    table = at({"arab": army("0/8/5", "tabuk")}, defender("0/1/0"), cities=cities).play("action march")
    losses = table.losses(1)
    table.hitting((3, 0), (1, 0), (3, 3)).play("go jerusalem")
    assert table.where(1, "byzantine") is None and table.army(1, "byzantine") == "0/0/0"
    assert table.losses(1) == losses + 1 and table.asked == ("lose", 0)
    assert table.events("destroyed") == [{"seat": 1, "side": "byzantine"}]


def candia(**position: Any) -> Table:
    """A Byzantine attack on an Arab army in Candia, which only the sea connects; seat 2 holds the Byzantine fleet."""
    table = at(
        {"byzantine": army("1/9/2", "smyrna")},
        {"arab": army("0/3/0", "candia")},
        {},
        cities={"candia": arab(1), "alexandria": arab(1)},
        boxes={"byzantine_fleet": 2},
        **position,
    )
    return table.play(*BYZANTINE, "go candia")


def test_byz_26_11_the_fleet_may_close_the_sea() -> None:
    """BYZ-14.8, BYZ-26.11, BYZ-R45: its controller decides once; allowed, the retreat goes ahead."""
    table = candia().play("retreat")
    assert table.asked == ("sea", 2)
    assert table.play("allow").where(1, "arab") == "alexandria"


def test_byz_26_11_the_fleet_may_narrow_the_choice() -> None:
    """BYZ-26.11, BYZ-D22: asked where only the destinations differ; refused, the army goes by land."""
    table = at(
        {"byzantine": army("1/9/2", "jerusalem")},
        {"arab": army("0/3/0", "alexandria")},
        {},
        cities={"candia": arab(1), "alexandria": arab(1)},
        boxes={"byzantine_fleet": 2},
    )
    table.play(*BYZANTINE, "go alexandria", "retreat")
    assert table.asked == ("sea", 2)
    assert Table(table.state.copy()).play("allow").targets("haven") == ["candia", "tabuk"]
    assert table.play("refuse").where(1, "arab") == "tabuk"


def test_byz_26_12_a_beaten_arab_army_refused_the_sea_is_destroyed() -> None:
    """BYZ-26.12, BYZ-38.5, BYZ-38.6."""
    table = candia().hitting((4, 0), (3, 0)).play("fight")
    assert table.asked == ("sea", 2)
    losses = table.losses(1)
    table.play("refuse")
    assert table.where(1, "arab") is None and table.losses(1) >= losses + 3 and table.treasury(1) == (15, 5)


def test_byz_26_11_own_fleet_never_refuses() -> None:
    """BYZ-26.11, BYZ-R45, BYZ-14.7: nor is anybody asked where the sea changes nothing."""
    table = at(
        {"byzantine": army("1/9/2", "smyrna")},
        {"arab": army("0/3/0", "candia")},
        cities={"candia": arab(1), "alexandria": arab(1)},
        boxes={"byzantine_fleet": 1},
    )
    assert table.play(*BYZANTINE, "go candia", "retreat").where(1, "arab") == "alexandria"


def test_byz_26_17_a_beaten_attacker_returns_to_the_city_between() -> None:
    """BYZ-26.17, BYZ-30.5, BYZ-31.5, BYZ-R44 (i)(b), (iii)(a)."""
    table = at({"arab": army("0/2/5", "medina")}).play("action march", "go tabuk").hitting((3, 0)).play("go jerusalem")
    assert table.where(0, "arab") == "tabuk"


def test_byz_r44_back_to_the_start_in_reading_a() -> None:
    """BYZ-R44 (i)(a)."""
    table = at({"arab": army("0/2/5", "medina")}, options={"beaten_after_two_links": 0})
    table.play("action march", "go tabuk").hitting((3, 0)).play("go jerusalem")
    assert table.where(0, "arab") == "medina"


@pytest.mark.parametrize(("reading", "where"), [(0, "mecca"), (1, "medina"), (2, None)])
def test_byz_r44_beaten_in_place(reading: int, where: str | None) -> None:
    """BYZ-9.11, BYZ-R44 (ii)."""
    table = at({"arab": army("0/1/0", "mecca")}, cities={"mecca": arab(1, 2)}, options={"beaten_in_place": reading})
    table.play("action special", "box arab_civil_war").hitting((2, 0)).play("cube pool")
    assert table.where(0, "arab") == where


def test_byz_r44_a_failed_siege_retreats_freely_in_reading_b() -> None:
    """BYZ-R44 (iii)(b)."""
    cities = {"damascus": arab(1)}
    table = at({"arab": army("0/2/5", "tabuk")}, cities=cities, options={"failed_siege": 1})
    table.play("action march").hitting((3, 0)).play("go jerusalem")
    assert table.asked == ("haven", 0) and table.targets("haven") == ["damascus", "tabuk"]


def test_byz_r45_a_refused_attacker_retreats_by_land_in_reading_a() -> None:
    """BYZ-R45 (a)."""
    table = at(
        {"arab": army("0/1/8", "leucosia")},
        cities={"leucosia": arab(0), "palmyra": arab()},
        boxes={"byzantine_fleet": 1},
        options={"fleet_refusal": 0},
    )
    table.play("action march", "go damascus", "spare").hitting((3, 0)).play("hold", "refuse")
    assert table.where(0, "arab") == "palmyra"


# --- battles, levy, siege -----------------------------------------------------------------------------------------------------


def test_byz_28_1_both_parties_roll_once() -> None:
    """BYZ-28.1: eight dice in one battle, whatever they show; then the result."""
    table = before_jerusalem(defender("2/5/9")).hitting((3, 0), (5, 0)).play("fight")
    assert len(table.events("die")) == 3 + 5 and table.heard.count("battle") == 1


def test_byz_1_8_levy_is_no_part_of_the_field_army() -> None:
    """BYZ-1.8: it neither rolls nor is lost in the army's battle; MOVE rolls nothing and may be lost."""
    table = before_jerusalem(defender("0/2/3", levy=3)).hitting((3, 1), (2, 0)).play("fight")
    assert len(table.events("die")) == 3 + 2 and table.targets("lose") == ["main", "move"]


def test_byz_1_9_army_cubes_are_elite_main_and_move() -> None:
    """BYZ-1.9: an army of MOVE cubes alone is on the board, and so is one of the guard alone; LEVY keeps none."""
    assert at({"byzantine": army("0/0/1", "athens", levy=0)}).where(0, "byzantine") == "athens"
    assert at({"byzantine": army("0/0/0", "athens", levy=0)}, boxes={"emperor": 0}).where(0, "byzantine") == "athens"
    with pytest.raises(BadPosition, match="BYZ-I23"):
        at({"byzantine": army("0/0/0", "athens", levy=2)})


@pytest.mark.parametrize(
    ("elite", "main", "wins"), [(1, 2, False), (0, 4, False), (1, 3, False), (0, 5, True), (2, 3, True)]
)
def test_byz_1_10_strength_is_elite_and_main(elite: int, main: int, wins: bool) -> None:
    """BYZ-1.10, BYZ-R74 (b): against a defender of four and nine MOVE cubes, which do not count."""
    table = before_jerusalem(defender("0/4/9"), cubes=f"{elite}/{main}/5")
    table.hitting((min(3, main) + elite, 0), (3, 0)).play("fight")
    assert ("battle_won" in table.heard) == wins


def test_byz_1_11_the_strength_of_levy_is_its_cubes() -> None:
    """BYZ-1.11: four cubes of LEVY beat three of an army and not five; three dice at the most (BYZ-28.3)."""
    for main, wins in ((3, False), (4, False), (5, True)):
        table = before_jerusalem({"byzantine": {"levy": 4}}, cubes=f"0/{main}/5")
        table.hitting((3, 0), (3, 0)).play("levy")
        assert ("battle_won" in table.heard) == wins


def test_byz_37_1_a_guard_counts_as_elite_and_not_as_one_of_42() -> None:
    """BYZ-37.1, BYZ-28.2: a die and a point of strength more, and the player has his 42 cubes all the same."""
    table = before_jerusalem(defender("0/4/0"), cubes="1/3/5", boxes={"caliph": 0})
    assert cubes_in_all(table.state.array)[0, 0] == 42
    table.hitting((5, 0), (3, 0)).play("fight")
    assert table.events("battle")[0]["dice"] == 3 + 1 + 1
    assert (table.events("battle_won")[0]["best"], table.events("battle_won")[0]["second"]) == (5, 4)


def test_byz_29_4_hits_beyond_the_cubes_have_no_effect() -> None:
    """BYZ-29.1, BYZ-29.3, BYZ-29.4."""
    table = before_jerusalem(defender("0/1/0"))
    losses = table.losses(1)
    table.hitting((3, 3), (1, 0)).play("fight")
    assert table.where(1, "byzantine") is None and table.losses(1) >= losses + 1 and table.state.removed[1] == 0


def test_byz_27_1_levy_is_offered_and_may_be_forgone() -> None:
    """BYZ-27.1."""
    table = before_jerusalem({"byzantine": army("1/3/2", "athens", levy=4)})
    assert table.asked == ("levy", 1) and table.open == ["levy", "forgo"]
    assert table.play("forgo").row(1, "byzantine")[2] == 4 and "battle" not in table.heard and "siege" in table.heard


def test_byz_27_2_the_row_of_the_citys_side() -> None:
    """BYZ-27.2, BYZ-R49 (b): Arab levy does not defend a Byzantine city."""
    assert "siege" in before_jerusalem({"byzantine": {"levy": 0}, "arab": {"levy": 3}}).heard
    table = before_jerusalem({"byzantine": {"levy": 1}, "arab": {"levy": 3}}).hitting((3, 1), (1, 0)).play("levy")
    assert table.row(1, "byzantine")[2] == 0 and table.row(1, "arab")[2] == 3


def test_byz_27_8_no_levy_without_a_cube() -> None:
    """BYZ-27.8, BYZ-R49 (b)."""
    assert "siege" in before_jerusalem({"byzantine": {"levy": 0}}).heard
    assert before_jerusalem({"byzantine": {"levy": 1}}).asked == ("levy", 1)


def test_byz_27_3_levy_and_army_do_not_fight_together() -> None:
    """BYZ-27.3: the army rolls for itself; after its retreat levy rolls without the army's ELITE cubes."""
    table = before_jerusalem(defender("1/1/0", levy=2)).hitting((3, 0), (2, 0)).play("fight")
    assert len(table.events("die")) == 3 + 2
    assert table.play("haven damascus").asked == ("levy", 1)
    table.hitting((3, 0), (2, 0), (3, 0)).play("levy")
    assert len(table.events("die")) == 3 + 2 + 3 and table.events("battle")[0]["opponent"] == "levy"


def test_byz_27_10_levy_pays_its_own_losses() -> None:
    """BYZ-27.10: out of LEVY, whatever else stands on the card."""
    table = before_jerusalem({"byzantine": army("1/3/2", "athens", levy=4)})
    losses = table.losses(1)
    table.hitting((3, 2), (3, 0), (3, 0)).play("levy")
    assert table.row(1, "byzantine") == [1, 3, 2, 2] and table.losses(1) == losses + 2 + 1  # and the control cube


def test_byz_27_11_beaten_levy_stays_on_the_card() -> None:
    """BYZ-27.11: it disperses; three of four cubes are left and no retreat is asked for."""
    table = before_jerusalem({"byzantine": army("1/3/2", "athens", levy=4)}).hitting((3, 1), (3, 0), (3, 0))
    table.play("levy")
    assert table.row(1, "byzantine")[2] == 3 and table.city("jerusalem")[0] == "arab" and table.to_move == 0


def test_byz_27_12_levy_defends_once() -> None:
    """BYZ-27.12: with cubes left it is not asked again; the siege follows."""
    table = before_jerusalem({"byzantine": {"levy": 4}}).hitting((3, 1), (3, 0), (3, 0)).play("levy")
    assert table.heard.count("battle") == 1 and "siege" in table.heard and table.asked != ("levy", 1)


def test_byz_27_6_no_levy_without_a_controller() -> None:
    """BYZ-27.6, BYZ-31.2."""
    assert "siege" in before_jerusalem({"byzantine": {"levy": 5}}, cities={"jerusalem": byz()}).heard


def test_byz_r43_no_levy_after_the_army_in_reading_a() -> None:
    """BYZ-R43 (a): the controller's own army fought; one that retreated did not."""
    table = before_jerusalem(defender("0/1/0", levy=2), options={"levy_after_army": 0})
    table.hitting((3, 1), (1, 0), (3, 0)).play("fight")
    assert "siege" in table.heard
    table = before_jerusalem(defender("0/1/0", levy=2), options={"levy_after_army": 0}).play(
        "retreat", "haven damascus"
    )
    assert table.asked == ("levy", 1)


def constantinople(emperor: int | None, attacker: int = 0, **position: Any) -> Table:
    """An Arab army of a seat marches from Adrianople on the capital."""
    players: list[dict[str, Any]] = [{"byzantine": {"levy": 2}}, {"byzantine": {"levy": 2}}]
    players[attacker] |= {"arab": army("2/8/6", "adrianople")}
    boxes = {} if emperor is None else {"emperor": emperor}
    table = at(*players, cities={"adrianople": arab()}, boxes=boxes, actor=attacker, **position)
    return table.play("action march").hitting((5, 5)).play("go constantinople")


def test_byz_27_5_the_emperor_alone_has_levy_in_constantinople() -> None:
    """BYZ-12.5, BYZ-27.5, BYZ-36.3: and without an Emperor nobody has."""
    assert constantinople(1).asked == ("levy", 1)
    assert "siege" in constantinople(None).heard


def test_byz_12_6_the_title_does_not_depend_on_the_guard() -> None:
    """BYZ-12.6, BYZ-R14: the Emperor has lost his guard and still calls levy."""
    assert constantinople(1, guards={"byzantine": False}).asked == ("levy", 1)


def test_byz_27_9_no_levy_against_the_own_army() -> None:
    """BYZ-27.9, BYZ-R49 (b): the Emperor's Arabs meet none."""
    assert "siege" in constantinople(0).heard


def test_byz_36_1_constantinople_has_neither_markers_nor_controller() -> None:
    """BYZ-36.1: nor can a position give it any."""
    assert at().city("constantinople") == ("byzantine", 0, None)
    with pytest.raises(BadPosition, match="BYZ-I15"):
        at(cities={"constantinople": byz(markers=1)})
    with pytest.raises(BadPosition, match="BYZ-I18"):
        at(cities={"constantinople": byz(0)})


def test_byz_36_3_byzantine_armies_defend_constantinople() -> None:
    """BYZ-36.2, BYZ-36.3: as anywhere else."""
    table = at(
        {"arab": army("2/8/6", "adrianople")},
        {"byzantine": army("1/3/2", "constantinople")},
        cities={"adrianople": arab()},
    )
    table.play("action march", "go constantinople")
    assert table.asked == ("stand", 1)
    assert table.play("retreat").where(1, "byzantine") == "nicaea"


def test_byz_34_persian_cities() -> None:
    """BYZ-34.1, BYZ-34.2, BYZ-34.3, BYZ-34.4, BYZ-1.3: a siege by the printed number, for both sides; one marker fewer is
    laid."""
    table = at({"byzantine": army("1/9/2", "palmyra")}).play(*BYZANTINE).hitting((3, 0)).play("go mosul", "cube pool")
    assert table.city("mosul") == ("byzantine", 2, 0) and table.points(0) == (12, 10) and table.treasury(0) == (17, 5)
    table = at({"arab": army("0/8/5", "mecca")}).play("action march").hitting((3, 0)).play("go hira", "cube pool")
    assert table.city("hira") == ("arab", 2, 0)


def captured_jerusalem(**player: Any) -> Table:
    """Jerusalem of seat 1 has fallen to an Arab army of seat 0, which is asked for its control cube."""
    table = at({"arab": army("0/8/5", "tabuk"), **player}, {"byzantine": {"levy": 0}}, cities={"jerusalem": byz(1)})
    return table.play("action march").hitting((3, 0)).play("go jerusalem")


def test_byz_32_2_the_losers_control_cube_goes_to_its_losses() -> None:
    """BYZ-32.2, BYZ-R52 (a)."""
    table = captured_jerusalem()
    assert (table.losses(1), table.pool(1)) == (at({}, {"byzantine": {"levy": 0}}).losses(1), 9)
    assert table.city("jerusalem")[2] is None


def test_byz_33_1_the_side_of_the_army_pays_for_the_control_cube() -> None:
    """BYZ-33.1, BYZ-5.16: Arab money, after the loot of two."""
    table = captured_jerusalem()
    assert table.asked == ("cube", 0)
    table.play("cube losses")
    assert table.treasury(0) == (15, 5 + 2 - 3) and table.city("jerusalem") == ("arab", 2, 0)


@pytest.mark.parametrize(("treasury", "asked"), [(0, "lose"), (1, "cube")])
def test_byz_33_4_three_bezants_with_the_loot_buy_the_control_cube(treasury: int, asked: str) -> None:
    """BYZ-33.1, BYZ-33.4: with an empty POOL the loot of two and one Bezant are its price; with less the army gives it."""
    row = army("0/8/5", "tabuk", treasury=treasury)
    table = at({"pool": 0, "arab": row}).play("action march").hitting((3, 0)).play("go jerusalem")
    assert table.asked == (asked, 0)


def test_byz_33_3_the_control_cube_is_taken_from_pool_or_bought() -> None:
    """BYZ-33.3, BYZ-R53: as the capturer likes."""
    table = captured_jerusalem()
    assert {"pool", "losses", "arab_main"} <= set(table.targets("cube"))
    assert table.play("cube pool").treasury(0) == (15, 5 + 2)


def test_byz_35_3_a_civil_war_for_a_city_of_one_marker() -> None:
    """BYZ-35.1, BYZ-35.3, BYZ-9.2, BYZ-R15: also against an uncontrolled city; only control changes."""
    table = at({"arab": army("0/8/2", "tabuk")}).play("action special", "box arab_civil_war")
    table.hitting((1, 0)).play("cube pool", "cube pool")
    assert table.city("tabuk") == ("arab", 1, 0) and table.points(0) == (10, 10) and table.treasury(0) == (15, 5)


@pytest.mark.parametrize(("treasury", "refusal"), [(2, ("no_cube_to_be_had", "BYZ-5.11")), (3, None)])
def test_byz_9_7_a_civil_war_can_be_bought_for_three_bezants(treasury: int, refusal: tuple[str, str] | None) -> None:
    """BYZ-9.7, BYZ-5.11: with an empty POOL."""
    row = army("0/8/2", "tabuk", treasury=treasury)
    assert at({"pool": 0, "arab": row}).play("action special").refusal("box arab_civil_war") == refusal


def test_byz_9_8_the_attacking_army_keeps_a_cube() -> None:
    """BYZ-9.8, BYZ-9.9, BYZ-9.10, BYZ-R17: its last cube is no source for the box; a levy cube is."""
    mecca, nothing = {"mecca": arab(1, 2)}, army("0/0/0", levy=0)
    poor = {"pool": 0, "losses": 0, "byzantine": nothing}
    table = at({**poor, "removed": 40, "arab": army("0/1/0", "mecca", levy=1)}, cities=mecca)
    table.play("action special", "box arab_civil_war")
    assert table.row(0, "arab")[2] == 0 and "siege" in table.heard  # the only source that is left
    table = at({**poor, "removed": 41, "arab": army("0/1/0", "mecca", levy=0)}, cities=mecca).play("action special")
    assert table.refusal("box arab_civil_war") == ("no_cube_to_be_had", "BYZ-5.11")
    table = at(
        {**poor, "removed": 39, "arab": army("0/1/0", "mecca", levy=1), "byzantine": army("0/0/0", levy=1)},
        cities=mecca,
    )
    table.play("action special", "box arab_civil_war")
    assert table.refusal("cube arab_main") == ("last_army_cube", "BYZ-9.8")


def test_byz_5_18_the_check_comes_before_a_civil_war() -> None:
    """BYZ-5.18, BYZ-R76: the other army, whose last cube lies on the box, is gone when the attack begins."""
    own = {"byzantine": army("1/3/2", "antioch"), "arab": army("0/0/1", "mecca")}
    table = at(own, {"byzantine": {"levy": 2}}, cities={"antioch": byz(1)})
    table.play("action special", "box byzantine_civil_war", "cube arab_move")
    assert table.asked == ("levy", 1) and table.where(0, "arab") is None


# --- Bulgars ------------------------------------------------------------------------------------------------------------------


def test_byz_11_5_bulgar_targets() -> None:
    """BYZ-11.5, BYZ-11.6, BYZ-11.7, BYZ-R19: arrows, and roads from Bulgar cities; never the sea, Persians or Bulgars."""
    assert at().play(*BULGARS).targets("bulgars") == ["thessalonica", "adrianople"]
    table = at(cities={"thessalonica": {"side": "bulgar"}, "athens": {"side": "bulgar"}}).play(*BULGARS)
    assert table.targets("bulgars") == ["dyrrachium", "adrianople"]
    assert table.refusal("bulgars candia") == ("beyond_the_bulgars", "BYZ-11.5")
    assert table.refusal("bulgars athens") == ("no_bulgar_target", "BYZ-11.7")


def test_byz_11_8_bulgars_against_the_own_city() -> None:
    """BYZ-11.8, BYZ-26.2, BYZ-27.7, BYZ-R20, BYZ-R42: the player answers for his own army, last, and for his levy."""
    own = {"byzantine": army("1/3/2", "adrianople", levy=2)}
    table = at(own, {"byzantine": army("1/3/2", "adrianople")}, cities={"adrianople": byz(0)}).play(*BULGARS)
    table.play("bulgars adrianople", "cube pool")
    assert table.asked == ("stand", 1)
    table.play("retreat", "haven thessalonica")
    assert table.asked == ("stand", 0)
    table.play("retreat", "haven thessalonica")
    assert table.asked == ("levy", 0)


def test_byz_r20_not_against_the_own_in_reading_a() -> None:
    """BYZ-R20 (a): neither a city the player controls nor one where his army stands."""
    cities = {"thessalonica": {"side": "bulgar"}, "adrianople": byz(0)}
    table = at({"byzantine": army("1/3/2", "athens")}, cities=cities, options={"bulgars_on_own": 0}).play(*BULGARS)
    assert table.targets("bulgars") == ["dyrrachium"]
    assert table.refusal("bulgars adrianople") == ("own_against_own", "BYZ-R20")
    assert table.refusal("bulgars athens") == ("own_against_own", "BYZ-R20")


def test_byz_11_17_all_is_chosen_before_it_is_paid() -> None:
    """BYZ-11.13, BYZ-11.17, BYZ-R22: an attack on a Byzantine city is paid by Arab money, or not offered."""
    table = at({"pool": 0, "arab": {"treasury": 2}}).play(*BULGARS)
    assert table.bulgars == 7 and table.asked == ("cube", 0)  # only reinforcing is left
    assert table.play("cube losses").bulgars == 11 and table.treasury(0) == (12, 2)


def bulgar_battle(cubes: str, *rolls: tuple[int, int]) -> Table:
    """Nine Bulgars against an army of seat 1 in Adrianople."""
    table = at({}, {"byzantine": army(cubes, "adrianople")}).play(*BULGARS, "bulgars adrianople", "cube pool")
    return table.hitting(*rolls).play("fight")


def test_byz_11_9_all_bulgars_fight_with_three_dice() -> None:
    """BYZ-11.9, BYZ-28.4, BYZ-39.1: nine cubes are nine strong and roll three dice."""
    table = bulgar_battle("0/8/0", (3, 0), (3, 0))
    assert table.events("battle")[0]["dice"] == 3
    assert (table.events("battle_won")[0]["best"], table.events("battle_won")[0]["second"]) == (9, 8)


def test_byz_39_3_lost_bulgars_go_to_the_supply() -> None:
    """BYZ-39.3, BYZ-R56 (b): four of nine, and they can come back."""
    table = bulgar_battle("5/9/0", (3, 0), (8, 4))
    assert table.bulgars == 9 - 4
    assert table.play(*BULGARS, "swell", "cube pool").bulgars == 9


def test_byz_39_4_beaten_bulgars_stay_in_the_box() -> None:
    """BYZ-39.4, BYZ-R56 (b): no retreat, no siege."""
    table = bulgar_battle("5/9/0", (3, 0), (8, 0))
    assert "battle_lost" in table.heard and table.bulgars == 9
    assert "siege" not in table.heard and table.where(1, "byzantine") == "adrianople"


def test_byz_39_9_who_is_beaten_by_bulgars_retreats() -> None:
    """BYZ-39.9: by the rules of any retreat."""
    table = bulgar_battle("0/1/1", (3, 0), (1, 0))
    assert table.asked == ("haven", 1) and table.targets("haven") == ["thessalonica", "constantinople"]


def test_byz_39_2_a_bulgar_city_is_defended_by_the_whole_force() -> None:
    """BYZ-39.2, BYZ-39.5, BYZ-39.7, BYZ-39.8: then the siege; the city becomes the attacker's."""
    table = at(
        {"byzantine": army("1/9/3", "thessalonica")}, bulgars=2, cities={"adrianople": {"side": "bulgar", "markers": 2}}
    )
    table.play(*BYZANTINE).hitting((4, 1), (2, 0), (2, 0)).play("go adrianople")
    assert table.bulgars == 1 and table.heard.index("battle") < table.heard.index("siege")
    table.play("cube pool")
    assert table.city("adrianople") == ("byzantine", 1, 0) and table.points(0) == (11, 10)


def test_byz_39_6_an_empty_bulgar_box_defends_nothing() -> None:
    """BYZ-39.6, BYZ-R57."""
    table = at(
        {"byzantine": army("1/9/3", "thessalonica")}, bulgars=0, cities={"adrianople": {"side": "bulgar", "markers": 2}}
    )
    table.play(*BYZANTINE).hitting((2, 0)).play("go adrianople")
    assert "battle" not in table.heard and "captured" in table.heard


def capital_raid(reading: int, hits: int) -> Table:
    table = at(
        {"byzantine": {"points": 30}},
        {},
        bulgars=11,
        cities={"adrianople": {"side": "bulgar"}, "athens": byz(0)},
        options={"bulgars_take_capital": reading},
    )
    return table.play(*BULGARS, "bulgars constantinople").hitting((5, hits)).play("cube pool")


def test_byz_11_16_constantinople_falls_to_the_bulgars() -> None:
    """BYZ-11.16, BYZ-36.6, BYZ-36.7, BYZ-R21 (a): five Arab points, and only Arab points count."""
    table = capital_raid(0, 2)
    assert table.points(0) == (30, 15) and table.result == ("fell_to_bulgars", [0])


def test_byz_39_3_each_hit_of_the_capital_removes_two_bulgars() -> None:
    """BYZ-39.3, BYZ-36.5: after three hits five are left, which are too few."""
    assert capital_raid(0, 2).bulgars == 11 - 4
    assert capital_raid(0, 3).step == "action" and capital_raid(0, 3).bulgars == 5


def test_byz_r21_normal_scoring_in_reading_b() -> None:
    """BYZ-R21 (b)."""
    table = capital_raid(1, 2)
    assert table.points(0) == (32, 10) and table.result == ("fell_to_bulgars", [0])


def test_byz_r21_any_attack_ends_the_game_in_reading_c() -> None:
    """BYZ-R21 (c), BYZ-R78: the raid fails and brings no points, the game is over, Arab points decide."""
    table = capital_raid(2, 5)
    assert table.points(0) == (30, 10) and table.result == ("fell_to_bulgars", [0])  # equal Arab points, more cities


@pytest.mark.parametrize("side", ["byzantine", "arab"])
def test_byz_11_14_three_bezants_of_either_treasury_pay_for_the_swell(side: str) -> None:
    """BYZ-11.14: both treasuries hold just the price, so its owner chooses."""
    table = at({"byzantine": {"treasury": 3}, "arab": {"treasury": 3}}).play(*BULGARS, "swell", "cube losses")
    assert table.asked == ("treasury", 0) and table.refusal(f"treasury {side}") is None


@pytest.mark.parametrize(("short_by", "told"), [(1, 1), (0, 0)])
def test_byz_11_15_an_empty_supply_adds_nothing_and_says_nothing(short_by: int, told: int) -> None:
    """BYZ-11.15: the last cube of the supply is told, none is not."""
    table = at({}, bulgars=BULGAR_CUBES - short_by).play(*BULGARS, "bulgars adrianople", "cube pool")
    assert len(table.events("gathered")) == told
