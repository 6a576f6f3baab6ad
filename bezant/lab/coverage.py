"""Where each rule is written, obeyed and proved: ids on the rules page, in the code and in the tests."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

import bezant
from bezant.kernel.errors import BezantError
from bezant.kernel.registry import ROOT, home

# Rules, rulings, scenarios and invariants count; decisions, printed data and sections do not.
_KIND = r"\d+[._]\d+|XD?\d+|R\d+|I\d+"
_RULE_OR_RULING = re.compile(r"-(\d+\.\d+|R\d+)$")

# Commands and experiments cite rules as examples only, which obeys and proves nothing.
_EXAMPLES_ONLY = ("cli", "lab")

# A test that names so many ids at once says little about each: one of them may break unseen.
CATALOGUE = 6


class NoCoverage(BezantError):
    code = "no_coverage"


@dataclass(frozen=True)
class Coverage:
    """The rule ids of one game, and those that are missing somewhere. An excuse says why an id is not in code, not in the
    tests, or in none that proves it alone."""

    game: str
    ids: list[str]
    not_in_code: list[str]
    not_in_tests: list[str]
    only_in_catalogues: list[str]  # named by no test, and no case of a test, that names fewer than CATALOGUE ids
    excuses: dict[str, str]
    stale: dict[str, str]  # excuses that excuse nothing, with what is wrong about each

    @property
    def is_complete(self) -> bool:
        return not (self.not_in_code or self.not_in_tests or self.only_in_catalogues or self.stale)

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "complete": self.is_complete,
            "ids": len(self.ids),
            "not_in_code": self.not_in_code,
            "not_in_tests": self.not_in_tests,
            "only_in_catalogues": self.only_in_catalogues,
            "excuses": self.excuses,
            "stale_excuses": self.stale,
        }


def coverage(game: str, checkout: Path | None = None) -> Coverage:
    """The coverage of a game's rules in a checkout, which has tests where an installed package has none. A game of another
    package is covered by the tests of the folder that we stand in."""
    own = home(game)
    checkout = checkout or (ROOT.parent if own.is_own else Path.cwd())
    pages, tests = checkout / "docs" / "rules", checkout / "tests"
    page, code = (pages / f"{game}.md", checkout / "bezant") if own.is_own else (own.folder / "rules.md", own.folder)
    if not tests.is_dir() or not page.is_file():
        raise NoCoverage("Coverage compares docs/rules, bezant and tests: it needs a checkout of the project.")
    return compare(
        game,
        page.read_text("utf-8"),
        "\n".join(_texts(code, (".py", ".toml"))),
        _texts(tests, (".py",)),
        _excuses(pages / "exceptions.toml", game),
    )


def compare(game: str, page: str, code: str, tests: Sequence[str], excuses: Mapping[str, str]) -> Coverage:
    """What the ids of the page lack in the code (rules and rulings) and in the tests (all), one text for each file of tests."""
    prefix = bezant.load(game).prefix
    ids = ids_of(prefix, page)
    in_code, in_tests = _named(prefix, code), _named(prefix, "\n".join(tests))
    proved = {id for text in tests for named in proofs(prefix, text) if len(named) < CATALOGUE for id in named}
    not_in_code = [id for id in ids if _RULE_OR_RULING.search(id) and id not in in_code]
    not_in_tests = [id for id in ids if id not in in_tests]
    in_catalogues = [id for id in ids if id in in_tests and id not in proved]
    missing = {*not_in_code, *not_in_tests, *in_catalogues}
    stale = {id: _why_stale(id, ids) for id in excuses if id not in missing}
    return Coverage(
        game,
        ids,
        [id for id in not_in_code if id not in excuses],
        [id for id in not_in_tests if id not in excuses],
        [id for id in in_catalogues if id not in excuses],
        {id: reason for id, reason in excuses.items() if id in missing},
        stale,
    )


def ids_of(prefix: str, page: str) -> list[str]:
    """The ids that a rules page defines, in natural order: CAR-2.1 before CAR-10.1."""
    return sorted(set(re.findall(rf"\*\*({prefix}-(?:\d+\.\d+|XD?\d+|R\d+|I\d+))\b", page)), key=_natural)


def _named(prefix: str, text: str) -> set[str]:
    """The ids a text names, as CAR-4.2 or, in the name of a test, car_4_2."""
    found = re.findall(rf"(?<![A-Za-z]){prefix}[-_]({_KIND})", text, re.IGNORECASE)
    return {f"{prefix}-{id.upper().replace('_', '.')}" for id in found}


def proofs(prefix: str, source: str) -> Iterator[set[str]]:
    """The ids that each test of a file names, and those in the name of a case: `pytest.param(…, id="CAR-4.2")`."""
    for node in ast.walk(ast.parse(source)):
        if _is_case(node):
            yield _named(prefix, " ".join(_words(word.value) for word in node.keywords if word.arg == "id"))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield _named(prefix, f"{node.name} {_words(node)}")


def _is_case(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "param"


def _words(node: ast.AST) -> str:
    """All that a piece of code says in quotes, without the cases in it, which speak for themselves."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    return " ".join(_words(child) for child in ast.iter_child_nodes(node) if not _is_case(child))


def _natural(id: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", id)]


def _why_stale(id: str, ids: Iterable[str]) -> str:
    return "the code obeys it and a test proves it" if id in ids else "the rules page has no such id"


def _texts(folder: Path, endings: tuple[str, ...]) -> list[str]:
    files = (path for path in sorted(folder.rglob("*")) if path.suffix in endings)
    return [path.read_text("utf-8") for path in files if path.relative_to(folder).parts[0] not in _EXAMPLES_ONLY]


def _excuses(path: Path, game: str) -> dict[str, str]:
    if not path.is_file():
        return {}
    try:
        read = tomllib.loads(path.read_text("utf-8")).get(game, {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NoCoverage(f"{path.name} cannot be read: {error}") from None
    if not isinstance(read, dict) or not all(isinstance(reason, str) and reason for reason in read.values()):
        raise NoCoverage(f'{path.name}: every exception of {game} is an id with its reason, "CAR-1.9" = "why".')
    return read
