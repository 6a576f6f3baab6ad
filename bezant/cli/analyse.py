"""`bezant analyse`: the review of a recorded game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bezant.cli.narrator import Narrator
from bezant.cli.record import File, open_whole
from bezant.cli.screen import print_json, screen, side_screen
from bezant.kernel.errors import BezantError
from bezant.kernel.match import Match
from bezant.lab.review import Analysis, Point, Review, Run, questions, simulations_for
from bezant.lab.review import analyse as analyse_decision
from bezant.lab.review_file import ReviewFile

BARS = "▁▂▃▄▅▆▇█"
STOPPED = 130
INDENT = 5


class NotOver(BezantError):
    code = "not_over"


def analyse(
    file: File,
    simulations: Annotated[
        int | None,
        typer.Option(min=1, help="Simulations for each decision.", show_default="a minute's worth for the whole game"),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Keep what is found in this file, and go on where it ends.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Review a finished game: the chances to win after each decision, the turning points, what was better, what was luck.

    Every decision is searched from what the seat that made it knew. Luck is the difference between what dice and cards
    brought and what they would have brought on average.

    The first call compiles the rules, which takes a while. Ctrl-C stops and shows what there is; with --resume FILE the same
    command goes on.

    For example: `bezant analyse game.record`
    """
    match, names = open_whole(file)
    if not match.is_over:
        raise NotOver(f"The game of {file} is not over; only finished games are reviewed.")
    simulations = simulations or simulations_for(match)
    kept = None if resume is None else ReviewFile(resume, match, simulations)
    analyses = kept.analyses() if kept is not None else []
    stopped = _analyse_all(match, simulations, analyses, kept)
    review = Review(match, analyses)
    if not review.points:
        side_screen().print("Stopped before the first decision was looked at.")
    elif as_json:
        head = {"game": match.game.name, "players": names, "simulations": simulations}
        print_json(head | {"stopped": stopped} | review.json())
    else:
        _show(review, Narrator(match.game, names), simulations)
    if stopped:
        raise typer.Exit(STOPPED)


def _analyse_all(match: Match, simulations: int, analyses: list[Analysis], kept: ReviewFile | None) -> bool:
    """Add the analyses that are missing; whether Ctrl-C ended it."""
    asked = questions(match)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=side_screen(), transient=True) as bar:
        task = bar.add_task("compiling", total=len(asked), completed=len(analyses))
        try:
            for question in asked[len(analyses) :]:
                analyses.append(analyse_decision(question, simulations))
                if kept is not None:
                    kept.add(analyses[-1])
                bar.update(task, completed=len(analyses), description="decisions")
        except KeyboardInterrupt:
            return True
    return False


def _show(review: Review, narrator: Narrator, simulations: int) -> None:
    match = review.match
    seats = (f"{name} ({match.game.side_of(match.seats, seat)})" for seat, name in enumerate(narrator.names))
    screen().print(Text(f"{match.game.title}: {', '.join(seats)}", "bold"))
    looked = f"{review.done} of {review.of}" if review.done < review.of else str(review.of)
    screen().print(f"{looked} decisions, {simulations:,} simulations each.")
    _show_chances(review, narrator)
    _show_turning_points(review, narrator)
    _show_sums(review, narrator)


def _show_chances(review: Review, narrator: Narrator) -> None:
    screen().print(Text("\nChance to win", "bold"))
    widest = max(map(len, narrator.names))
    for seat, name in enumerate(narrator.names):
        values = [point.chances[seat] for point in review.points]
        line = sparkline(values, max(8, screen().width - widest - 16))
        screen().print(f"  {name.ljust(widest)} {values[0]:>4.0%} {line} {values[-1]:>4.0%}")


def sparkline(values: Sequence[float], width: int) -> str:
    """Chances from 0 to 1 as a row of bars, as many as fit; each shows the last of those it stands for."""
    count = min(width, len(values))
    shown = [values[(number + 1) * len(values) // count - 1] for number in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in shown)


def _show_turning_points(review: Review, narrator: Narrator) -> None:
    screen().print(Text("\nTurning points", "bold"))
    runs = review.turning_points()
    if not runs:
        screen().print("  None: nothing changed much.")
    for number, run in enumerate(runs, start=1):
        where = f"decision {run.first}" if run.first == run.last else f"decisions {run.first} to {run.last}"
        screen().print(Text(f"  {number}. {_signed(run.swing)} for {narrator.names[run.seat]}, {where}", "bold"))
        told = [f"{narrator.say(event.message)} ({event.rule})" for event in run.events if event.message is not None]
        worst = max(review.points[run.first : run.last + 1], key=lambda point: point.loss)
        for line in (*told, _causes(run), *([_better(worst, narrator)] if worst.loss else [])):
            screen().print(Padding(Text(line), (0, 0, 0, INDENT), expand=False))


def _causes(run: Run) -> str:
    """What the swing is made of; what neither luck nor a better choice explains, the search did not see coming."""
    told = f"Luck brought {_signed(run.luck)}, better choices would have kept {run.loss:.0%}."
    return f"{told} The rest came to light only as the game went on." if run.unforeseen else told


def _better(point: Point, narrator: Narrator) -> str:
    assert point.best is not None and point.played is not None
    better, played = _words(point.best, narrator), _words(point.played, narrator)
    return f"Better by {point.loss:.0%} at decision {point.action}: {better}, instead of {played}."


def _words(option: Any, narrator: Narrator) -> str:
    return f"“{narrator.say(option['label'])}” ({option['rule']})"


def _show_sums(review: Review, narrator: Narrator) -> None:
    table = Table(box=box.SIMPLE_HEAD, title="Choices and luck", title_justify="left", title_style="bold")
    for heading in ("player", "decisions", "mistakes", "lost by choices", "rolls", "luck"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for row in review.seats():
        cells = (row.decisions, row.mistakes, f"{row.loss:.0%}", row.rolls, _signed(row.luck))
        table.add_row(narrator.names[row.seat], *map(str, cells))
    screen().print()
    screen().print(table)


def _signed(chance: float) -> str:
    return f"{chance:+.0%}".replace("-", "−")
