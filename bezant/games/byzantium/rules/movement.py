"""BYZ-19 to BYZ-24 action F: entering, moving, the fleets at sea, arriving."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import (
    ARRIVE,
    ASK_ACTION,
    ASK_CUBE,
    ASK_DOUBLE,
    ASK_ENTER,
    ASK_FIRE,
    ASK_MARCH,
    ASK_PAY,
    END_ACTION,
    NEXT_DEFENDER,
)
from ..data import BEATEN_AFTER_TWO_LINKS, ENTRY, FLEET_DOUBLING, READING_A, READING_B, READING_C
from ..events import (
    TOLD_ANNOUNCED,
    TOLD_ATTACK,
    TOLD_DOUBLED,
    TOLD_ENTERED,
    TOLD_FIRED,
    TOLD_MOVED,
    TOLD_STRANDED,
    TOLD_WITHDREW,
)
from ..reasons import (
    ARMY_CANNOT_ACT,
    ARMY_NEVER_PLACED,
    ARMY_WITHOUT_CUBES,
    MOVE_SHORT,
    NO_ARMY_CAN_MARCH,
    NO_CONTROLLER_THERE,
    NO_LINK,
    NO_THIRD_LINK,
    NOT_OF_THE_ARMY,
    NOTHING_DONE_YET,
    NOWHERE_TO_ENTER,
    OK,
    OWN_ARMY_THERE,
    OWN_CITY,
    SEA_GIVEN_UP,
)
from ..tables import ARAB, BYZ, CITIES, CIVIL_WAR_OF, COST, IS_SEA, MOVE, NOBODY, ONE_LINK_AWAY
from .cubes import army_cubes, destroy
from .losses import begin_losses, roll
from .special import fleet_of, hostile_fleet, refuse_civil_war
from .turns import clear_action

# --- BYZ-19 which army, and where it enters -----------------------------------------------------------------------------------


@chapter
def refuse_army(s: Record, side: int) -> int:
    """BYZ-D11, BYZ-19.1, BYZ-19.2: an army that can take a step, or come onto the board."""
    city = s.army[s.actor, side]
    if city == NOBODY:
        return refuse_entry(s, side)
    link = 0
    while ONE_LINK_AWAY[city, link] != NOBODY:
        if refuse_link(s, side, city, ONE_LINK_AWAY[city, link], 0) == OK:
            return OK
        link += 1
    return OK if refuse_civil_war(s, side) == OK else ARMY_CANNOT_ACT


@rule
def refuse_entry(s: Record, side: int) -> int:
    """BYZ-19.6, BYZ-19.7: once placed, if Byzantine, and with an army cube; somewhere to enter (BYZ-38.2)."""
    if side == BYZ and s.has_marched[s.actor] == 0:
        return ARMY_NEVER_PLACED
    if army_cubes(s, s.actor, side) == 0:
        return ARMY_WITHOUT_CUBES
    for city in range(CITIES):
        if refuse_gate(s, side, city) == OK:
            return OK
    return NOWHERE_TO_ENTER


@rule
def refuse_gate(s: Record, side: int, city: int) -> int:
    """BYZ-19.3, BYZ-38.3: any city of the army's side; only a controlled one in reading (a) of BYZ-R28."""
    if s.allegiance[city] != side:
        return NOT_OF_THE_ARMY
    if s.options[ENTRY] == READING_A and s.controller[city] == NOBODY:
        return NO_CONTROLLER_THERE
    return OK


@rule
def refuse_marching(s: Record) -> int:
    """BYZ-D1: whether either army can act."""
    if refuse_army(s, BYZ) == OK or refuse_army(s, ARAB) == OK:
        return OK
    return NO_ARMY_CAN_MARCH


@rule
def choose_army(s: Record, side: int) -> None:
    s.side = side
    s.entered = 0
    s.links = 0
    s.origin = NOBODY
    s.by_sea = 0
    s.step = ASK_ENTER if s.army[s.actor, side] == NOBODY else ASK_MARCH


@rule
def refuse_enter(s: Record, city: int) -> int:
    """BYZ-D12: every city of the army's side."""
    return refuse_gate(s, s.side, city)


