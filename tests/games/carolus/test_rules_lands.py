"""CAR-9 and CAR-11, with the changes of CAR-12 and CAR-13: regions, the end of the game, three and four players."""

from __future__ import annotations

import pytest

from bezant import OVER
from bezant.games.carolus.rules import lands
from tests.games.carolus.table import GAME, at, reserves, rows

# --- CAR-9 Regions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("neighbour", [1, 3])
def test_car_9_1_a_neighbour_of_the_same_side_joins(neighbour: int) -> None:
    """CAR-9.1, CAR-9.2, CAR-9.8: on either side; the knights and castles of both belong to the region."""
    lands = ["", "", "red 1", ""]
    lands[neighbour] = "blue 1, yellow 2 | white 1"
    table = at(lands, crests={"red": 0}, step="move").play("steps 2")
    name = min(2, neighbour)
    assert table.events("merged") == [{"side": "white", "land": name, "from_land": max(2, neighbour), "count": 2}]
    assert table.land(name) == "red 1, blue 1, yellow 2 | white 2" and table.provinces(name) == [name, name + 1]
    assert table.ring == [land for land in range(15) if land != max(2, neighbour)]
    assert table.emperor == name and table.stock == [8, 10]


def test_car_9_1_castles_of_another_side_do_not_merge() -> None:
    """CAR-9.1, CAR-R22: only those of the side that has just built."""
    table = at(["", "blue 1 | black 1", "red 1", "blue 1 | black 1"], crests={"red": 0}, step="move").play("steps 2")
    assert table.land(2) == "red 1 | white 1" and len(table.ring) == 15 and "merged" not in table.heard


def test_car_9_3_a_region_is_never_divided() -> None:
    """CAR-9.3, CAR-9.7, CAR-9.10: taken over, it stays one land with a castle for each province."""
    table = at(["", "red 4 | black 3"], crests={"red": 0}, step="move").play("steps 1")
    assert table.land(1) == "red 4 | white 3" and table.provinces(1) == [1, 2, 3] and len(table.ring) == 13


def test_car_9_4_regions_merge_with_regions() -> None:
    """CAR-9.4, CAR-9.7, CAR-9.10: a region taken over joins the regions on both sides."""
    lands = ["", "blue 2 | white 2", "red 3 | black 2", "green 3 | white 3"]
    table = at(lands, crests={"red": 0}, step="move").play("steps 2")
    assert table.land(1) == "red 3, blue 2, green 3 | white 7" and table.provinces(1) == [1, 2, 3, 4, 5, 6, 7]
    assert table.ring == [0, 1, *range(8, 15)] and table.stock == [3, 10] and table.emperor == 1
    assert [merged["count"] for merged in table.events("merged")] == [5, 7]


def test_car_9_5_a_new_castle_joins_the_region_beside_it() -> None:
    """CAR-9.5, CAR-9.9: at once; the next step leads to the region's clockwise neighbour."""
    table = at(["", "blue 3 | white 3", "red 1", "blue 1"], crests={"red": 0}, step="move").play("steps 2")
    assert table.provinces(1) == [1, 2, 3, 4] and table.emperor == 1
    while table.step == "refill":
        table.play("name blue")
    assert table.turn(1, into=9).emperor == 5


def test_car_9_6_a_region_is_resolved_as_one_land() -> None:
    """CAR-9.6: knights of all its provinces together, and each of its castles; three castles hold against three knights."""
    table = at(["", "red 3, blue 1 | black 3"], crests={"red": 0, "blue": 1})
    assert table.scores(1) == [3, 4]
    even = at(["", "red 3 | black 3"], crests={"red": 0}, step="move").play("steps 1")
    assert even.events("nobody") == [{"land": 1, "best": 3, "second": 3}] and even.land(1) == "red 3 | black 3"


