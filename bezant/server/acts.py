"""What people do at a table besides moving. Each act is a pure function of the table, the one who acts and the time; it gives what
changes, or refuses in one sentence."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bezant.server import clock, endings
from bezant.server.happenings import (
    ABANDONED,
    CAME_BACK,
    CLOSED,
    LATE,
    REMINDED,
    RESIGNED,
    TOOK_OVER,
    Change,
    Happening,
)
from bezant.server.legality import check_not_over, check_over, check_playing, own_seats
from bezant.server.model import GameSummary, Seat
from bezant.server.notice_model import Kind
from bezant.server.refusals import HasBegun, NotAway, NothingToDo, NotHost, TooMany
from bezant.server.table_state import TableState
from bezant.server.terms import HOUR, LOST

ABSENT, OUT_OF_TIME = "absent", "time"  # why a bot took over
REMINDER: Kind = "reminder"  # what people are told who are elsewhere
INVITED: Kind = "invited"

REMIND_EVERY = HOUR  # seconds between two reminders of one seat


def happened(state: TableState, at: datetime, *told: tuple[str, int | None, dict[str, Any]]) -> list[Happening]:
    """The next happenings at a table: kind, seat and arguments of each."""
    number = state.happenings[-1].number if state.happenings else 0
    ply = state.match.ply if state.begun else 0
    return [Happening(number + k, ply, kind, seat, args, at) for k, (kind, seat, args) in enumerate(told, start=1)]


def finished(state: TableState, at: datetime, summary: GameSummary) -> dict[str, Any]:
    return summary.columns() | {"updated": at, "paused": None, "request": None}


# Going


def resign(state: TableState, guest: str | None, at: datetime) -> Change:
    """Give up for all seats of a person."""
    own = [seat for seat in own_seats(state, guest) if not state.info.seats[seat].resigned]
    check_playing(state)
    if not own:
        raise NothingToDo("You have resigned already.")
    return _give_up(state, own, RESIGNED, at)


def out_of_time(state: TableState, at: datetime) -> Change | None:
    """What comes of it when the time of the seat to move is over, as the table said; None where nobody's time runs."""
    seat, terms = state.to_move(), state.info.terms
    if seat is None or terms.clock is None or state.info.summary.deadline is None:
        return None
    if terms.clock.late == LOST:
        own = state.seats_of(state.info.seats[seat].guest)
        return _give_up(state, [each for each in own if not state.info.seats[each].resigned], OUT_OF_TIME, at)
    return _take_over(state, seat, OUT_OF_TIME, at)


def _give_up(state: TableState, own: list[int], reason: str, at: datetime) -> Change:
    """The game ends where one side is left; else a bot plays on, and the seat counts as last."""
    seats = [replace(seat, resigned=True) if number in own else seat for number, seat in enumerate(state.info.seats)]
    kind = RESIGNED if reason == RESIGNED else LATE
    told = happened(state, at, *((kind, seat, {}) for seat in own))
    given_up: dict[str, Any] = {"resigned": True}
    if endings.is_decided(seats):
        ending = endings.ended(state.match, seats, reason, own[0])
        return Change(finished(state, at, ending), dict.fromkeys(own, given_up), told)
    bot = state.info.terms.stand_in
    seats = [replace(seat, stand_in=bot) if number in own else seat for number, seat in enumerate(seats)]
    return Change(_clock_for(state, seats, at), dict.fromkeys(own, given_up | {"stand_in": bot}), told)


def close(state: TableState, guest: str | None, at: datetime) -> Change:
    """Put away a table that still waits for players."""
    if state.info.host != guest:
        raise NotHost("Only the one who made this table may close it.")
    if state.begun:
        raise HasBegun("The game has begun: resign, or ask the others to abandon it.")
    return _closed(state, CLOSED, at)


def close_for_all(state: TableState, at: datetime) -> Change:
    """Put away a table whatever goes on there, as those may who run the server; nobody has won."""
    check_not_over(state)
    return _closed(state, ABANDONED if state.begun else CLOSED, at)


