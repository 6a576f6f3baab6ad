"""`bezant selfplay`: a folder of games from the command line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bezant.lab.dataset import Dataset
from tests.cli.shell import ROOT, assert_one_sentence, invoke, run, surroundings


def test_games_are_written_with_a_card_and_told(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ["selfplay", "carolus", "--games", "40", "--seed", "3", "--out", str(folder), "--workers", "1", "--json"]
    told = json.loads(run(*words).stdout)
    data = Dataset(folder)
    assert (told["games"], told["played"], told["files"], told["stopped"]) == (40, 40, 1, False)
    assert told["decisions"] == sum(data.games["decisions"].to_pylist())
    card = (folder / "README.md").read_text()
    assert card.startswith("# 40 games of Carolus Magnus\n")
    assert "bezant selfplay carolus --games 40 --players uniform --seats 2 --seed 3 --out FOLDER" in card
    assert "| `actions` | list" in card and "\n## Licence\n" in card
    again = invoke(*words[:-1])
    assert again.exit_code == 0 and "Played now: 0 games" in again.output


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    words = ["selfplay", "carolus", "--games", "60000", "--workers", "1", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "bezant", *words]
    process = subprocess.Popen(command, cwd=ROOT, env=surroundings(), stderr=subprocess.DEVNULL)
    first = tmp_path / "data" / "games-00000.parquet"
    while process.poll() is None and not first.exists():
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.wait(60) in (0, 130)
    before = first.read_bytes()
    assert invoke(*words).exit_code == 0
    assert len(Dataset(tmp_path)) == 60_000 and first.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["carolus", "--seats", "7"], "is played with 2, 3, 4 players"),
        (["carolus", "--players", "greedy,nobody"], "There is no player “nobody”"),
        (["carolus", "--players", "a,b,c"], "There is no player “a”"),
        (["carolus", "--option", "guard_rounds=many"], "guard_rounds=many"),
        (["carolus", "--option", "guard_rounds=-1"], "guard_rounds"),
        (["carolus", "--games", "0"], "from 1 to"),
    ],
)
def test_a_wrong_wish_is_one_sentence(words: list[str], said: str, tmp_path: Path) -> None:
    assert_one_sentence(invoke("selfplay", *words, "--out", str(tmp_path)), said)


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("no folder")
    assert_one_sentence(invoke("selfplay", "carolus", "--out", str(file)), "cannot be written: Not a directory.")
