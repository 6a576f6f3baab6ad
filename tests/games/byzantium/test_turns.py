"""BYZ-1 to BYZ-4, BYZ-41 to BYZ-48: set-up, turn order, passing, phase 2, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bezant.games.byzantium.invariants import cubes_in_all
from bezant.games.byzantium.rules.scoring import final_score, standing
from bezant.games.byzantium.tables import CITY_NAMES, PRINTED
from bezant.kernel.errors import BadSeats
from tests.games.byzantium.table import GAME, Table, arab, army, at, byz, new

RICH = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50}}
BARE = {"elite": 0, "main": 0, "levy": 0, "move": 0}


EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])


def test_byz_1_1_two_three_or_four_play() -> None:
    """BYZ-1.1."""
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.new(seats, 1)
    assert [GAME.new(seats, 1).seats for seats in (2, 3, 4)] == [2, 3, 4]


@EVERY_COUNT
def test_byz_1_7_an_army_card_for_each_player(seats: int) -> None:
    """BYZ-1.7: a row of four boxes and a treasury for each side, and POOL."""
    for player in GAME.dump(new(seats).state)["players"]:
        for side in ("byzantine", "arab"):
            assert {"elite", "main", "levy", "move", "treasury"} <= set(player[side])
        assert "pool" in player


def test_byz_1_2_every_player_commands_both_sides() -> None:
    """BYZ-1.2: the same player may march with either army."""
    table = at({"byzantine": army("1/3/2", "athens"), "arab": army("0/8/5", "tabuk")}).play("action march")
    assert table.targets("army") == ["byzantine", "arab"]


def test_byz_3_1_markers_as_printed() -> None:
    """BYZ-3.1: in Byzantine and Arab cities, 47 of the first."""
    table = new(2)
    of_a_side = [city for city, name in enumerate(CITY_NAMES) if table.city(name)[0] in ("byzantine", "arab")]
    of_a_side.remove(CITY_NAMES.index("constantinople"))
    assert len(of_a_side) == 23 and all(table.state.markers[city] == PRINTED[city] for city in of_a_side)
    assert sum(table.city(name)[1] for name in CITY_NAMES if table.city(name)[0] == "byzantine") == 47


def test_byz_1_3_the_allegiances_at_the_start() -> None:
    """BYZ-1.3: 21 Byzantine, 3 Arab, 9 Persian cities, none Bulgar."""
    table = new(2)
    sides = Counter(table.city(name)[0] for name in CITY_NAMES)
    assert sides == {"byzantine": 21, "arab": 3, "persian": 9}


def test_byz_3_2_no_markers_in_persia_and_constantinople() -> None:
    """BYZ-3.2, BYZ-36.1: which is Byzantine and has no controller."""
    table = new(2)
    assert table.city("constantinople") == ("byzantine", 0, None)
    assert {table.city(name)[1] for name in CITY_NAMES if table.city(name)[0] == "persian"} == {0}


@EVERY_COUNT
def test_byz_3_3_seven_bulgar_cubes(seats: int) -> None:
    """BYZ-3.3: the other four are the supply, which fills the box to eleven."""
    table = new(seats)
    assert table.bulgars == 7
    assert table.play("action special", "box bulgars", "swell", "cube pool").bulgars == 11


@EVERY_COUNT
def test_byz_3_4_the_guards_lie_on_their_boxes(seats: int) -> None:
    """BYZ-3.4: with nobody, and both titles can be taken."""
    table = new(seats)
    assert not any(table.state.guard)
    assert {"emperor", "caliph"} <= set(table.play("action special").targets("box"))


@EVERY_COUNT
def test_byz_3_7_every_player_has_42_cubes(seats: int) -> None:
    """BYZ-3.7, BYZ-2.13: on the card and beside it."""
    table = new(seats)
    for seat in range(seats):
        cubes = sum(table.row(seat, "byzantine")) + sum(table.row(seat, "arab"))
        assert cubes + table.pool(seat) + table.losses(seat) == 42


@EVERY_COUNT
def test_byz_3_8_the_card_is_filled_as_printed(seats: int) -> None:
    """BYZ-3.8, BYZ-48.1: the boxes and POOL, the same for every number of players."""
    table = new(seats)
    for seat in range(seats):
        assert table.row(seat, "byzantine") == [1, 3, 2, 2] and table.row(seat, "arab") == [0, 8, 0, 5]
        assert table.pool(seat) == 9


@EVERY_COUNT
def test_byz_3_9_the_rest_is_losses(seats: int) -> None:
    """BYZ-3.9."""
    assert [new(seats).losses(seat) for seat in range(seats)] == [42 - 9 - 8 - 13] * seats


@EVERY_COUNT
def test_byz_3_10_no_army_is_on_the_board(seats: int) -> None:
    """BYZ-3.10."""
    table = new(seats)
    assert {table.where(seat, side) for seat in range(seats) for side in ("byzantine", "arab")} == {None}


@EVERY_COUNT
def test_byz_3_11_the_first_money(seats: int) -> None:
    """BYZ-3.11."""
    assert [new(seats).treasury(seat) for seat in range(seats)] == [(15, 5)] * seats


def test_byz_3_12_the_first_turn() -> None:
    """BYZ-3.12: it begins with the first action of the start player."""
    table = new(3)
    assert table.state.turn == 1 and table.asked == ("action", table.state.start)


@EVERY_COUNT
def test_byz_3_13_the_first_points(seats: int) -> None:
    """BYZ-3.13."""
    assert [new(seats).points(seat) for seat in range(seats)] == [(10, 10)] * seats


def test_byz_3_15_no_city_has_a_controller() -> None:
    """BYZ-3.15."""
    assert {new(4).city(name)[2] for name in CITY_NAMES} == {None}


def test_byz_48_1_nothing_changes_with_the_number_of_players() -> None:
    """BYZ-48.1, BYZ-R65 (a): the same board, boxes, Bulgars and cards."""
    first, *others = (GAME.dump(new(seats).state) for seats in (2, 3, 4))
    for other in others:
        assert {name: first[name] for name in ("cities", "boxes", "bulgars", "guards")} == {
            name: other[name] for name in ("cities", "boxes", "bulgars", "guards")
        }
        assert {str(player) for player in other["players"]} == {str(player) for player in first["players"]}


def test_byz_3_5_the_start_player_is_drawn() -> None:
    """BYZ-3.5, BYZ-R1: every seat as likely as another."""
    starts = Counter(new(4, seed).state.start for seed in range(200))
    assert sorted(starts) == [0, 1, 2, 3] and min(starts.values()) > 25


def test_byz_1_19_all_is_open() -> None:
    """BYZ-1.19, BYZ-R70: two positions that differ in the dice alone look the same to everyone."""
    one, other = new(3, 5), new(3, 5)
    GAME.reseed(other.state, 99)
    for seat in (0, 1, 2, None):
        assert GAME.view(one.state, seat) == GAME.view(other.state, seat)


def test_byz_4_5_clockwise_one_action_each() -> None:
    """BYZ-1.4, BYZ-3.6, BYZ-4.3, BYZ-4.5, BYZ-4.9: the same action may be chosen again and again."""
    table = at(RICH, RICH, RICH, actor=1)
    for seat, city in ((1, "athens"), (2, "smyrna"), (0, "nicaea"), (1, "candia")):
        assert table.asked == ("action", seat)
        table.play("action claim", f"claim {city}", "cube pool")


NOTHING_LEFT = {"pool": 0, "byzantine": {**BARE, "treasury": 2}, "arab": {**BARE, "treasury": 2}}


def test_byz_4_8_the_actions() -> None:
    """BYZ-4.8: A to G."""
    table = at({**RICH, "byzantine": army("1/3/2", "athens", treasury=50)})
    assert set(table.targets("action")) == {"claim", "reinforce", "special", "tax", "build", "march", "pass"}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        pytest.param("claim", "nothing_to_claim", id="BYZ-6.1"),
        pytest.param("reinforce", "nothing_to_reinforce_with", id="BYZ-7.1"),
        pytest.param("special", "no_box_open", id="BYZ-8.8"),
        pytest.param("tax", "pool_empty", id="BYZ-5.15"),
        pytest.param("build", "no_money_to_build", id="BYZ-18.3"),
        pytest.param("march", "no_army_can_march", id="BYZ-19.2"),
    ],
)
def test_byz_4_10_what_cannot_be_carried_out_is_not_offered(
    action: str, reason: str, request: pytest.FixtureRequest
) -> None:
    """BYZ-4.10, BYZ-R5, BYZ-R6: no cube, no money, no army; the reason names the rule of the action."""
    table = at(NOTHING_LEFT, RICH)
    assert table.refusal(f"action {action}") == (reason, request.node.callspec.id)


def test_byz_4_10_a_pass_is_always_open() -> None:
    """BYZ-4.10, BYZ-R58: as the only action it is taken unasked."""
    assert at(NOTHING_LEFT, RICH).refusal("action pass") is None
    table = at(NOTHING_LEFT, RICH, actor=1).play("action pass")
    assert [event["seat"] for event in table.events("passed")] == [1, 0] and table.state.turn == 2


def test_byz_4_2_the_phases_follow_one_another() -> None:
    """BYZ-4.2, BYZ-44.6, BYZ-R71: actions, income, upkeep, the return of the cubes, the next turn."""
    table = at(RICH, RICH).play("action pass", "action pass")
    assert table.heard == [
        *("cube", "passed", "cube", "passed"),
        *("income", "income", "upkeep", "upkeep", "upkeep", "upkeep", "came_back", "came_back", "turn"),
    ]
    assert table.asked == ("action", 0)


def test_byz_42_4_income_pays_for_upkeep() -> None:
    """BYZ-42.4: an empty treasury whose cities bring all that the row costs loses nothing."""
    broke = {"byzantine": {"elite": 0, "main": 4, "levy": 0, "move": 0, "treasury": 0}, "arab": {"treasury": 50}}
    table = at(broke, RICH, cities={"athens": byz(0, 2)}, passed=[1]).play("action pass")
    assert table.treasury(0)[0] == 0 and table.row(0, "byzantine") == [0, 4, 0, 0] and table.points(0) == (10, 10)


def test_byz_45_1_the_turn_marker_advances() -> None:
    """BYZ-45.1: one space."""
    assert [at(RICH, RICH, turn=turn, passed=[1]).play("action pass").state.turn for turn in (1, 2)] == [2, 3]


@pytest.mark.parametrize("turn", [1, 2])
def test_byz_4_4_the_first_to_pass_starts_the_next_turn(turn: int) -> None:
    """BYZ-4.4, BYZ-41.4: not the one who passes later, and not the start player again."""
    table = at(RICH, RICH, RICH, turn=turn, start=0, actor=0).play("action claim", "claim mecca", "cube pool")
    table.play("action pass", "action pass", "action pass")
    assert table.state.turn == turn + 1 and table.asked == ("action", 1) and table.state.start == 1


@EVERY_COUNT
def test_byz_41_7_the_last_player_acts_once_more(seats: int) -> None:
    """BYZ-4.11, BYZ-41.7, BYZ-45.2: exactly once, though it is no pass; then the first to pass starts the next turn."""
    table = at(*[RICH] * seats, actor=1)
    table.play(*["action pass"] * (seats - 1))
    assert table.asked == ("action", 0)
    table.play("action claim", "claim mecca", "cube pool")
    assert table.state.turn == 2 and table.asked == ("action", 1)


def test_byz_48_2_two_players_and_one_more_action() -> None:
    """BYZ-48.2."""
    table = at(RICH, RICH).play("action pass")
    assert table.asked == ("action", 1)
    assert table.play("action claim", "claim mecca", "cube pool").state.turn == 2


def test_byz_4_7_who_has_passed_acts_no_more() -> None:
    """BYZ-4.7: the others play on without him."""
    table = at(RICH, RICH, RICH).play("action pass")
    for seat, city in ((1, "athens"), (2, "smyrna"), (1, "nicaea"), (2, "candia")):
        assert table.asked == ("action", seat)
        table.play("action claim", f"claim {city}", "cube pool")


def test_byz_41_4_41_5_the_first_to_pass_is_kept() -> None:
    """BYZ-41.4, BYZ-41.5: later passes do not take the inner box."""
    table = at(RICH, RICH, RICH, actor=2).play("action pass")
    assert table.state.first_passer == 2
    assert table.play("action pass").state.first_passer == 2 and table.asked == ("action", 1)


def test_byz_41_1_the_pass_cube_comes_from_losses_for_nothing() -> None:
    """BYZ-41.1, BYZ-R67 (b)."""
    table = at(RICH, RICH).play("action pass")
    assert table.losses(0) == 11 and table.state.pass_cube[0] == 1
    assert table.treasury(0) == (50, 50) and table.pool(0) == 9


def test_byz_41_2_without_losses_it_comes_from_a_box_or_pool() -> None:
    """BYZ-41.2, BYZ-5.14, BYZ-R67 (b): at the player's choice, free as well."""
    table = at({"losses": 0, "pool": 21, **RICH}, RICH).play("action pass")
    assert table.asked == ("cube", 0) and table.refusal("cube losses") == ("source_empty", "BYZ-5.2")
    boxes = {f"byzantine_{rank}" for rank in ("elite", "main", "levy", "move")} | {"arab_main", "arab_move"}
    assert set(table.targets("cube")) == {"pool"} | boxes
    table.play("cube arab_main")
    assert table.row(0, "arab")[1] == 7 and table.treasury(0) == (50, 50)


