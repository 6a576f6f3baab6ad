"""Writes the golden files anew: `python -m tests.golden` keeps the moves that stand in them, `--new` lets the players choose."""

from __future__ import annotations

import sys

import bezant
from tests.golden.writing import action_table, moves_of, path_of, playthrough


def write(new: bool) -> None:
    for name in bezant.game_names():
        game = bezant.load(name)
        path_of(game, game.seat_counts[0]).with_name(f"{name}-actions.txt").write_text(action_table(game), "utf-8")
        for seats in game.seat_counts:
            path = path_of(game, seats)
            moves = None if new or not path.exists() else moves_of(path.read_text("utf-8"))
            path.write_text(playthrough(game, seats, moves), "utf-8")


if __name__ == "__main__":
    write(new="--new" in sys.argv[1:])
