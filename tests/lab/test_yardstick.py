"""The plain dataclass version plays the same game: its random games are as long, and end in the same ways."""

from __future__ import annotations

import math
from collections import Counter
from itertools import islice

import numpy as np
import pytest

import bezant
from benchmarks import carolus_dataclass as plain
from bezant.games.carolus.names import END_NAMES

PLAIN_GAMES, ENGINE_GAMES = 500, 20_000
SURE = 4.5  # standard errors; the seeds are fixed, so this never fails by chance


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree_with_those_of_the_engine(seats: int) -> None:
    games = list(islice(plain.games(seats, seed=1), PLAIN_GAMES))
    outcome = bezant.load("carolus").play_out(ENGINE_GAMES, seats, seed=1)
    lengths = np.array([decisions for _, decisions in games])
    _agree(float(lengths.mean()), float(outcome.decisions.mean()), float(outcome.decisions.std()))
    rounds = np.array([game.round for game, _ in games])
    _agree(float(rounds.mean()), float(outcome.positions["round"].mean()), float(outcome.positions["round"].std()))
    ends = Counter(game.end for game, _ in games)
    for number, name in enumerate(END_NAMES[1:4], start=1):
        share = float((outcome.positions["end"] == number).mean())
        _agree(ends[name] / PLAIN_GAMES, share, math.sqrt(max(share, 1 / ENGINE_GAMES)))
    won = sum(0 in game.winners for game, _ in games) / PLAIN_GAMES
    _agree(won, float((outcome.positions["winners"] & 1).mean()), 0.5)


def _agree(plain_mean: float, mean: float, deviation: float) -> None:
    assert abs(plain_mean - mean) <= SURE * deviation * math.sqrt(1 / PLAIN_GAMES + 1 / ENGINE_GAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_never_lost(seats: int) -> None:
    game = plain.Game(seats, seed=3)
    while game.step is not plain.Step.OVER:
        game.play(game.random.choice(game.moves()))
        for family in plain.FAMILIES:
            on_map = sum(land.knights[family] for land in game.ring)
            held = sum(player.reserve[family] + player.row[family] for player in game.players)
            assert game.supply[family] + on_map + held == plain.KNIGHTS
        for side, left in enumerate(game.stock):
            assert left + sum(land.castles for land in game.ring if land.owner == side) == game.table.castles
        assert sum(land.provinces for land in game.ring) == plain.PROVINCES
