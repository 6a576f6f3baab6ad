"""Takes the pictures of docs/tour.md, every screen in Chromium from a server of its own: `make tour`, or `… NAME…` for some.

What is seen is real: tables are made and played through the server's own interface. `STOPS` is the tour, in the order of the page.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.conftest import DESKTOP, PHONE, QUIET, TABLET
from tests.browser.serving import Server
from tests.browser.table import ME, OPEN, ask, bot, lit, make_table, play_to_the_end

PICTURES = Path(__file__).parents[1] / "docs/pictures/tour"
QUALITY = 78


class Guide:
    """Opens browsers for the people of the tour and takes pictures."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self.name = ""

    def visit(self, path: str = "/", name: str = "Anna", language: str = "en-GB", **profile: Any) -> Page:
        context = self._browser.new_context(
            **{"viewport": DESKTOP, "reduced_motion": "reduce", "service_workers": "block", "locale": language}
            | profile
        )
        page = context.new_page()
        page.goto(self._address)
        ask(page, "/me", {"name": name})
        self.go(page, path)
        return page

    def phone(self, path: str = "/", **profile: Any) -> Page:
        return self.visit(path, viewport=PHONE, has_touch=True, **profile)

    def go(self, page: Page, path: str) -> None:
        page.goto(self._address + path)
        page.wait_for_load_state("networkidle")

    def resize(self, page: Page, size: ViewportSize) -> None:
        page.set_viewport_size(size)
        page.wait_for_timeout(300)

    def take(self, page: Page, more: str = "") -> None:
        page.wait_for_timeout(400)  # what is still moving comes to rest
        page.screenshot(path=PICTURES / f"{self.name}{more}.jpg", type="jpeg", quality=QUALITY)


Stop = Callable[[Guide], None]
STOPS: dict[str, Stop] = {}


def stop(name: str) -> Callable[[Stop], Stop]:
    def add(take: Stop) -> Stop:
        STOPS[name] = take
        return take

    return add


def play(page: Page, table: str, moves: int) -> None:
    """Makes so many moves of one's own, spread over what is open."""
    page.evaluate(
        """async ([table, moves]) => {
            const call = async (path, body) => (await fetch(`/api/tables/${table}${path}`, body && {
                method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
            for (let done = 0; done < moves;) {
                const {status, ply, options} = await call('');
                if (status === 'finished') return;
                if (options.length) await call('/moves', {ply, option: options[(7 * done++) % options.length]});
                else await new Promise(later => setTimeout(later, 20));
            }
        }""",
        [table, moves],
    )


def begun(guide: Guide, page: Page, game: str, seats: int, moves: int, **wish: Any) -> str:
    """A game against bots that has been played for a while, on the page when one is to move."""
    table = make_table(page, ME, *[bot("greedy")] * (seats - 1), game=game, **wish)
    play(page, table, moves)
    guide.go(page, f"/t/{table}")
    expect(lit(page).first).to_be_visible(timeout=60_000)
    return table


def shared(guide: Guide, game: str, moves: int, **wish: Any) -> tuple[Page, Page, str]:
    """Two people at one table."""
    anna, bert = guide.visit(), guide.visit(name="Bert")
    table = make_table(anna, ME, OPEN, game=game, name="Winter evenings", **wish)
    ask(bert, f"/tables/{table}/seats/1", {})
    for _ in range(moves):
        for page in (anna, bert):
            view = ask(page, f"/tables/{table}")
            if view["options"]:
                ask(page, f"/tables/{table}/moves", {"ply": view["ply"], "option": view["options"][0]})
    return anna, bert, table


@stop("welcome")
def welcome(guide: Guide) -> None:
    guide.take(guide.visit())
    guide.take(guide.visit(color_scheme="dark"), "-dark")
    guide.take(guide.phone(language="hu"), "-phone")


@stop("learn")
def learn(guide: Guide) -> None:
    guide.take(guide.visit("/learn"))


