"""axe-core finds nothing serious on the lobby, the table and the rules, in either theme."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .serving import ROOT
from .table import ME, OPEN, bot, choose_by_clicking, lit, make_table, view_of, wait_for_question

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => id + ': ' + nodes.map(({target}) => target.join(' ')).join(', '))"""


def assert_accessible(page: Page) -> None:
    page.evaluate(AXE.read_text())
    assert page.evaluate(FIND) == []


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_lobby_and_waiting_room(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    table = make_table(page, ME, OPEN)
    page.reload()
    expect(page.locator(".turncard a, .wait a").first).to_be_visible()
    assert_accessible(page)
    page.goto(page.url + f"t/{table}")
    expect(page.locator(".waiting")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize(("theme", "viewport"), [("light", DESKTOP), ("dark", DESKTOP), ("light", PHONE)])
def test_table_in_every_step(visit: Visit, theme: str, viewport: dict[str, int]) -> None:
    page = visit(color_scheme=theme, viewport=viewport)
    table = make_table(page, ME, bot("uniform"))
    page.goto(page.url + f"t/{table}")
    chance, seen = random.Random(2), set[str]()
    while "move" not in seen:
        assert wait_for_question(page)
        step = view_of(page, table)["position"]["step"]
        if step not in seen:
            seen.add(step)
            assert_accessible(page)
        if step != "move":
            choose_by_clicking(page, chance)
    lit(page).first.click(force=True)
    page.locator(".board .land[data-state=none]").first.click(force=True)
    expect(page.locator(".whynot")).to_be_visible()
    assert_accessible(page)
    page.locator(".whynot .rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)


def test_rules_and_games_played(visit: Visit, theme: str) -> None:
    page = visit("/rules/carolus/pieces", color_scheme=theme)
    expect(page.locator(".bookfig").first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name="The numbered rules").click()
    expect(page.locator(".onerule").first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name="Games", exact=True).click()
    expect(page.get_by_role("heading", name="Games played")).to_be_visible()
    assert_accessible(page)
