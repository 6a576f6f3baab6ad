"""All tables of the server, found by id, made and listed."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable
from weakref import WeakValueDictionary

import bezant
from bezant import players
from bezant.kernel.errors import BadOption
from bezant.kernel.game import Game, game_names
from bezant.kernel.match import Match, seeds_until
from bezant.server import schemas
from bezant.server.bots import Bots
from bezant.server.hints import Hints
from bezant.server.hub import Hub
from bezant.server.identity import Guest
from bezant.server.precompile import Precompiler
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import TooMany, UnknownBot
from bezant.server.reviews import Reviews
from bezant.server.rows import BOT, OPEN, PERSON, WAITING, MoveRow, SeatRow, TableRow, now
from bezant.server.settings import Settings
from bezant.server.sockets import TableSockets
from bezant.server.store import Store
from bezant.server.table import Table, TableServices
from bezant.server.user_text import chat_text, table_name
from bezant.server.views import TableState, table_row
from bezant.server.workers import WorkerPool

SEED_LENGTH = 32  # bytes
STAND_IN = "level4"  # the bot that sits where a person sat, when a game is played on
LAST = 10  # how far behind bots and hints the processes in the background come


class Tables:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._hub = Hub()
        self.sockets = TableSockets(self._hub, settings.send_limit)
        self._pool, self._background = WorkerPool(settings.bot_workers), WorkerPool(1, LAST)
        ahead = settings.bot_workers if settings.prepare else 0
        self._precompiler = Precompiler(self._background, self._pool, ahead, self._hub.publish_everywhere)
        self._bots = Bots(self._pool, self._precompiler, settings.bot_pause, settings.bot_limit)
        self.hints = Hints(self._pool, self._precompiler, settings)
        self.reviews = Reviews(store, self._background, self._precompiler, settings)
        self._store, self._settings = store, settings
        self._services = TableServices(store, self._hub.presence, self._changed, self._precompiler.is_ready)
        self._talk = RateLimit(settings.chat_burst, settings.chat_window)
        # A table in use is always found again, so that it never has two writers; the last used ones stay in memory.
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()

    async def open(self) -> None:
        """Go on where the server was stopped: bots that are to move do so, and reviews are finished."""
        for table_id in await self._store.run(self._store.waiting_for_bots):
            self._bots.wake(self._at(table_id))
        for table_id in await self._store.run(self._store.unfinished_reviews):
            self.reviews.resume(self._at(table_id))
        if self._settings.prepare:
            self._precompiler.begin(game_names())

    async def close(self) -> None:
        for part in (self._bots, self.reviews, self._precompiler, self._pool, self._background):
            await part.close()

    async def table(self, table_id: str) -> Table:
        """The table of this id; NoSuchTable where there is none."""
        table = self._tables.get(table_id)
        if table is None:
            table = Table(table_id, self._services)
            await table.look_up()
            self._bots.wake(table)  # an answer that gives itself may have been pending when the server was stopped
        return self._keep(self._tables.setdefault(table_id, table))

    async def make(self, host: Guest, wish: schemas.TableIn) -> Table:
        """A new table as wished; it begins at once where no seat is left open."""
        game = bezant.load(wish.game)
        _check_option_names(game, wish.options)
        seed = secrets.token_hex(SEED_LENGTH)
        match = Match(game, len(wish.seats), seed, wish.options)  # refuses a wrong number of seats and bad values
        return await self._begin(host, wish, match)

    async def play_on(self, host: Guest, table: Table, ply: int) -> Table:
        """A new table where a finished game goes on from entry `ply` with fresh dice: the host decides for the seat that was asked
        then, and bots for all others."""
        origin = await table.origin(host, ply)
        old, seed = origin.match, secrets.token_hex(SEED_LENGTH)
        match = Match(old.game, old.seats, f"{seeds_until(old.seed, ply)}/{seed}", old.options)
        for entry in old.entries[1 : ply + 1]:
            assert entry.seat is not None
            match.replay(entry.seat, entry.action)
        seats: list[schemas.SeatIn] = [schemas.BotSeat(kind="bot", bot=bot or STAND_IN) for bot in origin.bots]
        seats[match.to_move] = schemas.MySeat(kind="me")
        wish = schemas.TableIn(game=old.game.name, name=origin.name, seats=seats, private=True, options=old.options)
        return await self._begin(host, wish, match)

    async def _begin(self, host: Guest, wish: schemas.TableIn, match: Match) -> Table:
        row = self._row(host, wish, match)
        if await self._store.run(self._store.unfinished, host.id) >= self._settings.open_tables:
            most = self._settings.open_tables
            raise TooMany(f"You have {most} unfinished tables; finish one before you make another.", most=most)
        moves = [
            MoveRow(table_id=row.id, ply=entry.ply, seat=entry.seat, action=entry.action, at=row.created)
            for entry in match.entries[1:]
        ]
        await self._store.run(self._store.add_table, row, moves)
        table = await self.table(row.id)
        self._bots.wake(table)
        return table

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
        lists = await self._store.run(self._store.lobby, me)
        return schemas.Lobby(
            **{
                name: [table_row(row, me, self._hub.presence(row.id).guests) for row in rows]
                for name, rows in vars(lists).items()
            }
        )

    def _row(self, host: Guest, wish: schemas.TableIn, match: Match) -> TableRow:
        game = match.game
        earlier, _, seed = match.seed.rpartition("/")
        seats = [self._seat(game, match.seats, number, host, seat) for number, seat in enumerate(wish.seats)]
        at = now()
        row = TableRow(
            id=secrets.token_urlsafe(16),
            game=game.name,
            version=game.version,
            name=table_name(wish.name),
            private=wish.private,
            talk=wish.talk,
            hints=_allows_hints(wish),
            options=dict(wish.options),
            seed=seed,
            earlier=earlier or None,
            host=host.id,
            created=at,
            started=None,
            status=WAITING,
            updated=at,
            to_move=None,
            place=None,
            result=None,
            seats=seats,
        )
        if all(seat.kind != OPEN for seat in seats):
            state = TableState(row, match, [at] * len(match.entries), [])
            state.take(state.summary())
            row.started = at
        return row

    def _seat(self, game: Game, count: int, number: int, host: Guest, wish: schemas.SeatIn) -> SeatRow:
        seat = SeatRow(seat=number, kind=OPEN, guest=None, bot=None, side=game.side_of(count, number))
        if isinstance(wish, schemas.MySeat):
            seat.kind, seat.guest = PERSON, host.id
        elif isinstance(wish, schemas.BotSeat):
            known = players.names()
            if wish.bot not in known:
                raise UnknownBot(f"There is no bot “{wish.bot[:40]}”; the bots are {', '.join(known)}.")
            seat.kind, seat.bot = BOT, wish.bot
        return seat

    def _changed(self, table: Table) -> None:
        self._hub.publish(table.id)
        self._bots.wake(table)

    def _at(self, table_id: str) -> Table:
        return self._keep(self._tables.setdefault(table_id, Table(table_id, self._services)))

    def _keep(self, table: Table) -> Table:
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        if len(self._recent) > self._settings.kept_tables:
            self._recent.popitem(last=False)
        return table


def _allows_hints(wish: schemas.TableIn) -> bool:
    """As wished; else where no stranger may sit down."""
    strangers = not wish.private and any(isinstance(seat, schemas.OpenSeat) for seat in wish.seats)
    return not strangers if wish.hints is None else wish.hints


def _check_option_names(game: Game, options: Iterable[str]) -> None:
    """No option may pass for something else that a game is made with, such as its seed."""
    known = [spec.name for spec in game.option_specs]
    for name in options:
        if name not in known:
            raise BadOption(f"There is no option “{name[:40]}”; the options are {', '.join(known)}.")
