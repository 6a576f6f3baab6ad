"""What every game asks of a position that somebody wrote."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.games.carolus.state import State
from bezant.kernel.errors import BadPosition
from bezant.kernel.game import load
from bezant.kernel.names import NOBODY
from bezant.kernel.reading import (
    check_names,
    index_of,
    index_or_nobody,
    number_or_nobody,
    one_of,
    players_in,
    read_dice,
    read_result,
)


def test_none_is_nobody() -> None:
    assert index_or_nobody(["red"], None, "side") == number_or_nobody(None, [0], "seat") == NOBODY
    assert index_or_nobody(["red"], "red", "side") == number_or_nobody(0, [0], "seat") == 0


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadPosition, match="There is no side “blue”; there are: red, white"):
        index_of(["red", "white"], "blue", "side")
    with pytest.raises(BadPosition, match="“sede” is nothing a position has; there are: seats"):
        check_names({"sede": 2}, ["seats"], "a position")
    with pytest.raises(BadPosition, match="An object says what a position has, not 3"):
        check_names(3, ["seats"], "a position")
    with pytest.raises(BadPosition, match="“seats” is one of 2, 3, not True"):
        one_of(True, [2, 3], "seats")


def test_many_numbers_are_named_by_their_ends() -> None:
    with pytest.raises(BadPosition, match="“round” is a whole number from 0 to 999, not -1"):
        one_of(-1, range(1000), "round")


def test_seats_left_out_have_nothing_said_of_them() -> None:
    assert players_in({"players": [{"coins": 3}]}, 2) == [{"coins": 3}, {}]
    with pytest.raises(BadPosition, match="There are 3 players on 2 seats"):
        players_in({"players": [{}, {}, {}]}, 2)


def test_dice_left_out_are_some_all_the_same() -> None:
    state = State()
    read_dice(state, {})
    assert any(state.dice.tolist())
    read_dice(state, {"dice": [1, 2, 3, 4]})
    assert state.dice.tolist() == [1, 2, 3, 4]


def test_a_result_is_an_end_and_the_bits_of_those_who_have_won() -> None:
    result = {"reason": "won", "winners": ["white", "black"]}
    assert read_result({"result": result}, ["running", "won"], ["white", "black"].index) == (1, 0b11)
    assert read_result({}, ["running", "won"], ["white", "black"].index) == (0, 0)


@pytest.mark.parametrize("game", ["carolus", "byzantium", "jerusalem"])
@pytest.mark.parametrize("wrong", [{"players": 3}, {"dice": "four"}, {"result": []}, {"options": 7}])
def test_what_has_another_shape_is_no_position_of_the_game(game: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        load(game).load(wrong)
