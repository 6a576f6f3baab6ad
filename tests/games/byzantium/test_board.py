"""The board file: what it holds, and what a broken copy of it is told."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from bezant.games.byzantium import tables
from bezant.games.byzantium.board import check_board
from bezant.games.byzantium.tables import BOARD, CITY_NAMES, PRINTED
from bezant.kernel.errors import BadBoard, BadPosition
from tests.games.byzantium.table import army, at, byz, new

RICH = {"byzantine": {"treasury": 50}, "arab": {"treasury": 50}}


@pytest.mark.parametrize(
    ("pieces", "count"),
    [
        pytest.param("purple_city_markers", 60, id="BYZ-2.4"),
        pytest.param("white_city_markers", 60, id="BYZ-2.5"),
        pytest.param("orange_city_markers", 8, id="BYZ-2.6"),
        pytest.param("orange_cubes", 11, id="BYZ-2.7"),
        pytest.param("emperor_guard_cubes", 1, id="BYZ-2.8"),
        pytest.param("caliph_guard_cubes", 1, id="BYZ-2.9"),
        pytest.param("silver_coins_of_5", 30, id="BYZ-2.10"),
        pytest.param("copper_coins_of_1", 40, id="BYZ-2.10 in copper"),
        pytest.param("dice", 6, id="BYZ-2.12"),
        pytest.param("cubes_per_player", 42, id="BYZ-2.13"),
        pytest.param("markers_per_player", 4, id="BYZ-2.14"),
        pytest.param("field_armies_per_player", 2, id="BYZ-2.15"),
    ],
)
def test_what_is_in_the_box(pieces: str, count: int) -> None:
    """BYZ-2: pieces by their numbers."""
    assert BOARD["pieces"][pieces] == count


def test_byz_2_1_the_board() -> None:
    """BYZ-2.1: 33 cities, 56 links and 16 special action boxes."""
    assert len(BOARD["city"]) == 33 and len(BOARD["link"]) == 56 and len(BOARD["special_action"]) == 16


def test_byz_2_3_four_army_cards() -> None:
    """BYZ-2.3: a position has room for four, each with two rows of four boxes, and a fifth player finds none."""
    state = new(4).state
    assert state.cubes.shape == (4, 2, 4) and max(BOARD["start"]["players"]) == 4


def test_byz_2_11_the_turn_marker() -> None:
    """BYZ-2.11: it has three spaces to stand on."""
    assert BOARD["start"]["rounds"] == 3
    for turn in (0, 4):
        with pytest.raises(BadPosition):
            at(turn=turn)


def test_byz_2_15_two_army_figures_a_player() -> None:
    """BYZ-2.15: one for each side."""
    assert new(4).state.army.shape == (4, 2)


def test_byz_r72_no_two_cities_are_linked_twice() -> None:
    """BYZ-R72."""
    pairs = [frozenset((link["a"], link["b"])) for link in BOARD["link"]]
    assert len(set(pairs)) == len(pairs)


def test_byz_2_16_coins_and_markers_set_no_limit() -> None:
    """BYZ-2.16, BYZ-R66, BYZ-1.14: more money than the coins of the box are worth."""
    table = at({"byzantine": {"treasury": 300}, "arab": {"treasury": 200}}).play("action tax", "tax 9", "share 7")
    assert table.treasury(0) == (307, 211)


def test_byz_34_5_a_persian_city_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """BYZ-34.5, BYZ-R55: one marker, no points, no loot; such a city is not on this board."""
    assert min(PRINTED[city] for city in range(len(CITY_NAMES))) == 1 and PRINTED[CITY_NAMES.index("hira")] == 3
    monkeypatch.setattr(tables, "PRINTED", memoryview(bytes([1] * len(CITY_NAMES))).cast("b"))
    table = at({"arab": army("0/8/5", "mecca")}).play("action march").hitting((1, 0)).play("go hira", "cube pool")
    assert table.city("hira") == ("arab", 1, 0) and table.points(0) == (10, 10) and table.treasury(0) == (15, 5)


def test_byz_r75_a_lost_city_costs_no_points() -> None:
    """BYZ-R75, BYZ-1.18."""
    table = at({"arab": army("0/8/5", "tabuk")}, {"byzantine": {"levy": 0, "points": 13}}, cities={"jerusalem": byz(1)})
    table.play("action march").hitting((3, 0)).play("go jerusalem", "cube pool")
    assert table.city("jerusalem")[2] == 0 and table.points(1) == (13, 10)


def test_byz_4_6_rounds_go_on_until_all_but_one_have_passed() -> None:
    """BYZ-4.6, BYZ-43.9, BYZ-R59, BYZ-R68: as many as the players like; then each row is settled for itself."""
    table = at(RICH, RICH)
    for city in ("athens", "smyrna", "nicaea", "candia", "ankara", "sinope", "mecca", "medina"):
        table.play("action claim", f"claim {city}", "cube pool")
    assert table.state.turn == 1
    table.play("action pass", "action tax", "tax 1", "share 1")
    assert table.state.turn == 2 and table.state.pass_cube[1] == 0
    assert [event["seat"] for event in table.events("upkeep")] == [0, 0, 1, 1]


# --- broken copies ------------------------------------------------------------------------------------------------------------


def _first(board: dict[str, Any], **changes: Any) -> None:
    board["city"][0].update(changes)


BROKEN: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("is listed twice", lambda board: board["city"].append(deepcopy(board["city"][0]))),
    ("BYZ-1.3", lambda board: _first(board, side="roman")),
    ("BYZ-3.1", lambda board: _first(board, markers_at_start=1)),
    ("BYZ-P3", lambda board: _first(board, size=4, markers_at_start=4)),
    ("BYZ-P7", lambda board: _first(board, coast="caspian")),
    ("drawing point", lambda board: _first(board, x=board["city"][1]["x"], y=board["city"][1]["y"])),
    ("does not say 'x'", lambda board: board["city"][0].pop("x")),
    ("is no city", lambda board: board["link"][0].update(b="rome")),
    ("BYZ-R72", lambda board: board["link"].append({"a": "athens", "b": "thessalonica", "kind": "road"})),
    ("BYZ-P4", lambda board: board["link"][0].update(kind="river")),
    ("needs a coast", lambda board: board["link"][5].update(kind="sea")),
    ("BYZ-22.3", lambda board: board["link"][0].update(arab_cost_factor=3)),
    (
        "No link leads to",
        lambda board: board.update(link=[link for link in board["link"] if "derbent" not in link.values()]),
    ),
    ("BYZ-8.7", lambda board: board["special_action"].reverse()),
    ("BYZ-P10", lambda board: board["special_action"].append(deepcopy(board["special_action"][-1]))),
    ("BYZ-8.5", lambda board: board["special_action"].pop(0)),
    ("BYZ-3.9", lambda board: board["army_card"]["start"]["common"].update(losses=13)),
    (
        "“elite” of army_card upkeep arab is 0 to 20",
        lambda board: board["army_card"]["upkeep"]["arab"].update(elite=-1),
    ),
    ("“rounds” of start is 1 to 10, not 300", lambda board: board["start"].update(rounds=300)),
    ("“arab_treasury” of start", lambda board: board["start"].update(arab_treasury=1_000_000)),
    ("BYZ-1.1", lambda board: board["start"].update(players=[2, 5])),
    ("BYZ-18.3", lambda board: board["other_boxes"]["mosque"].update(points=3)),
    ("BYZ-36.1", lambda board: board["capital"].update(city="athens")),
    ("BYZ-P9", lambda board: board["bulgars"].update(entry_cities=["athens"])),
    ("BYZ-11.15", lambda board: board["bulgars"].update(cubes_at_start=12)),
    ("is no city of the board", lambda board: board["capital"].update(city="rome")),
]


@pytest.mark.parametrize(("words", "spoil"), BROKEN, ids=[words for words, _ in BROKEN])
def test_a_broken_board_is_refused(words: str, spoil: Callable[[dict[str, Any]], Any]) -> None:
    """A sentence says what is wrong, with the rule behind it."""
    board = deepcopy(BOARD)
    check_board(board)
    spoil(board)
    with pytest.raises(BadBoard, match=words.replace("(", "\\(")):
        check_board(board)
