"""CAR-X43 to CAR-X52, CAR-X70 and CAR-X71: discs and order, influence, and what is refused."""

from __future__ import annotations

import pytest

from bezant.games.carolus.names import Why
from bezant.games.carolus.rules import emperor
from bezant.kernel.errors import IllegalOption, UnknownAction
from tests.games.carolus.table import GAME, Table, at, reserves, rows


def played(*seats: list[int]) -> list[dict[str, list[int]]]:
    return [{"played": discs} for discs in seats]


def test_car_x43_three_players() -> None:
    """CAR-X43: CAR-5.9, CAR-12.6, CAR-R6."""
    table = at(seats=3, step="choose").choose(4, 1, 3)
    assert table.action_order == [1, 2, 0] and table.to_move == 1
    table.turn().turn().turn()
    assert table.step == "choose" and table.choice_order == [1, 2, 0] and table.to_move == 1


def test_car_x44_four_turns_of_one_team_in_succession() -> None:
    """CAR-X44: CAR-5.9, CAR-13.3, CAR-14.2, CAR-R6."""
    table = at(seats=4, choice_order=[2, 3, 0, 1], step="choose")
    movers = []
    for discs, order in (((1, 2, 3, 4), [2, 3, 0, 1]), ((3, 4, 1, 2), [0, 1, 2, 3])):
        table.choose(*discs)
        assert table.action_order == order
        for _ in range(4):
            movers += [moved["seat"] for moved in table.turn().events("moved")]
    assert movers == [2, 3, 0, 1, 0, 1, 2, 3]


def test_car_x45_the_ban_leaves_one_disc() -> None:
    """CAR-X45: CAR-5.4, CAR-R8; the only disc is taken at once (CAR-D6)."""
    table = at(round=4, step="choose", players=played([1, 3, 4], [1, 3, 4])).choose(2)
    assert table.events("disc") == [{"seat": 0, "disc": 2}, {"seat": 1, "disc": 5}]
    assert table.discs(1) == [2] and (table.step, table.to_move) == ("place", 0)


def test_car_x46_equal_discs() -> None:
    """CAR-X46: CAR-5.6, CAR-5.7, CAR-R8, CAR-R9: in round 5 both have only 4 left; seat 1 is the first chooser."""
    before = played([1, 2, 3, 5], [1, 2, 5, 3])
    table = at(round=4, choice_order=[1, 0], action_order=[1, 0], active=0, players=before).turn()
    assert table.state.round == 5
    assert table.events("disc") == [{"seat": 1, "disc": 4}, {"seat": 0, "disc": 4}]
    assert table.action_order == [1, 0] and table.to_move == 1
    for _ in range(2):
        while table.step == "place":
            table.play(table.open[0])
        assert table.open == ["steps 1", "steps 2", "steps 3", "steps 4"]
        table.turn()
    assert (table.state.round, table.step, table.to_move) == (6, "choose", 1)
    assert table.choice_order == [1, 0] and [table.discs(seat) for seat in (0, 1)] == [[1, 2, 3, 4, 5]] * 2


@pytest.mark.parametrize(("number", "order"), [(2, [0, 2, 1]), (3, [0, 1, 2])])
def test_car_x47_forced_with_two_discs(number: int, order: list[int]) -> None:
    """CAR-X47: CAR-5.6, CAR-R8, CAR-R9."""
    before = played([1, 4, 5, 2], [1, 4, 5, 3], [1, 4, 5])
    table = at(seats=3, round=4, step="choose", turn=2, players=before)
    assert table.to_move == 2 and table.open == ["disc 2", "disc 3"]
    assert table.choose(number).action_order == order


def test_car_x48_forced_with_three_discs() -> None:
    """CAR-X48: CAR-R8."""
    before = played([4, 5, 1], [4, 5, 2], [4, 5, 3], [4, 5])
    table = at(seats=4, round=3, step="choose", turn=3, players=before)
    assert table.to_move == 3 and table.open == ["disc 1", "disc 2", "disc 3"]


