"""JER-8 the deployment turn, JER-9 the Baron, JER-10 mercenaries, JER-11 trading, JER-20 the powers of the offices."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import Option, Step, Told, Why
from ..state import State
from ..tables import AREAS, NOBODY
from . import areas
from .turns import clear_choice, clear_turn


@outlined
def next_turn(s: State) -> None:
    """JER-8.1, JER-8.2, JER-8.3, JER-20.8, JER-R13, JER-R42: in turn order; base squires and the Admiral's coin come first."""
    if s.place == s.seats:
        s.place = 0
        s.step = Step.tower_of_david
        return
    seat = areas.seat_at(s, s.place)
    office = areas.office_of(s, seat)
    squires = areas.take_squires(s, seat, int(T.BASE_SQUIRES[office]))
    s.coins[seat] += T.OFFICE_COINS[office]
    tell(s, Told.deploys, seat, office, squires, T.OFFICE_COINS[office])
    s.active = seat
    s.step = Step.deploy


@rule
def end_turn(s: State) -> None:
    """JER-8.5, JER-8.9, JER-8.10, JER-R50: what was done stands, what was not placed stays behind the screen."""
    tell(s, Told.ended, s.active)
    clear_turn(s)
    s.place += 1
    s.step = Step.next_turn


# --- JER-R14 fresh squires ----------------------------------------------------------------------------------------------------


@rule
def arrive(s: State, area: int) -> None:
    """JER-9.4, JER-R15: an own squire comes into the area and counts as fresh; any number may stand there (JER-3.7)."""
    s.squires[s.active, area] += 1
    s.fresh[area] += 1


@rule
def arrive_without_claim(s: State, area: int) -> None:
    """JER-R15: in the strict reading squires of the Marshal's move and of sweep cards are not fresh."""
    s.squires[s.active, area] += 1
    if s.options[Option.baron_strict] == 0:
        s.fresh[area] += 1


@rule
def depart(s: State, area: int) -> None:
    """JER-R14, JER-9.5: older squires leave first."""
    s.squires[s.active, area] -= 1
    s.fresh[area] = min(s.fresh[area], s.squires[s.active, area])


# --- JER-8.6 placing, JER-9 the Baron ---------------------------------------------------------------------------------------------


@rule
def refuse_place(s: State, area: int) -> int:
    """JER-8.6, JER-8.7, JER-8.8, JER-9.8, JER-9.10, JER-R16, JER-R43."""
    if not areas.is_open(s, area):
        return Why.closed_district
    if s.screen[s.active] == 0:
        return Why.screen_empty
    return Why.foreign_baron if areas.has_foreign_baron(s, int(s.active), area) else OK


@rule
def place(s: State, area: int) -> None:
    s.screen[s.active] -= 1
    arrive(s, area)
    tell(s, Told.placed, s.active, area)


@outlined
def refuse_baron(s: State, area: int) -> int:
    """JER-9.1, JER-9.2, JER-9.3, JER-9.6, JER-9.7, JER-9.13, JER-9.14, JER-20.2, JER-20.3."""
    if not areas.is_open(s, area):
        return Why.closed_district
    if s.baron[s.active] != NOBODY:
        return Why.baron_used
    if s.fresh[area] < T.BARON_NEEDS[areas.office_of(s, int(s.active)), T.IS_BIG[area]]:
        return Why.too_few_fresh
    if areas.has_baron(s, area):
        return Why.baron_there
    return refuse_banned(s) if area == T.BANNED else OK


@rule
def refuse_banned(s: State) -> int:
    """JER-9.13, JER-9.14, JER-R17, JER-R18: not in round 1, and not if nobody is ahead."""
    if s.round == 1:
        return Why.palace_closed_to_all
    for other in range(s.seats):
        if areas.is_behind(s, int(s.active), other):
            return OK
    return Why.palace_closed_to_leader


@rule
def place_baron(s: State, area: int) -> None:
    """JER-9.1, JER-9.12, JER-9.15: it blocks the area; the squires there stay and count."""
    s.baron[s.active] = area
    tell(s, Told.baron, s.active, area)


# --- JER-10 mercenaries, JER-11 trading ---------------------------------------------------------------------------------------


