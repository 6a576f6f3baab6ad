"""Games of people against the champion, as the store tells them: how many there were, and who won."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import cast

from sqlalchemy import ColumnElement, func, select

from bezant.server.database import Database
from bezant.server.handicaps import EVEN, HANDICAPS, HandicapName
from bezant.server.model import TableInfo
from bezant.server.people_rows import AccountRow, PlayedRow, RatingRow
from bezant.server.ratings import SURE, Skill
from bezant.server.rows import GuestRow, TableRow
from bezant.server.terms import EVERYBODY

WITH_CHAMPION = [each.name for each in HANDICAPS if each.bot == EVEN.bot]  # handicaps with which it plays itself


@dataclass(frozen=True, slots=True)
class Tally:
    """Games that were finished with a handicap; of a shared victory a part is won."""

    games: int
    won: float


@dataclass(frozen=True, slots=True)
class Score:
    game: str
    seats: int
    handicap: HandicapName
    tally: Tally


@dataclass(frozen=True, slots=True)
class Victory:
    """An even game that a person won alone; `public`: whether there is a profile to be seen."""

    table: TableInfo
    seat: int
    name: str
    public: bool


@dataclass(frozen=True, slots=True)
class RatedPerson:
    name: str
    skill: Skill


class DuelStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def tallies(self, game: str, seats: int) -> dict[str, Tally]:
        """By the handicap, of those with which anybody has played."""
        counts = select(PlayedRow.duel, func.count(), func.sum(PlayedRow.share)).group_by(PlayedRow.duel)
        with self._database.looking() as connection:
            found = connection.execute(counts.where(*_pool(game, seats), PlayedRow.duel.is_not(None)))
            return {str(duel): Tally(games, won or 0.0) for duel, games, won in found}

    def scores(self, guest: str | None = None) -> list[Score]:
        """Of all people, or of one, in every game and number of seats in which there are any."""
        pool = PlayedRow.game, PlayedRow.seats, PlayedRow.duel
        counts = select(*pool, func.count(), func.sum(PlayedRow.share)).where(PlayedRow.duel.is_not(None))
        if guest is not None:
            counts = counts.where(PlayedRow.guest == guest)
        with self._database.looking() as connection:
            found = connection.execute(counts.group_by(*pool).order_by(*pool))
            return [
                Score(game, seats, cast(HandicapName, duel), Tally(games, won or 0.0))
                for game, seats, duel, games, won in found
            ]

    def lengths(self, game: str, seats: int, most: int) -> list[timedelta]:
        """How long the newest games with the champion itself took that nobody resigned."""
        newest = (
            select(TableRow.started, PlayedRow.at, TableRow.result)
            .join(PlayedRow, PlayedRow.table_id == TableRow.id)
            .where(*_pool(game, seats), PlayedRow.duel.in_(WITH_CHAMPION))
            .order_by(PlayedRow.at.desc())
            .limit(most)
        )
        with self._database.looking() as connection:
            return [at - begun for begun, at, result in connection.execute(newest) if result["reason"] != "resigned"]

    def winners(self, game: str, seats: int) -> int:
        """How many people have won an even game alone; who is banned does not count."""
        people = (
            select(func.count(PlayedRow.guest.distinct()))
            .join(GuestRow, GuestRow.id == PlayedRow.guest)
            .where(*_pool(game, seats), *_won_even(), GuestRow.banned.is_(None))
        )
        with self._database.looking() as connection:
            return connection.scalar(people) or 0

    def victories(self, game: str, seats: int, most: int) -> list[Victory]:
        """The newest of each person that everybody may see, of people who do not keep to themselves."""
        newest_first = PlayedRow.at.desc(), PlayedRow.table_id
        place = func.row_number().over(partition_by=PlayedRow.guest, order_by=newest_first).label("place")
        seen = (
            select(PlayedRow.table_id, PlayedRow.seat, PlayedRow.at, GuestRow.name, AccountRow.public, place)
            .join(TableRow, TableRow.id == PlayedRow.table_id)
            .join(GuestRow, GuestRow.id == PlayedRow.guest)
            .outerjoin(AccountRow, AccountRow.guest == PlayedRow.guest)
            .where(*_pool(game, seats), *_won_even(), TableRow.private.is_(False), TableRow.watch == EVERYBODY)
            .where(GuestRow.banned.is_(None), AccountRow.public.is_not(False))
            .subquery()
        )
        shown = (
            select(TableRow, seen.c.seat, seen.c.name, seen.c.public)
            .join(seen, seen.c.table_id == TableRow.id)
            .where(seen.c.place == 1)
            .order_by(seen.c.at.desc(), seen.c.table_id)
            .limit(most)
        )
        with self._database.reading() as session:
            found = session.execute(shown).all()
            return [Victory(table.info(), seat, name, bool(public)) for table, seat, name, public in found]

    def best(self, game: str, seats: int) -> RatedPerson | None:
        """The person with a public profile who is surest to be strong."""
        surest = RatingRow.mean - SURE * RatingRow.spread
        people = (
            select(AccountRow.name, RatingRow.mean, RatingRow.spread, RatingRow.games)
            .join(RatingRow, RatingRow.guest == AccountRow.guest)
            .join(GuestRow, GuestRow.id == AccountRow.guest)
            .where(RatingRow.game == game, RatingRow.seats == seats, AccountRow.public, GuestRow.banned.is_(None))
            .order_by(surest.desc(), AccountRow.guest)
            .limit(1)
        )
        with self._database.looking() as connection:
            row = connection.execute(people).first()
            return None if row is None else RatedPerson(row.name, Skill(row.mean, row.spread, row.games))


def _pool(game: str, seats: int) -> tuple[ColumnElement[bool], ...]:
    return PlayedRow.game == game, PlayedRow.seats == seats


def _won_even() -> tuple[ColumnElement[bool], ...]:
    return PlayedRow.duel == EVEN.name, PlayedRow.share == 1
