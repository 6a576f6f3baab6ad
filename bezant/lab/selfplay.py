"""Games that players play among themselves, written down as Parquet: `bezant selfplay`.

Files hold a fixed number of games each and are written whole, so a run that was stopped goes on after the last whole one. Game n
of a seed is the same whoever plays it and wherever, unless the clock stops a player's search.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import bezant
from bezant import players as all_players
from bezant.kernel import compile
from bezant.kernel.dice import stream_seed, words_of
from bezant.kernel.errors import BezantError
from bezant.kernel.game import Game
from bezant.kernel.state import WORDS
from bezant.lab.arena import search_identity
from bezant.lab.arena_play import decisions, ready_players
from bezant.lab.data_card import write_card
from bezant.lab.data_files import FILES, about, alone_in, write
from bezant.lab.data_rows import FORMAT, Recorded, action_type, recorded, table_of
from bezant.lab.places import READY, Place, Processes
from bezant.lab.workers import Workers

CHANCE = "uniform"
MOST = 1 << 32  # games of a seed, and seeds
ROOM = 1 << 20  # actions written down at a time


class BadSelfPlay(BezantError):
    code = "bad_selfplay"


@dataclass(frozen=True)
class Task:
    """Games of a seed that one worker plays: who plays what is said when it is hired."""

    first: int
    games: int

    def __str__(self) -> str:
        return f"games {self.first} to {self.first + self.games - 1}"


@dataclass(frozen=True)
class Series:
    """What is played: the games of a seed, all with the same players, options and number of seats."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]

    @property
    def is_random(self) -> bool:
        return set(self.players) == {CHANCE}

    @property
    def searches(self) -> bool:
        game = bezant.load(self.game)
        return any(all_players.searches(name, game, len(self.players)) for name in self.players)

    @property
    def task_games(self) -> int:
        """How many games a worker plays at a time: a fraction of a second of random play, or of others who do not search."""
        return 2_500 if self.is_random else 1 if self.searches else 20

    @property
    def file_games(self) -> int:
        """How many games a file has: as many as are not missed much when a run is stopped."""
        return 100 if self.searches else 50_000 if self.is_random else 5_000


def series(game: str, players: Sequence[str], seats: int, seed: int, options: Mapping[str, Any]) -> Series:
    """What is to be played; one player named alone has all seats."""
    for name in players:
        all_players.check(name)
    if len(players) not in (1, seats):
        raise BadSelfPlay(f"Name one player for all seats, or {seats}, one for each; not {len(players)}.")
    if not 0 <= seed < MOST:
        raise BadSelfPlay(f"The seed of a data set is a whole number from 0 to {MOST - 1}, not {seed}.")
    bezant.load(game).option_values(seats, options)
    return Series(game, tuple(players) * (seats if len(players) == 1 else 1), seed, options)


def record(what: Series) -> Generator[str | Recorded, Task, None]:
    """The life of a worker: it plays the games of each task, and tells their actions."""
    game = bezant.load(what.game, compiled=True)
    play = _random if what.is_random else _played
    if not what.is_random:
        ready_players(game, what.players, len(what.players))
    play(game, what, Task(0, 1))  # whatever is not compiled yet is compiled now
    task = yield READY
    while True:
        task = yield play(game, what, task)


def _random(game: Game, what: Series, task: Task) -> Recorded:
    """Random play, written down by a compiled loop."""
    seats, limit = len(what.players), game.max_decisions
    play = compile.instance("lab.recording", game.name, compile.COMPILED).record_games
    options, words = game.option_values(seats, what.options), words_of(what.seed)
    room = np.zeros(len(game.actions), np.int16), np.zeros(WORDS, np.int64)
    positions, made = np.zeros(task.games, game.State.dtype), np.zeros(task.games, np.int64)
    actions, whole, done = np.zeros(ROOM, action_type(game)), [], 0
    while done < task.games:
        first = task.first + done
        more = play(positions[done:], seats, options, *words, first, actions, made[done:], limit, *room)
        whole.append(actions[: made[done : done + more].sum()].copy())
        done += more
    return recorded(game, task.first, seats, np.concatenate(whole), made, positions)


