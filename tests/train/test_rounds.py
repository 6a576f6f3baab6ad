"""The search teaches a network, round after round. Where a test is not of `make training`, nothing is learned with PyTorch."""

from __future__ import annotations

import json
import shutil
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.players.network import Network, Weights, file_of, fits, read
from bezant.train import rounds
from bezant.train.experts import Shown
from bezant.train.matches import Greedy
from bezant.train.rounds import Playing, Round, Rounds
from bezant.train.setting import Setting

pytestmark = pytest.mark.compiled

EQUAL, BETTER = 0.52, 0.56  # rates of 1,024 games: the one may be chance


def rounds_in(folder: Path, minutes: float = 1) -> Rounds:
    """Rounds that begin from the shipped network; they are short only where the search plays."""
    return Rounds(Setting("carolus", 2, folder, threads=2), minutes, simulations=2)


def brought(of: Rounds, number: int) -> list[Round]:
    for _ in of.run(number):
        pass
    return list(of.brought)


class Search:
    """In place of the search: so many games of 30 seconds each, of which it is told who asked for them."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, float]] = []
        self.stops_after = 1_000

    def __call__(self, teacher: Any, workers: int, first: int, seconds: float) -> Generator[Any, None, None]:
        self.asked.append((teacher.seed, first, seconds))
        for game in range(int(seconds / 30)):
            if game == self.stops_after:
                raise KeyboardInterrupt
            yield first + game, 30.0 * (game + 1), lesson(first + game)


def lesson(seed: int) -> Shown:
    """Positions of random games, in which all that is open was visited alike."""
    env = bezant.vector("carolus", 16, 2, seed=seed)
    for _ in range(10):
        env.step(env.random_actions())
    masks = env.masks.copy()
    visits = (masks / masks.sum(1, keepdims=True)).astype(np.float16)
    even = np.full((16, 2), 0.5, np.float32)
    return Shown(env.observations.copy(), masks, visits, env.seats.astype(np.int64), even, even)


class Pupil:
    """In place of a model: whatever it is shown, it learns something."""

    def take(self, network: Network) -> None:
        self.weights = network.weights

    def network(self, about: dict[str, Any]) -> Network:
        return Network(self.weights, about)

    def study(self) -> None:
        self.weights = self.weights._replace(value_bias=self.weights.value_bias + 1)


@pytest.fixture(autouse=True)
def pupils(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Who learns where there is no PyTorch."""
    if request.node.get_closest_marker("training") is None:
        monkeypatch.setattr(Setting, "model", lambda self: Pupil())
        monkeypatch.setattr(Setting, "settle", lambda self, seed: None)
        monkeypatch.setattr(Setting, "instinct", lambda self, model, temperature: model)
        monkeypatch.setattr(Rounds, "_study", lambda self, model, lessons: model.study())


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    found = Search()
    monkeypatch.setattr(rounds, "shown", found)
    return found


