"""What a seat may see as numbers for a learner. A game declares each feature once: its name, its meaning, its bounds, and the field
or rule it comes from. From the declaration follow the specification and the source of the rule that fills an array.

Everything is seen from the seat: seats stand clockwise from its own, sides in order from its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, TypeAlias

import numpy as np

from bezant.kernel.state import Field

Reader: TypeAlias = "Callable[..., int | bool | None]"  # a rule (s, seat, index, ...); (s, seat, out, first) for counts

DTYPE = np.dtype(np.uint8)  # of every observation
HIGHEST = 255  # number it holds
NUMBER, CHOICE, SEAT, SIDE, SEATS_IN_BITS, SIDES_IN_BITS, COUNTS = range(7)  # how a value is written
ALL, EACH_SEAT, EACH_SIDE, EACH_PLACE = range(4)  # what the first index of a value runs over


@dataclass(frozen=True)
class Feature:
    """A run of numbers of an observation, each of them from `low` to `high`."""

    name: str
    meaning: str
    low: int
    high: int
    start: int
    size: int

    @property
    def slice(self) -> slice:
        """Where it stands in an observation."""
        return slice(self.start, self.start + self.size)


@dataclass(frozen=True)
class Observation:
    """The specification of what `Game.observe` gives at a table of so many seats. Another version has other features.

    >>> import bezant
    >>> seen = bezant.load("carolus").observation(seats=2)
    >>> seen["crowns"]
    Feature(name='crowns', meaning='crowns whose family is still to name', low=0, high=4, start=16, size=1)
    """

    version: int
    shape: tuple[int]
    dtype: np.dtype[Any]
    features: tuple[Feature, ...]

    def __getitem__(self, name: str) -> Feature:
        return next(feature for feature in self.features if feature.name == name)


@dataclass(frozen=True)
class Observed:
    """A feature as a game declares it: read from the field of its name, or by the rule `of` at each index of `shape`."""

    name: str
    meaning: str
    written: int = NUMBER
    high: int = 1  # of a number; of a choice, how many there are
    by: int = ALL
    of: Reader | None = None
    shape: tuple[int, ...] = ()  # that the rule is asked for, without the index of seats, sides or places
    least: int = 0  # the value that is written as 0

    def width(self, counts: Mapping[str, int]) -> int:
        """Numbers for each value."""
        wide = {CHOICE: self.high, SEAT: counts["seats"], SIDE: counts["sides"]}
        return (wide | {SEATS_IN_BITS: counts["seats"], SIDES_IN_BITS: counts["sides"]}).get(self.written, 1)

    def length(self, fields: Mapping[str, Field], counts: Mapping[str, int]) -> int:
        """Numbers in all."""
        first = {EACH_SEAT: counts["seats"], EACH_SIDE: counts["sides"], EACH_PLACE: counts["seats"]}.get(self.by, 1)
        return first * prod(self.inner(fields)) * self.width(counts)

    def inner(self, fields: Mapping[str, Field]) -> tuple[int, ...]:
        """The indices of a value but for that of seats, sides or places."""
        if self.of is not None:
            return self.shape
        shape = fields[self.name].shape
        return shape if self.by == ALL else shape[1:]


def number(
    name: str, meaning: str, high: int, of: Reader | None = None, shape: tuple[int, ...] = (), least: int = 0
) -> Observed:
    """A number from 0 to `high`. A wide field is cut off there; a narrow one, or a rule, keeps the bound itself."""
    return Observed(name, meaning, NUMBER, high, of=of, shape=shape, least=least)


def flag(name: str, meaning: str, of: Reader | None = None, shape: tuple[int, ...] = ()) -> Observed:
    """0 or 1."""
    return number(name, meaning, 1, of, shape)


def choice(name: str, meaning: str, count: int, of: Reader | None = None, shape: tuple[int, ...] = ()) -> Observed:
    """One of so many: 1 at its place and 0 elsewhere; 0 everywhere for NOBODY."""
    return Observed(name, meaning, CHOICE, count, of=of, shape=shape)


def seat(name: str, meaning: str, of: Reader | None = None, shape: tuple[int, ...] = ()) -> Observed:
    """A seat: 1 at its place clockwise from one's own, 0 elsewhere."""
    return Observed(name, meaning, SEAT, of=of, shape=shape)


def side(name: str, meaning: str, of: Reader | None = None, shape: tuple[int, ...] = ()) -> Observed:
    """A side: 1 at its place in the order of sides from one's own, 0 elsewhere."""
    return Observed(name, meaning, SIDE, of=of, shape=shape)


def seats_in_bits(name: str, meaning: str) -> Observed:
    """A field whose bits are seats: 1 for each of them."""
    return Observed(name, meaning, SEATS_IN_BITS)


def sides_in_bits(name: str, meaning: str) -> Observed:
    """A field whose bits are sides: 1 for each of them."""
    return Observed(name, meaning, SIDES_IN_BITS)


def counts(name: str, meaning: str, high: int, of: Reader, shape: tuple[int, ...]) -> Observed:
    """Numbers from 0 to `high` that the rule `of` (s, seat, out, first) counts up by itself."""
    return Observed(name, meaning, COUNTS, high, of=of, shape=shape)


def each_seat(*features: Observed) -> tuple[Observed, ...]:
    """These of each seat, one's own first: the first index of a field, or of a rule."""
    return tuple(replace(feature, by=EACH_SEAT) for feature in features)


