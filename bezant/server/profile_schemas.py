"""What goes over the wire about what people have played."""

from __future__ import annotations

from datetime import datetime

from bezant.server.schemas import Out, Result


class RatingView(Out):
    """A rating in one game with so many seats, and the 95 % interval of it."""

    game: str
    seats: int
    rating: int
    low: int
    high: int
    games: int


class ProfileView(Out):
    """A person. `public` and what follows from it: others see nothing else of one who is not."""

    person: str
    name: str
    you: bool
    account: bool
    public: bool
    since: datetime
    games: int
    won: int
    ratings: list[RatingView]
    blocked: bool
    muted: bool


class RatingPoint(Out):
    at: datetime
    rating: int
    low: int
    high: int


class PlayedView(Out):
    """A finished game: whose it was, with whom, and what it did to the rating."""

    table: str
    name: str
    game: str
    seat: int
    sides: list[str]
    players: list[str]
    place: int | None
    won: bool
    result: Result | None
    change: int | None
    at: datetime


class PlayedPage(Out):
    """Games, newest first; `next` is where the next page begins, null on the last one."""

    games: list[PlayedView]
    next: str | None
