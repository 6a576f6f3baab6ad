"""A worker of an arena: a process that plays one game after another with the compiled rules."""

from __future__ import annotations

import random
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import perf_counter

import bezant
from bezant import players
from bezant.kernel.game import OVER, Game

READY = "ready"  # what a worker says once its rules are compiled


@dataclass(frozen=True)
class Job:
    """A game to play: the player of each seat, and the seed."""

    meeting: int
    number: int
    seats: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Played:
    """The result of a game: the sides that won (none if it was not finished), and the number and time of each side's decisions."""

    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def work(pipe: Connection, game_name: str, names: Sequence[str], seats: int) -> None:
    """Play the jobs that come through the pipe until it is closed. Ctrl-C is left to the process that started the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = bezant.load(game_name, compiled=True)
    known = {name: players.make(name, game) for name in names}
    start = game.new(seats)
    for player in known.values():  # whatever is not compiled yet is compiled now
        seat = game.to_move(start)
        game.apply(start.copy(), player.decide(game.imagine(start, seat, 0), seat, 0))
    try:
        pipe.send(READY)
        while True:
            job: Job = pipe.recv()
            pipe.send(play(game, [known[name] for name in job.seats], job.seed))
    except (EOFError, BrokenPipeError):
        return


def play(game: Game, seated: Sequence[players.Player], seed: int) -> Played:
    """Play one game. Each player decides on an imagined position; its random numbers are not those of the table."""
    sides = game.sides(len(seated))
    decisions, seconds = [0] * (max(sides) + 1), [0.0] * (max(sides) + 1)
    chance = random.Random(f"the thoughts of game {seed}")
    table = game.new(len(seated), seed)
    while (seat := game.to_move(table)) != OVER and sum(decisions) < game.max_decisions:
        imagined, own_chance = game.imagine(table, seat, chance.getrandbits(128)), chance.getrandbits(62)
        start = perf_counter()
        action = seated[seat].decide(imagined, seat, own_chance)
        seconds[sides[seat]] += perf_counter() - start
        decisions[sides[seat]] += 1
        game.apply(table, action)
    winners = tuple(sorted({sides[seat] for seat in game.winners(table)}))
    return Played(winners, tuple(decisions), tuple(round(each, 4) for each in seconds))
