"""The player that thinks: it searches the tree of what may follow, from what its seat knows.

It needs the compiled rules, so only processes that may import Numba let it think; making one does not.
"""

from __future__ import annotations

import random
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from bezant.kernel import compile
from bezant.kernel.dice import words_of
from bezant.kernel.game import Game
from bezant.kernel.state import Array, Positions, Twin, Twins
from bezant.players.outlook import weights_of
from bezant.players.tree import NONE, UNSEEN, Desk, Knobs, Nodes

FIRST_NODES, MORE = 1 << 12, 4  # rows of a tree at first, and how many times as many when they are used up
DEPTH = 200  # actions a path can have
STREAM = 2  # of the dice of the first thread
PROBE = 32  # simulations before the clock is looked at for the first time
TICK = 0.02  # seconds between two looks at the clock
ENDLESS = 10**12  # simulations
LOOKS = 16  # how often a budget is looked at for a leader that cannot be overtaken any more


@dataclass(frozen=True)
class Choice:
    """An open action, how often the search took it, and the chance to win of each seat after it."""

    action: int
    visits: int
    chances: tuple[float, ...]


def knobs_of(game: Game, seats: int) -> Knobs:
    """How the game's own evaluation says it is searched with so many seats."""
    evaluation = compile.module(f"games.{game.name}.evaluate", compile.INTERPRETED)
    return Knobs(**evaluation.SEARCH | evaluation.SEARCH_WITH.get(seats, {}))