def each_side(*features: Observed) -> tuple[Observed, ...]:
    """These of each side, one's own first."""
    return tuple(replace(feature, by=EACH_SIDE) for feature in features)


def each_place(*features: Observed) -> tuple[Observed, ...]:
    """These of each place in an order of the seats, which is the same seen from everywhere."""
    return tuple(replace(feature, by=EACH_PLACE) for feature in features)


def features_of(
    observed: Sequence[Observed], fields: Mapping[str, Field], seats: int, sides: int
) -> tuple[Feature, ...]:
    """Each feature with its bounds and its place at a table of so many seats and sides."""
    found, start, counts = [], 0, {"seats": seats, "sides": sides}
    for each in observed:
        size = each.length(fields, counts)
        high = each.high if each.written in (NUMBER, COUNTS) else 1
        found.append(Feature(each.name, each.meaning, 0, high, start, size))
        start += size
    return tuple(found)


# --- the rule that fills an observation, as source ------------------------------------------------------------------------------


def source(observed: Sequence[Observed], fields: Mapping[str, Field], sides: Mapping[int, int]) -> str:
    """Plain functions, one for each number of seats with its number of sides, so that a compiler knows where everything stands: a
    loop a feature, and what is not a number is zero but for the one place that is told."""
    lines = [line for seats in sides for line in _filler(observed, fields, seats, sides[seats])]
    lines += ["@outlined", "def observe_into(s, seat, out):"]
    for seats in sides:
        lines += [f"    if s.seats == {seats}:", f"        observe_{seats}(s, seat, out)"]
    return "\n".join(lines) + "\n"


def _filler(observed: Sequence[Observed], fields: Mapping[str, Field], seats: int, sides: int) -> Iterator[str]:
    """The function for so many seats. Seats are masked, so that a compiler knows that no index is below zero."""
    yield "@outlined"
    yield f"def observe_{seats}(s, seat, out):"
    yield "    blank(out)"
    yield f"    seats, sides = {seats}, {sides}"
    yield f"    own_side = SIDE_OF[seats, seat] & {_FEW}"
    yield f"    seat = seat & {_FEW}"
    yield "    n = 0"
    for each in observed:
        yield from _filled(each, fields)
    yield "\n"


_FEW = 15  # seats, sides


def readers(observed: Sequence[Observed]) -> dict[str, Reader]:
    """The rules that the source calls, by the names it uses."""
    return {f"read_{each.name}": each.of for each in observed if each.of is not None}


_FIRST = {
    EACH_SEAT: ("seats", ["at = seat + k", "if at >= seats:", "    at -= seats"]),
    EACH_SIDE: ("sides", ["at = own_side + k", "if at >= sides:", "    at -= sides"]),
    EACH_PLACE: ("seats", ["at = k"]),
}


def _filled(each: Observed, fields: Mapping[str, Field]) -> Iterator[str]:
    """The lines for one feature, which begins at `n`, and on to the next."""
    inner, indent, place = each.inner(fields), "    ", ""
    width = _width(each)
    if each.written == COUNTS:
        yield f"    read_{each.name}(s, seat, out, n)"
    else:
        indices = []
        if each.by != ALL:
            count, turned = _FIRST[each.by]
            yield f"{indent}for k in range({count}):"
            indent, place = indent + "    ", "k"
            yield from (indent + line for line in turned)
            indices.append("at")
        for number, size in enumerate(inner):
            yield f"{indent}for i{number} in range({size}):"
            indent, place = indent + "    ", f"({place}) * {size} + i{number}" if place else f"i{number}"
            indices.append(f"i{number}")
        at = f"n + ({place}) * {width}" if place else "n"
        yield from (indent + line for line in _written(each, _read(each, fields, indices), at))
    yield f"    n += {prod(inner)} * {width}{'' if each.by == ALL else ' * ' + _FIRST[each.by][0]}"


def _width(each: Observed) -> str:
    """How many numbers each value takes."""
    if each.written in (NUMBER, COUNTS):
        return "1"
    return str(each.high) if each.written == CHOICE else "seats" if each.written in (SEAT, SEATS_IN_BITS) else "sides"


def _read(each: Observed, fields: Mapping[str, Field], indices: Sequence[str]) -> str:
    if each.of is not None:
        return f"read_{each.name}({', '.join(['s', 'seat', *indices])})"
    value = f"s.{each.name}[{', '.join(indices)}]" if indices else f"s.{each.name}"
    if each.written != NUMBER or (fields[each.name].code == "i1" and each.least == 0):
        return value
    return f"min(max({value} - {each.least}, 0), {each.high})"


def _written(each: Observed, value: str, at: str) -> Iterator[str]:
    """One value at its place. Nobody is written as a zero at the first number: a jump over it would be guessed wrong too often."""
    width = _width(each)
    own = "seat" if width == "seats" else "own_side"
    if each.written == NUMBER:
        yield f"out[{at}] = {value}"
        return
    yield f"v = {value} + 0"
    if each.written in (SEATS_IN_BITS, SIDES_IN_BITS):
        yield f"for j in range({width}):"
        yield f"    out[{at} + (j - {own} if j >= {own} else j - {own} + {width})] = v >> j & 1"
        return
    yield f"known = 0 <= v < {width}"
    if each.written != CHOICE:
        yield f"v = v - {own} if v >= {own} else v - {own} + {width}"
    yield f"out[{at} + (v & {HIGHEST} if known else 0)] = known"
