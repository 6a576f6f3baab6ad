"""People who play as people do: they lose their connection, click twice, answer what is long past, and come back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bezant.lab.visitor import Follower, Refused, Visitor
from bezant.lab.wire import Place
from tests.faults.ledger import UNDO, Ledger, Tally

PATIENCE = 10.0  # seconds for an answer, after which it counts as lost
FIRST_WAIT, LONGEST_WAIT = 0.4, 5.0  # seconds before the next try; each wait is twice the one before, as on the page
Places = Sequence[Place]  # of the web processes
TROUBLE = (OSError, TimeoutError, asyncio.IncompleteReadError)


class Person:
    """One seat at one table, played until it is told to stop."""

    def __init__(
        self, visitor: Visitor, places: Places, ledger: Ledger, seat: int, tally: Tally, chance: random.Random
    ) -> None:
        self.ledger, self.seat, self.is_calm = ledger, seat, False
        self._places, self._home = places, ord(ledger.table[0]) % len(places)  # by the id, as a proxy would
        self._at = self._home
        self._visitor, self._tally, self._chance = visitor, tally, chance
        self._follower = Follower(visitor, ledger.table, lambda *_: None, self._hear)
        self._news = asyncio.Event()
        self._line_ply = self._expected = -1  # the last ply over this line, and what the first view must have reached
        self._is_new = self._can_undo = self._was_refused = False
        self._requests: set[asyncio.Task[None]] = set()
        self._pause = FIRST_WAIT  # before the next try to come back

    @property
    def ply(self) -> int:
        return self._follower.ply

    async def live(self) -> None:
        """Play, whatever happens."""
        try:
            while True:
                try:
                    await self._once()
                except TROUBLE:
                    self._tally.deeds["lost connection"] += 1
                    self._drop()
                    self._go_elsewhere()
                    await asyncio.sleep(self._pause * self._chance.uniform(0.5, 1.5))
                    self._pause = min(2 * self._pause, LONGEST_WAIT)
        finally:
            self._drop()
            for request in self._requests:
                request.cancel()
            await asyncio.gather(*self._requests, return_exceptions=True)
            self._visitor.close()

    async def _once(self) -> None:
        if not self._follower.is_open:
            await self._come_back()
        self._news.clear()
        follower = self._follower
        if follower.is_over:
            self.ledger.is_over = True
            await asyncio.sleep(1)
        elif follower.is_asked:
            await self._act(follower.ply, follower.options)
        elif self._can_undo and self._happens(0.04):
            await self._undo(follower.ply)
        elif not self._happens(0.01):
            await self._wait(2)
        else:
            self._drop()
            self._go_elsewhere()

    # Coming and going

    async def _come_back(self) -> None:
        if self._happens(0.2):
            self._follower.ply = -1  # another device, which has seen nothing
        if self.is_calm:
            self._at = self._home
        self._visitor.http.place = self._places[self._at]
        self._follower.options, self._can_undo, self._is_new = [], False, True
        self._expected = self.ledger.highest
        async with asyncio.timeout(PATIENCE):
            await self._follower.open(self._news.set)
            while self._is_new:
                self._news.clear()
                await self._news.wait()
                if not self._follower.is_open:
                    raise ConnectionError
        self._pause = FIRST_WAIT

    def _go_elsewhere(self) -> None:
        """As a proxy does where a process does not answer; and home again, sooner or later."""
        self._at = self._home if self._chance.random() < 0.5 else self._chance.randrange(len(self._places))

    def _drop(self) -> None:
        self._follower.close()

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    def _happens(self, share: float) -> bool:
        return not self.is_calm and self._chance.random() < share

    # Moving

    async def _act(self, ply: int, options: list[int]) -> None:
        option = self._chance.choice(options)
        ways = {"once": 50, "over http": 15, "twice": 6, "both ways": 8, "stale": 6, "two moves": 5, "and away": 6}
        way = "once" if self.is_calm else self._chance.choices(list(ways), list(ways.values()))[0]
        self._tally.deeds[way] += 1
        self._was_refused = False
        if way == "stale":
            self._say(max(0, ply - self._chance.randint(1, 3)), option)
            await asyncio.sleep(0.01)
        if way in ("over http", "both ways", "two moves"):
            self._ask("moves", ply, option)
        if way == "two moves":
            option = self._chance.choice(options)
        if way != "over http":
            self._say(ply, option)
        if way == "twice":
            self._say(ply, option)
        if way == "and away":
            self._drop()
            return
        for _ in range(4):
            await self._wait(PATIENCE / 4)
            if self._follower.ply > ply or self._was_refused:
                return
            if not self._follower.is_open:
                raise ConnectionError
            self._news.clear()
        raise TimeoutError

    async def _undo(self, ply: int) -> None:
        self._tally.deeds["undo"] += 1
        if self._happens(0.5):
            self._ask("undo", ply, UNDO)
        else:
            self._say(ply, UNDO)
        await self._wait(1)

    def _say(self, ply: int, option: int | None) -> None:
        """Over the line; the answer comes as a change or as a refusal."""
        self.ledger.sent.add((ply, self.seat, option))
        line = self._follower.line
        if line is None:
            raise ConnectionError
        line.say({"type": "undo", "ply": ply} if option is UNDO else {"type": "move", "ply": ply, "option": option})

    def _ask(self, what: str, ply: int, option: int | None) -> None:
        """By HTTP, beside whatever goes over the line."""
        self.ledger.sent.add((ply, self.seat, option))
        task = asyncio.create_task(self._request(what, ply, option))
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)

    async def _request(self, what: str, ply: int, option: int | None) -> None:
        body = {"ply": ply} if option is UNDO else {"ply": ply, "option": option}
        one_time = Visitor(self._visitor.place)
        one_time.http.cookie = self._visitor.cookie
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await one_time.answer("POST", f"/tables/{self.ledger.table}/{what}", body)
        except TROUBLE:
            self._tally.deeds["no answer"] += 1
            return
        finally:
            one_time.close()
        if answer.status < 300:
            self.ledger.acknowledged.add((ply, self.seat, option))
        else:
            self._refused(answer.said)

    # Hearing

    def _hear(self, said: dict[str, Any]) -> None:
        parts = said.get("view") or said.get("set") or {}
        self.ledger.asked = parts.get("to_move", self.ledger.asked)
        if said["type"] == "view":
            self._see(said["view"], whole=True)
            if self._is_new:
                self.ledger.reached(said["view"]["ply"], self._expected)
            self._line_ply, self._is_new = said["view"]["ply"], False
        elif said["type"] == "change":
            self._can_undo = said["set"].get("can_undo", self._can_undo)
            self.ledger.show(said["entries"], self._line_ply + 1, said["ply"])
            self._line_ply = said["ply"]
        elif said["type"] == "refusal":
            self._refused(said["refusal"])
            self._was_refused = True
        self._news.set()

    def _see(self, view: dict[str, Any], whole: bool = False) -> None:
        self.ledger.show(view["log"], view["since"] + 1, view["ply"])
        if whole:
            self._can_undo = view["can_undo"]

    def _refused(self, refusal: dict[str, Any]) -> None:
        self._tally.refusals[refusal["code"]] += 1
        if refusal["code"] == "our_mistake":
            self.ledger.problems.append(f"{self.ledger.table}: the server made a mistake: {refusal['words']}")
        if refusal.get("view"):
            self._see(refusal["view"])


async def sit_down(
    places: Places, game: str, people: int, bots: int, tally: Tally, chance: random.Random
) -> list[Person]:
    """A new table with so many people, and behind them bots."""
    visitors = [Visitor(places[0]) for _ in range(people)]
    for visitor in visitors:
        await visitor.arrive()
    kinds = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": "uniform"}] * bots]
    answer = await visitors[0].ask("POST", "/tables", {"game": game, "name": None, "seats": kinds})
    table = answer["table"]["id"]
    for seat, visitor in enumerate(visitors[1:], 1):
        await visitor.ask("POST", f"/tables/{table}/seats/{seat}")
    ledger = Ledger(table, game, frozenset(range(people)))
    return [
        Person(visitor, places, ledger, seat, tally, random.Random(chance.random()))
        for seat, visitor in enumerate(visitors)
    ]


__all__ = ["Person", "Refused", "sit_down"]
