"""A table of any game for tests: a position that is played in words, and what was told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from bezant.kernel.game import Game
from bezant.kernel.messages import Event
from bezant.kernel.state import Position


class Table:
    """A position and the events of what was played last. Each game's own table adds what its scenarios speak of."""

    game: ClassVar[Game]
    step_names: ClassVar[Sequence[str]]
    state: Any  # each game says what its positions are

    def __init__(self, state: Position) -> None:
        self.state = state
        self.told: list[Event] = self.game.take_events(state)

    def play(self, *actions: str) -> Self:
        """Carry out these actions, one after the other."""
        self.told = []
        for words in actions:
            self.told += self.game.apply(self.state, self.game.actions.parse(words))
        return self

    def events(self, *names: str) -> list[dict[str, Any]]:
        """What was told of these kinds, in order."""
        return [event.args for event in self.told if event.name in names]

    @property
    def heard(self) -> list[str]:
        """The kinds of what was told, in order."""
        return [event.name for event in self.told]

    @property
    def step(self) -> str:
        return self.step_names[self.state.step]

    @property
    def to_move(self) -> int:
        return self.game.to_move(self.state)

    @property
    def asked(self) -> tuple[str, int]:
        """The question and the seat asked."""
        return self.step, self.to_move

    @property
    def open(self) -> list[str]:
        """The actions open now, in words."""
        return [self.game.actions.words(action) for action in self.game.legal(self.state)]

    def targets(self, verb: str) -> list[str]:
        """The targets of a verb that are open now."""
        return [words.removeprefix(f"{verb} ") for words in self.open if words.split()[0] == verb]

    def refusal(self, action: str) -> tuple[str, str] | None:
        """Code and rule of the reason against an action."""
        reason = self.game.refusal(self.state, self.game.actions.parse(action))
        return None if reason is None else (reason.code, reason.rule)
