"""A game that the page was built without: its words come from the server, its board is made of its description and view."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.table import ME, choose_by_keys, confirm, make_table

KNOWN, UNKNOWN = "carolus", "nameless"


def renamed(text: str, spaces: bool) -> str:
    """What the server says, as if the game had another name and, if wished, a board of spaces."""
    said = json.loads(text.replace(KNOWN, UNKNOWN))
    for one in said if isinstance(said, list) else [said]:
        _add_spaces(one, spaces)
    return json.dumps(said)


def _add_spaces(said: dict[str, Any], spaces: bool) -> None:
    view = said.get("view", said)
    if spaces and view.get("position"):
        lands = view["position"]["lands"]
        view["position"]["spaces"] = [{"id": land["land"], "side": land["owner"]} for land in lands]
    if spaces and said.get("board"):
        ring = said["board"]["provinces"]
        said["board"]["spaces"] = [{"id": one["province"], "x": one["x"], "y": one["y"]} for one in ring]
        said["board"]["links"] = [[at, (at + 1) % len(ring)] for at in range(len(ring))]
        said["board"]["kinds"] = ["land"]


def disguise(page: Page, spaces: bool) -> None:
    """Put another name between this page and its server."""

    def answer(route: Route) -> None:
        sent = route.request.post_data
        fetched = route.fetch(
            url=route.request.url.replace(UNKNOWN, KNOWN), post_data=sent.replace(UNKNOWN, KNOWN) if sent else None
        )
        text = fetched.text()
        is_json = text != "" and "json" in fetched.headers.get("content-type", "")
        route.fulfill(response=fetched, body=renamed(text, spaces) if is_json else text.replace(KNOWN, UNKNOWN))

    def live(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: socket.send(renamed(str(said), spaces)))

    page.route("**/api/**", answer)
    page.route_web_socket("**/api/**", live)


def opened(visit: Visit, spaces: bool, **profile: Any) -> Page:
    page = visit("/rules", **profile)
    table = make_table(page, ME, ME)
    disguise(page, spaces)
    page.goto(page.url.replace("/rules", f"/t/{table}"))
    return page


def take_a_knight(page: Page) -> None:
    """Answer by buttons up to the first knight, and take its family."""
    button = page.locator(".opts [data-option]").first
    wait_for_options(page)
    while "knight" not in page.locator(".prompt h2").inner_text():
        button.click()
        confirm(page).click()
        expect(confirm(page)).to_have_count(0)
        wait_for_options(page)
    button.click()


def wait_for_options(page: Page) -> None:
    """Their words are asked for once the question has come; no test may end before the answer."""
    expect(page.locator(".opts [data-option]").first).to_be_visible()


def test_an_unknown_game_is_played_on_its_spaces(visit: Visit) -> None:
    page = opened(visit, spaces=True)
    expect(page.locator(".plain .space")).to_have_count(15)
    expect(page.locator(".what b")).to_have_text("Carolus Magnus")
    expect(page.locator(".plain-seats .seat")).to_have_count(2)
    page.locator('.plain [data-key="space:3"]').click()
    expect(page.locator(".whynot .rule")).to_be_visible()
    take_a_knight(page)
    lit = page.locator(".plain .space.offered")
    expect(lit).to_have_count(15)
    lit.nth(4).click()
    expect(page.locator(".plain .space.chosen")).to_have_count(1)
    confirm(page).click()
    expect(page.locator(".plain .space.chosen")).to_have_count(0)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator(".log .undo, .log .struck").first).to_be_visible()
    wait_for_options(page)


def test_its_spaces_are_reached_by_keys(visit: Visit) -> None:
    page = opened(visit, spaces=True)
    take_a_knight(page)
    page.locator('.plain [tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".plain .space.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".plain .space.chosen")).to_have_count(0)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_without_spaces_shows_its_view(visit: Visit, viewport: dict[str, int]) -> None:
    page = opened(visit, spaces=False, viewport=viewport)
    values = page.locator(".plain .values")
    expect(values).to_contain_text("Choice order")
    expect(values.locator("table").first).to_be_visible()
    choose_by_keys(page, random.Random(1))
    wait_for_options(page)


def test_the_lobby_names_it(visit: Visit) -> None:
    page = visit("/rules")
    disguise(page, spaces=False)
    page.goto(page.url.replace("/rules", "/"))
    expect(page.locator(".game h2", has_text="Carolus Magnus")).to_be_visible()
