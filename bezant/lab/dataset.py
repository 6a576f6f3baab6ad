"""Data sets of games: read, split by game, played again to positions and observations, and changed to records and back.

>>> from bezant.lab.dataset import Dataset          # doctest: +SKIP
>>> for batch in Dataset("games").split("train").replay():
...     learn(batch.observations, batch.masks, batch.actions, batch.returns)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

import bezant
from bezant.kernel import compile
from bezant.kernel.dice import words_of
from bezant.kernel.extras import lacking
from bezant.kernel.game import Game
from bezant.kernel.match import AGREED, Match, dice_of, numbers_of_stream, stream
from bezant.kernel.observation import DTYPE
from bezant.kernel.record import Reader, replayed, save
from bezant.kernel.state import WORDS, Array

try:
    import pyarrow as pa

    from bezant.lab.data_card import write_card
    from bezant.lab.data_files import FILES, BadData, about, alone_in, read, write
    from bezant.lab.data_rows import FORMAT, options_text, schema_of
except ModuleNotFoundError:
    raise lacking("lab", "A data set of games") from None

SPLITS = {"train": (0, 80), "validation": (80, 90), "test": (90, 100)}  # of a hundred games, by a hash of their seeds
UNDONE, BY_CONSENT = -1, -2  # in a log; the seat that asked is taken off
RUNS_ON = (-1,) * WORDS  # dice that are not set

__all__ = ["BadData", "Batch", "Dataset", "from_records"]


@dataclass(frozen=True)
class Batch:
    """The decisions of some games, a row for each."""

    game: Game
    positions: Array  # before the decision
    actions: Array
    seats: Array  # who decides
    returns: Array  # what it came to for that seat
    games: Array  # the row of the game in the data set

    @property
    def observations(self) -> Array:
        """What the seat that decides sees, filled when first asked for. BadData where the games have several numbers of seats."""
        return self._seen[0]

    @property
    def masks(self) -> Array:
        """1 for each action that is open to that seat, 0 for all others."""
        return self._seen[1]

    @cached_property
    def _seen(self) -> tuple[Array, Array]:
        counts = np.unique(self.positions["seats"]).tolist()
        if len(counts) != 1:
            raise BadData(
                f"Observations of {' and '.join(map(str, counts))} seats differ in shape: select games of one number."
            )
        shape = self.game.observation(counts[0]).shape
        seen = np.zeros((len(self.positions), *shape), DTYPE)
        masks = np.zeros((len(self.positions), len(self.game.actions)), DTYPE)
        _compiled(self.game).observe_decisions(self.positions, seen, masks, np.zeros(len(self.game.actions), np.int16))
        return seen, masks


class Dataset:
    """The games of a folder, or some of them. They are all of one game and one version of its rules, the one that is here."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        files = sorted(self.folder.glob(FILES))
        if not files:
            raise BadData(f"{self.folder} holds no games: there is no file {FILES}.")
        said = [about(path)[0] for path in files]
        if any(each.get("format") != FORMAT for each in said):
            raise BadData(f"{self.folder} holds other files than those of “{FORMAT}”.")
        if len({(each["game"], each["version"]) for each in said}) > 1:
            raise BadData(f"{self.folder} holds several games, or versions of one.")
        self.game: Game = bezant.load(said[0]["game"])
        if said[0]["version"] != self.game.version:
            raise BadData(
                f"{self.folder} is of version {said[0]['version']} of {self.game.name}, and version {self.game.version} is here."
            )
        self.table: pa.Table = read(files, schema=schema_of(self.game))
        self.rows: Array = np.arange(len(self.table))

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, place: int) -> dict[str, Any]:
        """The row of a game."""
        row: dict[str, Any] = self.table.slice(int(self.rows[place]), 1).to_pylist()[0]
        return row

    @property
    def games(self) -> pa.Table:
        """The rows of all games, a table of Arrow: `.to_pandas()`, or `polars.from_arrow(…)`."""
        return self.table.take(self.rows)

    def split(self, name: str) -> Dataset:
        """The games of “train”, “validation” or “test”: 80, 10 and 10 of a hundred, by a hash of their seeds. A game is always
        in the same one, in whatever data set."""
        if name not in SPLITS:
            raise BadData(f"There is no part “{name}” of a data set; the parts are {', '.join(SPLITS)}.")
        low, high = SPLITS[name]
        return self.select((low <= self._hundredths[self.rows]) & (self._hundredths[self.rows] < high))

    def select(self, which: Array) -> Dataset:
        """Some of the games: by place, or by a truth for each."""
        some = object.__new__(Dataset)
        some.__dict__ |= self.__dict__ | {"rows": self.rows[which]}
        return some

    def shuffled(self, seed: int) -> Dataset:
        """The games in another order, the same for the same seed."""
        return self.select(np.random.default_rng(seed).permutation(len(self)))

    @cached_property
    def _hundredths(self) -> Array:
        return np.array([_hundredth(seed) for seed in self._seeds])

    @cached_property
    def _seeds(self) -> list[str]:
        """The seed of each game as a match has it."""
        pairs = zip(self.table["seed"].to_pylist(), self.table["number"].to_pylist(), strict=True)
        return [seed if number is None else stream(int(seed), number) for seed, number in pairs]

    # --- played again --------------------------------------------------------------------------------------------------------

    def replay(self, games: int = 1_000) -> Iterator[Batch]:
        """All decisions, so many games at a time, played again by the compiled rules."""
        if games < 1:
            raise BadData(f"At least 1 game at a time is played again, not {games}.")
        return (self._replayed(self.rows[first : first + games]) for first in range(0, len(self), games))

    def _replayed(self, rows: Array) -> Batch:
        some = self.table.take(rows)
        decisions = some["decisions"].to_numpy().astype(np.int64)
        actions = _flat(some["actions"])
        if len(actions) != decisions.sum():
            raise BadData(f"{self.folder} is damaged: there are other numbers of actions than of decisions.")
        seats = some["seats"].to_numpy().astype(np.int64)
        positions = np.zeros(len(actions), self.game.State.dtype)
        wrong = _compiled(self.game).replay_games(
            positions,
            np.zeros(1, self.game.State.dtype),
            seats,
            self._options(some, seats),
            *self._dice(rows, some, decisions),
            actions,
            decisions,
        )
        places = np.repeat(np.arange(len(rows)), decisions)
        if wrong >= 0:
            raise BadData(f"{self.folder} is damaged: an action of game {rows[places[wrong]]} is not open.")
        asked = positions["active"].astype(np.int64)
        starts = np.concatenate([[0], np.cumsum(seats)[:-1]])
        returns = _flat(some["returns"])[starts[places] + asked]
        return Batch(self.game, positions, actions, asked, returns, rows[places])

    def _options(self, some: pa.Table, seats: Array) -> Array:
        """The options of each game as the rules read them."""
        known: dict[tuple[int, str], Array] = {}
        pairs = list(zip(seats.tolist(), some["options"].to_pylist(), strict=True))
        for pair in set(pairs):
            known[pair] = self.game.option_values(pair[0], json.loads(pair[1]))
        return np.array([known[pair] for pair in pairs])

    def _dice(self, rows: Array, some: pa.Table, decisions: Array) -> tuple[Array, Array, Array]:
        """What the dice of each game start with, the stream they are, and for games of records their dice before each decision."""
        numbers = some["number"].fill_null(-1).to_numpy()
        seeds = some["seed"].to_pylist()
        if (numbers >= 0).all():
            known = {seed: words_of(int(seed)) for seed in set(seeds)}
            return np.array([known[seed] for seed in seeds]), numbers, np.zeros((0, WORDS), np.int64)
        starts, dice = [], []
        for row, number, seed, count, log in zip(
            rows.tolist(), numbers.tolist(), seeds, decisions.tolist(), some["log"].to_pylist(), strict=True
        ):
            starts.append(words_of(int(seed)) if number >= 0 else _words(self._seeds[row], 0))
            plies = range(1, count + 1) if log is None else _standing(log)
            dice += [RUNS_ON if number >= 0 else _words(seed, ply) for ply in plies]
        return np.array(starts), numbers, np.array(dice).reshape(-1, WORDS)

    # --- records ---------------------------------------------------------------------------------------------------------------

    def match(self, place: int) -> Match:
        """A game as a match, every move made."""
        row = self[place]
        match = Match(self.game, row["seats"], self._seeds[self.rows[place]], json.loads(row["options"]))
        with match.replaying():
            for code in row["actions"] if row["log"] is None else row["log"]:
                if code >= 0:
                    match.play(match.to_move, code)
                elif code == UNDONE:
                    match.replay(match.last_mover or 0, None)
                else:
                    match.replay(BY_CONSENT - code, AGREED)
        return match

    def record(self, place: int) -> str:
        """A game as the text of a record, with the names of its players."""
        return save(self.match(place), self[place]["players"])


