"""What is stored about people: accounts, the browsers they are known in, passkeys, tickets, and whom they block."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from bezant.server.database import Database
from bezant.server.model import Guest, now
from bezant.server.people import Account, Passkey, Session, Tie
from bezant.server.people_rows import AccountRow, NewsRow, PasskeyRow, SessionRow, TicketRow, TieRow
from bezant.server.rows import GuestRow

NEWS_KEPT = timedelta(hours=1)


class NameTaken(Exception):
    """An account has this name, or one that looks the same."""


def hashed(token: str) -> str:
    """What is kept of a token: random enough to need no salt."""
    return sha256(token.encode()).hexdigest()


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Sessions

    def open_session(self, guest: str, token: str, device: str, expires: datetime) -> Session:
        """A browser in which `guest` is known by `token`; the one there is, where the token has one already."""
        at = now()
        row = SessionRow(
            id=secrets.token_hex(8),
            token=hashed(token),
            guest=guest,
            device=device,
            created=at,
            seen=at,
            expires=expires,
        )
        try:
            with self._database.writing() as session:
                session.add(row)
        except IntegrityError:
            pass
        found = self.session(token)
        assert found is not None
        return found

    def session(self, token: str) -> Session | None:
        """The session of this token, unless it has expired."""
        with self._database.reading() as session:
            row = session.scalars(select(SessionRow).where(SessionRow.token == hashed(token))).one_or_none()
            if row is None or row.expires <= now():
                return None
            return row.session(_has_account(session, row.guest))

    def sessions(self, guest: str) -> list[Session]:
        """Where `guest` is known, last seen first."""
        living = select(SessionRow).where(SessionRow.guest == guest, SessionRow.expires > now())
        with self._database.reading() as session:
            account = _has_account(session, guest)
            return [row.session(account) for row in session.scalars(living.order_by(SessionRow.seen.desc()))]

    def see_session(self, session_id: str, expires: datetime) -> None:
        """The session was used just now, and lives until `expires`."""
        with self._database.writing() as session:
            session.execute(update(SessionRow).where(SessionRow.id == session_id).values(seen=now(), expires=expires))

    def end_sessions(self, guest: str, only: str | None = None, but: str | None = None) -> int:
        """End the sessions of `guest`: all, `only` one, or all `but` one; how many they were."""
        ended = delete(SessionRow).where(SessionRow.guest == guest)
        if only is not None:
            ended = ended.where(SessionRow.id == only)
        if but is not None:
            ended = ended.where(SessionRow.id != but)
        with self._database.writing() as session:
            count = session.execute(ended.returning(SessionRow.id)).all()
            if only is None:
                session.execute(update(GuestRow).where(GuestRow.id == guest).values(signed_until=now()))
            _tell(session, guest, gone=True)
        return len(count)

    def drop_expired(self) -> None:
        at = now()
        with self._database.writing() as session:
            session.execute(delete(SessionRow).where(SessionRow.expires <= at))
            session.execute(delete(TicketRow).where(TicketRow.expires <= at))

    def known_by_signature(self, guest: str, exchanged_until: datetime) -> Guest | None:
        """The guest of a cookie that version 0.1.0 signed; from its first use on it is taken until `exchanged_until`."""
        with self._database.writing() as session:
            row = session.get(GuestRow, guest)
            if row is None or row.banned is not None or (row.signed_until is not None and row.signed_until <= now()):
                return None
            row.signed_until = row.signed_until or exchanged_until
            return Guest(row.id, row.name, _has_account(session, guest))

    # What processes keep in memory

    def rename(self, guest: str, name: str) -> None:
        """Give a guest another name, everywhere."""
        with self._database.writing() as session:
            session.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name))
            _tell(session, guest)

    def news(self, after: int | None) -> tuple[int, dict[str, bool]]:
        """People about whom something changed after that number, and whether a session was ended; and the newest number. Nobody
        at first, with None."""
        with self._database.reading() as session:
            if after is None:
                return session.scalar(select(func.max(NewsRow.id))) or 0, {}
            rows = session.scalars(select(NewsRow).where(NewsRow.id > after).order_by(NewsRow.id)).all()
            people: dict[str, bool] = {}
            for row in rows:
                people[row.guest] = row.gone or people.get(row.guest, False)
            return (rows[-1].id if rows else after), people

    def ban(self, guest: str, banned: bool = True) -> bool:
        """Let nobody act for `guest` any more, or again; False where there is no such person."""
        with self._database.writing() as session:
            row = session.get(GuestRow, guest)
            if row is None:
                return False
            row.banned = now() if banned else None
            _tell(session, guest, gone=True)
            return True

    # Accounts

    def add_account(self, guest: str, name: str, skeleton: str, password: str | None) -> Account:
        """Make an account of a guest, who takes the name; NameTaken where another has it or looks like it."""
        row = AccountRow(guest=guest, name=name, skeleton=skeleton, password=password, public=True, created=now())
        try:
            with self._database.writing() as session:
                session.add(row)
                session.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name))
                _tell(session, guest)
        except IntegrityError as error:
            raise NameTaken from error
        return row.account()

    def account(self, guest: str) -> Account | None:
        with self._database.reading() as session:
            row = session.get(AccountRow, guest)
            return None if row is None else row.account()

    def account_like(self, skeleton: str) -> Account | None:
        """The account whose name looks so."""
        with self._database.reading() as session:
            row = session.scalars(select(AccountRow).where(AccountRow.skeleton == skeleton)).one_or_none()
            return None if row is None else row.account()

    def rename_account(self, guest: str, name: str, skeleton: str) -> None:
        try:
            with self._database.writing() as session:
                session.execute(
                    update(AccountRow).where(AccountRow.guest == guest).values(name=name, skeleton=skeleton)
                )
                session.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name))
                _tell(session, guest)
        except IntegrityError as error:
            raise NameTaken from error

    def set_password(self, guest: str, password: str) -> None:
        with self._database.writing() as session:
            session.execute(update(AccountRow).where(AccountRow.guest == guest).values(password=password))

    def set_public(self, guest: str, public: bool) -> None:
        with self._database.writing() as session:
            session.execute(update(AccountRow).where(AccountRow.guest == guest).values(public=public))

    # Passkeys

    def add_passkey(self, passkey: Passkey) -> None:
        """NameTaken where the credential is known already."""
        row = PasskeyRow(
            id=passkey.id,
            guest=passkey.guest,
            public_key=passkey.public_key,
            sign_count=passkey.sign_count,
            device=passkey.device,
            created=passkey.created,
            used=passkey.used,
        )
        try:
            with self._database.writing() as session:
                session.add(row)
        except IntegrityError as error:
            raise NameTaken from error

    def passkey(self, passkey_id: str) -> Passkey | None:
        with self._database.reading() as session:
            row = session.get(PasskeyRow, passkey_id)
            return None if row is None else row.passkey()

    def passkeys(self, guest: str) -> list[Passkey]:
        of_guest = select(PasskeyRow).where(PasskeyRow.guest == guest).order_by(PasskeyRow.created)
        with self._database.reading() as session:
            return [row.passkey() for row in session.scalars(of_guest)]

    def use_passkey(self, passkey_id: str, sign_count: int) -> None:
        with self._database.writing() as session:
            used = update(PasskeyRow).where(PasskeyRow.id == passkey_id)
            session.execute(used.values(sign_count=sign_count, used=now()))

    def remove_passkey(self, guest: str, passkey_id: str) -> bool:
        gone = delete(PasskeyRow).where(PasskeyRow.guest == guest, PasskeyRow.id == passkey_id)
        with self._database.writing() as session:
            return bool(session.execute(gone.returning(PasskeyRow.id)).all())

    # Tickets

    def add_tickets(self, purpose: str, tokens: Sequence[str], guest: str | None, expires: datetime) -> None:
        """Tickets that are used up together: one of them ends the others. Older ones of the same person and purpose end too."""
        hashes = [hashed(token) for token in tokens]
        with self._database.writing() as session:
            outdated = TicketRow.expires <= now()
            if guest is not None:
                outdated = or_(outdated, (TicketRow.guest == guest) & (TicketRow.purpose == purpose))
            session.execute(delete(TicketRow).where(outdated))
            for number, one in enumerate(hashes):
                partner = hashes[1 - number] if len(hashes) == 2 else None
                session.add(TicketRow(hash=one, purpose=purpose, guest=guest, partner=partner, expires=expires))

    def use_ticket(self, purpose: str, token: str) -> tuple[bool, str | None]:
        """Use a ticket up: whether there was one, and whose it was."""
        used = delete(TicketRow).where(
            TicketRow.hash == hashed(token), TicketRow.purpose == purpose, TicketRow.expires > now()
        )
        with self._database.writing() as session:
            row = session.execute(used.returning(TicketRow.guest, TicketRow.partner)).one_or_none()
            if row is None:
                return False, None
            session.execute(delete(TicketRow).where(TicketRow.hash == row.partner))
            return True, row.guest

    # Ties

    def tie(self, guest: str, other: str, blocked: bool, muted: bool) -> bool:
        """Block or mute `other`, or neither; False where there is no such person."""
        with self._database.writing() as session:
            if session.get(GuestRow, other) is None:
                return False
            if blocked or muted:
                session.merge(TieRow(guest=guest, other=other, blocked=blocked, muted=muted))
            else:
                session.execute(delete(TieRow).where(TieRow.guest == guest, TieRow.other == other))
            return True

    def ties(self, guest: str) -> list[Tie]:
        named = select(TieRow, GuestRow).join(GuestRow, GuestRow.id == TieRow.other).where(TieRow.guest == guest)
        with self._database.reading() as session:
            rows = session.execute(named.order_by(GuestRow.name)).all()
            return [Tie(Guest(other.id, other.name), tie.blocked, tie.muted) for tie, other in rows]

    def has_blocked(self, guest: str, other: str) -> bool:
        with self._database.reading() as session:
            row = session.get(TieRow, (guest, other))
            return row is not None and row.blocked


def _has_account(session: Transaction, guest: str) -> bool:
    return bool(session.scalar(select(exists().where(AccountRow.guest == guest))))


def _tell(session: Transaction, guest: str, gone: bool = False) -> None:
    """Let every process read again what it knows of `guest`."""
    session.execute(delete(NewsRow).where(NewsRow.at < now() - NEWS_KEPT))
    session.add(NewsRow(guest=guest, gone=gone, at=now()))
