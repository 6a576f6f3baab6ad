"""The rows of notices and tokens: used by the stores of both and nobody else."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from bezant.server.notice_model import Address, Choices, Notice, TokenInfo
from bezant.server.rows import Row


class NoticeChoiceRow(Row):
    """What a person wants to hear of, by channel; `site` and `language` are those of the page where that was chosen."""

    __tablename__ = "notice_choices"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    language: Mapped[str] = mapped_column(String(8))
    site: Mapped[str] = mapped_column(String(200))
    wishes: Mapped[dict[str, Any]]

    def choices(self, language: str | None) -> Choices:
        """The choices of one who has chosen this language, if any, wherever that was."""
        return Choices(language or self.language, self.site, self.wishes)


class NoticeAddressRow(Row):
    """Where notices of a person go. `code` is in the links of mails: it confirms the address, and ends the mails."""

    __tablename__ = "notice_addresses"
    __table_args__ = (
        Index("notice_addresses_by_guest", "guest"),
        Index("notice_addresses_by_address", "channel", "address"),
        Index("notice_addresses_by_code", "code", unique=True),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    channel: Mapped[str] = mapped_column(String(10))
    address: Mapped[str] = mapped_column(Text)
    keys: Mapped[dict[str, Any] | None]
    label: Mapped[str] = mapped_column(String(80))
    code: Mapped[str] = mapped_column(String(43))
    created: Mapped[datetime]
    confirmed: Mapped[datetime | None]

    def info(self) -> Address:
        return Address(
            self.id,
            self.guest,
            self.channel,
            self.address,
            self.keys,
            self.label,
            self.code,
            self.confirmed is not None,
        )


class NoticeRow(Row):
    """One message that is to be sent, is being sent or has been. `turn` is the person's last own ply: there is one for each."""

    __tablename__ = "notices"
    __table_args__ = (
        Index("notices_once", "guest", "table_id", "kind", "turn", unique=True),
        Index("notices_by_due", "state", "due"),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    kind: Mapped[str] = mapped_column(String(10))
    turn: Mapped[int]
    state: Mapped[str] = mapped_column(String(10))
    process: Mapped[str] = mapped_column(String(32))
    attempts: Mapped[int]
    created: Mapped[datetime]
    due: Mapped[datetime]

    def notice(self) -> Notice:
        return Notice(self.id, self.guest, self.table_id, self.kind, self.turn, self.attempts)


class TokenRow(Row):
    """A token by its hash. Its bot is a person of its own, who belongs to the owner."""

    __tablename__ = "tokens"
    __table_args__ = (Index("tokens_by_owner", "owner"), Index("tokens_by_hash", "hash", unique=True))

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    owner: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    bot: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    hash: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime]
    used: Mapped[datetime | None]
    revoked: Mapped[datetime | None]

    def info(self, name: str) -> TokenInfo:
        return TokenInfo(self.id, self.owner, self.bot, name, self.created, self.used)
