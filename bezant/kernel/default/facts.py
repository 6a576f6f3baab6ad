"""Facts that a game need not state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bezant.kernel.names import Ends, Events, Options, ends

DESIGNER, PREFIX, VERSION = "", "", 1
SIDE_NAMES: Sequence[str] = tuple(map(str, range(1, 9)))
WORDS: Mapping[str, Sequence[str]] = {}
SPACES: Mapping[str, tuple[float, float]] = {}
LINKS: Sequence[tuple[str, str]] = ()


class Option(Options):
    """No options."""


class Told(Events):
    """Nothing is told."""


class End(Ends):
    """A game goes on, or it is over: won or drawn."""

    running = ends()


def sides(seats: int) -> list[int]:
    """Every seat plays for itself."""
    return list(range(seats))
