"""How much the page sends and how smoothly it runs: the lobby and a table of each game, in Chromium, from a server of its own.

    .venv/bin/python benchmarks/page.py [lobby carolus …] [--repeat 5] [--slow 4] [--seconds 8] [--language hu] [--phone] [--json]

Every visit has a fresh browser profile. Bytes are counted as they come over the line (brotli). `ready` is the time from the
request of the page to the frame in which the first thing can be chosen, `shift` the sum of all layout shifts until nothing more
comes, and the tasks are those of the page's main thread while others play, with the processor slowed down (`--slow`), as phones
are. Frames are counted at full speed, in the busiest second of play.

Other programs disturb these times. So a second visit at full speed measures the processor time of the main thread, until ready
and of the longest task, times `--slow`: the same question, asked so that they disturb little. Each figure is the median of the
repeats."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    ViewportSize,
    sync_playwright,
)

ROOT = Path(__file__).parents[1]
SERVE = """
import sys
from pathlib import Path
from bezant.server.serve import serve
web = Path(sys.argv[2]) if sys.argv[2:] else None
sys.exit(serve(port=0, database=sys.argv[1], web=web, prepare=False, address_limits=False))
"""
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SCREENS = ("lobby", "carolus", "byzantium", "jerusalem")
SEATS = 4  # as many as there can be, so that much happens
BEFORE = {
    "carolus": 80,
    "byzantium": 150,
    "jerusalem": 150,
}  # moves that were made when the table is opened: a long log
PACE = 0.6  # seconds between two moves of others, as bots pause
LOBBY_READY, TABLE_READY = ".home .ways button", ".board [data-state=offered]"

# Notes what the browser tells of itself; `ready` is the first frame after what is waited for has come.
WATCH = """
window.seen = {ready: 0, shift: 0, tasks: [], frames: []};
const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type, buffered: true});
watch('layout-shift', ({value, hadRecentInput}) => { if (!hadRecentInput) seen.shift += value; });
watch('longtask', ({duration}) => seen.tasks.push(duration));
const ready = () => { seen.ready = performance.now(); document.documentElement.dataset.ready = ''; };
const changes = new MutationObserver(() => {
    if (!document.querySelector(%s)) return;
    changes.disconnect();
    requestAnimationFrame(ready);
});
changes.observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['data-state']});
"""
COUNT_FRAMES = """() => {
    const next = now => { seen.frames.push(now); requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""
COLUMNS = (
    ("script", "script KB", "{:.0f}"),
    ("style", "CSS KB", "{:.0f}"),
    ("font", "fonts KB", "{:.0f}"),
    ("data", "data KB", "{:.0f}"),
    ("ready", "ready ms", "{:.0f}"),
    ("ready_cpu", "of it CPU", "{:.0f}"),
    ("shift", "layout shift", "{:.3f}"),
    ("task", "longest task ms", "{:.0f}"),
    ("task_cpu", "of it CPU", "{:.0f}"),
    ("frames", "frames in the busiest second", "{:.0f}"),
)
BUDGETS = {
    "lobby": {"script": 100, "ready": 1000, "ready_cpu": 1000, "shift": 0.05},
    "table": {
        "script": 160,
        "ready": 1500,
        "ready_cpu": 1500,
        "shift": 0.05,
        "task": 100,
        "task_cpu": 100,
        "frames": 59,
    },
}


@contextmanager
def running_server(page: str | None = None) -> Iterator[str]:
    """The address of a server with an empty database, of the built page or another one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "page.db"), *filter(None, [page])]
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split(" at ")[1].split()[0]
            finally:
                process.terminate()


class Bytes:
    """What came over the line, by the kind of file."""

    KINDS = ((".js", "script"), (".css", "style"), (".woff2", "font"))

    def __init__(self, devtools: CDPSession) -> None:
        self._kinds, self._counts = dict[str, str](), Counter[str]()
        devtools.on("Network.responseReceived", self._begun)
        devtools.on("Network.dataReceived", self._came)
        devtools.send("Network.enable")

    def _begun(self, event: dict[str, Any]) -> None:
        path = event["response"]["url"].partition("?")[0]
        kind = next((kind for ending, kind in self.KINDS if path.endswith(ending)), "data")
        self._kinds[event["requestId"]] = kind

    def _came(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "data")
        self._counts[kind] += event["encodedDataLength"]

    def kilobytes(self) -> dict[str, float]:
        return {kind: self._counts[kind] / 1000 for kind in ("script", "style", "font", "data")}


class Person:
    """Somebody who talks to the server directly, past the page, so that this costs the page nothing."""

    def __init__(self, requests: APIRequestContext, address: str) -> None:
        self._requests, self._address = requests, address
        self.ask("/me")

    def ask(self, path: str, body: Any = None) -> Any:
        if body is None:
            return self._requests.get(f"{self._address}/api{path}").json()
        origin = {"Origin": self._address}
        return self._requests.post(f"{self._address}/api{path}", data=body, headers=origin).json()

    def move(self, table: str) -> bool:
        """Makes a move where one is asked for: any, but the same ones in every run."""
        view = self.ask(f"/tables/{table}")
        options = view["options"]
        if options:
            self.ask(f"/tables/{table}/moves", {"ply": view["ply"], "option": options[7 * view["ply"] % len(options)]})
        return bool(options)


class Game:
    """A table with the visitor in the first seat and one rival in all others, whose moves come as those of bots do."""

    def __init__(self, game: str, visitor: Person, rival: Person) -> None:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        self.table = str(visitor.ask("/tables", {"game": game, "seats": seats})["table"]["id"])
        for seat in range(1, SEATS):
            rival.ask(f"/tables/{self.table}/seats/{seat}", {})
        self._players = (visitor, rival)
        for _ in range(BEFORE[game]):
            self._move()
        while not visitor.ask(f"/tables/{self.table}")["options"]:
            self._move()

    def _move(self) -> bool:
        return any(player.move(self.table) for player in self._players)

    def go_on(self, seconds: float, wait: Callable[[float], None]) -> None:
        """Plays for a while; `wait` takes milliseconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self._move():
            wait(1000 * PACE)


class Visit:
    """A visit in a fresh profile."""

    def __init__(self, browser: Browser, address: str, wish: argparse.Namespace) -> None:
        self._address = address
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if wish.phone else DESKTOP, locale=wish.language, has_touch=wish.phone, is_mobile=wish.phone
        )
        self.page: Page = self.context.new_page()
        self.devtools = self.context.new_cdp_session(self.page)
        self.bytes, self.busy_until_ready = Bytes(self.devtools), 0.0

    def open(self, path: str, ready: str, slow: float) -> None:
        """Opens a screen and waits until it is ready and nothing more comes."""
        self.devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.add_init_script(WATCH % json.dumps(ready))
        self.page.goto(self._address + path)
        self.page.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
        self.busy_until_ready = self._busy()
        self.page.wait_for_load_state("networkidle")

    def _busy(self) -> float:
        """Milliseconds of processor time that the main thread has taken so far."""
        metrics = self.devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")

    def seen(self) -> Any:
        return self.page.evaluate("seen")

    def close(self) -> None:
        self.context.close()


def longest_task(trace: bytes) -> float:
    """Milliseconds of processor time that the longest task of the page's main thread took."""
    events = json.loads(trace)["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name"]
    mains = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    tasks = (event for event in events if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in mains)
    return max((event.get("tdur", 0) / 1000 for event in tasks), default=0)


def fewest_in_a_second(times: list[float]) -> int:
    """Of all whole seconds that begin with a frame, the fewest frames."""
    counts, last = [], 0
    for first, start in enumerate(times):
        while last < len(times) and times[last] < start + 1000:
            last += 1
        if last < len(times):
            counts.append(last - first)
    return min(counts, default=len(times))


class Bench:
    def __init__(self, playwright: Playwright, address: str, wish: argparse.Namespace) -> None:
        chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        self._playwright, self._address, self._wish = playwright, address, wish
        self._browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)

    def measure(self, screen: str) -> dict[str, float]:
        return self._slowed(screen) | self._at_full_speed(screen)

    @contextmanager
    def _visit(self, screen: str, slow: float) -> Iterator[tuple[Visit, Game | None]]:
        visit = Visit(self._browser, self._address, self._wish)
        rivals = self._playwright.request.new_context()
        try:
            if screen == "lobby":
                visit.open("/", LOBBY_READY, slow)
                yield visit, None
            else:
                visitor, rival = Person(visit.context.request, self._address), Person(rivals, self._address)
                game = Game(screen, visitor, rival)
                visit.open(f"/t/{game.table}", TABLE_READY, slow)
                yield visit, game
        finally:
            rivals.dispose()
            visit.close()

    def _slowed(self, screen: str) -> dict[str, float]:
        with self._visit(screen, self._wish.slow) as (visit, game):
            seen = visit.seen()
            found = visit.bytes.kilobytes() | {"ready": seen["ready"], "shift": seen["shift"]}
            if game:
                visit.page.evaluate("seen.tasks.length = 0")
                game.go_on(self._wish.seconds, visit.page.wait_for_timeout)
                found |= {"task": max(visit.seen()["tasks"], default=0)}
            return found

    def _at_full_speed(self, screen: str) -> dict[str, float]:
        with self._visit(screen, 1) as (visit, game):
            found = {"ready_cpu": visit.busy_until_ready * self._wish.slow}
            if game:
                visit.page.evaluate(COUNT_FRAMES)
                self._browser.start_tracing(page=visit.page, categories=["toplevel"])
                game.go_on(self._wish.seconds, visit.page.wait_for_timeout)
                longest = longest_task(self._browser.stop_tracing())
                found |= {"task_cpu": longest * self._wish.slow, "frames": fewest_in_a_second(visit.seen()["frames"])}
            return found


