"""What a person can choose: options taken apart into steps, and actions found by the words people use for them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bezant.cli.narrator import Narrator
from bezant.cli.words import say
from bezant.kernel.errors import BezantError
from bezant.kernel.game import Game
from bezant.kernel.shapes import Option, Part


class NotUnderstood(BezantError):
    code = "not_understood"


@dataclass(frozen=True)
class Item:
    """One line of a list: a part of a path, and the options that go on from it."""

    part: Part
    options: tuple[Option, ...]
    is_last: bool  # no further part follows

    @property
    def option(self) -> Option | None:
        """The option this line stands for, if it leaves nothing to choose."""
        return self.options[0] if self.is_last else None


def items_at(options: list[Option], depth: int) -> list[Item]:
    """The distinct parts at this place of the paths, in the order of the options."""
    groups: dict[str | int, list[Option]] = {}
    for option in options:
        groups.setdefault(option["path"][depth]["value"], []).append(option)
    return [
        Item(group[0]["path"][depth], tuple(group), len(group[0]["path"]) == depth + 1) for group in groups.values()
    ]


def find_action(game: Game, narrator: Narrator, words: str) -> int:
    """The action somebody means by words such as `red Burgundy`, `land red 7` or `3 steps`, whether it is open or not."""
    wanted = _words_in(words)
    found = [action for action in range(len(game.actions)) if wanted and wanted <= _words_of(game, narrator, action)]
    if not found:
        raise NotUnderstood(say("no-action", words=words[:60], game=narrator.title, example=_example(game, narrator)))
    exact = [action for action in found if _words_in(game.actions.words(action)) == wanted]
    if len(found) > 1 and len(exact) != 1:
        example = _example(game, narrator)
        raise NotUnderstood(say("many-actions", words=words[:60], count=len(found), example=example))
    return exact[0] if len(exact) == 1 else found[0]


def _words_of(game: Game, narrator: Narrator, action: int) -> set[str]:
    labels = (narrator.say(part["label"]) for part in game.path(action))
    return _words_in(" ".join([game.actions.words(action), *labels]))


def _words_in(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


def _example(game: Game, narrator: Narrator) -> str:
    """An action in words that are understood."""
    return " ".join(narrator.say(part["label"]) for part in game.path(len(game.actions) - 1))
