"""A game being played: its position, its log of moves, dice that nobody can predict, and undo."""

from __future__ import annotations

import hashlib
import hmac
import math
import re
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from bezant.kernel.dice import stream_seed
from bezant.kernel.errors import CannotUndo, GameOver, NotYourTurn
from bezant.kernel.game import OVER, Game
from bezant.kernel.messages import Event
from bezant.kernel.state import Position

SEED_BYTES = 16
AGREED = -1  # stands for an action where a move was taken back by consent
KEPT = 4  # positions before the last moves that are at hand ...
RECALLED = 32  # ... and those that are, once older ones were needed and had to be found by replaying
_CHAIN = re.compile(r"[^/]+(/[0-9]{1,6}/[^/]+)+")
_STREAM = re.compile(r"stream:([0-9]{1,38}):([0-9]{1,18})")  # a seed of whole numbers, and which of its games

NO_UNDO = {  # why a move stands
    "over": "The game is over; nothing can be taken back.",
    "nobody": "Nobody has moved yet.",
    "not-yours": "The last move is not yours to take back.",
    "chance": "Dice or hidden cards came to light with your last move; it stands.",
    "secrets": "What others hide has decided what followed your last move; it stands.",
}


def seeds_until(seed: str, ply: int) -> str:
    """How the seed of a game begins that plays on from a ply of another; `/` and its own seed follow."""
    parts, at = _in_force(seed, ply)
    return "/".join([*parts[: at + 1], str(ply)])


def stream(seed: int, number: int) -> str:
    """The seed of a match whose dice are thrown on from one start, as programs play: those of game `number` of a seed."""
    return f"stream:{seed}:{number}"


def numbers_of_stream(seed: str) -> tuple[int, int] | None:
    """The seed and the number of a `stream`; None for the seed of any other match."""
    found = _STREAM.fullmatch(seed)
    return None if found is None else (int(found[1]), int(found[2]))


