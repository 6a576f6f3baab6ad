"""The hub: which browsers have which table open, and the word to them that it has changed.

Nothing is queued for a browser. A change only marks it as behind; its socket then sends the newest view with all
entries it has missed.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bezant.server.model import Guest
from bezant.server.views import Presence


@dataclass(eq=False)
class Listener:
    """One browser at one table."""

    guest: Guest | None
    since: int  # the last ply it has seen
    behind: asyncio.Event = field(default_factory=asyncio.Event)


class Hub:
    """Everybody who listens, table by table."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def publish(self, table_id: str) -> None:
        """Tell everybody at the table that it has changed."""
        for listener in self._listeners.get(table_id, ()):
            listener.behind.set()

    def publish_everywhere(self) -> None:
        """Tell everybody that something has changed at all tables."""
        for table_id in self._listeners:
            self.publish(table_id)

    def presence(self, table_id: str) -> Presence:
        """Who has the table open."""
        guests = [listener.guest for listener in self._listeners.get(table_id, ())]
        return Presence(frozenset(guest.id for guest in guests if guest is not None), guests.count(None))

    @contextmanager
    def listening(self, table_id: str, listener: Listener) -> Iterator[None]:
        """Keep a listener at a table; that it comes and goes is told to all others there."""
        self._listeners[table_id].add(listener)
        self.publish(table_id)
        try:
            yield
        finally:
            self._listeners[table_id].discard(listener)
            if not self._listeners[table_id]:
                del self._listeners[table_id]
            self.publish(table_id)
