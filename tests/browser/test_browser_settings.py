"""Settings in Chromium: tried at once, kept by a word, left by Esc; kept with the person on every device; no flash before them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .table import ME, ask, bot, confirm, make_table, wait_for_question
from .test_browser_accessibility import assert_accessible

RED = "() => getComputedStyle(document.documentElement).getPropertyValue('--p-red').trim()"
WORN = "() => ({...document.documentElement.dataset})"
TRIED_ON = {"text": "130", "theme": "dark"}


def palette(page: Page, name: str) -> Any:
    return page.get_by_role("radio", name=re.compile(f"^{name}"))


def keep(page: Page) -> Any:
    return page.get_by_role("button", name="Keep it")


def test_what_is_tried_shows_at_once_and_is_left_by_escape_or_kept_by_a_word(visit: Visit) -> None:
    page = visit("/settings")
    expect(keep(page)).to_be_disabled()
    palette(page, "House colours").focus()
    house = page.evaluate(RED)
    expect(page.get_by_text("Where does your Arab army go?")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(palette(page, "Red and green")).to_be_checked()
    assert page.evaluate(RED) != house
    expect(page.get_by_role("status").filter(has_text="Red and green")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate(RED) == house and page.evaluate(WORN) == {}
    expect(palette(page, "House colours")).to_be_checked()

    page.get_by_role("slider", name="Text size").fill("2")
    page.get_by_role("radio", name="Dark", exact=True).check(force=True)
    assert page.evaluate(WORN) == TRIED_ON
    page.get_by_role("link", name="Table and keys").click()
    page.get_by_role("radio", name="Never").check(force=True)
    keep(page).click()
    expect(keep(page)).to_be_disabled()
    page.get_by_role("link", name="bezant, to the tables").click()
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)
    assert page.evaluate(WORN) == TRIED_ON

    page.goto(page.url + "settings")
    page.get_by_role("button", name="Back to house settings").click()
    assert page.evaluate(WORN) == {}
    page.get_by_role("link", name="bezant, to the tables").click()  # without a word, nothing has changed
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)
    assert page.evaluate(WORN) == TRIED_ON


def test_they_are_worn_before_anything_is_painted(visit: Visit) -> None:
    page = visit("/settings", color_scheme="light")
    page.get_by_role("radio", name="Dark", exact=True).check(force=True)
    keep(page).click()
    page.route("**/assets/*.js", lambda route: route.abort())  # not even the page's own script has run
    page.reload()
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(13, 18, 29)"


def test_an_account_has_its_settings_on_every_device_but_text_size(visit: Visit) -> None:
    laptop, phone = visit("/settings"), visit(viewport=PHONE)
    ask(laptop, "/sign-up", {"name": "Theodora", "password": "correct horse"})
    palette(laptop, "Ink only").check()
    laptop.get_by_role("slider", name="Text size").fill("3")
    keep(laptop).click()
    expect(keep(laptop)).to_be_disabled()
    laptop.wait_for_function("() => JSON.parse(localStorage['bezant.kept']).unsent.length === 0")

    ask(phone, "/sign-in", {"name": "Theodora", "password": "correct horse"})
    phone.reload()
    expect(phone.locator("html[data-palette=ink]")).to_have_count(1)
    assert phone.evaluate(WORN) == {"palette": "ink"}
    phone.reload()
    assert phone.evaluate(WORN) == {"palette": "ink"}


def test_a_table_asks_as_often_as_it_was_told_to(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    assert wait_for_question(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Never").check(force=True)
    expect(dialog.get_by_role("link", name="All settings")).to_be_visible()
    page.keyboard.press("Escape")
    ply = ask(page, f"/tables/{table}")["ply"]
    while not confirm(page).is_visible() and ask(page, f"/tables/{table}")["ply"] == ply:
        page.locator(".opts [data-option]").first.click()
    assert ask(page, f"/tables/{table}")["ply"] > ply


@pytest.mark.parametrize("names", ["all", "near", "off"])
def test_names_on_the_map_are_as_wanted_and_always_read_aloud(visit: Visit, names: str) -> None:
    page = visit()
    page.evaluate("names => localStorage.setItem('bezant.names', names)", names)
    page.goto(page.url + f"t/{make_table(page, ME, bot('uniform'), game='byzantium')}")
    assert wait_for_question(page)
    shown = page.locator(".board .place-name:visible")
    if names == "near":
        page.locator(".opts [data-option]", has_text="Take a city").click()
        expect(shown).to_have_count(page.locator(".board .city[data-state=offered]").count())
    else:
        expect(shown).to_have_count(33 if names == "all" else 0)
    expect(page.get_by_role("button", name=re.compile("Antioch")).first).to_be_visible()


@pytest.mark.parametrize("part", ["", "/table", "/sound", "/language", "/account"])
@pytest.mark.parametrize(("theme", "viewport"), [("light", DESKTOP), ("dark", PHONE)])
def test_every_part_is_accessible(visit: Visit, part: str, theme: str, viewport: dict[str, int]) -> None:
    page = visit(f"/settings{part}", color_scheme=theme, viewport=viewport)
    expect(page.locator(".part h2").first).to_be_visible()
    assert_accessible(page)