def from_records(texts: Iterable[str], folder: Path | str) -> Dataset:
    """Write a data set of the games of some records, all of one game. BadRecord says what is wrong with one."""
    readers = [replayed(text) for text in texts]
    games = {reader.match.game.name: reader.match.game for reader in readers}
    if len(games) != 1:
        raise BadData(f"A data set has one game, not {len(games)}.")
    if any(reader.match.start is not None for reader in readers):
        raise BadData("A record that begins in the middle of a game has no place in a data set.")
    (game,) = games.values()
    table = pa.Table.from_pylist([_row(reader) for reader in readers], schema_of(game))
    said = {"format": FORMAT, "game": game.name, "version": game.version}
    with alone_in(Path(folder)):
        write(table, Path(folder) / FILES.replace("*", "records"), said)
        write_card(Path(folder))
    return Dataset(folder)


def _row(reader: Reader) -> Mapping[str, Any]:
    match = reader.match
    game, found = match.game, numbers_of_stream(match.seed)
    actions = [entry.action for entry in match.moves]
    return {
        "game": game.name,
        "version": game.version,
        "seats": match.seats,
        "seed": match.seed if found is None else str(found[0]),
        "number": None if found is None else found[1],
        "options": options_text(match.options),
        "players": (reader.names + [""] * match.seats)[: match.seats],
        "actions": actions,
        "decisions": len(actions),
        "winners": game.winners(match.state),
        "returns": game.returns(match.state),
        "end": game.facts.end_names[match.state.end],
        "cut_off": not match.is_over,
        "log": None if len(actions) == match.ply else [_code(entry) for entry in match.entries[1:]],
    }


def _code(entry: Any) -> int:
    if entry.action is None:
        return UNDONE
    return BY_CONSENT - int(entry.seat) if entry.action == AGREED else int(entry.action)


def _standing(log: Sequence[int]) -> list[int]:
    """The plies of the moves that stand."""
    standing: list[int] = []
    for ply, code in enumerate(log, start=1):
        if code >= 0:
            standing.append(ply)
        else:
            standing.pop()
    return standing


def _words(seed: str, ply: int) -> tuple[int, ...]:
    dice = dice_of(seed, ply)
    return RUNS_ON if dice is None else words_of(dice)


def _compiled(game: Game) -> Any:
    return compile.instance("lab.recording", game.name, compile.COMPILED)


def _hundredth(seed: str) -> int:
    return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest(), "big") % 100


def _flat(column: pa.ChunkedArray) -> Array:
    """What is in all lists of a column."""
    values: Array = column.combine_chunks().flatten().to_numpy(zero_copy_only=False)
    return values
