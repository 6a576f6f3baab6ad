"""Arenas: fair by design, the same by seed, and honest about what they know."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bezant
from bezant import players
from bezant.kernel.errors import BezantError
from bezant.lab.arena import Arena, Meeting, Standing, score, seatings
from bezant.lab.arena_play import Played, play
from bezant.lab.arena_report import Report, Tally, wilson
from bezant.lab.sequential import NO, OPEN, YES, Question
from tests.cli.shell import ROOT, assert_one_sentence, invoke, surroundings


def played(arena: Arena) -> Report:
    *_, report = arena.play()
    return report


def won_by(*sides: int, decisions: tuple[int, ...] = (5, 5)) -> Played:
    return Played(sides, decisions, (0.25, 0.5))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (380, 400, 0.9240, 0.9674),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals_as_in_the_textbook(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


# --- who sits where --------------------------------------------------------------------------------------------------------


def test_two_players_change_sides() -> None:
    assert seatings(("a", "b"), 2) == (("a", "b"), ("b", "a"))


@pytest.mark.parametrize(("names", "sides"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 3), ("abc", 4), ("abcd", 4)])
def test_over_a_round_everybody_has_every_side_as_often(names: str, sides: int) -> None:
    turns = seatings(tuple(names), sides)
    assert len(set(turns)) == len(turns)
    for side in range(sides):
        times = Counter(turn[side] for turn in turns)
        assert set(times) == set(names) and len(set(times.values())) == 1


def test_three_sides_are_shared_two_to_one_and_one_to_two() -> None:
    assert sorted(map("".join, seatings(("a", "b"), 3))) == ["aab", "aba", "abb", "baa", "bab", "bba"]


def test_alone_the_first_has_each_side_once() -> None:
    assert seatings(("a", "b"), 4, alone=True) == (tuple("abbb"), tuple("bbba"), tuple("bbab"), tuple("babb"))


def test_team_mates_are_the_same_player() -> None:
    arena = Arena("carolus", ["uniform", "greedy"], seats=4)
    sides = bezant.load("carolus").sides(4)
    for number, turn in enumerate([("uniform", "greedy"), ("greedy", "uniform")]):
        assert arena._job(0, number).seats == tuple(turn[side] for side in sides)


def test_every_seed_is_played_from_every_side() -> None:
    arena = Arena("carolus", ["uniform", "greedy"], games=5, seats=3)
    assert arena.total == 6
    jobs = [arena._job(0, number) for number in range(12)]
    assert len({job.seed for job in jobs[:6]}) == len({job.seed for job in jobs[6:]}) == 1
    assert jobs[0].seed != jobs[6].seed
    assert {job.seats for job in jobs[:6]} == {job.seats for job in jobs[6:]} == set(seatings(("uniform", "greedy"), 3))


def test_more_players_than_sides_meet_in_all_choices() -> None:
    arena = Arena("carolus", ["uniform", "greedy", "level1"], seats=2)
    met = [standing.meeting.players for standing in arena.standings]
    assert met == [("uniform", "greedy"), ("uniform", "level1"), ("greedy", "level1")]


# --- when a meeting is over --------------------------------------------------------------------------------------------------

PAIR = seatings(("a", "b"), 2)


def fed(standing: Standing, wins: str) -> Standing:
    """One letter a game: who won."""
    for number, winner in enumerate(wins):
        seating = standing.meeting.seatings[number % 2]
        standing.add(number, won_by(seating.index(winner)))
    return standing


def test_a_meeting_without_a_question_goes_on_to_its_end() -> None:
    standing = Standing(Meeting(("a", "b"), PAIR), rounds=3)
    assert not fed(standing, "aaaaa").is_over
    assert fed(standing, "aaaaaa").is_over and standing.answer == OPEN


@pytest.mark.parametrize(("winner", "answer"), [("a", YES), ("b", NO)])
def test_a_meeting_is_over_when_its_question_is_answered(winner: str, answer: str) -> None:
    standing = fed(Standing(Meeting(("a", "b"), PAIR, Question(0.65)), rounds=100), winner * 200)
    assert standing.is_over and standing.answer == answer
    assert len(standing.counted) == standing.scores.total() < 30
    assert not standing.has_more()


def test_games_beyond_the_answer_do_not_count_whatever_the_order_in_which_they_end() -> None:
    forward = fed(Standing(Meeting(("a", "b"), PAIR, Question(0.65)), rounds=100), "a" * 60)
    backward = Standing(Meeting(("a", "b"), PAIR, Question(0.65)), rounds=100)
    for number in reversed(range(60)):
        backward.add(number, forward.played[number])
    assert backward.counted == forward.counted and len(forward.played) == 60 > len(forward.counted)


def test_a_decided_meeting_goes_on_to_enough_games() -> None:
    standing = fed(Standing(Meeting(("a", "b"), PAIR, Question(0.65)), rounds=100, enough=50), "a" * 49)
    assert standing.answer == YES and not standing.is_over
    standing.add(49, won_by(1))
    assert standing.is_over


def test_games_are_handed_out_in_their_order_and_never_twice() -> None:
    standing = Standing(Meeting(("a", "b"), PAIR), rounds=3)
    standing.add(1, won_by(0))
    assert [standing.hand_out() for _ in range(5)] == [0, 2, 3, 4, 5]
    assert not standing.has_more()


def test_a_victory_shared_with_a_second_self_is_whole() -> None:
    assert score("a", ("a", "b", "a"), (0, 2)) == 1
    assert score("a", ("a", "b", "a"), (0, 1)) == 0.5
    assert score("b", ("a", "b", "a"), (0, 1, 2)) == pytest.approx(1 / 3)
    tally = Tally()
    three = Played((0, 2), (1, 2, 3), (0.5, 1.0, 1.5))
    tally.count("a", ("a", "b", "a"), three)
    tally.count("b", ("a", "b", "a"), three)
    tally.count("a", ("a", "b", "a"), Played((0, 1), (1, 2, 3), (0.5, 1.0, 1.5)))
    tally.count("a", ("a", "b", "a"), Played((), (1, 2, 3), (0.5, 1.0, 1.5)))
    assert (tally.games, tally.wins, tally.draws, tally.losses, tally.unfinished) == (4, 1, 1, 1, 1)
    assert tally.decision_seconds == pytest.approx(0.5)


# --- whole arenas ------------------------------------------------------------------------------------------------------------


def test_greedy_beats_uniform_in_at_least_95_of_100_games() -> None:
    answer = invoke("arena", "carolus", "--players", "greedy,uniform", "--games", "400", "--json")
    assert answer.exit_code == 0
    told = json.loads(answer.stdout)
    greedy, uniform = told["players"]
    assert told["games"] == 400 and greedy["games"] == uniform["games"] == 400
    assert greedy["win_rate"] >= 0.95
    assert greedy["low"] <= greedy["win_rate"] <= greedy["high"]
    assert greedy["wins"] == uniform["losses"] and greedy["draws"] == uniform["draws"]


def outcome(report: Report) -> list[list[tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]]]:
    return [[(seating, each.winners, each.decisions) for seating, each in one.counted] for one in report.standings]


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers() -> None:
    first, again, other = (
        outcome(played(Arena("carolus", ["uniform", "greedy", "level1"], 4, 3, seed, workers=workers)))
        for seed, workers in ((5, 1), (5, 2), (6, 2))
    )
    assert first == again != other


def test_workers_play_by_the_rules_as_they_run_interpreted() -> None:
    """The game of a compiled worker is the one that the same players play here, step by step."""
    arena = Arena("carolus", ["greedy", "uniform"], games=2, seats=3)
    here = bezant.load("carolus")
    (there,) = outcome(played(arena))
    for number, (_, winners, decisions) in enumerate(there):
        job = arena._job(0, number)
        again = play(here, [players.make(name, here) for name in job.seats], job.seed)
        assert (again.winners, again.decisions) == (winners, decisions)


class Peeping:
    """A player that keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []

    def decide(self, imagined: Any, seat: int, seed: int) -> int:
        self.seen.append(bytes(imagined.tobytes()))
        return bezant.load("carolus").legal(imagined)[0]