def test_byz_41_3_without_any_cube_one_passes_without() -> None:
    """BYZ-41.3, BYZ-R58 (b): and counts as the first to pass."""
    nothing = {"pool": 0, "losses": 0, "removed": 42, "byzantine": BARE, "arab": BARE}
    table = at(nothing, RICH).play("action pass")
    assert table.state.pass_cube[0] == 0 and table.state.first_passer == 0 and table.asked == ("action", 1)


def test_byz_41_6_who_has_passed_still_answers() -> None:
    """BYZ-41.6, BYZ-14.9, BYZ-27.7, BYZ-R61."""
    table = at(
        {"arab": army("0/8/5", "tabuk")},
        {"byzantine": army("1/3/2", "jerusalem", levy=2)},
        passed=[1],
        cities={"jerusalem": byz(1)},
    )
    table.play("action march", "go jerusalem")
    assert table.asked == ("stand", 1)
    table.play("retreat", "haven damascus")
    assert table.asked == ("levy", 1)
    sea = at(
        {"arab": army("0/8/5", "alexandria")},
        RICH,
        passed=[1],
        cities={"alexandria": arab()},
        boxes={"byzantine_fleet": 1},
    )
    assert sea.play("action march", "go candia").asked == ("double", 1)


def test_byz_42_1_income() -> None:
    """BYZ-42.1, BYZ-42.2, BYZ-1.15, BYZ-1.5: two Bezants a marker, each into the treasury of its side."""
    cities = {"athens": byz(0), "nicaea": byz(0), "mecca": arab(0), "tabuk": arab(1)}
    table = at(RICH, RICH, cities=cities, passed=[1]).play("action pass")
    assert table.events("income") == [{"seat": 0, "byzantine": 10, "arab": 4}, {"seat": 1, "byzantine": 0, "arab": 2}]
    assert table.treasury(0) == (50 + 10 - 12, 50 + 4 - 13)


