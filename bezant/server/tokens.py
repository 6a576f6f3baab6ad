"""Tokens: with one a program plays as a bot, which is a person of its own and belongs to the person who made the token."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from starlette.requests import HTTPConnection

from bezant.server.model import Guest
from bezant.server.names import checked_name
from bezant.server.notice_model import TokenInfo
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import BadToken, NoSuchToken, OnlyPlays, TooMany
from bezant.server.settings import Settings
from bezant.server.store import Store
from bezant.server.store_tokens import TokenStore

SCHEME = "bearer "
PREFIX = "bezant_"  # so that one that was published by mistake can be found
REMEMBERED, FRESH = 1000, 2.0  # tokens kept in memory, and for how many seconds: another process may revoke one
USED_EVERY = 60.0  # seconds between two notes of when it was used
PLAYS = re.compile(r"/api/(tables|games|rules|stream|finished)(/.*)?|/api/me")  # all that a token is for


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request."""
    header = connection.headers.get("authorization", "")
    return header[len(SCHEME) :].strip() if header[: len(SCHEME)].lower() == SCHEME else None


class Tokens:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings, self._store = settings, store
        self.kept = TokenStore(store.database)
        self._known: OrderedDict[str, tuple[float, str, Guest]] = OrderedDict()
        self._used: dict[str, float] = {}
        self._requests = RateLimit(settings.token_burst, settings.token_window)
        self._streams: Counter[str] = Counter()

    async def make(self, owner: Guest, name: str) -> tuple[TokenInfo, str]:
        """A new bot of this name, and its token, which is told this once."""
        name, most = checked_name(name), self._settings.tokens
        if await self._store.run(self.kept.count, owner.id) >= most:
            raise TooMany(f"You have {most} tokens; revoke one before you make another.", most=most)
        secret = _new_secret()
        return await self._store.run(self.kept.make, owner.id, name, _hash(secret)), secret

    async def renew(self, owner: Guest, token_id: str) -> tuple[TokenInfo, str]:
        secret = _new_secret()
        token = _found(await self._store.run(self.kept.renew, token_id, owner.id, _hash(secret)))
        self._known.clear()
        return token, secret

    async def revoke(self, owner: Guest, token_id: str) -> None:
        _found(await self._store.run(self.kept.revoke, token_id, owner.id))
        self._known.clear()

    async def of_owner(self, owner: Guest, token_id: str) -> TokenInfo:
        mine = await self._store.run(self.kept.of_owner, owner.id)
        return _found(next((token for token in mine if token.id == token_id), None))

    async def bot_of(self, secret: str, connection: HTTPConnection) -> Guest:
        """The bot that plays with this token; BadToken, OnlyPlays or TooMany where it may not."""
        known = self._known.get(secret)
        if known is None or monotonic() - known[0] > FRESH:
            self._known.pop(secret, None)
            found = await self._store.run(self.kept.bot_of, _hash(secret))
            if found is None:
                raise BadToken("This token is not valid; its owner can make another.")
            known = self._remember(secret, *found)
        _, token_id, bot = known
        if PLAYS.fullmatch(connection.url.path) is None or (
            connection.url.path == "/api/me" and connection.scope.get("method") != "GET"
        ):
            raise OnlyPlays("A token plays; everything else is done on the page.")
        if not self._requests.allows(token_id):
            raise TooMany("This token is used too often; wait a few seconds.", most=self._settings.token_burst)
        await self._note(token_id)
        return bot

    def check_streams(self, guest: Guest) -> None:
        """TooMany where a person has too many streams open."""
        if self._streams[guest.id] >= self._settings.token_streams:
            raise TooMany("Too many streams are open; close one.", most=self._settings.token_streams)

    @contextmanager
    def stream(self, guest: Guest) -> Iterator[None]:
        """Count a stream as long as it is open."""
        self._streams[guest.id] += 1
        try:
            yield
        finally:
            self._streams[guest.id] -= 1
            if not self._streams[guest.id]:
                del self._streams[guest.id]

    def _remember(self, secret: str, token_id: str, bot: Guest) -> tuple[float, str, Guest]:
        known = self._known[secret] = (monotonic(), token_id, bot)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def _note(self, token_id: str) -> None:
        """When it was used last, to the minute."""
        if monotonic() - self._used.get(token_id, -USED_EVERY) >= USED_EVERY:
            self._used[token_id] = monotonic()
            await self._store.run(self.kept.use, token_id)


def _new_secret() -> str:
    return PREFIX + secrets.token_urlsafe(32)


def _hash(secret: str) -> str:
    """A token is random, so that a plain hash keeps it as well as a slow one would."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _found(token: TokenInfo | None) -> TokenInfo:
    if token is None:
        raise NoSuchToken("There is no such token of yours.")
    return token
