"""What a search expects becomes chances: corrected as was measured, still in the same order, and summing to one over the sides."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

import bezant
from benchmarks import calibration, judgement_page
from benchmarks.judgement_data import Bin, Compared, Measured, kept, kept_reviews
from benchmarks.reliability_plot import plot
from benchmarks.self_play import Moment, moments
from benchmarks.weaknesses.sums import stored
from bezant.kernel.game import game_names
from bezant.kernel.state import Array
from bezant.lab.analysis import LEARNED
from bezant.lab.arena import search_identity
from bezant.players import calibration as players_calibration
from bezant.players.calibration import DEFAULT, FILE, NETWORK, SEARCH, Curve, calibrated, curve_of
from bezant.players.judge import Judge
from bezant.players.network import file_of, identity_of, network_of

ALL = [(game, seats) for game in game_names() for seats in bezant.load(game).seat_counts]
CHANCES = np.linspace(0.03, 0.97, 48)  # of one of two sides
CERTAIN = Curve(power=4.0)  # a correction that takes whoever leads for the winner


def test_chances_are_calmer_than_what_is_expected_and_keep_their_order() -> None:
    calm = calibrated("carolus", [0, 1], [0.9, 0.1], SEARCH)
    assert 0.5 < calm[0] < 0.9 and sum(calm) == pytest.approx(1)


@pytest.mark.parametrize("sight", [NETWORK, SEARCH])
@pytest.mark.parametrize(("game", "seats"), ALL)
def test_even_sides_stay_even_and_what_is_certain_stays_so(game: str, seats: int, sight: str) -> None:
    sides = bezant.load(game).sides(seats)
    count = max(sides) + 1
    assert calibrated(game, sides, [1 / count] * seats, sight) == pytest.approx([1 / count] * seats)
    won = [float(side == 0) for side in sides]
    assert calibrated(game, sides, won, sight) == tuple(won)


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_whoever_stands_better_has_the_better_chance(game: str, seats: int) -> None:
    sides, sight = bezant.load(game).sides(seats), Judge(bezant.load(game), seats).sight
    count = max(sides) + 1
    own = [
        calibrated(game, sides, [value if side == 0 else (1 - value) / (count - 1) for side in sides], sight)[0]
        for value in np.linspace(0, 1, 50)
    ]
    assert own == sorted(own) and len(set(own)) == 50 and (own[0], own[-1]) == (0, 1)


def test_team_mates_share_their_chance() -> None:
    sides = bezant.load("carolus").sides(4)
    calm = calibrated("carolus", sides, [0.7 if side == 0 else 0.3 for side in sides], NETWORK)
    assert sum(dict(zip(sides, calm, strict=True)).values()) == pytest.approx(1)
    assert all(calm[seat] == calm[sides.index(side)] for seat, side in enumerate(sides))


def test_without_a_bend_values_are_raised_to_the_power() -> None:
    curve = Curve(power=0.7)
    assert curve.weight(0.8, 2) / curve.weight(0.2, 2) == pytest.approx(4**0.7)
    nearly = Curve(power=0.7, bend=1e-6)
    assert nearly.weight(0.8, 3) == pytest.approx(curve.weight(0.8, 3))


def test_a_game_that_was_not_measured_has_chances_too() -> None:
    assert sum(calibrated("chess", [0, 1, 2], [0.5, 0.3, 0.2], SEARCH)) == pytest.approx(1)
    assert curve_of("chess", 2, NETWORK) == DEFAULT[NETWORK]


@pytest.fixture
def fresh_curves() -> Iterator[None]:
    curve_of.cache_clear()
    yield
    curve_of.cache_clear()


@pytest.mark.usefixtures("fresh_curves")
def test_what_was_measured_with_another_network_corrects_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = curve_of("carolus", 2, NETWORK), curve_of("carolus", 2, SEARCH)
    monkeypatch.setattr(players_calibration, "identity_of", lambda game, seats: "another")
    curve_of.cache_clear()
    assert curve_of("carolus", 2, NETWORK) == DEFAULT[NETWORK] != measured[0]
    assert calibrated("carolus", [0, 1], [0.9, 0.1], NETWORK) == pytest.approx((0.9, 0.1))
    assert curve_of("carolus", 2, SEARCH) == measured[1] != DEFAULT[SEARCH]  # which sees with no network


# What was measured


def test_what_was_measured_is_of_games_there_are() -> None:
    told = json.loads(FILE.read_text("utf-8"))
    assert set(told) == {NETWORK, SEARCH}
    for measured in told.values():
        assert {(game, int(seats)) for game, curves in measured.items() for seats in curves} <= set(ALL)
        assert all(curve["power"] > 0 for curves in measured.values() for curve in curves.values())
    for game, seats in ALL:
        assert str(seats) in told[Judge(bezant.load(game), seats).sight][game]


def test_page_pictures_and_curves_are_what_the_stored_results_give() -> None:
    measured = list(kept())
    again = "python -m benchmarks.calibration"
    assert calibration.curves(measured) == FILE.read_text("utf-8"), again
    assert judgement_page.page(measured, kept_reviews()) == judgement_page.PAGE.read_text("utf-8"), again
    for name, drawn in judgement_page.pictures(measured).items():
        assert (judgement_page.PICTURES / name).read_text("utf-8") == drawn, again


def test_what_is_stored_was_measured_with_the_networks_of_today() -> None:
    measured = list(kept())
    assert [(each.game, each.seats) for each in measured] == ALL
    for each in measured:
        again = f"the network has been replaced: python -m benchmarks.calibration {each.game} {each.seats}"
        assert each.network == identity_of(each.game, each.seats), again
        assert (each.rules, each.sight) == (
            bezant.load(each.game).version,
            Judge(bezant.load(each.game), each.seats).sight,
        )
        assert each.sight == SEARCH or each.simulations == LEARNED, again


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_a_network_has_one_identity_wherever_it_is_told(game: str, seats: int) -> None:
    """In what was measured of chances and of errors, in contests, and as anybody finds it out of the file."""
    [measured] = [each for each in kept() if (each.game, each.seats) == (game, seats)]
    of_file = hashlib.sha256(file_of(game, seats).read_bytes()).hexdigest()
    contest = search_identity(bezant.load(game), seats)["network"]
    assert of_file.startswith(measured.network) and len(measured.network) == 16
    assert measured.network == identity_of(game, seats) == stored(game, seats)["network"] == contest


def test_no_chance_is_further_off_than_the_page_says() -> None:
    """The aim, and what the bins say of it."""
    for each in kept():
        sides = len(bezant.load(each.game).first_seats(each.seats))
        assert each.ece < judgement_page.AIM
        assert calibration.noise(each.bins, sides, 7) == pytest.approx((each.noise, each.most_noise), abs=4e-4)
        off = sum(one.count * abs(one.said - one.came) for one in each.bins) / sum(one.count for one in each.bins)
        assert off == pytest.approx(each.ece, abs=2e-4)
        assert each.loss < each.even


def test_the_page_says_what_is_missed() -> None:
    (first, *_) = kept()
    worse = Measured(**vars(first) | {"ece": 0.042})
    said = judgement_page.page([worse], {})
    assert f"missed: Byzantium, {first.seats} by 1.2" in said and "All errors are below" not in said


def test_the_page_says_which_errors_are_more_than_noise() -> None:
    (first, *_) = kept()
    near, far = (replace(first, seats=seats, ece=ece, most_noise=0.02) for seats, ece in ((2, 0.02), (3, 0.0201)))
    said = judgement_page.page([near, far], {})
    assert (
        "more than noise: Byzantium, 3.\nWith the noise that it may have, none is above 4.0 (Byzantium, 3 seats)."
        in said
    )
    assert "below 3.0 points; none of them is more than noise." in judgement_page.page([near], {})


def test_the_page_says_of_each_title_who_judges_it() -> None:
    learned = [each for each in kept() if each.sight == NETWORK]
    said = judgement_page.page(learned, {})
    assert "Jerusalem" not in said and "jerusalem" not in said and "plays better than" not in said
    some = [replace(each, sight=SEARCH) if each.game == "carolus" else each for each in learned]
    said = judgement_page.page(some, {})
    assert "in Carolus Magnus it still plays better" in said and "In Carolus Magnus no network guides" in said
    assert "`carolus 2 5000`, by hand" in said and "Jerusalem" not in said and "jerusalem" not in said


def test_the_page_says_which_aims_of_reviews_are_missed() -> None:
    compared = Compared(2, "seed", 60, "before", 2_000, 10.0, 0.09, 0.02, told=4, borne_out=1, found=1, of=4)
    now, right = replace(compared, judge="now", told=4, borne_out=4, found=4), "reached, 4 of 4 are found"
    slow = judgement_page.page(list(kept()), {"carolus": [compared, replace(now, cpu_seconds=2.5)]})
    assert "**missed**, Carolus Magnus with 2 seats: 4.0 times" in slow and right in slow
    quick = judgement_page.page(list(kept()), {"carolus": [compared, replace(now, cpu_seconds=2.0, found=3)]})
    assert "reached where a network judges" in quick and "**missed**, 3 of 4 are found" in quick


# Measuring


@pytest.mark.parametrize("bend", [0.8, 0.0, -0.6])
def test_every_row_is_corrected_as_one_alone(bend: float) -> None:
    curve = Curve(1.3, bend)
    rows = np.array([[0.6, 0.3, 0.1], [1.0, 0.0, 0.0], [1 / 3, 1 / 3, 1 / 3]])
    weights = [[curve.weight(value, 3) for value in row] for row in rows]
    alone = np.array([np.divide(row, sum(row)) for row in weights])
    assert calibration.corrected(rows, curve) == pytest.approx(alone)


def drawn(chances: Array, games: int, seed: int = 1) -> tuple[Array, Array]:
    """As many games with these chances of the first of two sides, and how they ended."""
    chance = np.random.default_rng(seed)
    first = chance.choice(chances, games)
    won = chance.random(games) < first
    return np.stack([first, 1 - first], 1), np.stack([won, ~won], 1).astype(float)


def test_the_fit_finds_what_was_wrong_and_the_error_shows_it() -> None:
    chances, came = drawn(np.linspace(0.05, 0.95, 19), 6000)
    modest = calibration.corrected(chances, Curve(power=0.5))  # a search that says too little
    found = calibration.fit(modest[:3000], came[:3000])
    before = calibration.error(modest[3000:], came[3000:])
    after = calibration.error(calibration.corrected(modest[3000:], found), came[3000:])
    assert before > 0.08 and after < 0.03 and 1.7 < found.power < 2.5
    assert noise(chances, 2)[1] < 0.02 and noise(modest[3000:], 2)[1] < before


def noise(chances: Array, sides: int) -> tuple[float, float]:
    """What `calibration.noise` says of these chances, whatever came of them."""
    return calibration.noise([Bin(*each) for each in calibration.bins(chances, np.zeros_like(chances))], sides, 1)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_chances_without_any_error_seem_to_have_no_more_than_noise(sides: int) -> None:
    """In 19 of 20 trials, and on average as much as is told; with more than two sides rather less."""
    chance, lots = np.random.default_rng(sides), 300
    chances = chance.dirichlet(np.full(sides, 1.5), 3_333)
    ends = chances.cumsum(axis=1)[:, :-1]
    drawn = ((chance.random((len(chances), 1)) > ends).sum(axis=1) for _ in range(lots))
    errors = np.array([calibration.error(chances, np.eye(sides)[won]) for won in drawn])
    usual, most = noise(chances, sides)
    assert 0.92 <= np.mean(errors <= most) <= 1
    assert 0.95 * errors.mean() < usual < 1.15 * errors.mean()
    assert most < 1.15 * np.quantile(errors, 0.95)


def test_the_true_error_is_as_near_as_the_noise_says() -> None:
    """Chances that say too little: their error in few games is seldom further from that in very many than the noise."""
    said = [calibration.corrected(drawn(CHANCES, 200_000)[0], Curve(power=0.7)), drawn(CHANCES, 200_000)[1]]
    true, near = calibration.error(*said), []
    for seed in range(60):
        chances, came = drawn(CHANCES, 2_000, seed)
        modest = calibration.corrected(chances, Curve(power=0.7))
        near.append(abs(calibration.error(modest, came) - true) <= noise(modest, 2)[1])
    assert true > 0.03 and np.mean(near) >= 0.95


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_what_was_before_does_not_change_with_the_curves_of_today(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search without a network is corrected by the one power that it had when reviews had no network."""
    power = {"byzantium": (0.96, 0.92, 0.7), "carolus": (0.8, 0.58, 0.36), "jerusalem": (0.7, 0.56, 1.0)}[game][
        seats - 2
    ]
    rules = bezant.load(game)
    sides = len(rules.first_seats(seats))
    values, came = np.linspace(1, 2, sides) / np.linspace(1, 2, sides).sum(), np.eye(sides)[0]
    monkeypatch.setattr(calibration, "searched", lambda *_: values)
    told = calibration.few(rules, seats, [Moment(b"", 60, tuple(came))] * 3, Curve(2.0))
    assert told["before"] == pytest.approx(-np.log(values[0] ** power / (values**power).sum()), abs=1e-4)


