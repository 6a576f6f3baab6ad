"""BYZ-25 to BYZ-40: the attack, from the defenders' choices to the capture."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import (
    ASK_CUBE,
    ASK_LEVY,
    ASK_OPPONENT,
    ASK_STAND,
    BATTLE,
    BATTLE_RESULT,
    BULGAR_FORCE,
    CALL_FOR_LEVY,
    CONTROL,
    DEFENDER_LOSES,
    END_ACTION,
    FAIL,
    LEVY_FORCE,
    NEXT_DEFENDER,
    SIEGE,
    SIEGE_RESULT,
)
from ..data import (
    BULGARS_TAKE_CAPITAL,
    FAILED_SIEGE,
    LEVY_AFTER_ARMY,
    READING_A,
    READING_B,
    READING_C,
)
from ..events import (
    FELL_TO_ARABS,
    FELL_TO_BULGARS,
    TOLD_BATTLE,
    TOLD_BATTLE_LOST,
    TOLD_BATTLE_WON,
    TOLD_CAPTURED,
    TOLD_CONTROL,
    TOLD_FELL,
    TOLD_LEVY,
    TOLD_SIEGE,
    TOLD_SIEGE_FAILED,
    TOLD_STANDS,
)
from ..reasons import NO_SUCH_OPPONENT, OK
from ..tables import (
    ARAB,
    BATTLE_DICE,
    BULGAR,
    BYZ,
    CAPITAL,
    CAPITAL_LOSSES,
    CAPITAL_POINTS,
    CAPITAL_STRENGTH,
    CUBE_PRICE,
    FOR_CAPTURE,
    LEVY,
    MAIN,
    NOBODY,
    PERSIA,
    PRINTED,
    TITLE_BOX,
)
from .cubes import army_cubes, check_armies, destroy, elite_of, is_bulgar_attack, strength_of
from .losses import begin_losses, roll
from .retreat import begin_retreat, can_retreat, send_home
from .scoring import finish, score_cities

# --- who defends --------------------------------------------------------------------------------------------------------------


@rule
def defends(s: Record, seat: int) -> bool:
    """BYZ-25.4, BYZ-R41: every army in the attacked city but the attacking one; all are of the city's side (BYZ-1.13)."""
    side = s.allegiance[s.city]
    if side > ARAB or s.army[seat, side] != s.city:
        return False
    return seat != s.actor or s.side != side


@rule
def next_defender(s: Record) -> None:
    """BYZ-26.1, BYZ-26.2, BYZ-R42: clockwise from the acting player's left, himself last; no question without a way out.

    The same before Bulgars (BYZ-39.9) and in Constantinople (BYZ-36.3)."""
    s.step = BATTLE
    while s.asked < s.seats:
        s.asked += 1
        seat = (s.actor + s.asked) % s.seats
        if defends(s, seat) and can_retreat(s, seat, s.allegiance[s.city]):
            s.active = seat
            s.step = ASK_STAND
            return


@rule
def stand(s: Record) -> None:
    tell(s, TOLD_STANDS, s.active, s.city)
    s.step = NEXT_DEFENDER


@rule
def withdraw_from_city(s: Record) -> None:
    """BYZ-26.2: carried out before the next owner decides."""
    begin_retreat(s, s.active, s.allegiance[s.city], 0, NEXT_DEFENDER)


# --- BYZ-28 to BYZ-30, BYZ-40 battles -----------------------------------------------------------------------------------------


@rule
def next_battle(s: Record) -> None:
    """BYZ-25.2, BYZ-40.1, BYZ-D25: against the armies that stayed, one by one; then levy.

    In a Bulgar city against the Bulgar force, if there is any (BYZ-39.2, BYZ-39.6, BYZ-R57). A Persian city has neither
    (BYZ-34.1, BYZ-34.2)."""
    if s.allegiance[s.city] == BULGAR and s.bulgars > 0:
        fight(s, BULGAR_FORCE)
        return
    count = 0
    last = 0
    for seat in range(s.seats):
        if defends(s, seat):
            count += 1
            last = seat
    if count == 0:
        s.step = CALL_FOR_LEVY
    elif count == 1:
        fight(s, last)
    else:
        s.active = s.actor
        s.step = ASK_OPPONENT


