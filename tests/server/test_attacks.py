"""What an attacker tries: too much, too slowly, from elsewhere, as somebody else, and what no browser would send."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bezant.server.addresses import Proxies, home_of
from bezant.server.description import description
from bezant.server.limits import LIMITED, SOCKET, AddressLimits
from bezant.server.refusals import TooMany
from bezant.server.settings import Settings
from tests.server.harness import ME, OPEN, Browser, ServerProcess
from tests.server.raw import all_of, asked, handshake, line_to, seconds_until_closed, status_of

Visit = Callable[[ServerProcess], Browser]

STRICT: dict[str, Any] = {
    "address_limits": True,
    "address_tables": 20,
    "address_chat": 6,
    "address_guests": 40,
    "address_sockets": 8,
    "address_connections": 30,
    "guest_sockets": 3,
    "socket_burst": 10,
    "header_seconds": 0.6,
    "request_seconds": 1.2,
    "idle_seconds": 2,
    "connections": 90,
    "proxies": frozenset({"127.0.0.0/8"}),
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with tight limits. It trusts us as its proxy, so that each test comes from addresses of its own."""
    folder = tmp_path_factory.mktemp("strict")
    server = ServerProcess(str(folder / "bezant.db"), folder, **STRICT).open()
    yield server
    server.close()


@pytest.fixture
def from_address(strict: ServerProcess, visit: Visit) -> Callable[[str], Browser]:
    def browser_at(address: str) -> Browser:
        browser = visit(strict)
        browser.http.headers["X-Forwarded-For"] = address
        return browser

    return browser_at


# --- too much ---------------------------------------------------------------------------------------------------------------


def test_tables_without_cookies_do_not_fill_the_list(from_address: Callable[[str], Browser]) -> None:
    """300 tables by requests that each were a new guest's once did."""
    codes = []
    for _ in range(60):
        browser = from_address("192.0.2.1")
        wish = {"game": "carolus", "seats": [ME, OPEN]}
        codes.append(browser.http.post("/api/tables", json=wish).status_code)
    assert codes.count(201) == 20 and codes.count(429) == 40
    assert from_address("192.0.2.2").make(ME, OPEN)["status"] == "waiting"  # others are not held up


def test_strangers_do_not_flood_a_table_with_talk(from_address: Callable[[str], Browser]) -> None:
    closed = from_address("192.0.2.3").make(ME, OPEN, private=True)["table"]["id"]
    said = from_address("192.0.2.4").http.post(f"/api/tables/{closed}/chat", json={"text": "hello"})
    assert said.status_code == 403  # unless its host wants strangers to talk
    table = from_address("192.0.2.3").make(ME, OPEN)["table"]["id"]
    codes = [
        from_address("192.0.2.4").http.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code
        for _ in range(20)
    ]
    assert codes[:5] == [200] * 5 and codes.count(429) >= 7  # some are taken again while a slow machine asks
    assert len(from_address("192.0.2.3").view(table)["chat"]) == codes.count(200)


def test_new_guests_are_made_at_a_limit_and_only_when_one_is_needed(from_address: Callable[[str], Browser]) -> None:
    for path in ("/api/tables", "/api/games", "/", "/api/tables/nowhere"):
        assert "set-cookie" not in from_address("192.0.2.5").http.get(path).headers
    codes = [from_address("192.0.2.5").http.get("/api/me").status_code for _ in range(60)]
    assert codes.count(200) == 40 and codes[-1] == 429


def test_one_line_of_ipv6_is_one_address_however_many_it_has(from_address: Callable[[str], Browser]) -> None:
    codes = [from_address(f"2001:db8:1:2::{n:x}").http.get("/api/me").status_code for n in range(1, 61)]
    assert codes.count(429) >= 19
    assert from_address("2001:db8:1:3::1").http.get("/api/me").status_code == 200


def test_requests_are_counted_in_all() -> None:
    limits = AddressLimits(Settings(address_requests=100, address_refill=0))
    for _ in range(100):
        limits.check_request("192.0.2.1", "GET", "/api/tables")
    with pytest.raises(TooMany, match="Too many requests came from your address"):
        limits.check_request("192.0.2.1", "GET", "/api/tables")
    limits.check_request("192.0.2.2", "GET", "/api/tables")


