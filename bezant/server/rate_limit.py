"""How often one guest may do something."""

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
        now = monotonic()
        if len(self._times) > FORGET_ABOVE:
            self._times = {who: times for who, times in self._times.items() if now - times[-1] < self._window}
        times = self._times.setdefault(guest, deque(maxlen=self._burst))
        if len(times) == self._burst and now - times[0] < self._window:
            return False
        times.append(now)
        return True
