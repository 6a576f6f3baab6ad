"""What is shown of a table: to whom, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeVar

from bezant import players
from bezant.kernel.game import OVER
from bezant.kernel.match import Entry, Match
from bezant.kernel.messages import EVERYONE, Message
from bezant.kernel.pointing import WhyNot
from bezant.lab.review import positions
from bezant.server import schemas
from bezant.server.rows import BOT, FINISHED, PLAYING, WAITING, ChatRow, SeatRow, TableRow
from bezant.server.store import GameSummary

T = TypeVar("T", bound=schemas.Out)

ALL = -1  # `since` of one who has seen nothing; also the ply of a table that has not begun


@dataclass(frozen=True)
class Presence:
    """Who has a table open in a browser: guests by id, and how many browsers nobody has a name for."""

    guests: Set[str] = frozenset()
    strangers: int = 0


@dataclass
class TableState:
    """A table in memory, as the store holds it."""

    row: TableRow
    match: Match
    times: list[datetime]  # of each entry of the match
    chat: list[ChatRow]
    _history: list[bytes] = field(default_factory=list)  # the position after each entry, once somebody looks back
    _sights: dict[int | None, dict[str, Any]] = field(default_factory=dict)

    @property
    def begun(self) -> bool:
        return self.row.status != WAITING

    def to_move(self) -> int | None:
        if self.row.status != PLAYING:
            return None
        seat = self.match.game.to_move(self.match.state)
        return None if seat == OVER else seat

    def seats_of(self, guest: str | None) -> list[int]:
        return seats_of(self.row, guest)

    def summary(self) -> GameSummary:
        """Where the game stands once every seat is filled."""
        game, state = self.match.game, self.match.state
        seat = game.to_move(state)
        status, to_move = (FINISHED, None) if seat == OVER else (PLAYING, seat)
        return GameSummary(status, to_move, dict(game.where(state)), game.result(state))

    def take(self, summary: GameSummary) -> None:
        """Go on from here: what was shown before is forgotten."""
        self.row.status, self.row.to_move = summary.status, summary.to_move
        self.row.place, self.row.result = summary.place, summary.result
        self._sights.clear()

    def waits_for_level(self) -> bool:
        """Whether a bot that thinks is to move."""
        seat = self.to_move()
        bot = None if seat is None else self.row.seats[seat].bot
        return bot is not None and players.searches(bot)

    def view(self, guest: str | None, since: int, presence: Presence, preparing: bool) -> schemas.TableView:
        """The table through the eyes of `guest`, with the log after `since`; a `since` yet to come means all of it."""
        you = self.seats_of(guest)
        to_move = self.to_move()
        eyes = self._eyes(you, to_move)
        ply = self.match.ply if self.begun else ALL
        since = since if ALL <= since <= ply else ALL
        seated = {seat.guest for seat in self.row.seats}
        return schemas.TableView(
            table=self._facts(),
            status=self.row.status,  # type: ignore[arg-type]
            seats=seat_list(self.row, guest, presence.guests),
            you=you,
            seat=eyes,
            ply=ply,
            to_move=to_move,
            can_undo=any(self.match.can_undo(seat) for seat in you) if self.begun else False,
            preparing=preparing,
            since=since,
            log=self._entries(self.match.entries[since + 1 :], self.reader(guest)) if self.begun else [],
            chat=[schemas.Said(at=said.at, name=said.name, seat=said.seat, text=said.text) for said in self.chat],
            watching=len(presence.guests - seated) + presence.strangers,
            **self._sight(eyes),
        )

    def _eyes(self, you: list[int], to_move: int | None) -> int | None:
        """The seat that is looked through. Who plays several and has to wait sees no seat's secrets."""
        if to_move in you:
            return to_move
        shared = len(you) > 1 and self.match.game.has_secrets and self.row.status != FINISHED
        return None if shared else next(iter(you), None)

    def reader(self, guest: str | None) -> int | None:
        """The seat through whose eyes `guest` reads the log; who plays several seats reads what all may know."""
        you = self.seats_of(guest)
        return you[0] if len(you) == 1 else None

    def view_at(self, ply: int, end: schemas.TableView) -> schemas.TableView:
        """The table as it stood after entry `ply` of a finished game, of which `end` is the view: nothing is secret any more."""
        assert self.row.status == FINISHED, "nobody may see all of a game that goes on"
        if not self._history:
            self._history = [before for _, before, _, _ in positions(self.match)] + [self.match.state.tobytes()]
        game = self.match.game
        state = game.from_bytes(self._history[ply])
        seat = game.to_move(state)
        shown = {
            "ply": ply,
            "to_move": None if seat == OVER else seat,
            "position": game.view(state, EVERYONE),
            "question": _read(schemas.Question, game.question(state)),
            "steps": [schemas.Step.model_validate(step) for step in game.steps(state)],
            "result": _read(schemas.Result, game.result(state)),
            "since": ply - 1,
            "log": self._entries(self.match.entries[ply : ply + 1], None),
        }
        return end.model_copy(update=shown)

    def _facts(self) -> schemas.TableFacts:
        """The seed is told when the game is over, and not before."""
        row = self.row
        return schemas.TableFacts(
            id=row.id,
            name=row.name,
            game=row.game,
            private=row.private,
            talk=row.talk,
            hints=row.hints,
            options=row.options,
            created=row.created,
            commitment=self.match.commitment,
            seed=row.whole_seed if row.status == FINISHED else None,
        )

    def _entries(self, entries: Sequence[Entry], reader: int | None) -> list[schemas.Entry]:
        """The log after `since`, as the reader may know it; when the game is over nothing is secret any more."""
        eyes = EVERYONE if self.row.status == FINISHED else reader
        return [
            schemas.Entry(
                ply=entry.ply,
                seat=entry.seat,
                at=self.times[entry.ply],
                undoes=entry.undoes,
                events=[schemas.Event.model_validate(event.seen_by(eyes).json()) for event in entry.events],
            )
            for entry in entries
        ]

    def _sight(self, seat: int | None) -> dict[str, Any]:
        """What the game shows to a seat; the same until somebody moves."""
        if seat not in self._sights:
            self._sights[seat] = self._look(seat)
        return self._sights[seat]

    def _look(self, seat: int | None) -> dict[str, Any]:
        if not self.begun:
            return {"position": None, "question": None, "steps": [], "options": [], "result": None}
        game, state = self.match.game, self.match.state
        options = [] if seat is None or seat != self.to_move() else game.options(state, seat)
        return {
            "position": game.view(state, seat),
            "question": _read(schemas.Question, game.question(state)),
            "steps": [schemas.Step.model_validate(step) for step in game.steps(state)],
            "options": [schemas.Option.model_validate(option) for option in options],
            "result": _read(schemas.Result, game.result(state)),
        }


