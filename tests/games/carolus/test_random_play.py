"""How random play draws: without a list of the placements, which are most of a game."""

from __future__ import annotations

import random
from typing import cast

import pytest

from bezant.games.carolus.names import Step
from bezant.games.carolus.rules import knights
from bezant.games.carolus.state import State
from bezant.kernel import compile
from tests.games.carolus.table import GAME, at, reserves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_nth_placement_is_the_nth_of_the_list(seats: int) -> None:
    """Each family of the reserve at court, then each in every land of the ring."""
    found = 0
    for seed in range(8):
        state, chance = cast(State, GAME.new(seats, seed)), random.Random(seed)
        while not GAME.is_over(state):
            legal = GAME.legal(state)
            if state.step == Step.place:
                families = knights.count_reserve_families(state)
                firsts = (GAME.course.ids("court")[0], GAME.course.ids("land")[0])
                drawn = [knights.nth_placement(state, nth, families, *firsts) for nth in range(len(legal))]
                assert drawn == legal
                found += 1
            GAME.apply(state, chance.choice(legal))
    assert found > 200


def test_every_placement_comes_up_and_no_other() -> None:
    """CAR-6.1: a reserve without the last families is the one that a draw past the end would betray."""
    table = at(players=reserves("red 4, green 3", "red 7"))
    course, buffer = compile.instance("kernel.course", "carolus", compile.INTERPRETED), [0] * len(GAME.actions)
    legal = GAME.legal(table.state)
    assert {course.random_action(table.state, buffer) for _ in range(40 * len(legal))} == set(legal)
