"""Arenas: fair by design, the same by seed, and honest about what they know."""

from __future__ import annotations

import _thread
import json
import threading

import numpy as np
import pytest

import bezant
from bezant import players
from bezant.kernel import compile
from bezant.kernel.errors import BezantError
from bezant.kernel.state import Twins
from bezant.lab.arena import Arena, Report, Tally, wilson
from bezant.lab.parts import default_options
from tests.cli.shell import assert_one_sentence, invoke


def played(arena: Arena) -> Report:
    report = None
    for report in arena.play():  # noqa: B007
        pass
    assert report is not None
    return report


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
    assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_greedy_beats_uniform_in_at_least_95_of_100_games() -> None:
    answer = invoke("arena", "carolus", "--players", "greedy,uniform", "--games", "400", "--json")
    assert answer.exit_code == 0
    told = json.loads(answer.stdout)
    greedy, uniform = told["players"]
    assert told["games"] == 400 and greedy["games"] == uniform["games"] == 400
    assert greedy["win_rate"] >= 0.95
    assert greedy["low"] <= greedy["win_rate"] <= greedy["high"]
    assert greedy["wins"] == uniform["losses"] and greedy["draws"] == uniform["draws"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_games(seats: int) -> None:
    arena = [Arena("carolus", ["uniform", "greedy"], 60, seats, seed) for seed in (5, 5, 6)]
    first, again, other = (played(each) for each in arena)
    assert (first.tallies, first.decisions) == (again.tallies, again.decisions)
    assert first.decisions != other.decisions


def test_every_seed_is_played_from_every_side() -> None:
    arena = Arena("carolus", ["uniform", "greedy"], 5, seats=2)
    assert arena.total == 6
    jobs = list(arena._jobs())
    assert [rotation for _, rotation, _ in jobs] == [0, 1]
    assert jobs[0][2] == jobs[1][2]


def test_team_mates_are_the_same_player() -> None:
    (pairing,) = Arena("carolus", ["uniform", "greedy"], seats=4).pairings
    assert [pairing.side_players(2, rotation) for rotation in (0, 1)] == [["uniform", "greedy"], ["greedy", "uniform"]]
    assert pairing.side_players(3, 0) == ["uniform", "greedy", "uniform"]


def test_tallies_add_up() -> None:
    assert Tally(3, 1, 1, 1, 0) + Tally(2, 0, 0, 1, 1) == Tally(5, 1, 1, 2, 1)


def test_every_player_plays_here() -> None:
    assert list(compile.instance("lab.arena_play", "carolus", compile.INTERPRETED).NAMES) == players.names()


def test_interpreted_and_compiled_games_are_the_same() -> None:
    game = bezant.load("carolus")
    seeds, codes = np.array([11, 22, 33]), np.array([1, 0])

    def play(mode: str) -> tuple[list[int], list[int]]:
        rules = compile.instance("lab.arena_play", "carolus", mode)
        positions = [
            np.zeros(size, game.State.dtype) if mode == compile.COMPILED else Twins(game.State, size)
            for size in (1, 1, 2)
        ]
        buffer, options = np.zeros(len(game.actions), np.int16), default_options(game)
        winners, decisions = np.zeros(3, np.int64), np.zeros(3, np.int64)
        rules.play_series(*positions, 2, options, codes, seeds, buffer, winners, decisions, 10_000)
        return winners.tolist(), decisions.tolist()

    assert play(compile.INTERPRETED) == play(compile.COMPILED)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["carolus", "--players", "greedy,deep"], "There is no player “deep”"),
        (["carolus", "--players", "greedy"], "Name at least two players"),
        (["carolus", "--players", "greedy,greedy"], "Name at least two players, each once"),
        (["carolus", "--seats", "5"], "played with 2, 3, 4 players, not 5"),
        (["carolus", "--games", "0"], "at least 1 game"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(words: list[str], said: str) -> None:
    assert_one_sentence(invoke("arena", *words), said)


def test_a_refusal_is_a_bezant_error() -> None:
    with pytest.raises(BezantError):
        Arena("carolus", ["greedy", "uniform"], games=-1)


def test_people_get_a_table() -> None:
    shown = invoke("arena", "carolus", "--games", "10", "--seed", "3")
    assert "95 % interval" in shown.stdout and "10 games of" in shown.stdout


def test_ctrl_c_shows_what_there_is() -> None:
    played(Arena("carolus", ["greedy", "uniform"], 2))  # so that nothing is left to compile
    interrupt = threading.Timer(1.0, _thread.interrupt_main)
    interrupt.start()
    answer = invoke("arena", "carolus", "--games", "10000000", "--json")
    told = json.loads(answer.stdout)
    assert told["stopped"] and 0 < told["games"] < 10_000_000
    assert answer.exit_code == 130
