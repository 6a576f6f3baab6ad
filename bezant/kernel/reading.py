"""What every game asks of a position that somebody wrote: a typo must not load another position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bezant.kernel.errors import BadPosition

LONGEST_QUOTE, MOST_LISTED = 40, 30


def check_names(given: Mapping[str, Any], names: Sequence[str], what: str) -> None:
    """Refuses an object with other names than these."""
    unknown = [name for name in given if name not in names]
    if unknown:
        raise BadPosition(f"“{_short(unknown[0])}” is nothing {what} has; there are: {_listed(names)}.")


def index_of(names: Sequence[str], name: Any, what: str) -> int:
    """The place of a name among those there are."""
    if name not in names:
        raise BadPosition(f"There is no {what} “{_short(name)}”; there are: {_listed(names)}.")
    return names.index(name)


def one_of(value: Any, allowed: Sequence[int], what: str) -> int:
    """The number itself, if it is one of those allowed."""
    if type(value) is not int or value not in allowed:
        raise BadPosition(f"“{what}” is one of {', '.join(map(str, allowed))}, not {_short(value)}.")
    return value


def _short(value: Any) -> str:
    """What was given, as much of it as a sentence can hold."""
    words = value if isinstance(value, str) else repr(value)
    return words if len(words) <= LONGEST_QUOTE else f"{words[:LONGEST_QUOTE]}…"


def _listed(names: Sequence[str]) -> str:
    """The names, and how many more there are."""
    more = len(names) - MOST_LISTED
    return ", ".join(names[:MOST_LISTED]) + (f" and {more} more" if more > 0 else "")