def _played(game: Game, what: Series, task: Task) -> Recorded:
    """Games of players, one decision after another."""
    known = {name: all_players.make(name, game) for name in what.players}
    seated, actions, made = [known[name] for name in what.players], [], []
    positions = np.zeros(task.games, game.State.dtype)
    for place in range(task.games):
        seed = stream_seed(what.seed, task.first + place)
        table = game.begin(len(seated), seed, what.options)
        own = [decision.action for decision in decisions(game, seated, table, seed)]
        actions += own
        made.append(len(own))
        positions[place] = table.array[0]
    kind = action_type(game)
    return recorded(game, task.first, len(seated), np.array(actions, kind), np.array(made), positions)


@dataclass(frozen=True)
class Progress:
    """How far a data set has come: games that are played, and those of them that were there before."""

    games: int
    found: int
    seconds: float


class SelfPlay:
    """A data set being made: `games` games of a series, in a folder."""

    def __init__(
        self, what: Series, games: int, folder: Path, workers: int | None = None, place: Place | None = None
    ) -> None:
        if not 1 <= games <= MOST:
            raise BadSelfPlay(f"A data set has from 1 to {MOST} games, not {games}.")
        if workers is not None and workers < 1:
            raise BadSelfPlay(f"Self-play needs at least 1 worker, not {workers}.")
        self.what, self.games, self.folder = what, games, folder
        self._place = place or Processes()
        self._workers = workers
        self._game = bezant.load(what.game)

    def play(self) -> Generator[Progress]:
        """Yield how far it has come, again and again. Closing the iterator stops the play; whole files stay.

        BadData, before anything is played, where the folder cannot be written or another run writes to it."""
        with alone_in(self.folder):
            yield from self._missing()
            write_card(self.folder)

    def _missing(self) -> Generator[Progress]:
        """Play what is not there yet."""
        size = self.what.file_games
        files = [(first, min(size, self.games - first)) for first in range(0, self.games, size)]
        missing = [(first, count) for first, count in files if not self._is_there(first, count)]
        found = played = self.games - sum(count for _, count in missing)
        yield Progress(played, found, 0.0)
        if missing:
            start = time.monotonic()
            for done in self._play(missing):
                played += done
                yield Progress(played, found, time.monotonic() - start)

    def _play(self, files: Sequence[tuple[int, int]]) -> Generator[int]:
        """The games of each task that is done. A file is written once all its games are there."""
        size, grain = self.what.file_games, self.what.task_games
        tasks = iter(
            Task(at, min(grain, first + count - at))
            for first, count in files
            for at in range(first, first + count, grain)
        )
        counts, parts = dict(files), {first: dict[int, Recorded]() for first, _ in files}
        with Workers[Task](self._place, self._workers or self._place.cores, record, self.what) as workers:
            workers.prepare()
            for task, answer in workers.results(lambda: next(tasks, None)):
                first = task.first - task.first % size
                parts[first][task.first] = answer
                if sum(len(part.decisions) for part in parts[first].values()) == counts[first]:
                    self._write(first, parts.pop(first).values())
                yield task.games

    def _write(self, first: int, parts: Iterable[Recorded]) -> None:
        table = table_of(self._game, self.what.seed, self.what.options, self.what.players, parts)
        write(table, self._path(first), self._identity())

    def _path(self, first: int) -> Path:
        return self.folder / FILES.replace("*", f"{first // self.what.file_games:05}")

    def _is_there(self, first: int, count: int) -> bool:
        """Whether a file has all its games; one with games of other players, or by other rules, is refused."""
        path = self._path(first)
        if not path.exists():
            return False
        found, rows = about(path)
        for key, value in self._identity().items():
            if found.get(key) != value:
                raise BadSelfPlay(f"{path} has other games: its {key} is {found.get(key)}, not {value}.")
        return rows >= count

    def _identity(self) -> dict[str, Any]:
        """What a file says of its games, as JSON gives it back."""
        seats = len(self.what.players)
        said = {
            "format": FORMAT,
            "game": self._game.name,
            "version": self._game.version,
            "seats": seats,
            "seed": self.what.seed,
            "options": dict(self.what.options),
            "players": list(self.what.players),
            "search": search_identity(self._game, seats) if self.what.searches else None,
        }
        told: dict[str, Any] = json.loads(json.dumps(said))
        return told
