"""Whether a position can occur. A law is asked of many positions at once: records in, one answer for each out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

import numpy as np

from bezant.kernel.options import OptionTable
from bezant.kernel.state import Array, Position

Law: TypeAlias = Callable[[Array], Array]
Broken: TypeAlias = "tuple[str, str]"  # the id of an invariant, and the sentence that says how it is broken
P = TypeVar("P", bound=Position)


def first_broken(s: Position, laws: Iterable[tuple[str, str, Law]]) -> Broken | None:
    """The first law the position breaks and what should hold."""
    return next(((invariant, words) for invariant, words, law in laws if not law(s.array).all()), None)


def first_complaint(s: P, checks: Iterable[tuple[str, Callable[[P], str | None]]]) -> Broken | None:
    """The first check that finds something to say against the position, and what it says."""
    for invariant, check in checks:
        words = check(s)
        if words is not None:
            return invariant, words
    return None


def all_of(holds: Array) -> Array:
    """Whether it holds for every seat, space, piece of a position."""
    each: Array = np.all(holds.reshape(len(holds), -1), axis=1)
    return each


def within(values: Array, low: Any, high: Any) -> Array:
    """Whether values lie between these, both included."""
    holds: Array = (values >= low) & (values <= high)
    return holds


def plays(p: Array, seats: int) -> Array:
    """Which of so many seats take part."""
    takes_part: Array = p["seats"][:, None] > np.arange(seats)
    return takes_part


def options_in_range(options: OptionTable) -> Law:
    """The law that the options of a position are such as `new` takes."""
    low = np.array([spec.low for spec in options.specs])
    high = np.array([spec.high for spec in options.specs])
    return lambda p: all_of(within(p["options"], low, high))
