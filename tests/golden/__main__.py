"""Writes the golden files anew: `python -m tests.golden` keeps the moves that stand in them, `--new` lets the players choose."""

from __future__ import annotations

import sys

import bezant
from tests.golden.writing import action_table, moves_of, observations, path_of, playthrough


def write(new: bool) -> None:
    for name in bezant.game_names():
        game = bezant.load(name)
        path_of(game, "actions").write_text(action_table(game), "utf-8")
        path_of(game, "observations").write_text(observations(game), "utf-8")
        for seats in game.seat_counts:
            path = path_of(game, seats)
            moves = None if new or not path.exists() else moves_of(path.read_text("utf-8"))
            path.write_text(playthrough(game, seats, moves), "utf-8")


if __name__ == "__main__":
    write(new="--new" in sys.argv[1:])
