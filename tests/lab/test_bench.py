"""The benchmark measures what it says. How fast things are is for benchmarks/results.md, not for a test."""

from __future__ import annotations

import json

import pytest

import bezant
from bezant.kernel import kept
from bezant.lab import bench
from bezant.lab.bench import Bench
from tests.cli.shell import assert_one_sentence, invoke


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "REPEATS", 1)
    monkeypatch.setattr(bench, "PLAIN_SECONDS", 0.01)
    monkeypatch.setattr(bench, "ROW", 20)
    monkeypatch.setattr(bench, "BATCH", 40)


def test_every_way_of_playing_counts_its_decisions() -> None:
    game = bezant.load("carolus")
    ways = (bench._interpreted(game), bench._compiled(game), bench._batched(game), bench._dataclass("carolus"))
    for way in ways:
        decisions, seconds = way()
        assert decisions > 20 and seconds > 0


def test_ratios_are_times_the_compiled_rules() -> None:
    found = Bench("carolus", {"compiled": 50.0, "dataclass": 10_000.0}, {"warm start": 1.234})
    told = found.json()
    assert told["times_compiled"] == {"compiled": 1.0, "dataclass": 200.0}
    assert told["seconds"] == {"warm start": 1.23}
    assert told["machine"]["cores"] >= 1
    json.dumps(told)


def test_the_best_repeat_counts() -> None:
    samples = iter([(1, 9.0), (10, 2e-6), (10, 1e-6)])
    bench.REPEATS = 2
    assert bench.best(lambda: next(samples)) == pytest.approx(100)


def test_a_warm_start_is_measured_in_a_process_of_its_own() -> None:
    bezant.load("carolus").play_out(2, seats=2)
    assert bench.first_games("carolus", str(kept.cache_folder().parents[1])) > 0


def test_what_is_not_installed_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "first_games", lambda game, folder: 0.0)  # compiling anew takes too long here
    answer = invoke("bench", "engine", "--json")
    assert answer.exit_code == 0
    told = json.loads(answer.stdout)
    assert {"interpreted", "compiled", "batched", "dataclass"} <= set(told["ns_per_decision"])
    others = {"open_spiel backgammon", "catanatron catan"}
    assert others <= set(told["ns_per_decision"]) | set(told["left_out"])
    assert "times compiled" in invoke("bench", "engine").stdout


def test_a_game_without_a_plain_version_is_measured_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "first_games", lambda game, folder: 0.0)
    told = json.loads(invoke("bench", "engine", "--game", "jerusalem", "--json").stdout)
    assert told["game"] == "jerusalem" and {"interpreted", "compiled", "batched"} <= set(told["ns_per_decision"])


def test_an_unknown_game_is_one_sentence() -> None:
    assert_one_sentence(invoke("bench", "engine", "--game", "chess"), "There is no game “chess”")
