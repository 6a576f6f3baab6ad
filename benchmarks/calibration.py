"""Calibrate the chances that people are shown: python -m benchmarks.calibration [GAME SEATS] [GAMES]

The network plays thousands of games with itself, drawing by its odds. One position of each is searched as reviews do. The curve of
`bezant/players/calibration.py` is fitted to some of the games, and judged by the others: how far are the chances from how often
who had them won? The results are kept in `benchmarks/judgement`; from them `docs/judgement.md`, its pictures and
`bezant/players/calibration.json` are written. Without a game nothing is measured, and these are written anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from itertools import product
from typing import Any

import numpy as np

import bezant
from benchmarks import judgement_page
from benchmarks.judgement_data import DEEP, FEW, FITTED, Bin, Measured, hash_of, keep, kept
from benchmarks.self_play import Moment, moments
from bezant.kernel.game import Game
from bezant.kernel.state import Array
from bezant.lab.analysis import LEARNED, by_hand
from bezant.players.calibration import FILE, NETWORK, SEARCH, Curve, curve_of
from bezant.players.judge import Judge
from bezant.players.levels import budgets
from bezant.players.network import network_of

GAMES, SEED = 5_000, 1
POWERS = [round(step / 20, 2) for step in range(10, 51)]
BENDS = [round(step / 10, 1) for step in range(-10, 26)]
SURE = 1e-9  # a value is taken for no less, so that its logarithm is finite
LEAST = 1e-4  # likewise a chance that is judged
BINS = 10
RESAMPLED, INTERVAL = 1_000, (2.5, 97.5)


def measure(game: Game, seats: int, games: int, seed: int) -> Measured:
    """Play, search as reviews do, fit and judge."""
    network, sight = network_of(game.name, seats), Judge(game, seats).sight
    assert network is not None
    found = moments(network, game.name, seats, games, seed)
    values = np.array([searched(game, moment, budget(game, seats, moment, sight), sight) for moment in found])
    came = np.array([moment.shares for moment in found])
    is_fitted = np.arange(len(found)) % FITTED == 0
    curve = fit(values[is_fitted], came[is_fitted])
    held, result = values[~is_fitted], came[~is_fitted]
    chances = corrected(held, curve)
    return Measured(
        game=game.name,
        seats=seats,
        rules=game.version,
        network=hash_of(game.name, seats),
        sight=sight,
        simulations=int(np.median([budget(game, seats, moment, sight) for moment in found])),
        seed=seed,
        fitted=int(is_fitted.sum()),
        judged=len(held),
        curve=curve,
        ece=rounded(error(chances, result)),
        interval=resampled(chances, result, seed),
        noise=rounded(noise(chances, seed)),
        uncorrected=rounded(error(held, result)),
        bins=[Bin(*map(rounded, each)) for each in bins(chances, result)],
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


def resampled(chances: Array, came: Array, seed: int) -> tuple[float, float]:
    """The interval of the error, from games drawn with replacement."""
    chance, games = np.random.default_rng(seed), len(chances)
    drawn = (chance.integers(games, size=games) for _ in range(RESAMPLED))
    low, high = np.percentile([error(chances[rows], came[rows]) for rows in drawn], INTERVAL)
    return rounded(low), rounded(high)


def noise(chances: Array, seed: int) -> float:
    """The mean error that these chances would seem to have if each were exactly right."""
    chance, sides = np.random.default_rng(seed), np.eye(chances.shape[1])
    ends = chances.cumsum(axis=1)[:, :-1]
    drawn = (sides[(chance.random((len(ends), 1)) > ends).sum(axis=1)] for _ in range(RESAMPLED // 10))
    return float(np.mean([error(chances, came) for came in drawn]))


def few(game: Game, seats: int, some: list[Moment], curve: Curve) -> dict[str, float]:
    """The losses of a review, of a search as deep as a hint, and of a review as before, in the same positions; and how far the
    chances of the first two differ. Before, that is without a network and by the curve in use until now."""
    sight = Judge(game, seats).sight
    ways = {
        "before": (SEARCH, [by_hand(game, seats, each.decisions) for each in some], curve_of(game.name, seats, SEARCH)),
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
    """`calibration.json`: the curves that were measured; those of judges that nobody asks any more stay."""
    told = json.loads(FILE.read_text("utf-8"))
    for each in measured:
        told[each.sight].setdefault(each.game, {})[str(each.seats)] = each.curve._asdict()
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
