"""The ladder: the right meetings, results that add up over stops, and a page that says what they say."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import bezant
from bezant import players
from bezant.kernel.errors import BezantError
from bezant.lab import ladder
from bezant.lab.arena import Contest
from bezant.lab.arena_files import ResultFile
from bezant.lab.arena_play import Played
from bezant.lab.ladder import PAGE, RESULTS, Rung, prepare, ratings_json, rungs, stored, write
from bezant.lab.ladder_page import page
from bezant.players.levels import LEVELS
from bezant.players.ratings import FILE as RATINGS
from tests.cli.shell import ROOT, assert_one_sentence, invoke, surroundings


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """An empty one, with the folders that results and ratings go to."""
    for folder in (PAGE.parent, RESULTS.parent, RATINGS.relative_to(ROOT).parent):
        (tmp_path / folder).mkdir(parents=True)
    prepare(tmp_path)
    return tmp_path


def make_up(checkout: Path, rung: Rung, wins: dict[tuple[str, ...], str]) -> None:
    """Results as somebody might have played them: a letter for each game, u where the upper player won, l for the lower."""
    contest = rung.contest(checkout)
    sides = max(bezant.load(rung.game).sides(rung.seats)) + 1
    with ResultFile(checkout / RESULTS / f"{rung.game}-{rung.seats}.jsonl", contest._identity(), sides) as file:
        file.stored()
        for index, standing in enumerate(contest.standings):
            upper, lower = standing.meeting.players
            for number, letter in enumerate(wins.get((upper, lower), "")):
                seating = standing.meeting.seatings[number % len(standing.meeting.seatings)]
                winner = seating.index(upper if letter == "u" else lower)
                file.add(index, number, Played((winner,), (10,) * sides, (0.5,) * sides))


# --- what is played ----------------------------------------------------------------------------------------------------------


def test_every_game_at_every_number_of_seats() -> None:
    assert [rung for rung in rungs() if rung.game == "carolus"] == [Rung("carolus", seats) for seats in (2, 3, 4)]
    assert {rung.game for rung in rungs()} == set(bezant.game_names())
    assert rungs(["byzantium"], [3]) == [Rung("byzantium", 3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_level_meets_the_one_below_and_greedy(seats: int) -> None:
    meetings = [standing.meeting for standing in Rung("byzantium", seats).contest().standings]
    rates = {meeting.players: meeting.question.rate for meeting in meetings if meeting.question is not None}
    assert len(rates) == len(meetings)
    for lower, upper in [("uniform", "greedy"), *pairwise(("uniform", *LEVELS, "champion"))]:
        assert rates.pop((upper, lower)) == 0.65
    goal = 0.9 if seats == 2 else 2 / 3
    assert rates.pop(("instinct", "greedy")) == {2: 0.92, 3: 0.7, 4: 0.6}[seats]
    assert rates.pop(("champion:0.1s", "search:0.1s")) == {2: 0.9, 3: 0.65, 4: 0.55}[seats]
    assert rates == {(level, "greedy"): goal for level in LEVELS}
    for meeting in meetings[len(LEVELS) + 2 :]:
        assert {turn.count(meeting.players[0]) for turn in meeting.seatings} == {1}


def test_where_the_champion_searches_by_hand_it_is_not_compared_with_that() -> None:
    met = [each.meeting.players for each in Rung("jerusalem", 2).contest().standings]
    assert {name for pair in met for name in pair} == {"uniform", "greedy", "instinct", "champion", *LEVELS}
    assert [pair for pair in met if "champion" in pair] == [("champion", "level6")]


def test_undecided_meetings_come_first_and_of_these_the_one_that_had_least_time(checkout: Path) -> None:
    """Both first meetings are decided, the others not; the champion has not played at all against the hand-written search."""
    rung = Rung("carolus", 2)
    open_ones = {standing.meeting.players: "ul" for standing in rung.contest(checkout).standings[2:-1]}
    make_up(checkout, rung, {("greedy", "uniform"): "u" * 20, ("level1", "uniform"): "u" * 20, **open_ones})
    contest = rung.contest(checkout)
    contest.stored()
    job = contest._next_job(deadline=float("inf"))
    assert job is not None and job.meeting == len(contest.standings) - 1


def test_every_meeting_is_tried_before_one_has_a_second_game(checkout: Path) -> None:
    contest = Rung("carolus", 2).contest(checkout)
    jobs = [contest._next_job(deadline=float("inf")) for _ in contest.standings]
    assert [(job.meeting, job.number) for job in jobs if job] == [(index, 0) for index in range(len(contest.standings))]


def test_no_game_is_begun_that_would_end_too_late(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The made up games take a second each, and those of the last meeting, not tried yet, may as well; half of one is left."""
    rung = Rung("carolus", 2)
    make_up(checkout, rung, {standing.meeting.players: "ul" for standing in rung.contest(checkout).standings[:-1]})
    contest = rung.contest(checkout)
    contest.stored()
    monkeypatch.setattr("bezant.lab.arena.monotonic", lambda: 100.0)
    assert contest._next_job(deadline=100.5) is None
    assert contest._next_job(deadline=101.5) is not None


def test_only_the_meetings_of_a_chosen_player_go_on(checkout: Path) -> None:
    contest = Rung("carolus", 2).contest(checkout, only=["champion"])
    jobs = [contest._next_job(deadline=float("inf")) for _ in range(9)]
    assert {contest.standings[job.meeting].meeting.players for job in jobs if job} == {("champion", "level6")}