@rule
def refuse_oppose(s: Record, seat: int) -> int:
    """BYZ-40.2: any army that is still there."""
    return OK if seat < s.seats and defends(s, seat) else NO_SUCH_OPPONENT


@rule
def field_dice(s: Record, seat: int, side: int) -> int:
    """BYZ-28.2, BYZ-I29: up to three for MAIN, and one for each ELITE cube, a guard included."""
    return min(BATTLE_DICE, s.cubes[seat, side, MAIN]) + elite_of(s, seat, side)


@rule
def attacker_dice(s: Record) -> int:
    """BYZ-C2, BYZ-28.4, BYZ-11.9."""
    return min(BATTLE_DICE, s.bulgars) if is_bulgar_attack(s) else field_dice(s, s.actor, s.side)


@rule
def defender_dice(s: Record) -> int:
    """BYZ-C3, BYZ-28.3."""
    if s.opponent == BULGAR_FORCE:
        return min(BATTLE_DICE, s.bulgars)
    side = s.allegiance[s.city]
    if s.opponent == LEVY_FORCE:
        return min(BATTLE_DICE, s.cubes[levy_commander(s), side, LEVY])
    return field_dice(s, s.opponent, side)


@chapter
def fight(s: Record, opponent: int) -> None:
    """BYZ-28.1, BYZ-29.5: one roll each, both known before any loss; the attacker removes his first."""
    s.opponent = opponent
    if opponent == levy_commander(s):
        s.controller_fought = 1
    dice = attacker_dice(s)
    s.hits_on_defender = roll(s, dice)
    s.hits_on_attacker = roll(s, defender_dice(s))
    tell(s, TOLD_BATTLE, s.actor, s.side, opponent, dice, s.hits_on_defender, s.hits_on_attacker)
    attacker_loses(s, s.hits_on_attacker, DEFENDER_LOSES)


@rule
def attacker_loses(s: Record, hits: int, then: int) -> None:
    """BYZ-D26, BYZ-D32, BYZ-39.3, BYZ-R56: Bulgar cubes go back to their supply."""
    if is_bulgar_attack(s):
        s.bulgars -= min(hits, s.bulgars)
        s.step = then
    else:
        begin_losses(s, s.actor, s.side, hits, then)


@rule
def defender_loses(s: Record) -> None:
    """BYZ-D27, BYZ-27.10: levy and Bulgars have no choice."""
    hits = s.hits_on_defender
    s.step = BATTLE_RESULT
    if s.opponent == BULGAR_FORCE:
        s.bulgars -= min(hits, s.bulgars)
    elif s.opponent == LEVY_FORCE:
        seat, side = levy_commander(s), s.allegiance[s.city]
        lost = min(hits, s.cubes[seat, side, LEVY])
        s.cubes[seat, side, LEVY] -= lost
        s.losses[seat] += lost
    else:
        begin_losses(s, s.opponent, s.allegiance[s.city], hits, BATTLE_RESULT)


@rule
def attacker_strength(s: Record) -> int:
    """BYZ-1.10, BYZ-39.1."""
    return s.bulgars if is_bulgar_attack(s) else strength_of(s, s.actor, s.side)


@rule
def defender_strength(s: Record) -> int:
    """BYZ-1.10, BYZ-1.11, BYZ-39.1."""
    if s.opponent == BULGAR_FORCE:
        return s.bulgars
    side = s.allegiance[s.city]
    if s.opponent == LEVY_FORCE:
        return s.cubes[levy_commander(s), side, LEVY]
    return strength_of(s, s.opponent, side)


