"""What is stored of notices: choices, addresses, and the queue of messages.

A message is claimed before it is sent, and what was claimed is never claimed again unless it surely was not sent: a message may be
lost with a process that is killed while sending it, but none comes twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bezant.server.database import Database
from bezant.server.model import PLAYING, now
from bezant.server.notice_model import KINDS, Address, AskedFrom, Choices, Notice
from bezant.server.notice_rows import NoticeAddressRow, NoticeChoiceRow, NoticeRow
from bezant.server.rows import GuestRow, MoveRow, SeatRow, SettingRow, TableRow
from bezant.server.store_kept import language_of

PUSH_KEY = "push_key"
CODE_BYTES = 32
CLAIMED = 20  # messages taken at a time
CONFIRM_WITHIN = timedelta(days=1)

EVENT = "event"  # of a bot, which hears it in its stream
WAITING, SENDING, SENT, FAILED, CANCELLED = "waiting", "sending", "sent", "failed", "cancelled"


class NoticeStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def push_key(self, made: str) -> str:
        """The key that signs what is pushed: the stored one, or `made`, which is stored then."""
        with self._database.writing() as session:
            row = session.get(SettingRow, PUSH_KEY)
            if row is None:
                row = SettingRow(name=PUSH_KEY, value=made)
                session.add(row)
            return row.value

    # Choices and addresses

    def choices(self, guest: str) -> Choices | None:
        with self._database.reading() as session:
            row = session.get(NoticeChoiceRow, guest)
            return None if row is None else row.choices(language_of(session, guest))

    def choose(self, guest: str, choices: Choices) -> None:
        with self._choices_of(guest) as row:
            row.language, row.site, row.wishes = choices.language, choices.site, choices.wishes

    @contextmanager
    def _choices_of(self, guest: str) -> Iterator[NoticeChoiceRow]:
        """The row of a person's choices, to be changed; it is made where there is none."""
        with suppress(IntegrityError), self._database.writing() as session:
            if session.get(NoticeChoiceRow, guest) is None:
                session.add(NoticeChoiceRow(guest=guest, language="en", site="", wishes={}))
        with self._database.writing() as session:
            yield session.get_one(NoticeChoiceRow, guest, with_for_update=True)

    def addresses(self, guest: str) -> list[Address]:
        of_guest = select(NoticeAddressRow).where(NoticeAddressRow.guest == guest).order_by(NoticeAddressRow.id)
        with self._database.reading() as session:
            return [row.info() for row in session.scalars(of_guest)]

    def add_address(
        self,
        guest: str,
        channel: str,
        address: str,
        label: str,
        page: AskedFrom,
        keys: dict[str, Any] | None = None,
    ) -> Address:
        """A new way to a person, for all kinds where nothing was chosen for its channel. Of webhooks and mail addresses a person
        has one; a browser belongs to the person who used it last."""
        is_push = channel == "push"
        same = NoticeAddressRow.address == address if is_push else NoticeAddressRow.guest == guest
        row = NoticeAddressRow(
            guest=guest,
            channel=channel,
            address=address,
            keys=keys,
            label=label,
            code=secrets.token_urlsafe(CODE_BYTES),
            created=now(),
            confirmed=None if channel == "mail" else now(),
        )
        with self._database.writing() as session:
            session.execute(delete(NoticeAddressRow).where(NoticeAddressRow.channel == channel, same))
            session.add(row)
        with self._choices_of(guest) as chosen:
            chosen.site, chosen.language = page.site, page.language
            chosen.wishes = {**chosen.wishes, channel: chosen.wishes.get(channel) or list(KINDS)}
        return row.info()

    def asked_lately(self, address: str, since: datetime) -> bool:
        """Whether this mail address has been asked to confirm itself since then, by whomever."""
        asked = select(NoticeAddressRow.id).where(
            NoticeAddressRow.channel == "mail",
            NoticeAddressRow.address == address,
            NoticeAddressRow.confirmed.is_(None),
            NoticeAddressRow.created >= since,
        )
        with self._database.reading() as session:
            return session.scalars(asked.limit(1)).first() is not None

    def remove_address(self, address_id: int, guest: str | None = None) -> bool:
        """Forget an address; one of `guest`, where one is named. Whether there was such an address."""
        mine: list[ColumnElement[bool]] = [] if guest is None else [NoticeAddressRow.guest == guest]
        return self._removed(NoticeAddressRow.id == address_id, *mine)

    def stop(self, code: str) -> bool:
        """Forget the address that a mail's link is of."""
        return self._removed(NoticeAddressRow.code == code)

    def _removed(self, *which: ColumnElement[bool]) -> bool:
        with self._database.writing() as session:
            found = session.scalars(select(NoticeAddressRow.id).where(*which)).all()
            session.execute(delete(NoticeAddressRow).where(NoticeAddressRow.id.in_(found)))
            return bool(found)

    def confirm(self, code: str) -> bool:
        """Take an address into use by the link that was mailed there, for as long as it is valid."""
        with self._database.writing() as session:
            row = session.scalars(select(NoticeAddressRow).where(NoticeAddressRow.code == code)).first()
            if row is None or (row.confirmed is None and now() - row.created > CONFIRM_WITHIN):
                return False
            row.confirmed = row.confirmed or now()
            return True

    def reachable(self) -> set[str]:
        """Everybody who has a confirmed address."""
        with self._database.reading() as session:
            confirmed = select(NoticeAddressRow.guest).where(NoticeAddressRow.confirmed.is_not(None)).distinct()
            return set(session.scalars(confirmed))

    # The queue

    def ask(self, guest: str, table_id: str, kind: str, due: datetime, process: str) -> None:
        """Put a message into the queue, once for each turn. No turn has passed to one who has moved last."""
        with self._database.writing() as session:
            seats, turn, last = _turn(session, guest, table_id)
            if kind == "turn" and last in seats:
                return
            is_bot = session.get_one(GuestRow, guest).owner is not None
            row = NoticeRow(
                guest=guest,
                table_id=table_id,
                kind=kind,
                turn=turn,
                state=EVENT if is_bot else WAITING,
                process=process,
                attempts=0,
                created=now(),
                due=due,
            )
            try:
                with session.begin_nested():
                    session.add(row)
            except IntegrityError:
                return  # it has been asked for already

    def claim(self, process: str, orphaned: timedelta) -> list[Notice]:
        """Take messages that are due, so that nobody else does. Those that are no longer true are cancelled. Another process knows
        who is at its own tables: what it has asked for is left to it, unless that is overdue for so long."""
        at = now()
        mine = (NoticeRow.process == process) | (NoticeRow.due < at - orphaned)
        due = select(NoticeRow).where(NoticeRow.state == WAITING, NoticeRow.due <= at, mine).order_by(NoticeRow.due)
        with self._database.writing() as session:
            rows = session.scalars(due.limit(CLAIMED).with_for_update(skip_locked=True)).all()
            for row in rows:
                row.state = SENDING if _is_true(session, row) else CANCELLED
                row.attempts += 1
            return [row.notice() for row in rows if row.state == SENDING]

    def take_events(self, bot: str) -> list[str]:
        """The tables that a bot is invited to and has not heard of yet."""
        waiting = select(NoticeRow).where(NoticeRow.guest == bot, NoticeRow.state == EVENT).order_by(NoticeRow.id)
        with self._database.writing() as session:
            rows = session.scalars(waiting.with_for_update(skip_locked=True)).all()
            for row in rows:
                row.state = SENT
            return [row.table_id for row in rows]

    def settle(self, notice_id: int, state: str) -> None:
        with self._database.writing() as session:
            session.execute(update(NoticeRow).where(NoticeRow.id == notice_id).values(state=state))

    def retry(self, notice_id: int, due: datetime) -> None:
        """Back into the queue: it surely was not sent."""
        with self._database.writing() as session:
            session.execute(update(NoticeRow).where(NoticeRow.id == notice_id).values(state=WAITING, due=due))


def _turn(session: Session, guest: str, table_id: str) -> tuple[Sequence[int], int, int | None]:
    """The seats of a person at a table, the last ply of any of them, and the seat that moved last."""
    seats = session.scalars(select(SeatRow.seat).where(SeatRow.table_id == table_id, SeatRow.guest == guest)).all()
    own = select(func.max(MoveRow.ply)).where(MoveRow.table_id == table_id, MoveRow.seat.in_(seats))
    newest = select(MoveRow.seat).where(MoveRow.table_id == table_id).order_by(MoveRow.ply.desc()).limit(1)
    return seats, session.scalar(own) or 0, session.scalars(newest).first()


def _is_true(session: Session, row: NoticeRow) -> bool:
    """Whether the message still tells the truth: a turn has not been answered meanwhile."""
    if row.kind == "invited":
        return True
    seats, turn, _ = _turn(session, row.guest, row.table_id)
    table = session.get_one(TableRow, row.table_id).info()
    asked = table.summary.to_move
    if asked is None or asked not in seats or turn != row.turn:
        return False
    return table.is_asked(asked) if row.kind == "turn" else table.summary.status == PLAYING
