"""Coming back in Chromium: what happened meanwhile, a turn taken back, and a sandbox to try things in."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .serving import Server
from .table import ME, OPEN, ask, make_table, view_of

TWO_DAYS_AGO = "UPDATE seats SET seen_at = datetime(seen_at, '-2 days') || '.000000' WHERE seen_at IS NOT NULL"


def let_days_pass(server: Server) -> None:
    """What was seen was seen two days ago."""
    with closing(sqlite3.connect(server.database, timeout=20)) as database:
        database.execute(TWO_DAYS_AGO)
        database.commit()


def home_of(page: Page) -> str:
    return page.url.split("/t/")[0].rstrip("/")


def one_move(page: Page, table: str) -> None:
    now = view_of(page, table)
    ask(page, f"/tables/{table}/moves", {"ply": now["ply"], "option": now["options"][0]["id"]})


def missed(visit: Visit, server: Server, **profile: object) -> tuple[Page, Page, str]:
    """Anna has seen a table and gone; Bert has moved, asked for a pause and talked. Her browser, his, and the table."""
    anna, bert = visit(**profile), visit()
    table = make_table(anna, ME, OPEN)
    ask(bert, "/me", {"name": "Bert"})
    ask(bert, f"/tables/{table}/seats/1", {})
    for _ in range(30):
        if (mover := view_of(anna, table)["to_move"]) == 1:
            break
        one_move(anna, table)
    assert mover == 1
    anna.goto(f"{home_of(anna)}/t/{table}")
    expect(anna.locator(".board svg").first).to_be_visible()
    with anna.expect_request(lambda request: request.url.endswith("/seen") and request.method == "POST"):
        anna.get_by_role("link", name="bezant").first.click()
    while view_of(bert, table)["to_move"] == 1:
        one_move(bert, table)
    ask(bert, f"/tables/{table}/chat", {"text": "Take your time."})
    ask(bert, f"/tables/{table}/requests", {"what": "pause"})
    let_days_pass(server)
    anna.goto(f"{home_of(anna)}/t/{table}")
    return anna, bert, table


def test_what_happened_is_told_shown_and_put_away(visit: Visit, server: Server) -> None:
    anna, _, table = missed(visit, server)
    tab = anna.get_by_role("tab", name="Since")
    expect(tab).to_have_attribute("aria-selected", "true")
    story = anna.locator(".story li")
    expect(story.first).to_contain_text("Bert")
    expect(story.filter(has_text="asks for a pause")).to_have_count(1)
    expect(story.last).to_contain_text("Take your time.")
    assert story.count() <= 6

    anna.get_by_role("button", name="Show me on the board").click()
    past = anna.get_by_role("region", name="Looking back")
    expect(past).to_be_visible()
    expect(past).to_have_count(0, timeout=60_000)  # it ends in the present by itself
    expect(anna.get_by_role("region", name="Decision")).to_be_visible()

    with anna.expect_request(lambda request: request.url.endswith("/seen") and request.method == "POST"):
        anna.get_by_role("button", name="I have seen it").click()
    expect(tab).to_have_count(0)
    anna.get_by_role("button", name="Since").click()  # it can be had again from the log
    expect(story.first).to_contain_text("Bert")
    assert ask(anna, f"/tables/{table}/seen")["ply"] == view_of(anna, table)["ply"]
    anna.reload()
    expect(anna.get_by_role("log")).to_be_visible()
    expect(tab).to_have_count(0)


def test_on_a_phone_it_stands_on_top_of_the_players(visit: Visit, server: Server) -> None:
    anna, _, _ = missed(visit, server, viewport=PHONE)
    players = anna.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Players")
    expect(players.locator(".badge")).to_be_visible()
    players.click()
    expect(anna.get_by_role("region", name=re.compile("^Since"))).to_be_in_viewport()
    anna.get_by_role("button", name="I have seen it").click()
    expect(anna.locator(".story")).to_have_count(0)


def test_a_turn_is_taken_back_with_one_key(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, ME)
    for _ in range(60):
        if view_of(page, table)["undo_turn"] >= 2:
            break
        one_move(page, table)
    before = view_of(page, table)
    assert before["undo_turn"] >= 2
    page.goto(f"{home_of(page)}/t/{table}")
    expect(page.get_by_role("button", name="Take back the turn")).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(page.get_by_role("button", name="Take back the turn")).to_have_count(0)
    after = view_of(page, table)
    assert after["ply"] == before["ply"] + before["undo_turn"]


def test_a_sandbox_from_a_running_game(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = make_table(anna, ME, OPEN, hints=False)
    ask(bert, f"/tables/{table}/seats/1", {})
    for _ in range(6):
        mover = (anna, bert)[view_of(anna, table)["to_move"]]
        one_move(mover, table)
    anna.goto(f"{home_of(anna)}/t/{table}")
    expect(anna.locator(".board svg").first).to_be_visible()
    anna.keyboard.press(",")
    anna.get_by_role("button", name="Try from here").click()
    window = anna.get_by_role("dialog")
    expect(window).to_contain_text("played without hints")
    expect(window.get_by_role("button", name="Bots in the other seats")).to_have_count(0)
    window.get_by_role("button", name="Me in all seats").click()
    expect(anna.get_by_role("region", name="Sandbox")).to_be_visible()
    sandbox = anna.url.rpartition("/")[2]
    assert sandbox != table
    one_move(anna, sandbox)
    assert view_of(anna, table)["ply"] == 6 and view_of(anna, sandbox)["ply"] == 1
    anna.get_by_role("link", name="Back to that table").click()
    expect(anna).to_have_url(re.compile(table))
    expect(anna.locator(".board svg").first).to_be_visible()