def test_byz_43_1_upkeep_of_the_printed_card() -> None:
    """BYZ-43.1, BYZ-43.2, BYZ-43.3, BYZ-43.4: 3, 1, 2, 1; on the board or not; a guard is free, and so are POOL and
    LOSSES."""
    row = {"elite": 2, "main": 3, "levy": 1, "move": 4, "treasury": 50}
    table = at({"byzantine": row, "arab": {"treasury": 50}}, RICH, boxes={"emperor": 0}, passed=[1]).play("action pass")
    assert table.treasury(0) == (50 - 6 - 3 - 2 - 4, 50 - 13)


SHORT = {"byzantine": {"treasury": 11}, "arab": {"treasury": 3}}


def test_byz_43_10_upkeep_is_asked_in_turn_order() -> None:
    """BYZ-43.10, BYZ-R77: from the start player, the Byzantine row before the Arab one."""
    table = at(SHORT, SHORT, passed=[1], start=1).play("action pass")
    settled = []
    while table.step == "upkeep":
        table.play(table.open[0])
        settled += [(event["seat"], event["side"]) for event in table.events("upkeep")]
    assert settled == [(1, "byzantine"), (1, "arab"), (0, "byzantine"), (0, "arab")]


def test_byz_43_8_the_owner_chooses_what_he_pays_for() -> None:
    """BYZ-43.8, BYZ-43.1, BYZ-R60: any rank that the money reaches, and all that it reaches."""
    table = at(SHORT, SHORT, passed=[1], start=1).play("action pass")
    assert table.asked == ("upkeep", 1) and set(table.targets("upkeep")) == {"elite", "main", "levy", "move"}
    assert table.refusal("unpaid") == ("must_be_paid", "BYZ-R60")
    table.play("upkeep elite", "upkeep levy", "upkeep levy", "upkeep main", "upkeep main", "upkeep main")
    assert table.row(1, "byzantine") == [1, 3, 2, 1]
    assert table.asked == ("upkeep", 1) and table.refusal("upkeep elite") == ("nothing_unpaid", "BYZ-43.1")


