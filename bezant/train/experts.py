"""Games that a search plays, with a network or with the hand-written evaluation, as lessons for the next network: what it visited,
and how the game ended."""

from __future__ import annotations

import random
import time
from collections.abc import Generator
from dataclasses import dataclass
from itertools import count, islice, takewhile
from pathlib import Path

import numpy as np

import bezant
from bezant.kernel.dice import stream_seed
from bezant.kernel.game import Game
from bezant.kernel.state import Array, Position
from bezant.lab.arena_play import decisions
from bezant.lab.places import READY, Processes
from bezant.lab.workers import Workers
from bezant.players.calibration import SEARCH, calibrated
from bezant.players.network import Network, read
from bezant.players.search import LEARNED, Choice, TreeSearch
from bezant.train.habits import habits_of

EXPLORING = LEARNED._replace(uniform_share=0.1)  # it must find what the network overlooks
RECORDED = 0.25  # of the decisions are searched in full and written down; the others briefly, for more games
BRIEF = 8  # times fewer simulations
VARIED = 40  # decisions at the beginning of a game that are drawn by visits, so that no two games are alike
LONGEST = 4_000  # decisions


Row = tuple[Array, Array, Array, int, Array]  # of a decision, what `Shown` has of it but for what came of it


@dataclass(frozen=True)
class Task:
    """A game of the seed."""

    number: int

    def __str__(self) -> str:
        return f"game {self.number}"


@dataclass(frozen=True)
class Shown:
    """Decisions that were searched in full, a row each."""

    seen: Array
    masks: Array  # [decision, action], 1 where it was open
    visits: Array  # [decision, action], shares of 1
    sides: Array  # of the seats that decided
    values: Array  # [decision, side], what the search expected
    shares: Array  # [decision, side], what came of it


def together(parts: list[Shown]) -> Shown:
    """All rows of several."""
    return Shown(*(np.concatenate([getattr(part, name) for part in parts]) for name in Shown.__dataclass_fields__))


@dataclass(frozen=True)
class Teacher:
    """A search that plays all seats; without a network it sees with the hand-written evaluation."""

    game: str
    seats: int
    network: Path | None
    simulations: int
    seed: int


def shown(teacher: Teacher, workers: int, first: int, seconds: float) -> Generator[tuple[int, float, Shown]]:
    """Games that so many processes begin within this time, from the first number on: each as soon as it is over, with its number
    and the seconds that have gone by."""
    with Workers[Task](Processes(), workers, play, teacher) as hired:
        hired.prepare()
        start = time.monotonic()
        tasks = takewhile(lambda _: time.monotonic() < start + seconds, map(Task, count(first)))
        for task, answer in hired.results(lambda: next(tasks, None)):
            yield task.number, time.monotonic() - start, answer


def play(teacher: Teacher) -> Generator[str | Shown, Task, None]:
    """The life of a worker."""
    game, seats = bezant.load(teacher.game, compiled=True), teacher.seats
    eyes = None if teacher.network is None else read(teacher.network)
    _game(
        game, seats, eyes, BRIEF, stream_seed(teacher.seed, 0), most=1
    )  # whatever is not compiled yet is compiled now
    task = yield READY
    while True:
        task = yield _game(game, seats, eyes, teacher.simulations, stream_seed(teacher.seed, task.number))


def _game(game: Game, seats: int, network: Network | None, simulations: int, seed: int, most: int = LONGEST) -> Shown:
    expert, state = Expert(game, network, simulations), game.begin(seats, seed, habits_of(game.name).options)
    for _ in islice(decisions(game, [expert] * seats, state, seed), most):
        pass
    won = game.winners(state) or range(seats)  # nobody has won a game that was cut off
    shares = np.isin(game.first_seats(seats), won).astype(np.float32)
    if not expert.rows:
        return _nothing(game, seats)
    seen, masks, visits, movers, values = zip(*expert.rows, strict=True)
    stacked = np.stack(seen), np.stack(masks), np.stack(visits), np.array(movers), np.stack(values)
    return Shown(*stacked, np.repeat(shares[None] / shares.sum(), len(expert.rows), 0))


class Expert:
    """The player of all seats of one game: it searches, and writes down some of its decisions."""

    def __init__(self, game: Game, network: Network | None, simulations: int) -> None:
        self._game, self._network, self._simulations = game, network, simulations
        self._parameters = EXPLORING if network else None
        self._made = 0
        self.rows: list[Row] = []

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        self._made += 1
        chance, legal = random.Random(seed), self._game.legal(imagined)
        if len(legal) == 1:
            return legal[0]
        is_recorded = chance.random() < RECORDED
        search = TreeSearch(self._game, imagined, seat, seed, network=self._network, parameters=self._parameters)
        search.run(self._simulations if is_recorded else max(2, self._simulations // BRIEF))
        choices = search.choices()
        if is_recorded:
            self.rows.append(self._row(imagined, seat, search, choices))
        if self._made <= VARIED:
            return chance.choices([choice.action for choice in choices], [choice.visits for choice in choices])[0]
        return choices[0].action

    def _row(self, imagined: Position, seat: int, search: TreeSearch, choices: list[Choice]) -> Row:
        game, seats = self._game, imagined.seats
        visits = np.zeros(len(game.actions), np.float32)
        for choice in choices:
            visits[choice.action] = choice.visits
        chances = (
            search.values() if self._network else calibrated(game.name, game.sides(seats), search.values(), SEARCH)
        )
        expected = np.array(chances, np.float32)[game.first_seats(seats)]
        share = (visits / visits.sum()).astype(np.float16)
        return (
            game.observe(imagined, seat).copy(),
            game.action_mask(imagined).copy(),
            share,
            game.sides(seats)[seat],
            expected,
        )


def _nothing(game: Game, seats: int) -> Shown:
    sides = len(game.first_seats(seats))
    shapes = game.observation(seats).shape, (len(game.actions),), (len(game.actions),), (), (sides,), (sides,)
    kinds = np.uint8, np.uint8, np.float16, np.int64, np.float32, np.float32
    return Shown(*(np.zeros((0, *shape), kind) for shape, kind in zip(shapes, kinds, strict=True)))