@stop("lesson")
def lesson(guide: Guide) -> None:
    for game, page in (("byzantium", guide.visit()), ("carolus", guide.phone(language="it"))):
        guide.go(page, f"/learn/{game}")
        expect(page.locator(".lesson")).to_be_visible()
        guide.take(page, "" if game == "byzantium" else "-phone")


@stop("book")
def book(guide: Guide) -> None:
    guide.take(guide.visit("/rules/carolus"))
    guide.take(guide.phone("/rules/byzantium", language="de"), "-phone")


@stop("letter")
def letter(guide: Guide) -> None:
    guide.take(guide.visit("/rules/jerusalem/letter"))


@stop("maker")
def maker(guide: Guide) -> None:
    page = guide.visit()
    page.locator("article.game", has_text="Byzantium").get_by_role("button", name="New table").click()
    expect(page.locator("details[open] select, details[open] input").first).to_be_visible()
    guide.take(page)


@stop("waiting")
def waiting(guide: Guide) -> None:
    page = guide.visit()
    table = make_table(page, ME, OPEN, OPEN, game="byzantium", name="Winter evenings")
    guide.go(page, f"/t/{table}")
    guide.take(page)


@stop("carolus")
def carolus(guide: Guide) -> None:
    page = guide.visit()
    begun(guide, page, "carolus", 3, 20)
    guide.take(page)
    guide.resize(page, PHONE)
    guide.take(page, "-phone")


@stop("byzantium")
def byzantium(guide: Guide) -> None:
    page = guide.visit()
    begun(guide, page, "byzantium", 3, 25)
    guide.take(page)
    guide.resize(page, TABLET)
    guide.take(page, "-tablet")
    guide.resize(page, PHONE)
    guide.take(page, "-phone")


@stop("jerusalem")
def jerusalem(guide: Guide) -> None:
    page = guide.visit(color_scheme="dark")
    begun(guide, page, "jerusalem", 4, 25)
    guide.take(page)
    guide.resize(page, PHONE)
    guide.take(page, "-phone")


@stop("why-not")
def why_not(guide: Guide) -> None:
    page = guide.visit()
    begun(guide, page, "carolus", 2, 4)
    page.locator(".board .land[data-state=none]").first.click(force=True)
    expect(page.locator(".whynot")).to_be_visible()
    guide.take(page)


@stop("rule")
def rule(guide: Guide) -> None:
    page = guide.visit(language="de")
    begun(guide, page, "carolus", 2, 6)
    page.locator(".log .rule").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    guide.take(page)


@stop("hint")
def hint(guide: Guide) -> None:
    page = guide.visit()
    begun(guide, page, "carolus", 2, 9)
    page.keyboard.press("h")
    expect(page.locator(".hintbox .num").first).to_be_visible(timeout=120_000)
    guide.take(page)


@stop("legend")
def legend(guide: Guide) -> None:
    page = guide.visit()
    begun(guide, page, "jerusalem", 2, 6)
    page.get_by_role("button", name="What the signs mean").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    guide.take(page)


@stop("past")
def past(guide: Guide) -> None:
    page = guide.visit()
    begun(guide, page, "carolus", 3, 12)
    page.keyboard.press(",")
    expect(page.get_by_role("region", name="Looking back")).to_be_visible()
    guide.take(page)


@stop("sandbox")
def sandbox(guide: Guide) -> None:
    page = guide.visit()
    begun(guide, page, "carolus", 2, 15)
    page.keyboard.press(",")
    page.get_by_role("button", name="Try from here").click()
    guide.take(page, "-ask")
    page.get_by_role("button", name="Me in all seats").click()
    expect(page.get_by_role("region", name="Sandbox")).to_be_visible()
    guide.take(page)


@stop("request")
def request(guide: Guide) -> None:
    clock = {"kind": "game", "seconds": 1500, "increment": 15}
    anna, bert, table = shared(guide, "carolus", 6, terms={"clock": clock})
    ask(anna, f"/tables/{table}/requests", {"kind": "pause"})
    ask(anna, f"/tables/{table}/chat", {"text": "My train arrives; ten minutes?"})
    guide.go(bert, f"/t/{table}")
    guide.take(bert)


