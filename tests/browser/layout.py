"""Looks at the layout of a table in a browser: nothing over anything else, nothing cut off, every target as large as a thumb."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

DESKS = [(1440, 900), (1280, 720)]
POCKETS = [(1024, 768), (768, 1024), (390, 844), (360, 640)]
FAULTS = (Path(__file__).parent / "layout.js").read_text()
SETTLED = (
    """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"""
)


def faults(page: Page) -> list[str]:
    """What is wrong with the table on this page, in sentences; empty where nothing is."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(SETTLED)
    return [str(fault) for fault in page.evaluate(FAULTS)]


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
