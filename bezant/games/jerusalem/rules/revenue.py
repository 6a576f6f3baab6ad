"""JER-13 the Tower of David, JER-14 privileges, JER-15 incomes."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import REFUSE_ALL_KINDS, REFUSE_PRESTIGE, Option, Step, Told, Why
from ..state import State
from ..tables import NOBODY
from . import areas
from .building import give_gifts
from .draft import draw_card

# --- JER-13 the Tower ---------------------------------------------------------------------------------------------------------


@outlined
def tower_of_david(s: State) -> None:
    """JER-13.1, JER-13.7, JER-12.4, JER-5.3: the coin first, then the question of the move; some area can always be reached."""
    seat = areas.controller(s, T.TOW)
    if seat == NOBODY:
        s.step = Step.use_scholars
        return
    s.coins[seat] += T.TOWER_COINS
    tell(s, Told.tower, seat, T.TOWER_COINS)
    s.active = seat
    s.step = Step.tower


@rule
def refuse_tower(s: State, area: int) -> int:
    """JER-13.2, JER-13.3, JER-13.4, JER-13.5, JER-R29: anywhere but under the Baron of another player."""
    if not areas.is_open(s, area):
        return Why.closed_district
    if area == T.TOW:
        return Why.tower_to_tower
    return Why.foreign_baron_at_target if areas.has_foreign_baron(s, int(s.active), area) else OK


@rule
def stay(s: State) -> None:
    """JER-13.2: nobody has to move."""
    s.step = Step.use_scholars


@rule
def send_from_tower(s: State, area: int) -> None:
    """JER-13.2, JER-13.6."""
    s.squires[s.active, T.TOW] -= 1
    s.squires[s.active, area] += 1
    tell(s, Told.sent, s.active, area)
    s.step = Step.use_scholars


# --- JER-14 privileges: Patriarchs, Market, Nobility (JER-14.1); one player may have several (JER-14.5) -------------------------


@outlined
def grant(s: State, district: int) -> int:
    """JER-14.2: who may use the privilege of the district; in a closed one nobody (JER-24.5)."""
    seat = areas.district_majority(s, district)
    if seat != NOBODY:
        s.active = seat
        tell(s, Told.privilege, seat, district)
    return seat


@outlined
def use_scholars(s: State) -> None:
    """JER-14.7, JER-14.11, JER-R30: without a squire behind the screen it lapses."""
    seat = grant(s, T.PATRIARCHS)
    if seat != NOBODY and s.screen[seat] >= T.SCHOLARS_PRICE:
        s.step = Step.scholars
    else:
        s.step = Step.use_materials


@rule
def draw(s: State) -> None:
    """JER-14.7: a squire for the top card of the deck."""
    seat = s.active
    s.screen[seat] -= T.SCHOLARS_PRICE
    s.supply[seat] += T.SCHOLARS_PRICE
    card = draw_card(s)
    s.hand[seat, card] += 1
    s.scholar[s.round - 1] = card
    s.scholar_seat[s.round - 1] = seat
    tell(s, Told.drew, seat, T.SCHOLARS_PRICE, card)
    s.step = Step.use_materials


@rule
def forgo(s: State) -> None:
    """JER-14.11: a privilege is left unused."""
    if s.step == Step.scholars:
        s.step = Step.use_materials
    else:
        begin_incomes(s)


@outlined
def use_materials(s: State) -> None:
    """JER-14.8: asked if a point can be paid."""
    seat = grant(s, T.MARKET)
    if seat != NOBODY and most_prestige(s, seat) > 0:
        s.step = Step.materials
    else:
        s.step = Step.use_intrigues


@rule
def most_prestige(s: State, seat: int) -> int:
    return min(T.PRESTIGE_MOST, int(s.coins[seat]) // T.PRESTIGE_PRICE)


@rule
def refuse_buy(s: State, prestige: int) -> int:
    """JER-14.8, JER-R31: none to four, as coins allow."""
    return OK if prestige <= most_prestige(s, s.active) else Why.prestige_too_dear


@rule
def buy(s: State, prestige: int) -> None:
    """JER-14.8, JER-14.11."""
    s.coins[s.active] -= T.PRESTIGE_PRICE * prestige
    s.prestige[s.active] += prestige
    if prestige > 0:
        tell(s, Told.bought, s.active, prestige, T.PRESTIGE_PRICE * prestige)
    s.step = Step.use_intrigues


@outlined
def use_intrigues(s: State) -> None:
    """JER-14.9."""
    if grant(s, T.NOBILITY) != NOBODY:
        s.step = Step.intrigues
    else:
        begin_incomes(s)


@rule
def refuse_rob(s: State, seat: int) -> int:
    """JER-14.9, JER-R32: any other player, also one at 0."""
    return Why.no_such_opponent if seat >= s.seats or seat == s.active else OK


@rule
def rob(s: State, seat: int) -> None:
    """JER-14.9, JER-14.10, JER-R54: nobody falls below 0, the holder gains in any case."""
    lost = min(T.INTRIGUE, int(s.prestige[seat]))
    s.prestige[seat] -= lost
    s.prestige[s.active] += T.INTRIGUE
    tell(s, Told.robbed, s.active, seat, T.INTRIGUE, lost)
    begin_incomes(s)


# --- JER-15 incomes -----------------------------------------------------------------------------------------------------------


@rule
def begin_incomes(s: State) -> None:
    s.area = 0
    s.step = Step.next_income


@rule
def printed(s: State, area: int, resource: int) -> int:
    """JER-3.6: on the board in use."""
    return int(T.INCOME[s.options[Option.board], area, resource])


@rule
def asks_for_income(s: State, seat: int, area: int) -> bool:
    """JER-15.5, JER-R34, JER-D11: whether the controller may take less."""
    reading = s.options[Option.income_refusal]
    if reading == REFUSE_PRESTIGE:
        return printed(s, area, T.PRESTIGE) > 0
    if reading == REFUSE_ALL_KINDS:
        squires = min(printed(s, area, T.SQUIRES), int(s.supply[seat]))
        return squires + printed(s, area, T.COINS) + printed(s, area, T.PRESTIGE) > 0
    return False


@outlined
def next_income(s: State) -> None:
    """JER-15.1, JER-15.2, JER-R33, JER-5.4: area by area up to the next question; in round 5 the King's Gifts follow."""
    while s.area < T.INCOME_AREAS:
        seat = areas.controller(s, int(s.area))
        if seat != NOBODY:
            s.active = seat
            if asks_for_income(s, seat, int(s.area)):
                s.step = Step.income
                return
            collect(
                s,
                printed(s, int(s.area), T.SQUIRES),
                printed(s, int(s.area), T.COINS),
                printed(s, int(s.area), T.PRESTIGE),
            )
        else:
            s.area += 1
    s.area = NOBODY
    if s.round == T.ROUNDS:
        give_gifts(s)
    s.step = Step.building


