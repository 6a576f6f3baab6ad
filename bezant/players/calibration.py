"""From the values of a search to calibrated chances.

A search may be too sure of itself, since it takes its own play for perfect, or not sure enough, since it averages over all that it
tried. Both were measured for each game and number of seats by `benchmarks/calibration.py`, and a curve of two numbers fits the
values to the games that were then played: its `power` says how steep it is where sides are even, its `bend` how much calmer it
grows towards certainty; below 0, how much bolder. The order of the sides stays, even sides stay even, and what is certain stays
certain. What was measured with a network that has been replaced is true of no other one, and corrects nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import asinh, exp, log, sinh
from pathlib import Path
from typing import NamedTuple

from bezant.players.network import identity_of

FILE = Path(__file__).with_name("calibration.json")
NETWORK, SEARCH = "network", "search"  # what a search sees with: a network, or the hand-written evaluation


class Curve(NamedTuple):
    """How the values of a search are corrected. Without a bend they are raised to the power."""

    power: float
    bend: float = 0.0

    def weight(self, value: float, sides: int) -> float:
        """How much the value of one of so many sides weighs."""
        if value <= 0:
            return 0.0
        lead = log(value * sides)  # over an even share
        if self.bend:
            lead = (asinh if self.bend > 0 else sinh)(self.bend * lead) / self.bend
        return exp(self.power * lead)


DEFAULT = {NETWORK: Curve(1.0), SEARCH: Curve(0.6)}  # for a game, or a network, that was not measured


def calibrated(game: str, sides: Sequence[int], values: Sequence[float], sight: str) -> tuple[float, ...]:
    """The chance of each seat to win, from the value of each seat; `sides` says for which side each seat plays, and `sight` what
    the search saw with."""
    count = len(set(sides))
    curve = curve_of(game, len(sides), sight)
    weights = [curve.weight(value, count) for value in values]
    whole = sum(dict(zip(sides, weights, strict=True)).values())
    return tuple(weight / whole for weight in weights)


@cache
def curve_of(game: str, seats: int, sight: str) -> Curve:
    """The correction of a game with so many seats, by what was measured with the network that there is."""
    measured = json.loads(FILE.read_text("utf-8"))[sight].get(game, {}).get(str(seats))
    if measured is None or (sight == NETWORK and measured.pop("network") != identity_of(game, seats)):
        return DEFAULT[sight]
    return Curve(**measured)
