"""What holds in any position of any game."""

from __future__ import annotations

from typing import Any

from bezant.kernel import compile
from bezant.kernel.contract import facts_of, part_of
from bezant.kernel.decisions import Course

_game = compile.game_made_for(__name__)


def broken_invariant(s: Any) -> tuple[str, str] | None:
    """Seats, step, winners and pieces are in range, and a question has an answer. No rule of the game says so: it has no id."""
    facts = facts_of(_game)
    course: Course = part_of(_game, "rules", compile.INTERPRETED).COURSE
    if s.seats not in facts.seat_counts:
        return "", f"{facts.title} is not played with {s.seats} players."
    if not 0 <= s.step < len(course.steps):
        return "", f"There is no step {s.step}."
    if not 0 <= s.end < len(facts.end_names):
        return "", f"There is no way to end of number {s.end}."
    if not 0 <= s.winners < 1 << max(facts.sides(s.seats)) + 1:
        return "", "Those who have won are sides of the game."
    if facts.spaces and not all(0 <= piece <= len(facts.side_names) for piece in s.spaces):
        return "", "A space is empty or holds a piece of one of the sides."
    if s.step == course.over:
        return None
    if not 0 <= s.active < s.seats:
        return "", f"The seat asked is one of 0 to {s.seats - 1}."
    if s.end or s.winners:
        return "", "A game that goes on has no end and no winners."
    try:
        answered = course.has_answer(s)
    except (IndexError, ValueError, ZeroDivisionError):  # the rules were made for positions that can occur
        return "", f"The position cannot occur at “{course.step_names[s.step]}”."
    return None if answered else ("", f"The question “{course.step_names[s.step]}” has no answer.")
