"""Looks among random games for one of each kind, the shortest of a few, and writes its record.

Some ends are rare: a minute or two goes by. The moves of records that exist are kept, and only written anew with the
fingerprint of the position they lead to now: delete a record to have another looked for."""

from __future__ import annotations

import random
from pathlib import Path

import bezant
from bezant.kernel import record
from bezant.kernel.game import Game
from bezant.kernel.match import Match
from tests.records.kinds import KINDS, Kind

FOLDER = Path(__file__).parent
NAMES = ["Anna", "Béla", "Carlo", "Dora"]
SEEDS, ENOUGH = 20_000, 3


def search(game: Game, kind: Kind) -> Match | None:
    """The shortest of the first few games that fit."""
    found = []
    for seed in range(SEEDS):
        match, chance = Match(game, kind.seats, str(seed), kind.options), random.Random(seed)
        while not match.is_over:
            match.play(match.to_move, kind.choose(match, chance))
        if kind.wanted(game.view(match.state, None)):
            found.append(match)
            if len(found) == ENOUGH:
                break
    return min(found, key=lambda match: match.ply, default=None)


def replayed(path: Path) -> Match:
    """The match of a record, whatever its fingerprint."""
    return record.read(path.read_text("utf-8").partition("final ")[0])


def write() -> None:
    for game, kinds in KINDS.items():
        (FOLDER / game).mkdir(exist_ok=True)
        for name, kind in kinds.items():
            path = FOLDER / game / f"{name}.txt"
            match = replayed(path) if path.exists() else search(bezant.load(game), kind)
            if match is not None:
                path.write_text(record.save(match, NAMES[: kind.seats]), "utf-8")


if __name__ == "__main__":
    write()