@pytest.mark.parametrize(
    ("method", "path", "setting"),
    [
        ("POST", "/api/tables", "address_tables"),
        ("POST", "/api/tables/abc/play-on", "address_tables"),
        ("POST", "/api/tables/abc/chat", "address_chat"),
        ("POST", "/api/tables/abc/review", "address_reviews"),
        (SOCKET, "/api/tables/abc/hint", "address_hints"),
        ("POST", "/api/sign-up", "address_sign_ups"),
        ("POST", "/api/sign-in/passkey", "address_sign_ins"),
        ("POST", "/api/notices/mail", "address_notices"),
    ],
)
def test_what_costs_more_is_counted_again(method: str, path: str, setting: str) -> None:
    limits = AddressLimits(Settings(**{setting: 2}))  # type: ignore[arg-type]
    for _ in range(2):
        limits.check_request("192.0.2.1", method, path)
    with pytest.raises(TooMany, match=r"from your address; wait a while\.$"):
        limits.check_request("192.0.2.1", method, path)


def test_what_is_limited_is_there() -> None:
    """An address that was renamed would be free of its limit."""
    described = [
        (method.upper(), path.replace("{table_id}", "abc"))
        for path, methods in description()["paths"].items()
        for method in methods
    ]
    sockets = [(SOCKET, "/api/tables/abc/hint")]
    for method, pattern, *_ in LIMITED:
        for part in pattern.split("|") if "(" not in pattern else [pattern]:
            assert any(method == each and re.fullmatch(part, path) for each, path in described + sockets), part


def test_sockets_of_one_browser_and_of_one_address(
    from_address: Callable[[str], Browser], strict: ServerProcess
) -> None:
    anna = from_address("192.0.2.6")
    table = anna.make(ME, ME)["table"]["id"]
    address = f"ws://{urlsplit(strict.address).netloc}/api/tables/{table}/live"
    cookie = {"Cookie": f"bezant={anna.http.cookies['bezant']}", "X-Forwarded-For": "192.0.2.6"}
    with ExitStack() as open_sockets:
        for _ in range(3):
            open_sockets.enter_context(connect(address, additional_headers=cookie))
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers=cookie)
        assert refused.value.response.status_code == 429 and b"too many tables open" in refused.value.response.body
        strange = {"X-Forwarded-For": "192.0.2.6"}
        for _ in range(5):
            open_sockets.enter_context(connect(address, additional_headers=strange))
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers=strange)
        assert refused.value.response.status_code == 429 and b"from your address" in refused.value.response.body
        open_sockets.enter_context(connect(address, additional_headers={"X-Forwarded-For": "192.0.2.7"}))
    with connect(address, additional_headers=cookie) as again:
        assert "view" in json.loads(again.recv(10))["type"]


def test_a_socket_that_says_too_much_is_closed(from_address: Callable[[str], Browser]) -> None:
    anna = from_address("192.0.2.8")
    table = anna.make(ME, ME)["table"]["id"]
    for flood in ('{"type": "ping"}', "x" * 17_000, b"\x00" * 100, "[" * 9000, '{"type": "' + "\\u0000" * 50 + '"}'):
        with anna.live(table) as line, suppress(ConnectionClosed):
            line.view()
            for _ in range(200):
                line.socket.send(flood)
            for _ in range(200):
                line.socket.recv(5)
        assert line.socket.close_code in (1003, 1006, 1008, 1009), flood[:20]
    assert anna.view(table)["status"] == "playing"


def test_connections_of_one_address(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "x.db"), tmp_path, address_limits=True, address_connections=5).open()
    with ExitStack() as held:
        for _ in range(5):
            held.enter_context(line_to(server))
        time.sleep(0.2)
        assert asked(server, "GET / HTTP/1.1\nHost: localhost\n\n").startswith(b"HTTP/1.1 503 ")
    time.sleep(0.2)
    assert httpx.get(f"{server.address}/api/games").status_code == 200
    server.close()


