"""Players against each other: every pairing plays the same seeds from every side, so that luck and seats cancel out.

Whole games run in compiled code, which lets go of Python's lock: threads share the cores without the cost of processes.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import combinations, islice
from time import perf_counter
from typing import Any

import numpy as np

import bezant
from bezant import players as all_players
from bezant.kernel import compile
from bezant.kernel.errors import BezantError
from bezant.kernel.game import Game
from bezant.lab.parts import default_options

CORES = os.cpu_count() or 1
CHUNK = 25  # games between two looks at Ctrl-C and the progress bar
DECISIONS = 20_000  # after so many a game counts as unfinished
Z_95 = 1.959963984540054  # of the normal distribution, for intervals of 95 %


class BadArena(BezantError):
    code = "bad_arena"


@dataclass
class Tally:
    """What became of one player's games."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    unfinished: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(mine + theirs for mine, theirs in zip(self._numbers(), other._numbers(), strict=True)))

    def _numbers(self) -> tuple[int, ...]:
        return self.games, self.wins, self.draws, self.losses, self.unfinished

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def json(self) -> dict[str, Any]:
        low, high = self.interval
        rate = self.wins / self.games if self.games else 0.0
        return vars(self) | {"win_rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a winning rate; unlike the usual one it is right near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z_95**2 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Pairing:
    """Players that meet. They fill the sides in rotation, so that team mates are the same player."""

    members: tuple[str, ...]

    def side_players(self, sides: int, rotation: int) -> list[str]:
        return [self.members[(side + rotation) % len(self.members)] for side in range(sides)]


@dataclass
class Report:
    """The result of an arena, of the games played so far."""

    game: str
    seats: int
    seed: int
    tallies: dict[tuple[str, ...], dict[str, Tally]]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    stopped: bool = False

    def total(self, player: str) -> Tally:
        return sum((row[player] for row in self.tallies.values() if player in row), Tally())

    @property
    def players(self) -> list[str]:
        return list(dict.fromkeys(player for members in self.tallies for player in members))

    def json(self) -> dict[str, Any]:
        pairings = [
            {"players": [{"player": name} | row[name].json() for name in members]}
            for members, row in self.tallies.items()
        ]
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "decisions_per_game": round(self.decisions / max(1, self.games), 1),
            "seconds": round(self.seconds, 2),
            "stopped": self.stopped,
            "players": [{"player": name} | self.total(name).json() for name in self.players],
            "pairings": pairings,
        }


@dataclass(frozen=True)
class _Chunk:
    """Some games of one pairing in one seating, and how they ended."""

    pairing: Pairing
    sides: list[str]
    winners: list[int]
    decisions: int

    def count_into(self, report: Report) -> None:
        tallies = report.tallies[self.pairing.members]
        for bits in self.winners:
            won = {player for side, player in enumerate(self.sides) if bits >> side & 1}
            for player in self.pairing.members:
                tallies[player] += _outcome(player, won)
        report.games += len(self.winners)
        report.decisions += self.decisions


def _outcome(player: str, won: set[str]) -> Tally:
    if not won:
        return Tally(games=1, unfinished=1)
    if player not in won:
        return Tally(games=1, losses=1)
    return Tally(games=1, wins=1) if len(won) == 1 else Tally(games=1, draws=1)


@dataclass
class Arena:
    """`games` games of every pairing, rounded up so that each seed is played from every side."""

    game: str
    players: Sequence[str]
    games: int = 400
    seats: int = 2
    seed: int = 0
    pairings: list[Pairing] = field(init=False)

    def __post_init__(self) -> None:
        self._game: Game = bezant.load(self.game)
        self._sides = self._game.sides(self.seats)
        if self.games < 1:
            raise BadArena(f"An arena plays at least 1 game, not {self.games}.")
        self.players = [self._checked(name) for name in self.players]
        if len(set(self.players)) < 2 or len(set(self.players)) < len(self.players):
            raise BadArena("Name at least two players, each once, such as greedy,uniform.")
        together = min(len(self.players), max(self._sides) + 1)
        self.pairings = [Pairing(members) for members in combinations(self.players, together)]
        self._seeds = math.ceil(self.games / together)  # each is played from every side

    @property
    def total(self) -> int:
        """How many games will be played."""
        return len(self.pairings) * self._seeds * len(self.pairings[0].members)

    def play(self) -> Generator[Report]:
        """The report again and again, with more games in it each time. Closing the iterator stops the play."""
        rules = compile.instance("lab.arena_play", self.game, compile.COMPILED)
        self._play_chunk(rules, self.pairings[0], 0, [])  # compiles here, where Ctrl-C is heard
        start = perf_counter()
        tallies = {each.members: {name: Tally() for name in each.members} for each in self.pairings}
        report = Report(self.game, self.seats, self.seed, tallies)
        for chunk in self._chunks(rules):
            chunk.count_into(report)
            report.seconds = perf_counter() - start
            yield report

    def _checked(self, name: str) -> str:
        all_players.make(name, self._game)
        return name

    def _chunks(self, rules: Any) -> Iterator[_Chunk]:
        jobs = self._jobs()
        with ThreadPoolExecutor(CORES) as pool:
            waiting = {pool.submit(self._play_chunk, rules, *job) for job in islice(jobs, 2 * CORES)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(self._play_chunk, rules, *job) for job in islice(jobs, len(done))}
                yield from (future.result() for future in done)

    def _jobs(self) -> Iterator[tuple[Pairing, int, list[int]]]:
        """Some seeds at a time, for every pairing in every seating."""
        chance = random.Random(self.seed)
        for first in range(0, self._seeds, CHUNK):
            seeds = [chance.getrandbits(62) for _ in range(min(CHUNK, self._seeds - first))]
            for pairing in self.pairings:
                for rotation in range(len(pairing.members)):
                    yield pairing, rotation, seeds

    def _play_chunk(self, rules: Any, pairing: Pairing, rotation: int, seeds: list[int]) -> _Chunk:
        sides = pairing.side_players(max(self._sides) + 1, rotation)
        codes = np.array([rules.NAMES.index(sides[side]) for side in self._sides])
        winners, decisions = np.zeros(len(seeds), np.int64), np.zeros(len(seeds), np.int64)
        table, blank, thought = (np.zeros(size, self._game.State.dtype) for size in (1, 1, 2))
        buffer = np.zeros(len(self._game.actions), np.int16)
        options, drawn = default_options(self._game), np.array(seeds, np.int64)
        rules.play_series(
            table, blank, thought, self.seats, options, codes, drawn, buffer, winners, decisions, DECISIONS
        )
        return _Chunk(pairing, sides, winners.tolist(), int(decisions.sum()))
