"""Requests: what all other persons at a table have to allow. Bots always do, and so do those for whom a bot plays."""

from __future__ import annotations

from dataclasses import asdict, replace
from datetime import datetime

from bezant.kernel.errors import CannotUndo
from bezant.server import clock
from bezant.server.acts import REMINDER, abandoned, happened
from bezant.server.happenings import (
    ABANDON,
    ALLOWED,
    ASKED,
    PAUSE,
    PAUSED,
    REFUSED,
    RESUME,
    RESUMED,
    TAKE_BACK,
    WITHDRAWN,
    Change,
    Pause,
    Request,
)
from bezant.server.legality import check_awake, check_playing, own_seats
from bezant.server.refusals import NoRequest, NoTakeBacks, NothingToDo, OnlyBots, RequestOpen
from bezant.server.table_state import TableState


def open_request(state: TableState) -> Request | None:
    """The request that waits for an answer; it is over once somebody has moved."""
    request = state.info.life.request
    return request if request is not None and request.ply == state.match.ply and state.to_move() is not None else None


def to_answer(state: TableState, request: Request) -> list[str]:
    """The guests who have not answered yet."""
    asker = state.info.seats[request.seat].guest
    return [guest for guest in _persons(state) if guest not in (asker, *request.allowed)]


def ask(state: TableState, guest: str | None, kind: str, at: datetime) -> Change:
    """Ask for something; where nobody else has to allow it, it is done."""
    own = own_seats(state, guest)
    check_playing(state)
    if open_request(state) is not None:
        raise RequestOpen("Another request waits for an answer; it has to be answered first.")
    request = Request(kind, own[0], state.match.ply, _checked(state, kind, own))
    if not to_answer(state, request) or _needs_nobody(state, kind, own, at):
        return _carry_out(state, request, at)
    told = happened(state, at, (ASKED, request.seat, {"what": kind, "count": request.count}))
    asked = to_answer(state, request)
    notices = [(number, REMINDER) for number, seat in enumerate(state.info.seats) if seat.guest in asked]
    return Change({"request": asdict(request)}, happenings=told, notices=notices)


def answer(state: TableState, guest: str | None, allow: bool, at: datetime) -> Change:
    """Allow or refuse what was asked; who asked may take it back so."""
    own, request = own_seats(state, guest), open_request(state)
    if request is None:
        raise NoRequest("Nothing is being asked any more; somebody has moved or answered.")
    if request.seat in own:
        if allow:
            raise NothingToDo("You have asked for this yourself; the others have to allow it.")
        return _closed(state, WITHDRAWN, request, own[0], at)
    if not allow:
        return _closed(state, REFUSED, request, own[0], at)
    if guest not in to_answer(state, request):
        raise NothingToDo("You have answered already, or need not.")
    allowed = replace(request, allowed=[*request.allowed, guest])
    if to_answer(state, allowed):
        told = happened(state, at, (ALLOWED, own[0], {"what": request.kind}))
        return Change({"request": asdict(allowed)}, happenings=told)
    return _carry_out(state, allowed, at)


def _persons(state: TableState) -> list[str]:
    """Everybody who decides for a seat."""
    return [*dict.fromkeys(seat.guest for seat in state.info.seats if seat.in_charge and seat.guest is not None)]


def _checked(state: TableState, kind: str, own: list[int]) -> int:
    """How many moves the request is about; refuses what cannot be."""
    paused = state.info.life.paused is not None
    if kind == PAUSE and paused:
        raise NothingToDo("The table rests already.")
    if kind == RESUME and not paused:
        raise NothingToDo("The table does not rest.")
    if kind == ABANDON and _has_only_bots_to_ask(state, own):
        raise OnlyBots("Nobody but bots would be asked whether to abandon this game; resign instead.")
    if kind != TAKE_BACK:
        return 0
    if not state.info.terms.take_backs:
        raise NoTakeBacks("At this table a move stays once chance or somebody else has decided.")
    check_awake(state)
    count = state.match.back_to(own)
    if count == 0:
        raise CannotUndo("You have made no decision that could be taken back.")
    return count


def _has_only_bots_to_ask(state: TableState, own: list[int]) -> bool:
    """Whether others play, and bots decide for all of them. They would let anybody out of a game that is lost; a sandbox, where
    nothing counts, is simply put away."""
    others = [seat for number, seat in enumerate(state.info.seats) if number not in own]
    return state.info.sandbox is None and others != [] and not any(seat.in_charge for seat in others)


def _needs_nobody(state: TableState, kind: str, own: list[int], at: datetime) -> bool:
    """Whether it may be done by now without the others: a game is abandoned in which the other sides have not moved for so long, a
    rest so long is ended."""
    terms, paused = state.info.terms, state.info.life.paused
    if kind == ABANDON:
        return not _is_waited_for(state, own) and (at - state.info.updated).total_seconds() >= terms.idle
    if kind == RESUME and paused is not None:
        return (at - datetime.fromisoformat(paused.at)).total_seconds() >= terms.absence
    return False


def _is_waited_for(state: TableState, own: list[int]) -> bool:
    """Whether the side of these seats is to move: nobody gets it out of a game by standing still, nor by a team-mate who does."""
    asked, seats = state.to_move(), state.info.seats
    return asked is not None and seats[asked].side in {seats[number].side for number in own}


def _closed(state: TableState, how: str, request: Request, seat: int, at: datetime) -> Change:
    return Change({"request": None}, happenings=happened(state, at, (how, seat, {"what": request.kind})))


def _carry_out(state: TableState, request: Request, at: datetime) -> Change:
    """What comes of a request that all have allowed."""
    if request.kind == ABANDON:
        return abandoned(state, request.seat, at)
    if request.kind == TAKE_BACK:
        about = {"what": TAKE_BACK, "count": request.count} | ({} if request.allowed else {"alone": True})
        told = happened(state, at, (ALLOWED, request.seat, about))
        return Change({"request": None}, happenings=told, takes_back=(request.seat, request.count))
    return _paused(state, request.seat, at) if request.kind == PAUSE else _resumed(state, request.seat, at)


def _paused(state: TableState, seat: int, at: datetime) -> Change:
    pause = Pause(at.isoformat(), seat, state.seconds_left())
    columns = {"paused": asdict(pause), "deadline": None, "request": None}
    return Change(columns, happenings=happened(state, at, (PAUSED, seat, {})))


def _resumed(state: TableState, seat: int, at: datetime) -> Change:
    info = state.info
    left = None if info.life.paused is None else info.life.paused.left
    then = clock.running(info.summary, info.terms.clock, info.seats, at, left)
    columns = {"paused": None, "deadline": then.deadline, "request": None}
    return Change(columns, happenings=happened(state, at, (RESUMED, seat, {})))
