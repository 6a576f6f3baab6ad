"""What goes over the wire about tokens."""

from __future__ import annotations

from datetime import datetime

from bezant.server.schemas import In, Out


class Token(Out):
    """A token of yours; `bot` is the id of the person who plays with it."""

    id: str
    bot: str
    name: str
    created: datetime
    used: datetime | None


class NewToken(Token):
    """With the secret, which is told this once."""

    secret: str


class TokenIn(In):
    name: str


class InviteIn(In):
    table: str