@rule
def enter(s: Record, city: int) -> None:
    """BYZ-19.3, BYZ-19.4, BYZ-19.8, BYZ-R29, BYZ-R73: placed for nothing; it may move on, or stay (BYZ-19.5)."""
    s.army[s.actor, s.side] = city
    s.entered = 1
    tell(s, TOLD_ENTERED, s.actor, s.side, city)
    s.step = ASK_MARCH


# --- BYZ-20 to BYZ-23 links and their cost ------------------------------------------------------------------------------------


@rule
def link_cost(s: Record, side: int, start: int, goal: int, links: int) -> int:
    """BYZ-15.2, BYZ-15.3, BYZ-R27: the Arab fleet halves its owner's sea links; a second link costs one more (BYZ-20.5).

    So two links cost what BYZ-22.5 says, and the hop 1 or 2 (BYZ-23.2)."""
    cost = COST[side, start, goal]
    if side == ARAB and IS_SEA[start, goal] == 1 and fleet_of(s, ARAB) == s.actor:
        cost //= 2
    return cost + 1 if links == 1 else cost


@rule
def refuse_link(s: Record, side: int, start: int, goal: int, links: int) -> int:
    """BYZ-20.1, BYZ-21.1: a link the army can use and pay for (BYZ-20.8), to where it may go (BYZ-24).

    The hop from Constantinople is one, also to a city to attack (BYZ-23.1, BYZ-23.3, BYZ-23.4, BYZ-R33)."""
    if COST[side, start, goal] == 0:
        return NO_LINK
    if side == ARAB and s.sea_given_up == 1 and IS_SEA[start, goal] == 1:
        return SEA_GIVEN_UP  # BYZ-22.7
    if s.cubes[s.actor, side, MOVE] < link_cost(s, side, start, goal, links):
        return MOVE_SHORT
    return refuse_arrival(s, side, goal)


@rule
def refuse_arrival(s: Record, side: int, city: int) -> int:
    """BYZ-24.2, BYZ-24.3, BYZ-24.4, BYZ-24.5: anywhere friendly (BYZ-1.12), beside any armies (BYZ-20.10, BYZ-R31).

    Nobody attacks his own city (BYZ-R34) or army (BYZ-R35)."""
    if s.allegiance[city] == side:
        return OK
    if s.controller[city] == s.actor:
        return OWN_CITY
    return OWN_ARMY_THERE if s.army[s.actor, 1 - side] == city else OK


@rule
def refuse_go(s: Record, city: int) -> int:
    """BYZ-D13, BYZ-D14: one link, a second one from a friendly city (BYZ-20.4, BYZ-20.7), no third (BYZ-20.3, BYZ-20.6)."""
    if s.links == 2:
        return NO_THIRD_LINK
    return refuse_link(s, s.side, s.army[s.actor, s.side], city, s.links)


@rule
def refuse_stop(s: Record) -> int:
    """BYZ-19.2, BYZ-R6: only once the army has entered or moved."""
    return OK if s.entered == 1 or s.links > 0 else NOTHING_DONE_YET


@rule
def go(s: Record, city: int) -> None:
    """BYZ-14.6, BYZ-22.6, BYZ-R23: announces the link; at sea another's Byzantine fleet is asked first."""
    start = s.army[s.actor, s.side]
    s.ahead = city
    s.cost = link_cost(s, s.side, start, city, s.links)
    fleet = hostile_fleet(s, s.actor, s.side)
    if IS_SEA[start, city] == 1 and fleet != NOBODY:
        tell(s, TOLD_ANNOUNCED, s.actor, city, s.cost)
        s.active = fleet
        s.step = ASK_DOUBLE
    else:
        pay_for_link(s)