# --- too slowly -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begun", ["", "GET / HTT", "GET / HTTP/1.1\r\nHost: x\r\n", "\r\n\r\n"])
def test_half_a_head_is_closed_after_its_time(strict: ServerProcess, begun: str) -> None:
    with line_to(strict) as line:
        line.sendall(begun.encode())
        assert 0.3 < seconds_until_closed(line) < 3


def test_a_head_that_drips_in_is_closed_after_its_time(strict: ServerProcess) -> None:
    with line_to(strict) as line:
        begun = time.monotonic()
        with suppress(OSError):
            for letter in b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 1000:
                line.send(bytes([letter]))
                time.sleep(0.05)
        assert time.monotonic() - begun < 4


def test_half_a_body_is_closed_after_its_time(strict: ServerProcess) -> None:
    with line_to(strict) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert 0.8 < seconds_until_closed(line) < 4


def test_a_second_request_has_its_time_too(strict: ServerProcess) -> None:
    with line_to(strict) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ga")
        assert 0.3 < seconds_until_closed(line) < 4
    with line_to(strict) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert seconds_until_closed(line) < 5  # an idle connection is kept, and not for ever


def test_a_head_without_end(strict: ServerProcess) -> None:
    with line_to(strict) as line:
        heard = b""
        with suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            for number in range(2000):
                line.sendall(b"X-%d: %b\r\n" % (number, b"y" * 100))
        with suppress(OSError):
            heard = all_of(line)
        assert heard == b"" or status_of(heard) == 431


def test_one_who_does_not_take_the_answer(strict: ServerProcess) -> None:
    """Answers that nobody reads pile up on our side, up to a time."""
    place = urlsplit(strict.address)
    request = b"GET /api/games/jerusalem HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n"
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(15)
        deaf.connect((place.hostname, place.port))

        def go_on() -> None:
            for _ in range(1000):
                deaf.sendall(request * 20)
                time.sleep(0.02)

        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            go_on()


# --- from elsewhere ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example"]
)
def test_a_name_that_points_here_for_a_moment(strict: ServerProcess, host: str) -> None:
    """DNS rebinding: the page of another site would read our answers as its own."""
    answer = asked(strict, f"GET /api/tables HTTP/1.1\nHost: {host}\nConnection: close\n\n")
    assert status_of(answer) == 421 and b"wrong_host" in answer and b"is not called by that name." in answer
    assert status_of(asked(strict, handshake(strict, "/api/tables/x/live", host=host))) == 421


def test_requests_without_a_host_or_with_two(strict: ServerProcess) -> None:
    for head in ("GET / HTTP/1.1\n\n", "GET / HTTP/1.1\nHost: localhost\nHost: evil.example\n\n"):
        assert status_of(asked(strict, head)) == 400 or b"malformed" in asked(strict, head)


@pytest.mark.parametrize("host", ["localhost:1", "LOCALHOST", "127.0.0.1", "[::1]:8000", "localhost."])
def test_our_own_names(strict: ServerProcess, host: str) -> None:
    assert status_of(asked(strict, f"GET /api/games HTTP/1.1\nHost: {host}\nConnection: close\n\n")) == 200


def test_a_proxy_is_believed_where_it_is_trusted_alone() -> None:
    headers = httpx.Headers({"X-Forwarded-For": "203.0.113.9, 192.0.2.1", "X-Forwarded-Proto": "https"})
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "client": ("10.0.0.1", 5)}

    class Read:
        def getlist(self, name: str) -> list[str]:
            return headers.get_list(name)

        def get(self, name: str, default: str) -> str:
            return headers.get(name, default)

    read: Any = Read()
    for proxies, client, scheme in (
        ([], "10.0.0.1", "http"),
        (["192.168.0.0/16"], "10.0.0.1", "http"),
        (["10.0.0.0/8"], "192.0.2.1", "https"),
        (["10.0.0.0/8", "192.0.2.0/24"], "203.0.113.9", "https"),
    ):
        trusted = Proxies(proxies)
        assert (trusted.client_of(scope, read), trusted.scheme_of(scope, read)) == (client, scheme)
    assert home_of("::ffff:192.0.2.1") == "192.0.2.1" and home_of("2001:db8::1") == "2001:db8::/64"


