"""Passkeys (WebAuthn): discoverable, so that no name has to be typed, and opened by the person, not by the device alone."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bezant.server.accounts import Accounts, Arrival
from bezant.server.devices import device_words
from bezant.server.model import Guest, now
from bezant.server.people import Passkey
from bezant.server.refusals import BadPasskey, HasAccount, LastKey, NoSuchSession, TooMany
from bezant.server.store import Store
from bezant.server.store_people import NameTaken

NEW, SIGN_IN = "new passkey", "passkey"  # purposes of tickets
VALID = timedelta(minutes=5)
MOST = 20  # passkeys of one account

Credential = dict[str, Any]
REFUSED = "This passkey was not accepted; try again."


class Passkeys:
    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._store, self._people, self._accounts = store, store.people, accounts

    async def creation_options(self, connection: HTTPConnection, guest: Guest, name: str | None) -> dict[str, Any]:
        """What the browser needs to make a passkey; `name` is that of the account to be made with it."""
        if name is not None:
            name = await self._name_to_take(guest, name)
        else:
            await self._accounts.account(guest)
        existing = await self._store.run(self._people.passkeys, guest.id)
        if len(existing) >= MOST:
            raise TooMany(f"An account may have {MOST} passkeys; remove one first.", most=MOST)
        options = generate_registration_options(
            rp_id=_site(connection),
            rp_name="bezant",
            user_id=bytes.fromhex(guest.id),
            user_name=name or guest.name,
            user_display_name=name or guest.name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in existing],
        )
        await self._await_answer(NEW, options.challenge, guest.id)
        return options_to_json_dict(options)

    async def add(self, connection: HTTPConnection, guest: Guest, name: str | None, credential: Credential) -> Guest:
        """Keep a new passkey; with a name it makes an account of the guest."""
        taken = None if name is None else await self._name_to_take(guest, name)
        challenge = await self._challenge(NEW, credential, guest.id)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_site(connection),
                expected_origin=_origin(connection),
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise BadPasskey(REFUSED) from error
        if taken is not None:
            guest = await self._accounts.make(guest, taken, None)
        device = device_words(connection.headers.get("user-agent", ""))
        key = Passkey(
            id=bytes_to_base64url(made.credential_id),
            guest=guest.id,
            public_key=bytes_to_base64url(made.credential_public_key),
            sign_count=made.sign_count,
            device=device,
            created=now(),
            used=None,
        )
        try:
            await self._store.run(self._people.add_passkey, key)
        except NameTaken as error:
            raise BadPasskey("This passkey is known already.") from error
        return guest

    async def sign_in_options(self, connection: HTTPConnection) -> dict[str, Any]:
        options = generate_authentication_options(
            rp_id=_site(connection), user_verification=UserVerificationRequirement.REQUIRED
        )
        await self._await_answer(SIGN_IN, options.challenge, None)
        return options_to_json_dict(options)

    async def sign_in(self, connection: HTTPConnection, credential: Credential) -> Arrival:
        challenge = await self._challenge(SIGN_IN, credential, None)
        key = await self._store.run(self._people.passkey, _known_letters(credential.get("id")))
        if key is None:
            raise BadPasskey(REFUSED)
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_site(connection),
                expected_origin=_origin(connection),
                credential_public_key=base64url_to_bytes(key.public_key),
                credential_current_sign_count=key.sign_count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise BadPasskey(REFUSED) from error
        await self._store.run(self._people.use_passkey, key.id, used.new_sign_count)
        return await self._accounts.arrive(connection, key.guest)

    async def remove(self, guest: Guest, passkey_id: str) -> None:
        """Throw a passkey away, unless it is the only way into the account."""
        account = await self._accounts.account(guest)
        keys = await self._store.run(self._people.passkeys, guest.id)
        if account.password is None and [key.id for key in keys] == [passkey_id]:
            raise LastKey("This passkey is the only way into your account; set a password first.")
        if not await self._store.run(self._people.remove_passkey, guest.id, passkey_id):
            raise NoSuchSession("You have no such passkey.")

    async def _name_to_take(self, guest: Guest, name: str) -> str:
        if guest.account:
            raise HasAccount("You have an account already; sign out before you make another.")
        return await self._accounts.free_name(guest, name)

    async def _await_answer(self, purpose: str, challenge: bytes, guest: str | None) -> None:
        token = bytes_to_base64url(challenge)
        await self._store.run(self._people.add_tickets, purpose, [token], guest, now() + VALID)

    async def _challenge(self, purpose: str, credential: Credential, guest: str | None) -> bytes:
        """The challenge that was answered: one that we gave, to this person, within minutes and not used before."""
        try:
            said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            token = str(said["challenge"])
            challenge = base64url_to_bytes(token)
        except (ValueError, KeyError, TypeError) as error:
            raise BadPasskey(REFUSED) from error
        given, person = await self._store.run(self._people.use_ticket, purpose, token)
        if not given or person != guest:
            raise BadPasskey("This took too long; try again.")
        return challenge


def _origin(connection: HTTPConnection) -> str:
    """The page that asks; the middleware has made sure that it is ours."""
    own = f"{connection.url.scheme}://{connection.url.netloc}"
    return connection.headers.get("origin", own)


def _site(connection: HTTPConnection) -> str:
    return urlsplit(_origin(connection)).hostname or "localhost"


def _known_letters(said: object) -> str:
    """The id of a credential as the store can be asked for it."""
    return said if isinstance(said, str) and re.fullmatch(r"[\w-]{1,1400}", said, re.ASCII) else ""
