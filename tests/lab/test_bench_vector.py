"""The benchmark of the vector environment measures what it says. How fast it is stands in benchmarks/results.md."""

from __future__ import annotations

import json

import pytest

from bezant.lab import bench_vector
from bezant.lab.bench_vector import VectorBench
from tests.cli.shell import invoke

pytestmark = pytest.mark.compiled


def test_each_game_is_measured_against_its_target() -> None:
    bench = VectorBench(["carolus", "byzantium"], envs=8, threads=1, seconds=0.01)
    assert list(bench_vector.measure(bench)) == ["carolus", "byzantium"]
    told = bench.json()
    assert [figure["target"] for figure in told["figures"]] == [10e6, 4e6]
    for figure in told["figures"]:
        assert 0 < figure["lowest"] <= figure["measured"] + 1 <= figure["highest"] + 2
        assert figure["ratio"] == round(figure["measured"] / figure["target"], 2)


def test_the_command_answers_programs_and_people() -> None:
    asked = ("bench", "vector", "--game", "carolus", "--envs", "8", "--threads", "1", "--seconds", "0.01")
    answer = invoke(*asked, "--json")
    assert answer.exit_code == 0
    told = json.loads(answer.stdout)
    assert (told["envs"], told["threads"], len(told["figures"])) == (8, 1, 1)
    shown = invoke(*asked)
    assert shown.exit_code == 0 and "carolus: decisions a second" in shown.stdout
