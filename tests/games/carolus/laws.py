"""The invariants of Carolus Magnus (rules page, section 6), written from the page and not from the engine.

A law looks at two successive positions, the action between them, and a small memory of the game so far. The functions run
as they stand over positions in the hands of Python; imported by `lawyer.compiled()` the same source is compiled, and then
looks at thousands of games in a second. The set-up is looked at as a step from a position to itself, by no action."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

PROVINCES, FAMILIES, DISCS, NOBODY = 15, 5, 5, -1
SETUP, CHOOSE, PLACE, MOVE, REFILL, OVER = range(6)
RUNNING, ALL_CASTLES, FEW_LANDS, DEAD_ROUND, UNFINISHED = range(5)
NO_ACTION = -1

# By number of players (CAR-2.8, CAR-R3).
SIDES = (0, 0, 2, 3, 2)
SIDE_OF = ((0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 0, 0), (0, 1, 2, 0), (0, 0, 1, 1))
CASTLES = (0, 0, 10, 8, 10)
RESERVE = (0, 0, 7, 9, 7)
PER_TURN = (0, 0, 3, 4, 3)
SETUP_DICE = ((0, 0, 0, 0), (0, 0, 0, 0), (0, 3, 6, 7), (0, 3, 6, 9), (0, 3, 6, 7))  # after so many throws

# The memory of a game.
EXHAUSTED, ROUND, PLACED = 0, 1, 2  # PLACED + seat: knights the seat has brought into play in ROUND
MEMORY = 6

COMPILED = "compiled_laws"
Made = TypeVar("Made", bound=Callable[..., Any])


def law(function: Made) -> Made:
    """A function that runs in both ways."""
    if __name__ != COMPILED:
        return function
    compiled: Made = sys.modules["numba"].njit(cache=True, error_model="numpy")(function)
    return compiled


# --- what an action is, and what it moved -------------------------------------------------------------------------------------


@law
def family_at_court(action: int) -> int:
    return action - 10 if 10 <= action < 15 else NOBODY


@law
def family_in_land(action: int) -> int:
    return (action - 15) // PROVINCES if 15 <= action < 90 else NOBODY


@law
def land_of_action(action: int) -> int:
    return (action - 15) % PROVINCES if 15 <= action < 90 else NOBODY


@law
def steps_of(action: int) -> int:
    """The steps chosen; a disc of 1 is no choice, and he goes one step."""
    return action - 89 if action >= 90 else 1


@law
def emperor_moves(s: Any) -> int:
    """How often Charlemagne has moved in the whole game: once in each turn."""
    before = (s.round - 1) * s.seats
    if s.step == SETUP:
        return 0
    if s.step == CHOOSE:
        return before
    if s.step == OVER and (s.end == DEAD_ROUND or s.end == UNFINISHED):
        return before + s.seats
    return before + s.turn + (1 if s.step == REFILL or s.step == OVER else 0)


@law
def moved_once(before: Any, after: Any) -> bool:
    """Whether exactly one turn's move lies between the positions. More only happens when nobody is asked anything."""
    return emperor_moves(after) - emperor_moves(before) == 1


@law
def place_in_ring(s: Any, land: int) -> int:
    for index in range(s.lands):
        if s.ring[index] == land:
            return index
    return NOBODY


@law
def stop(before: Any, action: int) -> int:
    """The land of the position before where he stops, by the steps of the action."""
    return before.ring[(place_in_ring(before, before.emperor) + steps_of(action)) % before.lands]


@law
def limit_of_move(before: Any, after: Any) -> int:
    """The number in force of the player who moved, where exactly one did."""
    moves = emperor_moves(before)
    its_round, turn = moves // before.seats + 1, moves % before.seats
    slot = (its_round - 1) % DISCS
    if before.round == its_round and before.step != CHOOSE:
        return before.played[before.action_order[turn], slot]
    return after.played[after.action_order[turn], slot]


@law
def size_of(s: Any, land: int) -> int:
    size = 0
    for province in range(PROVINCES):
        size += s.land_of[province] == land
    return size