def test_car_r22_a_tie_or_a_held_land_merges_nothing() -> None:
    """CAR-R22: merging is looked at only after building or replacing."""
    lands = ["", "blue 1 | white 1", "red 2, green 1 | black 1"]
    for crests in ({"green": 1}, {"red": 0, "green": 1}):
        table = at(lands, crests=crests, step="move").play("steps 2")
        assert len(table.ring) == 15 and "merged" not in table.heard


def test_car_r22_two_lands_merge_at_most_once() -> None:
    """CAR-R22: where both neighbours are the same land. Not reachable in play, so the end of a game is turned into it."""
    laid = ["blue 4 | white 4", "red 1", "blue 4 | white 4", "blue 6 | black 6"]
    table = at(laid, crests={"red": 0}, step="move").play("steps 1")
    assert table.ring == [0, 9]
    table.state.owner[9] = 0
    lands.merge_neighbours(table.state, 0)
    assert table.ring == [0] and table.land(0) == "red 1, blue 14 | white 15"
    lands.merge_neighbours(table.state, 0)
    assert table.ring == [0] and table.land(0) == "red 1, blue 14 | white 15"


def test_car_r42_a_region_bears_the_lowest_name_wherever_it_grew_from() -> None:
    """CAR-R42: built at 13 beside 14 and 0, the region is land 0; names ascend, provinces go clockwise."""
    lands = ["blue 1", *[""] * 12, "red 1", "blue 2 | white 1"]
    table = at(lands, crests={"red": 0, "blue": 0}, emperor=12, step="move").play("steps 1")
    assert table.ring == list(range(14)) and table.provinces(13) == [13, 14]
    while table.step == "refill":
        table.play("name blue")
    assert table.turn(1, into=9).emperor == 0 and table.land(0).endswith("| white 3")
    assert table.provinces(0) == [13, 14, 0] and table.ring == list(range(13))


# --- CAR-11 End of the game -----------------------------------------------------------------------------------------


def test_car_11_1_nine_castles_are_not_all() -> None:
    """CAR-11.1: with one left in stock the game goes on."""
    table = at(["", "red 1", "", "blue 8 | white 8"], crests={"red": 0}, step="move").play("steps 1")
    assert table.stock == [1, 10] and table.result is None and "throw" in table.heard


def test_car_11_2_fewer_than_four_lands_without_castles_count_too() -> None:
    """CAR-11.2, CAR-R26: lands without a castle are lands; four of them go on."""
    table = at(["blue 6 | white 6", "red 1", "blue 6 | black 6", "", ""], crests={"red": 0}, step="move").play(
        "steps 1"
    )
    assert table.ring == [0, 7, 13, 14] and table.result is None


def test_car_11_3_equal_sides_share_and_others_lose() -> None:
    """CAR-11.3, CAR-R25: three sides with 6, 6 and 2 castles."""
    lands = ["blue 5 | white 5", "red 1", "blue 6 | black 6", "blue 3 | grey 3"]
    table = at(lands, seats=3, crests={"red": 0}, step="move").play("steps 1")
    assert table.ring == [0, 6, 12] and table.stock == [2, 2, 5]
    assert table.result == ("few_lands", ["white", "black"]) and GAME.winners(table.state) == [0, 1]
    assert GAME.returns(table.state) == [0.25, 0.25, -0.5]


@pytest.mark.parametrize(("lands", "winners"), [(("grey 7", "black 3"), ["grey"]), (("black 3", "grey 5"), ["white"])])
def test_car_11_3_the_most_castles_win(lands: tuple[str, str], winners: list[str]) -> None:
    """CAR-11.3: whichever side it is, and only that side."""
    sizes = [int(land.split()[1]) for land in lands]
    white = 14 - sum(sizes)
    ring = [
        f"blue {white} | white {white}",
        "red 1",
        *(f"blue {size} | {land}" for size, land in zip(sizes, lands, strict=True)),
    ]
    table = at(ring, seats=3, crests={"red": 0}, step="move").play("steps 1")
    assert table.result == ("few_lands", winners) and table.events("over")[0]["sides"] == winners


