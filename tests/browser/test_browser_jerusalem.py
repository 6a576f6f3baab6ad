"""Jerusalem in Chromium: a whole game against three bots, and two browsers of which neither is ever sent the other's hand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from tests.server.harness import Database
from tests.server.spy import check_traffic

from .conftest import Visit
from .serving import Server
from .table import ME, OPEN, ask, assert_score_sheet, bot, choose_option, make_table, result, view_of

LIKED = {"card": 0.8, "baron": 0.6, "end": 0.3, "place": 0.7}  # how often a verb is chosen where it is open
BY_HAND = 25  # choices made on the page; the rest of a long game is sent by it without clicks
PATIENCE = 400  # looks at the table, 50 ms apart


def pick(view: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """An option of a view; cards and Barons are liked, bids are low, and turns are short."""
    options: list[dict[str, Any]] = view["options"]
    for verb, often in LIKED.items():
        liked = [option for option in options if option["verb"] == verb]
        if liked and chance.random() < often:
            return chance.choice(liked)
    low = [option for option in options if option["verb"] != "bid"] + [o for o in options if o["verb"] == "bid"][:3]
    return chance.choice(low)


def wait_until_asked(page: Page, table: str) -> dict[str, Any] | None:
    """What this browser sees once it has something to choose, or nothing when the game is over. Space skips what bots do."""
    for _ in range(PATIENCE):
        if result(page).is_visible():
            return None
        view = view_of(page, table)
        if len(view["options"]) > 1 and page.locator(".prompt [data-option]").count() > 0:
            return dict(view)
        if len(view["options"]) == 1 and view["position"]["step"] not in ("raise", "draft", "deploy"):
            return dict(view)
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    raise AssertionError("nothing was asked for a long time")


def test_a_whole_game_with_three_bots(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, bot("greedy"), bot("greedy"), bot("uniform"), game="jerusalem")
    page.goto(page.url + f"t/{table}")
    chance, steps = random.Random(11), set()
    while view := wait_until_asked(page, table):
        steps.add(view["position"]["step"])
        choose_option(page, pick(view, chance))
    assert {"deploy", "draft"} <= steps and steps & {"office", "raise"}
    assert_score_sheet(page, table)
    players = view_of(page, table)["position"]["players"]
    for player in players:
        expect(result(page)).to_contain_text(str(player["height"]))


class Tapped:
    """A page and every message it was ever sent of tables: answers and live messages, in the order they came."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.common: dict[str, str] = {}  # what is the same for everybody: the games and the page itself
        self._answers: list[Response] = []
        page.on("response", lambda answer: self._answers.append(answer))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def read(self) -> None:
        """Take in the bodies of what has been answered."""
        while self._answers:
            answer = self._answers.pop(0)
            if answer.status in (204, 304) or answer.request.resource_type == "websocket":
                continue
            if "/api/tables" in answer.url or "/api/me" in answer.url:
                self.heard.append(answer.text())
            else:
                self.common[answer.url] = answer.text() if "/api/" in answer.url else ""


def test_neither_of_two_browsers_is_ever_sent_the_hand_of_the_other(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    """JER-25.1, JER-I24: all network traffic of both pages is read, from the first card to the open screens."""
    anna, bert = Tapped(visit()), Tapped(visit())
    table = make_table(anna.page, ME, OPEN, game="jerusalem")
    ask(bert.page, "/me")
    ask(bert.page, f"/tables/{table}/seats/1", {})
    for tapped in (anna, bert):
        tapped.page.wait_for_load_state("networkidle")
        tapped.read()  # bodies are gone once the page goes elsewhere
        tapped.page.goto(f"{server.address}/t/{table}")
    chance, pages = random.Random(2), (anna, bert)
    for turn in range(2000):
        seat = view_of(anna.page, table)["to_move"]
        if seat is None:
            break
        tapped = pages[seat]
        view = view_of(tapped.page, table)
        if len(view["options"]) > 1:
            option = pick(view, chance)
            if turn < BY_HAND:
                wait_until_asked(tapped.page, table)
                choose_option(tapped.page, option)
            else:
                ask(tapped.page, f"/tables/{table}/moves", {"ply": view["ply"], "option": option["id"]})
        elif view["options"] and view["position"]["step"] not in ("raise", "draft", "deploy"):
            ask(tapped.page, f"/tables/{table}/moves", {"ply": view["ply"], "option": view["options"][0]["id"]})
        for each in pages:
            each.read()
    match = Database(tmp_path / "bezant.db").match(table)
    assert match.is_over
    for seat, tapped in enumerate(pages):
        expect(result(tapped.page)).to_be_visible()
        assert check_traffic(tapped.heard, seat, match) > 100
        assert any('"type":"view"' in text for text in tapped.heard), "live messages were read too"
        with pytest.raises(AssertionError):
            check_traffic(tapped.heard, 1 - seat, match)  # the other may not have seen this
        for url, text in tapped.common.items():
            assert not text or httpx.get(url).text == text, f"{url} is the same for everybody"


def is_answered_by_the_table(page: Page, table: str, view: Any) -> bool:
    """A single option may be one that nobody is asked for (JER-R56): the table gives it after a pause."""
    for _ in range(40 if len(view["options"]) == 1 else 0):
        page.wait_for_timeout(100)
        if view_of(page, table)["ply"] > view["ply"]:
            return True
    return False


def test_people_at_one_screen_hand_it_over_behind_a_curtain(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, ME, game="jerusalem")
    page.goto(page.url + f"t/{table}")
    curtain, asked = page.locator(".curtain"), set()
    for _ in range(4):
        seat = view_of(page, table)["seat"]
        expect(curtain.get_by_role("heading")).to_contain_text("Over to")
        asked.add((seat, curtain.get_by_role("heading").inner_text()))
        page.keyboard.press("Enter")
        expect(curtain).to_have_count(0)
        while (view := view_of(page, table))["seat"] == seat:
            if not is_answered_by_the_table(page, table, view):
                choose_option(page, view["options"][0])
    assert len(asked) == 2
