"""What can be set when a server is made. Where a setting comes from is told by `settings_sources.py`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

HALF = (os.cpu_count() or 1) // 2  # of the cores
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


def hidden() -> Any:
    """A setting that is never shown and may lie in a file of its own, named by the same setting with `_file`."""
    return field(default=None, metadata={"secret": True})


@dataclass(frozen=True)
class Settings:
    database: str = "bezant.db"  # a file, or the address of a PostgreSQL database
    web: Path | None = None  # folder of the built page; None serves the API alone

    # Where it is reached
    host: str = "127.0.0.1"  # address to listen on
    port: int = 8000  # 0 takes any free one
    origin: str | None = None  # the address that people type, such as https://play.example.org
    hosts: frozenset[str] = frozenset()  # names besides our own by which it may be called
    origins: frozenset[str] = frozenset()  # hosts besides our own whose pages may call, such as a development server
    proxies: frozenset[str] = frozenset()  # addresses or networks whose X-Forwarded-For and -Proto are believed
    secret: str | None = hidden()  # signs the cookies; else one is made once and kept in the database

    workers: int = 1  # web processes on this machine; more than one want HTTPS to be left to a proxy

    # What it tells those who run it
    log_level: str = "warning"  # debug, info, warning or error; info tells every request
    log_format: str = "plain"  # plain or json
    metrics: str = "loopback"  # who may read /metrics: loopback, token or off
    metrics_token: str | None = hidden()

    # How long and how many
    header_seconds: float = 10.0  # until the head of a request has come ...
    request_seconds: float = 30.0  # ... until all of it has, and until an answer has been taken
    idle_seconds: int = 75  # a connection without a request is kept
    connections: int = 20_000  # in all
    send_limit: float = 10.0  # seconds after which a browser that does not read is dropped
    body_limit: int = 16 * 1024  # bytes of a request
    record_limit: int = 256 * 1024  # bytes of a request that brings a record
    head_limit: int = 32 * 1024  # bytes of its head
    heartbeat: float = 20.0  # between two notes that the server lives; what passes while it does not costs nobody time
    kept_tables: int = 1000  # live tables kept in memory although nobody is using them ...
    kept_minutes: float = 10.0  # ... and how long

    # What one guest may do
    open_tables: int = 50  # living tables made
    waiting_days: float = 3.0  # a table that waits, or a sandbox, lives for so long after somebody has touched it
    sandboxes: int = 10  # living ones, which are not among the tables
    chat_burst: int = 5  # messages sent ...
    chat_window: float = 10.0  # ... within so many seconds
    hint_burst: int = 30
    hint_window: float = 60.0
    review_burst: int = 20
    review_window: float = 3600.0
    session_days: int = 180  # after so many days without a visit a browser is forgotten
    sign_in_burst: int = 10  # tries to sign in to one account ...
    sign_in_window: float = 900.0  # ... within so many seconds
    record_burst: int = 20  # records brought ...
    record_window: float = 3600.0  # ... within so many seconds
    guest_sockets: int = 40  # WebSockets at a time
    socket_burst: int = 300  # messages over one WebSocket ...
    socket_window: float = 5.0  # ... within so many seconds

    # What one address may do, however many guests it sends; a whole school may share one
    address_limits: bool = True
    address_requests: int = 2000  # requests at once ...
    address_refill: int = 200  # ... and so many more each second
    address_connections: int = 500
    address_sockets: int = 400
    address_guests: int = 200  # new guests within an hour
    address_tables: int = 120  # new tables within ten minutes
    address_chat: int = 40  # messages within ten seconds
    address_hints: int = 240  # within a minute
    address_reviews: int = 100  # within an hour
    address_records: int = 40  # within an hour
    address_sign_ups: int = 30  # within an hour
    address_sign_ins: int = 60  # within ten minutes
    address_notices: int = 60  # addresses for notices and tokens within an hour

    # Bots, hints and reviews
    bot_pause: float = 0.6  # seconds between two moves of bots, so that people can follow
    bot_workers: int = min(4, max(2, HALF))  # processes in which bots and hints think; one more compiles and reviews
    cluster: str | None = None  # a Ray cluster whose nodes think instead: auto, or an address such as ray://host:10001
    bot_limit: float = 60.0  # seconds after which a thinking bot counts as hung
    prepare: bool = True  # compile the players of all games at once; else each game's when they are first needed
    hint_simulations: int = 100_000  # of the search for one hint ...
    hint_seconds: float = 3.0  # ... and how long it takes at most
    hint_turn: float = 0.5  # seconds after which it ends where another one waits
    hint_threads: int = max(1, HALF)  # of one search
    hint_queue: int = 20  # hints that may wait for a worker in all
    # for each decision; None takes 600, and without a network fewer for longer games
    review_simulations: int | None = None

    # Bots of others
    tokens: int = 10  # that one person may have
    token_burst: int = 300  # requests with one token ...
    token_window: float = 10.0  # ... within so many seconds
    token_streams: int = 20  # streams open at a time with one token

    # Notices to people who are away
    notice_delay: float = 20.0  # seconds before one is sent, so that a quick answer cancels it
    notice_poll: float = 1.0  # seconds between two looks into the queue
    notice_retry: float = 30.0  # seconds before one is tried again; twice as long each time
    notice_orphaned: float = 30.0  # seconds after which one that another process should have sent is sent by any
    notice_loopback: bool = False  # lets them go to this machine and without TLS: for tests
    smtp_host: str | None = None  # the mail server; mails need it, `smtp_from` and `origin`
    smtp_port: int = 587
    smtp_security: str = "starttls"  # or tls from the first byte, or none
    smtp_user: str | None = None
    smtp_password: str | None = hidden()
    smtp_from: str | None = None  # the address that mails come from
    mail_burst: int = 3  # mail addresses that one guest may ask to confirm ...
    mail_window: float = 3600.0  # ... within so many seconds

    @property
    def is_secure(self) -> bool:
        """Whether people reach it by HTTPS."""
        return self.origin is not None and urlsplit(self.origin).scheme == "https"

    @property
    def allowed_hosts(self) -> frozenset[str]:
        """The names by which it may be called; any other belongs to a page that lets its name point here."""
        own = urlsplit(self.origin).hostname if self.origin else None
        return LOOPBACK | self.hosts | ({own} if own else set())


def database_url(database: str) -> str:
    """The SQLAlchemy address of `database`: a path means a SQLite file."""
    if "://" not in database:
        return f"sqlite:///{Path(database).expanduser().absolute()}"
    scheme, rest = database.split("://", 1)
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else database
