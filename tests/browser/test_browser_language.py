"""The language: by the browser's wish, by the menu on every screen, without a reload; and what is said when words do not come."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import ME, bot, make_table


def menu_button(page: Page) -> Locator:
    return page.locator(".appbar [aria-haspopup=menu]")


def spoken(page: Page) -> str:
    return str(page.locator("html").get_attribute("lang"))


def words_asked_for(page: Page) -> list[str]:
    """The word files this page has asked for, such as `page-hu`. The mark of a version that ends a name may have a dash too."""
    files: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map(({name}) => name).filter(name => name.includes('/words-'))"
    )
    return sorted({re.sub(r"-.{8}\.\w+$", "", file.split("/words-")[1]) for file in files})


def test_the_browser_s_wish_is_spoken_and_nothing_else_is_loaded(visit: Visit) -> None:
    page = visit(locale="hu-HU")
    expect(page.get_by_role("heading", name="Üdv")).to_be_visible()
    assert spoken(page) == "hu"
    assert words_asked_for(page) == ["page-hu"]
    page.goto(page.url.rstrip("/") + f"/t/{make_table(page, ME, bot('uniform'))}")
    expect(page.get_by_role("region", name="A te döntésed")).to_be_visible()
    assert words_asked_for(page) == ["carolus-hu", "page-hu"]


def test_a_wish_that_is_not_spoken_here_gets_english(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    assert spoken(page) == "en"


def test_the_menu_is_worked_by_keys_and_needs_no_reload(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    page.evaluate("window.here = true")
    menu_button(page).focus()
    page.keyboard.press("ArrowDown")
    item = page.get_by_role("menuitemradio")
    expect(item.filter(has_text="English")).to_be_focused()
    expect(item.filter(has_text="English")).to_have_attribute("aria-checked", "true")
    for key, name in [
        ("ArrowUp", "Italiano"),
        ("ArrowDown", "English"),
        ("m", "Magyar"),
        ("End", "Italiano"),
        ("Home", "English"),
    ]:
        page.keyboard.press(key)
        expect(item.filter(has_text=name)).to_be_focused()
    page.keyboard.press("Escape")
    expect(item).to_have_count(0)
    expect(menu_button(page)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Jetzt spielen")).to_be_visible()
    expect(menu_button(page)).to_be_focused()
    expect(menu_button(page)).to_contain_text("DE")
    assert spoken(page) == "de"
    assert page.evaluate("window.here") is True
    page.reload()
    expect(page.get_by_role("heading", name="Jetzt spielen")).to_be_visible()


def test_at_a_table_on_a_phone_everything_changes_at_once(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".strip")).to_contain_text("Wanderer")
    menu_button(page).tap()
    page.get_by_role("menuitemradio", name="Magyar").tap()
    expect(page.locator(".strip")).to_contain_text("Vándor")
    expect(page.locator(".tabbar")).to_contain_text("Napló")
    assert spoken(page) == "hu"


def test_words_that_do_not_come_are_told_and_asked_for_again(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    page.route("**/words-page-it-*", lambda route: route.abort())
    menu_button(page).click()
    page.get_by_role("menuitemradio", name="Italiano").click()
    expect(page.get_by_role("alert")).to_contain_text("Italiano did not load")
    assert spoken(page) == "en"
    page.unroute("**/words-page-it-*")
    page.get_by_role("menuitemradio", name="Italiano").click()
    expect(page.get_by_role("menuitemradio")).to_have_count(0)
    assert spoken(page) == "it"


def test_a_page_without_its_words_says_so_in_the_reader_s_language(visit: Visit) -> None:
    page = visit(locale="de-DE")
    expect(page.get_by_role("heading", name="Willkommen")).to_be_visible()
    page.route("**/words-page-de-*", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Ein Teil dieser Seite konnte nicht geladen werden")
    page.unroute("**/words-page-de-*")
    page.get_by_role("button", name="Erneut versuchen").click()
    expect(page.get_by_role("heading", name="Willkommen")).to_be_visible()


def test_a_screen_that_does_not_load_says_so_and_is_asked_for_again(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    page.route("**/GamesPlayed-*", lambda route: route.abort())
    page.get_by_role("link", name="Games", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Part of this page did not load")
    page.unroute("**/GamesPlayed-*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Games played")).to_be_visible()
