"""What is stored about games that are over: who played, who won, and the ratings that follow. A table is settled once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bezant.kernel.match import AGREED
from bezant.server.database import Database
from bezant.server.handicaps import duel_of, share_of
from bezant.server.happenings import ALLOWED, TOOK_OVER
from bezant.server.model import FINISHED, PERSON, TableInfo, now
from bezant.server.people import DELETED, PlayedGame, PlayedTotals, RatedGame, RatedPool
from bezant.server.people_rows import PlayedRow, RatingRow, SettlementRow
from bezant.server.ratings import (
    OF_HELP,
    Skill,
    bot_skill,
    places_of,
    ranks_of,
    rate,
    why_unrated,
)
from bezant.server.rows import GuestRow, HappeningRow, MoveRow, SeatRow, TableRow


class RatingStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Settling

    def mark_hinted(self, table_id: str, seats: Collection[int]) -> None:
        """Keep that the search was asked for these seats of a game that goes on."""
        asked = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat.in_(seats), SeatRow.hinted.is_(False))
        with self._database.writing() as session:
            session.execute(asked.values(hinted=True))

    def unsettled(self) -> list[str]:
        """Finished tables that have not been settled, oldest first."""
        settled = exists().where(SettlementRow.table_id == TableRow.id, SettlementRow.at.is_not(None))
        over = select(TableRow.id).where(TableRow.status == FINISHED, ~settled).order_by(TableRow.updated)
        with self._database.reading() as session:
            return list(session.scalars(over))

    def settle(self, table_id: str) -> bool:
        """Write down who played and won and what it does to ratings, all of it or nothing; False where that has been done."""
        try:
            with self._database.writing() as session:
                return _settle(session, table_id)
        except IntegrityError:  # another process was faster
            return False

    def recompute(self) -> int:
        """Work all ratings out anew from the games in the order of their ends; how many were settled."""
        with self._database.writing() as session:
            session.execute(delete(RatingRow))
            session.execute(delete(PlayedRow))
            session.execute(delete(SettlementRow).where(func.coalesce(SettlementRow.why, "").not_in(OF_HELP)))
            session.execute(update(SettlementRow).values(at=None))
            over = select(TableRow.id).where(TableRow.status == FINISHED).order_by(TableRow.updated, TableRow.id)
            return [_settle(session, table_id) for table_id in session.scalars(over).all()].count(True)

    # Looking

    def totals(self, guest: str) -> PlayedTotals:
        with self._database.reading() as session:
            mine = select(func.count(), func.count().filter(PlayedRow.won), func.min(PlayedRow.at))
            games, won, _ = session.execute(mine.where(PlayedRow.guest == guest)).one()
            since = session.scalar(select(GuestRow.created).where(GuestRow.id == guest))
            pools = session.scalars(
                select(RatingRow).where(RatingRow.guest == guest).order_by(RatingRow.game, RatingRow.seats)
            )
            rated = [RatedPool(row.game, row.seats, Skill(row.mean, row.spread, row.games)) for row in pools]
        assert since is not None
        return PlayedTotals(since, games, won, rated)

    def rated_games(self, guest: str, game: str, seats: int, most: int) -> list[RatedGame]:
        """How a rating went, oldest first, at most the newest so many."""
        newest = (
            select(PlayedRow)
            .where(PlayedRow.guest == guest, PlayedRow.game == game, PlayedRow.seats == seats)
            .where(PlayedRow.mean.is_not(None))
            .order_by(PlayedRow.at.desc())
            .limit(most)
        )
        with self._database.reading() as session:
            return [RatedGame(row.at, _skill(row)) for row in session.scalars(newest)][::-1]

    def games(self, guest: str, private: bool, before: datetime | None, most: int) -> list[PlayedGame]:
        """Finished games of `guest` that ended before a moment, newest first; those at private tables only where asked for."""
        mine = select(PlayedRow, TableRow).join(TableRow, TableRow.id == PlayedRow.table_id)
        mine = mine.where(PlayedRow.guest == guest)
        if not private:
            mine = mine.where(TableRow.private.is_(False))
        if before is not None:
            mine = mine.where(PlayedRow.at < before)
        with self._database.reading() as session:
            rows = session.execute(mine.order_by(PlayedRow.at.desc(), PlayedRow.table_id).limit(most)).all()
            return [_played_game(played, table.info()) for played, table in rows]


def _settle(session: Session, table_id: str) -> bool:
    mark = session.get(SettlementRow, table_id)
    row = session.get(TableRow, table_id)
    if row is None or row.status != FINISHED or (mark is not None and mark.at is not None):
        return False
    table = row.info()
    helped = {each.seat for each in row.seats if each.hinted} | _took_back(session, table)
    why = why_unrated(table, row.earlier is not None, helped)
    if mark is None:
        mark = SettlementRow(table_id=table_id, rated=why is None, why=why)
        session.add(mark)
    mark.at = now()
    session.flush()  # whoever comes second fails here, before anything is rated
    if row.started is not None and table.sandbox is None:
        duel = duel_of(table, why)
        alone = duel is not None and not _had_help(session, table)
        _write_games(session, table, mark.rated, helped, duel if alone else None)
    return True


def _write_games(session: Session, table: TableInfo, rated: bool, helped: set[int], duel: str | None) -> None:
    places = places_of(table)
    people = sorted(seat.guest for seat in table.seats if seat.kind == PERSON and seat.guest is not None)
    living = _held(session, people)
    before = [_skill_of(session, table, seat) for seat in range(len(table.seats))] if rated else []
    after = _after(session, table, before, helped) if rated else []
    winners = [] if table.summary.result is None else table.summary.result["winners"]
    for number, seat in enumerate(table.seats):
        if seat.guest not in living:
            continue
        session.add(
            PlayedRow(
                table_id=table.id,
                seat=number,
                guest=seat.guest,
                game=table.game,
                seats=len(table.seats),
                place=places[number],
                won=number in winners,
                at=table.updated,
                duel=duel,
                share=share_of(table, number),
                mean_before=before[number].mean if rated else None,
                mean=after[number].mean if rated else None,
                spread=after[number].spread if rated else None,
            )
        )
        if rated:
            new = after[number]
            key = {"guest": seat.guest, "game": table.game, "seats": len(table.seats)}
            session.merge(RatingRow(**key, mean=new.mean, spread=new.spread, games=new.games))


def _after(session: Session, table: TableInfo, before: Sequence[Skill], helped: set[int]) -> list[Skill]:
    """The skill of each seat after the game."""
    sides = [seat.side for seat in table.seats]
    return rate(before, sides, ranks_of(table, helped), helped | _replaced(session, table))


def _took_back(session: Session, table: TableInfo) -> set[int]:
    """The seats that took a move back and asked no person. Older happenings do not tell: there it was so where one person
    played."""
    allowed = select(HappeningRow.seat, HappeningRow.args).where(
        HappeningRow.table_id == table.id, HappeningRow.kind == ALLOWED
    )
    alone = {seat for seat, args in session.execute(allowed) if seat is not None and args.get("alone")}
    people = {number for number, seat in enumerate(table.seats) if seat.kind == PERSON}
    agreed = exists().where(MoveRow.table_id == table.id, MoveRow.action == AGREED)
    return alone | people if len(people) == 1 and session.scalar(select(agreed)) else alone


def _replaced(session: Session, table: TableInfo) -> set[int]:
    """The seats where a bot has stood in for a person, or played on for one who had resigned."""
    resigned = {number for number, seat in enumerate(table.seats) if seat.resigned}
    return resigned | _stood_in(session, table)


def _stood_in(session: Session, table: TableInfo) -> set[int]:
    seats = select(HappeningRow.seat).where(HappeningRow.table_id == table.id, HappeningRow.kind == TOOK_OVER)
    return {seat for seat in session.scalars(seats) if seat is not None}


def _had_help(session: Session, table: TableInfo) -> bool:
    """Whether somebody else has decided for a person: a bot that stood in, or the program whose bot it is."""
    return any(seat.bot_of for seat in table.seats) or bool(_stood_in(session, table))


def _held(session: Session, people: Sequence[str]) -> set[str]:
    """Hold these people, in one order for all, so that two games that end at once both count; those who are still there."""
    rows = select(GuestRow).where(GuestRow.id.in_(people)).order_by(GuestRow.id).with_for_update(key_share=True)
    return {row.id for row in session.scalars(rows) if row.name != DELETED}


def _skill_of(session: Session, table: TableInfo, number: int) -> Skill:
    seat, seats = table.seats[number], len(table.seats)
    if seat.bot is not None:
        return bot_skill(table.game, seats, seat.bot) or Skill()
    row = session.get(RatingRow, (seat.guest, table.game, seats))
    return Skill() if row is None else Skill(row.mean, row.spread, row.games)


def _skill(row: PlayedRow) -> Skill:
    assert row.mean is not None and row.spread is not None
    return Skill(row.mean, row.spread)


def _played_game(played: PlayedRow, table: TableInfo) -> PlayedGame:
    change = None if played.mean is None or played.mean_before is None else played.mean - played.mean_before
    return PlayedGame(table, played.seat, played.place, played.won, played.at, change)
