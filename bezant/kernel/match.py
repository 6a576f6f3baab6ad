"""A game being played: its position, its log of moves, dice that nobody can predict, and undo."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bezant.kernel.errors import CannotUndo, GameOver, NotYourTurn
from bezant.kernel.game import OVER, Game
from bezant.kernel.messages import Event
from bezant.kernel.state import Position

SEED_BYTES = 16
_CHAIN = re.compile(r"[^/]+(/[0-9]{1,6}/[^/]+)+")


def seeds_until(seed: str, ply: int) -> str:
    """How the seed of a game begins that plays on from a ply of another; `/` and its own seed follow."""
    parts, at = _in_force(seed, ply)
    return "/".join([*parts[: at + 1], str(ply)])


def _in_force(seed: str, ply: int) -> tuple[list[str], int]:
    """The seeds of a chain with the last ply of each between them, and where the one stands that sets the dice of this ply."""
    parts, at = seed.split("/") if _CHAIN.fullmatch(seed) else [seed], 0
    while at + 1 < len(parts) and int(parts[at + 1]) < ply:
        at += 2
    return parts, at


@dataclass(frozen=True)
class Entry:
    """One row of the log: an action, an undo (no action), or the set-up (ply 0, no seat)."""

    ply: int
    seat: int | None
    action: int | None
    undoes: int | None
    events: tuple[Event, ...]


@dataclass(frozen=True)
class _Step:
    """A move that stands: where it came from and whether it can be taken back."""

    ply: int
    seat: int
    before: bytes
    by_chance: bool
    by_secrets: bool  # what others hide may have had a part in what followed


class Match:
    """The log is the truth: replaying it gives the position. Before ply n the dice are set from HMAC-SHA256(seed, n).

    A game played on from a ply of another has both seeds, `old/ply/own`: up to that ply the old one sets the dice."""

    def __init__(self, game: Game, seats: int, seed: str, options: Mapping[str, Any] | None = None) -> None:
        self.game, self.seats, self.seed, self.options = game, seats, seed, dict(options or {})
        self.state: Position = game.begin(seats, self._dice(0), self.options)
        self.entries = [Entry(0, None, None, None, tuple(game.take_events(self.state)))]
        self._steps: list[_Step] = []

    @property
    def ply(self) -> int:
        """How many entries the log has after the set-up."""
        return len(self.entries) - 1

    @property
    def to_move(self) -> int:
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        return self.to_move == OVER

    @property
    def commitment(self) -> str:
        """What is published before the game, to prove afterwards that the seed was not changed."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    @property
    def moves(self) -> list[Entry]:
        """The entries whose moves stand, oldest first."""
        standing = {step.ply for step in self._steps}
        return [entry for entry in self.entries if entry.ply in standing]

    def play(self, seat: int, action: int) -> Entry:
        """Check an action of the seat to move and carry it out."""
        if self.is_over:
            raise GameOver("The game is over; nothing more can be played.")
        if seat != self.to_move:
            raise NotYourTurn(f"It is not your turn: seat {self.to_move} is asked, not seat {seat}.")
        self.game.check_action(self.state, action)
        return self.carry_out(action)

    def carry_out(self, action: int) -> Entry:
        """Carry out an action of the seat to move that has been checked."""
        seat, before = self.to_move, self.state.tobytes()
        ahead = self.state.copy()
        self.game.reseed(ahead, self._dice(self.ply + 1))
        dice = ahead.array["dice"].tobytes()
        events, by_secrets = self.game.carry_out_watched(ahead, action)
        self.state = ahead
        entry = Entry(self.ply + 1, seat, action, None, tuple(events))
        self.entries.append(entry)
        by_chance = ahead.array["dice"].tobytes() != dice or any(event.chance for event in events)
        self._steps.append(_Step(entry.ply, seat, before, by_chance, by_secrets))
        return entry

    @property
    def forced(self) -> int | None:
        """The answer that the table gives itself, because the seat to move has no other and is not to be asked."""
        return self.game.forced(self.state)

    @property
    def had_chance(self) -> bool:
        """Whether dice were thrown or something hidden was shown with the last move that stands."""
        return bool(self._steps) and self._steps[-1].by_chance

    def can_undo(self, seat: int) -> bool:
        """Free until dice were thrown, something hidden came to light or decided what followed, or another seat has decided."""
        return self._could_undo(seat) and not self._steps[-1].by_secrets

    def _could_undo(self, seat: int) -> bool:
        return bool(self._steps) and self._steps[-1].seat == seat and not self.had_chance and not self.is_over

    def undo(self, seat: int) -> Entry:
        """Take the seat's last move back. The undo is an entry of its own."""
        self.check_undo(seat)
        return self._take_back(seat)

    def _take_back(self, seat: int) -> Entry:
        last = self._steps.pop()
        self.state = self.game.from_bytes(last.before)
        entry = Entry(self.ply + 1, seat, None, last.ply, ())
        self.entries.append(entry)
        return entry

    def check_undo(self, seat: int) -> None:
        """CannotUndo where the seat may not take a move back now."""
        if not self.can_undo(seat):
            raise CannotUndo(self._why_no_undo(seat))

    def replay(self, seat: int, action: int | None) -> Entry:
        """Carry out one row of a stored log; None is an undo. Logs of version 0.1.0 have some that secrets would forbid now."""
        if action is not None:
            return self.play(seat, action)
        if not self._could_undo(seat):
            raise CannotUndo(self._why_no_undo(seat))
        return self._take_back(seat)

    def _why_no_undo(self, seat: int) -> str:
        if self.is_over:
            return "The game is over; nothing can be taken back."
        if not self._steps or self._steps[-1].seat != seat:
            return "The last move is not yours to take back."
        if not self.had_chance:
            return "What others hide has decided what followed your last move; it stands."
        return "Dice or hidden cards came to light with your last move; it stands."

    def _dice(self, ply: int) -> int:
        parts, at = _in_force(self.seed, ply)
        digest = hmac.new(parts[at].encode(), str(ply).encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:SEED_BYTES], "big")
