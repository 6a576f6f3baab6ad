"""What the store holds of the life of tables besides moves: changes and happenings, deadlines, what was read of the chat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bezant.server.database import Database
from bezant.server.happenings import Change, Happening
from bezant.server.leases import Claim, shard_of
from bezant.server.model import PLAYING, Move, TableInfo, now
from bezant.server.rows import ChatRow, HappeningRow, MoveRow, SeatRow, SettingRow, ShardRow, TableRow
from bezant.server.writer import LostShard, PlyTaken

ALIVE = "alive"  # the setting that says when the server last was
NEWEST = 200  # happenings shown of a table


def write_change(
    database: Database, claim: Claim, table_id: str, change: Change, taken_back: Sequence[Move] = ()
) -> None:
    """Write all that comes of an act, with the moves it takes back, or nothing; LostShard where the claim does not hold, PlyTaken
    where another writer was first."""
    with _fenced(database, claim, table_id) as session:
        session.add_all(HappeningRow.of(table_id, each) for each in change.happenings)
        session.add_all(MoveRow.of(table_id, move) for move in taken_back)
        session.flush()
        if change.table:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(**change.table))
        for seat, columns in change.seats.items():
            session.execute(update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat).values(**columns))


@contextmanager
def _fenced(database: Database, claim: Claim, table_id: str) -> Iterator[Session]:
    """A transaction of the process that plays the table; nobody can take it over until it ends."""
    owned = select(ShardRow.epoch).where(ShardRow.shard == shard_of(table_id), ShardRow.owner == claim.owner)
    try:
        with database.writing() as session:
            if claim.epoch is None or session.scalar(owned.with_for_update(read=True)) != claim.epoch:
                raise LostShard
            yield session
    except IntegrityError as error:
        raise PlyTaken from error


def happenings(database: Database, table_id: str) -> list[Happening]:
    """The last happenings at a table, oldest first."""
    newest = select(HappeningRow).where(HappeningRow.table_id == table_id).order_by(HappeningRow.number.desc())
    with database.reading() as session:
        return [row.happening() for row in session.scalars(newest.limit(NEWEST))][::-1]


def add_table(session: Session, info: TableInfo, moves: Sequence[Move]) -> None:
    """A new table, with the moves it begins with."""
    session.add(TableRow.of(info))
    session.flush()
    session.add_all(MoveRow.of(info.id, move) for move in moves)


def add_rematch(
    database: Database, claim: Claim, info: TableInfo, moves: Sequence[Move], old: str, change: Change
) -> None:
    """A new table and the word of it at the old one, both or neither; LostShard where the claim on the old one does not hold,
    PlyTaken where somebody else was first."""
    with _fenced(database, claim, old) as session:
        session.add_all(HappeningRow.of(old, each) for each in change.happenings)
        add_table(session, info, moves)
        session.execute(update(TableRow).where(TableRow.id == old).values(**change.table))


# Clocks


def deadlines(database: Database) -> list[tuple[str, datetime]]:
    """The tables where somebody's time runs, and when it runs out."""
    running = select(TableRow.id, TableRow.deadline).where(TableRow.status == PLAYING, TableRow.deadline.is_not(None))
    with database.reading() as session:
        return [(table_id, deadline) for table_id, deadline in session.execute(running) if deadline is not None]


def put_off_deadlines(database: Database, by: timedelta, least: datetime, is_ours: Callable[[str], bool]) -> None:
    """Move the deadlines of these tables by this, and none of them is earlier than `least`."""
    for table_id, deadline in deadlines(database):
        if not is_ours(table_id) or (not by and deadline >= least):
            continue
        with database.writing() as session:
            later = max(deadline + by, least)
            session.execute(update(TableRow).where(TableRow.id == table_id).values(deadline=later))


def last_alive(database: Database) -> datetime | None:
    with database.reading() as session:
        row = session.get(SettingRow, ALIVE)
        return None if row is None else datetime.fromisoformat(row.value)


def note_alive(database: Database) -> None:
    with database.writing() as session:
        session.merge(SettingRow(name=ALIVE, value=now().isoformat()))


# What was said and read


def mark_read(database: Database, table_id: str, guest: str) -> None:
    """`guest` has read all that was said at the table."""
    newest = select(func.coalesce(func.max(ChatRow.id), 0)).where(ChatRow.table_id == table_id).scalar_subquery()
    own = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.guest == guest)
    with database.writing() as session:
        session.execute(own.values(chat_read=newest))


def mark_seen(database: Database, table_id: str, guest: str, ply: int) -> None:
    """`guest` has seen the table up to this entry of its log, and never less than before."""
    own = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.guest == guest)
    with database.writing() as session:
        session.execute(own.where(func.coalesce(SeatRow.seen_ply, ply) <= ply).values(seen_ply=ply, seen_at=now()))


def seen(database: Database, table_id: str, guest: str) -> tuple[int, datetime] | None:
    """The last entry that `guest` has seen, and when; None where he has not been at the table yet."""
    own = select(SeatRow.seen_ply, SeatRow.seen_at).where(SeatRow.table_id == table_id, SeatRow.guest == guest)
    with database.reading() as session:
        found = [(ply, at) for ply, at in session.execute(own) if ply is not None and at is not None]
        return max(found, default=None)


def unread(database: Database, guest: str) -> Mapping[str, int]:
    """How many words of others `guest` has not read, by table."""
    said: Any = (
        select(SeatRow.table_id, func.count(ChatRow.id.distinct()))
        .join(ChatRow, ChatRow.table_id == SeatRow.table_id)
        .where(SeatRow.guest == guest, SeatRow.archived.is_(False))
        .where(ChatRow.id > SeatRow.chat_read, ChatRow.guest != guest)
        .group_by(SeatRow.table_id)
    )
    with database.reading() as session:
        return dict(tuple(row) for row in session.execute(said))
