"""Records that people bring: read, replayed and proved. Each becomes a table that can be replayed, reviewed and played on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from time import monotonic

from bezant.kernel.errors import BadRecord
from bezant.kernel.match import Match
from bezant.kernel.record import Reader
from bezant.server.model import PERSON, Guest, Move, Seat, TableInfo, now
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import TooMany
from bezant.server.settings import Settings
from bezant.server.table import Table
from bezant.server.table_state import summary_of
from bezant.server.tables import Tables
from bezant.server.user_text import table_name, visible

MOST_PLIES = 5000
SECONDS = 10.0  # in all, for the replay of one record
AT_ONCE = 10  # plies between two looks at what else is to be done
SEED = re.compile(r"[\x21-\x2e\x30-\x7e]{1,64}(/[0-9]{1,6}/[\x21-\x2e\x30-\x7e]{1,64}){0,50}")
NAME = 40


class Uploads:
    def __init__(self, settings: Settings, tables: Tables) -> None:
        self._settings, self._tables = settings, tables
        self._limit = RateLimit(settings.record_burst, settings.record_window)
        self._one_at_a_time = asyncio.Lock()

    async def add(self, host: Guest, text: str, name: str | None) -> Table:
        """A finished, private table with the game of a record; BadRecord says what is wrong with it, and in which line."""
        called = table_name(name)
        if not self._limit.allows(host.id):
            most = self._settings.record_burst
            raise TooMany(f"You have brought {most} records lately; wait a while.", most=most)
        async with self._one_at_a_time:
            match, names = await _replayed(text)
        info = _table(host, match, names, called)
        moves = [
            Move(entry.ply, entry.seat, entry.action, info.created)
            for entry in match.entries[1:]
            if entry.seat is not None
        ]
        return await self._tables.add(info, moves)


async def _replayed(text: str) -> tuple[Match, list[str]]:
    """The game of a record, replayed move by move between other work."""
    reader, begun, count = Reader(text), monotonic(), 0
    if not SEED.fullmatch(reader.match.seed):
        raise BadRecord("the seed has characters that no seed has, or too many.", reader.line)
    if reader.match.start is not None:
        raise BadRecord("the game began in the middle; only whole games can be brought.", reader.line)
    for entry in reader.moves():
        count = entry.ply
        if count > MOST_PLIES:
            raise BadRecord(f"a game of more than {MOST_PLIES} moves is too long.", reader.line)
        if count % AT_ONCE == 0:
            await asyncio.sleep(0)
            if monotonic() - begun > SECONDS:
                raise BadRecord("this game takes too long to replay.", reader.line)
    if not reader.match.is_over:
        raise BadRecord("the game is not over; only finished games can be brought.", reader.line)
    return reader.match, reader.names


def _table(host: Guest, match: Match, names: Sequence[str], called: str) -> TableInfo:
    at, game = now(), match.game
    return TableInfo(
        id="",  # given with the shard it comes to
        game=game.name,
        version=game.version,
        name=called,
        private=True,
        talk=False,
        hints=False,
        options=match.options,
        seed=match.seed,
        host=host.id,
        created=at,
        started=at,
        updated=at,
        seats=[Seat(PERSON, game.side_of(match.seats, seat), name=_name(names, seat)) for seat in range(match.seats)],
        summary=summary_of(match),
        uploaded=True,
    )


def _name(names: Sequence[str], seat: int) -> str:
    """Who a record says played, as it can be shown."""
    return (visible(names[seat])[:NAME].strip() if seat < len(names) else "") or f"{seat + 1}"
