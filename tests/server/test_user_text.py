from __future__ import annotations

import pytest

from bezant.server.refusals import BadText
from bezant.server.user_text import TOWNS, chat_text, guest_name, table_name, visible


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Maria ", "Anna Maria"),
        ("An\x00na\x1b[31m", "Anna[31m"),
        ("\u202eannA\u202c", "annA"),  # no turning the line around
        ("A\u200bn\u200dna", "Anna"),
        ("\ud800Anna", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("花子 🏰", "花子 🏰"),
    ],
)
def test_what_is_kept_of_a_name(typed: str, kept: str) -> None:
    assert visible(typed) == kept == guest_name(typed)


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u200b", "\u3164", "x" * 25])
def test_a_name_has_1_to_24_visible_characters(typed: str) -> None:
    with pytest.raises(BadText, match="Your name must have 1 to 24 visible characters, not"):
        guest_name(typed)


def test_limits_count_what_is_visible() -> None:
    assert guest_name("\u200b".join("x" * 24)) == "x" * 24
    assert table_name("x" * 40) == "x" * 40
    assert chat_text("x" * 300) == "x" * 300
    for check, text in ((table_name, "x" * 41), (chat_text, "x" * 301)):
        with pytest.raises(BadText):
            check(text)


def test_a_table_without_a_name_is_called_after_a_town() -> None:
    assert table_name(None) in TOWNS.split()
