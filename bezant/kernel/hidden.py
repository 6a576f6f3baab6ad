"""Whether a move brought to light what others hide: their numbers are handed to the rules behind a guard that notices a look.

What a seat hides may be moved about unseen: a cost taken from it, a gain added to it. Once it is compared, told, counted with or
written where the mover can read it, what follows may depend on it. So a move during which nobody looked went the same way
whatever others hold, and one during which somebody looked may not be taken back."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from bezant.kernel.state import Position

Index: TypeAlias = "int | tuple[int, ...]"


class Watch:
    """Whether the rules have looked at something hidden."""

    looked = False


class Guarded:
    """A number that the mover cannot know. Sums with it are guarded too; any other use is a look."""

    __slots__ = ("_number", "_watch")
    __array_ufunc__ = None  # a number of numpy leaves the sum to us
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, number: int, watch: Watch) -> None:
        self._number, self._watch = number, watch

    def __index__(self) -> int:
        self._watch.looked = True
        return self._number

    def __bool__(self) -> bool:
        return bool(operator.index(self))

    def __add__(self, other: int | Guarded) -> Guarded:
        return Guarded(self._number + number_in(other), self._watch)

    def __radd__(self, other: int) -> Guarded:
        return Guarded(other + self._number, self._watch)

    def __sub__(self, other: int | Guarded) -> Guarded:
        return Guarded(self._number - number_in(other), self._watch)

    def __rsub__(self, other: int) -> Guarded:
        return Guarded(other - self._number, self._watch)


def number_in(value: int | Guarded) -> int:
    """The number itself, without a look: for what stays guarded."""
    return value._number if isinstance(value, Guarded) else value


def _looking(operation: Callable[[Any, Any], Any]) -> Callable[[Guarded, Any], Any]:
    """An operation whose outcome the rules can see."""
    return lambda guarded, other: operation(operator.index(guarded), operator.index(other))


def _mirrored(operation: Callable[[Any, Any], Any]) -> Callable[[Guarded, Any], Any]:
    return lambda guarded, other: operation(operator.index(other), operator.index(guarded))


for _name in ("lt", "le", "eq", "ne", "gt", "ge"):
    setattr(Guarded, f"__{_name}__", _looking(getattr(operator, f"__{_name}__")))
for _name in ("mul", "floordiv", "mod", "lshift", "rshift", "and", "or", "xor"):
    _operation = getattr(operator, f"__{_name}__")
    setattr(Guarded, f"__{_name}__", _looking(_operation))
    setattr(Guarded, f"__r{_name}__", _mirrored(_operation))


class GuardedField:
    """A field with a row for each seat, all but one of them guarded."""

    def __init__(self, field: Any, seat: int, watch: Watch) -> None:
        self._field, self._seat, self._watch = field, seat, watch

    def __getitem__(self, index: Index) -> int | Guarded:
        number: int = self._field[index]
        return number if self._is_open(index) else Guarded(number, self._watch)

    def __setitem__(self, index: Index, value: int | Guarded) -> None:
        self._field[index] = operator.index(value) if self._is_open(index) else number_in(value)

    def _is_open(self, index: Index) -> bool:
        return (index[0] if isinstance(index, tuple) else index) == self._seat


class GuardedEvents(list[tuple[int, ...]]):
    """What is told is a look, and told in plain numbers."""

    def append(self, told: Iterable[Any]) -> None:
        super().append(tuple(map(operator.index, told)))


@contextmanager
def watching(state: Position, fields: Iterable[str], seat: int) -> Iterator[Watch]:
    """Guards in these fields, for as long, what the seat cannot know."""
    watch = Watch()
    plain = {name: getattr(state, name) for name in fields}
    for name, field in plain.items():
        setattr(state, name, GuardedField(field, seat, watch))
    state.events = GuardedEvents(state.events)
    try:
        yield watch
    finally:
        state.events = list(state.events)
        for name, field in plain.items():
            setattr(state, name, field)
