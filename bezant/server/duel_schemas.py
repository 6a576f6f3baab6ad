"""What goes over the wire about the champion."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from bezant.server.handicaps import HandicapName
from bezant.server.schemas import Out

Lesson = Literal["imitation", "self_play", "search"]


class CurvePoint(Out):
    """The share of its games that a network won against the bot `greedy`, after so many decisions of its training."""

    decisions: int
    greedy: float


class TrainingView(Out):
    """How the network was trained: by which lessons, in order, and what came of it; `guides`: whether the champion searches with
    it, else only players that do not search play by it.

    It plays as it was after `decisions`, and after `rounds` in which the search taught it; alone it then won `greedy` of `games`
    games against the bot of that name."""

    guides: bool
    lessons: list[Lesson]
    decisions: int
    rounds: int
    seconds: int
    device: str
    greedy: float
    games: int
    curve: list[CurvePoint]


class HandicapView(Out):
    """A way to play against it: the bot in all other seats and what the table allows; whether the strength of the bot was measured,
    so that the game is rated, and after help only where it was lost; and how many games people have finished so, and won. A shared
    victory is a part of one."""

    handicap: HandicapName
    bot: str
    hints: bool
    take_backs: bool
    measured: bool
    games: int
    won: float


class DuelScore(Out):
    """Games that were finished with a handicap, and won."""

    game: str
    seats: int
    handicap: HandicapName
    games: int
    won: float


class BestView(Out):
    """The person with a public profile who is surest to be strong, with the 95 % interval of the rating."""

    name: str
    rating: int
    low: int
    high: int
    games: int


class VictoryView(Out):
    """An even game that a person won; `public`: whether the profile may be seen."""

    table: str
    name: str
    public: bool
    side: str
    score: int
    best_other: int
    at: datetime


class ChampionView(Out):
    """The champion of a game with so many seats. `even` is the share of victories of equals, `minutes` how long games with it take;
    `winners` is the number of people who have won an even game, and `victories` are the newest of each that everybody may see."""

    game: str
    seats: int
    seconds: float
    even: float
    minutes: int | None
    training: TrainingView | None
    handicaps: list[HandicapView]
    best: BestView | None
    winners: int
    victories: list[VictoryView]
