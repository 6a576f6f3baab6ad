"""What goes over the wire of the guided first games, after `docs/protocol.md`."""

from __future__ import annotations

from typing import Any

from bezant.server.schemas import Entry, In, Options, Out, Question, Step


class LessonSeat(Out):
    name: str
    side: str


class LessonAsk(Out):
    """A decision of the learner: the ply it is made at, what is open there, and the option to choose."""

    ply: int
    options: Options
    option: int


class LessonStep(Out):
    """From the position after `ply` to the one after `until`; `lit` are places to see besides those of the options. The last step
    asks nothing."""

    id: str
    ply: int
    until: int
    asks: list[LessonAsk]
    lit: list[str]


class LessonMoment(Out):
    """The table after a ply, as the learner sees it."""

    ply: int
    to_move: int | None
    question: Question | None
    steps: list[Step]
    position: dict[str, Any]


class LessonView(Out):
    """A guided game: all of it that is shown."""

    game: str
    minutes: int
    seats: list[LessonSeat]
    seat: int
    steps: list[LessonStep]
    moments: list[LessonMoment]
    log: list[Entry]


class LessonPassage(Out):
    """A passage; text is Markdown."""

    title: str
    text: str


class LessonStepWords(Out):
    id: str
    title: str
    text: str
    why: LessonPassage | None
    after: LessonPassage | None
    rules: list[str]


class LessonWords(Out):
    """The steps of a guided game in one language, in their order."""

    steps: list[LessonStepWords]


class LessonTableIn(In):
    name: str | None = None
