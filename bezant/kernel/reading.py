"""What every game asks of a position that somebody wrote: a typo must not load another position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bezant.kernel.errors import BadPosition


def check_names(given: Mapping[str, Any], names: Sequence[str], what: str) -> None:
    """Refuses an object with other names than these."""
    unknown = [name for name in given if name not in names]
    if unknown:
        raise BadPosition(f"“{unknown[0]}” is nothing {what} has; there are: {', '.join(names)}.")


def index_of(names: Sequence[str], name: Any, what: str) -> int:
    """The place of a name among those there are."""
    if name not in names:
        raise BadPosition(f"There is no {what} “{name}”; there are: {', '.join(names)}.")
    return names.index(name)


def one_of(value: Any, allowed: Sequence[int], what: str) -> int:
    """The number itself, if it is one of those allowed."""
    if type(value) is not int or value not in allowed:
        raise BadPosition(f"“{what}” is one of {', '.join(map(str, allowed))}, not {value!r}.")
    return value
