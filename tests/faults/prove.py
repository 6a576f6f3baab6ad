"""The fault test: people play, everything fails, and afterwards the database must hold what people were told."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle

from bezant.kernel.game import game_names
from bezant.lab.wire import Place
from tests.faults.ledger import Ledger, Tally
from tests.faults.people import Person, Places, sit_down
from tests.faults.stored import read
from tests.faults.world import World

STUCK = 30.0  # seconds within which every table must have moved once nothing fails any more
AT_ONCE = 16  # tables that are made side by side
SHOWN = 20  # problems in a report

# (people, bots) of one table after the other
COMPANIES = [(2, 0), (1, 1), (3, 0), (2, 0), (2, 1), (4, 0), (2, 0), (2, 2)]


@dataclass
class Proof:
    """What one run found."""

    database: str
    tables: int
    seconds: float
    seed: int
    machines: int = 1
    workers: int = 1
    tally: Tally = field(default_factory=Tally)
    stored: int = 0
    acknowledged: int = 0
    shown: int = 0
    finished: int = 0
    recovered: float = 0.0  # seconds until every table had gone on, once nothing failed any more
    unanswered: int = 0  # sent, never acknowledged, and found played
    problems: list[str] = field(default_factory=list)
    last_words: str = ""  # of the servers, shown where something is wrong

    def report(self) -> str:
        lines = [
            f"{self.database}, {self.machines} machines with {self.workers} web processes: {self.tables} tables, "
            f"{self.seconds:g} s of faults, seed {self.seed}",
            f"  faults: {_counted(self.tally.faults)}",
            f"  people: {_counted(self.tally.deeds)}",
            f"  refused: {_counted(self.tally.refusals)}",
            f"  {self.stored} moves stored, {self.finished} games over; {self.acknowledged} answered as done, "
            f"{self.shown} entries shown, {self.unanswered} done without anybody having heard",
            f"  {self.recovered:.1f} s until every table had gone on after the last fault",
            *(f"  WRONG: {problem}" for problem in self.problems[:SHOWN]),
            f"  {len(self.problems)} things wrong"
            if self.problems
            else "  nothing lost, nothing twice, nothing out of order, nobody stuck",
        ]
        return "\n".join([*lines, *([self.last_words] if self.problems else [])])


def prove(
    database: str,
    tables: int,
    seconds: float,
    seed: int,
    machines: int = 1,
    workers: int = 1,
    broken: bool = False,
) -> Proof:
    """Play `tables` tables for `seconds` while everything fails, and compare.

    The web processes are `workers` behind one port, or as many `machines` behind a proxy that looks at the table's id."""
    proof = Proof(database, tables, seconds, seed, machines, workers)
    with World(database, proof.tally, machines, workers, broken) as world:
        ledgers = asyncio.run(_play(world, proof))
        world.kill_servers()
        for ledger, stored in zip(ledgers, read(world.database, [ledger.table for ledger in ledgers]), strict=True):
            ledger.compare(stored)
            proof.stored += len(stored.moves)
            proof.acknowledged += len(ledger.acknowledged)
            proof.shown += len(ledger.shown)
            proof.finished += ledger.is_over
            done = {(row.ply - 1, row.seat, row.action) for row in stored.moves}
            proof.unanswered += sum(sent in done and sent[0] + 1 not in ledger.shown for sent in ledger.sent)
            proof.problems += ledger.problems
    return proof


async def _play(world: World, proof: Proof) -> list[Ledger]:
    chance = random.Random(proof.seed)
    people = await _sit_down([Place.of(server.address) for server in world.servers], proof, chance)
    lives = [asyncio.create_task(person.live()) for person in people]
    ledgers = list({id(person.ledger): person.ledger for person in people}.values())
    try:
        await world.afflict(proof.seconds, chance)
        for person in people:
            person.is_calm = True
        begun = time.monotonic()
        proof.problems += await _stuck(ledgers)
        proof.recovered = time.monotonic() - begun
        proof.last_words = world.last_words()
    finally:
        ended = [life for life in lives if life.done() and life.exception() is not None]
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
    for life in ended:
        life.result()  # a mistake of the test itself
    return ledgers


async def _sit_down(places: Places, proof: Proof, chance: random.Random) -> list[Person]:
    """Everybody at all tables, of every game and of several sizes."""
    wishes = iter([wish for wish, _ in zip(cycle(_wishes()), range(proof.tables), strict=False)])
    people: list[Person] = []

    async def one_after_the_other() -> None:
        for game, (persons, bots) in wishes:
            people.extend(await sit_down(places, game, persons, bots, proof.tally, chance))

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))
    return people


def _wishes() -> list[tuple[str, tuple[int, int]]]:
    return [(game, company) for company in COMPANIES for game in game_names()]


async def _stuck(ledgers: list[Ledger]) -> list[str]:
    """The tables at which nothing has happened although nothing fails any more."""
    before, end = {ledger.table: ledger.highest for ledger in ledgers}, time.monotonic() + STUCK
    waiting = ledgers
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.1)
        waiting = [ledger for ledger in waiting if not ledger.is_over and ledger.highest <= before[ledger.table]]
    sentence = "{}: nothing happened within {:g} s after ply {}, where {} is asked"
    return [sentence.format(each.table, STUCK, each.highest, each.who_is_asked) for each in waiting]


def _counted(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counter.items())) or "none"
