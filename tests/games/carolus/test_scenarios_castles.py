"""CAR-X18 to CAR-X35: set-up and parameters, majority and castles."""

from __future__ import annotations

from typing import Any

import pytest

from bezant import OVER
from bezant.games.carolus.tables import BOARD, FAMILY_NAMES
from tests.games.carolus.table import GAME, Table, at, new, rows


def stop(land: str, seats: int = 2, **position: Any) -> Table:
    """Seat 0 moves Charlemagne one step, to this land."""
    return at(["", land], seats=seats, step="move", **position).play("steps 1")


def test_car_x18_set_up_for_three() -> None:
    """CAR-X18: CAR-2.8, CAR-12.1, CAR-12.3."""
    table = new(3).settle()
    assert table.stock == [8, 8, 8] and [table.reserve_size(seat) for seat in range(3)] == [9, 9, 9]
    throws = [(throw["seat"], len(throw["faces"])) for throw in table.events("throw")]
    assert throws == [(seat, 3) for seat in range(3) for _ in range(3)]
    assert sum(map(table.supply, FAMILY_NAMES)) == 158
    assert BOARD["players"][1]["unused"] == {"castles": 6, "disc_sets": 2, "castle_cards": 1, "dice": 0}


def test_car_x19_set_up_for_four() -> None:
    """CAR-X19: CAR-2.8, CAR-13.1, CAR-13.2, CAR-R34."""
    table = new(4).settle()
    assert [GAME.side_of(4, seat) for seat in range(4)] == ["white", "white", "black", "black"]
    assert table.stock == [10, 10] and [table.reserve_size(seat) for seat in range(4)] == [7, 7, 7, 7]
    throws = [(throw["seat"], len(throw["faces"])) for throw in table.events("throw")]
    assert throws == [(seat, dice) for seat in range(4) for dice in (3, 3, 1)]
    assert sum(map(table.supply, FAMILY_NAMES)) == 157
    assert BOARD["players"][2]["unused"] == {"castles": 10, "disc_sets": 1, "castle_cards": 0, "dice": 1}


def test_car_x20_a_crown_at_set_up() -> None:
    """CAR-X20: CAR-3.9, CAR-R4, CAR-R30."""
    games = (new(2, seed) for seed in range(5000))
    table = next(game for game in games if game.events("throw")[0]["faces"] == ["red", "crown", "red"])
    assert table.heard == ["throw", "take", "take"] and table.reserve(0) == {"red": 2} and table.supply("red") == 35
    assert (table.step, table.to_move) == ("setup", 0)
    assert table.open == ["name red", "name pink", "name blue", "name green", "name yellow"]
    table.play("name green")
    assert table.heard[:3] == ["named", "take", "throw"], "the crown is settled before the next throw"
    assert table.events("named") == [{"seat": 0, "family": "green"}]
    assert table.events("take")[0] == {"seat": 0, "family": "green"}


def test_car_x21_no_influence_no_castle() -> None:
    """CAR-X21: CAR-8.2, CAR-8.5."""
    table = stop("pink 1")
    assert table.scores(1) == [0, 0] and table.events("nobody") == [{"land": 1, "best": 0, "second": 0}]
    assert table.land(1) == "pink 1 | -" and table.stock == [10, 10]


def test_car_x22_neutral_knights_are_ignored() -> None:
    """CAR-X22: CAR-8.2, CAR-8.6, CAR-R16: one knight of white's wins against two of nobody's."""
    table = stop("red 1, blue 2", crests={"red": 0})
    assert table.events("built") == [{"side": "white", "land": 1, "best": 1, "second": 0}]
    assert table.land(1) == "red 1, blue 2 | white 1" and table.stock == [9, 10]


def test_car_x23_a_tie_builds_nothing() -> None:
    """CAR-X23: CAR-8.4."""
    table = stop("red 2, blue 2", crests={"red": 0, "blue": 1})
    assert table.scores(1) == [2, 2] and table.events("nobody") == [{"land": 1, "best": 2, "second": 2}]
    assert table.land(1) == "red 2, blue 2 | -" and table.stock == [10, 10]


