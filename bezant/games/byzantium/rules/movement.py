"""BYZ-19 to BYZ-24 action F: entering, moving, the fleets at sea, arriving."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import Option, Step, Told, Why
from ..state import State
from . import special
from .cubes import army_cubes, destroy
from .losses import begin_losses, roll
from .turns import clear_action

# --- BYZ-19 which army, and where it enters -----------------------------------------------------------------------------------


@outlined
def refuse_army(s: State, side: int) -> int:
    """BYZ-D11, BYZ-19.1, BYZ-19.2: an army that can take a step, or come onto the board."""
    city = s.army[s.actor, side]
    if city == T.NOBODY:
        return refuse_entry(s, side)
    link = 0
    while T.ONE_LINK_AWAY[city, link] != T.NOBODY:
        if refuse_link(s, side, city, T.ONE_LINK_AWAY[city, link], 0) == OK:
            return OK
        link += 1
    return OK if special.refuse_civil_war(s, side) == OK else Why.army_cannot_act


@rule
def refuse_entry(s: State, side: int) -> int:
    """BYZ-19.6, BYZ-19.7: once placed, if Byzantine, and with an army cube; somewhere to enter (BYZ-38.2)."""
    if side == T.BYZ and s.has_marched[s.actor] == 0:
        return Why.army_never_placed
    if army_cubes(s, s.actor, side) == 0:
        return Why.army_without_cubes
    for city in range(T.CITIES):
        if refuse_gate(s, side, city) == OK:
            return OK
    return Why.nowhere_to_enter


@rule
def refuse_gate(s: State, side: int, city: int) -> int:
    """BYZ-19.3, BYZ-38.3: any city of the army's side; only a controlled one in reading (a) of BYZ-R28."""
    if s.allegiance[city] != side:
        return Why.not_of_the_army
    if s.options[Option.entry] == T.READING_A and s.controller[city] == T.NOBODY:
        return Why.no_controller_there
    return OK


@rule
def refuse_marching(s: State) -> int:
    """BYZ-D1: whether either army can act."""
    if refuse_army(s, T.BYZ) == OK or refuse_army(s, T.ARAB) == OK:
        return OK
    return Why.no_army_can_march


@rule
def choose_army(s: State, side: int) -> None:
    s.side = side
    s.entered = 0
    s.links = 0
    s.origin = T.NOBODY
    s.by_sea = 0
    s.step = Step.enter if s.army[s.actor, side] == T.NOBODY else Step.march


@rule
def refuse_enter(s: State, city: int) -> int:
    """BYZ-D12: every city of the army's side."""
    return refuse_gate(s, s.side, city)


@rule
def enter(s: State, city: int) -> None:
    """BYZ-19.3, BYZ-19.4, BYZ-19.8, BYZ-R29, BYZ-R73: placed for nothing; it may move on, or stay (BYZ-19.5)."""
    s.army[s.actor, s.side] = city
    s.entered = 1
    tell(s, Told.entered, s.actor, s.side, city)
    s.step = Step.march


# --- BYZ-20 to BYZ-23 links and their cost ------------------------------------------------------------------------------------


@rule
def link_cost(s: State, side: int, start: int, goal: int, links: int) -> int:
    """BYZ-15.2, BYZ-15.3, BYZ-R27: the Arab fleet halves its owner's sea links; a second link costs one more (BYZ-20.5).

    So two links cost what BYZ-22.5 says, and the hop 1 or 2 (BYZ-23.2)."""
    cost = T.COST[side, start, goal]
    if side == T.ARAB and T.IS_SEA[start, goal] == 1 and special.fleet_of(s, T.ARAB) == s.actor:
        cost //= 2
    return cost + 1 if links == 1 else cost


