"""BYZ-25 to BYZ-40: the attack, from the defenders' choices to the capture."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..board import For
from ..names import End, Option, Step, Told, Why
from ..state import State
from . import cubes, retreat
from .losses import begin_losses, roll
from .scoring import finish, score_cities

# --- who defends --------------------------------------------------------------------------------------------------------------


@rule
def defends(s: State, seat: int) -> bool:
    """BYZ-25.4, BYZ-R41: every army in the attacked city but the attacking one; all are of the city's side (BYZ-1.13)."""
    side = s.allegiance[s.city]
    if side > T.ARAB or s.army[seat, side] != s.city:
        return False
    return seat != s.actor or s.side != side


@rule
def next_defender(s: State) -> None:
    """BYZ-26.1, BYZ-26.2, BYZ-R42: clockwise from the acting player's left, himself last; no question without a way out.

    The same before Bulgars (BYZ-39.9) and in Constantinople (BYZ-36.3)."""
    s.step = Step.battle
    while s.asked < s.seats:
        s.asked += 1
        seat = (s.actor + s.asked) % s.seats
        if defends(s, seat) and retreat.can_retreat(s, seat, s.allegiance[s.city]):
            s.active = seat
            s.step = Step.stand
            return


@rule
def stand(s: State) -> None:
    tell(s, Told.stands, s.active, s.city)
    s.step = Step.next_defender


@rule
def withdraw_from_city(s: State) -> None:
    """BYZ-26.2: carried out before the next owner decides."""
    retreat.begin_retreat(s, s.active, s.allegiance[s.city], 0, Step.next_defender)


# --- BYZ-28 to BYZ-30, BYZ-40 battles -----------------------------------------------------------------------------------------


@rule
def next_battle(s: State) -> None:
    """BYZ-25.2, BYZ-40.1, BYZ-D25: against the armies that stayed, one by one; then levy.

    In a Bulgar city against the Bulgar force, if there is any (BYZ-39.2, BYZ-39.6, BYZ-R57). A Persian city has neither
    (BYZ-34.1, BYZ-34.2)."""
    if s.allegiance[s.city] == T.BULGAR and s.bulgars > 0:
        fight(s, T.BULGAR_FORCE)
        return
    count = 0
    last = 0
    for seat in range(s.seats):
        if defends(s, seat):
            count += 1
            last = seat
    if count == 0:
        s.step = Step.call_levy
    elif count == 1:
        fight(s, last)
    else:
        s.active = s.actor
        s.step = Step.opponent


@rule
def refuse_oppose(s: State, seat: int) -> int:
    """BYZ-40.2: any army that is still there."""
    return OK if seat < s.seats and defends(s, seat) else Why.no_such_opponent


@rule
def field_dice(s: State, seat: int, side: int) -> int:
    """BYZ-28.2, BYZ-I29: up to three for MAIN, and one for each ELITE cube, a guard included."""
    return min(T.BATTLE_DICE, s.cubes[seat, side, T.MAIN]) + cubes.elite_of(s, seat, side)


@rule
def attacker_dice(s: State) -> int:
    """BYZ-C2, BYZ-28.4, BYZ-11.9."""
    return min(T.BATTLE_DICE, s.bulgars) if cubes.is_bulgar_attack(s) else field_dice(s, s.actor, s.side)


@rule
def defender_dice(s: State) -> int:
    """BYZ-C3, BYZ-28.3."""
    if s.opponent == T.BULGAR_FORCE:
        return min(T.BATTLE_DICE, s.bulgars)
    side = s.allegiance[s.city]
    if s.opponent == T.LEVY_FORCE:
        return min(T.BATTLE_DICE, s.cubes[levy_commander(s), side, T.LEVY])
    return field_dice(s, s.opponent, side)


@outlined
def fight(s: State, opponent: int) -> None:
    """BYZ-28.1, BYZ-29.5: one roll each, both known before any loss; the attacker removes his first."""
    s.opponent = opponent
    if opponent == levy_commander(s):
        s.controller_fought = 1
    dice = attacker_dice(s)
    s.hits_on_defender = roll(s, dice)
    s.hits_on_attacker = roll(s, defender_dice(s))
    tell(s, Told.battle, s.actor, s.side, opponent, dice, s.hits_on_defender, s.hits_on_attacker)
    attacker_loses(s, s.hits_on_attacker, Step.defender_loses)


@rule
def attacker_loses(s: State, hits: int, then: int) -> None:
    """BYZ-D26, BYZ-D32, BYZ-39.3, BYZ-R56: Bulgar cubes go back to their supply."""
    if cubes.is_bulgar_attack(s):
        s.bulgars -= min(hits, s.bulgars)
        s.step = then
    else:
        begin_losses(s, s.actor, s.side, hits, then)


