"""What a person does at a table in a browser."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from bezant.kernel import record

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def ask(page: Page, path: str, body: Any = None) -> Any:
    """Talk to the server with this browser's cookie."""
    return page.evaluate(
        """async ([path, body]) => {
            const how = body && {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
            return (await fetch('/api' + path, how || {})).json();
        }""",
        [path, body],
    )


def make_table(page: Page, *seats: dict[str, str], **wish: Any) -> str:
    """A table made without the lobby's help; its id."""
    with suppress(TimeoutError):  # so that the page and this are the same guest
        page.wait_for_load_state("networkidle", timeout=10_000)
    ask(page, "/me")
    made = ask(page, "/tables", {"game": "carolus", "seats": list(seats), **wish})
    return str(made["table"]["id"])


def play_to_the_end(page: Page, table: str) -> int:
    """Plays a table out without looking, always the option that comes round; how many moves it took."""
    moves = page.evaluate(
        """async table => {
            const call = async (path, how) => (await fetch(`/api/tables/${table}${path}`, how)).json();
            for (let turn = 0; turn < 5000; turn++) {
                const {status, ply, options} = await call('');
                if (status === 'finished') return ply;
                const option = options[(7 * turn) % options.length];
                const how = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({ply, option})};
                if (option !== undefined) await call('/moves', how);
                else await new Promise(later => setTimeout(later, 20));
            }
        }""",
        table,
    )
    assert moves is not None, "the game did not end"
    return int(moves)


def play_the_bots(page: Page, title: str = "Carolus Magnus") -> Locator:
    """The lobby's button that opens a table against bots at once."""
    return page.locator("article.game", has_text=title).get_by_role("button", name="Play the bots")


def view_of(page: Page, table: str) -> Any:
    """What this browser sees of a table, with the options in words."""
    while True:
        view = ask(page, f"/tables/{table}")
        worded = ask(page, f"/tables/{table}/options") if view["options"] else {"ply": view["ply"], "options": []}
        if worded["ply"] == view["ply"]:
            return view | {"options": worded["options"]}


def lit(page: Page) -> Locator:
    """The targets on the board that may be chosen now."""
    return page.locator(".board [data-state=offered]")


def asked(page: Page) -> Locator:
    """The answers in the prompt."""
    return page.locator(".prompt.mine :is([data-option], .amount input)")


def result(page: Page) -> Locator:
    return page.locator(".result")


def wait_for_question(page: Page) -> bool:
    """Until something is asked of this browser; False when the game is over. Space skips what bots are shown doing."""
    for _ in range(200):
        if result(page).is_visible():
            return False
        if asked(page).count() > 0:
            return True
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    raise AssertionError("nothing was asked for ten seconds")


def confirm(page: Page) -> Locator:
    return page.locator(".confirm:not(.idle)")


def choose_by_clicking(page: Page, chance: random.Random) -> None:
    """Click lit targets on the board, or answers where it has none, until the choice is complete; then Confirm and wait for it."""
    while not confirm(page).is_visible():
        targets = lit(page) if lit(page).count() > 0 else asked(page)
        targets.nth(chance.randrange(targets.count())).click(force=True)
    confirm(page).click()
    expect(confirm(page)).to_have_count(0)


def choose_by_keys(page: Page, chance: random.Random) -> None:
    """The number of an option, again if the choice has a second part, then Enter."""
    while not confirm(page).is_visible():
        options = page.locator(".prompt [data-option]").count()
        page.keyboard.press(str(1 + chance.randrange(min(options, 9))))
    page.keyboard.press("Enter")
    expect(confirm(page)).to_have_count(0)


def choose_option(page: Page, option: dict[str, Any]) -> None:
    """Click what stands for this option, part by part, or write its number, then Confirm, and wait until it is carried out."""
    for part in option["path"]:
        if not confirm(page).is_visible():
            number = page.locator(".prompt .amount input")
            if isinstance(part["value"], int) and number.is_visible():
                number.fill(str(part["value"]))
            else:
                page.locator(f".prompt [data-option='{part['kind']} {part['value']}']").click()
    confirm(page).click()
    expect(confirm(page)).to_have_count(0)


def assert_score_sheet(page: Page, table: str) -> None:
    """The sheet says what the rules say, and the record of the game proves it."""
    view = view_of(page, table)
    assert view["status"] == "finished"
    text = page.evaluate("async path => (await fetch(path)).text()", f"/api/tables/{table}/record")
    match = record.read(text)
    assert match.is_over
    assert match.game.scores(match.state) == [
        row["score"] for row in sorted(view["result"]["scores"], key=lambda r: r["seat"])
    ]
    shown = result(page).locator("tbody tr")
    expect(shown).to_have_count(len(view["seats"]))
    places = sorted(filter(None, match.game.places(match.state)))
    assert [int(text.rstrip(".º")) for text in shown.locator(".place").all_inner_texts()] == places
    winners = [view["seats"][seat]["name"] for seat in match.game.winners(match.state)]
    assert winners == [view["seats"][seat]["name"] for seat in view["result"]["winners"]]
    expect(result(page).locator("tr.won")).to_have_count(len(winners))
