"""What is shown of a table: to whom, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from typing import Any, TypeVar

from bezant.kernel.game import OVER
from bezant.kernel.match import Entry
from bezant.kernel.messages import EVERYONE, Message
from bezant.kernel.pointing import WhyNot
from bezant.lab.review import positions
from bezant.server import schemas
from bezant.server.model import BOT, FINISHED, TableInfo
from bezant.server.table_state import TableState, seat_names

T = TypeVar("T", bound=schemas.Out)

ALL = -1  # `since` of one who has seen nothing; also the ply of a table that has not begun


@dataclass(frozen=True)
class Presence:
    """Who has a table open in a browser: guests by id, and how many browsers nobody has a name for."""

    guests: Set[str] = frozenset()
    strangers: int = 0


@dataclass(frozen=True)
class LiveMessage:
    """A view as it goes over a socket, and the ply it shows."""

    ply: int
    text: str


class TableViews:
    """Shows one live table. What a seat sees is computed once a ply, however many look."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._history: list[bytes] = []  # the position after each entry, once somebody looks back
        self._ply = state.match.ply
        self._seen: dict[int | None, dict[str, Any]] = {}  # at this ply, by seat

    def view(self, guest: str | None, since: int, presence: Presence, preparing: bool) -> schemas.TableView:
        """The table through the eyes of `guest`, with the log after `since`; a `since` yet to come means all of it."""
        state = self.state
        info, match, begun = state.info, state.match, state.begun
        you, eyes = state.seats_of(guest), state.eyes_of(guest)
        ply = match.ply if begun else ALL
        since = since if ALL <= since <= ply else ALL
        seated = {seat.guest for seat in info.seats}
        return schemas.TableView(
            table=self._facts(),
            status=info.summary.status,  # type: ignore[arg-type]
            seats=seat_list(info, guest, presence.guests),
            you=you,
            seat=eyes,
            ply=ply,
            to_move=state.to_move(),
            can_undo=any(match.can_undo(seat) for seat in you) if begun else False,
            preparing=preparing,
            since=since,
            log=self._entries(match.entries[since + 1 :], state.reader_of(guest)) if begun else [],
            chat=[schemas.Said(at=said.at, name=said.name, seat=said.seat, text=said.text) for said in state.chat],
            watching=len(presence.guests - seated) + presence.strangers,
            **self._seen_by(eyes),
        )

    def view_at(self, ply: int, end: schemas.TableView) -> schemas.TableView:
        """The table as it stood after entry `ply` of a finished game, of which `end` is the view: nothing is secret any more."""
        assert self.state.info.summary.status == FINISHED, "nobody may see all of a game that goes on"
        match = self.state.match
        if not self._history:
            self._history = [before for _, before, _, _ in positions(match)] + [match.state.tobytes()]
        game = match.game
        state = game.from_bytes(self._history[ply])
        seat = game.to_move(state)
        shown = {
            "ply": ply,
            "to_move": None if seat == OVER else seat,
            "position": game.view(state, EVERYONE),
            "question": game.question(state),
            "steps": game.steps(state),
            "result": game.result(state),
            "since": ply - 1,
            "log": self._entries(match.entries[ply : ply + 1], None),
        }
        return end.model_copy(update=shown)

    def _facts(self) -> schemas.TableFacts:
        """The seed is told when the game is over, and not before."""
        info = self.state.info
        return schemas.TableFacts(
            id=info.id,
            name=info.name,
            game=info.game,
            private=info.private,
            talk=info.talk,
            hints=info.hints,
            options=info.options,
            created=info.created,
            commitment=self.state.match.commitment,
            seed=info.seed if info.summary.status == FINISHED else None,
        )

    def _entries(self, entries: Sequence[Entry], reader: int | None) -> list[schemas.Entry]:
        """These entries of the log, as the reader may know them; when the game is over nothing is secret any more."""
        eyes = EVERYONE if self.state.info.summary.status == FINISHED else reader
        return [
            schemas.Entry(
                ply=entry.ply,
                seat=entry.seat,
                at=self.state.times[entry.ply],
                undoes=entry.undoes,
                events=[event.seen_by(eyes).json() for event in entry.events],
            )
            for entry in entries
        ]

    def _seen_by(self, seat: int | None) -> dict[str, Any]:
        """What the game shows to a seat; the same until somebody moves."""
        if self._ply != self.state.match.ply:
            self._ply, self._seen = self.state.match.ply, {}
        if seat not in self._seen:
            self._seen[seat] = self._look(seat)
        return self._seen[seat]

    def _look(self, seat: int | None) -> dict[str, Any]:
        if not self.state.begun:
            return {"position": None, "question": None, "steps": [], "options": [], "result": None}
        game, state = self.state.match.game, self.state.match.state
        options = [] if seat is None or seat != self.state.to_move() else game.options(state, seat)
        return {
            "position": game.view(state, seat),
            "question": game.question(state),
            "steps": game.steps(state),
            "options": options,
            "result": game.result(state),
        }


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


def live_message(view: schemas.TableView) -> LiveMessage:
    return LiveMessage(view.ply, schemas.LiveView(type="view", view=view).model_dump_json())


def seat_list(info: TableInfo, guest: str | None, here: Set[str]) -> list[schemas.Seat]:
    return [
        schemas.Seat(
            seat=number,
            kind=seat.kind,  # type: ignore[arg-type]
            name=name,
            bot=seat.bot,
            side=seat.side,
            you=guest is not None and seat.guest == guest,
            here=seat.kind == BOT or seat.guest in here,
        )
        for number, (seat, name) in enumerate(zip(info.seats, seat_names(info.seats), strict=True))
    ]


def table_row(info: TableInfo, guest: str | None, here: Set[str]) -> schemas.TableRow:
    """A table as a line of the lobby."""
    summary = info.summary
    return schemas.TableRow(
        id=info.id,
        name=info.name,
        game=info.game,
        private=info.private,
        hints=info.hints,
        status=summary.status,  # type: ignore[arg-type]
        seats=seat_list(info, guest, here),
        to_move=summary.to_move,
        yours_to_move=summary.to_move in info.seats_of(guest),
        where=summary.place,
        created=info.created,
        updated=info.updated,
        result=summary.result,
    )
