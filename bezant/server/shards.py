"""The shards that this process holds: it acts only for tables of theirs.

What is stored never rests on a lease alone: whoever writes looks at the owner inside the transaction (the fence). What is shown
does: so a process believes in its leases only as long as nobody else can have taken them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from bezant.server.leases import COUNT, LEASE, LETTERS, Claim, Lease, Watch, new_owner, next_leases, shard_of
from bezant.server.refusals import Elsewhere, StoreUnavailable
from bezant.server.store import Store

log = logging.getLogger(__name__)

RENEW_EVERY = 2.0  # seconds
HURRY = 0.2  # seconds between two looks while somebody waits
KEEP = 2.0  # seconds a shard is kept at least: two who are asked for it all the time each get something done
ORPHANED = 3.0  # seconds after which a shard that nobody took at its home is taken
ALL_SHARDS = frozenset(range(COUNT))
PATIENCE = 12.0  # seconds somebody waits for a shard to be handed over


class Shards:
    """The shards that this process holds. `lost` and `won` are told which came and went."""

    def __init__(self, store: Store, home: frozenset[int] = ALL_SHARDS) -> None:
        self.me = new_owner()
        self._store, self._home = store, home
        self._watch = Watch()
        self._believed_until = 0.0  # by the clock that is never set
        self._leaving: frozenset[int] = frozenset()  # shards that are being handed over
        self._trouble: StoreUnavailable | None = None  # why the leases could not be renewed last
        self._won_at: dict[int, float] = {}  # when each shard came
        self._free_since: dict[int, float] = {}  # shards at home elsewhere that nobody holds
        self._epochs: dict[int, int] = {}  # of the shards held
        self._wishes: set[int] = set()
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.lost: Callable[[set[int]], None] = lambda shards: None
        self.won: Callable[[set[int]], None] = lambda shards: None

    async def open(self) -> None:
        await self._renew()
        self._task = asyncio.create_task(self._renew_for_ever())

    async def close(self) -> None:
        """Give everything back, so that others need not wait."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._store.run(self._store.free_shards, self.me)
        except StoreUnavailable:
            log.warning("The shards could not be given back; others wait until the leases run out.")

    def claim_on(self, table_id: str) -> Claim:
        """What the store must show where this process writes."""
        return Claim(self.me, self._epochs.get(shard_of(table_id)))

    def holds(self, table_id: str) -> bool:
        """Whether no other process can have the table's shard."""
        return self._holds(shard_of(table_id))

    def _holds(self, shard: int) -> bool:
        return shard in self._epochs and shard not in self._leaving and time.monotonic() < self._believed_until

    def new_table_id(self) -> str:
        """An id whose table this process plays."""
        letter = secrets.choice(sorted(self._epochs) or range(COUNT))
        return LETTERS[letter] + secrets.token_urlsafe(16)[1:]

    async def hold(self, table_id: str) -> None:
        """Come back once the table's shard is held; Elsewhere where another process does not let go, StoreUnavailable where nobody
        can tell."""
        shard = shard_of(table_id)
        if self._holds(shard):
            return
        self._wishes.add(shard)
        try:
            async with asyncio.timeout(PATIENCE):
                while not self._holds(shard):
                    self._changed.set()
                    await asyncio.sleep(HURRY)
        except TimeoutError:
            raise self._trouble or Elsewhere from None
        finally:
            self._wishes.discard(shard)

    def give_up(self, table_id: str) -> None:
        """The store has shown that another process holds the table's shard."""
        shard = shard_of(table_id)
        self._epochs.pop(shard, None)
        self.lost({shard})

    async def _renew_for_ever(self) -> None:
        while True:
            try:
                async with asyncio.timeout(RENEW_EVERY):
                    await self._changed.wait()
            except TimeoutError:
                pass
            self._changed.clear()
            try:
                await self._renew()
            except StoreUnavailable as error:
                self._trouble = error
                log.warning("The leases of the shards could not be renewed: %s", error)
            await asyncio.sleep(HURRY / 2)

    async def _renew(self) -> None:
        begun = time.monotonic()
        leases = await self._store.run(self._store.renew_shards, self._next_leases)
        self._believed_until, self._trouble = begun + LEASE, None
        held = {lease.shard: lease.epoch for lease in leases if lease.owner == self.me}
        gone = {shard for shard, epoch in self._epochs.items() if held.get(shard) != epoch}
        came = {shard for shard, epoch in held.items() if self._epochs.get(shard) != epoch}
        self._epochs.clear()
        self._epochs.update(held)
        self._leaving = frozenset()
        if gone:
            self.lost(gone)
        if came:
            self._won_at |= dict.fromkeys(came, time.monotonic())
            self.won(came)

    def _next_leases(self, leases: list[Lease]) -> list[Lease]:
        """Shards at home here are asked for; of the others, those that nobody has taken for a while are taken too."""
        now, since = time.time(), time.monotonic()
        free = self._watch.idle(leases, since)
        self._free_since = {shard: self._free_since.get(shard, since) for shard in free - self._home}
        orphaned = {shard for shard, seen in self._free_since.items() if since > seen + ORPHANED}
        new = {shard for shard, at in self._won_at.items() if shard in self._epochs and since < at + KEEP}
        wishes = self._wishes | new | (self._home - self._epochs.keys() if self._home != ALL_SHARDS else set())
        becoming = next_leases(leases, self.me, wishes, free & (self._home | self._wishes | orphaned), now)
        self._leaving = frozenset(lease.shard for lease in becoming if lease.owner != self.me)
        return becoming
