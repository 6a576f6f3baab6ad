"""Many games of one learner against players who choose at random, made for each game: every array has a row for each of them.

A game that has ended stays as it is for one step, and the next step begins another in its row. A reset is a step after all were
ended: each function that reaches all rules takes long to compile, so there is no second one."""

from __future__ import annotations

from bezant.kernel.compile import beside, entry, outlined
from bezant.kernel.contract import Observing, of_game
from bezant.kernel.decisions import Play
from bezant.kernel.names import OK
from bezant.kernel.state import Array, Position, Positions

from ..kernel.clear import clear
from ..kernel.dice import seed_stream

G: Play = beside(__name__, "kernel.course")
SEEN: Observing[Position] = of_game(__name__, "observe")


@outlined
def let_others_play(s: Position, seat: int, decisions: int, limit: int, buffer: Array) -> int:
    """Play at random until the seat is asked, or the game is over or cut off; the decisions made in it so far."""
    while s.step != G.OVER and s.active != seat and decisions < limit:
        G.carry_out(s, G.random_action(s, buffer))
        decisions += 1
    return decisions


@outlined
def begin(
    positions: Positions,
    row: int,
    seat: int,
    seats: int,
    options: Array,
    seed: Array,
    numbers: Array,
    decisions: Array,
    limit: int,
    deals: int,
    buffer: Array,
) -> bool:
    """A new game in this row, up to the first question to the seat: the next of the seed in which it is asked at all. Whether
    there was one among so many deals."""
    for _ in range(deals):
        clear(positions, row)
        s = positions[row]
        seed_stream(s, seed[0], seed[1], seed[2], seed[3], numbers[row])
        numbers[row] += len(positions)
        G.set_up(s, seats, options)
        decisions[row] = let_others_play(s, seat, 0, limit, buffer)
        if s.step != G.OVER and decisions[row] < limit:
            return True
    return False


@outlined
def show(s: Position, seat: int, ended: bool, buffer: Array, mask: Array, seen: Array) -> None:
    """What the seat sees, and what is open to it."""
    SEEN.observe_into(s, seat, seen)
    if not ended:
        G.mask_into(s, buffer, mask)
    else:
        for action in range(len(mask)):
            mask[action] = 0


@outlined
def returned(s: Position, side: int, sides: int) -> float:
    """What `Game.returns` says of a seat of this side."""
    winners = 0
    for each in range(sides):
        winners += s.winners >> each & 1
    if winners == 0:
        return 0.0
    return (sides * (s.winners >> side & 1) / winners - 1) / (sides - 1)


@entry
def step(
    positions: Positions,
    actions: Array,
    seat: int,
    seats: int,
    side: int,
    sides: int,
    options: Array,
    seed: Array,
    numbers: Array,
    decisions: Array,
    limit: int,
    deals: int,
    buffer: Array,
    masks: Array,
    seen: Array,
    rewards: Array,
    terminated: Array,
    truncated: Array,
    refused: Array,
    illegal_reward: float,
) -> bool:
    """The seat's action in each row, then the others' until it is asked again. An action that is not open ends the game. Whether
    the seat was asked in every game that was to begin; where it was not, the row stays cut off."""
    is_asked = True
    for row in range(len(positions)):
        rewards[row] = 0
        refused[row] = False
        if terminated[row] or truncated[row]:
            terminated[row] = False
            truncated[row] = not begin(
                positions, row, seat, seats, options, seed, numbers, decisions, limit, deals, buffer
            )
            is_asked = is_asked and not truncated[row]
        elif not 0 <= actions[row] < len(masks[row]) or G.refuse(positions[row], actions[row]) != OK:
            rewards[row] = illegal_reward
            terminated[row], refused[row] = True, True
        else:
            s = positions[row]
            G.carry_out(s, actions[row])
            decisions[row] = let_others_play(s, seat, decisions[row] + 1, limit, buffer)
            terminated[row] = s.step == G.OVER
            truncated[row] = not terminated[row] and decisions[row] >= limit
            if terminated[row]:
                rewards[row] = returned(s, side, sides)
        show(positions[row], seat, terminated[row] or truncated[row], buffer, masks[row], seen[row])
    return is_asked
