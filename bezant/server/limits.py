"""What one address may do, however many guests it sends, and how many WebSockets are open at a time."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bezant.server.rate_limit import Bucket
from bezant.server.refusals import TooMany
from bezant.server.settings import Settings

SOCKET = "WEBSOCKET"
MINUTE, HOUR = 60.0, 3600.0
TABLE = r"/api/tables/[^/]+"

# What is counted: the method, the address, the setting, within how many seconds, and what is said.
LIMITED = (
    ("POST", rf"/api/tables|{TABLE}/(play-on|rematch)", "address_tables", 10 * MINUTE, "tables were made"),
    ("POST", rf"{TABLE}/chat", "address_chat", 10.0, "messages were sent"),
    ("POST", rf"{TABLE}/review", "address_reviews", HOUR, "reviews were asked for"),
    ("POST", r"/api/records", "address_records", HOUR, "records were brought"),
    (SOCKET, rf"{TABLE}/hint", "address_hints", MINUTE, "hints were asked for"),
    ("POST", r"/api/sign-up", "address_sign_ups", HOUR, "accounts were made"),
    ("POST", r"/api/sign-in(/.+)?", "address_sign_ins", 10 * MINUTE, "sign-ins were tried"),
    ("POST", r"/api/notices/(push|webhook|mail)|/api/tokens", "address_notices", HOUR, "ways to be told were set up"),
)


class AddressLimits:
    """The limits of one server. Every request is counted, and those that cost more are counted again."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests = Bucket(settings.address_requests, settings.address_refill)
        self._guests = _within(settings.address_guests, HOUR)
        self._kinds = [
            (method, re.compile(pattern), _within(getattr(settings, name), seconds), words)
            for method, pattern, name, seconds, words in LIMITED
        ]
        self._sockets: Counter[str] = Counter()

    def check_request(self, home: str, method: str, path: str) -> None:
        """TooMany where this address has asked for too much; `method` is SOCKET for a WebSocket."""
        if not self._settings.address_limits:
            return
        if not self._requests.allows(home):
            raise TooMany("Too many requests came from your address; wait a few seconds.")
        if method == "GET":
            return
        for limited, pattern, bucket, words in self._kinds:
            if method == limited and pattern.fullmatch(path) and not bucket.allows(home):
                raise TooMany(f"Too many {words} from your address; wait a while.")

    def check_new_guest(self, home: str) -> None:
        if self._settings.address_limits and not self._guests.allows(home):
            raise TooMany("Too many new guests came from your address; wait a while.")

    @contextmanager
    def socket(self, home: str, cookie: str) -> Iterator[None]:
        """Count an open WebSocket; TooMany where this address or this browser has too many of them."""
        settings, keys = self._settings, [f"address {home}", *([f"cookie {cookie}"] if cookie else [])]
        if settings.address_limits and self._sockets[keys[0]] >= settings.address_sockets:
            raise TooMany("Too many tables are open from your address; close one.")
        if cookie and self._sockets[keys[1]] >= settings.guest_sockets:
            raise TooMany("You have too many tables open; close one.")
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets.subtract(keys)
            for key in keys:
                if self._sockets[key] <= 0:
                    del self._sockets[key]


def _within(times: int, seconds: float) -> Bucket:
    """So many at once, and as many again within so many seconds."""
    return Bucket(times, times / seconds)
