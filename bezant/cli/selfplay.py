"""`bezant selfplay`: games of players among themselves, written down as data."""

from __future__ import annotations

from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bezant.cli.screen import print_json, screen, side_screen
from bezant.cli.shared import Cluster, GameOptions, Workers, named_options
from bezant.kernel.extras import need
from bezant.lab.places import place_of

if TYPE_CHECKING:
    from bezant.lab.selfplay import SelfPlay


def selfplay(
    game: Annotated[str, typer.Argument(help="The game, for example carolus.")],
    out: Annotated[Path, typer.Option(help="The folder of the data set; what it has of it is not played again.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    players: Annotated[
        str, typer.Option(help="A player for all seats, or one for each with commas between them.")
    ] = "uniform",
    seats: Annotated[int, typer.Option(help="Seats of a game.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, unless the clock stops a player.")] = 0,
    option: GameOptions = None,
    workers: Workers = None,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Let players play among themselves, and write their games as Parquet, with a card that describes them.

    Ctrl-C stops, and the same command goes on after the last whole file. The first call compiles the rules.

    For example: `bezant selfplay carolus --games 100000 --out games`
    """
    need("lab", "`bezant selfplay`", "pyarrow")
    from bezant.lab.selfplay import SelfPlay, series

    what = series(game, players.split(","), seats, seed, named_options(option))
    data = SelfPlay(what, games, out, workers, place_of(cluster))
    told = _play(data)
    print_json(told) if as_json else _show(told)
    if told["stopped"]:
        raise typer.Exit(130)


def _play(data: SelfPlay) -> dict[str, Any]:
    from bezant.lab.data_files import size_of

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stopped = False
    with Progress(*columns, console=side_screen(), transient=True) as bar, closing(data.play()) as progress:
        task = bar.add_task("compiling", total=data.games)
        at = next(progress)
        try:
            for at in progress:
                bar.update(task, completed=at.games, description="games")
        except KeyboardInterrupt:
            stopped = True
    told = {"folder": str(data.folder), "stopped": stopped, "played": at.games - at.found, "seconds": at.seconds}
    return told | asdict(size_of(data.folder))


def _show(told: dict[str, Any]) -> None:
    stopped = "Stopped early; the same command goes on. " if told["stopped"] else ""
    screen().print(
        f"{stopped}{told['folder']}: {told['games']:,} games, {told['decisions']:,} decisions, {told['bytes']:,} bytes in "
        f"{told['files']} files. Played now: {told['played']:,} games in {told['seconds']:.1f} s.",
        soft_wrap=True,
    )
