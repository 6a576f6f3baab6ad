"""What is shown of a game that brings no view of its own, or only a part of one: the fields of the record. Nothing is hidden."""

from __future__ import annotations

from typing import Any

from bezant.kernel import compile, shapes
from bezant.kernel.actions import Part
from bezant.kernel.contract import View, facts_of, part_of
from bezant.kernel.decisions import Course
from bezant.kernel.messages import Argument, Event, Message, Reason, message
from bezant.kernel.pointing import NO_PLACES, Places
from bezant.kernel.state import Position

AMOUNTS: tuple[str, ...] = ()
HEADINGS: tuple[str, ...] = ()
TALK_RULE: str | None = None

_game = compile.game_made_for(__name__)


def view(s: Position, seat: int | None) -> dict[str, Any]:
    """Every field but the generator; a field `spaces` is what stands on each space of the board."""
    facts = facts_of(_game)
    shown = {name: s.array[name][0].tolist() for name in s.fields if name != "dice"}
    shown |= {"step": _course().step_names[s.step], "end": facts.end_names[s.end], "winners": _winning_sides(s)}
    if facts.spaces and "spaces" in shown:
        shown["spaces"] = [
            {"id": space, "side": facts.side_names[piece - 1] if piece > 0 else None}
            for space, piece in zip(facts.spaces, shown["spaces"], strict=True)
        ]
    return shown


def board() -> dict[str, Any]:
    """The spaces with their places, the links between them, and the parts of actions that name a space, as they are asked."""
    facts = facts_of(_game)
    levels = {
        kind: level
        for verb in _course().verbs
        for level, (kind, values) in enumerate(verb.parts)
        if facts.spaces.keys() >= set(values)
    }
    return {
        "spaces": [{"id": space, "x": x, "y": y} for space, (x, y) in facts.spaces.items()],
        "links": [list(link) for link in facts.links],
        "kinds": sorted(levels, key=lambda kind: levels[kind]),
        "sides": list(facts.side_names[: max(max(facts.sides(count)) for count in facts.seat_counts) + 1]),
    }


def question(s: Position) -> shapes.Question:
    """The step as a question; one that says more than who is asked has a detail too."""
    step, args = _course().steps[s.step], _whole().question_args(s)
    name = f"{_game}-question-{step.question}"
    return {
        "title": message(name, **(args or {"seat": s.active})),
        "detail": message(f"{name}-detail", **args) if args else None,
        "rule": step.rule,
    }


def question_args(s: Position) -> dict[str, Argument]:
    """Nothing is said but who is asked."""
    return {}


def steps(s: Position) -> list[dict[str, Any]]:
    """The questions of the game; none is over before the game is."""
    names = _course().step_names[: _course().question_count]
    return [
        {"label": message(f"{_game}-step-{name}"), "state": "on" if number == s.step else "next"}
        for number, name in enumerate(names)
    ]


def where(s: Position) -> Message:
    """The step."""
    return message(f"{_game}-step-{_course().step_names[s.step]}")


def scores(s: Position) -> list[int]:
    """One for a victory."""
    return [s.winners >> side & 1 for side in facts_of(_game).sides(s.seats)]


def ranking(s: Position) -> list[Any]:
    """Who is ahead: nothing breaks a tie of scores."""
    return _whole().scores(s)


def result(s: Position) -> shapes.UnrankedResult:
    """How the game ended: in the words of its event `over`, or whether it was won or drawn."""
    facts, whole = facts_of(_game), _whole()
    reason = facts.end_names[s.end] if s.end else "won" if s.winners else "drawn"
    said = message(f"{_game}-end-{reason}", sides=_winning_sides(s))
    if any(kind.name == "over" for kind in facts.events.kinds):
        said = facts.events.tell("over", s.end, s.winners).message or said
    return {
        "reason": reason,
        "rule": facts.end_rules[s.end] or _course().steps[_course().over].not_now_rule,
        "winners": [seat for seat, side in enumerate(facts.sides(s.seats)) if s.winners >> side & 1],
        "message": said,
        "scores": [{"seat": seat, "score": score} for seat, score in enumerate(whole.scores(s))],
    }


def reason_args(s: Position, action: int) -> dict[str, Argument]:
    """The target of the action, and whose turn it is."""
    return _target(action) | {"seat": s.active}


def option_words(s: Position, action: int, events: list[Event]) -> dict[str, Any]:
    """The verb with its target."""
    verb = _course().actions[action].verb
    label = message(f"{_game}-option-{verb}", **_target(action))
    return {"label": label, "detail": None, "rule": _course().rule_of(action)}


def own(s: Position, seat: int, seen: dict[str, Any]) -> dict[str, Any] | None:
    """Not told apart from what all see."""
    return None


def hidden_fields(s: Position) -> tuple[str, ...]:
    """Nothing is hidden."""
    return ()


def places(s: Position, verb: str, part: Part) -> Places:
    """No place stands for anything but itself."""
    return NO_PLACES


def refuse_place(s: Position, place: Part) -> Reason | None:
    """What is asked instead says why."""
    return None


def _whole() -> View[Position]:
    """The view of the game, these defaults included."""
    found: View[Position] = part_of(_game, "view", compile.INTERPRETED)
    return found


def _course() -> Course:
    course: Course = part_of(_game, "rules", compile.INTERPRETED).COURSE
    return course


def _target(action: int) -> dict[str, Argument]:
    return {part.kind: part.value for part in _course().actions[action].path}


def _winning_sides(s: Position) -> list[str]:
    return [name for side, name in enumerate(facts_of(_game).side_names) if s.winners >> side & 1]
