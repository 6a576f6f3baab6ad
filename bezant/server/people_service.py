"""All that concerns people rather than tables, put together."""

from __future__ import annotations

from dataclasses import dataclass

from bezant.server.accounts import Accounts
from bezant.server.departures import Departures
from bezant.server.identity import Identity
from bezant.server.model import Guest
from bezant.server.passkeys import Passkeys
from bezant.server.people import Account, Passkey, Session, Tie
from bezant.server.profiles import Profiles
from bezant.server.settings import Settings
from bezant.server.store import Store


@dataclass(frozen=True)
class OwnFacts:
    """What a person sees of his own account; a guest has none, but sessions."""

    account: Account | None
    passkeys: list[Passkey]
    sessions: list[Session]


class People:
    def __init__(self, store: Store, identity: Identity, settings: Settings) -> None:
        self._store = store
        self.accounts = Accounts(store, identity, settings)
        self.passkeys = Passkeys(store, self.accounts)
        self.profiles = Profiles(store)
        self.departures = Departures(store, identity, self.accounts)

    async def facts(self, guest: Guest) -> OwnFacts:
        people = self._store.people
        return OwnFacts(
            await self._store.run(people.account, guest.id),
            await self._store.run(people.passkeys, guest.id),
            await self._store.run(people.sessions, guest.id),
        )

    async def set_public(self, guest: Guest, public: bool) -> None:
        await self.accounts.account(guest)
        await self._store.run(self._store.people.set_public, guest.id, public)

    async def ties(self, guest: Guest) -> list[Tie]:
        return await self._store.run(self._store.people.ties, guest.id)

    async def tie(self, guest: Guest, other: str, blocked: bool, muted: bool) -> bool:
        """Block or mute somebody, or neither; False where there is no such person, and nobody blocks himself."""
        if other == guest.id:
            return False
        return await self._store.run(self._store.people.tie, guest.id, other, blocked, muted)
