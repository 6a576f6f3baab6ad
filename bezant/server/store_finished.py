"""Finished games in the store: found by game, player, seats, date and result, page by page."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, or_, select

from bezant.server.database import Database
from bezant.server.model import FINISHED, TableInfo
from bezant.server.refusals import Malformed
from bezant.server.rows import GuestRow, SeatRow, TableRow

PAGE = 25
SCANNED = 2000  # tables looked at for one page where the result decides, which the database cannot tell
WON, LOST, DRAWN = "won", "lost", "drawn"


@dataclass(frozen=True)
class Wanted:
    """What is looked for; `result` is won, lost or drawn, of the player or else of the viewer, or the reason of the end."""

    viewer: str | None
    game: str | None = None
    player: str | None = None
    seats: int | None = None
    after: datetime | None = None
    before: datetime | None = None
    result: str | None = None
    cursor: str | None = None


@dataclass(frozen=True)
class FoundPage:
    tables: list[TableInfo]
    next: str | None  # the cursor of the page behind it


class FinishedStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, wanted: Wanted) -> FoundPage:
        """A page of finished games that the viewer may see, newest first. A page may be short, and another one follow."""
        last = None if wanted.cursor is None else _read_cursor(wanted.cursor)
        found: list[TableInfo] = []
        scanned = 0
        while scanned < SCANNED:
            infos = self._infos(wanted, last)
            for info in infos:
                last = (info.updated, info.id)
                if wanted.result is None or _ended_so(info, wanted):
                    found.append(info)
                    if len(found) == PAGE:
                        return FoundPage(found, _cursor(*last) if self._infos(wanted, last, 1) else None)
            scanned += len(infos)
            if len(infos) < PAGE:
                return FoundPage(found, None)
        assert last is not None
        return FoundPage(found, _cursor(*last))

    def _infos(self, wanted: Wanted, last: tuple[datetime, str] | None, most: int = PAGE) -> Sequence[TableInfo]:
        with self._database.reading() as session:
            return [row.info() for row in session.scalars(_query(wanted, last).limit(most))]


def _query(wanted: Wanted, last: tuple[datetime, str] | None) -> Select[TableRow]:
    conditions: list[ColumnElement[bool]] = [TableRow.status == FINISHED, _visible(wanted.viewer)]
    if wanted.game is not None:
        conditions.append(TableRow.game == wanted.game)
    if wanted.player is not None:
        conditions.append(TableRow.id.in_(_played_by(wanted.player)))
    if wanted.seats is not None:
        count = select(func.count()).where(SeatRow.table_id == TableRow.id).scalar_subquery()
        conditions.append(count == wanted.seats)
    if wanted.after is not None:
        conditions.append(TableRow.updated >= wanted.after)
    if wanted.before is not None:
        conditions.append(TableRow.updated < wanted.before)
    if last is not None:
        at, id = last
        conditions.append(or_(TableRow.updated < at, and_(TableRow.updated == at, TableRow.id < id)))
    return select(TableRow).where(*conditions).order_by(TableRow.updated.desc(), TableRow.id.desc())


def _visible(viewer: str | None) -> ColumnElement[bool]:
    """Public tables, and one's own."""
    public = TableRow.private.is_(False)
    if viewer is None:
        return public
    seated = select(SeatRow.table_id).where(SeatRow.guest == viewer)
    return or_(public, TableRow.host == viewer, TableRow.id.in_(seated))


def _played_by(name: str) -> Select[Any]:
    """The tables where somebody of this name plays: a person, one whom a record names, or a bot."""
    people = select(GuestRow.id).where(GuestRow.name == name)
    return select(SeatRow.table_id).where(or_(SeatRow.guest.in_(people), SeatRow.name == name, SeatRow.bot == name))


def _ended_so(table: TableInfo, wanted: Wanted) -> bool:
    result = table.summary.result
    if result is None:
        return False
    if wanted.result not in (WON, LOST, DRAWN):
        return result["reason"] == wanted.result
    name, viewer = wanted.player, wanted.viewer
    own = [
        number
        for number, seat in enumerate(table.seats)
        if (name is None and viewer is not None and seat.guest == viewer)
        or (name is not None and name in (seat.name, seat.bot))
    ]
    won, everybody = any(seat in result["winners"] for seat in own), len(result["winners"]) in (0, len(table.seats))
    how = DRAWN if everybody else WON if won else LOST
    return bool(own) and how == wanted.result


def _cursor(at: datetime, id: str) -> str:
    return urlsafe_b64encode(f"{at.isoformat()} {id}".encode()).rstrip(b"=").decode()


def _read_cursor(cursor: str) -> tuple[datetime, str]:
    try:
        at, id = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode("ascii").split(" ")
        moment = datetime.fromisoformat(at)
        if moment.tzinfo is None or not id.isprintable():
            raise ValueError
    except ValueError:
        raise Malformed("The field “page” is wrong: it is not what the page before gave.") from None
    return moment, id
