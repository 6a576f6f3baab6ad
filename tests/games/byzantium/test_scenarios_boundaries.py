"""BYZ-XD1 to BYZ-XD32: scenarios derived from the rules for their boundaries."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.games.byzantium import tables
from bezant.games.byzantium.rules.scoring import final_score
from tests.games.byzantium.table import GAME, Table, arab, army, at, byz

RICH = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50}}
POOR = {"byzantine": {"treasury": 50}}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(11, 11, id="BYZ-XD1"),
        pytest.param(10, 11, id="BYZ-XD2"),
        pytest.param(9, 11, id="BYZ-XD3"),
        pytest.param(8, 10, id="BYZ-XD4"),
    ],
)
def test_too_few_bulgars_are_left_to_reinforce(before: int, after: int) -> None:
    """BYZ-11.1, BYZ-11.3, BYZ-11.4, BYZ-11.15: no second reinforcement, so an attack; never more than eleven."""
    table = at(bulgars=before).play("action special", "box bulgars")
    assert table.refusal("swell") == ("bulgars_run_short", "BYZ-11.3")
    assert {words.split()[0] for words in table.open} == {"bulgars"}
    table.hitting((2, 0)).play("bulgars adrianople", "cube pool")
    assert table.bulgars == after


def test_byz_xd5_bulgars_attack_or_swell() -> None:
    """BYZ-XD5: BYZ-11.2, BYZ-11.3."""
    table = at(bulgars=7).play("action special", "box bulgars")
    assert {"swell", "bulgars adrianople", "bulgars thessalonica"} == set(table.open)
    assert table.play("swell", "cube pool").bulgars == 11


def test_byz_xd6_a_tie_goes_to_the_defender() -> None:
    """BYZ-XD6: BYZ-30.2, BYZ-30.5."""
    table = at({"arab": army("0/4/2", "tabuk")}, {"byzantine": army("0/4/0", "jerusalem")})
    table.play("action march", "go jerusalem").hitting((3, 0), (3, 0)).play("fight")
    assert table.events("battle_lost")[0]["best"] == table.events("battle_lost")[0]["second"] == 4
    assert table.where(0, "arab") == "tabuk" and table.where(1, "byzantine") == "jerusalem"


def test_byz_xd7_equal_strength_is_a_failed_siege() -> None:
    """BYZ-XD7: BYZ-31.5, BYZ-31.6."""
    table = at({"arab": army("0/3/2", "tabuk")}).play("action march").hitting((3, 0)).play("go jerusalem")
    assert "siege_failed" in table.heard and table.where(0, "arab") == "tabuk"
    assert table.city("jerusalem") == ("byzantine", 3, None)


def before_constantinople(cubes: str) -> Table:
    """An Arab army one road from the capital, with one MOVE cube more to pay for it."""
    elite, main, move = map(int, cubes.split("/"))
    table = at({"pool": 0, "arab": army(f"{elite}/{main}/{move + 1}", "adrianople")}, cities={"adrianople": arab(0)})
    return table.play("action march")


def test_byz_xd8_each_hit_of_constantinople_costs_two() -> None:
    """BYZ-XD8: BYZ-36.4, BYZ-36.5."""
    table = before_constantinople("2/10/1").throwing([4, 4, 5, 6, 1]).play("go constantinople")
    assert table.asked == ("lose", 0) and table.state.to_lose == 8
    table.play(*["lose main"] * 7)
    table.play("lose move")
    assert table.army(0, "arab") == "2/3/0" and table.where(0, "arab") == "adrianople"
    assert "siege_failed" in table.heard


def test_byz_xd9_constantinople_falls() -> None:
    """BYZ-XD9: BYZ-36.4, BYZ-36.5, BYZ-36.6, BYZ-36.7."""
    table = before_constantinople("2/10/3").throwing([4, 5, 1, 2, 3]).play("go constantinople")
    table.play("lose move", "lose move", "lose move", "lose main")
    assert table.army(0, "arab") == "2/9/0" and table.points(0) == (10, 15)
    assert table.result == ("fell_to_arabs", [0]) and table.open == []


def test_byz_xd10_a_doubled_second_link() -> None:
    """BYZ-XD10: BYZ-15.3, BYZ-R25, BYZ-R27."""
    table = at(
        {"arab": army("0/8/6", "antioch")},
        cities={"antioch": arab(0), "damascus": arab()},
        boxes={"byzantine_fleet": 1},
    )
    table.play("action march", "go damascus", "go leucosia", "double", "pay")
    assert table.row(0, "arab")[3] == 0 and table.asked == ("fire", 1)
    table.hitting((5, 0), (3, 0)).play("fire")
    assert table.events("fired") == [{"seat": 1, "dice": 5, "hits": 0}]


@pytest.mark.parametrize(
    ("boxes", "answers", "total"),
    [
        ({}, (), 6),
        ({"arab_fleet": 0}, (), 4),
        ({"byzantine_fleet": 1}, ("double", "pay", "hold"), 10),
        ({"arab_fleet": 0, "byzantine_fleet": 1}, ("double", "pay", "hold"), 6),
    ],
)
def test_byz_xd11_a_road_and_the_crossing(boxes: dict[str, int], answers: tuple[str, ...], total: int) -> None:
    """BYZ-XD11: BYZ-15.2, BYZ-15.3, BYZ-22.3, BYZ-22.4."""
    table = at({"pool": 0, "arab": army("0/8/12", "ankara")}, cities={"ankara": arab(0), "nicaea": arab()}, boxes=boxes)
    table.play("action march", "go nicaea", "go constantinople", *answers)
    spent = sum(event["count"] for event in table.events("moved"))
    assert spent == total


def test_byz_xd12_a_doubling_that_cannot_be_paid() -> None:
    """BYZ-XD12: BYZ-22.7, BYZ-R23."""
    table = at({"arab": army("0/8/3", "alexandria")}, cities={"alexandria": arab(0)}, boxes={"byzantine_fleet": 1})
    losses = table.losses(0)
    table.play("action march", "go candia", "double")
    assert table.asked == ("action", 0) and "withdrew" in table.heard
    assert table.row(0, "arab")[3] == 3 and table.losses(0) == losses and table.where(0, "arab") == "alexandria"
    table.play("action march")
    assert table.refusal("go candia") == ("sea_given_up", "BYZ-22.7")
    assert table.targets("go") == ["jerusalem", "tabuk"]


def guarded(cubes: str, markers: int = 1, **more: Any) -> Table:
    """The Caliph's army beside Jerusalem, with one MOVE cube more to get there, no money and an empty POOL."""
    elite, main, move = map(int, cubes.split("/"))
    caliph = {"pool": 0, "arab": army(f"{elite}/{main}/{move + 1}", "tabuk", treasury=0)}
    return at(caliph, cities={"jerusalem": byz(markers=markers)}, boxes={"caliph": 0}, **more).play("action march")


