"""Random games of the compiled rules, played side by side with all invariants at every ply."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from bezant.kernel import compile
from bezant.kernel.game import Game

MOST_DECISIONS = 5_000

Law = tuple[str, str, Callable[[Any], Any]]  # an invariant: its id, its words, and for which positions it holds
Change = tuple[str, Callable[[Any, Any], Any]]  # of the positions before and after a decision


def assert_invariants(
    game: Game, seats: int, games: int, options: Mapping[str, int], laws: Sequence[Law], changes: Sequence[Change]
) -> None:
    """At every decision, with never an empty list and always an end."""
    border = compile.instance("kernel.border", game.name, compile.COMPILED)
    positions = np.zeros(games, game.State.dtype)
    single = [positions[number : number + 1] for number in range(games)]
    buffer, chance = np.zeros(len(game.actions), np.int16), random.Random(seats)
    values, over = game.facts.options.values(options), game.course.over
    for number, position in enumerate(single):
        border.set_up(position, seats, values, number, seats, 0, 0)
    for _ in range(MOST_DECISIONS):
        running = np.flatnonzero(positions["step"] != over)
        here = positions[running] if len(running) else positions
        for name, words, law in laws:
            _assert_all(law(here), f"{name}: {words}", here)
        if len(running) == 0:
            break
        for number in running.tolist():
            count = border.legal_into(single[number], buffer)
            assert count > 0, _words(positions[number])
            border.carry_out(single[number], int(buffer[chance.randrange(count)]))
        for name, change in changes:
            _assert_all(change(here, positions[running]), name, here)
    assert (positions["step"] == over).all()
    for name, words, law in laws:
        _assert_all(law(positions), f"{name}: {words}", positions)


def _assert_all(holds: Any, words: str, positions: Any) -> None:
    assert holds.all(), f"{words} {_words(positions[~holds][0])}"


def _words(position: Any) -> str:
    return str({field: position[field].tolist() for field in position.dtype.names})
