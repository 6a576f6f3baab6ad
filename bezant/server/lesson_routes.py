"""The guided first games: what is shown of one and its words, the same for everybody, and the table where it is played on."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

import bezant
from bezant.kernel.book import ORIGINAL, Section
from bezant.kernel.game import OVER
from bezant.kernel.lesson import Lesson, Step, Told, has_lesson, lesson, speaks, told
from bezant.server import lesson_schemas, schemas
from bezant.server.game_routes import JSON
from bezant.server.log import Log, encode
from bezant.server.ready_answers import ReadyAnswer
from bezant.server.refusals import NoSuchPage
from bezant.server.routes import REFUSALS, SomeGuest, TablesHere, answer

AT = datetime(2026, 1, 1, tzinfo=UTC)  # lines of a log have a time; those of a lesson have none to tell

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/lessons/{game}", response_model=lesson_schemas.LessonView)
async def lesson_view(request: Request, game: str) -> Response:
    shown = await to_thread(_shown, _taught(game))  # the first time it is made, which takes a while
    return shown.answer(request.headers)


@router.get("/lessons/{game}/text/{language}", response_model=lesson_schemas.LessonWords)
async def lesson_words(
    request: Request, game: str, language: Annotated[str, PathParameter(pattern="^[a-z]{2,8}$")]
) -> Response:
    """The words of a guided game; English ones where it was not written in that language."""
    name = _taught(game)
    return _words(name, language if speaks(name, language) else ORIGINAL).answer(request.headers)


@router.post("/lessons/{game}/table", status_code=201, response_model=schemas.TableView)
async def play_lesson_on(
    guest: SomeGuest, game: str, wish: lesson_schemas.LessonTableIn, tables: TablesHere
) -> Response:
    """A table where the last position of a guided game is played on, against the bot that it names."""
    guided = lesson(_taught(game))
    table = await tables.after_lesson(guest, guided.match, guided.bot, wish.name)
    return answer(await table.view(guest), status=201)


def _taught(game: str) -> str:
    """The name of a game that has a guided game."""
    name = bezant.load(game).name
    if not has_lesson(name):
        raise NoSuchPage(f"There is no guided game of “{name}”.")
    return name


@cache
def _shown(game: str) -> ReadyAnswer:
    guided = lesson(game)
    match = guided.match
    log = Log()
    for entry in match.entries:
        log.add(entry, AT)
    plies = sorted({ply for step in guided.steps for ply in range(step.ply, step.until + 1)})
    seats = [{"name": name, "side": match.game.side_of(match.seats, k)} for k, name in enumerate(guided.names)]
    return ReadyAnswer(
        encode(
            {
                "game": game,
                "minutes": guided.minutes,
                "seats": seats,
                "seat": guided.eyes,
                "steps": [_step(guided, step) for step in guided.steps],
                "moments": [_moment(guided, ply) for ply in plies],
                "log": [msgspec.Raw(entry) for entry in log.read(-1, guided.eyes)],
            }
        ),
        JSON,
    )


def _step(guided: Lesson, step: Step) -> dict[str, Any]:
    return {"id": step.id, "ply": step.ply, "until": step.until, "asks": list(_asks(guided, step)), "lit": step.lit}


def _asks(guided: Lesson, step: Step) -> Iterator[dict[str, Any]]:
    game = guided.match.game
    for ply in step.asks:
        state = game.from_bytes(guided.positions[ply])
        yield {"ply": ply, "options": game.options(state, guided.eyes), "option": guided.match.entries[ply + 1].action}


def _moment(guided: Lesson, ply: int) -> dict[str, Any]:
    game = guided.match.game
    state = game.from_bytes(guided.positions[ply])
    asked = game.to_move(state)
    return {
        "ply": ply,
        "to_move": None if asked == OVER else asked,
        "question": game.question(state),
        "steps": game.steps(state),
        "position": guided.view(ply),
    }


@cache
def _words(game: str, language: str) -> ReadyAnswer:
    return ReadyAnswer(encode({"steps": [_step_words(step) for step in told(game, language)]}), JSON)


def _step_words(step: Told) -> dict[str, Any]:
    passages = {"why": _passage(step.why), "after": _passage(step.after)}
    return {"id": step.id, "title": step.title, "text": step.text, **passages, "rules": step.rules}


def _passage(section: Section | None) -> dict[str, str] | None:
    return None if section is None else {"title": section.title, "text": section.text}