def test_byz_xd13_the_guard_and_one_cube_pay_for_control() -> None:
    """BYZ-XD13: BYZ-33.5, BYZ-33.6, BYZ-R54."""
    table = guarded("0/1/0").hitting((1, 0)).play("go jerusalem")
    assert table.city("jerusalem") == ("arab", 1, 0) and table.where(0, "arab") is None
    assert table.army(0, "arab") == "0/0/0" and table.state.guard[1] == 0
    assert table.holder("caliph") == 0 and table.asked == ("action", 1)


def test_byz_xd14_the_guard_stays_where_two_others_can_pay() -> None:
    """BYZ-XD14: BYZ-33.4, BYZ-33.5."""
    table = guarded("0/1/1").hitting((1, 0)).play("go jerusalem")
    assert table.city("jerusalem") == ("arab", 1, 0) and table.where(0, "arab") == "jerusalem"
    assert table.army(0, "arab") == "0/0/0" and table.state.guard[1] == 1


@pytest.mark.parametrize(("hits", "guard"), [(2, 1), (3, 0)])
def test_byz_xd15_the_guard_is_lost_last(hits: int, guard: int) -> None:
    """BYZ-XD15: BYZ-37.2, BYZ-37.3."""
    table = guarded("0/1/1", markers=3).hitting((3, hits)).play("go jerusalem")
    assert table.army(0, "arab") == "0/0/0" and table.state.guard[1] == guard
    assert table.where(0, "arab") == ("tabuk" if guard else None)