def test_players_never_see_the_dice_of_the_table() -> None:
    game, peeping = bezant.load("carolus"), Peeping()
    play(game, [peeping, peeping], seed=3)
    table = game.new(2, 3)
    assert peeping.seen[0] != table.tobytes()
    assert peeping.seen[0] != game.imagine(table, game.to_move(table), 3).tobytes()


def test_the_question_is_answered_and_told() -> None:
    words = ["arena", "carolus", "--decide", "0.65", "--confidence", "0.99", "--games", "2000"]
    told = json.loads(invoke(*words, "--json").stdout)
    (pairing,) = told["pairings"]
    question = pairing["question"]
    assert question["answer"] == "yes" and question["player"] == "greedy" and question["score"] > 0.95
    assert told["games"] == question["games"] < 40
    assert 0.65 <= question["at_least"] <= question["score"] <= question["at_most"]
    shown = " ".join(invoke(*words).stdout.split())
    assert "Does greedy score at least 65.0% against uniform? Decided: yes, after" in shown


RATING = {"rating": float, "low": float, "high": float}
TALLY = {
    "player": str, "games": int, "wins": int, "draws": int, "losses": int, "unfinished": int,
    "win_rate": float, "low": float, "high": float, "decision_seconds": float,
}  # fmt: skip
QUESTION = {
    "player": str, "rate": float, "confidence": float, "answer": str,
    "score": float, "at_least": float, "at_most": float, "games": int,
}  # fmt: skip
SCHEMA = {
    "game": str, "seats": int, "seed": int, "games": int, "decisions_per_game": float, "seconds": float, "stopped": bool,
    "anchor": str,
    "players": [TALLY | {"rating": RATING}],
    "sides": [{"side": str} | RATING],
    "pairings": [{"players": [TALLY], "question": QUESTION}],
}  # fmt: skip


