"""Thinking in Chromium: a hint at the table and the review of a finished game, both from a real search with a small budget."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from bezant.kernel import record

from .conftest import DESKTOP, PHONE, Visit
from .table import ME, bot, confirm, make_table, play_to_the_end, view_of, wait_for_question
from .test_browser_accessibility import assert_accessible

COMPILED = 300_000  # milliseconds: on a new machine the search is compiled first


def test_a_hint_shows_the_best_options_and_their_chances(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, bot("uniform"), private=True)
    page.goto(page.url + f"t/{table}")
    assert wait_for_question(page)
    page.keyboard.press("h")
    box = page.locator(".hintbox")
    expect(box).to_be_visible()
    status = box.get_by_role("status")
    expect(status).to_have_text(re.compile("^Best: |beyond doubt"), timeout=COMPILED)
    options = {option["id"] for option in view_of(page, table)["options"]}
    rows = box.get_by_role("listitem")
    assert 1 <= rows.count() <= min(5, len(options))
    for row in rows.all():
        assert_chances_add_up(row)
    named = status.inner_text().startswith("Best: ")  # words, marks and list agree
    expect(page.locator(".board .marks .pill")).to_have_text(["best"] if named else [])
    expect(page.locator(".opts .hinted")).to_have_count(int(named))
    expect(box.locator("button.best")).to_have_count(int(named))
    assert_accessible(page)
    said = [status.inner_text(), *rows.all_inner_texts()]
    page.keyboard.press("h")
    expect(box).to_have_count(0)
    page.keyboard.press("h")
    expect(status).to_have_text(said[0])
    assert [status.inner_text(), *rows.all_inner_texts()] == said, "asked again, it says the same"
    rows.first.get_by_role("button").click()
    confirm(page).click()
    expect(box).to_have_count(0)


def assert_chances_add_up(row: Locator) -> None:
    """What is read aloud of the bar: each player's chance in per cent."""
    label = row.get_by_role("img").get_attribute("aria-label")
    assert label is not None
    percents = [int(found) for found in re.findall(r"(\d+) ?%", label)]
    assert len(percents) == 2 and 99 <= sum(percents) <= 101, label


def test_a_hint_is_put_away_and_is_not_offered_where_the_table_forbids_it(visit: Visit) -> None:
    page = visit()
    home = page.url
    page.goto(home + f"t/{make_table(page, ME, bot('uniform'), hints=True)}")
    assert wait_for_question(page)
    hint = page.get_by_role("button", name="Hint", exact=True)
    hint.click()
    expect(hint).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Put the hint away").click()
    expect(page.locator(".hintbox")).to_have_count(0)
    page.goto(home + f"t/{make_table(page, ME, bot('uniform'), hints=False)}")
    assert wait_for_question(page)
    expect(hint).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hintbox")).to_have_count(0)


def test_the_review_of_a_finished_game(visit: Visit) -> None:
    """From the result to the graph, through the game by keys, the lists, the link and the record."""
    page = visit()
    home = page.url
    table = make_table(page, ME, bot("greedy"))
    moves = play_to_the_end(page, table)
    page.goto(home + f"t/{table}")
    page.locator(".result").get_by_role("link", name="Review").click()
    page.wait_for_url(f"**/t/{table}/review#{moves}")
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=COMPILED)
    assert_lines_of(page, moves, 2)

    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".replay .count")).to_have_text(f"0 of {moves}")
    page.keyboard.press("ArrowRight")
    assert (slider.get_attribute("aria-valuetext") or "").startswith(f"Action 1 of {moves}: ")
    expect(page.locator(".caption b")).to_contain_text("Action 1")
    page.wait_for_url("**#1")

    page.keyboard.press("Escape")
    assert_own_first(page)
    turning = page.locator(".tp")
    expect(turning.first).to_be_visible()
    page.locator("body").press(str(turning.count()))
    expect(turning.last.locator(".why")).to_be_visible()
    judge = page.get_by_role("link", name="Judged by the champion’s network, 40 positions a decision")
    expect(judge).to_have_attribute("href", "/champion/carolus/2")
    action = page.locator(".replay .count").inner_text().split()[0]
    page.wait_for_url(f"**#{action}")
    expect(page.locator(".wingraph [aria-current]")).to_have_text(str(turning.count()))
    expect(page.locator(".wingraph .band")).to_have_attribute("d", re.compile("Z$"))
    assert_before_and_after(page)
    assert_accessible(page)

    page.get_by_role("tab", name="All actions").click()
    expect(page.locator(".actions li")).to_have_count(moves + 1)
    expect(page.locator(".actions [aria-current] .k")).to_have_text(action)
    page.get_by_role("tab", name="Luck").click()
    expect(page.get_by_role("tabpanel").locator(".luckbars li")).to_have_count(2)
    assert_accessible(page)

    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert record.read(saved.value.path().read_text()).is_over
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this review").input_value()
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator(".replay .count")).to_have_text(f"{action} of {moves}")

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "review" not in address)
    assert wait_for_question(page)
    begun = view_of(page, page.url.rsplit("/", 1)[1])
    assert begun["ply"] == int(action) - 1 and begun["to_move"] in begun["you"]


def assert_own_first(page: Page) -> None:
    """The reader's own turning points are told first, then those of everyone, by the key M or the switch."""
    me, everyone = (page.get_by_role("radio", name=name, exact=True) for name in ("Me", "Everyone"))
    expect(me).to_be_checked()
    expect(page.get_by_role("heading", name="Your turning points")).to_be_visible()
    for title in page.locator(".tp .t b").all_inner_texts():
        assert title.startswith("You"), title
    page.locator("body").press("m")
    expect(everyone).to_be_checked()


def assert_before_and_after(page: Page) -> None:
    """Both boards stand side by side; B and A show one of them alone, and again both."""
    before, after = (page.get_by_role("region", name=name, exact=True) for name in ("Before", "After"))
    for key, shown, hidden in (("b", before, after), ("a", after, before)):
        page.locator("body").press(key)
        expect(shown).to_be_visible()
        expect(hidden).to_have_count(0)
        page.locator("body").press(key)
        expect(hidden).to_be_visible()


def assert_lines_of(page: Page, moves: int, lines: int) -> None:
    """Every line of the graph goes through every action without a break, and no two have the same stroke."""
    drawn = page.locator(".wingraph .line")
    expect(drawn).to_have_count(lines)
    for line in drawn.all():
        path = line.get_attribute("d") or ""
        assert path.count("L") == moves and path.count("M") == 1
    assert len({line.get_attribute("stroke-dasharray") for line in drawn.all()}) == lines


def test_the_review_in_the_dark_and_on_a_phone(visit: Visit) -> None:
    page = visit(color_scheme="dark", viewport=PHONE)
    table = make_table(page, ME, bot("greedy"))
    play_to_the_end(page, table)
    page.goto(page.url + "games")
    page.get_by_role("link", name="Review: ").click()
    expect(page.locator(".wingraph .line").first).to_have_attribute("d", re.compile("L"), timeout=COMPILED)
    graph, window = page.locator(".wingraph").bounding_box(), PHONE["height"]
    assert graph is not None and graph["y"] + graph["height"] < window, "the graph is in view"
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    expect(page.get_by_role("tab", name="All actions")).to_be_in_viewport()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=COMPILED)
    assert_accessible(page)
    page.set_viewport_size(DESKTOP)
    assert_accessible(page)


def test_a_game_that_is_not_over_has_no_review_yet(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}/review")
    expect(page.get_by_role("alert")).to_contain_text("still being played")
