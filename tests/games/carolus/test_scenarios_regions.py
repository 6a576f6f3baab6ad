"""CAR-X36 to CAR-X42 and CAR-X61 to CAR-X68: movement, merging, and the end of the game."""

from __future__ import annotations

import pytest

from bezant import OVER
from tests.games.carolus.table import GAME, Table, at

WHITE_LEADS, BLACK_LEADS = {"red": 0}, {"red": 1}


def test_car_x36_a_region_is_one_step() -> None:
    """CAR-X36: CAR-7.3."""
    table = at(["", "blue 3 | black 3"], step="move").play("steps 2")
    assert table.events("moved") == [{"seat": 0, "steps": 2, "from_land": 0, "land": 4}] and table.emperor == 4


@pytest.mark.parametrize(("steps", "land"), [(1, 0), (2, 5), (3, 10), (4, 14), (5, 0)])
def test_car_x37_laps(steps: int, land: int) -> None:
    """CAR-X37: CAR-R15. Four lands, Charlemagne in the last; a full lap resolves the land he left."""
    lands = ["blue 5 | white 5", "blue 5 | black 5", "blue 4 | white 4", "red 1"]
    players = [{"played": [4]}, {"played": [5]}]
    table = at(lands, players=players, crests=BLACK_LEADS, active=1, emperor=14, step="move")
    assert table.ring == [0, 5, 10, 14] and table.open[-1] == "steps 5"
    table.play(f"steps {steps}")
    assert table.emperor == land
    if steps == 4:
        assert table.events("built") == [{"side": "black", "land": 14, "best": 1, "second": 0}]
        assert table.land(14) == "red 1 | black 1" and table.stock == [1, 4]
    else:
        assert table.events("holds")[0]["land"] == land and table.stock == [1, 5]


def test_car_x38_a_region_across_the_end_of_the_ring() -> None:
    """CAR-X38: CAR-9.8, CAR-9.9, CAR-R42."""
    lands = ["red 1", "blue 1 | white 1", *[""] * 12, "green 1 | white 1"]
    table = at(lands, crests=WHITE_LEADS, emperor=13, step="move")
    assert table.stock == [8, 10]
    table.play("steps 2")
    assert table.provinces(0) == [14, 0, 1] and table.land(0) == "red 1, blue 1, green 1 | white 3"
    assert table.ring == [0, *range(2, 14)] and table.emperor == 0 and table.stock == [7, 10]
    assert GAME.dump(table.state)["lands"][0]["provinces"] == [14, 0, 1]
    while table.step == "refill":
        table.play("name red")
    table.turn(1)
    assert table.emperor == 2


def test_car_x39_regions_on_both_sides() -> None:
    """CAR-X39: CAR-9.4, CAR-9.5, CAR-9.8: X is province 0, P 4, Y 7."""
    lands = ["red 1", "blue 3 | white 3", "red 1", "blue 2 | white 2", "red 1", *["blue 1"] * 7]
    table = at(lands, crests=WHITE_LEADS, emperor=1, players=[{"played": [2]}, {"played": [4]}])
    assert len(table.ring) == 12 and table.stock == [5, 10]
    table.turn(1, into=1)
    assert table.land(1).endswith("| white 6") and len(table.ring) == 10 and table.stock == [4, 10]
    table.turn(4, into=1).choose(4, 5).turn(4, into=1).turn(1, into=1)
    assert table.land(0).endswith("| white 7") and len(table.ring) == 9 and table.stock == [3, 10]
    table.choose(3, 1).turn(1, into=0)
    assert table.land(0).endswith("| white 8") and table.ring == [0, *range(8, 15)] and table.stock == [2, 10]
    assert table.provinces(0) == [0, 1, 2, 3, 4, 5, 6, 7] and table.emperor == 0


def test_car_x40_without_a_castle_no_merge() -> None:
    """CAR-X40: CAR-R22: the neighbours hold knights of white's, but no castle."""
    table = at(["red 3", "red 1", "red 2"], crests=WHITE_LEADS, step="move").play("steps 1")
    assert table.land(1) == "red 1 | white 1" and table.stock == [9, 10]
    assert len(table.ring) == 15 and "merged" not in table.heard
    assert (table.land(0), table.land(2)) == ("red 3 | -", "red 2 | -")


def test_car_x41_a_castle_merges_though_its_knights_have_turned() -> None:
    """CAR-X41: CAR-R22, CAR-R41."""
    table = at(["", "red 1", "pink 4 | white 1"], crests={"red": 0, "pink": 1}, step="move")
    assert table.scores(2) == [1, 4]
    table.play("steps 1")
    assert table.events("merged") == [{"side": "white", "land": 1, "from_land": 2, "count": 2}]
    assert table.provinces(1) == [1, 2] and len(table.ring) == 14 and table.stock == [8, 10]


def test_car_x42_crests_alone_change_no_castle() -> None:
    """CAR-X42: CAR-6.11, CAR-7.4, CAR-8.7, CAR-R22: not even where a merge would follow."""
    players = [{"row": {"green": 1}, "reserve": {"green": 1, "blue": 6}}, {"row": {"green": 1}}]
    lands = ["", "blue 1 | white 1", "green 3 | black 1"]
    table = at(lands, crests={"green": 1}, players=players).play("court green", "land blue 9", "land blue 9")
    assert table.crest("green") == 0 and table.scores(2) == [3, 1]
    table.play("steps 1")
    assert table.emperor == 1 and table.land(2) == "green 3 | black 1"
    assert len(table.ring) == 15 and table.stock == [9, 9]


