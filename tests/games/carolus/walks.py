"""Random games in the hands of Python, drawn by Hypothesis so that a failure shrinks to a short one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import strategies as st

import bezant
from bezant.kernel.messages import Event
from tests.games.carolus import laws

CAROLUS = bezant.load("carolus")
LONGEST = 600


@dataclass(frozen=True)
class Walk:
    """A game to be played: the choices are used over and over, so that a few make a whole game."""

    seats: int
    seed: int
    choices: list[int]


@dataclass(frozen=True)
class Step:
    """One decision, the positions around it, and what the game remembers (see `laws`)."""

    before: Any
    action: int
    after: Any
    events: list[Event]
    memory: Any

    def obeys(self, number: int) -> bool:
        return bool(laws.holds(number, self.before, self.after, self.action, self.memory))


walks = st.builds(
    Walk,
    seats=st.sampled_from(CAROLUS.seat_counts),
    seed=st.integers(0, 2**128 - 1),
    choices=st.lists(st.integers(0, 94), min_size=1, max_size=30),
)


def steps(walk: Walk) -> Iterator[Step]:
    """The set-up, as a step from itself to itself, then every decision."""
    chooser = random.Random(str(walk.choices))
    state = CAROLUS.new(walk.seats, walk.seed)
    memory = np.zeros(laws.MEMORY, np.int64)
    laws.remember(state, state, laws.NO_ACTION, memory)
    yield Step(state, laws.NO_ACTION, state, [], memory)
    for ply in range(LONGEST):
        legal = CAROLUS.legal(state)
        if not legal:
            return
        choice = walk.choices[ply] if ply < len(walk.choices) else chooser.randrange(95)
        before, action = state.copy(), legal[choice % len(legal)]
        events = CAROLUS.apply(state, action)
        laws.remember(before, state, action, memory)
        yield Step(before, action, state, events, memory)


def find(wanted: Callable[[Any, int, Any], bool], seats: int = 2) -> tuple[Any, int, Any]:
    """A genuine step for which this holds: copies of the positions before and after, and the action."""
    for seed in range(300):
        for step in steps(Walk(seats, seed, [seed])):
            if step.action != laws.NO_ACTION and wanted(step.before, step.action, step.after):
                return step.before.copy(), step.action, step.after.copy()
    raise AssertionError("no such step in 300 games")


def position(wanted: Callable[[Any], bool], seats: int = 2) -> Any:
    """A genuine position for which this holds."""
    return find(lambda before, action, after: wanted(after), seats)[2]
