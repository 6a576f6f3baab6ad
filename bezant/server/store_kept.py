"""What people have set on the page, name by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bezant.server.database import Database
from bezant.server.model import now
from bezant.server.people_rows import KeptSettingsRow
from bezant.server.refusals import TooLarge

MOST = 8000  # characters, as JSON
LANGUAGE = "language"


class KeptStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def kept(self, guest: str) -> dict[str, Any]:
        """All that a person has set."""
        with self._database.reading() as session:
            return _kept(session, guest)

    def keep(self, guest: str, changes: Mapping[str, Any]) -> dict[str, Any]:
        """Set these names and leave the others as they are, so that two devices do not undo one another; None forgets a name.
        All that is kept then."""
        with suppress(IntegrityError), self._database.writing() as session:
            if session.get(KeptSettingsRow, guest) is None:
                session.add(KeptSettingsRow(guest=guest, kept={}, changed=now()))
        with self._database.writing() as session:
            row = session.get_one(KeptSettingsRow, guest, with_for_update=True)
            kept = {name: value for name, value in {**row.kept, **changes}.items() if value is not None}
            if len(json.dumps(kept)) > MOST:
                raise TooLarge(f"All settings together may have {MOST} characters.")
            row.kept, row.changed = kept, now()
            return kept


def language_of(session: Session, guest: str) -> str | None:
    """The language that a person has chosen."""
    language = _kept(session, guest).get(LANGUAGE)
    return language if isinstance(language, str) else None


def _kept(session: Session, guest: str) -> dict[str, Any]:
    row = session.get(KeptSettingsRow, guest)
    return {} if row is None else row.kept
