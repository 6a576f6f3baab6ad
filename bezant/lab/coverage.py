"""Where each rule is written, obeyed and proved: ids on the rules page, in the code and in the tests."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bezant
from bezant.kernel.errors import BezantError
from bezant.kernel.registry import ROOT, home

# Rules, rulings, scenarios and invariants count; decisions, printed data and sections do not.
_KIND = r"\d+[._]\d+|XD?\d+|R\d+|I\d+"
_RULE_OR_RULING = re.compile(r"-(\d+\.\d+|R\d+)$")

# Commands and experiments cite rules as examples only, which obeys and proves nothing.
_EXAMPLES_ONLY = ("cli", "lab")


class NoCoverage(BezantError):
    code = "no_coverage"


@dataclass(frozen=True)
class Coverage:
    """The rule ids of one game, and those that are missing somewhere. An excuse says why an id is not in code, tests or both."""

    game: str
    ids: list[str]
    not_in_code: list[str]
    not_in_tests: list[str]
    excuses: dict[str, str]
    stale: dict[str, str]  # excuses that excuse nothing, with what is wrong about each

    @property
    def is_complete(self) -> bool:
        return not (self.not_in_code or self.not_in_tests or self.stale)

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "complete": self.is_complete,
            "ids": len(self.ids),
            "not_in_code": self.not_in_code,
            "not_in_tests": self.not_in_tests,
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
        _text(code, (".py", ".toml")),
        _text(tests, (".py",)),
        _excuses(pages / "exceptions.toml", game),
    )


def compare(game: str, page: str, code: str, tests: str, excuses: Mapping[str, str]) -> Coverage:
    """What the ids of the page lack in the code (rules and rulings) and in the tests (all)."""
    prefix = bezant.load(game).prefix
    ids = ids_of(prefix, page)
    in_code, in_tests = _named(prefix, code), _named(prefix, tests)
    not_in_code = [id for id in ids if _RULE_OR_RULING.search(id) and id not in in_code]
    not_in_tests = [id for id in ids if id not in in_tests]
    missing = {*not_in_code, *not_in_tests}
    stale = {id: _why_stale(id, ids) for id in excuses if id not in missing}
    return Coverage(
        game,
        ids,
        [id for id in not_in_code if id not in excuses],
        [id for id in not_in_tests if id not in excuses],
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


def _natural(id: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", id)]


def _why_stale(id: str, ids: Iterable[str]) -> str:
    return "it is in the code and in the tests" if id in ids else "the rules page has no such id"


def _text(folder: Path, endings: tuple[str, ...]) -> str:
    files = (path for path in sorted(folder.rglob("*")) if path.suffix in endings)
    return "\n".join(
        path.read_text("utf-8") for path in files if path.relative_to(folder).parts[0] not in _EXAMPLES_ONLY
    )


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
