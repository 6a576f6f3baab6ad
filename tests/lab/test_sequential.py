"""The sequential test: right by the formula, and right as often as it says, however long one waits for an answer."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezant.kernel.errors import BezantError
from bezant.lab.sequential import NO, OPEN, STAKES, YES, Question, log_wealth

SCORES = st.dictionaries(st.sampled_from([0.0, 1 / 3, 0.5, 1.0]), st.integers(0, 200))


def exact_wealth(wins: int, losses: int, rate: Fraction) -> Fraction:
    """The mean over all stakes f from 0 to 1 of (1 + f (1 - r) / r) ** wins * (1 - f) ** losses, integrated term by term."""
    odds = (1 - rate) / rate
    beta = [
        Fraction(math.factorial(k) * math.factorial(losses), math.factorial(k + losses + 1)) for k in range(wins + 1)
    ]
    return sum((math.comb(wins, k) * odds**k * beta[k] for k in range(wins + 1)), Fraction(0))


@pytest.mark.parametrize(("wins", "losses"), [(0, 0), (1, 0), (0, 1), (8, 0), (16, 4), (40, 10), (5, 30)])
@pytest.mark.parametrize("rate", [Fraction(1, 2), Fraction(13, 20), Fraction(9, 10)])
def test_wealth_is_what_the_bets_bring(wins: int, losses: int, rate: Fraction) -> None:
    """64 gamblers stand for all stakes; a hundredth is far less than what one more game changes."""
    exact = float(exact_wealth(wins, losses, rate))
    assert math.exp(log_wealth({1.0: wins, 0.0: losses}, float(rate))) == pytest.approx(exact, rel=0.01)


@given(SCORES, st.floats(0.05, 0.95))
def test_a_fair_bet_is_fair(scores: dict[float, int], rate: float) -> None:
    """Whatever has happened: if the rate is r, the next game leaves the wealth of every gambler as it is on average."""
    before = np.zeros(len(STAKES))
    for score, times in scores.items():
        before += times * np.log1p(STAKES * (score / rate - 1))
    after = [before + np.log1p(STAKES * (score / rate - 1)) for score in (0.0, 1.0)]
    mean = (1 - rate) * np.exp(after[0] - before) + rate * np.exp(after[1] - before)
    assert mean == pytest.approx(np.ones(len(STAKES)))


@given(SCORES, st.floats(0.05, 0.95), st.floats(0.5, 0.99))
def test_an_answer_agrees_with_the_bounds(scores: dict[float, int], rate: float, confidence: float) -> None:
    question = Question(rate, confidence)
    low, high = question.bounds(scores)
    mean = sum(score * times for score, times in scores.items()) / max(1, sum(scores.values()))
    assert 0 <= low <= high <= 1
    assert not sum(scores.values()) or low <= mean <= high
    if abs(low - rate) > 1e-9 and abs(high - rate) > 1e-9:
        assert question.answer(scores) == (YES if rate < low else NO if rate > high else OPEN)


def simulated(rate: float, question: Question, runs: int, games: int, seed: int) -> list[tuple[str, int]]:
    """Answers of many runs, looked for after every round of two games, and when they came. White wins more often than black."""
    chance = np.random.default_rng(seed)
    advantage = min(rate, 1 - rate) / 2
    won = chance.random((runs, games)) < np.where(np.arange(games) % 2 == 0, rate + advantage, rate - advantage)
    return [_answer(row, question) for row in won]


def _answer(won: np.ndarray, question: Question) -> tuple[str, int]:
    scores: Counter[float] = Counter()
    for number in range(0, len(won), 2):
        scores.update(won[number : number + 2].astype(float).tolist())
        if (answer := question.answer(scores)) != OPEN:
            return answer, number + 2
    return OPEN, len(won)


@pytest.mark.parametrize(("rate", "wrong"), [(0.65, {YES, NO}), (0.6, {YES}), (0.7, {NO})])
def test_wrong_answers_are_as_rare_as_promised(rate: float, wrong: set[str]) -> None:
    """400 runs of 300 games, each looked at 150 times. At 0.65 "yes" is right, and "at most 0.65" too: both count as wrong here."""
    answers = [answer for answer, _ in simulated(rate, Question(0.65), 400, 300, seed=4)]
    for answer in wrong:
        assert answers.count(answer) <= 0.05 * len(answers)


@pytest.mark.parametrize(("rate", "right", "games"), [(0.5, NO, 110), (0.8, YES, 80), (0.9, YES, 30), (0.99, YES, 14)])
def test_clear_questions_are_decided_soon(rate: float, right: str, games: int) -> None:
    answers = simulated(rate, Question(0.65), 60, 1000, seed=7)
    assert [answer for answer, _ in answers].count(right) >= 0.95 * len(answers)
    assert np.median([when for _, when in answers]) <= games


def test_shared_victories_count_in_part() -> None:
    question = Question(0.65)
    assert question.answer({0.5: 100}) == NO
    assert question.answer({0.5: 10}) == OPEN
    low, high = question.bounds({0.5: 100})
    assert 0.45 < low < 0.5 < high < 0.55


@pytest.mark.parametrize(
    ("rate", "confidence", "said"),
    [
        (0.0, 0.95, "between 0 and 1"),
        (1.0, 0.95, "between 0 and 1"),
        (65.0, 0.95, "between 0 and 1"),
        (math.nan, 0.95, "between 0 and 1"),
        (0.65, 1.0, "at least 0.5 and less than 1"),
        (0.65, 0.05, "at least 0.5 and less than 1"),
        (0.65, math.nan, "at least 0.5 and less than 1"),
    ],
)
def test_what_cannot_be_asked_is_one_sentence(rate: float, confidence: float, said: str) -> None:
    with pytest.raises(BezantError, match=said):
        Question(rate, confidence)
