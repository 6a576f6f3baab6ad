"""Many random games under the eyes of the laws. Compiled only: `L` are the laws, `B` the border of the rules, handed in."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np

handed_in: dict[str, Any] = globals()["handed_in"]  # put there before this file is run
L, B = handed_in["L"], handed_in["B"]

BROKEN, GAME, PLY, ACTION = range(4)  # of a verdict
ROUNDS, END, WINNERS, RETURNED, FORFEITED, SHORT_STOCK, DECISIONS = range(7)  # of a tally
OPEN_BUT_REFUSED = 23
ACTIONS = 95

trial: Callable[[Any], Any] = sys.modules["numba"].njit(cache=True, error_model="numpy")


@trial
def draw(s: Any, buffer: Any, count: int, court: float) -> np.int64:
    """Any open action; a knight of any family in the reserve, which goes to court with the given probability (section 8.1)."""
    if s.step != L.PLACE:
        return np.int64(buffer[np.random.randint(count)])
    families = 0
    for family in range(L.FAMILIES):
        families += s.reserve[s.active, family] > 0
    pick = np.random.randint(families)
    if np.random.random() < court:
        return np.int64(buffer[pick])
    return np.int64(buffer[families + pick * s.lands + np.random.randint(s.lands)])


@trial
def first_broken(before: Any, after: Any, action: int, memory: Any) -> int:
    """The number of the first law that is broken, or 0."""
    for number in range(1, L.LAWS + 1):
        if not L.holds(number, before, after, action, memory):
            return number
    return 0


@trial
def is_consistent(positions: Any, buffer: Any, count: int) -> bool:
    """CAR-I23: exactly the actions in the list, which ascends, are not refused; it is empty at the end alone."""
    open_actions = 0
    for action in range(ACTIONS):
        if B.refuse(positions, action) == 0:
            if open_actions == count or buffer[open_actions] != action:
                return False
            open_actions += 1
    return open_actions == count and (count == 0) == (positions[0].step == L.OVER)


@trial
def rows_of(s: Any) -> int:
    total = 0
    for seat in range(s.seats):
        for family in range(L.FAMILIES):
            total += s.row[seat, family]
    return total


@trial
def tally_step(before: Any, after: Any, action: int, tally: Any) -> None:
    at_court = 1 if L.family_at_court(action) >= 0 else 0
    if rows_of(after) < rows_of(before) + at_court:
        tally[RETURNED] = 1
    if after.step == L.CHOOSE:
        for seat in range(after.seats):
            if L.reserve_of(after, seat) < L.RESERVE[after.seats]:
                tally[FORFEITED] = 1


@trial
def tally_end(s: Any, tally: Any) -> None:
    tally[ROUNDS], tally[END], tally[WINNERS] = s.round, s.end, s.winners
    for land in range(L.PROVINCES):
        if s.owner[land] != L.NOBODY and s.castles[land] < L.size_of(s, land):
            tally[SHORT_STOCK] = 1


@trial
def examine(
    before: Any,
    after: Any,
    blank: Any,
    seats: int,
    seed: int,
    court: float,
    options: Any,
    buffer: Any,
    verdict: Any,
    tallies: Any,
) -> None:
    """Play as many games as there are tallies, and stop at the first broken law."""
    np.random.seed(seed)
    for game in range(len(tallies)):
        memory = np.zeros(L.MEMORY, np.int64)
        after[0] = blank[0]
        B.set_up(after, seats, options, seed, game, 0, 0)
        before[0] = after[0]
        action, ply = -1, 0
        while True:
            L.remember(before[0], after[0], action, memory)
            broken = first_broken(before[0], after[0], action, memory)
            count = B.legal_into(after, buffer)
            if broken == 0 and not is_consistent(after, buffer, count):
                broken = OPEN_BUT_REFUSED
            if broken != 0:
                verdict[BROKEN], verdict[GAME], verdict[PLY], verdict[ACTION] = broken, game, ply, action
                return
            tally_step(before[0], after[0], action, tallies[game])
            if after[0].step == L.OVER:
                break
            before[0] = after[0]
            action = draw(after[0], buffer, count, court)
            B.carry_out(after, action)
            ply += 1
        tallies[game, DECISIONS] = ply
        tally_end(after[0], tallies[game])
