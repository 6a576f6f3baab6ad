"""`bezant ladder`: measure how strong the players are, and write it down."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bezant.cli.screen import print_json, screen, side_screen
from bezant.cli.shared import Cluster, Workers
from bezant.kernel.registry import ROOT
from bezant.lab.arena_report import Report
from bezant.lab.ladder import MINUTES, Rung, prepare, ratings, rungs, stored, write
from bezant.lab.places import Place, place_of


def ladder(
    game: Annotated[list[str] | None, typer.Option(help="A game, several times if need be; without it, all.")] = None,
    seats: Annotated[list[int] | None, typer.Option(help="A number of seats, likewise.")] = None,
    player: Annotated[list[str] | None, typer.Option(help="Only meetings with this player, likewise.")] = None,
    minutes: Annotated[float, typer.Option(help="Time for each game and number of seats.")] = MINUTES,
    workers: Workers = None,
    cluster: Cluster = None,
    only_write: Annotated[
        bool, typer.Option("--write", help="Play nothing, only write the page and the ratings.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The ratings for programs.")] = False,
) -> None:
    """Measure every player in every game at every number of seats, and write docs/players.md from the results.

    Neighbours play each other, and the levels play greedy, until it is known who is better by how much. All results are kept:
    Ctrl-C stops, and the same command goes on.

    For example: `bezant ladder --game carolus --seats 2 --minutes 10`
    """
    prepare()
    chosen = rungs(game or (), seats or ())
    stopped = False
    if not only_write:
        stored()  # a file that cannot be read is found before hours are played
        place = place_of(cluster)
        stopped = not all(_play(rung, player or (), minutes, workers, place) for rung in chosen)
    written = write()
    print_json({"stopped": stopped, "ladders": _told()}) if as_json else _show(written)
    if stopped:
        raise typer.Exit(130)


def _play(rung: Rung, only: Collection[str], minutes: float, workers: int | None, place: Place) -> bool:
    """Whether it was played without being stopped."""
    contest = rung.contest(minutes=minutes, workers=workers, place=place, only=only)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[state]}"), TimeElapsedColumn())
    with Progress(*columns, console=side_screen()) as bar, closing(contest.play()) as reports:
        task = bar.add_task(f"{rung.game}, {rung.seats} seats", total=len(contest.standings), state="compiling")
        try:
            for report in reports:
                over = sum(standing.is_over for standing in report.standings)
                bar.update(
                    task, completed=over, state=f"{over} of {len(report.standings)} meetings, {report.games} games"
                )
        except KeyboardInterrupt:
            return False
    return True


def _told() -> list[dict[str, object]]:
    return [
        {"game": rung.game, "seats": rung.seats, "games": report.counted, "players": _ratings(report)}
        for rung, report in stored().items()
    ]


def _ratings(report: Report) -> list[dict[str, object]]:
    return [{"player": name} | vars(each) for name, each in ratings(report)]


def _show(written: list[Path]) -> None:
    for rung, report in stored().items():
        told = ", ".join(f"{name} {each.rating}" for name, each in ratings(report))
        screen().print(f"{rung.game}, {rung.seats} seats, {report.counted} games: {told}")
    screen().print(f"Written: {', '.join(str(path.relative_to(ROOT.parent)) for path in written)}.")
