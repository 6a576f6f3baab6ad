"""`bezant arena`: players against each other."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bezant.cli.screen import print_json, screen, side_screen
from bezant.cli.shared import Cluster, Workers
from bezant.lab.arena import Arena
from bezant.lab.arena_report import Report, Tally, mean
from bezant.lab.places import place_of
from bezant.lab.ratings import Estimate
from bezant.lab.sequential import NO, OPEN, YES

ANSWERS = {YES: "Decided: yes", NO: "Decided: no", OPEN: "Not decided yet"}


def arena(
    game: Annotated[str, typer.Argument(help="The game, for example carolus.")],
    players: Annotated[str, typer.Option(help="Players by name, with commas between them.")] = "greedy,uniform",
    games: Annotated[int, typer.Option(help="Games of each pairing.")] = 400,
    seats: Annotated[int, typer.Option(help="Seats of a game; team mates are the same player.")] = 2,
    alone: Annotated[
        bool, typer.Option("--alone", help="The first player has one side, the second all others.")
    ] = False,
    decide: Annotated[
        float | None, typer.Option(help="Stop once it is decided whether the first player scores at least this rate.")
    ] = None,
    confidence: Annotated[float, typer.Option(help="How sure the decision has to be.")] = 0.95,
    resume: Annotated[Path | None, typer.Option(help="Keep the results in this file, and go on where it ends.")] = None,
    minutes: Annotated[float | None, typer.Option(help="Begin no game after this time.")] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, unless the clock stops a player.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Let bots play each other. Every pairing plays the same seeds from every side, so that luck and seats cancel out.

    The answer has winning rates, ratings on Elo's scale (greedy has 1000), and what each side is worth, with intervals of 95 %.

    The first call compiles the rules, which takes a while. Ctrl-C stops and shows what there is; with --resume FILE the same
    command goes on.

    For example: `bezant arena carolus --players greedy,uniform --games 400 --decide 0.9`
    """
    named, place = players.split(","), place_of(cluster)
    contest = Arena(game, named, games, seats, seed, alone, decide, confidence, minutes, resume, workers, place)
    report = _play(contest)
    if not report.games and report.stopped:
        side_screen().print("Stopped before the first game was over.")
        raise typer.Exit(130)
    print_json(report.json()) if as_json else _show(report)
    if report.stopped:
        raise typer.Exit(130)


def _play(contest: Arena) -> Report:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=side_screen(), transient=True) as bar, closing(contest.play()) as reports:
        task = bar.add_task("compiling", total=contest.total)
        report = next(reports)
        try:
            for report in reports:
                bar.update(task, completed=report.games, description="games")
        except KeyboardInterrupt:
            report.stopped = True
    return report


def _show(report: Report) -> None:
    table = _table(f"{report.game.name}, {report.seats} seats, seed {report.seed}", RATES)
    for standing in report.standings:
        for player, tally in report.tallies([standing]).items():
            table.add_row(player, *_rates(tally))
        table.add_section()
    screen().print(table)
    ratings, totals = report.ratings(), report.tallies(report.standings)
    table = _table(f"ratings, {ratings.anchor} has 1000", ("player", "games", "rating", "95 % interval", "a decision"))
    for player, each in sorted(ratings.players.items(), key=lambda item: -item[1].value):
        tally = totals.get(player, Tally())
        table.add_row(player, str(tally.games), *_estimate(each), f"{1000 * tally.decision_seconds:.2f} ms")
    table.add_section()
    for side, each in zip(report.side_names, ratings.sides, strict=False):
        table.add_row(f"as {side}", "", f"{each.value:+.0f}", f"{each.low:+.0f} to {each.high:+.0f}", "")
    screen().print(table)
    _show_answers(report)
    stopped = "Stopped early. " if report.stopped else ""
    per_game = report.decisions / max(1, report.counted)
    screen().print(f"{stopped}{report.counted} games of {per_game:.1f} decisions on average in {report.seconds:.1f} s.")


RATES = ("player", "games", "won", "drawn", "lost", "unfinished", "wins", "95 % interval")


def _table(title: str, headings: tuple[str, ...]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=title)
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "player" else "right")
    return table


def _rates(tally: Tally) -> list[str]:
    low, high = tally.interval
    counts = [tally.games, tally.wins, tally.draws, tally.losses, tally.unfinished]
    return [*map(str, counts), f"{tally.rate:.1%}", f"{low:.1%} to {high:.1%}"]


def _estimate(each: Estimate) -> list[str]:
    return [f"{each.value:.0f}", f"{each.low:.0f} to {each.high:.0f}"]


def _show_answers(report: Report) -> None:
    for standing in report.standings:
        question = standing.meeting.question
        if question is not None:
            low, high = question.bounds(standing.scores)
            screen().print(
                f"Does {standing.meeting.players[0]} score at least {question.rate:.1%} against "
                f"{standing.meeting.players[1]}? {ANSWERS[standing.answer]}, after {standing.scores.total()} games "
                f"with {mean(standing.scores):.1%}. With {question.confidence:.0%} confidence the rate is at least {low:.1%}, "
                f"and with {question.confidence:.0%} confidence at most {high:.1%}."
            )
