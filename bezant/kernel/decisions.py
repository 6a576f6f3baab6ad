"""The decision table of a game: its verbs and what happens at each step. Action ids, tables and the choices among the game's
functions follow from it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from bezant.kernel.actions import ActionTable, Function, Verb, numbers_of
from bezant.kernel.compile import Table, from_source, game_module, made_for, module, outlined, rule, table
from bezant.kernel.names import OK, Step, entries
from bezant.kernel.state import Array, Position

SHORT = 8  # verbs: more are not copied into their callers


@dataclass(frozen=True)
class At:
    """What happens at a step. Further parameters of `lists` and `draws` are named for verbs, and get their first actions;
    a word of Python ends in `_`."""

    goes: Function | None = None  # goes on by itself: (s)
    asks: Function | None = None  # settles what settles itself, says whether somebody is asked: (s) -> bool
    lists: Function | None = None  # writes the open actions, in place of trying all answers: (s, buffer) -> count
    draws: Function | None = (
        None  # one of the open actions, each equally likely, without listing them: (s, buffer) -> action
    )
    single: Function | None = None  # whether a single answer is given at once, where that depends: (s) -> bool


class Course:
    """The course of play of one game: its steps, its reasons, its verbs, and what happens at which step."""

    def __init__(self, steps: Any, reasons: Any, verbs: Sequence[Verb], at: Mapping[int, At]) -> None:
        self.steps: tuple[Step, ...] = entries(steps)
        self.verbs, self.at = tuple(verbs), dict(at)
        kinds = [step.kind for step in self.steps]
        self.question_count = kinds.count("question")
        assert kinds == sorted(kinds, key=("question", "goes on", "over").index), "questions first, the end last"
        self.over = len(kinds) - 1
        self.actions: ActionTable = ActionTable(*self.verbs)
        self.step_names = [step.name for step in self.steps]
        self.unasked = [number for number, step in enumerate(self.steps) if step.unasked]
        self.not_now = OK + 1 + len(entries(reasons))  # and the number of the question
        self.reasons = [("ok", ""), *((reason.name, reason.rule) for reason in entries(reasons))]
        asked = [step for step in self.steps if step.kind != "goes on"]
        self.reasons += [(step.not_now, step.not_now_rule) for step in asked]
        self.game_over = len(self.reasons) - 1
        self._check()

    def _check(self) -> None:
        for number, step in enumerate(self.steps):
            if step.kind == "goes on":
                assert self.at[number].goes, f"nothing happens at {step.name}"
            if step.kind == "question":
                low, high = self.span(number)
                ids = [id for verb in self.answers_to(number) for id in range(*self.ids(verb.name))]
                assert ids == list(range(low, high)), f"the answers to {step.name} are no neighbours"

    def answers_to(self, question: int) -> list[Verb]:
        """The verbs that answer a question."""
        return [verb for verb in self.verbs if question in verb.questions]

    def ids(self, verb: str) -> tuple[int, int]:
        """The first action of a verb, and the one after its last."""
        return self.actions.span(verb)

    def span(self, step: int) -> tuple[int, int]:
        """The first action that answers a question, and the one after the last; an empty span for other steps."""
        spans = [self.ids(verb.name) for verb in self.answers_to(step)]
        return (spans[0][0], spans[-1][1]) if spans else (0, 0)

    @cached_property
    def targets(self) -> list[tuple[int, ...]]:
        """By action: the parts as its functions are given them."""
        return [parts for verb in self.verbs for parts in verb.targets]

    @cached_property
    def verb_of(self) -> list[int]:
        """By action: the index of its verb."""
        return [index for index, verb in enumerate(self.verbs) for _ in range(*self.ids(verb.name))]

    def part_of(self, place: int) -> list[int]:
        """By action: the part at this place as its functions are given it; 0 without one."""
        return [parts[place] if place < len(parts) else 0 for parts in self.targets]

    @property
    def secret_span(self) -> tuple[int, int]:
        """The first secret action and the one after the last."""
        spans = [self.ids(verb.name) for verb in self.verbs if verb.secret]
        return (spans[0][0], spans[-1][1]) if spans else (0, 0)

    def has_answer(self, s: Position) -> bool:
        """Whether the question that is asked has an answer. For interpreted rules."""
        for action in range(*self.span(s.step)):
            verb = self.verbs[self.verb_of[action]]
            if verb.refuse is None or verb.refuse(s, *self.targets[action]) == OK:
                return True
        return False

    def rule_of(self, action: int) -> str:
        """The rule of the action's verb."""
        return self.verbs[self.verb_of[action]].rule

    # --- the choices, as source ----------------------------------------------------------------------------------------------

    @property
    def functions(self) -> dict[str, Function]:
        """What the source below calls, by the names it uses."""
        named = {f"do_{verb.name}": verb.does for verb in self.verbs}
        named |= {f"refuse_{verb.name}": verb.refuse for verb in self.verbs if verb.refuse}
        for number, at in self.at.items():
            for what in ("goes", "asks", "lists", "draws", "single"):
                if function := getattr(at, what):
                    named[f"{what}_{self.step_names[number]}"] = function
        return named

    def source(self) -> str:
        """Plain functions that choose by number: an if-chain is what Numba makes one jump of."""
        blocks = (
            self._refuse(),
            self._answer(),
            self._waits(),
            self._asks(),
            self._single(),
            self._lists(),
            self._draws(),
        )
        return "\n\n\n".join("\n".join(block) for block in blocks) + "\n"

    @property
    def _size(self) -> str:
        """A short table is copied into the course of play."""
        return "rule" if len(self.verbs) <= SHORT else "outlined"

    def _refuse(self) -> Iterator[str]:
        yield "@outlined\ndef refuse_answer(s, action):"
        yield "    verb = VERB_OF[action]"
        for index, verb in enumerate(self.verbs):
            if verb.refuse:
                yield f"    if verb == {index}:\n        return refuse_{verb.name}({_arguments(verb)})"
        yield f"    return {OK}"

    def _answer(self) -> Iterator[str]:
        yield f"@{self._size}\ndef answer(s, action):"
        yield "    verb = VERB_OF[action]"
        for index, verb in enumerate(self.verbs):
            yield f"    {'elif' if index else 'if'} verb == {index}:\n        do_{verb.name}({_arguments(verb)})"

    def _waits(self) -> Iterator[str]:
        """Most questions are just asked: that is seen without a call."""
        happens = [number for number, at in self.at.items() if at.asks or at.goes]
        waits = [number for number in range(len(self.steps)) if number not in happens]
        yield "@rule\ndef waits(s):"
        yield f"    return {' or '.join(_within(first, last) for first, last in _runs(waits))}"

    def _asks(self) -> Iterator[str]:
        yield f"@{self._size}\ndef asks(s):"
        yield "    step = s.step"
        for number, at in sorted(self.at.items()):
            name = self.step_names[number]
            if at.asks:
                yield f"    if step == {number}:\n        return asks_{name}(s)"
            if at.goes:
                yield f"    if step == {number}:\n        goes_{name}(s)\n        return False"
        yield "    return True"

    def _single(self) -> Iterator[str]:
        yield "@rule\ndef may_be_single(s):"
        for number, at in sorted(self.at.items()):
            if at.single:
                yield f"    if s.step == {number}:\n        return single_{self.step_names[number]}(s)"
        always = [number for number, step in enumerate(self.steps) if step.unless_single]
        yield f"    return {' or '.join(_within(first, last) for first, last in _runs(always)) or False}"

    def _lists(self) -> Iterator[str]:
        """A function for each question that tries all its answers, and the choice among them."""
        own = {number: at.lists for number, at in self.at.items() if at.lists}
        for number in (number for number in range(self.question_count) if number not in own):
            yield f"@outlined\ndef tries_{self.step_names[number]}(s, buffer):\n    count = 0"
            for verb in self.answers_to(number):
                yield from self._tries(verb)
            yield "    return count\n\n"
        yield "@rule\ndef list_into(s, buffer):"
        for number in range(self.question_count):
            name = self.step_names[number]
            call = f"lists_{name}({self._first_ids(own[number])})" if number in own else f"tries_{name}(s, buffer)"
            yield f"    if s.step == {number}:\n        return {call}"
        yield "    return 0"

    def _tries(self, verb: Verb) -> Iterator[str]:
        """All actions of a verb tried in turn."""
        indent, first = " " * 4, self.ids(verb.name)[0]
        yield f"{indent}action = {first}"
        for place, values in enumerate(verb.given):
            yield f"{indent}for p{place} in {numbers_of(values)!r}:"
            indent += "    "
        inner = indent
        if verb.refuse:
            parts = "".join(f", p{place}" for place in range(len(verb.given)))
            yield f"{indent}if refuse_{verb.name}(s{parts}) == {OK}:"
            inner += "    "
        yield f"{inner}buffer[count] = action\n{inner}count += 1"
        yield f"{indent}action += 1"

    def _draws(self) -> Iterator[str]:
        yield "@rule\ndef random_action(s, buffer):"
        for number, at in sorted(self.at.items()):
            if at.draws:
                name = self.step_names[number]
                yield f"    if s.step == {number}:\n        return draws_{name}({self._first_ids(at.draws)})"
        yield "    return buffer[below(s, list_into(s, buffer))]"

    def _first_ids(self, function: Function) -> str:
        parameters = list(inspect.signature(getattr(function, "py_func", function)).parameters)
        return ", ".join(["s", "buffer", *(str(self.ids(verb.rstrip("_"))[0]) for verb in parameters[2:])])


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Ascending numbers as runs: the first and the last of each."""
    firsts = [number for number in numbers if number - 1 not in numbers]
    lasts = [number for number in numbers if number + 1 not in numbers]
    return list(zip(firsts, lasts, strict=True))


def _within(first: int, last: int) -> str:
    return f"s.step == {first}" if first == last else f"{first} <= s.step <= {last}"


def _arguments(verb: Verb) -> str:
    return ", ".join(["s", *(f"PART_{place}[action]" for place in range(len(verb.given)))])


class Choices(Protocol):
    """The module made of a decision table."""

    VERB_OF: Table  # by action
    FIRST_QUESTION: Table  # by verb: that it answers
    FIRST_ANSWER: Table  # by question
    AFTER_ANSWER: Table

    def refuse_answer(self, s: Position, action: int) -> int: ...
    def answer(self, s: Position, action: int) -> None: ...
    def waits(self, s: Position) -> bool: ...
    def asks(self, s: Position) -> bool: ...
    def may_be_single(self, s: Position) -> bool: ...
    def list_into(self, s: Position, buffer: Array) -> int: ...
    def random_action(self, s: Position, buffer: Array) -> int: ...


class Play(Protocol):
    """`kernel/course.py` made for a game: all that others need to play it."""

    OVER: int
    ACTION_COUNT: int
    SECRET_FROM: int
    SECRET_TO: int

    def set_up(self, s: Position, seats: int, options: Array) -> None: ...
    def legal_into(self, s: Position, buffer: Array) -> int: ...
    def random_action(self, s: Position, buffer: Array) -> int: ...
    def refuse(self, s: Position, action: int) -> int: ...
    def carry_out(self, s: Position, action: int) -> None: ...
    def imagine(self, s: Position, seat: int) -> None: ...
    def mask_into(self, s: Position, buffer: Array, out: Array) -> None: ...


def choices_of(course: str) -> Any:
    """For the module of a course, made for a game: the choices of its decision table, and the tables of its actions; None in
    its source imported plainly."""
    made = made_for(course)
    if made is None:
        return None
    table_of: Course = game_module(made.game, "rules", made.mode).COURSE
    spans = [table_of.span(step) for step in range(len(table_of.steps))]
    names: dict[str, Any] = table_of.functions | {
        "outlined": outlined,
        "rule": rule,
        "below": module("kernel.dice", made.mode).below,
        "VERB_OF": table(course, table_of.verb_of),
        "FIRST_QUESTION": table(course, [verb.questions[0] for verb in table_of.verbs]),  # that a verb answers
        "FIRST_ANSWER": table(course, [first for first, _ in spans]),
        "AFTER_ANSWER": table(course, [after for _, after in spans]),
        **{f"PART_{place}": table(course, table_of.part_of(place)) for place in range(3)},
    }
    return from_source(course, "choices", table_of.source(), names)
