"""Who sits where before a game begins: sitting down, standing up, seats kept for a rematch, and seats drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bezant.server import clock
from bezant.server.acts import happened
from bezant.server.happenings import DRAWN, Change
from bezant.server.model import OPEN, PERSON, Guest, Seat
from bezant.server.refusals import HasBegun, NoSuchSeat, NotYourSeat, SeatTaken
from bezant.server.table_state import TableState, seat_names, summary_of


def sit(state: TableState, guest: Guest, number: int, at: datetime) -> Change:
    """Take a free seat; the last one starts the game."""
    info = state.info
    seat = _seat(info.seats, number)
    if seat.guest == guest.id:
        return Change()
    if seat.kind != OPEN:
        raise SeatTaken(f"Seat {number} is taken by {seat_names(info.seats)[number]}.")
    kept_until = info.life.kept_until
    if seat.kept_for not in (None, guest.id) and kept_until is not None and at < kept_until:
        raise SeatTaken(f"Seat {number} is kept for {seat.kept_name} until {kept_until.isoformat(timespec='minutes')}.")
    taken = replace(seat, kind=PERSON, guest=guest.id, name=guest.name, kept_for=None)
    seats = [taken if each is seat else each for each in info.seats]
    if any(each.kind == OPEN for each in seats):
        return Change({"updated": at}, {number: _columns(taken)})
    told = []
    if info.terms.shuffle:
        seats, told = drawn(seats), happened(state, at, (DRAWN, None, {}))
    begun = clock.begun(summary_of(state.match), info.terms.clock, seats, at)
    start = begun.columns() | {"started": at, "updated": at}
    return Change(start, {place: _columns(each) for place, each in enumerate(seats)}, told)


def stand(state: TableState, guest: Guest, number: int, at: datetime) -> Change:
    """Leave a seat before the game has begun."""
    if _seat(state.info.seats, number).guest != guest.id:
        raise NotYourSeat(f"Seat {number} is not yours.")
    if state.begun:
        raise HasBegun("The game has begun: nobody stands up any more.")
    return Change({"updated": at}, {number: {"kind": OPEN, "guest": None}})


def drawn(seats: Sequence[Seat]) -> list[Seat]:
    """The same players in seats drawn by lot; the sides stay where they are."""
    players = [*seats]
    random.SystemRandom().shuffle(players)
    return [replace(player, side=seat.side) for player, seat in zip(players, seats, strict=True)]


def _columns(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "guest": seat.guest, "bot": seat.bot, "kept_for": None}


def _seat(seats: Sequence[Seat], number: int) -> Seat:
    if not 0 <= number < len(seats):
        raise NoSuchSeat(f"There is no seat {number}; the seats are 0 to {len(seats) - 1}.")
    return seats[number]
