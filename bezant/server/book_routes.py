"""The rulebooks for people, with the positions that the page draws in them: each answer is made once."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter
from starlette.concurrency import run_in_threadpool

import bezant
from bezant.kernel.book import ORIGINAL, Chapter, book, has_book
from bezant.kernel.figures import Figure, figures
from bezant.server.book_schemas import (
    BookView,
    ChapterView,
    FigureEntry,
    FigureSeat,
    FiguresView,
    FigureView,
    PassageView,
)
from bezant.server.ready_answers import ReadyAnswer
from bezant.server.routes import REFUSALS

JSON = "application/json"

router = APIRouter(prefix="/api/games/{game}", responses=REFUSALS)


@router.get("/book/{language}", response_model=BookView)
async def rulebook_for_people(
    request: Request, game: str, language: Annotated[str, PathParameter(pattern="^[a-z]{2,8}$")]
) -> Response:
    """The rulebook of a game; chapters that are not translated come in English."""
    name = bezant.load(game).name
    spoken = book(name, language).language if has_book(name) else ORIGINAL
    return _book(name, spoken).answer(request.headers)


@router.get("/figures", response_model=FiguresView)
async def figures_of_the_book(request: Request, game: str) -> Response:
    """The pictures of a rulebook. Their games are replayed when they are first asked for, which takes a moment."""
    ready = await run_in_threadpool(_figures, bezant.load(game).name)
    return ready.answer(request.headers)


@cache
def _book(game: str, language: str) -> ReadyAnswer:
    if not has_book(game):
        return _json(BookView(title=bezant.load(game).title, language=ORIGINAL, chapters=[]))
    found = book(game, language)
    chapters = [_chapter(chapter) for chapter in found.chapters]
    return _json(BookView(title=found.title, language=found.language, chapters=chapters))


def _chapter(chapter: Chapter) -> ChapterView:
    passages = [
        PassageView(id=passage.id, title=passage.title, text=passage.text, rules=list(passage.rules))
        for passage in chapter.passages
    ]
    return ChapterView(language=chapter.language, passages=passages)


@cache
def _figures(game: str) -> ReadyAnswer:
    return _json(FiguresView(figures={name: _figure(figure) for name, figure in figures(game).items()}))


def _figure(figure: Figure) -> FigureView:
    match, names = figure.match, figure.seats
    return FigureView(
        **figure.view,
        seats=[
            FigureSeat(seat=seat, name=name, side=match.game.side_of(match.seats, seat))
            for seat, name in enumerate(names)
        ],
        eyes=figure.eyes,
        log=[
            FigureEntry(
                ply=entry.ply,
                seat=entry.seat,
                undoes=entry.undoes,
                events=[event.seen_by(figure.eyes).json() for event in entry.events],
            )
            for entry in match.entries
        ],
        show=figure.show,
        look=figure.look,
        marks=figure.marks,
        way=figure.way,
        wide=figure.wide,
    )


def _json(said: BookView | FiguresView) -> ReadyAnswer:
    return ReadyAnswer(said.model_dump_json().encode(), JSON)