@rule
def price(s: State) -> int:
    """JER-10.1, JER-10.3, JER-20.4, JER-20.5, JER-21.11, JER-R21: of the next mercenary."""
    general = T.GENOESE_PRICE if s.genoese == 1 else T.MERCENARY
    if areas.office_of(s, int(s.active)) == T.TREASURER and s.hired < T.DISCOUNTS:
        return min(general, int(T.TREASURER_PRICE[s.hired]))
    return general


@outlined
def refuse_hire(s: State) -> int:
    """JER-10.1, JER-10.4."""
    if s.supply[s.active] == 0:
        return Why.supply_empty
    return OK if s.coins[s.active] >= price(s) else Why.coins_short


@rule
def hire(s: State) -> None:
    """JER-10.2: behind the screen; each purchase uses up a discount while there is one (JER-R21)."""
    paid = price(s)
    s.coins[s.active] -= paid
    areas.take_squires(s, int(s.active), 1)
    s.hired = min(s.hired + 1, T.DISCOUNTS)
    tell(s, Told.hired, s.active, paid)


@outlined
def refuse_trade(s: State) -> int:
    """JER-11.1, JER-11.3, JER-11.4, JER-R20: three own squires in areas without a Baron."""
    free = areas.free_areas(s)
    count = 0
    for area in range(AREAS):
        if free >> area & 1 == 1:
            count += s.squires[s.active, area]
    return OK if count >= T.TRADE_SQUIRES else Why.too_few_to_trade


@rule
def trade(s: State) -> None:
    s.left = T.TRADE_SQUIRES
    s.step = Step.pick


@rule
def refuse_pick(s: State, area: int) -> int:
    """JER-11.2, JER-11.4, JER-R19: from any areas, but never from under a Baron."""
    if s.squires[s.active, area] == 0:
        return Why.no_own_squire
    return Why.baron_blocks_trade if areas.has_baron(s, area) else OK


@rule
def pick(s: State, area: int) -> None:
    """JER-11.1: into the supply; the third brings the coin."""
    depart(s, area)
    s.supply[s.active] += 1
    tell(s, Told.picked, s.active, area)
    s.left -= 1
    if s.left == 0:
        s.coins[s.active] += T.TRADE_COINS
        tell(s, Told.traded, s.active, T.TRADE_COINS)
        s.step = Step.deploy


# --- JER-20.6 the Marshal -----------------------------------------------------------------------------------------------------


@rule
def refuse_marshal(s: State) -> int:
    """JER-20.1, JER-20.6, JER-20.7, JER-R23: once in the own turn, or not at all."""
    if areas.office_of(s, int(s.active)) != T.MARSHAL:
        return Why.not_marshal
    return OK if s.marshal_used == 0 else Why.marshal_used


@rule
def take_coin(s: State) -> None:
    """JER-20.6."""
    s.marshal_used = 1
    s.coins[s.active] += T.MARSHAL_COINS
    tell(s, Told.marshal_coin, s.active, T.MARSHAL_COINS)


@rule
def refuse_step(s: State, start: int, target: int) -> int:
    """JER-3.8, JER-9.9: an own squire from one area to another, neither under a Baron."""
    if not areas.is_open(s, target):
        return Why.closed_district
    if start == target:
        return Why.same_area
    if s.squires[s.active, start] == 0:
        return Why.no_own_squire
    return Why.baron_blocks if areas.has_baron(s, start) or areas.has_baron(s, target) else OK


@rule
def refuse_march(s: State, start: int, target: int) -> int:
    """JER-20.6."""
    reason = refuse_marshal(s)
    return reason if reason != OK else refuse_step(s, start, target)


@rule
def march(s: State, start: int, target: int) -> None:
    """JER-20.6, JER-R22, JER-R23: one squire is a full use; a second may follow on the same way."""
    s.marshal_used = 1
    march_one(s, start, target)
    if s.squires[s.active, start] > 0:
        s.from_area = start
        s.to_area = target
        s.step = Step.again


@rule
def march_one(s: State, start: int, target: int) -> None:
    depart(s, start)
    arrive_without_claim(s, target)
    tell(s, Told.marched, s.active, start, target)


@rule
def march_again(s: State) -> None:
    march_one(s, int(s.from_area), int(s.to_area))
    stop_moving(s)


@rule
def stop_moving(s: State) -> None:
    clear_choice(s)
    s.step = Step.deploy
