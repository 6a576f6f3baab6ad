"""What the engine says to people and programs: messages by id, reasons for a refusal, events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from bezant.kernel.typed import TypedDict

if TYPE_CHECKING:
    from bezant.kernel import shapes

from bezant.kernel.names import Told

EVERYONE = -2  # the eyes of one who may see all of a game that is over, at whatever position of it

Argument: TypeAlias = "str | int | float | list[str] | list[int] | None"


class Message(TypedDict):
    """A Fluent message: page and terminal find its words.

    >>> import bezant
    >>> game = bezant.load("carolus")
    >>> game.where(game.new(seats=2))["id"]
    'carolus-step-setup'
    """

    id: str
    args: dict[str, Argument]


def message(id: str, **args: Argument) -> Message:
    return {"id": id, "args": args}


@dataclass(frozen=True)
class Reason:
    """Why an action is not open now.

    >>> import bezant
    >>> game = bezant.load("carolus")
    >>> reason = game.refusal(game.new(seats=2), 90)
    >>> reason.code, reason.rule
    ('not_moving_emperor', 'CAR-7.1')
    """

    code: str
    rule: str
    message: Message


@dataclass(frozen=True)
class Event:
    """One thing that happened while an action was carried out.

    >>> import bezant
    >>> game = bezant.load("carolus")
    >>> state = game.new(seats=2, seed=7)
    >>> event = game.apply(state, 0)[0]
    >>> event.name, event.seat, event.args
    ('named', 0, {'seat': 0, 'family': 'red'})
    """

    name: str
    rule: str
    args: dict[str, Argument]
    message: Message | None
    chance: bool = False  # something unknown came to light
    secret: tuple[str, ...] = ()  # arguments that the event's own seat alone may see

    @property
    def seat(self) -> int | None:
        seat = self.args.get("seat")
        return seat if isinstance(seat, int) else None

    def seen_by(self, seat: int | None) -> Event:
        """The event through the eyes of a seat, or of a spectator: what is secret is gone, and the message says so."""
        if not self.secret or seat in (self.seat, EVERYONE):
            return self
        args = {name: value for name, value in self.args.items() if name not in self.secret}
        said = None if self.message is None else message(f"{self.message['id']}-unseen", **args)
        return replace(self, args=args, message=said, secret=())

    def json(self) -> shapes.Event:
        return {"event": self.name, "args": self.args, "message": self.message, "rule": self.rule, "seat": self.seat}


@dataclass(frozen=True)
class EventTable:
    """The events of one game; `words` names the values of arguments that are not plain numbers."""

    game: str
    kinds: Sequence[Told]
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def read(self, told: tuple[int, ...]) -> Event:
        kind = self.kinds[told[0]]
        args: dict[str, Argument] = {}
        for index, name in enumerate(kind.args, start=1):
            if name.endswith("*"):
                rest = told[index:]
                args[name[:-1]] = self._list(name[:-1], rest[: rest.index(-1)] if -1 in rest else rest)
            elif name.endswith("^"):
                args[name[:-1]] = self._list(name[:-1], [bit for bit in range(8) if told[index] >> bit & 1])
            else:
                args[name] = self._word(name, told[index])
        said = None if kind.silent else message(f"{self.game}-event-{kind.name}", **args)
        rule = kind.rules[told[1]] if kind.rules else kind.rule
        return Event(kind.name, rule, args, said, kind.chance, kind.secret)

    def tell(self, name: str, *numbers: int) -> Event:
        """The event of this name with these numbers."""
        kind = next(number for number, kind in enumerate(self.kinds) if kind.name == name)
        return self.read((kind, *numbers))

    def is_chance(self, told: tuple[int, ...]) -> bool:
        return self.kinds[told[0]].chance

    def _list(self, name: str, values: Sequence[int]) -> list[Any]:
        return [self._word(name, value) for value in values]

    def _word(self, name: str, value: int) -> str | int | None:
        if value < 0:
            return None
        return self.words[name][value] if name in self.words else value
