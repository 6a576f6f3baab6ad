"""Names declared in class bodies, numbers everywhere else."""

from __future__ import annotations

from types import ModuleType

from bezant.kernel.names import (
    OK,
    Ends,
    Events,
    Numbers,
    Options,
    Reasons,
    Steps,
    because,
    ends,
    entries,
    goes_on,
    names_of,
    number,
    option,
    over,
    question,
    rules_of,
    told,
)


class Step(Steps):
    """Where a game of chess stands."""

    move = question("not_moving", "CHE-3.1", asked="CHE-1.2", unless_single=True)
    raise_ = question("not_raising", "CHE-9.1", unasked=True)
    promote = goes_on()
    over = over("CHE-5.1")


class Why(Reasons):
    in_check = because("CHE-3.9")
    no_such_piece = because("CHE-3.2")


class End(Ends):
    running = ends()
    mate = ends("CHE-5.1")


class Told(Events):
    moved = told("CHE-3.1", "seat", "square")
    over = told(rules_of(End), "reason", "seats^", silent=True)


class Option(Options):
    guard = option(0, 0, 99, "CHE-9.3")
    laid = option(-1, -1, 4, "CHE-2.1", size=3)
    clock = option(5, 1, 60, "CHE-A1")


class Piece(Numbers):
    pawn = number()
    rook = number()


def test_a_name_is_its_number() -> None:
    assert (Step.move, Step.raise_, Step.promote, Step.over) == (0, 1, 2, 3)
    assert (Piece.pawn, Piece.rook) == (0, 1)
    assert type(Step.move) is int


def test_reasons_begin_after_ok() -> None:
    assert (OK, Why.in_check, Why.no_such_piece) == (0, 1, 2)


def test_an_option_of_several_numbers_takes_as_many_places() -> None:
    assert (Option.guard, Option.laid, Option.clock) == (0, 1, 4)


def test_what_was_declared_comes_back_in_order() -> None:
    assert names_of(Step) == ["move", "raise", "promote", "over"]  # without the mark that makes a word of Python a name
    assert rules_of(End) == ("", "CHE-5.1")
    move, raises, promote, _ = entries(Step)
    assert (move.rule, move.not_now, move.not_now_rule) == ("CHE-1.2", "not_moving", "CHE-3.1")
    assert (move.unless_single, raises.unless_single, raises.unasked) == (True, False, True)
    assert (promote.kind, raises.kind) == ("goes on", "question")
    assert entries(Told)[1].rules == ("", "CHE-5.1")


def test_compiled_code_takes_the_numbers_for_constants() -> None:
    """Numba refuses a class as a global, and reads a module."""
    left: object = Step
    assert isinstance(left, ModuleType) and left.__doc__ == "Where a game of chess stands."
