"""A live table: one writer at a time, who checks, appends, commits and then tells everybody.

Readers wait for the writer too, so that nobody sees a move that is not in the store.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace

from bezant.kernel import record
from bezant.kernel.actions import Part
from bezant.kernel.errors import BezantError, GameOver, StaleMove, UnknownAction
from bezant.kernel.match import Entry, Match
from bezant.kernel.text import words_for
from bezant.server import legality, schemas
from bezant.server.model import FINISHED, OPEN, PLAYING, ChatMessage, Guest, Move, Seat, now
from bezant.server.refusals import (
    Conflict,
    HasBegun,
    NoSuchPly,
    NoSuchSeat,
    NoSuchTable,
    NoTalk,
    NotYourSeat,
    SeatTaken,
    status_of,
)
from bezant.server.store import SAID, PlyTaken, Store
from bezant.server.table_state import TableState, seat_names, summary_of
from bezant.server.views import ALL, LiveMessage, Presence, TableViews, live_message, why_of
from bezant.server.worker_tasks import BotTurn, ForcedTurn, HintTurn
from bezant.server.writer import MoveWriter


@dataclass(frozen=True)
class TableServices:
    """What a table uses of the server."""

    store: Store
    writer: MoveWriter
    presence: Callable[[str], Presence]
    changed: Callable[[Table], None]
    is_ready: Callable[[str], bool]  # whether the players of a game that think have been compiled


@dataclass(frozen=True)
class Origin:
    """A finished game that another one begins with, and what its table has for the new one."""

    match: Match
    name: str
    bots: list[str | None]  # by seat; none where a person sat


class Table:
    def __init__(self, table_id: str, services: TableServices) -> None:
        self.id = table_id
        self._services = services
        self._lock = asyncio.Lock()
        self._views: TableViews | None = None  # of what memory holds; None where it must be loaded

    # Looking

    async def look_up(self) -> None:
        """NoSuchTable where the store holds no table of this id."""
        async with self._held():
            pass

    async def view(self, guest: Guest | None, since: int = ALL) -> schemas.TableView:
        async with self._held() as views:
            return self._view(views, guest, since)

    async def live_message(self, guest: Guest | None, since: int) -> LiveMessage:
        """The view as it goes over a socket."""
        return live_message(await self.view(guest, since))

    async def why(self, guest: Guest | None, picked: Sequence[Part], place: Part) -> schemas.Why:
        """Why `place` cannot be chosen now; told to the player who is asked alone."""
        async with self._held() as views:
            state, seats = views.state, views.state.info.seats
            asked = legality.check_question(state, state.seats_of(_id(guest)))
            game = state.match.game
            found = game.why_not(state.match.state, asked, picked, place)
            return why_of(found, lambda said: words_for(game.name).say(said, seat_names(seats)))

    async def record(self, guest: Guest | None) -> str:
        """The game as a record file; seed and secret choices are in it once the game is over."""
        async with self._held() as views:
            state = views.state
            legality.check_begun(state)
            names = seat_names(state.info.seats)
            if state.info.summary.status == FINISHED:
                return record.save(state.match, names)
            return record.save_for(state.match, names, state.reader_of(_id(guest)))

    async def finished(self, guest: Guest | None) -> Match:
        """The game, once it is over."""
        async with self._asked(guest, ALL) as views:
            legality.check_over(views.state)
            return views.state.match

    async def origin(self, guest: Guest, ply: int) -> Origin:
        """What a game that plays on from entry `ply` of this one needs of it, once it is over."""
        async with self._asked(guest, ALL) as views:
            info, match = views.state.info, views.state.match
            legality.check_over(views.state)
            if not 0 <= ply < match.ply:
                raise NoSuchPly(f"The game cannot be played on from move {ply}; the last one is {match.ply}.")
            return Origin(match, info.name, [seat.bot for seat in info.seats])

    async def at(self, guest: Guest | None, ply: int) -> schemas.TableView:
        """A finished game as it stood after entry `ply`."""
        async with self._asked(guest, ALL) as views:
            match = views.state.match
            legality.check_over(views.state)
            if not 0 <= ply <= match.ply:
                raise NoSuchPly(f"There is no move {ply}; the last one is {match.ply}.")
            return views.view_at(ply, self._view(views, guest, match.ply))

    # Coming and going

    async def sit(self, guest: Guest, number: int) -> schemas.TableView:
        """Take a free seat; the last one starts the game."""
        async with self._asked(guest, ALL) as views:
            seats = views.state.info.seats
            seat = _seat(seats, number)
            if seat.guest == guest.id:
                return self._view(views, guest, ALL)
            if seat.kind != OPEN:
                raise SeatTaken(f"Seat {number} is taken by {seat_names(seats)[number]}.")
            last = [other.kind for other in seats].count(OPEN) == 1
            start = summary_of(views.state.match) if last else None
            await self._services.store.run(self._services.store.set_seat, self.id, number, guest.id, now(), start)
            return self._view(await self._reload(), guest, ALL)

    async def stand(self, guest: Guest, number: int) -> schemas.TableView:
        """Leave a seat before the game has begun."""
        async with self._asked(guest, ALL) as views:
            if _seat(views.state.info.seats, number).guest != guest.id:
                raise NotYourSeat(f"Seat {number} is not yours.")
            if views.state.begun:
                raise HasBegun("The game has begun: nobody stands up any more.")
            await self._services.store.run(self._services.store.set_seat, self.id, number, None, now(), None)
            return self._view(await self._reload(), guest, ALL)

    async def rename(self, guest: Guest) -> None:
        """Show the new name of a guest who sits here."""
        async with self._held() as views:
            info = views.state.info
            info.seats = [replace(seat, name=guest.name) if seat.guest == guest.id else seat for seat in info.seats]
            self._services.changed(self)

    def has_seated(self, guest: Guest) -> bool:
        return self._views is not None and bool(self._views.state.seats_of(guest.id))

    async def say(self, guest: Guest, text: str) -> schemas.TableView:
        async with self._asked(guest, ALL) as views:
            state = views.state
            _check_talk(state, guest)
            seats = state.seats_of(guest.id)
            name = seat_names(state.info.seats)[seats[0]] if seats else guest.name
            said = ChatMessage(guest.id, name, next(iter(seats), None), text, now())
            await self._services.store.run(self._services.store.say, self.id, said)
            state.chat = [*state.chat, said][-SAID:]
            self._services.changed(self)
            return self._view(views, guest, state.match.ply)

    # Playing

    async def play(self, guest: Guest | None, ply: int, option: int) -> schemas.TableView:
        """Play `option` at the position after entry `ply`. Sent twice, it is played once."""
        async with self._asked(guest, ply) as views:
            await self._play(views.state, views.state.seats_of(_id(guest)), ply, option)
            return self._view(views, guest, ply)

    async def undo(self, guest: Guest | None, ply: int) -> schemas.TableView:
        """Take the last own move back. Sent twice, it is done once."""
        async with self._asked(guest, ply) as views:
            state = views.state
            seat = legality.check_undo(state, state.seats_of(_id(guest)), ply)
            if seat is not None:
                await self._commit(state, state.match.undo(seat))
            return self._view(views, guest, ply)

    async def bot_turn(self) -> BotTurn | ForcedTurn | None:
        """What the bot to move has to decide, or the forced answer of a person; None where a person is asked."""
        async with self._held() as views:
            state = views.state
            seat = state.to_move()
            if seat is None:
                return None
            match, bot = state.match, state.info.seats[seat].bot
            if bot is None:
                return None if match.forced is None else ForcedTurn(seat, match.ply, match.forced)
            position = match.game.imagine(match.state, seat, secrets.randbits(63))
            return BotTurn(match.game.name, bot, seat, match.ply, position.tobytes(), secrets.randbits(63))

    async def bot_plays(self, turn: BotTurn | ForcedTurn, action: int) -> None:
        """Play what a bot decided or what was forced, unless somebody moved or took a move back meanwhile."""
        async with self._held() as views:
            with suppress(GameOver, StaleMove):
                await self._play(views.state, [turn.seat], turn.ply, action)

    async def hint_turn(self, guest: Guest | None, ply: int) -> HintTurn:
        """What a hint has to decide for the player to move."""
        async with self._asked(guest, ply) as views:
            state = views.state
            seat, match = legality.check_hint(state, state.seats_of(_id(guest)), ply), state.match
            position = match.game.imagine(match.state, seat, secrets.randbits(63))
            return HintTurn(match.game.name, seat, ply, position.tobytes(), secrets.randbits(63))

    def is_at(self, ply: int) -> bool:
        """Whether nobody has moved since."""
        return self._views is not None and self._views.state.match.ply == ply

    # Memory and store

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[TableViews]:
        async with self._lock:
            yield self._views or await self._reload(tell=False)

    @asynccontextmanager
    async def _asked(self, guest: Guest | None, since: int) -> AsyncIterator[TableViews]:
        """Hold the table for a request; what the table itself refuses is answered with its fresh view."""
        async with self._held() as views:
            try:
                yield views
            except BezantError as refusal:
                if isinstance(refusal, UnknownAction) or status_of(refusal) == 409:
                    views = self._views or await self._reload()
                    raise Conflict(refusal, self._view(views, guest, since)) from refusal
                raise

    async def _play(self, state: TableState, seats: list[int], ply: int, action: int) -> None:
        """Play an action for one of these seats, unless just that has been done already."""
        if legality.check_move(state, seats, ply, action) is not None:
            await self._commit(state, state.match.carry_out(action))

    async def _commit(self, state: TableState, entry: Entry) -> None:
        """Into the store, then into what is shown, then to everybody."""
        assert entry.seat is not None
        move = Move(entry.ply, entry.seat, entry.action, now())
        with self._distrust():
            summary = summary_of(state.match)
            await self._services.writer.append(self.id, move, summary)
        state.take(move.at, summary)
        self._services.changed(self)

    @contextmanager
    def _distrust(self) -> Iterator[None]:
        """What memory holds after a write that failed is not trusted: whoever comes next reads the store again."""
        try:
            yield
        except PlyTaken:
            self._views = None
            raise StaleMove("Another move was written first.") from None
        except BaseException:
            self._views = None
            raise

    async def _reload(self, tell: bool = True) -> TableViews:
        self._views = None
        store = self._services.store
        info = await store.run(store.table, self.id)
        if info is None:
            raise NoSuchTable("There is no such table.")
        moves = await store.run(store.moves, self.id)
        chat = await store.run(store.chat, self.id)
        views = self._keep(TableState.replayed(info, moves, chat))
        if tell:
            self._services.changed(self)
        return views

    def _keep(self, state: TableState) -> TableViews:
        self._views = TableViews(state)
        return self._views

    def _view(self, views: TableViews, guest: Guest | None, since: int) -> schemas.TableView:
        state = views.state
        preparing = state.waits_for_search() and not self._services.is_ready(state.info.game)
        return views.view(_id(guest), since, self._services.presence(self.id), preparing)


def _id(guest: Guest | None) -> str | None:
    return None if guest is None else guest.id


def _seat(seats: list[Seat], number: int) -> Seat:
    if not 0 <= number < len(seats):
        raise NoSuchSeat(f"There is no seat {number}; the seats are 0 to {len(seats) - 1}.")
    return seats[number]


def _check_talk(state: TableState, guest: Guest) -> None:
    info, rule = state.info, state.match.game.talk_rule
    if rule and info.summary.status == PLAYING and not info.talk and info.has_teams and state.seats_of(guest.id):
        raise NoTalk("Team-mates may not talk at this table while the game is on.", rule)
