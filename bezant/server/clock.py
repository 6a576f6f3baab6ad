"""Whose time runs, how much is left, and when it is over. Pure functions of what a table holds and of seconds.

The first seconds of every decision are free. Slow lines cost nobody anything, and an answer that gave itself costs what a quick one
costs: nothing. So a clock does not tell which of the two it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bezant.kernel.match import AGREED, Entry
from bezant.server.model import PLAYING, GameSummary, Seat
from bezant.server.terms import PER_GAME, Clock

FREE = 4.0  # seconds of each decision that a clock for the game does not count
GRACE = 30.0  # seconds that somebody has at least once the server is there again
RETURN_SHARE, RETURN_LEAST = (
    10,
    60.0,
)  # who comes back has this part of the time for a game, and at least so many seconds
REMINDER = 4  # somebody is reminded when this part of the time is left ...
SHORTEST = 60.0  # ... unless there were fewer seconds than these


def begun(summary: GameSummary, clock: Clock | None, seats: Sequence[Seat], at: datetime) -> GameSummary:
    """Where a game stands when its clocks are set."""
    if clock is None:
        return summary
    time_left = [float(clock.seconds)] * len(seats) if clock.kind == PER_GAME else None
    return running(replace(summary, time_left=time_left), clock, seats, at)


def running(
    summary: GameSummary, clock: Clock | None, seats: Sequence[Seat], at: datetime, seconds: float | None = None
) -> GameSummary:
    """The summary with the time of the seat to move running: for so many seconds, else all that it has."""
    seat = summary.to_move
    if clock is None or summary.status != PLAYING or seat is None or not seats[seat].in_charge:
        return replace(summary, deadline=None)
    if seconds is None:
        seconds = float(clock.seconds) if summary.time_left is None else summary.time_left[seat] + FREE
    return replace(summary, deadline=at + timedelta(seconds=seconds))


def after(
    entry: Entry,
    before: GameSummary,
    then: GameSummary,
    clock: Clock | None,
    seats: Sequence[Seat],
    at: datetime,
    seconds: float | None,
) -> GameSummary:
    """Where a game stands after an entry of its log; `seconds` are those that were left to the seat whose time ran before it."""
    if clock is None:
        return then
    then = replace(then, time_left=_spent(entry, before, clock, seconds))
    kept = seconds if entry.undoes is not None and entry.action != AGREED and then.time_left is None else None
    return running(then, clock, seats, at, kept)


def _spent(entry: Entry, before: GameSummary, clock: Clock, seconds: float | None) -> list[float] | None:
    if before.time_left is None or before.to_move is None or seconds is None:
        return before.time_left
    left = [*before.time_left]
    added = clock.increment if entry.undoes is None else 0
    left[before.to_move] = round(max(0.0, min(left[before.to_move], seconds)) + added, 3)
    return left


def returned(clock: Clock, left: float) -> float:
    """The seconds of one who comes back after a bot has played for him."""
    return max(left, RETURN_LEAST, clock.seconds / RETURN_SHARE)


def reminder(clock: Clock) -> float | None:
    """How many seconds before the end of the time somebody is reminded; None where there is no time for it."""
    return None if clock.seconds < SHORTEST else clock.seconds / REMINDER
