"""Is a rate at least so and so? A test that may look after every game, and stops as soon as the answer is known.

Imagine that the rate is at most r, and let gamblers bet on every game at odds that are fair then: each stakes a fixed part
of what he has on a win. If the rate really is at most r, nobody can win for long: the chance that their mean wealth ever
becomes 20 times what it was is at most 1/20 (Ville's inequality), no matter how often one looks and when one stops. So a wealth
of 20 refutes "at most r" with 95 % confidence. Gamblers who bet on losses refute "at least r" in the same way, and the rates
that nobody has refuted are a confidence sequence: it holds whenever one looks. (Waudby-Smith and Ramdas, "Estimating means of
bounded random variables by betting", 2023.)

A score is anything from 0 to 1, so a shared victory needs no special care. Nor does the seat: each seed is played from every
side and the rate is the mean over the sides, which makes the product of a round's odds only smaller. What is taken for granted:
the games of one seed are independent, or luck that helps one side helps the other player when they change sides.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from bezant.kernel.errors import BezantError
from bezant.kernel.state import Array

YES, NO, OPEN = "yes", "no", "open"
STAKES: Array = (np.arange(64) + 0.5) / 64  # the part of his wealth each gambler stakes
HALVINGS = 50  # of the interval in which a bound is looked for

Scores = Mapping[float, int]  # how often each score was made


class BadQuestion(BezantError):
    code = "bad_question"


@dataclass(frozen=True)
class Question:
    """Is the mean score at least `rate`? Each of the two answers is wrong with a chance of at most 1 - confidence."""

    rate: float
    confidence: float = 0.95

    def __post_init__(self) -> None:
        if not 0 < self.rate < 1:
            raise BadQuestion(f"A rate to decide about lies between 0 and 1, such as 0.65, not at {self.rate:g}.")
        if not 0.5 <= self.confidence < 1:
            raise BadQuestion(f"A confidence is at least 0.5 and less than 1, such as 0.95, not {self.confidence:g}.")

    def answer(self, scores: Scores) -> str:
        """YES, NO or still OPEN."""
        if log_wealth(scores, self.rate) >= self._enough:
            return YES
        return NO if log_wealth(_mirrored(scores), 1 - self.rate) >= self._enough else OPEN

    def bounds(self, scores: Scores) -> tuple[float, float]:
        """The rate is at least the one and at most the other, each with this confidence."""
        return _at_least(scores, self._enough), 1 - _at_least(_mirrored(scores), self._enough)

    @property
    def _enough(self) -> float:
        return -math.log(1 - self.confidence)


def log_wealth(scores: Scores, rate: float) -> float:
    """The logarithm of what the gamblers who doubt that the mean score is at most `rate` have made of 1 on average."""
    wealth: Array = np.zeros(len(STAKES))
    for score, times in scores.items():
        wealth += times * np.log1p(STAKES * (score / rate - 1))
    top = wealth.max()
    return float(top + np.log(np.exp(wealth - top).mean()))


def _at_least(scores: Scores, enough: float) -> float:
    """The largest rate such that "at most that" is refuted; wealth falls as the rate grows."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if log_wealth(scores, middle) >= enough:
            low = middle
        else:
            high = middle
    return low


def _mirrored(scores: Scores) -> Scores:
    return {1 - score: times for score, times in scores.items()}