class Thought:
    """A search in progress: one position as one seat knows it. The same seed, counts and threads give the same answers."""

    def __init__(
        self,
        game: Game,
        imagined: Twin,
        seat: int,
        seed: int,
        threads: int = 1,
        *,
        overlooked: Collection[int] = (),
        knobs: Knobs | None = None,
        mode: str = compile.COMPILED,
    ) -> None:
        self._sides = game.sides(imagined.seats)
        knobs = knobs_of(game, imagined.seats) if knobs is None else knobs
        self._growths = [
            _Growth(game, imagined, seat, seed, stream, overlooked, knobs, mode) for stream in range(threads)
        ]

    @property
    def simulations(self) -> int:
        return sum(growth.simulations for growth in self._growths)

    def deepen(self, simulations: int, seconds: float | None = None) -> None:
        """So many simulations more, shared among the threads; fewer where the time runs out."""
        deadline = None if seconds is None else time.perf_counter() + seconds
        threads = len(self._growths)
        parts = [(simulations + place) // threads for place in range(threads)]
        if threads == 1:
            self._growths[0].grow(simulations, deadline)
            return
        with ThreadPoolExecutor(threads) as pool:  # compiled rules do not hold the interpreter's lock
            list(pool.map(lambda growth, part: growth.grow(part, deadline), self._growths, parts))

    def choices(self) -> list[Choice]:
        """The actions the search took at the root, best first: that is, the one it took most often, and of several such the one
        that looked best at first sight."""
        visits: dict[int, int] = {}
        worth: dict[int, Array] = {}
        looks: dict[int, float] = {}
        for growth in self._growths:
            for action, times, sums, promise in growth.choices():
                visits[action] = visits.get(action, 0) + times
                worth[action] = worth.get(action, 0.0) + sums
                looks[action] = looks.get(action, 0.0) + promise
        order = sorted(visits, key=lambda action: (-visits[action], -looks[action], action))
        return [Choice(action, visits[action], self._chances(worth[action], visits[action])) for action in order]

    def chances(self) -> tuple[float, ...]:
        """The chance to win of each seat as things stand; a drawn game is shared. Before any thought, all have the same."""
        if self.simulations == 0:
            return tuple(1 / (max(self._sides) + 1) for _ in self._sides)
        return self._chances(sum(growth.worth for growth in self._growths), self.simulations)

    def _chances(self, worth: Array | int, visits: int) -> tuple[float, ...]:
        return tuple(float(np.asarray(worth)[side]) / visits for side in self._sides)


class _Growth:
    """The trees of one thread, and all that the compiled search writes to."""

    def __init__(
        self,
        game: Game,
        imagined: Twin,
        seat: int,
        seed: int,
        stream: int,
        overlooked: Collection[int],
        knobs: Knobs,
        mode: str,
    ) -> None:
        self.simulations = 0
        self._tree = compile.instance("players.tree", game.name, mode, E="evaluate", F="outlook")
        self._seat, self._knobs, self._stream = seat, knobs, STREAM + stream
        words = words_of(seed)
        self._low, self._high = words[0] ^ words[2], words[1] ^ words[3]
        sides = game.sides(imagined.seats)
        self._side_of = np.array(sides)
        self._seat_of = np.array([sides.index(side) for side in range(max(sides) + 1)])
        trees = imagined.seats if self._tree.G.SECRET_FROM < self._tree.G.SECRET_TO else 1
        self._own = int(imagined.active) if trees > 1 else 0
        self._nodes = _no_nodes(trees, max(sides) + 1)
        weights = weights_of(game.name, imagined.seats)
        self._desk = Desk(
            start=_position(game, mode),
            table=_position(game, mode),
            trial=_position(game, mode),
            path=np.zeros((trees, DEPTH), np.int32),
            value=np.zeros(max(sides) + 1),
            ending=np.zeros(max(sides) + 1),
            features=np.zeros(weights.shape[1]),
            weights=weights,
            buffer=np.zeros(len(game.actions), np.int16),
            child_of=np.zeros(len(game.actions), np.int32),
            overlooked=np.zeros(len(game.actions), np.bool_),
        )
        self._desk.overlooked[list(overlooked)] = True
        self._desk.path[:, 0] = range(trees)
        self._desk.start[0] = imagined.array[0] if compile.is_compiled(mode) else imagined

    def grow(self, simulations: int, deadline: float | None) -> None:
        if deadline is None:
            self._simulate(simulations)
            return
        start, first, end = time.perf_counter(), self.simulations, self.simulations + simulations
        chunk = PROBE
        while True:  # however short the time, something is looked at
            self._simulate(min(chunk, end - self.simulations))
            now = time.perf_counter()
            if self.simulations >= end or now >= deadline:
                return
            chunk = max(1, int((self.simulations - first) * min(TICK, deadline - now) / (now - start)))

    def _simulate(self, count: int) -> None:
        while count > 0:
            made = self._tree.simulate(
                self._seat,
                self._side_of,
                self._seat_of,
                self._nodes,
                self._knobs,
                self._desk,
                self.simulations,
                count,
                self._low,
                self._high,
                self._stream,
            )
            self.simulations += made
            count -= made
            if count > 0:
                self._nodes = _with_more_room(self._nodes)

    def choices(self) -> Iterator[tuple[int, int, Array, float]]:
        """The actions taken at the root, with visits, the sum of what they brought each side, and their promise."""
        nodes = self._nodes
        child = int(nodes.child[self._own])
        while child != NONE:
            if nodes.visits[child] > 0:
                yield (
                    int(nodes.action[child]),
                    int(nodes.visits[child]),
                    nodes.worth[child],
                    float(nodes.promise[child]),
                )
            child = int(nodes.sibling[child])

    @property
    def worth(self) -> Array:
        return self._nodes.worth[self._own]


def _no_nodes(trees: int, sides: int) -> Nodes:
    nodes = Nodes(
        used=np.array([trees]),
        action=np.zeros(FIRST_NODES, np.int16),
        child=np.zeros(FIRST_NODES, np.int32),
        sibling=np.zeros(FIRST_NODES, np.int32),
        visits=np.zeros(FIRST_NODES, np.int32),
        available=np.zeros(FIRST_NODES, np.int32),
        promise=np.zeros(FIRST_NODES),
        brightest=np.zeros(FIRST_NODES),
        worth=np.zeros((FIRST_NODES, sides)),
    )
    nodes.child[:trees], nodes.brightest[:trees] = NONE, UNSEEN
    return nodes


def _with_more_room(nodes: Nodes) -> Nodes:
    used, *columns = nodes
    return Nodes(used, *(_longer(column) for column in columns))


def _longer(column: Array) -> Array:
    longer = np.zeros((MORE * len(column), *column.shape[1:]), column.dtype)
    longer[: len(column)] = column
    return longer


def _position(game: Game, mode: str) -> Positions:
    """Room for one position, as the rules of this mode take it."""
    return np.zeros(1, game.State.dtype) if compile.is_compiled(mode) else Twins(game.State, 1)


class Search:
    """Thinks for a number of simulations, for some time, or for whichever is over first. A single open action needs no thought.

    A budget smaller than the number of open actions overlooks the rest: so the lowest levels play as beginners do."""

    def __init__(
        self,
        game: Game,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        knobs: Knobs | None = None,
    ) -> None:
        self._game, self._threads, self._knobs = game, threads, knobs
        self._simulations, self._seconds = simulations, seconds

    def decide(self, imagined: Twin, seat: int, seed: int) -> int:
        """The action most visited when the budget is spent, or when no other can overtake it."""
        legal = self._game.legal(imagined)
        overlooked = self._overlooked(legal, seed)
        if len(legal) - len(overlooked) == 1:
            return next(action for action in legal if action not in overlooked)
        thought = Thought(self._game, imagined, seat, seed, self._threads, overlooked=overlooked, knobs=self._knobs)
        for left in self._deepen(thought):
            visits = [choice.visits for choice in thought.choices()]
            if visits[0] - sum(visits[1:2]) > left:
                break
        return thought.choices()[0].action

    def _overlooked(self, legal: list[int], seed: int) -> list[int]:
        """What there are not simulations enough to look at, any of the open actions."""
        return random.Random(seed).sample(legal, max(0, len(legal) - (self._simulations or len(legal))))

    def _deepen(self, thought: Thought) -> Iterator[int]:
        """Think a part of the budget at a time; after each comes how many simulations may still follow."""
        start = time.perf_counter()
        budget = ENDLESS if self._simulations is None else self._simulations
        left = budget
        while left > 0:
            part = None if self._seconds is None else self._seconds / LOOKS
            thought.deepen(min(left, -(-budget // LOOKS)), part)
            left = budget - thought.simulations
            if self._seconds is not None:
                spent = time.perf_counter() - start
                left = min(left, int(thought.simulations * (self._seconds / spent - 1)))
            yield left
