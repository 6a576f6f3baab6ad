"""`bezant train`: a network that learns to play."""

from __future__ import annotations

import os
from contextlib import closing
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bezant.cli.screen import print_json, screen, side_screen
from bezant.kernel import device as gpu
from bezant.kernel.extras import need
from bezant.kernel.game import load
from bezant.players.network import Network, file_of, read

if TYPE_CHECKING:
    from bezant.train.rounds import Rounds
    from bezant.train.run import Training

WHOLE = 1000  # of the bar


class Device(StrEnum):
    """Where a network learns."""

    CPU = "cpu"
    CUDA = "cuda"


def train(
    game: Annotated[str, typer.Argument(help="The game, for example carolus.")],
    seats: Annotated[int, typer.Option(help="Seats of a game.")] = 2,
    minutes: Annotated[
        float,
        typer.Option(
            min=0,
            help="How long it learns in all, earlier calls counted in; 0 for rounds alone, from the network there is.",
        ),
    ] = 10,
    device: Annotated[Device, typer.Option(help="Where it learns: cpu, or cuda for a GPU.")] = Device.CPU,
    out: Annotated[
        Path | None, typer.Option(help="The folder of the training.", show_default="training/GAME-SEATS")
    ] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads on the processor.", show_default="one for each core")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of its games and its first weights.")] = 0,
    rounds: Annotated[int, typer.Option(min=0, help="Rounds of expert iteration after that, in all.")] = 0,
    round_minutes: Annotated[
        float,
        typer.Option(min=0.01, help="How long the search plays in each round, before the network learns from it."),
    ] = 10,
    simulations: Annotated[int, typer.Option(min=2, help="Of a searched decision of these games.")] = 128,
    by_hand: Annotated[
        bool, typer.Option("--by-hand", help="In rounds, the search sees with the hand-written evaluation.")
    ] = False,
    ship: Annotated[bool, typer.Option("--ship", help="Let the players of this installation play with it.")] = False,
    at_first_sight: Annotated[
        bool,
        typer.Option("--at-first-sight", help="With --ship: no search sees with it, only players that do not search."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Train a network: it copies `greedy`, then plays against itself and its past, and matches choose which of its states is kept.

    The folder gets the network, the learning curve and all that is needed to go on: the same command goes on after Ctrl-C or a
    crash, and with more minutes. The first call compiles the rules, off the clock.

    For example: `bezant train carolus --seats 2 --minutes 10`
    """
    need("train", "`bezant train`", "torch", "matplotlib")
    if device == Device.CUDA:
        gpu.check()
    load(game).option_values(seats, {})  # refuses numbers of seats that the game does not have
    from bezant.train.rounds import Rounds
    from bezant.train.run import Training
    from bezant.train.setting import Setting

    folder, cores = out or Path("training") / f"{game}-{seats}", threads or os.cpu_count() or 1
    setting = Setting(game, seats, folder, device.value, seed, cores)
    training = Training(setting, minutes) if minutes else None
    stopped = bool(training and _run(training))
    if rounds and not stopped:
        stopped = _iterate(Rounds(setting, round_minutes, simulations, by_hand), rounds)
    shipped = ship and not stopped and setting.network.exists()
    if shipped:
        made = read(setting.network)
        Network(made.weights, made.about | {"guides": not at_first_sight}).save(file_of(game, seats))
    told = {"folder": str(folder), "stopped": stopped, "shipped": shipped} | (
        asdict(training.progress) if training else {}
    )
    if as_json:
        print_json(told)
    elif training:
        _show(training, stopped)
    if stopped:
        raise typer.Exit(130)


def _run(training: Training) -> bool:
    """Whether it was stopped before its time."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=side_screen(), transient=True) as bar, closing(training.run()) as lessons:
        task = bar.add_task("copying", total=WHOLE)
        try:
            for at in lessons:
                words = f"{at.decisions / 1e6:,.1f} million decisions, {at.greedy:.0%} against greedy"
                bar.update(task, completed=WHOLE * training.done, description=words)
        except KeyboardInterrupt:
            return True
    return False


def _iterate(experts: Rounds, rounds: int) -> bool:
    """Whether it was stopped before its time."""
    from bezant.train.rounds import Round

    try:
        for done in experts.run(rounds):
            if isinstance(done, Round):
                fate = "kept" if done.kept else "not kept"
                side_screen().print(f"round {done.number}: {done.before:.1%} against the one before, {fate}")
    except KeyboardInterrupt:
        return True
    return False


def _show(training: Training, stopped: bool) -> None:
    at = training.progress
    words = "Stopped early; the same command goes on. " if stopped else ""
    screen().print(
        f"{words}{training.setting.folder}: {at.decisions:,} decisions in {at.seconds:.0f} s. The network that is kept saw "
        f"{at.kept_at:,} of them and wins {at.greedy:.1%} of the games against greedy.",
        soft_wrap=True,
    )
