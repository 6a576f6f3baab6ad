"""Looks among random games for one of each kind, the shortest of a few, and writes its record.

Some ends are rare: a minute or two goes by. The moves of records that exist are kept, and only written anew with the
fingerprint of the position they lead to now: delete a record to have another looked for."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bezant
from bezant.kernel import record
from bezant.kernel.match import Match

FOLDER = Path(__file__).parent
NAMES = ["Anna", "Béla", "Carlo", "Dora"]
COURT = 0.7  # how often a knight goes to court, as in section 8.1 of the rules page
SEEDS, ENOUGH = 20_000, 3

Wanted = Callable[[Any], bool]


def ended(reason: str, winners: int, short_stock: bool = False) -> Wanted:
    """A final position of Carolus Magnus with this reason and so many winning sides."""

    def fits(view: dict[str, Any]) -> bool:
        result = view["result"]
        short = any(land["owner"] and land["castles"] < len(land["provinces"]) for land in view["lands"])
        return result["reason"] == reason and len(result["winners"]) == winners and short == short_stock

    return fits


KINDS: dict[str, tuple[int, dict[str, int], Wanted]] = {
    "all_castles-2": (2, {}, ended("all_castles", 1)),
    "all_castles-3": (3, {}, ended("all_castles", 1)),
    "all_castles-4": (4, {}, ended("all_castles", 1)),
    "all_castles-short-stock-2": (2, {}, ended("all_castles", 1, short_stock=True)),
    "few_lands-2": (2, {}, ended("few_lands", 1)),
    "few_lands-draw-4": (4, {}, ended("few_lands", 2)),
    "dead_round-4": (4, {}, ended("dead_round", 1)),
    "unfinished-3": (3, {"guard_rounds": 2}, ended("unfinished", 0)),
}


def play(match: Match, chance: random.Random) -> None:
    while not match.is_over:
        legal = match.game.legal(match.state)
        verbs = {verb: [id for id in legal if match.game.actions[id].verb == verb] for verb in ("court", "land")}
        if verbs["court"]:
            legal = verbs["court" if chance.random() < COURT else "land"]
        match.play(match.to_move, chance.choice(legal))


def search(seats: int, options: dict[str, int], wanted: Wanted) -> Match | None:
    """The shortest of the first few games that fit."""
    game, found = bezant.load("carolus"), []
    for seed in range(SEEDS):
        match = Match(game, seats, str(seed), options)
        play(match, random.Random(seed))
        if wanted(game.view(match.state, None)):
            found.append(match)
            if len(found) == ENOUGH:
                break
    return min(found, key=lambda match: match.ply, default=None)


def replayed(path: Path) -> Match:
    """The match of a record, whatever its fingerprint."""
    return record.read(path.read_text("utf-8").partition("final ")[0])


def write() -> None:
    for kind, (seats, options, wanted) in KINDS.items():
        path = FOLDER / "carolus" / f"{kind}.txt"
        match = replayed(path) if path.exists() else search(seats, options, wanted)
        if match is not None:
            path.write_text(record.save(match, NAMES[:seats]), "utf-8")


if __name__ == "__main__":
    write()
