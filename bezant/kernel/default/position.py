"""Positions as JSON: the fields of the record by name, steps and ends by theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bezant.kernel import compile
from bezant.kernel.contract import facts_of, part_of
from bezant.kernel.decisions import Course
from bezant.kernel.dice import MASK, words_of
from bezant.kernel.errors import BadPosition
from bezant.kernel.state import Array, Position

_game = compile.game_made_for(__name__)


def check_options(seats: int, values: Array) -> Array:
    """Their ranges are all that is asked of them."""
    return values


def dump(s: Any) -> dict[str, Any]:
    """Every field; `load` gives the same position back."""
    fields = {name: s.array[name][0].tolist() for name in s.fields}
    return fields | {"step": _course().step_names[s.step], "end": facts_of(_game).end_names[s.end]}


def load(given: Mapping[str, Any]) -> Position:
    """The position of these fields; those left out are as at the beginning of a game."""
    facts, course = facts_of(_game), _course()
    s = _new(given.get("seats", facts.seat_counts[0]))
    for name, value in given.items():
        if name == "step":
            value = course.step_names.index(value)
        elif name == "end":
            value = facts.end_names.index(value)
        _fill(s, name, value)
    broken = compile.instance("kernel.default.invariants", _game, compile.INTERPRETED).broken_invariant(s)
    if broken is not None:
        raise BadPosition(broken[1])
    return s


def _course() -> Course:
    course: Course = part_of(_game, "rules", compile.INTERPRETED).COURSE
    return course


def _new(seats: Any) -> Position:
    """The beginning of a game, without options of its own."""
    facts = facts_of(_game)
    if seats not in facts.seat_counts:
        raise BadPosition(f"{facts.title} is played with {', '.join(map(str, facts.seat_counts))} players.")
    s: Position = part_of(_game, "state", compile.INTERPRETED).State()
    values = part_of(_game, "position", compile.INTERPRETED).check_options(seats, facts.options.values({}))
    compile.instance("kernel.border", _game, compile.INTERPRETED).set_up((s,), seats, values, *words_of(0))
    s.events.clear()
    return s


def _fill(s: Position, name: str, value: Any) -> None:
    """One field, if it has this shape and range. Interpreted rules store like this too: what does not fit is an error."""
    if name not in s.fields:
        raise BadPosition(f"There is no “{str(name)[:40]}” in a position; it has {', '.join(s.fields)}.")
    kind, before = s.fields[name], s.array[name][0].tolist()
    if not _same_shape(before, value):
        shape = " by ".join(map(str, kind.shape)) or "one"
        raise BadPosition(f"“{name}” is {shape} whole number{'s' if kind.shape else ''}.")
    limit = 1 << 8 * int(kind.code[1:]) - 1
    if not all(-limit <= number < limit for number in _numbers(value)):
        raise BadPosition(f"“{name}” holds numbers from {-limit} to {limit - 1}.")
    if name == "dice" and not all(0 <= number <= MASK for number in _numbers(value)):
        raise BadPosition("The generator has words of 32 bits.")
    s.array[name][0] = value


def _same_shape(one: Any, other: Any) -> bool:
    """Whether lists are as long in both, and all else are whole numbers."""
    if not isinstance(one, list):
        return type(other) is int
    same_length = isinstance(other, list) and len(one) == len(other)
    return same_length and all(_same_shape(*pair) for pair in zip(one, other, strict=True))


def _numbers(value: Any) -> list[int]:
    return [number for item in value for number in _numbers(item)] if isinstance(value, list) else [value]
