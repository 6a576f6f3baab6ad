"""The review of a finished game: what the choices were worth, and what was luck.

Every decision is analysed: a search starts from what the seat that moved knew then. Where dice or cards followed, the position
that came is compared with others that might have come, all searched alike. The difference is luck, and its expectation is 0.
The analyses do not depend on one another, so a review can grow, be stored, and go on later. `Review` puts them together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import groupby
from typing import Any

import numpy as np

import bezant
from bezant.kernel import compile
from bezant.kernel.game import Game
from bezant.kernel.match import Entry, Match
from bezant.kernel.messages import Event
from bezant.kernel.state import Position
from bezant.players.calibration import calibrated
from bezant.players.levels import budgets
from bezant.players.search import Choice, TreeSearch

CHAPTERS = ("round", "turn")  # events with which a new part of a game begins
SECONDS = 20  # of the strongest level's search, shared by the decisions of a game
FEWEST = 250  # simulations of a decision, however many there are
OUTCOMES = 8  # random outcomes with which the real one is compared
OUTCOME_SHARE = 4  # a decision has this many times the simulations of an outcome
NOISE = 0.01  # smaller losses cannot be told from the noise of the search
MISTAKE = 0.05  # a loss that counts as a mistake
UNEXPLAINED = 0.1  # the smallest part of a swing that is said to be unexplained
TURNING, POINTS = 0.04, 6  # the smallest swing of a turning point, and how many are told
DIGITS = 4

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Question:
    """One decision that was not taken back: who chose what, and the positions before and after it."""

    game: str
    ply: int
    seat: int
    action: int
    before: bytes
    after: bytes
    chance: bool  # whether dice or cards may have had a part in it


@dataclass(frozen=True)
class Analysis:
    """The result of searching one decision, in plain values that can be stored as JSON."""

    ply: int
    before: Sequence[float]  # the chances of the seats if the best action is played
    played: Mapping[str, Any]  # the option that was chosen, with its chances
    best: Mapping[str, Any]  # the option that the search prefers, with its chances
    luck: Sequence[float] | None  # of each seat; None where neither dice nor cards had a part
    simulations: int

    def json(self) -> dict[str, Any]:
        return asdict(self)


def simulations_for(match: Match) -> int:
    """The simulations for each decision, such that a review takes a minute or two on one core. A level takes a second."""
    a_second = budgets(match.game, match.seats)[-1]
    return max(FEWEST, min(a_second, a_second * SECONDS // max(1, len(match.moves))))


# --- what is asked --------------------------------------------------------------------------------------------------------


def positions(match: Match) -> Iterator[tuple[Entry, bytes, bytes, bool]]:
    """Every entry after the set-up, with the position before and after it, and whether chance may have had a part in it."""
    again = Match(match.game, match.seats, match.seed, match.options)
    for entry in match.entries[1:]:
        assert entry.seat is not None
        before = again.state.tobytes()
        again.replay(entry.seat, entry.action)
        yield entry, before, again.state.tobytes(), again.had_chance


def questions(match: Match) -> list[Question]:
    """The decisions of a match that were not taken back."""
    standing = {entry.ply for entry in match.moves}
    return [
        Question(match.game.name, entry.ply, entry.seat, entry.action, before, after, chance)
        for entry, before, after, chance in positions(match)
        if entry.ply in standing and entry.seat is not None and entry.action is not None
    ]


# --- analysing --------------------------------------------------------------------------------------------------------------


def analyse(question: Question, simulations: int, mode: str = compile.COMPILED) -> Analysis:
    """Search one decision. The same question and number of simulations give the same analysis."""
    searcher = _Searcher(bezant.load(question.game), question, simulations, mode)
    return searcher.analyse()


class _Searcher:
    def __init__(self, game: Game, question: Question, simulations: int, mode: str) -> None:
        self._game, self._question, self._mode = game, question, mode
        self._simulations, self._for_outcome = simulations, max(1, simulations // OUTCOME_SHARE)

    def analyse(self) -> Analysis:
        game, question = self._game, self._question
        before = game.from_bytes(question.before)
        choices = self._choices(before, self._simulations, question.ply)
        best = choices[0].action
        chances = {choice.action: choice.values for choice in choices}
        if question.action not in chances:  # so bad that the search never visited it
            chances[question.action] = self._chances(self._outcome(question.ply), question.ply)
        shown = {option["id"]: option for option in game.options(before, question.seat)}
        return Analysis(
            question.ply,
            _rounded(chances[best]),
            _option(shown[question.action], chances[question.action]),
            _option(shown[best], chances[best]),
            self._luck() if question.chance else None,
            self._simulations,
        )

    def _luck(self) -> list[float]:
        """How much better than expected the outcome was, for each seat."""
        seeds = range(self._question.ply * OUTCOMES, (self._question.ply + 1) * OUTCOMES)
        real = self._chances(self._game.from_bytes(self._question.after), self._question.ply)
        others = [self._chances(self._outcome(seed), seed) for seed in seeds]
        return _rounded(np.array(real) - np.mean(others, axis=0))

    def _outcome(self, seed: int) -> Position:
        """A position to which the decision might have led, as far as its seat knew."""
        outcome = self._game.imagine(self._game.from_bytes(self._question.before), self._question.seat, seed)
        self._game.apply(outcome, self._question.action)
        return outcome

    def _chances(self, state: Position, seed: int) -> Chances:
        """The chances of the seats in a position, as the seat to move sees it; at the end, who has won."""
        if self._game.is_over(state):
            return outcome_of(self._game, state)
        return self._choices(state, self._for_outcome, seed)[0].values

    def _choices(self, state: Position, simulations: int, seed: int) -> list[Choice]:
        """The actions of the seat to move, best first, with calibrated chances in place of the values of the search."""
        seat = self._game.to_move(state)
        search = TreeSearch(self._game, self._game.imagine(state, seat, seed), seat, seed, mode=self._mode)
        search.run(simulations)
        sides = self._game.sides(state.seats)
        return [
            replace(choice, values=calibrated(self._game.name, sides, choice.values)) for choice in search.choices()
        ]


def _option(option: Mapping[str, Any], chances: Chances) -> dict[str, Any]:
    kept = ("id", "verb", "path", "label", "detail", "rule")
    return {name: option[name] for name in kept} | {"chances": _rounded(chances)}


def outcome_of(game: Game, state: Position) -> Chances:
    """A finished game as chances: 1 for the side that won, shared where several did."""
    sides, winners = game.sides(state.seats), game.winners(state)
    share = 1 / max(1, len({sides[seat] for seat in winners}))
    return tuple(share if seat in winners else 0.0 for seat in range(len(sides)))


def _rounded(values: Any) -> list[float]:
    return [round(float(value), DIGITS) for value in values]


# --- the analyses together -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Point:
    """One decision and where it led; point 0 is the set-up. The chances before it are those of the point before."""

    action: int
    ply: int
    seat: int | None
    chances: list[float]
    played: Mapping[str, Any] | None
    best: Mapping[str, Any] | None
    expected: list[float]
    loss: float
    luck: list[float]
    chance: bool


@dataclass(frozen=True)
class Run:
    """Consecutive decisions of one seat, and how they changed its chance."""

    first: int
    last: int
    action: int  # the one that changed most
    seat: int
    swing: float
    loss: float
    luck: float
    events: list[Event]

    @property
    def unforeseen(self) -> bool:
        """Whether neither luck nor a mistake explains a good part of the swing: the search did not foresee it."""
        return abs(self.swing - self.luck + self.loss) >= UNEXPLAINED


@dataclass(frozen=True)
class SeatSum:
    seat: int
    decisions: int
    mistakes: int
    loss: float
    rolls: int
    luck: float


class Review:
    """A match and the analyses of its decisions so far, in order."""

    def __init__(self, match: Match, analyses: Sequence[Analysis]) -> None:
        self.match = match
        self.moves = match.moves
        self.done, self.of = len(analyses), len(self.moves)
        self.points = self._points(analyses) if analyses else []

    def _points(self, analyses: Sequence[Analysis]) -> list[Point]:
        """The point of a decision needs the chances after it, which come with the analysis of the next one."""
        chances = [list(analysis.before) for analysis in analyses]
        if len(analyses) == self.of:
            chances.append(list(outcome_of(self.match.game, self.match.state)))
        nothing = [0.0] * self.match.seats
        told = [Point(0, 0, None, chances[0], None, None, chances[0], 0.0, nothing, False)]
        for number, (analysis, after) in enumerate(zip(analyses, chances[1:], strict=False), start=1):
            told.append(self._point(number, analysis, chances[number - 1], after))
        return told

    def _point(self, number: int, analysis: Analysis, before: Sequence[float], after: list[float]) -> Point:
        move, seats = self.moves[number - 1], range(self.match.seats)
        assert move.seat is not None
        rolled = analysis.luck or [0.0] * len(seats)
        expected = _rounded(min(1.0, max(0.0, after[seat] - rolled[seat])) for seat in seats)
        played, best = analysis.played, analysis.best
        is_best = played["id"] == best["id"]
        # Both analyses must agree that something was lost: that of this decision and that of what came of it.
        gaps = best["chances"][move.seat] - played["chances"][move.seat], before[move.seat] - expected[move.seat]
        loss = 0.0 if is_best or min(gaps) < NOISE else round(min(gaps), DIGITS)
        luck = _rounded(after[seat] - expected[seat] for seat in seats)
        return Point(
            number,
            move.ply,
            move.seat,
            after,
            played,
            None if is_best else best,
            expected,
            loss,
            luck,
            analysis.luck is not None,
        )

    def turning_points(self) -> list[Run]:
        """The runs that changed the chance of their seat the most, in the order of the game."""
        runs = [self._run(list(points)) for _, points in groupby(self.points[1:], key=lambda point: point.seat)]
        largest = sorted(runs, key=lambda run: -abs(run.swing))[:POINTS]
        return sorted((run for run in largest if abs(run.swing) >= TURNING), key=lambda run: run.first)

    def _run(self, points: list[Point]) -> Run:
        seat = points[0].seat
        assert seat is not None
        changes = {point.action: point.chances[seat] - self.points[point.action - 1].chances[seat] for point in points}
        told = [event for point in points for event in self.moves[point.action - 1].events if event.message is not None]
        return Run(
            points[0].action,
            points[-1].action,
            max(changes, key=lambda action: abs(changes[action])),
            seat,
            round(sum(changes.values()), DIGITS),
            round(sum(point.loss for point in points), DIGITS),
            round(sum(point.luck[seat] for point in points), DIGITS),
            told,
        )

    def chapters(self) -> list[tuple[int, Event]]:
        """Where a round or turn of the game begins, by the number of the point."""
        entries = [self.match.entries[0], *self.moves]
        return [
            (number, event) for number, entry in enumerate(entries) for event in entry.events if event.name in CHAPTERS
        ]

    def seats(self) -> list[SeatSum]:
        """For each seat: what it lost by its choices, and its luck."""
        return [self._sum(seat) for seat in range(self.match.seats)]

    def _sum(self, seat: int) -> SeatSum:
        own = [point for point in self.points if point.seat == seat]
        return SeatSum(
            seat,
            len(own),
            sum(point.loss >= MISTAKE for point in own),
            round(sum(point.loss for point in own), DIGITS),
            sum(point.chance for point in own),
            round(sum(point.luck[seat] for point in self.points), DIGITS),
        )

    def json(self) -> dict[str, Any]:
        """All of it, as the page gets it."""
        return {
            "done": self.done,
            "of": self.of,
            "points": [vars(point) for point in self.points],
            "turning_points": [
                vars(run) | {"unforeseen": run.unforeseen, "events": [event.json() for event in run.events]}
                for run in self.turning_points()
            ],
            "chapters": [{"action": number, "label": event.message} for number, event in self.chapters()],
            "seats": [vars(seat) for seat in self.seats()],
        }