def why_of(found: WhyNot, say: Callable[[Message], str]) -> schemas.Why:
    """The answer to "why not?", with its words."""
    label, reason = _read(schemas.Message, found.label), found.reason
    if reason is None:
        return schemas.Why(option=found.action, label=label, legal=True, code=None, message=None, words=None, rule=None)
    return schemas.Why(
        option=found.action,
        label=label,
        legal=False,
        code=reason.code,
        message=schemas.Message.model_validate(reason.message),
        words=say(reason.message),
        rule=reason.rule,
    )


def seats_of(row: TableRow, guest: str | None) -> list[int]:
    """The seats `guest` acts for."""
    return [] if guest is None else [seat.seat for seat in row.seats if seat.guest == guest]


def seat_names(row: TableRow) -> list[str]:
    """The name at each seat, empty at a free one; of two the same the second gets a number."""
    met: Counter[str] = Counter()
    names = []
    for seat in row.seats:
        name = _name(seat)
        met[name] += 1
        names.append(f"{name} {met[name]}" if name and met[name] > 1 else name)
    return names


def seat_list(row: TableRow, guest: str | None, here: Set[str]) -> list[schemas.Seat]:
    return [
        schemas.Seat(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=name,
            bot=seat.bot,
            side=seat.side,
            you=guest is not None and seat.guest == guest,
            here=seat.kind == BOT or seat.guest in here,
        )
        for seat, name in zip(row.seats, seat_names(row), strict=True)
    ]


def table_row(row: TableRow, guest: str | None, here: Set[str]) -> schemas.TableRow:
    """A table as a line of the lobby."""
    return schemas.TableRow(
        id=row.id,
        name=row.name,
        game=row.game,
        private=row.private,
        hints=row.hints,
        status=row.status,  # type: ignore[arg-type]
        seats=seat_list(row, guest, here),
        to_move=row.to_move,
        yours_to_move=row.to_move in seats_of(row, guest),
        where=_read(schemas.Message, row.place),
        created=row.created,
        updated=row.updated,
        result=_read(schemas.Result, row.result),
    )


def has_teams(seats: Sequence[SeatRow]) -> bool:
    return len({seat.side for seat in seats}) < len(seats)


def _name(seat: SeatRow) -> str:
    if seat.bot is not None:
        return seat.bot
    return "" if seat.sitter is None else seat.sitter.name


def _read(shape: type[T], told: Mapping[str, Any] | None) -> T | None:
    return None if told is None else shape.model_validate(told)
