"""CAR-6 to CAR-8: bringing knights into play, moving Charlemagne, majority and castles."""

from __future__ import annotations

from itertools import permutations

import pytest

from bezant.games.carolus.tables import FAMILY_NAMES
from tests.games.carolus.table import at, reserves, rows

# --- CAR-6 Action 1 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_court", [0, 1, 2, 3])
def test_car_6_1_exactly_three_knights_in_any_split(at_court: int) -> None:
    """CAR-6.1, CAR-R11: at the own castle card or in lands; Charlemagne waits for the third."""
    table = at(players=reserves("red 7", "red 7"))
    actions = ["court red"] * at_court + ["land red 4"] * (3 - at_court)
    for action in actions:
        assert table.step == "place" and table.refusal("steps 1") == ("not_moving_emperor", "CAR-7.1")
        table.play(action)
    assert table.step == "move" and table.reserve(0) == {"red": 4}
    placed = f"red {3 - at_court}, " if at_court < 3 else ""
    assert table.row("red") == [at_court, 0] and table.land(4) == f"{placed}yellow 1 | -"


def test_car_6_2_knights_in_a_reserve_count_for_nothing() -> None:
    """CAR-6.2: neither for influence nor for a majority."""
    table = at(["", "red 1"], players=reserves("red 4", "red 1"), step="move")
    assert table.scores(1) == [0, 0] and table.crest("red") is None
    assert table.play("steps 1").land(1) == "red 1 | -"
    rich = at(
        players=[{"row": {"red": 1}}, {"row": {"red": 2}, "reserve": {"blue": 7}}, {"reserve": {"red": 9}}], seats=3
    )
    assert rich.crest("red") == 1
    assert rich.play("court red").crest("red") == 1


def test_car_6_3_knights_in_play_stay_where_they_are() -> None:
    """CAR-6.3, CAR-R14: a take-over moves none of them, a return only those of rows."""
    lands = ["", "red 2, blue 1 | black 1"]
    players = [{"row": {"red": 3, "blue": 2}}, {"row": {"red": 2}}]
    table = at(lands, players=players, supply={"red": 0}, step="move")
    far_land, row = table.land(14), table.row("blue")
    table.play_throwing("steps 1", "red", "green", "green")
    assert table.events("returned") == [{"family": "red", "count": 2}]
    assert table.land(1) == "red 2, blue 1 | white 1" and table.land(14) == far_land
    assert table.row("red") == [1, 0] and table.row("blue") == row


@pytest.mark.parametrize("family", FAMILY_NAMES)
def test_car_6_4_a_knight_joins_the_row_of_its_colour(family: str) -> None:
    """CAR-6.4, CAR-6.7: of its own colour at its own player's card, and takes that crest alone."""
    table = at(active=1).play(f"court {family}")
    assert {each: table.row(each) for each in FAMILY_NAMES} == {each: [0, int(each == family)] for each in FAMILY_NAMES}
    assert {each: table.crest(each) for each in FAMILY_NAMES if table.crest(each) is not None} == {family: 1}
    assert table.events("court") == [{"seat": 1, "family": family, "count": 1}]


def test_car_6_8_the_holder_adds_to_his_own_row_without_a_word() -> None:
    """CAR-6.8: no crest moves when its holder adds a knight."""
    table = at(players=rows("red 1", "")).play("court red")
    assert table.heard == ["court"] and table.crest("red") == 0


def test_car_6_8_a_new_row_is_compared_with_the_holders_row() -> None:
    """CAR-6.8, CAR-6.6: a knight in a shorter row of red changes nothing, and other crests stay."""
    table = at(players=rows("red 3", "blue 1")).play("court blue")
    assert (table.crest("red"), table.crest("blue")) == (0, 1)
    table = at(players=rows("red 1", "red 3, blue 1")).play("court red")
    assert table.row("red") == [2, 3] and (table.crest("red"), table.crest("blue")) == (1, 1)


def test_car_6_10_every_land_is_open_to_every_player() -> None:
    """CAR-6.10: whoever owns it and wherever Charlemagne is; several knights may go to one land."""
    lands = ["", "blue 3 | white 3", "", "blue 2 | black 2"]
    for seat in (0, 1):
        table = at(lands, active=seat, emperor=5, players=reserves("red 4, blue 3", "red 4, blue 3"))
        assert len(table.ring) == 12
        court = ["court red", "court blue"]
        assert table.open == court + [f"land {family} {land}" for family in ("red", "blue") for land in table.ring]
        table.play("land red 5", "land blue 5")
        assert table.land(5) == "red 1, blue 3 | black 2"
        assert table.events("placed")[0] == {"seat": seat, "family": "red", "land": 5}


def test_car_6_11_knights_alone_change_no_castle() -> None:
    """CAR-6.11, CAR-8.7: not even where Charlemagne stands; only his stop does."""
    lands = ["blue 1 | black 1", "blue 1"]
    table = at(lands, crests={"red": 0}, players=reserves("red 7", ""), emperor=0)
    table.play("land red 0", "land red 0", "land red 1")
    assert table.scores(0) == [2, 1] and table.scores(1) == [1, 0]
    assert table.land(0) == "red 2, blue 1 | black 1" and table.stock == [10, 9]
    table.play("steps 2")
    assert table.land(0) == "red 2, blue 1 | black 1" and table.land(1) == "red 1, blue 1 | -"


def test_car_r12_the_order_of_placements_is_irrelevant() -> None:
    """CAR-R12: crests included."""
    placements = ("court red", "court red", "land blue 3")
    positions = set()
    for order in set(permutations(placements)):
        table = at(players=[{"row": {"red": 1}, "reserve": {"red": 4, "blue": 3}}, {"row": {"red": 2}}])
        positions.add(table.play(*order).state.tobytes())
        assert table.crest("red") == 0
    assert len(positions) == 1


