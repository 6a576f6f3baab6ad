"""A game played again by the same people: a new table on the same terms, with seats that have moved on by one."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bezant.server import acts, legality, schemas
from bezant.server.happenings import REMATCH, Change, Life
from bezant.server.model import OPEN, Guest, Move, Seat, TableInfo
from bezant.server.new_tables import new_table, wished_game
from bezant.server.table_state import TableState
from bezant.server.terms import MINUTE

KEPT = 15 * MINUTE  # seconds that seats are kept at least


def new_rematch(state: TableState, guest: Guest, at: datetime, table_id: str) -> tuple[TableInfo, list[Move], Change]:
    """The new table with its moves, and the word of it at the old one; seats are kept for those who played."""
    own = legality.own_seats(state, guest.id)
    legality.check_over(state)
    old = state.info
    moved = [old.seats[number - 1] for number in range(len(old.seats))]
    wish = _wish(old, moved, guest)
    info, moves = new_table(guest, wish, wished_game(wish))
    info.id = table_id
    info.seats = [_kept(seat, before) for seat, before in zip(info.seats, moved, strict=True)]
    until = at + timedelta(seconds=max(KEPT, old.terms.absence))
    info.life = Life(rematch_of=old.id, kept_until=until)
    others = [number for number, seat in enumerate(old.seats) if seat.guest not in (None, guest.id)]
    told = acts.happened(state, at, (REMATCH, own[0], {"table": info.id}))
    return info, moves, Change({"rematch": info.id}, happenings=told, notices=[(seat, acts.INVITED) for seat in others])


def _wish(old: TableInfo, moved: list[Seat], guest: Guest) -> schemas.TableIn:
    return schemas.TableIn(
        game=old.game,
        name=old.name,
        seats=[_seat(seat, guest) for seat in moved],
        private=old.private,
        options=old.options,
        talk=old.talk,
        hints=old.hints,
        terms=schemas.TermsIn.model_validate(old.terms.json()),
    )


def _seat(before: Seat, guest: Guest) -> schemas.SeatIn:
    if before.bot is not None:
        return schemas.BotSeat(kind="bot", bot=before.bot)
    return schemas.MySeat(kind="me") if before.guest == guest.id else schemas.OpenSeat(kind="open")


def _kept(seat: Seat, before: Seat) -> Seat:
    return replace(seat, kept_for=before.guest, kept_name=before.name) if seat.kind == OPEN else seat
