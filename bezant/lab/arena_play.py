"""Whole games between players inside compiled code, made for each game.

It calls the entries of the border, which are compiled anyway, rather than the rules themselves. And it is one function: a
small one beside it would be compiled with all the rules it calls, only to be copied in here.
"""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import entry, instance
from bezant.kernel.state import Positions

from ..kernel.dice import below, next_word

G: Any = globals().get("G")  # the rules of the game this copy of the module is made for

# The players that play here, by the names they have in bezant.players.
UNIFORM, GREEDY = 0, 1
NAMES = ("uniform", "greedy")

_MODE, _, _GAME = __name__.partition(".lab.arena_play_")
border = instance("kernel.border", _GAME, _MODE)
one_step = instance("players.one_step", _GAME, _MODE, E="evaluate")


@entry
def play_series(
    table: Positions,
    blank: Positions,
    thought: Positions,
    seats: int,
    options: Any,
    players: Any,
    seeds: Any,
    buffer: Any,
    winners: Any,
    decisions: Any,
    limit: int,
) -> None:
    """A game for each seed: who won goes into `winners` as bits of sides, the number of its decisions into `decisions`.

    `players` holds one for each seat. It decides on an imagined position, the first of `thought`, seeded by other words than
    the table, so that its dice have nothing to do with those to come. A game that reaches the limit has no winners."""
    for game in range(len(seeds)):
        low, high = seeds[game], seeds[game] >> 32
        table[0] = blank[0]
        border.set_up(table, seats, options, low, high, 0, 0)
        made = 0
        while table[0].step != G.OVER and made < limit:
            seat = int(table[0].active)  # as wide as Python gives it, so that the same entries serve both
            thought[0] = table[0]
            border.imagine(thought, seat, low, high, made, 1)
            if players[seat] == GREEDY:
                action = one_step.best_action(thought, seat, next_word(thought[0]), buffer)
            else:
                action = int(buffer[below(thought[0], border.legal_into(thought, buffer))])
            border.carry_out(table, action)
            made += 1
        winners[game] = table[0].winners
        decisions[game] = made