def test_byz_43_5_unpaid_cubes_leave_the_game_and_cost_points() -> None:
    """BYZ-43.5, BYZ-43.6, BYZ-1.18: one point of that side each."""
    table = at(SHORT, SHORT, passed=[1], start=1).play("action pass")
    losses = table.losses(1)
    table.play("upkeep elite", "upkeep levy", "upkeep levy", "upkeep main", "upkeep main", "upkeep main")
    assert table.points(1) == (9, 10) and table.state.removed[1] == 1
    table.play("upkeep main", "upkeep main", "upkeep move")
    assert table.row(1, "arab") == [0, 2, 0, 1] and table.points(1) == (9, 0)
    assert table.state.removed[1] == 1 + 10 and table.losses(1) == losses


def test_byz_5_1_a_cube_is_in_one_zone() -> None:
    """BYZ-5.1: through cities, TAX, buildings, boxes, armies, PASS and back, every player has 42."""
    table = at(RICH, RICH)
    for words in (
        *("action claim", "claim athens", "cube byzantine_main", "action tax", "tax 2", "share 1"),
        *("action build", "build church", "cube losses", "action special", "box emperor", "cube pool"),
        *("action reinforce", "reinforce losses arab_main", "enough", "action pass", "action pass"),
    ):
        assert cubes_in_all(table.play(words).state.array)[0].tolist() == [42, 42, 0, 0], words
    assert table.state.turn == 2


