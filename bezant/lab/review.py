"""The review of a finished game: the analyses of its decisions together, where it turned, and how far all this may be wrong.

The doubt is measured in the game itself. The chances after a decision are judged twice: by the search before it, and by the
search of what came of it, luck taken out. Both mean the same, so how far they differ shows how far a search may be wrong: nine
of ten pairs differ by less than the doubt (docs/search.md). Totals have a doubt too, and losses within it, or taken back at once,
are not added up: noise that only counts where it is positive would grow with every decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from typing import Any

import numpy as np

from bezant.kernel.match import Match
from bezant.kernel.messages import Event, Message
from bezant.lab.analysis import DIGITS, Analysis, outcome_of
from bezant.lab.deeds import title_of
from bezant.lab.lessons import Lesson, lesson_of

CHAPTERS = ("round", "turn")  # events with which a new part of a game begins
NOISE = 0.01  # smaller losses and swings are not spoken of at all
MISTAKE = 0.05  # a loss that counts as a mistake
UNEXPLAINED = 0.1  # the smallest part of a swing that is said to be unexplained
TURNING, POINTS = 0.04, 6  # the smallest swing of a turning point, and how many are told
PER_PART = 2  # turning points told of each of as many equal parts of the game as there may be points
SURE, FEW_PAIRS = 0.9, 10  # the share of pairs within the doubt, and how many it takes to measure it
USUAL = 0.25  # the doubt of an even chance where there are too few, times 2
WIDTH = 1.645  # standard deviations within which nine of ten sums of many errors lie
SURE_ENOUGH = 0.05  # a chance is never so close to 0 or 1 that a search could not err about it, unless the game is over
CANCELLED = 0.5  # the part of a swing that may be left where what followed took it back


@dataclass(frozen=True)
class Point:
    """One decision and where it led; point 0 is the set-up. `before` and `chances` are those the seat could judge by."""

    action: int
    ply: int
    seat: int | None
    acting: int | None
    before: list[float]
    chances: list[float]
    doubt: list[float]  # of each of the chances: nine of ten lie closer to the truth
    played: Mapping[str, Any] | None
    best: Mapping[str, Any] | None
    expected: list[float]
    loss: float
    luck: list[float]
    chance: bool
    has_instead: bool


@dataclass(frozen=True)
class Run:
    """A stretch of the game told as one, and how it changed the chance of a seat."""

    first: int
    last: int
    action: int  # the decision that mattered
    seat: int
    swing: float
    doubt: float
    loss: float
    lost: float  # what is left of the loss when its end is seen, and the searches before it are believed no less than its own
    luck: float
    title: Message
    lesson: Lesson | None
    events: list[Event]

    @property
    def choice(self) -> float:
        """What is left of the swing without luck."""
        return round(self.swing - self.luck, DIGITS)

    @property
    def is_sure(self) -> bool:
        return abs(self.swing) >= max(TURNING, self.doubt)

    @property
    def has_lost(self) -> bool:
        """Whether its choices lost something beyond doubt."""
        return self.lost >= max(NOISE, self.doubt)

    @property
    def unforeseen(self) -> bool:
        """Whether neither luck nor a mistake explains a good part of the swing: the search did not foresee it."""
        return abs(self.choice + self.loss) >= max(UNEXPLAINED, self.doubt)

    def json(self) -> dict[str, Any]:
        lesson = None if self.lesson is None else self.lesson.json()
        said = {"choice": self.choice, "unforeseen": self.unforeseen, "lesson": lesson}
        kept = {name: value for name, value in vars(self).items() if name != "lost"}
        return kept | said | {"events": [event.json() for event in self.events]}


@dataclass(frozen=True)
class SeatSum:
    """What a seat lost by its choices, as far as each loss is beyond doubt, and all its luck, each with the doubt of the sum."""

    seat: int
    decisions: int
    mistakes: int
    loss: float
    loss_doubt: float
    unsure: int  # stretches whose loss lies within the doubt or was taken back: it is not in the sum
    rolls: int
    luck: float
    luck_doubt: float


class Review:
    """A match and the analyses of its decisions so far, in order."""

    def __init__(self, match: Match, analyses: Sequence[Analysis]) -> None:
        self.match = match
        self.moves = match.moves
        self.done, self.of = len(analyses), len(self.moves)
        self.sight = analyses[0].sight if analyses else None  # what the judge saw with
        self._analyses = analyses
        self._scale = self._luck_scale = USUAL
        self.points = self._points() if analyses else []
        self._runs = {seat: self._runs_of(seat) for seat in range(match.seats)}

    # --- what became of each decision ---------------------------------------------------------------------------------------

    def _points(self) -> list[Point]:
        """The point of a decision needs the chances after it, which come with the analysis of the next one where it has none."""
        after = self._after()
        self._scale, self._luck_scale = self._measured(after)
        start = _rounded(self._analyses[0].before)
        nothing = [0.0] * self.match.seats
        doubt = [self._doubt(chance) for chance in start]
        told = [Point(0, 0, None, None, start, start, doubt, None, None, start, 0.0, nothing, False, False)]
        for number, chances in enumerate(after, start=1):
            told.append(self._point(number, self._analyses[number - 1], chances))
        return told

    def _after(self) -> list[list[float]]:
        """The chances after each decision, as far as they are known."""
        analyses = self._analyses
        following = [analysis.before for analysis in analyses[1:]]
        if len(analyses) == self.of:
            following.append(self._end(analyses[-1]))
        return [_rounded(own.after or then) for own, then in zip(analyses, following, strict=False)]

    def _end(self, last: Analysis) -> Sequence[float]:
        """The chances after the last decision; a game that was resigned or given up has no outcome, but what was expected of it."""
        match = self.match
        return outcome_of(match.game, match.state) if match.is_over else last.played["chances"]

    def _point(self, number: int, analysis: Analysis, after: list[float]) -> Point:
        move, seats = self.moves[number - 1], range(self.match.seats)
        assert move.seat is not None
        before = _rounded(analysis.before)
        rolled = analysis.luck or [0.0] * len(seats)
        expected = _rounded(min(1.0, max(0.0, after[seat] - rolled[seat])) for seat in seats)
        played, best = analysis.played, analysis.best
        is_best = played["id"] == best["id"]
        # Both analyses must agree that something was lost: that of this decision and that of what came of it.
        gaps = best["chances"][move.seat] - played["chances"][move.seat], before[move.seat] - expected[move.seat]
        return Point(
            action=number,
            ply=move.ply,
            seat=move.seat,
            acting=move.seat if analysis.acting is None else analysis.acting,
            before=before,
            chances=after,
            doubt=[self._doubt(chance) for chance in after],
            played=played,
            best=None if is_best else best,
            expected=expected,
            loss=0.0 if is_best or min(gaps) < NOISE else round(min(gaps), DIGITS),
            luck=_rounded(after[seat] - expected[seat] for seat in seats),
            chance=analysis.luck is not None,
            has_instead=analysis.instead is not None,
        )

    # --- how far it may be wrong ----------------------------------------------------------------------------------------------

    def _measured(self, after: Sequence[Sequence[float]]) -> tuple[float, float]:
        """How far the two judgements of a decision differ, in nine of ten cases, in the measure of `_spread`; and the same for
        what luck adds to a sum. That is the deviation where luck had a part, for rare large errors count in a sum. The errors of
        both judgements are in it too, so that it is rather too much."""
        differences, of_luck = [], []
        for number, (analysis, came) in enumerate(zip(self._analyses, after, strict=False)):
            seat = self.moves[number].seat
            assert seat is not None
            said = analysis.played["chances"][seat]
            luck = analysis.luck[seat] if analysis.luck is not None else 0.0
            differences.append(abs(came[seat] - luck - said) / _spread(said))
            if analysis.luck is not None:
                of_luck.append(differences[-1])
        scale = USUAL if len(differences) < FEW_PAIRS else float(np.quantile(differences, SURE))
        return scale, scale if len(of_luck) < FEW_PAIRS else WIDTH * float(np.sqrt(np.mean(np.square(of_luck))))

    def _doubt(self, chance: float) -> float:
        """That of one chance: the two of a pair are equally far from the truth. A game that is over leaves none."""
        return 0.0 if chance in (0.0, 1.0) else round(self._scale * _spread(chance) / sqrt(2), DIGITS)

    def _doubt_between(self, one: float, other: float) -> float:
        """That of the difference of two chances, each from its own search."""
        return round(self._scale * max(_spread(one), _spread(other)), DIGITS)

    # --- where it turned ------------------------------------------------------------------------------------------------------

    def turning_points(self, seat: int | None = None) -> list[Run]:
        """The swings of a seat, or of everyone, that are beyond doubt, in the order of the game: the largest of each part of it
        first, then what else there is room for."""
        found = [run for each in self._asked(seat) for run in self._runs[each] if run.is_sure]
        ranked = sorted(found, key=lambda run: -abs(run.swing))
        told: list[Run] = []
        for most in range(1, PER_PART + 1):
            for run in ranked:
                is_new = all(
                    run.action != other.action for other in told
                )  # two seats may have turned at the same decision
                beside = sum(self._part(other) == self._part(run) for other in told)
                if is_new and beside < most and len(told) < POINTS:
                    told.append(run)
        return sorted(told, key=lambda run: run.first)

    def smaller(self, seat: int | None = None) -> int:
        """How many swings of a seat, or of everyone, lie within the doubt."""
        return sum(
            not run.is_sure and abs(run.swing) >= NOISE for each in self._asked(seat) for run in self._runs[each]
        )

    def _asked(self, seat: int | None) -> Iterable[int]:
        return range(self.match.seats) if seat is None else (seat,)

    def _part(self, run: Run) -> int:
        return (run.action - 1) * POINTS // max(1, self.of)

    def _runs_of(self, seat: int) -> list[Run]:
        """The stretches in which a seat chose: its own actions, and from where it was asked to their end those of others.

        Where what follows within a round takes most of a swing back, all of it is one stretch."""
        actions = [list(points) for _, points in groupby(self.points[1:], key=lambda point: point.acting)]
        runs, at = [], 0
        while at < len(actions):
            own = next((place for place, point in enumerate(actions[at]) if point.seat == seat), None)
            last = at
            if own is not None:
                last = self._until_taken_back(actions, at, seat)
                told = [point for action in actions[at : last + 1] for point in action]
                runs.append(self._run(told[own:] if actions[at][0].acting != seat else told, seat))
            at = last + 1
        return runs

    def _until_taken_back(self, actions: list[list[Point]], at: int, seat: int) -> int:
        """The first action within a round that leaves little of the swing of this one; this one itself where none does."""
        start = actions[at][0].before[seat]
        swing = actions[at][-1].chances[seat] - start
        for later in range(at + 1, min(at + 1 + self.match.seats, len(actions))):
            if abs(swing) >= NOISE and abs(actions[later][-1].chances[seat] - start) <= CANCELLED * abs(swing):
                return later
        return at

    def _run(self, points: list[Point], seat: int) -> Run:
        own = [point for point in points if point.seat == seat]
        weights = {point.action: point.loss + abs(point.chances[seat] - point.before[seat]) for point in own}
        entries = [self.moves[point.action - 1] for point in points]
        swing = points[-1].chances[seat] - points[0].before[seat]
        action, title = title_of(
            self.match.game.name, seat, own, weights, [event for e in entries for event in e.events]
        )
        worst = max(own, key=lambda point: point.loss)
        loss, luck = sum(point.loss for point in own), sum(point.luck[seat] for point in points)
        return Run(
            first=points[0].action,
            last=points[-1].action,
            action=worst.action if worst.loss >= NOISE else action,
            seat=seat,
            swing=round(swing, DIGITS),
            doubt=self._doubt_between(points[0].before[seat], points[-1].chances[seat]),
            loss=round(loss, DIGITS),
            lost=round(max(0.0, min(loss, self._known(points[0], seat) + luck - points[-1].chances[seat])), DIGITS),
            luck=round(luck, DIGITS),
            title=title,
            lesson=lesson_of(self.match.game.name, self._analyses[worst.action - 1], worst.action)
            if worst.loss >= NOISE
            else None,
            events=[event for entry in entries for event in entry.events if event.message is not None],
        )

    def _known(self, point: Point, seat: int) -> float:
        """The chance of a seat before a decision, as far as the search of the decision before saw it coming too: the chance of
        whoever is to move rises for a moment where a search believes in a choice too much."""
        if point.action == 1:
            return point.before[seat]
        earlier = self._analyses[point.action - 2]
        luck = 0.0 if earlier.luck is None else earlier.luck[seat]
        return min(point.before[seat], float(earlier.played["chances"][seat]) + luck)

    # --- the rest -------------------------------------------------------------------------------------------------------------

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
        lost = [run for run in self._runs[seat] if run.has_lost]
        drawn = [point for point in self.points if point.chance]
        return SeatSum(
            seat,
            decisions=len(own),
            mistakes=sum(run.lost >= MISTAKE for run in lost),
            loss=round(sum(run.lost for run in lost), DIGITS),
            loss_doubt=_together(run.doubt for run in lost),
            unsure=sum(run.loss > 0 for run in self._runs[seat]) - len(lost),
            rolls=sum(point.chance for point in own),
            luck=round(sum(point.luck[seat] for point in drawn), DIGITS),
            luck_doubt=_together(self._luck_scale * _spread(point.expected[seat]) for point in drawn),
        )

    def _sure(self) -> set[int]:
        """The decisions whose loss is beyond doubt."""
        lost = [run for runs in self._runs.values() for run in runs if run.has_lost]
        return {
            point.action
            for run in lost
            for point in self.points[run.first : run.last + 1]
            if point.seat == run.seat and point.loss > 0
        }

    def json(self) -> dict[str, Any]:
        """All of it, as the page gets it."""
        sure = self._sure()
        return {
            "done": self.done,
            "of": self.of,
            "sight": self.sight,
            "points": [vars(point) | {"sure": point.action in sure} for point in self.points],
            "turning_points": [run.json() for run in self.turning_points()],
            "smaller": self.smaller(),
            "chapters": [{"action": number, "label": event.message} for number, event in self.chapters()],
            "seats": [
                vars(each)
                | {
                    "turning_points": [run.json() for run in self.turning_points(each.seat)],
                    "smaller": self.smaller(each.seat),
                }
                for each in self.seats()
            ],
        }


def _spread(chance: float) -> float:
    """How much room there is to err about a chance: most in the middle."""
    likely = min(max(chance, SURE_ENOUGH), 1 - SURE_ENOUGH)
    return sqrt(likely * (1 - likely))


def _together(doubts: Iterable[float]) -> float:
    """The doubt of a sum of figures that err each for itself."""
    return round(sqrt(sum(doubt * doubt for doubt in doubts)), DIGITS)


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(float(value), DIGITS) for value in values]
