"""Many random games in one compiled call, made for each game: it measures the throughput of the rules, not of the calls."""

from __future__ import annotations

from bezant.kernel.compile import beside, entry
from bezant.kernel.decisions import Play
from bezant.kernel.state import Array, Positions

from ..kernel.clear import clear
from ..kernel.dice import seed_stream

G: Play = beside(__name__, "kernel.course")


@entry
def play_games(table: Positions, seats: int, seed: int, games: int, options: Array, buffer: Array) -> int:
    """Play the first games of a seed of 32 bits; returns the number of decisions of all."""
    decisions = 0
    for game in range(games):
        clear(table, 0)
        seed_stream(table[0], seed, 0, 0, 0, game)
        G.set_up(table[0], seats, options)
        while table[0].step != G.OVER:
            G.carry_out(table[0], G.random_action(table[0], buffer))
            decisions += 1
    return decisions