def test_a_chosen_player_waits_for_no_time_that_others_take(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The made up games take a second each, and half of one is left; those of the champion were never tried."""
    rung = Rung("carolus", 2)
    make_up(checkout, rung, {("greedy", "uniform"): "ul"})
    contest = rung.contest(checkout, only=["champion"])
    contest.stored()
    monkeypatch.setattr("bezant.lab.arena.monotonic", lambda: 100.0)
    assert contest._next_job(deadline=100.5) is not None


def play(contest: Contest) -> int:
    *_, report = contest.play()
    return report.games


def test_a_ladder_goes_on_where_it_was_stopped(checkout: Path) -> None:
    """A real one, of a few seconds: the cheap meetings are decided, and the second run adds to the first."""
    rung = Rung("carolus", 2)
    first = play(rung.contest(checkout, minutes=0.05))
    before = (checkout / RESULTS / "carolus-2.jsonl").read_text()
    second = play(rung.contest(checkout, minutes=0.05))
    after = (checkout / RESULTS / "carolus-2.jsonl").read_text()
    assert 0 < first < second
    assert after.startswith(before) and len(after.splitlines()) == second + 1
    write(checkout)
    assert "| `greedy` | 1000 | by definition |" in (checkout / PAGE).read_text()


# --- what is written ---------------------------------------------------------------------------------------------------------


def test_the_page_of_the_repository_is_what_the_stored_results_give() -> None:
    assert (ROOT / PAGE).read_text("utf-8") == page(list(stored(ROOT).values()))


def test_the_ratings_of_the_package_are_what_the_stored_results_give() -> None:
    assert RATINGS.read_text("utf-8") == ratings_json(stored(ROOT))


def test_the_page_tells_scores_answers_and_ratings(checkout: Path) -> None:
    make_up(
        checkout,
        Rung("carolus", 2),
        {
            ("greedy", "uniform"): "u" * 40,
            ("level1", "uniform"): "uuul" * 20,
            ("level2", "level1"): "l" * 40,
            ("level2", "greedy"): "uulu",
        },
    )
    assert write(checkout) == [checkout / PAGE, checkout / RATINGS.relative_to(ROOT)]
    text = (checkout / PAGE).read_text("utf-8")
    assert "## Carolus Magnus\n\n### 2 seats" in text and "Byzantium" not in text
    rows = {line.split("`")[1]: line for line in text.splitlines() if line.startswith("| `") and line.count("|") == 8}
    assert list(rows) == ["uniform", "greedy", "level1", "level2"]
    assert "100 % of 40 (91 to 100): yes" in rows["greedy"] and "by definition" in rows["greedy"]
    assert "75 % of 80 (65 to 83): open" in rows["level1"]
    assert "0 % of 40 (0 to 9): no" in rows["level2"] and "75 % of 4 (30 to 95): open" in rows["level2"]
    assert "50 ms" in rows["level2"]
    told = json.loads((checkout / RATINGS.relative_to(ROOT)).read_text())["carolus"]["2"]
    assert told["greedy"] == {"rating": 1000, "low": 1000, "high": 1000, "games": 44}
    assert told["level1"]["low"] < told["level1"]["rating"] < told["level1"]["high"]
    assert told["uniform"]["rating"] < told["level1"]["rating"] < 1000


def test_nothing_measured_is_said(checkout: Path) -> None:
    write(checkout)
    assert (checkout / PAGE).read_text("utf-8").endswith("Nothing has been measured yet.\n")
    assert json.loads((checkout / RATINGS.relative_to(ROOT)).read_text()) == {}


def test_measured_ratings_are_read_by_name(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_up(checkout, Rung("carolus", 2), {("greedy", "uniform"): "u" * 40, ("level1", "greedy"): "ul" * 20})
    write(checkout)
    measured = json.loads((checkout / RATINGS.relative_to(ROOT)).read_text())
    monkeypatch.setattr("bezant.players.ratings._measured", lambda: measured)
    level1 = players.rating("carolus", 2, "level1")
    assert level1 is not None and level1.games == 40 and level1.low < level1.rating == 1000 < level1.high
    assert players.rating("carolus", 3, "level1") is None
    assert players.rating("carolus", 2, "level9") is None
    assert players.rating("chess", 2, "level1") is None
    measured["carolus"]["2"]["level1"]["games"] = 19
    assert players.rating("carolus", 2, "level1") is None


def test_the_command_writes_the_same_page_in_another_checkout(tmp_path: Path) -> None:
    for part in ("bezant", "benchmarks", "docs"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / PAGE).unlink()
    command = [sys.executable, "-m", "bezant", "ladder", "--write", "--json"]
    surroundings_there = surroundings() | {"PYTHONPATH": str(tmp_path)}
    run = subprocess.run(command, cwd=tmp_path, env=surroundings_there, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert (tmp_path / PAGE).read_text() == (ROOT / PAGE).read_text()
    told = json.loads(run.stdout)
    assert not told["stopped"]
    assert [(each["game"], each["seats"]) for each in told["ladders"]] == [
        (rung.game, rung.seats) for rung in stored(ROOT)
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "chess"], "There is no game “chess”"),
        (["--seats", "7"], "No game is played with 7 players"),
        (["--minutes", "0"], "more than 0 minutes"),
        (["--workers", "0"], "at least 1 worker"),
        (["--player", "search:20"], "Nobody meets search:20 here"),
    ],
)
def test_what_cannot_be_measured_is_one_sentence(words: list[str], said: str) -> None:
    assert_one_sentence(invoke("ladder", *words), said)


def test_an_installed_package_has_no_ladder(tmp_path: Path) -> None:
    with pytest.raises(BezantError, match="needs a checkout"):
        ladder.prepare(tmp_path)
