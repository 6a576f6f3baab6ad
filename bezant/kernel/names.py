"""Names declared once, in the body of a class, each with what belongs to it; everywhere else a name is a plain number.

    class Why(Reasons):
        city_full = because("BYZ-10.2")

`Why.city_full` is an int to rules (compiled too), to mypy and to an editor; `entries(Why)` gives the declarations back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, cast

OK = 0  # no reason against an action
NOBODY = -1  # in place of a seat, a side, or anything else that has a number


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A declaration; its name comes from the class body, where a word of Python ends in `_`."""

    name: str = ""
    rule: str = ""
    size: int = 1  # how many numbers it takes


@dataclass(frozen=True, kw_only=True)
class Step(Entry):
    """Where a position stands: at a question, at something that goes on by itself, or at the end."""

    kind: str  # "question", "goes on" or "over"
    not_now: str = ""  # the reason against its answers at another time
    not_now_rule: str = ""
    unless_single: bool = False  # a single answer is given at once
    unasked: bool = False  # a single answer is given by the table, as if the seat had been asked
    words: str = ""  # the name of its question, where it is not its own

    @property
    def question(self) -> str:
        """The name of its question in messages."""
        return self.words or self.name


@dataclass(frozen=True, kw_only=True)
class Told(Entry):
    """How the numbers that a rule tells become an event.

    An argument ending in `*` takes all numbers that are left, up to -1; one ending in `^` is a set of bits."""

    args: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()  # a rule for each value of the first argument, where they differ
    silent: bool = False  # for animation only: no line in the log
    chance: bool = False  # its outcome was open before: dice were thrown, or a hidden card came to light
    secret: tuple[str, ...] = ()  # arguments that only the seat of the argument `seat` may see


@dataclass(frozen=True, kw_only=True)
class Option(Entry):
    """An option of `new`: a small integer with its range; with `size` above 1 a list of so many."""

    default: int
    low: int
    high: int


class Names(type):
    """A class of this kind leaves a module of numbers behind: Numba takes those for constants, and refuses a class."""

    first = 0  # the number of the first name

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(mcs, name, bases, body)
        numbers = ModuleType(f"{body['__module__']}.{name}", body.get("__doc__"))
        declared, number = [], getattr(bases[0], "first", 0)
        for key, value in body.items():
            if isinstance(value, Entry):
                declared.append(replace(value, name=value.name or key.rstrip("_")))
                setattr(numbers, key, number)
                number += value.size
        numbers.__dict__["__entries__"] = tuple(declared)
        return numbers


class Steps(metaclass=Names):
    """The course of play: questions first, then what goes on by itself, then the end."""


class Reasons(metaclass=Names):
    """Why an action is refused. That another question is asked, or none, needs no entry: it comes from the steps."""

    first = OK + 1


class Events(metaclass=Names):
    """What rules tell while they run."""


class Ends(metaclass=Names):
    """How a game ends; the first is that it goes on."""


class Numbers(metaclass=Names):
    """Any other kind of thing that a game counts."""


class Options(metaclass=Names):
    """The options of `new`, numbered by their places in the array that `set_up` reads."""


def entries(names: Any) -> tuple[Any, ...]:
    """The declarations of a class of names, in order."""
    return cast(tuple[Any, ...], names.__entries__)


def names_of(names: Any) -> list[str]:
    """The names alone."""
    return [entry.name for entry in entries(names)]


def number() -> int:
    """A name that stands for its place."""
    return cast(int, Entry())


def question(
    not_now: str, rule: str, *, asked: str = "", words: str = "", unless_single: bool = False, unasked: bool = False
) -> int:
    """A step at which a seat is asked: the reason against its answers at another time, with its rule; the rule that asks, and the
    name of the question in messages, where they are others."""
    made = Step(
        kind="question",
        rule=asked or rule,
        not_now=not_now,
        not_now_rule=rule,
        unless_single=unless_single,
        unasked=unasked,
        words=words,
    )
    return cast(int, made)


def goes_on() -> int:
    """A step that needs no answer."""
    return cast(int, Step(kind="goes on"))


def over(rule: str) -> int:
    """The last step: nothing more is asked."""
    return cast(int, Step(kind="over", not_now="game_over", not_now_rule=rule))


def because(rule: str) -> int:
    """A reason, with the rule behind it."""
    return cast(int, Entry(rule=rule))


def ends(rule: str = "") -> int:
    """A way to end, with its rule."""
    return cast(int, Entry(rule=rule))


def told(
    rule: str | tuple[str, ...],
    *args: str,
    name: str = "",
    silent: bool = False,
    chance: bool = False,
    secret: tuple[str, ...] = (),
) -> int:
    """An event: its rule (or one for each value of the first argument) and its arguments; another name where two share one."""
    one, several = (rule, ()) if isinstance(rule, str) else ("", rule)
    return cast(int, Told(name=name, rule=one, rules=several, args=args, silent=silent, chance=chance, secret=secret))


def option(default: int, low: int, high: int, rule: str, size: int = 1) -> int:
    """An option of `new`: what it is unless told otherwise, its least and most, and the rule it varies."""
    return cast(int, Option(rule=rule, size=size, default=default, low=low, high=high))


def rules_of(names: Any) -> tuple[str, ...]:
    """The rule of each name."""
    return tuple(entry.rule for entry in entries(names))
