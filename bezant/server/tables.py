"""All live tables: found by id, made and listed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from bezant.kernel.match import Match
from bezant.server import schemas
from bezant.server.model import Guest, TableInfo
from bezant.server.new_tables import continued_game, new_table, wished_game
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import TooMany
from bezant.server.settings import Settings
from bezant.server.table import Table, TableServices
from bezant.server.user_text import chat_text
from bezant.server.views import table_row


class Tables:
    """The registry of live tables. `opened` is called with each table that comes into memory: it may wait for a bot."""

    def __init__(self, settings: Settings, services: TableServices, opened: Callable[[Table], None]) -> None:
        self._settings, self._services, self._opened = settings, services, opened
        self._store = services.store
        self._talk = RateLimit(settings.chat_burst, settings.chat_window)
        # A table in use is always found again, so that it never has two writers; the last used ones stay in memory.
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()

    async def table(self, table_id: str) -> Table:
        """The table of this id; NoSuchTable where there is none."""
        table = self._tables.get(table_id)
        if table is None:
            found = Table(table_id, self._services)
            await found.look_up()
            table = self._tables.setdefault(table_id, found)  # somebody else may have found it meanwhile
            self._opened(table)  # an answer that gives itself may have been pending when the server was stopped
        return self._keep(table)

    def known(self, table_id: str) -> Table:
        """The table of an id that the store has just told."""
        return self._keep(self._tables.setdefault(table_id, Table(table_id, self._services)))

    async def make(self, host: Guest, wish: schemas.TableIn) -> Table:
        """A new table as wished; it begins at once where no seat is left open."""
        return await self._begin(host, wish, wished_game(wish))

    async def play_on(self, host: Guest, table: Table, ply: int) -> Table:
        """A new table where a finished game goes on from entry `ply` with fresh dice."""
        wish, match = continued_game(await table.origin(host, ply), ply)
        return await self._begin(host, wish, match)

    async def say(self, table: Table, guest: Guest, text: str) -> schemas.TableView:
        kept = chat_text(text)
        if not self._talk.allows(guest.id):
            raise TooMany("You are talking too fast; wait a few seconds.", most=self._settings.chat_burst)
        return await table.say(guest, kept)

    async def rename(self, guest: Guest) -> None:
        """Show a guest's new name wherever the guest sits."""
        for table in list(self._tables.values()):
            if table.has_seated(guest):
                await table.rename(guest)

    async def lobby(self, guest: Guest | None) -> schemas.Lobby:
        me = guest.id if guest else None
        lists = await self._store.run(self._store.lists, me)

        def rows(infos: Iterable[TableInfo]) -> list[schemas.TableRow]:
            return [table_row(info, me, self._services.presence(info.id).guests) for info in infos]

        return schemas.Lobby(
            yours=rows(lists.yours), open=rows(lists.open), watch=rows(lists.watch), finished=rows(lists.finished)
        )

    async def _begin(self, host: Guest, wish: schemas.TableIn, match: Match) -> Table:
        info, moves = new_table(host, wish, match)
        most = self._settings.open_tables
        if await self._store.run(self._store.unfinished, host.id) >= most:
            raise TooMany(f"You have {most} unfinished tables; finish one before you make another.", most=most)
        await self._store.run(self._store.add_table, info, moves)
        return await self.table(info.id)

    def _keep(self, table: Table) -> Table:
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        if len(self._recent) > self._settings.kept_tables:
            self._recent.popitem(last=False)
        return table