@stop("menu")
def menu(guide: Guide) -> None:
    anna, _, table = shared(guide, "jerusalem", 8)
    guide.go(anna, f"/t/{table}")
    anna.get_by_role("button", name="The game as a whole").click()
    expect(anna.get_by_role("dialog")).to_be_visible()
    guide.take(anna)


@stop("home")
def home(guide: Guide) -> None:
    anna, bert, table = shared(guide, "byzantium", 5, terms={"clock": {"kind": "days", "seconds": 259200}})
    make_table(anna, ME, bot("greedy"), game="jerusalem", name="Against the Steward")
    finished = make_table(anna, ME, bot("uniform"), game="carolus", name="A short one")
    play_to_the_end(anna, finished)
    ask(bert, f"/tables/{table}/chat", {"text": "Your turn!"})
    guide.go(anna, "/")
    guide.take(anna)
    guide.resize(anna, PHONE)
    guide.take(anna, "-phone")


@stop("result")
def result(guide: Guide) -> None:
    page = guide.visit()
    table = make_table(page, ME, bot("greedy"), bot("uniform"), game="byzantium")
    play_to_the_end(page, table)
    guide.go(page, f"/t/{table}")
    expect(page.locator(".result")).to_be_visible()
    guide.take(page)


@stop("review")
def review(guide: Guide) -> None:
    page = guide.visit()
    table = make_table(page, ME, bot("greedy"), game="carolus")
    play_to_the_end(page, table)
    guide.go(page, f"/t/{table}/review")
    expect(page.locator(".tps .tp").first).to_be_visible(timeout=180_000)
    guide.take(page)
    guide.resize(page, PHONE)
    guide.take(page, "-phone")


@stop("games")
def games(guide: Guide) -> None:
    page = guide.visit()
    for game in ("carolus", "jerusalem"):
        play_to_the_end(page, make_table(page, ME, bot("uniform"), game=game, name=f"A game of {game.capitalize()}"))
    guide.go(page, "/games")
    guide.take(page)


@stop("champion")
def champion(guide: Guide) -> None:
    page = guide.visit()
    for opponent in ("champion", "level4", "level4"):
        terms = {"take_backs": False}
        table = make_table(page, ME, bot(opponent), bot(opponent), game="carolus", hints=False, terms=terms)
        ask(page, f"/tables/{table}/resign", {})
    page.wait_for_timeout(1000)  # until the games are settled
    guide.go(page, "/champion/carolus/3")
    page.set_viewport_size({"width": DESKTOP["width"], "height": 1200})
    guide.take(page)
    page.emulate_media(color_scheme="dark")
    guide.take(page, "-dark")
    guide.take(guide.phone("/champion/carolus/4", language="de"), "-phone")


@stop("profile")
def profile(guide: Guide) -> None:
    page = guide.visit()
    play_to_the_end(page, make_table(page, ME, bot("greedy"), game="carolus"))
    guide.go(page, "/me")
    guide.take(page)


@stop("settings")
def settings(guide: Guide) -> None:
    page = guide.visit("/settings")
    page.get_by_role("radio", name="Red and green").check(force=True)
    guide.take(page)
    for part in ("table", "sound", "language", "account"):
        guide.go(page, f"/settings/{part}")
        guide.take(page, f"-{part}")


@stop("device")
def device(guide: Guide) -> None:
    guide.take(guide.phone("/device#a-link-that-is-too-old"))


@stop("nowhere")
def nowhere(guide: Guide) -> None:
    guide.take(guide.visit("/nothing/is/here"))


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("stops", nargs="*", help="names of stops; all without one")
    names = wish.parse_args().stops or list(STOPS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for name in names:
            guide = Guide(browser, server.address)
            guide.name = name
            print(name, flush=True)  # noqa: T201
            STOPS[name](guide)
            for context in browser.contexts:
                context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
