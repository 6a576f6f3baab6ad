"""The rules pages of docs/rules: sections, rules, rulings, scenarios and invariants by id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bezant.kernel.errors import UnknownRule
from bezant.kernel.game import load
from bezant.kernel.registry import ROOT, home

# Where a numbered sentence begins: in a list, as a paragraph, or in the first cell of a table.
_START = re.compile(r"^(?:- |\| )?\*\*([A-Z]{3}-(?:\d+\.\d+|[A-Z]+\d+))\b\.? ?([^*]*)\*\*(.*)$")
_HEADING = re.compile(r"^#{2,3} (.*)$")
_SECTION_ID = re.compile(r"^([A-Z]{3}-\d+) (.*)$")


@dataclass(frozen=True)
class Rule:
    """One numbered sentence or table row; text is Markdown."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    rules: tuple[Rule, ...]


class Rulebook:
    """The rules page of a game."""

    def __init__(self, game: str) -> None:
        self.title = load(game).title
        self.sections = tuple(_sections(_page(game)))
        self._rules = {rule.id: rule for section in self.sections for rule in section.rules}

    @property
    def ids(self) -> list[str]:
        """Every id, in the order of the page."""
        return list(self._rules)

    def rule(self, id: str) -> Rule:
        if id not in self._rules:
            raise UnknownRule(f"There is no rule “{id[:40]}” in {self.title}.", why="id", id=id[:40], game=self.title)
        return self._rules[id]


@cache
def rulebook(game: str) -> Rulebook:
    """The rules page of a game, read once."""
    return Rulebook(game)


def _page(game: str) -> str:
    """A game of another package has `rules.md` in its folder. Of our own, the page lies in docs/rules in a checkout, in an
    installed package beside the code."""
    folders = (ROOT.parent / "docs" / "rules", ROOT / "docs" / "rules")
    places: list[Path] = [home(game).folder / "rules.md", *(folder / f"{game}.md" for folder in folders)]
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise UnknownRule(f"{load(game).title} has no rules page.", why="page", game=load(game).title)
    return found.read_text("utf-8")


def _sections(page: str) -> list[Section]:
    sections: list[Section] = []
    heading = ""
    rules: list[tuple[str, str, list[str]]] = []
    lines: list[str] = []

    def close() -> None:
        if rules:
            named = _SECTION_ID.match(heading)
            id, title = (named[1], named[2]) if named else (re.sub(r"\W+", "-", heading.lower()).strip("-"), heading)
            made = tuple(Rule(id, title, "\n".join(text).strip()) for id, title, text in rules)
            sections.append(Section(id, title, made))

    for line in page.splitlines():
        new_heading, start = _HEADING.match(line), _START.match(line)
        if new_heading:
            close()
            heading, rules = new_heading[1], []
        elif start:
            lines = [_row(start[2], start[3]) if line.startswith("|") else start[3].strip()]
            rules.append((start[1], "" if line.startswith("|") else start[2].strip(" ."), lines))
        elif rules and line != "---":
            lines.append(line.removeprefix("  "))
    close()
    return sections


def _row(name: str, cells: str) -> str:
    """A scenario in a table: given, when, then."""
    parts = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", cells)]
    kept = [part for part in (name.strip() or parts[0], *parts[1:]) if part]
    return " · ".join(kept)
