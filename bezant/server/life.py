"""What is shown of the life of a table, and who may look on and talk there."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Any, cast

from bezant.server.life_shapes import LifeShape, RequestKind, RequestShape, SeatLife
from bezant.server.model import PLAYING, WAITING
from bezant.server.refusals import NoTalk, NoWatching
from bezant.server.requests import open_request, to_answer
from bezant.server.table_state import TableState
from bezant.server.terms import SEATED

if TYPE_CHECKING:
    from bezant.server.views import Presence


def absent_since(state: TableState, presence: Presence) -> datetime | None:
    """Since when the person who is to move has been away; None where he is here, or nobody is waited for."""
    seat = state.asked()
    person = None if seat is None or not state.info.seats[seat].in_charge else state.info.seats[seat].guest
    if person is None or person in presence.guests:
        return None
    return max(presence.last_seen(person) or state.info.updated, state.info.updated)


def life_of(state: TableState) -> LifeShape:
    """The same for every reader."""
    info, life = state.info, state.info.life
    terms: Any = info.terms.json()
    return {
        "terms": terms,
        "moved": info.updated,
        "deadline": info.summary.deadline,
        "paused": None if life.paused is None else datetime.fromisoformat(life.paused.at),
        "seats": [_seat(state, number) for number in range(len(info.seats))],
        "request": _request(state),
        "rematch": life.rematch,
        "rematch_of": life.rematch_of,
        "kept_until": life.kept_until,
        "host": next(iter(info.seats_of(info.host)), None),
        "happenings": [asdict(each) for each in state.happenings],  # type: ignore[misc]
    }


def check_watch(state: TableState, guest: str | None) -> None:
    """Where only players may look on, nobody else does; while seats are free, everybody may come and see."""
    info = state.info
    if info.terms.watch == SEATED and info.summary.status != WAITING and not state.seats_of(guest):
        raise NoWatching("Only its players may watch this table.")


def check_talk(state: TableState, guest: str) -> None:
    info, rule = state.info, state.match.game.talk_rule
    seated = bool(state.seats_of(guest))
    if info.terms.chat == SEATED and not seated:
        raise NoTalk("Only its players talk at this table.")
    if rule and info.summary.status == PLAYING and not info.talk and info.has_teams and seated:
        raise NoTalk("Team-mates may not talk at this table while the game is on.", rule)


def _seat(state: TableState, number: int) -> SeatLife:
    seat, left = state.info.seats[number], state.info.summary.time_left
    return {
        "seat": number,
        "stand_in": seat.stand_in,
        "resigned": seat.resigned,
        "left": None if left is None else left[number],
        "kept": seat.kept_name if seat.kept_for is not None else None,
    }


def _request(state: TableState) -> RequestShape | None:
    request = open_request(state)
    if request is None:
        return None
    waits = to_answer(state, request)
    kind = cast(RequestKind, request.kind)
    return {
        "kind": kind,
        "seat": request.seat,
        "count": request.count,
        "waits": [number for number, seat in enumerate(state.info.seats) if seat.guest in waits],
    }
