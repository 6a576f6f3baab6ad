"""The bar at the top of every page holds what it has to hold, at every width and with large letters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit

WIDTHS = [320, 390, 761, 768, 800, 820, 901, 1024, 1101]
LARGEST = "150"


def too_wide(page: Page) -> list[tuple[int, str]]:
    """The widths at which the page scrolls sideways, or the way to one's own page is cut."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 1024})
        over = page.evaluate("() => document.documentElement.scrollWidth") - width
        box = page.locator(".icons a.own").bounding_box()
        if over > 0:
            found.append((width, f"{over} px too wide"))
        if box is None or box["x"] + box["width"] > width:
            found.append((width, "cut"))
    return found


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("language", ["en-GB", "hu", "de", "it"])
def test_the_pages_fit_into_the_bar(visit: Visit, language: str, touch: bool) -> None:
    page = visit("/", locale=language, has_touch=touch)
    expect(page.locator("article.game").first).to_be_visible()
    assert too_wide(page) == []
    page.locator(".nav a[href='/champion']").click()
    expect(page.locator(".st")).to_be_visible()
    assert too_wide(page) == []
    page.set_viewport_size({"width": 320, "height": 568})
    at = page.locator(".at")
    assert at.evaluate("at => at.scrollWidth <= at.clientWidth"), "the name of the page is cut"
    page.evaluate("text => { document.documentElement.dataset.text = text }", LARGEST)
    assert too_wide(page) == []
