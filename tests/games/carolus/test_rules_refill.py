"""CAR-10 and the rulings on colours that run out."""

from __future__ import annotations

from typing import Any

from bezant.games.carolus.tables import FAMILY_NAMES
from tests.games.carolus.table import GAME, at, reserves, rows

NOTHING = dict.fromkeys(FAMILY_NAMES, 0)


def test_car_10_1_each_colour_thrown_is_taken_from_the_supply() -> None:
    """CAR-10.1, CAR-10.2, CAR-R30: in die order, crowns last; whatever the dice show, the reserve is full again."""
    start = at(players=reserves("red 4", ""), step="move")
    for seed in range(120):
        state = start.state.copy()
        GAME.reseed(state, seed)
        told = GAME.apply(state, GAME.actions.parse("steps 1"))
        faces: Any = next(event.args["faces"] for event in told if event.name == "throw")
        coloured = [face for face in faces if face != "crown"]
        assert [event.args["family"] for event in told if event.name == "take"] == coloured
        assert state.crowns == 3 - len(coloured)
        for index, family in enumerate(FAMILY_NAMES):
            assert start.state.supply[index] - state.supply[index] == coloured.count(family)
            assert state.reserve[0, index] - start.state.reserve[0, index] == coloured.count(family)


def test_car_10_1_crowns_are_named_one_at_a_time() -> None:
    """CAR-10.1, CAR-R30: each knowing what was served."""
    table = at(players=reserves("red 4", ""), step="move").play_throwing("steps 1", "crown", "crown", "blue")
    assert table.reserve(0) == {"red": 4, "blue": 1} and table.state.crowns == 2
    table.play("name green")
    assert table.events("named", "take") == [{"seat": 0, "family": "green"}] * 2
    assert table.step == "refill" and table.reserve(0) == {"red": 4, "blue": 1, "green": 1}
    table.play("name green")
    assert table.reserve(0) == {"red": 4, "blue": 1, "green": 2} and table.to_move == 1


def test_car_10_4_the_next_in_action_order_follows() -> None:
    """CAR-10.4, CAR-4.3: with the last knight taken."""
    orders: Any = {"choice_order": [2, 0, 1], "action_order": [2, 0, 1]}
    table = at(seats=3, active=2, **orders).turn()
    assert (table.step, table.to_move, table.state.to_place) == ("place", 0, 4)


def test_car_r27_the_last_cube_is_taken_without_a_return() -> None:
    """CAR-R27: only a knight that is due and not there brings a return."""
    table = at(players=rows("red 3", "red 2"), supply={"red": 1}, step="move")
    table.play_throwing("steps 1", "red", "blue", "blue")
    assert table.supply("red") == 0 and table.row("red") == [3, 2] and "returned" not in table.heard


def test_car_r28_only_the_colour_that_ran_out_is_returned() -> None:
    """CAR-R28, CAR-R14: other rows, lands, reserves and crests stay."""
    players = rows("red 3, blue 4", "red 2, blue 5")
    table = at(players=players, supply={"red": 0}, step="move")
    lands = [table.land(land) for land in table.ring if land != 1]
    table.play_throwing("steps 1", "red", "blue", "blue")
    assert table.row("blue") == [4, 5] and table.row("red") == [1, 0]
    assert (table.crest("red"), table.crest("blue")) == (0, 1)
    assert [table.land(land) for land in table.ring if land != 1] == lands
    assert table.reserve_size(1) == 7


def test_car_r29_a_crown_may_call_for_a_return() -> None:
    """CAR-R29 (2), CAR-R28: a colour with an empty supply may be named if every row holds one."""
    table = at(players=rows("red 3", "red 2"), supply={"red": 0}, step="move")
    table.play_throwing("steps 1", "crown", "blue", "blue")
    assert "name red" in table.open
    table.play("name red")
    assert table.events("returned") == [{"family": "red", "count": 2}]
    assert table.row("red") == [1, 0] and table.supply("red") == 3


