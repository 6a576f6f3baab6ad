"""The addresses of the API about notices, after `docs/protocol.md`."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from bezant.server.model import MOST_NUMBER, now
from bezant.server.notice_channels import Outcome, check_push_keys
from bezant.server.notice_model import CHANNELS, Address, AskedFrom, Choices
from bezant.server.notice_schemas import (
    CODE,
    CodeIn,
    MailIn,
    NoticeAddress,
    NoticesIn,
    NoticesView,
    OfAPage,
    PushIn,
    WebhookIn,
    Wishes,
)
from bezant.server.notify import Notifier
from bezant.server.outgoing import NotSent
from bezant.server.refusals import BadAddress, CannotMail, NoSuchAddress, TooMany
from bezant.server.routes import REFUSALS, ServicesHere, SomeGuest, Viewer
from bezant.server.user_text import visible

LABEL = 80
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_MAIL = 254
ASKED_AGAIN_AFTER = timedelta(hours=1)
BROWSERS = 10  # of one person

router = APIRouter(prefix="/api/notices", responses=REFUSALS)


async def notifier_of(services: ServicesHere) -> Notifier:
    return services.notifier


NotifierHere = Annotated[Notifier, Depends(notifier_of)]
AddressId = Annotated[int, Path(ge=0, le=MOST_NUMBER)]


@router.get("")
async def notices(viewer: Viewer, notifier: NotifierHere) -> NoticesView:
    return await _view(notifier, None if viewer is None else viewer.id)


@router.put("")
async def choose_notices(guest: SomeGuest, wish: NoticesIn, request: Request, notifier: NotifierHere) -> NoticesView:
    page = _page(request, wish)
    choices = Choices(page.language, page.site, wish.wishes.model_dump())
    await notifier.run(notifier.notices.choose, guest.id, choices)
    return await _view(notifier, guest.id)


@router.post("/push", status_code=201)
async def add_browser(guest: SomeGuest, wish: PushIn, request: Request, notifier: NotifierHere) -> NoticesView:
    await _check_url(notifier, wish.endpoint)
    keys = wish.keys.model_dump()
    check_push_keys(keys)
    known = await notifier.run(notifier.notices.addresses, guest.id)
    if sum(one.channel == "push" and one.address != wish.endpoint for one in known) >= BROWSERS:
        raise TooMany(f"You have {BROWSERS} browsers that are told; remove one before you add another.", most=BROWSERS)
    label = visible(wish.label)[:LABEL] or "?"
    await notifier.add_address(guest.id, "push", wish.endpoint, label, _page(request, wish), keys)
    return await _view(notifier, guest.id)


@router.post("/webhook", status_code=201)
async def add_webhook(guest: SomeGuest, wish: WebhookIn, request: Request, notifier: NotifierHere) -> NoticesView:
    host = await _check_url(notifier, wish.url)
    await notifier.add_address(guest.id, "webhook", wish.url, host[:LABEL], _page(request, wish))
    return await _view(notifier, guest.id)


@router.post("/mail", status_code=202)
async def add_mail(guest: SomeGuest, wish: MailIn, request: Request, notifier: NotifierHere) -> NoticesView:
    """Nothing but a question goes to the address until it has been confirmed."""
    if not notifier.channels.can_mail:
        raise CannotMail("This server sends no mails.")
    if len(wish.address) > LONGEST_MAIL or not MAIL.fullmatch(wish.address):
        raise BadAddress("This is no mail address.", "no-mail")
    lately = await notifier.run(notifier.notices.asked_lately, wish.address, now() - ASKED_AGAIN_AFTER)
    if lately or not notifier.mails.allows(guest.id):
        raise TooMany("A mail has been sent already; look into your mailbox, or try again in an hour.", most=1)
    label = _hidden(wish.address)
    address = await notifier.add_address(guest.id, "mail", wish.address, label, _page(request, wish))
    choices = await notifier.run(notifier.notices.choices, guest.id)
    assert choices is not None  # made with the address
    if await notifier.channels.mail(notifier.channels.confirm_mail(address, choices.language)) is not Outcome.SENT:
        await notifier.run(notifier.notices.remove_address, address.id)
        raise CannotMail("The mail could not be sent; check the address, or try again later.")
    return await _view(notifier, guest.id)


@router.delete("/addresses/{address_id}")
async def remove_address(guest: SomeGuest, address_id: AddressId, notifier: NotifierHere) -> NoticesView:
    if not await notifier.run(notifier.notices.remove_address, address_id, guest.id):
        raise NoSuchAddress("There is no such address of yours.")
    await notifier.look()
    return await _view(notifier, guest.id)


@router.post("/confirm", status_code=204)
async def confirm_mail(wish: CodeIn, notifier: NotifierHere) -> None:
    if not await notifier.run(notifier.notices.confirm, wish.code):
        raise NoSuchAddress("This link is no longer valid; ask for a new one.")
    await notifier.look()


@router.post("/stop/{code}", status_code=204)
async def stop_mails(code: Annotated[str, Path(pattern=CODE)], notifier: NotifierHere) -> None:
    """What the link in a mail does, and what a mail program's own button does: whoever has the code, has the mail."""
    if not await notifier.run(notifier.notices.stop, code):
        raise NoSuchAddress("This address gets no mails any more.")
    await notifier.look()


async def _view(notifier: Notifier, guest: str | None) -> NoticesView:
    choices = None if guest is None else await notifier.run(notifier.notices.choices, guest)
    addresses = [] if guest is None else await notifier.run(notifier.notices.addresses, guest)
    wishes = {} if choices is None else choices.wishes
    return NoticesView(
        wishes=Wishes.model_validate({channel: wishes.get(channel, []) for channel in CHANNELS}),
        language="en" if choices is None else choices.language,
        addresses=[_shown(address) for address in addresses],
        push_key=notifier.channels.push_key,
        can_mail=notifier.channels.can_mail,
    )


def _shown(address: Address) -> NoticeAddress:
    channel = address.channel
    return NoticeAddress(id=address.id, channel=channel, label=address.label, confirmed=address.confirmed)  # type: ignore[arg-type]


async def _check_url(notifier: Notifier, url: str) -> str:
    """The host of an address that may be sent to."""
    outgoing = notifier.channels.outgoing
    parts = outgoing.checked(url)
    try:
        await outgoing.resolved(parts)
    except NotSent as error:
        raise BadAddress(str(error), "unknown-host", host=parts.hostname) from None
    assert parts.hostname is not None
    return parts.hostname


def _page(request: Request, wish: OfAPage) -> AskedFrom:
    return AskedFrom(str(request.base_url).rstrip("/")[:200], wish.language)


def _hidden(address: str) -> str:
    """Enough of a mail address to know it by."""
    name, _, host = address.partition("@")
    return f"{name[:2]}…@{host}"[:LABEL]
