"""What is done at a live table besides moving: each act is worked out, stored as a whole, and then shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from bezant.server import acts, clock, legality, metrics, seating, store_life
from bezant.server.happenings import Change
from bezant.server.life import absent_since, check_watch
from bezant.server.model import OPEN, Guest, Move, now
from bezant.server.refusals import NoSuchPly
from bezant.server.rematch import new_rematch
from bezant.server.table_state import TableState
from bezant.server.views import ALL, TableViews

if TYPE_CHECKING:
    from bezant.server.table import TableServices

Act = Callable[[TableState, datetime], Change]


class TableActs(ABC):
    """The part of a table that changes by anything but moves."""

    id: str
    _services: TableServices
    _views: TableViews | None

    async def act(self, guest: Guest | None, act: Act) -> int:
        """Do something that is no move; gives the ply where the table stands."""
        async with self._asked(guest, ALL) as views:
            return await self._change(views, act(views.state, now()))

    async def sit(self, guest: Guest, number: int) -> int:
        """Take a free seat; the last one starts the game."""
        async with self._asked(guest, ALL) as views:
            change = seating.sit(views.state, guest, number, now())
            if change != Change():
                await self._check_welcome(views.state, guest)
            return await self._change(views, change)

    async def stand(self, guest: Guest, number: int) -> int:
        """Leave a seat before the game has begun."""
        return await self.act(guest, lambda state, at: seating.stand(state, guest, number, at))

    async def kept_for(self, guest: Guest) -> list[int]:
        """The free seats that are kept for `guest`."""
        async with self._held() as views:
            seats = views.state.info.seats
            return [number for number, seat in enumerate(seats) if seat.kind == OPEN and seat.kept_for == guest.id]

    async def check_watch(self, guest: Guest | None) -> None:
        """NoWatching where only the players may look on and `guest` is none."""
        async with self._held() as views:
            check_watch(views.state, None if guest is None else guest.id)

    async def check_ply(self, ply: int) -> None:
        """NoSuchPly where the log has not come so far."""
        async with self._held() as views:
            if ply > views.ply:
                raise NoSuchPly(f"There is no move {ply}; the last one is {views.ply}.")

    async def rematch(self, guest: Guest, new_id: Callable[[], str]) -> str:
        """The table where this game is played again; made where nobody has asked for it yet."""
        async with self._asked(guest, ALL) as views:
            legality.own_seats(views.state, guest.id)
            if (found := views.state.info.life.rematch) is not None:
                return found
            info, moves, change = new_rematch(views.state, guest, now(), new_id())
            with self._distrust():
                store = self._services.store
                claim = self._services.claim(self.id)
                await store.run(store_life.add_rematch, store.database, claim, info, moves, self.id, change)
            self._tell_away(await self._reload(), change)
            return info.id

    # Time

    async def out_of_time(self) -> None:
        """The time of the seat to move may be over: then comes what the table said."""
        async with self._held() as views:
            if views.state.seconds_left() == 0 and (change := acts.out_of_time(views.state, now())) is not None:
                await self._change(views, change)

    def time_runs(self) -> tuple[float, float] | None:
        """When the time of the seat to move is over by the clock of this process, and in how many seconds; None where none runs."""
        state = None if self._views is None else self._views.state
        left = None if state is None else state.seconds_left()
        return None if state is None or state.ends is None or left is None else (state.ends, left)

    def reminder(self) -> float | None:
        """So many seconds before the end of its time the seat to move is reminded."""
        terms = None if self._views is None else self._views.state.info.terms
        return None if terms is None or terms.clock is None else clock.reminder(terms.clock)

    def remind(self) -> None:
        """Tell the person to move that little time is left."""
        if self._views is not None and (seat := self._views.state.to_move()) is not None:
            self._services.notify(self._views.state.info, seat, acts.REMINDER)

    async def absent_since(self) -> datetime | None:
        """Since when the person who is to move has been away; None where nobody is."""
        async with self._held() as views:
            return absent_since(views.state, self._services.hub.presence(self.id))

    # Storing

    async def _change(self, views: TableViews, change: Change) -> int:
        """Into the store, then into memory, then to everybody; gives the ply where the table stands."""
        if change == Change():
            return views.ply
        store, claim, at, moves = self._services.store, self._services.claim(self.id), now(), list[Move]()
        with self._distrust():
            if change.takes_back is not None:
                self._views = (
                    None  # it goes back before that is stored: whoever looks meanwhile waits, and reads the store
                )
                moves = views.state.take_back(*change.takes_back, at, change.agreed)
                stands = views.state.info.summary.columns() | {"updated": at}
                change = replace(change, table=stands | dict(change.table))
            await store.run(store_life.write_change, store.database, claim, self.id, change, moves)
        metrics.moves.inc(len(moves))
        fresh = await self._reload()
        self._tell_away(fresh, change)
        return fresh.ply

    def _tell_away(self, views: TableViews, change: Change) -> None:
        for seat, kind in change.notices:
            self._services.notify(views.state.info, seat, kind)

    @abstractmethod
    def _held(self) -> AbstractAsyncContextManager[TableViews]: ...

    @abstractmethod
    def _asked(self, guest: Guest | None, since: int) -> AbstractAsyncContextManager[TableViews]: ...

    @abstractmethod
    def _distrust(self) -> AbstractContextManager[None]: ...

    @abstractmethod
    async def _check_welcome(self, state: TableState, guest: Guest) -> None: ...

    @abstractmethod
    async def _reload(self, tell: bool = True) -> TableViews: ...
