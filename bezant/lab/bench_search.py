"""Speed and strength of the search in one run: each figure comes with its target and the ratio to it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Any

import bezant
from bezant.kernel.game import Game
from bezant.kernel.registry import ROOT
from bezant.kernel.state import Position
from bezant.lab.arena import Arena
from bezant.lab.arena_files import BadResults
from bezant.lab.arena_report import mean
from bezant.lab.bench import machine, module_of
from bezant.lab.ladder import LEVEL, Rung, goal
from bezant.lab.ladder_page import STEP, is_step
from bezant.lab.sequential import Question
from bezant.players.levels import LEVELS
from bezant.players.search import TreeSearch, parameters_for
from bezant.players.tree import EVER

REPEATS = 5
SIMULATIONS = 5_000  # of one repeat
EXPANSION_THRESHOLD = 8  # visits: fewer random playouts say little about a node
STAGES = 8  # positions of a random game, from the opening on
PLAYOUTS = {"carolus": 100_000}  # full random playouts a second a core
OTHER_PLAYOUTS = 20_000
STRONGEST, WEAK = LEVELS[-1], "greedy"
OPEN_SPIEL_GAME, AGAINST_OPEN_SPIEL = "carolus", 0.95
CONFIDENCE = 0.8  # with which a match may stop early: a few games are meant to show, not to prove


@dataclass(frozen=True)
class Figure:
    """One measured figure and the least it should be."""

    what: str
    measured: float
    target: float
    more: dict[str, Any] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        told = {"what": self.what, "measured": round(self.measured, 3), "target": round(self.target, 3)}
        return told | {"ratio": round(self.measured / self.target, 2)} | self.more


@dataclass
class SearchBench:
    """The figures so far, and what could not be measured here."""

    game: str
    games: int = 10
    seconds: float = 0.2  # a move, against the other engine
    figures: list[Figure] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "date": date.today().isoformat(),
            "machine": machine(),
            "figures": [figure.json() for figure in self.figures],
            "left_out": self.left_out,
        }


def measure(bench: SearchBench) -> Iterator[str]:
    """Measure one figure after another; yields what it is before it is measured."""
    game = bezant.load(bench.game)
    yield "playouts"
    bench.figures += playouts(game)
    for seats in game.seat_counts:
        yield f"{STRONGEST} against {WEAK}, {seats} seats"
        bench.figures.append(against_greedy(game, seats, bench.games))
        yield (what := f"each level against the one below, {seats} seats")
        try:
            bench.figures += steps(game, seats)
        except BadResults as error:
            bench.left_out[what] = str(error).rstrip(".")
    if bench.game == OPEN_SPIEL_GAME:
        yield "against OpenSpiel's search"
        try:
            bench.figures.append(against_open_spiel(bench.games, bench.seconds))
        except ModuleNotFoundError as error:
            bench.left_out["OpenSpiel's search"] = f"{error.name} is not installed"
        except FileNotFoundError as error:
            bench.left_out["OpenSpiel's search"] = str(error)


# --- speed --------------------------------------------------------------------------------------------------------------------


def playouts(game: Game) -> list[Figure]:
    """Simulations a second on one core with random playouts to the end: from the opening, and over a whole game."""
    target = PLAYOUTS.get(game.name, OTHER_PLAYOUTS)
    microseconds = [1e6 * _seconds_a_simulation(game, state) for state in stages(game)]
    through = sum(microseconds) / len(microseconds)
    return [
        Figure("full playouts a second a core, all through a game", 1e6 / through, target),
        Figure("full playouts a second a core, from the opening", 1e6 / microseconds[0], target),
    ]


def stages(game: Game) -> list[Position]:
    """Positions spread evenly over a random game of two."""
    state, chance, met = game.new(2, 1), random.Random(1), []
    while not game.is_over(state):
        met.append(state.copy())
        game.apply(state, chance.choice(game.legal(state)))
    return [met[stage * len(met) // STAGES] for stage in range(STAGES)]


def _seconds_a_simulation(game: Game, state: Position) -> float:
    """CPU seconds of one simulation, in the best of several repeats."""
    parameters = parameters_for(game, state.seats)._replace(
        expansion_threshold=EXPANSION_THRESHOLD, rollout_depth=EVER, rollout_candidates=1
    )
    found = []
    for repeat in range(REPEATS):
        search = TreeSearch(game, state, game.to_move(state), repeat, parameters=parameters)
        search.run(1)  # compiles, the first time
        start = time.process_time()
        search.run(SIMULATIONS)
        found.append((time.process_time() - start) / SIMULATIONS)
    return min(found)


# --- strength -----------------------------------------------------------------------------------------------------------------


def against_greedy(game: Game, seats: int, games: int) -> Figure:
    """The score of the strongest level alone against greedy players; the match stops once the question is answered."""
    target = goal(LEVEL, seats)
    arena = Arena(game.name, (STRONGEST, WEAK), games, seats, alone=True, decide=target, confidence=CONFIDENCE)
    for report in arena.play():
        standing = report.standings[0]
    searcher = report.tallies([standing])[STRONGEST]
    told = {"games": standing.scores.total(), "seconds_a_decision": round(searcher.decision_seconds, 3)}
    what = f"{STRONGEST} against {WEAK}, {seats} seats: score"
    return Figure(what, mean(standing.scores), target, told | {"answer": standing.answer})


def steps(game: Game, seats: int) -> list[Figure]:
    """The score of each level against the one below, from the stored games of the ladder: playing them takes too long here."""
    standings = [
        each
        for each in Rung(game.name, seats).contest().stored().standings
        if each.scores and is_step(each.meeting) and each.meeting.players[0] in LEVELS
    ]
    if not standings:
        raise BadResults("bezant ladder has not played it here")
    return [
        Figure(
            "{} against {}, {} seats: score".format(*each.meeting.players, seats),
            mean(each.scores),
            STEP,
            {"games": each.scores.total(), "answer": each.answer, "played_by": "bezant ladder"},
        )
        for each in standings
    ]


def against_open_spiel(games: int, seconds: float) -> Figure:
    """Carolus Magnus for two against OpenSpiel's Python search, with the same compiled rules and the same time for a move."""
    path = ROOT.parent / "benchmarks" / "carolus_openspiel.py"
    if not path.is_file():
        raise FileNotFoundError(f"benchmarks/{path.name} is not in this installation")
    play: Callable[[int, float], Any] = module_of(path).play
    question, scores, spent = Question(AGAINST_OPEN_SPIEL, CONFIDENCE), [], []
    for number in range(games):
        score, times = play(number, seconds)
        scores.append(score)
        spent.append(times)
        if question.answer({score: scores.count(score) for score in set(scores)}) != "open":
            break
    ours, theirs = (round(sum(times) / len(spent), 3) for times in zip(*spent, strict=True))
    told = {"games": len(scores), "seconds_a_move": ours, "seconds_a_move_of_open_spiel": theirs}
    return Figure("against OpenSpiel's search: score", sum(scores) / len(scores), AGAINST_OPEN_SPIEL, told)
