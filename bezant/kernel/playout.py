"""Random play at full speed, made for each game: `G` is the module of its rules."""

from __future__ import annotations

from bezant.kernel.compile import beside, entry, outlined
from bezant.kernel.decisions import Play
from bezant.kernel.state import Array, Position, Positions

from .clear import clear
from .dice import seed_stream

G: Play = beside(__name__, "kernel.course")


@outlined
def play_out(s: Position, buffer: Array, limit: int) -> int:
    """Play random legal actions to the end, or to the limit; the number of decisions made."""
    decisions = 0
    while s.step != G.OVER and decisions < limit:
        G.carry_out(s, G.random_action(s, buffer))
        decisions += 1
    return decisions


@entry
def play_many(
    positions: Positions,
    seats: int,
    options: Array,
    a: int,
    b: int,
    c: int,
    d: int,
    first: int,
    decisions: Array,
    limit: int,
    buffer: Array,
) -> None:
    """The games number `first` and on of the seed with these four words. The positions go out played; the buffer is room for the
    list of actions."""
    for game in range(len(positions)):
        clear(positions, game)
        s = positions[game]
        seed_stream(s, a, b, c, d, first + game)
        G.set_up(s, seats, options)
        decisions[game] = play_out(s, buffer, limit)
