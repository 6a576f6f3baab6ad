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
    """A game to play: who sits where, and its dice."""

    meeting: int
    number: int
    seats: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Played:
    """How a game ended: the sides that won (none where it did not end), and what each side's decisions took."""

    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def work(pipe: Connection, game_name: str, names: Sequence[str], seats: int) -> None:
    """Play what comes through the pipe until nothing more does. Ctrl-C is left to whoever started the worker."""
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
    """A whole game. Each player decides on an imagined position, from other chance than the table's dice."""
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
