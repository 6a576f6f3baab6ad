"""What is stored of tokens, and what a bot asks the store about its tables."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session, aliased

from bezant.server.database import Database
from bezant.server.model import FINISHED, PLAYING, Guest, now
from bezant.server.notice_model import TokenInfo
from bezant.server.notice_rows import TokenRow
from bezant.server.rows import GuestRow, SeatRow, TableRow

MOST_TABLES = 200  # that a stream follows, newest first


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table of a person stands."""

    table: str
    name: str
    game: str
    over: bool
    is_asked: bool
    updated: datetime


class TokenStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of_owner(self, owner: str) -> list[TokenInfo]:
        """The tokens of a person that are valid, oldest first."""
        with self._database.reading() as session:
            return _tokens(session, TokenRow.owner == owner)

    def count(self, owner: str) -> int:
        """All that a person ever made: a bot stays at its tables when its token has gone."""
        with self._database.reading() as session:
            return session.scalar(select(func.count()).where(TokenRow.owner == owner, TokenRow.revoked.is_(None))) or 0

    def make(self, owner: str, name: str, hashed: str) -> TokenInfo:
        """A bot of this name and its token."""
        with self._database.writing() as session:
            bot = GuestRow(id=secrets.token_hex(16), name=name, created=now(), owner=owner)
            session.add(bot)
            session.flush()
            token = TokenRow(id=secrets.token_urlsafe(16), owner=owner, bot=bot.id, hash=hashed, created=now())
            session.add(token)
            session.flush()
            return token.info(name)

    def renew(self, token_id: str, owner: str, hashed: str) -> TokenInfo | None:
        """Another secret for the same bot; the one before is void."""
        return self._changed(token_id, owner, hash=hashed, created=now(), used=None)

    def revoke(self, token_id: str, owner: str) -> TokenInfo | None:
        return self._changed(token_id, owner, revoked=now())

    def _changed(self, token_id: str, owner: str, **values: object) -> TokenInfo | None:
        mine = TokenRow.id == token_id, TokenRow.owner == owner
        with self._database.writing() as session:
            found = _tokens(session, *mine)
            session.execute(update(TokenRow).where(*mine, TokenRow.revoked.is_(None)).values(**values))
            return found[0] if found else None

    def bot_of(self, hashed: str) -> tuple[str, Guest] | None:
        """The token of this hash and its bot; none where it was revoked, or the bot or its owner may not play here any more."""
        bot, owner = aliased(GuestRow), aliased(GuestRow)
        found = (
            select(TokenRow.id, bot.id, bot.name, owner.id)
            .join(bot, bot.id == TokenRow.bot)
            .join(owner, owner.id == TokenRow.owner)
            .where(TokenRow.hash == hashed, TokenRow.revoked.is_(None), bot.banned.is_(None), owner.banned.is_(None))
        )
        with self._database.reading() as session:
            row = session.execute(found).first()
            return None if row is None else (row[0], Guest(row[1], row[2], owner=row[3]))

    def use(self, token_id: str) -> None:
        with self._database.writing() as session:
            session.execute(update(TokenRow).where(TokenRow.id == token_id).values(used=now()))

    def standings(self, guest: str, since: datetime) -> list[Standing]:
        """The tables of a person that go on, and those that ended since then."""
        goes_on = TableRow.status == PLAYING
        ended = (TableRow.status == FINISHED) & (TableRow.updated >= since)
        mine = select(SeatRow.table_id).where(SeatRow.guest == guest)
        asked = (
            select(SeatRow.seat)
            .where(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.to_move, SeatRow.guest == guest)
            .exists()
        )
        tables = (
            select(TableRow.id, TableRow.name, TableRow.game, TableRow.status, asked, TableRow.updated)
            .where(TableRow.id.in_(mine), goes_on | ended)
            .order_by(TableRow.updated.desc(), TableRow.id)
            .limit(MOST_TABLES)
        )
        with self._database.reading() as session:
            return [
                Standing(id, name, game, status == FINISHED, bool(asked), updated)
                for id, name, game, status, asked, updated in session.execute(tables)
            ]


def _tokens(session: Session, *which: ColumnElement[bool]) -> list[TokenInfo]:
    valid = (
        select(TokenRow, GuestRow.name)
        .join(GuestRow, GuestRow.id == TokenRow.bot)
        .where(*which, TokenRow.revoked.is_(None))
        .order_by(TokenRow.created, TokenRow.id)
    )
    rows: Sequence[tuple[TokenRow, str]] = session.execute(valid).tuples().all()
    return [row.info(name) for row, name in rows]