def test_byz_xd16_levy_after_a_beaten_army() -> None:
    """BYZ-XD16: BYZ-27.4, BYZ-28.3, BYZ-R43."""
    table = at(
        {"arab": army("0/8/2", "tabuk")},
        {"byzantine": army("0/1/0", "jerusalem", levy=2)},
        cities={"jerusalem": byz(1)},
    )
    table.play("action march", "go jerusalem").hitting((3, 1), (1, 0)).play("fight")
    assert table.where(1, "byzantine") is None and table.asked == ("levy", 1)
    table.hitting((3, 0), (2, 0)).play("levy")
    assert len(table.events("die")) == 3 + 2 + 3  # the battle, then the siege


def test_byz_xd17_a_lost_civil_war_in_place() -> None:
    """BYZ-XD17: BYZ-9.11, BYZ-R44."""
    table = at({"arab": army("0/1/0", "mecca")}, cities={"mecca": arab(1, 2)})
    table.play("action special", "box arab_civil_war").hitting((2, 0)).play("cube pool")
    assert table.where(0, "arab") == "medina" and table.army(0, "arab") == "0/1/0"


def test_byz_xd18_a_beaten_attacker_is_refused_the_sea() -> None:
    """BYZ-XD18: BYZ-30.6, BYZ-R45."""
    table = at({"arab": army("0/2/4", "alexandria")}, cities={"alexandria": arab(0)}, boxes={"byzantine_fleet": 1})
    losses = table.losses(0)
    table.play("action march", "go candia", "spare").hitting((2, 0)).play("hold")
    assert table.asked == ("sea", 1) and table.open == ["allow", "refuse"]
    table.play("refuse")
    assert table.where(0, "arab") is None and table.army(0, "arab") == "0/0/0"
    assert table.losses(0) == losses + 2 + 4


def test_byz_xd19_a_voluntary_retreat_without_the_sea() -> None:
    """BYZ-XD19: BYZ-26.16, BYZ-R48."""
    table = at(
        {"byzantine": army("1/3/2", "smyrna")},
        {"arab": army("0/4/0", "candia")},
        cities={"candia": arab(1), "alexandria": arab(1)},
        boxes={"byzantine_fleet": 0},
    )
    table.play("action march", "army byzantine", "go candia", "retreat")
    assert table.asked == ("sea", 0)
    table.play("refuse")
    assert "battle" in table.heard and table.events("battle")[0]["opponent"] == "yellow"


@pytest.mark.parametrize(("losses", "back", "left"), [(7, 4, 3), (0, 0, 0)])
def test_byz_xd20_half_of_the_losses_comes_back(losses: int, back: int, left: int) -> None:
    """BYZ-XD20: BYZ-44.3."""
    first, second = {**RICH, "pool": 9}, {**RICH, "losses": losses, "pool": 21 - losses}
    table = at(first, second, passed=[1]).play("action pass")
    assert table.losses(1) == left and table.pool(1) == 21 - losses + back


