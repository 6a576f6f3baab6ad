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
from bezant.cli.words import number, percent, say
from bezant.kernel.errors import BezantError
from bezant.kernel.match import Match
from bezant.kernel.messages import message
from bezant.lab.analysis import Analysis, questions, simulations_for
from bezant.lab.analysis import analyse as analyse_decision
from bezant.lab.deeds import is_deed
from bezant.lab.lessons import Lesson
from bezant.lab.review import Point, Review, Run
from bezant.lab.review_file import ReviewFile, begun_with

BARS = "▁▂▃▄▅▆▇█"
STOPPED = 130
INDENT = 5


class NotOver(BezantError):
    code = "not_over"


def analyse(
    file: File,
    simulations: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Simulations for each decision.",
            show_default="those a resumed review began with; else 600 with a network, half a minute's worth without",
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Keep what is found in this file, and go on where it ends.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Review a finished game: the chances to win after each decision, the turning points, what was better, what was luck.

    Every decision is searched from what the seat that made it knew. Luck is the difference between what dice and cards
    brought and what they would have brought on average. The doubt (±) is how far two searches of the same decision differ in
    nine of ten cases; swings and losses within it are counted, not told or added up. Sums have a doubt too.

    The first call compiles the rules, which takes a while. Ctrl-C stops and shows what there is; with --resume FILE the same
    command goes on.

    For example: `bezant analyse game.record`
    """
    match, names = open_whole(file)
    if not match.is_over:
        raise NotOver(say("review-not-over", file=str(file)))
    simulations = simulations or (resume and begun_with(resume)) or simulations_for(match)
    kept = None if resume is None else ReviewFile(resume, match, simulations)
    analyses = kept.analyses() if kept is not None else []
    stopped = _analyse_all(match, simulations, analyses, kept)
    review = Review(match, analyses)
    if not review.points:
        side_screen().print(say("review-stopped"))
    elif as_json:
        head = {"game": match.game.name, "players": names, "simulations": simulations}
        print_json(head | {"stopped": stopped} | review.json())
    else:
        _show(review, Narrator(match.game, names), simulations)
    if stopped:
        raise typer.Exit(STOPPED)


def _analyse_all(match: Match, simulations: int, analyses: list[Analysis], kept: ReviewFile | None) -> bool:
    """Add the analyses that are missing; whether Ctrl-C ended it."""
    asked = questions(match, analyses)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=side_screen(), transient=True) as bar:
        task = bar.add_task(say("review-compiling"), total=len(asked), completed=len(analyses))
        try:
            for question in asked[len(analyses) :]:
                analyses.append(analyse_decision(question, simulations))
                if kept is not None:
                    kept.add(analyses[-1])
                bar.update(task, completed=len(analyses), description=say("review-decisions"))
        except KeyboardInterrupt:
            return True
    return False


def _show(review: Review, narrator: Narrator, simulations: int) -> None:
    screen().print(Text(narrator.players(), "bold"))
    looked = "review-looked-part" if review.done < review.of else "review-looked"
    assert review.sight is not None
    screen().print(say(looked, done=review.done, of=review.of, simulations=simulations, sight=review.sight))
    _show_chances(review, narrator)
    _show_turning_points(review, narrator)
    _show_sums(review, narrator)


def _show_chances(review: Review, narrator: Narrator) -> None:
    screen().print(Text(f"\n{say('review-chance')}", "bold"))
    widest = max(map(len, narrator.names))
    for seat, name in enumerate(narrator.names):
        values = [point.chances[seat] for point in review.points]
        line = sparkline(values, max(8, screen().width - widest - 18))
        first, last = (f"{percent(value):>5}" for value in (values[0], values[-1]))
        screen().print(f"  {name.ljust(widest)} {first} {line} {last}")


def sparkline(values: Sequence[float], width: int) -> str:
    """Chances from 0 to 1 as a row of bars, as many as fit; each shows the last of those it stands for."""
    count = min(width, len(values))
    shown = [values[(number + 1) * len(values) // count - 1] for number in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in shown)


def _show_turning_points(review: Review, narrator: Narrator) -> None:
    screen().print(Text(f"\n{say('review-turning')}", "bold"))
    runs = review.turning_points()
    if not runs:
        screen().print(f"  {say('review-none')}")
    for place, run in enumerate(runs, start=1):
        screen().print(Text(f"  {_run(place, run, narrator)}", "bold"))
        worst = max(review.points[run.first : run.last + 1], key=lambda point: point.loss)
        better = [_better(worst, narrator)] if worst.loss and worst.best is not None else []
        lesson = [] if run.lesson is None else _lesson(run.lesson, narrator)
        for line in (_causes(run), *better, *lesson):
            screen().print(Padding(Text(line), (0, 0, 0, INDENT), expand=False))
    if review.smaller():
        screen().print(f"  {say('review-smaller', count=review.smaller())}")


def _run(place: int, run: Run, narrator: Narrator) -> str:
    title = narrator.say(run.title)
    if not is_deed(run.title):
        title = say("review-chose", name=narrator.names[run.seat], what=title)
    return say(
        "review-run",
        number=place,
        title=title,
        swing=percent(run.swing, signed=True),
        doubt=percent(run.doubt),
    )


def _causes(run: Run) -> str:
    """What the swing is made of; what neither luck nor a better choice explains, the search did not see coming."""
    told = say(
        "review-causes",
        first=run.first,
        last=run.last,
        span=run.last - run.first + 1,
        choice=percent(run.choice, signed=True),
        luck=percent(run.luck, signed=True),
    )
    return f"{told} {say('review-unforeseen')}" if run.unforeseen else told


def _lesson(lesson: Lesson, narrator: Narrator) -> list[str]:
    """What there is to learn, and the figures it is drawn from."""
    game = narrator.game
    rows = [
        say(
            "review-figure",
            what=narrator.say(message(f"{game}-feature-{row.feature}")),
            played=number(row.played),
            best=number(row.best),
        )
        for row in lesson.rows
    ]
    return [narrator.say(message(f"{game}-lesson-{lesson.feature}")), *rows]


def _better(point: Point, narrator: Narrator) -> str:
    assert point.best is not None and point.played is not None
    better, played = _words(point.best, narrator), _words(point.played, narrator)
    return say("review-better", loss=percent(point.loss), action=point.action, better=better, played=played)


def _words(option: Any, narrator: Narrator) -> str:
    return say("review-words", what=narrator.say(option["label"]), rule=option["rule"])


def _show_sums(review: Review, narrator: Narrator) -> None:
    table = Table(box=box.SIMPLE_HEAD, title=say("review-sums"), title_justify="left", title_style="bold")
    for heading in ("player", "made", "mistakes", "lost", "rolls", "luck"):
        table.add_column(say(f"review-{heading}"), justify="left" if heading == "player" else "right")
    for row in review.seats():
        lost = _sum(percent(row.loss), row.loss_doubt)
        luck = _sum(percent(row.luck, signed=True), row.luck_doubt)
        table.add_row(narrator.names[row.seat], str(row.decisions), str(row.mistakes), lost, str(row.rolls), luck)
    screen().print()
    screen().print(table)
    unsure = sum(row.unsure for row in review.seats())
    if unsure:
        screen().print(f"  {say('review-unsure', count=unsure)}")


def _sum(total: str, doubt: float) -> str:
    return say("review-sum", sum=total, doubt=percent(doubt))
