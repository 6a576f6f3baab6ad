"""Every open action of a position may come up in random play."""

from __future__ import annotations

import random

import numpy as np
import pytest

import bezant
from bezant.kernel import compile

CASES = [(name, seats) for name in bezant.game_names() for seats in bezant.load(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_random_actions_are_even(name: str, seats: int) -> None:
    """Every open action of a position is drawn about equally often."""
    game = bezant.load(name)
    state, chance = game.new(seats, 11), random.Random(11)
    buffer = np.zeros(len(game.actions), np.int16)
    for _ in range(30):
        ahead = state.copy()
        game.apply(ahead, chance.choice(game.legal(ahead)))
        if game.is_over(ahead):  # a short game: its last question will do
            break
        state = ahead
    legal, draws, course = game.legal(state), 100, compile.instance("kernel.course", name, compile.INTERPRETED)
    counts = dict.fromkeys(legal, 0)
    for _ in range(draws * len(legal)):
        counts[course.random_action(state, buffer)] += 1
    assert all(draws - 6 * draws**0.5 < count < draws + 6 * draws**0.5 for count in counts.values())
