"""Calibrate the values of a search: python -m benchmarks.calibration GAME SEATS [GAMES] [--write]

Games are played by a search of few simulations, with a random action now and then. In some positions a deeper search values
each side. The result is the power to which these values have to be raised to make the outcomes of the games most likely.
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
from bezant.lab.analysis import outcome_of
from bezant.players.calibration import FILE
from bezant.players.search import TreeSearch

PLAYER, EPSILON = "search:100", 0.1
SIMULATIONS, EVERY = 2000, 17
POWERS = [step / 50 for step in range(1, 51)]  # a search is never less confident than it should be
FLOOR = 1e-4  # of a value, so that its logarithm is finite

Seen = tuple[tuple[float, ...], tuple[float, ...]]  # values of the seats, and the result


def play(game: Game, seats: int, seed: int) -> Iterator[Seen]:
    """The values of a search in some positions of one game, each with the result of the game."""
    player, chance = players.make(PLAYER, game), random.Random(seed)
    state, seen, ply = game.new(seats, seed), [], 0
    while not game.is_over(state):
        seat, legal = game.to_move(state), game.legal(state)
        if len(legal) > 1 and ply % EVERY == seed % EVERY:
            search = TreeSearch(game, game.imagine(state, seat, ply), seat, ply)
            search.run(SIMULATIONS)
            seen.append(search.choices()[0].values)
        explores = chance.random() < EPSILON
        game.apply(
            state, chance.choice(legal) if explores else player.decide(game.imagine(state, seat, ply), seat, ply)
        )
        ply += 1
    yield from ((expected, outcome_of(game, state)) for expected in seen)


def likelihood(seen: list[Seen], firsts: list[int], power: float) -> float:
    """The mean log-likelihood of the results; `firsts` is one seat of each side."""
    total = 0.0
    for expected, came in seen:
        weights = [max(FLOOR, expected[seat]) ** power for seat in firsts]
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
