"""CAR-1 to CAR-3 with the changes of CAR-12 and CAR-13: components, terms, set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bezant.games.carolus.tables import BOARD, FAMILY_NAMES
from bezant.kernel.errors import BadOption, BadSeats
from tests.games.carolus.table import GAME, Table, at, new, reserves, rows

PIECES = BOARD["pieces"]
FEW_SEEDS = range(300)


# --- CAR-1 Components -----------------------------------------------------------------------------------------------


def test_car_1_1_fifteen_provinces_of_three_shapes() -> None:
    """CAR-1.1: the shape has no part in the position."""
    assert (PIECES["provinces"], PIECES["province_shapes"], len(BOARD["province"])) == (15, 3, 15)
    assert len(new(2).ring) == 15
    assert not any("shape" in field for field in GAME.dump(new(2).state)["lands"][0])


def test_car_1_2_five_sets_of_five_discs() -> None:
    """CAR-1.2."""
    assert BOARD["discs"] == {
        "numbers": [1, 2, 3, 4, 5],
        "sets": {"white": 2, "black": 2, "grey": 1},
        "source": "rulebook",
    }


def test_car_1_3_four_castle_cards_with_a_circle_for_each_family() -> None:
    """CAR-1.3, CAR-3.7: one card with five rows, all empty, for each player."""
    assert PIECES["castle_cards"] == 4
    for seats in (2, 3, 4):
        players = GAME.view(new(seats).state, None)["players"]
        assert [player["row"] for player in players] == [dict.fromkeys(FAMILY_NAMES, 0)] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_car_1_4_two_hundred_knights(seats: int) -> None:
    """CAR-1.4, CAR-3.3: forty of each family, all on the table from the start."""
    assert FAMILY_NAMES == ["red", "pink", "blue", "green", "yellow"]
    table = new(seats).settle()
    for index, family in enumerate(FAMILY_NAMES):
        on_map = sum(table.state.knights[land, index] for land in table.ring)
        held = sum(table.reserve(seat).get(family, 0) for seat in range(seats))
        assert (on_map, table.supply(family) + on_map + held) == (3, 40)


def test_car_1_5_one_emperor() -> None:
    """CAR-1.5: he stands in one land."""
    assert PIECES["emperors"] == 1 and new(2).emperor in range(15)


def test_car_1_6_thirty_castles() -> None:
    """CAR-1.6."""
    assert {side["id"]: side["castles"] for side in BOARD["side"]} == {"white": 10, "black": 10, "grey": 10}
    assert PIECES["castles_per_colour"] == 10


def test_car_1_7_fair_and_independent_dice() -> None:
    """CAR-1.7: a face for each family and a crown, equally likely, whatever the other dice show."""
    assert PIECES["dice"] == 4 and BOARD["die"]["faces"] == [*FAMILY_NAMES, "crown"]
    start = at(step="move").state
    faces: Counter[str] = Counter()
    pairs = 0
    for seed in range(800):
        ahead = start.copy()
        GAME.reseed(ahead, seed)
        thrown: Any
        [thrown] = [event.args["faces"] for event in GAME.apply(ahead, GAME.actions.parse("steps 1"))[2:3]]
        faces.update(thrown)
        pairs += (thrown[0] == thrown[1]) + (thrown[1] == thrown[2])
    assert set(faces) == set(BOARD["die"]["faces"]) and all(330 < count < 470 for count in faces.values())
    assert 220 < pairs < 315, "one sixth of 1,600 pairs"


def test_car_1_8_a_crest_for_each_family() -> None:
    """CAR-1.8, CAR-3.4: five, all in the middle at first."""
    assert PIECES["crests"] == 5 and BOARD["start"]["crests_held"] == 0
    assert GAME.dump(new(2).state)["crests"] == dict.fromkeys(FAMILY_NAMES)


# --- CAR-2 Terms and state ------------------------------------------------------------------------------------------


def test_car_2_1_a_land_is_a_province_or_a_region() -> None:
    """CAR-2.1, CAR-2.2: the ring is made of both, cyclic: the last is the neighbour of the first."""
    table = at(["red 1", "blue 3 | white 3"], emperor=14, step="move")
    assert table.ring == [0, 1, *range(4, 15)] and table.provinces(1) == [1, 2, 3] and table.provinces(4) == [4]
    assert table.play("steps 1").emperor == 0


def test_car_2_3_from_the_supply_to_the_reserve_to_the_row() -> None:
    """CAR-2.3: supply, reserve and row are where knights wait, are held ready, and lie at court."""
    table = at(players=reserves("red 7", "red 7"))
    supply = table.supply("blue")
    table.play("court red", "court red", "court red").play_throwing("steps 1", "blue", "blue", "blue")
    assert table.row("red") == [3, 0]
    assert table.reserve(0) == {"red": 4, "blue": 3} and table.supply("blue") == supply - 3


def test_car_2_4_knights_obey_the_holder_of_their_crest() -> None:
    """CAR-2.4, CAR-6.9: in every land, whoever put them there."""
    lands = ["", "red 1", "red 2 | black 1"]
    table = at(lands, players=[{"row": {"red": 1}}, {"reserve": {"red": 7}}], active=1)
    table.play("land red 1")
    assert table.scores(1) == [2, 0] and table.scores(2) == [2, 1]
    table.play("court red", "court red")
    assert table.crest("red") == 1 and table.scores(1) == [0, 2] and table.scores(2) == [0, 3]


def test_car_2_5_a_side_is_a_player_or_a_team() -> None:
    """CAR-2.5, CAR-R3."""
    assert [GAME.sides(seats) for seats in (2, 3, 4)] == [[0, 1], [0, 1, 2], [0, 0, 1, 1]]
    assert [GAME.side_of(3, seat) for seat in range(3)] == ["white", "black", "grey"]


def test_car_2_6_the_stock_is_what_is_not_on_the_map() -> None:
    """CAR-2.6."""
    table = at(["", "blue 3 | white 3", "", "blue 2 | black 2"])
    assert table.stock == [7, 8]
    assert [side["castles"] for side in GAME.view(table.state, None)["sides"]] == [3, 2]


def test_car_2_7_a_game_can_be_saved_at_any_decision() -> None:
    """CAR-2.7: what is written out is complete: the game read back goes on as the game itself."""
    for seats in (2, 3, 4):
        table, steps = new(seats), set()
        for turn in range(300):
            twin = Table(GAME.load(GAME.dump(table.state)))
            assert twin.state == table.state
            steps.add(table.step)
            words = table.open[turn % len(table.open)]
            assert table.play(words).state == twin.play(words).state
            if table.result:
                break
        assert steps >= {"setup", "choose", "place", "move", "refill"}


BY_PLAYERS = {  # sides, castles, disc sets, castle cards, dice, reserve, set-up throws, knights a turn, refill dice, supply
    2: (2, 10, 2, 2, 3, 7, [3, 3, 1], 3, 3, 171),
    3: (3, 8, 3, 3, 4, 9, [3, 3, 3], 4, 4, 158),
    4: (2, 10, 4, 4, 3, 7, [3, 3, 1], 3, 3, 157),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_car_2_8_values_by_number_of_players(seats: int) -> None:
    """CAR-2.8, CAR-12.1, CAR-12.3, CAR-12.4, CAR-13.2: as data, and as played."""
    [data] = [players for players in BOARD["players"] if players["count"] == seats]
    sides, castles, sets, cards, dice, reserve, throws, knights, refill, supply = BY_PLAYERS[seats]
    assert (len(data["sides"]), data["castles_per_side"], data["disc_sets"], data["castle_cards"]) == (
        sides,
        castles,
        sets,
        cards,
    )
    assert (data["dice"], data["reserve"], data["setup_throws"]) == (dice, reserve, throws)
    assert (data["knights_per_turn"], data["refill_dice"], data["supply_after_setup"]) == (knights, refill, supply)
    table = new(seats).settle()
    assert table.stock == [castles] * sides and len(GAME.view(table.state, None)["players"]) == seats
    for _ in range(seats):
        table.play(table.open[0])
    assert table.state.to_place == knights
    assert len(table.turn().events("throw")[0]["faces"]) == refill


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_car_3_8_what_is_not_needed_goes_back_to_the_box(seats: int) -> None:
    """CAR-3.8: pieces in use and pieces in the box are all there are."""
    [data] = [players for players in BOARD["players"] if players["count"] == seats]
    sides, castles, sets, cards, dice, *_ = BY_PLAYERS[seats]
    used = {"castles": sides * castles, "disc_sets": sets, "castle_cards": cards, "dice": dice}
    all_pieces = {"castles": 30, "disc_sets": 5, "castle_cards": 4, "dice": 4}
    assert {what: used[what] + data["unused"][what] for what in used} == all_pieces


def test_car_2_8_other_numbers_of_players_are_refused() -> None:
    """CAR-2.8: two, three or four."""
    for seats in (0, 1, 5):
        with pytest.raises(BadSeats):
            new(seats)


# --- CAR-3 Set-up ---------------------------------------------------------------------------------------------------


def test_car_3_2_charlemagne_may_start_anywhere() -> None:
    """CAR-3.2, CAR-R2: in province 0 unless the table says otherwise; that land is not resolved."""
    assert new(2).emperor == 0
    for province in (1, 14):
        assert new(2, emperor=province).emperor == province
    with pytest.raises(BadOption, match="CAR-R2"):
        new(2, emperor=15)
    table = new(2).settle()
    assert not {"moved", "nobody", "built"} & set(table.heard)


def test_car_3_5_three_knights_of_each_family_one_on_each_province() -> None:
    """CAR-3.5, CAR-R1: every province gets every family about equally often."""
    found: Counter[tuple[int, str]] = Counter()
    for seed in FEW_SEEDS:
        table = new(2, seed)
        families = [table.land(land).removesuffix(" 1 | -") for land in range(15)]
        assert Counter(families) == dict.fromkeys(FAMILY_NAMES, 3)
        found.update(enumerate(families))
    assert len(found) == 75 and all(30 < count < 95 for count in found.values()), "about 60 of 300"


def test_car_r1_a_table_may_give_the_arrangement() -> None:
    """CAR-R1: three of each family, one on each province, and nothing else."""
    given = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    table = new(2, arrangement=given)
    assert [table.land(land) for land in range(15)] == [f"{FAMILY_NAMES[family]} 1 | -" for family in given]
    for wrong in ([0] * 15, [0, 0, 0, 0, *given[4:]], given[:14]):
        with pytest.raises(BadOption, match="CAR-R1"):
            new(2, arrangement=wrong)


def test_car_3_6_each_side_its_castles_each_player_his_discs() -> None:
    """CAR-3.6, CAR-12.1, CAR-13.2: two players take the first two colours."""
    for seats, stock in ((2, [10, 10]), (3, [8, 8, 8]), (4, [10, 10])):
        table = new(seats).settle()
        assert table.stock == stock and [table.discs(seat) for seat in range(seats)] == [[1, 2, 3, 4, 5]] * seats
    assert [GAME.side_of(2, seat) for seat in (0, 1)] == ["white", "black"]


def test_car_3_9_seven_results_for_each_player_in_seat_order() -> None:
    """CAR-3.9, CAR-R4, CAR-R30: a knight for each result; the crowns of a throw are settled before the next."""
    for seed in range(20):
        table = new(2, seed).settle()
        throws = table.events("throw")
        assert [(throw["seat"], len(throw["faces"])) for throw in throws] == [
            (seat, dice) for seat in (0, 1) for dice in (3, 3, 1)
        ]
        waiting = 0
        for event in table.told:
            if event.name == "throw":
                assert waiting == 0 and event.rule == "CAR-3.9"
                faces: Any = event.args["faces"]
                waiting = faces.count("crown")
            waiting -= event.name == "named"
        for seat in (0, 1):
            coloured = Counter(face for throw in throws if throw["seat"] == seat for face in throw["faces"])
            named = Counter(event["family"] for event in table.events("named") if event["seat"] == seat)
            assert coloured.pop("crown", 0) == named.total()
            assert table.reserve(seat) == dict(coloured + named) and table.reserve_size(seat) == 7


def test_car_3_10_the_supply_suffices_for_every_set_up() -> None:
    """CAR-3.10: at most 31 knights of a family are used, so at set-up every colour may be named."""
    on_map = BOARD["start"]["knights_per_family_on_map"]
    assert max(on_map + players["count"] * players["reserve"] for players in BOARD["players"]) == 31
    table = new(4)
    while table.step == "setup":
        assert table.open == [f"name {family}" for family in FAMILY_NAMES]
        table.play("name red")
    assert table.supply("red") >= 9


def test_car_3_11_reserves_and_discs_lie_open() -> None:
    """CAR-3.11, CAR-14.2, CAR-R38: everyone sees reserves, rows, crests, discs, stocks, supply and lands; nobody the dice."""
    table = at(step="choose", players=rows("red 2", "blue 1")).choose(3)
    seen: list[dict[str, Any]] = [GAME.view(table.state, seat) for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2] and "dice" not in seen[0]
    shown = seen[2]["players"][0]
    assert sum(shown["reserve"].values()) == 7 and shown["row"]["red"] == 2
    assert (shown["played"], shown["disc"], shown["discs"]) == ([3], 3, [1, 2, 4, 5])
    assert seen[2]["crests"]["blue"] == 1 and [side["stock"] for side in seen[2]["sides"]] == [10, 10]
    assert sum(seen[2]["supply"].values()) == 200 - 15 - 14 - 3 and len(seen[2]["lands"]) == 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_car_r5_the_first_chooser_is_drawn(seats: int) -> None:
    """CAR-5.2, CAR-R5: each seat about equally often."""
    drawn = Counter(new(seats, seed).settle().events("first")[0]["seat"] for seed in range(240))
    assert set(drawn) == set(range(seats)) and all(0.7 < count * seats / 240 < 1.3 for count in drawn.values())


def test_car_r5_the_table_may_name_the_first_chooser() -> None:
    """CAR-5.2, CAR-R5, CAR-R6: the others follow clockwise."""
    for seed in range(5):
        assert new(4, seed, first_chooser=2).settle().choice_order == [2, 3, 0, 1]
        assert new(3, seed, first_chooser=1).settle().choice_order == [1, 2, 0]
    table = new(2, first_chooser=1).settle()
    assert table.to_move == 1 and (table.step, table.state.round) == ("choose", 1)
    with pytest.raises(BadOption, match="CAR-R5"):
        new(2, first_chooser=2)


def test_car_r3_team_mates_never_sit_opposite() -> None:
    """CAR-13.1, CAR-R3."""
    sides = GAME.sides(4)
    assert all(sides[seat] != sides[(seat + 2) % 4] for seat in range(4)) and sorted(sides) == [0, 0, 1, 1]
