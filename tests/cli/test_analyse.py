"""`bezant analyse`: the review of a recorded game in the terminal."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import bezant
from bezant.cli.analyse import sparkline
from bezant.kernel import compile, record
from bezant.kernel.match import Match
from bezant.lab.analysis import analyse, questions
from bezant.lab.review_file import ReviewFile
from bezant.players.calibration import SEARCH
from tests.cli.shell import ROOT, assert_one_sentence, invoke, run, surroundings

GAME = ROOT / "tests" / "records" / "carolus" / "all_castles-2.txt"


def test_a_game_is_reviewed_and_the_review_kept(tmp_path: Path) -> None:
    kept = tmp_path / "looks"
    done = run("analyse", str(GAME), "--simulations", "8", "--resume", str(kept))
    assert done.returncode == 0 and done.stderr.strip() == "", done.stderr
    match = record.read(GAME.read_text())
    assert f"{len(match.moves)} decisions, 8 simulations each, judged by the champion’s network." in done.stdout
    for heading in ("Chance to win", "Turning points", "Choices and luck"):
        assert heading in done.stdout
    assert "▁" in done.stdout and "(CAR-" in done.stdout and "dice and cards" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    told = run("analyse", str(GAME), "--simulations", "8", "--resume", str(kept), "--json")
    review = json.loads(told.stdout)
    assert review["done"] == review["of"] == len(match.moves) == len(review["points"]) - 1
    assert (review["game"], review["simulations"], review["stopped"]) == ("carolus", 8, False)
    assert review["sight"] == "network"
    assert len(review["players"]) == len(review["seats"]) == 2
    assert kept.read_text().count("\n") == len(match.moves) + 1
    again = invoke("analyse", str(GAME), "--simulations", "9", "--resume", str(kept))
    assert_one_sentence(again, "is no review of this game")


def test_a_review_of_old_says_that_no_network_judged_it(tmp_path: Path) -> None:
    """Its file has no word of who judged; the command goes on in the same way, and with as many simulations."""
    kept = tmp_path / "looks"
    match = record.read(GAME.read_text())
    (question, *_) = questions(match)
    look = analyse(replace(question, sight=SEARCH), 2, compile.INTERPRETED).json()
    del look["sight"]
    file = ReviewFile(kept, match, 2)
    file.analyses()
    with kept.open("a") as lines:
        lines.write(json.dumps(look) + "\n")
    done = run("analyse", str(GAME), "--resume", str(kept))
    assert "2 simulations each, judged by the search without a network." in done.stdout
    assert {analysis.sight for analysis in ReviewFile(kept, match, 2).analyses()} == {SEARCH}


def test_a_file_with_an_impossible_number_of_simulations_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "looks"
    ReviewFile(kept, record.read(GAME.read_text()), -5).analyses()
    before = kept.read_text()
    assert_one_sentence(invoke("analyse", str(GAME), "--resume", str(kept)), "is no review of this game")
    assert kept.read_text() == before


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "looks"
    command = [sys.executable, "-m", "bezant", "analyse", str(GAME), "--simulations", "3000", "--resume", str(kept)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=tmp_path, env=surroundings(), **pipes) as process:  # type: ignore[call-overload]
        while not kept.exists() or kept.read_text().count("\n") < 4:
            assert process.poll() is None, process.communicate()
        process.send_signal(signal.SIGINT)
        said, complaints = process.communicate(timeout=60)
    assert process.returncode == 130 and "Traceback" not in complaints
    looked = kept.read_text().count("\n") - 1
    assert f"{looked} of {len(record.read(GAME.read_text()).moves)} decisions" in said


def test_what_is_no_finished_game_is_one_sentence(tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished"
    unfinished.write_text(record.save(Match(bezant.load("carolus"), 2, "x"), ["Anna", "Ben"]))
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "letter").write_text("Dear Anna,\n")
    assert_one_sentence(invoke("analyse", str(unfinished)), "is not over; only finished games are reviewed")
    assert_one_sentence(invoke("analyse", str(tmp_path / "nothing")), "There is no file")
    assert_one_sentence(invoke("analyse", str(tmp_path)), "is a folder")
    assert_one_sentence(invoke("analyse", str(tmp_path / "picture")), "is not a text file")
    assert_one_sentence(invoke("analyse", str(tmp_path / "letter")), "line 1: a record begins with")
    broken = tmp_path / "broken"
    broken.write_text(GAME.read_text().replace("final ", "final 0"))
    assert_one_sentence(invoke("analyse", str(broken)), "lead to another position")
    assert invoke("analyse", str(GAME), "--simulations", "0").exit_code == 2


@pytest.mark.parametrize(
    ("values", "width", "line"),
    [([0.0, 0.5, 1.0], 80, "▁▅█"), ([0.0, 0.2, 0.4, 1.0], 2, "▂█"), ([0.5], 3, "▅")],
)
def test_chances_as_a_row_of_bars(values: list[float], width: int, line: str) -> None:
    assert sparkline(values, width) == line
