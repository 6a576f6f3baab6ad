"""Two players against each other."""

from __future__ import annotations

import random

from bezant.kernel.game import Game
from bezant.players import make


def games_won(game: Game, player: str, other: str, games: int) -> int:
    """How many of these games for two the first player wins alone, from either seat in turn."""
    players = {name: make(name, game) for name in (player, other)}
    won = 0
    for seed in range(games):
        own, chance = seed % 2, random.Random(seed)
        state = game.new(2, seed)
        while not game.is_over(state):
            seat = game.to_move(state)
            imagined = game.imagine(state, seat, chance.getrandbits(64))
            decided = players[player if seat == own else other].decide(imagined, seat, chance.getrandbits(32))
            game.apply(state, decided)
        won += game.winners(state) == [own]
    return won