@rule
def defender_loses(s: State) -> None:
    """BYZ-D27, BYZ-27.10: levy and Bulgars have no choice."""
    hits = s.hits_on_defender
    s.step = Step.battle_result
    if s.opponent == T.BULGAR_FORCE:
        s.bulgars -= min(hits, s.bulgars)
    elif s.opponent == T.LEVY_FORCE:
        seat, side = levy_commander(s), s.allegiance[s.city]
        lost = min(hits, s.cubes[seat, side, T.LEVY])
        s.cubes[seat, side, T.LEVY] -= lost
        s.losses[seat] += lost
    else:
        begin_losses(s, s.opponent, s.allegiance[s.city], hits, Step.battle_result)


@rule
def attacker_strength(s: State) -> int:
    """BYZ-1.10, BYZ-39.1."""
    return s.bulgars if cubes.is_bulgar_attack(s) else cubes.strength_of(s, s.actor, s.side)


@rule
def defender_strength(s: State) -> int:
    """BYZ-1.10, BYZ-1.11, BYZ-39.1."""
    if s.opponent == T.BULGAR_FORCE:
        return s.bulgars
    side = s.allegiance[s.city]
    if s.opponent == T.LEVY_FORCE:
        return s.cubes[levy_commander(s), side, T.LEVY]
    return cubes.strength_of(s, s.opponent, side)


@outlined
def settle_battle(s: State) -> None:
    """BYZ-30.1, BYZ-30.2, BYZ-30.3, BYZ-30.4, BYZ-40.3, BYZ-40.4, BYZ-40.5: greater strength wins, the defender on a tie
    (BYZ-R50).

    BYZ-30.7: an army without cubes leaves; a beaten one retreats at once. Beaten levy and Bulgars stay where they are
    (BYZ-27.11, BYZ-39.4), and the siege follows (BYZ-39.5)."""
    s.hits_on_attacker = 0
    s.hits_on_defender = 0
    best, second = attacker_strength(s), defender_strength(s)
    opponent = s.opponent
    s.opponent = T.NOBODY
    cubes.check_armies(s)
    if best <= second:
        tell(s, Told.battle_lost, s.actor, s.side, opponent, best, second)
        s.step = Step.fail
        return
    tell(s, Told.battle_won, s.actor, s.side, opponent, best, second)
    if opponent >= T.LEVY_FORCE:
        s.step = Step.siege
    elif defends(s, opponent):
        retreat.begin_retreat(s, opponent, s.allegiance[s.city], 1, Step.battle)
    else:
        s.step = Step.battle


# --- BYZ-27 levy --------------------------------------------------------------------------------------------------------------


@rule
def levy_commander(s: State) -> int:
    """BYZ-27.1, BYZ-27.6, BYZ-27.7, BYZ-39.8: the controller, or NOBODY; in Constantinople the Emperor (BYZ-27.5,
    BYZ-12.5)."""
    return s.holder[T.TITLE_BOX[T.BYZ]] if s.city == T.CAPITAL else s.controller[s.city]


@rule
def call_for_levy(s: State) -> None:
    """BYZ-D28, BYZ-27.2, BYZ-27.8, BYZ-27.9, BYZ-R49: asked once (BYZ-27.12) if there is levy of the city's side.

    Also after the controller's army was beaten (BYZ-27.4), unless the table plays reading (a) of BYZ-R43."""
    s.step = Step.siege
    seat = levy_commander(s)
    if seat == T.NOBODY or s.cubes[seat, s.allegiance[s.city], T.LEVY] == 0:
        return
    if seat == s.actor and not cubes.is_bulgar_attack(s):
        return
    if s.controller_fought == 1 and s.options[Option.levy_after_army] == T.READING_A:
        return
    s.active = seat
    s.step = Step.levy


@rule
def use_levy(s: State) -> None:
    """BYZ-27.3: levy fights alone."""
    tell(s, Told.levy, s.active, s.city, s.cubes[s.active, s.allegiance[s.city], T.LEVY])
    fight(s, T.LEVY_FORCE)


# --- BYZ-31 siege -------------------------------------------------------------------------------------------------------------


@rule
def city_strength(s: State) -> int:
    """BYZ-31.1, BYZ-16.3, BYZ-34.3: markers and a fortification; five for Constantinople, which has none (BYZ-36.1,
    BYZ-36.4)."""
    if s.city == T.CAPITAL:
        return T.CAPITAL_STRENGTH
    return size_of(s) + s.fortified[s.city]


@rule
def size_of(s: State) -> int:
    """BYZ-32.3, BYZ-34.3: the city's markers, or the number printed in a Persian city."""
    return T.PRINTED[s.city] if s.allegiance[s.city] == T.PERSIA else s.markers[s.city]


@outlined
def besiege(s: State) -> None:
    """BYZ-31.1, BYZ-31.2, BYZ-31.3, BYZ-C4: only the city rolls; each hit costs one cube, two before Constantinople
    (BYZ-36.5).

    No army but the attacking one is left there (BYZ-25.7, BYZ-R69)."""
    dice = city_strength(s)
    hits = roll(s, dice)
    tell(s, Told.siege, s.city, dice, hits)
    attacker_loses(s, hits * T.CAPITAL_LOSSES if s.city == T.CAPITAL else hits, Step.siege_result)


