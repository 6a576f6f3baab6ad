"""The benchmark of the search measures what it says. How good the search is stands in benchmarks/results.md."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import bezant
from bezant.lab import bench_search
from bezant.lab.arena_report import mean
from bezant.lab.bench_search import Figure, SearchBench
from bezant.lab.ladder import Rung
from bezant.players.levels import LEVELS
from tests.cli.shell import assert_one_sentence, invoke


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_search, "REPEATS", 1)
    monkeypatch.setattr(bench_search, "SIMULATIONS", 50)
    monkeypatch.setattr(bench_search, "STRONGEST", "level1")


def test_a_ratio_of_one_or_more_is_a_target_reached() -> None:
    told = Figure("x", 150_000.0, 100_000, {"games": 3}).json()
    assert told == {"what": "x", "measured": 150_000.0, "target": 100_000, "ratio": 1.5, "games": 3}


def test_stages_reach_from_the_opening_to_the_end() -> None:
    game = bezant.load("carolus")
    found = bench_search.stages(game)
    assert len(found) == bench_search.STAGES and found[0] == game.new(2, 1)
    assert not any(game.is_over(state) for state in found)


def test_every_figure_is_measured() -> None:
    answer = invoke("bench", "search", "--games", "1", "--seconds", "0.01", "--json")
    assert answer.exit_code == 0
    told = json.loads(answer.stdout)
    figures = [figure["what"] for figure in told["figures"]]
    assert figures[:2] == [
        f"full playouts a second a core, {where}" for where in ("all through a game", "from the opening")
    ]
    assert figures[2:-1] == [
        f"{upper} against {lower}, {seats} seats: score"
        for seats in (2, 3, 4)
        for lower, upper in [("greedy", "level1"), *pairwise(("uniform", *LEVELS))]
    ]
    assert figures[-1] == "against OpenSpiel's search: score" and told["left_out"] == {}
    assert all(figure["ratio"] >= 0 for figure in told["figures"])


def test_each_level_against_the_one_below_comes_from_the_ladder() -> None:
    stored = Rung("jerusalem", 2).contest().stored().standings
    for figure in bench_search.steps(bezant.load("jerusalem"), 2):
        (standing,) = (
            each for each in stored if figure.what.startswith("{} against {},".format(*each.meeting.players))
        )
        assert figure.measured == mean(standing.scores) and figure.more["games"] == standing.scores.total()
        assert figure.target == 0.65 and figure.more["played_by"] == "bezant ladder"


def test_without_a_ladder_the_steps_are_left_out_and_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = Rung.contest
    monkeypatch.setattr(Rung, "contest", lambda rung: played(rung, tmp_path))
    bench = SearchBench("jerusalem", games=1)
    list(bench_search.measure(bench))
    assert bench.left_out == {
        f"each level against the one below, {seats} seats": "bezant ladder has not played it here"
        for seats in (2, 3, 4)
    }


def test_without_open_spiel_its_search_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for figure in ("playouts", "steps"):
        monkeypatch.setattr(bench_search, figure, lambda *_: [])
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    bench = SearchBench("carolus", games=1)
    list(bench_search.measure(bench))
    assert bench.left_out == {"OpenSpiel's search": "pyspiel is not installed"}


def test_the_figures_are_shown_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(bench: SearchBench) -> list[str]:
        bench.figures.append(Figure("full playouts", 120_000, 100_000))
        bench.left_out["OpenSpiel's search"] = "pyspiel is not installed"
        return ["playouts"]

    monkeypatch.setattr(bench_search, "measure", measured)
    shown = invoke("bench", "search").stdout
    assert "1.20" in shown and "left out, pyspiel is not installed." in shown


def test_an_unknown_game_is_one_sentence() -> None:
    assert_one_sentence(invoke("bench", "search", "--game", "chess"), "There is no game “chess”")
