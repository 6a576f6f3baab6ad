"""What is shown of a table: to whom, and nothing else.

Views are plain data that `schemas.TableView` describes. All who play the same seats see the same: they are one kind of reader, for
whom a change is worked out once. A view is made of named parts; a change names those that are other than before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any

import msgspec

from bezant.kernel.game import OVER
from bezant.kernel.messages import EVERYONE, Message
from bezant.kernel.pointing import WhyNot
from bezant.kernel.state import Position
from bezant.lab.analysis import positions
from bezant.server import schemas
from bezant.server.life import life_of
from bezant.server.log import encode
from bezant.server.model import BOT, FINISHED, ChatMessage, Sandbox, Seat, TableInfo
from bezant.server.table_state import TableState, seat_names

ALL = -1  # `since` of one who has seen nothing; also the ply of a table that has not begun
NOBODY: tuple[int, ...] = ()  # the seats of a spectator

WITHIN = "position."  # how the names of its pieces begin

View = dict[str, Any]
Parts = dict[str, bytes]
Marks = dict[str, int]  # of each part its hash, by which it is known again


@dataclass(frozen=True)
class Presence:
    """Who has a table open in a browser: guests by id, and how many browsers nobody has a name for."""

    guests: Set[str] = frozenset()
    strangers: int = 0
    last_seen: Callable[[str], datetime | None] = lambda guest: None  # when somebody who is not here left


@dataclass(eq=False, slots=True)
class _Kind:
    """What readers of one kind were shown last, and how it differs from what they were shown before."""

    version: int = -1
    ply: int = ALL
    said: int = 0
    marks: tuple[Marks, ...] = ()  # in layers, of which several kinds have some in common
    change: bytes | None = None  # None for those who are further behind: they get the whole view


class Layer:
    """Parts that are made together. Only their marks are kept for the next change: they are a tenth as large."""

    __slots__ = ("marks", "parts")

    def __init__(self, parts: Iterable[tuple[str, bytes]] = ()) -> None:
        self.parts: Parts = dict(parts)
        self.marks: Marks = {name: hash(part) for name, part in self.parts.items()}

    def other_than(self, old: Marks) -> bytes:
        """The parts that were not the same before."""
        parts = self.parts
        new = [name for name, mark in self.marks.items() if old.get(name) != mark]
        return b",".join([b'"%b":%b' % (name.encode(), parts[name]) for name in new])


NOTHING = Layer()


class TableViews:
    """Shows one live table. What a seat sees is computed once a version, however many look."""

    def __init__(self, state: TableState, version: int = 0) -> None:
        self.state = state
        self.version = version  # of what is shown; counts every change
        self._history: list[bytes] = []  # the position after each entry, once somebody looks back
        self._at = -1  # the version that is kept below
        self._common: View = {}  # for every reader
        self._common_layer: Layer | None = None
        self._on_the_table: View = {}  # the position as all see it
        self._table_layers: dict[frozenset[str], Layer] = {}  # without what is other to some
        self._own_layers: dict[int, tuple[frozenset[str], Layer]] = {}  # by the seat that is looked through
        # What is new in a layer. The old marks are held, or others might get their id.
        self._compared: dict[tuple[int, int], tuple[bytes, Marks]] = {}
        self._seated: list[Seat] = []
        self._seat_lists: dict[tuple[int, ...], msgspec.Raw] = {}
        self._fixed: msgspec.Raw | None = None  # what was agreed
        self._kinds: dict[tuple[int, ...], _Kind] = {}

    @property
    def ply(self) -> int:
        return self.state.match.ply if self.state.begun else ALL

    def view(self, you: tuple[int, ...], since: int, presence: Presence, preparing: bool) -> View:
        """The table as those see it who play the seats `you`, with the log after `since`; a `since` yet to come means all of it."""
        state, ply = self.state, self.ply
        since = since if ALL <= since <= ply else ALL
        entries = state.log.read(since, state.reader_of(you)) if state.begun else ()
        return {
            **self._shown(you, preparing),
            "ply": ply,
            "since": since,
            "log": [msgspec.Raw(entry) for entry in entries],
            "chat": [_said(message) for message in state.chat],
            **shown_presence(state.info, presence),
        }

    def change(self, you: tuple[int, ...], preparing: bool) -> bytes | None:
        """What is new to readers of this kind since the version before; None where they need the whole view."""
        kind = self._kinds.setdefault(you, _Kind())
        if kind.version != self.version:
            self._bring_up(kind, you, preparing)
        return kind.change

    def _bring_up(self, kind: _Kind, you: tuple[int, ...], preparing: bool) -> None:
        state, layers = self.state, self._layers(you, preparing)
        follows = bool(kind.marks) and kind.version == self.version - 1 and state.begun
        entries = list(state.log.read(kind.ply, state.reader_of(you))) if follows else []
        new = state.said - kind.said
        said = [encode(_said(message)) for message in state.chat[-new:]] if new else []
        was, kind.marks = kind.marks, tuple(layer.marks for layer in layers)
        kind.version, kind.ply, kind.said = self.version, self.ply, state.said
        follows = follows and new <= len(state.chat)
        kind.change = _change(self.ply, entries, said, self._new(was, layers)) if follows else None

    def _new(self, was: Sequence[Marks], layers: Sequence[Layer]) -> Iterator[bytes]:
        """The parts that are other than before. Kinds that have a layer in common had the same one before, mostly."""
        for old, layer in zip(was, layers, strict=True):
            compared = id(old), id(layer.marks)
            if compared not in self._compared:
                self._compared[compared] = layer.other_than(old), old
            if self._compared[compared][0]:
                yield self._compared[compared][0]

    def settle(self) -> None:
        """All have been told: keep nothing but what the next change is found with."""
        self._kinds = {you: kind for you, kind in self._kinds.items() if kind.version == self.version}
        for kind in self._kinds.values():
            kind.change = None
        self._at = -1
        self._forget_older()

    def view_at(self, ply: int, now: View) -> View:
        """The table as it stood after entry `ply`, with nothing that the readers of the view `now` did not know then; of a game
        that is over nothing is secret any more."""
        match = self.state.match
        game, reader = match.game, self.state.reader_of(now["you"])
        state = self.position_at(ply)
        seat = game.to_move(state)
        return now | {
            "ply": ply,
            "to_move": None if seat == OVER else seat,
            "position": game.view(state, reader),
            "question": game.question(state),
            "steps": game.steps(state),
            "options": [],
            "can_undo": False,
            "undo_turn": 0,
            "result": self.state.info.summary.result if ply == match.ply else None,
            "since": ply - 1,
            "log": [msgspec.Raw(entry) for entry in self.state.log.read(ply - 1, reader, ply + 1)],
        }

    def view_instead(self, ply: int, raw: bytes, now: View) -> View:
        """The table at `ply` with another position, seen by the seat that moved: what others hide in it is imagined."""
        match = self.state.match
        game, state = match.game, match.game.from_bytes(raw)
        seat = game.to_move(state)
        return self.view_at(ply, now) | {
            "to_move": None if seat == OVER else seat,
            "position": game.view(state, match.entries[ply].seat),
            "question": game.question(state),
            "steps": game.steps(state),
            "log": [],
        }

    def position_at(self, ply: int) -> Position:
        """The position after entry `ply`, with all its secrets."""
        match = self.state.match
        if ply >= len(self._history):
            self._history = [before for _, before, _, _ in positions(match)] + [match.state.tobytes()]
        return match.game.from_bytes(self._history[ply])

    # Parts: what all see, what is seen through the eyes of a seat, and what belongs to the reader

    def _shown(self, you: tuple[int, ...], preparing: bool) -> View:
        self._forget_older()
        eyes = self.state.eyes_of(you)
        return self._for_all(preparing) | {"position": self._position(eyes)} | self._own(you, eyes)

    def _layers(self, you: tuple[int, ...], preparing: bool) -> tuple[Layer, ...]:
        self._forget_older()
        eyes = self.state.eyes_of(you)
        if self._common_layer is None:
            self._common_layer = Layer(_parts(self._for_all(preparing)))
        return self._common_layer, *self._position_layers(eyes), Layer(_parts(self._own(you, eyes)))

    def _forget_older(self) -> None:
        if self._at != self.version:
            self._at, self._common, self._common_layer = self.version, {}, None
            self._on_the_table, self._table_layers, self._own_layers, self._compared = {}, {}, {}, {}

    def _for_all(self, preparing: bool) -> View:
        if not self._common:
            state = self.state
            game, position, begun = state.match.game, state.match.state, state.begun
            self._common = {
                "table": self._facts(),
                "status": state.info.summary.status,
                "to_move": state.to_move(),
                "question": game.question(position) if state.to_move() is not None else None,
                "steps": game.steps(position) if begun else [],
                "result": state.info.summary.result,
                "preparing": preparing,
                "life": life_of(state),
            }
        return self._common

    def _looks_through(self, eyes: int | None) -> int | None:
        """Where nothing is secret all see the same, and once the game is over everybody sees all."""
        if not self.state.match.game.has_secrets:
            return None
        return EVERYONE if self.state.info.summary.status == FINISHED else eyes

    def _position(self, eyes: int | None) -> View | None:
        match = self.state.match
        return match.game.view(match.state, self._looks_through(eyes)) if self.state.begun else None

    def _position_layers(self, eyes: int | None) -> tuple[Layer, Layer]:
        """What lies on the table, and what is other to these eyes."""
        match, eyes = self.state.match, self._looks_through(eyes)
        if not self.state.begun:
            return Layer([("position", b"null")]), NOTHING
        self._on_the_table = self._on_the_table or match.game.view(match.state, None)
        if eyes is None:
            return self._table_layer(frozenset()), NOTHING
        if eyes not in self._own_layers:
            other = match.game.own_view(match.state, eyes, self._on_the_table)
            self._own_layers[eyes] = frozenset(other), Layer(_parts(other, WITHIN))
        keys, own = self._own_layers[eyes]
        return self._table_layer(keys), own

    def _table_layer(self, but: frozenset[str]) -> Layer:
        if but not in self._table_layers:
            seen = {key: part for key, part in self._on_the_table.items() if key not in but}
            self._table_layers[but] = Layer(_parts(seen, WITHIN))
        return self._table_layers[but]

    def _own(self, you: tuple[int, ...], eyes: int | None) -> View:
        state = self.state
        asked = eyes is not None and eyes == state.asked()
        return {
            "you": you,
            "seat": eyes,
            "seats": self._seats(you),
            "options": state.match.game.legal(state.match.state) if asked else [],
            "can_undo": state.can_undo(you),
            "undo_turn": state.undo_turn(you),
        }

    def _seats(self, you: tuple[int, ...]) -> msgspec.Raw:
        """Made anew only when somebody sits down, goes or gets another name: the list is another one then."""
        if self._seated is not self.state.info.seats:
            self._seated, self._seat_lists = self.state.info.seats, {}
        if you not in self._seat_lists:
            self._seat_lists[you] = msgspec.Raw(encode(seat_list(self.state.info, you)))
        return self._seat_lists[you]

    def _facts(self) -> msgspec.Raw:
        """What was agreed, which does not change; the seed is told when the game is over, and not before."""
        if self._fixed is None or self.state.info.summary.status == FINISHED:
            self._fixed = msgspec.Raw(encode(table_facts(self.state)))
        return self._fixed


def table_facts(state: TableState) -> View:
    info = state.info
    return {
        "id": info.id,
        "name": info.name,
        "game": info.game,
        "private": info.private,
        "talk": info.talk,
        "hints": info.hints,
        "options": info.options,
        "created": info.created,
        "commitment": state.match.commitment,
        "seed": info.seed if info.summary.status == FINISHED else None,
        "uploaded": info.uploaded,
        "sandbox": None if info.sandbox is None else _branch(info.sandbox),
    }


def _branch(sandbox: Sandbox) -> View:
    return {"table": sandbox.table, "ply": sandbox.ply, "imagined": sandbox.start is not None}


def _parts(view: View, within: str = "") -> Iterator[tuple[str, bytes]]:
    """A view in pieces that change on their own, as JSON. Of a list of objects each is a piece, and its length is told."""
    for key, part in view.items():
        if within and type(part) is list and part and type(part[0]) is dict:
            yield _name(within, key, "#"), b"%d" % len(part)
            for number, one in enumerate(part):
                yield _name(within, key, ".", number), encode(one)
        else:
            yield _name(within, key), encode(part)


@cache
def _name(*words: str | int) -> str:
    """The name of a piece, which is one text for all tables."""
    return "".join(map(str, words))


def _change(ply: int, entries: Sequence[bytes], said: Sequence[bytes], new: Iterable[bytes]) -> bytes:
    return b'{"type":"change","ply":%d,"entries":[%b],"said":[%b],"set":{%b}}' % (
        ply,
        b",".join(entries),
        b",".join(said),
        b",".join(new),
    )


def _said(message: ChatMessage) -> View:
    return {"at": message.at, "person": message.guest, "name": message.name, "seat": message.seat, "text": message.text}


def shown_presence(info: TableInfo, presence: Presence) -> View:
    """Which seats have somebody at the table now (bots always are), when the others left, and how many look on."""
    here = [number for number, seat in enumerate(info.seats) if seat.kind == BOT or seat.guest in presence.guests]
    seated = {seat.guest for seat in info.seats}
    left = [
        None if number in here or seat.guest is None else presence.last_seen(seat.guest)
        for number, seat in enumerate(info.seats)
    ]
    return {"here": here, "left": left, "watching": len(presence.guests - seated) + presence.strangers}


def why_of(found: WhyNot, say: Callable[[Message], str]) -> schemas.Why:
    """The answer to "why not?", with its words."""
    label, reason = found.label, found.reason
    if reason is None:
        return schemas.Why(option=found.action, label=label, legal=True, code=None, message=None, words=None, rule=None)
    return schemas.Why(
        option=found.action,
        label=label,
        legal=False,
        code=reason.code,
        message=reason.message,
        words=say(reason.message),
        rule=reason.rule,
    )


def seat_list(info: TableInfo, you: Sequence[int]) -> list[View]:
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": name,
            "bot": seat.bot,
            "side": seat.side,
            "you": number in you,
            "bot_of": seat.bot_of,
        }
        for number, (seat, name) in enumerate(zip(info.seats, seat_names(info.seats), strict=True))
    ]


def table_row(info: TableInfo, guest: str | None, presence: Presence) -> View:
    """A table as a line of the lobby."""
    summary, you = info.summary, info.seats_of(guest)
    return {
        "id": info.id,
        "name": info.name,
        "game": info.game,
        "private": info.private,
        "hints": info.hints,
        "status": summary.status,
        "seats": seat_list(info, you),
        "here": shown_presence(info, presence)["here"],
        "to_move": summary.to_move,
        "yours_to_move": summary.to_move in you and info.sandbox is None,
        "where": summary.place,
        "created": info.created,
        "updated": info.updated,
        "result": summary.result,
        "uploaded": info.uploaded,
        "sandbox": info.sandbox is not None,
        "deadline": summary.deadline,
        "paused": info.life.paused is not None,
        "kept": next((number for number, seat in enumerate(info.seats) if guest and seat.kept_for == guest), None),
    }