@rule
def refuse_link(s: State, side: int, start: int, goal: int, links: int) -> int:
    """BYZ-20.1, BYZ-21.1: a link the army can use and pay for (BYZ-20.8), to where it may go (BYZ-24).

    The hop from Constantinople is one, also to a city to attack (BYZ-23.1, BYZ-23.3, BYZ-23.4, BYZ-R33)."""
    if T.COST[side, start, goal] == 0:
        return Why.no_link
    if side == T.ARAB and s.sea_given_up == 1 and T.IS_SEA[start, goal] == 1:
        return Why.sea_given_up  # BYZ-22.7
    if s.cubes[s.actor, side, T.MOVE] < link_cost(s, side, start, goal, links):
        return Why.move_short
    return refuse_arrival(s, side, goal)


@rule
def refuse_arrival(s: State, side: int, city: int) -> int:
    """BYZ-24.2, BYZ-24.3, BYZ-24.4, BYZ-24.5: anywhere friendly (BYZ-1.12), beside any armies (BYZ-20.10, BYZ-R31).

    Nobody attacks his own city (BYZ-R34) or army (BYZ-R35)."""
    if s.allegiance[city] == side:
        return OK
    if s.controller[city] == s.actor:
        return Why.own_city
    return Why.own_army_there if s.army[s.actor, 1 - side] == city else OK


@rule
def refuse_go(s: State, city: int) -> int:
    """BYZ-D13, BYZ-D14: one link, a second one from a friendly city (BYZ-20.4, BYZ-20.7), no third (BYZ-20.3, BYZ-20.6)."""
    if s.links == 2:
        return Why.no_third_link
    return refuse_link(s, s.side, s.army[s.actor, s.side], city, s.links)


@rule
def refuse_stop(s: State) -> int:
    """BYZ-19.2, BYZ-R6: only once the army has entered or moved."""
    return OK if s.entered == 1 or s.links > 0 else Why.nothing_done_yet


@rule
def go(s: State, city: int) -> None:
    """BYZ-14.6, BYZ-22.6, BYZ-R23: announces the link; at sea another's Byzantine fleet is asked first."""
    start = s.army[s.actor, s.side]
    s.ahead = city
    s.cost = link_cost(s, s.side, start, city, s.links)
    fleet = special.hostile_fleet(s, s.actor, s.side)
    if T.IS_SEA[start, city] == 1 and fleet != T.NOBODY:
        tell(s, Told.announced, s.actor, city, s.cost)
        s.active = fleet
        s.step = Step.double
    else:
        pay_for_link(s)


@rule
def double(s: State) -> None:
    """BYZ-14.2, BYZ-22.4: the link's cost without the surcharge is doubled; the mover pays or withdraws (BYZ-R23).

    In reading (a) he must pay and loses the action if he cannot, in reading (c) an unpayable doubling is void."""
    surcharge = 1 if s.links == 1 else 0
    doubled = 2 * (s.cost - surcharge) + surcharge
    payable = doubled <= s.cubes[s.actor, s.side, T.MOVE]
    if payable or s.options[Option.fleet_doubling] != T.READING_C:
        s.cost = doubled
    tell(s, Told.doubled, s.active, s.cost)
    s.active = s.actor
    if s.options[Option.fleet_doubling] == T.READING_B:
        s.step = Step.pay
    elif payable or s.options[Option.fleet_doubling] == T.READING_C:
        pay_for_link(s)
    else:
        tell(s, Told.stranded, s.actor)
        s.step = Step.end_action


@rule
def spare(s: State) -> None:
    """BYZ-14.5: the fleet's controller lets the cost stand."""
    s.active = s.actor
    pay_for_link(s)


@rule
def refuse_pay(s: State) -> int:
    """BYZ-D18: if MOVE suffices."""
    return OK if s.cost <= s.cubes[s.actor, s.side, T.MOVE] else Why.move_short


@rule
def withdraw(s: State) -> None:
    """BYZ-22.7: nothing is paid. An army that neither entered nor moved has not used up the action (BYZ-R23)."""
    tell(s, Told.withdrew, s.actor)
    if s.entered == 1 or s.links > 0:
        s.step = Step.march
    else:
        clear_action(s)
        s.step = Step.action
    s.sea_given_up = 1