def test_car_r29_the_only_colour_left_is_taken_for_a_crown() -> None:
    """CAR-R29, CAR-D9: nothing to choose, so nobody is asked; when it has run out too, the next crown is lost."""
    table = at(supply=NOTHING | {"green": 2}, step="move").play_throwing("steps 1", "crown", "crown", "crown")
    assert table.heard[2:] == ["throw", "named", "take", "named", "take", "forfeit"]
    assert table.events("named") == [{"seat": 0, "family": "green"}] * 2
    assert table.supply("green") == 0 and table.reserve_size(0) == 6 and (table.step, table.to_move) == ("place", 1)


def test_car_r29_every_row_must_hold_one() -> None:
    """CAR-R29: one player without a knight of the colour, whichever he is, and it cannot be had."""
    for short in range(3):
        counts = ["red 2" if seat != short else "" for seat in range(3)]
        holder = (short + 1) % 3
        table = at(seats=3, players=rows(*counts), crests={"red": holder}, supply={"red": 0}, step="move")
        table.play_throwing("steps 1", "crown", "blue", "blue", "green")
        assert table.refusal("name red") == ("family_exhausted", "CAR-R29")


def test_car_r29_one_knight_brought_into_play_keeps_the_game_alive() -> None:
    """CAR-R29 (4): the round is not dead, the next is: the count begins again with every round."""
    table = at(supply=NOTHING, players=reserves("red 1", ""), to_place=1).play("land red 9")
    table.turn().turn()
    assert table.state.round == 2 and table.step == "choose"
    table.choose(3, 4).turn().turn()
    assert table.result == ("dead_round", ["white", "black"]) and table.state.round == 2


def test_car_r30_an_earlier_die_may_use_a_colour_up() -> None:
    """CAR-R30: the first red die gets the last red knight, the second is thrown again."""
    table = at(players=rows("red 3", ""), supply={"red": 1}, step="move")
    table.play_throwing("steps 1", "red", "red", "blue")
    assert [event.name for event in table.told if event.args.get("family") == "red"][:2] == ["take", "rethrow"]
    assert table.supply("red") == 0 and table.reserve_size(0) + table.state.crowns == 7


def test_car_r30_an_earlier_die_may_bring_a_colour_back() -> None:
    """CAR-R30: one return serves both red dice."""
    table = at(players=rows("red 3", "red 2"), supply={"red": 0}, step="move")
    table.play_throwing("steps 1", "red", "red", "blue")
    assert table.heard.count("returned") == 1 and table.row("red") == [1, 0] and table.supply("red") == 2


def test_car_r30_an_earlier_die_may_bring_a_colour_back_for_a_crown() -> None:
    """CAR-R30: availability is looked at when the crown's turn comes."""
    table = at(players=rows("red 2", "red 1"), supply={"red": 0}, step="move")
    table.play_throwing("steps 1", "red", "crown", "blue")
    assert table.row("red") == [1, 0] and table.supply("red") == 1 and "name red" in table.open


def test_car_r31_three_dice_whatever_the_reserve() -> None:
    """CAR-R31: a short reserve is not made up to 7; from less than 3 it grows back to 3 at most."""
    for reserve, after in (("red 5", 5), ("red 1", 3)):
        table = at(players=reserves(reserve, ""), to_place=min(3, int(reserve[-1]))).turn(1, into=9)
        [thrown] = table.events("throw")
        assert len(thrown["faces"]) == 3 and table.reserve_size(0) == after


def test_car_r39_there_is_always_a_legal_move() -> None:
    """CAR-R39: with an empty reserve at least one step, and never a way to pass."""
    table = at(players=reserves("", ""), step="choose").choose(1, 2)
    assert table.heard[:6] == ["disc", "disc", "order", "moved", "nobody", "throw"], "a one leaves nothing to decide"
    while table.step == "refill":
        table.play("name red")
    assert table.to_move == 1 and table.open == ["steps 1", "steps 2"]
    assert {verb.name for verb in GAME.actions.verbs} == {"name", "disc", "court", "land", "steps"}
