"""The Fluent files of this repository, read as trees: which messages there are, what they use, and arguments to try them with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "hu", "de", "it")
FOLDERS = {  # where a set of words lies, one file a language
    **{f"game {path.parent.name}": path for path in sorted((ROOT / "bezant" / "games").glob("*/text"))},
    **{f"board {path.name}": path for path in sorted((ROOT / "web" / "src" / "games").iterdir()) if path.is_dir()},
    "page": ROOT / "web" / "src" / "text",
    "terminal": ROOT / "bezant" / "cli" / "text",
    "server": ROOT / "bezant" / "server" / "text",
}
SUFFIXES = ("_id", "_and", "_count")  # what comes with an argument: docs/protocol.md, "Words"


def base(variable: str) -> str:
    """The argument that a variable comes from."""
    return next((variable.removesuffix(suffix) for suffix in SUFFIXES if variable.endswith(suffix)), variable)


@dataclass
class Found(Visitor):
    """What one message uses, and every piece of text in it."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    keys: dict[str, list[str]] = field(default_factory=dict)  # the variants by the variable that selects them

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            names = [
                key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)
            ]
            self.keys.setdefault(selector.id.name, []).extend(names)
        self.generic_visit(node)


@cache
def messages(words: str, language: str) -> dict[str, Found]:
    """Every message of a file by its id. What cannot be read is no message: Fluent would skip it without a word."""
    text = (FOLDERS[words] / f"{language}.ftl").read_text("utf-8")
    found: dict[str, Found] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{words}, {language}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            assert entry.id.name not in found, f"{words}, {language}: {entry.id.name} stands there twice"
            found[entry.id.name] = Found()
            found[entry.id.name].visit(entry.value)
    return found


def around(words: str, language: str) -> dict[str, Found]:
    """The messages that one of this file may refer to: a board speaks with the words of its game."""
    game = words.replace("board ", "game ")
    return messages(game, language) | messages(words, language)


def whole(words: str, language: str, id: str) -> Found:
    """What a message uses itself and by those that it refers to."""
    own = around(words, language)[id]
    keys = {name: list(values) for name, values in own.keys.items()}
    together = Found(set(own.variables), set(own.messages), list(own.texts), keys)
    for other in own.messages & around(words, language).keys():
        more = whole(words, language, other)
        together.variables |= more.variables
        together.texts += more.texts
        for name, values in more.keys.items():
            together.keys.setdefault(name, []).extend(values)
    return together


NAMES = ("Anna", "Imre", "Hans", "Bot 2", "Konstantina Papadopoulou")
NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many"}
NAMED = {"name", "names", "seat", "seats", "from_seat", "bot", "player", "players", "owner", "holder"}


Value = str | int | list[str] | list[int]


def samples(words: str, id: str) -> Iterator[dict[str, Value]]:
    """Arguments to try a message with: each value of each argument once, the others as they come first."""
    every = [whole(words, language, id) for language in LANGUAGES if id in messages(words, language)]
    variables = sorted({base(name) for found in every for name in found.variables})
    lists = {base(name) for found in every for name in found.variables if name.endswith(("_and", "_count"))}
    values = {name: _lists(words, name, every) if name in lists else _values(words, name, every) for name in variables}
    first = {name: options[0] for name, options in values.items()}
    yield first
    for name, options in values.items():
        yield from (first | {name: option} for option in options[1:])


def _lists(words: str, name: str, every: list[Found]) -> list[Value]:
    """One, two and many of the values."""
    values = _values(words, name, every)
    return [values[:1], values[:2], values]  # type: ignore[list-item]


def _values(words: str, name: str, every: list[Found]) -> list[Value]:
    if name in NAMED:
        return [*range(len(NAMES))] if words.startswith("game ") else [*NAMES]
    keys = [key for found in every for suffix in ("", *SUFFIXES) for key in found.keys.get(name + suffix, [])]
    dressing = f"{words.removeprefix('game ')}-arg-{name}"
    if words.startswith("game ") and dressing in messages(words, "en"):
        keys += messages(words, "en")[dressing].keys.get("value", [])
    named = [key for key in dict.fromkeys(keys) if key not in PLURALS and key != "other"]
    if any(not key.lstrip("-").isdecimal() for key in named):
        return list(named)
    return [*NUMBERS, *(int(key) for key in named if int(key) not in NUMBERS)]
