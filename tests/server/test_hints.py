"""Hints at a real table: who may ask, what is told as the search deepens, and when it stops."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import bezant
from bezant.players import judge
from bezant.players.calibration import NETWORK, SEARCH
from bezant.players.judge import Judge
from bezant.players.search import Choice
from bezant.server import analysis_schemas
from bezant.server.worker_tasks import HintTurn, SearchProgress, clear_best, hint
from tests.server.harness import BOT, ME, OPEN, Browser, Database, ServerProcess
from tests.server.test_life import seated

pytestmark = pytest.mark.usefixtures("compiled")
SECONDS = 0.6
ENDLESS: dict[str, float] = {"hint_seconds": 3600, "hint_simulations": 10**12, "bot_workers": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose hints are short."""
    folder = tmp_path_factory.mktemp("hints")
    server = ServerProcess(
        str(folder / "bezant.db"), folder, hint_seconds=SECONDS, bot_workers=1, hint_burst=100
    ).open()
    yield server
    server.close()


@contextmanager
def ask(browser: Browser, table: str, ply: int) -> Iterator[ClientConnection]:
    cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    address = f"ws://{urlsplit(browser.address).netloc}/api/tables/{table}/hint?ply={ply}"
    with connect(address, additional_headers={"Cookie": cookies} if cookies else {}) as socket:
        yield socket


def hear(socket: ClientConnection) -> dict[str, Any]:
    said = json.loads(socket.recv(90))
    return said["hint"] if said["type"] == "hint" else said


