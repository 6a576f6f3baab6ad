"""The page without a connection, and how it takes on a new version."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import ROOT, Server
from tests.browser.table import ME, ask, bot, confirm, lit, make_table, play_to_the_end, result, view_of

BUILT = ROOT / "web" / "dist"


def wait_for_worker(page: Page) -> None:
    """Until the page's files and the rules are kept."""
    expect(page.locator("main")).to_be_visible()
    page.evaluate(
        """async () => {
            const has = async path => Boolean(await caches.match(path, {cacheName: 'bezant-common'}));
            while (!navigator.serviceWorker.controller || !(await has('/api/games')))
                await new Promise(later => setTimeout(later, 50));
        }"""
    )


def kept(page: Page) -> list[str]:
    """Every address of the API that is kept, without the constant ones."""
    paths: list[str] = page.evaluate(
        """async () => {
            const all = await Promise.all((await caches.keys()).map(async name => (await (await caches.open(name)).keys())));
            return all.flat().map(({url}) => new URL(url).pathname).filter(path => path.startsWith('/api/tables'));
        }"""
    )
    return sorted(paths)


def test_the_page_can_be_installed(visit: Visit, server: Server) -> None:
    page = visit(service_workers="allow")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("bezant", "/", "standalone")
    for icon in manifest["icons"]:
        answer = page.request.get(server.address + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
    devtools = page.context.new_cdp_session(page)
    wait_for_worker(page)
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_shell_rules_and_finished_games_are_read_offline(visit: Visit) -> None:
    page = visit(service_workers="allow")
    running = make_table(page, ME, bot("uniform"))
    over = make_table(page, ME, ME)
    play_to_the_end(page, over)
    wait_for_worker(page)
    address = page.url
    page.goto(f"{address}t/{running}")
    expect(lit(page).first).to_be_visible()
    page.goto(f"{address}t/{over}")
    expect(result(page)).to_be_visible()
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".lay")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert kept(page) == [f"/api/tables/{over}", f"/api/tables/{over}/at/0"]

    page.context.set_offline(True)
    page.reload()
    expect(result(page)).to_be_visible()
    expect(result(page).locator("tbody tr")).to_have_count(2)
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".lay")).to_be_visible()
    page.get_by_role("button", name="One action on").click()
    expect(page.locator(".prompt.past")).to_contain_text("This moment could not be loaded")
    page.goto(f"{address}rules/carolus/pieces")
    expect(page.locator(".bookfig").first).to_be_visible()
    page.goto(f"{address}rules/carolus/letter")
    expect(page.locator(".onerule").first).to_be_visible()
    page.goto(f"{address}t/{running}")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.locator(".kept a")).to_have_attribute("href", f"/t/{over}")

    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Play now")).to_be_visible(timeout=15_000)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_move_made_offline_is_refused_in_words_and_made_once_afterwards(visit: Visit) -> None:
    page = visit(service_workers="allow")
    table = make_table(page, ME, ME)
    page.goto(f"{page.url}t/{table}")
    while not confirm(page).is_visible():
        lit(page).first.click(force=True)
    before = view_of(page, table)["ply"]
    page.context.set_offline(True)
    expect(page.locator(".banner.lost")).to_be_visible()
    confirm(page).click()
    expect(page.locator(".trouble")).to_contain_text("The server cannot be reached. Nothing was changed")
    page.context.set_offline(False)
    expect(page.locator(".banner.lost")).to_have_count(0, timeout=20_000)
    assert ask(page, f"/tables/{table}")["ply"] == before
    expect(confirm(page)).to_be_visible()
    confirm(page).click()
    expect(page.locator(".trouble")).to_have_count(0)
    page.wait_for_function(
        "async ([id, ply]) => (await (await fetch('/api/tables/' + id)).json()).ply > ply", arg=[table, before]
    )
    assert ask(page, f"/tables/{table}")["ply"] == before + 1


@pytest.fixture
def deployed(tmp_path: Path) -> Iterator[Server]:
    """A server of a copy of the page, which can be replaced by a new version."""
    shutil.copytree(BUILT, tmp_path / "page")
    running = Server(tmp_path, page=tmp_path / "page")
    yield running
    running.stop()


def deploy(page: Path) -> None:
    """Another version in the place of this one: the windows of the table have another file, and the worker knows it."""
    chunks: dict[str, Any] = json.loads((page / "chunks.json").read_text("utf-8"))
    file = page / chunks["src/lib/table/SettingsDialog.svelte"]["file"]
    worker = page / "sw.js"
    text = worker.read_text("utf-8").replace(file.name, "Other-1.js")
    version = re.search(r"[0-9a-f]{12}", text)
    assert version is not None
    file.rename(file.with_name("Other-1.js"))
    worker.write_text(text.replace(version[0], "0123456789ab"), "utf-8")


def test_a_new_version_does_not_break_an_open_table_and_is_taken_on_afterwards(
    visit: Visit, deployed: Server, tmp_path: Path
) -> None:
    page = visit(service_workers="allow")
    page.goto(deployed.address)
    wait_for_worker(page)
    table = make_table(page, ME, bot("uniform"))
    page.goto(f"{deployed.address}/t/{table}")
    expect(lit(page).first).to_be_visible()
    page.evaluate("window.here = true")
    deploy(tmp_path / "page")
    page.evaluate(
        """async () => {
            const renewed = new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done, {once: true}));
            await (await navigator.serviceWorker.getRegistration()).update();
            await renewed;
        }"""
    )
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("window.here") is True
    page.locator(".mark").click()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    assert page.evaluate("window.here") is None
    versions = page.evaluate("async () => (await caches.keys()).filter(name => name.startsWith('bezant-page-')).length")
    assert versions == 2