# --- CAR-7 Action 2 -------------------------------------------------------------------------------------------------


def test_car_7_1_charlemagne_must_move_clockwise() -> None:
    """CAR-7.1, CAR-R39: there is no passing, no standing still and no way back."""
    table = at(step="move", emperor=7, players=[{"played": [2]}, {"played": [3]}])
    assert table.open == ["steps 1", "steps 2"]
    assert at(step="move", emperor=7).play("steps 1").emperor == 8
    assert table.play("steps 2").emperor == 9


def test_car_7_2_with_a_one_he_moves_one_step_by_himself() -> None:
    """CAR-7.2: one step is all there is to decide (CAR-D8)."""
    table = at(emperor=7, players=[{"played": [1], "reserve": {"red": 7}}, {"played": [3]}])
    table.play("land red 0", "land red 0", "land red 0")
    assert table.events("moved") == [{"seat": 0, "steps": 1, "from_land": 7, "land": 8}]
    assert "throw" in table.heard and table.emperor == 8


def test_car_7_2_the_disc_of_this_round_is_in_force() -> None:
    """CAR-7.2: not an earlier one, and not that of another player."""
    players = [{"played": [5, 2]}, {"played": [1, 4]}]
    assert at(round=2, step="move", players=players).open[-1] == "steps 2"
    assert at(round=2, step="move", players=players, active=1).open[-1] == "steps 4"


def test_car_7_4_lands_passed_over_are_not_resolved() -> None:
    """CAR-7.4, CAR-8.7: white would lead in all of them."""
    table = at(["red 1", "red 1", "red 1", "red 1"], crests={"red": 0}, step="move").play("steps 2")
    assert [table.land(land) for land in range(4)] == ["red 1 | -", "red 1 | -", "red 1 | white 1", "red 1 | -"]


# --- CAR-8 Majority, building, taking over --------------------------------------------------------------------------


def test_car_8_1_castles_count_for_their_owner_alone() -> None:
    """CAR-8.1, CAR-R32: knights under a side's influence, and its own castles."""
    table = at(["", "red 2, pink 1, blue 1, green 3 | black 2"], crests={"red": 0, "pink": 0, "blue": 1})
    assert table.scores(1) == [3, 3]
    three = at(["", "red 1, blue 2, green 3 | grey 2"], seats=3, crests={"red": 0, "blue": 1, "green": 2})
    assert three.scores(1) == [1, 2, 5]


def test_car_8_3_one_more_is_enough() -> None:
    """CAR-8.3: for either side."""
    crests = {"red": 0, "blue": 1}
    assert at(["", "red 3, blue 2"], crests=crests, step="move").play("steps 1").land(1) == "red 3, blue 2 | white 1"
    assert at(["", "red 2, blue 3"], crests=crests, step="move").play("steps 1").land(1) == "red 2, blue 3 | black 1"


def test_car_8_8_a_province_holds_one_castle() -> None:
    """CAR-8.8, CAR-8.9: its owner builds no second one, however strong he is."""
    table = at(["", "red 5 | white 1"], crests={"red": 0}, step="move").play("steps 1")
    assert table.events("holds") == [{"side": "white", "land": 1, "best": 6, "second": 0}]
    assert table.land(1) == "red 5 | white 1" and table.stock == [9, 10]


def test_car_8_10_all_castles_are_replaced_one_for_one() -> None:
    """CAR-8.10, CAR-9.7, CAR-R20, CAR-R32: none of the loser's stays, and his stock has them back."""
    table = at(["", "red 5 | black 4"], crests={"red": 0}, step="move")
    assert table.stock == [10, 6]
    table.play("steps 1")
    assert table.land(1) == "red 5 | white 4" and table.stock == [6, 10] and table.provinces(1) == [1, 2, 3, 4]


def test_car_8_11_control_passes_by_new_knights() -> None:
    """CAR-8.11: by a knight brought in this turn (by a crest: CAR-X5)."""
    table = at(["", "red 1 | black 1"], crests={"red": 0}, players=reserves("red 7", ""))
    assert table.scores(1) == [1, 1]
    table.play("land red 1", "land red 9", "land red 9", "steps 1")
    assert table.land(1) == "red 2 | white 1" and table.stock == [9, 10]


def test_car_r16_a_majority_needs_a_score() -> None:
    """CAR-R16, CAR-8.5: knights of nobody's win no land, also for three sides."""
    for seats in (2, 3, 4):
        table = at(["", "pink 4"], seats=seats, step="move").play("steps 1")
        assert table.land(1) == "pink 4 | -" and table.heard[1] == "nobody"


def test_car_r18_only_the_highest_score_matters() -> None:
    """CAR-R18: whichever side leads and whichever are tied below."""
    crests = {"red": 0, "blue": 1, "green": 2}
    for scores, owner in (
        ((1, 1, 2), "grey"),
        ((1, 2, 1), "black"),
        ((0, 1, 2), "grey"),
        ((2, 1, 2), None),
        ((1, 2, 2), None),
    ):
        knights = ", ".join(f"{family} {score}" for family, score in zip(crests, scores, strict=True) if score)
        table = at(["", knights], seats=3, crests=crests, step="move").play("steps 1")
        castles = f"{owner} 1" if owner else "-"
        assert table.land(1) == f"{knights} | {castles}"
        told = table.events("built", "nobody")[0]
        assert (told["best"], told["second"]) == (max(scores), sorted(scores)[1])