@chapter
def settle_battle(s: Record) -> None:
    """BYZ-30.1, BYZ-30.2, BYZ-30.3, BYZ-30.4, BYZ-40.3, BYZ-40.4, BYZ-40.5: greater strength wins, the defender on a tie
    (BYZ-R50).

    BYZ-30.7: an army without cubes leaves; a beaten one retreats at once. Beaten levy and Bulgars stay where they are
    (BYZ-27.11, BYZ-39.4), and the siege follows (BYZ-39.5)."""
    s.hits_on_attacker = 0
    s.hits_on_defender = 0
    best, second = attacker_strength(s), defender_strength(s)
    opponent = s.opponent
    s.opponent = NOBODY
    check_armies(s)
    if best <= second:
        tell(s, TOLD_BATTLE_LOST, s.actor, s.side, opponent, best, second)
        s.step = FAIL
        return
    tell(s, TOLD_BATTLE_WON, s.actor, s.side, opponent, best, second)
    if opponent >= LEVY_FORCE:
        s.step = SIEGE
    elif defends(s, opponent):
        begin_retreat(s, opponent, s.allegiance[s.city], 1, BATTLE)
    else:
        s.step = BATTLE


# --- BYZ-27 levy --------------------------------------------------------------------------------------------------------------


@rule
def levy_commander(s: Record) -> int:
    """BYZ-27.1, BYZ-27.6, BYZ-27.7, BYZ-39.8: the controller, or NOBODY; in Constantinople the Emperor (BYZ-27.5,
    BYZ-12.5)."""
    return s.holder[TITLE_BOX[BYZ]] if s.city == CAPITAL else s.controller[s.city]


@rule
def call_for_levy(s: Record) -> None:
    """BYZ-D28, BYZ-27.2, BYZ-27.8, BYZ-27.9, BYZ-R49: asked once (BYZ-27.12) if there is levy of the city's side.

    Also after the controller's army was beaten (BYZ-27.4), unless the table plays reading (a) of BYZ-R43."""
    s.step = SIEGE
    seat = levy_commander(s)
    if seat == NOBODY or s.cubes[seat, s.allegiance[s.city], LEVY] == 0:
        return
    if seat == s.actor and not is_bulgar_attack(s):
        return
    if s.controller_fought == 1 and s.options[LEVY_AFTER_ARMY] == READING_A:
        return
    s.active = seat
    s.step = ASK_LEVY


@rule
def use_levy(s: Record) -> None:
    """BYZ-27.3: levy fights alone."""
    tell(s, TOLD_LEVY, s.active, s.city, s.cubes[s.active, s.allegiance[s.city], LEVY])
    fight(s, LEVY_FORCE)


# --- BYZ-31 siege -------------------------------------------------------------------------------------------------------------


@rule
def city_strength(s: Record) -> int:
    """BYZ-31.1, BYZ-16.3, BYZ-34.3: markers and a fortification; five for Constantinople, which has none (BYZ-36.1,
    BYZ-36.4)."""
    if s.city == CAPITAL:
        return CAPITAL_STRENGTH
    return size_of(s) + s.fortified[s.city]


@rule
def size_of(s: Record) -> int:
    """BYZ-32.3, BYZ-34.3: the city's markers, or the number printed in a Persian city."""
    return PRINTED[s.city] if s.allegiance[s.city] == PERSIA else s.markers[s.city]


@chapter
def besiege(s: Record) -> None:
    """BYZ-31.1, BYZ-31.2, BYZ-31.3, BYZ-C4: only the city rolls; each hit costs one cube, two before Constantinople
    (BYZ-36.5).

    No army but the attacking one is left there (BYZ-25.7, BYZ-R69)."""
    dice = city_strength(s)
    hits = roll(s, dice)
    tell(s, TOLD_SIEGE, s.city, dice, hits)
    attacker_loses(s, hits * CAPITAL_LOSSES if s.city == CAPITAL else hits, SIEGE_RESULT)


@chapter
def settle_siege(s: Record) -> None:
    """BYZ-31.4, BYZ-31.5, BYZ-31.6, BYZ-31.7: captured if the strength left is greater than the city's; equality is
    failure."""
    best, second = attacker_strength(s), city_strength(s)
    if best > second:
        capture(s)
        return
    tell(s, TOLD_SIEGE_FAILED, s.actor, s.side, s.city, best, second)
    s.step = FAIL
    if not is_bulgar_attack(s) and s.options[FAILED_SIEGE] == READING_B and army_cubes(s, s.actor, s.side) > 0:
        send_home(s, True)


