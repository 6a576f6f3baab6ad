"""JER-21: action cards and their choices (III.4)."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import Step, Told, Why
from ..state import State
from ..tables import AREAS
from . import areas
from .deployment import arrive, arrive_without_claim, depart, refuse_step, stop_moving


@rule
def refuse_card(s: State, card: int) -> int:
    """JER-21.3, JER-21.15: in hand, and with some effect."""
    if s.hand[s.active, card] == 0:
        return Why.not_in_hand
    return OK if has_effect(s, card) else Why.no_effect


@outlined
def has_effect(s: State, card: int) -> bool:
    """JER-21.15, JER-R24: whether at least one part of the card can happen."""
    if card == T.SQ1:
        return s.supply[s.active] > 0
    if card == T.GENOESE:
        return s.genoese == 0
    if card == T.MOVE2:
        return areas.count_bits(areas.free_areas(s)) > 1 and areas.areas_of(s, int(s.active), areas.free_areas(s)) != 0
    if card == T.TURNCOAT:
        return can_exchange_any(s)
    if card >= T.FIRST_SWEEP:
        return s.supply[s.active] > 0 and can_sweep(s, card)
    return True


@rule
def can_sweep(s: State, card: int) -> bool:
    """JER-R27: whether an area of the card's place is free."""
    free = areas.free_areas(s)
    for area in range(AREAS):
        if T.FIRST_SWEEP + T.DISTRICT_OF[area] == card and free >> area & 1 == 1:
            return True
    return False


@outlined
def play(s: State, card: int) -> None:
    """JER-21.3, JER-21.4, JER-R46: the card goes to the discard pile for good, and its effect begins."""
    s.hand[s.active, card] -= 1
    s.play_seat[s.plays] = s.active
    s.play_round[s.plays] = s.round - 1
    s.play_card[s.plays] = card
    s.plays += 1
    tell(s, Told.played, s.active, card)
    if card == T.SQ1:
        gain(s, 1, 0, 0)  # JER-21.6
    elif card == T.CO2:
        gain(s, 0, 2, 0)  # JER-21.7
    elif card == T.PR2:
        gain(s, 0, 0, 2)  # JER-21.8
    elif card == T.SQ1CO1:
        gain(s, 1, 1, 0)  # JER-21.10
    elif card == T.RES2:
        s.step = Step.gain
    elif card == T.GENOESE:
        s.genoese = 1  # JER-21.11
    elif card == T.TURNCOAT:
        s.step = Step.own
    elif card == T.MOVE2:
        s.left = T.MOVED
        s.step = Step.move
    else:
        s.card = card
        s.left = min(T.SWEPT, int(s.supply[s.active]))
        s.step = Step.into


@outlined
def gain(s: State, squires: int, coins: int, prestige: int) -> None:
    """JER-21.5: at once, and to be used at once; squires as far as the supply goes (JER-R24)."""
    taken = areas.take_squires(s, int(s.active), squires)
    s.coins[s.active] += coins
    s.prestige[s.active] += prestige
    tell(s, Told.gained, s.active, taken, coins, prestige)


# --- JER-21.9 two resources ---------------------------------------------------------------------------------------------------


@rule
def refuse_gain(s: State, which: int) -> int:
    """JER-21.9, JER-R28: no more squires than the supply has."""
    return OK if T.GAIN[which, T.SQUIRES] <= s.supply[s.active] else Why.supply_short


@rule
def choose_gain(s: State, which: int) -> None:
    gain(s, int(T.GAIN[which, T.SQUIRES]), int(T.GAIN[which, T.COINS]), int(T.GAIN[which, T.PRESTIGE]))
    s.step = Step.deploy


# --- JER-21.13 Move Two -------------------------------------------------------------------------------------------------------


@rule
def is_reverse(s: State, start: int, target: int) -> bool:
    """JER-R25: the way back of the move just made."""
    return s.to_area == start and s.from_area == target


@rule
def refuse_move(s: State, start: int, target: int) -> int:
    """JER-21.13, JER-R25: the second move is not the reverse of the first."""
    if is_reverse(s, start, target):
        return Why.exact_reverse
    return refuse_step(s, start, target)


@rule
def refuse_stop(s: State) -> int:
    """JER-21.13: one squire has to be moved."""
    return Why.move_one_first if s.step == Step.move and s.left == T.MOVED else OK


@rule
def move(s: State, start: int, target: int) -> None:
    """JER-21.13: one of the two."""
    depart(s, start)
    arrive(s, target)
    tell(s, Told.moved, s.active, start, target)
    s.left -= 1
    if s.left == 0:
        stop_moving(s)
    else:
        s.from_area = start
        s.to_area = target


# --- JER-21.12 Turncoat -------------------------------------------------------------------------------------------------------


@outlined
def can_exchange(s: State, own: int) -> bool:
    """JER-R26: whether an opponent has a squire in a different area without a Baron."""
    for seat in range(s.seats):
        if seat != s.active and areas.areas_of(s, seat, areas.free_areas(s)) & ~(1 << own) != 0:
            return True
    return False


@rule
def can_exchange_any(s: State) -> bool:
    """JER-21.12: whether any own squire can be exchanged."""
    own = areas.areas_of(s, int(s.active), areas.free_areas(s))
    for area in range(AREAS):
        if own >> area & 1 == 1 and can_exchange(s, area):
            return True
    return False


@rule
def refuse_own(s: State, area: int) -> int:
    """JER-21.12, JER-R26: only areas that leave an answer."""
    if s.squires[s.active, area] == 0:
        return Why.no_own_squire
    if areas.has_baron(s, area):
        return Why.baron_blocks
    return OK if can_exchange(s, area) else Why.nothing_to_exchange


@rule
def choose_own(s: State, area: int) -> None:
    s.from_area = area
    s.step = Step.their


@rule
def refuse_their(s: State, seat: int, area: int) -> int:
    """JER-21.12, JER-R26: a squire of another player in a different area, not under a Baron."""
    if seat >= s.seats or seat == s.active:
        return Why.no_such_opponent
    if area == s.from_area:
        return Why.same_area
    if s.squires[seat, area] == 0:
        return Why.no_squire_of_theirs
    return Why.baron_blocks if areas.has_baron(s, area) else OK


@rule
def exchange(s: State, seat: int, area: int) -> None:
    """JER-21.12, JER-R26: each takes the other's place; only the own arrival is fresh."""
    own = int(s.from_area)
    depart(s, own)
    s.squires[seat, own] += 1
    s.squires[seat, area] -= 1
    arrive(s, area)
    tell(s, Told.exchanged, s.active, own, area, seat)
    stop_moving(s)


# --- JER-21.14 Sweeping Influence ---------------------------------------------------------------------------------------------


@rule
def refuse_into(s: State, area: int) -> int:
    """JER-21.14, JER-R16, JER-R27: an area of the card's place without any Baron."""
    if T.FIRST_SWEEP + T.DISTRICT_OF[area] != s.card:
        return Why.not_of_the_card
    return Why.baron_blocks if areas.has_baron(s, area) else OK


@rule
def sweep_into(s: State, area: int) -> None:
    """JER-21.14, JER-8.7, JER-R27: from the supply to the board, both if there are two."""
    s.supply[s.active] -= 1
    arrive_without_claim(s, area)
    tell(s, Told.swept, s.active, area)
    s.left -= 1
    if s.left == 0:
        stop_moving(s)
