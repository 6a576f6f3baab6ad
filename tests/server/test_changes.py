"""The changes that a socket brings: a view kept by them alone is what those eyes may see, no more and no less, at every ply.

The judge is a second match that plays the same moves; nothing of the table's memory is asked.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import bezant
from bezant.kernel.game import OVER, Game
from bezant.kernel.match import Entry, Match
from bezant.kernel.messages import EVERYONE
from bezant.server.hub import Hub, Listener
from bezant.server.table import Table
from bezant.server.worker_tasks import ForcedTurn
from tests.server.live_tables import guest, live_table, state_of

STEPS = 220  # of one game, undos among them
TAKEN_BACK, FELL_BEHIND = 0.15, 0.03  # how often a move is taken back that can be, and a browser was too slow

# Who sits where, by the number of a guest: everybody alone, and one person on two seats.
COMPANIES = [[0, 1], [0, 0], [0, 1, 2], [0, 1, 0], [0, 1, 2, 3], [0, 1, 0, 2]]


class Reader:
    """A browser that is sent a view and then changes, of which it keeps the view itself."""

    def __init__(self, number: int | None, you: list[int]) -> None:
        self.you, self.view = you, {}  # type: list[int], dict[str, Any]
        self.listener = Listener(None if number is None else guest(number), -1)
        self.changes = 0

    async def catch_up(self, table: Table) -> None:
        """Take what waits: changes, or the whole view where it is behind."""
        if self.listener.is_behind:
            whole = json.loads(await table.whole_message(self.listener))["view"]
            seen = self.view.get("log", [])[: whole["since"] + 1]
            self.view = whole | {"log": seen + whole["log"]}
        while self.listener.waiting:
            ply, message = self.listener.waiting.pop(0)
            if ply is not None:
                self.listener.since = ply
                self._take(json.loads(message))

    def _take(self, change: dict[str, Any]) -> None:
        assert change["type"] == "change"
        self.changes += 1
        for name, value in change["set"].items():
            _set(self.view, name, value)
        self.view["ply"] = change["ply"]
        self.view["log"] += change["entries"]


def _set(view: dict[str, Any], name: str, value: Any) -> None:
    """Put one part in its place, as docs/protocol.md says; a name with # is the length of a list."""
    within, _, key = name.rpartition(".")
    if name.endswith("#"):
        whole = view[within] if within else view
        old = whole.get(key[:-1]) or []
        whole[key[:-1]] = old[:value] + [None] * (value - len(old))
    elif key.isdigit():
        first, _, second = within.partition(".")
        view[first][second][int(key)] = value
    elif within:
        view[within][key] = value
    else:
        view[key] = value


class Judge:
    """Knows from a match of its own what each reader must see."""

    def __init__(self, game: Game, seats: int, seed: str) -> None:
        self.match = Match(game, seats, seed)
        self._ply, self._known = -1, {}  # type: int, dict[Any, Any]

    def _once(self, key: Any, answer: Callable[[], Any]) -> Any:
        """An answer about this ply as it goes over the wire, worked out once however many readers are judged."""
        if self._ply != self.match.ply:
            self._ply, self._known = self.match.ply, {}
        if key not in self._known:
            self._known[key] = json.loads(json.dumps(answer()))
        return self._known[key]

    def assert_right(self, reader: Reader) -> None:
        match, view, you = self.match, reader.view, reader.you
        game, over = match.game, match.is_over
        asked = None if over else match.to_move
        eyes = asked if asked in you else self._waiting_eyes(you, over)
        seen = EVERYONE if over else eyes
        assert view["position"] == self._once(("view", seen), lambda: game.view(match.state, seen))
        assert view["options"] == (self._once("options", self._options) if asked in you else [])
        assert (view["ply"], view["to_move"], view["you"], view["seat"]) == (match.ply, asked, you, eyes)
        assert view["status"] == ("finished" if over else "playing")
        for part, answer in (("question", game.question), ("steps", game.steps), ("result", game.result)):
            assert view[part] == self._once(part, partial(answer, match.state))
        assert view["can_undo"] == any(match.can_undo(seat) for seat in you)
        assert (view["table"]["seed"] is not None) == over

    def assert_log(self, reader: Reader, first: int) -> None:
        """The entries from this ply on are what the reader may know."""
        you, match = reader.you, self.match
        eyes = EVERYONE if match.is_over else you[0] if len(you) == 1 else None
        assert [entry["ply"] for entry in reader.view["log"]] == list(range(match.ply + 1))
        for entry in match.entries[first:]:
            shown = reader.view["log"][entry.ply]
            assert (shown["seat"], shown["undoes"]) == (entry.seat, entry.undoes)
            assert shown["events"] == self._once((entry.ply, eyes), partial(told, entry, eyes))

    def _options(self) -> list[int]:
        return [option["id"] for option in self.match.game.options(self.match.state, self.match.to_move)]

    def _waiting_eyes(self, you: list[int], over: bool) -> int | None:
        """Who plays several seats of a game with secrets and has to wait looks through none of them."""
        if not you or (len(you) > 1 and self.match.game.has_secrets and not over):
            return None
        return you[0]


