"""What goes over the wire about finished games."""

from __future__ import annotations

from bezant.server.schemas import In, Out, TableRow


class FinishedPage(Out):
    """Finished games, newest first; `next` is the `page` behind it."""

    tables: list[TableRow]
    next: str | None


class RecordIn(In):
    """A record file, and a name for its table."""

    record: str
    name: str | None = None
