"""The benchmark of the server measures what it says. How fast things are is for benchmarks/results.md, not for a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bezant.lab import bench_peers, bench_server, postgres
from bezant.lab.bench_peers import LeftOut
from bezant.lab.bench_server import ServerBench, quantiles, summary
from bezant.lab.bench_targets import IN_MEMORY, ratios, targets
from bezant.lab.server_metrics import commits_between, read
from tests.cli.shell import assert_one_sentence, invoke

PLAY = {"moves_a_second": 2000.0, "cpu_ms_a_move": 0.5, "reply_ms": {"p99": 13.0}}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_server, "WARM_UP", 0.1)
    monkeypatch.setattr(bench_peers, "WARM_UP", 0.1)
    monkeypatch.setattr(bench_server, "SPECTATORS", 3)
    monkeypatch.setattr(bench_server, "WATCHED", 0.5)


@pytest.mark.usefixtures("hasty")
def test_a_real_server_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(bench_peers.PEER, raising=False)
    answer = invoke("bench", "server", "--tables", "2", "--seconds", "1", "--json")
    assert answer.exit_code == 0, answer.output
    told = json.loads(answer.stdout)
    found = told["servers"]["sqlite"]
    play, bare = found["play"], told["peers"]["bare endpoint"]
    for played in (play, bare):
        assert played["moves"] > 4 and played["refused"] == 0
        assert played["cpu_ms_a_move"] > 0 and played["reply_ms"]["p50"] > 0 and played["other_ms"]["p99"] > 0
    assert bare["bytes_a_move"] > 36_000
    assert found["lobby"]["answer_ms"]["p50"] > 0
    assert found["spectators"]["messages_while_coming"] >= 3 and found["spectators"]["messages_a_move"] > 0
    assert found["cold"]["table_ms"]["max"] > 0 and found["reconnect"]["seconds"] > 0
    assert told["ratios"]["sqlite"]["bare endpoint"]["cpu_ms_a_move"] > 1
    assert told["left_out"] == {IN_MEMORY: "no folder was named, neither by --peer nor by BEZANT_PEER"}


@pytest.mark.usefixtures("hasty")
def test_three_people_think_and_the_screen_shows_it() -> None:
    words = "--tables 2 --seconds 1 --game jerusalem --seats 3 --pace 0.1 --processes 2 --http --alone"
    answer = invoke("bench", "server", *words.split())
    assert answer.exit_code == 0, answer.output
    assert "2 tables of jerusalem, 3 seats, 0.1 s of thinking" in answer.stdout
    assert all(words in answer.stdout for words in ("play: cpu ms a move", "cold: table ms", "target"))


def test_without_postgresql_it_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "binary", lambda name: None)
    told = json.loads(invoke("bench", "server", "--database", "postgres", "--alone", "--json").stdout)
    assert told["servers"] == {} and "PostgreSQL" in told["left_out"]["postgres"]


def test_a_server_that_does_not_start_is_one_sentence() -> None:
    answer = invoke("bench", "server", "--database", "postgresql://nobody@127.0.0.1:1/none", "--alone")
    assert_one_sentence(answer, "The database")


def test_a_peer_that_is_not_there_is_left_out(tmp_path: Path) -> None:
    bench = ServerBench("carolus", 1, 1.0, peer=tmp_path)
    with pytest.raises(LeftOut, match=r"no server\.js"):
        bench_peers.boardgame_io(bench, tmp_path)


def test_answers_of_several_loads_are_one() -> None:
    answer = {
        "reply": [1.0, 2.0],
        "other": [3.0],
        "late": [0.1],
        "seconds": 2.0,
        "bytes": 400,
        "games": 1,
        "refused": 0,
        "first_refusal": "",
        "busy": 0.5,
    }
    told = summary([answer, answer], cpu=0.01)
    assert (told["moves"], told["moves_a_second"], told["bytes_a_move"], told["games_begun"]) == (4, 2.0, 200, 2)
    assert told["cpu_ms_a_move"] == pytest.approx(2.5) and told["cpu_share"] == pytest.approx(0.005)


def test_quantiles() -> None:
    assert quantiles([]) == {}
    assert quantiles(list(map(float, range(1, 101)))) == {"p50": 51, "p95": 96, "p99": 100, "max": 100}


def test_only_targets_of_this_kind_of_run_are_told() -> None:
    bench = ServerBench("carolus", 300, 10.0, figures={"sqlite": {"play": PLAY}}, peers={IN_MEMORY: PLAY})
    assert [(target.target, target.met) for target in targets(bench)] == [(0.6, True), (1500, True), (2, False)]
    assert ratios(bench) == {"sqlite": {IN_MEMORY: {"cpu_ms_a_move": 1, "moves_a_second": 1}}}
    people = ServerBench("carolus", 5000, 10.0, pace=5.0, figures={"sqlite": {"play": PLAY}})
    assert [(target.what, target.met) for target in targets(people)] == [("sqlite: p99 ms to the reply", True)]


def test_commits_are_read_from_the_metrics() -> None:
    text = """# HELP bezant_group_size Moves in one commit
bezant_group_size_count {}
bezant_group_size_sum {}
bezant_commit_seconds_bucket{{le="0.001"}} {}
bezant_commit_seconds_bucket{{le="0.005"}} {}
bezant_commit_seconds_bucket{{le="+Inf"}} {}
"""
    before, after = read(text.format(10, 20, 10, 10, 10)), read(text.format(110, 420, 50, 110, 110))
    assert commits_between(before, after) == {"moves_a_commit": 4, "commit_p99_ms_at_most": 5}
    assert commits_between(after, after) == commits_between({}, {}) == {}
