"""The rulebooks for people as they go over the wire."""

from __future__ import annotations

from typing import Any, Literal

from bezant.server.schemas import Event, Options, Out, Question, Result


class PassageView(Out):
    """What stands under one heading, in Markdown, and the rules that it explains."""

    id: str
    title: str
    text: str
    rules: list[str]


class ChapterView(Out):
    """The chapter's own opening, then its sections; `language` is the one it is written in."""

    language: str
    passages: list[PassageView]


class BookView(Out):
    """A rulebook as it is read in one language; without chapters where nobody has written one."""

    title: str
    language: str
    chapters: list[ChapterView]


class FigureSeat(Out):
    seat: int
    name: str
    side: str


class FigureEntry(Out):
    ply: int
    seat: int | None
    undoes: int | None
    events: list[Event]


class FigureView(Out):
    """A picture of a book: a position as a table shows it, and what of it. Places are named as the boards name them: `land 3`."""

    seats: list[FigureSeat]
    eyes: int | None
    to_move: int | None
    position: dict[str, Any]
    question: Question | None
    options: Options
    result: Result | None
    log: list[FigureEntry]
    show: Literal["board", "seats"]
    look: list[str]
    marks: list[str]
    way: list[str]
    wide: float | None


class FiguresView(Out):
    """The pictures of a book by their names."""

    figures: dict[str, FigureView]
