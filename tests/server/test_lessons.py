"""Guided games over the wire: what is shown of them, their words, and the table where they are played on."""

from __future__ import annotations

import pytest

from bezant.kernel.lesson import lesson
from bezant.server import lesson_schemas, schemas
from bezant.server.lesson_routes import _shown
from tests.server.harness import Browser, Database

GAMES = ("byzantium", "carolus", "jerusalem")
PACKED = 40_000  # bytes of a whole lesson, at most


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_comes_whole_in_one_small_answer(anna: Browser, game: str) -> None:
    guided, shown = lesson(game), anna.get(f"/lessons/{game}")
    lesson_schemas.LessonView.model_validate(shown)
    moments = {moment["ply"] for moment in shown["moments"]}
    assert len(shown["moments"]) == len(moments)
    for step, told in zip(guided.steps, shown["steps"], strict=True):
        assert moments >= set(range(step.ply, step.until + 1))
        assert [ask["ply"] for ask in told["asks"]] == list(step.asks)
        assert all(any(option["id"] == ask["option"] for option in ask["options"]) for ask in told["asks"])
    assert [entry["ply"] for entry in shown["log"]] == list(range(guided.match.ply + 1))
    assert len(_shown(game)._brotli) < PACKED


def test_a_lesson_shows_what_the_learner_may_see(anna: Browser) -> None:
    shown = anna.get("/lessons/jerusalem")
    for moment in shown["moments"]:
        assert [player["hand"] is None for player in moment["position"]["players"]] == [False, True, True]
    kept = [event for entry in shown["log"] for event in entry["events"] if event["event"] == "kept"]
    assert {event["args"].get("card") for event in kept if event["seat"] != shown["seat"]} == {None}


@pytest.mark.parametrize("game", GAMES)
def test_its_words_come_in_the_language_asked_for(anna: Browser, game: str) -> None:
    english, hungarian = (anna.get(f"/lessons/{game}/text/{language}") for language in ("en", "hu"))
    lesson_schemas.LessonWords.model_validate(hungarian)
    assert [step["id"] for step in english["steps"]] == [step["id"] for step in hungarian["steps"]]
    assert english["steps"][0]["title"] != hungarian["steps"][0]["title"]
    assert english["steps"][0]["rules"] == hungarian["steps"][0]["rules"] != []
    assert anna.get(f"/lessons/{game}/text/eo") == english


def test_games_say_how_long_their_lesson_is(anna: Browser) -> None:
    rows = {game["id"]: game["lesson"] for game in anna.get("/games")}
    assert rows == {game: {"steps": len(lesson(game).steps), "minutes": lesson(game).minutes} for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_the_last_position_is_played_on_against_bots(anna: Browser, database: Database, game: str) -> None:
    guided = lesson(game)
    view = anna.post(f"/lessons/{game}/table", {"name": "My first game"}, status=201)
    schemas.TableView.model_validate(view)
    assert (view["ply"], view["you"], view["status"]) == (guided.match.ply, [guided.eyes], "playing")
    assert (view["table"]["name"], view["table"]["hints"], view["table"]["private"]) == ("My first game", True, True)
    assert [seat["bot"] for seat in view["seats"] if not seat["you"]] == [guided.bot] * (guided.match.seats - 1)
    assert view["position"] == guided.view(guided.match.ply) and view["options"]
    assert database.seed(view["table"]["id"]).startswith(f"{guided.match.seed}/{guided.match.ply}/")


def test_without_a_name_the_table_gets_one(anna: Browser) -> None:
    assert anna.post("/lessons/carolus/table", {}, status=201)["table"]["name"]


@pytest.mark.parametrize("path", ["/lessons/chess", "/lessons/chess/text/en"])
def test_there_is_no_lesson_of_an_unknown_game(anna: Browser, path: str) -> None:
    assert anna.get(path, status=404)["code"] == "unknown_game"
