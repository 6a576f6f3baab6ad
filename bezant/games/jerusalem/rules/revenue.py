"""JER-13 the Tower of David, JER-14 privileges, JER-15 incomes."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import (
    ASK_INCOME,
    ASK_INTRIGUES,
    ASK_MATERIALS,
    ASK_SCHOLARS,
    ASK_TOWER,
    BUILDING,
    NEXT_INCOME,
    USE_INTRIGUES,
    USE_MATERIALS,
    USE_SCHOLARS,
)
from ..data import INCOME_REFUSAL, INCOME_TABLE, REFUSE_ALL_KINDS, REFUSE_PRESTIGE
from ..events import (
    TOLD_BOUGHT,
    TOLD_DREW,
    TOLD_INCOME,
    TOLD_PRIVILEGE,
    TOLD_ROBBED,
    TOLD_SENT,
    TOLD_TOWER,
)
from ..reasons import (
    BEYOND_THE_INCOME,
    CLOSED_DISTRICT,
    FOREIGN_BARON_AT_TARGET,
    NO_SUCH_OPPONENT,
    OK,
    OTHER_READING,
    PRESTIGE_TOO_DEAR,
    SUPPLY_EMPTY,
    TOWER_TO_TOWER,
)
from ..tables import (
    COINS,
    INCOME,
    INCOME_AREAS,
    INTRIGUE,
    MARKET,
    NOBILITY,
    NOBODY,
    PATRIARCHS,
    PRESTIGE,
    PRESTIGE_MOST,
    PRESTIGE_PRICE,
    ROUNDS,
    SCHOLARS_PRICE,
    SQUIRES,
    TOW,
    TOWER_COINS,
)
from .areas import controller, district_majority, has_foreign_baron, is_open, take_squires
from .building import give_gifts
from .draft import draw_card

# --- JER-13 the Tower ---------------------------------------------------------------------------------------------------------


@chapter
def tower_of_david(s: Record) -> None:
    """JER-13.1, JER-13.7, JER-12.4, JER-5.3: the coin first, then the question of the move; some area can always be reached."""
    seat = controller(s, TOW)
    if seat == NOBODY:
        s.step = USE_SCHOLARS
        return
    s.coins[seat] += TOWER_COINS
    tell(s, TOLD_TOWER, seat, TOWER_COINS)
    s.active = seat
    s.step = ASK_TOWER


@rule
def refuse_tower(s: Record, area: int) -> int:
    """JER-13.2, JER-13.3, JER-13.4, JER-13.5, JER-R29: anywhere but under the Baron of another player."""
    if not is_open(s, area):
        return CLOSED_DISTRICT
    if area == TOW:
        return TOWER_TO_TOWER
    return FOREIGN_BARON_AT_TARGET if has_foreign_baron(s, int(s.active), area) else OK


@rule
def send_from_tower(s: Record, area: int) -> None:
    """JER-13.2, JER-13.6."""
    s.squires[s.active, TOW] -= 1
    s.squires[s.active, area] += 1
    tell(s, TOLD_SENT, s.active, area)
    s.step = USE_SCHOLARS


# --- JER-14 privileges: Patriarchs, Market, Nobility (JER-14.1); one player may have several (JER-14.5) -------------------------


@chapter
def grant(s: Record, district: int) -> int:
    """JER-14.2: who may use the privilege of the district; in a closed one nobody (JER-24.5)."""
    seat = district_majority(s, district)
    if seat != NOBODY:
        s.active = seat
        tell(s, TOLD_PRIVILEGE, seat, district)
    return seat


@chapter
def use_scholars(s: Record) -> None:
    """JER-14.7, JER-14.11, JER-R30: without a squire behind the screen it lapses."""
    seat = grant(s, PATRIARCHS)
    if seat != NOBODY and s.screen[seat] >= SCHOLARS_PRICE:
        s.step = ASK_SCHOLARS
    else:
        s.step = USE_MATERIALS


@rule
def draw(s: Record) -> None:
    """JER-14.7: a squire for the top card of the deck."""
    seat = s.active
    s.screen[seat] -= SCHOLARS_PRICE
    s.supply[seat] += SCHOLARS_PRICE
    card = draw_card(s)
    s.hand[seat, card] += 1
    s.scholar[s.round - 1] = card
    s.scholar_seat[s.round - 1] = seat
    tell(s, TOLD_DREW, seat, SCHOLARS_PRICE, card)
    s.step = USE_MATERIALS


@chapter
def use_materials(s: Record) -> None:
    """JER-14.8: asked if a point can be paid."""
    seat = grant(s, MARKET)
    if seat != NOBODY and most_prestige(s, seat) > 0:
        s.step = ASK_MATERIALS
    else:
        s.step = USE_INTRIGUES


@rule
def most_prestige(s: Record, seat: int) -> int:
    return min(PRESTIGE_MOST, int(s.coins[seat]) // PRESTIGE_PRICE)


@rule
def refuse_buy(s: Record, prestige: int) -> int:
    """JER-14.8, JER-R31: none to four, as coins allow."""
    return OK if prestige <= most_prestige(s, s.active) else PRESTIGE_TOO_DEAR


@rule
def buy(s: Record, prestige: int) -> None:
    """JER-14.8, JER-14.11."""
    s.coins[s.active] -= PRESTIGE_PRICE * prestige
    s.prestige[s.active] += prestige
    if prestige > 0:
        tell(s, TOLD_BOUGHT, s.active, prestige, PRESTIGE_PRICE * prestige)
    s.step = USE_INTRIGUES


@chapter
def use_intrigues(s: Record) -> None:
    """JER-14.9."""
    if grant(s, NOBILITY) != NOBODY:
        s.step = ASK_INTRIGUES
    else:
        begin_incomes(s)


@rule
def refuse_rob(s: Record, seat: int) -> int:
    """JER-14.9, JER-R32: any other player, also one at 0."""
    return NO_SUCH_OPPONENT if seat >= s.seats or seat == s.active else OK


@rule
def rob(s: Record, seat: int) -> None:
    """JER-14.9, JER-14.10, JER-R54: nobody falls below 0, the holder gains in any case."""
    lost = min(INTRIGUE, int(s.prestige[seat]))
    s.prestige[seat] -= lost
    s.prestige[s.active] += INTRIGUE
    tell(s, TOLD_ROBBED, s.active, seat, INTRIGUE, lost)
    begin_incomes(s)


# --- JER-15 incomes -----------------------------------------------------------------------------------------------------------


@rule
def begin_incomes(s: Record) -> None:
    s.area = 0
    s.step = NEXT_INCOME


@rule
def printed(s: Record, area: int, resource: int) -> int:
    """JER-3.6: on the board in use."""
    return int(INCOME[s.options[INCOME_TABLE], area, resource])


@rule
def asks_for_income(s: Record, seat: int, area: int) -> bool:
    """JER-15.5, JER-R34, JER-D11: whether the controller may take less."""
    reading = s.options[INCOME_REFUSAL]
    if reading == REFUSE_PRESTIGE:
        return printed(s, area, PRESTIGE) > 0
    if reading == REFUSE_ALL_KINDS:
        squires = min(printed(s, area, SQUIRES), int(s.supply[seat]))
        return squires + printed(s, area, COINS) + printed(s, area, PRESTIGE) > 0
    return False


@chapter
def next_income(s: Record) -> None:
    """JER-15.1, JER-15.2, JER-R33, JER-5.4: area by area up to the next question; in round 5 the King's Gifts follow."""
    while s.area < INCOME_AREAS:
        seat = controller(s, int(s.area))
        if seat != NOBODY:
            s.active = seat
            if asks_for_income(s, seat, int(s.area)):
                s.step = ASK_INCOME
                return
            collect(
                s, printed(s, int(s.area), SQUIRES), printed(s, int(s.area), COINS), printed(s, int(s.area), PRESTIGE)
            )
        else:
            s.area += 1
    s.area = NOBODY
    if s.round == ROUNDS:
        give_gifts(s)
    s.step = BUILDING


