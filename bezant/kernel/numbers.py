"""Numbers as wide as Python's own."""

from __future__ import annotations

from bezant.kernel.compile import rule


@rule
def wide(number: int) -> int:
    """The same number. A narrow one, out of a position or a buffer, would have each rule it is given to compiled once more."""
    return number + 0
