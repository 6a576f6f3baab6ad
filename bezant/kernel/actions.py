"""The action table of a game: integer <-> verb and target <-> words, built once from data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from operator import index
from typing import Any, TypeAlias

from bezant.kernel.errors import UnknownAction

Parts: TypeAlias = "tuple[tuple[str, Sequence[str | int]], ...]"  # of a verb: kinds, each with its values
Function: TypeAlias = "Callable[..., Any]"


@dataclass(frozen=True)
class Part:
    """One choice of a path: a family, a land, a number of steps."""

    kind: str
    value: str | int


@dataclass(frozen=True)
class Verb:
    """A kind of action: the questions it answers, what it does, the reason against it (none: it is open whenever it is asked
    for), its rule, and the parts of its target.

    Both functions get the position, then each part: a number as it is, a name as its index."""

    name: str
    answers: int | tuple[int, ...]
    does: Function
    refuse: Function | None
    rule: str
    parts: Parts = ()
    secret: bool = False  # what was chosen is known to the chooser alone

    @property
    def questions(self) -> tuple[int, ...]:
        return self.answers if isinstance(self.answers, tuple) else (self.answers,)

    def __post_init__(self) -> None:
        if not self.parts:  # picked by its name
            object.__setattr__(self, "parts", (("choice", (self.name,)),))

    @property
    def given(self) -> list[Sequence[str | int]]:
        """The parts that functions are given: not those that only repeat the verb."""
        return [values for _, values in self.parts if tuple(values) != (self.name,)]

    @property
    def targets(self) -> list[tuple[int, ...]]:
        """The given parts of each of its actions as numbers, in their order."""
        return list(product(*(numbers_of(values) for values in self.given)))


def numbers_of(values: Sequence[str | int]) -> range:
    """A part as functions are given it: numbers as they are, names by their places."""
    return values if isinstance(values, range) else range(len(values))


@dataclass(frozen=True)
class Action:
    id: int
    verb: str
    path: tuple[Part, ...]
    secret: bool = False

    @property
    def words(self) -> str:
        """As a record writes it: the verb, then the values that are not told by it already."""
        return " ".join([self.verb, *(str(part.value) for part in self.path if part.value != self.verb)])

    @property
    def target(self) -> dict[str, str | int]:
        """Its parts by their kind."""
        return {part.kind: part.value for part in self.path}

    @property
    def public_words(self) -> str:
        """As those read it who may not know what was chosen."""
        return f"{self.verb} ?" if self.secret else self.words


class ActionTable:
    """All actions of a game. Ids run verb by verb, the last part fastest."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._actions: list[Action] = []
        self._spans: dict[str, tuple[int, int]] = {}
        for verb in verbs:
            first = len(self._actions)
            kinds = [kind for kind, _ in verb.parts]
            for values in product(*(values for _, values in verb.parts)):
                path = tuple(Part(kind, value) for kind, value in zip(kinds, values, strict=True))
                self._actions.append(Action(len(self._actions), verb.name, path, verb.secret))
            self._spans[verb.name] = first, len(self._actions)
        self._by_words = {action.words: action.id for action in self._actions}
        assert len(self._by_words) == len(self._actions), "two actions with the same words"

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, id: int) -> Action:
        return self._actions[self.number(id)]

    def number(self, id: Any) -> int:
        """The id of an action as rules take it; UnknownAction where there is none."""
        try:
            number = index(id)
        except TypeError:
            raise UnknownAction(f"An action is a whole number, not {str(id)[:40]}.") from None
        if not 0 <= number < len(self._actions):
            raise UnknownAction(f"There is no action {number}; the actions are numbered 0 to {len(self._actions) - 1}.")
        return number

    def words(self, id: int) -> str:
        return self[id].words

    def parse(self, words: str) -> int:
        """The action of these words."""
        spaced = " ".join(words.split())
        if spaced not in self._by_words:
            verbs = ", ".join(verb.name for verb in self.verbs)
            raise UnknownAction(f"“{words[:60]}” is no action of this game; an action begins with one of: {verbs}.")
        return self._by_words[spaced]

    def span(self, verb: str) -> tuple[int, int]:
        """The first action of a verb, and the one after its last."""
        return self._spans[verb]