ALONE = [("blue 2", 0, "holds"), ("red 1, blue 2", 1, "nobody"), ("red 2, blue 2", 2, "replaced")]


@pytest.mark.parametrize(("knights", "against", "outcome"), ALONE)
def test_car_x24_a_castle_alone(knights: str, against: int, outcome: str) -> None:
    """CAR-X24: CAR-8.1, CAR-8.4, CAR-8.10, CAR-R40: it scores one for an owner who holds no crest."""
    before = at(["", f"{knights} | white 1"], crests={"red": 1}, step="move")
    assert before.scores(1) == [1, against] and before.stock == [9, 10]
    table = before.play("steps 1")
    assert table.heard[1] == outcome
    owner, stock = ("black", [10, 9]) if outcome == "replaced" else ("white", [9, 10])
    assert table.land(1) == f"{knights} | {owner} 1" and table.stock == stock


def test_car_x25_every_castle_of_a_region_counts() -> None:
    """CAR-X25: CAR-9.6, CAR-R19."""
    crests = {"green": 1, "blue": 1, "yellow": 1, "red": 0, "pink": 0}
    table = stop("red 2, pink 1, blue 1, green 2, yellow 3 | black 3", crests=crests)
    assert table.scores(1) == [3, 9] and table.events("holds") == [{"side": "black", "land": 1, "best": 9, "second": 3}]
    assert table.land(1) == "red 2, pink 1, blue 1, green 2, yellow 3 | black 3" and table.stock == [10, 7]


def test_car_x26_the_opponent_builds() -> None:
    """CAR-X26: CAR-8.6, CAR-R17: white moves, black builds."""
    table = stop("red 1", crests={"red": 1})
    assert table.events("moved")[0]["seat"] == 0
    assert table.events("built") == [{"side": "black", "land": 1, "best": 1, "second": 0}]
    assert table.land(1) == "red 1 | black 1" and table.stock == [10, 9] and table.heard[2] == "throw"


def test_car_x27_the_opponent_wins() -> None:
    """CAR-X27: CAR-4.5, CAR-11.1, CAR-R23, CAR-R33: white moves, black places its last castle; no dice."""
    table = at(["", "red 1", "", "blue 9 | black 9"], crests={"red": 1}, step="move")
    assert table.stock == [10, 1]
    table.play("steps 1")
    assert table.result == ("all_castles", ["black"]) and table.heard == ["moved", "built", "over"]
    assert table.stock == [10, 0] and table.to_move == OVER and table.open == []


@pytest.mark.parametrize("owner", [0, 1])
def test_car_x28_side_number_0_is_a_side_like_any_other(owner: int) -> None:
    """CAR-X28: CAR-8.1, CAR-8.9, CAR-8.10: the lands of two other scenarios with either side as the owner."""
    side, other = ["white", "black"][owner], 1 - owner

    def scored(land: str, **crests: int) -> tuple[int, int, str, list[int]]:
        table = at(["", f"{land} | {side} 1"], crests=crests, step="move")
        own, against = table.scores(1)[owner], table.scores(1)[other]
        return own, against, table.play("steps 1").heard[1], [table.stock[owner], table.stock[other]]

    assert scored("red 1, green 2", green=owner, red=other) == (3, 1, "holds", [9, 10])
    assert scored("blue 2") == (1, 0, "holds", [9, 10])
    assert scored("red 1, blue 2", red=other) == (1, 1, "nobody", [9, 10])
    assert scored("red 2, blue 2", red=other) == (1, 2, "replaced", [10, 9])


EACH_HIS_OWN = {"red": 0, "blue": 1, "green": 2}


def test_car_x29_a_relative_majority_is_enough() -> None:
    """CAR-X29: CAR-8.3, CAR-12.5."""
    table = stop("red 3, blue 2, green 2", seats=3, crests=EACH_HIS_OWN)
    assert table.events("built") == [{"side": "white", "land": 1, "best": 3, "second": 2}]
    assert table.land(1) == "red 3, blue 2, green 2 | white 1" and table.stock == [7, 8, 8]


TIES = [([3, 3, 1], "nobody"), ([2, 3, 3], "nobody"), ([3, 3, 3], "nobody"), ([2, 4, 3], "replaced")]


