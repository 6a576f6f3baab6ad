"""A table in memory: what the store holds of it, and the game that its moves tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import bezant
from bezant import players
from bezant.kernel.errors import BezantError
from bezant.kernel.game import OVER
from bezant.kernel.match import Match
from bezant.server.model import FINISHED, PLAYING, WAITING, ChatMessage, GameSummary, Move, Seat, TableInfo
from bezant.server.refusals import UnreadableTable


@dataclass(slots=True)
class TableState:
    """A live table. It changes only after the store has: by `take` after a move, by loading it again after anything else."""

    info: TableInfo
    match: Match
    times: list[datetime]  # of each entry of the match
    chat: list[ChatMessage]

    @classmethod
    def replayed(cls, info: TableInfo, moves: Sequence[Move], chat: list[ChatMessage]) -> TableState:
        """The table whose game these moves tell."""
        times = [info.started or info.created, *(move.at for move in moves)]
        return cls(info, _replayed(info, moves), times, chat)

    @property
    def begun(self) -> bool:
        return self.info.summary.status != WAITING

    def to_move(self) -> int | None:
        """The seat that is asked; None before the game has begun and after its end."""
        if self.info.summary.status != PLAYING:
            return None
        seat = self.match.to_move
        return None if seat == OVER else seat

    def seats_of(self, guest: str | None) -> list[int]:
        return self.info.seats_of(guest)

    def eyes_of(self, guest: str | None) -> int | None:
        """The seat that `guest` looks through. Who plays several and has to wait sees no seat's secrets."""
        you, to_move = self.seats_of(guest), self.to_move()
        if to_move in you:
            return to_move
        shared = len(you) > 1 and self.match.game.has_secrets and self.info.summary.status != FINISHED
        return None if shared else next(iter(you), None)

    def reader_of(self, guest: str | None) -> int | None:
        """The seat through whose eyes `guest` reads the log; who plays several seats reads what all may know."""
        you = self.seats_of(guest)
        return you[0] if len(you) == 1 else None

    def waits_for_search(self) -> bool:
        """Whether a bot that thinks is to move."""
        seat = self.to_move()
        bot = None if seat is None else self.info.seats[seat].bot
        return bot is not None and players.searches(bot)

    def take(self, at: datetime, summary: GameSummary) -> None:
        """Show the newest entry of the match, now that it is stored."""
        self.times.append(at)
        self.info.updated, self.info.summary = at, summary


def summary_of(match: Match) -> GameSummary:
    """Where a game stands once every seat is filled."""
    game, position = match.game, match.state
    status, to_move = (FINISHED, None) if match.is_over else (PLAYING, match.to_move)
    return GameSummary(status, to_move, game.where(position), game.result(position))


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """The name at each seat, empty at a free one; of two the same the second gets a number."""
    met: Counter[str] = Counter()
    names = []
    for seat in seats:
        name = seat.bot or seat.name
        met[name] += 1
        names.append(f"{name} {met[name]}" if name and met[name] > 1 else name)
    return names


def _replayed(info: TableInfo, moves: Sequence[Move]) -> Match:
    try:
        match = Match(bezant.load(info.game), len(info.seats), info.seed, info.options)
        for move in moves:
            match.replay(move.seat, move.action)
    except BezantError as error:
        rules = f"version {info.version} of the rules of {info.game}"
        raise UnreadableTable(f"This table was played by {rules}, which this server cannot follow.") from error
    return match
