"""Three Men's Morris in Chromium: a page that was built without it draws it on the plain board, with the game's own words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server
from tests.browser.table import (
    ME,
    choose_by_clicking,
    choose_option,
    lit,
    make_table,
    play_the_bots,
    result,
    view_of,
    wait_for_question,
)
from tests.examples.conftest import site

__all__ = ["site"]  # the fixture that installs the game

pytestmark = pytest.mark.browser
TITLE = "Three Men's Morris"


@pytest.fixture
def server(tmp_path: Path, site: Path) -> Iterator[Server]:
    """A server that finds the game in the folder it was installed into."""
    running = Server(tmp_path, site)
    yield running
    running.stop()


def test_a_whole_game_by_clicking_spaces(visit: Visit) -> None:
    """From the lobby's card to the result, against the usual bot."""
    page = visit()
    play_the_bots(page, TITLE).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    expect(page.locator(".what b")).to_have_text(TITLE)
    expect(page.locator(".board .space")).to_have_count(9)
    chance = random.Random(2)
    while wait_for_question(page):
        choose_by_clicking(page, chance)
    ended = view_of(page, table)
    assert ended["status"] == "finished" and ended["result"]["reason"] in ("three_in_a_row", "too_long")
    expect(result(page)).to_contain_text("Three in a row" if ended["result"]["winners"] else "Too long")
    assert "Places a man on" in page.locator(".log").inner_text()


def test_why_not_undo_and_review(visit: Visit) -> None:
    """Two people at one screen: the centre is refused with its rule, a man is taken back, and the game is looked at again."""
    page = visit()
    table = make_table(page, ME, ME, game="morris")
    page.goto(page.url + f"t/{table}")
    assert wait_for_question(page) and lit(page).count() == 8
    page.locator(".board .space", has_text="b2").click()
    expect(page.locator(".whynot")).to_contain_text("MOR-2.2")
    page.keyboard.press("Escape")
    choose_by_clicking(page, random.Random(1))
    stroke = "() => getComputedStyle(document.querySelector('.board [data-state=none] .ring')).stroke"
    assert page.evaluate(stroke) == "none", "gold means that something may be chosen"
    page.keyboard.press("u")
    expect(page.locator(".board [data-state=offered]")).to_have_count(8)
    for words in ("a1", "a2", "b1", "b2", "c1"):
        options = view_of(page, table)["options"]
        choose_option(page, next(option for option in options if option["path"][0]["value"] == words))
    expect(result(page)).to_contain_text("Three in a row")
    page.goto(page.url + "/review")
    # A second board lies beside the first at a turning point.
    expect(page.locator(".board").first.locator(".space")).to_have_count(9)
