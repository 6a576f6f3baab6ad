"""What there is to learn from a decision: the figures of the outlook after what was played and after what was better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.lab.analysis import Analysis

ROWS = 4  # figures told
LEAST = 0.1  # a difference that is told
FAIR = 0.3  # the share of the heaviest difference from which another one is worth a row


@dataclass(frozen=True)
class Row:
    """One figure after both moves; `better` says for which of them it speaks."""

    feature: str
    before: float
    played: float
    best: float
    better: str  # "played" or "best"


@dataclass(frozen=True)
class Lesson:
    """The decision, the figure that speaks most for the better move, and the figures that differ most."""

    action: int
    feature: str
    keeps: bool  # whether the better move keeps what the one played loses, rather than gaining more
    rows: list[Row]

    def json(self) -> dict[str, Any]:
        return vars(self) | {"rows": [vars(row) for row in self.rows]}


def lesson_of(game: str, analysis: Analysis, action: int) -> Lesson | None:
    """The lesson of a decision; None where no figure speaks for the better move."""
    if analysis.outlook is None:
        return None
    worth = part_of(game, "outlook", compile.INTERPRETED).WORTH
    before, played, best = (analysis.outlook[name] for name in ("before", "played", "best"))
    gains = {
        name: worth[name] * (best[name] - played[name])
        for name in worth
        if name in before and abs(best[name] - played[name]) >= LEAST
    }
    heaviest = max(gains, key=lambda name: gains[name], default=None)
    if heaviest is None or gains[heaviest] <= 0:
        return None
    most = max(abs(gain) for gain in gains.values())
    shown = sorted(gains, key=lambda name: (name != heaviest, -abs(gains[name])))
    rows = [
        Row(name, before[name], played[name], best[name], "best" if gains[name] > 0 else "played")
        for name in shown[:ROWS]
        if name == heaviest or abs(gains[name]) >= FAIR * most or gains[name] < 0
    ]
    keeps = worth[heaviest] * (played[heaviest] - before[heaviest]) <= -LEAST * abs(worth[heaviest])
    return Lesson(action, heaviest, keeps, rows)
