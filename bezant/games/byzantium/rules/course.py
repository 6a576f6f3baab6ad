"""Part III: what each answer does, and what follows by itself up to the next question."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ..actions import (
    A_CLAIM,
    ACTION,
    ALLOW,
    ARMY,
    ARRIVE,
    ASK_ARMY,
    ASK_BOX,
    ASK_BUILD,
    ASK_CLAIM,
    ASK_CUBE,
    ASK_LOSE,
    ASK_TAX,
    ASK_TREASURY,
    ASK_UPKEEP,
    B_REINFORCE,
    BATTLE,
    BATTLE_RESULT,
    BOX,
    BUILD,
    BULGARS,
    C_SPECIAL,
    CALL_FOR_LEVY,
    CALL_LEVY,
    CHOOSE_HAVEN,
    CIVIL_WAR,
    CLAIM,
    CONTROL,
    CUBE,
    D_TAX,
    DEFENDER_LOSES,
    DEVELOP,
    DOUBLE,
    E_BUILD,
    END_ACTION,
    ENOUGH,
    ENTER,
    F_MARCH,
    FAIL,
    FIGHT,
    FIRE,
    FLED,
    FLEE,
    FORGO,
    FORTIFY,
    GO,
    HAVEN,
    HOLD,
    KEEP,
    LOSE,
    NEXT_DEFENDER,
    NEXT_UPKEEP,
    OPPOSE,
    OVER,
    PAY,
    QUESTIONS,
    REFUSE,
    REINFORCE,
    RETREAT,
    SECOND_OF,
    SHARE,
    SIEGE,
    SIEGE_RESULT,
    SPARE,
    STOP,
    SWELL,
    TARGET_OF,
    TAX,
    TREASURY,
    VERB_OF,
    WITHDRAW,
)
from ..tables import EITHER, FOR_CAPTURE, FOR_CLAIM, FOR_PASS, KINDS, NOBODY, POOL
from . import (
    attack,
    building,
    claiming,
    cubes,
    losses,
    movement,
    questions,
    reinforcing,
    retreat,
    special,
    turns,
    upkeep,
)

# --- the course of play (III.3) -----------------------------------------------------------------------------------------------


@rule
def carry_out(s: Record, action: int) -> None:
    """Carries out an action that is open now, and all that follows by itself, up to the next question or the end.

    A choice with one option is no question, but where the decision table says never: cubes to reinforce with (BYZ-D3), taxes
    (BYZ-D9), an army's first step (BYZ-D13)."""
    while action != questions.NONE:
        answer(s, action)
        while goes_on(s):
            proceed(s)
        action = questions.only_answer(s)


@rule
def goes_on(s: Record) -> bool:
    """Whether the next step needs no answer. Losses and upkeep that leave no choice are settled here."""
    while s.step == ASK_LOSE or s.step == ASK_UPKEEP:
        asking = losses.asks_for_losses(s) if s.step == ASK_LOSE else upkeep.asks_for_upkeep(s)
        if asking:
            return False
    return s.step >= QUESTIONS and s.step != OVER


@chapter
def proceed(s: Record) -> None:
    """One step that needs no answer."""
    step = s.step
    if step == END_ACTION:
        if not turns.end_action(s):
            upkeep.begin_phase_2(s)
    elif step == ARRIVE:
        movement.arrive(s)
    elif step == NEXT_DEFENDER:
        attack.next_defender(s)
    elif step == BATTLE:
        attack.next_battle(s)
    elif step == DEFENDER_LOSES:
        attack.defender_loses(s)
    elif step == BATTLE_RESULT:
        attack.settle_battle(s)
    elif step == CALL_FOR_LEVY:
        attack.call_for_levy(s)
    elif step == SIEGE:
        attack.besiege(s)
    elif step == SIEGE_RESULT:
        attack.settle_siege(s)
    elif step == FAIL:
        attack.fail(s)
    elif step == FLEE:
        retreat.flee(s)
    elif step == CHOOSE_HAVEN:
        retreat.choose_haven(s)
    elif step == FLED:
        retreat.fled(s)
    elif step == CONTROL:
        attack.control_with_army_cube(s)
    elif step == NEXT_UPKEEP:
        upkeep.next_upkeep(s)
    else:
        upkeep.end_turn(s)


# --- answers ------------------------------------------------------------------------------------------------------------------