def assert_like(value: Any, schema: Any) -> None:
    if isinstance(schema, dict):
        assert value.keys() == schema.keys()
        for key, inner in schema.items():
            assert_like(value[key], inner)
    elif isinstance(schema, list):
        assert value
        for each in value:
            assert_like(each, schema[0])
    else:
        assert type(value) is schema


def test_the_answer_for_programs_has_this_shape() -> None:
    words = ["--players", "level1,greedy", "--alone", "--seats", "3", "--games", "3", "--decide", "0.6"]
    told = json.loads(invoke("arena", "carolus", *words, "--json").stdout)
    assert_like(told, SCHEMA)
    assert [each["side"] for each in told["sides"]] == ["white", "black", "grey"]
    assert told["anchor"] == "greedy" and told["players"][1]["rating"] == {"rating": 1000, "low": 1000, "high": 1000}


def test_people_get_tables() -> None:
    shown = invoke("arena", "carolus", "--games", "10", "--seed", "3").stdout
    assert "95 % interval" in shown and "10 games of" in shown and "ratings, greedy has 1000" in shown
    assert "as white" in shown


def test_time_can_be_limited() -> None:
    start = time.monotonic()
    report = played(Arena("carolus", ["greedy", "uniform"], 10_000_000, minutes=0.02))
    assert 0 < report.games < 10_000_000
    assert time.monotonic() - start < 100


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["carolus", "--players", "greedy,deep"], "There is no player “deep”"),
        (["carolus", "--players", "greedy,search:0"], "There is no player “search:0”"),
        (["carolus", "--players", "greedy"], "Name at least two players"),
        (["carolus", "--players", "greedy,greedy"], "Name at least two players, each once"),
        (["carolus", "--seats", "5"], "played with 2, 3, 4 players, not 5"),
        (["carolus", "--games", "0"], "at least 1 game"),
        (["carolus", "--workers", "0"], "at least 1 worker"),
        (["carolus", "--minutes", "0"], "more than 0 minutes"),
        (["carolus", "--minutes", "nan"], "more than 0 minutes"),
        (["carolus", "--decide", "65"], "between 0 and 1"),
        (["carolus", "--decide", "0.65", "--confidence", "95"], "less than 1"),
        (["carolus", "--decide", "0.65", "--players", "uniform,greedy,level1"], "between two players, not 3"),
        (["carolus", "--alone", "--players", "uniform,greedy,level1"], "between two players, not 3"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(words: list[str], said: str) -> None:
    assert_one_sentence(invoke("arena", *words), said)


def test_a_refusal_is_a_bezant_error() -> None:
    with pytest.raises(BezantError):
        Arena("carolus", ["greedy", "uniform"], games=-1)


def test_ctrl_c_shows_what_there_is_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """Stopped in the middle, then finished: the same games as without the stop."""
    words = [
        "arena",
        "carolus",
        "--games",
        "600",
        "--json",
        "--workers",
        "1",
        "--resume",
        str(tmp_path / "results.jsonl"),
    ]
    command = [sys.executable, "-m", "bezant", *words]
    run = subprocess.Popen(
        command, cwd=ROOT, env=surroundings(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not (tmp_path / "results.jsonl").exists() or (tmp_path / "results.jsonl").read_text().count("\n") < 20:
        assert run.poll() is None
        time.sleep(0.02)
    os.kill(run.pid, signal.SIGINT)
    told = json.loads(run.communicate(timeout=60)[0])
    assert run.returncode == 130
    assert told["stopped"] and 10 < told["games"] < 600
    resumed = invoke(*words)
    assert resumed.exit_code == 0
    unbroken = json.loads(invoke(*words[:-2]).stdout)
    assert without_times(json.loads(resumed.stdout)) == without_times(unbroken)
    assert unbroken["games"] == 600


def without_times(told: Any) -> Any:
    if isinstance(told, dict):
        return {key: without_times(value) for key, value in told.items() if "seconds" not in key}
    return [without_times(each) for each in told] if isinstance(told, list) else told
