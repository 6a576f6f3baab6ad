"""The files of a data set: written whole, by one run at a time, and read. BadData names the one that cannot be."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import pyarrow as pa
import pyarrow.parquet as pq

from bezant.kernel.errors import BezantError

FILES = "data/games-*.parquet"
LOCK = "data/_lock"  # readers of the folder pass over such names
KEY = b"bezant"  # of what a file says of itself
SPLIT_BYTES = "BYTE_STREAM_SPLIT"  # numbers as one stream for each of their bytes: what zstd packs best here


class BadData(BezantError):
    code = "bad_data"


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Make the folder of a data set, and keep other runs out of it for so long."""
    path = folder / LOCK
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    with file:
        _lock(file, folder)
        yield


def _lock(file: IO[bytes], folder: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadData(f"Another run is writing to {folder}.") from None
    except OSError as error:
        raise BadData(f"{folder} cannot be locked: {error.strerror}.") from None


def write(table: pa.Table, path: Path, about: Mapping[str, Any]) -> None:
    """Write a file of games with what it says of itself, whole or not at all."""
    numbers = ("actions.list.element", "number", "decisions", "returns.list.element", "log.list.element")
    words = ["game", "seed", "options", "players.list.element", "end", "version", "seats"]
    partial = path.with_name(f"_{path.name}")
    with writing(path):
        pq.write_table(
            table.replace_schema_metadata({KEY: json.dumps(about)}),
            partial,
            compression="zstd",
            compression_level=9,
            use_dictionary=words,
            column_encoding=dict.fromkeys(numbers, SPLIT_BYTES) | {"number": "DELTA_BINARY_PACKED"},
        )
        partial.replace(path)


def about(path: Path) -> tuple[dict[str, Any], int]:
    """What a file says of itself, and its number of games."""
    with _reading(path):
        found = pq.read_metadata(path)
        return json.loads((found.metadata or {}).get(KEY, b"{}")), found.num_rows


def read(files: Sequence[Path], columns: Sequence[str] | None = None, schema: pa.Schema | None = None) -> pa.Table:
    """The rows of these files, one after the other."""
    return pa.concat_tables(_read(path, columns, schema) for path in files)


def _read(path: Path, columns: Sequence[str] | None, schema: pa.Schema | None) -> pa.Table:
    with _reading(path):
        return pq.read_table(path, columns=columns, schema=schema)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the disk refuses of this file, as BadData."""
    try:
        yield
    except OSError as error:
        raise BadData(f"{path} cannot be written: {_reason(error)}.") from None


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Likewise, and where the file is damaged."""
    try:
        yield
    except (OSError, ValueError, pa.ArrowException) as error:
        raise BadData(f"{path} cannot be read: {_reason(error)}.") from None


def _reason(error: Exception) -> str:
    """In a few words: PyArrow's own ones are many."""
    number = getattr(error, "errno", None)
    return os.strerror(number) if number else "it is damaged, or not Parquet"


@dataclass(frozen=True)
class Size:
    """How much is in a folder."""

    files: int
    games: int
    decisions: int
    bytes: int

    @property
    def density(self) -> float:
        """Bytes a decision."""
        return self.bytes / max(1, self.decisions)


def size_of(folder: Path) -> Size:
    """How much the files of a folder hold."""
    files = sorted(folder.glob(FILES))
    counts = [read([path], ["decisions"])["decisions"].to_numpy() for path in files]
    decisions = sum(int(count.sum()) for count in counts)
    return Size(len(files), sum(map(len, counts)), decisions, sum(path.stat().st_size for path in files))
