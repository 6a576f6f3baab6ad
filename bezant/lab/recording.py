"""Whole games as the actions that were taken, made for each game: random play written down, and written games played again to
positions and to what the deciding seats see."""

from __future__ import annotations

from bezant.kernel.compile import beside, entry, rule
from bezant.kernel.contract import Observing, of_game
from bezant.kernel.decisions import Play
from bezant.kernel.names import OK
from bezant.kernel.state import WORDS, Array, Position, Positions

from ..kernel.clear import clear
from ..kernel.dice import seed_dice, seed_stream
from ..kernel.numbers import wide

G: Play = beside(__name__, "kernel.course")
SEEN: Observing[Position] = of_game(__name__, "observe")
CHOICES = 1 << 32  # the choices of game n are drawn from stream CHOICES + n, its dice from stream n


@rule
def _swap_dice(s: Position, other: Array) -> None:
    for word in range(WORDS):
        own = s.dice[word]
        s.dice[word] = other[word]
        other[word] = own


@entry
def record_games(
    positions: Positions,
    seats: int,
    options: Array,
    a: int,
    b: int,
    c: int,
    d: int,
    first: int,
    actions: Array,
    decisions: Array,
    limit: int,
    buffer: Array,
    chance: Array,
) -> int:
    """Play the games number `first` and on of a seed at random, and write their actions one after the other. Returns how many were
    played: not those after the room for another one of `limit` decisions is gone. The positions go out played; the buffer is room
    for the list of actions, and chance for the generator that chooses among them."""
    place = 0
    for game in range(len(positions)):
        if place + limit > len(actions):
            return game
        clear(positions, game)
        s = positions[game]
        seed_stream(s, a, b, c, d, CHOICES + first + game)
        _swap_dice(s, chance)
        seed_stream(s, a, b, c, d, first + game)
        G.set_up(s, seats, options)
        made = 0
        while s.step != G.OVER and made < limit:
            _swap_dice(s, chance)
            action = G.random_action(s, buffer)
            _swap_dice(s, chance)
            actions[place + made] = action
            G.carry_out(s, action)
            made += 1
        decisions[game] = made
        place += made
    return len(positions)


@entry
def replay_games(
    out: Positions,
    table: Positions,
    seats: Array,
    options: Array,
    starts: Array,
    streams: Array,
    dice: Array,
    actions: Array,
    decisions: Array,
) -> int:
    """Write the position before each decision. A game begins with stream `streams[game]` of the seed in `starts`, or below 0 with
    that seed itself; then its dice are set to `dice` before each decision, where those are not below 0. Returns the place of the
    first action that is not open, or -1."""
    place = 0
    for game in range(len(decisions)):
        clear(table, 0)
        s = table[0]
        a, b, c, d = starts[game, 0], starts[game, 1], starts[game, 2], starts[game, 3]
        if streams[game] < 0:
            seed_dice(s, a, b, c, d)
        else:
            seed_stream(s, a, b, c, d, streams[game])
        G.set_up(s, seats[game], options[game])
        for _ in range(decisions[game]):
            out[place] = s
            if streams[game] < 0 and dice[place, 0] >= 0:
                seed_dice(s, dice[place, 0], dice[place, 1], dice[place, 2], dice[place, 3])
            action = actions[place]
            if action >= G.ACTION_COUNT or G.refuse(s, action) != OK:
                return place
            G.carry_out(s, action)
            place += 1
    return -1


@entry
def observe_decisions(positions: Positions, seen: Array, masks: Array, buffer: Array) -> None:
    """What the seat that is asked in each position sees, and what is open to it; the buffer is room for the list of actions."""
    for row in range(len(positions)):
        s = positions[row]
        SEEN.observe_into(s, wide(s.active), seen[row])
        G.mask_into(s, buffer, masks[row])
