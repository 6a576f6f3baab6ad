"""What a game shows has the shapes that it declares: nothing is missing, nothing more is told."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter

import bezant
from bezant.kernel import compile, shapes
from bezant.kernel.messages import EVERYONE

EXACT = ConfigDict(extra="forbid", strict=True)


def exact(shape: Any) -> TypeAdapter[Any]:
    """Reads a shape without guessing: every part of it forbids what it does not name."""
    for each in _parts(shape):
        each.__pydantic_config__ = EXACT
    return TypeAdapter(shape)


def _parts(shape: Any) -> list[Any]:
    modules = (sys.modules[shape.__module__], shapes)
    return [each for module in modules for each in vars(module).values() if hasattr(each, "__required_keys__")]


@pytest.mark.parametrize("name", bezant.game_names())
def test_views_boards_and_messages_have_their_shapes(name: str) -> None:
    game = bezant.load(name)
    declared: Any = compile.game_module(name, "shapes", compile.INTERPRETED)
    board, view = (exact(getattr(declared, shape, dict[str, Any])) for shape in ("Board", "View"))
    board.validate_python(game.describe()["board"])
    option, question, step, result = map(exact, (shapes.Option, shapes.Question, shapes.Step, shapes.Result))
    for seats in game.seat_counts:
        chance, state = random.Random(seats), game.new(seats=seats, seed=seats)
        for ply in range(3000):
            if ply % 7 == 0 or game.is_over(state):
                for seat in (*range(seats), None):
                    view.validate_python(game.view(state, seat))
                for one in game.steps(state):
                    step.validate_python(one)
            if game.is_over(state):
                view.validate_python(game.view(state, EVERYONE))
                result.validate_python(game.result(state))
                break
            if ply % 7 == 0:
                question.validate_python(game.question(state))
                for offered in game.options(state, game.to_move(state)):
                    option.validate_python(offered)
            game.apply(state, chance.choice(game.legal(state)))
