"""One table of a load: people in all its seats, each on a line of his own, who move when they are asked."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from bezant.lab.visitor import Follower, Visitor


@dataclass(frozen=True)
class Plan:
    """What is played, and how."""

    address: str
    tables: int
    game: str
    seats: int = 2
    pace: float = 0.0  # seconds a person thinks, give or take half; 0 moves as soon as all have seen the last
    over_http: bool = False  # moves go by HTTP instead of the line


@dataclass
class Samples:
    """What was measured since the last reset: milliseconds, and counts."""

    reply: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # of this process
    lobby: list[float] = field(default_factory=list)
    refused: int = 0
    games: int = 0  # begun
    first_refusal: str = ""


class Session:
    """What all tables of one process share."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.samples, self.playing = plan, Samples(), False
        self.past_bytes = 0  # over lines that are closed
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def refused(self, said: dict[str, Any]) -> None:
        self.samples.refused += 1
        self.samples.first_refusal = self.samples.first_refusal or json.dumps(said.get("refusal", said))[:300]

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and self.playing:
            self.refused({"refusal": repr(task.exception())})


class LoadTable:
    """One table: whoever is asked moves as soon as all have seen the move before, or after thinking."""

    def __init__(self, session: Session, visitors: list[Visitor]) -> None:
        self._session, self.visitors = session, visitors
        self.seats: list[Follower] = []
        self.id, self.finished = "", []  # type: str, list[str]
        self._mover: Follower | None = None
        self._sent, self._awaited, self.moves = 0.0, -1, 0
        self._missing: set[Follower] = set()  # seats that have not seen the last move

    async def begin(self) -> None:
        """A new table with everybody in their seats and on the line."""
        for seat in self.seats:
            self._session.past_bytes += 0 if seat.line is None else seat.line.received
            seat.close()
        host, *others = self.visitors
        kinds = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        answer = await host.ask("POST", "/tables", {"game": self._session.plan.game, "name": None, "seats": kinds})
        self.id = answer["table"]["id"]
        for number, guest in enumerate(others, 1):
            await guest.ask("POST", f"/tables/{self.id}/seats/{number}")
        self.sit_down()
        for seat in self.seats:
            await seat.open()
        for guest in self.visitors:
            guest.close()  # a browser at its table keeps nothing open but its line

    def sit_down(self) -> None:
        """New followers of the table, who have seen nothing of it yet."""
        self.seats = [Follower(guest, self.id, self._new_ply, self._message) for guest in self.visitors]
        self._mover, self._missing, self._awaited = None, set(self.seats), 0

    async def come_back(self) -> None:
        """Open all lines again from what was seen last, and wait until everybody has a view."""
        self._mover, self._missing = None, set(self.seats)
        for seat in self.seats:
            seat.status = ""
            await seat.open()
        while not all(seat.status for seat in self.seats):
            await asyncio.sleep(0.001)
        self._missing.clear()

    def leave(self) -> None:
        """Close all lines; the table stays."""
        for seat in self.seats:
            seat.close()
        for visitor in self.visitors:
            visitor.close()

    def play(self) -> None:
        """Somebody who is asked moves; the rest follows by itself."""
        self._missing = {seat for seat in self._missing if seat.ply < self._newest}
        self._go_on()

    @property
    def _newest(self) -> int:
        return max(seat.ply for seat in self.seats)

    def _new_ply(self, seat: Follower, came: float) -> None:
        if seat in self._missing and seat.ply >= self._awaited:
            self._missing.discard(seat)
            if self._mover is not None and not (seat is self._mover and self._session.plan.over_http):
                times = self._session.samples.reply if seat is self._mover else self._session.samples.other
                times.append((came - self._sent) * 1000)
        if self._session.playing and not self._missing:
            self._go_on()

    def _message(self, said: dict[str, Any]) -> None:
        if said["type"] == "refusal":
            self._session.refused(said)

    def _go_on(self) -> None:
        newest = self._newest
        if any(seat.is_over for seat in self.seats):
            self._session.spawn(self._again())
            return
        if any(seat.line is None for seat in self.seats):
            return  # not everybody has come; a view may be here before its line is known
        asked = [seat for seat in self.seats if seat.is_asked and seat.ply == newest]
        if not asked or self._missing:
            return  # the table answers for somebody by itself
        self._mover, self._missing, self._awaited = asked[0], set(self.seats), newest + 1
        pace = self._session.plan.pace
        if pace:
            asyncio.get_running_loop().call_later(pace * random.uniform(0.5, 1.5), self._move)
        else:
            self._move()

    def _move(self) -> None:
        mover = self._mover
        if mover is None or not self._session.playing or not mover.is_asked:
            return
        option = random.choice(mover.options)
        self._sent = time.perf_counter()
        self.moves += 1
        if self._session.plan.over_http:
            self._session.spawn(self._post(mover, option))
        else:
            mover.move(option)

    async def _post(self, mover: Follower, option: int) -> None:
        sent = self._sent
        wish = {"ply": mover.ply, "option": option}
        answer = await mover.visitor.answer("POST", f"/tables/{self.id}/moves", wish)
        self._session.samples.reply.append((time.perf_counter() - sent) * 1000)
        if answer.status >= 300:
            self._session.refused(answer.said)

    async def _again(self) -> None:
        self.finished.append(self.id)
        await self.begin()
        self._session.samples.games += 1
        self.play()
