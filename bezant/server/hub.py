"""The hub: which browsers have which table open, and what they are told.

A browser that is one change behind gets that change. One that is further behind, because it was slow or has just come, is only
marked; its socket then fetches the whole view with all entries it has missed. So nobody's queue grows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from bezant.server.attendance import Attendance
from bezant.server.model import Guest
from bezant.server.views import NOBODY, Presence

PATIENCE = 16  # messages that may wait for a browser before it gets the whole view instead
PRESENCE_EVERY = 1.0  # seconds between two words about who is here


@dataclass(eq=False, slots=True)
class Listener:
    """One browser at one table."""

    guest: Guest | None
    since: int  # the last ply it was sent
    you: tuple[int, ...] = NOBODY  # the seats it plays
    version: int = -1  # of the table, once all that waits has been sent
    is_behind: bool = True  # and needs the whole view
    is_pinged: bool = False  # and waits for the answer
    is_acting: bool = False  # what it asked for is being done
    is_sent_away: bool = False  # and must come again, to be looked at anew
    waiting: list[tuple[int | None, bytes]] = field(
        default_factory=list
    )  # a few messages, with the ply that they bring
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self, version: int, ply: int, change: bytes | None) -> None:
        """A change of the table that makes it this version."""
        if change is None or self.version != version - 1 or len(self.waiting) >= PATIENCE:
            self.fall_behind()
        elif not self.is_behind:
            self.version = version
            self.waiting.append((ply, change))
            self.news.set()

    def push(self, message: bytes) -> None:
        """Something that is no change of the table."""
        self.waiting.append((None, message))
        self.news.set()

    def ping(self) -> None:
        self.is_pinged = True
        self.news.set()

    def send_away(self) -> None:
        self.is_sent_away = True
        self.news.set()

    def fall_behind(self) -> None:
        """Nothing but the whole view will do."""
        self.is_behind = True
        self.waiting = [message for message in self.waiting if message[0] is None]
        self.news.set()

    def catch_up(self, version: int, you: tuple[int, ...]) -> None:
        """The whole view has been made for it."""
        self.version, self.you, self.is_behind = version, you, False


@dataclass(eq=False, slots=True)
class _Room:
    """Everybody at one table."""

    presence_message: Callable[[Presence], bytes | None]
    listeners: set[Listener] = field(default_factory=set)
    told: bytes | None = None  # of who is here
    timer: asyncio.TimerHandle | None = None


class Hub:
    """Everybody who listens, table by table."""

    def __init__(self) -> None:
        self._rooms: dict[str, _Room] = {}
        self._attendance = Attendance()
        self._came_or_went: list[Callable[[str], None]] = []

    def on_presence(self, tell: Callable[[str], None]) -> None:
        """Call `tell` with the id of each table that somebody has opened or closed."""
        self._came_or_went.append(tell)

    def publish(self, table_id: str, version: int, ply: int, change: Callable[[tuple[int, ...]], bytes | None]) -> None:
        """Tell everybody at the table of a change; `change` gives it for those who play these seats."""
        if room := self._rooms.get(table_id):
            for listener in room.listeners:
                listener.take(version, ply, None if listener.is_behind else change(listener.you))

    def send_whole_views(self) -> None:
        """Something has changed at all tables."""
        for _, listener in self._everybody():
            listener.fall_behind()

    def send_away(self, guest: str) -> None:
        """Let every browser of `guest` come again: it may be nobody's any more, or may not act."""
        for _, listener in self._everybody():
            if listener.guest is not None and listener.guest.id == guest:
                listener.send_away()

    def dismiss(self, is_gone: Callable[[str], bool]) -> None:
        """Send everybody away from the tables that are gone."""
        for table_id, listener in self._everybody():
            if is_gone(table_id):
                listener.send_away()

    def presence(self, table_id: str) -> Presence:
        """Who has the table open."""
        room = self._rooms.get(table_id)
        guests = [listener.guest for listener in room.listeners] if room else []
        here = frozenset(guest.id for guest in guests if guest is not None)
        return Presence(here, guests.count(None), partial(self._attendance.last_seen, table_id))

    def is_open(self, table_id: str) -> bool:
        """Whether anybody has the table open."""
        return table_id in self._rooms

    @contextmanager
    def listening(
        self, table_id: str, listener: Listener, presence_message: Callable[[Presence], bytes | None]
    ) -> Iterator[None]:
        """Keep a listener at a table; that it comes and goes is told to all others there, at most once a second."""
        room = self._rooms.setdefault(table_id, _Room(presence_message))
        room.listeners.add(listener)
        listener.news.set()
        self._tell_presence_soon(table_id, room)
        self._tell_others(table_id)
        try:
            yield
        finally:
            room.listeners.discard(listener)
            if listener.guest is not None:
                self._attendance.leaves(table_id, listener.guest.id)
            self._tell_others(table_id)
            if room.listeners:
                self._tell_presence_soon(table_id, room)
            else:
                del self._rooms[table_id]
                if room.timer is not None:
                    room.timer.cancel()

    def _everybody(self) -> Iterator[tuple[str, Listener]]:
        """All who listen, each with the id of the table."""
        for table_id, room in self._rooms.items():
            for listener in room.listeners:
                yield table_id, listener

    def _tell_others(self, table_id: str) -> None:
        for tell in self._came_or_went:
            tell(table_id)

    def _tell_presence_soon(self, table_id: str, room: _Room) -> None:
        if room.timer is None:
            room.timer = asyncio.get_running_loop().call_later(PRESENCE_EVERY, self._tell_presence, table_id, room)

    def _tell_presence(self, table_id: str, room: _Room) -> None:
        room.timer = None
        message = room.presence_message(self.presence(table_id))
        if message is None or message == room.told:
            return
        room.told = message
        for listener in room.listeners:
            listener.push(message)
