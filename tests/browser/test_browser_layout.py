"""The longest questions of every game at every size of screen: nothing lies over anything, is cut off or too small to touch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visit
from .layout import DESKS, POCKETS, faults, resize
from .positions import questions, sit_at

MOST = {
    "byzantium": 5,
    "carolus": 2,
    "jerusalem": 3,
}  # questions, those with the most answers; ten is as many as one may try out


def test_nothing_lies_over_anything_on_a_desk(visit: Visit) -> None:
    assert swept(visit(), DESKS) == []


def test_nothing_lies_over_anything_under_a_thumb(visit: Visit) -> None:
    """In German, whose words are the longest."""
    assert swept(visit(locale="de", has_touch=True, is_mobile=True), POCKETS) == []


def swept(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    """What is wrong, with the question and the size."""
    home, wrong = page.url, list[str]()
    for asked in [one for game, most in MOST.items() for one in questions(game)[:most]]:
        page.goto(f"{home}t/{sit_at(page, asked)}")
        expect(page.locator(".prompt.mine")).to_be_visible()
        for size in sizes:
            resize(page, size)
            wrong += [f"{asked.game}, {asked.step}, {size[0]} x {size[1]}: {fault}" for fault in faults(page)]
    return wrong
