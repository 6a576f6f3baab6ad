"""The guided first games in Chromium: played to their end by clicks, by taps and by keys, left and resumed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bezant.kernel.lesson import lesson, told

from .conftest import PHONE, TABLET, Visit
from .table import lit
from .test_browser_accessibility import assert_accessible

TOUCH: dict[str, Any] = {"has_touch": True, "viewport": PHONE}
READY = ".lesson[data-phase=ask] :is(.prompt, .sheet) .confirm:not(.idle)"
OPTION = ":is(.prompt, .sheet) [data-option]"
OFFERED = f"() => [...document.querySelectorAll('{OPTION}')].map(one => one.dataset.option).join()"


def learn(visit: Visit, game: str, language: str = "en", **profile: object) -> Page:
    """Opens a guided game, as one who reads this language."""
    page = visit("/learn", locale=language, **profile)
    page.goto(f"{page.url}/{game}")
    expect(at_step(page, 1, "ask")).to_be_visible()
    return page


def at_step(page: Page, step: int, phase: str) -> Locator:
    return page.locator(f".lesson[data-step='{step}'][data-phase={phase}]")


def ready(page: Page) -> Locator:
    """Confirm, once the answer is complete."""
    return page.locator(READY)


def answer(page: Page, touch: bool = False) -> None:
    """What is lit, on the board where it is there, part by part; then Confirm."""
    while ready(page).count() == 0:
        before = page.evaluate(OFFERED)
        if touch:
            page.locator(OPTION).first.tap()
        elif lit(page).count() > 0:
            lit(page).first.click(force=True)
        else:
            page.locator(OPTION).first.click()
        page.wait_for_function(
            f"([ready, before]) => document.querySelector(ready) || ({OFFERED})() !== before", arg=[READY, before]
        )
    ready(page).click()
    expect(ready(page)).to_have_count(0)


def do_step(page: Page, step: int, touch: bool = False) -> None:
    """Answers until the step is done."""
    while True:
        expect(page.locator(f".lesson[data-step='{step}']:not([data-phase=show])")).to_be_visible()
        if at_step(page, step, "done").count() > 0:
            return
        answer(page, touch)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("byzantium", "en"),
        ("byzantium", "hu"),
        ("carolus", "hu"),
        ("carolus", "de"),
        ("jerusalem", "de"),
        ("jerusalem", "it"),
    ],
)
def test_a_lesson_is_played_to_its_end_by_clicks(visit: Visit, game: str, language: str) -> None:
    page, words = learn(visit, game, language), told(game, language)
    for number, step in enumerate(words[:-1], start=1):
        expect(at_step(page, number, "ask")).to_be_visible()
        coach = page.locator(".coach")
        expect(coach.get_by_role("heading", level=2)).to_have_text(step.title)
        assert step.why is not None and step.after is not None
        expect(coach.locator(".why")).to_contain_text(step.why.title)
        do_step(page, number)
        expect(coach.locator(".why")).to_contain_text(step.after.title)
        expect(coach.locator(".todo .done")).to_have_count(coach.locator(".todo li").count())
        page.locator(".coach .go .confirm").click()
    play_on(page, game, words[-1].title)


def play_on(page: Page, game: str, title: str) -> None:
    """The last step leads to a real table that begins with the last position, with hints."""
    guided = lesson(game)
    expect(page.locator(":is(.coach, .sheet) h2")).to_have_text(title)
    page.locator(".go .confirm").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".ask-hint")).to_be_visible()
    table = page.url.rpartition("/")[2]
    view = page.evaluate("async table => (await fetch('/api/tables/' + table)).json()", table)
    assert (view["ply"], view["you"]) == (guided.match.ply, [guided.eyes])
    done = page.evaluate("game => JSON.parse(localStorage.getItem('bezant.learn'))[game]", game)
    assert done["step"] == 0 and done["done"]


@pytest.mark.parametrize("game", ["byzantium", "carolus", "jerusalem"])
def test_a_lesson_is_played_to_its_end_on_a_phone(visit: Visit, game: str) -> None:
    page, words = learn(visit, game, **TOUCH), told(game)
    for number, step in enumerate(words[:-1], start=1):
        expect(page.locator(".sheet h2")).to_have_text(step.title)
        expect(page.locator(".sheet .go")).to_be_in_viewport(ratio=1)
        do_step(page, number, touch=True)
        expect(page.locator(".sheet .go")).to_be_in_viewport(ratio=1)
        page.locator(".sheet .go .confirm").tap()
    play_on(page, game, words[-1].title)


def test_a_lesson_is_played_to_its_end_by_keys(visit: Visit) -> None:
    page, words = learn(visit, "carolus"), told("carolus")
    while page.locator(f".lesson[data-step='{len(words)}']").count() == 0:
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=words[-1].title)).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_another_click_is_answered_and_changes_nothing(visit: Visit) -> None:
    page = learn(visit, "carolus")
    page.locator(".opts .later", has_text="Disc 5").click()
    expect(page.locator(".whynot")).to_contain_text("after the lesson")
    expect(page.locator(".whynot")).to_contain_text("First choose: disc 3.")
    page.keyboard.press("Escape")
    expect(page.locator(".whynot")).to_have_count(0)
    page.locator(".board .land").first.click(force=True)
    expect(page.locator(".whynot")).to_contain_text("First choose: disc 3.")
    expect(at_step(page, 1, "ask")).to_be_visible()
    lit(page).first.click(force=True)
    expect(page.locator(".whynot")).to_have_count(0)
    expect(page.locator(".todo .now")).to_contain_text("now confirm")


def test_it_is_left_and_resumed(visit: Visit) -> None:
    page = learn(visit, "byzantium")
    do_step(page, 1)
    page.locator(".coach .go .confirm").click()
    page.get_by_role("button", name="Skip step").click()
    expect(at_step(page, 3, "ask")).to_be_visible()
    page.reload()
    expect(at_step(page, 3, "ask")).to_be_visible()
    expect(page.locator(".coach")).to_contain_text("Welcome back")
    expect(page.locator(".coach header")).to_contain_text("step 3 of 13")
    page.get_by_role("link", name="Leave, keep my place").click()
    row = page.locator(".learnrows li", has_text="Byzantium")
    expect(row).to_contain_text("step 3 of 13")
    expect(page.locator(".learnrows li", has_text="Carolus")).to_contain_text("14 steps, 20 minutes")
    page.get_by_role("link", name="bezant, to the tables").click()
    page.get_by_role("link", name="Carry on: Byzantium").click()
    expect(at_step(page, 3, "ask")).to_be_visible()


def test_show_me_plays_the_step_and_back_goes_back(visit: Visit) -> None:
    page = learn(visit, "jerusalem")
    page.keyboard.press("s")
    expect(at_step(page, 1, "done")).to_be_visible()
    page.get_by_role("button", name="Carry on").click()
    page.get_by_role("button", name="Show me").click()
    expect(at_step(page, 2, "done")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(at_step(page, 2, "ask")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(at_step(page, 1, "ask")).to_be_visible()
    page.locator(".way button", has_text="Open an auction").click()
    expect(at_step(page, 2, "ask")).to_be_visible()
    expect(page.locator(".way button", has_text="The Baron")).to_be_disabled()


def test_another_language_keeps_the_place(visit: Visit) -> None:
    page = learn(visit, "carolus")
    page.get_by_role("button", name="Skip step").click()
    expect(page.locator(".coach h2")).to_have_text(told("carolus", "en")[1].title)
    page.get_by_role("button", name=re.compile("Language:")).click()
    page.get_by_role("menuitemradio", name=re.compile("Deutsch")).click()
    expect(page.locator(".coach h2")).to_have_text(told("carolus", "de")[1].title)
    expect(at_step(page, 2, "ask")).to_be_visible()


def test_it_is_offered_beside_the_bots_on_the_first_visit(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Guided first game: Jerusalem").click()
    expect(at_step(page, 1, "ask")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_screens_are_accessible(visit: Visit, theme: str) -> None:
    page = visit("/learn", color_scheme=theme)
    expect(page.locator(".learnrows li")).to_have_count(3)
    assert_accessible(page)
    page.get_by_role("link", name="Start: Carolus Magnus").click()
    expect(page.locator(".point")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("s")
    expect(at_step(page, 1, "done")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("viewport", [PHONE, TABLET])
def test_the_sheet_is_accessible(visit: Visit, viewport: dict[str, int]) -> None:
    page = learn(visit, "byzantium", viewport=viewport, has_touch=True)
    expect(page.locator(".sheet")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Steps").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)


def test_there_is_no_lesson_of_an_unknown_game(visit: Visit) -> None:
    page = visit("/learn/chess")
    expect(page.get_by_text("There is no such game.")).to_be_visible()
