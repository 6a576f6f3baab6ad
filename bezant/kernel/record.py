"""Game records: a text file with a header, the seed and every move in words. Save, read, verify."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from bezant.kernel.errors import BadRecord, BezantError
from bezant.kernel.game import load
from bezant.kernel.match import Entry, Match

T = TypeVar("T")

MAGIC = "bezant-record 1"
UNDO = "undo"


def save(match: Match, names: Sequence[str] = ()) -> str:
    """The record of a match, with all that is needed to replay it."""
    moves = [f"{entry.seat} {_words(match, entry)}" for entry in match.entries[1:]]
    return _text([*_head(match, names), f"seed {match.seed}", "moves", *moves, f"final {fingerprint(match)}"])


def save_for(match: Match, names: Sequence[str], seat: int | None) -> str:
    """What a seat, or a spectator, may have of a match that goes on: no seed, and no choice made in secret by another."""
    moves = [f"{entry.seat} {_words(match, entry, entry.seat == seat)}" for entry in match.entries[1:]]
    return _text([*_head(match, names), "moves", *moves])


def _head(match: Match, names: Sequence[str]) -> list[str]:
    lines = [MAGIC, f"game {match.game.name} {match.game.version}", f"seats {match.seats}"]
    lines += [f"player {seat} {name}" for seat, name in enumerate(names)]
    lines += [f"option {name} {json.dumps(value)}" for name, value in sorted(match.options.items())]
    return [*lines, f"commitment {match.commitment}"]


def _text(lines: Sequence[str]) -> str:
    return "\n".join(lines) + "\n"


def fingerprint(match: Match) -> str:
    """A short proof of the position reached."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()[:32]


def _words(match: Match, entry: Entry, own: bool = True) -> str:
    if entry.action is None:
        return UNDO
    action = match.game.actions[entry.action]
    return action.words if own else action.public_words


class Reader:
    """A record being read, line by line: `match` grows as its moves are carried out."""

    def __init__(self, text: str) -> None:
        self._lines = [line.strip() for line in text.splitlines()]
        self.names: list[str] = []
        self._header: dict[str, str] = {}
        self._options: dict[str, object] = {}
        self._line = 0
        self.match = self._begin()

    def _begin(self) -> Match:
        if not self._lines or self._lines[0] != MAGIC:
            raise BadRecord(f"a record begins with “{MAGIC}”.", 1)
        self._line = 1
        while self._line < len(self._lines) and self._lines[self._line] != "moves":
            self._line += 1
            self._read_header(self._lines[self._line - 1])
        if self._line == len(self._lines):
            raise BadRecord("the line “moves” is missing.", self._line + 1)
        self._line += 1
        return self._at_line(self._make)

    def _read_header(self, line: str) -> None:
        key, _, value = line.partition(" ")
        if key == "player":
            self.names.append(value.partition(" ")[2])
        elif key == "option":
            name, _, number = value.partition(" ")
            try:
                self._options[name] = json.loads(number)
            except json.JSONDecodeError:
                raise BadRecord(f"“{number[:40]}” is no value of an option.", self._line) from None
        elif key in ("game", "seats", "seed", "commitment"):
            self._header[key] = value
        elif line:
            raise BadRecord(f"“{line[:60]}” is no line of a record's head.", self._line)

    def _make(self) -> Match:
        for key in ("game", "seats", "seed"):
            if not self._header.get(key):
                raise BadRecord(f"the head says no {key}.", self._line)
        name, _, version = self._header["game"].partition(" ")
        game = load(name)
        if version != str(game.version):
            raise BadRecord(
                f"the record is of version {version} of {name}, and version {game.version} is here.", self._line
            )
        if not self._header["seats"].isdecimal():
            raise BadRecord(f"“{self._header['seats'][:40]}” is no number of seats.", self._line)
        match = Match(game, int(self._header["seats"]), self._header["seed"], self._options)
        if self._header.get("commitment", match.commitment) != match.commitment:
            raise BadRecord("the seed is not the one that was committed to before the game.", self._line)
        return match

    def moves(self) -> Iterator[Entry]:
        """Carry out the moves one by one, then check the fingerprint."""
        while self._line < len(self._lines):
            line = self._lines[self._line]
            self._line += 1
            seat, _, words = line.partition(" ")
            if seat == "final":
                if words != fingerprint(self.match):
                    raise BadRecord("the moves lead to another position than the one recorded.", self._line)
            elif line:
                yield self._at_line(lambda seat=seat, words=words: self._carry_out(seat, words))  # type: ignore[misc]

    def _carry_out(self, seat: str, words: str) -> Entry:
        if not seat.isdecimal():
            raise BadRecord(f"a move begins with the number of its seat, not “{seat[:40]}”.", self._line)
        return self.match.replay(int(seat), None if words == UNDO else self.match.game.actions.parse(words))

    def _at_line(self, act: Callable[[], T]) -> T:
        try:
            return act()
        except BadRecord:
            raise
        except BezantError as error:
            raise BadRecord(str(error), self._line) from None


def read(text: str) -> Match:
    """The match of a record, every move replayed. BadRecord says in which line it is broken."""
    reader = Reader(text)
    for _ in reader.moves():
        pass
    return reader.match
