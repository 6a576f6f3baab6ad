"""A live table: one writer at a time, who checks, appends, commits and then tells everybody.

Readers wait for the writer too, so that nobody sees a move that is not in the store.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

import bezant
from bezant.kernel import record
from bezant.kernel.actions import Part
from bezant.kernel.errors import BezantError, GameOver, NotYourTurn, StaleMove, UnknownAction
from bezant.kernel.game import OVER
from bezant.kernel.match import Entry, Match
from bezant.kernel.text import words_for
from bezant.server import schemas
from bezant.server.identity import Guest
from bezant.server.refusals import (
    Conflict,
    HasBegun,
    NoHints,
    NoSuchPly,
    NoSuchSeat,
    NoSuchTable,
    NoTalk,
    NotBegun,
    NotOver,
    NotYourSeat,
    SeatTaken,
    UnreadableTable,
    status_of,
)
from bezant.server.rows import FINISHED, OPEN, PLAYING, ChatRow, MoveRow, SeatRow, TableRow, now
from bezant.server.store import SAID, PlyTaken, Store
from bezant.server.views import ALL, Presence, TableState, has_teams, seat_names, why_of
from bezant.server.worker_tasks import BotTurn, ForcedTurn, HintTurn


@dataclass(frozen=True)
class TableServices:
    """What a table uses of the server."""

    store: Store
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
        self._state: TableState | None = None

    # Looking

    async def look_up(self) -> None:
        """NoSuchTable where the store holds no table of this id."""
        async with self._held():
            pass

    async def view(self, guest: Guest | None, since: int = ALL) -> schemas.TableView:
        async with self._held() as state:
            return self._view(state, guest, since)

    async def why(self, guest: Guest | None, picked: Sequence[Part], place: Part) -> schemas.Why:
        """Why `place` cannot be chosen now; told to the player who is asked, for it may betray his hand."""
        async with self._held() as state:
            if not state.begun:
                raise NotBegun("The game has not begun: a seat is still free.")
            asked = state.to_move()
            if asked is not None and asked not in self._yours(state, guest):
                raise NotYourTurn("It is another player's turn.")
            game = state.match.game
            found = game.why_not(state.match.state, OVER if asked is None else asked, picked, place)
            return why_of(found, lambda said: words_for(game.name).say(said, seat_names(state.row)))

    async def record(self, guest: Guest | None) -> str:
        """The game as a record file; seed and secret choices are in it once the game is over."""
        async with self._held() as state:
            if not state.begun:
                raise NotBegun("The game has not begun: a seat is still free.")
            names = seat_names(state.row)
            if state.row.status == FINISHED:
                return record.save(state.match, names)
            return record.save_for(state.match, names, state.reader(guest.id if guest else None))

    async def finished(self, guest: Guest | None) -> Match:
        """The game, once it is over."""
        async with self._asked(guest, ALL) as state:
            self._check_over(state)
            return state.match

    async def origin(self, guest: Guest, ply: int) -> Origin:
        """What a game that plays on from entry `ply` of this one needs of it, once it is over."""
        async with self._asked(guest, ALL) as state:
            self._check_over(state)
            if not 0 <= ply < state.match.ply:
                raise NoSuchPly(f"The game cannot be played on from move {ply}; the last one is {state.match.ply}.")
            return Origin(state.match, state.row.name, [seat.bot for seat in state.row.seats])

    async def at(self, guest: Guest | None, ply: int) -> schemas.TableView:
        """A finished game as it stood after entry `ply`."""
        async with self._asked(guest, ALL) as state:
            self._check_over(state)
            if not 0 <= ply <= state.match.ply:
                raise NoSuchPly(f"There is no move {ply}; the last one is {state.match.ply}.")
            return state.view_at(ply, self._view(state, guest, state.match.ply))

    # Coming and going

    async def sit(self, guest: Guest, number: int) -> schemas.TableView:
        """Take a free seat; the last one starts the game."""
        async with self._asked(guest, ALL) as state:
            seat = _seat(state.row, number)
            if seat.guest == guest.id:
                return self._view(state, guest, ALL)
            if seat.kind != OPEN:
                raise SeatTaken(f"Seat {number} is taken by {seat_names(state.row)[number]}.")
            last = all(other.kind != OPEN for other in state.row.seats if other is not seat)
            start = state.summary() if last else None
            await self._services.store.run(self._services.store.set_sitter, self.id, number, guest.id, now(), start)
            return self._view(await self._reload(), guest, ALL)

    async def stand(self, guest: Guest, number: int) -> schemas.TableView:
        """Leave a seat before the game has begun."""
        async with self._asked(guest, ALL) as state:
            if _seat(state.row, number).guest != guest.id:
                raise NotYourSeat(f"Seat {number} is not yours.")
            if state.begun:
                raise HasBegun("The game has begun: nobody stands up any more.")
            await self._services.store.run(self._services.store.set_sitter, self.id, number, None, now(), None)
            return self._view(await self._reload(), guest, ALL)

    async def rename(self, guest: Guest) -> None:
        """Show the new name of a guest who sits here."""
        async with self._held() as state:
            for seat in state.row.seats:
                if seat.sitter is not None and seat.guest == guest.id:
                    seat.sitter.name = guest.name
            self._services.changed(self)

    def has_seated(self, guest: Guest) -> bool:
        return self._state is not None and bool(self._state.seats_of(guest.id))

    async def say(self, guest: Guest, text: str) -> schemas.TableView:
        async with self._asked(guest, ALL) as state:
            self._check_talk(state, guest)
            seats = state.seats_of(guest.id)
            name = seat_names(state.row)[seats[0]] if seats else guest.name
            said = ChatRow(
                table_id=self.id, guest=guest.id, name=name, seat=next(iter(seats), None), text=text, at=now()
            )
            await self._services.store.run(self._services.store.say, said)
            state.chat = [*state.chat, said][-SAID:]
            self._services.changed(self)
            return self._view(state, guest, state.match.ply)

    # Playing

    async def play(self, guest: Guest | None, ply: int, option: int) -> schemas.TableView:
        """Play `option` at the position after entry `ply`. Sent twice, it is played once."""
        async with self._asked(guest, ply) as state:
            yours = self._yours(state, guest)
            if not self._repeats(state, yours, ply, option):
                self._check_turn(state, ply)
                seat = state.to_move()
                if seat is None or seat not in yours:
                    raise NotYourTurn("It is another player's turn.")
                await self._commit(state, state.match.play(seat, option))
            return self._view(state, guest, ply)

    async def undo(self, guest: Guest | None, ply: int) -> schemas.TableView:
        """Take the last own move back. Sent twice, it is done once."""
        async with self._asked(guest, ply) as state:
            yours = self._yours(state, guest)
            if not self._repeats(state, yours, ply, None):
                self._check_turn(state, ply)
                last = state.match.moves[-1:]
                seat = last[0].seat if last and last[0].seat in yours else yours[0]
                await self._commit(state, state.match.undo(seat))
            return self._view(state, guest, ply)

    async def bot_turn(self) -> BotTurn | ForcedTurn | None:
        """What the bot to move has to decide, or the forced answer of a person; None where a person is asked."""
        async with self._held() as state:
            seat = state.to_move()
            if seat is None:
                return None
            match, bot = state.match, state.row.seats[seat].bot
            if bot is None:
                return None if match.forced is None else ForcedTurn(seat, match.ply, match.forced)
            position = match.game.imagine(match.state, seat, secrets.randbits(63))
            return BotTurn(match.game.name, bot, seat, match.ply, position.tobytes(), secrets.randbits(63))

    async def bot_plays(self, turn: BotTurn | ForcedTurn, action: int) -> None:
        """Play what a bot decided or what was forced, unless somebody moved or took a move back meanwhile."""
        async with self._held() as state:
            if state.match.ply == turn.ply:
                await self._commit(state, state.match.play(turn.seat, action))

    async def hint_turn(self, guest: Guest | None, ply: int) -> HintTurn:
        """What a hint has to decide for the player to move."""
        async with self._asked(guest, ply) as state:
            yours = self._yours(state, guest)
            if not state.row.hints:
                raise NoHints("This table is played without hints.")
            self._check_turn(state, ply)
            seat = state.to_move()
            if seat is None or seat not in yours:
                raise NotYourTurn("It is another player's turn.")
            match = state.match
            position = match.game.imagine(match.state, seat, secrets.randbits(63))
            return HintTurn(match.game.name, seat, ply, position.tobytes(), secrets.randbits(63))

    def is_at(self, ply: int) -> bool:
        """Whether nobody has moved since."""
        return self._state is not None and self._state.match.ply == ply

    # Checks

    def _yours(self, state: TableState, guest: Guest | None) -> list[int]:
        yours = state.seats_of(guest.id if guest else None)
        if not yours:
            raise NotYourSeat("You have no seat at this table; you are watching.")
        return yours

    def _repeats(self, state: TableState, yours: list[int], ply: int, action: int | None) -> bool:
        """Whether just this was already done at this ply, so that the answer was lost and not the move."""
        if not (state.begun and 0 <= ply < state.match.ply):
            return False
        next_entry = state.match.entries[ply + 1]
        return next_entry.action == action and next_entry.seat in yours

    def _check_turn(self, state: TableState, ply: int) -> None:
        if not state.begun:
            raise NotBegun("The game has not begun: a seat is still free.")
        if state.row.status == FINISHED:
            raise GameOver("The game is over.")
        if ply != state.match.ply:
            raise StaleMove(f"You were looking at move {ply}, but the table is at move {state.match.ply}.")

    def _check_over(self, state: TableState) -> None:
        if state.row.status != FINISHED:
            raise NotOver("The game is not over yet.")

    def _check_talk(self, state: TableState, guest: Guest) -> None:
        row, rule = state.row, state.match.game.talk_rule
        if rule and row.status == PLAYING and not row.talk and has_teams(row.seats) and state.seats_of(guest.id):
            raise NoTalk("Team-mates may not talk at this table while the game is on.", rule)

    # Memory and store

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[TableState]:
        async with self._lock:
            yield self._state or await self._reload(tell=False)

    @asynccontextmanager
    async def _asked(self, guest: Guest | None, since: int) -> AsyncIterator[TableState]:
        """Hold the table for a request; what the table itself refuses is answered with its fresh view."""
        async with self._held() as state:
            try:
                yield state
            except BezantError as refusal:
                if isinstance(refusal, UnknownAction) or status_of(refusal) == 409:
                    state = self._state or await self._reload()
                    raise Conflict(refusal, self._view(state, guest, since)) from refusal
                raise

    async def _commit(self, state: TableState, entry: Entry) -> None:
        """Into the store, then into what is shown, then to everybody."""
        at = now()
        move = MoveRow(table_id=self.id, ply=entry.ply, seat=entry.seat, action=entry.action, at=at)
        with self._distrust():
            summary = state.summary()
            await self._services.store.run(self._services.store.append, move, summary)
        state.times.append(at)
        state.row.updated = at
        state.take(summary)
        self._services.changed(self)

    @contextmanager
    def _distrust(self) -> Iterator[None]:
        """What memory holds after a write that failed is not trusted: whoever comes next reads the store again."""
        try:
            yield
        except PlyTaken:
            self._state = None
            raise StaleMove("Another move was written first.") from None
        except BaseException:
            self._state = None
            raise

    async def _reload(self, tell: bool = True) -> TableState:
        self._state = None
        store = self._services.store
        row = await store.run(store.table, self.id)
        if row is None:
            raise NoSuchTable("There is no such table.")
        moves = await store.run(store.moves, self.id)
        chat = await store.run(store.chat, self.id)
        times = [row.started or row.created, *(move.at for move in moves)]
        self._state = TableState(row, _replayed(row, moves), times, chat)
        if tell:
            self._services.changed(self)
        return self._state

    def _view(self, state: TableState, guest: Guest | None, since: int) -> schemas.TableView:
        preparing = state.waits_for_level() and not self._services.is_ready(state.row.game)
        return state.view(guest.id if guest else None, since, self._services.presence(self.id), preparing)


def _replayed(row: TableRow, moves: Sequence[MoveRow]) -> Match:
    """The game that the moves tell."""
    try:
        match = Match(bezant.load(row.game), len(row.seats), row.whole_seed, row.options)
        for move in moves:
            match.replay(move.seat, move.action)
    except BezantError as error:
        rules = f"version {row.version} of the rules of {row.game}"
        raise UnreadableTable(f"This table was played by {rules}, which this server cannot follow.") from error
    return match


def _seat(row: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(row.seats):
        raise NoSuchSeat(f"There is no seat {number}; the seats are 0 to {len(row.seats) - 1}.")
    return row.seats[number]