def _closed(state: TableState, reason: str, at: datetime) -> Change:
    ending = endings.ended(state.match, state.info.seats, reason)
    return Change(finished(state, at, ending), happenings=happened(state, at, (CLOSED, None, {})))


def abandoned(state: TableState, seat: int, at: datetime) -> Change:
    """The end of a game that nobody wants to play on."""
    ending = endings.ended(state.match, state.info.seats, ABANDONED)
    return Change(finished(state, at, ending), happenings=happened(state, at, (ABANDONED, seat, {})))


def archive(state: TableState, guest: str | None, at: datetime) -> Change:
    """Take a finished game out of one's own lists."""
    own = own_seats(state, guest)
    check_over(state)
    return Change(seats={seat: {"archived": True} for seat in own})


# Being away


def take_over(state: TableState, guest: str | None, seat: int, since: datetime | None, at: datetime) -> Change:
    """Let a bot play for the person to move, who has been away `since`; None where he is here."""
    own_seats(state, guest)
    check_playing(state)
    if since is None or seat != state.to_move() or not state.info.seats[seat].in_charge:
        raise NotAway("Nobody is waited for in this seat; a bot plays only for somebody who is to move and away.")
    bot_from = since + timedelta(seconds=state.info.terms.absence)
    if at < bot_from:
        raise NotAway(f"A bot may take over from {bot_from.isoformat(timespec='seconds')} on.")
    return _take_over(state, seat, ABSENT, at)


def _take_over(state: TableState, seat: int, why: str, at: datetime) -> Change:
    bot = state.info.terms.stand_in
    seats = [replace(each, stand_in=bot) if number == seat else each for number, each in enumerate(state.info.seats)]
    told = happened(state, at, (TOOK_OVER, seat, {"bot": bot, "why": why}))
    return Change(_clock_for(state, seats, at), {seat: {"stand_in": bot}}, told, notices=[(seat, REMINDER)])


def come_back(state: TableState, guest: str | None, at: datetime) -> Change:
    """Play on oneself, in all seats where a bot has stood in."""
    own = [
        seat
        for seat in own_seats(state, guest)
        if state.info.seats[seat].stand_in is not None and not state.info.seats[seat].resigned
    ]
    check_playing(state)
    if not own:
        raise NothingToDo("No bot plays for you here.")
    seats = [replace(each, stand_in=None) if number in own else each for number, each in enumerate(state.info.seats)]
    told = happened(state, at, *((CAME_BACK, seat, {}) for seat in own))
    return Change(_clock_for(state, seats, at, own), {seat: {"stand_in": None} for seat in own}, told)


def remind(state: TableState, guest: str | None, seat: int, since: datetime | None, at: datetime) -> Change:
    """Tell the person to move, who is away, that he is waited for."""
    own_seats(state, guest)
    check_playing(state)
    if since is None or seat != state.to_move():
        raise NotAway("Nobody is waited for in this seat; only somebody who is to move and away can be reminded.")
    last = [each.at for each in state.happenings if each.kind == REMINDED and each.seat == seat]
    if last and (at - last[-1]).total_seconds() < REMIND_EVERY:
        raise TooMany("This player was reminded less than an hour ago.", most=1)
    return Change(happenings=happened(state, at, (REMINDED, seat, {})), notices=[(seat, REMINDER)])


def _clock_for(state: TableState, seats: list[Seat], at: datetime, back: list[int] | None = None) -> dict[str, Any]:
    """The columns of the clock once other players decide; those who come back have time to do so."""
    summary, terms = state.info.summary, state.info.terms
    if terms.clock is None or state.info.life.paused is not None:
        return {}
    if back and summary.time_left is not None:
        left = [
            clock.returned(terms.clock, seconds) if seat in back else seconds
            for seat, seconds in enumerate(summary.time_left)
        ]
        summary = replace(summary, time_left=left)
    keeps = summary.to_move is not None and seats[summary.to_move] == state.info.seats[summary.to_move]
    then = summary if keeps else clock.running(summary, terms.clock, seats, at)
    return {"deadline": then.deadline, "time_left": then.time_left}