def test_byz_xd21_what_may_stay_unpaid(monkeypatch: pytest.MonkeyPatch) -> None:
    """BYZ-XD21: BYZ-43.5, BYZ-43.6, BYZ-43.8, BYZ-R60; with a card of its own."""
    card = memoryview(b"\x03\x02\x01\x01" * 2).cast("b", (2, 4))
    monkeypatch.setattr(tables, "UPKEEP", card)
    row = {"elite": 1, "main": 2, "levy": 1, "move": 0, "treasury": 4}
    other = {"elite": 0, "main": 0, "levy": 0, "move": 0}
    table = at({"byzantine": row, "arab": other}, RICH, passed=[1]).play("action pass")
    assert table.asked == ("upkeep", 0)
    assert _unpaid(table) == {(0, 2, 0, 0), (1, 0, 1, 0), (1, 1, 0, 0)}


def _unpaid(table: Table) -> set[tuple[int, ...]]:
    """All results the first player's choices can have, as cubes removed from his Byzantine row."""
    found: set[tuple[int, ...]] = set()
    waiting = [table.state]
    while waiting:
        state = waiting.pop()
        for action in GAME.legal(state):
            ahead = state.copy()
            GAME.apply(ahead, action)
            if Table(ahead).asked == ("upkeep", 0):
                waiting.append(ahead)
            else:
                left = Table(ahead).row(0, "byzantine")
                assert (ahead.points[0, 0], ahead.removed[0]) == (8, 2)
                found.add(tuple(before - now for before, now in zip((1, 2, 1, 0), left, strict=True)))
    return found


def test_byz_xd22_points_never_fall_below_zero() -> None:
    """BYZ-XD22: BYZ-43.7."""
    row = {"elite": 0, "main": 2, "levy": 0, "move": 0, "treasury": 0, "points": 1}
    table = at({"byzantine": row, "arab": {"treasury": 50}}, RICH, passed=[1]).play("action pass")
    assert table.points(0)[0] == 0 and table.state.removed[0] == 2


@pytest.mark.parametrize(("low", "high", "score"), [(19, 38, 57), (18, 37, 37), (0, 0, 0)])
def test_byz_xd23_half_counts(low: int, high: int, score: int) -> None:
    """BYZ-XD23: BYZ-46.3, BYZ-46.4."""
    assert final_score(at({"byzantine": {"points": low}, "arab": {"points": high}}).state, 0) == score


def test_byz_xd24_one_action_after_all_others_passed() -> None:
    """BYZ-XD24: BYZ-41.7, BYZ-41.8, BYZ-45.2."""
    table = at(RICH, RICH, RICH, actor=1).play("action pass", "action pass")
    assert table.asked == ("action", 0)
    table.play("action claim", "claim mecca", "cube pool")
    assert table.state.turn == 2 and table.asked == ("action", 1)
    assert [event["seat"] for event in table.events("passed")] == []


def test_byz_xd25_the_last_army_cube_is_bought_away() -> None:
    """BYZ-XD25: BYZ-5.17, BYZ-38.4, BYZ-R8."""
    table = at({"byzantine": army("0/1/0", "athens")}).play("action claim", "claim mecca", "cube byzantine_main")
    assert table.where(0, "byzantine") is None and table.treasury(0) == (15, 2)


def test_byz_xd26_the_last_army_cube_changes_its_box() -> None:
    """BYZ-XD26: BYZ-R8, BYZ-R11."""
    table = at({"byzantine": army("0/1/0", "athens")})
    table.play("action reinforce", "reinforce byzantine_main byzantine_elite", "enough")
    assert table.where(0, "byzantine") == "athens" and table.treasury(0) == (12, 5)


def test_byz_xd27_a_wall_counts_in_the_siege_alone() -> None:
    """BYZ-XD27: BYZ-16.3, BYZ-16.5, BYZ-42.3, BYZ-46.2."""
    walls = {"athens": byz(0, 2, fortified=True)}
    table = at(RICH, RICH, cities=walls, passed=[1], turn=3).play("action pass")
    assert table.events("income")[0]["byzantine"] == 4 and table.events("scored")[0]["byzantine"] == 2
    for strength, taken in ((3, False), (4, True)):
        attacked = at(
            {}, {"arab": army(f"0/{strength}/2", "thessalonica")}, actor=1, cities={**walls, "thessalonica": arab()}
        )
        attacked.play("action march", "go athens").hitting((3, 0)).play("forgo")
        assert attacked.events("siege")[0]["dice"] == 3
        assert (attacked.city("athens")[0] == "arab") is taken


