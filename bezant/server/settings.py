"""What can be set when a server is made."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

HALF = (os.cpu_count() or 1) // 2  # of the cores


@dataclass(frozen=True)
class Settings:
    database: str  # a file, or the address of a PostgreSQL database
    web: Path | None = None  # folder of the built page; None serves the API alone
    origins: frozenset[str] = frozenset()  # hosts besides our own whose pages may call, such as a development server
    bot_pause: float = 0.6  # seconds between two moves of bots, so that people can follow
    bot_workers: int = min(4, max(2, HALF))  # processes in which bots and hints think; one more compiles and reviews
    bot_limit: float = 60.0  # seconds after which a thinking bot counts as hung
    prepare: bool = True  # compile the players of all games at once; else each game's when they are first needed
    hint_simulations: int = 100_000  # of the search for one hint ...
    hint_seconds: float = 3.0  # ... and how long it takes at most
    hint_turn: float = 0.5  # seconds after which it ends where another one waits
    hint_threads: int = max(1, HALF)  # of one search
    hint_burst: int = 30  # hints one guest may ask for ...
    hint_window: float = 60.0  # ... within so many seconds
    hint_queue: int = 20  # hints that may wait for a worker in all
    review_simulations: int | None = None  # for each decision; None takes fewer for longer games
    review_burst: int = 20  # reviews one guest may ask for ...
    review_window: float = 3600.0  # ... within so many seconds
    send_limit: float = 10.0  # seconds after which a browser that does not read is dropped
    open_tables: int = 50  # unfinished tables one guest may have made
    chat_burst: int = 5  # messages one guest may send ...
    chat_window: float = 10.0  # ... within so many seconds
    body_limit: int = 16 * 1024  # bytes of a request
    kept_tables: int = 1000  # live tables kept in memory although nobody is using them


def database_url(database: str) -> str:
    """The SQLAlchemy address of `database`: a path means a SQLite file."""
    if "://" not in database:
        return f"sqlite:///{Path(database).expanduser().absolute()}"
    scheme, rest = database.split("://", 1)
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else database
