"""The terminal's own words, in the language of the one who sits there: `--language`, or what the surroundings ask for."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bezant.kernel.errors import BezantError
from bezant.kernel.text import Speech

TEXTS = Path(__file__).parent / "text"
LANGUAGES = ("en", "hu", "de", "it")
WISHES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # in this order, as for other programs

_spoken = "en"


def speak(language: str | None) -> None:
    """From now on speak this language; without one, what the surroundings ask for."""
    global _spoken
    _spoken = language or wished(os.environ)


def language() -> str:
    """The language that is spoken."""
    return _spoken


def wished(surroundings: Mapping[str, str]) -> str:
    """The first language of those asked for that is spoken here; English where none is."""
    wishes = [wish for name in WISHES for wish in surroundings.get(name, "").split(":")]
    return next((wish[:2].lower() for wish in wishes if wish[:2].lower() in LANGUAGES), "en")


@cache
def speech(language: str) -> Speech:
    return Speech([(TEXTS / f"{language}.ftl").read_text("utf-8")], language)


def say(id: str, /, **args: Any) -> str:
    """One of the terminal's own messages."""
    return speech(_spoken).format(id, args)


def listed(items: list[str]) -> str:
    """“Anna, Béla and Carlo”"""
    return speech(_spoken).listed(items)


def percent(share: float, signed: bool = False) -> str:
    """A share of the whole in per cent, as the language writes it."""
    from babel.numbers import format_percent

    shown = format_percent(abs(share), locale=speech(_spoken).locale)
    is_less = round(share, 2) < 0
    return f"{'−' if is_less else '+'}{shown}" if signed else shown


def worded(error: BezantError, file: Path | None = None) -> str:
    """A refusal in this language, by its code, with the file it is about; in its own words where the terminal has no others."""
    id = f"error-{error.code}"
    if not error.details or not speech(_spoken).has(id):
        return str(error)
    details = {name: "none" if value is None else value for name, value in error.details.items()}
    return say(id, file="none" if file is None else str(file), **details)


def number(value: float) -> str:
    """A figure with one digit after the point at most, as the language writes it."""
    from babel.numbers import format_decimal

    return format_decimal(round(value, 1), format="#,##0.#", locale=speech(_spoken).locale)