def report(found: dict[str, dict[str, float]]) -> str:
    """A table for people; a figure over its budget is marked."""
    lines = ["| screen | " + " | ".join(head for _, head, _ in COLUMNS) + " |", "|---|" + "---:|" * len(COLUMNS)]
    for screen, figures in found.items():
        cells = [cell(screen, name, form, figures) for name, _, form in COLUMNS]
        lines.append(f"| {screen} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def cell(screen: str, name: str, form: str, figures: dict[str, float]) -> str:
    if name not in figures:
        return ""
    figure, budget = figures[name], BUDGETS["lobby" if screen == "lobby" else "table"].get(name)
    missed = budget is not None and (figure < budget if name == "frames" else figure > budget)
    return form.format(figure) + (" (missed)" if missed else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=f"of {', '.join(SCREENS)}; else all")
    parser.add_argument("--repeat", type=int, default=5, help="visits to each screen")
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is made")
    parser.add_argument("--seconds", type=float, default=8, help="of play at each table")
    parser.add_argument("--language", default="en-GB", help="the browser's wish")
    parser.add_argument("--phone", action="store_true", help="390 by 844 with touch instead of 1440 by 900")
    parser.add_argument("--page", help="the folder of another built page, to compare with")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    with running_server(wish.page) as address, sync_playwright() as playwright:
        bench = Bench(playwright, address, wish)
        found = {}
        for screen in wish.screens or SCREENS:
            bench.measure(screen)  # the server packs its files when they are first asked for
            runs = [bench.measure(screen) for _ in range(wish.repeat)]
            found[screen] = {name: median(run[name] for run in runs) for name in runs[0]}
            sys.stderr.write(f"{screen}: {wish.repeat} visits, load {os.getloadavg()[0]:.1f}\n")
    print(json.dumps(found, indent=1) if wish.json else report(found))


if __name__ == "__main__":
    main()
