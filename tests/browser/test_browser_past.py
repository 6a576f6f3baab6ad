"""Looking back in Chromium: through a running game, and through one that is over."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import PHONE, Visit
from .table import ME, ask, make_table, view_of


def test_looking_back_through_a_running_game(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, ME)
    for _ in range(6):
        now = view_of(page, table)
        ask(page, f"/tables/{table}/moves", {"ply": now["ply"], "option": now["options"][0]["id"]})
    page.goto(page.url.split("/t/")[0].rstrip("/") + f"/t/{table}")
    prompt, past = page.get_by_role("region", name="Decision"), page.get_by_role("region", name="Looking back")
    expect(prompt).to_be_visible()
    board = page.locator("main.board")
    size = board.bounding_box()

    page.keyboard.press(",")
    expect(past).to_be_visible()
    expect(prompt).to_have_count(0)
    expect(past).to_contain_text("1 move ago")
    assert board.bounding_box() == size
    past.get_by_role("button", name="One action back").click()
    expect(past).to_contain_text("2 moves ago")
    page.keyboard.press("Home")
    expect(past.get_by_role("slider")).to_have_value("0")
    ply = view_of(page, table)["ply"]
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert view_of(page, table)["ply"] == ply  # nothing acts on the past
    past.get_by_role("button", name="Your turn: back to now").click()
    expect(prompt).to_be_visible()

    page.get_by_role("log").locator("li button").first.click()
    expect(past).to_be_visible()
    page.keyboard.press("Escape")
    expect(prompt).to_be_visible()


def test_looking_back_on_a_phone_from_the_log(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    table = make_table(page, ME, ME)
    for _ in range(4):
        now = view_of(page, table)
        ask(page, f"/tables/{table}/moves", {"ply": now["ply"], "option": now["options"][0]["id"]})
    page.goto(page.url.split("/t/")[0].rstrip("/") + f"/t/{table}")
    page.get_by_role("button", name="Log").click()
    page.get_by_role("log").locator("li button").first.click()
    past = page.get_by_role("region", name="Looking back")
    expect(past).to_be_in_viewport(ratio=1)
    past.get_by_role("button", name="One action on").click()
    past.get_by_role("button", name="back to now").click()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