@rule
def double(s: Record) -> None:
    """BYZ-14.2, BYZ-22.4: the link's cost without the surcharge is doubled; the mover pays or withdraws (BYZ-R23).

    In reading (a) he must pay and loses the action if he cannot, in reading (c) an unpayable doubling is void."""
    surcharge = 1 if s.links == 1 else 0
    doubled = 2 * (s.cost - surcharge) + surcharge
    payable = doubled <= s.cubes[s.actor, s.side, MOVE]
    if payable or s.options[FLEET_DOUBLING] != READING_C:
        s.cost = doubled
    tell(s, TOLD_DOUBLED, s.active, s.cost)
    s.active = s.actor
    if s.options[FLEET_DOUBLING] == READING_B:
        s.step = ASK_PAY
    elif payable or s.options[FLEET_DOUBLING] == READING_C:
        pay_for_link(s)
    else:
        tell(s, TOLD_STRANDED, s.actor)
        s.step = END_ACTION


@rule
def spare(s: Record) -> None:
    """BYZ-14.5: the fleet's controller lets the cost stand."""
    s.active = s.actor
    pay_for_link(s)


@rule
def refuse_pay(s: Record) -> int:
    """BYZ-D18: if MOVE suffices."""
    return OK if s.cost <= s.cubes[s.actor, s.side, MOVE] else MOVE_SHORT


@rule
def withdraw(s: Record) -> None:
    """BYZ-22.7: nothing is paid. An army that neither entered nor moved has not used up the action (BYZ-R23)."""
    tell(s, TOLD_WITHDREW, s.actor)
    if s.entered == 1 or s.links > 0:
        s.step = ASK_MARCH
    else:
        clear_action(s)
        s.step = ASK_ACTION
    s.sea_given_up = 1


@chapter
def pay_for_link(s: Record) -> None:
    """BYZ-5.13, BYZ-20.2, BYZ-20.9, BYZ-R30: MOVE cubes to LOSSES first; an army without a cube left is dissolved on the
    spot."""
    s.cubes[s.actor, s.side, MOVE] -= s.cost
    s.losses[s.actor] += s.cost
    if army_cubes(s, s.actor, s.side) == 0:
        destroy(s, s.actor, s.side)
        s.step = END_ACTION
        return
    fleet = hostile_fleet(s, s.actor, s.side)
    if IS_SEA[s.army[s.actor, s.side], s.ahead] == 1 and fleet != NOBODY:
        s.active = fleet
        s.step = ASK_FIRE
    else:
        s.step = ARRIVE


@rule
def fire(s: Record) -> None:
    """BYZ-14.3, BYZ-14.4, BYZ-C5, BYZ-R25, BYZ-R26: a die for each cube paid; the army's owner removes a cube for each
    hit."""
    hits = roll(s, s.cost)
    tell(s, TOLD_FIRED, s.active, s.cost, hits)
    begin_losses(s, s.actor, s.side, hits, ARRIVE)


# --- BYZ-24 arrival -----------------------------------------------------------------------------------------------------------


@chapter
def arrive(s: Record) -> None:
    """BYZ-24.1: in a city of another allegiance the army must attack at once; else it may go on.

    A beaten attacker goes back to the city it left last, or to where it started in reading (a) of BYZ-R44."""
    if army_cubes(s, s.actor, s.side) == 0:  # lost to fleet dice
        destroy(s, s.actor, s.side)
        s.step = END_ACTION
        return
    start = s.army[s.actor, s.side]
    at_sea = IS_SEA[start, s.ahead]
    if s.links == 0 or s.options[BEATEN_AFTER_TWO_LINKS] != READING_A:
        s.origin = start
        s.by_sea = at_sea
    else:
        s.by_sea |= at_sea
    s.army[s.actor, s.side] = s.ahead
    s.links += 1
    tell(s, TOLD_MOVED, s.actor, s.side, start, s.ahead, s.cost)
    if s.allegiance[s.ahead] == s.side:
        s.active = s.actor
        s.step = ASK_MARCH
        return
    s.city = s.ahead
    s.asked = 0
    s.controller_fought = 0
    tell(s, TOLD_ATTACK, s.actor, s.side, s.city)
    s.step = NEXT_DEFENDER


@rule
def declare_civil_war(s: Record) -> None:
    """BYZ-9.5, BYZ-9.6, BYZ-R16, BYZ-8.9: after the army has moved or entered, where it stands; one action in all."""
    s.purpose = CIVIL_WAR_OF[s.side]
    s.city = s.army[s.actor, s.side]
    s.step = ASK_CUBE
