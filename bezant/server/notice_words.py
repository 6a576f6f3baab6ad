"""Notices in words: Fluent messages in the language of the person."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bezant.kernel.messages import message
from bezant.kernel.text import Speech, words_for
from bezant.server.model import TableInfo
from bezant.server.notice_model import Words

TEXTS = Path(__file__).parent / "text"
LANGUAGES = tuple(sorted(path.stem for path in TEXTS.glob("*.ftl")))
USUAL = "en"


def server_words(language: str) -> Speech:
    """The server's own messages in a language; in English where it is not spoken."""
    return _speech(_spoken(language))


@cache
def _speech(language: str) -> Speech:
    return Speech([(TEXTS / f"{language}.ftl").read_text("utf-8")], language)


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else USUAL


def notice_words(kind: str, table: TableInfo, language: str) -> Words:
    """What a notice says: the table, the game and where it is; nothing of what happens there."""
    say = server_words(language).format
    title = words_for(table.game, _spoken(language)).say(message(f"{table.game}-title"))
    body = say(f"notice-{kind}", {"table": table.name, "game": title})
    return Words(say(f"notice-{kind}-title"), body, f"/t/{table.id}")