def test_an_untrusted_address_cannot_pass_for_another(server: ServerProcess, stranger: Browser) -> None:
    for forged in ("127.0.0.1", "not an address", "'; DROP TABLE guests; --"):
        assert stranger.http.get("/api/me", headers={"X-Forwarded-For": forged}).status_code == 200
        assert stranger.http.get("/api/me", headers={"X-Forwarded-Proto": "https"}).status_code == 200
    assert "Secure" not in str(stranger.http.get("/api/me").headers)


def test_cookies_are_secure_behind_https(from_address: Callable[[str], Browser]) -> None:
    browser = from_address("192.0.2.9")
    cookie = browser.http.get("/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" in cookie and "HttpOnly" in cookie and "SameSite=lax" in cookie


# --- as somebody else -------------------------------------------------------------------------------------------------------


def test_a_cookie_cannot_be_made_up_or_planted(anna: Browser, bert: Browser, stranger: Browser) -> None:
    """Neither a guessed token nor one that an attacker chose beforehand makes anybody somebody."""
    me, token = anna.get("/me")["id"], anna.http.cookies["bezant"]
    for forged in (me, "0" * len(token), token[:-1], token.swapcase(), token + "x", "a.b", "..", f"{token}.{token}"):
        stranger.http.cookies.set("bezant", forged)
        answer = stranger.http.get("/api/me")
        assert answer.json()["id"] != me
        assert forged not in answer.headers.get("set-cookie", "")  # what was planted is not taken over
        stranger.http.cookies.clear()
    stranger.http.headers["Cookie"] = f"bezant=planted; bezant={bert.http.cookies['bezant']}"
    assert stranger.http.get("/api/me").json()["id"] != me


def test_a_cookie_expires_and_can_be_revoked(server: ServerProcess, visit: Visit) -> None:
    bert, thief = visit(server), visit(server)
    answer = bert.http.get("/api/me")
    age = re.search(r"Max-Age=(\d+)", answer.headers["set-cookie"])
    assert age is not None and 0 < int(age[1]) <= 400 * 24 * 3600
    thief.http.cookies.set("bezant", bert.http.cookies["bezant"])
    assert thief.http.get("/api/me").json()["id"] == answer.json()["id"]
    assert bert.http.post("/api/sign-out").status_code == 204
    assert thief.http.get("/api/me").json()["id"] != answer.json()["id"]


def test_a_page_of_another_site_gets_nothing(anna: Browser, server: ServerProcess) -> None:
    """It can neither act with our cookie nor read what we answer."""
    table = anna.make(ME, OPEN)["table"]["id"]
    for origin in (
        "https://evil.example",
        "null",
        "file://",
        "http://localhost.evil.example",
        server.address + ".evil",
    ):
        for method, path, body in (
            ("POST", "/me", {"name": "Mallory"}),
            ("POST", f"/tables/{table}/chat", {"text": "buy"}),
            ("DELETE", f"/tables/{table}/seats/0", None),
        ):
            refusal = anna.ask(method, path, 403, json=body, headers={"Origin": origin})
            assert refusal["code"] == "foreign_page"
        answer = anna.http.get("/api/tables", headers={"Origin": origin})
        assert not [name for name in answer.headers if name.startswith("access-control")]
        with pytest.raises(InvalidStatus), anna.live(table, origin=origin):
            pass
    preflight = anna.http.options("/api/me", headers={"Origin": "https://evil.example"})
    assert preflight.status_code == 405 and "access-control-allow-origin" not in preflight.headers
    assert anna.get("/me")["name"] == "Anna" and anna.view(table)["chat"] == []


def test_a_form_of_another_site_is_no_json(anna: Browser) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        sent = {"content": b'{"name": "Mallory"}', "headers": {"Content-Type": kind, "Origin": "https://evil.example"}}
        assert anna.ask("POST", "/me", 403, **sent)["code"] == "foreign_page"


def test_seats_cannot_be_stolen(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = anna.make(ME, OPEN, OPEN)["table"]["id"]
    for seat in (0, -1, 3, 10**30):
        assert bert.http.post(f"/api/tables/{table}/seats/{seat}").status_code in (404, 409)
    assert bert.ask("DELETE", f"/tables/{table}/seats/0", 403)["code"] == "not_your_seat"
    bert.post(f"/tables/{table}/seats/1")
    assert stranger.http.post(f"/api/tables/{table}/seats/1").status_code == 409
    assert [seat["name"] for seat in anna.view(table)["seats"]] == ["Anna", "Bert", ""]


def test_two_who_sit_down_at_once_do_not_share_a_seat(server: ServerProcess, visit: Visit, anna: Browser) -> None:
    table = anna.make(ME, OPEN)["table"]["id"]
    rivals = [visit(server) for _ in range(6)]
    for rival in rivals:
        rival.get("/me")
    with ThreadPoolExecutor(6) as at_once:
        codes = list(at_once.map(lambda one: one.http.post(f"/api/tables/{table}/seats/1").status_code, rivals))
    assert sorted(codes) == [200] + [409] * 5
    assert [rival.view(table)["you"] for rival in rivals].count([1]) == 1


def test_moves_and_talk_of_another_table(anna: Browser, bert: Browser) -> None:
    mine, his = anna.make(ME, ME, private=True), bert.make(ME, ME, private=True)
    table = his["table"]["id"]
    move = {"ply": his["ply"], "option": his["options"][0]["id"]}
    assert anna.post(f"/tables/{table}/moves", move, 403)["code"] == "not_your_seat"
    assert anna.post(f"/tables/{table}/undo", {"ply": 0}, 403)["code"] == "not_your_seat"
    with anna.live(table) as line:
        line.view()
        line.socket.send(json.dumps({"type": "move", **move}))
        said = line.next()
        while said["type"] != "refusal":
            said = line.next()
        assert said["refusal"]["code"] == "not_your_seat"
    assert bert.view(table)["ply"] == his["ply"] and mine["table"]["id"] not in str(bert.get("/tables"))


# --- what no browser would send ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/assets/../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd.txt",
        "/assets/%2e%2e/%2e%2e/bezant.db",
        "/..\\..\\bezant.db",
        "//etc/passwd.txt",
        "/%00.js",
        "/assets/" + "a" * 5000 + ".js",
        "/\xff\xfe.js",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/..%2f..%2fme",
        "/api/games/..%2f..%2fbezant.db",
        "/api/games/carolus/text/%00",
        "/api/rules/carolus/%00",
        "/api/tables/%ED%A0%80",
    ],
)
def test_tricks_with_paths(server: ServerProcess, path: str) -> None:
    answer = asked(server, f"GET {path} HTTP/1.1\nHost: localhost\nConnection: close\n\n")
    assert status_of(answer) in (200, 400, 404, 422), answer[:200]
    assert b"root:" not in answer and b"SQLite format" not in answer
    if status_of(answer) == 200:
        assert b"<title>bezant</title>" in answer  # an address of the page


