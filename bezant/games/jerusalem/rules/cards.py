"""JER-21: action cards and their choices (III.4)."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import ASK_DEPLOY, ASK_GAIN, ASK_INTO, ASK_MOVE, ASK_OWN, ASK_THEIR
from ..events import TOLD_EXCHANGED, TOLD_GAINED, TOLD_MOVED, TOLD_PLAYED, TOLD_SWEPT
from ..reasons import (
    BARON_BLOCKS,
    EXACT_REVERSE,
    MOVE_ONE_FIRST,
    NO_EFFECT,
    NO_OWN_SQUIRE,
    NO_SQUIRE_OF_THEIRS,
    NO_SUCH_OPPONENT,
    NOT_IN_HAND,
    NOT_OF_THE_CARD,
    NOTHING_TO_EXCHANGE,
    OK,
    SAME_AREA,
    SUPPLY_SHORT,
)
from ..tables import (
    AREAS,
    CO2,
    COINS,
    DISTRICT_OF,
    FIRST_SWEEP,
    GAIN,
    GENOESE,
    MOVE2,
    MOVED,
    PR2,
    PRESTIGE,
    RES2,
    SQ1,
    SQ1CO1,
    SQUIRES,
    SWEPT,
    TURNCOAT,
)
from .areas import areas_of, count_bits, free_areas, has_baron, take_squires
from .deployment import arrive, arrive_without_claim, depart, refuse_step, stop_moving


@rule
def refuse_card(s: Record, card: int) -> int:
    """JER-21.3, JER-21.15: in hand, and with some effect."""
    if s.hand[s.active, card] == 0:
        return NOT_IN_HAND
    return OK if has_effect(s, card) else NO_EFFECT


@chapter
def has_effect(s: Record, card: int) -> bool:
    """JER-21.15, JER-R24: whether at least one part of the card can happen."""
    if card == SQ1:
        return s.supply[s.active] > 0
    if card == GENOESE:
        return s.genoese == 0
    if card == MOVE2:
        return count_bits(free_areas(s)) > 1 and areas_of(s, int(s.active), free_areas(s)) != 0
    if card == TURNCOAT:
        return can_exchange_any(s)
    if card >= FIRST_SWEEP:
        return s.supply[s.active] > 0 and can_sweep(s, card)
    return True


@rule
def can_sweep(s: Record, card: int) -> bool:
    """JER-R27: whether an area of the card's place is free."""
    free = free_areas(s)
    for area in range(AREAS):
        if FIRST_SWEEP + DISTRICT_OF[area] == card and free >> area & 1 == 1:
            return True
    return False


@chapter
def play(s: Record, card: int) -> None:
    """JER-21.3, JER-21.4, JER-R46: the card goes to the discard pile for good, and its effect begins."""
    s.hand[s.active, card] -= 1
    s.play_seat[s.plays] = s.active
    s.play_round[s.plays] = s.round - 1
    s.play_card[s.plays] = card
    s.plays += 1
    tell(s, TOLD_PLAYED, s.active, card)
    if card == SQ1:
        gain(s, 1, 0, 0)  # JER-21.6
    elif card == CO2:
        gain(s, 0, 2, 0)  # JER-21.7
    elif card == PR2:
        gain(s, 0, 0, 2)  # JER-21.8
    elif card == SQ1CO1:
        gain(s, 1, 1, 0)  # JER-21.10
    elif card == RES2:
        s.step = ASK_GAIN
    elif card == GENOESE:
        s.genoese = 1  # JER-21.11
    elif card == TURNCOAT:
        s.step = ASK_OWN
    elif card == MOVE2:
        s.left = MOVED
        s.step = ASK_MOVE
    else:
        s.card = card
        s.left = min(SWEPT, int(s.supply[s.active]))
        s.step = ASK_INTO


@chapter
def gain(s: Record, squires: int, coins: int, prestige: int) -> None:
    """JER-21.5: at once, and to be used at once; squires as far as the supply goes (JER-R24)."""
    taken = take_squires(s, int(s.active), squires)
    s.coins[s.active] += coins
    s.prestige[s.active] += prestige
    tell(s, TOLD_GAINED, s.active, taken, coins, prestige)


# --- JER-21.9 two resources ---------------------------------------------------------------------------------------------------


