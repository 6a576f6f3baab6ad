"""The rulebooks for people: `book/<language>.md` in a game's folder, in chapters and sections that say which rules they explain.

    ## Move Charlemagne {#emperor}
    ### How far {#steps}
    <!-- rules: CAR-7.1 CAR-7.2 -->

The English book names the rules; translations keep its ids and its figures, and leave the rules out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from bezant.kernel.errors import UnknownRule
from bezant.kernel.game import load
from bezant.kernel.registry import home

ORIGINAL = "en"  # the language in which every chapter is to be had

_HEADING = re.compile(r"^(#{1,3}) (.*?)(?: \{#([a-z][a-z-]*)\})?$")
_RULES = re.compile(r"^<!-- rules: (.*) -->$")
_FIGURE = re.compile(r"\(figure:([a-z-]+)\)")


@dataclass(frozen=True)
class Section:
    """A passage under one heading; text is Markdown."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...] = ()

    @property
    def figures(self) -> list[str]:
        """The names of its figures, in order."""
        return _FIGURE.findall(self.text)


@dataclass(frozen=True)
class Chapter:
    """What is said under the chapter's own heading, and its sections. `language` is the one it is written in."""

    language: str
    opening: Section
    sections: tuple[Section, ...]

    @property
    def id(self) -> str:
        return self.opening.id

    @property
    def passages(self) -> tuple[Section, ...]:
        """The opening and the sections."""
        return (self.opening, *self.sections)


@dataclass(frozen=True)
class Book:
    """A rulebook as it is read in one language; chapters that are not translated yet are in English."""

    title: str
    language: str
    chapters: tuple[Chapter, ...]

    @property
    def passages(self) -> list[Section]:
        """All passages, in order."""
        return [passage for chapter in self.chapters for passage in chapter.passages]


def has_book(game: str) -> bool:
    """Whether a rulebook for people was written for this game."""
    return _file(game, ORIGINAL).is_file()


def book(game: str, language: str = ORIGINAL) -> Book:
    """The rulebook of a game in a language; in English where it was not translated at all."""
    if not has_book(game):
        raise UnknownRule(f"{load(game).title} has no rulebook.", why="book", game=load(game).title)
    return _written(game, language if _file(game, language).is_file() else ORIGINAL)


@cache
def _written(game: str, language: str) -> Book:
    title, original = read(_file(game, ORIGINAL).read_text("utf-8"), ORIGINAL)
    if language == ORIGINAL:
        return Book(title, ORIGINAL, original)
    title, translated = read(_file(game, language).read_text("utf-8"), language)
    found = {chapter.id: chapter for chapter in translated}
    return Book(title, language, tuple(_with_rules(found.get(chapter.id, chapter), chapter) for chapter in original))


def read(page: str, language: str) -> tuple[str, tuple[Chapter, ...]]:
    """The title of a page and its chapters, as they stand there."""
    title, chapters, passages = "", [], list[Section]()

    def close() -> None:
        if passages:
            chapters.append(Chapter(language, passages[0], tuple(passages[1:])))
            passages.clear()

    for line in page.splitlines():
        heading, rules = _HEADING.match(line), _RULES.match(line)
        if heading and len(heading[1]) == 1:
            title = heading[2]
        elif heading:
            if len(heading[1]) == 2:
                close()
            passages.append(Section(heading[3] or "", heading[2], ""))
        elif rules:
            passages[-1] = replace(passages[-1], rules=tuple(rules[1].split()))
        elif passages:
            passages[-1] = replace(passages[-1], text=f"{passages[-1].text}{line}\n")
    close()
    return title, tuple(_trimmed(chapter) for chapter in chapters)


def _trimmed(chapter: Chapter) -> Chapter:
    opening, *sections = (replace(passage, text=passage.text.strip()) for passage in chapter.passages)
    return Chapter(chapter.language, opening, tuple(sections))


def _with_rules(chapter: Chapter, original: Chapter) -> Chapter:
    """A translated chapter explains the same rules as the original one, section by section."""
    rules = {passage.id: passage.rules for passage in original.passages}
    opening, *sections = (replace(passage, rules=rules.get(passage.id, ())) for passage in chapter.passages)
    return Chapter(chapter.language, opening, tuple(sections))


def folder(game: str) -> Path:
    """Where the book of a game lies, with its figures."""
    return home(game).folder / "book"


def _file(game: str, language: str) -> Path:
    return folder(game) / f"{language}.md"
