"""The public names: each has a docstring, and its example runs as it stands."""

from __future__ import annotations

import doctest
import inspect
from types import FunctionType

import pytest

import bezant
from bezant.kernel.game import Game

METHODS = {f"Game.{name}": each for name, each in vars(Game).items() if name[0] != "_" and inspect.isfunction(each)}
NAMES = {name: getattr(bezant, name) for name in bezant.__all__}
EXPLAINED = {name: each for name, each in NAMES.items() if isinstance(each, (type, FunctionType))} | METHODS
COMPILED = {"Outcome", "load", "Game.play_out", "vector", "IllegalActions"}  # whose examples need Numba
CASES = [pytest.param(name, marks=[pytest.mark.compiled] if name in COMPILED else []) for name in EXPLAINED]


@pytest.mark.parametrize("name", CASES)
def test_a_public_name_is_explained_by_an_example_that_runs(name: str) -> None:
    thing = EXPLAINED[name]
    assert thing.__doc__ and ">>> " in thing.__doc__
    module = inspect.getmodule(thing)
    assert module is not None
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    test = parser.get_doctest(inspect.cleandoc(thing.__doc__), dict(vars(module)), name, None, 0)
    told: list[str] = []
    runner.run(test, out=told.append)
    assert runner.failures == 0, "".join(told)


def test_the_module_itself_is_explained_by_an_example_that_runs() -> None:
    runner = doctest.DocTestRunner()
    for test in doctest.DocTestFinder(recurse=False).find(bezant):
        runner.run(test)
    assert runner.failures == 0 and runner.tries > 0


def test_what_is_no_class_and_no_function_is_a_plain_value() -> None:
    assert {name for name in NAMES if name not in EXPLAINED} == {"EVERYONE", "OVER", "__version__"}


def test_the_errors_are_all_exported() -> None:
    from bezant.kernel import errors

    kinds = {name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, ValueError)}
    assert kinds <= set(bezant.__all__)