@chapter
def answer(s: Record, action: int) -> None:
    """What the action itself does."""
    verb, target = VERB_OF[action], TARGET_OF[action]
    if verb == ACTION:
        choose_action(s, target)
    elif verb == GO:
        movement.go(s, target)
    elif verb == CUBE:
        place_cube(s, target)
    elif verb == REINFORCE:
        reinforcing.reinforce(s, target, SECOND_OF[action])
    elif verb == CLAIM:
        s.purpose = FOR_CLAIM
        need_cube_for(s, target)
    elif verb == BOX:
        special.choose_box(s, target)
    elif verb in (DEVELOP, BULGARS, FORTIFY):
        need_cube_for(s, target)
    elif verb == SWELL:
        need_cube_for(s, NOBODY)
    elif verb == BUILD:
        building.choose_building(s, target)
    elif verb == TREASURY:
        settle_cube(s, s.source, target)
    elif verb in (ENOUGH, STOP):
        s.step = END_ACTION
    elif verb == TAX:
        building.tax(s, target + 1)
    elif verb == SHARE:
        building.share(s, target)
    elif verb == ARMY:
        movement.choose_army(s, target)
    elif verb == ENTER:
        movement.enter(s, target)
    elif verb == CIVIL_WAR:
        movement.declare_civil_war(s)
    else:
        react(s, verb, target)


@rule
def react(s: Record, verb: int, target: int) -> None:
    """Answers given while an action is under way, also by players who have passed (BYZ-41.6, BYZ-14.9, BYZ-R61)."""
    if verb == LOSE:
        losses.remove_cubes(s, target, 1)
    elif verb == FIGHT:
        attack.stand(s)
    elif verb == RETREAT:
        attack.withdraw_from_city(s)
    elif verb == CALL_LEVY:
        attack.use_levy(s)
    elif verb == FORGO:
        s.step = SIEGE
    elif verb == HAVEN:
        retreat.take_haven(s, target)
    elif verb == OPPOSE:
        attack.fight(s, target)
    elif verb == DOUBLE:
        movement.double(s)
    elif verb == SPARE:
        movement.spare(s)
    elif verb == PAY:
        movement.pay_for_link(s)
    elif verb == WITHDRAW:
        movement.withdraw(s)
    elif verb == FIRE:
        movement.fire(s)
    elif verb == HOLD:
        s.step = ARRIVE
    elif verb == ALLOW:
        retreat.allow_sea(s)
    elif verb == REFUSE:
        retreat.refuse_sea(s)
    elif verb == KEEP:
        upkeep.keep(s, target)
    else:
        upkeep.leave_unpaid(s)


@rule
def choose_action(s: Record, kind: int) -> None:
    """BYZ-D1: the action, whose details are asked next."""
    if kind == A_CLAIM:
        s.step = ASK_CLAIM
    elif kind == B_REINFORCE:
        reinforcing.begin_reinforcing(s)
    elif kind == C_SPECIAL:
        s.step = ASK_BOX
    elif kind == D_TAX:
        s.step = ASK_TAX
    elif kind == E_BUILD:
        s.step = ASK_BUILD
    elif kind == F_MARCH:
        s.step = ASK_ARMY
    else:
        turns.choose_pass(s)


@rule
def need_cube_for(s: Record, city: int) -> None:
    """The city is settled; the cube is asked for next (BYZ-D8)."""
    s.city = city
    s.step = ASK_CUBE


@rule
def place_cube(s: Record, source: int) -> None:
    """BYZ-D8: the cube is paid and put to its use; where either treasury may pay, that is asked first."""
    if s.purpose == FOR_PASS:
        turns.place_pass_cube(s, source)
    elif source != POOL and cubes.payer(s) == EITHER:
        s.source = source
        s.step = ASK_TREASURY
    else:
        settle_cube(s, source, cubes.payer(s))


@chapter
def settle_cube(s: Record, source: int, side: int) -> None:
    """BYZ-5.2: the cube goes where its purpose says."""
    cubes.buy(s, source, side)
    if s.purpose < KINDS:
        special.occupy_box(s)
    elif s.purpose == FOR_CLAIM:
        claiming.claim(s)
    elif s.purpose == FOR_CAPTURE:
        attack.take_control(s)
    else:
        building.build(s)


@rule
def imagine(s: Record, seat: int) -> None:
    """BYZ-1.19, BYZ-R70: nothing is hidden but the coming dice, and those are fresh already."""