def told(entry: Entry, eyes: int | None) -> list[Any]:
    return [event.seen_by(eyes).json() for event in entry.events]


def table_of(game: Game, company: list[int], seed: str) -> tuple[Table, Hub]:
    """A table in memory at which guests sit as the company says."""
    state = state_of(Match(game, len(company), seed))
    state.info.seats = [
        replace(seat, guest=guest(number).id, name=guest(number).name)
        for seat, number in zip(state.info.seats, company, strict=True)
    ]
    table = live_table(state)
    return table, table._services.hub


def readers_of(company: list[int]) -> Iterator[Reader]:
    for number in sorted(set(company)):
        yield Reader(number, [seat for seat, who in enumerate(company) if who == number])
    yield Reader(None, [])


async def step(table: Table, judge: Judge, company: list[int], chance: random.Random) -> None:
    """A move, an undo, or the answer that the table gives itself; the judge plays it as well."""
    match = judge.match
    undoers = [seat for seat in range(len(company)) if match.can_undo(seat)]
    if undoers and chance.random() < TAKEN_BACK:
        await table.undo(guest(company[undoers[0]]), match.ply)
        match.undo(undoers[0])
        return
    seat, forced = match.to_move, match.forced
    if forced is not None:
        await table.bot_plays(ForcedTurn(seat, match.ply, forced), forced)
        match.play(seat, forced)
        return
    action = int(chance.choice(match.game.legal(match.state)))
    await table.play(guest(company[seat]), match.ply, action)
    match.play(seat, action)


async def follow(game: Game, company: list[int]) -> None:
    seed = f"{game.name} {company}"
    chance, judge = random.Random(seed), Judge(game, len(company), seed)
    (table, hub), readers = table_of(game, company, seed), list(readers_of(company))
    with ExitStack() as listening:
        for reader in readers:
            listening.enter_context(hub.listening(table.id, reader.listener, lambda _: None))
            await reader.catch_up(table)
            judge.assert_right(reader)
            judge.assert_log(reader, 0)
        for _ in range(STEPS):
            if judge.match.to_move == OVER:
                break
            before = judge.match.ply
            await step(table, judge, company, chance)
            for reader in readers:
                if chance.random() < FELL_BEHIND:
                    reader.listener.fall_behind()
                await reader.catch_up(table)
                judge.assert_right(reader)
                judge.assert_log(reader, before + 1)
    assert all(reader.changes > 0.8 * judge.match.ply for reader in readers)


@pytest.mark.parametrize("company", COMPANIES, ids=str)
@pytest.mark.parametrize("name", bezant.game_names())
def test_a_view_kept_by_changes_is_what_those_eyes_may_see(name: str, company: list[int]) -> None:
    asyncio.run(follow(bezant.load(name), company))
