"""A live table: one writer at a time, who checks, appends, commits and then tells everybody.

Readers wait for the writer too, so that nobody sees a move that is not in the store.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass

from bezant.kernel import record
from bezant.kernel.actions import Part
from bezant.kernel.errors import BezantError, GameOver, StaleMove, UnknownAction
from bezant.kernel.match import Entry, Match
from bezant.kernel.text import words_for
from bezant.server import legality, metrics, schemas, store_life
from bezant.server.happenings import Change
from bezant.server.hub import Hub, Listener
from bezant.server.leases import Claim
from bezant.server.life import check_talk, check_watch
from bezant.server.log import encode
from bezant.server.model import FINISHED, ChatMessage, Guest, Sandbox, TableInfo, now
from bezant.server.new_tables import Origin
from bezant.server.notice_model import Kind
from bezant.server.refusals import AtRest, Blocked, Conflict, Elsewhere, NoSuchPly, NoSuchTable, StoodIn, status_of
from bezant.server.store import Store
from bezant.server.store_tables import SAID
from bezant.server.table_acts import TableActs
from bezant.server.table_state import TableState, move_of, seat_names
from bezant.server.views import ALL, Presence, TableViews, View, shown_presence, why_of
from bezant.server.worker_tasks import BotTurn, ForcedTurn, HintTurn
from bezant.server.writer import LostShard, MoveWriter, PlyTaken


@dataclass(frozen=True)
class TableServices:
    """What a table uses of the server."""

    store: Store
    writer: MoveWriter
    hub: Hub
    claim: Callable[[str], Claim]  # with which this process writes
    changed: Callable[[Table], None]  # told after everybody at the table
    lost: Callable[[str], None]  # told where another process plays the table
    holds: Callable[[str], bool]  # whether no other process can play the table
    is_ready: Callable[[str], bool]  # whether the players of a game that think have been compiled
    notify: Callable[[TableInfo, int, Kind], None] = lambda info, seat, kind: None  # tells people who are elsewhere


class Table(TableActs):
    def __init__(self, table_id: str, services: TableServices) -> None:
        self.id = table_id
        self._services = services
        self._lock = asyncio.Lock()
        self._version = 0  # of what is shown, however often it was loaded
        self._views: TableViews | None = None  # of what memory holds; None where it must be loaded
        self._forgotten = 0  # how often what memory held was not believed any more

    # Looking

    @property
    def info(self) -> TableInfo | None:
        """What memory holds of the table besides its moves."""
        return None if self._views is None else self._views.state.info

    async def look_up(self) -> None:
        """NoSuchTable where the store holds no table of this id."""
        async with self._held():
            pass

    async def view(self, guest: Guest | None, since: int = ALL) -> View:
        async with self._held() as views:
            return self._view(views, guest, since)

    async def whole_message(self, listener: Listener) -> bytes:
        """The view as it goes over a socket; the listener has caught up then."""
        async with self._held() as views:
            view = self._view(views, listener.guest, listener.since)
            you = tuple(view["you"])
            views.change(you, self._is_preparing(views.state))  # the next change will be told from here
            views.settle()
            listener.catch_up(self._version, you)
            listener.since = view["ply"]
            return encode({"type": "view", "view": view})

    def presence_message(self, presence: Presence) -> bytes | None:
        """Who is here, as it goes over a socket; none where the table is not in memory, for then nobody waits for it."""
        if self._views is None:
            return None
        return encode({"type": "presence", **shown_presence(self._views.state.info, presence)})

    async def options(self, guest: Guest | None) -> View:
        """The open actions in words, with what they surely bring; none for one who is not asked."""
        async with self._held() as views:
            state = views.state
            seat = state.asked()
            asked = seat is not None and seat in state.seats_of(_id(guest))
            options = state.match.game.options(state.match.state, seat) if asked and seat is not None else []
            return {"ply": views.ply, "options": options}

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
            check_watch(state, _id(guest))
            names = seat_names(state.info.seats)
            if state.info.summary.status == FINISHED:
                return record.save(state.match, names)
            return record.save_for(state.match, names, state.reader_of(state.seats_of(_id(guest))))

    async def finished(self, guest: Guest | None, to_think: bool = False) -> Match:
        """The game with all that happened in it, once it is over; `to_think`: for the search."""
        async with self._asked(guest, ALL) as views:
            legality.check_over(views.state)
            if to_think:
                legality.check_thinking(views.state)
            if guest is not None:
                check_watch(views.state, guest.id)
            return views.state.match.until(views.state.match.ply)

    async def origin(self, guest: Guest, ply: int, others: schemas.Others) -> Origin:
        """What a sandbox that branches off after entry `ply` needs of this game."""
        async with self._asked(guest, ALL) as views:
            state = views.state
            info, match = state.info, state.match
            legality.check_begun(state)
            check_watch(state, guest.id)
            if not 0 <= ply < match.ply + (not match.is_over):
                raise NoSuchPly(f"The game cannot be played on from move {ply}; the last one is {match.ply}.")
            bots = [seat.bot for seat in info.seats]
            if info.summary.status == FINISHED:
                if others == "bots":
                    legality.check_thinking(state)
                return Origin(Sandbox(self.id, ply), match, info.name, [], bots, legality.thinking(state))
            seats = legality.check_branch(state, state.seats_of(guest.id), others == "bots")
            imagined = match.game.imagine(views.position_at(ply), next(iter(seats), 0), secrets.randbits(63))
            start = Sandbox(self.id, ply, match.game.dump(imagined))
            return Origin(start, match, info.name, seats, bots, others == "bots")

    async def at(self, guest: Guest | None, ply: int) -> View:
        """The game as it stood after entry `ply`, as this reader knew it."""
        async with self._asked(guest, ALL) as views:
            match = views.state.match
            legality.check_begun(views.state)
            if not 0 <= ply <= match.ply:
                raise NoSuchPly(f"There is no move {ply}; the last one is {match.ply}.")
            return views.view_at(ply, self._view(views, guest, match.ply))

    async def instead(self, guest: Guest | None, ply: int, position: bytes) -> View:
        """The game as it might have stood after entry `ply`, as the seat that moved then would have known it."""
        async with self._asked(guest, ALL) as views:
            return views.view_instead(ply, position, self._view(views, guest, views.state.match.ply))

    # Coming and going

    async def reload(self) -> None:
        """Read the table again, of which something besides the game has changed in the store; where that cannot be done now,
        whoever comes next does it."""
        async with self._lock:
            self._views = None
            with suppress(BezantError):
                await self._reload()

    async def say(self, guest: Guest, text: str) -> int:
        async with self._asked(guest, ALL) as views:
            state = views.state
            check_talk(state, guest.id)
            await self._check_welcome(state, guest)
            seats = state.seats_of(guest.id)
            name = seat_names(state.info.seats)[seats[0]] if seats else guest.name
            said = ChatMessage(guest.id, name, next(iter(seats), None), text, now())
            await self._services.store.run(self._services.store.say, self.id, said)
            state.chat, state.said = [*state.chat, said][-SAID:], state.said + 1
            self._tell(views)
            return views.ply

    # Playing

    async def play(self, guest: Guest | None, ply: int, option: int) -> int:
        """Play `option` at the position after entry `ply`; gives the ply that was reached. Sent twice, it is played once."""
        async with self._asked(guest, ply) as views:
            await self._play(views, views.state.seats_of(_id(guest)), ply, option)
            return views.ply

    async def undo(self, guest: Guest | None, ply: int, whole_turn: bool = False) -> int:
        """Take the last own move back, or all that may be of the turn, as one act. Sent twice, it is done once."""
        async with self._asked(guest, ply) as views:
            state = views.state
            seat = legality.check_undo(state, state.seats_of(_id(guest)), ply)
            count = 0 if seat is None else max(1, state.match.own_turn(seat)) if whole_turn else 1
            if seat is not None and count == 1:
                await self._commit(views, state.match.undo(seat))
            elif seat is not None:
                return await self._change(views, Change(takes_back=(seat, count), agreed=False))
            return views.ply

    def may_want_bot(self) -> bool:
        """Whether a bot is to move, or the answer is forced; a table that is not in memory may."""
        if self._views is None:
            return True
        state = self._views.state
        seat = state.to_move()
        if seat is None or state.info.life.paused is not None:
            return False
        return state.info.seats[seat].player is not None or state.match.forced is not None

    async def bot_turn(self) -> BotTurn | ForcedTurn | None:
        """What the bot to move has to decide, or the forced answer of a person; None where a person is asked."""
        async with self._held() as views:
            state = views.state
            seat = state.to_move()
            if seat is None or state.info.life.paused is not None:
                return None
            match, bot = state.match, state.info.seats[seat].player
            if bot is None:
                return None if match.forced is None else ForcedTurn(seat, match.ply, match.forced)
            position = match.game.imagine(match.state, seat, secrets.randbits(63))
            return BotTurn(match.game.name, bot, seat, match.ply, position.tobytes(), secrets.randbits(63))

    async def bot_plays(self, turn: BotTurn | ForcedTurn, action: int) -> None:
        """Play what a bot decided or what was forced, unless somebody moved or took a move back meanwhile."""
        async with self._held() as views:
            bot = turn.bot if isinstance(turn, BotTurn) else None
            with suppress(AtRest, GameOver, StaleMove, StoodIn):
                await self._play(views, [turn.seat], turn.ply, action, bot)

    async def hint_turn(self, guest: Guest | None, ply: int) -> HintTurn:
        """What a hint has to decide for the player to move."""
        async with self._asked(guest, ply) as views:
            state = views.state
            seat, match = legality.check_hint(state, state.seats_of(_id(guest)), ply), state.match
            position = match.game.imagine(match.state, seat, secrets.randbits(63))
            return HintTurn(match.game.name, seat, ply, position.tobytes(), secrets.randbits(63))

    def forget(self) -> None:
        """What memory holds, or is just being read, is not believed any more: another process may have written."""
        self._views = None
        self._forgotten += 1

    def has_left(self, ply: int) -> bool:
        """Whether somebody is known to have moved since. What memory has forgotten stands where it stood until it is read."""
        return self._views is not None and self._views.state.match.ply != ply

    # Memory and store

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[TableViews]:
        """What memory holds of the table, as long as no other process can have written; Elsewhere where one can."""
        async with self._lock:
            views = self._views or await self._reload(tell=False)
            if not self._services.holds(self.id):
                raise Elsewhere
            yield views

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

    async def _check_welcome(self, state: TableState, guest: Guest) -> None:
        """Whom the host has blocked neither sits down nor talks here."""
        host, store = state.info.host, self._services.store
        if host != guest.id and await store.run(store.people.has_blocked, host, guest.id):
            raise Blocked("The one who made this table has blocked you.")

    async def _play(self, views: TableViews, seats: list[int], ply: int, action: int, bot: str | None = None) -> None:
        """Play an action for one of these seats, unless just that has been done already."""
        if legality.check_move(views.state, seats, ply, action, bot) is not None:
            await self._commit(views, views.state.match.carry_out(action))

    async def _commit(self, views: TableViews, entry: Entry) -> None:
        """Into the store, then into what is shown, then to everybody."""
        state, move = views.state, move_of(entry, now())
        with self._distrust():
            summary = state.summary_after(entry, move.at)
            await self._services.writer.append(self.id, move, summary)
        metrics.moves.inc()
        state.take(entry, move.at, summary)
        self._tell(views)

    def _tell(self, views: TableViews) -> None:
        """Tell everybody what has changed."""
        self._version += 1
        views.version, preparing = self._version, self._is_preparing(views.state)
        self._services.hub.publish(self.id, self._version, views.ply, lambda you: views.change(you, preparing))
        views.settle()
        self._services.changed(self)

    @contextmanager
    def _distrust(self) -> Iterator[None]:
        """What memory holds after a write that failed is not trusted: whoever comes next reads the store again."""
        try:
            yield
        except PlyTaken:
            self._views = None
            raise StaleMove("Another move was written first.") from None
        except LostShard:
            self._views = None
            self._services.lost(self.id)
            raise Elsewhere from None
        except BaseException:
            self._views = None
            raise

    async def _reload(self, tell: bool = True) -> TableViews:
        self._views = None
        forgotten, state = self._forgotten, await self._read()
        while forgotten != self._forgotten:
            forgotten, state = self._forgotten, await self._read()
        views = self._keep(state)
        if tell:
            self._tell(views)
        return views

    async def _read(self) -> TableState:
        """What the store holds of the table."""
        store = self._services.store
        stored = await store.run(store.whole_table, self.id)
        if stored is None:
            raise NoSuchTable("There is no such table.")
        happenings = await store.run(store_life.happenings, store.database, self.id)
        return TableState.replayed(*stored, happenings)

    def _keep(self, state: TableState) -> TableViews:
        self._views = TableViews(state, self._version)
        return self._views

    def _view(self, views: TableViews, guest: Guest | None, since: int) -> View:
        check_watch(views.state, _id(guest))
        you = tuple(views.state.seats_of(_id(guest)))
        return views.view(you, since, self._services.hub.presence(self.id), self._is_preparing(views.state))

    def _is_preparing(self, state: TableState) -> bool:
        return state.waits_for_search() and not self._services.is_ready(state.info.game)


def _id(guest: Guest | None) -> str | None:
    return None if guest is None else guest.id
