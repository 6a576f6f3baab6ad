"""The rulebooks for people, as the page gets them."""

from __future__ import annotations

import json

import pytest

from bezant.kernel.book import book, has_book
from bezant.kernel.figures import figures
from bezant.kernel.game import game_names
from bezant.server import book_routes
from bezant.server.book_schemas import BookView, FiguresView
from tests.server.harness import Browser

WITH_BOOK = [game for game in game_names() if has_book(game)]


@pytest.mark.parametrize("language", ["en", "hu", "de", "it"])
@pytest.mark.parametrize("game", WITH_BOOK)
def test_a_book_comes_whole_in_each_language(stranger: Browser, game: str, language: str) -> None:
    page = BookView.model_validate(stranger.get(f"/games/{game}/book/{language}"))
    found = book(game, language)
    assert (page.title, page.language) == (found.title, language)
    told = [passage for chapter in page.chapters for passage in chapter.passages]
    assert [(one.id, one.text) for one in told] == [(one.id, one.text) for one in found.passages]
    assert {rule for one in told for rule in one.rules} == {rule for one in found.passages for rule in one.rules}


def test_a_language_that_nobody_wrote_is_english(stranger: Browser) -> None:
    assert stranger.get("/games/carolus/book/la") == stranger.get("/games/carolus/book/en")
    assert stranger.get("/games/carolus/book/..%2fen", 404)["code"] == "no_such_page"
    assert stranger.get("/games/chess/book/en", 404)["code"] == "unknown_game"


def test_a_game_without_a_book_has_no_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book_routes, "has_book", lambda game: False)
    said = json.loads(book_routes._book.__wrapped__("carolus", "en").body)
    assert said == {"title": "Carolus Magnus", "language": "en", "chapters": []}


@pytest.mark.parametrize("game", WITH_BOOK)
def test_figures_are_positions_as_a_table_shows_them(stranger: Browser, game: str) -> None:
    told = FiguresView.model_validate(stranger.get(f"/games/{game}/figures")).figures
    for name, figure in figures(game).items():
        shown = told[name]
        assert [seat.name for seat in shown.seats] == figure.seats, name
        assert shown.position and shown.marks == figure.marks, name
        assert bool(shown.options) == figure.offered, name
        assert shown.log[-1].ply == figure.match.ply, name


def test_a_figure_tells_no_more_than_its_eyes_see(stranger: Browser) -> None:
    """Cards behind a screen: of all four seats the one that looks sees its own."""
    told = FiguresView.model_validate(stranger.get("/games/jerusalem/figures")).figures
    open_screens = {
        name: [player["seat"] for player in shown.position["players"] if player["coins"] is not None]
        for name, shown in told.items()
        if shown.result is None
    }
    assert open_screens == {name: [] if told[name].eyes is None else [told[name].eyes] for name in open_screens}
