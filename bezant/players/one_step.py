"""One step of lookahead, made for each game: `G` is the module of its rules, `E` that of its evaluation."""

from __future__ import annotations

from bezant.kernel.compile import beside, entry
from bezant.kernel.contract import Evaluation, of_game
from bezant.kernel.decisions import Play
from bezant.kernel.state import Array, Position, Positions

from ..kernel.dice import next_word, seed_stream
from ..kernel.numbers import wide

G: Play = beside(__name__, "kernel.course")
E: Evaluation[Position] = of_game(__name__, "evaluate")  # and its evaluation


@entry
def best_action(positions: Positions, seat: int, seed: int, buffer: Array) -> int:
    """The legal action of the first position with the best evaluation for the seat; the second position is scratch."""
    count = G.legal_into(positions[0], buffer)
    start = seed % count  # ties go to the first action from a random one on, so that no action is preferred
    best, best_value = -1, 0
    for index in range(count):
        action = wide(buffer[(start + index) % count])
        positions[1] = positions[0]
        G.carry_out(positions[1], action)
        value = E.evaluate(positions[1], seat)
        if best < 0 or value > best_value:
            best, best_value = action, value
    return best


@entry
def best_actions(
    positions: Positions,
    wanted: Array,
    scratch: Positions,
    a: int,
    b: int,
    c: int,
    d: int,
    buffer: Array,
    actions: Array,
) -> None:
    """The same for the seat to move in each wanted row, on the position as that seat imagines it: each row has a stream of the
    seed to draw it from."""
    for row in range(len(positions)):
        if wanted[row]:
            scratch[0] = positions[row]
            s = scratch[0]
            seat = wide(s.active)
            seed_stream(s, a, b, c, d, row)
            G.imagine(s, seat)
            actions[row] = best_action(scratch, seat, next_word(s), buffer)
