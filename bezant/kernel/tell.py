"""How rules report what happened: collected when interpreted, nothing at all when compiled."""

from __future__ import annotations

from bezant.kernel.compile import inlined, is_compiled
from bezant.kernel.state import Position


def _collect(s: Position, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    s.events.append((kind, a, b, c, d, e, f))


def _keep_silent(
    s: Position, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    pass


tell = inlined(_keep_silent) if is_compiled(__name__) else _collect
