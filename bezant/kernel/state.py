"""A position is declared as a class and kept as one flat record. Interpreted, its fields are windows on the bytes: plain ints
out, range-checked stores in. Compiled, Numba sees the record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, ClassVar, Protocol, Self, TypeAlias, overload

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]

Positions: TypeAlias = Any  # an array of positions: of records where rules are compiled, else a PositionArray

WORDS = 4  # of the generator
ALIGNMENT, TAIL = 8, "tail"  # of a record in an array; the field that fills it up
_FORMAT = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


@dataclass(frozen=True)
class Field:
    """Signed integers of one width: a single one, or an array of them. Signed, since unsigned arithmetic differs when compiled."""

    code: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Field:
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))

    @property
    def size(self) -> int:
        """In bytes."""
        return prod(self.shape) * int(self.code[1:])


# Any, since a field is declared with the type that a rule sees: `turn: int = int8`
int8: Any = Field("i1")
int16: Any = Field("i2")
int32: Any = Field("i4")
int64: Any = Field("i8")


class Row(Protocol):
    """Numbers of a position by one index."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Row: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def tolist(self) -> list[int]: ...


class Grid(Protocol):
    """Numbers of a position by two indices."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def tolist(self) -> list[list[int]]: ...


class Block(Protocol):
    """Numbers of a position by three indices."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, index: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def tolist(self) -> list[list[list[int]]]: ...


class Layout(type):
    """Lays the fields of a class of positions out in one record, wide ones first in memory so that no gap holds stray bytes."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        inherited: dict[str, Field] = getattr(bases[0], "fields", {}) if bases else {}
        fields = {key: value for key, value in inherited.items() if key not in own} | own
        taken = {"array", "raw", "events", "fields", "dtype", TAIL, *dir(bases[0] if bases else object)} - set(
            inherited
        )
        if clashes := [field for field in own if field in taken and bases]:
            raise ValueError(f"{', '.join(clashes)}: a field may not be named like a method of a position")
        body = {key: value for key, value in body.items() if key not in own} | {"fields": fields}
        body.setdefault("__slots__", ())
        return super().__new__(mcs, name, bases, body | _laid_out(fields) if bases else body)


def _laid_out(fields: Mapping[str, Field]) -> dict[str, Any]:
    """What a class of positions with these fields needs: a type of record, and a window for each field."""
    widest_first = sorted(fields.items(), key=lambda item: item[1].code, reverse=True)
    size = sum(kind.size for kind in fields.values())
    tail = -size % ALIGNMENT
    if tail:
        widest_first.append((TAIL, int8[tail]))  # bytes without a name would not be copied
    dtype = np.dtype([(field, kind.code, kind.shape) for field, kind in widest_first], align=True)
    assert dtype.itemsize == size + tail
    windows = tuple(_window(field, kind, dtype.fields[field][1]) for field, kind in widest_first)  # type: ignore[index]
    scalars = {field: _scalar(field) for field, kind in fields.items() if not kind.shape}
    return {"__slots__": tuple(slot for slot, *_ in windows), "dtype": dtype, "_windows": windows, **scalars}


class Position(metaclass=Layout):
    """A position in the hands of Python. `events` collects what the rules tell while they run interpreted.

    A game declares its own: the annotation is what a rule sees, the value how it is kept.

        class State(Position):
            turn: int = int8
            markers: Row = int8[CITIES]

    The fields below belong to every game; those it does not declare itself are added."""

    __slots__ = ("array", "events", "raw")
    array: Array
    raw: memoryview
    events: list[tuple[int, ...]]
    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[Mapping[str, Field]]
    _windows: ClassVar[tuple[tuple[str, slice, str, tuple[int, ...]], ...]]

    dice: Row = int64[WORDS]  # the generator
    seats: int = int8
    step: int = int8
    active: int = int8  # the seat asked
    end: int = int8  # how the game ended; 0: it goes on
    winners: int = int8  # bit n: side n has won

    def __init__(self, array: Array | None = None) -> None:
        self.array = np.zeros(1, self.dtype) if array is None else array
        self.raw = memoryview(self.array.view(np.uint8).reshape(-1))  # type: ignore[arg-type]
        self.events = []
        for slot, place, code, shape in self._windows:
            setattr(self, slot, self.raw[place].cast(code, shape))  # type: ignore[call-overload]

    def copy(self) -> Self:
        """A position of its own with the same content and no events."""
        return self.frombytes(self.tobytes())

    def copy_from(self, other: Position) -> None:
        """Take over the content of another position of the game."""
        self.raw[:] = other.raw

    def tobytes(self) -> bytes:
        """The position as bytes; `frombytes` reads them back."""
        return self.array.tobytes()

    @classmethod
    def frombytes(cls, raw: bytes) -> Self:
        """The position of `tobytes`."""
        # copying a structured array would be forty times slower
        return cls(np.frombuffer(bytearray(raw), cls.dtype, 1))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dtype == other.dtype and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).frombytes, (self.tobytes(),)

    def __repr__(self) -> str:
        fields = (f"{name}={self.array[name][0].tolist()}" for name in self.dtype.names or ())
        return f"{type(self).__name__}({', '.join(fields)})"


class PositionArray:
    """An array of positions for interpreted rules: `positions[i] = s` copies, as it does in an array of records."""

    def __init__(self, kind: type[Position], size: int) -> None:
        self._positions = [kind() for _ in range(size)]

    def __getitem__(self, index: int) -> Position:
        return self._positions[index]

    def __setitem__(self, index: int, value: Position) -> None:
        self._positions[index].copy_from(value)

    def __len__(self) -> int:
        return len(self._positions)


def _window(field: str, kind: Field, offset: int) -> tuple[str, slice, str, tuple[int, ...]]:
    """The slot of a field and how to cut it out of the bytes: an array as it is, a single number as an array of one."""
    slot = field if kind.shape else f"_{field}"
    return slot, slice(offset, offset + kind.size), _FORMAT[kind.code], kind.shape or (1,)


def _scalar(field: str) -> property:
    """A property made from source: twice as fast as a closure, and these are read at every step."""
    made: dict[str, Any] = {}
    exec(f"def get(self): return self._{field}[0]\ndef set(self, value): self._{field}[0] = value", made)
    return property(made["get"], made["set"])