@pytest.mark.parametrize("treasury", [8, 9])
def test_byz_xd28_a_mosque_with_a_bought_cube(treasury: int) -> None:
    """BYZ-XD28: BYZ-18.3, BYZ-18.4, BYZ-R39."""
    table = at({"pool": 0, "arab": {"treasury": treasury}, "byzantine": {"treasury": 0}})
    if treasury == 8:
        assert table.refusal("action build") == ("no_money_to_build", "BYZ-18.3")
        return
    table.play("action build", "cube losses")
    assert table.treasury(0) == (0, 0) and table.points(0) == (10, 12)


def test_byz_xd29_tax_with_three_cubes() -> None:
    """BYZ-XD29: BYZ-17.2, BYZ-17.3, BYZ-17.4."""
    table = at(RICH, RICH).play("action tax", "tax 3")
    assert table.open == [f"share {bezants}" for bezants in range(7)]
    table.play("share 5", "action pass")
    assert table.treasury(0) == (55, 51) and table.pool(0) == 6
    assert table.refusal("action tax") == ("taxed_already", "BYZ-17.4")


def test_byz_xd30_passing_with_an_army_cube() -> None:
    """BYZ-XD30: BYZ-41.2, BYZ-5.14, BYZ-44.1."""
    bare = {"elite": 0, "main": 0, "levy": 0, "move": 0}
    poor = {"pool": 0, "losses": 0, "removed": 40, "byzantine": bare, "arab": {**bare, "main": 2, "treasury": 1}}
    table = at(poor, RICH).play("action pass")
    assert table.row(0, "arab") == [0, 1, 0, 0] and table.treasury(0) == (15, 1)
    assert table.state.pass_cube[0] == 1
    table.play("action pass")
    assert table.state.turn == 2 and table.pool(0) == 1 and table.state.pass_cube[0] == 0


def test_byz_xd31_a_tie_is_broken_by_the_sum() -> None:
    """BYZ-XD31: BYZ-47.1, BYZ-R64."""
    first = {"byzantine": {"points": 40, "treasury": 50}, "arab": {"points": 18, "treasury": 50}}
    second = {"byzantine": {"points": 20, "treasury": 50}, "arab": {"points": 20, "treasury": 50}}
    table = at(first, second, passed=[1], turn=3).play("action pass")
    assert table.result == ("third_turn", [0])


def test_byz_47_all_places_are_parted_by_the_tie_breaks() -> None:
    """BYZ-46.5, BYZ-47.1, BYZ-47.3, BYZ-47.4: the third has the smaller sum, the two at the end nothing that parts them."""

    def player(byzantine: int, arab: int) -> dict[str, Any]:
        return {"byzantine": {"points": byzantine, "treasury": 50}, "arab": {"points": arab, "treasury": 50}}

    table = at(player(9, 9), player(40, 18), player(20, 20), player(9, 9), passed=[1, 2, 3], turn=3).play("action pass")
    result = GAME.result(table.state)
    assert result is not None and result["winners"] == [1]
    assert [row["place"] for row in result["scores"]] == [3, 1, 2, 3]


def test_byz_xd32_both_sides_wiped_out() -> None:
    """BYZ-XD32: BYZ-30.7, BYZ-R50."""
    table = at({"arab": army("0/1/1", "tabuk")}, {"byzantine": army("0/1/0", "jerusalem")})
    table.play("action march", "go jerusalem").hitting((1, 1), (1, 1)).play("fight")
    assert table.where(0, "arab") is None and table.where(1, "byzantine") is None
    assert "siege" not in table.heard and table.city("jerusalem") == ("byzantine", 3, None)