@rule
def refuse_gain(s: Record, which: int) -> int:
    """JER-21.9, JER-R28: no more squires than the supply has."""
    return OK if GAIN[which, SQUIRES] <= s.supply[s.active] else SUPPLY_SHORT


@rule
def choose_gain(s: Record, which: int) -> None:
    gain(s, int(GAIN[which, SQUIRES]), int(GAIN[which, COINS]), int(GAIN[which, PRESTIGE]))
    s.step = ASK_DEPLOY


# --- JER-21.13 Move Two -------------------------------------------------------------------------------------------------------


@rule
def is_reverse(s: Record, start: int, target: int) -> bool:
    """JER-R25: the way back of the move just made."""
    return s.to_area == start and s.from_area == target


@rule
def refuse_move(s: Record, start: int, target: int) -> int:
    """JER-21.13, JER-R25: the second move is not the reverse of the first."""
    if is_reverse(s, start, target):
        return EXACT_REVERSE
    return refuse_step(s, start, target)


@rule
def refuse_stop(s: Record) -> int:
    """JER-21.13: one squire has to be moved."""
    return MOVE_ONE_FIRST if s.step == ASK_MOVE and s.left == MOVED else OK


@rule
def move(s: Record, start: int, target: int) -> None:
    """JER-21.13: one of the two."""
    depart(s, start)
    arrive(s, target)
    tell(s, TOLD_MOVED, s.active, start, target)
    s.left -= 1
    if s.left == 0:
        stop_moving(s)
    else:
        s.from_area = start
        s.to_area = target


# --- JER-21.12 Turncoat -------------------------------------------------------------------------------------------------------


@chapter
def can_exchange(s: Record, own: int) -> bool:
    """JER-R26: whether an opponent has a squire in a different area without a Baron."""
    for seat in range(s.seats):
        if seat != s.active and areas_of(s, seat, free_areas(s)) & ~(1 << own) != 0:
            return True
    return False


@rule
def can_exchange_any(s: Record) -> bool:
    """JER-21.12: whether any own squire can be exchanged."""
    own = areas_of(s, int(s.active), free_areas(s))
    for area in range(AREAS):
        if own >> area & 1 == 1 and can_exchange(s, area):
            return True
    return False


@rule
def refuse_own(s: Record, area: int) -> int:
    """JER-21.12, JER-R26: only areas that leave an answer."""
    if s.squires[s.active, area] == 0:
        return NO_OWN_SQUIRE
    if has_baron(s, area):
        return BARON_BLOCKS
    return OK if can_exchange(s, area) else NOTHING_TO_EXCHANGE


@rule
def choose_own(s: Record, area: int) -> None:
    s.from_area = area
    s.step = ASK_THEIR


@rule
def refuse_their(s: Record, seat: int, area: int) -> int:
    """JER-21.12, JER-R26: a squire of another player in a different area, not under a Baron."""
    if seat >= s.seats or seat == s.active:
        return NO_SUCH_OPPONENT
    if area == s.from_area:
        return SAME_AREA
    if s.squires[seat, area] == 0:
        return NO_SQUIRE_OF_THEIRS
    return BARON_BLOCKS if has_baron(s, area) else OK


@rule
def exchange(s: Record, seat: int, area: int) -> None:
    """JER-21.12, JER-R26: each takes the other's place; only the own arrival is fresh."""
    own = int(s.from_area)
    depart(s, own)
    s.squires[seat, own] += 1
    s.squires[seat, area] -= 1
    arrive(s, area)
    tell(s, TOLD_EXCHANGED, s.active, own, area, seat)
    stop_moving(s)


# --- JER-21.14 Sweeping Influence ---------------------------------------------------------------------------------------------


@rule
def refuse_into(s: Record, area: int) -> int:
    """JER-21.14, JER-R16, JER-R27: an area of the card's place without any Baron."""
    if FIRST_SWEEP + DISTRICT_OF[area] != s.card:
        return NOT_OF_THE_CARD
    return BARON_BLOCKS if has_baron(s, area) else OK


@rule
def sweep_into(s: Record, area: int) -> None:
    """JER-21.14, JER-8.7, JER-R27: from the supply to the board, both if there are two."""
    s.supply[s.active] -= 1
    arrive_without_claim(s, area)
    tell(s, TOLD_SWEPT, s.active, area)
    s.left -= 1
    if s.left == 0:
        stop_moving(s)
