"""The tables of the database about people, from accounts to ratings. They are used by the store and nobody else."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Float, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from bezant.server.model import Guest
from bezant.server.people import Account, Passkey, Session
from bezant.server.rows import GuestRow, Row


class AccountRow(Row):
    """The login of a guest. `skeleton` is the name as it looks, so that no two look alike."""

    __tablename__ = "accounts"
    __table_args__ = (Index("accounts_by_skeleton", "skeleton", unique=True),)

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    skeleton: Mapped[str] = mapped_column(String(200))
    password: Mapped[str | None] = mapped_column(Text)  # hashed
    public: Mapped[bool]
    created: Mapped[datetime]

    def account(self) -> Account:
        return Account(self.guest, self.name, self.password, self.public, self.created)


class SessionRow(Row):
    """One browser of a person: the cookie carries a token, of which only the hash is kept."""

    __tablename__ = "sessions"
    __table_args__ = (Index("sessions_by_token", "token", unique=True), Index("sessions_by_guest", "guest"))

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    token: Mapped[str] = mapped_column(String(64))
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    device: Mapped[str] = mapped_column(String(80))
    created: Mapped[datetime]
    seen: Mapped[datetime]
    expires: Mapped[datetime]
    person: Mapped[GuestRow] = relationship(lazy="joined")

    def session(self, account: bool) -> Session:
        who = Guest(self.guest, self.person.name, account)
        return Session(self.id, who, self.device, self.created, self.seen, self.expires, self.person.banned is not None)


class PasskeyRow(Row):
    __tablename__ = "passkeys"
    __table_args__ = (Index("passkeys_by_guest", "guest"),)

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)  # of the credential, base64url
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    public_key: Mapped[str] = mapped_column(Text)  # base64url
    sign_count: Mapped[int] = mapped_column(BigInteger)
    device: Mapped[str] = mapped_column(String(80))
    created: Mapped[datetime]
    used: Mapped[datetime | None]

    def passkey(self) -> Passkey:
        return Passkey(self.id, self.guest, self.public_key, self.sign_count, self.device, self.created, self.used)


class TicketRow(Row):
    """Something that may be used once within minutes: a link or code for another device, the challenge of a passkey."""

    __tablename__ = "tickets"
    __table_args__ = (Index("tickets_by_end", "expires"),)

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(20))
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    partner: Mapped[str | None] = mapped_column(String(64))  # the code of a link, the link of a code: used together
    expires: Mapped[datetime]


class KeptSettingsRow(Row):
    """What a person has set on the page, by name."""

    __tablename__ = "kept_settings"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    kept: Mapped[dict[str, Any]]
    changed: Mapped[datetime]


class TieRow(Row):
    """What `guest` will not have of `other`."""

    __tablename__ = "ties"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    blocked: Mapped[bool]
    muted: Mapped[bool]


class NewsRow(Row):
    """Something about a person has changed that processes keep in memory: each of them reads what is new every few seconds."""

    __tablename__ = "people_news"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32))
    gone: Mapped[bool]  # whether a session was ended, so that open lines are too
    at: Mapped[datetime]


class RatingRow(Row):
    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_by_game", "game", "seats"),)

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    mean: Mapped[float] = mapped_column(Float)
    spread: Mapped[float] = mapped_column(Float)
    games: Mapped[int]


class SettlementRow(Row):
    """What became of a finished table. Older versions marked one where the search was asked before its end, when `at` is null."""

    __tablename__ = "settlements"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    rated: Mapped[bool]
    why: Mapped[str | None] = mapped_column(String(20))  # it is not rated
    at: Mapped[datetime | None]


class PlayedRow(Row):
    """A person's part in a finished game, with the rating before and after where it was rated. `duel`: of a game with the champion
    the handicap; `share`: of the victory."""

    __tablename__ = "played"
    __table_args__ = (
        Index("played_by_guest", "guest", "at"),
        Index("played_by_duel", "game", "seats", "duel", "share", "at"),
    )

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    game: Mapped[str] = mapped_column(String(40))
    seats: Mapped[int]
    place: Mapped[int | None]
    won: Mapped[bool]
    at: Mapped[datetime]
    duel: Mapped[str | None] = mapped_column(String(12))
    share: Mapped[float | None] = mapped_column(Float)  # null where the game was settled before there were duels
    mean_before: Mapped[float | None] = mapped_column(Float)
    mean: Mapped[float | None] = mapped_column(Float)
    spread: Mapped[float | None] = mapped_column(Float)
