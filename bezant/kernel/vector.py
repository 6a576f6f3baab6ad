"""Many games stepped together, made for each game: every array has a row for each of them.

Open actions are kept as lists beside the masks: an action is looked up in them, whatever was done to a mask."""

from __future__ import annotations

from bezant.kernel.compile import beside, entry, outlined, rule
from bezant.kernel.contract import Observing, of_game
from bezant.kernel.decisions import Play
from bezant.kernel.state import Array, Position, Positions

from .clear import clear
from .dice import seed_stream
from .numbers import wide

G: Play = beside(__name__, "kernel.course")
SEEN: Observing[Position] = of_game(__name__, "observe")

LAST = 0x7FFF  # id of an action at most: masked so, a compiler knows that it is not below zero
WORD = 0xFFFFFFFF  # the generator of `choose` is xorshift32 of George Marsaglia, one word a game


@outlined
def begin(
    positions: Positions, row: int, seats: int, options: Array, a: int, b: int, c: int, d: int, number: int
) -> None:
    """A new game in this row: that of this number among the games of the seed."""
    clear(positions, row)
    s = positions[row]
    seed_stream(s, a, b, c, d, number)
    G.set_up(s, seats, options)


@rule
def list_open(s: Position, actions: Array, mask: Array) -> int:
    """How many actions are open: they are listed, and 1 in the mask."""
    for action in range(G.ACTION_COUNT):
        mask[action] = 0
    count = G.legal_into(s, actions)
    for index in range(count):
        mask[actions[index] & LAST] = 1
    return count


@rule
def show(
    s: Position, row: int, seat_asked: Array, open_actions: Array, counts: Array, masks: Array, seen: Array
) -> None:
    """Who is asked, what is open, and what that seat sees."""
    seat = wide(s.active)
    seat_asked[row] = seat
    counts[row] = list_open(s, open_actions[row], masks[row])
    SEEN.observe_into(s, seat, seen[row])


@entry
def reset(
    positions: Positions,
    seats: int,
    options: Array,
    a: int,
    b: int,
    c: int,
    d: int,
    numbers: Array,
    decisions: Array,
    seat_asked: Array,
    open_actions: Array,
    counts: Array,
    masks: Array,
    seen: Array,
) -> None:
    """A new game in each row, of the number that stands there."""
    for row in range(len(positions)):
        begin(positions, row, seats, options, a, b, c, d, wide(numbers[row]))
        decisions[row] = 0
        show(positions[row], row, seat_asked, open_actions, counts, masks, seen)


@rule
def is_open(row: int, actions: Array, open_actions: Array, counts: Array) -> bool:
    """Whether the action of this row is open there: its list is ascending."""
    action, low, size = wide(actions[row]), 0, wide(counts[row])
    while size > 1:
        half = size >> 1
        low += half if open_actions[row, low + half] <= action else 0
        size -= half
    return bool(open_actions[row, low] == action)


@entry
def count_illegal(actions: Array, open_actions: Array, counts: Array, illegal: Array) -> int:
    """How many actions are not open, and which."""
    found = 0
    for row in range(len(actions)):
        illegal[row] = not is_open(row, actions, open_actions, counts)
        found += illegal[row]
    return found


@outlined
def pay(s: Position, row: int, side_of: Array, sides: int, rewards: Array) -> None:
    """What `Game.returns` says of a game that is over."""
    won = wide(s.winners)
    winners = 0
    for side in range(sides):
        winners += won >> side & 1
    for seat in range(len(side_of)):
        if winners > 0:
            share = (won >> side_of[seat] & 1) / winners
            rewards[row, seat] = (sides * share - 1) / (sides - 1)


@rule
def act(
    positions: Positions,
    row: int,
    actions: Array,
    seats: int,
    side_of: Array,
    sides: int,
    options: Array,
    a: int,
    b: int,
    c: int,
    d: int,
    numbers: Array,
    total: int,
    limit: int,
    decisions: Array,
    rewards: Array,
    dones: Array,
    truncated: Array,
) -> None:
    """An open action in this row. A game that is over, or has had its number of decisions, pays and is followed by the next one."""
    s = positions[row]
    G.carry_out(s, wide(actions[row]))
    decisions[row] += 1
    is_over = s.step == G.OVER
    is_cut_off = not is_over and decisions[row] >= limit
    dones[row] = is_over or is_cut_off
    truncated[row] = is_cut_off
    for seat in range(seats):
        rewards[row, seat] = 0
    if is_over:
        pay(s, row, side_of, sides, rewards)
    if is_over or is_cut_off:
        numbers[row] += total
        decisions[row] = 0
        begin(positions, row, seats, options, a, b, c, d, wide(numbers[row]))


@entry
def step(
    positions: Positions,
    actions: Array,
    seats: int,
    side_of: Array,
    sides: int,
    options: Array,
    a: int,
    b: int,
    c: int,
    d: int,
    numbers: Array,
    total: int,
    limit: int,
    decisions: Array,
    rewards: Array,
    dones: Array,
    truncated: Array,
    seat_asked: Array,
    open_actions: Array,
    counts: Array,
    masks: Array,
    seen: Array,
) -> None:
    """An open action in each row, and what is asked then."""
    for row in range(len(positions)):
        act(
            positions,
            row,
            actions,
            seats,
            side_of,
            sides,
            options,
            a,
            b,
            c,
            d,
            numbers,
            total,
            limit,
            decisions,
            rewards,
            dones,
            truncated,
        )
        show(positions[row], row, seat_asked, open_actions, counts, masks, seen)


@rule
def choose_one(row: int, open_actions: Array, counts: Array, words: Array, actions: Array) -> None:
    """One of the open actions of this row, each equally likely but for less than their number / 2**32."""
    word = words[row]
    word ^= (word << 13) & WORD
    word ^= word >> 17
    word ^= (word << 5) & WORD
    words[row] = word
    actions[row] = open_actions[row, (word * counts[row]) >> 32]


@entry
def choose(open_actions: Array, counts: Array, words: Array, actions: Array) -> None:
    """One of the open actions in each row."""
    for row in range(len(actions)):
        choose_one(row, open_actions, counts, words, actions)