def test_car_r23_the_final_map_is_merged() -> None:
    """CAR-R23, CAR-R21: also after the last castle, and after a take-over with too few."""
    lands = ["", "blue 3 | white 3", "red 5 | black 4", "blue 5 | white 5"]
    table = at(lands, crests={"red": 0}, step="move").play("steps 2")
    assert table.heard[-1] == "over" and table.result == ("all_castles", ["white"])
    assert table.land(1) == "red 5, blue 8 | white 10" and table.provinces(1) == list(range(1, 13))
    assert table.ring == [0, 1, 13, 14] and table.stock == [0, 10]


# --- CAR-12 Three players -------------------------------------------------------------------------------------------


def test_car_12_2_eight_castles_win() -> None:
    """CAR-12.2, CAR-11.1."""
    table = at(["", "red 1", "", "blue 7 | grey 7"], seats=3, crests={"red": 2}, step="move").play("steps 1")
    assert table.stock == [8, 8, 0] and table.result == ("all_castles", ["grey"]) and table.to_move == OVER
    assert GAME.returns(table.state) == [-0.5, -0.5, 1.0]


def test_car_12_4_four_knights_a_turn() -> None:
    """CAR-12.4, CAR-R11: and no fifth."""
    table = at(seats=3).play(*["land red 1"] * 2, *["land pink 1"] * 2)
    assert table.step == "move" and table.reserve_size(0) == 5
    assert table.refusal("court blue") == ("not_placing_knights", "CAR-4.3")


# --- CAR-13 Four players --------------------------------------------------------------------------------------------


def test_car_13_2_a_team_builds_from_one_stock() -> None:
    """CAR-13.2, CAR-13.6, CAR-R34: each partner's influence builds a castle of the team's, and the castles merge."""
    lands = ["", "red 1", "blue 1"]
    table = at(lands, seats=4, crests={"red": 0, "blue": 1}, players=reserves("green 7", "green 7"))
    table.turn(1, into=9)
    assert table.stock == [9, 10]
    table.turn(1, into=9)
    assert table.stock == [8, 10] and table.land(1) == "red 1, blue 1 | white 2"


def test_car_13_4_own_reserve_and_own_castle_card() -> None:
    """CAR-13.4: a partner's knights are not his to place, nor is the partner's card a place for his own."""
    table = at(seats=4, players=reserves("red 7", "blue 7"))
    assert table.refusal("court blue") == ("no_such_knight", "CAR-6.1")
    table.play("court red")
    assert table.row("red") == [1, 0, 0, 0] and table.reserve(1) == {"blue": 7}


def test_car_13_5_the_longest_single_row_has_influence() -> None:
    """CAR-13.5, CAR-R35: the partner's knights do not help the holder."""
    table = at(seats=4, players=rows("red 2", "red 2", "", "red 2"), crests={"red": 0}, active=3).play("court red")
    assert table.crest("red") == 3


def test_car_13_6_a_team_takes_over_with_the_knights_of_both() -> None:
    """CAR-13.6: castles, too, against the sum of both opponents."""
    lands = ["", "red 1, blue 2, green 1 | black 1"]
    crests = {"red": 0, "blue": 1, "green": 3}
    table = at(lands, seats=4, crests=crests, step="move")
    assert table.scores(1) == [3, 2]
    table.play("steps 1")
    assert table.land(1) == "red 1, blue 2, green 1 | white 1" and table.stock == [9, 10]


def test_car_r34_both_partners_win_together() -> None:
    """CAR-R34, CAR-R33: by the influence of either, on anybody's turn."""
    table = at(["", "red 1", "", "blue 9 | black 9"], seats=4, crests={"red": 3}, step="move").play("steps 1")
    assert table.result == ("all_castles", ["black"]) and GAME.winners(table.state) == [2, 3]
    assert GAME.returns(table.state) == [-1, -1, 1, 1]
