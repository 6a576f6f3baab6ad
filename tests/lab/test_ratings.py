"""Ratings: as the formula has them where there is one, true players found again, and intervals that hold as often as they say."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from bezant.lab.ratings import ELO, Ratings, Result, expected, rate


def simulated(
    strengths: dict[str, float], effects: list[float], line_ups: Sequence[tuple[str, ...]], games: int, seed: int
) -> Counter[Result]:
    """Results of players whose strengths are known, each line-up as often as the others."""
    chance, found = np.random.default_rng(seed), Counter[Result]()
    for line_up in line_ups:
        odds = np.exp([strengths[name] + effects[side] for side, name in enumerate(line_up)])
        for side in chance.choice(len(line_up), games // len(line_ups), p=odds / odds.sum()):
            found[line_up, (int(side),)] += 1
    return found


def test_two_players_as_the_formula_has_them() -> None:
    """30 to 10 from each side: no effect of the sides, and with the drawn game odds of 60.5 to 20.5."""
    results: Counter[Result] = Counter(
        {(("a", "g"), (0,)): 30, (("a", "g"), (1,)): 10, (("g", "a"), (1,)): 30, (("g", "a"), (0,)): 10}
    )
    ratings = rate(results, "g")
    a, g = ratings.players["a"], ratings.players["g"]
    spread = 1.96 * ELO * math.sqrt(1 / 60.5 + 1 / 20.5)
    assert a.value == pytest.approx(1000 + ELO * math.log(60.5 / 20.5), abs=0.01)
    assert [a.low, a.high] == pytest.approx([a.value - spread, a.value + spread], abs=0.1)
    assert (g.value, g.low, g.high) == (1000, 1000, 1000)
    assert [each.value for each in ratings.sides] == pytest.approx([0, 0], abs=1e-6)


def test_400_points_are_odds_of_ten_to_one() -> None:
    assert expected(1400, 1000) == pytest.approx(10 / 11)
    assert expected(1000, 1000) == 0.5


def test_a_shared_victory_is_half_a_one() -> None:
    """Ten drawn games say the same of strengths as five won and five lost ones."""
    drawn = rate({(("a", "g"), (0, 1)): 10, (("g", "a"), (0, 1)): 10}, "g")
    split = rate({(("a", "g"), (0,)): 5, (("a", "g"), (1,)): 5, (("g", "a"), (0,)): 5, (("g", "a"), (1,)): 5}, "g")
    assert drawn.players["a"] == split.players["a"]
    assert drawn.players["a"].value == pytest.approx(1000)


def test_the_effect_of_a_side_is_told_apart_from_strength() -> None:
    """Equal players, the first side wins three games of four."""
    results: Counter[Result] = Counter(
        {(pair, (side,)): 300 - 200 * side for pair in (("a", "b"), ("b", "a")) for side in (0, 1)}
    )
    ratings = rate(results, "a")
    assert ratings.players["b"].value == pytest.approx(1000, abs=0.01)
    first, second = ratings.sides
    assert first.value == pytest.approx(ELO * math.log(3) / 2, abs=1)
    assert first.value == pytest.approx(-second.value)
    assert first.low > 0 > second.high


def test_who_has_won_every_game_has_a_finite_rating() -> None:
    few = rate({(("a", "g"), (0,)): 10, (("g", "a"), (1,)): 10}, "g").players["a"]
    many = rate({(("a", "g"), (0,)): 200, (("g", "a"), (1,)): 200}, "g").players["a"]
    assert few.value == pytest.approx(1000 + ELO * math.log(20.5 / 0.5), abs=1)
    assert few.low > 1000 and few.value < many.value < 3000


def test_only_who_is_linked_with_the_anchor_is_rated() -> None:
    results: Counter[Result] = Counter({(("a", "g"), (0,)): 3, (("b", "a"), (0,)): 3, (("x", "y"), (0,)): 3})
    assert set(rate(results, "g").players) == {"g", "a", "b"}


def test_nothing_played_and_nothing_finished_tell_nothing() -> None:
    unfinished: list[dict[Result, int]] = [{}, {(("a", "g"), ()): 7}]
    for results in unfinished:
        ratings = rate(results, "g")
        assert set(ratings.players) == {"g"} and ratings.sides == []


def test_it_is_the_same_whoever_is_the_anchor() -> None:
    results = simulated(
        {"a": 0.0, "b": 0.5, "c": 1.5}, [0, 0.2], [("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")], 400, 3
    )
    one, other = rate(results, "a").players, rate(results, "c").players
    assert one["c"].value - one["b"].value == pytest.approx(other["c"].value - other["b"].value, abs=1e-4)
    assert one["c"].high - one["c"].low == pytest.approx(other["a"].high - other["a"].low, abs=1e-4)


THREE = {"g": 0.0, "a": 0.6, "b": 1.2}
EFFECTS = [0.3, 0.0, -0.3]
TURNS = [("g", "a", "b"), ("a", "b", "g"), ("b", "g", "a"), ("a", "g", "g"), ("g", "a", "g"), ("g", "g", "a")]


def test_three_players_are_found_again() -> None:
    ratings = rate(simulated(THREE, EFFECTS, TURNS, 60_000, seed=1), "g")
    for name, strength in THREE.items():
        assert ratings.players[name].value == pytest.approx(1000 + ELO * strength, abs=12)
    assert [each.value for each in ratings.sides] == pytest.approx([ELO * effect for effect in EFFECTS], abs=8)


def test_intervals_hold_19_times_out_of_20() -> None:
    """400 contests of 120 games: strengths and effects of sides lie inside their intervals as often as promised."""
    held = Counter[str]()
    for seed in range(400):
        ratings = rate(simulated(THREE, EFFECTS, TURNS, 120, seed), "g")
        held.update(_inside(ratings))
    for what in ("a", "b", "side 0", "side 2"):
        assert 0.92 <= held[what] / 400 <= 0.98, (what, held[what])


def _inside(ratings: Ratings) -> list[str]:
    true = {name: (ratings.players[name], 1000 + ELO * THREE[name]) for name in ("a", "b")}
    true |= {f"side {side}": (ratings.sides[side], ELO * EFFECTS[side]) for side in (0, 2)}
    return [what for what, (each, value) in true.items() if each.low <= value <= each.high]
