"""JER-18, JER-19: the event of the round."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import Step, Told, Why
from ..state import State
from ..tables import AREAS, NOBODY
from . import building
from .areas import lose_squires, seat_at
from .turns import clear_event


@rule
def end_revenue(s: State) -> None:
    """JER-5.4, JER-5.5, JER-5.9: after building the event, after the last building the end."""
    building.build(s)
    if s.round == T.ROUNDS:
        building.finish(s)
    else:
        begin_event(s)


@outlined
def begin_event(s: State) -> None:
    """JER-18.3, JER-18.4, JER-18.5: what concerns all at once; then player by player in turn order."""
    event = s.event[s.round - 1]
    if event == NOBODY:
        s.step = Step.end_round
        return
    tell(s, Told.event, event)
    s.step = Step.next_loss
    if event == T.SUCCESSION:
        empty_palace(s)
    elif event == T.ELECTION:
        elect(s, T.PATRIARCHS)
        elect(s, T.NOBILITY)
        s.step = Step.end_round


@outlined
def next_loss(s: State) -> None:
    """JER-5.6: the next player who has something to decide."""
    event = s.event[s.round - 1]
    while s.place < s.seats:
        s.active = seat_at(s, s.place)
        if event == T.SUCCESSION:
            if most_saved(s) > 0:
                s.step = Step.succession
                return
        elif event == T.WAR:
            go_to_war(s)
            if has_target(s):
                s.step = Step.war
                return
            clear_event(s)
        else:
            if can_spare_any(s):
                s.step = Step.tax
                return
            pay_with_squires(s)
        s.place += 1
    clear_event(s)
    s.place = 0
    s.step = Step.end_round


@rule
def next_player(s: State) -> None:
    s.place += 1
    s.step = Step.next_loss


@rule
def be_done(s: State) -> None:
    """JER-D13, JER-D14: no more squires are paid for, or taken."""
    if s.step == Step.tax:
        pay_with_squires(s)
        next_player(s)
    else:
        end_war(s)


# --- succession to the throne -------------------------------------------------------------------------------------------------


@rule
def empty_palace(s: State) -> None:
    """JER-19.1, JER-19.2, JER-19.4: all squires go first, Baron or not; how many each could save is remembered."""
    for seat in range(s.seats):
        for area in range(T.PART * T.PALACE, T.PART * T.PALACE + T.PART):
            count = int(s.squires[seat, area])
            if count > 0:
                lose_squires(s, seat, area, count)
                s.toll[seat] = min(T.MOST_SAVED, int(s.toll[seat]) + count)
                tell(s, Told.removed, seat, area, count)


@rule
def most_saved(s: State) -> int:
    """JER-19.3, JER-19.5, JER-R37."""
    return 0 if s.baron[s.active] == NOBODY else int(s.toll[s.active])


@rule
def refuse_save(s: State, count: int) -> int:
    """JER-19.3."""
    return OK if count <= most_saved(s) else Why.beyond_the_palace


@rule
def save(s: State, count: int) -> None:
    """JER-19.3, JER-19.4, JER-R37: into the area of the own Baron, wherever it stands."""
    area = int(s.baron[s.active])
    lose_squires(s, int(s.active), area, -count)
    if count > 0:
        tell(s, Told.saved, s.active, area, count)
    next_player(s)


# --- patriarch election -------------------------------------------------------------------------------------------------------


@rule
def elect(s: State, district: int) -> None:
    """JER-19.6, JER-19.9."""
    for area in range(T.PART * district, T.PART * district + T.PART):
        elect_in(s, area)


@outlined
def elect_in(s: State, area: int) -> None:
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
            tell(s, Told.weakened, seat, area, lost)


# --- special tax --------------------------------------------------------------------------------------------------------------


@rule
def refuse_spare(s: State, place: int) -> int:
    """JER-19.10, JER-19.11, JER-R39: one more squire of this area, for a coin."""
    if s.squires[s.active, T.PART * T.MARKET + place] <= s.spared[place]:
        return Why.nothing_left_to_spare
    return OK if s.coins[s.active] >= T.TAX else Why.tax_too_dear


@rule
def can_spare_any(s: State) -> bool:
    """JER-D13."""
    for place in range(T.PART):
        if refuse_spare(s, place) == OK:
            return True
    return False


@rule
def spare(s: State, place: int) -> None:
    """JER-19.10."""
    s.coins[s.active] -= T.TAX
    s.spared[place] += 1
    tell(s, Told.tax_paid, s.active, T.PART * T.MARKET + place, T.TAX)
    if not can_spare_any(s):
        pay_with_squires(s)
        next_player(s)


@outlined
def pay_with_squires(s: State) -> None:
    """JER-19.10, JER-19.12, JER-R39: what was not paid for leaves at once, Baron or not."""
    for place in range(T.PART):
        area = T.PART * T.MARKET + place
        lost = int(s.squires[s.active, area]) - int(s.spared[place])
        if lost > 0:
            lose_squires(s, int(s.active), area, lost)
            tell(s, Told.taxed, s.active, area, lost)
    clear_event(s)


# --- war ----------------------------------------------------------------------------------------------------------------------


@rule
def go_to_war(s: State) -> None:
    """JER-19.13, JER-R40: the own squires among the Templars fall; so many may be taken in return."""
    fallen = 0
    for area in range(T.PART * T.TEMPLARS, T.PART * T.TEMPLARS + T.PART):
        count = int(s.squires[s.active, area])
        if count > 0:
            lose_squires(s, int(s.active), area, count)
            tell(s, Told.fallen, s.active, area, count)
            fallen += count
    s.left = min(fallen, T.MOST_KILLED * (int(s.seats) - 1))


@rule
def refuse_kill(s: State, seat: int, area: int) -> int:
    """JER-19.14, JER-19.15, JER-R40: from any area, Baron or not, at most two from each opponent."""
    if seat >= s.seats or seat == s.active:
        return Why.no_such_opponent
    if s.toll[seat] == T.MOST_KILLED:
        return Why.enough_from_them
    return OK if s.squires[seat, area] > 0 else Why.no_squire_of_theirs


@outlined
def has_target(s: State) -> bool:
    """JER-D14: whether a squire of an opponent may still be taken."""
    if s.left == 0:
        return False
    for seat in range(s.seats):
        if seat != s.active and s.toll[seat] < T.MOST_KILLED:
            for area in range(AREAS):
                if s.squires[seat, area] > 0:
                    return True
    return False


@rule
def kill(s: State, seat: int, area: int) -> None:
    """JER-19.14, JER-18.6."""
    lose_squires(s, seat, area, 1)
    s.toll[seat] += 1
    s.left -= 1
    tell(s, Told.killed, s.active, seat, area)
    if not has_target(s):
        end_war(s)


@rule
def end_war(s: State) -> None:
    """JER-R40: any number from none on."""
    clear_event(s)
    next_player(s)
