"""A network learns. PyTorch is large and no part of the development tools: `make training` installs it and runs these."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.players.network import file_of, fits, read

pytestmark = [pytest.mark.training, pytest.mark.compiled]

SECONDS = 45


def training(folder: Path, seconds: float, seats: int = 2, game: str = "carolus") -> Any:
    from bezant.train.lessons import Size
    from bezant.train.run import Training
    from bezant.train.setting import Setting

    setting = Setting(game, seats, folder, threads=2, exam_games=96)
    return Training(setting, seconds / 60, size=Size(256, 32, 2048))


def test_it_learns_to_beat_its_teacher_more_often(tmp_path: Path) -> None:
    learned = training(tmp_path, SECONDS)
    for _ in learned.run():
        pass
    curve = learned.progress.curve
    assert curve[-1]["greedy"] > curve[0]["greedy"] + 0.1
    network = read(tmp_path / "network.npz")
    assert fits(network, bezant.load("carolus"), 2)
    assert network.about["decisions"] == learned.progress.kept_at > 0
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = training(tmp_path, 4)
    for _ in first.run():
        pass
    again = training(tmp_path, first.progress.seconds + 4)  # on a busy machine the last lesson ends late
    before = again.progress.decisions
    assert before == first.progress.decisions > 0 and again.progress.starts == 2
    assert again.progress.cloned == first.progress.cloned
    for _ in again.run():
        pass
    assert again.progress.decisions > before
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["decisions"] for line in lines] == sorted(line["decisions"] for line in lines)


@pytest.mark.parametrize(("game", "seats"), [("carolus", 4), ("byzantium", 3), ("jerusalem", 2)])
def test_a_network_says_what_the_model_said(game: str, seats: int, tmp_path: Path) -> None:
    import torch

    from bezant.train.model import Model

    torch.manual_seed(1)
    rules = bezant.load(game, compiled=True)
    model = Model(rules, seats, width=64)
    torch.nn.init.normal_(model.value.weight, std=0.1)
    model.network({"observation": 1}).save(tmp_path / "a.npz")
    network = read(tmp_path / "a.npz")
    env = bezant.vector(game, 8, seats, seed=3)
    for _ in range(20):
        env.step(env.random_actions())
    with torch.no_grad():
        logits, sides = model(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
    for row in range(8):
        hidden, legal = network.hidden(env.observations[row]), np.flatnonzero(env.masks[row])
        assert network.odds(hidden, legal) == pytest.approx(logits[row].softmax(-1).numpy()[legal], abs=2e-3)
        assert network.chances(hidden) == pytest.approx(sides[row].softmax(-1).numpy(), abs=2e-3)
    other = Model(rules, seats, width=64)
    other.take(network)
    for mine, read_back in zip(network.weights, other.network({}).weights, strict=True):
        assert mine == pytest.approx(read_back, abs=1e-4)


def test_time_that_is_used_up_changes_nothing_and_rounds_are_not_undone(tmp_path: Path) -> None:
    from dataclasses import replace

    from bezant.train.run import RoundsCameAfter

    for _ in training(tmp_path, 3).run():
        pass
    file, games = tmp_path / "network.npz", tmp_path / "rounds" / "1.npz"
    learned = read(file)
    replace(learned, about=learned.about | {"rounds": 1}).save(file)
    before = file.read_bytes()
    assert list(training(tmp_path, 3).run()) == []
    with pytest.raises(RoundsCameAfter, match="learned further in rounds"):
        next(training(tmp_path, 600).run())
    assert file.read_bytes() == before
    learned.save(file)
    games.parent.mkdir()
    games.touch()
    assert list(training(tmp_path, 3).run()) == [] and games.exists()
    next(training(tmp_path, 600).run())
    assert not games.exists(), "they began from a network that is left behind"


def test_a_kill_while_it_saves_leaves_the_newest_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    def killed(*_: Any) -> None:
        raise KeyboardInterrupt

    learned = training(tmp_path, 3)
    monkeypatch.setattr(torch, "save", killed)
    with pytest.raises(KeyboardInterrupt):
        list(learned.run())
    assert read(tmp_path / "network.npz").about["decisions"] == learned.progress.kept_at > 0
    assert not (tmp_path / "state.pt").exists()


def test_the_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    from bezant.train.setting import AnotherTraining

    read(file_of("carolus", 2)).save(tmp_path / "network.npz")
    with pytest.raises(AnotherTraining, match="not of carolus with 3 seats"):
        training(tmp_path, 60, seats=3)


def test_the_state_of_another_training_is_refused(tmp_path: Path) -> None:
    """Its network may be gone."""
    from bezant.train.setting import AnotherTraining

    for _ in training(tmp_path, 2).run():
        pass
    (tmp_path / "network.npz").unlink()
    with pytest.raises(AnotherTraining, match=r"state\.pt is of carolus with 2 seats.*, not of carolus with 3 seats"):
        training(tmp_path, 60, seats=3)