# --- the end --------------------------------------------------------------------------------------------------------


def stop_at_q(*lands: str, crests: dict[str, int] = WHITE_LEADS) -> Table:
    """White moves Charlemagne one step from P, the first land, to Q."""
    return at(lands, crests=crests, step="move").play("steps 1")


def test_car_x61_all_castles_built() -> None:
    """CAR-X61: CAR-4.5, CAR-11.1, CAR-R20, CAR-R23: at once, no refill, no further turn."""
    table = stop_at_q("", "red 1", "", "blue 9 | white 9")
    assert table.stock == [0, 10] and table.heard == ["moved", "built", "over"]
    assert table.events("over") == [{"reason": "all_castles", "sides": ["white"]}]
    assert table.result == ("all_castles", ["white"]) and GAME.winners(table.state) == [0]
    assert (table.to_move, table.step, table.open) == (OVER, "over", [])
    assert table.reserve_size(0) == 4
    assert table.refusal("steps 1") == ("game_over", "CAR-4.5")


def test_car_x62_five_lands_become_three() -> None:
    """CAR-X62: CAR-11.2, CAR-11.3, CAR-R23, CAR-R26: the lands are counted after the merge."""
    table = stop_at_q("blue 4 | white 4", "red 1", "blue 4 | white 4", "blue 5 | black 5", "blue 1")
    assert table.ring == [0, 9, 14] and table.land(0) == "red 1, blue 8 | white 9" and table.stock == [1, 5]
    assert table.result == ("few_lands", ["white"]) and table.events("over")[0]["reason"] == "few_lands"
    assert "throw" not in table.heard and table.to_move == OVER


def test_car_x63_four_lands_become_two() -> None:
    """CAR-X63: CAR-11.2, CAR-11.3."""
    table = stop_at_q("blue 4 | white 4", "red 1", "blue 4 | white 4", "blue 6 | black 6")
    assert table.ring == [0, 9] and table.stock == [1, 4] and table.result == ("few_lands", ["white"])


def test_car_x64_the_builder_loses() -> None:
    """CAR-X64: CAR-11.3: white ends the game with 6 castles against 8."""
    table = stop_at_q("blue 5 | white 5", "red 1", "blue 8 | black 8", "blue 1")
    assert table.ring == [0, 6, 14] and table.land(0).endswith("| white 6")
    assert table.stock == [4, 2] and table.result == ("few_lands", ["black"]) and GAME.winners(table.state) == [1]


def test_car_x65_a_draw() -> None:
    """CAR-X65: CAR-R25: 7 castles each."""
    table = stop_at_q("blue 3 | white 3", "red 1", "blue 3 | white 3", "blue 7 | black 7", "blue 1")
    assert table.stock == [3, 3] and table.ring == [0, 7, 14]
    assert table.result == ("few_lands", ["white", "black"]) and GAME.returns(table.state) == [0, 0]
    assert GAME.places(table.state) == [1, 1]
    assert table.events("over") == [{"reason": "few_lands", "sides": ["white", "black"]}]


def test_car_x66_both_ends_at_once() -> None:
    """CAR-X66: CAR-R24: reported as all castles built."""
    table = stop_at_q("blue 4 | white 4", "red 1", "blue 5 | white 5", "blue 4 | black 4", "blue 1")
    assert table.stock == [0, 6] and table.ring == [0, 10, 14] and table.result == ("all_castles", ["white"])


def test_car_x67_four_lands_go_on() -> None:
    """CAR-X67: CAR-11.2, CAR-R26: four are enough."""
    table = stop_at_q("blue 5 | white 5", "red 1", "blue 4 | white 4", "blue 5 | black 5", crests=BLACK_LEADS)
    assert table.events("built") == [{"side": "black", "land": 5, "best": 1, "second": 0}]
    assert table.ring == [0, 5, 6, 10] and table.stock == [1, 4]
    assert table.result is None and "throw" in table.heard and table.to_move in (0, 1)


def test_car_x68_a_merged_region_waits_for_the_next_stop() -> None:
    """CAR-X68: CAR-7.4, CAR-9.7, CAR-R41."""
    lands = ["blue 1", "red 1", "pink 4 | white 1", *["blue 1"] * 12]
    table = at(lands, crests={"red": 0, "pink": 1}, players=[{"played": [2]}, {"played": [5]}])
    assert table.stock == [9, 10]
    table.turn(1, into=0)
    assert table.land(1) == "red 1, pink 4 | white 2" and table.scores(1) == [3, 4] and table.stock == [8, 10]
    table.turn(5, into=0).choose(5, 4).turn(4, into=0)
    assert table.land(1) == "red 1, pink 4 | white 2" and table.emperor == 11
    table.turn(5, into=0)
    assert table.events("replaced")[0]["count"] == 2
    assert table.land(1) == "red 1, pink 4 | black 2" and table.stock == [10, 8] and table.emperor == 1
