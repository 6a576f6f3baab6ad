"""The decision table: what follows from it."""

from __future__ import annotations

from typing import Any

import pytest

import bezant
from bezant.kernel import compile
from bezant.kernel.actions import Verb
from bezant.kernel.decisions import At, Course
from bezant.kernel.game import Game
from bezant.kernel.names import OK, Reasons, Steps, because, goes_on, over, question


class Step(Steps):
    move = question("not_moving", "CHE-3.1")
    offer = question("nothing_offered", "CHE-9.1")
    settle = goes_on()
    over = over("CHE-5.1")


class Why(Reasons):
    in_check = because("CHE-3.9")


def nothing(s: Any, *parts: int) -> None: ...


def refuse_odd(s: Any, piece: int, square: int) -> int:
    return OK if square % 2 == 0 else Why.in_check


MOVE = Verb("move", Step.move, nothing, refuse_odd, "CHE-3.1", (("piece", ("pawn", "rook")), ("square", range(1, 4))))
RESIGN = Verb("resign", (Step.move, Step.offer), nothing, None, "CHE-5.2")
ACCEPT = Verb("accept", Step.offer, nothing, None, "CHE-9.2", secret=True)
SETTLES = {Step.settle: At(nothing)}
TABLE = Course(Step, Why, (MOVE, RESIGN, ACCEPT), SETTLES)


def test_answers_of_a_question_are_neighbours() -> None:
    assert [TABLE.span(step) for step in range(4)] == [(0, 7), (6, 8), (0, 0), (0, 0)]
    assert TABLE.verb_of == [0] * 6 + [1, 2]
    with pytest.raises(AssertionError, match="answers to offer are no neighbours"):
        Course(Step, Why, (RESIGN, MOVE, ACCEPT), SETTLES)


def test_functions_get_numbers_as_they_are_and_names_by_place() -> None:
    assert TABLE.targets == [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (), ()]
    assert (TABLE.part_of(0), TABLE.part_of(1)) == ([0, 0, 0, 1, 1, 1, 0, 0], [1, 2, 3, 1, 2, 3, 0, 0])


def test_reasons_say_what_is_asked_instead() -> None:
    """First the game's own, then "not now" by question, then that the game is over."""
    assert TABLE.reasons == [
        ("ok", ""),
        ("in_check", "CHE-3.9"),
        ("not_moving", "CHE-3.1"),
        ("nothing_offered", "CHE-9.1"),
        ("game_over", "CHE-5.1"),
    ]
    assert TABLE.reasons[TABLE.not_now + Step.offer][0] == "nothing_offered"
    assert TABLE.reasons[TABLE.game_over][0] == "game_over"


def test_each_action_has_the_rule_of_its_verb() -> None:
    assert [TABLE.rule_of(action) for action in (0, 5, 6, 7)] == ["CHE-3.1", "CHE-3.1", "CHE-5.2", "CHE-9.2"]


def test_secret_actions_are_a_span() -> None:
    assert TABLE.secret_span == (7, 8)


def test_a_step_that_goes_on_needs_something_to_happen() -> None:
    with pytest.raises(KeyError):
        Course(Step, Why, (MOVE, RESIGN, ACCEPT), {})


def test_every_answer_is_tried_in_order_of_its_number() -> None:
    source = TABLE.source()
    made: dict[str, Any] = {"rule": lambda f: f, "outlined": lambda f: f, "below": None, **TABLE.functions}
    exec(source, made)

    class Position:
        step = Step.move

    buffer = [0] * 8
    assert made["list_into"](Position, buffer) == 3 and buffer[:3] == [1, 4, 6]


@pytest.fixture(params=bezant.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return bezant.load(request.param)


def test_what_a_function_is_given_is_what_its_words_say(game: Game) -> None:
    """The numbers by which a verb is dispatched and the words of its action come from one declaration."""
    for action, parts in enumerate(game.course.targets):
        verb = game.course.verbs[game.course.verb_of[action]]
        told = [part.value for part in game.actions[action].path if part.value != verb.name]
        values = [
            values[number] if not isinstance(values, range) else number
            for values, number in zip(verb.given, parts, strict=True)
        ]
        assert values == told


def test_the_choices_of_a_game_are_its_own_functions(game: Game) -> None:
    choices = compile.instance("kernel.course", game.name, compile.INTERPRETED).C
    for verb in game.course.verbs:
        assert getattr(choices, f"do_{verb.name}") is verb.does


def test_a_refusal_of_another_time_names_the_question(game: Game) -> None:
    state = game.new(game.seat_counts[0], 1)
    first, after = game.course.span(state.step)
    for action in range(len(game.actions)):
        if not first <= action < after:
            verb = game.course.verbs[game.course.verb_of[action]]
            reason = game.refusal(state, action)
            assert reason is not None and reason.code == game.course.steps[verb.questions[0]].not_now