@outlined
def pay_for_link(s: State) -> None:
    """BYZ-5.13, BYZ-20.2, BYZ-20.9, BYZ-R30: MOVE cubes to LOSSES first; an army without a cube left is dissolved on the
    spot."""
    s.cubes[s.actor, s.side, T.MOVE] -= s.cost
    s.losses[s.actor] += s.cost
    if army_cubes(s, s.actor, s.side) == 0:
        destroy(s, s.actor, s.side)
        s.step = Step.end_action
        return
    fleet = special.hostile_fleet(s, s.actor, s.side)
    if T.IS_SEA[s.army[s.actor, s.side], s.ahead] == 1 and fleet != T.NOBODY:
        s.active = fleet
        s.step = Step.fire
    else:
        s.step = Step.arrive


@rule
def fire(s: State) -> None:
    """BYZ-14.3, BYZ-14.4, BYZ-C5, BYZ-R25, BYZ-R26: a die for each cube paid; the army's owner removes a cube for each
    hit."""
    hits = roll(s, s.cost)
    tell(s, Told.fired, s.active, s.cost, hits)
    begin_losses(s, s.actor, s.side, hits, Step.arrive)


# --- BYZ-24 arrival -----------------------------------------------------------------------------------------------------------


@outlined
def arrive(s: State) -> None:
    """BYZ-24.1: in a city of another allegiance the army must attack at once; else it may go on.

    A beaten attacker goes back to the city it left last, or to where it started in reading (a) of BYZ-R44."""
    if army_cubes(s, s.actor, s.side) == 0:  # lost to fleet dice
        destroy(s, s.actor, s.side)
        s.step = Step.end_action
        return
    start = s.army[s.actor, s.side]
    at_sea = T.IS_SEA[start, s.ahead]
    if s.links == 0 or s.options[Option.beaten_after_two_links] != T.READING_A:
        s.origin = start
        s.by_sea = at_sea
    else:
        s.by_sea |= at_sea
    s.army[s.actor, s.side] = s.ahead
    s.links += 1
    tell(s, Told.moved, s.actor, s.side, start, s.ahead, s.cost)
    if s.allegiance[s.ahead] == s.side:
        s.active = s.actor
        s.step = Step.march
        return
    s.city = s.ahead
    s.asked = 0
    s.controller_fought = 0
    tell(s, Told.attack, s.actor, s.side, s.city)
    s.step = Step.next_defender


@rule
def declare_civil_war(s: State) -> None:
    """BYZ-9.5, BYZ-9.6, BYZ-R16, BYZ-8.9: after the army has moved or entered, where it stands; one action in all."""
    s.purpose = T.CIVIL_WAR_OF[s.side]
    s.city = s.army[s.actor, s.side]
    s.step = Step.cube


@rule
def hold_fire(s: State) -> None:
    """BYZ-14.5: the fleet lets the army through."""
    s.step = Step.arrive


@rule
def refuse_declaring(s: State) -> int:
    """BYZ-D16: a civil war by the army that marches."""
    return special.refuse_civil_war(s, s.side)


@rule
def is_under_way(s: State) -> bool:
    """BYZ-D14, BYZ-D15: after its first link an army that has one way on takes it; the first step is always asked for."""
    return s.links > 0


@rule
def steps_into(s: State, buffer: Any, go: int, civil_war: int, stop: int) -> int:
    """BYZ-D13 to BYZ-D15: writes links, then civil war and stop; their number."""
    count = 0
    start, link = s.army[s.actor, s.side], 0
    while T.ONE_LINK_AWAY[start, link] != T.NOBODY:
        if refuse_go(s, T.ONE_LINK_AWAY[start, link]) == OK:
            buffer[count] = go + T.ONE_LINK_AWAY[start, link]
            count += 1
        link += 1
    if refuse_declaring(s) == OK:
        buffer[count] = civil_war
        count += 1
    if refuse_stop(s) == OK:
        buffer[count] = stop
        count += 1
    return count
