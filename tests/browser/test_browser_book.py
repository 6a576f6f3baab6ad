"""The rulebook for people: read as a book, and beside the table where a rule was met."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from bezant.kernel.book import book, has_book
from bezant.kernel.game import game_names

from .conftest import PHONE, Visit
from .table import ME, bot, choose_by_clicking, make_table, view_of, wait_for_question

LANGUAGES = ("en", "hu", "de", "it")
BOOKS = [game for game in game_names() if has_book(game)]


def speak(page: Page, language: str) -> None:
    page.locator(".language [aria-haspopup=menu]").click()
    page.locator(f".language [role=menuitemradio][lang={language}]").click()


@pytest.mark.parametrize("game", BOOKS)
def test_every_chapter_is_read_in_order_with_all_its_pictures(visit: Visit, game: str) -> None:
    """`]` turns the page. Every picture shows what it is cropped to, with as many marks as its caption names."""
    page = visit(f"/rules/{game}")
    for number, chapter in enumerate(book(game).chapters):
        if number > 0:
            page.keyboard.press("]")
        expect(page.get_by_role("heading", level=1)).to_contain_text(chapter.opening.title)
        expect(page.locator(".chapterno")).to_contain_text(f"chapter {number + 1} of")
        expect(page.locator("[data-passage]")).to_have_count(len(chapter.passages))
        names = [name for passage in chapter.passages for name in passage.figures]
        expect(page.locator(".bookfig")).to_have_count(len(names))
        for figure in page.locator(".bookfig").all():
            named = figure.locator("figcaption .spot").count()
            expect(figure.locator(".frame .spot")).to_have_count(named)
            drawn = figure.get_by_role("img", include_hidden=False).first
            caption = figure.locator("figcaption").inner_text()
            assert (
                drawn.evaluate("one => document.getElementById(one.getAttribute('aria-labelledby')).innerText")
                == caption
            )
            assert drawn.locator(":focus-visible, [inert]").count() >= 1
    page.keyboard.press("[")
    expect(page.get_by_role("heading", level=1)).to_contain_text(book(game).chapters[-2].opening.title)


@pytest.mark.parametrize("game", BOOKS)
def test_the_contents_lead_to_their_sections(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}/{book(game).chapters[1].id}")
    expect(page.locator(".toc [aria-current=page]")).to_have_count(1)
    last = page.locator(".toc ol ol a").last
    name = last.inner_text()
    last.click()
    expect(page.locator("section[data-passage] h2", has_text=name)).to_be_in_viewport()


def test_a_link_leads_to_its_passage(visit: Visit) -> None:
    page = visit("/rules/carolus/aim")
    page.locator(".chapter .prose a", has_text="three players").click()
    expect(page).to_have_url(re.compile("/rules/carolus/players#three$"))
    expect(page.locator("section#three")).to_be_in_viewport()


def test_the_language_changes_where_one_reads(visit: Visit) -> None:
    page = visit("/rules/byzantium/attack")
    for language in LANGUAGES:
        speak(page, language)
        opening = next(one for one in book("byzantium", language).chapters if one.id == "attack").opening
        expect(page.get_by_role("heading", level=1)).to_contain_text(opening.title)
        expect(page.locator("section#attack")).to_have_attribute("lang", language)
        expect(page.locator(".chapter > .banner")).to_have_count(0)


def test_a_chapter_that_is_not_translated_says_so(visit: Visit) -> None:
    page = visit("/rules/carolus")
    english = json.loads(page.evaluate("fetch('/api/games/carolus/book/en').then(answer => answer.text())"))

    def half_translated(route: Route) -> None:
        chapters = [one | {"language": "en" if k == 0 else "hu"} for k, one in enumerate(english["chapters"])]
        route.fulfill(json=english | {"language": "hu", "chapters": chapters})

    page.route("**/api/games/carolus/book/hu", half_translated)
    speak(page, "hu")
    expect(page.locator(".chapter > .banner")).to_be_visible()
    page.keyboard.press("]")
    expect(page.get_by_role("heading", level=1)).to_contain_text(english["chapters"][1]["passages"][0]["title"])
    expect(page.locator(".chapter > .banner")).to_have_count(0)


def test_words_are_found_and_marked(visit: Visit) -> None:
    page = visit("/rules/byzantium")
    expect(page.locator("[data-passage]").first).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("constantinople levy")
    hits = page.locator(".hits a")
    expect(hits.first).to_be_visible()
    assert 1 <= hits.count() < 12
    page.keyboard.press("Enter")
    expect(page.locator(".chapter mark", has_text=re.compile("levy", re.IGNORECASE)).first).to_be_visible()
    page.locator(".find input").fill("zebra")
    expect(page.get_by_role("status")).to_have_text("Nothing found.")
    page.locator(".find input").focus()
    page.keyboard.press("Escape")
    expect(page.locator("mark")).to_have_count(0)
    expect(page.locator(".toc [aria-current=page]")).to_be_visible()


def test_the_letter_stands_behind_every_heading(visit: Visit) -> None:
    """`L` opens the numbered rules of the heading that is read; the card beside it shows the first, with a way to all of them."""
    page = visit("/rules/byzantium/attack#siege")
    expect(page.locator("section#siege")).to_be_in_viewport()
    expect(page.locator(".beside .quoted")).to_contain_text("BYZ-31.1")
    page.keyboard.press("l")
    letters = page.get_by_role("dialog")
    expect(letters).to_contain_text("BYZ-31.5")
    page.keyboard.press("Escape")
    expect(letters).to_have_count(0)
    page.locator(".beside .btn", has_text="BYZ-31.1").click()
    expect(page).to_have_url(re.compile(r"/rules/byzantium/letter#BYZ-31\.1$"))
    expect(page.locator('[id="BYZ-31.1"]')).to_be_in_viewport()


def test_old_links_still_find_their_rule(visit: Visit) -> None:
    page = visit("/rules/byzantium#BYZ-31.4")
    expect(page.locator('[id="BYZ-31.4"]')).to_be_in_viewport()
    page.get_by_role("link", name="The rulebook", exact=True).click()
    expect(page.locator("[data-passage]").first).to_be_visible()


def test_printed_the_book_is_whole(visit: Visit) -> None:
    page = visit("/rules/carolus/pieces")
    expect(page.locator(".bookfig").first).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    passages = len(book("carolus").passages)
    expect(page.locator("[data-passage]")).to_have_count(passages)
    page.emulate_media(media="print")
    expect(page.locator(".toc")).to_be_hidden()
    widths = page.locator(".bookfig .frame").evaluate_all("all => all.map(one => one.clientWidth)")
    assert widths and max(widths) <= 660
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(page.locator("[data-passage]")).not_to_have_count(passages)


def test_on_a_phone_the_contents_are_folded(visit: Visit) -> None:
    page = visit("/rules/jerusalem", viewport=PHONE)
    chapters = book("jerusalem").chapters
    expect(page.locator(".toc summary")).to_be_visible()
    page.locator(".toc summary").click()
    page.locator(".toc li > a", has_text=chapters[2].opening.title).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(chapters[2].opening.title)
    expect(page.locator(".toc ol").first).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def at_a_move(page: Page) -> None:
    """Plays Carolus Magnus until Charlemagne is to be moved: something is refused there, and the log has lines."""
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    chance = random.Random(2)
    while wait_for_question(page) and view_of(page, table)["position"]["step"] != "move":
        choose_by_clicking(page, chance)


def test_a_rule_is_read_beside_the_table(visit: Visit) -> None:
    """From the prompt, from a refusal and from the log: the passage, what is so here, the letter; focus comes back."""
    page = visit()
    at_a_move(page)
    asked = page.locator(".prompt .question .rule")
    asked.click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("heading", name="How far")).to_be_visible()
    expect(window.locator(".bookfig .stage")).to_be_visible()
    expect(window.locator(".here")).to_contain_text("Here: Your disc is")
    expect(window.locator(".letters")).to_contain_text("CAR-7.2")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(asked).to_be_focused()

    page.locator(".opts .opt.no").last.click()
    refused = page.locator(".whynot")
    expect(refused).to_contain_text("The disc in force is")
    refused.locator(".rule").click()
    expect(window.locator(".here")).to_contain_text("Here: The disc in force is")
    expect(page.locator(".confirm")).to_be_visible()
    window.get_by_role("button", name="Close").click()

    told = page.locator(".log .action .rule").last
    told.click()
    expect(window.locator(".letters .prose").first).to_be_visible()
    expect(window.locator(".passage")).to_be_visible()
    expect(window.get_by_role("link", name=re.compile("^Chapter"))).to_have_attribute("target", "_blank")
    window.locator(".letters a").last.focus()
    page.keyboard.press("Escape")
    expect(told).to_be_focused()


def test_the_board_stays_in_use_beside_a_rule(visit: Visit) -> None:
    page = visit()
    at_a_move(page)
    page.locator(".prompt .question .rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator(".board [data-state=offered]").first.click(force=True)
    expect(page.locator(".confirm:not(.idle)")).to_be_visible()


def test_on_a_phone_a_rule_is_a_sheet(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    at_a_move(page)
    page.locator(".prompt .rule").first.click()
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None and box["width"] == PHONE["width"] and round(box["y"] + box["height"]) == PHONE["height"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_passage_leads_to_another_and_a_rule_to_another(visit: Visit) -> None:
    page = visit(locale="de")
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    chance = random.Random(2)
    while wait_for_question(page) and view_of(page, table)["position"]["step"] != "place":
        choose_by_clicking(page, chance)
    page.locator(".prompt .question .rule").click()
    window = page.get_by_role("dialog")
    before = window.get_by_role("heading", level=2).inner_text()
    window.locator(".passage .prose a").first.click()
    expect(window.get_by_role("heading", level=2)).not_to_have_text(before)
    expect(window.locator(".here")).to_have_count(0)
