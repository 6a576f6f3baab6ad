"""The database read with nothing of the server: what is really there."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import psycopg

TABLE = (
    "SELECT game, seed, earlier, options, (SELECT count(*) FROM seats WHERE table_id = id) FROM tables WHERE id = {}"
)
MOVES = "SELECT ply, seat, action, at FROM moves WHERE table_id = {} ORDER BY ply"


@dataclass(frozen=True)
class Row:
    ply: int
    seat: int
    action: int | None
    at: datetime


@dataclass(frozen=True)
class Stored:
    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    moves: list[Row]


def read(database: str, tables: list[str]) -> Iterator[Stored]:
    """These tables as they are stored, in this order."""
    mark = "%s" if "://" in database else "?"
    with closing(_connection(database)) as connection:
        for table in tables:
            cursor = connection.cursor()
            cursor.execute(TABLE.format(mark), (table,))
            ((game, seed, earlier, options, seats),) = cursor.fetchall()
            cursor.execute(MOVES.format(mark), (table,))
            moves = [Row(ply, seat, action, _moment(at)) for ply, seat, action, at in cursor.fetchall()]
            chosen = json.loads(options) if isinstance(options, str) else options
            yield Stored(game, seats, seed if earlier is None else f"{earlier}/{seed}", chosen, moves)


def _connection(database: str) -> Any:
    return psycopg.connect(database) if "://" in database else sqlite3.connect(database)


def _moment(at: str | datetime) -> datetime:
    if isinstance(at, datetime):
        return at.astimezone(UTC)
    moment = datetime.fromisoformat(at)
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment
