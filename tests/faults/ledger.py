"""What people were told of a table, and whether it is what the database holds in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import bezant
from bezant.kernel.errors import BezantError
from bezant.kernel.match import Entry, Match
from tests.faults.stored import Stored

UNDO = None  # in place of an action

Sent = tuple[int, int, int | None]  # the ply that was looked at, the seat, and the action


@dataclass
class Ledger:
    """One table. Problems are told as they are met; the rest when all is over."""

    table: str
    game: str
    people: frozenset[int]  # seats; the others are bots'
    shown: dict[int, dict[str, Any]] = field(default_factory=dict)  # entries of the log by their ply
    acknowledged: set[Sent] = field(default_factory=set)  # answered as done
    sent: set[Sent] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)
    is_over: bool = False
    asked: int | None = None  # the seat that was to move when somebody last heard of it

    @property
    def who_is_asked(self) -> str:
        return f"seat {self.asked}, {'a person' if self.asked in self.people else 'a bot'}"

    @property
    def highest(self) -> int:
        return max(self.shown, default=-1)

    def show(self, entries: list[dict[str, Any]], first: int, last: int) -> None:
        """Entries that somebody was shown, said to be those of these plies."""
        if [entry["ply"] for entry in entries] != list(range(first, last + 1)):
            plies = [entry["ply"] for entry in entries]
            self._blame(
                f"was shown the entries {plies} for those of {first} to {last}: one is missing, twice or out of order"
            )
        for entry in entries:
            known = self.shown.setdefault(entry["ply"], entry)
            if _fingerprint(known) != _fingerprint(entry):
                self._blame(
                    f"entry {entry['ply']} was told in two ways: {_fingerprint(known)} and {_fingerprint(entry)}"
                )

    def reached(self, ply: int, before: int) -> None:
        """A view of somebody who came anew, when others had been shown `before` already."""
        if ply < before:
            self._blame(f"a view of ply {ply} was sent to somebody who came after ply {before} had been shown")

    def compare(self, stored: Stored) -> None:
        """Find whatever was told and is not stored, or stored and was never asked for."""
        rows = stored.moves
        if [row.ply for row in rows] != list(range(1, len(rows) + 1)):
            self._blame(f"the plies that are stored are {[row.ply for row in rows]}")
        try:
            played = list(_replayed(stored))
        except BezantError as error:
            self._blame(f"what is stored cannot be replayed: {error}")
            return
        for ply, seat, action in sorted(self.acknowledged, key=str):
            row = rows[ply] if ply < len(rows) else None
            if row is None or (row.seat, row.action) != (seat, action):
                self._blame(f"seat {seat} was told that action {action} was done after ply {ply}; stored is {row}")
        for ply, entry in sorted(self.shown.items()):
            if ply > len(rows):
                self._blame(f"entry {ply} was shown and is not stored")
            elif ply and (told := _told(played[ply][0], rows[ply - 1].at)) != _fingerprint(entry):
                self._blame(f"entry {ply} was shown as {_fingerprint(entry)} and is stored as {told}")
        for done, was_forced in played[1:]:
            asked = (done.ply - 1, done.seat, done.action) in self.sent
            if done.seat in self.people and not was_forced and not asked:
                self._blame(f"entry {done.ply} is stored, and seat {done.seat} never sent it")

    def _blame(self, words: str) -> None:
        self.problems.append(f"{self.game} {self.table}: {words}")


def _replayed(stored: Stored) -> Iterator[tuple[Entry, bool]]:
    """The entries that the stored moves make, and whether the table gave the answer itself."""
    match = Match(bezant.load(stored.game), stored.seats, stored.seed, stored.options)
    yield match.entries[0], False
    for row in stored.moves:
        was_forced = match.forced is not None
        yield match.replay(row.seat, row.action), was_forced


def _told(entry: Entry, at: datetime) -> tuple[Any, ...]:
    return entry.seat, at, entry.undoes, [event.name for event in entry.events]


def _fingerprint(entry: dict[str, Any]) -> tuple[Any, ...]:
    """What every reader is told alike of an entry."""
    at = datetime.fromisoformat(entry["at"].replace("Z", "+00:00"))
    return entry["seat"], at, entry["undoes"], [event["event"] for event in entry["events"]]


@dataclass
class Tally:
    """How much happened."""

    faults: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)  # of people: moves, double clicks, lost lines
    refusals: Counter[str] = field(default_factory=Counter)
