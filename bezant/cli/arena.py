"""`bezant arena`: players against each other."""

from __future__ import annotations

from contextlib import closing
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bezant.cli.screen import print_json, screen, side_screen
from bezant.lab.arena import Arena, Report, Tally


def arena(
    game: Annotated[str, typer.Argument(help="The game, for example carolus.")],
    players: Annotated[str, typer.Option(help="Players by name, with commas between them.")] = "greedy,uniform",
    games: Annotated[int, typer.Option(help="Games of each pairing.")] = 400,
    seats: Annotated[int, typer.Option(help="Seats of a game; team mates are the same player.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Let bots play each other. Every pairing plays the same seeds from every side, so that luck and seats cancel out.

    The interval is Wilson's, of 95 %. The first call compiles the rules, which takes a while. Ctrl-C stops and shows what there is.

    For example: `bezant arena carolus --players greedy,uniform --games 400`
    """
    contest = Arena(game, players.split(","), games, seats, seed)
    report = _play(contest)
    if report is None:
        side_screen().print("Stopped before the first game was over.")
        raise typer.Exit(130)
    print_json(report.json()) if as_json else _show(report)
    if report.stopped:
        raise typer.Exit(130)


def _play(contest: Arena) -> Report | None:
    report = None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=side_screen(), transient=True) as bar, closing(contest.play()) as reports:
        task = bar.add_task("compiling", total=contest.total)
        try:
            for report in reports:
                bar.update(task, completed=report.games, description="games")
        except KeyboardInterrupt:
            if report is not None:
                report.stopped = True
    return report


def _show(report: Report) -> None:
    table = Table(box=box.SIMPLE_HEAD, title=f"{report.game}, {report.seats} seats, seed {report.seed}")
    for heading in ("player", "games", "won", "drawn", "lost", "unfinished", "wins", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for members, row in report.tallies.items():
        for player in members:
            table.add_row(player, *_cells(row[player]))
        table.add_section()
    if len(report.tallies) > 1:
        for player in report.players:
            table.add_row(f"{player}, in all", *_cells(report.total(player)))
    screen().print(table)
    stopped = "Stopped early. " if report.stopped else ""
    mean = report.decisions / report.games
    screen().print(f"{stopped}{report.games} games of {mean:.1f} decisions on average in {report.seconds:.1f} s.")


def _cells(tally: Tally) -> list[str]:
    low, high = tally.interval
    counts = [tally.games, tally.wins, tally.draws, tally.losses, tally.unfinished]
    rate = tally.wins / tally.games if tally.games else 0.0
    return [*map(str, counts), f"{rate:.1%}", f"{low:.1%} to {high:.1%}"]