def test_car_x49_the_discs_come_back() -> None:
    """CAR-X49: CAR-5.7, CAR-R10: after the last turn of the fifth round, for all together."""
    table = at(round=4, players=played([1, 2, 3, 4], [1, 2, 3, 5])).turn().turn()
    assert table.state.round == 5
    for _ in range(2):
        assert [table.discs(seat) for seat in (0, 1)] == [[], []], "all have chosen, and the discs are in force"
        table.turn()
    assert table.state.round == 6 and table.heard[-2:] == ["discs_back", "round"]
    assert [table.discs(seat) for seat in (0, 1)] == [[1, 2, 3, 4, 5]] * 2
    assert table.open == [f"disc {number}" for number in range(1, 6)]


# --- influence ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_car_x50_the_first_crest(seat: int) -> None:
    """CAR-X50: CAR-6.7, CAR-6.8, CAR-R13."""
    table = at(active=seat)
    assert table.row("red") == [0, 0] and table.crest("red") is None
    table.play("court red")
    assert table.crest("red") == seat and table.events("crest") == [{"seat": seat, "family": "red", "from_seat": None}]


def test_car_x51_a_tie_keeps_the_crest() -> None:
    """CAR-X51: CAR-6.5, CAR-6.6, CAR-6.8."""
    table = at(players=rows("red 2", "red 3")).play("court red")
    assert table.row("red") == [3, 3] and table.crest("red") == 1 and "crest" not in table.heard
    table.play("court red")
    assert table.row("red") == [4, 3] and table.crest("red") == 0
    assert table.events("crest") == [{"seat": 0, "family": "red", "from_seat": 1}]


def test_car_x52_three_rows() -> None:
    """CAR-X52: CAR-6.6, CAR-6.8."""
    table = at(seats=3, players=rows("red 4", "red 3", "red 4"), crests={"red": 0}, active=1).play("court red")
    assert table.row("red") == [4, 4, 4] and table.crest("red") == 0
    table.play("court red")
    assert table.row("red") == [4, 5, 4] and table.crest("red") == 1


# --- refusals -------------------------------------------------------------------------------------------------------


def refused(table: Table, action: str, code: str, rule: str) -> None:
    """The action is refused for this reason and leaves the position as it is."""
    before = table.state.tobytes()
    assert action not in table.open and table.refusal(action) == (code, rule)
    with pytest.raises(IllegalOption, match=rule) as refusal:
        table.play(action)
    assert refusal.value.reason.code == code and refusal.value.rule == rule
    assert table.state.tobytes() == before


def test_car_x70_illegal_placements() -> None:
    """CAR-X70: CAR-6.1, CAR-R11, CAR-R42."""
    table = at(["", "blue 3 | white 3"], players=reserves("red 4, blue 3", "green 7"))
    refused(table, "court green", "no_such_knight", "CAR-6.1")
    refused(table, "land green 0", "no_such_knight", "CAR-6.1")
    for merged_away in (2, 3):
        refused(table, f"land red {merged_away}", "no_such_land", "CAR-R42")
    with pytest.raises(UnknownAction):
        table.play("court red 1")  # the words know no castle card but the own
    table.play("court red")
    assert table.row("red") == [1, 0]
    table.play("land red 1", "land red 4")
    refused(table, "court red", "not_placing_knights", "CAR-4.3")
    refused(table, "land red 0", "not_placing_knights", "CAR-4.3")


def test_car_x71_illegal_steps() -> None:
    """CAR-X71: CAR-7.2: with a 3 in force."""
    table = at(step="move", players=played([3], [4]))
    assert table.open == ["steps 1", "steps 2", "steps 3"]
    refused(table, "steps 4", "beyond_the_disc", "CAR-7.2")
    refused(table, "steps 5", "beyond_the_disc", "CAR-7.2")
    for steps in (0, -1):
        with pytest.raises(UnknownAction):
            GAME.actions.parse(f"steps {steps}")
        assert emperor.refuse_steps(table.state, steps) == Why.beyond_the_disc
