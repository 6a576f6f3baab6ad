"""The writer of moves: what it has written is on the disk, and only then may it be shown."""

from __future__ import annotations

from typing import Protocol

from bezant.server.model import GameSummary, Move
from bezant.server.store import Store


class MoveWriter(Protocol):
    """What a table needs to have a move stored."""

    async def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
        """Come back once the move and where the game stands after it are stored; PlyTaken or StoreUnavailable where neither is."""


class TransactionWriter:
    """Writes each move in a transaction of its own."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
        await self._store.run(self._store.append, table_id, move, summary)
