"""When guests were last at a table, for those who wait for them. It is kept in memory: after a restart everybody was just here."""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime

from bezant.server.model import now

REMEMBERED = 50_000


class Attendance:
    def __init__(self) -> None:
        self._opened = now()
        self._left: OrderedDict[tuple[str, str], datetime] = OrderedDict()

    def leaves(self, table_id: str, guest: str) -> None:
        """A browser of `guest` has left the table."""
        self._left[table_id, guest] = now()
        self._left.move_to_end((table_id, guest))
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)

    def last_seen(self, table_id: str, guest: str) -> datetime:
        """When `guest` left the table, so far as is known; never before the server was opened."""
        return self._left.get((table_id, guest), self._opened)
