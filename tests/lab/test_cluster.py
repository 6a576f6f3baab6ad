"""A cluster of two nodes on this machine: one dies in the middle, and everything is there once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray._private import ray_constants
from ray.cluster_utils import Cluster

import bezant
from bezant import players
from bezant.cli import ladder
from bezant.lab import ray_nodes
from bezant.lab.arena import Arena
from bezant.lab.arena_play import Job, Played, play, work
from bezant.lab.dataset import Dataset
from bezant.lab.places import SHARED, Place, Processes, place_of
from bezant.lab.ray_nodes import NoCluster, Nodes, identity
from bezant.lab.selfplay import SelfPlay, series
from bezant.lab.server_process import free_port
from bezant.lab.workers import WorkerDied, Workers
from bezant.server import services
from bezant.server.app import create_app
from bezant.server.settings import Settings
from bezant.server.workers import BOT, WorkerPool, WorkLost
from tests.cli.shell import ROOT, assert_one_sentence, invoke, run
from tests.server import sample_tasks

GAMES = 60
NODE: dict[str, Any] = {
    "node_ip_address": "127.0.0.1",  # then its processes listen nowhere else
    "num_cpus": 1,
    "object_store_memory": 80 * 1024 * 1024,  # the smallest that Ray takes
    "include_dashboard": False,
}

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


class TwoNodes:
    """A cluster on the loopback device: a head that works, and a second node."""

    def __init__(self) -> None:
        port = free_port()
        self._cluster: Any = Cluster(True, head_node_args=NODE | {"ray_client_server_port": port})
        self._second: Any = None
        self.address: str = self._cluster.address
        self.address_for_others = f"ray://127.0.0.1:{port}"

    def complete(self) -> None:
        """Start the second node where there is none."""
        if self._second is None:
            self._second = self._cluster.add_node(**NODE)
        self._cluster.wait_for_nodes()

    def kill_second(self) -> None:
        """End the second node without a word, and all that runs on it."""
        self._cluster.remove_node(self._second, allow_graceful=False)
        self._second = None

    def end(self) -> None:
        ray.shutdown()
        self._cluster.shutdown()


@pytest.fixture(scope="module")
def running() -> Iterator[TwoNodes]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", str(ROOT))
        # Else Ray takes 127.0.0.1 for the machine's own address, here and in its processes.
        patch.setattr(ray_constants, "ENABLE_RAY_CLUSTER", False)
        patch.setenv(ray_constants.ENABLE_RAY_CLUSTERS_ENV_VAR, "0")
        made = TwoNodes()
        yield made
        made.end()


@pytest.fixture
def cluster(running: TwoNodes) -> TwoNodes:
    running.complete()
    return running


def jobs(count: int) -> Callable[[], Job | None]:
    rest = (Job(0, number, ("uniform", "uniform"), 100 + number) for number in range(count))
    return lambda: next(rest, None)


def test_no_cluster_is_one_sentence() -> None:
    with pytest.raises(NoCluster, match="There is no Ray cluster at “auto”"):
        place_of("auto")
    assert_one_sentence(run("arena", "carolus", "--cluster", "auto"), "There is no Ray cluster at “auto”")


def test_the_server_thinks_on_the_cluster_that_it_is_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Bots and hints, and reviews."""
    chosen: list[Settings] = []
    monkeypatch.setattr("bezant.server.serve.serve_chosen", chosen.append)
    invoke("serve", "--cluster", "ray://somewhere:1", "--database", str(tmp_path / "tables.db"))
    there = Processes()
    monkeypatch.setattr(services, "place_of", lambda *asked: {("ray://somewhere:1", SHARED): there}[asked])
    state = create_app(chosen[0]).state
    assert state.services._pool._place is state.services._background._place is there
    state.close()


def test_the_ladder_is_played_on_the_cluster_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    there, places = Processes(), []

    class Nothing:
        """A game whose meetings are all over."""

        game, seats, standings = "carolus", 2, ()

        def contest(self, place: Place, **_: Any) -> Nothing:
            places.append(place)
            return self

        def play(self) -> Iterator[None]:
            yield from ()

    monkeypatch.setattr(ladder, "place_of", {"ray://somewhere:1": there}.get)
    monkeypatch.setattr(ladder, "rungs", lambda *chosen: [Nothing()])
    monkeypatch.setattr(ladder, "stored", dict)
    monkeypatch.setattr(ladder, "write", list)
    assert invoke("ladder", "--cluster", "ray://somewhere:1").exit_code == 0
    assert places == [there]


def test_a_node_dies_and_each_game_is_played_once(cluster: TwoNodes) -> None:
    place, found = Nodes(cluster.address), dict[int, Played]()
    assert place.cores == 2
    with Workers[Job](place, 2, work, "carolus", ["uniform"], 2) as workers:
        workers.prepare()
        for job, played in workers.results(jobs(GAMES)):
            assert job.number not in found
            found[job.number] = played
            if len(found) == GAMES // 3:
                cluster.kill_second()
    assert sorted(found) == list(range(GAMES))
    game = bezant.load("carolus", compiled=True)
    uniform = players.make("uniform", game)
    for number, played in found.items():
        again = play(game, [uniform, uniform], 100 + number)
        assert (played.winners, played.decisions) == (again.winners, again.decisions)


