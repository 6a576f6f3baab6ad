"""`bezant train`: a network that learns to play."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from bezant.cli.screen import print_json, screen, side_screen
from bezant.kernel import device as gpu
from bezant.kernel.errors import BezantError
from bezant.kernel.extras import need
from bezant.kernel.game import load
from bezant.players.network import file_of

if TYPE_CHECKING:
    from bezant.train.rounds import Playing, Round, Rounds
    from bezant.train.run import Training
    from bezant.train.setting import Setting

WHOLE = 1000  # of the bar
ROUND_MINUTES, SIMULATIONS = 10.0, 128  # of rounds, if nothing is said


class BadTraining(BezantError):
    """Options that do not go together."""

    code = "bad_training"


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
    rounds: Annotated[
        int,
        typer.Option(
            min=0, help="Rounds of expert iteration after that, in all, earlier calls counted in: the search teaches."
        ),
    ] = 0,
    round_minutes: Annotated[
        float | None,
        typer.Option(
            min=0.01,
            help="How long the search plays in each round, before the network learns from it: "
            f"{ROUND_MINUTES:g} if nothing is said.",
        ),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=2, help=f"Of a searched decision of these games: {SIMULATIONS} if nothing is said."),
    ] = None,
    by_hand: Annotated[
        bool, typer.Option("--by-hand", help="In rounds, the search sees with the hand-written evaluation.")
    ] = False,
    ship: Annotated[
        bool, typer.Option("--ship", help="When it is done, let the players of this installation play with it.")
    ] = False,
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
    folder, cores = out or Path("training") / f"{game}-{seats}", threads or os.cpu_count() or 1
    of_rounds = {"--by-hand": by_hand, "--round-minutes": round_minutes, "--simulations": simulations}
    _refuse(folder, minutes, rounds, [name for name, given in of_rounds.items() if given], ship, at_first_sight)
    if minutes or rounds:
        _need(device)
    load(game).option_values(seats, {})  # refuses numbers of seats that the game does not have
    for needed in (folder, file_of(game, seats).parent) if ship else (folder,):
        _check_writable(needed)
    from bezant.train.rounds import Rounds
    from bezant.train.setting import Setting

    setting = Setting(game, seats, folder, device.value, seed, cores)
    training = _begun(setting, minutes) if minutes else None
    stopped = bool(training and _run(training))
    taught = round_minutes or ROUND_MINUTES, simulations or SIMULATIONS, by_hand
    experts = Rounds(setting, *taught) if rounds and not stopped else None
    stopped = stopped or bool(experts and _iterate(experts, rounds))
    shipped = ship and not stopped and _ship(setting, guides=not at_first_sight)
    if as_json:
        told = {"folder": str(folder), "stopped": stopped, "shipped": shipped}
        told |= {"rounds": [asdict(done) for done in experts.brought]} if experts else {}
        print_json(told | (asdict(training.progress) if training else {}))
    else:
        words = ["Stopped early; the same command goes on."] if stopped else []
        words += [f"{folder}:", _learned(training)] if training else []
        words += [_iterated(experts)] if experts else []
        words += [_fate(setting, shipped, stopped)] if ship else []
        screen().print(" ".join(words), soft_wrap=True)
    if stopped:
        raise typer.Exit(130)


def _refuse(
    folder: Path, minutes: float, rounds: int, of_rounds: Sequence[str], ship: bool, at_first_sight: bool
) -> None:
    """Refuse options that would do nothing, and a folder that is none."""
    if not (minutes or rounds or ship):
        raise BadTraining("With --minutes 0 there is nothing to do: ask for --rounds or --ship too.")
    if of_rounds and not rounds:
        raise BadTraining(f"{of_rounds[0]} says how the search of rounds plays: ask for --rounds too.")
    if at_first_sight and not ship:
        raise BadTraining("--at-first-sight says how a network is shipped: ask for --ship too.")
    if folder.exists() and not folder.is_dir():
        raise BadTraining(f"{folder} is a file, not the folder of a training.")


def _check_writable(folder: Path) -> None:
    """Before hours are spent on what could not be kept."""
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not os.access(there, os.W_OK | os.X_OK):
        raise BadTraining(f"Nothing can be written to {folder}.")


def _need(device: Device) -> None:
    """Refuse to learn where something that it takes is missing; to ship what was learned elsewhere takes less."""
    need("train", "`bezant train`", "torch", "matplotlib")
    if device == Device.CUDA:
        gpu.check()


def _begun(setting: Setting, minutes: float) -> Training:
    from bezant.train.run import Training

    return Training(setting, minutes)


@contextmanager
def _bar(words: str) -> Iterator[tuple[Progress, TaskID]]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=side_screen(), transient=True) as bar:
        yield bar, bar.add_task(words, total=WHOLE)


def _run(training: Training) -> bool:
    """Whether it was stopped before its time."""
    with _bar("copying") as (bar, task), closing(training.run()) as lessons:
        try:
            for at in lessons:
                words = f"{at.decisions / 1e6:,.1f} million decisions, {at.greedy:.0%} against greedy"
                bar.update(task, completed=WHOLE * training.done, description=words)
        except KeyboardInterrupt:
            return True
    return False


def _iterate(experts: Rounds, rounds: int) -> bool:
    """Whether it was stopped before its time."""
    from bezant.train.rounds import Playing

    with _bar("rounds") as (bar, task), closing(experts.run(rounds)) as lessons:
        try:
            for at in lessons:
                if isinstance(at, Playing):
                    bar.update(task, completed=WHOLE * at.done, description=_words(at))
                else:
                    bar.reset(task)
                    side_screen().print(_brought(at))
        except KeyboardInterrupt:
            return True
    return False


def _words(at: Playing) -> str:
    if at.done == 1:
        return f"round {at.number}: learning from {at.decisions:,} decisions"
    return f"round {at.number}: {at.games:,} games, {at.decisions:,} decisions"


def _brought(done: Round) -> str:
    return (
        f"round {done.number}: {done.before:.1%} against the one before, {done.greedy:.1%} against greedy where that one has "
        f"{done.greedy_before:.1%}, {'kept' if done.kept else 'not kept'}"
    )


def _ship(setting: Setting, guides: bool) -> bool:
    """Put the network where players look for it; whether there is one."""
    found = setting.kept()
    if found is None:
        return False
    replace(found, about=found.about | {"guides": guides}).save(file_of(setting.game, setting.seats))
    return True


def _learned(training: Training) -> str:
    at = training.progress
    return (
        f"{at.decisions:,} decisions in {at.seconds:.0f} s. The network that is kept saw "
        f"{at.kept_at:,} of them and wins {at.greedy:.1%} of the games against greedy."
    )


def _iterated(experts: Rounds) -> str:
    kept = sum(done.kept for done in experts.brought)
    return (
        f"Rounds: {experts.made} in all, {len(experts.brought)} of them now; {kept} of these brought a better network."
    )


def _fate(setting: Setting, shipped: bool, stopped: bool) -> str:
    """What became of the wish to ship."""
    if shipped:
        return (
            f"Shipped: players of {setting.rules.title} with {setting.seats} seats play with {setting.network} from now on. "
            "Ratings are those of the network before, and chances that it makes are not corrected, until both are measured anew: "
            f"docs/lab/model-{setting.game}.md has the commands."
        )
    return f"Nothing was shipped: {'it is not done' if stopped else f'{setting.folder} has no network'}."
