"""The measured strength of the players: `bezant ladder` writes the numbers, docs/players.md shows them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("ratings.json")
FEWEST = 20  # games; fewer say too little to be shown as a number


@dataclass(frozen=True)
class Rating:
    """An Elo rating with its 95 % interval and the number of games behind it. Greedy has 1000 points."""

    rating: int
    low: int
    high: int
    games: int


def rating(game: str, seats: int, name: str) -> Rating | None:
    """The measured rating of a player; None if it has played too few games."""
    found = _measured().get(game, {}).get(str(seats), {}).get(name)
    return None if found is None or found["games"] < FEWEST else Rating(**found)


@cache
def _measured() -> dict[str, Any]:
    measured: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return measured
