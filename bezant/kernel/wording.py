"""Readable English for a game that brings no words, made of its names; what it does bring lies over it."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from bezant.kernel import compile
from bezant.kernel.contract import facts_of, part_of
from bezant.kernel.decisions import Course
from bezant.kernel.names import Told
from bezant.kernel.registry import home


def texts_of(game: str, language: str = "en") -> list[str]:
    """The Fluent texts of a game, each over the one before; none in a language that it does not speak. Bezant's own games
    bring all their words."""
    path = _file(game, language)
    own = [path.read_text("utf-8")] if path.exists() else []
    return own if home(game).is_own or language != "en" else [made_words(game), *own]


def _file(game: str, language: str) -> Path:
    return home(game).folder / "text" / f"{language}.ftl"


def made_words(game: str) -> str:
    """A message for everything that a game can say."""
    messages = {f"{game}-{id}": text for id, text in _messages(game)}
    return "".join(f"{id} = {text}\n" for id, text in messages.items())


def _messages(game: str) -> Iterator[tuple[str, str]]:
    facts = facts_of(game)
    course: Course = part_of(game, "rules", compile.INTERPRETED).COURSE
    told = (importlib.import_module(home(game).package).__doc__ or facts.title).strip().splitlines()[0]
    yield "title", _literal(facts.title)
    yield "tagline", _literal(told)
    for step in course.steps:
        yield f"step-{step.name}", _spaced(step.name)
        yield f"question-{step.name}", _sentence(step.name)
    for option in facts.options.specs:
        yield f"option-{option.name}", _spaced(option.name)
    for verb in course.verbs:
        kinds = [kind for kind, values in verb.parts if tuple(values) != (verb.name,)]
        yield f"option-{verb.name}", _joined([_spaced(verb.name), *map(_placed, kinds)])
    for kind, values in (part for verb in course.verbs for part in verb.parts):
        yield f"part-{kind}", _placed(kind)
        yield from _argument(kind, values)
    for code, _ in course.reasons:
        yield f"reason-{code}", _sentence(code)
    for name, words in facts.events.words.items():
        yield from _argument(name, words)
    for event in facts.events.kinds:
        yield f"event-{event.name}", _event(event)
    for end in (*facts.end_names, "won", "drawn"):
        yield f"end-{end}", _sentence(end)


def _event(event: Told) -> str:
    """Who did what, or what happened: then the rest."""
    args = [name.rstrip("*^") for name in event.args]
    rest = [_placed(name) for name in args if name != "seat"]
    if "seat" in args:
        return _joined([_placed("seat"), _spaced(event.name), *rest])
    return _sentence(event.name) + (": " if rest else "") + ", ".join(rest)


def _argument(name: str, values: Iterable[str | int]) -> Iterator[tuple[str, str]]:
    """Values that read better with spaces in them."""
    named = [value for value in values if isinstance(value, str) and "_" in value and value.isidentifier()]
    if named:
        variants = "".join(f"\n    [{value}] {_spaced(value)}" for value in named)
        yield f"arg-{name}", f"{{ $value ->{variants}\n   *[other] {{ $value }}\n}}"


def _joined(parts: Iterable[str]) -> str:
    return " ".join(parts)


def _placed(argument: str) -> str:
    return f"{{ ${argument} }}"


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _sentence(name: str) -> str:
    return _spaced(name).capitalize()


def _literal(text: str) -> str:
    """Any text as Fluent takes it for itself."""
    return '{ "' + text.replace("\\", "\\\\").replace('"', '\\"') + '" }'
