"""What a data set keeps of each game, a row of Parquet: docs/lab/data.md describes the columns."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa

from bezant.kernel.game import Game
from bezant.kernel.state import Array

FORMAT = "bezant games 1"

MEANINGS = {
    "game": "the name of the game",
    "version": "the version of its rules",
    "seats": "the number of seats",
    "seed": "what the dice come from: a whole number, or the seed of a record",
    "number": "which game of that seed it is; null for a record, whose dice are set before each move",
    "options": "the options of the game that were chosen, as JSON",
    "players": "who played, seat by seat",
    "actions": "the ids of the actions taken, in their order; single answers that the game gives itself are not among them",
    "decisions": "how many there are",
    "winners": "the seats that won",
    "returns": "for each seat, from -1 (lost) to 1 (won); 0 where the game was cut off",
    "end": "the name of the way it ended",
    "cut_off": "whether it stopped before its end",
    "log": "where moves were taken back: every entry of the record (-1: undone by who moved last, -2 - seat: by consent, asked by "
    "this seat); else null",
}


def schema_of(game: Game) -> pa.Schema:
    """The columns of a game's data, actions in the smallest numbers that hold its ids."""
    kinds = {
        "game": pa.string(),
        "version": pa.uint16(),
        "seats": pa.uint8(),
        "seed": pa.string(),
        "number": pa.int64(),
        "options": pa.string(),
        "players": pa.list_(pa.string()),
        "actions": pa.list_(pa.from_numpy_dtype(action_type(game))),
        "decisions": pa.uint32(),
        "winners": pa.list_(pa.uint8()),
        "returns": pa.list_(pa.float32()),
        "end": pa.string(),
        "cut_off": pa.bool_(),
        "log": pa.list_(pa.int32()),
    }
    optional = ("number", "log")
    return pa.schema([pa.field(name, kind, name in optional) for name, kind in kinds.items()])


def action_type(game: Game) -> np.dtype[Any]:
    """The smallest unsigned integers that hold the ids of the game's actions."""
    return np.dtype(np.min_scalar_type(len(game.actions) - 1))


@dataclass(frozen=True)
class Recorded:
    """Games of a seed that follow each other: all actions in one array, and for each game how many are its own and how it ended."""

    first: int
    actions: Array
    decisions: Array
    ends: Array
    won: Array  # a row for each game, a column for each seat
    returns: Array  # likewise
    cut_off: Array


def recorded(game: Game, first: int, seats: int, actions: Array, decisions: Array, positions: Array) -> Recorded:
    """The games with these final positions."""
    return Recorded(
        first,
        actions,
        decisions,
        positions["end"].copy(),
        (positions["winners"][:, None] >> np.array(game.sides(seats))) & 1 > 0,
        game.returns_of(positions, seats).astype(np.float32),
        positions["step"] != game.course.over,
    )


def table_of(
    game: Game, seed: int, options: Mapping[str, Any], players: Sequence[str], parts: Iterable[Recorded]
) -> pa.Table:
    """The rows of these games, in the order of their numbers."""
    some = sorted(parts, key=lambda part: part.first)
    won = np.concatenate([part.won for part in some])
    count, seats = won.shape
    decisions = np.concatenate([part.decisions for part in some])
    names = np.array(game.facts.end_names, dtype=object)
    columns = {
        "game": _same(game.name, count),
        "version": _same(game.version, count),
        "seats": _same(seats, count),
        "seed": _same(str(seed), count),
        "number": np.concatenate([part.first + np.arange(len(part.decisions)) for part in some]),
        "options": _same(options_text(options), count),
        "players": _lists(np.full(count, seats), np.array(list(players) * count, dtype=object)),
        "actions": _lists(decisions, np.concatenate([part.actions for part in some])),
        "decisions": decisions,
        "winners": _lists(won.sum(axis=1), np.nonzero(won)[1]),
        "returns": _lists(np.full(count, seats), np.concatenate([part.returns for part in some]).reshape(-1)),
        "end": names[np.concatenate([part.ends for part in some])],
        "cut_off": np.concatenate([part.cut_off for part in some]),
        "log": _same(None, count),
    }
    schema = schema_of(game)
    return pa.table([_cast(columns[field.name], field.type) for field in schema], schema)


def options_text(options: Mapping[str, Any]) -> str:
    """Options as their column has them: the same options, the same text."""
    return json.dumps(options, sort_keys=True)


def _same(value: Any, count: int) -> list[Any]:
    return [value] * count


def _lists(lengths: Array, values: Array) -> tuple[Array, Array]:
    """Where each list begins, and what is in all of them."""
    return np.concatenate([[0], np.cumsum(lengths)]), values


def _cast(column: Any, kind: pa.DataType) -> pa.Array:
    if isinstance(column, tuple):
        starts, values = column
        return pa.ListArray.from_arrays(pa.array(starts, pa.int32()), pa.array(values, kind.value_type), type=kind)
    return pa.array(column, kind)
