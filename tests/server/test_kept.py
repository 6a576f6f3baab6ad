"""What people set on the page is kept with them, guests and accounts alike, on both databases."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bezant.server.notice_model import AskedFrom
from bezant.server.refusals import TooLarge
from bezant.server.store import Store
from bezant.server.store_notices import NoticeStore
from tests.server.harness import PASSWORD, Browser, ServerProcess, signed_up

Visit = Callable[[ServerProcess], Browser]


def keep(browser: Browser, changes: Any, status: int = 200) -> Any:
    return browser.ask("PATCH", "/me/settings", status, json=changes)


def test_a_guest_has_settings_and_so_has_the_account_he_becomes(house: ServerProcess, visit: Visit, name: str) -> None:
    anna, phone = visit(house), visit(house)
    assert anna.get("/me/settings") == {"person": None, "kept": {}}
    kept = keep(anna, {"palette": "ink", "learn": {"carolus": {"step": 4}}})
    assert kept == {"person": anna.get("/me")["id"], "kept": {"palette": "ink", "learn": {"carolus": {"step": 4}}}}
    assert keep(anna, {"palette": None, "speed": "fast"})["kept"] == {
        "learn": {"carolus": {"step": 4}},
        "speed": "fast",
    }
    signed_up(anna, name)
    phone.post("/sign-in", {"name": name, "password": PASSWORD})
    assert phone.get("/me/settings") == anna.get("/me/settings")


def test_settings_are_ones_own_and_go_with_the_person(house: ServerProcess, visit: Visit) -> None:
    anna, bert = visit(house), visit(house)
    keep(anna, {"palette": "ink"})
    bert.get("/me")
    assert bert.get("/me/settings")["kept"] == {}
    archive = anna.http.get("/api/me/export").content
    assert "ink" in zipfile.ZipFile(io.BytesIO(archive)).read("kept_settings.json").decode()
    anna.ask_empty("POST", "/me/delete", {"name": anna.get("/me")["name"]})
    assert anna.get("/me/settings") == {"person": None, "kept": {}}


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ([], 422, "malformed"),
        ({"Palette": "ink"}, 422, "malformed"),
        ({"": "ink"}, 422, "malformed"),
        ({"palette": "x" * 9000}, 413, "too_large"),
        ({f"a{'bcdefghij'[k]}": "x" * 1000 for k in range(9)}, 413, "too_large"),
    ],
)
def test_what_is_not_kept(house: ServerProcess, visit: Visit, changes: Any, status: int, code: str) -> None:
    anna = visit(house)
    keep(anna, {"speed": "fast"})
    assert keep(anna, changes, status)["code"] == code
    assert anna.get("/me/settings")["kept"] == {"speed": "fast"}


def test_two_devices_do_not_undo_one_another(store: Store) -> None:
    anna = store.add_guest("Anna")
    names = [f"key_{letter}" for letter in "abcdefghijklmnop"]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda name: store.kept.keep(anna.id, {name: True}), names))
    assert store.kept.kept(anna.id) == dict.fromkeys(names, True)
    with pytest.raises(TooLarge):
        store.kept.keep(anna.id, {"key_a": "x" * 9000})
    assert store.kept.kept(anna.id) == dict.fromkeys(names, True)


def test_notices_speak_the_language_that_was_set_or_that_of_the_page(store: Store) -> None:
    anna, notices = store.add_guest("Anna"), NoticeStore(store.database)

    def language() -> str:
        choices = notices.choices(anna.id)
        assert choices is not None
        return choices.language

    notices.add_address(anna.id, "webhook", "https://a.example", "there", AskedFrom("https://bezant.example", "de"))
    assert language() == "de"
    store.kept.keep(anna.id, {"language": "hu"})
    assert language() == "hu"
    store.kept.keep(anna.id, {"language": 5})
    assert language() == "de"