@outlined
def settle_siege(s: State) -> None:
    """BYZ-31.4, BYZ-31.5, BYZ-31.6, BYZ-31.7: captured if the strength left is greater than the city's; equality is
    failure."""
    best, second = attacker_strength(s), city_strength(s)
    if best > second:
        capture(s)
        return
    tell(s, Told.siege_failed, s.actor, s.side, s.city, best, second)
    s.step = Step.fail
    if (
        not cubes.is_bulgar_attack(s)
        and s.options[Option.failed_siege] == T.READING_B
        and cubes.army_cubes(s, s.actor, s.side) > 0
    ):
        retreat.send_home(s, True)


@outlined
def fail(s: State) -> None:
    """BYZ-25.3, BYZ-30.5, BYZ-31.5, BYZ-R40: a beaten army goes home unless it is destroyed; Bulgars stay (BYZ-39.4).

    In reading (c) of BYZ-R21 the game is over then, without points for the attack (BYZ-R78)."""
    if cubes.is_bulgar_attack(s):
        s.step = Step.end_action
        if s.city == T.CAPITAL and s.options[Option.bulgars_take_capital] == T.READING_C:
            finish(s, End.fell_to_bulgars)
    elif s.army[s.actor, s.side] == T.NOBODY:
        s.step = Step.end_action
    elif cubes.army_cubes(s, s.actor, s.side) == 0:
        cubes.destroy(s, s.actor, s.side)
        s.step = Step.end_action
    else:
        retreat.send_home(s, False)


# --- BYZ-32 to BYZ-36 capture -------------------------------------------------------------------------------------------------


@outlined
def capture(s: State) -> None:
    """BYZ-32.1, BYZ-32.2, BYZ-32.3, BYZ-32.4, BYZ-32.5, BYZ-32.6, BYZ-32.7, BYZ-34.4, BYZ-35, BYZ-39.7: the loser's disk
    and cube go back; one marker fewer, but never none
    (BYZ-32.4, BYZ-34.5, BYZ-35.3, BYZ-R55); points and loot for what is left (BYZ-35.2).

    A civil war leaves the city its side (BYZ-35.1)."""
    if s.city == T.CAPITAL:
        take_capital(s)
        return
    old_side, old_controller, size = s.allegiance[s.city], s.controller[s.city], size_of(s)
    if old_controller != T.NOBODY and s.fortified[s.city] == 0:
        s.losses[old_controller] += 1  # BYZ-32.2, BYZ-R52
    s.fortified[s.city] = 0
    s.controller[s.city] = T.NOBODY
    s.allegiance[s.city] = s.side
    s.markers[s.city] = max(1, size - 1)
    gain = size - 1
    if cubes.is_bulgar_attack(s):
        s.points[s.actor, 1 - old_side] += gain  # BYZ-11.11, BYZ-11.12
        tell(s, Told.captured, s.actor, s.side, s.city, s.markers[s.city], gain, 0)
        s.step = Step.end_action
        return
    s.points[s.actor, s.side] += gain
    s.treasury[s.actor, s.side] += gain
    tell(s, Told.captured, s.actor, s.side, s.city, s.markers[s.city], gain, gain)
    s.active = s.actor
    s.purpose = For.capture
    if s.pool[s.actor] == 0 and s.treasury[s.actor, s.side] < T.CUBE_PRICE:
        begin_losses(s, s.actor, s.side, 2, Step.control)  # BYZ-33.4, BYZ-33.5, BYZ-D30, BYZ-R53, BYZ-R54
    else:
        s.step = Step.cube  # BYZ-33.1, BYZ-33.2, BYZ-33.3


@rule
def take_capital(s: State) -> None:
    """BYZ-36.6, BYZ-11.16, BYZ-R21: five Arab points and the end; to Bulgars in reading (b) the end with normal scoring."""
    if cubes.is_bulgar_attack(s) and s.options[Option.bulgars_take_capital] == T.READING_B:
        tell(s, Told.fell, s.actor, s.side, 0)
        score_cities(s)
        finish(s, End.fell_to_bulgars)
        return
    s.points[s.actor, T.ARAB] += T.CAPITAL_POINTS
    tell(s, Told.fell, s.actor, s.side, T.CAPITAL_POINTS)
    finish(s, End.fell_to_bulgars if cubes.is_bulgar_attack(s) else End.fell_to_arabs)


@rule
def control_with_army_cube(s: State) -> None:
    """BYZ-33.4: of the two cubes removed one becomes the control cube, never the guard."""
    s.losses[s.actor] -= 1
    take_control(s)


@rule
def take_control(s: State) -> None:
    """BYZ-33.1, BYZ-33.6, BYZ-25.5, BYZ-25.6: the capturer controls the city, and the action is over."""
    s.controller[s.city] = s.actor
    tell(s, Told.control, s.actor, s.city)
    s.step = Step.end_action


@rule
def forgo_levy(s: State) -> None:
    """BYZ-27.1: the city is besieged at once."""
    s.step = Step.siege