def hear_all(socket: ClientConnection, code: int = 1000) -> list[dict[str, Any]]:
    """Everything that is said until the line is closed."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(hear(socket))
    assert socket.close_code == code
    return heard


def refused(browser: Browser, table: str, ply: int) -> dict[str, Any]:
    with ask(browser, table, ply) as socket:
        (said,) = hear_all(socket)
    assert said["type"] == "refusal"
    return said["refusal"]


def test_a_hint_deepens_until_it_is_done(anna: Browser) -> None:
    view = anna.make(ME, ME)
    with ask(anna, view["table"]["id"], 0) as socket:
        heard = [analysis_schemas.HintView.model_validate(said) for said in hear_all(socket)]
    preparing = [said for said in heard if said.state == "preparing"]
    assert all(said.choices == [] and said.chances == [] for said in preparing)
    thinking = heard[len(preparing) :]
    assert [said.state for said in thinking] == ["thinking"] * (len(thinking) - 1) + ["done"]
    counts = [said.simulations for said in thinking]
    assert len(counts) >= 2 and counts == sorted(counts) and counts[0] < counts[-1] <= thinking[-1].goal
    last = thinking[-1]
    assert (last.ply, last.seat) == (0, view["to_move"])
    options = {option["id"] for option in view["options"]}
    assert 0 < len(last.choices) <= 5 and {choice.option for choice in last.choices} <= options
    visits = [choice.visits for choice in last.choices]
    assert visits == sorted(visits, reverse=True)
    for chances in (last.chances, *(choice.chances for choice in last.choices)):
        assert len(chances) == 2 and sum(chances) == pytest.approx(1) and min(chances) >= 0


def test_a_move_ends_the_hint(anna: Browser) -> None:
    view = anna.make(ME, ME)
    with ask(anna, view["table"]["id"], 0) as socket:
        while hear(socket)["state"] == "preparing":
            pass
        anna.play_first(view)
        assert hear_all(socket)[-1]["state"] == "stale"


def test_a_new_hint_ends_the_one_before(anna: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    with ask(anna, table, 0) as first:
        hear(first)
        with ask(anna, table, 0) as second:
            assert hear_all(second)[-1]["state"] == "done"
        assert all(said["state"] != "done" for said in hear_all(first))


def test_who_leaves_makes_room_for_others(tmp_path: Path, visit: Callable[[ServerProcess], Browser]) -> None:
    """With one worker and hints that take an hour, a second one comes only if the first was stopped."""
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, **ENDLESS, hint_turn=3600).open()
    anna, bert = visit(server), visit(server)
    for browser in (anna, bert):
        with ask(browser, browser.make(ME, ME)["table"]["id"], 0) as socket:
            while hear(socket)["state"] != "thinking":
                pass
    server.close()


def test_a_hint_gives_way_to_one_that_waits(tmp_path: Path, visit: Callable[[ServerProcess], Browser]) -> None:
    """With one worker and hints that would take an hour, both are answered; several threads think about each."""
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, **ENDLESS, hint_threads=2).open()
    anna, bert = visit(server), visit(server)
    with ask(anna, anna.make(ME, ME)["table"]["id"], 0) as first:
        while hear(first)["state"] != "thinking":
            pass
        with ask(bert, bert.make(ME, ME)["table"]["id"], 0) as second:
            assert hear_all(first)[-1]["state"] == "done"
            assert hear(second)["state"] == "thinking"
    server.close()


def test_a_client_has_nothing_to_say(anna: Browser) -> None:
    with ask(anna, anna.make(ME, ME)["table"]["id"], 0) as socket:
        socket.send('{"type": "ping"}')
        assert all(said["state"] != "done" for said in hear_all(socket, 1008))


def test_only_the_player_to_move_may_ask(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = anna.make(ME, OPEN, hints=True)["table"]["id"]
    waiting = refused(anna, table, 0)
    assert waiting["code"] == "not_begun" and waiting["view"]["status"] == "waiting"
    bert.post(f"/tables/{table}/seats/1")
    browsers = (anna, bert) if anna.view(table)["to_move"] == 0 else (bert, anna)
    other = refused(browsers[1], table, 0)
    assert other["code"] == "not_your_turn" and other["view"]["ply"] == 0
    assert refused(browsers[0], table, 5)["code"] == "stale_move"
    assert refused(stranger, table, 0)["code"] == "not_your_seat"
    with pytest.raises(InvalidStatus) as nowhere, ask(anna, "nowhere", 0):
        pass
    assert nowhere.value.response.status_code == 404


def test_a_table_may_be_played_without_hints(anna: Browser) -> None:
    view = anna.make(ME, ME, hints=False)
    assert view["table"]["hints"] is False
    refusal = refused(anna, view["table"]["id"], 0)
    assert refusal["code"] == "no_hints" and refusal["words"].endswith(".")


def test_it_is_kept_who_has_asked(anna: Browser, bert: Browser, database: Database) -> None:
    table = seated(anna, bert, hints=True)
    view = anna.view(table)
    with ask([anna, bert][view["to_move"]], table, view["ply"]) as socket:
        assert hear(socket)["seat"] == view["to_move"]
    assert database.rows("SELECT seat FROM seats WHERE table_id = ? AND hinted", table) == [(view["to_move"],)]


def test_hints_are_allowed_where_no_stranger_may_sit_down_unless_the_host_says_so(anna: Browser) -> None:
    def allowed(*seats: dict[str, str], **wish: Any) -> bool:
        view = anna.make(*seats, **wish)
        row = next(row for row in anna.get("/tables")["yours"] if row["id"] == view["table"]["id"])
        assert row["hints"] == view["table"]["hints"]
        return bool(view["table"]["hints"])

    assert allowed(ME, ME) and allowed(ME, BOT) and allowed(ME, OPEN, private=True) and allowed(ME, OPEN, hints=True)
    assert not allowed(ME, OPEN) and not allowed(ME, BOT, hints=False)


def test_asking_too_often(tmp_path: Path, visit: Callable[[ServerProcess], Browser]) -> None:
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, hint_burst=1, hint_seconds=0.1, bot_workers=1).open()
    anna = visit(server)
    table = anna.make(ME, ME)["table"]["id"]
    with ask(anna, table, 0) as socket:
        assert hear_all(socket)[-1]["state"] == "done"
    assert refused(anna, table, 0)["code"] == "too_many"
    server.close()


def test_the_web_process_stays_free_of_numba(anna: Browser, server: ServerProcess) -> None:
    with ask(anna, anna.make(ME, ME)["table"]["id"], 0) as socket:
        assert hear_all(socket)[-1]["state"] == "done"
    assert server.process is not None
    maps = Path(f"/proc/{server.process.pid}/maps").read_text()
    assert "llvmlite" not in maps and "numba" not in maps


def test_the_same_question_gets_the_same_answer(anna: Browser) -> None:
    table, answers = anna.make(ME, ME)["table"]["id"], []
    for _ in range(2):
        with ask(anna, table, 0) as socket:
            answers.append(hear_all(socket)[-1])
    first, again = answers
    assert first["state"] == "done" and first == again
    assert first["best"] in (None, first["choices"][0]["option"])


def told(turn: HintTurn) -> SearchProgress:
    *_, last = hint(turn, 200, 60.0, 1)
    return last


def test_a_hint_sees_with_the_network_where_one_guides_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """And tells its calibrated chances."""
    game = bezant.load("carolus")
    state = game.new(2, 1)
    seat = game.to_move(state)
    imagined = game.imagine(state, seat, 4)
    turn = HintTurn("carolus", seat, 0, imagined.tobytes(), 4)
    chances = {}
    for sight in (NETWORK, SEARCH):
        arbiter = Judge(game, 2, sight)
        search = arbiter.search(imagined, seat, 4)
        search.run(200)
        first, *_ = search.choices()
        found = told(turn)
        assert (found.simulations, found.choices[0][:2]) == (200, (first.action, first.visits))
        assert found.chances == found.choices[0][2] == arbiter.chances(first.values)
        chances[sight] = found.chances
        monkeypatch.setattr(judge, "guide_of", lambda game, seats: None)
    assert chances[NETWORK] != chances[SEARCH]


def a_choice(action: int, visits: int, value: float) -> Choice:
    return Choice(action, visits, (value, 1 - value))


@pytest.mark.parametrize(
    ("choices", "best"),
    [
        ([a_choice(7, 900, 0.6), a_choice(8, 100, 0.4)], 7),
        ([a_choice(7, 900, 0.6), a_choice(8, 100, 0.57)], None),  # the difference may be chance
        (
            [a_choice(7, 500, 0.5), a_choice(8, 490, 0.6)],
            None,
        ),  # the most visited one is not the one of the highest value
        ([a_choice(7, 900, 0.6), a_choice(8, 10, 0.7)], 7),  # the search gave it up
        ([a_choice(7, 3, 0.1)], 7),
    ],
)
def test_a_best_is_named_only_beyond_doubt(choices: list[Choice], best: int | None) -> None:
    assert clear_best(choices, 0) == best
