"""The preparation phase (CAR-5): discs, and the order of play they give."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from ..names import Told, Why
from ..state import State
from ..tables import DISCS, NOBODY
from .knights import begin_turn

ALL_DISCS = (1 << (DISCS + 1)) - 2  # bit n stands for the disc with the number n


@rule
def disc_in_force(s: State, seat: int) -> int:
    """The number on the disc the seat has chosen this round; 0 before his choice."""
    return s.played[seat, (s.round - 1) % DISCS]


@rule
def played_discs(s: State, seat: int) -> int:
    """CAR-5.5: the discs the seat has used in the current cycle of five rounds; bit n stands for the number n."""
    discs = 0
    for index in range(DISCS):
        discs |= 1 << s.played[seat, index]
    return discs


@rule
def chosen_discs(s: State) -> int:
    """CAR-5.4, CAR-R7: the numbers anyone, team-mate included, has chosen this round, as bits."""
    discs = 0
    for seat in range(s.seats):
        discs |= 1 << disc_in_force(s, seat)
    return discs


@rule
def open_discs(s: State) -> int:
    """CAR-5.1, CAR-5.4: the discs the active seat has left and nobody has chosen; any he has left if all are (CAR-R8)."""
    left = ALL_DISCS & ~played_discs(s, s.active)
    unchosen = left & ~chosen_discs(s)
    return unchosen if unchosen != 0 else left


@rule
def refuse_disc(s: State, number: int) -> int:
    """Whether the active seat may choose the disc, or the reason against it."""
    if open_discs(s) >> number & 1:
        return OK
    return Why.disc_already_played if played_discs(s, s.active) >> number & 1 else Why.disc_chosen_by_another


@rule
def discs_into(s: State, buffer: Any, disc: int) -> int:
    """Writes the discs that may be chosen now (CAR-5.1, CAR-5.4); how many."""
    discs, count = open_discs(s), 0
    for index in range(DISCS):
        buffer[count] = disc + index
        count += discs >> (index + 1) & 1
    return count


@rule
def only_disc(s: State) -> int:
    """CAR-D6: the only disc the active seat may choose, or 0 where there are several."""
    discs = open_discs(s)
    only = 0
    for number in range(1, DISCS + 1):
        if discs == 1 << number:
            only = number
    return only


@rule
def asks_for_a_disc(s: State) -> bool:
    """CAR-5.1: whether the next in choice_order has a choice; the only disc he may choose is chosen at once (CAR-D6)."""
    s.active = s.choice_order[s.turn]
    only = only_disc(s)
    if only == 0:
        return True
    choose_disc(s, only)
    return False


@rule
def choose_disc(s: State, number: int) -> None:
    """CAR-5.1: laid openly; when all have chosen, the order of play is settled (CAR-4.2)."""
    s.played[s.active, (s.round - 1) % DISCS] = number
    tell(s, Told.disc, s.active, number)
    s.turn += 1
    if s.turn == s.seats:
        settle_order(s)
        s.turn = 0
        begin_turn(s)


@outlined
def settle_order(s: State) -> None:
    """CAR-5.8, CAR-5.9: by number in force; of equal numbers the one chosen earlier counts as lower (CAR-5.6, CAR-R9).

    Nothing keeps team-mates from playing one after the other (CAR-13.3)."""
    for place in range(s.seats):
        seat = s.choice_order[place]
        at = place
        while at > 0 and disc_in_force(s, s.action_order[at - 1]) > disc_in_force(s, seat):
            s.action_order[at] = s.action_order[at - 1]
            at -= 1
        s.action_order[at] = seat
    third = s.action_order[2] if s.seats > 2 else NOBODY
    fourth = s.action_order[3] if s.seats > 3 else NOBODY
    tell(s, Told.order, s.action_order[0], s.action_order[1], third, fourth, NOBODY)


@rule
def take_discs_back(s: State) -> None:
    """CAR-5.7, CAR-R10: after every fifth round all players have all five discs again."""
    for seat in range(s.seats):
        for index in range(DISCS):
            s.played[seat, index] = 0
    tell(s, Told.discs_back)
