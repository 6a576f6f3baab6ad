"""Everything on a table explains itself: under the mouse, by keyboard, held with a finger, and in the legend."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .table import ME, ask, bot, make_table

GAMES = ("byzantium", "carolus", "jerusalem")
LEGEND = {
    "en": "What the signs mean",
    "hu": "Mit jelentenek a jelek",
    "de": "Was die Zeichen bedeuten",
    "it": "Che cosa significano i segni",
}
# What is written or drawn on a board or a card and belongs to nothing that explains itself; seas have names and no more.
BARE = """() => [...document.querySelectorAll('.board, .seats')].flatMap(root => [...root.querySelectorAll('*')])
    .filter(one => one.matches('[role=img]') || [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .filter(one => one.getBoundingClientRect().width > 0 && getComputedStyle(one).visibility !== 'hidden')
    .filter(one => !one.closest('.vh, .sea-name, [data-explain], button[aria-label]'))
    .map(one => `${one.tagName} ${one.getAttribute('class')} ${one.textContent.trim().slice(0, 40)}`)"""


def open_table(visit: Visit, game: str, *, moves: int = 0, **profile: object) -> Page:
    page = visit(**profile)
    table = make_table(page, ME, bot("uniform"), bot("uniform"), game=game)
    page.evaluate(
        """async ([table, moves]) => {
            const call = async (path, how) => (await fetch(`/api/tables/${table}${path}`, how)).json();
            for (let done = 0; done < moves;) {
                const {status, ply, options} = await call('');
                if (status === 'finished') return;
                const body = JSON.stringify({ply, option: options[(7 * done) % options.length]});
                const how = {method: 'POST', headers: {'content-type': 'application/json'}, body};
                if (options.length) (await call('/moves', how), done++);
                else await new Promise(later => setTimeout(later, 20));
            }
        }""",
        [table, moves],
    )
    page.goto(page.url + f"t/{table}")
    expect(page.locator(".prompt.mine [data-option]").first).to_be_visible()
    return page


@pytest.mark.parametrize("moves", [0, 12, 25])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_a_table_is_without_an_explanation(visit: Visit, game: str, moves: int) -> None:
    page = open_table(visit, game, moves=moves)
    assert page.evaluate(BARE) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_explains_itself_under_the_mouse(visit: Visit, game: str) -> None:
    """Each kind of thing that can be reached: its name, and a sentence; nothing is left in English elsewhere."""
    page = open_table(visit, game, moves=8)
    told = page.locator(".explanation")
    for thing in page.evaluate(
        "[...new Set([...document.querySelectorAll('.seats [data-explain]')].map(one => one.dataset.explain))]"
    ):
        card = page.locator(f".seats [data-explain='{thing}']").first
        if not card.is_visible():
            continue
        page.mouse.move(3, 3)
        expect(told).to_have_count(0)
        card.hover(force=True, position={"x": 3, "y": 3})
        expect(told).to_be_visible()
        assert told.locator("b").inner_text().strip() and "explain-" not in told.inner_text()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_pieces_that_let_the_pointer_through_explain_themselves(visit: Visit) -> None:
    page = open_table(visit, "byzantium", moves=8)
    box = page.locator(".board .army[data-through]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 6)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 7)
    expect(page.locator(".explanation")).to_contain_text("army")


def test_by_keyboard_a_button_is_described(visit: Visit) -> None:
    page = open_table(visit, "carolus")
    button = page.locator(".ask-hint")
    page.locator(".prompt h2").focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    expect(button).to_be_focused()
    expect(page.locator(".explanation")).to_contain_text("Hint")
    expect(button).to_have_attribute("aria-describedby", "explanation")
    page.keyboard.press("Shift+Tab")
    expect(button).not_to_have_attribute("aria-describedby", "explanation")


HOLD = """(target, {x, y}) => {
    const sign = {bubbles: true, pointerType: 'touch', pointerId: 5, clientX: x, clientY: y, isPrimary: true};
    target.dispatchEvent(new PointerEvent('pointerdown', sign));
}"""
LIFT = """target => {
    target.dispatchEvent(new PointerEvent('pointerup', {bubbles: true, pointerType: 'touch', pointerId: 5}));
    target.click();
}"""


def test_held_a_thing_explains_itself_and_is_not_clicked(visit: Visit) -> None:
    page = open_table(visit, "byzantium", viewport=PHONE, has_touch=True)
    undo = page.locator(".prompt .ask-hint")
    box = undo.bounding_box()
    assert box is not None
    undo.evaluate(HOLD, {"x": box["x"] + 5, "y": box["y"] + 5})
    expect(page.locator(".explanation")).to_be_visible()
    undo.evaluate(LIFT)
    expect(undo).to_have_attribute("aria-expanded", "false")


def test_held_a_place_asks_why_not(visit: Visit) -> None:
    page = open_table(visit, "carolus", has_touch=True)
    land = page.locator(".board .land[data-state=none]").first
    box = land.bounding_box()
    assert box is not None
    land.evaluate(HOLD, {"x": box["x"] + 20, "y": box["y"] + 20})
    expect(page.locator(".whynot")).to_be_visible()
    expect(page.locator(".explanation")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "language"), [("byzantium", "en"), ("byzantium", "hu"), ("carolus", "de"), ("jerusalem", "it")]
)
def test_the_legend_is_at_hand(visit: Visit, game: str, language: str) -> None:
    page = open_table(visit, game, locale=language)
    page.get_by_role("button", name=LEGEND[language]).click()
    legend = page.get_by_role("dialog")
    expect(legend.get_by_role("heading", name=LEGEND[language])).to_be_visible()
    assert legend.locator("dt").count() > 20
    assert [
        text for text in legend.locator("dt, dd, h3").all_inner_texts() if not text.strip() or "-explain-" in text
    ] == []
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)


def test_on_a_phone_the_menu_has_the_legend(visit: Visit) -> None:
    page = open_table(visit, "carolus", viewport=PHONE)
    page.locator(".appbar [data-explain=explain-menu]").click()
    page.get_by_role("dialog").get_by_role("button", name=LEGEND["en"]).click()
    expect(page.locator(".legend")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_book_shows_the_signs(visit: Visit) -> None:
    page = visit("/rules/byzantium")
    expect(page.locator(".signs li").first).to_be_visible()
    page.locator(".signs li", has_text="Desert link").hover()
    expect(page.locator(".explanation")).to_contain_text("Arab armies only")
    page.locator(".signs .btn").click()
    expect(page.locator(".legend")).to_be_visible()


def test_a_long_list_says_what_each_would_do(visit: Visit) -> None:
    """Where the buttons have no room for it, the line over them says it of the one pointed at."""
    page = open_table(visit, "byzantium")
    options = page.locator(".opts .opt")
    assert options.count() > 5
    line = page.locator(".prompt .question p")
    for option in options.all():
        if option.locator("small").count():
            continue
        option.hover()
        expect(line).not_to_contain_text("One action, then it is the next player’s turn.")
    assert ask(page, "/me")