@pytest.fixture(autouse=True)
def rates(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> dict[str, float]:
    """What matches say, where a test plays none."""
    said = {"before": BETTER, "greedy": 0.95, "greedy_before": 0.95}
    if "search" in request.fixturenames:

        def rate(self: Any, model: Any, temperature: float, others: Any, seed: int) -> float:
            return said["greedy_before" if isinstance(others, Greedy) else "before"]

        monkeypatch.setattr(Setting, "rate", rate)
        monkeypatch.setattr(Setting, "best_rate", lambda self, model, seed: (said["greedy"], 0.0))
    return said


@pytest.mark.parametrize(
    ("before", "greedy", "kept"), [(EQUAL, 0.95, False), (BETTER, 0.94, True), (BETTER, 0.92, False)]
)
def test_a_round_is_kept_where_it_is_better_beyond_chance_and_no_worse_against_greedy(
    before: float, greedy: float, kept: bool, tmp_path: Path, search: Search, rates: dict[str, float]
) -> None:
    rates |= {"before": before, "greedy": greedy}
    of = rounds_in(tmp_path)
    old = read(tmp_path / "network.npz")
    (done,) = brought(of, 1)
    new = read(tmp_path / "network.npz")
    assert done.kept == kept == (not same(old.weights, new.weights))
    assert new.about["greedy"] == greedy if kept else new.about == old.about | {"rounds_made": 1}


def same(one: Weights, other: Weights) -> bool:
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


def test_rounds_are_counted_over_all_calls_and_play_other_games(tmp_path: Path, search: Search) -> None:
    assert [done.number for done in brought(rounds_in(tmp_path), 1)] == [1]
    assert [done.number for done in brought(rounds_in(tmp_path), 3)] == [2, 3]
    assert brought(rounds_in(tmp_path), 3) == []
    assert [seed for seed, _, _ in search.asked] == [1, 2, 3]
    assert read(tmp_path / "network.npz").about["rounds"] == rounds_in(tmp_path).made == 3


def test_a_round_that_was_broken_off_goes_on_with_its_games(tmp_path: Path, search: Search) -> None:
    search.stops_after = 1
    with pytest.raises(KeyboardInterrupt):
        brought(rounds_in(tmp_path), 1)
    search.stops_after = 1_000
    playing = [at for at in rounds_in(tmp_path).run(1) if isinstance(at, Playing)]
    assert [(at.games, at.decisions, at.done) for at in playing] == [(1, 16, 0.5), (2, 32, 1.0)]
    assert search.asked == [(1, 0, 60.0), (1, 1, 30.0)]


def test_a_round_that_was_broken_off_while_it_learned_plays_no_more(
    tmp_path: Path, search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.delattr(Rounds, "_study")
        with pytest.raises(AttributeError):
            brought(rounds_in(tmp_path), 1)
    (done,) = brought(rounds_in(tmp_path), 1)
    assert done.decisions == 32 and len(search.asked) == 1


def test_three_rounds_are_remembered(tmp_path: Path, search: Search) -> None:
    of = rounds_in(tmp_path)
    brought(of, 4)
    assert sorted(file.name for file in (tmp_path / "rounds").iterdir()) == ["2-1.npz", "3-1.npz", "4-1.npz"]
    assert len(of.setting.memory.lessons(4).seen) == 3 * 32


def test_a_kill_costs_the_last_minute_and_no_game_is_written_twice(tmp_path: Path, search: Search) -> None:
    run, killed = tmp_path / "run", tmp_path / "killed"
    for at in rounds_in(run, minutes=5).run(1):
        if isinstance(at, Playing) and at.games == 7:
            shutil.copytree(run, killed)  # what a kill would leave
            break
    rows = {path.name: len(np.load(path)["seen"]) for path in sorted((killed / "rounds").iterdir())}
    assert rows == {"1-1.npz": 32, "1-2.npz": 32, "1-3.npz": 32}
    again = [at for at in rounds_in(killed, minutes=5).run(1) if isinstance(at, Playing)]
    assert (again[0].games, again[0].decisions, again[-1].games, again[-1].decisions) == (6, 96, 10, 160)


@pytest.mark.training
def test_the_same_games_give_the_same_network(tmp_path: Path, search: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    from bezant.train import study

    monkeypatch.setattr(study, "BATCH", 4)  # so that their order tells
    for name in ("one", "other"):
        brought(rounds_in(tmp_path / name), 1)
        torch.manual_seed(7)
    one, other = (read(tmp_path / name / "network.npz") for name in ("one", "other"))
    assert same(one.weights, other.weights)
    assert not same(one.weights, read(file_of("carolus", 2)).weights)


def test_the_folder_counts_its_own_rounds(tmp_path: Path, search: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = read(file_of("carolus", 2))
    learned = replace(shipped, about=shipped.about | {"rounds": 2, "rounds_made": 5})
    monkeypatch.setattr(rounds, "network_of", lambda game, seats: learned)
    assert [done.number for done in brought(rounds_in(tmp_path), 1)] == [1]
    about = read(tmp_path / "network.npz").about
    assert (about["rounds"], about["rounds_made"]) == (3, 1)


def test_a_round_needs_a_network_to_begin_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "network_of", lambda game, seats: None)
    with pytest.raises(rounds.NoNetwork, match="Carolus Magnus with 2 seats"):
        rounds_in(tmp_path / "new")


@pytest.mark.training
@pytest.mark.parametrize(("game", "by_hand"), [("carolus", False), ("jerusalem", True)])
def test_a_network_learns_what_the_search_found(game: str, by_hand: bool, tmp_path: Path) -> None:
    setting = Setting(game, 2, tmp_path, threads=2, exam_games=32)
    of = Rounds(setting, minutes=0.05, simulations=16, by_hand=by_hand)
    assert fits(read(setting.network), setting.rules, 2)
    (done,) = brought(of, 1)
    shown = setting.memory.lessons(1)
    assert len(shown.seen) == done.decisions > 10 and 0 <= done.before <= 1
    assert (shown.visits.sum(1) == pytest.approx(1, abs=0.02)) and (shown.visits[shown.masks == 0] == 0).all()
    assert set(shown.shares.sum(1)) == {1.0}
    assert shown.values.sum(1) == pytest.approx(1, abs=1e-3) and (shown.values >= 0).all()
    assert read(setting.network).about["rounds_made"] == 1
    assert json.loads(setting.folder.joinpath("log.jsonl").read_text())["round"]["number"] == 1