@chapter
def collect(s: Record, squires: int, coins: int, prestige: int) -> None:
    """JER-15.3, JER-15.4: from bank and supply behind the screen, prestige on the track; then the next area.

    It is told even where the supply has nothing left: silence would betray that (JER-I25)."""
    seat = int(s.active)
    taken = take_squires(s, seat, squires)
    s.coins[seat] += coins
    s.prestige[seat] += prestige
    if squires + coins + prestige > 0:
        tell(s, TOLD_INCOME, seat, s.area, taken, coins, prestige)
    s.area += 1
    s.step = NEXT_INCOME


@rule
def refuse_take(s: Record, prestige: int) -> int:
    """JER-15.5, JER-R34."""
    if s.options[INCOME_REFUSAL] == REFUSE_ALL_KINDS:
        return OTHER_READING
    return OK if prestige <= printed(s, int(s.area), PRESTIGE) else BEYOND_THE_INCOME


@rule
def take(s: Record, prestige: int) -> None:
    collect(s, printed(s, int(s.area), SQUIRES), printed(s, int(s.area), COINS), prestige)


@rule
def refuse_accept(s: Record, squires: int, coins: int, prestige: int) -> int:
    """JER-R34: any lesser amount of each resource, in the full reading."""
    if s.options[INCOME_REFUSAL] != REFUSE_ALL_KINDS:
        return OTHER_READING
    if squires > printed(s, int(s.area), SQUIRES) or coins > printed(s, int(s.area), COINS):
        return BEYOND_THE_INCOME
    if prestige > printed(s, int(s.area), PRESTIGE):
        return BEYOND_THE_INCOME
    return OK if squires <= s.supply[s.active] else SUPPLY_EMPTY
