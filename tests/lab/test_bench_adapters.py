"""The benchmark of the adapters measures what it says, and says what it leaves out."""

from __future__ import annotations

import json
import sys

import pytest

from bezant.lab import bench_adapters
from tests.cli.shell import invoke

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_adapters, "REPEATS", 1)
    monkeypatch.setattr(bench_adapters, "SECONDS", 0.01)
    monkeypatch.setattr(bench_adapters, "ENVS", 8)
    ours = {
        library: {name: prepare for name, prepare in games.items() if "carolus" in name or "its" in name}
        for library, games in bench_adapters.LIBRARIES.items()
    }
    monkeypatch.setattr(bench_adapters, "LIBRARIES", ours)


def test_every_library_is_measured_or_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo.classic.chess_v6", None)
    answer = invoke("bench", "adapters", "--json")
    assert answer.exit_code == 0, answer.stdout
    told = json.loads(answer.stdout)
    found = {f"{library}, {game}" for library, games in told["us_per_step"].items() for game in games}
    assert {"PettingZoo, carolus", "OpenSpiel, carolus", "OpenSpiel, its backgammon", "Gymnasium, carolus"} <= found
    assert told["left_out"]["PettingZoo, its chess"] == "pettingzoo.classic.chess_v6 is not installed"
    every = {f"{library}, {game}" for library, games in bench_adapters.LIBRARIES.items() for game in games}
    assert found | set(told["left_out"]) == every and not found & set(told["left_out"])
    assert all(us > 0 for games in told["us_per_step"].values() for us in games.values())


def test_it_is_shown_as_a_table() -> None:
    shown = invoke("bench", "adapters").stdout
    assert "its backgammon" in shown and "OpenSpiel, carolus: µs" in shown


def test_a_step_is_to_take_no_longer_than_one_of_their_quickest_game() -> None:
    found = bench_adapters.AdaptersBench()
    found.microseconds = {
        "PettingZoo": {"carolus": 25.0, "jerusalem": 80.0, "its chess": 700.0, "its connect_four": 70.0},
        "Gymnasium": {"carolus": 36.0},
    }
    assert found.json()["targets"] == [
        {"what": f"PettingZoo, {game}: µs, as its connect_four", "measured": us, "target": 70.0}
        | {"at_most": True, "met": met}
        for game, us, met in [("carolus", 25.0, True), ("jerusalem", 80.0, False)]
    ]
