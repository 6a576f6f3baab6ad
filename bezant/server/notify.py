"""Tells people who are away that it is their turn, that their time runs out, that they are invited.

Messages wait in the store's queue for a short while, so that a quick answer cancels them, and are sent in the background by the
first of the person's channels that takes them: one message a turn, however many channels there are and however often they fail.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from datetime import timedelta
from typing import Any

from bezant.server.model import PERSON, TableInfo, now
from bezant.server.notice_channels import Channels, Outcome
from bezant.server.notice_model import CHANNELS, Address, AskedFrom, Channel, Choices, Kind, Notice
from bezant.server.notice_words import notice_words
from bezant.server.rate_limit import RateLimit
from bezant.server.refusals import StoreUnavailable
from bezant.server.settings import Settings
from bezant.server.store import Store
from bezant.server.store_notices import CANCELLED, FAILED, SENT, NoticeStore
from bezant.server.tasks import Tasks
from bezant.server.views import Presence

log = logging.getLogger(__name__)

AT_ONCE = 20  # messages being sent, above which no more are taken from the queue
ATTEMPTS = 6  # until a message is given up
LOOK_AGAIN = 5.0  # seconds until people who were reached by another process are known here


class Notifier:
    """The queue of notices and the task that empties it."""

    def __init__(self, settings: Settings, store: Store, presence: Callable[[str], Presence]) -> None:
        self._settings, self._store, self._presence = settings, store, presence
        self.notices = NoticeStore(store.database)
        self.channels = Channels(settings, self.notices)
        self.run = store.run
        self.mails = RateLimit(settings.mail_burst, settings.mail_window)
        self._orphaned = timedelta(seconds=settings.notice_orphaned)
        self.process = secrets.token_hex(8)
        self._reachable: frozenset[str] = frozenset()
        self._loops, self._sending = Tasks(), Tasks()

    async def open(self) -> None:
        await self.look()
        self._loops.start(self._send_for_ever())
        self._loops.start(self._look_for_ever())

    async def close(self) -> None:
        """What is being sent is finished first: it would be lost otherwise."""
        await self._loops.close()
        await self._sending.finish()

    async def look(self) -> None:
        """See who can be reached at all: nothing is written for the others."""
        self._reachable = frozenset(await self.run(self.notices.reachable))

    async def add_address(
        self,
        guest: str,
        channel: Channel,
        address: str,
        label: str,
        page: AskedFrom,
        keys: dict[str, Any] | None = None,
    ) -> Address:
        added = await self.run(self.notices.add_address, guest, channel, address, label, page, keys)
        await self.look()
        return added

    def turn_may_have_passed(self, table: TableInfo) -> None:
        """After any change of a table: tell the person who is asked, where the turn has come from another. Nobody is while the
        table rests or a bot plays for him."""
        asked = table.summary.to_move
        if asked is not None and table.is_asked(asked) and table.sandbox is None:
            self.notify(table, asked, "turn")

    def notify(self, table: TableInfo, seat: int, kind: Kind) -> None:
        """Tell the person in a seat, unless he or she has the table open or cannot be reached. Asked again in the same turn, it
        does nothing."""
        sitting = table.seats[seat]
        if sitting.kind != PERSON or sitting.guest is None:
            return
        if kind == "invited" and sitting.bot_of is not None:
            self._sending.start(
                self._ask(sitting.guest, table.id, kind)
            )  # it will hear of it in its stream, open or not yet
        if sitting.guest not in self._reachable:
            return
        if sitting.guest not in self._presence(table.id).guests:
            self._sending.start(self._ask(sitting.guest, table.id, kind))

    async def _ask(self, guest: str, table_id: str, kind: str) -> None:
        due = now() + timedelta(seconds=self._settings.notice_delay)
        try:
            await self.run(self.notices.ask, guest, table_id, kind, due, self.process)
        except StoreUnavailable:
            log.warning("A notice for table %s could not be stored.", table_id)

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            try:
                await self.look()
            except StoreUnavailable:
                log.warning("The store cannot be read; people who can be reached are looked up again later.")

    async def _send_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._settings.notice_poll)
            try:
                if self._reachable and len(self._sending) < AT_ONCE:
                    for notice in await self.run(self.notices.claim, self.process, self._orphaned):
                        self._sending.start(self._deliver(notice))
            except StoreUnavailable:
                log.warning("The store cannot be read; notices wait.")

    async def _deliver(self, notice: Notice) -> None:
        """Send a message that has been claimed, and settle what becomes of it."""
        outcome = Outcome.REFUSED
        try:
            outcome = await self._send(notice)
        except Exception:
            log.exception("Notice %s could not be sent.", notice.id)
        run, notices = self.run, self.notices
        if outcome is Outcome.LATER and notice.attempts < ATTEMPTS:
            wait = self._settings.notice_retry * 2 ** (notice.attempts - 1)
            await run(notices.retry, notice.id, now() + timedelta(seconds=wait))
        else:
            state = {Outcome.SENT: SENT, Outcome.GONE: CANCELLED}.get(outcome, FAILED)
            await run(notices.settle, notice.id, state)

    async def _send(self, notice: Notice) -> Outcome:
        """Try the channels one after the other until one takes the message; LATER where none did and one may yet."""
        store, notices = self._store, self.notices
        table, choices = await self.run(store.table, notice.table), await self.run(notices.choices, notice.guest)
        if table is None or choices is None or notice.guest in self._presence(notice.table).guests:
            return Outcome.GONE
        addresses = await self.run(notices.addresses, notice.guest)
        outcome = Outcome.REFUSED
        for channel in CHANNELS:
            chosen = [address for address in addresses if address.channel == channel and address.confirmed]
            if notice.kind in choices.wishes.get(channel, []):
                reached = [await self._try(address, notice, table, choices) for address in chosen]
                if Outcome.SENT in reached:
                    return Outcome.SENT
                outcome = Outcome.LATER if Outcome.LATER in reached else outcome
        return outcome

    async def _try(self, address: Address, notice: Notice, table: TableInfo, choices: Choices) -> Outcome:
        words = notice_words(notice.kind, table, choices.language)
        site = (self._settings.origin or choices.site).rstrip("/")
        outcome = await self.channels.send(address, words, site, choices.language)
        if outcome is Outcome.GONE:
            await self.run(self.notices.remove_address, address.id)
        return outcome
