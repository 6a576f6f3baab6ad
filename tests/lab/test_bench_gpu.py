"""The benchmark on a GPU without one: what it compares, and what it tells."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel import device
from bezant.kernel.game import Game
from bezant.lab import bench_gpu
from bezant.lab.bench_gpu import ARRAYS, GpuBench, Run
from bezant.lab.vector import Step, VectorEnv
from tests.cli.shell import invoke

pytestmark = pytest.mark.compiled


class Here(VectorEnv):
    """The processor plays the part of the GPU."""

    def random_step(self) -> Step:
        return self.step(self.random_actions())


class WrongOnce(Here):
    """Its fifth step pays somebody for nothing; the sixth writes all rewards anew."""

    taken = 0

    def step(self, actions: Any) -> Step:
        step = super().step(actions)
        self.taken += 1
        self.rewards[3] += self.taken == 5
        return step


class Playouts:
    def __init__(self, game: Game, seats: int, seed: int, limit: int, options: Any) -> None:
        self._game, self._given = game, (seats, seed, limit)

    def play(self, games: int) -> tuple[Any, Any]:
        outcome = self._game.play_out(games, *self._given)
        return outcome.positions, SimpleNamespace(copy_to_host=lambda: outcome.decisions)


@pytest.fixture
def without_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command as it is, but for what needs a GPU, and in few games."""
    cuda = SimpleNamespace(synchronize=lambda: None, get_current_device=lambda: SimpleNamespace(name=b"a processor"))
    monkeypatch.setattr(device, "cuda", lambda: cuda)
    monkeypatch.setattr(device, "check", lambda: None)
    monkeypatch.setattr(bench_gpu, "DeviceVector", Here)
    monkeypatch.setattr(bench_gpu, "Playouts", Playouts)
    monkeypatch.setattr(bench_gpu, "play_out", lambda name, *given, **more: bezant.load(name).play_out(*given, **more))
    monkeypatch.setattr(bench_gpu, "SEEDS", 20)
    monkeypatch.setattr(bench_gpu, "RUNS", (Run(20, 10, 4), Run(20, 10, None)))
    monkeypatch.setitem(sys.modules, "jax", None)


def environment(run: Run, name: str = "carolus", seats: int = 2, kind: type[VectorEnv] = VectorEnv) -> VectorEnv:
    return kind(name, run.games, seats, seed=1, limit=run.limit)


# --- what is compared ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [4, None])
def test_equal_environments_never_part(limit: int | None) -> None:
    run = Run(20, 50, limit)
    assert bench_gpu.parted(environment(run), environment(run), run.steps) == []


@pytest.mark.parametrize("name", ARRAYS)
def test_a_single_bit_of_any_array_is_found(name: str) -> None:
    one, other = environment(Run(20, 0, None)), environment(Run(20, 0, None))
    getattr(other, name).view(np.uint8).reshape(-1)[-1] ^= 1
    assert bench_gpu.differing(one, other) == bench_gpu.parted(one, other, 0) == [name]


def test_a_difference_after_one_step_is_found_though_the_next_hides_it() -> None:
    run = Run(20, 9, None)
    assert bench_gpu.parted(environment(run), environment(run, kind=WrongOnce), run.steps) == ["rewards"]


@pytest.mark.parametrize("name", bezant.game_names())
def test_the_runs_see_games_cut_off_and_games_that_end_by_themselves(name: str) -> None:
    """With most seats, whose games are longest."""
    seats = bezant.load(name).seat_counts[-1]
    cut_off, to_the_end = (environment(run, name, seats) for run in bench_gpu.RUNS)
    for _ in range(bench_gpu.RUNS[0].limit or 0):
        cut_off.step(cut_off.random_actions())
    assert cut_off.truncated.any() and bench_gpu.RUNS[0].steps > 3 * cut_off.limit
    ends = 0
    for _ in range(bench_gpu.RUNS[1].steps):
        to_the_end.step(to_the_end.random_actions())
        ends += int((to_the_end.dones & ~to_the_end.truncated).sum())
    assert ends > to_the_end.envs


# --- what is told -------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("without_a_gpu")
def test_equal_games_are_told_and_the_command_succeeds() -> None:
    answer = invoke("bench", "gpu", "--verify", "--game", "carolus", "--json")
    told = json.loads(answer.stdout)
    assert answer.exit_code == 0 and told["machine"]["gpu"] == "a processor"
    assert told["equal_to_the_processor"] == {
        "games": 20,
        "runs": [{"games": 20, "steps": 10, "limit": 4}, {"games": 20, "steps": 10, "limit": None}],
        "by_seats": {"carolus": {"2": True, "3": True, "4": True}},
    }
    assert "carolus, 3 seats: equal to the processor" in invoke("bench", "gpu", "--verify", "--game", "carolus").stdout


@pytest.mark.usefixtures("without_a_gpu")
def test_a_difference_is_told_and_the_command_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_gpu, "DeviceVector", WrongOnce)
    answer = invoke("bench", "gpu", "--verify", "--game", "carolus", "--json")
    told = json.loads(answer.stdout)["equal_to_the_processor"]["by_seats"]
    assert answer.exit_code == 1 and told == {"carolus": {"2": False, "3": False, "4": False}}


@pytest.mark.usefixtures("without_a_gpu")
def test_whole_games_that_differ_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bench_gpu, "play_out", lambda name, games, seats, seed: bezant.load(name).play_out(games, seats)
    )
    assert not bench_gpu.is_equal(bezant.load("carolus"), 2)


@pytest.mark.usefixtures("without_a_gpu")
def test_figures_are_told_and_what_is_left_out() -> None:
    asked = ("bench", "gpu", "--game", "carolus", "--playouts", "50", "--envs", "20")
    answer = invoke(*asked, "--json")
    told = json.loads(answer.stdout)
    assert answer.exit_code == 0 and (told["playouts_at_a_time"], told["envs"]) == (50, 20)
    assert told["decisions_a_second"].keys() == {"carolus"}
    assert all(rate > 0 for rate in told["decisions_a_second"]["carolus"].values())
    assert told["left_out"] == {"Pgx backgammon": "jax is not installed"}
    assert "Pgx backgammon: left out, jax is not installed." in invoke(*asked).stdout


@pytest.mark.usefixtures("without_a_gpu")
def test_pgx_on_a_processor_is_no_figure_of_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", SimpleNamespace(default_backend=lambda: "cpu"))
    monkeypatch.setitem(sys.modules, "pgx", SimpleNamespace())
    bench = GpuBench((), 50, 20)
    assert list(bench_gpu.measure(bench)) == ["Pgx backgammon"]
    assert bench.left_out == {"Pgx backgammon": "JAX runs on the cpu here, not on a GPU"} and not bench.figures
