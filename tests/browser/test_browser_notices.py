"""Notices, bots of one's own and finished games, as a person finds them on the page."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Route, expect

import bezant
from bezant.kernel import record
from bezant.kernel.match import Match
from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import Server
from tests.browser.table import ME, bot, make_table


def a_record() -> str:
    match, chance = Match(bezant.load("carolus"), 2, "seed"), random.Random(1)
    while not match.is_over:
        match.play(match.to_move, chance.choice(match.game.legal(match.state)))
    return record.save(match, ["Wala", "Adelard"])


def test_notices_are_chosen_and_a_bot_gets_a_token(visit: Visit, server: Server) -> None:
    page = visit("/me")
    card = page.locator(".notices")
    expect(card.get_by_role("heading", name="Tell me when")).to_be_visible()
    boxes = card.get_by_role("checkbox")
    expect(boxes).to_have_count(9)
    for box in boxes.all():
        expect(box).to_be_disabled()
    card.get_by_label("Discord or Slack webhook").fill("https://127.0.0.1/hook")
    card.get_by_role("button", name="Add").first.click()
    expect(card.get_by_role("alert")).to_contain_text("private network")
    tokens = page.locator(".tokens")
    tokens.get_by_label("Name of the bot").fill("Rollo")
    tokens.get_by_role("button", name="Make a token").click()
    secret = tokens.get_by_label("Token", exact=True).input_value()
    assert secret.startswith("bezant_")
    answer = page.request.fetch(server.address + "/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert answer.json()["name"] == "Rollo"
    tokens.get_by_role("button", name="Revoke").click()
    expect(tokens.get_by_text("Rollo")).to_have_count(0)


def test_a_chosen_way_can_be_chosen_for_each_kind(visit: Visit, server: Server) -> None:
    page = visit("/rules", viewport=PHONE)
    chosen = {"push": [], "webhook": ["turn"], "mail": []}
    address = {"id": 1, "channel": "webhook", "label": "discord.example", "confirmed": True}
    view = {"wishes": chosen, "language": "en", "addresses": [address], "push_key": "AAAA", "can_mail": True}
    sent: list[str] = []

    def answer(route: Route) -> None:
        request = route.request
        if request.method == "PUT":
            sent.append(request.post_data or "")
        route.fulfill(json=view)

    page.route("**/api/notices", answer)
    page.goto(server.address + "/me")
    page.get_by_role("checkbox", name="Somebody asks me to play: chat").click()
    expect(page.locator(".notices").get_by_text("discord.example")).to_be_visible()
    page.wait_for_timeout(300)
    assert '"webhook":["turn","invited"]' in sent[0]


def test_the_tab_tells_that_it_is_your_turn(visit: Visit, server: Server) -> None:
    page = visit("/rules")
    make_table(page, ME, bot("uniform"))
    page.evaluate(
        "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(page).to_have_title(re.compile(r"^\(1\) "), timeout=30_000)  # it looks every 20 seconds
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).to_have_title(re.compile(r"^[^(]"))


def test_a_record_is_brought_found_and_saved(visit: Visit, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    page = visit("/finished")
    file.write_text("no record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("something is wrong in line 1")
    file.write_text(a_record())
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/t/*/review")
    page.goto(server.address + "/finished")
    rows = page.locator(".rows li")
    expect(rows).to_have_count(1)
    expect(rows.get_by_text("uploaded")).to_be_visible()
    page.get_by_label("Player").fill("Nobody")
    page.get_by_label("Player").press("Enter")
    expect(rows).to_have_count(0)
    page.get_by_label("Player").fill("Wala")
    page.get_by_label("Player").press("Enter")
    expect(rows).to_have_count(1)
    with page.expect_download() as saved:
        rows.get_by_role("link", name="Save the record").click()
    assert saved.value.path().read_text() == file.read_text()