def test_requests_that_are_none(server: ServerProcess) -> None:
    for head in (
        "\x16\x03\x01\x02\x00",
        "GET\n\n",
        "GET / HTTP/9.9\n\n",
        "GET / HTTP/1.1\nHost localhost\n\n",
        "POST /api/me HTTP/1.1\nHost: localhost\nContent-Length: -1\n\n",
        "POST /api/me HTTP/1.1\nHost: localhost\nContent-Length: 5\nContent-Length: 6\n\n12345",
        "POST /api/me HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\nContent-Length: 6\n\n0\n\nX",
        "POST /api/me HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\nzz\n",
        "GET /api/me HTTP/1.1\nHost: localhost\nX: a\x00b\n\n",
    ):
        answer = asked(server, head)
        assert status_of(answer) in (400, 408, 505) and b"Traceback" not in answer, (head, answer[:100])


def test_numbers_beyond_everything(anna: Browser) -> None:
    view = anna.make(ME, ME)
    table = view["table"]["id"]
    for number in (2**31, 2**63, 2**64, -(2**63), 10**40):
        for body in ({"ply": number, "option": 0}, {"ply": view["ply"], "option": number}):
            assert anna.http.post(f"/api/tables/{table}/moves", json=body).status_code in (404, 409, 422)
        for path in (f"at/{number}", f"?since={number}", f"seats/{number}"):
            answer = anna.http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code < 500, path
        wish = {"game": "carolus", "seats": [ME, ME], "options": {"guard_rounds": number}}
        assert anna.http.post("/api/tables", json=wish).status_code == 422
    assert anna.view(table)["ply"] == view["ply"]


