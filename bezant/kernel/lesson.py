"""The guided first games: `lesson/` in a game's folder.

`game.txt` is a recorded game, `lesson.toml` says at which of its plies a step begins and what of it the learner does himself, and
`<language>.md` tells the steps, a chapter each, in the manner of the book:

    ## March on Jerusalem {#march}
    <!-- rules: BYZ-31.5 -->
    Your Arab army stands in Tabuk with {cubes} cubes.
    ### Why there? {#why}
    ### It fell {#after}

The numbers in braces come from the positions of the game.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bezant.kernel import record
from bezant.kernel.book import ORIGINAL, Chapter, Section, read
from bezant.kernel.match import Match
from bezant.kernel.registry import home

GAME = "game.txt"
STEPS = "lesson.toml"
_NUMBER = re.compile(r"\{([a-z_]+)\}")


@dataclass(frozen=True)
class Step:
    """A part of the recorded game: from the position after `ply` to the one after `until`. The learner makes the moves that follow
    the plies in `asks` himself; the last step of a lesson asks nothing and is played on at a table."""

    id: str
    ply: int
    until: int
    asks: tuple[int, ...]
    lit: tuple[str, ...]  # places that are lit besides those of the answer, named as the boards name them: `city tabuk`
    numbers: dict[str, str] = field(repr=False)  # where each number of its words comes from


@dataclass(frozen=True)
class Lesson:
    """A guided game as data, its record replayed."""

    match: Match
    names: list[str]
    eyes: int  # the seat of the learner
    minutes: int  # what it takes, about
    bot: str  # who plays the other seats when it is played on
    steps: tuple[Step, ...]

    def number(self, step: Step, name: str) -> int:
        """One of the numbers in the words of a step."""
        return sum(self._term(step, *term.split()) for term in step.numbers[name].split(" + "))

    def _term(self, step: Step, source: str, *path: str) -> int:
        if source == "event":
            return self._told(step, *path)
        ply = {"before": step.ply, "after": step.until}[source]
        found: Any = self.view(ply)
        for key in path[0].split("."):
            found = _within(found, key)
        return int(found)

    def _told(self, step: Step, name: str, argument: str) -> int:
        """An argument of an event of the step; `built:2` is the third of its name."""
        name, _, place = name.partition(":")
        entries = self.match.entries[step.ply + 1 : step.until + 1]
        events = [event for entry in entries for event in entry.events if event.name == name]
        value = events[int(place or 0)].args[argument]
        assert isinstance(value, int)
        return value

    def view(self, ply: int) -> dict[str, Any]:
        """The position after a ply, as the learner sees it."""
        game = self.match.game
        return game.view(game.from_bytes(self.positions[ply]), self.eyes)

    @property
    def positions(self) -> list[bytes]:
        """The position after each ply."""
        return _positions(self.match.game.name)


@dataclass(frozen=True)
class Told:
    """A step in words, its numbers filled in; text is Markdown."""

    id: str
    title: str
    text: str
    why: Section | None
    after: Section | None
    rules: tuple[str, ...]


def has_lesson(game: str) -> bool:
    """Whether a guided game was written for this game."""
    return (folder(game) / STEPS).is_file()


def size_of(game: str) -> tuple[int, int]:
    """How many steps a guided game has, and about how many minutes it takes; nothing is replayed for that."""
    described = _described(game)
    return len(described["steps"]), described["minutes"]


@cache
def lesson(game: str) -> Lesson:
    """The guided game of a game that has one."""
    reader = record.replayed((folder(game) / GAME).read_text("utf-8"))
    described = _described(game)
    steps, last = described["steps"], reader.match.ply
    ends = [step["ply"] for step in steps[1:]] + [last]
    return Lesson(
        reader.match,
        reader.names,
        described["eyes"],
        described["minutes"],
        described["bot"],
        tuple(_step(reader.match, described["eyes"], end, **step) for step, end in zip(steps, ends, strict=True)),
    )


def _described(game: str) -> dict[str, Any]:
    return tomllib.loads((folder(game) / STEPS).read_text("utf-8"))


def _step(
    match: Match,
    eyes: int,
    end: int,
    *,
    id: str,
    ply: int,
    asks: int = 0,
    until: int | None = None,
    lit: list[str] | None = None,
    numbers: dict[str, str] | None = None,
) -> Step:
    """`asks` is the number of moves that the learner makes; the step ends where the next one begins, unless it says another ply."""
    until = end if until is None else until
    own = [entry.ply - 1 for entry in match.entries[ply + 1 : until + 1] if entry.seat == eyes]
    return Step(id, ply, until, tuple(own[:asks]), tuple(lit or ()), dict(numbers or {}))


@cache
def _positions(game: str) -> list[bytes]:
    match = lesson(game).match
    again = Match(match.game, match.seats, match.seed, match.options)
    return [again.state.tobytes(), *(_after(again, entry.action) for entry in match.entries[1:])]


def _after(match: Match, action: int | None) -> bytes:
    assert action is not None, "nothing is taken back in a guided game"
    match.carry_out(action)
    return match.state.tobytes()


@cache
def told(game: str, language: str = ORIGINAL) -> tuple[Told, ...]:
    """The steps of a guided game in words, in English where they are not translated."""
    guided = lesson(game)
    original = {chapter.id: chapter for chapter in chapters(game, ORIGINAL)}
    own = {chapter.id: chapter for chapter in chapters(game, language)}
    return tuple(_told(guided, step, own.get(step.id, original[step.id]), original[step.id]) for step in guided.steps)


def speaks(game: str, language: str) -> bool:
    """Whether a guided game was written in a language."""
    return (folder(game) / f"{language}.md").is_file()


def chapters(game: str, language: str) -> tuple[Chapter, ...]:
    """The words of a guided game as they stand; none in a language it was not written in."""
    return read((folder(game) / f"{language}.md").read_text("utf-8"), language)[1] if speaks(game, language) else ()


def numbers_in(text: str) -> set[str]:
    """The names of the numbers in a text."""
    return set(_NUMBER.findall(text))


def _told(guided: Lesson, step: Step, chapter: Chapter, original: Chapter) -> Told:
    def filled(text: str) -> str:
        return _NUMBER.sub(lambda name: str(guided.number(step, name[1])), text)

    sections = {one.id: Section(one.id, filled(one.title), filled(one.text)) for one in chapter.sections}
    return Told(
        step.id,
        filled(chapter.opening.title),
        filled(chapter.opening.text),
        sections.get("why"),
        sections.get("after"),
        original.opening.rules,
    )


def _within(found: Any, key: str) -> Any:
    """A part of a view: a field, or of a list the object whose first field is `key`, or the number in that place."""
    if isinstance(found, dict):
        return found[key]
    named = (one for one in found if isinstance(one, dict) and str(next(iter(one.values()))) == key)
    return next(named, None) or found[int(key)]


def folder(game: str) -> Path:
    """Where the guided game of a game lies."""
    return home(game).folder / "lesson"
