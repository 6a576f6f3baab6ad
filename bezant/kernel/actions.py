"""The action table of a game: integer <-> verb and target <-> words, built once from data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from bezant.kernel.errors import UnknownAction


@dataclass(frozen=True)
class Part:
    """One choice of a path: a family, a land, a number of steps."""

    kind: str
    value: str | int


@dataclass(frozen=True)
class Verb:
    """A kind of action and the values of each part of its target, in order."""

    name: str
    parts: tuple[tuple[str, Sequence[str | int]], ...]
    secret: bool = False  # what was chosen is known to the chooser alone


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
    def public_words(self) -> str:
        """As those read it who may not know what was chosen."""
        return f"{self.verb} ?" if self.secret else self.words


class ActionTable:
    """All actions of a game. Ids run verb by verb, the last part fastest."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._actions: list[Action] = []
        self._first: dict[str, int] = {}
        for verb in verbs:
            self._first[verb.name] = len(self._actions)
            kinds = [kind for kind, _ in verb.parts]
            for values in product(*(values for _, values in verb.parts)):
                path = tuple(Part(kind, value) for kind, value in zip(kinds, values, strict=True))
                self._actions.append(Action(len(self._actions), verb.name, path, verb.secret))
        self._by_words = {action.words: action.id for action in self._actions}
        assert len(self._by_words) == len(self._actions), "two actions with the same words"

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, id: int) -> Action:
        if not 0 <= id < len(self._actions):
            raise UnknownAction(f"There is no action {id}; the actions are numbered 0 to {len(self._actions) - 1}.")
        return self._actions[id]

    def words(self, id: int) -> str:
        return self[id].words

    def parse(self, words: str) -> int:
        """The action of these words."""
        spaced = " ".join(words.split())
        if spaced not in self._by_words:
            verbs = ", ".join(verb.name for verb in self.verbs)
            raise UnknownAction(f"“{words[:60]}” is no action of this game; an action begins with one of: {verbs}.")
        return self._by_words[spaced]

    def ids(self, verb: str) -> Any:
        """The ids of a verb as an array with one axis for each part."""
        shape = next([len(values) for _, values in each.parts] for each in self.verbs if each.name == verb)
        return np.arange(int(np.prod(shape))).reshape(shape) + self._first[verb]

    def answers(self, questions: Sequence[tuple[str, str, str]]) -> tuple[list[int], list[int], list[int]]:
        """Of questions, each with its name and the first and last of the neighbouring verbs that answer it: their first actions,
        their last actions, and for each verb the first question it answers."""
        first = [int(self.ids(verb).min()) for _, verb, _ in questions]
        last = [int(self.ids(verb).max()) for _, _, verb in questions]
        starts = [self._first[verb.name] for verb in self.verbs]
        spans = list(zip(first, last, strict=True))
        asked = [next(k for k, (low, high) in enumerate(spans) if low <= start <= high) for start in starts]
        return first, last, asked

    def column(self, kind: str) -> list[int]:
        """For each action the index of its part of this kind among that part's values, or -1; `verb`: the index of the verb."""
        if kind == "verb":
            names = [verb.name for verb in self.verbs]
            return [names.index(action.verb) for action in self._actions]
        values = {verb.name: dict(verb.parts).get(kind, ()) for verb in self.verbs}
        return [
            next((list(values[action.verb]).index(part.value) for part in action.path if part.kind == kind), -1)
            for action in self._actions
        ]
