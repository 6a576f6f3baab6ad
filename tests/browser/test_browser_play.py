"""People play Carolus Magnus in Chromium: whole games by mouse and by keyboard, several browsers, a restart in between."""

from __future__ import annotations

import random
import signal

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visit
from .serving import Server
from .table import (
    ME,
    OPEN,
    assert_score_sheet,
    bot,
    choose_by_clicking,
    choose_by_keys,
    confirm,
    lit,
    make_table,
    play_the_bots,
    view_of,
    wait_for_question,
)


def test_a_whole_game_by_clicking_lit_targets(visit: Visit) -> None:
    page = visit()
    play_the_bots(page).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert len(view_of(page, table)["seats"]) == 2
    chance = random.Random(5)
    while wait_for_question(page):
        choose_by_clicking(page, chance)
    assert_score_sheet(page, table)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """From the lobby to the score sheet without a mouse."""
    page = visit()
    expect(play_the_bots(page)).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if play_the_bots(page).evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    chance = random.Random(8)
    while wait_for_question(page):
        choose_by_keys(page, chance)
    assert_score_sheet(page, table)


def test_arrows_walk_the_lit_lands_and_enter_chooses(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    chance = random.Random(1)
    while wait_for_question(page) and view_of(page, table)["position"]["step"] != "move":
        choose_by_keys(page, chance)
    page.locator(".board [data-state=offered]").first.focus()
    first = page.evaluate("() => document.activeElement.dataset.key")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("() => document.activeElement.dataset.key")
    assert first != second
    assert page.evaluate("() => document.activeElement.dataset.state") == "offered"
    ply = view_of(page, table)["ply"]
    page.keyboard.press("Enter")
    expect(confirm(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm(page)).to_have_count(0)
    assert view_of(page, table)["ply"] == ply
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(confirm(page)).to_have_count(0)
    assert view_of(page, table)["ply"] > ply


def test_friends_in_two_browsers_and_a_spectator(visit: Visit) -> None:
    """A private table by its link; each sees the other's move without reloading; who watches is offered nothing."""
    anna = visit()
    table = make_table(anna, ME, OPEN, private=True)
    anna.goto(anna.url + f"t/{table}")
    berta = visit(f"/t/{table}")
    berta.get_by_role("button", name="Sit down").first.click()
    watcher = visit(f"/t/{table}")
    pages, chance = {0: anna, 1: berta}, random.Random(3)
    for _ in range(12):
        seat = view_of(anna, table)["to_move"]
        before = view_of(anna, table)["ply"]
        assert wait_for_question(pages[seat])
        assert lit(watcher).count() == 0
        choose_by_clicking(pages[seat], chance)
        assert view_of(anna, table)["ply"] == before + 1
    assert view_of(watcher, table)["you"] == []
    last = view_of(anna, table)["log"][-1]["events"]
    assert last, "the twelfth move has left a trace"
    logs = [page.locator(".log li").count() for page in (anna, berta)]
    assert logs[0] == logs[1] > 10


def test_hot_seat_one_browser_for_all_seats(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, ME, ME)
    page.goto(page.url + f"t/{table}")
    chance, seats = random.Random(4), set()
    for _ in range(12):
        assert wait_for_question(page)
        seats.add(view_of(page, table)["seat"])
        choose_by_clicking(page, chance)
    assert seats == {0, 1, 2}


def test_a_server_killed_in_the_middle_of_a_turn_loses_nothing(visit: Visit, server: Server) -> None:
    page = visit()
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    chance = random.Random(6)
    while wait_for_question(page) and view_of(page, table)["position"]["to_place"] != 2:
        choose_by_clicking(page, chance)
    before = view_of(page, table)
    server.stop(signal.SIGKILL)
    expect(page.locator(".banner.lost")).to_be_visible(timeout=15_000)
    server.start()
    expect(page.locator(".banner.lost")).to_have_count(0, timeout=20_000)
    after = view_of(page, table)
    assert (after["ply"], after["position"], after["options"]) == (before["ply"], before["position"], before["options"])
    choose_by_clicking(page, chance)
    assert view_of(page, table)["ply"] == before["ply"] + 1


def test_undo_inside_the_turn(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    chance = random.Random(7)
    while wait_for_question(page) and view_of(page, table)["position"]["to_place"] != 3:
        choose_by_clicking(page, chance)
    before = view_of(page, table)["position"]
    choose_by_clicking(page, chance)
    assert view_of(page, table)["position"] != before
    page.keyboard.press("u")
    page.wait_for_timeout(500)
    assert view_of(page, table)["position"] == before


def test_why_not_is_answered_with_a_rule(visit: Visit) -> None:
    """Asking for more steps than the disc allows gets a sentence, its rule, and the rule's text."""
    page = visit()
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    chance = random.Random(2)
    while wait_for_question(page) and view_of(page, table)["position"]["step"] != "move":
        choose_by_clicking(page, chance)
    ply = view_of(page, table)["ply"]
    refused = page.locator(".opts .opt.no")
    if refused.count() == 0:
        pytest.fail("the disc in force is 5: choose another seed")
    refused.last.click()
    reason = page.locator(".whynot")
    expect(reason).to_contain_text("The disc in force is")
    reason.get_by_text("CAR-7.2").click()
    expect(page.get_by_role("dialog")).to_contain_text("steps")
    assert view_of(page, table)["ply"] == ply


def test_a_name_with_markup_is_shown_as_it_was_typed(visit: Visit) -> None:
    page = visit()
    name = "<img src=x>&amp;"
    page.evaluate(
        "name => fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name})})",
        name,
    )
    table = make_table(page, ME, OPEN)
    page.goto(page.url + f"t/{table}")
    expect(page.get_by_text(name).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit, seats: int) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    table = make_table(page, ME, *[bot("greedy")] * (seats - 1))
    page.goto(page.url + f"t/{table}")
    chance = random.Random(9)
    for _ in range(4):
        assert wait_for_question(page)
        choose_by_clicking(page, chance)
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