def test_a_plot_has_a_dot_for_each_bin_that_is_not_empty() -> None:
    drawing = plot("Chess, 2 < 3", [Bin(10, 0.25, 0.3), Bin(0, 0.0, 0.0), Bin(40, 0.75, 0.7)], 2)
    assert drawing.count("<circle") == 2 and "Chess, 2 &lt; 3" in drawing


@pytest.mark.compiled
def test_chances_agree_with_games_that_are_played_now_and_a_wrong_correction_does_not() -> None:
    """Few games and shallow searches: a correction that was broken shows all the same."""
    game, network = bezant.load("carolus"), network_of("carolus", 2)
    assert network is not None
    found = moments(network, "carolus", 2, games=600, seed=7)
    assert len(found) > 590 and len({each.position for each in found}) == len(found)
    values = np.array([calibration.searched(game, each, 150, NETWORK) for each in found])
    came = np.array([each.shares for each in found])
    right = calibration.corrected(values, curve_of("carolus", 2, NETWORK))
    assert calibration.error(right, came) < 0.06
    assert calibration.error(calibration.corrected(values, CERTAIN), came) > 0.08
    for broken in (CERTAIN, Curve(0.2), Curve(-1.0)):
        assert calibration.loss(calibration.corrected(values, broken), came) > calibration.loss(right, came) + 0.01
