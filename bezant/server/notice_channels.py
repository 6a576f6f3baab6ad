"""How a notice leaves the server: pushed to a browser, posted to a chat's webhook, or mailed."""

from __future__ import annotations

import asyncio
import json
import smtplib
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from email.message import EmailMessage
from enum import Enum
from typing import Any
from urllib.parse import urlsplit

from bezant.server.notice_model import Address, Words
from bezant.server.notice_words import server_words
from bezant.server.outgoing import NotSent, Outgoing, Unanswered
from bezant.server.refusals import BadAddress
from bezant.server.settings import Settings
from bezant.server.store_notices import NoticeStore

PUSHED_FOR = 12 * 3600  # seconds that a push service keeps a message for a browser that is away
SMTP_LIMIT = 10.0  # seconds for each step of sending a mail
PUSH_KEYS = {"p256dh": 65, "auth": 16}  # bytes of each


class Outcome(Enum):
    SENT = "sent"  # or nobody knows, which must count as sent so that nothing comes twice
    LATER = "later"  # surely not sent; it may work another time
    REFUSED = "refused"  # not this message
    GONE = "gone"  # no message any more


class Channels:
    """All ways out of the server."""

    def __init__(self, settings: Settings, store: NoticeStore) -> None:
        self._settings = settings
        self.outgoing = Outgoing(settings.notice_loopback)
        self._push_key = store.push_key(_new_key())

    @property
    def push_key(self) -> str:
        """The public key with which browsers subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    @property
    def _site(self) -> str:
        return (self._settings.origin or "").rstrip("/")

    @property
    def can_mail(self) -> bool:
        return bool(self._settings.smtp_host and self._settings.smtp_from and self._settings.origin)

    async def send(self, address: Address, words: Words, site: str, language: str) -> Outcome:
        if address.channel == "push":
            return await self._push(address, words, site)
        if address.channel == "webhook":
            return await self._post(address, words, site)
        return await self.mail(self._notice_mail(address, words, language)) if self.can_mail else Outcome.REFUSED

    async def _push(self, address: Address, words: Words, site: str) -> Outcome:
        from pywebpush import WebPusher  # here, for it brings two HTTP clients that make every start slower

        data = {"title": words.title, "body": words.body, "path": words.path}
        told = {"endpoint": address.address, "keys": dict(address.keys or {})}
        body = WebPusher(told).encode(json.dumps(data).encode())["body"]
        to = urlsplit(address.address)
        signed = self._vapid().sign({"aud": f"{to.scheme}://{to.netloc}", "sub": self._contact(site)})
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(PUSHED_FOR)}
        return await self._posted(address.address, body, headers | signed)

    async def _post(self, address: Address, words: Words, site: str) -> Outcome:
        """Discord reads `content`, Slack and its like `text`; the name of a table must call nobody in either."""
        said = f"{words.body} {site}{words.path}"
        escaped = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        body = json.dumps({"content": said, "text": escaped, "allowed_mentions": {"parse": []}}).encode()
        return await self._posted(address.address, body, {"Content-Type": "application/json"})

    async def _posted(self, url: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        try:
            return _outcome(await self.outgoing.post(url, body, headers))
        except BadAddress:
            return Outcome.REFUSED
        except NotSent:
            return Outcome.LATER
        except Unanswered:
            return Outcome.SENT

    async def mail(self, mail: EmailMessage) -> Outcome:
        return await asyncio.to_thread(self._mail, mail)

    def _mail(self, mail: EmailMessage) -> Outcome:
        settings, sent = self._settings, False
        assert settings.smtp_host is not None
        tls = settings.smtp_security == "tls"
        try:
            with _connected(settings.smtp_host, settings.smtp_port, tls) as smtp:
                if settings.smtp_security == "starttls":
                    smtp.starttls(context=ssl.create_default_context())
                if settings.smtp_user:
                    smtp.login(settings.smtp_user, settings.smtp_password or "")
                sent = True
                smtp.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Outcome.GONE if all(code >= 500 for code in codes) else Outcome.LATER
        except smtplib.SMTPResponseException as error:
            return Outcome.REFUSED if error.smtp_code >= 500 else Outcome.LATER
        except (OSError, smtplib.SMTPException):
            return Outcome.SENT if sent else Outcome.LATER
        return Outcome.SENT

    def _notice_mail(self, address: Address, words: Words, language: str) -> EmailMessage:
        site, say = self._site, server_words(language).format
        stop = {"stop": f"{site}/notices/stop/{address.code}"}
        mail = self._mail_to(address.address, words.title)
        mail["List-Unsubscribe"] = f"<{site}/api/notices/stop/{address.code}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(f"{words.body}\n{site}{words.path}\n\n-- \n{say('notice-mail-foot', stop)}\n")
        return mail

    def confirm_mail(self, address: Address, language: str) -> EmailMessage:
        site, say = self._site, server_words(language).format
        links = {"site": site, "confirm": f"{site}/notices/confirm/{address.code}"}
        mail = self._mail_to(address.address, say("notice-confirm-title"))
        mail.set_content(say("notice-confirm", links) + "\n")
        return mail

    def _mail_to(self, address: str, subject: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._settings.smtp_from, address, subject
        mail["Auto-Submitted"] = "auto-generated"
        return mail

    def _contact(self, site: str) -> str:
        """Whom a push service may ask when something is wrong with our messages."""
        sender = self._settings.smtp_from
        return f"mailto:{sender}" if sender else "mailto:admin@" + (urlsplit(site).hostname or "localhost")

    def _vapid(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_raw(self._push_key.encode())


def check_push_keys(keys: Mapping[str, str]) -> None:
    """BadAddress where a browser's keys cannot be used."""
    try:
        lengths = {name: len(urlsafe_b64decode(value + "=" * (-len(value) % 4))) for name, value in keys.items()}
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

        point = urlsafe_b64decode(keys["p256dh"] + "=" * (-len(keys["p256dh"]) % 4))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except (ValueError, KeyError):
        lengths = {}
    if lengths != PUSH_KEYS:
        raise BadAddress("The keys of the browser cannot be used.", "keys")


def _connected(host: str, port: int, tls: bool) -> smtplib.SMTP:
    if tls:
        return smtplib.SMTP_SSL(host, port, timeout=SMTP_LIMIT, context=ssl.create_default_context())
    return smtplib.SMTP(host, port, timeout=SMTP_LIMIT)


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in (404, 410):
        return Outcome.GONE
    return Outcome.LATER if status == 429 or status >= 500 else Outcome.REFUSED


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()