@pytest.mark.parametrize(("scores", "outcome"), TIES)
def test_car_x30_ties_among_three_sides(scores: list[int], outcome: str) -> None:
    """CAR-X30: CAR-8.4, CAR-R18: the first side owns the castle and keeps it unless one other leads alone."""
    knights = f"red {scores[0] - 1}, blue {scores[1]}, green {scores[2]}"
    before = at(["", f"{knights} | white 1"], seats=3, crests=EACH_HIS_OWN, step="move")
    assert before.scores(1) == scores
    table = before.play("steps 1")
    assert table.heard[1] == outcome
    owner, stock = ("black", [8, 7, 8]) if outcome == "replaced" else ("white", [7, 8, 8])
    assert table.land(1) == f"{knights} | {owner} 1" and table.stock == stock


def test_car_x30_a_tie_among_three_sides_builds_nothing() -> None:
    """CAR-X30, its last part: CAR-8.4, CAR-R18: 2, 2 and 1 without a castle."""
    table = stop("red 2, blue 2, green 1", seats=3, crests=EACH_HIS_OWN)
    assert table.events("nobody") == [{"land": 1, "best": 2, "second": 2}]
    assert table.land(1) == "red 2, blue 2, green 1 | -" and table.stock == [8, 8, 8]


def test_car_x31_knights_of_team_mates_are_added() -> None:
    """CAR-X31: CAR-8.1, CAR-13.6, CAR-R34: 2 and 2 against 3."""
    table = stop("red 2, blue 2, green 3", seats=4, crests={"red": 0, "blue": 1, "green": 2})
    assert table.events("built") == [{"side": "white", "land": 1, "best": 4, "second": 3}]
    assert table.land(1) == "red 2, blue 2, green 3 | white 1" and table.stock == [9, 10]


def test_car_x32_rows_of_team_mates_are_not_added() -> None:
    """CAR-X32: CAR-13.5: 4 red against 3 and 3."""
    players = rows("red 3", "red 3", "red 3")
    table = at(seats=4, players=players, crests={"red": 0}, active=2).play("court red")
    assert table.row("red") == [3, 3, 4, 0] and table.crest("red") == 2
    assert table.events("crest") == [{"seat": 2, "family": "red", "from_seat": 0}]


def test_car_x33_a_crest_between_partners() -> None:
    """CAR-X33: CAR-13.6, CAR-R35: it moves only with a strictly longer row, and no score changes."""
    players = rows("red 2", "red 3")
    earlier = at(seats=4, players=players, crests={"red": 1}, active=0).play("court red")
    assert earlier.row("red")[:2] == [3, 3] and earlier.crest("red") == 1
    table = at(["", "red 3, green 1"], seats=4, players=rows("red 3", "red 3"), crests={"red": 0, "green": 2}, active=1)
    before = [table.scores(land) for land in table.ring]
    assert table.scores(1) == [3, 1]
    table.play("court red")
    assert table.row("red") == [3, 4, 0, 0] and table.crest("red") == 1
    assert [table.scores(land) for land in table.ring] == before


def test_car_x34_a_stock_that_is_just_enough() -> None:
    """CAR-X34: CAR-8.10, CAR-11.1, CAR-R20."""
    table = at(["", "red 4 | black 3", "", "blue 7 | white 7"], crests={"red": 0}, step="move")
    assert table.stock == [3, 7]
    table.play("steps 1")
    assert table.stock == [0, 10] and table.land(1) == "red 4 | white 3"
    assert table.result == ("all_castles", ["white"]) and "throw" not in table.heard


def test_car_x35_a_stock_that_is_short() -> None:
    """CAR-X35: CAR-R21, CAR-11.1: white places what it has, which is all it has."""
    table = at(["", "red 5 | black 4", "", "blue 8 | white 8"], crests={"red": 0}, step="move")
    assert table.stock == [2, 6]
    table.play("steps 1")
    assert table.stock == [0, 10] and table.land(1) == "red 5 | white 2" and table.provinces(1) == [1, 2, 3, 4]
    assert table.result == ("all_castles", ["white"]) and "throw" not in table.heard
