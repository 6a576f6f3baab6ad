"""Calibrate the chances that people are shown: python -m benchmarks.calibration [GAME SEATS] [GAMES]

The network plays thousands of games with itself, drawing by its odds. One position of each is searched as reviews do. The curve of
`bezant/players/calibration.py` is fitted to some of the games, and judged by the others: how far are the chances from how often
who had them won? The results are kept in `benchmarks/judgement`; from them `docs/judgement.md`, its pictures and
`bezant/players/calibration.json` are written. Without a game nothing is measured, and these are written anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import product
from typing import Any

import numpy as np

import bezant
from benchmarks import judgement_page
from benchmarks.judgement_data import DEEP, FEW, FITTED, Bin, Measured, keep, kept
from benchmarks.self_play import Moment, moments
from bezant.kernel.game import Game
from bezant.kernel.state import Array
from bezant.lab.analysis import LEARNED, by_hand
from bezant.players.calibration import FILE, NETWORK, SEARCH, Curve
from bezant.players.judge import Judge
from bezant.players.levels import budgets
from bezant.players.network import identity_of, network_of

GAMES, SEED = 5_000, 1
POWERS = [round(step / 20, 2) for step in range(10, 51)]
BENDS = [round(step / 10, 1) for step in range(-10, 26)]
SURE = 1e-9  # a value is taken for no less, so that its logarithm is finite
LEAST = 1e-4  # likewise a chance that is judged
BINS = 10
DRAWN, MOST = 10_000, 0.95  # times that results are drawn, and the share of trials with no more noise than is told
BEFORE = {  # the curves of the search without a network when reviews had none
    "byzantium": {2: Curve(0.96), 3: Curve(0.92), 4: Curve(0.7)},
    "carolus": {2: Curve(0.8), 3: Curve(0.58), 4: Curve(0.36)},
    "jerusalem": {2: Curve(0.7), 3: Curve(0.56), 4: Curve(1.0)},
}


def measure(game: Game, seats: int, games: int, seed: int) -> Measured:
    """Play, search as reviews do, fit and judge."""
    network, sight = network_of(game.name, seats), Judge(game, seats).sight
    identity = identity_of(game.name, seats)
    assert network is not None and identity is not None
    found = moments(network, game.name, seats, games, seed)
    values = np.array([searched(game, moment, budget(game, seats, moment, sight), sight) for moment in found])
    came = np.array([moment.shares for moment in found])
    is_fitted = np.arange(len(found)) % FITTED == 0
    curve = fit(values[is_fitted], came[is_fitted])
    held, result = values[~is_fitted], came[~is_fitted]
    chances = corrected(held, curve)
    found_bins = [Bin(*map(rounded, each)) for each in bins(chances, result)]
    usual, most = noise(found_bins, chances.shape[1], seed)
    return Measured(
        game=game.name,
        seats=seats,
        rules=game.version,
        network=identity,
        sight=sight,
        simulations=int(np.median([budget(game, seats, moment, sight) for moment in found])),
        seed=seed,
        fitted=int(is_fitted.sum()),
        judged=len(held),
        curve=curve,
        ece=rounded(error(chances, result)),
        noise=usual,
        most_noise=most,
        uncorrected=rounded(error(held, result)),
        bins=found_bins,
        loss=rounded(loss(chances, result)),
        even=rounded(float(np.log(values.shape[1]))),
        few=few(game, seats, [moment for moment, fits in zip(found, is_fitted, strict=True) if not fits][:FEW], curve),
    )


def budget(game: Game, seats: int, moment: Moment, sight: str) -> int:
    """The simulations that a review of this game takes."""
    return LEARNED if sight == NETWORK else by_hand(game, seats, moment.decisions)


def searched(game: Game, moment: Moment, simulations: int, sight: str) -> list[float]:
    """What a search by the seat to move expects for each side if the best action is played."""
    state = game.from_bytes(moment.position)
    seat = game.to_move(state)
    search = Judge(game, state.seats, sight).search(game.imagine(state, seat, moment.decisions), seat, moment.decisions)
    search.run(simulations)
    values = search.choices()[0].values
    return [values[first] for first in game.first_seats(state.seats)]


# --- fitting and judging ---------------------------------------------------------------------------------------------------


def corrected(values: Array, curve: Curve) -> Array:
    """The chances of the sides, a row for each position: what `calibrated` says, of all rows at once."""
    lead = np.log(np.maximum(values, SURE) * values.shape[1])
    if curve.bend:
        lead = (np.arcsinh if curve.bend > 0 else np.sinh)(curve.bend * lead) / curve.bend
    bent = curve.power * lead
    weights = np.exp(bent - bent.max(axis=1, keepdims=True)) * (values > 0)
    chances: Array = weights / weights.sum(axis=1, keepdims=True)
    return chances


def fit(values: Array, came: Array) -> Curve:
    """The curve that makes the results most likely."""
    curves = [Curve(power, bend) for power, bend in product(POWERS, BENDS)]
    return min(curves, key=lambda curve: loss(corrected(values, curve), came))


def losses(chances: Array, came: Array) -> Array:
    """The logarithm of the chance that each result had, negated."""
    found: Array = -(came * np.log(np.maximum(chances, LEAST))).sum(axis=1)
    return found


def loss(chances: Array, came: Array) -> float:
    return float(losses(chances, came).mean())


def bins(chances: Array, came: Array) -> list[tuple[int, float, float]]:
    """The chances of all sides in ten bins, with how often each came so."""
    said, won = chances.ravel(), came.ravel()
    places = np.minimum((said * BINS).astype(int), BINS - 1)
    counts = np.bincount(places, minlength=BINS)
    sums = (np.bincount(places, weights, minlength=BINS) / np.maximum(counts, 1) for weights in (said, won))
    return list(zip(counts.tolist(), *(each.tolist() for each in sums), strict=True))


def error(chances: Array, came: Array) -> float:
    """The expected calibration error: how far what was said is from what came, on average over the chances."""
    found = bins(chances, came)
    return sum(count * abs(said - won) for count, said, won in found) / sum(count for count, _, _ in found)


def noise(found: Sequence[Bin], sides: int, seed: int) -> tuple[float, float]:
    """The error that chances would seem to have if what was said in each bin were exactly right: on average, and at most in 19 of
    20 trials. Results are drawn bin by bin. Of two sides the one loses what the other wins, so that half of the bins tell of the
    others; that only one of three or four can win is left out, and makes their noise a little too large."""
    drawn, share = (found[: BINS // 2], 2) if sides == 2 else (found, 1)
    counts, said = np.array([each.count for each in drawn]), np.array([each.said for each in drawn])
    off = np.abs(np.random.default_rng(seed).binomial(counts, said, (DRAWN, len(drawn))) - counts * said).sum(axis=1)
    errors = share * off / sum(each.count for each in found)
    return rounded(errors.mean()), rounded(np.quantile(errors, MOST))


def few(game: Game, seats: int, some: list[Moment], curve: Curve) -> dict[str, float]:
    """The losses of a review, of a search as deep as a hint, and of a review as before, in the same positions; and how far the
    chances of the first two differ. Before, that is without a network and by the curve of that time."""
    sight = Judge(game, seats).sight
    ways = {
        "before": (SEARCH, [by_hand(game, seats, each.decisions) for each in some], BEFORE[game.name][seats]),
        "review": (sight, [budget(game, seats, each, sight) for each in some], curve),
        "hint": (sight, [DEEP if sight == NETWORK else budgets(game, seats)[-1]] * len(some), curve),
    }
    chances = {
        name: corrected(np.array([searched(game, *each, eyes) for each in zip(some, simulations, strict=True)]), by)
        for name, (eyes, simulations, by) in ways.items()
    }
    came = np.array([moment.shares for moment in some])
    better = losses(chances["before"], came) - losses(chances["review"], came)
    deeper = chances["hint"] - chances["review"]
    told = {
        "positions": len(some),
        **{name: loss(each, came) for name, each in chances.items()},
        "better": better.mean(),
        "deviation": better.std() / len(some) ** 0.5,
        "change": np.abs(deeper).mean(),
        "surer": (chances["hint"].max(axis=1) - chances["review"].max(axis=1)).mean(),
    }
    return {name: rounded(value) for name, value in told.items()}


def rounded(value: Any) -> Any:
    return value if isinstance(value, int) else round(float(value), 4)


# --- keeping -------------------------------------------------------------------------------------------------------------


def curves(measured: Iterable[Measured]) -> str:
    """`calibration.json`: the curves that were measured, each with the network that the search saw with; those of judges that
    nobody asks any more stay."""
    told = json.loads(FILE.read_text("utf-8"))
    for each in measured:
        eyes = {"network": each.network} if each.sight == NETWORK else {}
        told[each.sight].setdefault(each.game, {})[str(each.seats)] = each.curve._asdict() | eyes
    return json.dumps(told, indent=2, sort_keys=True) + "\n"


def main(words: list[str]) -> None:
    if words:
        game, games = bezant.load(words[0]), int(words[2]) if len(words) > 2 else GAMES
        measured = measure(game, int(words[1]), games, SEED)
        keep(measured)
        print(json.dumps(asdict(measured)))
    FILE.write_text(curves(kept()), "utf-8")
    judgement_page.write()


if __name__ == "__main__":
    main(sys.argv[1:])
