"""What is shown of a person, and to whom: a private profile is its owner's alone."""

from __future__ import annotations

from datetime import datetime

from bezant.server import profile_schemas
from bezant.server.model import Guest
from bezant.server.names import skeleton
from bezant.server.people import PlayedGame
from bezant.server.refusals import Malformed, NoSuchPerson
from bezant.server.store import Store
from bezant.server.table_state import seat_names

PAGE = 20  # games of one page of the history
POINTS = 300  # of the curve of a rating


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, viewer: Guest | None, name: str) -> Guest:
        """The person of this login whose profile `viewer` may see; NoSuchPerson in the same words where it is private."""
        account = await self._store.run(self._store.people.account_like, skeleton(name[:100]))
        if account is None or not (account.public or (viewer is not None and viewer.id == account.guest)):
            raise NoSuchPerson("There is no such person, or the profile is not public.")
        return Guest(account.guest, account.name, account=True)

    async def profile(self, viewer: Guest | None, person: Guest) -> profile_schemas.ProfileView:
        people = self._store.people
        totals = await self._store.run(self._store.ratings.totals, person.id)
        account = await self._store.run(people.account, person.id)
        ties = [] if viewer is None else await self._store.run(people.ties, viewer.id)
        tie = next((tie for tie in ties if tie.other.id == person.id), None)
        return profile_schemas.ProfileView(
            person=person.id,
            name=person.name,
            you=viewer is not None and viewer.id == person.id,
            account=account is not None,
            public=account is not None and account.public,
            since=totals.since,
            games=totals.games,
            won=totals.won,
            ratings=[
                profile_schemas.RatingView(
                    game=pool.game,
                    seats=pool.seats,
                    rating=round(pool.skill.mean),
                    low=pool.skill.low,
                    high=pool.skill.high,
                    games=pool.skill.games,
                )
                for pool in totals.pools
            ],
            blocked=tie is not None and tie.blocked,
            muted=tie is not None and tie.muted,
        )

    async def history(self, person: Guest, game: str, seats: int) -> list[profile_schemas.RatingPoint]:
        found = await self._store.run(self._store.ratings.rated_games, person.id, game, seats, POINTS)
        return [
            profile_schemas.RatingPoint(at=one.at, rating=round(one.skill.mean), low=one.skill.low, high=one.skill.high)
            for one in found
        ]

    async def games(self, viewer: Guest | None, person: Guest, before: str | None) -> profile_schemas.PlayedPage:
        """A page of the history; games at private tables are shown to the person alone."""
        own = viewer is not None and viewer.id == person.id
        moment = None if before is None else _moment(before)
        found = await self._store.run(self._store.ratings.games, person.id, own, moment, PAGE + 1)
        last = found[PAGE - 1].at.isoformat() if len(found) > PAGE else None
        return profile_schemas.PlayedPage(games=[_played(one) for one in found[:PAGE]], next=last)


def _played(one: PlayedGame) -> profile_schemas.PlayedView:
    table = one.table
    return profile_schemas.PlayedView(
        table=table.id,
        name=table.name,
        game=table.game,
        seat=one.seat,
        sides=[seat.side for seat in table.seats],
        players=seat_names(table.seats),
        place=one.place,
        won=one.won,
        result=table.summary.result,
        change=None if one.change is None else round(one.change),
        at=one.at,
    )


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise Malformed("The field “before” is no time.") from None
    if moment.tzinfo is None:
        raise Malformed("The field “before” has no time zone.")
    return moment
