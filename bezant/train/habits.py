"""How each game is learned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Habits:
    """How a game is learned."""

    options: dict[str, Any] = field(default_factory=dict)  # of its tables
    trace: float = 0.96  # lambda of the generalised advantages: how far a decision is held responsible for what follows
    temperatures: tuple[float, ...] = (
        0.0,
    )  # of the odds by which it may play without a search, the best of which is kept
    taught: float = 0.1  # share of the games in which the teacher stays at the table


HABITS = {
    "carolus": Habits(options={"guard_rounds": 40}),  # beginners would go round in circles
    # whoever can be foreseen is punished; and alone among themselves, players forget how to beat simple ones
    "jerusalem": Habits(trace=0.99, temperatures=(0.0, 0.5, 1.0), taught=0.4),
}


def habits_of(game: str) -> Habits:
    return HABITS.get(game, Habits())
