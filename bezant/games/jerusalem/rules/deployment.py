"""JER-8 the deployment turn, JER-9 the Baron, JER-10 mercenaries, JER-11 trading, JER-20 the powers of the offices."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import ASK_AGAIN, ASK_DEPLOY, ASK_PICK, NEXT_TURN, TOWER_OF_DAVID
from ..data import BARON_STRICT
from ..events import (
    TOLD_BARON,
    TOLD_DEPLOYS,
    TOLD_ENDED,
    TOLD_HIRED,
    TOLD_MARCHED,
    TOLD_MARSHAL_COIN,
    TOLD_PICKED,
    TOLD_PLACED,
    TOLD_TRADED,
)
from ..reasons import (
    BARON_BLOCKS,
    BARON_BLOCKS_TRADE,
    BARON_THERE,
    BARON_USED,
    CLOSED_DISTRICT,
    COINS_SHORT,
    FOREIGN_BARON,
    MARSHAL_USED,
    NO_OWN_SQUIRE,
    NOT_MARSHAL,
    OK,
    PALACE_CLOSED_TO_ALL,
    PALACE_CLOSED_TO_LEADER,
    SAME_AREA,
    SCREEN_EMPTY,
    SUPPLY_EMPTY,
    TOO_FEW_FRESH,
    TOO_FEW_TO_TRADE,
)
from ..tables import (
    AREAS,
    BANNED,
    BARON_NEEDS,
    BASE_SQUIRES,
    DISCOUNTS,
    GENOESE_PRICE,
    IS_BIG,
    MARSHAL,
    MARSHAL_COINS,
    MERCENARY,
    NOBODY,
    OFFICE_COINS,
    TRADE_COINS,
    TRADE_SQUIRES,
    TREASURER,
    TREASURER_PRICE,
)
from .areas import (
    free_areas,
    has_baron,
    has_foreign_baron,
    is_behind,
    is_open,
    office_of,
    seat_at,
    take_squires,
)
from .turns import clear_choice, clear_turn


@chapter
def next_turn(s: Record) -> None:
    """JER-8.1, JER-8.2, JER-8.3, JER-20.8, JER-R13, JER-R42: in turn order; base squires and the Admiral's coin come first."""
    if s.place == s.seats:
        s.place = 0
        s.step = TOWER_OF_DAVID
        return
    seat = seat_at(s, s.place)
    office = office_of(s, seat)
    squires = take_squires(s, seat, int(BASE_SQUIRES[office]))
    s.coins[seat] += OFFICE_COINS[office]
    tell(s, TOLD_DEPLOYS, seat, office, squires, OFFICE_COINS[office])
    s.active = seat
    s.step = ASK_DEPLOY


@rule
def end_turn(s: Record) -> None:
    """JER-8.5, JER-8.9, JER-8.10, JER-R50: what was done stands, what was not placed stays behind the screen."""
    tell(s, TOLD_ENDED, s.active)
    clear_turn(s)
    s.place += 1
    s.step = NEXT_TURN


# --- JER-R14 fresh squires ----------------------------------------------------------------------------------------------------


@rule
def arrive(s: Record, area: int) -> None:
    """JER-9.4, JER-R15: an own squire comes into the area and counts as fresh; any number may stand there (JER-3.7)."""
    s.squires[s.active, area] += 1
    s.fresh[area] += 1


@rule
def arrive_without_claim(s: Record, area: int) -> None:
    """JER-R15: in the strict reading squires of the Marshal's move and of sweep cards are not fresh."""
    s.squires[s.active, area] += 1
    if s.options[BARON_STRICT] == 0:
        s.fresh[area] += 1


@rule
def depart(s: Record, area: int) -> None:
    """JER-R14, JER-9.5: older squires leave first."""
    s.squires[s.active, area] -= 1
    s.fresh[area] = min(s.fresh[area], s.squires[s.active, area])


# --- JER-8.6 placing, JER-9 the Baron ---------------------------------------------------------------------------------------------


@rule
def refuse_place(s: Record, area: int) -> int:
    """JER-8.6, JER-8.7, JER-8.8, JER-9.8, JER-9.10, JER-R16, JER-R43."""
    if not is_open(s, area):
        return CLOSED_DISTRICT
    if s.screen[s.active] == 0:
        return SCREEN_EMPTY
    return FOREIGN_BARON if has_foreign_baron(s, int(s.active), area) else OK


@rule
def place(s: Record, area: int) -> None:
    s.screen[s.active] -= 1
    arrive(s, area)
    tell(s, TOLD_PLACED, s.active, area)


@chapter
def refuse_baron(s: Record, area: int) -> int:
    """JER-9.1, JER-9.2, JER-9.3, JER-9.6, JER-9.7, JER-9.13, JER-9.14, JER-20.2, JER-20.3."""
    if not is_open(s, area):
        return CLOSED_DISTRICT
    if s.baron[s.active] != NOBODY:
        return BARON_USED
    if s.fresh[area] < BARON_NEEDS[office_of(s, int(s.active)), IS_BIG[area]]:
        return TOO_FEW_FRESH
    if has_baron(s, area):
        return BARON_THERE
    return refuse_banned(s) if area == BANNED else OK


