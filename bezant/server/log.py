"""The log of a live table as it goes out: each entry is rendered once, and kept as bytes for those who may read them.

Hardly anybody reads old entries, so they are kept packed, a block of them at a time.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, islice
from typing import Any, TypeAlias

import msgspec

from bezant.kernel.match import Entry
from bezant.kernel.messages import EVERYONE, Event

encode = msgspec.json.Encoder().encode

BLOCK = 16  # entries that are packed together; at least so many of the newest stay as they are


@dataclass(frozen=True, slots=True)
class _Secret:
    """An entry in which a seat reads more than others do."""

    public: bytes
    own: dict[int, bytes]  # by the seat that reads more
    open: bytes  # for all, once the game is over


_Written: TypeAlias = bytes | _Secret
_decode = msgspec.msgpack.Decoder(list[_Written]).decode


class Log:
    """The entries of a table, by ply."""

    __slots__ = ("_newest", "_packed")

    def __init__(self) -> None:
        self._packed: list[bytes] = []  # blocks of the older entries
        self._newest: list[_Written] = []

    def add(self, entry: Entry, at: datetime) -> None:
        self._newest.append(_rendered(entry, at))
        if len(self._newest) == 2 * BLOCK:
            self._packed.append(_packed(self._newest[:BLOCK]))
            del self._newest[:BLOCK]

    def read(self, since: int, reader: int | None, until: int | None = None) -> Iterator[bytes]:
        """The entries after ply `since`, as a seat may know them; None is one who has no seat, EVERYONE reads all."""
        first = since + 1
        block = min(first // BLOCK, len(self._packed))
        entries = chain(chain.from_iterable(map(_unpacked, self._packed[block:])), self._newest)
        start = block * BLOCK
        for entry in islice(entries, first - start, None if until is None else max(until - start, 0)):
            yield entry if isinstance(entry, bytes) else _read(entry, reader)


def _packed(entries: list[_Written]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(entries), 1)


def _unpacked(block: bytes) -> list[_Written]:
    return _decode(zlib.decompress(block))


def _read(entry: _Secret, reader: int | None) -> bytes:
    if reader == EVERYONE:
        return entry.open
    return entry.public if reader is None else entry.own.get(reader, entry.public)


def _rendered(entry: Entry, at: datetime) -> bytes | _Secret:
    readers = {event.seat for event in entry.events if event.secret}
    if not readers:
        return encode(_shown(entry, at, entry.events))

    def seen_by(reader: int | None) -> bytes:
        return encode(_shown(entry, at, [event.seen_by(reader) for event in entry.events]))

    own = {seat: seen_by(seat) for seat in readers if seat is not None}
    everything = next(iter(own.values())) if len(readers) == len(own) == 1 else seen_by(EVERYONE)
    return _Secret(seen_by(None), own, everything)


def _shown(entry: Entry, at: datetime, events: Sequence[Event]) -> dict[str, Any]:
    return {
        "ply": entry.ply,
        "seat": entry.seat,
        "at": at,
        "undoes": entry.undoes,
        "events": [event.json() for event in events],
    }
