"""The shapes of what a game says, once for Python, for the server's description and for the page's types."""

from __future__ import annotations

from typing import Literal

from bezant.kernel.messages import Message
from bezant.kernel.typed import TypedDict


class Question(TypedDict):
    """What the seat to move is asked."""

    title: Message
    detail: Message | None
    rule: str


class Step(TypedDict):
    """One step of a round, and whether it lies behind, is being played or comes."""

    label: Message
    state: Literal["done", "on", "next"]


class SeatScore(TypedDict):
    """What a seat has at the end, in the game's own measure."""

    seat: int
    score: int


class Score(SeatScore):
    """The score with the place it comes to; none where nobody has won."""

    place: int | None


class Ending(TypedDict):
    """How a game ended."""

    reason: str
    rule: str
    winners: list[int]
    message: Message


class UnrankedResult(Ending):
    """The result as the game itself tells it."""

    scores: list[SeatScore]


class Result(Ending):
    """The result with everybody's place."""

    scores: list[Score]


class OptionWords(TypedDict):
    """The label of an open action, what it would surely do, and its rule."""

    label: Message
    detail: Message | None
    rule: str


class Place(TypedDict):
    """Something on the board that can be pointed at."""

    kind: str
    value: str | int


class LabelledPart(TypedDict):
    """One step on the way to an option."""

    kind: str
    value: str | int
    label: Message


class Part(LabelledPart):
    """It lights the place of its own name, and `places`; `leads` are not lit, but mean it."""

    places: list[Place]
    leads: list[Place]


class Event(TypedDict):
    """One thing that happened; without a message it is for animation only."""

    event: str
    args: dict[str, str | int | float | list[str] | list[int] | None]
    message: Message | None
    rule: str
    seat: int | None


class Option(OptionWords):
    """An open action: the way to it, its words, and what it surely brings."""

    id: int
    verb: str
    path: list[Part]
    chance: bool
    passes: bool
    preview: list[Event]


class PartValues(TypedDict):
    """The values that a part of a verb can have."""

    kind: str
    values: list[str | int]


class Verb(TypedDict):
    """A kind of action and the parts of its path, in order."""

    verb: str
    parts: list[PartValues]


class Frame(TypedDict):
    """The size of the drawing that points of a board lie in."""

    width: int
    height: int
