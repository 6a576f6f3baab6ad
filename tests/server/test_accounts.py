"""Accounts, sessions and other devices, by real browsers on a server of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer

from bezant.server.database import Database as Shape
from bezant.server.settings import database_url
from bezant.server.store import Store
from tests.server.harness import ME, OPEN, PASSWORD, Browser, ServerProcess, signed_up

Visit = Callable[[ServerProcess], Browser]


def test_a_guest_who_signs_up_keeps_id_and_tables(house: ServerProcess, visit: Visit, name: str) -> None:
    anna = visit(house)
    guest = anna.get("/me")
    table = anna.make(ME, OPEN)["table"]["id"]
    made = anna.post("/sign-up", {"name": name, "password": PASSWORD})
    assert made == {"id": guest["id"], "name": name, "account": True} == anna.get("/me")
    assert anna.view(table)["seats"][0]["name"] == name and anna.view(table)["you"] == [0]
    assert anna.post("/sign-up", {"name": "Irene", "password": PASSWORD}, 409)["code"] == "has_account"


def test_signing_in_elsewhere_shows_the_same_tables(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, phone = signed_up(visit(house), name), visit(house)
    table = anna.make(ME, OPEN)["table"]["id"]
    came = phone.post("/sign-in", {"name": name.lower() + " ", "password": PASSWORD})
    assert came == {"me": anna.get("/me"), "along": None, "tables": 0}
    assert [row["id"] for row in phone.get("/tables")["yours"]] == [table]
    assert phone.view(table)["you"] == [0]


def test_a_wrong_password_and_an_unknown_name_get_the_same_words(house: ServerProcess, visit: Visit, name: str) -> None:
    signed_up(visit(house), name)
    stranger = visit(house)
    wrong = stranger.post("/sign-in", {"name": name, "password": "wrong horse"}, 403)
    unknown = stranger.post("/sign-in", {"name": "Nobody here", "password": "wrong horse"}, 403)
    assert wrong == unknown and wrong["code"] == "wrong_login"
    assert stranger.http.cookies.get("bezant") is None


def test_tries_to_sign_in_are_counted_for_the_account(own_server: ServerProcess, visit: Visit, name: str) -> None:
    anna = signed_up(visit(own_server), name)
    thief = visit(own_server)
    codes = [
        thief.http.post("/api/sign-in", json={"name": name, "password": f"guess {n}"}).status_code for n in range(12)
    ]
    assert codes == [403] * 10 + [429] * 2
    assert visit(own_server).post("/sign-in", {"name": name, "password": PASSWORD}, 429)["code"] == "too_many"
    assert anna.get("/me")["name"] == name


@pytest.mark.parametrize(
    ("password", "fits"), [("1234567", False), ("12345678", True), ("x" * 200, True), ("x" * 201, False)]
)
def test_the_length_of_a_password(
    anna: Browser, visit: Visit, server: ServerProcess, password: str, fits: bool
) -> None:
    name = f"Length{len(password)}"
    said = anna.http.post("/api/sign-up", json={"name": name, "password": password})
    assert (said.status_code == 200) is fits and (fits or said.json()["code"] == "bad_password")


def test_names_are_taken_once_however_they_are_written(house: ServerProcess, visit: Visit, name: str) -> None:
    signed_up(visit(house), name)
    other = visit(house)
    for like in (name.lower(), name.replace("o", "0"), name.replace("e", "é"), name.replace("T", "Ｔ")):
        refusal = other.post("/sign-up", {"name": like, "password": PASSWORD}, 422)
        assert (refusal["code"], refusal["message"]["args"]["why"]) == ("bad_name", "taken")
        assert other.post("/me", {"name": like}, 422)["code"] == "bad_name"
    assert other.post("/me", {"name": "greedy"}, 422)["message"]["args"]["why"] == "reserved"
    zoe = name.replace("Theodora", "Zoe")
    assert signed_up(other, name.replace("Theodora", "Irene")).post("/me", {"name": zoe})["name"] == zoe
    assert visit(house).post("/sign-in", {"name": zoe.lower(), "password": PASSWORD})["me"]["name"] == zoe


def test_sessions_are_listed_and_ended(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, phone, tablet = signed_up(visit(house), name), visit(house), visit(house)
    phone.http.headers["User-Agent"] = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    )
    for browser in (phone, tablet):
        browser.post("/sign-in", {"name": name, "password": PASSWORD})
    sessions = anna.get("/me/account")["sessions"]
    assert [one["this"] for one in sessions].count(True) == 1 and len(sessions) == 3
    of_phone = next(one["id"] for one in sessions if one["device"] == "Safari on iPhone")
    anna.http.delete(f"/api/me/sessions/{of_phone}").raise_for_status()
    assert anna.ask("DELETE", f"/me/sessions/{of_phone}", 404)["code"] == "no_such_session"
    assert phone.get("/me")["account"] is False and tablet.get("/me")["account"] is True
    anna.http.delete("/api/me/sessions").raise_for_status()
    assert tablet.get("/me")["account"] is False and anna.get("/me")["account"] is True


def test_nobody_ends_the_session_of_another(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, bert = signed_up(visit(house), name), visit(house)
    session = anna.get("/me/account")["sessions"][0]["id"]
    bert.ask("DELETE", f"/me/sessions/{session}", 404)
    assert anna.get("/me")["account"] is True


def test_a_new_password_ends_the_other_sessions(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, phone = signed_up(visit(house), name), visit(house)
    phone.post("/sign-in", {"name": name, "password": PASSWORD})
    assert anna.post("/me/password", {"old": "wrong horse", "new": "battery staple"}, 403)["code"] == "wrong_login"
    anna.http.post("/api/me/password", json={"old": PASSWORD, "new": "battery staple"}).raise_for_status()
    assert phone.get("/me")["account"] is False and anna.get("/me")["account"] is True
    phone.post("/sign-in", {"name": name, "password": PASSWORD}, 403)
    phone.post("/sign-in", {"name": name, "password": "battery staple"})


def test_signing_out_ends_the_session(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, thief = signed_up(visit(house), name), visit(house)
    thief.http.cookies.set("bezant", anna.http.cookies["bezant"])
    assert thief.get("/me")["account"] is True
    anna.http.post("/api/sign-out").raise_for_status()
    assert anna.http.cookies.get("bezant") is None and anna.get("/me")["account"] is False
    assert thief.get("/me")["account"] is False


def test_another_device_by_link_or_code_once(house: ServerProcess, visit: Visit) -> None:
    """For guests as well as for accounts."""
    anna = visit(house)
    anna.post("/me", {"name": "Anna"})
    link = anna.post("/me/devices")
    phone, late = visit(house), visit(house)
    assert phone.post("/sign-in/device", {"code": link["code"].lower()})["me"] == anna.get("/me")
    for used in (link["code"], link["token"]):
        assert late.post("/sign-in/device", {"code": used}, 422)["code"] == "bad_code"
    first, second = anna.post("/me/devices"), anna.post("/me/devices")
    assert late.post("/sign-in/device", {"code": first["token"]}, 422)["code"] == "bad_code"
    assert late.post("/sign-in/device", {"code": second["token"]})["me"] == anna.get("/me")


def test_codes_cannot_be_guessed_on_and_on(tmp_path: Path, visit: Visit) -> None:
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, address_limits=True, address_sign_ins=5).open()
    thief = visit(server)
    codes = [thief.http.post("/api/sign-in/device", json={"code": f"ABCDEF{n}"}).status_code for n in range(20, 27)]
    assert codes == [422] * 5 + [429] * 2
    server.close()


def test_a_link_ends_after_minutes(house: ServerProcess, visit: Visit, house_store: Store) -> None:
    link = visit(house).post("/me/devices")
    _write(house_store, "UPDATE tickets SET expires = '2020-01-01 00:00:00+00:00'")
    visit(house).post("/sign-in/device", {"code": link["code"]}, 422)


def test_the_signed_cookie_of_version_0_1_0_is_exchanged_for_a_session(
    house: ServerProcess, visit: Visit, house_store: Store
) -> None:
    guest = house_store.add_guest("Anna")
    old = visit(house)
    signed = URLSafeSerializer(house_store.secret(), salt="guest").dumps(guest.id)
    old.http.cookies.set("bezant", signed)
    assert old.get("/tables")["yours"] == []
    exchanged = [cookie.value for cookie in old.http.cookies.jar if cookie.value and "." not in cookie.value]
    assert len(exchanged) == 1
    new = visit(house)
    new.http.cookies.set("bezant", exchanged[0])
    assert new.get("/me") == {"id": guest.id, "name": "Anna", "account": False}
    assert len(new.get("/me/account")["sessions"]) == 1
    again = visit(house)
    again.http.cookies.set("bezant", signed)
    assert again.get("/me")["id"] == guest.id  # for some minutes, because a page asks for several things at once
    house_store.people.end_sessions(guest.id)
    late = visit(house)
    late.http.cookies.set("bezant", signed)
    assert eventually(lambda: late.http.get("/api/me").json()["id"] != guest.id)


def test_an_expired_session_is_nobodys(own_server: ServerProcess, visit: Visit) -> None:
    anna = visit(own_server)
    me = anna.get("/me")["id"]
    store = Store(database_url(own_server.database))
    _write(store, "UPDATE sessions SET expires = '2020-01-01 00:00:00+00:00'")
    store.close()
    own_server.end()
    own_server.open()
    later = visit(own_server)
    later.http.cookies.set("bezant", anna.http.cookies["bezant"])
    assert later.get("/me")["id"] != me


def test_a_ban_in_another_process_holds_within_seconds(
    house: ServerProcess, visit: Visit, name: str, house_store: Store
) -> None:
    anna = signed_up(visit(house), name)
    table = anna.make(ME, OPEN)["table"]["id"]
    assert house_store.people.ban(anna.get("/me")["id"]) and not house_store.people.ban("nobody")
    chat = f"/api/tables/{table}/chat"
    assert eventually(lambda: anna.http.post(chat, json={"text": "hello"}).json().get("code") == "banned")
    assert anna.view(table)["you"] == []


def test_other_processes_hear_what_has_changed(house_store: Store) -> None:
    """A new name closes no line, an ended session does."""
    people, anna = house_store.people, house_store.add_guest("Anna")
    newest, nobody = people.news(None)
    people.rename(anna.id, "Anne")
    after, changed = people.news(newest)
    assert nobody == {} and after > newest and changed == {anna.id: False}
    people.end_sessions(anna.id)
    people.rename(anna.id, "Anna")
    assert people.news(after)[1] == {anna.id: True}


def test_a_new_name_is_shown_at_tables_of_other_processes(
    house: ServerProcess, visit: Visit, house_store: Store
) -> None:
    anna = visit(house)
    table = anna.make(ME, OPEN)["table"]["id"]
    house_store.people.rename(anna.get("/me")["id"], "Anne")
    assert eventually(lambda: anna.view(table)["seats"][0]["name"] == "Anne")


def test_the_cookie_is_kept_from_scripts_and_other_sites(stranger: Browser) -> None:
    cookie = stranger.http.get("/api/me").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert f"Max-Age={180 * 24 * 3600}" in cookie and "Secure" not in cookie


def eventually(found: Callable[[], bool]) -> bool:
    """Whether it comes true within seconds."""
    end = time.monotonic() + 30
    while not found():
        if time.monotonic() > end:
            return False
        time.sleep(0.2)
    return True


def _write(store: Store, statement: str) -> None:
    shape: Shape = store.database
    with shape.writing() as session:
        session.connection().exec_driver_sql(statement)
