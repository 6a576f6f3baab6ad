"""JER-18, JER-19: the event of the round."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import ASK_SUCCESSION, ASK_TAX, ASK_WAR, END_ROUND, NEXT_LOSS
from ..events import (
    TOLD_EVENT,
    TOLD_FALLEN,
    TOLD_KILLED,
    TOLD_REMOVED,
    TOLD_SAVED,
    TOLD_TAX_PAID,
    TOLD_TAXED,
    TOLD_WEAKENED,
)
from ..reasons import (
    BEYOND_THE_PALACE,
    ENOUGH_FROM_THEM,
    NO_SQUIRE_OF_THEIRS,
    NO_SUCH_OPPONENT,
    NOTHING_LEFT_TO_SPARE,
    OK,
    TAX_TOO_DEAR,
)
from ..tables import (
    AREAS,
    ELECTION,
    MARKET,
    MOST_KILLED,
    MOST_SAVED,
    NOBILITY,
    NOBODY,
    PALACE,
    PART,
    PATRIARCHS,
    SUCCESSION,
    TAX,
    TEMPLARS,
    WAR,
)
from .areas import lose_squires, seat_at
from .turns import clear_event


@chapter
def begin_event(s: Record) -> None:
    """JER-18.3, JER-18.4, JER-18.5: what concerns all at once; then player by player in turn order."""
    event = s.event[s.round - 1]
    if event == NOBODY:
        s.step = END_ROUND
        return
    tell(s, TOLD_EVENT, event)
    s.step = NEXT_LOSS
    if event == SUCCESSION:
        empty_palace(s)
    elif event == ELECTION:
        elect(s, PATRIARCHS)
        elect(s, NOBILITY)
        s.step = END_ROUND


@chapter
def next_loss(s: Record) -> None:
    """JER-5.6: the next player who has something to decide."""
    event = s.event[s.round - 1]
    while s.place < s.seats:
        s.active = seat_at(s, s.place)
        if event == SUCCESSION:
            if most_saved(s) > 0:
                s.step = ASK_SUCCESSION
                return
        elif event == WAR:
            go_to_war(s)
            if has_target(s):
                s.step = ASK_WAR
                return
            clear_event(s)
        else:
            if can_spare_any(s):
                s.step = ASK_TAX
                return
            pay_with_squires(s)
        s.place += 1
    clear_event(s)
    s.place = 0
    s.step = END_ROUND


@rule
def next_player(s: Record) -> None:
    s.place += 1
    s.step = NEXT_LOSS


# --- succession to the throne -------------------------------------------------------------------------------------------------


@rule
def empty_palace(s: Record) -> None:
    """JER-19.1, JER-19.2, JER-19.4: all squires go first, Baron or not; how many each could save is remembered."""
    for seat in range(s.seats):
        for area in range(PART * PALACE, PART * PALACE + PART):
            count = int(s.squires[seat, area])
            if count > 0:
                lose_squires(s, seat, area, count)
                s.toll[seat] = min(MOST_SAVED, int(s.toll[seat]) + count)
                tell(s, TOLD_REMOVED, seat, area, count)


@rule
def most_saved(s: Record) -> int:
    """JER-19.3, JER-19.5, JER-R37."""
    return 0 if s.baron[s.active] == NOBODY else int(s.toll[s.active])


@rule
def refuse_save(s: Record, count: int) -> int:
    """JER-19.3."""
    return OK if count <= most_saved(s) else BEYOND_THE_PALACE


@rule
def save(s: Record, count: int) -> None:
    """JER-19.3, JER-19.4, JER-R37: into the area of the own Baron, wherever it stands."""
    area = int(s.baron[s.active])
    lose_squires(s, int(s.active), area, -count)
    if count > 0:
        tell(s, TOLD_SAVED, s.active, area, count)
    next_player(s)


# --- patriarch election -------------------------------------------------------------------------------------------------------


@rule
def elect(s: Record, district: int) -> None:
    """JER-19.6, JER-19.9."""
    for area in range(PART * district, PART * district + PART):
        elect_in(s, area)


@chapter
def elect_in(s: Record, area: int) -> None:
    """JER-19.7, JER-19.8, JER-R38: all are left with as many as the weakest of those present."""
    least = 0
    for seat in range(s.seats):
        count = int(s.squires[seat, area])
        if count > 0 and (least == 0 or count < least):
            least = count
    for seat in range(s.seats):
        lost = int(s.squires[seat, area]) - least
        if lost > 0:
            lose_squires(s, seat, area, lost)
            tell(s, TOLD_WEAKENED, seat, area, lost)


# --- special tax --------------------------------------------------------------------------------------------------------------


@rule
def refuse_spare(s: Record, place: int) -> int:
    """JER-19.10, JER-19.11, JER-R39: one more squire of this area, for a coin."""
    if s.squires[s.active, PART * MARKET + place] <= s.spared[place]:
        return NOTHING_LEFT_TO_SPARE
    return OK if s.coins[s.active] >= TAX else TAX_TOO_DEAR


@rule
def can_spare_any(s: Record) -> bool:
    """JER-D13."""
    for place in range(PART):
        if refuse_spare(s, place) == OK:
            return True
    return False


@rule
def spare(s: Record, place: int) -> None:
    """JER-19.10."""
    s.coins[s.active] -= TAX
    s.spared[place] += 1
    tell(s, TOLD_TAX_PAID, s.active, PART * MARKET + place, TAX)
    if not can_spare_any(s):
        pay_with_squires(s)
        next_player(s)


@chapter
def pay_with_squires(s: Record) -> None:
    """JER-19.10, JER-19.12, JER-R39: what was not paid for leaves at once, Baron or not."""
    for place in range(PART):
        area = PART * MARKET + place
        lost = int(s.squires[s.active, area]) - int(s.spared[place])
        if lost > 0:
            lose_squires(s, int(s.active), area, lost)
            tell(s, TOLD_TAXED, s.active, area, lost)
    clear_event(s)


# --- war ----------------------------------------------------------------------------------------------------------------------


@rule
def go_to_war(s: Record) -> None:
    """JER-19.13, JER-R40: the own squires among the Templars fall; so many may be taken in return."""
    fallen = 0
    for area in range(PART * TEMPLARS, PART * TEMPLARS + PART):
        count = int(s.squires[s.active, area])
        if count > 0:
            lose_squires(s, int(s.active), area, count)
            tell(s, TOLD_FALLEN, s.active, area, count)
            fallen += count
    s.left = min(fallen, MOST_KILLED * (int(s.seats) - 1))


@rule
def refuse_kill(s: Record, seat: int, area: int) -> int:
    """JER-19.14, JER-19.15, JER-R40: from any area, Baron or not, at most two from each opponent."""
    if seat >= s.seats or seat == s.active:
        return NO_SUCH_OPPONENT
    if s.toll[seat] == MOST_KILLED:
        return ENOUGH_FROM_THEM
    return OK if s.squires[seat, area] > 0 else NO_SQUIRE_OF_THEIRS


@chapter
def has_target(s: Record) -> bool:
    """JER-D14: whether a squire of an opponent may still be taken."""
    if s.left == 0:
        return False
    for seat in range(s.seats):
        if seat != s.active and s.toll[seat] < MOST_KILLED:
            for area in range(AREAS):
                if s.squires[seat, area] > 0:
                    return True
    return False


@rule
def kill(s: Record, seat: int, area: int) -> None:
    """JER-19.14, JER-18.6."""
    lose_squires(s, seat, area, 1)
    s.toll[seat] += 1
    s.left -= 1
    tell(s, TOLD_KILLED, s.active, seat, area)
    if not has_target(s):
        end_war(s)


@rule
def end_war(s: Record) -> None:
    """JER-R40: any number from none on."""
    clear_event(s)
    next_player(s)
