"""Declare a position as one flat record, and get its interpreted twin: the same bytes, plain ints out, range-checked stores in."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]

# What a rule is given: a Twin when interpreted, a record of Numba's when compiled. No static type covers both.
Record: TypeAlias = Any
Positions: TypeAlias = Any

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


int8, int16, int32, int64 = Field("i1"), Field("i2"), Field("i4"), Field("i8")


class Twin:
    """A position in the hands of Python. `events` collects what the rules tell while they run interpreted."""

    dtype: ClassVar[np.dtype[Any]]
    __slots__ = ("array", "events", "raw")
    array: Array
    raw: memoryview
    events: list[tuple[int, ...]]

    def __init__(self, array: Array | None = None) -> None:
        raise TypeError("a kind of position is made by record()")

    if TYPE_CHECKING:

        def __getattr__(self, field: str) -> Any: ...  # the fields of the record

    def copy(self) -> Twin:
        """A position of its own with the same content and no events."""
        return self.frombytes(self.tobytes())

    def copy_from(self, other: Twin) -> None:
        self.raw[:] = other.raw

    def tobytes(self) -> bytes:
        return self.array.tobytes()

    @classmethod
    def frombytes(cls, raw: bytes) -> Twin:
        # copying a structured array would be forty times slower
        return cls(np.frombuffer(bytearray(raw), cls.dtype, 1))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Twin) and self.dtype == other.dtype and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).frombytes, (self.tobytes(),)

    def __repr__(self) -> str:
        fields = (f"{name}={self.array[name][0].tolist()}" for name in self.dtype.names or ())
        return f"{type(self).__name__}({', '.join(fields)})"


class Twins:
    """The interpreted form of an array of positions: `twins[i] = s` copies, as it does in a record array."""

    def __init__(self, kind: type[Twin], size: int) -> None:
        self._twins = [kind() for _ in range(size)]

    def __getitem__(self, index: int) -> Twin:
        return self._twins[index]

    def __setitem__(self, index: int, value: Twin) -> None:
        self._twins[index].copy_from(value)

    def __len__(self) -> int:
        return len(self._twins)


def record(name: str, module: str, **fields: Field) -> type[Twin]:
    """The class of positions with these fields, wide ones first in memory so that no gap holds stray bytes."""
    clashes = [field for field in fields if hasattr(Twin, field) or field in (*Twin.__annotations__, TAIL)]
    if clashes:
        raise ValueError(f"{', '.join(clashes)}: a field may not be named like a method of a position")
    widest_first = sorted(fields.items(), key=lambda item: item[1].code, reverse=True)
    size = sum(kind.size for kind in fields.values())
    tail = -size % ALIGNMENT
    if tail:
        widest_first.append((TAIL, int8[tail]))  # bytes without a name would not be copied
    dtype = np.dtype([(field, kind.code, kind.shape) for field, kind in widest_first], align=True)
    assert dtype.itemsize == size + tail
    windows = [_window(field, kind, dtype.fields[field][1]) for field, kind in widest_first]  # type: ignore[index]

    def __init__(self: Any, array: Array | None = None) -> None:
        self.array = np.zeros(1, dtype) if array is None else array
        self.raw = memoryview(self.array.view(np.uint8).reshape(-1))
        self.events = []
        for slot, place, code, shape in windows:
            setattr(self, slot, self.raw[place].cast(code, shape))

    body: dict[str, Any] = {
        "__slots__": tuple(slot for slot, *_ in windows),
        "__init__": __init__,
        "__module__": module,
        "__doc__": Twin.__doc__,
        "dtype": dtype,
    }
    for field, kind in fields.items():
        if not kind.shape:
            body[field] = _scalar(field)
    return type(name, (Twin,), body)


def _window(field: str, kind: Field, offset: int) -> tuple[str, slice, str, tuple[int, ...]]:
    """The slot of a field and how to cut it out of the bytes: an array as it is, a single number as an array of one."""
    slot = field if kind.shape else f"_{field}"
    return slot, slice(offset, offset + kind.size), _FORMAT[kind.code], kind.shape or (1,)


def _scalar(field: str) -> property:
    """A property made from source: twice as fast as a closure, and these are read at every step."""
    made: dict[str, Any] = {}
    exec(f"def get(self): return self._{field}[0]\ndef set(self, value): self._{field}[0] = value", made)
    return property(made["get"], made["set"])