@rule
def refuse_banned(s: Record) -> int:
    """JER-9.13, JER-9.14, JER-R17, JER-R18: not in round 1, and not if nobody is ahead."""
    if s.round == 1:
        return PALACE_CLOSED_TO_ALL
    for other in range(s.seats):
        if is_behind(s, int(s.active), other):
            return OK
    return PALACE_CLOSED_TO_LEADER


@rule
def place_baron(s: Record, area: int) -> None:
    """JER-9.1, JER-9.12, JER-9.15: it blocks the area; the squires there stay and count."""
    s.baron[s.active] = area
    tell(s, TOLD_BARON, s.active, area)


# --- JER-10 mercenaries, JER-11 trading ---------------------------------------------------------------------------------------


@rule
def price(s: Record) -> int:
    """JER-10.1, JER-10.3, JER-20.4, JER-20.5, JER-21.11, JER-R21: of the next mercenary."""
    general = GENOESE_PRICE if s.genoese == 1 else MERCENARY
    if office_of(s, int(s.active)) == TREASURER and s.hired < DISCOUNTS:
        return min(general, int(TREASURER_PRICE[s.hired]))
    return general


@chapter
def refuse_hire(s: Record) -> int:
    """JER-10.1, JER-10.4."""
    if s.supply[s.active] == 0:
        return SUPPLY_EMPTY
    return OK if s.coins[s.active] >= price(s) else COINS_SHORT


@rule
def hire(s: Record) -> None:
    """JER-10.2: behind the screen; each purchase uses up a discount while there is one (JER-R21)."""
    paid = price(s)
    s.coins[s.active] -= paid
    take_squires(s, int(s.active), 1)
    s.hired = min(s.hired + 1, DISCOUNTS)
    tell(s, TOLD_HIRED, s.active, paid)


@chapter
def refuse_trade(s: Record) -> int:
    """JER-11.1, JER-11.3, JER-11.4, JER-R20: three own squires in areas without a Baron."""
    free = free_areas(s)
    count = 0
    for area in range(AREAS):
        if free >> area & 1 == 1:
            count += s.squires[s.active, area]
    return OK if count >= TRADE_SQUIRES else TOO_FEW_TO_TRADE


@rule
def trade(s: Record) -> None:
    s.left = TRADE_SQUIRES
    s.step = ASK_PICK


@rule
def refuse_pick(s: Record, area: int) -> int:
    """JER-11.2, JER-11.4, JER-R19: from any areas, but never from under a Baron."""
    if s.squires[s.active, area] == 0:
        return NO_OWN_SQUIRE
    return BARON_BLOCKS_TRADE if has_baron(s, area) else OK


@rule
def pick(s: Record, area: int) -> None:
    """JER-11.1: into the supply; the third brings the coin."""
    depart(s, area)
    s.supply[s.active] += 1
    tell(s, TOLD_PICKED, s.active, area)
    s.left -= 1
    if s.left == 0:
        s.coins[s.active] += TRADE_COINS
        tell(s, TOLD_TRADED, s.active, TRADE_COINS)
        s.step = ASK_DEPLOY


# --- JER-20.6 the Marshal -----------------------------------------------------------------------------------------------------


@rule
def refuse_marshal(s: Record) -> int:
    """JER-20.1, JER-20.6, JER-20.7, JER-R23: once in the own turn, or not at all."""
    if office_of(s, int(s.active)) != MARSHAL:
        return NOT_MARSHAL
    return OK if s.marshal_used == 0 else MARSHAL_USED


@rule
def take_coin(s: Record) -> None:
    """JER-20.6."""
    s.marshal_used = 1
    s.coins[s.active] += MARSHAL_COINS
    tell(s, TOLD_MARSHAL_COIN, s.active, MARSHAL_COINS)


@rule
def refuse_step(s: Record, start: int, target: int) -> int:
    """JER-3.8, JER-9.9: an own squire from one area to another, neither under a Baron."""
    if not is_open(s, target):
        return CLOSED_DISTRICT
    if start == target:
        return SAME_AREA
    if s.squires[s.active, start] == 0:
        return NO_OWN_SQUIRE
    return BARON_BLOCKS if has_baron(s, start) or has_baron(s, target) else OK


@rule
def refuse_march(s: Record, start: int, target: int) -> int:
    """JER-20.6."""
    reason = refuse_marshal(s)
    return reason if reason != OK else refuse_step(s, start, target)


@rule
def march(s: Record, start: int, target: int) -> None:
    """JER-20.6, JER-R22, JER-R23: one squire is a full use; a second may follow on the same way."""
    s.marshal_used = 1
    march_one(s, start, target)
    if s.squires[s.active, start] > 0:
        s.from_area = start
        s.to_area = target
        s.step = ASK_AGAIN


@rule
def march_one(s: Record, start: int, target: int) -> None:
    depart(s, start)
    arrive_without_claim(s, target)
    tell(s, TOLD_MARCHED, s.active, start, target)


@rule
def march_again(s: Record) -> None:
    march_one(s, int(s.from_area), int(s.to_area))
    stop_moving(s)


@rule
def stop_moving(s: Record) -> None:
    clear_choice(s)
    s.step = ASK_DEPLOY
