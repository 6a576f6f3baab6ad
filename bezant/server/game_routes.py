"""Games, their words and their rules: the same for everybody, so each answer is made once."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse

import bezant
from bezant import players
from bezant.kernel.game import Game, game_names
from bezant.kernel.lesson import has_lesson, size_of
from bezant.kernel.messages import message
from bezant.kernel.rulebook import rulebook
from bezant.kernel.text import texts_of
from bezant.server import schemas
from bezant.server.ready_answers import ReadyAnswer
from bezant.server.routes import REFUSALS, TEXT

JSON = "application/json"

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/games", response_model=list[schemas.GameRow])
async def games(request: Request) -> Response:
    return _games().answer(request.headers)


@router.get("/games/{game}", response_model=schemas.GameView)
async def game(request: Request, game: str) -> Response:
    return _game(bezant.load(game).name).answer(request.headers)


@router.get("/games/{game}/text/{language}", response_class=Response, responses=TEXT)
async def text(
    request: Request, game: str, language: Annotated[str, PathParameter(pattern="^[a-z]{2,8}$")]
) -> Response:
    """The words of a game, in Fluent: for a page that was built without them."""
    name = bezant.load(game).name
    if not texts_of(
        name, language
    ):  # languages are many, and nobody's cache shall be filled with those it does not speak
        return PlainTextResponse("")
    return _text(name, language).answer(request.headers)


@router.get("/rules/{game}", response_model=schemas.RulesView)
async def rules(request: Request, game: str) -> Response:
    return _rules(bezant.load(game).name).answer(request.headers)


@router.get("/rules/{game}/{rule_id}", response_model=schemas.RuleView)
async def rule(request: Request, game: str, rule_id: str) -> Response:
    name = bezant.load(game).name
    return _rule(name, rulebook(name).rule(rule_id).id).answer(request.headers)


@cache
def _games() -> ReadyAnswer:
    rows = [schemas.GameRow(**_game_row(bezant.load(name))) for name in game_names()]
    return ReadyAnswer(json.dumps([row.model_dump(mode="json") for row in rows]).encode(), JSON)


@cache
def _game(name: str) -> ReadyAnswer:
    loaded = bezant.load(name)
    facts = {"amounts": list(loaded.amounts), "headings": list(loaded.headings)}
    return _json(schemas.GameView.model_validate(_game_row(loaded) | facts | loaded.describe()))


@cache
def _text(game: str, language: str) -> ReadyAnswer:
    return ReadyAnswer("\n".join(texts_of(game, language)).encode(), PlainTextResponse.media_type or "")


@cache
def _rules(game: str) -> ReadyAnswer:
    book = rulebook(game)
    sections = [
        schemas.RuleSection(
            id=section.id,
            title=section.title,
            rules=[schemas.RuleText(id=rule.id, text=rule.text) for rule in section.rules],
        )
        for section in book.sections
    ]
    return _json(schemas.RulesView(title=book.title, sections=sections))


@cache
def _rule(game: str, rule_id: str) -> ReadyAnswer:
    found = rulebook(game).rule(rule_id)
    return _json(schemas.RuleView(id=found.id, title=found.title, text=found.text))


def _json(said: schemas.Out) -> ReadyAnswer:
    return ReadyAnswer(said.model_dump_json().encode(), JSON)


def _game_row(game: Game) -> dict[str, Any]:
    return {
        "id": game.name,
        "title": message(f"{game.name}-title"),
        "seats": list(game.seat_counts),
        "version": game.version,
        "designer": game.designer,
        "options": [
            schemas.GameOption(
                id=spec.name,
                default=spec.default,
                low=spec.low,
                high=spec.high,
                size=spec.size,
                rule=spec.rule,
                label=message(f"{game.name}-option-{spec.name}"),
            )
            for spec in game.option_specs
        ],
        "bots": _bots(),
        "ratings": _ratings(game),
        "teams": [count for count in game.seat_counts if len(game.first_seats(count)) < count],
        "secrets": game.has_secrets,
        "talk": game.talk_rule,
        "lesson": _lesson(game),
    }


def _lesson(game: Game) -> schemas.LessonRow | None:
    if not has_lesson(game.name):
        return None
    steps, minutes = size_of(game.name)
    return schemas.LessonRow(steps=steps, minutes=minutes)


def _bots() -> list[schemas.Bot]:
    levels = players.level_names()
    return [
        schemas.Bot(bot=bot, level=levels.index(bot) + 1 if bot in levels else None, usual=bot == players.USUAL)
        for bot in players.names()
    ]


def _ratings(game: Game) -> list[schemas.BotRating]:
    measured = [(bot, n, players.rating(game.name, n, bot)) for bot in players.names() for n in game.seat_counts]
    return [
        schemas.BotRating(bot=bot, seats=seats, rating=found.rating, low=found.low, high=found.high)
        for bot, seats, found in measured
        if found is not None
    ]
