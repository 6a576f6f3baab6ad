"""Whole games by mouse in every language, by touch on a phone and by keyboard alone, of every title with a board of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visit
from .hands import Finger, Keys, Mouse
from .table import ME, assert_score_sheet, bot, make_table

GAMES = ["byzantium", "carolus", "jerusalem"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    table = make_table(page, ME, bot("uniform"), game=game)
    page.goto(page.url + f"t/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    assert Finger(page, seed=3).play() > 15
    assert_score_sheet(page, table)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit()
    table = make_table(page, ME, bot("uniform"), game=game)
    page.goto(page.url + f"t/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    hand = Keys(page, seed=4)
    assert hand.is_asked()
    hand.go_to_the_board()
    assert hand.play() > 15
    assert_score_sheet(page, table)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "hu", "de", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_in_every_language(visit: Visit, game: str, language: str) -> None:
    page = visit(locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    table = make_table(page, ME, bot("uniform"), game=game)
    page.goto(page.url + f"t/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    assert Mouse(page, seed=5).play() > 15
    assert_score_sheet(page, table)
    assert re.findall(rf"\b{game}-[a-z][\w-]+", page.locator("body").inner_text()) == [], "a message without words"
