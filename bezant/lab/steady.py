"""A long row of random games on one core, so that what is measured is the rules and not the border, made for each game."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import entry
from bezant.kernel.state import Positions

from ..kernel.clear import clear
from ..kernel.dice import seed_stream

G: Any = globals().get("G")  # the rules of the game this copy of the module is made for


@entry
def play_row(table: Positions, seats: int, seed: int, games: int, options: Any, buffer: Any) -> int:
    """The first games of a seed of 32 bits; the number of all decisions."""
    decisions = 0
    for game in range(games):
        clear(table, 0)
        seed_stream(table[0], seed, 0, 0, 0, game)
        G.set_up(table[0], seats, options)
        while table[0].step != G.OVER:
            G.carry_out(table[0], G.random_action(table[0], buffer))
            decisions += 1
    return decisions
