"""The course of play, made for each game from its decision table: a question, an answer, and what follows by itself."""

from __future__ import annotations

from bezant.kernel.compile import inlined, outlined
from bezant.kernel.contract import Rules, of_game
from bezant.kernel.decisions import Choices, Course, choices_of
from bezant.kernel.names import OK
from bezant.kernel.state import Array, Position

G: Rules[Position] = of_game(__name__, "rules")
C: Choices = choices_of(__name__)
NONE = -1  # no action

if G is not None:
    _course: Course = G.COURSE
    OVER, GAME_OVER, NOT_NOW = _course.over, _course.game_over, _course.not_now
    ACTION_COUNT = len(_course.actions)
    SECRET_FROM, SECRET_TO = _course.secret_span
    legal_into, random_action = C.list_into, C.random_action
    imagine = G.imagine


@outlined
def refuse(s: Position, action: int) -> int:
    """Why the action is not open now, or OK."""
    if s.step == OVER:
        return GAME_OVER
    if C.FIRST_ANSWER[s.step] <= action < C.AFTER_ANSWER[s.step]:
        return C.refuse_answer(s, action)
    return NOT_NOW + C.FIRST_QUESTION[C.VERB_OF[action]]


@inlined
def set_up(s: Position, seats: int, options: Array) -> None:
    """A new game up to its first question. The position is empty but for its dice."""
    G.set_up(s, seats, options)
    advance(s)


@inlined
def carry_out(s: Position, action: int) -> None:
    """Carries out an action that is open now, and all that follows by itself."""
    while action != NONE:
        C.answer(s, action)
        advance(s)
        action = only_answer(s) if C.may_be_single(s) else NONE


@inlined
def advance(s: Position) -> None:
    """Up to the next question or the end."""
    asked = C.waits(s)
    while not asked:
        asked = C.asks(s) or C.waits(s)


@outlined
def only_answer(s: Position) -> int:
    """The only answer to a question; NONE where it has several."""
    only = NONE
    for action in range(C.FIRST_ANSWER[s.step], C.AFTER_ANSWER[s.step]):
        if C.refuse_answer(s, action) == OK:
            if only != NONE:
                return NONE
            only = action
    return only


@outlined
def mask_into(s: Position, buffer: Array, out: Array) -> None:
    """1 for each action that is open, 0 for all others. The buffer is room for their list."""
    for action in range(ACTION_COUNT):
        out[action] = 0
    for index in range(legal_into(s, buffer)):
        out[buffer[index]] = 1
