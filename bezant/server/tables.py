"""All live tables: found by id, made and listed."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta
from time import monotonic
from weakref import WeakValueDictionary

from bezant.kernel.match import Match
from bezant.server import metrics, schemas
from bezant.server.lobby import Lobby
from bezant.server.model import Guest, Move, TableInfo, now
from bezant.server.new_tables import branched_game, lesson_game, new_table, wished_game
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import NoSuchTable, TooMany, TooManySandboxes, TooManyTables
from bezant.server.settings import Settings
from bezant.server.shards import Shards
from bezant.server.table import Table, TableServices
from bezant.server.user_text import chat_text
from bezant.server.views import View

IDS = re.compile(r"[\w-]{1,32}", re.ASCII)  # of tables


class Tables:
    """The registry of live tables. `opened` is called with each table that comes into memory: it may wait for a bot; `hinted` with
    the id of one about which the search has been asked, and for which seats."""

    def __init__(
        self,
        settings: Settings,
        services: TableServices,
        shards: Shards,
        lobby: Lobby,
        opened: Callable[[Table], None],
        hinted: Callable[[str, Collection[int]], Awaitable[None]],
    ) -> None:
        self._settings, self._services, self._shards, self._lobby = settings, services, shards, lobby
        self._opened, self._hinted = opened, hinted
        self._store = services.store
        self._talk = RateLimit(settings.chat_burst, settings.chat_window)
        # A table in use is always found again, so that it never has two writers; the last used ones stay in memory.
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, tuple[float, Table]] = OrderedDict()  # by their last use, with its time

    async def table(self, table_id: str) -> Table:
        """The table of this id, whose shard is held then; NoSuchTable where there is none."""
        await self._shards.hold(table_id)
        table = self._tables.get(table_id)
        if table is None:
            if not IDS.fullmatch(table_id):  # not every database can even be asked for some characters
                raise NoSuchTable("There is no such table.")
            # Known while it is read: it must hear of it when its shard goes and comes back meanwhile.
            table = self._tables[table_id] = Table(table_id, self._services)
        if table.info is None:
            await table.look_up()
            self._opened(table)  # an answer that gives itself may have been pending when the server was stopped
        return self._keep(table)

    def known(self, table_id: str) -> Table:
        """The table of an id that the store has just told."""
        return self._keep(self._tables.setdefault(table_id, Table(table_id, self._services)))

    def forget(self, is_gone: Callable[[str], bool]) -> None:
        """What memory holds of these tables is not believed any more."""
        for table_id, table in list(self._tables.items()):
            if is_gone(table_id):
                table.forget()

    async def make(self, host: Guest, wish: schemas.TableIn) -> Table:
        """A new table as wished; it begins at once where no seat is left open."""
        return await self._begin(host, wish, wished_game(wish))

    async def branch(self, host: Guest, table: Table, ply: int, others: schemas.Others) -> Table:
        """A sandbox where a game goes on from entry `ply` with fresh dice. Where bots think about one that is not over, it is as if
        a hint had been asked for."""
        origin = await table.origin(host, ply, others)
        wish, match = branched_game(origin, others)
        await self._check_sandboxes(host)
        if origin.sandbox.start is not None and others == "bots":
            await self._hinted(table.id, origin.seats)
        return await self.add(*new_table(host, wish, match, origin.sandbox))

    async def after_lesson(self, host: Guest, guided: Match, bot: str, name: str | None) -> Table:
        """A new table where the end of a guided game is played on against a bot."""
        return await self._begin(host, *lesson_game(guided, bot, name))

    async def rematch(self, guest: Guest, table: Table) -> Table:
        """The table where a finished game is played again, with `guest` in the seats that are kept for him."""
        await self._check_limit(guest)
        again = await self.table(await table.rematch(guest, self._shards.new_table_id))
        for seat in await again.kept_for(guest):
            await again.sit(guest, seat)
        return again

    async def say(self, table: Table, guest: Guest, text: str) -> int:
        kept = chat_text(text)
        if not self._talk.allows(guest.id):
            raise TooMany("You are talking too fast; wait a few seconds.", most=self._settings.chat_burst)
        return await table.say(guest, kept)

    def seating(self, guest: str) -> list[Table]:
        """The tables in memory where this person sits."""
        return [table for table in self._tables.values() if (info := table.info) is not None and info.seats_of(guest)]

    async def reload(self, table_id: str) -> None:
        """Read a table again of which something else than the game has changed."""
        self._lobby.read_again(table_id)
        table = self._tables.get(table_id)
        if table is not None:
            await table.reload()

    async def lobby(self, guest: Guest | None) -> View:
        return await self._lobby.lists(guest.id if guest else None)

    async def _begin(self, host: Guest, wish: schemas.TableIn, match: Match) -> Table:
        info, moves = new_table(host, wish, match)
        await self._check_limit(host)
        return await self.add(info, moves)

    async def add(self, info: TableInfo, moves: Sequence[Move]) -> Table:
        """A table that is kept from now on, with the moves it begins with."""
        info.id = self._shards.new_table_id()
        await self._store.run(self._store.add_table, info, moves)
        return await self.table(info.id)

    async def _check_limit(self, host: Guest) -> None:
        """Tables that are over or forgotten do not count."""
        most = self._settings.open_tables
        if await self._store.run(self._store.living, host.id, self._touched()) >= most:
            todo = "resign, abandon or finish a game, or close a table that waits, before you make another"
            raise TooManyTables(f"You have {most} tables that wait or are played; {todo}.", most=most)

    async def _check_sandboxes(self, host: Guest) -> None:
        most = self._settings.sandboxes
        if await self._store.run(self._store.sandboxes, host.id, self._touched()) >= most:
            raise TooManySandboxes(f"You have {most} sandboxes; put one away before you make another.", most=most)

    def _touched(self) -> datetime:
        """What was touched before this is forgotten."""
        return now() - timedelta(days=self._settings.waiting_days)

    def let_rest(self) -> None:
        """Tables that nobody has open and nobody has used for a while leave memory; their lines stay in the lobby."""
        unused = monotonic() - 60 * self._settings.kept_minutes
        for table_id, (used, _) in list(self._recent.items()):
            if used > unused:
                break
            if not self._services.hub.is_open(table_id):
                del self._recent[table_id]
        self._lobby.settle(self._tables)
        metrics.live_tables.set(len(self._tables))

    def _keep(self, table: Table) -> Table:
        self._recent[table.id] = monotonic(), table
        self._recent.move_to_end(table.id)
        if len(self._recent) > self._settings.kept_tables:
            oldest = self._recent.popitem(last=False)[0]
            if oldest not in self._tables:  # nobody else holds it
                self._lobby.rest(oldest)
        metrics.live_tables.set(len(self._tables))
        return table
