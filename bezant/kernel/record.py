"""Game records: a text file with a header, the seed and every move in words. Save, read, verify."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from bezant.kernel.errors import BadRecord, BezantError
from bezant.kernel.game import load
from bezant.kernel.match import AGREED, Entry, Match

T = TypeVar("T")

MAGIC = "bezant-record 1"
UNDO, AGREED_UNDO = "undo", "undo agreed"  # by oneself; by consent of all


def save(match: Match, names: Sequence[str] = ()) -> str:
    """The record of a match, with all that is needed to replay it."""
    moves = [f"{entry.seat} {_words(match, entry)}" for entry in match.entries[1:]]
    start = [] if match.start is None else [f"start {json.dumps(match.start, separators=(',', ':'))}"]
    return _text([*_head(match, names), *start, f"seed {match.seed}", "moves", *moves, f"final {fingerprint(match)}"])


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
    if entry.action == AGREED:
        return AGREED_UNDO
    action = match.game.actions[entry.action]
    return action.words if own else action.public_words


class Reader:
    """A record being read, line by line: `match` grows as its moves are carried out."""

    def __init__(self, text: str) -> None:
        self._lines = [line.strip() for line in text.splitlines()]
        self.names: list[str] = []
        self._header: dict[str, str] = {}
        self._options: dict[str, object] = {}
        self._start: dict[str, Any] | None = None
        self._line = 0  # read so far
        self.match = self._begin()

    @property
    def line(self) -> int:
        """The number of the line that was read last."""
        return self._line

    def _begin(self) -> Match:
        if not self._lines or self._lines[0] != MAGIC:
            raise BadRecord(f"a record begins with “{MAGIC}”.", 1, "no-record", begins=MAGIC)
        self._line = 1
        while self._line < len(self._lines) and self._lines[self._line] != "moves":
            self._line += 1
            self._read_header(self._lines[self._line - 1])
        if self._line == len(self._lines):
            raise BadRecord("the line “moves” is missing.", self._line + 1, "no-moves")
        self._line += 1
        return self._at_line(self._make)

    def _read_header(self, line: str) -> None:
        key, _, value = line.partition(" ")
        if key == "player":
            self.names.append(value.partition(" ")[2])
        elif key == "option":
            name, _, number = value.partition(" ")
            wrong = f"“{number[:40]}” is no value of an option."
            self._options[name] = self._json(number, wrong, "no-value", what=number[:40])
        elif key == "start":
            self._start = self._json(value, "the position it starts from cannot be read.", "no-start")
        elif key in ("game", "seats", "seed", "commitment"):
            self._header[key] = value
        elif line:
            raise BadRecord(f"“{line[:60]}” is no line of a record's head.", self._line, "no-head", what=line[:60])

    def _json(self, text: str, wrong: str, why: str, **details: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise BadRecord(wrong, self._line, why, **details) from None

    def _make(self) -> Match:
        for key in ("game", "seats", "seed"):
            if not self._header.get(key):
                raise BadRecord(f"the head says no {key}.", self._line, "lacks", what=key)
        name, _, version = self._header["game"].partition(" ")
        game = load(name)
        if version != str(game.version):
            words = f"the record is of version {version} of {name}, and version {game.version} is here."
            raise BadRecord(words, self._line, "version", game=name, theirs=version, ours=str(game.version))
        if not _is_small(self._header["seats"]):
            seats = self._header["seats"][:40]
            raise BadRecord(f"“{seats}” is no number of seats.", self._line, "no-seats", what=seats)
        match = Match(game, int(self._header["seats"]), self._header["seed"], self._options, self._start)
        if self._header.get("commitment", match.commitment) != match.commitment:
            words = "the seed is not the one that was committed to before the game."
            raise BadRecord(words, self._line, "other-seed")
        return match

    def moves(self) -> Iterator[Entry]:
        """Carry out the moves one by one, then check the fingerprint."""
        while self._line < len(self._lines):
            line = self._lines[self._line]
            self._line += 1
            seat, _, words = line.partition(" ")
            if seat == "final":
                if words != fingerprint(self.match):
                    words = "the moves lead to another position than the one recorded."
                    raise BadRecord(words, self._line, "other-position")
            elif line:
                yield self._at_line(lambda seat=seat, words=words: self._carry_out(seat, words))  # type: ignore[misc]

    def _carry_out(self, seat: str, words: str) -> Entry:
        if not _is_small(seat):
            words = f"a move begins with the number of its seat, not “{seat[:40]}”."
            raise BadRecord(words, self._line, "no-move", what=seat[:40])
        undos = {UNDO: None, AGREED_UNDO: AGREED}
        return self.match.replay(int(seat), undos[words] if words in undos else self.match.game.actions.parse(words))

    def _at_line(self, act: Callable[[], T]) -> T:
        try:
            return act()
        except BadRecord:
            raise
        except BezantError as error:
            raise BadRecord(str(error), self._line) from None


def _is_small(number: str) -> bool:
    return number.isdecimal() and len(number) <= 3


def replayed(text: str) -> Reader:
    """A record with every move carried out. BadRecord says in which line it is broken."""
    reader = Reader(text)
    for _ in reader.moves():
        pass
    return reader


def read(text: str) -> Match:
    """The match of a record, every move replayed."""
    return replayed(text).match