def test_byz_43_8_what_is_too_dear_cannot_be_paid() -> None:
    """BYZ-43.8: two Bezants pay for no elite cube."""
    row = {"elite": 1, "main": 1, "levy": 1, "move": 0, "treasury": 2}
    table = at({"byzantine": row, "arab": {"treasury": 50}}, RICH, passed=[1]).play("action pass")
    assert table.refusal("upkeep elite") == ("too_dear", "BYZ-43.8") and table.targets("upkeep") == ["main", "levy"]


def short_of_money(reading: int) -> Table:
    row = {"elite": 1, "main": 3, "levy": 1, "move": 2, "treasury": 6}
    players = {"byzantine": row, "arab": {"treasury": 50}}, RICH
    return at(*players, passed=[1], options={"unpaid_upkeep": reading}).play("action pass")


def test_byz_r60_a_fixed_order_in_reading_a() -> None:
    """BYZ-R60 (a), BYZ-R79: elite, main, levy, move are paid for as long as the money lasts."""
    table = short_of_money(0)
    assert table.row(0, "byzantine") == [1, 3, 0, 0] and table.treasury(0)[0] == 0 and table.state.turn == 2


def test_byz_r60_cubes_may_be_left_unpaid_in_reading_b() -> None:
    """BYZ-R60 (b): the owner may stop paying while he has money."""
    table = short_of_money(1).play("upkeep main", "unpaid")
    assert table.row(0, "byzantine") == [0, 1, 0, 0] and table.treasury(0)[0] == 5 and table.points(0)[0] == 4


