"""Positions declared as classes and kept as one flat record."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel.state import Grid, Layout, Position, PositionArray, Row, int8, int16, int32, int64


class Small(Position):
    count: int = int8
    wide: int = int64
    grid: Grid = int16[2, 3]
    row: Row = int8[5]
    middle: int = int32


def test_fields_give_plain_integers() -> None:
    s = Small()
    s.count, s.wide, s.grid[1, 2], s.row[4], s.middle = -7, 2**40, -300, 5, 70000
    assert [type(value) for value in (s.count, s.wide, s.grid[1, 2], s.row[4], s.middle)] == [int] * 5
    assert (s.count, s.wide, s.grid[1, 2], s.row[4], s.middle) == (-7, 2**40, -300, 5, 70000)


@pytest.mark.parametrize(("field", "value"), [("count", 128), ("count", -129), ("wide", 2**63), ("middle", 2**31)])
def test_a_store_out_of_range_is_refused(field: str, value: int) -> None:
    s = Small()
    with pytest.raises(ValueError, match=r"format|range"):
        setattr(s, field, value)
    assert s == Small()


@pytest.mark.parametrize("value", [128, -129])
def test_a_store_out_of_range_in_an_array_is_refused(value: int) -> None:
    s = Small()
    with pytest.raises(ValueError, match=r"format|range"):
        s.row[0] = value
    with pytest.raises(ValueError, match=r"format|range"):
        s.grid[0, 0] = value * 400
    assert s == Small()


@pytest.mark.parametrize("value", [1.0, "1", None])
def test_only_integers_are_stored(value: Any) -> None:
    s = Small()
    with pytest.raises((TypeError, ValueError)):
        s.count = value
    with pytest.raises((TypeError, ValueError)):
        s.row[0] = value


def test_an_index_out_of_range_is_refused() -> None:
    s = Small()
    for index in (5, 100):
        with pytest.raises(IndexError):
            s.row[index]
        with pytest.raises(IndexError):
            s.row[index] = 1
    with pytest.raises(IndexError):
        s.grid[2, 0]
    with pytest.raises(IndexError):
        s.grid[0, 3] = 1


def test_an_unknown_field_is_refused() -> None:
    s = Small()
    with pytest.raises(AttributeError):
        s.nothing = 1  # type: ignore[attr-defined]


def test_the_array_and_the_fields_are_the_same_bytes() -> None:
    s = Small()
    s.grid[1, 0] = 9
    assert s.array["grid"][0, 1, 0] == 9
    s.array["count"][0] = 4
    assert s.count == 4


def test_a_copy_is_equal_and_its_own() -> None:
    s = Small()
    s.count = 3
    s.events.append((1, 2))
    other = s.copy()
    assert other == s and other.events == []
    other.count = 4
    assert s.count == 3 and other != s


def test_copy_from_takes_the_content() -> None:
    s, other = Small(), Small()
    other.row[2] = 6
    s.copy_from(other)
    assert s == other
    other.row[2] = 7
    assert s.row[2] == 6


def test_bytes_and_pickle_give_the_position_back() -> None:
    s = Small()
    s.wide, s.grid[0, 1] = -5, 8
    assert Small.frombytes(s.tobytes()) == s
    assert pickle.loads(pickle.dumps(s)) == s
    assert copy.deepcopy(s) == s


def test_positions_of_another_kind_are_unequal() -> None:
    assert Small() != bezant.load("carolus").State()
    assert Small() != "Small"


def test_a_position_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(Small())


def test_a_position_shows_its_fields() -> None:
    assert "row=[0, 0, 0, 0, 0]" in repr(Small())


@pytest.mark.parametrize("kind", [Small, *(bezant.load(name).State for name in bezant.game_names())])
def test_no_byte_of_a_position_is_padding(kind: type[Position]) -> None:
    """NumPy does not copy padding: a byte of it would make equal positions differ."""
    fields = kind.dtype.fields
    assert fields is not None
    assert sum(field[0].itemsize for field in fields.values()) == kind.dtype.itemsize


@pytest.mark.parametrize("kind", [Small, *(bezant.load(name).State for name in bezant.game_names())])
def test_copies_are_equal_whatever_memory_held_before(kind: type[Position]) -> None:
    for dirt in range(256):
        s = kind()
        np.full(kind.dtype.itemsize, dirt, np.uint8)  # freed at once, so the copy gets dirty memory
        assert s.copy().tobytes() == s.tobytes()
        np.full(kind.dtype.itemsize, dirt, np.uint8)
        assert kind.frombytes(s.tobytes()).tobytes() == s.tobytes()


@pytest.mark.parametrize("name", ["copy", "array", "events", "dtype", "tobytes"])
def test_a_field_may_not_be_named_like_a_method(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        Layout("Bad", (Position,), {"__module__": __name__, name: int8})


def test_interpreted_arrays_of_positions_copy_as_record_arrays_do() -> None:
    positions, s = PositionArray(Small, 2), Small()
    s.count = 5
    positions[1] = s
    s.count = 6
    assert (positions[0], len(positions)) == (Small(), 2)
    s.count = 5
    assert positions[1] == s


def test_fields_of_every_game_are_added_unless_declared() -> None:
    assert list(Small.fields) == [
        "dice",
        "seats",
        "step",
        "active",
        "end",
        "winners",
        "count",
        "wide",
        "grid",
        "row",
        "middle",
    ]
    assert list(bezant.load("carolus").State.fields)[:2] == ["dice", "round"]