@pytest.mark.parametrize("text", ["\x00", "a\x00b", "\ud800", "x\udfffy", "\uffff", "\u202e", "a" * 9000, "\U0010ffff"])
def test_characters_that_no_database_holds(anna: Browser, text: str) -> None:
    """NUL and lone surrogates, wherever text is taken: refused or left out, and never a mistake of ours."""
    table = anna.make(ME, ME)["table"]["id"]
    quoted = json.dumps(text).encode()
    sent: dict[str, Any] = {"headers": {"Content-Type": "application/json"}}
    seats = b'"seats": [{"kind": "me"}, {"kind": "me"}]'
    for path, body in (
        ("/me", b'{"name": %b}' % quoted),
        (f"/tables/{table}/chat", b'{"text": %b}' % quoted),
        ("/tables", b'{"game": "carolus", %b, "name": %b}' % (seats, quoted)),
        ("/tables", b'{"game": %b, %b}' % (quoted, seats)),
        ("/tables", b'{"game": "carolus", "seats": [{"kind": "bot", "bot": %b}, {"kind": "me"}]}' % quoted),
        ("/tables", b'{"game": "carolus", %b, "options": {%b: 1}}' % (seats, quoted)),
        ("/tables", b"{%b: 1}" % quoted),
        ("/sign-up", b'{"name": %b, "password": %b}' % (quoted, quoted)),
        ("/sign-in", b'{"name": %b, "password": %b}' % (quoted, quoted)),
        ("/sign-in/device", b'{"code": %b}' % quoted),
    ):
        answer = anna.http.post(f"/api{path}", content=body, **sent)
        assert answer.status_code in (200, 201, 401, 403, 404, 413, 422, 429), (path, answer.text)
        json.loads(answer.content.decode())
    for path in ("why?kind=%00&value=%00", "why?kind=land&value=%ED%A0%80", "why?kind=a&value=1&picked=%00:%00"):
        assert anna.http.get(f"/api/tables/{table}/{path}").status_code < 500


def test_json_that_is_deep_or_wide(anna: Browser) -> None:
    for body in (
        b"[" * 8000,
        b'{"a":' * 3000,
        b'{"name": ' + b"[" * 5000,
        b"[" + b"0," * 8000 + b"0]",
        b'{"name": 1e999}',
    ):
        answer = anna.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 422 and answer.json()["code"] == "malformed"


def test_frames_that_no_browser_sends(server: ServerProcess, anna: Browser) -> None:
    """Frames without masks, cut in pieces without end, reserved bits, pings by the thousand, closing with nonsense."""
    table = anna.make(ME, ME)["table"]["id"]
    for frames in (
        b"\x81\x05hello",
        b"\x01\x80\x00\x00\x00\x00" * 2000,
        b"\xf1\x80\x00\x00\x00\x00",
        b"\x89\x80\x00\x00\x00\x00" * 5000,
        b"\x88\x82\x00\x00\x00\x00\x00\x00",
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    ):
        with line_to(server) as line:
            line.sendall(handshake(server, f"/api/tables/{table}/live").replace("\n", "\r\n").encode())
            assert line.recv(4096).startswith(b"HTTP/1.1 101")
            with suppress(OSError):
                line.sendall(frames)
    assert anna.view(table)["status"] == "playing"


def test_a_socket_where_none_is(server: ServerProcess) -> None:
    for path in ("/api/me", "/", "/api/tables", "/api/tables/nowhere/live", "/api/tables/%00/live", "/x"):
        assert status_of(asked(server, handshake(server, path))) in (403, 404), path


def test_every_answer_carries_the_headers_that_protect_it(anna: Browser) -> None:
    for path in ("/", "/t/anything", "/api/me", "/api/nothing", "/assets/main-1a2b.js", "/healthz"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "object-src 'none'" in policy and "unsafe-eval" not in policy
        assert "camera=()" in headers["permissions-policy"] and headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["cache-control"] and headers["x-request-id"] and "server" not in headers
