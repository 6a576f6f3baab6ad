"""CAR-X1 to CAR-X17: the worked examples and figures of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.games.carolus.rules import lands
from bezant.games.carolus.tables import BOARD, FAMILY_NAMES
from bezant.kernel.errors import BadPosition
from tests.games.carolus.table import Table, at, new, reserves

FIGURE_5 = [
    {"row": {"red": 7, "pink": 6, "blue": 6, "green": 3, "yellow": 5}},
    {"row": {"red": 6, "pink": 5, "blue": 8, "green": 5, "yellow": 6}},
]
RESERVES = [
    {"reserve": {"yellow": 3, "red": 2, "blue": 1, "green": 1}},
    {"reserve": {"red": 3, "blue": 2, "green": 1, "yellow": 1}},
]
FIGURE_6 = [
    "blue 2, green 1 | black 2",
    "blue 2 | white 1",
    "yellow 3, red 2, pink 1, green 2, blue 1 | black 3",
    "red 1 | white 1",
]
A, B, C, D = 0, 2, 3, 6
ELSEWHERE = ("land red 8", "land red 9", "land green 10")


def figure_5(**position: Any) -> Table:
    return at(players=[{**row, **reserve} for row, reserve in zip(FIGURE_5, RESERVES, strict=True)], **position)


def figure_6(active: int = 0, step: str = "place") -> Table:
    """Charlemagne in A; white may move up to three steps, black four."""
    own = RESERVES if step == "place" else [{}, {}]
    players = [{**FIGURE_5[seat], **own[seat], "played": [seat + 3]} for seat in (0, 1)]
    return at(FIGURE_6, players=players, active=active, step=step)


def test_car_x1_a_new_game_for_two() -> None:
    """CAR-X1, figure 1: CAR-3.1, CAR-3.3 to CAR-3.9 for two players."""
    table = new(2).settle()
    assert table.ring == list(range(15)) and all(table.provinces(land) == [land] for land in range(15))
    on_map = [table.land(land).removesuffix(" 1 | -") for land in range(15)]
    assert sorted(on_map) == sorted(FAMILY_NAMES * 3)
    assert table.stock == [10, 10]
    for seat in (0, 1):
        assert table.discs(seat) == [1, 2, 3, 4, 5]
        assert table.reserve_size(seat) == 7
    for family in FAMILY_NAMES:
        assert table.row(family) == [0, 0]
        assert table.crest(family) is None
    assert sum(map(table.supply, FAMILY_NAMES)) == 171
    assert BOARD["players"][0]["unused"] == {"castles": 10, "disc_sets": 3, "castle_cards": 2, "dice": 1}


def test_car_x2_the_lower_disc_plays_first_and_chooses_first() -> None:
    """CAR-X2: CAR-5.3, CAR-5.8, CAR-5.9, CAR-7.2. J sits on seat 0, A on seat 1."""
    table = at(step="choose").choose(3, 2)
    assert table.action_order == [1, 0] and table.events("order") == [{"seats": [1, 0]}]
    assert table.to_move == 1
    assert table.play("court red", "court pink", "court blue").open == ["steps 1", "steps 2"]
    table.turn(1)
    assert (table.to_move, table.step) == (0, "place")
    assert table.play("court red", "court pink", "court blue").open == ["steps 1", "steps 2", "steps 3"]
    table.turn(1)
    assert (table.to_move, table.step) == (1, "choose") and table.choice_order == [1, 0]


@pytest.mark.parametrize("builder", [0, 1])
@pytest.mark.parametrize("moved_by", ["himself", "his opponent"])
def test_car_x3_the_first_castle(builder: int, moved_by: str) -> None:
    """CAR-X3: CAR-6.7, CAR-6.8, CAR-8.6, CAR-R13; Charlemagne may be moved by anybody."""
    order = [builder, 1 - builder]
    before = 2 if moved_by == "himself" else 1
    players = reserves("red 1, blue 6", "red 1, blue 6")
    lands = ["blue 1", "blue 1", "blue 1", "red 1"]
    table = at(lands, choice_order=order, action_order=order, emperor=before, players=players)
    assert table.scores(3) == [0, 0]
    table.play("court red", "land blue 9", "land blue 9")
    assert table.events("crest") == [{"seat": builder, "family": "red", "from_seat": None}]
    table.turn(1)
    if moved_by == "his opponent":
        assert table.stock == [10, 10] and table.to_move == 1 - builder
        table.turn(1, into=9)
    side = ["white", "black"][builder]
    assert table.events("built") == [{"side": side, "land": 3, "best": 1, "second": 0}]
    assert table.stock == ([9, 10] if builder == 0 else [10, 9])
    assert table.land(3) == f"red 1 | {side} 1" and table.crest("red") == builder


def test_car_x4_the_owner_with_the_majority_keeps_his_castle() -> None:
    """CAR-X4, figure 2 at rest: CAR-8.1, CAR-8.9."""
    table = at(["", "green 2, red 1 | black 1"], crests={"green": 1, "red": 0}, step="move")
    assert table.scores(1) == [1, 3]
    table.play("steps 1")
    assert table.events("holds") == [{"side": "black", "land": 1, "best": 3, "second": 1}]
    assert table.land(1) == "red 1, green 2 | black 1"
    assert table.stock == [10, 9] and table.emperor == 1 and len(table.ring) == 15


def test_car_x5_a_crest_turns_a_land() -> None:
    """CAR-X5, figure 2: CAR-6.5, CAR-8.10, CAR-8.11, CAR-R20."""
    players = [{"row": {"green": 3}, "reserve": {"green": 1, "red": 6}}, {"row": {"green": 3}}]
    table = at(["", "green 2, red 1 | black 1"], crests={"green": 1, "red": 0}, players=players)
    assert table.scores(1) == [1, 3]
    table.play("court green")
    assert table.row("green") == [4, 3] and table.crest("green") == 0
    assert table.events("crest") == [{"seat": 0, "family": "green", "from_seat": 1}]
    assert table.scores(1) == [3, 1]
    table.play("land red 9", "land red 9", "steps 1")
    assert table.events("replaced") == [
        {"side": "white", "from_side": "black", "land": 1, "count": 1, "best": 3, "second": 1}
    ]
    assert table.land(1) == "red 1, green 2 | white 1" and table.stock == [9, 10]


def test_car_x6_a_take_over_merges_on_both_sides() -> None:
    """CAR-X6, figures 3 and 4: CAR-9.1, CAR-9.2, CAR-9.8, CAR-9.10."""
    lands = ["", "blue 1 | white 1", "green 2, red 1 | black 1", "blue 1, red 1 | white 1"]
    table = at(lands, crests={"green": 0, "red": 0}, step="move").play("steps 2")
    assert table.land(1) == "red 2, blue 2, green 2 | white 3" and table.provinces(1) == [1, 2, 3]
    assert table.ring == [0, 1, *range(4, 15)]
    assert table.emperor == 1 and table.stock == [7, 10]
    assert table.heard[:4] == ["moved", "replaced", "merged", "merged"]


def test_car_x7_the_longest_rows_hold_the_crests() -> None:
    """CAR-X7, figure 5: CAR-6.5. No other holder is possible."""
    table = figure_5()
    assert [table.crest(family) for family in FAMILY_NAMES] == [0, 0, 1, 1, 1]
    assert [sum(table.row(family)[seat] for family in FAMILY_NAMES) for seat in (0, 1)] == [27, 30]
    for family in FAMILY_NAMES:
        other = 1 - (table.crest(family) or 0)
        with pytest.raises(BadPosition, match="CAR-I7"):
            figure_5(crests={family: other})


@pytest.mark.parametrize(("knights", "holder"), [(1, 0), (2, 1), (3, 1)])
def test_car_x8_an_undefended_crest(knights: int, holder: int) -> None:
    """CAR-X8, figure 5: CAR-6.5, CAR-6.6: white leaves his 7 red alone, black adds to his 6."""
    table = figure_5().play("land yellow 9", "land yellow 9", "land yellow 9").turn(1)
    assert table.to_move == 1
    table.play(*["court red"] * knights)
    assert table.row("red") == [7, 6 + knights] and table.crest("red") == holder


@pytest.mark.parametrize(("defence", "holder"), [(2, 0), (1, 1)])
def test_car_x9_a_defended_crest(defence: int, holder: int) -> None:
    """CAR-X9, figure 5: CAR-6.6: 9 to 9 keeps the crest, 8 to 9 loses it."""
    table = figure_5().play(*["court red"] * defence, *["land yellow 9"] * (3 - defence)).turn(1)
    table.play("court red", "court red", "court red")
    assert table.row("red") == [7 + defence, 9] and table.crest("red") == holder


def test_car_x10_an_attack_on_a_crest() -> None:
    """CAR-X10, figure 5: CAR-6.5, CAR-6.6, CAR-R12: looked at after each knight."""
    table = figure_5().play("court yellow")
    assert table.row("yellow") == [6, 6] and table.crest("yellow") == 1 and table.heard == ["court"]
    table.play("court yellow")
    assert table.row("yellow") == [7, 6] and table.crest("yellow") == 0 and table.heard == ["court", "crest"]


def test_car_x11_pink_is_safe() -> None:
    """CAR-X11, figure 5: CAR-6.6."""
    players = [FIGURE_5[0], {**FIGURE_5[1], "reserve": {"red": 3, "blue": 2, "pink": 1, "yellow": 1}}]
    table = at(players=players, active=1).play("court pink")
    assert table.row("pink") == [6, 6] and table.crest("pink") == 0 and table.heard == ["court"]


def test_car_x12_the_scores_of_figure_6() -> None:
    """CAR-X12: CAR-8.1, CAR-9.6, CAR-R19."""
    table = figure_6()
    assert table.stock == [8, 5] and len(table.ring) == 12 and table.emperor == A
    assert (table.scores(C), table.scores(B), table.scores(D)) == ([3, 9], [1, 2], [2, 0])
    assert lands.standing(table.state, C) == (9, 3, 1)


def black_has_united_its_lands(table: Table) -> None:
    """The outcome of CAR-X13 and CAR-X14."""
    assert table.events("replaced") == [
        {"side": "black", "from_side": "white", "land": B, "count": 1, "best": 2, "second": 1}
    ]
    assert table.land(A) == "red 2, pink 1, blue 5, green 3, yellow 3 | black 6"
    assert table.provinces(A) == [0, 1, 2, 3, 4, 5]
    assert table.ring == [0, 6, *range(7, 15)] and table.emperor == A and table.stock == [9, 4]


def test_car_x13_black_to_move_unites_three_lands() -> None:
    """CAR-X13, figure 6: CAR-8.10, CAR-9.4, CAR-9.8."""
    black_has_united_its_lands(figure_6(active=1, step="move").play("steps 1"))


def test_car_x14_one_step_of_white_helps_black() -> None:
    """CAR-X14, figure 6: CAR-8.6, CAR-R17: the side with the majority replaces, though it is not active."""
    black_has_united_its_lands(figure_6().play(*ELSEWHERE, "steps 1"))


def test_car_x15_three_steps_are_safe() -> None:
    """CAR-X15, figure 6: CAR-7.4, CAR-8.9: the lands passed over stay as they are."""
    table = figure_6().play(*ELSEWHERE, "steps 3")
    assert table.events("holds") == [{"side": "white", "land": D, "best": 2, "second": 0}]
    assert table.emperor == D and table.stock == [8, 5] and len(table.ring) == 12
    assert [table.land(land).partition("| ")[2] for land in (A, B, C, D)] == [
        "black 2",
        "white 1",
        "black 3",
        "white 1",
    ]


def test_car_x16_the_counter_attack() -> None:
    """CAR-X16, figure 6: CAR-8.10, CAR-8.11, CAR-9.7, CAR-R20."""
    table = figure_6().play("court yellow", "court yellow", "land yellow 3")
    assert table.row("yellow") == [7, 6] and table.crest("yellow") == 0
    assert table.land(C) == "red 2, pink 1, blue 1, green 2, yellow 4 | black 3" and table.scores(C) == [7, 6]
    table.play("steps 2")
    assert table.events("replaced") == [
        {"side": "white", "from_side": "black", "land": C, "count": 3, "best": 7, "second": 6}
    ]
    assert table.stock == [5, 8]
    assert table.land(B) == "red 3, pink 1, blue 3, green 2, yellow 4 | white 5"
    assert table.provinces(B) == [2, 3, 4, 5, 6]
    assert table.ring == [0, 2, *range(7, 15)] and table.emperor == B
    [thrown] = table.events("throw")
    assert thrown["seat"] == 0 and len(thrown["faces"]) == 3


def test_car_x17_a_near_miss() -> None:
    """CAR-X17, figure 6: CAR-8.4: 6 to 6, the castles stay."""
    table = figure_6().play("court yellow", "court yellow", "land yellow 9")
    assert table.scores(C) == [6, 6]
    table.play("steps 2")
    assert table.events("nobody") == [{"land": C, "best": 6, "second": 6}]
    assert table.land(C) == "red 2, pink 1, blue 1, green 2, yellow 3 | black 3"
    assert table.stock == [8, 5] and len(table.ring) == 12 and table.emperor == C
