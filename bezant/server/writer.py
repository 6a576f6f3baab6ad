"""The writer of moves: what it has written is on the disk, and only then may it be shown.

All moves that come while the disk is busy are written in one transaction (group commit). The writer has a connection and a
thread of its own and speaks plain SQL, because moves are what a server mostly writes.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields
from datetime import datetime
from time import perf_counter
from typing import Any, Protocol

import psycopg

from bezant.server import metrics
from bezant.server.database import Database
from bezant.server.leases import Claim, shard_of
from bezant.server.model import GameSummary, Move
from bezant.server.refusals import StoreUnavailable

log = logging.getLogger(__name__)

SUMMARY = ", ".join(f"{field.name} = {{}}" for field in fields(GameSummary))
INSERT_MOVE = "INSERT INTO moves (table_id, ply, seat, action, at) VALUES ({}, {}, {}, {}, {})"
UPDATE_TABLE = f"UPDATE tables SET {SUMMARY}, updated = {{}} WHERE id = {{}}"
DRIVER_ERRORS = (sqlite3.Error, psycopg.Error)
TAKEN = (sqlite3.IntegrityError, psycopg.IntegrityError)


class PlyTaken(Exception):
    """Another writer has already written this ply of the table."""


class LostShard(Exception):
    """Another process holds the shard of the table."""


class Fence(Protocol):
    """What the store must show where this process writes."""

    me: str

    def claim_on(self, table_id: str) -> Claim: ...


class MoveWriter(Protocol):
    """What a table needs to have a move stored."""

    async def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
        """Come back once the move and where the game stands after it are stored. PlyTaken, LostShard or StoreUnavailable where
        neither is."""


@dataclass(eq=False, slots=True)
class _Waiting:
    table_id: str
    move: Move
    summary: GameSummary
    claim: Claim
    done: asyncio.Future[None]


class GroupWriter:
    """Writes what waits, one group after the other."""

    def __init__(self, database: Database, fence: Fence) -> None:
        self._connections, self._fence = _Connections(database), fence
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[_Waiting] = []
        self._busy = self._closed = False

    async def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(_Waiting(table_id, move, summary, self._fence.claim_on(table_id), done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._begin, loop)  # after all else that is ready now
        await done

    def close(self) -> None:
        """Finish the group that is being written; what comes after it is refused."""
        self._closed = True
        self._thread.shutdown()
        self._connections.close()

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self._waiting = self._waiting, []
        if self._closed:
            refusal = StoreUnavailable("The server is closing; nothing was changed.")
            _tell(group, dict.fromkeys(range(len(group)), refusal))
            return
        writing = self._thread.submit(self._write, group)
        writing.add_done_callback(lambda written: loop.call_soon_threadsafe(self._end, loop, group, written))

    def _end(
        self, loop: asyncio.AbstractEventLoop, group: Sequence[_Waiting], written: Future[dict[int, Exception]]
    ) -> None:
        """Begin the next group, then tell everybody of this one."""
        if self._waiting:
            self._begin(loop)
        else:
            self._busy = False
        _tell(group, written.result())

    def _write(self, group: Sequence[_Waiting]) -> dict[int, Exception]:
        """Write a group in one transaction; gives what kept the moves of these numbers from being written."""
        begun = perf_counter()
        try:
            failures = self._write_together(group)
            metrics.group_size.observe(len(group))
            metrics.commit_seconds.observe(perf_counter() - begun)
            return failures
        except TAKEN:  # one taken ply must not keep its neighbours from being written
            return {number: failure for number, each in enumerate(group) if (failure := self._write_alone(each))}
        except Exception as error:  # whoever waits must hear of it, whatever it is
            return dict.fromkeys(range(len(group)), _failure(error))

    def _write_together(self, group: Sequence[_Waiting]) -> dict[int, Exception]:
        with self._connections.transaction() as connection:
            epochs = connection.epochs(self._fence.me, {shard_of(each.table_id) for each in group})
            lost = {
                number
                for number, each in enumerate(group)
                if each.claim.epoch is None or epochs.get(shard_of(each.table_id)) != each.claim.epoch
            }
            connection.write([each for number, each in enumerate(group) if number not in lost])
        return {number: LostShard() for number in lost}

    def _write_alone(self, each: _Waiting) -> Exception | None:
        try:
            return self._write_together([each]).get(0)
        except TAKEN:
            return PlyTaken()
        except Exception as error:
            return _failure(error)


class _Connection:
    """A connection of the database's own driver, and its dialect."""

    def __init__(self, driver: Any, is_sqlite: bool) -> None:
        self.driver, self._is_sqlite = driver, is_sqlite
        self.begin = "BEGIN IMMEDIATE" if is_sqlite else "BEGIN"
        mark = "?" if is_sqlite else "%s"
        self._insert, self._update = (text.replace("{}", mark) for text in (INSERT_MOVE, UPDATE_TABLE))
        self.cursor = driver.cursor()

    def epochs(self, owner: str, shards: set[int]) -> dict[int, int]:
        """The epochs of those of these shards that the owner holds; nobody else can take them until the transaction ends."""
        query = "SELECT shard, epoch FROM shards WHERE owner = "
        if self._is_sqlite:
            return dict(self.cursor.execute(f"{query}?", (owner,)).fetchall())
        return dict(self.cursor.execute(f"{query}%s AND shard = ANY(%s) FOR SHARE", (owner, list(shards))).fetchall())

    def write(self, group: Sequence[_Waiting]) -> None:
        self.cursor.executemany(self._insert, [self._move(each) for each in group])
        self.cursor.executemany(self._update, [self._summary(each) for each in group])

    def _move(self, each: _Waiting) -> tuple[Any, ...]:
        move = each.move
        return each.table_id, move.ply, move.seat, move.action, self._plain(move.at)

    def _summary(self, each: _Waiting) -> tuple[Any, ...]:
        summary = each.summary
        values = [getattr(summary, name) for name in summary.__slots__]
        return *map(self._plain, values), self._plain(each.move.at), each.table_id

    def _plain(self, value: Any) -> Any:
        """A value as the columns of the store hold it."""
        if isinstance(value, dict | list):
            return json.dumps(value)
        if isinstance(value, datetime) and self._is_sqlite:
            return value.isoformat(" ", "microseconds")[:26]  # in UTC, as everywhere in the store
        return value


class _Connections:
    """One connection at a time; one that failed is replaced."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: _Connection | None = None

    @contextmanager
    def transaction(self) -> Iterator[_Connection]:
        connection = self._open()
        try:
            connection.cursor.execute(connection.begin)
            yield connection
            connection.cursor.execute("COMMIT")
        except TAKEN:
            connection.cursor.execute("ROLLBACK")
            raise
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self._connection is not None:
            with suppress(*DRIVER_ERRORS):
                self._connection.driver.close()
        self._connection = None

    def _open(self) -> _Connection:
        if self._connection is None:
            self._connection = _Connection(self._database.driver_connection(), self._database.is_sqlite)
        return self._connection


def _tell(group: Sequence[_Waiting], failures: Mapping[int, Exception]) -> None:
    for number, each in enumerate(group):
        if not each.done.cancelled():
            failure = failures.get(number)
            each.done.set_result(None) if failure is None else each.done.set_exception(failure)


def _failure(error: Exception) -> Exception:
    metrics.store_errors.inc()
    if not isinstance(error, DRIVER_ERRORS):
        return error
    refusal = StoreUnavailable("The store cannot be written now; nothing was changed.")
    refusal.__cause__ = error
    return refusal
