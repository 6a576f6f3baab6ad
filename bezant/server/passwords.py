"""Passwords: argon2, a few at a time, and as slow for a name that nobody has."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bezant.server.refusals import BadPassword

SHORTEST, LONGEST = 8, 200
AT_A_TIME = 2  # each takes 19 MiB and a core for some hundredths of a second


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._turn = asyncio.Semaphore(AT_A_TIME)
        self._nobodys = self._hasher.hash("the password of nobody")

    async def hashed(self, password: str) -> str:
        """What is kept of a password; BadPassword where it is too short or too long."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPassword(f"A password must have {SHORTEST} to {LONGEST} characters.", least=SHORTEST, most=LONGEST)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password; where there is none, that takes as long to say."""
        async with self._turn:
            right = await asyncio.to_thread(self._verify, kept or self._nobodys, password[: LONGEST + 1])
        return right and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
