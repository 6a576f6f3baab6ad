"""Numbers that others hide: they may be moved about unseen, and every look at them is noticed."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bezant.kernel import state
from bezant.kernel.hidden import Guarded, Watch, number_in, watching
from bezant.kernel.state import Grid, Row, int8, int16


class Position(state.Position):
    coins: Row = int16[3]
    hand: Grid = int8[3, 2]
    shown: Row = int8[3]
    round: int = int8


def guarded(number: int) -> tuple[Guarded, Watch]:
    watch = Watch()
    return Guarded(number, watch), watch


@pytest.mark.parametrize("other", [2, np.int8(2), np.int64(2)])
def test_sums_stay_guarded(other: Any) -> None:
    for operation in (operator.add, operator.sub):
        number, watch = guarded(7)
        assert number_in(operation(number, other)) == operation(7, 2)
        assert number_in(operation(other, number)) == operation(2, 7)
        assert number_in(operation(number, number)) == operation(7, 7) and not watch.looked


LOOKS: list[Callable[[Any], Any]] = [
    int,
    bool,
    lambda number: number < 3,
    lambda number: sorted([3, number])[1] == number,
    lambda number: np.int64(3) >= number,
    lambda number: number == 7,
    lambda number: number != 7,
    lambda number: min(3, number),
    lambda number: number // 2,
    lambda number: 2 * number,
    lambda number: number >> 1 & 1,
    lambda number: 1 << number,
    lambda number: len(range(number)),
    lambda number: list(range(9))[number],
]


@pytest.mark.parametrize("look", LOOKS)
def test_any_other_use_is_a_look(look: Callable[[Any], Any]) -> None:
    number, watch = guarded(7)
    assert look(number) == look(7) and watch.looked


def test_fields_are_guarded_for_as_long_and_the_own_row_never() -> None:
    state: Any = Position()
    state.coins[0], state.coins[1] = 5, 6
    with watching(state, ["coins", "hand"], 0) as watch:
        state.coins[0] -= 1
        state.coins[1] -= 2
        state.hand[1, 1] += 1
        state.coins[2] = state.coins[1] + state.coins[0]
        assert (state.coins[0] == 4, watch.looked) == (True, False)
        assert (state.hand[1, 1] == 1, watch.looked) == (True, True)
    assert list(state.coins) == [4, 4, 8] and state.hand[1, 1] == 1


@pytest.mark.parametrize(
    "show",
    [
        lambda state: operator.setitem(state.shown, 0, state.coins[1]),
        lambda state: operator.setitem(state.coins, 0, state.coins[1] + 1),
        lambda state: setattr(state, "round", state.coins[1]),
        lambda state: state.events.append((1, state.coins[1])),
    ],
)
def test_to_write_it_where_the_seat_can_read_it_is_a_look(show: Callable[[Any], Any]) -> None:
    state: Any = Position()
    with watching(state, ["coins"], 0) as watch:
        show(state)
    assert watch.looked and all(type(number) is int for told in state.events for number in told)
