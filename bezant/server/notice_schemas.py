"""What goes over the wire about notices."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bezant.server.notice_model import Channel, Kind
from bezant.server.schemas import In, Out

CODE = "^[A-Za-z0-9_-]{43}$"  # of a link in a mail
Kinds = Annotated[list[Kind], Field(max_length=3)]


class NoticeAddress(Out):
    """A browser, a webhook or a mail address; `label` shows which one, without what others could use."""

    id: int
    channel: Channel
    label: str
    confirmed: bool


class Wishes(Out):
    push: list[Kind]
    webhook: list[Kind]
    mail: list[Kind]


class NoticesView(Out):
    """What a person has chosen. `push_key` is what a browser subscribes with; `can_mail`: whether this server sends mails."""

    wishes: Wishes
    language: str
    addresses: list[NoticeAddress]
    push_key: str
    can_mail: bool


class WishesIn(In):
    push: Kinds
    webhook: Kinds
    mail: Kinds


class OfAPage(In):
    """`language`: what the page speaks, for one who has not set a language."""

    language: Annotated[str, Field(pattern="^[a-z]{2,8}$")] = "en"


class NoticesIn(OfAPage):
    wishes: WishesIn


class PushKeys(In):
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class PushIn(OfAPage):
    """What a browser's push manager gives, and a name for the browser."""

    endpoint: str
    keys: PushKeys
    label: str


class WebhookIn(OfAPage):
    url: str


class MailIn(OfAPage):
    address: str


class CodeIn(In):
    code: Annotated[str, Field(pattern=CODE)]
