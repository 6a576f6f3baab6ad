"""Part III: what each answer does, and what follows by itself up to the next question."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ..actions import (
    ACCEPT,
    AGAIN,
    ASK_SCHOLARS,
    ASK_TAX,
    BARON,
    BID,
    BUILDING,
    BUY,
    CARD,
    COIN,
    DONE,
    DRAW,
    END,
    FORGO,
    GAIN,
    HIRE,
    INTO,
    KEEP,
    KILL,
    MARCH,
    MOVE,
    NEXT_BIDDER,
    NEXT_DRAFTER,
    NEXT_INCOME,
    NEXT_LOSS,
    NEXT_TURN,
    OFFICE,
    OVER,
    OWN,
    PASS,
    PICK,
    PLACE,
    QUESTIONS,
    ROB,
    SAVE,
    SECOND_OF,
    SPARE,
    STAY,
    STOP,
    TAKE,
    TARGET_OF,
    THEIR,
    THIRD_OF,
    TOWER,
    TOWER_OF_DAVID,
    TRADE,
    USE_INTRIGUES,
    USE_MATERIALS,
    USE_SCHOLARS,
    VERB_OF,
)
from ..tables import ROUNDS
from . import auction, building, calendar, cards, deployment, draft, questions, revenue, turns


@chapter
def carry_out(s: Record, action: int) -> None:
    """Carries out an action that is open now, and all that follows by itself, up to the next question or the end."""
    while action != questions.NONE:
        answer(s, action)
        while s.step >= QUESTIONS and s.step != OVER:
            proceed(s)
        action = questions.only_answer(s)


@chapter
def proceed(s: Record) -> None:
    """JER-1.2, JER-5.2, JER-5.3: one step that needs no answer; all finish a step before the next begins."""
    step = s.step
    if step == NEXT_BIDDER:
        auction.next_bidder(s)
    elif step == NEXT_INCOME:
        revenue.next_income(s)
    elif step == NEXT_TURN:
        deployment.next_turn(s)
    elif step == NEXT_DRAFTER:
        draft.next_drafter(s)
    elif step == TOWER_OF_DAVID:
        revenue.tower_of_david(s)
    elif step == USE_SCHOLARS:
        revenue.use_scholars(s)
    elif step == USE_MATERIALS:
        revenue.use_materials(s)
    elif step == USE_INTRIGUES:
        revenue.use_intrigues(s)
    elif step == BUILDING:
        end_revenue(s)
    elif step == NEXT_LOSS:
        calendar.next_loss(s)
    else:
        turns.end_round(s)


@rule
def end_revenue(s: Record) -> None:
    """JER-5.4, JER-5.5, JER-5.9: after building the event, after the last building the end."""
    building.build(s)
    if s.round == ROUNDS:
        building.finish(s)
    else:
        calendar.begin_event(s)


# --- answers ------------------------------------------------------------------------------------------------------------------


@chapter
def answer(s: Record, action: int) -> None:
    """What the action itself does; JER-8.4 and JER-R53 leave the order inside a deployment turn free."""
    verb, target = VERB_OF[action], TARGET_OF[action]
    if verb == PLACE:
        deployment.place(s, target)
    elif verb == MARCH:
        deployment.march(s, target, SECOND_OF[action])
    elif verb == BID:
        auction.make_bid(s, target)
    elif verb == PASS:
        auction.pass_bid(s)
    elif verb == END:
        deployment.end_turn(s)
    elif verb == TRADE:
        deployment.trade(s)
    elif verb == PICK:
        deployment.pick(s, target)
    elif verb == HIRE:
        deployment.hire(s)
    elif verb == BARON:
        deployment.place_baron(s, target)
    elif verb == CARD:
        cards.play(s, target)
    elif verb == COIN:
        deployment.take_coin(s)
    elif verb == AGAIN:
        deployment.march_again(s)
    elif verb == STOP:
        deployment.stop_moving(s)
    elif verb == MOVE:
        cards.move(s, target, SECOND_OF[action])
    elif verb == OWN:
        cards.choose_own(s, target)
    elif verb == THEIR:
        cards.exchange(s, target, SECOND_OF[action])
    elif verb == INTO:
        cards.sweep_into(s, target)
    elif verb == GAIN:
        cards.choose_gain(s, target)
    elif verb == OFFICE:
        auction.name_office(s, target)
    elif verb == KEEP:
        draft.keep(s, target)
    else:
        settle(s, verb, target, action)


@rule
def settle(s: Record, verb: int, target: int, action: int) -> None:
    """Answers of the phases of revenue and event."""
    if verb == TAKE:
        revenue.take(s, target)
    elif verb == ACCEPT:
        revenue.collect(s, target, SECOND_OF[action], THIRD_OF[action])
    elif verb == BUY:
        revenue.buy(s, target)
    elif verb == STAY:
        s.step = USE_SCHOLARS
    elif verb == TOWER:
        revenue.send_from_tower(s, target)
    elif verb == DRAW:
        revenue.draw(s)
    elif verb == FORGO:
        forgo(s)
    elif verb == ROB:
        revenue.rob(s, target)
    elif verb == SAVE:
        calendar.save(s, target)
    elif verb == SPARE:
        calendar.spare(s, target)
    elif verb == KILL:
        calendar.kill(s, target, SECOND_OF[action])
    elif verb == DONE:
        be_done(s)


@rule
def forgo(s: Record) -> None:
    """JER-14.11: a privilege is left unused."""
    if s.step == ASK_SCHOLARS:
        s.step = USE_MATERIALS
    else:
        revenue.begin_incomes(s)


@rule
def be_done(s: Record) -> None:
    """JER-D13, JER-D14: no more squires are paid for, or taken."""
    if s.step == ASK_TAX:
        calendar.pay_with_squires(s)
        calendar.next_player(s)
    else:
        calendar.end_war(s)
