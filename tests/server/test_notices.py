"""Notices: by push, webhook and mail, once a turn, to those who are away and chose it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bezant.server.notice_words import LANGUAGES, server_words
from tests.server.harness import ME, OPEN, Browser, Database, ServerProcess
from tests.server.receivers import (
    HttpReceiver,
    MailReceiver,
    PushBrowser,
    http_receiver,
    mail_receiver,
    wait_for,
)

SITE = "http://bezant.example"
QUICK = {"notice_delay": 0.3, "notice_poll": 0.05, "notice_retry": 0.2, "notice_loopback": True}
QUIET = 1.0  # seconds in which something that should not come would have come

Visit = Callable[[ServerProcess], Browser]


@pytest.fixture
def hook() -> Iterator[HttpReceiver]:
    with http_receiver() as receiver:
        yield receiver


@pytest.fixture
def post() -> Iterator[tuple[MailReceiver, int]]:
    with mail_receiver() as receiving:
        yield receiving


@pytest.fixture
def noisy(address: str, tmp_path: Path, post: tuple[MailReceiver, int]) -> Iterator[ServerProcess]:
    """A server that tells quickly."""
    smtp = {
        "smtp_host": "127.0.0.1",
        "smtp_port": post[1],
        "smtp_security": "none",
        "smtp_from": "bezant@bezant.example",
    }
    server = ServerProcess(address, tmp_path, origin=SITE, **QUICK, **smtp).open()
    yield server
    server.close()


@pytest.fixture
def anna(noisy: ServerProcess, visit: Visit) -> Browser:
    return visit(noisy)


@pytest.fixture
def bert(noisy: ServerProcess, visit: Visit) -> Browser:
    return visit(noisy)


def a_game(anna: Browser, bert: Browser) -> str:
    """A running game of two, at a table named Aachen."""
    id = anna.make(ME, OPEN, name="Aachen")["table"]["id"]
    bert.post(f"/tables/{id}/seats/1")
    return id


def pass_turn(mover: Browser, other: Browser, table: str) -> None:
    """Play until the other one is to move."""
    for _ in range(200):
        if other.view(table)["options"]:
            return
        mover.play_first(mover.view(table))
    raise AssertionError("the turn never passed")


def first_and_second(anna: Browser, bert: Browser, table: str) -> tuple[Browser, Browser]:
    return (anna, bert) if anna.view(table)["options"] else (bert, anna)


def test_a_webhook_is_told_once_a_turn(hook: HttpReceiver, anna: Browser, bert: Browser) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    view = second.post("/notices/webhook", {"url": hook.address + "/hook?k=1"}, 201)
    assert view["wishes"]["webhook"] == ["turn", "reminder", "invited"]
    assert [(one["channel"], one["label"]) for one in view["addresses"]] == [("webhook", "127.0.0.1")]
    pass_turn(first, second, table)
    posted = wait_for(lambda: hook.came)[0]
    link = f"{SITE}/t/{table}"
    assert posted.path == "/hook?k=1"
    assert posted.json["content"] == posted.json["text"] == f"It is your turn at “Aachen” (Carolus Magnus). {link}"
    second.post(f"/tables/{table}/chat", {"text": "a moment"})  # the table changes, the turn does not
    second.play_first(second.view(table))
    time.sleep(QUIET)
    assert len(hook.came) == 1


def test_nothing_is_sent_to_one_who_is_there(hook: HttpReceiver, anna: Browser, bert: Browser) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    second.post("/notices/webhook", {"url": hook.address}, 201)
    with second.live(table) as line:
        line.view()
        pass_turn(first, second, table)
        time.sleep(QUIET)
    assert hook.came == []


def test_a_quick_answer_cancels_the_notice(hook: HttpReceiver, tmp_path: Path, visit: Visit) -> None:
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, **QUICK | {"notice_delay": 3.0}).open()
    anna, bert = visit(server), visit(server)
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    second.post("/notices/webhook", {"url": hook.address}, 201)
    pass_turn(first, second, table)
    second.play_first(second.view(table))
    time.sleep(3 + QUIET)
    assert hook.came == []
    assert Database(tmp_path / "bezant.db").rows("SELECT kind, state FROM notices") == [("turn", "cancelled")]
    server.close()


def test_a_push_is_encrypted_for_the_browser_and_signed(hook: HttpReceiver, anna: Browser, bert: Browser) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    phone = PushBrowser()
    view = second.post("/notices/push", phone.subscription(hook.address + "/push/1"), 201)
    assert len(view["push_key"]) == 87 and first.get("/notices")["push_key"] == view["push_key"]
    pass_turn(first, second, table)
    posted = wait_for(lambda: hook.came)[0]
    assert phone.read(posted) == {
        "title": "It is your turn",
        "body": "It is your turn at “Aachen” (Carolus Magnus).",
        "path": f"/t/{table}",
    }
    assert posted.headers["Authorization"].startswith("vapid t=") and posted.headers["TTL"] != "0"
    assert view["push_key"] in posted.headers["Authorization"]


@pytest.mark.parametrize("gone", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(gone: int, hook: HttpReceiver, anna: Browser, bert: Browser) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    hook.answers = [gone]
    second.post("/notices/push", PushBrowser().subscription(hook.address), 201)
    pass_turn(first, second, table)
    wait_for(lambda: second.get("/notices")["addresses"] == [])
    time.sleep(QUIET)
    assert len(hook.came) == 1


def test_what_was_refused_is_tried_again_and_what_may_have_come_is_not(
    hook: HttpReceiver, anna: Browser, bert: Browser
) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    second.post("/notices/webhook", {"url": hook.address}, 201)
    hook.answers = [503, 429, 204]
    pass_turn(first, second, table)
    wait_for(lambda: len(hook.came) == 3)
    hook.answers = [-7]
    pass_turn(second, first, table)
    pass_turn(first, second, table)
    wait_for(lambda: len(hook.came) == 4)
    time.sleep(7)
    assert len(hook.came) == 4


def test_one_message_however_many_channels(
    hook: HttpReceiver, post: tuple[MailReceiver, int], anna: Browser, bert: Browser
) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    confirmed_mail(second, post[0])
    second.post("/notices/webhook", {"url": hook.address + "/hook"}, 201)
    second.post("/notices/push", PushBrowser().subscription(hook.address + "/push"), 201)
    hook.answers = [500]  # the push; the webhook then takes it
    pass_turn(first, second, table)
    wait_for(lambda: len(hook.came) == 2)
    time.sleep(QUIET)
    assert [posted.path for posted in hook.came] == ["/push", "/hook"] and len(post[0].came) == 1


def test_redirects_are_not_followed(hook: HttpReceiver, anna: Browser, bert: Browser) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    second.post("/notices/webhook", {"url": hook.address + "/a"}, 201)
    hook.answers = [302]
    pass_turn(first, second, table)
    wait_for(lambda: hook.came)
    time.sleep(QUIET)
    assert [posted.path for posted in hook.came] == ["/a"]


def confirmed_mail(person: Browser, post: MailReceiver, language: str = "en") -> None:
    person.post("/notices/mail", {"address": "anna@example.org", "language": language}, 202)
    code = re.search(r"/notices/confirm/([\w-]{43})", post.came[-1].get_content())
    assert code is not None
    person.http.post("/api/notices/confirm", json={"code": code[1]}).raise_for_status()


def test_mail_is_confirmed_first_and_ended_by_one_click(
    post: tuple[MailReceiver, int], noisy: ServerProcess, anna: Browser, bert: Browser
) -> None:
    mails, _ = post
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    view = second.post("/notices/mail", {"address": "anna@example.org"}, 202)
    assert view["addresses"][0] | {"id": 0} == {
        "id": 0,
        "channel": "mail",
        "label": "an…@example.org",
        "confirmed": False,
    }
    assert second.post("/notices/mail", {"address": "anna@example.org"}, 429)["code"] == "too_many"
    pass_turn(first, second, table)
    time.sleep(QUIET)
    assert len(mails.came) == 1 and mails.came[0]["Subject"] == "May bezant write to you?"
    code = re.search(r"/notices/confirm/([\w-]{43})", mails.came[0].get_content())
    assert code is not None
    second.http.post("/api/notices/confirm", json={"code": code[1]}).raise_for_status()
    pass_turn(second, first, table)
    pass_turn(first, second, table)
    mail = wait_for(lambda: len(mails.came) == 2 and mails.came[1])
    assert mail["Subject"] == "It is your turn" and mail["To"] == "anna@example.org"
    assert f"{SITE}/t/{table}" in mail.get_content() and f"{SITE}/notices/stop/{code[1]}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = mail["List-Unsubscribe"].strip("<>").replace(SITE, noisy.address)
    one_click = {"List-Unsubscribe": "One-Click"}
    assert httpx.post(stop, data=one_click).status_code == 204  # from anywhere, without a cookie
    assert httpx.post(stop, data=one_click).status_code == 404
    assert second.get("/notices")["addresses"] == []


def test_mails_speak_the_language_of_the_page_and_then_the_one_that_was_set(
    post: tuple[MailReceiver, int], anna: Browser, bert: Browser
) -> None:
    mails, _ = post
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    confirmed_mail(second, mails, language="de")
    assert mails.came[0]["Subject"] == "Darf bezant dir schreiben?"
    second.ask("PATCH", "/me/settings", json={"language": "hu"})
    pass_turn(first, second, table)
    wait_for(lambda: len(mails.came) == 2)
    assert mails.came[1]["Subject"] == "Te jössz" and "„Aachen” (Carolus Magnus)" in mails.came[1].get_content()


def test_a_mailbox_that_does_not_exist_is_forgotten(
    post: tuple[MailReceiver, int], anna: Browser, bert: Browser
) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    confirmed_mail(second, post[0])
    post[0].refusals = ["451 later", "550 no such user"]
    pass_turn(first, second, table)
    wait_for(lambda: second.get("/notices")["addresses"] == [])
    assert len(post[0].came) == 1


def test_only_what_was_chosen_is_told(hook: HttpReceiver, anna: Browser, bert: Browser) -> None:
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    second.post("/notices/webhook", {"url": hook.address}, 201)
    wishes = {"push": [], "webhook": ["invited"], "mail": []}
    assert second.ask("PUT", "/notices", json={"wishes": wishes})["wishes"] == wishes
    pass_turn(first, second, table)
    time.sleep(QUIET)
    assert hook.came == []


def test_the_queue_survives_a_kill(hook: HttpReceiver, noisy: ServerProcess, anna: Browser, bert: Browser) -> None:
    noisy.end()
    noisy.settings["notice_delay"] = 3.0
    noisy.open()
    anna.http.base_url = bert.http.base_url = noisy.address
    table = a_game(anna, bert)
    first, second = first_and_second(anna, bert, table)
    second.post("/notices/webhook", {"url": hook.address}, 201)
    pass_turn(first, second, table)
    time.sleep(0.5)
    assert noisy.process is not None and noisy.process.stdout is not None
    noisy.process.kill()
    noisy.process.wait()
    noisy.process.stdout.close()
    noisy.settings["notice_orphaned"] = 0.0
    noisy.open()
    wait_for(lambda: hook.came)
    time.sleep(QUIET)
    assert len(hook.came) == 1


def test_addresses_that_nothing_goes_to(anna: Browser) -> None:
    keys = {"p256dh": "AAAA", "auth": "é"}
    wrong: list[tuple[str, dict[str, Any], str]] = [
        ("webhook", {"url": "ftp://example.org/"}, "must begin with https://"),
        ("webhook", {"url": "https://anna:secret@example.org/"}, "no user"),
        ("webhook", {"url": "https://exa mple.org/"}, "without spaces"),
        ("webhook", {"url": "https://example.org:99999/"}, "cannot be read"),
        ("webhook", {"url": "http://10.0.0.1/"}, "private network"),
        ("webhook", {"url": "http://169.254.169.254/latest/meta-data"}, "private network"),
        ("webhook", {"url": "http://[::ffff:10.0.0.1]/"}, "private network"),
        ("webhook", {"url": "http://[fe80::1]/"}, "private network"),
        ("webhook", {"url": "http://0.0.0.0/"}, "private network"),
        ("webhook", {"url": "http://0x0a000001/"}, "private network"),
        ("push", {"endpoint": "http://192.168.1.1/", "keys": keys, "label": "x"}, "private network"),
        ("push", {"endpoint": "http://127.0.0.1/", "keys": keys, "label": "x"}, "keys"),
        ("mail", {"address": "nobody"}, "no mail address"),
        ("mail", {"address": "a@b.org\r\nBcc: c@d.org"}, "no mail address"),
    ]
    for path, body, words in wrong:
        refusal = anna.post(f"/notices/{path}", body, 422)
        assert refusal["code"] == "bad_address" and words in refusal["words"], body
    assert anna.get("/notices")["addresses"] == []


def test_loopback_is_private_without_the_setting(own_server: ServerProcess, visit: Visit) -> None:
    anna = visit(own_server)
    for url in ("https://127.0.0.1/", "https://[::1]/", "https://localhost/"):
        assert "private network" in anna.post("/notices/webhook", {"url": url}, 422)["words"]
    assert "https://" in anna.post("/notices/webhook", {"url": "http://1.1.1.1/"}, 422)["words"]
    assert anna.post("/notices/mail", {"address": "a@b.org"}, 422)["code"] == "cannot_mail"


def test_addresses_are_their_owners(hook: HttpReceiver, anna: Browser, bert: Browser) -> None:
    made = anna.post("/notices/webhook", {"url": hook.address}, 201)["addresses"][0]["id"]
    assert bert.ask("DELETE", f"/notices/addresses/{made}", 404)["code"] == "no_such_address"
    assert anna.ask("DELETE", f"/notices/addresses/{made}")["addresses"] == []
    phone = PushBrowser().subscription(hook.address)
    anna.post("/notices/push", phone, 201)
    bert.post("/notices/push", phone, 201)  # the same browser, another person
    assert anna.get("/notices")["addresses"] == [] and len(bert.get("/notices")["addresses"]) == 1


def test_every_notice_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        for kind in ("turn", "reminder", "invited"):
            assert "Aachen" in server_words(language).format(f"notice-{kind}", {"table": "Aachen", "game": "Go"})
            assert server_words(language).format(f"notice-{kind}-title")
    assert server_words("xx").format("notice-turn-title") == "It is your turn"
