"""What is shown of a game that brings no view of its own, or only a part of one."""

from __future__ import annotations

from typing import Any

from bezant.kernel import compile, shapes
from bezant.kernel.actions import Part
from bezant.kernel.contract import View, facts_of, part_of
from bezant.kernel.decisions import Course
from bezant.kernel.messages import Argument, Reason, message
from bezant.kernel.pointing import NO_PLACES, Places

AMOUNTS: tuple[str, ...] = ()
HEADINGS: tuple[str, ...] = ()
TALK_RULE: str | None = None

_made = compile.made_for(__name__)
_game = _made.game if _made else ""


def _whole() -> View:
    """The view of the game, these defaults included."""
    found: View = part_of(_game, "view", compile.INTERPRETED)
    return found


def _course() -> Course:
    course: Course = part_of(_game, "rules", compile.INTERPRETED).COURSE
    return course


def question(s: Any) -> shapes.Question:
    """The step as a question; one that says more than who is asked has a detail too."""
    step, args = _course().steps[s.step], _whole().question_args(s)
    name = f"{_game}-question-{step.question}"
    return {
        "title": message(name, **(args or {"seat": s.active})),
        "detail": message(f"{name}-detail", **args) if args else None,
        "rule": step.rule,
    }


def question_args(s: Any) -> dict[str, Argument]:
    """Nothing is said but who is asked."""
    return {}


def result(s: Any) -> shapes.UnrankedResult:
    """How the game ended, in the words of its event `over`."""
    facts = facts_of(_game)
    told = facts.events.tell("over", s.end, s.winners)
    assert told.message is not None
    return {
        "reason": facts.end_names[s.end],
        "rule": told.rule,
        "winners": [seat for seat, side in enumerate(facts.sides(s.seats)) if s.winners >> side & 1],
        "message": told.message,
        "scores": [{"seat": seat, "score": score} for seat, score in enumerate(_whole().scores(s))],
    }


def ranking(s: Any) -> list[Any]:
    """Who is ahead: nothing breaks a tie of scores."""
    return _whole().scores(s)


def hidden_fields(s: Any) -> tuple[str, ...]:
    """Nothing is hidden."""
    return ()


def places(s: Any, verb: str, part: Part) -> Places:
    """No place stands for anything but itself."""
    return NO_PLACES


def refuse_place(s: Any, place: Part) -> Reason | None:
    """What is asked instead says why."""
    return None
