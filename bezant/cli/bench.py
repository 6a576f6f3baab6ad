"""`bezant bench`: how fast things are."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from bezant.cli.screen import print_json, screen, side_screen
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
