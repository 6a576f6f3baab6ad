"""The card of a data set: a README.md beside its files that says what they are, made from the files alone."""

from __future__ import annotations

import platform
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

import bezant
from bezant.lab.data_files import FILES, about, read, size_of, writing
from bezant.lab.data_rows import MEANINGS, schema_of

CARD = "README.md"
MADE = "It was made by this command, and the same command makes the same games again{unless}:\n\n```\n{command}\n```"
BROUGHT = "It was made from {count:,} records."

TEXT = """# {games:,} games of {title}

Whole games as the actions that were taken, a row for each game, in Parquet (zstd). {how}

| | |
|---|---|
| games | {games:,} |
| decisions | {decisions:,}, on average {mean:.1f} a game |
| size | {size:,} bytes in {files} files, {density:.2f} bytes a decision |
| seats | {seats} |
| players | {players} |
| cut off | {cut_off:,} |
| rules | {game}, version {version} |
| made with | bezant {own}, Python {python}, NumPy {numpy}, PyArrow {arrow} |

| seat | won or shared | mean return |
|---|---|---|
{results}

| end | games |
|---|---|
{ends}

## Columns

| column | type | means |
|---|---|---|
{columns}

## Read it

```python
from bezant.lab.dataset import Dataset

data = Dataset(".")
for batch in data.split("train").replay():
    ...  # batch.observations, batch.masks, batch.positions, batch.actions, batch.seats, batch.returns
```

`split` takes 80, 10 and 10 of a hundred games for “train”, “validation” and “test”, by a hash of their seeds. Any reader of Parquet
gets the rows of the folder `data`: `pandas.read_parquet("data")`, `polars.read_parquet("data/*.parquet")`.

## Licence

MIT, as bezant itself. The games were played by programs, or by the people who gave their records.
"""


def write_card(folder: Path) -> None:
    """Write the card of the files that are in the folder."""
    files = sorted(folder.glob(FILES))
    said, _ = about(files[0])
    game = bezant.load(said["game"])
    size = size_of(folder)
    table = read(files, ["seats", "players", "winners", "returns", "end", "cut_off"])
    text = TEXT.format(
        games=size.games,
        title=game.title,
        how=_how(said, len(table)),
        decisions=size.decisions,
        mean=size.decisions / max(1, size.games),
        size=size.bytes,
        files=size.files,
        density=size.density,
        seats=", ".join(map(str, sorted(set(table["seats"].to_pylist())))),
        players=", ".join(filter(None, table["players"].combine_chunks().flatten().unique().to_pylist())) or "unnamed",
        cut_off=int(np.sum(table["cut_off"])),
        game=game.name,
        version=game.version,
        own=bezant.__version__,
        python=platform.python_version(),
        numpy=np.__version__,
        arrow=version("pyarrow"),
        results="\n".join(_results(table)),
        ends="\n".join(f"| {end} | {count:,} |" for end, count in Counter(table["end"].to_pylist()).most_common()),
        columns="\n".join(f"| `{field.name}` | {field.type} | {MEANINGS[field.name]} |" for field in schema_of(game)),
    )
    with writing(folder / CARD):
        (folder / CARD).write_text(text, "utf-8")


def _how(said: dict[str, Any], count: int) -> str:
    if "players" not in said:
        return BROUGHT.format(count=count)
    players = said["players"]
    named = players[0] if len(set(players)) == 1 else ",".join(players)
    words = [f"bezant selfplay {said['game']} --games {count} --players {named} --seats {said['seats']}"]
    words += [f"--seed {said['seed']}", *(f"--option {name}={value}" for name, value in said["options"].items())]
    unless = ", unless the clock stops a player's search" if said["search"] else ""
    return MADE.format(unless=unless, command=" ".join([*words, "--out FOLDER"]))


def _results(table: pa.Table) -> list[str]:
    """For each seat, how often it won and its mean return."""
    won = Counter(table["winners"].combine_chunks().flatten().to_pylist())
    seats, lines = table["seats"].to_numpy(), []
    returns = table["returns"].combine_chunks().flatten().to_numpy(zero_copy_only=False)
    starts = np.concatenate([[0], np.cumsum(seats)[:-1]])
    for seat in range(int(seats.max())):
        own = returns[(starts + seat)[seats > seat].astype(np.int64)]
        lines.append(f"| {seat} | {won[seat] / max(1, len(own)):.1%} | {own.mean():+.4f} |")
    return lines