def test_arena_and_self_play_on_a_cluster_give_what_this_machine_gives(cluster: TwoNodes, tmp_path: Path) -> None:
    def reports(place: Place) -> list[Any]:
        *_, last = Arena("carolus", ["greedy", "uniform"], 8, seed=3, workers=2, place=place).play()
        return [(played.winners, played.decisions) for standing in last.standings for _, played in standing.counted]

    nodes = Nodes(cluster.address)
    assert reports(nodes) == reports(Processes())
    what = series("carolus", ["uniform"], 2, 4, {})
    for folder, place in (("here", Processes()), ("there", nodes)):
        list(SelfPlay(what, 3_000, tmp_path / folder, place=place).play())
    words = ["--games", "3000", "--seed", "4", "--out", str(tmp_path / "from outside")]
    outside = run("selfplay", "carolus", *words, "--cluster", cluster.address_for_others)
    assert outside.returncode == 0, outside.stderr
    here, *others = (Dataset(tmp_path / folder).games for folder in ("here", "there", "from outside"))
    assert all(games.equals(here) for games in others)


def test_a_node_with_other_rules_takes_no_part(
    cluster: TwoNodes, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ray_nodes, "identity", lambda: "another bezant")
    with Workers[Job](Nodes(cluster.address), 1, work, "carolus", ["uniform"], 2) as workers, pytest.raises(WorkerDied):
        workers.prepare()
    assert f"bezant {bezant.__version__} with sources " in (said := capfd.readouterr().err)
    assert "is on a node of the cluster, and another bezant here." in said


def test_rules_and_corrected_boards_make_another_bezant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, values, board = tmp_path / "rules.py", tmp_path / "value.json", tmp_path / "corrected"
    monkeypatch.setattr(ray_nodes, "ROOT", tmp_path)
    monkeypatch.setattr(ray_nodes, "corrected_boards", lambda: {"carolus": board} if board.exists() else {})
    known = [identity()]
    for path in (rules, rules, values, values, board, board):
        path.write_text(f"{len(known)}")
        known.append(identity())
    assert len(set(known)) == len(known) and known[-1] == identity()


def test_a_second_cluster_is_refused(cluster: TwoNodes) -> None:
    assert Nodes(cluster.address).cores == Nodes("auto").cores
    with pytest.raises(
        NoCluster, match=f"has joined the cluster at “{cluster.address}” already, .* “ray://elsewhere:1”"
    ):
        Nodes("ray://elsewhere:1")


async def is_answered(pool: WorkerPool) -> bool:
    """Whether work is answered; until Ray knows that a node is dead, it may hire another worker there."""
    try:
        return await pool.ask(BOT, 60, sample_tasks.sleep, 0.0) == 0.0
    except WorkLost:
        return False


async def spread(address: str) -> WorkerPool:
    """A pool with a worker on each node. Ray spreads workers as well as it can, and may not know yet that a node has come."""
    for _ in range(20):
        pool = WorkerPool(2, place=Nodes(address, SHARED))
        keepers = await asyncio.gather(*(pool.ask(BOT, 60, sample_tasks.keeper, 0.5) for _ in range(4)))
        if len(set(keepers)) == 2:
            return pool
        await pool.close()
    raise AssertionError("Both workers are always on the same node.")


def test_work_of_the_server_that_is_lost_with_a_node_is_done_elsewhere(cluster: TwoNodes) -> None:
    """Both nodes think. When one dies, who asked is told at once, and what is asked again is answered by the other."""

    async def ask() -> None:
        pool = await spread(cluster.address)
        thinking = [asyncio.create_task(pool.ask(BOT, 60, sample_tasks.sleep, 4.0)) for _ in range(2)]
        await asyncio.sleep(0.5)
        await asyncio.to_thread(cluster.kill_second)
        answers = await asyncio.gather(*thinking, return_exceptions=True)
        assert 4.0 in answers and any(isinstance(answer, WorkLost) for answer in answers)
        async with asyncio.timeout(60):
            while not await is_answered(pool):
                await asyncio.sleep(0.2)
        await pool.close()

    asyncio.run(ask())


def test_work_that_hangs_on_a_node_is_given_up(cluster: TwoNodes) -> None:
    async def ask() -> None:
        pool = WorkerPool(1, place=Nodes(cluster.address, SHARED))
        assert await pool.ask(BOT, 60, sample_tasks.sleep, 0.0) == 0.0
        with pytest.raises(WorkLost, match="took too long"):
            await pool.ask(BOT, 0.5, sample_tasks.sleep, 3600.0)
        assert await pool.ask(BOT, 60, sample_tasks.sleep, 0.0) == 0.0
        await pool.close()

    asyncio.run(ask())
