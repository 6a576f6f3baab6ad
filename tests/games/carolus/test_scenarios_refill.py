"""CAR-X53 to CAR-X60 and CAR-X69: refilling the reserve, and colours that run out."""

from __future__ import annotations

from typing import Any

import pytest

from bezant import OVER
from bezant.games.carolus.tables import FAMILY_NAMES
from tests.games.carolus.table import GAME, Table, at, reserves, rows

NOTHING = dict.fromkeys(FAMILY_NAMES, 0)


def red_runs_out(*red_rows: int, left: int = 0, **position: Any) -> Table:
    """Rows of red and a supply of red so small that the next throw may need a return."""
    players = rows(*(f"red {count}" if count else "" for count in red_rows))
    return at(seats=len(red_rows), players=players, supply={"red": left}, step="move", **position)


def test_car_x53_a_refill_of_three_dice() -> None:
    """CAR-X53: CAR-10.1, CAR-10.2, CAR-R30."""
    table = at(players=reserves("red 7", "red 7")).play("land red 1", "land red 1", "land red 1")
    assert table.reserve(0) == {"red": 4}
    table.play_throwing("steps 1", "blue", "crown", "green")
    assert table.reserve(0) == {"red": 4, "blue": 1, "green": 1}
    assert (table.step, table.to_move) == ("refill", 0) and table.open == [f"name {family}" for family in FAMILY_NAMES]
    before = table.supply("yellow")
    table.play("name yellow")
    assert table.reserve(0) == {"red": 4, "blue": 1, "green": 1, "yellow": 1} and table.supply("yellow") == before - 1
    assert (table.step, table.to_move) == ("place", 1)


def test_car_x53_a_refill_of_four_dice() -> None:
    """CAR-X53 with three players: CAR-12.4."""
    table = at(seats=3, players=reserves("red 9", "red 9", "red 9")).play(*["land red 1"] * 4)
    assert table.step == "move" and table.reserve(0) == {"red": 5}
    table.play_throwing("steps 1", "blue", "crown", "green", "blue").play("name pink")
    assert table.reserve(0) == {"red": 5, "blue": 2, "green": 1, "pink": 1}
    assert (table.step, table.to_move) == ("place", 1)


def test_car_x54_a_return() -> None:
    """CAR-X54: CAR-10.3, CAR-R27, CAR-R28."""
    table = red_runs_out(7, 6)
    assert table.supply("red") == 0 and table.crest("red") == 0
    table.play_throwing("steps 1", "red", "blue", "blue")
    assert table.events("returned") == [{"family": "red", "count": 6}]
    assert table.row("red") == [1, 0] and table.supply("red") == 11 and table.crest("red") == 0


def test_car_x55_equal_rows_return_everything() -> None:
    """CAR-X55: CAR-R13, CAR-R28: the crest stays with its holder at 0 to 0."""
    table = red_runs_out(5, 5, crests={"red": 1}).play_throwing("steps 1", "red", "blue", "blue")
    assert table.events("returned") == [{"family": "red", "count": 5}]
    assert table.row("red") == [0, 0] and table.supply("red") == 9 and table.crest("red") == 1


def test_car_x56_two_dice_and_one_cube() -> None:
    """CAR-X56: CAR-R27, CAR-R30: the second red die brings the return."""
    table = red_runs_out(4, 2, left=1).play_throwing("steps 1", "red", "red", "blue")
    served = [event for event in table.told if event.name == "returned" or event.args.get("family") == "red"]
    assert [event.name for event in served] == ["take", "returned", "take"]
    assert table.events("returned") == [{"family": "red", "count": 2}]
    assert table.row("red") == [2, 0] and table.supply("red") == 3


def test_car_x57_three_players_return() -> None:
    """CAR-X57: CAR-R28: all three, as many as the shortest row holds."""
    table = red_runs_out(5, 3, 2).play_throwing("steps 1", "red", "blue", "blue", "green")
    assert table.events("returned") == [{"family": "red", "count": 2}]
    assert table.row("red") == [3, 1, 0] and table.supply("red") == 5 and table.crest("red") == 0


