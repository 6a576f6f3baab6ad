"""What was measured of the judgement that people are shown, kept in `benchmarks/judgement`: a file of calibration for each game and
number of seats, and one of reviews for each game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bezant.lab.analysis import LEARNED
from bezant.players.calibration import Curve

FOLDER = Path(__file__).with_name("judgement")
FITTED = 3  # one game in so many is fitted; the others judge
DEEP, FEW = 20_000, 100  # simulations with a network about as in a hint; positions in which other searches are tried
ERRS = 0.1  # how often a player of the games that are reviewed does anything at all
REFERENCE = 20 * LEARNED  # simulations


@dataclass(frozen=True)
class Bin:
    """Chances between two tenths: how many, what was said on average, and how often it came so."""

    count: int
    said: float
    came: float


@dataclass(frozen=True)
class Measured:
    """The calibration of a game with so many seats, in plain values. Losses are log losses, and less is better."""

    game: str
    seats: int
    rules: int
    network: str  # that played: `identity_of`
    sight: str  # what the judge sees with
    simulations: int  # of the judge; without a network, in the middle of the positions
    seed: int
    fitted: int  # games
    judged: int
    curve: Curve
    ece: float  # the expected calibration error of the games that judge
    noise: float  # the error that chances without any error would seem to have in as many games, on average ...
    most_noise: float  # ... and at most, in 19 of 20 trials
    uncorrected: float  # the error of the bare values
    bins: list[Bin]
    loss: float
    even: float  # the loss of whoever takes all sides for even
    few: dict[str, float]  # losses in the same few positions, by who judged them, and what changes with depth


@dataclass(frozen=True)
class Compared:
    """One review of one game, compared with the reference. What is told is told of everyone."""

    seats: int
    seed: str
    decisions: int
    judge: str  # "before" or "now"
    simulations: int
    cpu_seconds: float
    chances: float  # mean absolute error
    losses: float  # mean absolute error of the loss of a decision
    told: int  # turning points
    borne_out: int  # of these, the swings that the reference sees within their doubt
    found: int  # turning points of the reference that are told too
    of: int  # turning points of the reference


def keep(measured: Measured) -> None:
    _write(f"{measured.game}-{measured.seats}", asdict(measured) | {"curve": measured.curve._asdict()})


def kept() -> Iterator[Measured]:
    """The calibrations, in the order of the games."""
    for path in sorted(FOLDER.glob("*-[2-4].json")):
        told = json.loads(path.read_text("utf-8"))
        yield Measured(**told | {"curve": Curve(**told["curve"]), "bins": [Bin(**each) for each in told["bins"]]})


def keep_reviews(game: str, rows: list[Compared]) -> None:
    _write(f"reviews-{game}", [asdict(row) for row in rows])


def kept_reviews() -> dict[str, list[Compared]]:
    """The comparisons of reviews, by game."""
    files = {path.stem.removeprefix("reviews-"): path for path in sorted(FOLDER.glob("reviews-*.json"))}
    return {game: [Compared(**row) for row in json.loads(path.read_text("utf-8"))] for game, path in files.items()}


def _write(name: str, told: Any) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
