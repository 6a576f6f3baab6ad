"""The queue of notices, on both databases: one message a turn, and each is taken once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from bezant.server.happenings import Change
from bezant.server.model import GameSummary, Guest, Move, now
from bezant.server.notice_model import AskedFrom, Notice
from bezant.server.notify import Notifier
from bezant.server.settings import Settings
from bezant.server.store import Store
from bezant.server.store_notices import NoticeStore
from bezant.server.views import Presence
from tests.server.sample_tables import a_table, change, person

AT_ONCE, NEVER = timedelta(0), timedelta(days=1)  # after which another process takes a message


def add(store: Store, asked: Guest, other: Guest, id: str) -> None:
    """A table where `other` has just moved and `asked` is to move."""
    seats = [person(asked), person(other, "black")]
    table = a_table(asked.id, seats, id=id, summary=GameSummary("playing", 0))
    store.add_table(table, [Move(1, 0, 3, table.created), Move(2, 1, 3, table.created)])


def test_each_message_is_taken_once_however_many_look(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    notices = NoticeStore(store.database)
    for number in range(30):
        add(store, anna, bert, f"t{number}")
        for process in ("one", "two"):
            notices.ask(anna.id, f"t{number}", "turn", now() - timedelta(seconds=1), process)

    def take(process: str) -> list[Notice]:
        taken: list[Notice] = []
        while more := notices.claim(process, AT_ONCE):
            taken += more
        return taken

    with ThreadPoolExecutor(4) as threads:
        taken = [notice for found in threads.map(take, ["one", "two", "three", "four"]) for notice in found]
    assert sorted(notice.table for notice in taken) == sorted(f"t{number}" for number in range(30))


def test_a_message_waits_for_its_time_and_its_process(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    notices = NoticeStore(store.database)
    add(store, anna, bert, "a")
    notices.ask(anna.id, "a", "turn", now() + timedelta(hours=1), "one")
    assert notices.claim("one", NEVER) == []
    add(store, anna, bert, "b")
    notices.ask(anna.id, "b", "turn", now() - timedelta(seconds=1), "one")
    assert notices.claim("two", NEVER) == []
    (taken,) = notices.claim("one", NEVER)
    assert (taken.table, taken.turn, taken.attempts) == ("b", 1, 1) and notices.claim("one", NEVER) == []
    notices.retry(taken.id, now() - timedelta(seconds=1))
    assert [again.attempts for again in notices.claim("one", NEVER)] == [2]
    notices.settle(taken.id, "sent")
    notices.ask(anna.id, "b", "turn", now() - timedelta(seconds=1), "one")  # the same turn
    assert notices.claim("one", NEVER) == []


def test_nobody_is_told_of_a_turn_that_he_made_himself(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    notices = NoticeStore(store.database)
    add(store, anna, bert, "a")
    notices.ask(bert.id, "a", "turn", now() - timedelta(seconds=1), "one")
    assert notices.claim("one", NEVER) == []


@pytest.mark.parametrize(
    "what",
    [
        Change({"paused": {"at": "2026-01-01T00:00:00+00:00", "seat": 0, "left": None}}),
        Change(seats={0: {"stand_in": "greedy"}}),
    ],
    ids=["rests", "stood in"],
)
def test_nobody_is_told_of_a_turn_that_he_cannot_take(store: Store, what: Change) -> None:
    """The table rests, or a bot plays for him: whether that is so already or comes before the message is sent."""
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    notices = NoticeStore(store.database)
    page = AskedFrom("https://bezant.example", "en")
    notices.add_address(anna.id, "webhook", "https://bezant.example", "there", page)
    add(store, anna, bert, "a")
    notices.ask(anna.id, "a", "turn", now() - timedelta(seconds=1), "before")
    change(store, "a", what)
    assert notices.claim("before", NEVER) == []
    add(store, anna, bert, "b")
    change(store, "b", what)
    assert told_of_a_turn(store, "b") == []
    change(store, "b", Change({"paused": None}, {0: {"stand_in": None}}))
    assert told_of_a_turn(store, "b") == [anna.id]


def told_of_a_turn(store: Store, table_id: str) -> list[str]:
    """Who is told after a change of a table."""

    async def tell() -> list[Notice]:
        notifier = Notifier(Settings("unused", notice_delay=0), store, lambda table: Presence())
        await notifier.look()
        info = store.table(table_id)
        assert info is not None
        notifier.turn_may_have_passed(info)
        await notifier.close()
        return notifier.notices.claim(notifier.process, NEVER)

    return [notice.guest for notice in asyncio.run(tell())]
