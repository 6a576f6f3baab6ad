"""The rules of Byzantium, a chapter a module, and the decision table: what may be answered to which question, and what goes on by
itself (Part III).

A choice with one option is no question, but where the table says never: cubes to reinforce with (BYZ-D3), taxes (BYZ-D9), an
army's first step (BYZ-D13). While an action is under way, players who have passed answer too (BYZ-41.6, BYZ-14.9, BYZ-R61)."""

from __future__ import annotations

from bezant.kernel.actions import Verb
from bezant.kernel.compile import rule
from bezant.kernel.decisions import At, Course

from .. import tables as T
from ..board import BOX_WORDS, KIND_WORDS, SIDE_WORDS
from ..names import Step, Why
from ..state import State
from . import (
    attack,
    building,
    bulgars,
    choosing,
    claiming,
    cubes,
    losses,
    movement,
    reinforcing,
    retreat,
    special,
    upkeep,
)
from .turns import set_up

__all__ = ["COURSE", "imagine", "set_up"]

CITY, SIDE, RANK = (("city", T.CITY_NAMES),), (("side", SIDE_WORDS),), (("rank", BOX_WORDS),)
SOURCE, BUILDING = (("source", T.SOURCE_NAMES),), (("building", ("church", "mosque")),)
ACTION, KIND, SEAT = (("action", T.ACT_NAMES),), (("kind", KIND_WORDS),), (("seat", range(T.SEATS)),)
TAXED, BEZANTS = (("cubes", range(1, T.CUBES + 1)),), (("bezants", range(T.TAX_PER_CUBE * T.CUBES + 1)),)

