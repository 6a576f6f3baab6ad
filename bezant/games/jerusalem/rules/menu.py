"""The deployment menu and the moves of Move Two (III.3), listed and drawn without trying every pair of areas."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.dice import below
from ..state import State
from ..tables import AREAS, CARDS, NOBODY
from . import cards, deployment
from .areas import areas_of, bit_at, count_bits, free_areas


@outlined
def items_into(s: State, buffer: Any, place: int, baron: int, hire: int, trade: int, card: int, coin: int) -> int:
    """The menu without the Marshal's moves and the end of the turn."""
    count = 0
    if s.screen[s.active] > 0:
        open_areas = free_areas(s)
        if s.baron[s.active] != NOBODY:
            open_areas |= 1 << s.baron[s.active]
        for area in range(AREAS):
            if open_areas >> area & 1 == 1:
                buffer[count] = place + area
                count += 1
    if s.baron[s.active] == NOBODY:
        for area in range(AREAS):
            if s.fresh[area] > 0 and deployment.refuse_baron(s, area) == OK:
                buffer[count] = baron + area
                count += 1
    if deployment.refuse_hire(s) == OK:
        buffer[count] = hire
        count += 1
    if deployment.refuse_trade(s) == OK:
        buffer[count] = trade
        count += 1
    for kind in range(CARDS):
        if s.hand[s.active, kind] > 0 and cards.has_effect(s, kind):
            buffer[count] = card + kind
            count += 1
    if deployment.refuse_marshal(s) == OK:
        buffer[count] = coin
        count += 1
    return count


@outlined
def menu_into(
    s: State, buffer: Any, place: int, baron: int, hire: int, trade: int, card: int, coin: int, march: int, end: int
) -> int:
    """JER-D5: writes what is open in a deployment turn; its number."""
    count = items_into(s, buffer, place, baron, hire, trade, card, coin)
    if deployment.refuse_marshal(s) == OK:
        count = pairs_into(s, buffer, count, march)
    buffer[count] = end
    return count + 1


@outlined
def random_item(
    s: State, buffer: Any, place: int, baron: int, hire: int, trade: int, card: int, coin: int, march: int, end: int
) -> int:
    """One item of the menu, each equally likely; the Marshal's moves are not listed for it."""
    count = items_into(s, buffer, place, baron, hire, trade, card, coin)
    buffer[count] = end
    count += 1
    pairs = pair_count(s) if deployment.refuse_marshal(s) == OK else 0
    choice = below(s, count + pairs)
    return buffer[choice] if choice < count else march + pair_at(s, choice - count)


@outlined
def moves_into(s: State, buffer: Any, stop: int, move: int) -> int:
    """JER-21.13: stop, then the moves."""
    count = 0
    if cards.refuse_stop(s) == OK:
        buffer[0] = stop
        count = 1
    return pairs_into(s, buffer, count, move)


@outlined
def random_move(s: State, buffer: Any, stop: int, move: int) -> int:
    """One of them, each equally likely: the way back is drawn again."""
    pairs = pair_count(s)
    stops = 1 if cards.refuse_stop(s) == OK else 0
    while True:
        choice = below(s, pairs + stops)
        if choice == pairs:
            return stop
        pair = pair_at(s, choice)
        if not cards.is_reverse(s, pair // AREAS, pair % AREAS):
            return move + pair


# --- pairs of areas, from the one to the other, numbered as in the action table ------------------------------------------------


@outlined
def pairs_into(s: State, buffer: Any, count: int, first: int) -> int:
    """From each free area with an own squire to each other free area, but not back the way just taken (JER-R25)."""
    free = free_areas(s)
    own = areas_of(s, int(s.active), free)
    for start in range(AREAS):
        if own >> start & 1 == 1:
            for target in range(AREAS):
                if free >> target & 1 == 1 and target != start and not cards.is_reverse(s, start, target):
                    buffer[count] = first + AREAS * start + target
                    count += 1
    return count


@rule
def pair_count(s: State) -> int:
    """Pairs of a free area with an own squire and another free area."""
    free = free_areas(s)
    return count_bits(areas_of(s, int(s.active), free)) * (count_bits(free) - 1)


@rule
def pair_at(s: State, index: int) -> int:
    """The pair with so many others before it."""
    free = free_areas(s)
    targets = count_bits(free) - 1
    start = bit_at(areas_of(s, int(s.active), free), index // targets)
    return AREAS * start + bit_at(free & ~(1 << start), index % targets)