@pytest.mark.parametrize(("money", "kept"), [(2, 2), (0, 0)])
def test_byz_r60_reading_b_asks_only_who_can_pay_a_part(money: int, kept: int) -> None:
    """BYZ-R60 (b), BYZ-D33: money for everything pays everything, and without any there is nothing to choose."""
    row = {"elite": 0, "main": 2, "levy": 0, "move": 0, "treasury": money}
    players = {"byzantine": row, "arab": {"treasury": 50}}, RICH
    table = at(*players, passed=[1], options={"unpaid_upkeep": 1}).play("action pass")
    assert table.state.turn == 2 and table.row(0, "byzantine") == [0, kept, 0, 0] and table.treasury(0)[0] == 0


def ended_turn(row: dict[str, Any] | None = None, **position: Any) -> Table:
    """Phase 2 after a turn in which every title and fleet was taken."""
    boxes = {"emperor": 0, "caliph": 1, "byzantine_fleet": 0, "arab_fleet": 1}
    player = {**RICH, "byzantine": {"treasury": 50, **(row or {})}}
    return at(player, RICH, boxes=boxes, passed=[1], **position).play("action pass")


@pytest.mark.parametrize(
    ("seat", "side", "costs"),
    [pytest.param(0, 0, 3 + 3 + 4 + 2, id="BYZ-12.3"), pytest.param(1, 1, 8 + 5, id="BYZ-13.3")],
)
def test_a_guard_needs_no_upkeep(seat: int, side: int, costs: int) -> None:
    """BYZ-43.3: the row pays for its own cubes alone."""
    assert ended_turn().treasury(seat)[side] == 50 - costs


@pytest.mark.parametrize(
    ("title", "side"), [pytest.param("emperor", 0, id="BYZ-12.4"), pytest.param("caliph", 1, id="BYZ-13.4")]
)
def test_a_title_ends_with_the_turn(title: str, side: int) -> None:
    """BYZ-44.4: the guard is back on the box, and the title can be taken again."""
    table = ended_turn()
    assert table.state.guard[side] == 0 and table.holder(title) is None
    assert title in table.play("action special").targets("box")


def test_byz_44_4_fleets_end_with_the_turn() -> None:
    """BYZ-44.4, BYZ-8.10, BYZ-R14 (b): they last through every lap of it."""
    table = at(RICH, RICH).play("action special", "box byzantine_fleet", "cube pool")
    table.play("action claim", "claim athens", "cube pool", "action claim", "claim mecca", "cube pool")
    assert table.holder("byzantine_fleet") == 0
    table = ended_turn()
    assert table.holder("byzantine_fleet") is None and table.holder("arab_fleet") is None


def test_byz_8_10_cubes_lie_on_their_boxes_until_phase_2() -> None:
    """BYZ-8.10, BYZ-44.1: then they are in POOL."""
    boxes = {"byzantine_develop_1": 0, "fortify_1": 0}
    table = at({**RICH, "losses": 0, "pool": 19}, RICH, boxes=boxes).play("action claim", "claim mecca", "cube pool")
    assert table.holder("byzantine_develop_1") == 0 and table.pool(0) == 18
    table.play("action pass", "action claim", "claim medina", "cube pool")
    assert table.holder("byzantine_develop_1") is None and table.pool(0) == 17 + 2


def test_byz_37_5_an_army_of_the_guard_alone_leaves_with_it() -> None:
    """BYZ-37.5, BYZ-44.5: the army check comes after the guard has gone home."""
    table = ended_turn({**BARE, **army("0/0/0", "athens"), "treasury": 50})
    assert table.where(0, "byzantine") is None and table.events("destroyed") == [{"seat": 0, "side": "byzantine"}]
    stays = ended_turn({**BARE, **army("0/1/0", "athens"), "treasury": 50})
    assert stays.where(0, "byzantine") == "athens" and stays.events("destroyed") == []


def test_byz_44_5_an_army_that_upkeep_empties_leaves() -> None:
    """BYZ-44.5, BYZ-44.6: the army check after upkeep, before any cube comes back."""
    broke = {"byzantine": {**BARE, **army("0/1/0", "athens"), "treasury": 0}, "arab": {"treasury": 50}}
    table = at(broke, RICH, passed=[1]).play("action pass")
    assert table.where(0, "byzantine") is None and table.events("destroyed") == [{"seat": 0, "side": "byzantine"}]
    assert table.heard.index("unpaid") < table.heard.index("destroyed") < table.heard.index("came_back")


