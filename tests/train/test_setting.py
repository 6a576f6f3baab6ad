"""What is learned and where: the folder of a training, and what counts as better."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bezant
from bezant.players.network import file_of, read
from bezant.train.curve import draw
from bezant.train.habits import HABITS, habits_of
from bezant.train.matches import Greedy, match
from bezant.train.rounds import Rounds
from bezant.train.setting import AnotherTraining, Setting

WITHOUT = """
import sys

sys.modules["torch"] = None
from bezant.train import curve, experts, habits, matches, memory, rounds, setting
"""


def test_settings_rounds_and_the_processes_that_play_do_without_pytorch() -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("seats", "about", "said"),
    [
        (3, {}, "of carolus with 2 seats and observations of version 1, not of carolus with 3 seats"),
        (2, {"game": "jerusalem"}, "of jerusalem with 2 seats"),
        (2, {"observation": 0}, "observations of version 0, not of carolus with 2 seats and observations of version 1"),
    ],
)
def test_the_folder_of_another_training_is_refused(
    seats: int, about: dict[str, Any], said: str, tmp_path: Path
) -> None:
    shipped = read(file_of("carolus", 2))
    replace(shipped, about=shipped.about | about).save(tmp_path / "network.npz")
    setting = Setting("carolus", seats, tmp_path)
    with pytest.raises(AnotherTraining, match=said):
        setting.kept()
    with pytest.raises(AnotherTraining, match=said):
        Rounds(setting, minutes=1, simulations=2)


def test_an_empty_folder_has_no_network_and_its_own_one_is_kept(tmp_path: Path) -> None:
    setting = Setting("carolus", 2, tmp_path)
    assert setting.kept() is None
    read(file_of("carolus", 2)).save(setting.network)
    kept = setting.kept()
    assert kept is not None and kept.about["game"] == "carolus"


@pytest.mark.parametrize(
    ("game", "seats", "chance", "better"),
    [("carolus", 2, 0.529, 0.532), ("carolus", 4, 0.529, 0.532), ("byzantium", 3, 0.361, 0.364)],
)
def test_only_what_is_beyond_chance_is_better(game: str, seats: int, chance: float, better: float) -> None:
    """Of 1,024 games the interval of 95 % reaches 3 points to either side."""
    setting = Setting(game, seats, Path("nowhere"))
    assert not setting.beats(setting.even) and not setting.beats(chance) and setting.beats(better)


def test_the_log_is_a_line_for_each_event(tmp_path: Path) -> None:
    setting = Setting("carolus", 2, tmp_path)
    for seconds in (1, 2):
        setting.say({"seconds": seconds})
    lines = (tmp_path / "log.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == [{"seconds": 1}, {"seconds": 2}]


def test_habits_are_of_games_there_are_and_of_options_that_they_have() -> None:
    for name in HABITS:
        bezant.load(name).option_values(2, habits_of(name).options)  # refuses what the game does not have
    assert habits_of("byzantium").options == {}


def test_whoever_plays_alike_wins_an_even_share() -> None:
    rate = match("carolus", 2, Greedy("carolus", 1), Greedy("carolus", 2), games=200, threads=2, seed=3)
    assert 0.4 < rate < 0.6


def test_the_learning_curve_is_a_picture_with_a_mark(tmp_path: Path) -> None:
    points = [{"decisions": 1e6 * at, "greedy": at / 10} for at in range(1, 6)]
    draw(points, 4_000_000, "Carolus Magnus, 2 seats", tmp_path / "curve.svg")
    picture = ElementTree.parse(tmp_path / "curve.svg").getroot()
    assert any("stroke-dasharray" in part.get("style", "") for part in picture.iter())
