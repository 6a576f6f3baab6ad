"""Two friends at a table: one leaves, a bot plays for him, he comes back, resigns, and they play again."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import ME, OPEN, ask, make_table, result, view_of

QUICK = {"absence": 2, "stand_in": "uniform"}


def two_friends(visit: Visit, **wish: Any) -> tuple[Page, Page, str]:
    """Anna and Bert at one table, each in a browser of their own."""
    anna, bert = visit(), visit()
    ask(anna, "/me", {"name": "Anna"})
    ask(bert, "/me", {"name": "Bert"})
    table = make_table(anna, ME, OPEN, private=True, **wish)
    ask(bert, f"/tables/{table}/seats/1", {})
    for page in (anna, bert):
        page.goto(re.sub(r"(://[^/]+).*", rf"\1/t/{table}", page.url))
        expect(page.locator(".rail .seat").first).to_be_visible()
    return anna, bert, table


def play_until(page_of: list[Page], table: str, seat: int) -> None:
    """Whoever is asked plays the first option, until this seat is."""
    for _ in range(60):
        view = view_of(page_of[0], table)
        if view["to_move"] == seat:
            return
        mover = page_of[view["to_move"]]
        now = view_of(mover, table)
        ask(mover, f"/tables/{table}/moves", {"ply": now["ply"], "option": now["options"][0]["id"]})
    raise AssertionError(f"seat {seat} was never asked")


def card(page: Page, name: str) -> Any:
    return page.locator(".rail .seat", has_text=name)


def test_a_friend_leaves_a_bot_plays_he_comes_back_resigns_and_they_play_again(visit: Visit) -> None:
    anna, bert, table = two_friends(visit, terms=QUICK)
    play_until([anna, bert], table, 1)

    bert.goto("about:blank")  # the friend leaves
    note = card(anna, "Bert").locator(".note")
    expect(note).to_contain_text("Away for", timeout=10_000)
    expect(note.get_by_role("button", name="Remind")).to_be_visible()
    note.get_by_role("button", name="Let a bot play").click(timeout=10_000)
    expect(note).to_contain_text("Wanderer is playing meanwhile")
    expect(anna.get_by_role("log")).to_contain_text("Bert is away; Wanderer plays on")

    bert.go_back()  # the friend is back, and says so
    expect(bert.locator(".board > .banner")).to_contain_text("A bot is playing for you")
    bert.locator(".board > .banner").get_by_role("button", name="I am back").click()
    expect(bert.locator(".board > .banner")).to_have_count(0)
    expect(anna.get_by_role("log")).to_contain_text("Bert is back")

    bert.get_by_role("button", name="The game as a whole").click()
    menu = bert.get_by_role("dialog")
    menu.get_by_role("button", name="Resign").click()
    menu.get_by_role("button", name="Yes, resign").click()
    for page in (anna, bert):
        expect(result(page)).to_contain_text("Bert has resigned")

    result(anna).get_by_role("button", name="Rematch").click()
    expect(anna.locator(".waiting")).to_contain_text("kept for Bert")
    result(bert).get_by_role("button", name="Join").click()
    for page in (anna, bert):
        expect(page.locator(".rail .seat").first).to_be_visible()
    again = bert.url.rpartition("/")[2]
    view = view_of(bert, again)
    assert again != table and view["status"] == "playing" and view["you"] == [0]  # one seat further
    assert anna.url == bert.url


def test_a_request_is_answered_on_the_card_and_by_the_keyboard(visit: Visit) -> None:
    anna, bert, table = two_friends(visit, game="byzantium")
    play_until([anna, bert], table, 0)  # whoever begins, Anna has moved once
    play_until([anna, bert], table, 1)
    anna.get_by_role("button", name="The game as a whole").click()
    anna.get_by_role("dialog").get_by_role("button", name="Ask to take back").click()
    asked = card(bert, "Anna").locator(".note.req")
    expect(asked).to_contain_text("Asks to take back")
    bert.locator("body").press("r")
    expect(asked.get_by_role("button", name="Allow")).to_be_focused()
    bert.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    expect(anna.get_by_role("log")).to_contain_text("All agree: Anna takes a move back")
    assert view_of(anna, table)["to_move"] == 0

    anna.get_by_role("button", name="The game as a whole").click()
    anna.get_by_role("dialog").get_by_role("button", name="Ask for a pause").click()
    card(bert, "Anna").get_by_role("button", name="Refuse").click()
    expect(anna.get_by_role("log")).to_contain_text("Bert refuses")


def test_the_clock_ticks_on_the_card_and_the_home_shows_whose_turn_it_is(visit: Visit) -> None:
    anna, bert, table = two_friends(visit, terms={"clock": {"kind": "days", "seconds": 3 * 86400}})
    play_until([anna, bert], table, 0)
    expect(card(anna, "Anna").locator(".clk.run")).to_have_text(re.compile(r"(3 d 0|2 d 23) h"))
    ask(bert, f"/tables/{table}/chat", {"text": "Take your time"})
    anna.goto(re.sub(r"(://[^/]+).*", r"\1/", anna.url))
    turn = anna.locator(".turncard")
    expect(turn).to_contain_text("with Bert")
    expect(turn).to_contain_text("left")
    expect(turn.locator(".said")).to_have_text("1")
    turn.get_by_role("link", name="Take your turn").click()
    expect(anna.locator(".rail .seat").first).to_be_visible()
    expect(anna.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_role("tab", name="Chat").locator(".badge")).to_have_count(0)
    anna.wait_for_function("async () => Object.keys((await (await fetch('/api/unread')).json()).tables).length === 0")


def test_the_link_of_a_table_is_really_copied(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="A friend").click()
    page.get_by_role("button", name="Copy the link", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_without_a_clipboard_the_link_is_copied_by_selecting_it(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="A friend").click()
    page.evaluate(
        """() => {
            Object.defineProperty(navigator, 'clipboard', {value: undefined});
            document.execCommand = what => (window.copied = what) === 'copy';
        }"""
    )
    page.get_by_role("button", name="Copy the link", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.copied") == "copy"
    assert (
        page.locator(".copylink input").evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
        == page.url
    )


def test_a_table_without_take_backs_is_made_in_the_lobby_and_played_again_so(visit: Visit) -> None:
    page = visit()
    page.locator("article.game", has_text="Carolus Magnus").get_by_role("button", name="New table").click()
    page.get_by_role("group", name="Others").get_by_text("Bots").click()
    page.get_by_text("Name, clock, hints and options").click()
    tick = page.get_by_role("checkbox", name="Moves may be taken back if all agree")
    expect(tick).to_be_checked()
    tick.uncheck()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    terms = view_of(page, table)["life"]["terms"]
    assert (terms["take_backs"], terms["shuffle"]) == (False, False)
    ask(page, f"/tables/{table}/resign", {})
    result(page).get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: not address.endswith(table))
    assert view_of(page, page.url.rpartition("/")[2])["life"]["terms"] == terms
