"""How often somebody may do something."""

from __future__ import annotations

from collections import deque
from time import monotonic

FORGET_ABOVE = 10_000  # guests remembered before those who have been quiet are forgotten


class RateLimit:
    """At most `burst` times within `window` seconds."""

    def __init__(self, burst: int, window: float) -> None:
        self._burst, self._window = burst, window
        self._times: dict[str, deque[float]] = {}

    def allows(self, guest: str) -> bool:
        """Whether the guest may do it once more; if so, it counts."""
        if self._burst <= 0:
            return False
        now = monotonic()
        if len(self._times) > FORGET_ABOVE:
            self._times = {who: times for who, times in self._times.items() if now - times[-1] < self._window}
        times = self._times.setdefault(guest, deque(maxlen=self._burst))
        if len(times) == self._burst and now - times[0] < self._window:
            return False
        times.append(now)
        return True


class Bucket:
    """`burst` times at once, and `refill` more each second; a few numbers for each one who asks, however often."""

    def __init__(self, burst: float, refill: float) -> None:
        self._burst, self._refill = burst, refill
        self._left: dict[str, tuple[float, float]] = {}  # how often still, and as of when

    def allows(self, who: str) -> bool:
        """Whether `who` may do it once more; if so, it counts."""
        now = monotonic()
        if len(self._left) > FORGET_ABOVE:
            self._forget_the_quiet(now)
        left, then = self._left.get(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._refill)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def _forget_the_quiet(self, now: float) -> None:
        full = self._burst / self._refill if self._refill else float("inf")
        self._left = {who: (left, then) for who, (left, then) in self._left.items() if now - then < full}
