"""Ratings: a Bradley-Terry model for any number of sides (Plackett-Luce, first place only), with an effect of the side.

The chance of a side to win is in proportion to exp(strength of its player + effect of the side). A victory shared by several
is counted for each in part. Strengths and effects are those that make the results most likely, found by Newton's method; the
curvature there (the observed information) gives the intervals of 95 %. On Elo's scale 400 points are odds of 10 to 1.

So that a player who has won every game gets a number too, one drawn game more is counted between any two players that met, and one
among the sides.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from bezant.kernel.state import Array

ELO = 400 / math.log(10)  # points of one unit of strength
ANCHOR_RATING = 1000
Z_95 = 1.959963984540054  # of the normal distribution, for intervals of 95 %
PRECISE, STEPS = 1e-9, 100  # when Newton's method has arrived

Result = tuple[tuple[str, ...], tuple[int, ...]]  # the player of each side, the sides that won


@dataclass(frozen=True)
class Estimate:
    """A number of Elo's scale with its interval of 95 %."""

    value: float
    low: float
    high: float

    def json(self) -> dict[str, float]:
        return {"rating": round(self.value, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


@dataclass(frozen=True)
class Ratings:
    """The players that met the anchor, directly or through others, and what each side is worth against the mean of all."""

    anchor: str
    players: dict[str, Estimate]
    sides: list[Estimate]


@dataclass(frozen=True)
class _Race:
    """Results that share a line-up: `rows` tells which strengths and effects add up for each of those who could win."""

    rows: Array
    shares: Array
    games: float


def rate(results: Mapping[Result, int], anchor: str) -> Ratings:
    """Ratings from how often each result came about. The anchor has 1000 by definition."""
    linked = _linked(results, anchor)
    used = {result: times for result, times in results.items() if linked.issuperset(result[0]) and result[1]}
    names = [anchor, *sorted(linked - {anchor})]
    sides = max((len(line_up) for line_up, _ in used), default=0)
    strengths, information = _most_likely(_races(used, names, sides), len(names) + sides)
    variances = np.linalg.pinv(information)
    against_anchor = np.eye(len(names), len(names) + sides) - np.eye(1, len(names) + sides)
    against_mean = np.eye(sides, len(names) + sides, len(names))
    against_mean[:, len(names) :] -= 1 / max(1, sides)
    rated = _estimates(against_anchor, strengths, variances, ANCHOR_RATING)
    return Ratings(anchor, dict(zip(names, rated, strict=True)), _estimates(against_mean, strengths, variances, 0))


def expected(stronger: float, weaker: float) -> float:
    """The chance of one rating against another, just the two of them."""
    return 1 / (1 + math.exp((weaker - stronger) / ELO))


def _linked(results: Mapping[Result, int], anchor: str) -> set[str]:
    linked, before = {anchor}, 0
    while len(linked) > before:
        before = len(linked)
        linked |= {name for line_up, won in results if won and linked.intersection(line_up) for name in line_up}
    return linked


def _races(results: Mapping[Result, int], names: list[str], sides: int) -> list[_Race]:
    size = len(names) + sides
    place = {name: index for index, name in enumerate(names)}
    shares: dict[tuple[str, ...], Array] = {}
    games: Counter[tuple[str, ...]] = Counter()
    for (line_up, won), times in results.items():
        made = shares.setdefault(line_up, np.zeros(len(line_up)))
        made[list(won)] += times / len(won)
        games[line_up] += times
    real = []
    for line_up, made in shares.items():
        rows = np.eye(len(line_up), size, len(names))
        rows[np.arange(len(line_up)), [place[name] for name in line_up]] = 1
        real.append(_Race(rows, made, games[line_up]))
    met = sorted({pair for line_up in shares for pair in combinations(sorted(set(line_up)), 2)})
    drawn = [np.eye(size)[[place[one], place[other]]] for one, other in met]
    if sides:
        drawn.append(np.eye(sides, size, len(names)))
    return real + [_Race(rows, np.full(len(rows), 1 / len(rows)), 1) for rows in drawn]


def _most_likely(races: list[_Race], size: int) -> tuple[Array, Array]:
    """The strengths and effects at the top of the likelihood, and how sharply it falls off there.

    Only differences matter, so the curvature has directions without slope: the steps are those of the pseudo-inverse."""
    at = np.zeros(size)
    height, slope, information = _likelihood(races, at)
    for _ in range(STEPS):
        step = np.linalg.pinv(information) @ slope
        if np.abs(step).max() < PRECISE:
            break
        while (tried := _likelihood(races, at + step))[0] < height:
            step /= 2
            if np.abs(step).max() < PRECISE:
                return at, information
        at, (height, slope, information) = at + step, tried
    return at, information


def _likelihood(races: list[_Race], at: Array) -> tuple[float, Array, Array]:
    """The logarithm of the likelihood, its slope, and the information (its curvature with the sign turned)."""
    height, slope, information = 0.0, np.zeros(len(at)), np.zeros((len(at), len(at)))
    for race in races:
        strengths = race.rows @ at
        top = strengths.max()
        odds = np.exp(strengths - top)
        chances = odds / odds.sum()
        height += float(race.shares @ strengths - race.games * (top + math.log(odds.sum())))
        slope += race.rows.T @ (race.shares - race.games * chances)
        information += race.games * race.rows.T @ (np.diag(chances) - np.outer(chances, chances)) @ race.rows
    return height, slope, information


def _estimates(contrasts: Array, strengths: Array, variances: Array, base: float) -> list[Estimate]:
    values = base + ELO * (contrasts @ strengths)
    spreads = Z_95 * ELO * np.sqrt(np.maximum(0, np.einsum("ij,jk,ik->i", contrasts, variances, contrasts)))
    return [Estimate(float(v), float(v - s), float(v + s)) for v, s in zip(values, spreads, strict=True)]
