"""Part III: what may be answered. One predicate for each kind of action says yes or why not; the list comes from the same."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.dice import below
from ..actions import (
    A_CLAIM,
    ACTION,
    ARMY,
    ASK_ARMY,
    ASK_ENTER,
    ASK_MARCH,
    ASK_PAY,
    ASK_REINFORCE,
    ASK_SHARE,
    ASK_TAX,
    ASK_TREASURY,
    B_REINFORCE,
    BOX,
    BUILD,
    BULGARS,
    C_SPECIAL,
    CIVIL_WAR,
    CLAIM,
    CUBE,
    D_TAX,
    DEVELOP,
    E_BUILD,
    ENOUGH,
    ENTER,
    F_MARCH,
    FIRST_ANSWER,
    FIRST_ID,
    FORTIFY,
    GO,
    HAVEN,
    KEEP,
    LAST_ANSWER,
    LEAVE_UNPAID,
    LOSE,
    OPPOSE,
    OVER,
    PAY,
    QUESTIONS,
    REINFORCE,
    SECOND_OF,
    SHARE,
    STEP_OF_VERB,
    STOP,
    SWELL,
    TARGET_OF,
    TAX,
    TREASURY,
    VERB_OF,
)
from ..reasons import GAME_OVER, NOT_NOW, OK
from ..tables import NOBODY, ONE_LINK_AWAY, RANKS, ROWS, SOURCES, TAX_PER_CUBE
from . import attack, building, bulgars, claiming, cubes, losses, movement, reinforcing, retreat, special, upkeep

NONE = -1


@chapter
def refuse(s: Record, action: int) -> int:
    """Why the action is not open now, or OK; some action always is (BYZ-I33)."""
    if s.step == OVER:
        return GAME_OVER
    step = STEP_OF_VERB[VERB_OF[action]]
    return refuse_answer(s, action) if s.step == step else NOT_NOW + step


@chapter
def refuse_answer(s: Record, action: int) -> int:
    """Whether the action answers the question that is asked."""
    verb, target = VERB_OF[action], TARGET_OF[action]
    if verb == ACTION:
        return refuse_action(s, target)
    if verb == GO:
        return movement.refuse_go(s, target)
    if verb == CUBE:
        return cubes.refuse_cube(s, target)
    if verb == REINFORCE:
        return reinforcing.refuse_reinforce(s, target, SECOND_OF[action])
    if verb == CLAIM:
        return claiming.refuse_claim(s, target)
    if verb == BOX:
        return special.refuse_box(s, target)
    if verb == DEVELOP:
        return special.refuse_develop(s, target)
    if verb == BULGARS:
        return bulgars.refuse_bulgars(s, target)
    if verb == SWELL:
        return bulgars.refuse_swell(s)
    if verb == FORTIFY:
        return special.refuse_fortify(s, target)
    if verb == BUILD:
        return building.refuse_build(s, target)
    if verb == TREASURY:
        return cubes.refuse_treasury(s, target)
    if verb == ENOUGH:
        return reinforcing.refuse_enough(s)
    if verb == TAX:
        return building.refuse_tax(s, target + 1)
    if verb == SHARE:
        return building.refuse_share(s, target)
    if verb == ARMY:
        return movement.refuse_army(s, target)
    if verb == ENTER:
        return movement.refuse_enter(s, target)
    if verb == CIVIL_WAR:
        return special.refuse_civil_war(s, s.side)
    if verb == STOP:
        return movement.refuse_stop(s)
    if verb == PAY:
        return movement.refuse_pay(s)
    if verb == LOSE:
        return losses.refuse_lose(s, target)
    if verb == HAVEN:
        return retreat.refuse_haven(s, target)
    if verb == OPPOSE:
        return attack.refuse_oppose(s, target)
    if verb == KEEP:
        return upkeep.refuse_keep(s, target)
    if verb == LEAVE_UNPAID:
        return upkeep.refuse_leave_unpaid(s)
    return OK  # the two answers to a plain question


@chapter
def refuse_action(s: Record, kind: int) -> int:
    """BYZ-D1, BYZ-4.8, BYZ-4.9, BYZ-4.10: A to F if there is a way to carry them out; G always."""
    if kind == A_CLAIM:
        return claiming.refuse_claiming(s)
    if kind == B_REINFORCE:
        return reinforcing.refuse_reinforcing(s)
    if kind == C_SPECIAL:
        return special.refuse_special(s)
    if kind == D_TAX:
        return building.refuse_taxing(s)
    if kind == E_BUILD:
        return building.refuse_building(s)
    if kind == F_MARCH:
        return movement.refuse_marching(s)
    return OK


# --- lists --------------------------------------------------------------------------------------------------------------------


@rule
def legal_into(s: Record, buffer: Any) -> int:
    """Writes the actions open now into the buffer, ascending; their number, 0 only when the game is over."""
    if s.step == ASK_MARCH:
        return steps_into(s, buffer)
    if s.step == ASK_REINFORCE:
        return reinforcements_into(s, buffer)
    count = 0
    if s.step < QUESTIONS:
        for action in range(FIRST_ANSWER[s.step], LAST_ANSWER[s.step] + 1):
            if refuse_answer(s, action) == OK:
                buffer[count] = action
                count += 1
    return count


@rule
def steps_into(s: Record, buffer: Any) -> int:
    """BYZ-D13 to BYZ-D15: links, then civil war and stop."""
    count = 0
    start, link = s.army[s.actor, s.side], 0
    while ONE_LINK_AWAY[start, link] != NOBODY:
        if movement.refuse_go(s, ONE_LINK_AWAY[start, link]) == OK:
            buffer[count] = FIRST_ID[GO] + ONE_LINK_AWAY[start, link]
            count += 1
        link += 1
    if special.refuse_civil_war(s, s.side) == OK:
        buffer[count] = FIRST_ID[CIVIL_WAR]
        count += 1
    if movement.refuse_stop(s) == OK:
        buffer[count] = FIRST_ID[STOP]
        count += 1
    return count


@rule
def reinforcements_into(s: Record, buffer: Any) -> int:
    """BYZ-D3: from each source that is not empty into each box; then enough."""
    count = 0
    for source in range(SOURCES):
        if cubes.cubes_at(s, s.actor, source) > 0:
            for box in range(ROWS * RANKS):
                if reinforcing.refuse_reinforce(s, source, box) == OK:
                    buffer[count] = FIRST_ID[REINFORCE] + source * ROWS * RANKS + box
                    count += 1
    if reinforcing.refuse_enough(s) == OK:
        buffer[count] = FIRST_ID[ENOUGH]
        count += 1
    return count


@rule
def random_action(s: Record, buffer: Any) -> int:
    """One of the actions open now, each equally likely. Taxes are drawn without listing them."""
    if s.step == ASK_TAX:
        return FIRST_ID[TAX] + below(s, s.pool[s.actor])
    if s.step == ASK_SHARE:
        return FIRST_ID[SHARE] + below(s, TAX_PER_CUBE * s.amount + 1)
    return buffer[below(s, legal_into(s, buffer))]


@rule
def may_be_forced(s: Record) -> bool:
    """Whether the question is no question where it has a single answer; the others always have several, or are always
    asked."""
    if s.step == ASK_MARCH:
        return s.links > 0  # BYZ-D14, BYZ-D15
    if s.step == ASK_REINFORCE or s.step == ASK_TAX or s.step == ASK_SHARE:
        return False
    return s.step <= ASK_TREASURY or s.step == ASK_ARMY or s.step == ASK_ENTER or s.step == ASK_PAY


@chapter
def only_answer(s: Record) -> int:
    """The only open action of a question that may be forced, or NONE."""
    only = NONE
    if may_be_forced(s):
        for action in range(FIRST_ANSWER[s.step], LAST_ANSWER[s.step] + 1):
            if refuse_answer(s, action) == OK:
                if only != NONE:
                    return NONE
                only = action
    return only
