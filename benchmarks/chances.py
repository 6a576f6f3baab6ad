"""Measure how far the chances of a search come true: python -m benchmarks.chances GAME SEATS [GAMES] [--write]

Games are played by a search of few simulations, with a random action now and then. In some positions a deeper search says
what it expects of each side. The power to which that has to be raised to make the results most likely is what is wanted.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections.abc import Iterator

import bezant
from bezant import players
from bezant.kernel.game import Game
from bezant.lab.review import outcome_of
from bezant.players.chances import FILE
from bezant.players.search import Thought

PLAYER, STRAY = "search:100", 0.1
SIMULATIONS, EVERY = 2000, 17
POWERS = [step / 50 for step in range(1, 51)]  # a search is never surer than it says
SURE = 1e-4  # nothing is taken to be surer than this

Seen = tuple[tuple[float, ...], tuple[float, ...]]  # what was expected of the seats, and what came


def play(game: Game, seats: int, seed: int) -> Iterator[Seen]:
    """What a search expects in some positions of one game, and how the game ended."""
    player, chance = players.make(PLAYER, game), random.Random(seed)
    state, seen, ply = game.new(seats, seed), [], 0
    while not game.is_over(state):
        seat, legal = game.to_move(state), game.legal(state)
        if len(legal) > 1 and ply % EVERY == seed % EVERY:
            thought = Thought(game, game.imagine(state, seat, ply), seat, ply)
            thought.deepen(SIMULATIONS)
            seen.append(thought.choices()[0].chances)
        stray = chance.random() < STRAY
        game.apply(state, chance.choice(legal) if stray else player.decide(game.imagine(state, seat, ply), seat, ply))
        ply += 1
    yield from ((expected, outcome_of(game, state)) for expected in seen)


def likelihood(seen: list[Seen], firsts: list[int], power: float) -> float:
    """The mean logarithm of what was foretold for the sides that won; `firsts` is one seat of each side."""
    total = 0.0
    for expected, came in seen:
        weights = [max(SURE, expected[seat]) ** power for seat in firsts]
        total += sum(came[seat] * math.log(weight / sum(weights)) for seat, weight in zip(firsts, weights, strict=True))
    return total / len(seen)


def main(name: str, seats: int, games: int, write: bool) -> None:
    game = bezant.load(name)
    sides = game.sides(seats)
    firsts = [sides.index(side) for side in range(max(sides) + 1)]
    seen = [each for seed in range(games) for each in play(game, seats, seed)]
    power = max(POWERS, key=lambda power: likelihood(seen, firsts, power))
    for label, value in (("guessing", 0.0), ("as expected", 1.0), (f"to the power of {power:.2f}", power)):
        print(f"{name}, {seats} seats, {len(seen)} positions, {label}: {likelihood(seen, firsts, value):.3f}")
    if write:
        measured = json.loads(FILE.read_text("utf-8"))
        measured.setdefault(name, {})[str(seats)] = power
        FILE.write_text(json.dumps(measured, indent=2, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--write"]
    main(words[0], int(words[1]), int(words[2]) if len(words) > 2 else 40, "--write" in sys.argv)
