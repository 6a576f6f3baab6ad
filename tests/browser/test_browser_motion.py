"""Movement in Chromium: what happened is played out on the board, can be skipped, and stands still by choice."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .table import ME, ask, make_table, view_of

COUNT_FLIGHTS = """() => {
    window.flown = 0;
    const count = seen => { for (const {addedNodes} of seen) for (const one of addedNodes) window.flown += one.tagName === 'svg'; };
    new MutationObserver(count).observe(document.querySelector('.flights'), {childList: true});
}"""


def opened(visit: Visit, game: str, speed: str) -> tuple[Page, str]:
    """A table that one plays alone, in a browser that lets things move; moves come as from somebody else."""
    page = visit(reduced_motion="no-preference")
    table = make_table(page, ME, ME, game=game)
    page.evaluate("speed => localStorage.setItem('bezant.speed', speed)", speed)
    page.goto(page.url.split("/t/")[0].rstrip("/") + f"/t/{table}")
    curtain = page.get_by_role("button", name="I am")
    if game == "jerusalem":
        curtain.click()
    expect(page.locator(".board svg").first).to_be_visible()
    page.evaluate(COUNT_FLIGHTS)
    return page, table


def move(page: Page, table: str, turn: int) -> dict[str, Any]:
    now = view_of(page, table)
    option = now["options"][(7 * turn) % len(now["options"])]
    done = ask(page, f"/tables/{table}/moves", {"ply": now["ply"], "option": option["id"]})
    return dict(done)


@pytest.mark.parametrize("game", ["byzantium", "carolus", "jerusalem"])
def test_pieces_fly_to_their_places(visit: Visit, game: str) -> None:
    """In every game, made from the events: some of the first moves send something over the table."""
    page, table = opened(visit, game, "quick")
    for turn in range(60):
        move(page, table, turn)
        if page.evaluate("window.flown") > 0:
            break
    page.wait_for_function("window.flown > 0")
    page.keyboard.press("Space")
    expect(page.locator(".flights svg")).to_have_count(0)


def test_what_plays_can_be_skipped(visit: Visit) -> None:
    page, table = opened(visit, "carolus", "slow")
    skip = page.get_by_role("button", name="Skip")
    for turn in range(4):  # crowns are named, and dice are thrown
        move(page, table, turn)
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_be_hidden()
    page.keyboard.press(",")
    expect(page.get_by_role("region", name="Looking back")).to_contain_text("1 move ago")
    assert view_of(page, table)["ply"] == 4


def test_nothing_moves_where_that_is_chosen(visit: Visit) -> None:
    page, table = opened(visit, "carolus", "instant")
    for turn in range(24):
        move(page, table, turn)
    ply = view_of(page, table)["ply"]
    page.keyboard.press(",")  # looking back counts from the last move that is shown
    expect(page.get_by_role("region", name="Looking back")).to_contain_text("1 move ago")
    assert ply == 24 and page.evaluate("window.flown") == 0
    running = "document.getAnimations().filter(one => one.playState === 'running').length"
    assert page.evaluate(running) == 0


def test_speed_and_sound_are_chosen_and_remembered(visit: Visit) -> None:
    page, _ = opened(visit, "carolus", "usual")
    page.get_by_role("button", name="Settings").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("group", name="Sound").get_by_label("Off")).to_be_checked()
    window.get_by_role("group", name="Pace").get_by_text("Slow").click()
    window.get_by_role("group", name="Sound").get_by_text("Soft").click()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(window.get_by_role("group", name="Pace").get_by_label("Slow")).to_be_checked()
    expect(window.get_by_role("group", name="Sound").get_by_label("Soft")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--tempo')") == "1.7"
