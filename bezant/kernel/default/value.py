"""The value of a leaf where a game brings no features: its evaluation, in the unit that its search calls a temperature."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule
from bezant.kernel.contract import of_game

E: Any = of_game(__name__, "evaluate")
STAGES, FEATURES = 1, ["evaluation"]
UNIT = 1.0 if E is None else float(E.SEARCH["temperature"])


@rule
def stage(s: Any) -> int:
    return 0


@outlined
def features_into(s: Any, seat: int, found: Any) -> None:
    """The evaluation alone."""
    found[0] = E.evaluate(s, seat) / UNIT