def test_car_x58_a_colour_that_cannot_be_had() -> None:
    """CAR-X58: CAR-R29, CAR-R30: the die is thrown again, the crown may not name it."""
    table = red_runs_out(5, 3, 0).play_throwing("steps 1", "red", "crown", "blue", "green")
    assert table.heard.count("rethrow") == 1 and "returned" not in table.heard
    [again] = table.events("rethrow")
    assert again["family"] == "red" and again["face"] != "red"
    assert table.row("red") == [5, 3, 0] and table.supply("red") == 0
    assert table.state.crowns == (2 if again["face"] == "crown" else 1)
    assert table.open == ["name pink", "name blue", "name green", "name yellow"]
    assert table.refusal("name red") == ("family_exhausted", "CAR-R29")
    while table.step == "refill":
        table.play("name pink")
    assert table.reserve_size(0) == 9 and table.row("red") == [5, 3, 0]


def test_car_x58_another_throw_shows_any_available_face() -> None:
    """CAR-X58: CAR-R29 (1): each available colour and the crown about equally often, red never."""
    start = red_runs_out(5, 3, 0).state
    shown: dict[str, int] = {}
    for seed in range(600):
        ahead = start.copy()
        GAME.reseed(ahead, seed)
        for event in GAME.apply(ahead, GAME.actions.parse("steps 1")):
            if event.name == "rethrow":
                face = str(event.args["face"])
                shown[face] = shown.get(face, 0) + 1
    expected = sum(shown.values()) / 5
    assert set(shown) == {"pink", "blue", "green", "yellow", "crown"}
    assert all(0.75 < count / expected < 1.25 for count in shown.values())


def test_car_x59_nothing_to_be_had() -> None:
    """CAR-X59: CAR-R29 (3): all dice are lost, crowns too."""
    table = at(supply=NOTHING).play("land red 1", "land red 1", "land blue 1")
    table.play_throwing("steps 1", "blue", "crown", "green")
    assert table.events("forfeit") == [{"seat": 0}] * 3 and "rethrow" not in table.heard
    assert table.reserve_size(0) == 4 and (table.step, table.to_move) == ("place", 1)


def test_car_x59_a_short_reserve_is_placed_whole() -> None:
    """CAR-X59: CAR-R11, CAR-R31: two knights are placed, then none, and Charlemagne is moved all the same."""
    table = at(supply=NOTHING, players=reserves("red 3", "red 2")).turn(1, into=9)
    assert table.reserve_size(0) == 0 and table.to_move == 1 and table.state.to_place == 2
    table.play("land red 9")
    assert table.step == "place" and table.refusal("steps 1") == ("not_moving_emperor", "CAR-7.1")
    table.play("land red 9")
    assert table.step == "move" and table.reserve_size(1) == 0
    table.turn(1).choose(3, 4)
    assert (table.step, table.to_move) == ("move", 0) and table.emperor == 2
    table.play("steps 3")
    assert table.emperor == 5 and (table.step, table.to_move) == ("move", 1)


@pytest.mark.parametrize(
    ("lands", "winners"),
    [
        (["blue 1 | white 1"], ["white"]),
        (["blue 1 | white 1", "", "blue 2 | black 2"], ["black"]),
        (["blue 1 | white 1", "blue 1 | black 1"], ["white", "black"]),
    ],
)
def test_car_x60_a_dead_round(lands: list[str], winners: list[str]) -> None:
    """CAR-X60: CAR-11.3, CAR-R25, CAR-R29 (4)."""
    table = at(lands, supply=NOTHING, players=reserves("", ""), step="choose").choose(2, 3)
    table.play("steps 1")
    assert table.step != "over" and table.to_move == 1
    table.play("steps 1")
    assert table.result == ("dead_round", winners) and table.to_move == OVER
    assert table.heard[-1] == "over" and table.state.round == 1


@pytest.mark.parametrize("shortest", [0, 1])
def test_car_x69_four_players_return(shortest: int) -> None:
    """CAR-X69: CAR-R28, CAR-R29."""
    table = red_runs_out(6, shortest, 5, 4).play_throwing("steps 1", "red", "blue", "blue")
    if shortest == 0:
        assert table.row("red") == [6, 0, 5, 4] and table.supply("red") == 0
        assert table.heard.count("rethrow") == 1 and "returned" not in table.heard
    else:
        assert table.events("returned") == [{"family": "red", "count": 1}]
        assert table.row("red") == [5, 0, 4, 3] and table.supply("red") == 3 and table.crest("red") == 0
