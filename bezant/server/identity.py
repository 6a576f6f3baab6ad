"""Who is asking: a person known by the session of his browser. `guest_of` costs no reading of the store while it is remembered."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from time import monotonic

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from bezant.server.addresses import UNKNOWN, home_of
from bezant.server.devices import device_words
from bezant.server.limits import AddressLimits
from bezant.server.middleware import SAFE_METHODS
from bezant.server.model import Guest, now
from bezant.server.people import Session
from bezant.server.refusals import Banned, StoreUnavailable
from bezant.server.session_cookies import COOKIE, end_cookie, give_cookie
from bezant.server.settings import Settings
from bezant.server.store import Store
from bezant.server.tokens import Tokens, bearer_of

log = logging.getLogger(__name__)

REMEMBERED = 10_000  # sessions kept in memory ...
FRESH = 60.0  # ... and for how many seconds they are believed
SEEN_EVERY = timedelta(minutes=10)  # how often it is written down that a session is used
NEWS_EVERY = 2.0  # seconds between two looks at what other processes have changed
CLEANED_EVERY = 3600.0  # seconds between two removals of what has expired
BEGUN = "session"  # in the state of a request: the session that it began
EXCHANGED = timedelta(minutes=10)  # how long a cookie of version 0.1.0 is taken after it was exchanged for a session


@dataclass(slots=True)
class Known:
    """A session in memory, and when it was last read."""

    session: Session
    checked: float


class Identity:
    def __init__(self, store: Store, limits: AddressLimits, settings: Settings) -> None:
        self._store, self._people, self._limits = store, store.people, limits
        self.tokens = Tokens(settings, store)
        self._age = timedelta(days=settings.session_days)
        self._secret = settings.secret or store.secret()
        self._signer = URLSafeSerializer(self._secret, salt="guest")
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._forgetting: list[tuple[Callable[[str], None], bool]] = []  # and whether only of sessions that ended
        self._watch: asyncio.Task[None] | None = None

    # Who is it?

    async def guest_of(self, connection: HTTPConnection) -> Guest | None:
        """The person whose cookie came with the request; None for a missing, forged or outdated one."""
        if (token := bearer_of(connection)) is not None:
            return await self.tokens.bot_of(token, connection)
        session = await self.session_of(connection)
        return None if session is None else session.guest

    async def session_of(self, connection: HTTPConnection) -> Session | None:
        begun: Session | None = connection.scope.setdefault("state", {}).get(BEGUN)
        if begun is not None:
            return begun
        cookie = connection.cookies.get(COOKIE, "")
        known = self._known.get(cookie)
        if known is None or monotonic() - known.checked > FRESH:
            known = await self._look_up(connection, cookie)
            if known is None:
                return None
        if known.session.banned:
            _check_looking(connection)
            return None
        if now() - known.session.seen > SEEN_EVERY:
            await self._see(connection, cookie, known)
        return known.session

    async def guest_or_new(self, connection: HTTPConnection) -> Guest:
        """The person who is asking; a new guest with a session where nobody is known."""
        guest = await self.guest_of(connection)
        if guest is None:
            self._limits.check_new_guest(home_of(connection.client.host if connection.client else UNKNOWN))
            name = f"Guest {secrets.randbelow(900) + 100}"
            guest = await self._store.run(self._store.add_guest, name)
            await self.begin_session(connection, guest.id)
        return guest

    async def begin_session(self, connection: HTTPConnection, guest: str) -> Session:
        """Make this browser one in which `guest` is known; the session it had before is ended."""
        before = await self.session_of(connection)
        session = await self._open(connection, guest, secrets.token_urlsafe(32))
        connection.scope["state"][BEGUN] = session
        if before is not None:
            await self.end_sessions(before.guest.id, only=before.id)
        return session

    async def end_sessions(self, guest: str, only: str | None = None, but: str | None = None) -> int:
        """End the sessions of a person: all, `only` one, or all `but` one; how many they were."""
        count = await self._store.run(self._people.end_sessions, guest, only, but)
        self.forget(guest)
        return count

    async def sign_out(self, connection: HTTPConnection) -> None:
        session = await self.session_of(connection)
        if session is not None:
            await self.end_sessions(session.guest.id, only=session.id)
        end_cookie(connection)

    # What is remembered

    def forget(self, guest: str, gone: bool = True) -> None:
        """Read the store again before `guest` acts, and tell all who listen in this process; the store tells the others. `gone`:
        a session was ended, so that open lines are too."""
        for cookie in [cookie for cookie, known in self._known.items() if known.session.guest.id == guest]:
            del self._known[cookie]
        self._tell(guest, gone)

    def on_forget(self, tell: Callable[[str], None]) -> None:
        """Call `tell` with the id of each person whose sessions have ended."""
        self._forgetting.append((tell, True))

    def on_change(self, tell: Callable[[str], None]) -> None:
        """Call `tell` with the id of each person of whom anything has changed, such as the name."""
        self._forgetting.append((tell, False))

    def renamed(self, guest: Guest) -> None:
        """Remember the new name of a person without reading it again, and tell all who listen in this process."""
        for known in self._known.values():
            if known.session.guest.id == guest.id:
                known.session = replace(known.session, guest=guest)
        self._tell(guest.id, gone=False)

    def _tell(self, guest: str, gone: bool) -> None:
        for tell, only_gone in self._forgetting:
            if gone or not only_gone:
                tell(guest)

    def open(self) -> None:
        """Begin to follow what other processes change."""
        self._watch = asyncio.create_task(self._follow_news())

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            with suppress(asyncio.CancelledError):
                await self._watch

    async def _follow_news(self) -> None:
        newest: int | None = None
        cleaned = -CLEANED_EVERY
        while True:
            try:
                newest, people = await self._store.run(self._people.news, newest)
                for guest, gone in people.items():
                    self.forget(guest, gone)
                if monotonic() > cleaned + CLEANED_EVERY:
                    cleaned = monotonic()
                    await self._store.run(self._people.drop_expired)
            except StoreUnavailable as error:
                log.warning("%s", error)
            await asyncio.sleep(NEWS_EVERY)

    # Sessions

    async def _look_up(self, connection: HTTPConnection, cookie: str) -> Known | None:
        self._known.pop(cookie, None)
        if not cookie:
            return None
        if "." in cookie:
            return await self._exchange(connection, cookie)
        session = await self._store.run(self._people.session, cookie)
        return None if session is None else self._remember(cookie, session)

    async def _exchange(self, connection: HTTPConnection, cookie: str) -> Known | None:
        """A session for the signed cookie of version 0.1.0: the same one for all requests that a page sends at once."""
        try:
            signed = self._signer.loads(cookie)
        except BadSignature:
            return None
        guest = await self._store.run(self._people.known_by_signature, str(signed), now() + EXCHANGED)
        if guest is None:
            return None
        token = hmac.digest(self._secret.encode(), b"session of " + cookie.encode(), "sha256").hex()
        return self._remember(cookie, await self._open(connection, guest.id, token))

    async def _open(self, connection: HTTPConnection, guest: str, token: str) -> Session:
        device = device_words(connection.headers.get("user-agent", ""))
        session = await self._store.run(self._people.open_session, guest, token, device, self._end())
        self._remember(token, session)
        give_cookie(connection, token, self._age)
        return session

    async def _see(self, connection: HTTPConnection, cookie: str, known: Known) -> None:
        known.session = replace(known.session, seen=now())
        await self._store.run(self._people.see_session, known.session.id, self._end())
        if "." not in cookie:
            give_cookie(connection, cookie, self._age)

    def _end(self) -> datetime:
        return now() + self._age

    def _remember(self, cookie: str, session: Session) -> Known:
        known = self._known[cookie] = Known(session, monotonic())
        self._known.move_to_end(cookie)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known


def _check_looking(connection: HTTPConnection) -> None:
    """Who is banned may look on, but not act."""
    if connection.scope["type"] == "http" and connection.scope["method"] not in SAFE_METHODS:
        raise Banned("You may not play here any more.")