def test_byz_44_2_buildings_and_control_stay() -> None:
    """BYZ-44.2: cubes on CHURCH, MOSQUE and cities do not come back."""
    rows = {"byzantine": {"treasury": 50, "buildings": 1}, "arab": {"treasury": 50, "buildings": 2}}
    table = at(rows, RICH, passed=[1], cities={"mecca": arab(0)}).play("action pass")
    assert [table.state.buildings[0, side] for side in (0, 1)] == [1, 2] and table.city("mecca")[2] == 0


def test_byz_44_6_the_pass_cube_is_not_halved() -> None:
    """BYZ-44.6, BYZ-R71: PASS goes to POOL, and half of the other eleven LOSSES, rounded up."""
    table = at(RICH, RICH, passed=[1]).play("action pass")
    assert (table.pool(0), table.losses(0)) == (9 + 1 + 6, 5)


def test_byz_45_3_everyone_may_tax_again() -> None:
    """BYZ-45.3, BYZ-44.1."""
    table = at({**RICH, "tax": 3}, RICH, passed=[0], actor=1).play("action pass")
    assert table.state.turn == 2 and table.state.taxes[0] == 0 and table.refusal("action tax") is None


def test_byz_46_1_the_third_turn_ends_with_upkeep_and_scoring() -> None:
    """BYZ-4.1, BYZ-46.1, BYZ-46.2, BYZ-46.5, BYZ-R62."""
    cities = {"athens": byz(0), "mecca": arab(0), "nicaea": byz(1)}
    table = at(RICH, RICH, cities=cities, passed=[1], turn=3).play("action pass")
    assert table.heard.count("upkeep") == 4 and table.treasury(0)[0] == 50 + 4 - 12
    assert table.points(0) == (12, 12) and table.points(1) == (13, 10)
    assert table.result == ("third_turn", [0])


def test_byz_r62_no_upkeep_in_the_last_turn_in_reading_a() -> None:
    """BYZ-R62 (a)."""
    table = at(RICH, RICH, passed=[1], turn=3, options={"last_upkeep": 0}).play("action pass")
    assert "upkeep" not in table.heard and "income" not in table.heard and table.step == "over"


def ended(*players: dict[str, Any], **position: Any) -> Any:
    return at(*players, passed=list(range(1, len(players))), turn=3, **position).play("action pass").result


def score(byzantine: int, arabs: int, money: int = 50) -> dict[str, Any]:
    return {"byzantine": {"points": byzantine, "treasury": money}, "arab": {"points": arabs, "treasury": 50}}


def test_byz_47_1_sums_break_a_tie() -> None:
    """BYZ-47.1, BYZ-R64."""
    assert ended(score(40, 18), score(20, 20)) == ("third_turn", [0])


def test_byz_47_2_then_cities() -> None:
    """BYZ-47.2, BYZ-16.8: cities count, not markers, a fortified one like any other."""
    cities = {"nicaea": byz(0), "athens": byz(1, 2, fortified=True), "tabuk": arab(1, 1)}
    assert ended(score(20, 20), score(20, 20), cities=cities) == ("third_turn", [1])


def test_byz_47_3_then_money() -> None:
    """BYZ-47.3."""
    assert ended(score(20, 20, 49), score(20, 20)) == ("third_turn", [1])


def test_byz_47_4_then_the_victory_is_shared() -> None:
    """BYZ-47.4."""
    assert ended(score(20, 20), score(20, 20), score(5, 5)) == ("third_turn", [0, 1])
    assert GAME.returns(
        at(score(1, 1), score(1, 1), result={"reason": "third_turn", "winners": [0, 1]}, step="over").state
    ) == [0, 0]


def test_byz_47_5_sums_do_not_count_after_the_fall() -> None:
    """BYZ-36.7, BYZ-46.6, BYZ-47.5."""
    over = {"step": "over", "result": {"reason": "fell_to_arabs", "winners": [0]}}
    table = at(score(90, 20), score(10, 20), **over)
    assert final_score(table.state, 0) == final_score(table.state, 1) == 20
    assert standing(table.state, 0, 1) == standing(table.state, 1, 1)
