"""What goes over the wire about people: accounts, sessions, passkeys, and whom one blocks."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import Field

from bezant.server.schemas import In, Me, Out

Secret = Annotated[str, Field(max_length=1000)]


class ArrivalView(Out):
    """Who this browser is now. `along`: with this ticket the `tables` of the guest it was before can be taken along."""

    me: Me
    along: str | None
    tables: int


class SessionView(Out):
    id: str
    device: str
    created: datetime
    seen: datetime
    this: bool


class PasskeyView(Out):
    id: str
    device: str
    created: datetime
    used: datetime | None


class AccountView(Out):
    """Your account, or that you have none; `password`: whether there is one."""

    account: bool
    name: str
    password: bool
    public: bool
    passkeys: list[PasskeyView]
    sessions: list[SessionView]


class DeviceLinkView(Out):
    token: str
    code: str
    expires: datetime


class TieView(Out):
    """Somebody you block or mute."""

    person: str
    name: str
    blocked: bool
    muted: bool


class AlongView(Out):
    """How many tables came along."""

    tables: int


# What clients send


class SignUpIn(In):
    name: str
    password: Secret


class SignInIn(In):
    name: str
    password: Secret


class PasskeyOptionsIn(In):
    name: str | None = None


class PasskeyIn(In):
    """A new passkey as the browser made it; `name` where it makes an account of a guest."""

    name: str | None = None
    credential: dict[str, Any]


class CredentialIn(In):
    credential: dict[str, Any]


class DeviceCodeIn(In):
    """The token of a link, or a code as it was typed."""

    code: Annotated[str, Field(max_length=100)]


class PasswordIn(In):
    old: Secret | None = None
    new: Secret


class PublicIn(In):
    public: bool


class AlongIn(In):
    along: Annotated[str, Field(max_length=100)]


class TieIn(In):
    blocked: bool
    muted: bool


class GoodbyeIn(In):
    """Your name, typed; and your password where there is one."""

    name: str
    password: Secret | None = None
