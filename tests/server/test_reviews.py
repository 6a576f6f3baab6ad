"""Reviews of finished games: begun on demand, shown while they grow, stored, and taken up after a restart."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bezant.lab.analysis import analyse, positions, questions
from bezant.players.calibration import SEARCH
from bezant.server import analysis_schemas
from bezant.server.settings import database_url
from bezant.server.store import Store
from tests.server.harness import BOT, ME, OPEN, Browser, Database, ServerProcess, table_view
from tests.server.postgres import Postgres
from tests.server.test_bots import wait_for, workers

pytestmark = pytest.mark.usefixtures("compiled")
GREEDY = {"kind": "bot", "bot": "greedy"}
SIMULATIONS = 20
WORK = """
import sys
from bezant.kernel.game import load
from bezant.kernel.match import Match
from bezant.lab.analysis import questions
from bezant.players.network import network_of
from bezant.server.worker_tasks import analyse, prepare
list(prepare("carolus"))
match = Match(load("carolus"), 3, "x")
match.play(match.to_move, match.game.legal(match.state)[0])
(found,) = analyse(questions(match)[0], 20)
assert found.sight == "network"
print(network_of.cache_info().currsize, "torch" in sys.modules)
"""


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    """A server at which a game has been played to its end."""
    folder = tmp_path_factory.mktemp("reviews")
    server = ServerProcess(str(folder / "bezant.db"), folder, review_simulations=SIMULATIONS, review_burst=2).open()
    browser = Browser(server.address)
    yield server, play_to_the_end(browser)
    browser.close()
    server.close()


def play_to_the_end(browser: Browser) -> str:
    table: str = browser.make(BOT, GREEDY)["table"]["id"]
    wait_for(lambda: browser.view(table)["status"] == "finished", 60)
    return table


def until_done(browser: Browser, table: str) -> list[dict[str, Any]]:
    """All that the review shows while it grows."""
    seen = [browser.get(f"/tables/{table}/review")]

    def done() -> bool:
        seen.append(browser.get(f"/tables/{table}/review"))
        return bool(seen[-1]["state"] == "done")

    wait_for(done, 300)
    return seen


def test_a_review_grows_until_it_is_done(
    finished: tuple[ServerProcess, str], visit: Callable[[ServerProcess], Browser]
) -> None:
    server, table = finished
    stranger = visit(server)
    none = stranger.get(f"/tables/{table}/review")
    assert (none["state"], none["done"], none["points"], none["sight"]) == ("none", 0, [], None)
    begun = stranger.post(f"/tables/{table}/review", status=202)
    assert begun["state"] in ("waiting", "preparing", "running") and begun["simulations"] == SIMULATIONS
    seen = [analysis_schemas.ReviewView.model_validate(each) for each in until_done(stranger, table)]
    counts = [each.done for each in seen]
    assert counts == sorted(counts) and any(0 < count < seen[-1].of for count in counts)
    for each in seen:
        assert len(each.points) == (each.done + 1 if each.done == each.of else each.done)
    last = seen[-1]
    assert last.sight == "network"
    match = Database(Path(server.database)).match(table)
    assert last.of == len(match.moves) and [point.action for point in last.points] == list(range(last.of + 1))
    assert [point.ply for point in last.points[1:]] == [move.ply for move in match.moves]
    assert [point.seat for point in last.points[1:]] == [move.seat for move in match.moves]
    won = match.game.winners(match.state)
    assert [round(chance) for chance in last.points[-1].chances] == [int(seat in won) for seat in range(2)]
    assert [seat.seat for seat in last.seats] == [0, 1] and last.chapters[0].label["id"] == "carolus-event-round"
    for row in last.seats:
        own = [point for point in last.points if point.seat == row.seat]
        assert row.loss <= sum(point.loss for point in own if point.sure) + 1e-3 and row.luck_doubt > 0
        assert row.unsure <= sum(point.loss > 0 and not point.sure for point in own)
        assert (row.loss_doubt > 0) == (row.loss > 0) == any(point.sure for point in own)
    again = stranger.post(f"/tables/{table}/review", status=202)
    assert again["state"] == "done" and again == stranger.get(f"/tables/{table}/review")


def test_a_review_that_was_begun_without_a_network_goes_on_so(
    finished: tuple[ServerProcess, str], visit: Callable[[ServerProcess], Browser]
) -> None:
    """Its first decision was stored before it was told who judges; the rest is judged alike."""
    server, _ = finished
    anna, database = visit(server), Database(Path(server.database))
    table = play_to_the_end(anna)
    (question, *_) = questions(database.match(table))
    look = analyse(replace(question, sight=SEARCH), SIMULATIONS).json()
    del look["sight"]
    store = Store(database_url(server.database))
    store.begin_review(table, SIMULATIONS)
    store.add_look(table, question.ply, look)
    before = anna.get(f"/tables/{table}/review")
    assert (before["done"], before["sight"], before["simulations"]) == (1, "search", SIMULATIONS)
    anna.post(f"/tables/{table}/review", status=202)
    assert until_done(anna, table)[-1]["sight"] == "search"
    _, looks = store.review(table)
    store.close()
    assert [each.get("sight", SEARCH) for each in looks] == [SEARCH] * len(database.match(table).moves)


def test_a_worker_loads_the_networks_it_needs_and_no_framework() -> None:
    """Getting ready loads that of the smallest table, the review the one of its own."""
    done = subprocess.run([sys.executable, "-c", WORK], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["2", "False"]


def test_the_position_after_every_entry(
    finished: tuple[ServerProcess, str], visit: Callable[[ServerProcess], Browser]
) -> None:
    server, table = finished
    stranger = visit(server)
    match = Database(Path(server.database)).match(table)
    end = stranger.view(table)
    for entry, _, after, _ in positions(match):
        seen = table_view(stranger.get(f"/tables/{table}/at/{entry.ply}"))
        state = match.game.from_bytes(after)
        assert seen.position == match.game.view(state, None) and (seen.ply, seen.options) == (entry.ply, [])
        assert [each.ply for each in seen.log] == [entry.ply] and len(seen.log[0].events) == len(entry.events)
        assert (seen.result is not None) == match.game.is_over(state) == (seen.to_move is None)
    first = stranger.get(f"/tables/{table}/at/0")
    assert first["log"] == end["log"][:1] and first["result"] is None and first["status"] == "finished"
    assert stranger.get(f"/tables/{table}/at/{match.ply}")["position"] == end["position"]
    for ply in (-1, match.ply + 1):
        assert stranger.get(f"/tables/{table}/at/{ply}", 404)["code"] == "no_such_ply"


def test_a_finished_game_is_played_on_from_the_middle(
    finished: tuple[ServerProcess, str], visit: Callable[[ServerProcess], Browser]
) -> None:
    """As it stood then, with the one who asks in the place of whoever was asked, and with dice that the old game did not have."""
    server, table = finished
    anna = visit(server)
    end = anna.view(table)
    for ply in (0, len(end["log"]) // 2, len(end["log"]) - 2):
        begun = anna.post(f"/tables/{table}/play-on", {"ply": ply}, 201)
        assert begun["table"]["id"] != table and begun["table"]["private"] and begun["status"] == "playing"
        assert begun["table"]["name"] == end["table"]["name"]
        assert [entry["events"] for entry in begun["log"]] == [entry["events"] for entry in end["log"][: ply + 1]]
        assert begun["position"] == anna.get(f"/tables/{table}/at/{ply}")["position"]  # Carolus Magnus has no secrets
        assert begun["to_move"] in begun["you"] and len(begun["you"]) == 1
        for old, new in zip(end["seats"], begun["seats"], strict=True):
            assert (new["kind"], new["bot"]) == (
                ("person", None) if new["seat"] in begun["you"] else ("bot", old["bot"])
            )
        assert begun["table"]["seed"] is None and begun["table"]["commitment"] != end["table"]["commitment"]
        anna.play_first(begun)
        after = anna.view(begun["table"]["id"])
        assert after["log"][ply + 1]["seat"] == begun["to_move"]
        stored = Database(Path(server.database)).match(begun["table"]["id"])
        assert [entry.action for entry in stored.entries[: ply + 1]] == [
            entry.action for entry in Database(Path(server.database)).match(table).entries[: ply + 1]
        ]


def test_what_cannot_be_played_on(
    finished: tuple[ServerProcess, str], visit: Callable[[ServerProcess], Browser], anna: Browser
) -> None:
    server, table = finished
    stranger = visit(server)
    last = len(stranger.view(table)["log"]) - 1
    for ply in (-1, last, last + 1, 10**9):
        assert stranger.post(f"/tables/{table}/play-on", {"ply": ply}, 404)["code"] == "no_such_ply"
    assert stranger.post(f"/tables/{table}/play-on", {}, 422)["code"] == "malformed"
    waiting = anna.make(ME, OPEN)["table"]["id"]
    assert anna.post(f"/tables/{waiting}/play-on", {"ply": 0}, 409)["code"] == "not_begun"


def test_a_game_that_is_not_over_has_no_review(anna: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    for method, path in (("GET", "review"), ("POST", "review")):
        refusal = anna.ask(method, f"/tables/{table}/{path}", 409)
        assert refusal["code"] == "not_over" and refusal["view"]["table"]["id"] == table
    assert anna.get("/tables/nowhere/review", 404)["code"] == "no_such_table"


def test_too_many_reviews(finished: tuple[ServerProcess, str], visit: Callable[[ServerProcess], Browser]) -> None:
    anna = visit(finished[0])
    tables = [play_to_the_end(anna) for _ in range(3)]
    for table in tables[:2]:
        anna.post(f"/tables/{table}/review", status=202)
    assert anna.post(f"/tables/{tables[2]}/review", status=429)["code"] == "too_many"
    assert anna.post(f"/tables/{tables[0]}/review", status=202)  # one that has begun may be asked for again
    assert anna.get(f"/tables/{tables[2]}/review")["state"] == "none"


def grown(browser: Browser, table: str, least: int) -> int:
    done: int = wait_for(
        lambda: (seen := browser.get(f"/tables/{table}/review"))["done"] >= least and seen["done"], 300
    )
    return done


def test_a_review_goes_on_when_its_worker_or_the_server_is_killed(
    own_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    own_server.settings["review_simulations"] = 400
    own_server.end()
    before = visit(own_server.open())
    table = play_to_the_end(before)
    before.post(f"/tables/{table}/review", status=202)
    stood = grown(before, table, 2)
    for pid in workers(own_server):
        os.kill(pid, signal.SIGKILL)
    stood = grown(before, table, stood + 2)
    own_server.end(signal.SIGKILL)
    database = Database(Path(own_server.database))
    kept = database.rows("SELECT ply, look FROM looks WHERE table_id = ? ORDER BY ply", table)
    assert len(kept) >= stood
    after = visit(own_server.open())
    assert after.get(f"/tables/{table}/review")["done"] >= len(kept)
    grown(after, table, len(kept) + 2)
    again = database.rows("SELECT ply, look FROM looks WHERE table_id = ? ORDER BY ply", table)
    assert again[: len(kept)] == kept


def test_a_review_on_postgresql(postgres: Postgres, tmp_path: Path, visit: Callable[[ServerProcess], Browser]) -> None:
    server = ServerProcess(postgres.new_database(), tmp_path, review_simulations=SIMULATIONS).open()
    anna = visit(server)
    table = play_to_the_end(anna)
    anna.post(f"/tables/{table}/review", status=202)
    last = until_done(anna, table)[-1]
    assert last["done"] == last["of"] and last["points"][-1]["chances"] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    server.close()
