"""A table in memory: what the store holds of it, and the game that its moves tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from time import monotonic

import bezant
from bezant import players
from bezant.kernel.errors import BezantError
from bezant.kernel.game import OVER
from bezant.kernel.match import Entry, Match
from bezant.kernel.messages import EVERYONE
from bezant.server import clock, endings
from bezant.server.happenings import Happening
from bezant.server.log import Log
from bezant.server.model import FINISHED, PLAYING, WAITING, ChatMessage, GameSummary, Move, Seat, TableInfo, now
from bezant.server.refusals import UnreadableTable


@dataclass(slots=True)
class TableState:
    """A live table. It changes only after the store has: by `take` after a move, by loading it again after anything else."""

    info: TableInfo
    match: Match  # its entries without their events, which are in the log
    log: Log
    chat: list[ChatMessage]
    said: int = 0  # how many messages have been said since the table came into memory
    happenings: list[Happening] = field(default_factory=list)
    ends: float | None = None  # when the time of the seat to move is over, by a clock that nobody sets

    @classmethod
    def of(cls, info: TableInfo, match: Match, times: Sequence[datetime], chat: list[ChatMessage]) -> TableState:
        """The table of a game; `times` are those of its entries after the set-up."""
        state = cls(info, match, Log(), chat)
        for entry, at in zip(match.entries, [info.started or info.created, *times], strict=True):
            state.write_down(entry, at)
        return state

    @classmethod
    def replayed(
        cls, info: TableInfo, moves: Sequence[Move], chat: list[ChatMessage], happenings: list[Happening] | None = None
    ) -> TableState:
        """The table whose game these moves tell."""
        state = cls.of(info, _replayed(info, moves), [move.at for move in moves], chat)
        state.happenings, state.ends = happenings or [], _ends(info.summary)
        return state

    @property
    def begun(self) -> bool:
        return self.info.summary.status != WAITING

    def to_move(self) -> int | None:
        """The seat that is asked; None before the game has begun and after its end."""
        if self.info.summary.status != PLAYING:
            return None
        seat = self.match.to_move
        return None if seat == OVER else seat

    def asked(self) -> int | None:
        """The seat whose person is asked: None also where a bot plays for him, and while the table rests."""
        seat = self.to_move()
        awake = seat is not None and self.info.life.paused is None and self.info.seats[seat].stand_in is None
        return seat if awake else None

    def seconds_left(self) -> float | None:
        """The seconds that the seat to move has left; None where its time does not run."""
        return None if self.ends is None else max(0.0, self.ends - monotonic())

    def can_undo(self, you: Sequence[int]) -> bool:
        if self.info.summary.status != PLAYING or self.info.life.paused is not None:
            return False
        return any(self.match.can_undo(seat) for seat in you if self.info.seats[seat].in_charge)

    def undo_turn(self, you: Sequence[int]) -> int:
        """How many moves go with the turn."""
        last = self.match.last_mover
        return self.match.own_turn(last) if last is not None and last in you and self.can_undo(you) else 0

    def seats_of(self, guest: str | None) -> list[int]:
        return self.info.seats_of(guest)

    def eyes_of(self, you: Sequence[int]) -> int | None:
        """The seat that one looks through who plays these. Who plays several and has to wait sees no seat's secrets."""
        to_move = self.to_move()
        if to_move in you:
            return to_move
        shared = len(you) > 1 and self.match.game.has_secrets and self.info.summary.status != FINISHED
        return None if shared else next(iter(you), None)

    def reader_of(self, you: Sequence[int]) -> int | None:
        """The seat through whose eyes one reads the log who plays these: with several seats, what all may know; of a game that is
        over, all of it."""
        if self.info.summary.status == FINISHED:
            return EVERYONE
        return you[0] if len(you) == 1 else None

    def waits_for_search(self) -> bool:
        """Whether a bot that thinks is to move."""
        seat = self.to_move()
        bot = None if seat is None else self.info.seats[seat].player
        return bot is not None and players.searches(bot, self.match.game, self.match.seats)

    def take(self, entry: Entry, at: datetime, summary: GameSummary) -> None:
        """Show the newest entry of the match, now that it is stored."""
        self.write_down(entry, at)
        self.info.updated, self.info.summary, self.ends = at, summary, _ends(summary)

    def summary_after(self, entry: Entry, at: datetime) -> GameSummary:
        """Where the table stands after this entry, which the match has carried out already."""
        info = self.info
        then = summary_of(self.match)
        if then.result is not None:
            then = replace(then, result=endings.ranked(then.result, info.seats))
        return clock.after(entry, info.summary, then, info.terms.clock, info.seats, at, self.seconds_left())

    def take_back(self, seat: int, count: int, at: datetime, agreed: bool) -> list[Move]:
        """Go back so many moves for a seat; whoever calls stores them, and believes this state no more where that fails."""
        moves = []
        for _ in range(count):
            entry = self.match.take_back(seat) if agreed else self.match.undo(seat)
            self.take(entry, at, self.summary_after(entry, at))
            moves.append(move_of(entry, at))
        return moves

    def write_down(self, entry: Entry, at: datetime) -> None:
        """Into the log; the events themselves are told again by whoever plays the game again."""
        self.log.add(entry, at)
        self.match.entries[entry.ply] = replace(entry, events=())


def move_of(entry: Entry, at: datetime) -> Move:
    """What the store keeps of an entry that somebody made."""
    assert entry.seat is not None
    return Move(entry.ply, entry.seat, entry.action, at)


def summary_of(match: Match) -> GameSummary:
    """Where a game stands once every seat is filled."""
    game, position = match.game, match.state
    status, to_move = (FINISHED, None) if match.is_over else (PLAYING, match.to_move)
    return GameSummary(status, to_move, game.where(position), game.result(position))


def _ends(summary: GameSummary) -> float | None:
    """When the time of the seat to move is over."""
    return None if summary.deadline is None else monotonic() + (summary.deadline - now()).total_seconds()


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """The name at each seat, empty at a free one; of two the same the second gets a number."""
    met: Counter[str] = Counter()
    names = []
    for seat in seats:
        name = seat.bot or seat.name
        met[name] += 1
        names.append(f"{name} {met[name]}" if name and met[name] > 1 else name)
    return names


def match_of(info: TableInfo) -> Match:
    """The game of a table at its beginning."""
    start = None if info.sandbox is None else info.sandbox.start
    return Match(bezant.load(info.game), len(info.seats), info.seed, info.options, start)


def _replayed(info: TableInfo, moves: Sequence[Move]) -> Match:
    try:
        match = match_of(info)
        match.replay_all((move.seat, move.action) for move in moves)
    except BezantError as error:
        rules = f"version {info.version} of the rules of {info.game}"
        raise UnreadableTable(f"This table was played by {rules}, which this server cannot follow.") from error
    return match
