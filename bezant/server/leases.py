"""Leases: who may play the tables of a shard, and until when.

A table's shard is the first letter of its id, so that a proxy can see it too. A lease is renewed every few seconds. That of a
process that has died is free at once where that can be seen, else when it has not been renewed for as long as it runs. Whoever
waits for that measures it himself, for clocks are set and differ. A shard that another process is asked for is handed over.
"""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
COUNT = len(LETTERS)
LEASE = 6.0  # seconds
WISH = 3.0  # seconds for which a wish for a shard counts


def shard_of(table_id: str) -> int:
    return max(0, LETTERS.find(table_id[:1])) if table_id else 0


@dataclass(frozen=True, slots=True)
class Lease:
    """One shard as the store has it. Times are in seconds since 1970; `until` is another after each renewal."""

    shard: int
    owner: str
    epoch: int  # counts the owners
    until: float
    wanted: str = ""
    wanted_until: float = 0.0

    @property
    def is_free(self) -> bool:
        """Whether it can be seen that nobody holds it."""
        return self.until <= 0 or is_dead(self.owner)

    def is_wanted_by_other(self, me: str, now: float) -> bool:
        return self.wanted not in ("", me) and now <= self.wanted_until <= now + 2 * WISH and not is_dead(self.wanted)


class Watch:
    """Which leases are not renewed any more, by what was seen of them from time to time."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[Lease, float]] = {}  # how each was renewed last, and since when it is known

    def idle(self, leases: Iterable[Lease], moment: float) -> set[int]:
        """The shards whose leases are free, or have not been renewed for as long as one runs, by a clock that is never set."""
        for lease in leases:
            seen = self._seen.get(lease.shard)
            if seen is None or _renewal(seen[0]) != _renewal(lease):
                self._seen[lease.shard] = lease, moment
        return {shard for shard, (lease, since) in self._seen.items() if lease.is_free or moment > since + LEASE}


def _renewal(lease: Lease) -> tuple[str, int, float]:
    return lease.owner, lease.epoch, lease.until


@dataclass(frozen=True, slots=True)
class Claim:
    """What the store must show of a table's shard where a process writes: this owner, in this epoch."""

    owner: str
    epoch: int | None  # None: the process knows that it holds the shard no more


def new_owner() -> str:
    """A name for this process that no other ever has, by which others on this machine can see whether it lives."""
    return f"{_machine()}:{os.getpid()}:{_started(os.getpid())}:{secrets.token_hex(4)}"


def is_dead(owner: str) -> bool:
    """Whether it is known that the process of this name has ended."""
    machine, pid, started = [*owner.split(":"), "", "", ""][:3]
    return machine == _machine() and pid.isdecimal() and _started(int(pid)) != started


@cache
def _machine() -> str:
    """This machine since it was started."""
    boot = Path("/proc/sys/kernel/random/boot_id")
    return f"{socket.gethostname()}-{boot.read_text().strip()[:8] if boot.exists() else ''}"


def _started(pid: int) -> str:
    """When the process was started, in ticks; empty where there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19]
    except (OSError, IndexError):
        return ""


def next_leases(
    leases: Iterable[Lease], me: str, wishes: Collection[int], takes: Collection[int], now: float
) -> list[Lease]:
    """What the leases become when `me` renews its own, takes those that nobody holds of those it `takes`, and says which others
    it is asked for."""
    return [_next(lease, me, lease.shard in wishes, lease.shard in takes, now) for lease in leases]


def _next(lease: Lease, me: str, wished: bool, takes: bool, now: float) -> Lease:
    mine = lease.owner == me and lease.until > 0
    handed_over = lease.is_wanted_by_other(me, now)
    if mine and handed_over and not wished:
        return replace(lease, owner="", until=0.0)
    if mine:
        return replace(lease, until=now + LEASE)
    if takes and not handed_over:
        return Lease(lease.shard, me, lease.epoch + 1, now + LEASE)
    if wished and not handed_over:
        return replace(lease, wanted=me, wanted_until=now + WISH)
    return lease
