"""What goes over the wire about thinking: hints while a game is on, the review once it is over."""

from __future__ import annotations

from typing import Literal

from bezant.server.schemas import Event, Message, Out, Part


class HintChoice(Out):
    """One of the best options, and the chance of each seat to win after it."""

    option: int
    visits: int
    chances: list[float]


class HintView(Out):
    """What the search knows by now; `best` is the option that is better than the rest beyond doubt, once it is done."""

    ply: int
    seat: int
    state: Literal["preparing", "thinking", "done", "stale"]
    simulations: int
    goal: int
    chances: list[float]
    best: int | None
    choices: list[HintChoice]


class LiveHint(Out):
    """What the WebSocket of a hint sends as the search deepens."""

    type: Literal["hint"]
    hint: HintView


class ReviewOption(Out):
    """An option as it was at its time, and the chance of each seat to win after it."""

    id: int
    verb: str
    path: list[Part]
    label: Message
    detail: Message | None
    rule: str
    chances: list[float]


class Point(Out):
    """One decision that stands, and where it led; the first one is the set-up."""

    action: int
    ply: int
    seat: int | None
    acting: int | None
    before: list[float]
    chances: list[float]
    doubt: list[float]
    played: ReviewOption | None
    best: ReviewOption | None
    expected: list[float]
    loss: float
    sure: bool
    luck: list[float]
    chance: bool
    has_instead: bool


class LessonRow(Out):
    """One figure of the outlook before the decision, after what was played and after what was better."""

    feature: str
    before: float
    played: float
    best: float
    better: Literal["played", "best"]


class Lesson(Out):
    """What the better move of a decision keeps or gains."""

    action: int
    feature: str
    keeps: bool
    rows: list[LessonRow]


class TurningPoint(Out):
    """A stretch of the game that changed the chance of a seat beyond doubt."""

    first: int
    last: int
    action: int
    seat: int
    swing: float
    doubt: float
    choice: float
    loss: float
    luck: float
    unforeseen: bool
    title: Message
    lesson: Lesson | None
    events: list[Event]


class Chapter(Out):
    """Where a round or turn of the game begins."""

    action: int
    label: Message


class SeatReview(Out):
    """The sums of a seat, each with its doubt; losses within the doubt are counted in `unsure`, not added."""

    seat: int
    decisions: int
    mistakes: int
    loss: float
    loss_doubt: float
    unsure: int
    rolls: int
    luck: float
    luck_doubt: float
    turning_points: list[TurningPoint]
    smaller: int


class ReviewView(Out):
    """The review of a finished game, as far as it has come. `sight` is what its judge saw with, once a decision has been looked at:
    the champion's network, or the hand-written evaluation."""

    state: Literal["none", "waiting", "preparing", "running", "done", "failed"]
    done: int
    of: int
    simulations: int
    sight: Literal["network", "search"] | None
    points: list[Point]
    turning_points: list[TurningPoint]
    smaller: int
    chapters: list[Chapter]
    seats: list[SeatReview]
