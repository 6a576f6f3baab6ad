"""`bezant train` from the command line: all but learning, which needs PyTorch."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

from bezant.cli import train as command
from bezant.kernel import extras
from bezant.players.network import file_of, read
from bezant.train.rounds import Playing, Round, Rounds
from tests.cli.shell import assert_one_sentence, invoke


def asked(*options: str) -> Any:
    return invoke("train", "carolus", "--minutes", "0", *options)


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this installation has its network."""
    found = tmp_path / "2.npz"
    monkeypatch.setattr(command, "file_of", lambda game, seats: found)
    return found


def test_what_there_is_is_shipped(tmp_path: Path, shipped: Path) -> None:
    folder = tmp_path / "run"
    words = ("--out", str(folder), "--ship")
    nothing = asked(*words)
    assert nothing.exit_code == 0 and "Nothing was shipped" in nothing.output and "has no network" in nothing.output
    assert not json.loads(asked(*words, "--json").stdout)["shipped"] and not shipped.exists()
    read(file_of("carolus", 2)).save(folder / "network.npz")
    assert json.loads(asked(*words, "--at-first-sight", "--json").stdout)["shipped"] and not read(shipped).guides
    done = asked(*words)
    assert "Shipped: players of Carolus Magnus with 2 seats play with" in done.output and read(shipped).guides
    assert "until both are measured anew: docs/lab/model-carolus.md has the commands." in done.output


def test_the_network_of_another_training_is_not_shipped(tmp_path: Path, shipped: Path) -> None:
    read(file_of("carolus", 2)).save(tmp_path / "run" / "network.npz")
    words = ("--seats", "3", "--out", str(tmp_path / "run"), "--ship")
    assert_one_sentence(asked(*words), "not of carolus with 3 seats")
    assert not shipped.exists()


def test_rounds_tell_what_they_do(tmp_path: Path, shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    better = Round(1, 900, before=0.571, greedy=0.952, greedy_before=0.95, kept=True)
    shown: list[str] = []

    def run(self: Rounds, rounds: int) -> Iterator[Playing | Round]:
        yield Playing(1, 12, 300, 0.25)
        yield Playing(1, 40, 900, 1.0)
        self.brought.append(better)
        yield better
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "need", lambda *_: None)
    monkeypatch.setattr(Rounds, "run", run)
    monkeypatch.setattr(Progress, "update", lambda *_, completed, description: shown.append(description))
    done = asked("--out", str(tmp_path / "run"), "--rounds", "2", "--ship")
    assert shown == ["round 1: 12 games, 300 decisions", "round 1: learning from 900 decisions"]
    said = " ".join(done.stderr.split())
    assert "round 1: 57.1% against the one before, 95.2% against greedy where that one has 95.0%, kept" in said
    assert (
        done.exit_code == 130
        and "Stopped early; the same command goes on. Rounds: 0 in all, 1 of them now" in done.output
    )
    assert "Nothing was shipped: it is not done." in done.output and not shipped.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "there is nothing to do"),
        (["--ship", "--by-hand"], "ask for --rounds too"),
        (["--ship", "--simulations", "64"], "--simulations says how the search of rounds plays"),
        (["--ship", "--round-minutes", "2"], "ask for --rounds too"),
        (["--rounds", "1", "--at-first-sight"], "ask for --ship too"),
        (["--ship", "--out", __file__], "is a file"),
    ],
)
def test_a_wish_that_would_do_nothing_is_refused(words: list[str], said: str) -> None:
    assert_one_sentence(asked(*words), said)


def test_what_could_not_be_kept_is_told_before_anything_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()
    monkeypatch.setattr(os, "access", lambda path, how: closed not in (Path(path), *Path(path).parents))
    assert_one_sentence(asked("--ship", "--out", str(closed / "deep" / "run")), "Nothing can be written to")
    monkeypatch.setattr(command, "file_of", lambda *_: closed / "2.npz")
    assert_one_sentence(asked("--ship", "--out", str(tmp_path / "run")), f"Nothing can be written to {closed}.")


@pytest.mark.parametrize("words", [["--minutes", "1"], ["--minutes", "0", "--rounds", "1"]])
def test_whoever_learns_needs_pytorch_and_on_a_gpu_more(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = {"torch"}
    monkeypatch.setattr(extras, "_is_installed", lambda package: package not in lacking)
    everything = ("train", "carolus", *words, "--out", str(tmp_path / "run"), "--device", "cuda")
    assert invoke(*everything).stderr == "`bezant train` needs the extra “train”: pip install bezant[train]\n"
    lacking = {"numba_cuda"}
    assert invoke(*everything).stderr == "Playing on a GPU needs the extra “gpu”: pip install bezant[gpu]\n"
