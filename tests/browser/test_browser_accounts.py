"""Accounts in Chromium: signing up, a second device by code and by link, ending a session, a passkey, going."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .serving import Server
from .table import ME, OPEN, ask, make_table
from .test_browser_accessibility import assert_accessible

PASSWORD = "correct horse"


def sign_up(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sign in", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("New account").click()
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password").fill(PASSWORD)
    with page.expect_navigation():
        dialog.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("link", name=f"Your page: {name}")).to_be_visible()


def shown_code(page: Page) -> str:
    page.goto(page.url.rstrip("/") + "/me" if not page.url.endswith("/me") else page.url)
    page.get_by_role("button", name="Another device").click()
    return page.locator(".bigcode").inner_text()


def test_an_account_a_second_device_and_the_end_of_its_session(visit: Visit) -> None:
    laptop, phone = visit(), visit(viewport=PHONE)
    table = make_table(laptop, ME, OPEN)
    sign_up(laptop, "Theodora")
    expect(laptop.locator(f'a[href="/t/{table}"]').first).to_be_visible()
    code = shown_code(laptop)
    laptop.keyboard.press("Escape")

    phone.goto(phone.url + "me")
    phone.get_by_role("button", name="Sign in", exact=True).click()
    phone.get_by_role("dialog").get_by_text("By code").click()
    phone.get_by_label("Code from your other device").fill(code.lower().replace("-", " "))
    with phone.expect_navigation():
        phone.get_by_role("button", name="Use the code").click()
    expect(phone.get_by_role("heading", name="Theodora")).to_be_visible()

    laptop.reload()
    expect(laptop.locator(".devs li")).to_have_count(2)
    laptop.get_by_role("button", name="Sign out: ").click()
    expect(laptop.locator(".devs li")).to_have_count(1)
    phone.reload()
    expect(phone.get_by_role("heading", name="You are a guest")).to_be_visible()
    assert ask(laptop, "/me")["name"] == "Theodora"


def test_the_tables_of_a_guest_come_along_by_a_link(visit: Visit) -> None:
    laptop, tablet = visit(), visit()
    sign_up(laptop, "Theodora")
    table = make_table(tablet, ME, OPEN)
    token = ask(laptop, "/me/devices", {})["token"]
    tablet.goto(tablet.url + f"device#{token}")
    tablet.get_by_role("button", name="This is me").click()
    expect(tablet.get_by_text("As a guest you sat at one table")).to_be_visible()
    tablet.get_by_role("button", name="Take them along").click()
    expect(tablet.locator(f'a[href="/t/{table}"]').first).to_be_visible()
    laptop.reload()
    expect(laptop.locator(f'a[href="/t/{table}"]').first).to_be_visible()


def test_a_passkey_opens_an_account(visit: Visit, server: Server) -> None:
    """A real authenticator, though a virtual one; browsers take `localhost` for a safe place."""
    page = visit()
    page.goto(server.address.replace("127.0.0.1", "localhost"))
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_role("dialog").get_by_text("New account").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Irene")
    with page.expect_navigation():
        page.get_by_role("button", name="With a passkey").click()
    own = page.get_by_role("link", name="Your page: Irene")
    expect(own).to_be_visible()
    me = ask(page, "/me")
    own.click()
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_role("alert")).to_have_text(
        "This passkey is the only way into your account. Set a password first."
    )
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in", exact=True).click()
    with page.expect_navigation():
        page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("link", name="Your page: Irene")).to_be_visible()
    assert ask(page, "/me") == me


def test_who_is_muted_in_the_chat_is_not_heard(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = make_table(anna, ME, OPEN)
    ask(bert, "/me", {"name": "Bert"})
    ask(bert, f"/tables/{table}/chat", {"text": "rude words"})
    anna.goto(anna.url + f"t/{table}")
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_role("button", name="Bert: mute, block, profile").click()
    anna.get_by_role("dialog").get_by_role("button", name="Mute").click()
    expect(anna.get_by_text("rude words")).to_have_count(0)
    anna.get_by_role("dialog").get_by_role("button", name="Unmute").click()
    expect(anna.get_by_text("rude words")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_profile_is_accessible_and_can_be_left_for_ever(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    sign_up(page, "Theodora")
    page.get_by_role("link", name="Your page: Theodora").click()
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Edit").click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Delete me").click()
    page.get_by_label("To be sure, type your name").fill("Theodora")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Delete me for ever").click()
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    assert ask(page, "/me")["account"] is False