@law
def castles_on_map(s: Any, side: int) -> int:
    castles = 0
    for land in range(PROVINCES):
        if s.owner[land] == side:
            castles += s.castles[land]
    return castles


@law
def reserve_of(s: Any, seat: int) -> int:
    size = 0
    for family in range(FAMILIES):
        size += s.reserve[seat, family]
    return size


@law
def nothing_to_be_had(s: Any) -> bool:
    """No cube of any colour in the supply, and none that all players could return (CAR-R29)."""
    for family in range(FAMILIES):
        shortest = s.row[0, family]
        for seat in range(s.seats):
            shortest = min(shortest, s.row[seat, family])
        if s.supply[family] + shortest > 0:
            return False
    return True


@law
def remember(before: Any, after: Any, action: int, memory: Any) -> None:
    """Bring the memory up to the position after; dice are only ever forfeited when nothing is to be had."""
    if memory[ROUND] != before.round:
        memory[ROUND] = before.round
        for seat in range(4):
            memory[PLACED + seat] = 0
    if 10 <= action < 90:
        memory[PLACED + before.active] += 1
    if nothing_to_be_had(after):
        memory[EXHAUSTED] = 1


# --- the laws -----------------------------------------------------------------------------------------------------------------


@law
def i1(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I1: forty knights of each family, none negative."""
    for family in range(FAMILIES):
        total = after.supply[family]
        lowest = after.supply[family]
        for land in range(PROVINCES):
            total += after.knights[land, family]
            lowest = min(lowest, after.knights[land, family])
        for seat in range(4):
            total += after.row[seat, family] + after.reserve[seat, family]
            lowest = min(lowest, after.row[seat, family], after.reserve[seat, family])
        if total != 40 or lowest < 0:
            return False
    return True


@law
def i2(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I2: stock and castles on the map make 10 (8); a stock only empties with the end."""
    for side in range(3):
        castles = CASTLES[after.seats] if side < SIDES[after.seats] else 0
        if after.stock[side] + castles_on_map(after, side) != castles or after.stock[side] < 0:
            return False
        if side < SIDES[after.seats] and after.step != OVER and after.stock[side] < 1:
            return False
    return True


@law
def i3(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I3: every province in one land; a land is a run of neighbours, named by its lowest; he stands in a land."""
    names, borders = 0, 0
    for province in range(PROVINCES):
        land = after.land_of[province]
        if not 0 <= land <= province or after.land_of[land] != land:
            return False
        names += land == province
        borders += land != after.land_of[province - 1 if province > 0 else PROVINCES - 1]
    if names != after.lands or (borders != names and names > 1):
        return False
    for index in range(PROVINCES):
        if (after.ring[index] != NOBODY) != (index < after.lands):
            return False
        if index < after.lands and after.land_of[after.ring[index]] != after.ring[index]:
            return False
        if 0 < index < after.lands and after.ring[index] <= after.ring[index - 1]:
            return False
    return place_in_ring(after, after.emperor) != NOBODY


@law
def i4(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I4: lands only ever merge, at most two away in a turn; at least 4 while the game runs, 2 always."""
    turns = emperor_moves(after) - emperor_moves(before)
    if after.lands > before.lands or before.lands - after.lands > 2 * turns:
        return False
    for province in range(PROVINCES):
        if after.land_of[before.land_of[province]] != after.land_of[province]:
            return False
    return after.lands >= (2 if after.step == OVER else 4)


@law
def i5(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I5: a castle for each province of a region, all of its owner; short only where CAR-R21 ended the game."""
    for land in range(PROVINCES):
        owner, castles = after.owner[land], after.castles[land]
        if (owner == NOBODY) != (castles == 0) or not NOBODY <= owner < SIDES[after.seats] or castles < 0:
            return False
        size = size_of(after, land)
        short = after.end == ALL_CASTLES and owner != NOBODY and castles < size and after.stock[owner] == 0
        if castles != size and not (size == 1 and castles == 0) and not short:
            return False
    return True


@law
def i6(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I6: no two neighbouring lands have the same owner."""
    for index in range(after.lands):
        owner = after.owner[after.ring[index]]
        if owner != NOBODY and owner == after.owner[after.ring[(index + 1) % after.lands]]:
            return False
    return True


@law
def i7(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I7: nobody's row is longer than the holder's; a crest lies in the middle until the first knight comes to a court."""
    for family in range(FAMILIES):
        holder = after.crest[family]
        if not NOBODY <= holder < after.seats or (holder == NOBODY and before.crest[family] != NOBODY):
            return False
        for seat in range(after.seats):
            if after.row[seat, family] > (0 if holder == NOBODY else after.row[holder, family]):
                return False
    return True


@law
def i8(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I8: a crest changes by a knight at the taker's own court alone, whose row is then strictly the longest."""
    for family in range(FAMILIES):
        if after.crest[family] == before.crest[family]:
            continue
        taker = before.active
        if family_at_court(action) != family or after.crest[family] != taker:
            return False
        for seat in range(after.seats):
            if seat != taker and before.row[seat, family] >= before.row[taker, family] + 1:
                return False
    return True


@law
def i9(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I9: rows shrink by a return alone: all by as many as the shortest holds, when a knight is due and none is left."""
    for family in range(FAMILIES):
        shortest, returned = 100, 0
        for seat in range(after.seats):
            own = 1 if seat == before.active and family_at_court(action) == family else 0
            shrunk = before.row[seat, family] + own - after.row[seat, family]
            if seat > 0 and shrunk != returned:
                return False
            returned = shrunk
            shortest = min(shortest, before.row[seat, family] + own)
        if returned != 0 and (returned != shortest or after.supply[family] >= returned * after.seats):
            return False
    return True


@law
def i10(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I10: knights stay in their land; a region has those of its parts, and a knight for each province at least."""
    for land in range(PROVINCES):
        knights = 0
        for family in range(FAMILIES):
            expected = 1 if family_in_land(action) == family and after.land_of[land_of_action(action)] == land else 0
            for part in range(PROVINCES):
                if after.land_of[part] == land:
                    expected += before.knights[part, family]
            if after.knights[land, family] != expected:
                return False
            knights += expected
        if knights < size_of(after, land):
            return False
    return True


@law
def i11(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I11: the size of every reserve follows from the step, unless a die was ever forfeited."""
    for seat in range(after.seats):
        size = RESERVE[after.seats]
        if after.step == SETUP:
            size = size if seat < after.active else 0
            if seat == after.active:
                size = SETUP_DICE[after.seats][after.throws] - after.crowns
        elif seat == after.active:
            if after.step == PLACE:
                size -= PER_TURN[after.seats] - after.to_place
            elif after.step == MOVE or after.end == ALL_CASTLES or after.end == FEW_LANDS:
                size -= PER_TURN[after.seats]
            elif after.step == REFILL:
                size -= after.crowns
        if memory[EXHAUSTED] == 0 and reserve_of(after, seat) != size:
            return False
        if reserve_of(after, seat) > RESERVE[after.seats]:
            return False
    return True


@law
def has_chosen(s: Any, seat: int) -> bool:
    """Whether the seat has chosen a disc in the round of the position."""
    if s.step != CHOOSE:
        return True
    for place in range(s.turn):  # noqa: SIM110 (`any` cannot be compiled)
        if s.choice_order[place] == seat:
            return True
    return False


@law
def i12(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I12: in a cycle every number once; before choosing in round r everyone has 5 - ((r - 1) mod 5) discs left."""
    if after.step == SETUP or after.step == OVER:
        return True
    for seat in range(after.seats):
        count = (after.round - 1) % DISCS + (1 if has_chosen(after, seat) else 0)
        seen = 0
        for index in range(DISCS):
            number = after.played[seat, index]
            if (number != 0) != (index < count) or not 0 <= number <= DISCS:
                return False
            if number > 0 and seen >> number & 1:
                return False
            seen |= 1 << number
            same_cycle = before.round > 0 and (before.round - 1) // DISCS == (after.round - 1) // DISCS
            if same_cycle and before.played[seat, index] != 0 and before.played[seat, index] != number:
                return False
    return True


@law
def i13(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I13: two equal numbers in a round only if the later chooser had no unchosen number left."""
    if after.step == SETUP or after.step == OVER:
        return True
    slot, chosen = (after.round - 1) % DISCS, 0
    for place in range(after.turn if after.step == CHOOSE else after.seats):
        seat = after.choice_order[place]
        own = 0
        for index in range(slot):
            own |= 1 << after.played[seat, index]
        number = after.played[seat, slot]
        free = 0
        for other in range(1, DISCS + 1):
            free += not (own | chosen) >> other & 1
        if chosen >> number & 1 and free > 0:
            return False
        chosen |= 1 << number
    return True


@law
def i14(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I14: action_order is choice_order stably sorted by number, and becomes the next choice_order."""
    if after.step == PLACE or after.step == MOVE or after.step == REFILL:
        slot, seen = (after.round - 1) % DISCS, 0
        for place in range(after.seats):
            seat = after.action_order[place]
            seen |= 1 << seat
            if place > 0:
                ahead = after.action_order[place - 1]
                lower = after.played[ahead, slot] < after.played[seat, slot]
                equal = after.played[ahead, slot] == after.played[seat, slot]
                if not lower and not (equal and has_chosen_before(after, ahead, seat)):
                    return False
        if seen != (1 << after.seats) - 1:
            return False
    for place in range(after.seats):
        expected = after.choice_order[place]
        if after.round == before.round and after.step != OVER and before.step != SETUP:
            expected = before.choice_order[place]
        elif after.round == before.round + 1 and before.step >= PLACE:
            expected = before.action_order[place]
        elif before.step == SETUP and after.step != SETUP:  # CAR-R6: clockwise from the first chooser
            expected = (after.choice_order[0] + place) % after.seats
        if after.choice_order[place] != expected:
            return False
    return True


@law
def has_chosen_before(s: Any, seat: int, other: int) -> bool:
    for place in range(s.seats):
        if s.choice_order[place] == seat:
            return True
        if s.choice_order[place] == other:
            return False
    return False


@law
def i15(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I15: one turn each in every round: asked in order, and each brings in a whole turn's knights while there are any."""
    if after.step != SETUP and after.step != OVER:
        order = after.choice_order[after.turn] if after.step == CHOOSE else after.action_order[after.turn]
        if not 0 <= after.turn < after.seats or order != after.active:
            return False
    if emperor_moves(after) < emperor_moves(before) or after.round < before.round:
        return False
    complete = after.round > before.round or after.end == DEAD_ROUND or after.end == UNFINISHED
    total = 0
    for seat in range(after.seats):
        placed = memory[PLACED + seat]
        total += placed
        if placed > PER_TURN[after.seats]:
            return False
        if complete and before.round > 0 and memory[EXHAUSTED] == 0 and placed != PER_TURN[after.seats]:
            return False
    return after.round != before.round or total == after.placed_this_round


@law
def i16(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I16: he goes 1 to so many lands clockwise as the number in force says, and is carried along by merging."""
    if emperor_moves(after) == emperor_moves(before):
        return after.emperor == before.emperor
    if not moved_once(before, after):
        return True
    if not 1 <= steps_of(action) <= limit_of_move(before, after):
        return False
    if action < 90 and limit_of_move(before, after) != 1:  # only a single step goes without asking
        return False
    return after.emperor == after.land_of[stop(before, action)]


@law
def i17(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I17: castles change where he stops alone; one more on the map at most, fewer only by CAR-R21."""
    turns = emperor_moves(after) - emperor_moves(before)
    growth = 0
    for side in range(3):
        growth += castles_on_map(after, side) - castles_on_map(before, side)
    if growth > turns or (growth < 0 and after.end != ALL_CASTLES):
        return False
    where = stop(before, action) if moved_once(before, after) else NOBODY
    for index in range(before.lands):
        land = before.ring[index]
        now = after.land_of[land]
        if turns > 1 or land == where:
            continue
        joined = where != NOBODY and now == after.land_of[where]
        if before.owner[land] != after.owner[now] or (not joined and before.castles[land] != after.castles[now]):
            return False
    return True


@law
def commanded(before: Any, after: Any, action: int, land: int, side: int) -> int:
    """Knights that obey the side in a land of the position before, when the move was made."""
    knights = 0
    for family in range(FAMILIES):
        holder = after.crest[family]
        if holder != NOBODY and SIDE_OF[after.seats][holder] == side:
            knights += before.knights[land, family]
            knights += land_of_action(action) == land and family_in_land(action) == family
    return knights


@law
def castles_left_at_stop(before: Any, after: Any, where: int) -> bool:
    """The castles that stand at the stop after resolving, before merging."""
    region = after.land_of[where]
    castles = after.castles[region]
    for index in range(before.lands):
        land = before.ring[index]
        if land != where and after.land_of[land] == region:
            castles -= before.castles[land]
    return castles


@law
def i18(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I18: resolved, the land is its leader's; without one leader it stays as it was, and nobody's without knights."""
    if not moved_once(before, after):
        return True
    where = stop(before, action)
    was, now = before.owner[where], after.owner[after.land_of[where]]
    best, leader, shared = 0, NOBODY, False
    for side in range(SIDES[after.seats]):
        score = commanded(before, after, action, where, side) + (before.castles[where] if was == side else 0)
        if score > best:
            best, leader, shared = score, side, False
        elif score == best:
            shared = True
    castles = castles_left_at_stop(before, after, where)
    if shared or leader < 0 or leader == was:
        return now == was and castles == before.castles[where]
    if now != leader:
        return False
    return castles == min(before.stock[leader], max(1, before.castles[where]))


@law
def i19(before: Any, after: Any, action: int, memory: Any) -> bool:
    """CAR-I19: a finished game has a reason, and the winners that go with it."""
    if after.end == RUNNING:
        return after.step != OVER and after.winners == 0
    if after.step != OVER:
        return False
    most, winners, number = 0, 0, 0
    for side in range(SIDES[after.seats]):
        most = max(most, castles_on_map(after, side))
    for side in range(SIDES[after.seats]):
        if castles_on_map(after, side) == most:
            winners |= 1 << side
            number += 1
    if after.end == ALL_CASTLES:
        return after.winners == winners and number == 1 and most == CASTLES[after.seats]
    if after.end == FEW_LANDS:
        return after.winners == winners and 2 <= after.lands <= 3
    if after.end == DEAD_ROUND:
        return after.winners == winners and after.placed_this_round == 0
    return after.winners == 0 and after.round == after.guard_rounds


@law
def holds(number: int, before: Any, after: Any, action: int, memory: Any) -> bool:
    """Whether the law CAR-I<number> holds."""
    if number == 1:
        return i1(before, after, action, memory)
    if number == 2:
        return i2(before, after, action, memory)
    if number == 3:
        return i3(before, after, action, memory)
    if number == 4:
        return i4(before, after, action, memory)
    if number == 5:
        return i5(before, after, action, memory)
    if number == 6:
        return i6(before, after, action, memory)
    if number == 7:
        return i7(before, after, action, memory)
    if number == 8:
        return i8(before, after, action, memory)
    if number == 9:
        return i9(before, after, action, memory)
    if number == 10:
        return i10(before, after, action, memory)
    if number == 11:
        return i11(before, after, action, memory)
    if number == 12:
        return i12(before, after, action, memory)
    if number == 13:
        return i13(before, after, action, memory)
    if number == 14:
        return i14(before, after, action, memory)
    if number == 15:
        return i15(before, after, action, memory)
    if number == 16:
        return i16(before, after, action, memory)
    if number == 17:
        return i17(before, after, action, memory)
    if number == 18:
        return i18(before, after, action, memory)
    return i19(before, after, action, memory)


LAWS = 19  # CAR-I20 to CAR-I23 compare games with one another and have tests of their own
