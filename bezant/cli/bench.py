"""`bezant bench`: how fast things are."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from bezant.cli.screen import print_json, screen, side_screen
from bezant.kernel import device
from bezant.kernel.errors import BezantError
from bezant.kernel.extras import need
from bezant.kernel.game import game_names
from bezant.lab import bench_adapters, bench_gpu, bench_peers, bench_search, bench_server, bench_vector
from bezant.lab.bench import Bench, machine, measure
from bezant.lab.bench_targets import Target, ratios, targets

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
    screen().print(_figures(found.figures))
    for name, why in found.left_out.items():
        screen().print(f"{name}: left out, {why}.")


def _figures(figures: Iterable[bench_search.Figure]) -> Table:
    table = _columns("figure", "measured", "target", "ratio")
    for figure in figures:
        ratio = figure.measured / figure.target
        table.add_row(figure.what, f"{figure.measured:,.4g}", f"{figure.target:,.4g}", f"{ratio:.2f}")
    return table


@app.command()
def vector(
    game: Annotated[
        list[str] | None, typer.Option(help="The game that is measured; several times for several.")
    ] = None,
    envs: Annotated[int, typer.Option(min=1, help="Games that are stepped together.")] = 16_384,
    threads: Annotated[int, typer.Option(min=1, help="Threads that share them.")] = 2,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each game is measured.")] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Measure the vector environment against its targets: decisions a second with mask and observation, of all games in one run.

    Actions are drawn at random, and drawing them is part of the time. A game is compiled at its first run, for 15 to 25 seconds.

    For example: `bezant bench vector --threads 2 --json`
    """
    found = bench_vector.VectorBench(game or game_names(), envs, threads, seconds)
    with side_screen().status("measuring") as status:
        for name in bench_vector.measure(found):
            status.update(f"measuring {name}")
    print_json(found.json()) if as_json else _show_vector(found)


def _show_vector(found: bench_vector.VectorBench) -> None:
    about = machine()
    screen().print(f"{found.envs:,} games, {found.threads} threads, on {about['processor']} ({about['cores']} cores)")
    screen().print(_figures(found.figures))


