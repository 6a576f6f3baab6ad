"""How fast games run on a GPU, and whether they are those of the processor, byte for byte."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Any, NamedTuple

import numpy as np

import bezant
from bezant.kernel import device
from bezant.kernel.errors import NoDevice
from bezant.kernel.game import Game
from bezant.kernel.state import Array
from bezant.lab.bench import Sample, machine
from bezant.lab.device import DeviceVector
from bezant.lab.device_array import DeviceArray
from bezant.lab.device_play import Playouts, play_out
from bezant.lab.vector import VectorEnv

Environment = VectorEnv | DeviceVector

ARRAYS = ("positions", "observations", "masks", "seats", "rewards", "dones", "truncated")  # of an environment


class Run(NamedTuple):
    """Random steps of an environment, whose arrays are compared after each."""

    games: int
    steps: int
    limit: int | None


SEATS = 2
SEEDS = 4096  # whole games that are compared
RUNS = (Run(4096, 64, 20), Run(256, 1_000, None))  # games are cut off and followed by others; games end by themselves
STEPS = 64  # of one measured run
REPEATS = 3
PEER_GAMES, PEER_STEPS = 1 << 16, 128
PLAYOUT_TARGETS = {"carolus": 2e9, "byzantium": 3e8, "jerusalem": 3e8}  # decisions a second on one H200
STEP_TARGETS = {"carolus": 2e8}


@dataclass
class GpuBench:
    """Decisions a second by game and way of playing; by game and number of seats, whether its games are the processor's."""

    games: tuple[str, ...]
    playouts: int  # games at a time
    envs: int
    figures: dict[str, dict[str, float]] = field(default_factory=dict)
    equal: dict[str, dict[int, bool]] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        return {
            "date": date.today().isoformat(),
            "machine": machine() | {"gpu": gpu_name()},
            "seats": SEATS,
            "playouts_at_a_time": self.playouts,
            "envs": self.envs,
            "decisions_a_second": {
                game: {way: round(rate) for way, rate in rates.items()} for game, rates in self.figures.items()
            },
            "targets": {"playouts": PLAYOUT_TARGETS, "random steps": STEP_TARGETS},
            "equal_to_the_processor": {
                "games": SEEDS,
                "runs": [run._asdict() for run in RUNS],
                "by_seats": self.equal,
            },
            "left_out": self.left_out,
        }


def gpu_name() -> str:
    name = device.cuda().get_current_device().name
    return str(name.decode() if isinstance(name, bytes) else name)


def verify(bench: GpuBench) -> Iterator[str]:
    """Compare whole games and steps with the processor's; yields the name of each game before it is compared."""
    for name in bench.games:
        yield name
        game = bezant.load(name)
        bench.equal[name] = {seats: is_equal(game, seats) for seats in game.seat_counts}


def is_equal(game: Game, seats: int) -> bool:
    """Whether whole games are the processor's, and environments show the same after each step."""
    here, there = game.play_out(SEEDS, seats, seed=1), play_out(game.name, SEEDS, seats, seed=1)
    if here.positions.tobytes() != there.positions.tobytes() or not np.array_equal(here.decisions, there.decisions):
        return False
    return not any(parted(*environments(game.name, seats, run), run.steps) for run in RUNS)


def environments(name: str, seats: int, run: Run) -> tuple[VectorEnv, DeviceVector]:
    """The same games on the processor and on the GPU."""
    return (
        bezant.vector(name, run.games, seats, seed=1, limit=run.limit),
        DeviceVector(name, run.games, seats, seed=1, limit=run.limit),
    )


def parted(one: Environment, other: Environment, steps: int) -> list[str]:
    """The arrays in which two environments differ when they first do, each with the random actions of its own; none if they
    never do."""
    for _ in range(steps):
        if found := differing(one, other):
            return found
        for env in (one, other):
            env.step(env.random_actions())
    return differing(one, other)


def differing(one: Environment, other: Environment) -> list[str]:
    """The arrays that are not the same in both, byte for byte."""
    return [name for name in ARRAYS if bytes_of(getattr(one, name)) != bytes_of(getattr(other, name))]


def bytes_of(array: Array | DeviceArray) -> bytes:
    copied = array.copy_to_host() if isinstance(array, DeviceArray) else array
    return copied.tobytes()


def measure(bench: GpuBench) -> Iterator[str]:
    """Measure one figure after another; yields the name of each before it is measured."""
    for name in bench.games:
        figures = bench.figures[name] = {}
        ways = {"playouts": _playouts, "random steps": _random_steps}
        for way, made in ways.items():
            yield f"{name}, {way}"
            figures[way] = best(made(name, bench))
    yield "Pgx backgammon"
    try:
        bench.figures["Pgx backgammon"] = {"random steps": best(_pgx())}
    except ModuleNotFoundError as error:
        bench.left_out["Pgx backgammon"] = f"{error.name} is not installed"
    except NoDevice as error:
        bench.left_out["Pgx backgammon"] = str(error)


def best(way: Callable[[], Sample]) -> float:
    """Decisions a second in the best of several repeats, after one that compiles."""
    way()
    return max(decisions / seconds for decisions, seconds in (way() for _ in range(REPEATS)))


def _playouts(name: str, bench: GpuBench) -> Callable[[], Sample]:
    game = bezant.load(name)
    playouts = Playouts(game, SEATS, 1, game.max_decisions, game.option_values(SEATS, {}))

    def play() -> Sample:
        start = time.perf_counter()
        _, decisions = playouts.play(bench.playouts)
        device.cuda().synchronize()
        seconds = time.perf_counter() - start
        return int(decisions.copy_to_host().sum(dtype=np.int64)), seconds

    return play


def _random_steps(name: str, bench: GpuBench) -> Callable[[], Sample]:
    """Steps with masks and observations, and random actions."""
    env = DeviceVector(name, bench.envs, SEATS, seed=1)

    def play() -> Sample:
        device.cuda().synchronize()
        start = time.perf_counter()
        for _ in range(STEPS):
            env.random_step()
        device.cuda().synchronize()
        return STEPS * bench.envs, time.perf_counter() - start

    return play


def _pgx() -> Callable[[], Sample]:
    """Backgammon with a random policy, all of it on the GPU; every step counts, dice included."""
    import jax
    import pgx

    if jax.default_backend() != "gpu":
        raise NoDevice(f"JAX runs on the {jax.default_backend()} here, not on a GPU")
    backgammon = pgx.make("backgammon")
    first = jax.jit(jax.vmap(backgammon.init))(jax.random.split(jax.random.key(1), PEER_GAMES))

    def play_on(state: Any, key: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            own, draw = jax.random.split(key)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(draw, logits, axis=1)
            return jax.vmap(backgammon.step)(state, action, jax.random.split(own, PEER_GAMES)), None

        return jax.lax.scan(one, state, jax.random.split(key, PEER_STEPS))[0]

    compiled = jax.jit(play_on)

    def play() -> Sample:
        start = time.perf_counter()
        jax.block_until_ready(compiled(first, jax.random.key(2)))
        return PEER_GAMES * PEER_STEPS, time.perf_counter() - start

    return play
