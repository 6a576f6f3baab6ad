"""Every screen in a language that is a third longer, on a phone: all text comes from a message, and all of it has room.

`?pseudo` accents every letter of every message. So letters without an accent come from no message, unless they are names:
people and tables have Greek ones here.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .table import ME, OPEN, ask, bot, make_table, play_to_the_end, result

NAME, TABLE = "Άννα", "Ααχεν"

# What is shown as it is: numbers of rules, hashes, addresses, names of languages, the house's own name.
AS_IT_IS = r"^(?:[A-Z]{3}-[A-Z]?\d+(?:\.\d+)?|[0-9a-f]{32,}|https?://\S+|bezant|EN|HU|DE|IT)$"
LEFT_ALONE = [
    ".prose",  # the letter of the rules is English
    ".contents",
    ".rules > h1",
    ".devs li > span > b",  # what a browser calls itself
    ".what :is(span, small)",  # the app bar has room for the name of a game, and cuts the rest
]

FIND = """([asItIs, leftAlone]) => {
    const known = new RegExp(asItIs), said = new Set();
    const where = element => element.tagName.toLowerCase() + [...element.classList].map(name => '.' + name).join('') +
        ' in ' + (element.parentElement.closest('[class]')?.className ?? 'the page');
    const isKnown = word => known.test(word.replace(/[.,:;()“”]+$/, ''));
    const bare = text => text.split(/\\s+/).filter(word => /[A-Za-z]{2}/.test(word) && !isKnown(word));
    const isHidden = element => !element.checkVisibility({visibilityProperty: true}) || element.closest('.vh, [inert]') !== null;
    const scrolls = element => {
        for (let one = element; one && one !== document.body; one = one.parentElement)
            if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
        return false;
    };
    const roomOf = element => {
        while (/^(inline|contents)$/.test(getComputedStyle(element).display)) element = element.parentElement;
        return element.getBoundingClientRect();
    };
    const hasRoom = node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect(), room = roomOf(node.parentElement);
        const isOut = text.right > innerWidth + 1 || text.left < -1 || text.right > room.right + 1 || text.left < room.left - 1;
        return room.width <= 1 || !isOut || scrolls(node.parentElement);
    };
    for (const element of document.querySelectorAll('body *')) {
        if (element.closest(leftAlone.join(',')) || isHidden(element)) continue;
        const own = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        const spoken = ['aria-label', 'title', 'placeholder', 'alt'].map(name => element.getAttribute(name) ?? '');
        const words = bare([...own.map(node => node.data), ...spoken].join(' '));
        if (words.length > 0) said.add(`no message: ${words.join(' ')}: ${where(element)}`);
        if (element.closest('svg, option')) continue;
        for (const node of own) if (!hasRoom(node)) said.add(`no room: ${node.data.trim()}: ${where(element)}`);
    }
    if (document.scrollingElement.scrollWidth > innerWidth + 1) said.add('the page is wider than the screen');
    return [...said];
}"""


def assert_all_said_and_shown(page: Page) -> None:
    assert page.evaluate(FIND, [AS_IT_IS, LEFT_ALONE]) == []


@pytest.fixture
def page(visit: Visit) -> Page:
    page = visit("/?pseudo", viewport=PHONE, has_touch=True)
    expect(page.locator(".own")).to_be_visible()  # the page knows who this is
    ask(page, "/me", {"name": NAME})
    return page


def go(page: Page, path: str) -> None:
    page.goto(re.sub(r"(://[^/]+).*", rf"\1{path}?pseudo", page.url))
    expect(page.locator(".appbar")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "article.game"),
        ("/settings", ".palette"),
        ("/settings/table", ".keys"),
        ("/settings/sound", ".setting"),
        ("/settings/language", ".languages"),
        ("/settings/account", ".go .btn"),
        ("/me", ".notices table"),
        ("/finished", "main h1"),
        ("/rules/carolus/letter", ".onerule"),
        ("/device", "main form, main .card"),
        ("/nothing/here/at/all", "main"),
    ],
)
def test_every_page(page: Page, path: str, shown: str) -> None:
    go(page, path)
    expect(page.locator(shown).first).to_be_visible()
    assert_all_said_and_shown(page)


@pytest.mark.parametrize("game", ["byzantium", "carolus", "jerusalem"])
def test_a_table_from_its_opening_to_its_review(page: Page, game: str) -> None:
    waiting = make_table(page, ME, OPEN, name=TABLE, game=game)
    go(page, f"/t/{waiting}")
    expect(page.locator(".waiting")).to_be_visible()
    assert_all_said_and_shown(page)

    table = make_table(page, ME, bot("uniform"), name=TABLE, game=game)
    go(page, f"/t/{table}")
    expect(page.locator(".prompt.mine [data-option]").first).to_be_visible()
    assert_all_said_and_shown(page)
    for tab in page.locator(".tabbar button").all()[1:]:
        tab.click()
        assert_all_said_and_shown(page)
    for button in page.locator(".appbar button:has(.i):visible").all():
        button.click()
        if page.get_by_role("dialog").is_visible():
            assert_all_said_and_shown(page)
            page.keyboard.press("Escape")

    play_to_the_end(page, table)
    go(page, f"/t/{table}")
    expect(result(page)).to_be_visible()
    assert_all_said_and_shown(page)
    go(page, f"/t/{table}/review")
    expect(page.locator(".replay")).to_be_visible()
    assert_all_said_and_shown(page)


def test_what_comes_from_no_message_or_has_no_room_is_found(page: Page) -> None:
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p class=\"x\" title=\"Hello\">4 words</p>')")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"width: 40px\">Ĝŕööööööööööööš</p>')")
    found = page.evaluate(FIND, [AS_IT_IS, LEFT_ALONE])
    assert [each for each in found if "p.x" in each] == ["no message: words Hello: p.x in the page"]
    assert [each for each in found if "Ĝŕ" in each] == ["no room: Ĝŕööööööööööööš: p in the page"]