@chapter
def fail(s: Record) -> None:
    """BYZ-25.3, BYZ-30.5, BYZ-31.5, BYZ-R40: a beaten army goes home unless it is destroyed; Bulgars stay (BYZ-39.4).

    In reading (c) of BYZ-R21 the game is over then, without points for the attack (BYZ-R78)."""
    if is_bulgar_attack(s):
        s.step = END_ACTION
        if s.city == CAPITAL and s.options[BULGARS_TAKE_CAPITAL] == READING_C:
            finish(s, FELL_TO_BULGARS)
    elif s.army[s.actor, s.side] == NOBODY:
        s.step = END_ACTION
    elif army_cubes(s, s.actor, s.side) == 0:
        destroy(s, s.actor, s.side)
        s.step = END_ACTION
    else:
        send_home(s, False)


# --- BYZ-32 to BYZ-36 capture -------------------------------------------------------------------------------------------------


@chapter
def capture(s: Record) -> None:
    """BYZ-32.1, BYZ-32.2, BYZ-32.3, BYZ-32.4, BYZ-32.5, BYZ-32.6, BYZ-32.7, BYZ-34.4, BYZ-35, BYZ-39.7: the loser's disk
    and cube go back; one marker fewer, but never none
    (BYZ-32.4, BYZ-34.5, BYZ-35.3, BYZ-R55); points and loot for what is left (BYZ-35.2).

    A civil war leaves the city its side (BYZ-35.1)."""
    if s.city == CAPITAL:
        take_capital(s)
        return
    old_side, old_controller, size = s.allegiance[s.city], s.controller[s.city], size_of(s)
    if old_controller != NOBODY and s.fortified[s.city] == 0:
        s.losses[old_controller] += 1  # BYZ-32.2, BYZ-R52
    s.fortified[s.city] = 0
    s.controller[s.city] = NOBODY
    s.allegiance[s.city] = s.side
    s.markers[s.city] = max(1, size - 1)
    gain = size - 1
    if is_bulgar_attack(s):
        s.points[s.actor, 1 - old_side] += gain  # BYZ-11.11, BYZ-11.12
        tell(s, TOLD_CAPTURED, s.actor, s.side, s.city, s.markers[s.city], gain, 0)
        s.step = END_ACTION
        return
    s.points[s.actor, s.side] += gain
    s.treasury[s.actor, s.side] += gain
    tell(s, TOLD_CAPTURED, s.actor, s.side, s.city, s.markers[s.city], gain, gain)
    s.active = s.actor
    s.purpose = FOR_CAPTURE
    if s.pool[s.actor] == 0 and s.treasury[s.actor, s.side] < CUBE_PRICE:
        begin_losses(s, s.actor, s.side, 2, CONTROL)  # BYZ-33.4, BYZ-33.5, BYZ-D30, BYZ-R53, BYZ-R54
    else:
        s.step = ASK_CUBE  # BYZ-33.1, BYZ-33.2, BYZ-33.3


@rule
def take_capital(s: Record) -> None:
    """BYZ-36.6, BYZ-11.16, BYZ-R21: five Arab points and the end; to Bulgars in reading (b) the end with normal scoring."""
    if is_bulgar_attack(s) and s.options[BULGARS_TAKE_CAPITAL] == READING_B:
        tell(s, TOLD_FELL, s.actor, s.side, 0)
        score_cities(s)
        finish(s, FELL_TO_BULGARS)
        return
    s.points[s.actor, ARAB] += CAPITAL_POINTS
    tell(s, TOLD_FELL, s.actor, s.side, CAPITAL_POINTS)
    finish(s, FELL_TO_BULGARS if is_bulgar_attack(s) else FELL_TO_ARABS)


@rule
def control_with_army_cube(s: Record) -> None:
    """BYZ-33.4: of the two cubes removed one becomes the control cube, never the guard."""
    s.losses[s.actor] -= 1
    take_control(s)


@rule
def take_control(s: Record) -> None:
    """BYZ-33.1, BYZ-33.6, BYZ-25.5, BYZ-25.6: the capturer controls the city, and the action is over."""
    s.controller[s.city] = s.actor
    tell(s, TOLD_CONTROL, s.actor, s.city)
    s.step = END_ACTION
