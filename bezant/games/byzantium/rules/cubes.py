"""BYZ-5 cubes, sources and payment; BYZ-37 guards; BYZ-38 armies without cubes."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..board import For
from ..names import Told, Why
from ..state import State
from ..tables import NOBODY, ROWS

# --- what an army has ---------------------------------------------------------------------------------------------------------


@rule
def has_guard(s: State, seat: int, side: int) -> int:
    """BYZ-37.1, BYZ-I4: 1 if the guard of the side stands in the seat's ELITE box, else 0."""
    return s.guard[side] if s.holder[T.TITLE_BOX[side]] == seat else 0


@rule
def own_army_cubes(s: State, seat: int, side: int) -> int:
    """The player's cubes in ELITE, MAIN and MOVE."""
    return s.cubes[seat, side, T.ELITE] + s.cubes[seat, side, T.MAIN] + s.cubes[seat, side, T.MOVE]


@rule
def army_cubes(s: State, seat: int, side: int) -> int:
    """BYZ-1.9: cubes in ELITE, MAIN and MOVE, a guard included; LEVY is no part of the army (BYZ-1.8)."""
    return own_army_cubes(s, seat, side) + has_guard(s, seat, side)


@rule
def elite_of(s: State, seat: int, side: int) -> int:
    """ELITE cubes with the guard, which counts as one (BYZ-28.2)."""
    return s.cubes[seat, side, T.ELITE] + has_guard(s, seat, side)


@rule
def strength_of(s: State, seat: int, side: int) -> int:
    """BYZ-1.10: ELITE and MAIN, a guard included; MOVE does not count (BYZ-R74)."""
    return elite_of(s, seat, side) + s.cubes[seat, side, T.MAIN]


@outlined
def destroy(s: State, seat: int, side: int) -> None:
    """BYZ-38.1, BYZ-38.6: the figure leaves the board, army cubes left go to LOSSES; LEVY, money and cities stay
    (BYZ-38.5)."""
    s.losses[seat] += own_army_cubes(s, seat, side)
    s.cubes[seat, side, T.ELITE] = 0
    s.cubes[seat, side, T.MAIN] = 0
    s.cubes[seat, side, T.MOVE] = 0
    if has_guard(s, seat, side) == 1:
        lose_guard(s, side)
    s.army[seat, side] = NOBODY
    tell(s, Told.destroyed, seat, side)


@rule
def lose_guard(s: State, side: int) -> None:
    """BYZ-37.3: set aside until the next turn, never to LOSSES; the title remains (BYZ-12.6)."""
    s.guard[side] = 0
    tell(s, Told.guard_lost, s.holder[T.TITLE_BOX[side]], side)


@outlined
def check_armies(s: State) -> None:
    """BYZ-38.4, BYZ-5.17, BYZ-R8: a figure is on the board only while its row holds an army cube."""
    for seat in range(s.seats):
        for side in range(ROWS):
            if s.army[seat, side] != NOBODY and army_cubes(s, seat, side) == 0:
                s.army[seat, side] = NOBODY
                tell(s, Told.destroyed, seat, side)


# --- sources and prices -------------------------------------------------------------------------------------------------------


@rule
def side_of_source(source: int) -> int:
    """The row of an army box among the sources."""
    return (source - T.FIRST_ARMY_BOX) // T.RANKS


@rule
def rank_of_source(source: int) -> int:
    return (source - T.FIRST_ARMY_BOX) % T.RANKS


@rule
def cubes_at(s: State, seat: int, source: int) -> int:
    """BYZ-5.2: how many cubes lie there; a guard is never a source (BYZ-5.12, BYZ-37.4, BYZ-R7)."""
    if source == T.POOL:
        return s.pool[seat]
    if source == T.LOSSES:
        return s.losses[seat]
    return s.cubes[seat, side_of_source(source), rank_of_source(source)]


@rule
def take_from(s: State, seat: int, source: int) -> None:
    """BYZ-5.18: the cube leaves its source before any effect of its placement."""
    if source == T.POOL:
        s.pool[seat] -= 1
    elif source == T.LOSSES:
        s.losses[seat] -= 1
    else:
        s.cubes[seat, side_of_source(source), rank_of_source(source)] -= 1


@outlined
def has_bought_source(s: State, seat: int) -> bool:
    """BYZ-5.4, BYZ-5.5: whether any cube lies in LOSSES or an army box of either row."""
    if s.losses[seat] > 0:
        return True
    for side in range(ROWS):
        for rank in range(T.RANKS):
            if s.cubes[seat, side, rank] > 0:
                return True
    return False


