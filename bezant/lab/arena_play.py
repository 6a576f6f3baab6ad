"""Games between players: one decision after another with the compiled rules, and the life of a worker that plays for an arena."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

import bezant
from bezant import players
from bezant.kernel.game import OVER, Game
from bezant.kernel.state import Position
from bezant.lab.places import READY


@dataclass(frozen=True)
class Job:
    """A game to play: the player of each seat, and the seed."""

    meeting: int
    number: int
    seats: tuple[str, ...]
    seed: int

    def __str__(self) -> str:
        return f"a game of {', '.join(self.seats)}"


@dataclass(frozen=True)
class Played:
    """The result of a game: the sides that won (none if it was not finished), and the number and time of each side's decisions."""

    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


class Decision(NamedTuple):
    seat: int
    action: int
    seconds: float


def work(game_name: str, names: Sequence[str], seats: int) -> Generator[str | Played, Job, None]:
    """The life of a worker: it plays each game that it is told of."""
    game = bezant.load(game_name, compiled=True)
    known = ready_players(game, names, seats)
    job = yield READY
    while True:
        job = yield play(game, [known[name] for name in job.seats], job.seed)


def ready_players(game: Game, names: Sequence[str], seats: int) -> dict[str, players.Player]:
    """The players by name. Whatever is not compiled yet has been compiled when they come back."""
    known = {name: players.make(name, game) for name in names}
    start = game.new(seats)
    for player in known.values():
        seat = game.to_move(start)
        game.apply(start.copy(), player.decide(game.imagine(start, seat, 0), seat, 0))
    return known


def decisions(game: Game, seated: Sequence[players.Player], table: Position, seed: int) -> Iterator[Decision]:
    """Play on at a table, one decision at a time, to the end or the most decisions of a game. Each player decides on an imagined
    position; its random numbers are not those of the table."""
    chance = random.Random(f"the thoughts of game {seed}")
    for _ in range(game.max_decisions):
        seat = game.to_move(table)
        if seat == OVER:
            return
        imagined, own_chance = game.imagine(table, seat, chance.getrandbits(128)), chance.getrandbits(62)
        start = perf_counter()
        action = seated[seat].decide(imagined, seat, own_chance)
        seconds = perf_counter() - start
        game.apply(table, action)
        yield Decision(seat, action, seconds)


def play(game: Game, seated: Sequence[players.Player], seed: int) -> Played:
    """Play one game."""
    sides = game.sides(len(seated))
    made, seconds = [0] * len(game.first_seats(len(seated))), [0.0] * len(game.first_seats(len(seated)))
    table = game.new(len(seated), seed)
    for decision in decisions(game, seated, table, seed):
        made[sides[decision.seat]] += 1
        seconds[sides[decision.seat]] += decision.seconds
    winners = tuple(sorted({sides[seat] for seat in game.winners(table)}))
    return Played(winners, tuple(made), tuple(round(each, 4) for each in seconds))