@outlined
def collect(s: State, squires: int, coins: int, prestige: int) -> None:
    """JER-15.3, JER-15.4: from bank and supply behind the screen, prestige on the track; then the next area.

    It is told even where the supply has nothing left: silence would betray that (JER-I25)."""
    seat = int(s.active)
    taken = areas.take_squires(s, seat, squires)
    s.coins[seat] += coins
    s.prestige[seat] += prestige
    if squires + coins + prestige > 0:
        tell(s, Told.income, seat, s.area, taken, coins, prestige)
    s.area += 1
    s.step = Step.next_income


@rule
def refuse_take(s: State, prestige: int) -> int:
    """JER-15.5, JER-R34."""
    if s.options[Option.income_refusal] == REFUSE_ALL_KINDS:
        return Why.other_reading
    return OK if prestige <= printed(s, int(s.area), T.PRESTIGE) else Why.beyond_the_income


@rule
def take(s: State, prestige: int) -> None:
    collect(s, printed(s, int(s.area), T.SQUIRES), printed(s, int(s.area), T.COINS), prestige)


@rule
def refuse_accept(s: State, squires: int, coins: int, prestige: int) -> int:
    """JER-R34: any lesser amount of each resource, in the full reading."""
    if s.options[Option.income_refusal] != REFUSE_ALL_KINDS:
        return Why.other_reading
    if squires > printed(s, int(s.area), T.SQUIRES) or coins > printed(s, int(s.area), T.COINS):
        return Why.beyond_the_income
    if prestige > printed(s, int(s.area), T.PRESTIGE):
        return Why.beyond_the_income
    return OK if squires <= s.supply[s.active] else Why.supply_empty


@outlined
def incomes_into(s: State, buffer: Any, take: int, accept: int) -> int:
    """JER-D11: writes what may be taken, the full income first; its number."""
    count = 0
    if s.options[Option.income_refusal] != REFUSE_ALL_KINDS:
        full = printed(s, int(s.area), T.PRESTIGE)
        for less in range(full + 1):
            buffer[count] = take + T.MOST_INCOME[T.PRESTIGE] - full + less
            count += 1
        return count
    action = accept
    for squires in range(T.MOST_INCOME[T.SQUIRES], -1, -1):
        for coins in range(T.MOST_INCOME[T.COINS], -1, -1):
            for prestige in range(T.MOST_INCOME[T.PRESTIGE], -1, -1):
                if refuse_accept(s, squires, coins, prestige) == OK:
                    buffer[count] = action
                    count += 1
                action += 1
    return count