@outlined
def can_have_cube(s: State, seat: int, side: int, besides: int) -> bool:
    """BYZ-5.11, BYZ-R5: whether a cube can be had for that side, with so much to be paid besides by the same treasury."""
    if s.treasury[seat, side] < besides:
        return False
    if s.pool[seat] > 0:  # BYZ-5.3
        return True
    return s.treasury[seat, side] >= besides + T.CUBE_PRICE and has_bought_source(s, seat)


@outlined
def can_have_civil_war_cube(s: State, seat: int, side: int) -> bool:
    """BYZ-9.8, BYZ-R17: whether a cube can be had that leaves the attacking army one."""
    if s.pool[seat] > 0:
        return True
    if s.treasury[seat, side] < T.CUBE_PRICE:
        return False
    for source in range(T.LOSSES, T.SOURCES):
        if cubes_at(s, seat, source) > 0 and not takes_last_army_cube(s, seat, side, source):
            return True
    return False


@rule
def takes_last_army_cube(s: State, seat: int, side: int, source: int) -> bool:
    """Whether the source is the last army cube of that row."""
    if source < T.FIRST_ARMY_BOX or side_of_source(source) != side or rank_of_source(source) == T.LEVY:
        return False
    return army_cubes(s, seat, side) == 1


@rule
def payer(s: State) -> int:
    """BYZ-5.6, BYZ-5.16, BYZ-9.7: the treasury that pays for a bought cube, or EITHER."""
    if s.purpose == For.claim or s.purpose == For.fortify:
        return s.allegiance[s.city]  # BYZ-16.9, BYZ-R36
    if s.purpose == For.capture:
        return s.side
    if s.purpose == For.bulgars:
        return T.EITHER if s.city == NOBODY else 1 - s.allegiance[s.city]  # BYZ-11.13, BYZ-11.14
    return T.SIDE_OF_PURPOSE[s.purpose]


@rule
def richest(s: State, seat: int) -> int:
    """The larger of a seat's two treasuries, which never mix (BYZ-1.15)."""
    return max(s.treasury[seat, 0], s.treasury[seat, 1])


@rule
def price_besides(s: State) -> int:
    """BYZ-18.3, BYZ-18.4, BYZ-R39: what the placement costs besides the cube."""
    return T.BUILDING_PRICE if s.purpose == For.church or s.purpose == For.mosque else 0


@outlined
def refuse_cube(s: State, source: int) -> int:
    """BYZ-D8, BYZ-D29, BYZ-D31: POOL is free; any other source costs 3 and may be used all the same (BYZ-5.10, BYZ-R4)."""
    if s.purpose == For.pass_:
        return refuse_pass_cube(s, source)
    if cubes_at(s, s.actor, source) == 0:
        return Why.source_empty
    if source == T.POOL:
        return OK
    side = payer(s)
    money = richest(s, s.actor) if side == T.EITHER else s.treasury[s.actor, side] - price_besides(s)
    if money < T.CUBE_PRICE:
        return Why.treasury_short
    if is_civil_war(s) and takes_last_army_cube(s, s.actor, side, source):
        return Why.last_army_cube
    return OK


@rule
def is_civil_war(s: State) -> bool:
    return s.purpose == T.CIVIL_WAR_OF[0] or s.purpose == T.CIVIL_WAR_OF[1]


@rule
def refuse_pass_cube(s: State, source: int) -> int:
    """BYZ-41.2, BYZ-5.14: free from an army box or POOL once LOSSES is empty."""
    if source != T.LOSSES and s.losses[s.actor] > 0:
        return Why.losses_go_first
    return OK if cubes_at(s, s.actor, source) > 0 else Why.source_empty


@rule
def refuse_treasury(s: State, side: int) -> int:
    """BYZ-11.14: either treasury that can pay."""
    return OK if s.treasury[s.actor, side] >= T.CUBE_PRICE else Why.treasury_short


@rule
def buy(s: State, source: int, side: int) -> None:
    """BYZ-5.6, BYZ-5.9: takes the cube for its purpose; a price goes to the bank, in whole Bezants (BYZ-1.14) from one
    treasury
    entirely (BYZ-R3).

    It is put to its use at once (BYZ-5.7, BYZ-R2)."""
    price = 0 if source == T.POOL or s.purpose == For.pass_ else T.CUBE_PRICE
    take_from(s, s.actor, source)
    if price > 0:
        s.treasury[s.actor, side] -= price
    tell(s, Told.cube, s.actor, source, s.purpose, price)


@rule
def refuse_any_cube(s: State, side: int) -> int:
    """Whether some cube can be had for that side."""
    return OK if can_have_cube(s, s.actor, side, 0) else Why.no_cube_to_be_had


@rule
def is_bulgar_attack(s: State) -> bool:
    """BYZ-25.1: whether the attack in progress is the Bulgars'."""
    return s.side == T.BULGAR
