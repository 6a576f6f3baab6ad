"""Who is asking: a guest with a name and a signed cookie."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from bezant.server.model import Guest
from bezant.server.store import Store
from bezant.server.user_text import guest_name

COOKIE = "bezant"
COOKIE_AGE = 400 * 24 * 3600  # as long as browsers keep one
REMEMBERED = 10_000  # guests kept in memory


class Identity:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer = URLSafeSerializer(store.secret(), salt="guest")
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def guest_of(self, request: HTTPConnection) -> Guest | None:
        """The guest whose cookie came with the request; None for a missing, forged or outdated one."""
        try:
            guest_id = self._signer.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return self._known.get(guest_id) or await self._look_up(guest_id)

    async def guest_or_new(self, request: HTTPConnection, response: Response) -> Guest:
        """The guest who is asking; a new one with a new cookie where there is none."""
        guest = await self.guest_of(request)
        if guest is None:
            name = f"Guest {secrets.randbelow(900) + 100}"
            guest = self._remember(await self._store.run(self._store.add_guest, name))
            self._give_cookie(guest, response, secure=request.url.scheme == "https")
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, guest_name(name))
        await self._store.run(self._store.rename, renamed.id, renamed.name)
        return self._remember(renamed)

    async def _look_up(self, guest_id: str) -> Guest | None:
        guest = await self._store.run(self._store.guest, guest_id)
        return None if guest is None else self._remember(guest)

    def _remember(self, guest: Guest) -> Guest:
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return guest

    def _give_cookie(self, guest: Guest, response: Response, secure: bool) -> None:
        signed = self._signer.dumps(guest.id)
        response.set_cookie(COOKIE, signed, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
