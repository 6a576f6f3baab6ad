"""The player that searches: Monte Carlo tree search over what its seat knows (docs/search.md).

A search needs the compiled rules, so only processes that may import Numba run one. Making the player does not import it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.dice import words_of
from bezant.kernel.game import Game
from bezant.kernel.observation import DTYPE
from bezant.kernel.state import Array, Position, PositionArray, Positions
from bezant.players.network import NO_WEIGHTS, Network, Weights
from bezant.players.tree import NONE, UNEXPANDED, Nodes, Parameters, Workspace
from bezant.players.value import weights_of

FIRST_NODES, GROWTH = 1 << 12, 4  # rows for nodes at first, and the factor by which they grow when they run out
MAX_DEPTH = 200  # of a path, in actions
FIRST_STREAM = 2  # of random numbers: that of the first thread
PROBE = 32  # simulations before the clock is read for the first time
TICK = 0.02  # seconds between two readings of the clock
UNLIMITED = 10**12  # simulations
CHECKS = 16  # of a budget: how often the search asks whether it can stop early


@dataclass(frozen=True)
class Choice:
    """A legal action of the root, its visits, and the mean value of these visits for each seat."""

    action: int
    visits: int
    values: tuple[float, ...]


LEARNED = Parameters(
    exploration=1.5,
    temperature=1.5,
    uniform_share=0.03,
    fpu_reduction=0.1,
    expansion_threshold=1,
    rollout_depth=0,
    rollout_candidates=1,
    playout_weight=0.0,
)  # with a network


def parameters_for(game: Game, seats: int) -> Parameters:
    """The search parameters of a game with so many seats, from its `evaluate.py`."""
    evaluation = part_of(game.name, "evaluate", compile.INTERPRETED)
    return Parameters(**evaluation.SEARCH | evaluation.SEARCH_WITH.get(seats, {}))


class TreeSearch:
    """Information-set Monte Carlo tree search from one position, as one seat knows it. Call `run` again to go on.

    The same seed, number of simulations and number of threads give the same answer. `excluded` actions are not searched at
    the root."""

    def __init__(
        self,
        game: Game,
        imagined: Position,
        seat: int,
        seed: int,
        threads: int = 1,
        *,
        excluded: Collection[int] = (),
        parameters: Parameters | None = None,
        network: Network | None = None,
        mode: str = compile.COMPILED,
    ) -> None:
        self._sides = game.sides(imagined.seats)
        if parameters is None:
            parameters = LEARNED if network else parameters_for(game, imagined.seats)
        assert not (network and parameters.rollout_depth), (
            "the network gives the leaf children: nothing may be played on before"
        )
        weights = network.weights if network else NO_WEIGHTS
        self._threads = [
            _ThreadSearch(game, imagined, seat, seed, stream, excluded, parameters, weights, mode)
            for stream in range(threads)
        ]

    @property
    def simulations(self) -> int:
        return sum(thread.simulations for thread in self._threads)

    def run(self, simulations: int, seconds: float | None = None) -> None:
        """Run so many more simulations, shared among the threads; fewer if the time runs out first."""
        deadline = None if seconds is None else time.perf_counter() + seconds
        threads = len(self._threads)
        shares = [(simulations + place) // threads for place in range(threads)]
        if threads == 1:
            self._threads[0].run(simulations, deadline)
            return
        with ThreadPoolExecutor(threads) as pool:  # compiled rules do not hold the interpreter's lock
            list(pool.map(lambda thread, share: thread.run(share, deadline), self._threads, shares))

    def choices(self) -> list[Choice]:
        """The visited actions of the root, best first: most visits, and among equals the highest prior."""
        visits: dict[int, int] = {}
        value_sum: dict[int, Array] = {}
        priors: dict[int, float] = {}
        for thread in self._threads:
            for action, times, sums, prior in thread.choices():
                visits[action] = visits.get(action, 0) + times
                value_sum[action] = value_sum.get(action, 0.0) + sums
                priors[action] = priors.get(action, 0.0) + prior
        order = sorted(visits, key=lambda action: (-visits[action], -priors[action], action))
        return [Choice(action, visits[action], self._means(value_sum[action], visits[action])) for action in order]

    def values(self) -> tuple[float, ...]:
        """The value of the root for each seat: 1 is a victory, and a shared one is divided. Before any simulation all are equal."""
        if self.simulations == 0:
            return (1 / len(set(self._sides)),) * len(self._sides)
        return self._means(sum(thread.value_sum for thread in self._threads), self.simulations)

    def _means(self, value_sum: Array | int, visits: int) -> tuple[float, ...]:
        return tuple(float(np.asarray(value_sum)[side]) / visits for side in self._sides)


class _ThreadSearch:
    """The trees of one thread, and the arrays that the compiled search writes to."""

    def __init__(
        self,
        game: Game,
        imagined: Position,
        seat: int,
        seed: int,
        stream: int,
        excluded: Collection[int],
        parameters: Parameters,
        network: Weights,
        mode: str,
    ) -> None:
        self.simulations = 0
        self._tree = compile.instance("players.tree", game.name, mode)
        self._seat, self._parameters, self._stream = seat, parameters, FIRST_STREAM + stream
        words = words_of(seed)
        self._low, self._high = words[0] ^ words[2], words[1] ^ words[3]
        self._side_of = np.array(game.sides(imagined.seats))
        self._seat_of = np.array(game.first_seats(imagined.seats))
        trees = imagined.seats if self._tree.G.SECRET_FROM < self._tree.G.SECRET_TO else 1
        self._own = int(imagined.active) if trees > 1 else 0
        self._nodes = _empty_nodes(trees, len(self._seat_of))
        weights = weights_of(game.name, imagined.seats)
        self._work = Workspace(
            root=_position(game, mode),
            table=_position(game, mode),
            trial=_position(game, mode),
            path=np.zeros((trees, MAX_DEPTH), np.int32),
            value=np.zeros(len(self._seat_of)),
            playout_value=np.zeros(len(self._seat_of)),
            features=np.zeros(weights.shape[1]),
            weights=weights,
            buffer=np.zeros(len(game.actions), np.int16),
            child_of=np.zeros(len(game.actions), np.int32),
            excluded=np.zeros(len(game.actions), np.bool_),
            network=network,
            seen=_observation(game, imagined.seats, mode),
            given=np.zeros(len(network.first), np.float32),
            first=np.zeros(len(network.first_bias), np.float32),
            hidden=np.zeros(len(network.second_bias), np.float32),
        )
        self._work.excluded[list(excluded)] = True
        self._work.path[:, 0] = range(trees)
        self._work.root[0] = imagined.array[0] if compile.is_compiled(mode) else imagined

    def run(self, simulations: int, deadline: float | None) -> None:
        if deadline is None:
            self._simulate(simulations)
            return
        start, first, end = time.perf_counter(), self.simulations, self.simulations + simulations
        chunk = PROBE
        while True:  # however short the time, there is an answer
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
                self._parameters,
                self._work,
                self.simulations,
                count,
                self._low,
                self._high,
                self._stream,
            )
            self.simulations += made
            count -= made
            if count > 0:
                self._nodes = _grown(self._nodes)

    def choices(self) -> Iterator[tuple[int, int, Array, float]]:
        """The visited actions of the root, with visits, value sums by side, and prior."""
        nodes = self._nodes
        child = int(nodes.child[self._own])
        while child != NONE:
            if nodes.visits[child] > 0:
                yield (
                    int(nodes.action[child]),
                    int(nodes.visits[child]),
                    nodes.value_sum[child],
                    float(nodes.prior[child]),
                )
            child = int(nodes.sibling[child])

    @property
    def value_sum(self) -> Array:
        sums: Array = self._nodes.value_sum[self._own]
        return sums


def _empty_nodes(trees: int, sides: int) -> Nodes:
    nodes = Nodes(
        used=np.array([trees]),
        action=np.zeros(FIRST_NODES, np.int16),
        child=np.zeros(FIRST_NODES, np.int32),
        sibling=np.zeros(FIRST_NODES, np.int32),
        visits=np.zeros(FIRST_NODES, np.int32),
        available=np.zeros(FIRST_NODES, np.int32),
        prior=np.zeros(FIRST_NODES),
        top_logit=np.zeros(FIRST_NODES),
        value_sum=np.zeros((FIRST_NODES, sides)),
    )
    nodes.child[:trees], nodes.top_logit[:trees] = NONE, UNEXPANDED
    return nodes


def _grown(nodes: Nodes) -> Nodes:
    used, *columns = nodes
    return Nodes(used, *(_longer(column) for column in columns))


def _longer(column: Array) -> Array:
    longer = np.zeros((GROWTH * len(column), *column.shape[1:]), column.dtype)
    longer[: len(column)] = column
    return longer


def _position(game: Game, mode: str) -> Positions:
    """An empty position, in the form that the rules of this mode take."""
    return np.zeros(1, game.State.dtype) if compile.is_compiled(mode) else PositionArray(game.State, 1)


def _observation(game: Game, seats: int, mode: str) -> Any:
    """An empty observation, in the form that the rules of this mode take."""
    empty = np.zeros(game.observation(seats).shape, DTYPE)
    return empty if compile.is_compiled(mode) else empty.data


class Search:
    """Decides by search within a budget of simulations, of seconds, or of both. A single legal action needs no search.

    Without a network, a budget smaller than the number of legal actions searches only as many of them, drawn at random."""

    def __init__(
        self,
        game: Game,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        parameters: Parameters | None = None,
        network: Network | None = None,
    ) -> None:
        self._game, self._threads, self._parameters, self._network = game, threads, parameters, network
        self._simulations, self._seconds = simulations, seconds

    def decide(self, imagined: Position, seat: int, seed: int, overlooked: Collection[int] = ()) -> int:
        """The most visited action once the budget is spent, or once no other can overtake it; none that is overlooked."""
        legal = self._game.legal(imagined)
        excluded = overlooked or self._excluded(legal, seed)
        if len(legal) - len(excluded) == 1:
            return next(action for action in legal if action not in excluded)
        search = TreeSearch(
            self._game,
            imagined,
            seat,
            seed,
            self._threads,
            excluded=excluded,
            parameters=self._parameters,
            network=self._network,
        )
        for left in self._run(search):
            visits = [choice.visits for choice in search.choices()]
            if visits[0] - sum(visits[1:2]) > left:
                break
        return search.choices()[0].action

    def _excluded(self, legal: list[int], seed: int) -> list[int]:
        """Random legal actions to leave out, so that there is a simulation for each of the rest: without odds all look alike."""
        if self._network:
            return []
        return random.Random(seed).sample(legal, max(0, len(legal) - (self._simulations or len(legal))))

    def _run(self, search: TreeSearch) -> Iterator[int]:
        """Run the search piece by piece; yields how many simulations may still follow."""
        start = time.perf_counter()
        budget = UNLIMITED if self._simulations is None else self._simulations
        left = budget
        while left > 0:
            slice_seconds = None if self._seconds is None else self._seconds / CHECKS
            search.run(min(left, -(-budget // CHECKS)), slice_seconds)
            left = budget - search.simulations
            if self._seconds is not None:
                spent = time.perf_counter() - start
                left = min(left, int(search.simulations * (self._seconds / spent - 1)))
            yield left