def dice_of(seed: str, ply: int) -> int | None:
    """What the dice of a game with this seed are set to before a ply; None where they are thrown on."""
    parts, at = _in_force(seed, ply)
    found = numbers_of_stream(parts[at])
    if found is not None:
        return None if ply else stream_seed(*found)
    digest = hmac.new(parts[at].encode(), str(ply).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")


def _in_force(seed: str, ply: int) -> tuple[list[str], int]:
    """The seeds of a chain with the last ply of each between them, and where the one stands that sets the dice of this ply."""
    parts, at = seed.split("/") if _CHAIN.fullmatch(seed) else [seed], 0
    while at + 1 < len(parts) and int(parts[at + 1]) < ply:
        at += 2
    return parts, at


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log: an action, an undo (no action, or AGREED), or the set-up (ply 0, no seat)."""

    ply: int
    seat: int | None
    action: int | None
    undoes: int | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _Step:
    """A move that stands, and whether it can be taken back."""

    ply: int
    seat: int
    by_chance: bool
    by_secrets: bool  # what others hide may have had a part in what followed
    opens: bool  # a round or turn began with it


class Match:
    """The log is the truth: replaying it gives the position. Before ply n the dice are set from HMAC-SHA256(seed, n).

    A game played on from a ply of another has both seeds, `old/ply/own`: up to that ply the old one sets the dice. One that begins
    in the middle has the position it starts from, as `Game.dump` tells it. With the seed of a `stream` the dice are set once."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: Mapping[str, Any] | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game, self.seats, self.seed, self.options = game, seats, seed, dict(options or {})
        self.start = start
        self.state: Position = self._begin()
        self.entries = [Entry(0, None, None, None, tuple(game.take_events(self.state)))]
        self._steps: list[_Step] = []
        self._before: deque[bytes] = deque()  # the positions before the last of the steps
        self._kept: float = KEPT  # of them, at most

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

    @property
    def last_mover(self) -> int | None:
        """The seat of the last move that stands."""
        return self._steps[-1].seat if self._steps else None

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
        self._set_dice(ahead, self.ply + 1)
        dice = ahead.array["dice"].tobytes()
        events, by_secrets = self.game.carry_out_watched(ahead, action)
        self.state = ahead
        entry = Entry(self.ply + 1, seat, action, None, tuple(events))
        self.entries.append(entry)
        by_chance = ahead.array["dice"].tobytes() != dice or any(event.chance for event in events)
        opens = any(event.name in self.game.headings for event in events)
        self._steps.append(_Step(entry.ply, seat, by_chance, by_secrets, opens))
        self._before.append(before)
        self._forget_older()
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

    def own_turn(self, seat: int) -> int:
        """How many of its last moves the seat may take back one after the other until its turn began: not beyond a new round."""
        count = 0
        if not self.is_over:
            for step in reversed(self._steps):
                if step.seat != seat or step.by_chance or step.by_secrets or step.opens:
                    break
                count += 1
        return count

    def back_to(self, seats: Collection[int]) -> int:
        """How many moves must be taken back until the last one of these seats is; 0 where there is none. Whether it was forced has
        no part in it, or the number would tell."""
        if not self.is_over:
            for count, step in enumerate(reversed(self._steps), start=1):
                if step.seat in seats:
                    return count
        return 0

    def take_back(self, seat: int) -> Entry:
        """Take the last move that stands back, whoever made it and whatever came of it: all agreed to what `seat` asked."""
        if self.is_over or not self._steps:
            raise self._no_undo("over" if self._steps else "nobody")
        return self._take_back(seat, AGREED)

    def _take_back(self, seat: int, action: int | None = None) -> Entry:
        if not self._before:
            self._recall()
        last = self._steps.pop()
        self.state = self.game.from_bytes(self._before.pop())
        entry = Entry(self.ply + 1, seat, action, last.ply, ())
        self.entries.append(entry)
        return entry

    def check_undo(self, seat: int) -> None:
        """CannotUndo where the seat may not take a move back now."""
        if not self.can_undo(seat):
            raise self._no_undo(self._why_no_undo(seat))

    def replay(self, seat: int, action: int | None) -> Entry:
        """Carry out one row of a stored log; None is an undo, AGREED one by consent. Logs of version 0.1.0 have undos that secrets
        would forbid now."""
        if action == AGREED:
            return self.take_back(seat)
        if action is not None:
            return self.play(seat, action)
        if not self._could_undo(seat):
            raise self._no_undo(self._why_no_undo(seat))
        return self._take_back(seat)

    @contextmanager
    def replaying(self) -> Iterator[None]:
        """For a whole stored log: however often moves are taken back in it, none is played twice."""
        self._kept = math.inf
        try:
            yield
        finally:
            self._kept = KEPT
            self._forget_older()

    def replay_all(self, rows: Iterable[tuple[int, int | None]]) -> None:
        """Carry out a stored log: the seat and the action of each row."""
        with self.replaying():
            for seat, action in rows:
                self.replay(seat, action)

    def until(self, ply: int) -> Match:
        """The same game played again, up to entry `ply`."""
        again = self.again()
        again.replay_all((entry.seat, entry.action) for entry in self.entries[1 : ply + 1] if entry.seat is not None)
        return again

    def again(self) -> Match:
        """The same game at its beginning."""
        return Match(self.game, self.seats, self.seed, self.options, self.start)

    def _begin(self) -> Position:
        if self.start is None:
            dice = dice_of(self.seed, 0)
            assert dice is not None
            return self.game.begin(self.seats, dice, self.options)
        state = self.game.load(self.start)
        self._set_dice(state, 0)
        return state

    def _forget_older(self) -> None:
        while len(self._before) > self._kept:
            self._before.popleft()

    def _recall(self) -> None:
        """The positions before the last moves, by playing those that stand again."""
        state = self._begin()
        self.game.take_events(state)
        before: deque[bytes] = deque(maxlen=RECALLED)
        for step in self._steps:
            before.append(state.tobytes())
            action = self.entries[step.ply].action
            assert action is not None
            self._set_dice(state, step.ply)
            self.game.carry_out_watched(state, action)
        self._before = deque(before)

    def _why_no_undo(self, seat: int) -> str:
        if self.is_over:
            return "over"
        if not self._steps or self._steps[-1].seat != seat:
            return "not-yours"
        return "chance" if self.had_chance else "secrets"

    def _no_undo(self, why: str) -> CannotUndo:
        return CannotUndo(NO_UNDO[why], why=why)

    def _set_dice(self, state: Position, ply: int) -> None:
        dice = dice_of(self.seed, ply)
        if dice is not None:
            self.game.reseed(state, dice)
