"""What every game needs to write a position for people and programs: names for numbers, lists for sets of bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bezant.kernel import shapes
from bezant.kernel.messages import Message
from bezant.kernel.names import NOBODY
from bezant.kernel.state import Position


def or_none(number: int) -> int | None:
    """The number itself; None where it stands for nobody."""
    return None if number == NOBODY else number


def name_or_none(names: Sequence[str], number: int) -> str | None:
    """The name of a number; None where it stands for nothing."""
    return None if number == NOBODY else names[number]


def seats_of(s: Position, bits: int) -> list[int]:
    """The seats of a set of bits."""
    return [seat for seat in range(s.seats) if bits >> seat & 1]


def result_of(s: Position, ends: Sequence[str], winners: Sequence[Any]) -> dict[str, Any] | None:
    """Why the game is over and who has won; None while it goes on."""
    return {"reason": ends[s.end], "winners": winners} if s.end else None


def steps_to(labels: Iterable[Message], now: int) -> list[shapes.Step]:
    """Steps of a round or turn, those before the present one done."""
    return [
        {"label": label, "state": "done" if at < now else "on" if at == now else "next"}
        for at, label in enumerate(labels)
    ]
