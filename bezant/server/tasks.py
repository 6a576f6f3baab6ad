"""Work in the background of an object: kept until it is done, and ended with its owner."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """Tasks that are held, or they would vanish before they are done."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def finish(self) -> None:
        """Come back when all that runs has ended by itself."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def close(self) -> None:
        """End whatever still runs."""
        for task in self._running:
            task.cancel()
        await self.finish()
