"""The lobby: a line for every table that is not over and for the newest that are, kept in memory and ready to be sent.

Tables of this process tell of their changes at once. What other processes have changed is read from the store, at most once a
second and only when somebody asks.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from bisect import bisect_left, insort
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import islice
from time import monotonic
from typing import TypeAlias

import msgspec

from bezant.server.log import encode
from bezant.server.model import FINISHED, OPEN, PLAYING, WAITING, TableInfo, now
from bezant.server.refusals import StoreUnavailable
from bezant.server.store import Store
from bezant.server.terms import SEATED
from bezant.server.views import Presence, View, table_row

log = logging.getLogger(__name__)

LISTED = 50  # tables in each list; of one's own that are not over twice as many
KEPT = 2 * LISTED  # finished tables
FOLLOW_EVERY = 1.0  # seconds between two looks at what other processes have changed ...
OVERLAP = timedelta(seconds=5)  # ... which they may have dated so long before they wrote it
BEFORE_ALL = datetime(2000, 1, 1, tzinfo=UTC)
COMPARE_EVERY = 60.0  # seconds between two comparisons of everything, whatever the clocks of other machines say
PAST_FOR = 10.0  # seconds that the list of a person's finished games is believed ...
PASTS = 500  # ... and of how many people it is kept

_decode = msgspec.json.Decoder().decode
Key: TypeAlias = tuple[float, str]


def place_of(info: TableInfo) -> str | None:
    """The list in which people find a table that is not their own; None where they must not find it."""
    if info.private:
        return None
    if info.summary.status == WAITING:
        return "open" if any(seat.kind == OPEN for seat in info.seats) else None
    if info.terms.watch == SEATED or (info.started is None and not info.uploaded):  # closed before it began
        return None
    return {PLAYING: "watch", FINISHED: "finished"}[info.summary.status]


@dataclass(eq=False, slots=True)
class _Line:
    """A table in the lobby."""

    key: Key  # newest first
    is_over: bool
    place: str | None
    host: str
    seats: tuple[str | None, ...]  # the person in each
    kept: tuple[str | None, ...]  # for whom a free one is kept
    archived: frozenset[str]  # who has put it away
    info: TableInfo | None  # while the table is in memory
    row: bytes = b""  # as those read it who have no seat; empty where it must be made anew
    own: dict[str, msgspec.Raw] | None = None  # as those read it who have one

    @classmethod
    def of(cls, info: TableInfo) -> _Line:
        seats = tuple(seat.guest and sys.intern(seat.guest) for seat in info.seats)
        kept = tuple(seat.kept_for for seat in info.seats)
        archived = frozenset(seat.guest for seat in info.seats if seat.archived and seat.guest)
        key, host = (-info.updated.timestamp(), info.id), sys.intern(info.host)
        return cls(key, info.summary.status == FINISHED, place_of(info), host, seats, kept, archived, info)

    @property
    def id(self) -> str:
        return self.key[1]

    def is_older_than(self, updated: datetime) -> bool:
        return -self.key[0] < updated.timestamp()

    @property
    def people(self) -> set[str]:
        """Those whose own table it is."""
        return {self.host, *(guest for guest in (*self.seats, *self.kept) if guest is not None)}


class Lobby:
    def __init__(self, store: Store, presence: Callable[[str], Presence]) -> None:
        self._store, self._presence = store, presence
        self._lines: dict[str, _Line] = {}
        self._places: dict[str, list[Key]] = {"open": [], "watch": [], "finished": []}  # sorted
        self._own: defaultdict[str, set[str]] = defaultdict(set)  # the tables of a person that are here
        self._pasts: OrderedDict[str, tuple[float, list[_Line]]] = OrderedDict()
        self._stale: set[str] = set()  # tables that must be read again
        self._seen: datetime | None = None  # how new the newest change is that the store has told
        self._followed = self._compared = -COMPARE_EVERY
        self._following = asyncio.Lock()

    # What is told

    def put(self, info: TableInfo) -> None:
        """A table is in memory, and so it stands."""
        self._put(_Line.of(info))

    def settle(self, in_memory: Container[str]) -> None:
        """Hold nothing but the line of tables that are not in memory any more."""
        for table_id in self._lines:
            if table_id not in in_memory:
                self.rest(table_id)

    def rest(self, table_id: str) -> None:
        """A table has left memory: hold nothing but its line."""
        line = self._lines.get(table_id)
        if line is not None and line.info is not None:
            self._settled(line)

    def came_or_went(self, table_id: str) -> None:
        """Somebody has opened or closed a table."""
        line = self._lines.get(table_id)
        if line is not None and line.info is not None:
            line.row = b""

    def person_changed(self, guest: str) -> None:
        """A person may have another name."""
        self._stale |= self._own.get(guest, set())
        self._pasts.pop(guest, None)

    def read_again(self, table_id: str) -> None:
        """A table may be other in the store."""
        self._stale.add(table_id)

    # What is asked

    async def lists(self, guest: str | None) -> View:
        """The tables that somebody can see, each in its list; None for one who has none of his own."""
        await self._follow()
        past = [] if guest is None else await self._past(guest)
        own = set() if guest is None else self._own.get(guest, set())
        yours = [line for line in map(self._lines.__getitem__, own) if not line.is_over]
        over = {line.id: line for line in (*past, *self._listed("finished")) if guest not in line.archived}
        return {
            "yours": self._rows(guest, sorted(yours, key=_key)[: 2 * LISTED]),
            "open": self._rows(guest, self._listed("open", own)),
            "watch": self._rows(guest, self._listed("watch", own)),
            "finished": self._rows(guest, sorted(over.values(), key=_key)[:LISTED]),
        }

    def _listed(self, place: str, but: Container[str] = ()) -> Iterator[_Line]:
        return islice((self._lines[id] for _, id in self._places[place] if id not in but), LISTED)

    async def _past(self, guest: str) -> list[_Line]:
        """The newest finished tables of a person, private ones as well."""
        at, lines = self._pasts.get(guest, (-PAST_FOR, []))
        if monotonic() - at > PAST_FOR:
            at = monotonic()
            infos = await self._store.run(self._store.finished_tables_of, guest, LISTED)
            lines = [self._settled(_Line.of(info)) for info in infos]
            self._pasts[guest] = at, lines
            if len(self._pasts) > PASTS:
                self._pasts.popitem(last=False)
        return lines

    def _rows(self, guest: str | None, lines: Iterable[_Line]) -> list[msgspec.Raw]:
        return [self._row(line, guest) for line in lines]

    def _row(self, line: _Line, guest: str | None) -> msgspec.Raw:
        self._render(line)
        if guest is None or guest not in (*line.seats, *line.kept):
            return msgspec.Raw(line.row)
        line.own = line.own or {}
        if guest not in line.own:
            line.own[guest] = _as_own(line, guest)
        return line.own[guest]

    def _render(self, line: _Line) -> None:
        if not line.row:
            assert line.info is not None, "the line of a table that is not in memory has been made"
            line.row, line.own = encode(table_row(line.info, None, self._presence(line.id))), None

    def _settled(self, line: _Line) -> _Line:
        """A line that holds nothing else of its table."""
        self._render(line)
        line.info = None
        return line

    # Where the lines are

    def _put(self, line: _Line) -> None:
        old = self._lines.get(line.id)
        if old is not None and old.place is not None:
            keys = self._places[old.place]
            del keys[bisect_left(keys, old.key)]
        is_kept = not line.is_over or line.place is not None
        if is_kept and old is not None and old.people == line.people:
            self._lines[line.id] = line
        else:
            self._forget(old)
            if is_kept:
                self._lines[line.id] = line
                for guest in line.people:
                    self._own[guest].add(line.id)
        if line.place is not None:
            insort(self._places[line.place], line.key)
        if line.is_over:
            self._has_ended(line)

    def _has_ended(self, line: _Line) -> None:
        for guest in line.people:
            self._pasts.pop(guest, None)
        over = self._places["finished"]
        if len(over) > KEPT:
            self._forget(self._lines[over.pop()[1]])

    def _forget(self, line: _Line | None) -> None:
        if line is None:
            return
        del self._lines[line.id]
        for guest in line.people:
            self._own[guest].discard(line.id)
            if not self._own[guest]:
                del self._own[guest]

    # Other processes

    async def _follow(self) -> None:
        if self._stale or monotonic() - self._followed > FOLLOW_EVERY:
            async with self._following:
                if self._stale or monotonic() - self._followed > FOLLOW_EVERY:
                    try:
                        await self.read()
                    except StoreUnavailable as error:
                        if self._seen is None:
                            raise
                        log.warning("%s", error)  # what is known is still good

    async def read(self) -> None:
        """Read what has changed in the store: everything at first."""
        began, stale, store = monotonic(), set(self._stale), self._store
        if self._seen is None:
            infos = await store.run(store.unfinished_tables)
            infos += await store.run(store.finished_tables, KEPT)
        else:
            infos = await store.run(store.tables_with, sorted(stale | await self._changed(self._seen, began)))
        for info in infos:
            self._merge(info)
        self._stale -= stale
        self._have_seen(info.updated for info in infos)
        self._followed = began

    async def _changed(self, seen: datetime, began: float) -> set[str]:
        """The tables that are other in the store than here."""
        updated, ended = await self._store.run(self._store.updated_since, seen - OVERLAP), set[str]()
        if began - self._compared > COMPARE_EVERY:
            updated |= await self._store.run(self._store.updated_since, None)
            ended = {line.id for line in self._lines.values() if not line.is_over} - set(updated)
            self._compared = began
        self._have_seen(updated.values())
        listed = [id for place in self._places.values() for _, id in place[: 2 * LISTED]]
        ended |= await self._store.run(self._store.private_among, listed)  # somebody may have taken one out of sight
        return ended | {id for id, at in updated.items() if id not in self._lines or self._lines[id].is_older_than(at)}

    def _have_seen(self, times: Iterable[datetime]) -> None:
        self._seen = min(now(), max([self._seen or BEFORE_ALL, *times]))

    def _merge(self, info: TableInfo) -> None:
        """A table as the store told of it; what this process has in memory is at least as new."""
        line = self._lines.get(info.id)
        is_hidden = line is not None and line.place is not None and info.private
        if line is None or line.info is None or line.is_older_than(info.updated) or is_hidden:
            self._put(self._settled(_Line.of(info)))


def _key(line: _Line) -> Key:
    return line.key


def _as_own(line: _Line, guest: str) -> msgspec.Raw:
    """The line as somebody reads it who has a seat there."""
    row = _decode(line.row)
    you = [seat for seat, person in enumerate(line.seats) if person == guest]
    for seat in you:
        row["seats"][seat]["you"] = True
    kept = line.kept.index(guest) if guest in line.kept else None
    return msgspec.Raw(encode(row | {"yours_to_move": row["to_move"] in you and not row["sandbox"], "kept": kept}))