@app.command()
def gpu(
    game: Annotated[list[str] | None, typer.Option(help="A game to play; several times for several, else all.")] = None,
    playouts: Annotated[int, typer.Option(min=1, help="Games of random play at a time.")] = 1 << 20,
    envs: Annotated[int, typer.Option(min=1, help="Games that are stepped together.")] = 1 << 18,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only compare games with the processor's, byte for byte.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Measure random play on a GPU: whole games, and steps with masks and observations.

    `--verify` plays every game with every number of seats on the GPU and on the processor: 4,096 whole games, and environments in
    which games are cut off and in which they end, of which it compares every array after each step, byte for byte. Pgx backgammon
    is measured in the same run where Pgx is installed and JAX runs on the GPU. Needs the extra `gpu` and a GPU of NVIDIA;
    compiling takes a minute for each game, the first time.

    For example: `bezant bench gpu --json`

    Is it the same game? `bezant bench gpu --verify`
    """
    device.check()
    found = bench_gpu.GpuBench(tuple(game or game_names()), playouts, envs)
    with side_screen().status("measuring") as status:
        for name in bench_gpu.verify(found) if verify else bench_gpu.measure(found):
            status.update(f"{'comparing' if verify else 'measuring'} {name}")
    print_json(found.json()) if as_json else _show_gpu(found)
    if not all(equal for seats in found.equal.values() for equal in seats.values()):
        raise typer.Exit(1)


def _show_gpu(found: bench_gpu.GpuBench) -> None:
    screen().print(f"random play of {bench_gpu.SEATS} seats on {bench_gpu.gpu_name()}")
    rates = _columns("decisions a second", "playouts", "random steps")
    for name, figures in found.figures.items():
        rates.add_row(name, *(f"{figures[way]:.3g}" if way in figures else "–" for way in ("playouts", "random steps")))
    for name, by_seats in found.equal.items():
        for seats, equal in by_seats.items():
            screen().print(f"{name}, {seats} seats: {'equal' if equal else 'NOT equal'} to the processor")
    if found.figures:
        screen().print(rates)
    for name, why in found.left_out.items():
        screen().print(f"{name}: left out, {why}.")


@app.command()
def adapters(
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Time a step of random play through PettingZoo, OpenSpiel and Gymnasium, beside their own games of that size, in one run.

    What is not installed is left out: `pip install bezant[lab]` brings the libraries, `pip install pettingzoo[classic]` the
    games of PettingZoo.

    For example: `bezant bench adapters --json`
    """
    found = bench_adapters.AdaptersBench()
    with side_screen().status("measuring") as status:
        for name in bench_adapters.measure(found):
            status.update(f"measuring {name}")
    print_json(found.json()) if as_json else _show_adapters(found)


def _show_adapters(found: bench_adapters.AdaptersBench) -> None:
    about = machine()
    screen().print(f"a step of random play, 2 seats, on {about['processor']} ({about['cores']} cores)")
    table = _columns("library", "game", "µs")
    for library, games in found.microseconds.items():
        for game, us in games.items():
            table.add_row(library, game, f"{us:,.2f}")
    screen().print(table)
    screen().print(_aims(found.targets))
    for name, why in found.left_out.items():
        screen().print(f"{name}: left out, {why}.")


class CannotMeasure(BezantError):
    code = "cannot_measure"


@app.command()
def server(
    tables: Annotated[int, typer.Option(min=1, help="How many tables are played at a time.")] = 300,
    seconds: Annotated[float, typer.Option(min=0.5, help="How long is measured.")] = 10.0,
    game: Annotated[str, typer.Option(help="The game that is played.")] = "carolus",
    seats: Annotated[int, typer.Option(min=2, help="People at each table.")] = 2,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds a person thinks; 0 moves as soon as everybody has seen the last move.")
    ] = 0.0,
    database: Annotated[
        list[str] | None,
        typer.Option(help="sqlite, postgres (a new cluster of its own), or an address; several times for several."),
    ] = None,
    http: Annotated[bool, typer.Option("--http", help="Moves go by HTTP instead of the WebSocket.")] = False,
    processes: Annotated[int, typer.Option(min=1, help="Processes that make the load.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Web processes of the server.")] = 1,
    peer: Annotated[
        Path | None, typer.Option(help="Folder of a boardgame.io server to measure beside; or in BEZANT_PEER.")
    ] = None,
    alone: Annotated[bool, typer.Option("--alone", help="Leave boardgame.io and the bare endpoint out.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Measure how much the server bears: moves a second, processor a move, times to the reply and to the other seats, memory.

    A real server process with a new database plays with people on real sockets, whom other processes play. The same run measures a
    bare endpoint of the same stack and, where its folder is named, boardgame.io. Close everything else: the machine must be idle.

    For example: `bezant bench server --tables 300 --seconds 20 --json`

    As people play: `bezant bench server --tables 5000 --pace 5 --database sqlite --database postgres`
    """
    need("server", "`bezant bench server`")
    found = bench_server.ServerBench(
        game, tables, seconds, pace, seats, http, processes, workers, tuple(database or ["sqlite"]), peer
    )
    try:
        with side_screen().status("measuring") as status:
            for name in bench_server.measure(found):
                status.update(name)
            for name in () if alone else bench_peers.measure(found):
                status.update(name)
    except (bench_server.LoadEnded, bench_server.DidNotStart) as error:
        raise CannotMeasure(str(error)) from error
    print_json(found.json()) if as_json else _show_server(found)


def _show_server(found: bench_server.ServerBench) -> None:
    about, pace = machine(), f"{found.pace:g} s of thinking" if found.pace else "a closed loop"
    what = f"{found.tables} tables of {found.game}, {found.seats} seats, {pace}"
    screen().print(f"{what}, on {about['processor']} ({about['cores']} cores)")
    columns = found.figures | {name: {"play": played} for name, played in found.peers.items()}
    table = _columns("figure", *columns)
    for part, name in _lines(columns.values()):
        cells = (figures.get(part, {}).get(name) for figures in columns.values())
        table.add_row(f"{part}: {name.replace('_', ' ')}", *map(_cell, cells))
    screen().print(table)
    for name, others in ratios(found).items():
        for peer, ratio in others.items():
            words = ", ".join(f"{times:g} times {what.replace('_', ' ')}" for what, times in ratio.items())
            screen().print(f"{name} beside {peer}: {words}")
    screen().print(_aims(targets(found)))
    for name, why in found.left_out.items():
        screen().print(f"{name}: left out, {why}.")


def _aims(aims: Iterable[Target]) -> Table:
    table = _columns("target", "measured", "aim", "met")
    for aim in aims:
        sign = "at most" if aim.at_most else "at least"
        table.add_row(aim.what, f"{aim.measured:,.3g}", f"{sign} {aim.target:,.4g}", "yes" if aim.met else "no")
    return table


def _columns(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table


def _lines(columns: Iterable[dict[str, dict[str, Any]]]) -> list[tuple[str, str]]:
    """Every figure that some server has, by its part and name, each once and in the order of the first that has it."""
    return list(dict.fromkeys((part, name) for figures in columns for part, told in figures.items() for name in told))


def _cell(value: Any) -> str:
    """A figure; of times the quantiles p50, p95, p99 and the longest, as far as they were measured."""
    if isinstance(value, dict):
        return " ".join(f"{ms:.3g}" for ms in value.values()) or "–"
    return "–" if value is None else f"{value:,.4g}" if isinstance(value, float) else str(value)
