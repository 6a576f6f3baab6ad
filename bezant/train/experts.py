"""Games that the search plays with a network, as lessons for the next one: what it visited, and how the game ended."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import bezant
from bezant.kernel.dice import stream_seed
from bezant.kernel.game import Game
from bezant.kernel.state import Array, Position
from bezant.lab.places import READY, Processes
from bezant.lab.workers import Workers
from bezant.players.network import Network, read
from bezant.players.search import LEARNED, TreeSearch
from bezant.train.tables import habits_of

EXPLORING = LEARNED._replace(uniform_share=0.15)
RECORDED = (
    0.25  # of the decisions are searched in full and written down; the others are searched briefly, for more games
)
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


def shown(
    game: str, seats: int, network: Path, games: int, simulations: int, seed: int, workers: int | None = None
) -> Iterator[Shown]:
    """So many games, each as soon as it is over, played by all cores."""
    place = Processes()
    tasks = (Task(number) for number in range(games))
    with Workers[Task](place, workers or place.cores, play, game, seats, network, simulations, seed) as hired:
        hired.prepare()
        for _, answer in hired.results(lambda: next(tasks, None)):
            yield answer


def play(game: str, seats: int, network: Path, simulations: int, seed: int) -> Generator[str | Shown, Task, None]:
    """The life of a worker."""
    rules, eyes = bezant.load(game, compiled=True), read(network)
    _game(rules, seats, eyes, BRIEF, stream_seed(seed, 0), most=1)  # whatever is not compiled yet is compiled now
    task = yield READY
    while True:
        task = yield _game(rules, seats, eyes, simulations, stream_seed(seed, task.number))


def _game(game: Game, seats: int, network: Network, simulations: int, seed: int, most: int = LONGEST) -> Shown:
    state, chance = game.begin(seats, seed, habits_of(game.name).options), random.Random(seed)
    rows: list[Row] = []
    made = 0
    while not game.is_over(state) and made < most:
        made += 1
        game.apply(state, _decided(game, state, network, simulations, made <= VARIED, chance, rows))
    sides = list(game.sides(seats))
    won = {sides[seat] for seat in game.winners(state)} if game.is_over(state) else set(sides)
    shares = np.array([(side in won) / len(won) for side in range(max(sides) + 1)], np.float32)
    if not rows:
        return _nothing(game, seats)
    seen, masks, visits, movers, values = zip(*rows, strict=True)
    stacked = np.stack(seen), np.stack(masks), np.stack(visits), np.array(movers), np.stack(values)
    return Shown(*stacked, np.repeat(shares[None], len(rows), 0))


def _decided(
    game: Game,
    state: Position,
    network: Network,
    simulations: int,
    is_varied: bool,
    chance: random.Random,
    rows: list[Row],
) -> int:
    """What the search decides; some of the decisions are written down."""
    seat, is_recorded = game.to_move(state), chance.random() < RECORDED
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    imagined = game.imagine(state, seat, chance.getrandbits(60))
    search = TreeSearch(game, imagined, seat, chance.getrandbits(60), network=network, parameters=EXPLORING)
    search.run(simulations if is_recorded else max(2, simulations // BRIEF))
    choices = search.choices()
    if is_recorded:
        rows.append(_row(game, imagined, seat, search))
    if is_varied:
        return chance.choices([choice.action for choice in choices], [choice.visits for choice in choices])[0]
    return choices[0].action


def _row(game: Game, imagined: Position, seat: int, search: TreeSearch) -> Row:
    sides = list(game.sides(imagined.seats))
    visits = np.zeros(len(game.actions), np.float32)
    for choice in search.choices():
        visits[choice.action] = choice.visits
    values, seats = search.values(), [sides.index(side) for side in range(max(sides) + 1)]
    expected = np.array([values[first] for first in seats], np.float32)
    share = (visits / visits.sum()).astype(np.float16)
    return game.observe(imagined, seat).copy(), game.action_mask(imagined).copy(), share, sides[seat], expected


def _nothing(game: Game, seats: int) -> Shown:
    sides = max(game.sides(seats)) + 1
    shapes = game.observation(seats).shape, (len(game.actions),), (len(game.actions),), (), (sides,), (sides,)
    kinds = np.uint8, np.uint8, np.float16, np.int64, np.float32, np.float32
    return Shown(*(np.zeros((0, *shape), kind) for shape, kind in zip(shapes, kinds, strict=True)))
