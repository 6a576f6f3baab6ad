"""`bezant bench`: how fast things are."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from bezant.cli.screen import print_json, screen, side_screen
from bezant.lab import bench_search
from bezant.lab.bench import Bench, machine, measure

app = typer.Typer(help="Measure how fast things are on this machine.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure how fast things are on this machine."""


@app.command()
def engine(
    game: Annotated[str, typer.Option(help="The game whose rules are measured.")] = "carolus",
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Time a decision of random play: interpreted, compiled on one core, on all cores, and in other engines, in one run.

    The others are a plain dataclass version of the same rules and, where they are installed, OpenSpiel's backgammon and
    Catanatron's Catan. It also times the first compilation and a start with compiled code at hand. It takes a few minutes.

    For example: `bezant bench engine --json`
    """
    found = Bench(game)
    with side_screen().status("measuring") as status:
        for name in measure(found):
            status.update(f"measuring {name}")
    print_json(found.json()) if as_json else _show(found)


def _show(found: Bench) -> None:
    about = machine()
    screen().print(f"{found.game}, random play of 2 seats, on {about['processor']} ({about['cores']} cores)")
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("a decision")
    table.add_column("ns", justify="right")
    table.add_column("times compiled", justify="right")
    for name, ns in found.nanoseconds.items():
        table.add_row(name, f"{ns:,.1f}", f"{found.ratios[name]:,.1f}")
    screen().print(table)
    for name, seconds in found.seconds.items():
        screen().print(f"{name}: {seconds:.1f} s")
    for name, why in found.left_out.items():
        screen().print(f"{name}: left out, {why}.")


@app.command()
def search(
    game: Annotated[str, typer.Option(help="The game that is searched.")] = "carolus",
    games: Annotated[
        int, typer.Option(min=1, help="Games of each match at most; it stops once its question is answered.")
    ] = 10,
    seconds: Annotated[float, typer.Option(min=0.01, help="Time a move against OpenSpiel's search.")] = 0.2,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Measure the search against its targets: playouts a second, its strongest level against greedy, OpenSpiel's search.

    What each level scores against the one below comes from the stored games of `bezant ladder`. OpenSpiel's own Python search
    plays 2-player Carolus Magnus over the same compiled rules with the same time a move, where it is installed. Games at a
    second a decision take long: ten games of each match may take half an hour on two cores.

    For example: `bezant bench search --games 4 --json`
    """
    found = bench_search.SearchBench(game, games, seconds)
    with side_screen().status("measuring") as status:
        for name in bench_search.measure(found):
            status.update(f"measuring {name}")
    print_json(found.json()) if as_json else _show_search(found)


def _show_search(found: bench_search.SearchBench) -> None:
    about = machine()
    screen().print(f"the search of {found.game}, on {about['processor']} ({about['cores']} cores)")
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("figure")
    for column in ("measured", "target", "ratio"):
        table.add_column(column, justify="right")
    for figure in found.figures:
        ratio = figure.measured / figure.target
        table.add_row(figure.what, f"{figure.measured:,.4g}", f"{figure.target:,.4g}", f"{ratio:.2f}")
    screen().print(table)
    for name, why in found.left_out.items():
        screen().print(f"{name}: left out, {why}.")