COURSE = Course(
    Step,
    Why,
    (
        Verb("action", Step.action, choosing.choose_action, choosing.refuse_action, "BYZ-4.8", ACTION),  # BYZ-D1
        Verb("claim", Step.claim, choosing.choose_claim, claiming.refuse_claim, "BYZ-6.2", CITY),  # BYZ-D2
        Verb("box", Step.box, special.choose_box, special.refuse_box, "BYZ-8.1", KIND),  # BYZ-D4: alike in a kind
        Verb("develop", Step.develop, choosing.need_cube_for, special.refuse_develop, "BYZ-10.1", CITY),  # BYZ-D5
        Verb("bulgars", Step.bulgars, choosing.need_cube_for, bulgars.refuse_bulgars, "BYZ-11.5", CITY),  # BYZ-D6
        Verb("swell", Step.bulgars, choosing.swell, bulgars.refuse_swell, "BYZ-11.3"),
        Verb("fortify", Step.fortify, choosing.need_cube_for, special.refuse_fortify, "BYZ-16.1", CITY),  # BYZ-D7
        Verb("build", Step.build, building.choose_building, building.refuse_build, "BYZ-18.2", BUILDING),  # BYZ-D10
        Verb("cube", Step.cube, choosing.place_cube, cubes.refuse_cube, "BYZ-5.2", SOURCE),  # BYZ-D8, D29, D31
        Verb("treasury", Step.treasury, choosing.pick_treasury, cubes.refuse_treasury, "BYZ-11.14", SIDE),  # BYZ-D8
        Verb(
            "reinforce",
            Step.reinforce,
            reinforcing.reinforce,
            reinforcing.refuse_reinforce,
            "BYZ-7.1",
            (*SOURCE, ("box", T.ARMY_BOX_NAMES)),
        ),  # BYZ-D3
        Verb("enough", Step.reinforce, choosing.stop, reinforcing.refuse_enough, "BYZ-7.1"),
        Verb("tax", Step.tax, building.tax, building.refuse_tax, "BYZ-17.2", TAXED),  # BYZ-D9
        Verb(
            "share", Step.share, building.share, building.refuse_share, "BYZ-17.3", BEZANTS
        ),  # the Byzantine treasury's
        Verb("army", Step.army, movement.choose_army, movement.refuse_army, "BYZ-19.1", SIDE),  # BYZ-D11
        Verb("enter", Step.enter, movement.enter, movement.refuse_enter, "BYZ-19.3", CITY),  # BYZ-D12
        Verb("go", Step.march, movement.go, movement.refuse_go, "BYZ-20.1", CITY),  # BYZ-D13, BYZ-D14
        Verb("civil_war", Step.march, movement.declare_civil_war, movement.refuse_declaring, "BYZ-9.5"),  # BYZ-D16
        Verb("stop", Step.march, choosing.stop, movement.refuse_stop, "BYZ-20.3"),  # BYZ-D13 to BYZ-D15
        Verb("double", Step.double, movement.double, None, "BYZ-14.2"),  # BYZ-D17
        Verb("spare", Step.double, movement.spare, None, "BYZ-14.5"),
        Verb("pay", Step.pay, movement.pay_for_link, movement.refuse_pay, "BYZ-14.6"),  # BYZ-D18
        Verb("withdraw", Step.pay, movement.withdraw, None, "BYZ-22.7"),
        Verb("fire", Step.fire, movement.fire, None, "BYZ-14.3"),  # BYZ-D19
        Verb("hold", Step.fire, movement.hold_fire, None, "BYZ-14.5"),
        Verb("lose", Step.lose, losses.lose, losses.refuse_lose, "BYZ-29.2", RANK),  # BYZ-D20, D24, D26, D27, D30, D32
        Verb("fight", Step.stand, attack.stand, None, "BYZ-26.1"),  # BYZ-D21
        Verb("retreat", Step.stand, attack.withdraw_from_city, None, "BYZ-26.1"),
        Verb("allow", Step.sea, retreat.allow_sea, None, "BYZ-26.11"),  # BYZ-D22
        Verb("refuse", Step.sea, retreat.refuse_sea, None, "BYZ-26.11"),
        Verb("haven", Step.haven, retreat.take_haven, retreat.refuse_haven, "BYZ-26.7", CITY),  # BYZ-D23
        Verb("oppose", Step.opponent, attack.fight, attack.refuse_oppose, "BYZ-40.2", SEAT),  # BYZ-D25
        Verb("levy", Step.levy, attack.use_levy, None, "BYZ-27.1"),  # BYZ-D28
        Verb("forgo", Step.levy, attack.forgo_levy, None, "BYZ-27.1"),
        Verb("upkeep", Step.upkeep, upkeep.keep, upkeep.refuse_keep, "BYZ-43.8", RANK),  # BYZ-D33: pay for one cube
        Verb("unpaid", Step.upkeep, upkeep.leave_unpaid, upkeep.refuse_leave_unpaid, "BYZ-43.5"),  # BYZ-R60 (b)
    ),
    {
        Step.reinforce: At(lists=reinforcing.reinforcements_into),
        Step.tax: At(draws=building.random_tax),
        Step.share: At(draws=building.random_share),
        Step.march: At(lists=movement.steps_into, single=movement.is_under_way),
        Step.lose: At(asks=losses.asks_for_losses),
        Step.upkeep: At(asks=upkeep.asks_for_upkeep),
        Step.arrive: At(movement.arrive),
        Step.next_defender: At(attack.next_defender),
        Step.battle: At(attack.next_battle),
        Step.defender_loses: At(attack.defender_loses),
        Step.battle_result: At(attack.settle_battle),
        Step.call_levy: At(attack.call_for_levy),
        Step.siege: At(attack.besiege),
        Step.siege_result: At(attack.settle_siege),
        Step.fail: At(attack.fail),
        Step.flee: At(retreat.flee),
        Step.choose_haven: At(retreat.choose_haven),
        Step.fled: At(retreat.fled),
        Step.control: At(attack.control_with_army_cube),
        Step.end_action: At(choosing.end_action),
        Step.next_upkeep: At(upkeep.next_upkeep),
        Step.end_turn: At(upkeep.end_turn),
    },
)


@rule
def imagine(s: State, seat: int) -> None:
    """BYZ-1.19, BYZ-R70: nothing is hidden but the coming dice, and those are fresh already."""
