"""Accounts: making one of a guest, signing in, the same person on another device."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from starlette.requests import HTTPConnection

from bezant.server.identity import Identity
from bezant.server.model import Guest, now
from bezant.server.names import checked_name, skeleton
from bezant.server.passwords import Passwords
from bezant.server.people import Account
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import BadCode, BadName, HasAccount, NoAccount, TooMany, WrongLogin
from bezant.server.settings import Settings
from bezant.server.store import Store
from bezant.server.store_people import NameTaken

DEVICE, ALONG = "device", "along"  # purposes of tickets
MINUTES = 10  # for which a link or code is valid
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that is taken for another
CODE = 8  # letters of a code


@dataclass(frozen=True)
class DeviceLink:
    """How another device becomes one of the same person's: by a link with the token, or by typing the code."""

    token: str
    code: str
    expires: datetime


@dataclass(frozen=True)
class Arrival:
    """Somebody signed in. `along` is the ticket with which the tables of the guest this browser was before can be taken along."""

    guest: Guest
    along: str | None
    tables: int


class Accounts:
    def __init__(self, store: Store, identity: Identity, settings: Settings) -> None:
        self._store, self._people, self._identity = store, store.people, identity
        self._passwords = Passwords()
        burst, window = settings.sign_in_burst, settings.sign_in_window
        self._by_name = RateLimit(burst, window)
        self._links = RateLimit(burst, window)
        self._burst = burst

    # Names

    async def rename(self, guest: Guest, text: str) -> Guest:
        """Give a person another name: the login too, where there is one."""
        name = checked_name(text, guest.name)
        if name != guest.name:
            await self._check_free(name, guest)
            await self._store.run(self._write_name, guest, name)
        renamed = Guest(guest.id, name, guest.account)
        self._identity.renamed(renamed)
        return renamed

    async def free_name(self, guest: Guest, text: str) -> str:
        """The name for a new account; BadName where it is nobody's to take, or somebody's."""
        name = checked_name(text)
        await self._check_free(name, guest)
        return name

    def _write_name(self, guest: Guest, name: str) -> None:
        if not guest.account:
            self._people.rename(guest.id, name)
            return
        with _taken(name):
            self._people.rename_account(guest.id, name, skeleton(name))

    async def _check_free(self, name: str, guest: Guest) -> None:
        other = await self._store.run(self._people.account_like, skeleton(name))
        if other is not None and other.guest != guest.id:
            raise _name_taken(name)

    # Making an account

    async def sign_up(self, guest: Guest, text: str, password: str) -> Guest:
        """Make an account of a guest, who keeps all tables."""
        if guest.account:
            raise HasAccount("You have an account already; sign out before you make another.")
        name = await self.free_name(guest, text)
        return await self.make(guest, name, await self._passwords.hashed(password))

    async def make(self, guest: Guest, name: str, password: str | None) -> Guest:
        with _taken(name):
            await self._store.run(self._people.add_account, guest.id, name, skeleton(name), password)
        made = Guest(guest.id, name, account=True)
        self._identity.renamed(made)
        return made

    async def account(self, guest: Guest) -> Account:
        account = await self._store.run(self._people.account, guest.id)
        if account is None:
            raise NoAccount("You have no account; make one first.")
        return account

    # Coming in

    async def sign_in(self, connection: HTTPConnection, text: str, password: str) -> Arrival:
        """The same words and the same time, whether the name exists or not."""
        looks = skeleton(text[:100])
        self._count_try(looks)
        account = await self._store.run(self._people.account_like, looks)
        fits = await self._passwords.fits(password, None if account is None else account.password)
        if account is None or not fits:
            raise WrongLogin("This name and this password do not belong together.")
        return await self.arrive(connection, account.guest)

    def _count_try(self, looks: str) -> None:
        """TooMany where this account was tried too often; what one address may try is counted with all its requests."""
        if not self._by_name.allows(looks):
            raise TooMany("That was tried too often; wait a quarter of an hour.", most=self._burst)

    async def arrive(self, connection: HTTPConnection, person: str) -> Arrival:
        """Make this browser one of `person`; the tables of the guest it was before may come along."""
        before = await self._identity.guest_of(connection)
        session = await self._identity.begin_session(connection, person)
        if before is None or before.account or before.id == person:
            return Arrival(session.guest, None, 0)
        tables = await self._store.run(self._store.tables_of, before.id)
        if tables == 0:
            return Arrival(session.guest, None, 0)
        ticket = secrets.token_urlsafe(24)
        await self._store.run(self._people.add_tickets, ALONG, [ticket], before.id, _soon())
        return Arrival(session.guest, ticket, tables)

    # Another device

    async def link_device(self, guest: Guest) -> DeviceLink:
        if not self._links.allows(guest.id):
            raise TooMany("That was tried too often; wait a quarter of an hour.", most=self._burst)
        token, code = secrets.token_urlsafe(24), "".join(secrets.choice(LETTERS) for _ in range(CODE))
        expires = _soon()
        await self._store.run(self._people.add_tickets, DEVICE, [token, code], guest.id, expires)
        return DeviceLink(token, f"{code[:4]}-{code[4:]}", expires)

    async def use_device_link(self, connection: HTTPConnection, typed: str) -> Arrival:
        """`typed` is the token of a link, or a code as people type it."""
        code = "".join(letter for letter in typed.upper() if letter.isalnum())
        token = code if len(code) == CODE else typed.strip()
        _, person = await self._store.run(self._people.use_ticket, DEVICE, token)
        if person is None:
            raise BadCode("This code is not valid, or not any more; ask for a new one on your other device.")
        return await self.arrive(connection, person)

    # Passwords

    async def change_password(self, guest: Guest, old: str | None, new: str, session: str) -> None:
        """Set the password and end all other sessions. An account that had none is opened by its passkeys until then."""
        account = await self.account(guest)
        if account.password is not None:
            await self.check_password(account, old or "")
        await self._store.run(self._people.set_password, guest.id, await self._passwords.hashed(new))
        await self._identity.end_sessions(guest.id, but=session)

    async def check_password(self, account: Account, password: str) -> None:
        self._count_try(skeleton(account.name))
        if not await self._passwords.fits(password, account.password):
            raise WrongLogin("This is not the password of your account.")


@contextmanager
def _taken(name: str) -> Iterator[None]:
    """BadName where the store finds the name taken in the last moment."""
    try:
        yield
    except NameTaken as error:
        raise _name_taken(name) from error


def _name_taken(name: str) -> BadName:
    return BadName("taken", f"Somebody else is called “{name}”, or something that looks like it; choose another name.")


def _soon() -> datetime:
    return now() + timedelta(minutes=MINUTES)
