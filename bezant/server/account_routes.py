"""The API of accounts, sessions and passkeys, after `docs/protocol.md`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi import Path as PathParameter
from starlette.requests import HTTPConnection

from bezant.server import account_schemas, schemas
from bezant.server.accounts import Accounts, Arrival
from bezant.server.model import Guest
from bezant.server.passkeys import Passkeys
from bezant.server.people import Session
from bezant.server.people_service import People
from bezant.server.refusals import NoSuchSession
from bezant.server.routes import REFUSALS, IdentityHere, SomeGuest

router = APIRouter(prefix="/api", responses=REFUSALS)


def people_of(connection: HTTPConnection) -> People:
    people: People = connection.app.state.people
    return people


def accounts_of(connection: HTTPConnection) -> Accounts:
    return people_of(connection).accounts


def passkeys_of(connection: HTTPConnection) -> Passkeys:
    return people_of(connection).passkeys


async def session_here(request: Request, guest: SomeGuest, identity: IdentityHere) -> Session:
    session = await identity.session_of(request)
    assert session is not None
    return session


Id = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]+$", max_length=1400)
]  # not every database knows every character
PeopleHere = Annotated[People, Depends(people_of)]
AccountsHere = Annotated[Accounts, Depends(accounts_of)]
PasskeysHere = Annotated[Passkeys, Depends(passkeys_of)]
SessionHere = Annotated[Session, Depends(session_here)]


def me_view(guest: Guest) -> schemas.Me:
    return schemas.Me(id=guest.id, name=guest.name, account=guest.account)


def arrival_view(arrival: Arrival) -> account_schemas.ArrivalView:
    return account_schemas.ArrivalView(me=me_view(arrival.guest), along=arrival.along, tables=arrival.tables)


# Making an account, signing in and out


@router.post("/me")
async def rename_me(guest: SomeGuest, wish: schemas.NameIn, accounts: AccountsHere) -> schemas.Me:
    return me_view(await accounts.rename(guest, wish.name))


@router.post("/sign-up")
async def sign_up(guest: SomeGuest, wish: account_schemas.SignUpIn, accounts: AccountsHere) -> schemas.Me:
    return me_view(await accounts.sign_up(guest, wish.name, wish.password))


@router.post("/sign-in")
async def sign_in(
    request: Request, wish: account_schemas.SignInIn, accounts: AccountsHere
) -> account_schemas.ArrivalView:
    return arrival_view(await accounts.sign_in(request, wish.name, wish.password))


@router.post("/sign-out", status_code=204)
async def sign_out(request: Request, identity: IdentityHere) -> None:
    await identity.sign_out(request)


@router.post("/sign-in/passkey/options")
async def passkey_sign_in_options(request: Request, passkeys: PasskeysHere) -> dict[str, Any]:
    return await passkeys.sign_in_options(request)


@router.post("/sign-in/passkey")
async def sign_in_by_passkey(
    request: Request, wish: account_schemas.CredentialIn, passkeys: PasskeysHere
) -> account_schemas.ArrivalView:
    return arrival_view(await passkeys.sign_in(request, wish.credential))


@router.post("/me/devices")
async def link_device(guest: SomeGuest, accounts: AccountsHere) -> account_schemas.DeviceLinkView:
    link = await accounts.link_device(guest)
    return account_schemas.DeviceLinkView(token=link.token, code=link.code, expires=link.expires)


@router.post("/sign-in/device")
async def sign_in_by_device(
    request: Request, wish: account_schemas.DeviceCodeIn, accounts: AccountsHere
) -> account_schemas.ArrivalView:
    return arrival_view(await accounts.use_device_link(request, wish.code))


# One's own account


@router.get("/me/account")
async def account(guest: SomeGuest, session: SessionHere, people: PeopleHere) -> account_schemas.AccountView:
    facts = await people.facts(guest)
    return account_schemas.AccountView(
        account=facts.account is not None,
        name=guest.name,
        password=facts.account is not None and facts.account.password is not None,
        public=facts.account is not None and facts.account.public,
        passkeys=[
            account_schemas.PasskeyView(id=key.id, device=key.device, created=key.created, used=key.used)
            for key in facts.passkeys
        ],
        sessions=[_session_view(one, session) for one in facts.sessions],
    )


def _session_view(one: Session, here: Session) -> account_schemas.SessionView:
    return account_schemas.SessionView(
        id=one.id,
        device=one.device,
        created=one.created,
        seen=one.seen,
        this=one.id == here.id,
    )


@router.post("/me/password", status_code=204)
async def change_password(
    guest: SomeGuest, session: SessionHere, wish: account_schemas.PasswordIn, accounts: AccountsHere
) -> None:
    await accounts.change_password(guest, wish.old, wish.new, session.id)


@router.post("/me/public", status_code=204)
async def set_public(guest: SomeGuest, wish: account_schemas.PublicIn, people: PeopleHere) -> None:
    await people.set_public(guest, wish.public)


@router.delete("/me/sessions/{session_id}", status_code=204)
async def end_session(guest: SomeGuest, session_id: Id, identity: IdentityHere) -> None:
    if not await identity.end_sessions(guest.id, only=session_id):
        raise NoSuchSession("You are not signed in there any more.")


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(guest: SomeGuest, session: SessionHere, identity: IdentityHere) -> None:
    await identity.end_sessions(guest.id, but=session.id)


@router.post("/me/passkeys/options")
async def passkey_options(
    request: Request, guest: SomeGuest, wish: account_schemas.PasskeyOptionsIn, passkeys: PasskeysHere
) -> dict[str, Any]:
    return await passkeys.creation_options(request, guest, wish.name)


@router.post("/me/passkeys")
async def add_passkey(
    request: Request, guest: SomeGuest, wish: account_schemas.PasskeyIn, passkeys: PasskeysHere
) -> schemas.Me:
    """Keep a passkey; with a name it makes an account of a guest."""
    return me_view(await passkeys.add(request, guest, wish.name, wish.credential))


@router.delete("/me/passkeys/{passkey_id}", status_code=204)
async def remove_passkey(guest: SomeGuest, passkey_id: Id, passkeys: PasskeysHere) -> None:
    await passkeys.remove(guest, passkey_id)
