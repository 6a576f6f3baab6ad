"""Real servers that take what the server sends: webhooks and pushes by HTTP, mails by SMTP."""

from __future__ import annotations

import json
import socket
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Posted:
    """One request that came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class HttpReceiver:
    """Answers with the next of `answers`, then with 204; a number below 0 means not at all, for so many seconds."""

    def __init__(self) -> None:
        self.came: list[Posted] = []
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.came.append(Posted(self.path, dict(self.headers), body))
                answer = receiver.answers.pop(0) if receiver.answers else 204
                if answer < 0:
                    time.sleep(-answer)
                    return
                self.send_response(answer)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"


@contextmanager
def http_receiver() -> Iterator[HttpReceiver]:
    receiver = HttpReceiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.05,))
    thread.start()
    yield receiver
    receiver.server.shutdown()
    thread.join()
    receiver.server.server_close()


class MailReceiver:
    """A mail server; `refusals` are said to the next recipients."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.refusals: list[str] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.came.append(message_from_bytes(envelope.content, EmailMessage, policy=policy.default))
        return "250 OK"


@contextmanager
def mail_receiver() -> Iterator[tuple[MailReceiver, int]]:
    receiver = MailReceiver()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(receiver, hostname="127.0.0.1", port=port)
    controller.start()
    yield receiver, port
    controller.stop()


class PushBrowser:
    """A browser's half of web push: keys of its own, with which it reads what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        return {"endpoint": endpoint, "keys": keys, "label": "Firefox on Linux"}

    def read(self, posted: Posted) -> Any:
        return json.loads(http_ece.decrypt(posted.body, private_key=self._key, auth_secret=self._auth))


def wait_for(found: Callable[[], Any], seconds: float = 15) -> Any:
    """What is found in the end."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if value := found():
            return value
        time.sleep(0.02)
    raise AssertionError("it never came")


def _text(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()
