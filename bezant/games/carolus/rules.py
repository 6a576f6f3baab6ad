"""The rules of Carolus Magnus, one small function each, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ...kernel.dice import below
from ...kernel.tell import tell
from .data import (
    ACTION_COUNT,
    ALL_CASTLES,
    ARRANGEMENT,
    BEYOND_THE_DISC,
    CASTLES,
    CHOOSE,
    COURT,
    COURT_ID,
    CROWN,
    DEAD_ROUND,
    DISC,
    DISC_ALREADY_PLAYED,
    DISC_CHOSEN_BY_ANOTHER,
    DISC_ID,
    DISCS,
    EMPEROR,
    FACES,
    FAMILIES,
    FAMILY_EXHAUSTED,
    FAMILY_OF,
    FEW_LANDS,
    FEWEST_LANDS,
    FIRST_CHOOSER,
    GAME_OVER,
    GUARD_ROUNDS,
    KNIGHTS,
    KNIGHTS_PER_FAMILY_ON_MAP,
    KNIGHTS_PER_TURN,
    LAND,
    LAND_ID,
    LAND_OF,
    MOVE,
    NAME,
    NAME_ID,
    NO_CROWN_TO_NAME,
    NO_SUCH_KNIGHT,
    NO_SUCH_LAND,
    NOBODY,
    NOT_CHOOSING_DISCS,
    NOT_MOVING_EMPEROR,
    NOT_PLACING_KNIGHTS,
    NUMBER_OF,
    OK,
    OVER,
    PLACE,
    PROVINCES,
    REFILL,
    REFILL_DICE,
    RUNNING,
    SETUP,
    SETUP_THROWS,
    SIDE_COUNT,
    SIDE_OF_SEAT,
    STEPS,
    STEPS_ID,
    THROWS,
    TOLD_BUILT,
    TOLD_COURT,
    TOLD_CREST,
    TOLD_DISC,
    TOLD_DISCS_BACK,
    TOLD_FIRST,
    TOLD_FORFEIT,
    TOLD_HOLDS,
    TOLD_MERGED,
    TOLD_MOVED,
    TOLD_NAMED,
    TOLD_NOBODY,
    TOLD_ORDER,
    TOLD_OVER,
    TOLD_PLACED,
    TOLD_REPLACED,
    TOLD_RETHROW,
    TOLD_RETURNED,
    TOLD_ROUND,
    TOLD_SETUP_THROW,
    TOLD_TAKE,
    TOLD_THROW,
    UNFINISHED,
    VERB_OF,
)

__all__ = ["ACTION_COUNT", "OVER", "carry_out", "imagine", "legal_into", "random_action", "refuse", "set_up"]

ALL_DISCS = (1 << (DISCS + 1)) - 2  # bit n stands for the disc with the number n
FACE_BITS = 3  # of one die in a throw, which is kept in one number


# --- CAR-3 Set-up -------------------------------------------------------------------------------------------------------------


@chapter
def set_up(s: Record, seats: int, options: Any) -> None:
    """CAR-3, with the changes of CAR-12 and CAR-13; goes on to the first question. The generator is seeded before."""
    s.seats = seats
    s.guard_rounds = options[GUARD_ROUNDS]
    s.first_chooser = options[FIRST_CHOOSER]
    lay_provinces(s)
    s.emperor = options[EMPEROR]  # CAR-3.2, CAR-R2: anywhere; the land is not resolved now
    for family in range(FAMILIES):
        s.supply[family] = KNIGHTS  # CAR-3.3
        s.crest[family] = NOBODY  # CAR-3.4
    if options[ARRANGEMENT] == NOBODY:
        scatter_knights(s)
    else:
        for province in range(PROVINCES):
            start_knight(s, province, options[ARRANGEMENT + province])
    for side in range(SIDE_COUNT[seats]):
        s.stock[side] = CASTLES[seats]  # CAR-3.6, CAR-12.1, CAR-13.2
    s.step = SETUP
    advance(s)


@rule
def lay_provinces(s: Record) -> None:
    """CAR-3.1: fifteen lands of one province each, no region yet (CAR-2.1), in a ring (CAR-2.2)."""
    s.lands = PROVINCES
    for province in range(PROVINCES):
        s.ring[province] = province
        s.land_of[province] = province
        s.owner[province] = NOBODY


@rule
def scatter_knights(s: Record) -> None:
    """CAR-R1: every arrangement of three knights of each family, one a province, is equally likely."""
    for province in range(PROVINCES):
        pick = below(s, PROVINCES - province)
        family = 0
        while pick >= unscattered(s, family):
            pick -= unscattered(s, family)
            family += 1
        start_knight(s, province, family)


@rule
def unscattered(s: Record, family: int) -> int:
    """How many of the family's three starting knights are still to be laid on the map."""
    return s.supply[family] - KNIGHTS + KNIGHTS_PER_FAMILY_ON_MAP


@rule
def start_knight(s: Record, province: int, family: int) -> None:
    """CAR-3.5: one of the starting knights goes from the supply to a province."""
    s.supply[family] -= 1
    s.knights[province, family] = 1


# --- CAR-4 Course of play -----------------------------------------------------------------------------------------------------


@rule
def advance(s: Record) -> None:
    """CAR-4.6: everything that happens by itself, up to the next question or the end.

    A choice with a single option is no question: the last disc that may be chosen (CAR-D6), one step (CAR-D8), the only
    family to be had (CAR-D9), no knight to place (CAR-D7)."""
    asking = False
    while not asking:
        if s.step == PLACE:
            asking = s.to_place > 0
            if not asking:
                s.step = MOVE
        elif s.step == MOVE:
            asking = disc_in_force(s, s.active) > 1
            if not asking:
                move_emperor(s, 1)
        elif s.step == REFILL:
            asking = asks_for_a_family(s)
            if not asking:
                end_turn(s)
        elif s.step == CHOOSE:
            s.active = s.choice_order[s.turn]
            only = only_disc(s)
            asking = only == 0
            if not asking:
                choose_disc(s, only)
        elif s.step == SETUP:
            asking = asks_for_a_family(s)
            if not asking:
                throw_for_setup(s)
        else:
            asking = True  # over: nothing will be asked, and nothing further happens (CAR-4.5)


@rule
def throw_for_setup(s: Record) -> None:
    """CAR-3.9, CAR-12.3, CAR-R4: seat by seat the throws of CAR-2.8, the crowns of one settled before the next."""
    if s.throws < THROWS:
        s.throws += 1
        throw(s, SETUP_THROWS[s.seats, s.throws - 1])
        return
    s.throws = 0
    s.active += 1
    if s.active == s.seats:
        begin_first_round(s)


@chapter
def begin_first_round(s: Record) -> None:
    """CAR-5.2, CAR-R5: the first chooser is drawn unless the table has named one; then clockwise by seat (CAR-R6)."""
    first = s.first_chooser
    if first == NOBODY:
        first = below(s, s.seats)
    tell(s, TOLD_FIRST, first)
    for place in range(s.seats):
        s.choice_order[place] = (first + place) % s.seats
    begin_round(s)


@rule
def begin_round(s: Record) -> None:
    """CAR-4.1: a round begins with its preparation phase."""
    s.round += 1
    s.placed_this_round = 0
    s.turn = 0
    s.step = CHOOSE
    tell(s, TOLD_ROUND, s.round)


@rule
def begin_turn(s: Record) -> None:
    """CAR-4.3: the next in action_order brings knights into play, as many as he can if too few (CAR-6.1, CAR-R11)."""
    s.active = s.action_order[s.turn]
    s.to_place = min(KNIGHTS_PER_TURN[s.seats], reserve_size(s, s.active))
    s.step = PLACE


@rule
def end_turn(s: Record) -> None:
    """CAR-10.4, CAR-4.4: the next player's turn, or the end of the round."""
    s.turn += 1
    if s.turn < s.seats:
        begin_turn(s)
    else:
        end_round(s)


@chapter
def end_round(s: Record) -> None:
    """CAR-5.3, CAR-12.6, CAR-R6: the next choice order is this action order. Then the dead round and the guard (CAR-R37)."""
    for place in range(s.seats):
        s.choice_order[place] = s.action_order[place]
    if s.round % DISCS == 0:
        take_discs_back(s)
    if s.placed_this_round == 0:
        finish(s, DEAD_ROUND, most_castles(s))  # CAR-R29 (4)
    elif s.round == s.guard_rounds:
        finish(s, UNFINISHED, 0)  # CAR-R37: names no winner
    else:
        begin_round(s)


# --- CAR-5 Preparation phase --------------------------------------------------------------------------------------------------


@rule
def disc_in_force(s: Record, seat: int) -> int:
    """The number on the disc the seat has chosen this round; 0 before his choice."""
    return s.played[seat, (s.round - 1) % DISCS]


@rule
def played_discs(s: Record, seat: int) -> int:
    """CAR-5.5: the discs the seat has used in the current cycle of five rounds; bit n stands for the number n."""
    discs = 0
    for index in range(DISCS):
        discs |= 1 << s.played[seat, index]
    return discs


@rule
def chosen_discs(s: Record) -> int:
    """CAR-5.4, CAR-R7: the numbers anyone, team-mate included, has chosen this round, as bits."""
    discs = 0
    for seat in range(s.seats):
        discs |= 1 << disc_in_force(s, seat)
    return discs


@rule
def open_discs(s: Record) -> int:
    """CAR-5.1, CAR-5.4: the discs the active seat has left and nobody has chosen; any he has left if all are (CAR-R8)."""
    left = ALL_DISCS & ~played_discs(s, s.active)
    unchosen = left & ~chosen_discs(s)
    return unchosen if unchosen != 0 else left


@rule
def refuse_disc(s: Record, number: int) -> int:
    """Whether the active seat may choose the disc, or the reason against it."""
    if s.step != CHOOSE:
        return NOT_CHOOSING_DISCS
    if open_discs(s) >> number & 1:
        return OK
    return DISC_ALREADY_PLAYED if played_discs(s, s.active) >> number & 1 else DISC_CHOSEN_BY_ANOTHER


@rule
def only_disc(s: Record) -> int:
    """CAR-D6: the only disc the active seat may choose, or 0 where there are several."""
    discs = open_discs(s)
    only = 0
    for number in range(1, DISCS + 1):
        if discs == 1 << number:
            only = number
    return only


@rule
def choose_disc(s: Record, number: int) -> None:
    """CAR-5.1: laid openly; when all have chosen, the order of play is settled (CAR-4.2)."""
    s.played[s.active, (s.round - 1) % DISCS] = number
    tell(s, TOLD_DISC, s.active, number)
    s.turn += 1
    if s.turn == s.seats:
        settle_order(s)
        s.turn = 0
        begin_turn(s)


@chapter
def settle_order(s: Record) -> None:
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
    tell(s, TOLD_ORDER, s.action_order[0], s.action_order[1], third, fourth, NOBODY)


@rule
def take_discs_back(s: Record) -> None:
    """CAR-5.7, CAR-R10: after every fifth round all players have all five discs again."""
    for seat in range(s.seats):
        for index in range(DISCS):
            s.played[seat, index] = 0
    tell(s, TOLD_DISCS_BACK)


# --- CAR-6 Action 1: bringing knights into play -------------------------------------------------------------------------------


@rule
def reserve_size(s: Record, seat: int) -> int:
    """How many knights the seat holds ready."""
    size = 0
    for family in range(FAMILIES):
        size += s.reserve[seat, family]
    return size


@rule
def refuse_knight(s: Record, family: int) -> int:
    """CAR-6.1: a knight of his own reserve, and no more of them than his turn allows (CAR-R11)."""
    if s.step != PLACE:
        return NOT_PLACING_KNIGHTS
    return OK if s.reserve[s.active, family] > 0 else NO_SUCH_KNIGHT


@rule
def refuse_land(s: Record, land: int) -> int:
    """CAR-6.10, CAR-R42: every land is open to every player; a province inside a region is reached by the region's name."""
    return OK if s.land_of[land] == land else NO_SUCH_LAND


@rule
def spend_knight(s: Record, family: int) -> None:
    """One knight of the reserve comes into play; with the last of the turn Charlemagne may move (CAR-7.1)."""
    s.reserve[s.active, family] -= 1
    s.to_place -= 1
    s.placed_this_round += 1


@rule
def place_at_court(s: Record, family: int) -> None:
    """CAR-6.4: it joins the row of its colour at his own castle card (CAR-13.4)."""
    spend_knight(s, family)
    s.row[s.active, family] += 1
    tell(s, TOLD_COURT, s.active, family, s.row[s.active, family])
    claim_crest(s, family)


@rule
def claim_crest(s: Record, family: int) -> None:
    """CAR-6.5, CAR-6.6, CAR-6.7, CAR-6.8: the strictly longer row takes the crest; the first knight of all does too (CAR-R13).

    Looked at after each knight (CAR-R12), player against player, team-mates too (CAR-13.5, CAR-R35)."""
    holder = s.crest[family]
    if holder == s.active:
        return
    if holder == NOBODY or s.row[s.active, family] > s.row[holder, family]:
        s.crest[family] = s.active
        tell(s, TOLD_CREST, s.active, family, holder)


@rule
def place_in_land(s: Record, family: int, land: int) -> None:
    """CAR-6.10: it stays there to the end (CAR-6.3) and changes no castle by itself (CAR-6.11)."""
    spend_knight(s, family)
    s.knights[land, family] += 1
    tell(s, TOLD_PLACED, s.active, family, land)


# --- CAR-7 Action 2: moving Charlemagne ---------------------------------------------------------------------------------------


@rule
def refuse_steps(s: Record, steps: int) -> int:
    """CAR-7.2: at least one step, at most the number on the disc in force, laps included (CAR-R15)."""
    if s.step != MOVE:
        return NOT_MOVING_EMPEROR
    return OK if 1 <= steps <= disc_in_force(s, s.active) else BEYOND_THE_DISC


@rule
def ring_index(s: Record, land: int) -> int:
    """The place of a land in the ring."""
    index = 0
    while s.ring[index] != land:
        index += 1
    return index


@rule
def land_after(s: Record, land: int, steps: int) -> int:
    """CAR-7.3, CAR-R15: so many lands further clockwise, a region counting one; round the ring if need be."""
    index = ring_index(s, land) + steps
    while index >= s.lands:  # dividing would be slower
        index -= s.lands
    return s.ring[index]


@chapter
def move_emperor(s: Record, steps: int) -> None:
    """CAR-7.1, CAR-7.4: the one Charlemagne (CAR-1.5) goes clockwise; only the land where he stops is resolved.

    If the game goes on, the dice follow (CAR-R23)."""
    start = s.emperor
    s.emperor = land_after(s, start, steps)
    tell(s, TOLD_MOVED, s.active, steps, start, s.emperor)
    resolve(s, s.emperor)
    if s.end == RUNNING:
        s.step = REFILL
        throw(s, REFILL_DICE[s.seats])


# --- CAR-8 Majority, building, taking over ------------------------------------------------------------------------------------


@rule
def side_of(s: Record, seat: int) -> int:
    """CAR-2.5: the side a seat plays for."""
    return SIDE_OF_SEAT[s.seats, seat]


@rule
def score_of(s: Record, land: int, side: int) -> int:
    """CAR-8.1, CAR-13.6: knights commanded by the side's members (CAR-2.4, CAR-6.9), and its castles, one each (CAR-R19, CAR-R40).

    A region is one land (CAR-9.6). Knights of a family without a crest holder count for nobody (CAR-8.2), and knights in
    reserve for nothing (CAR-6.2)."""
    score = 0
    for family in range(FAMILIES):
        holder = s.crest[family]
        if holder != NOBODY and side_of(s, holder) == side:
            score += s.knights[land, family]
    if s.owner[land] == side:
        score += s.castles[land]
    return score


@rule
def standing(s: Record, land: int) -> tuple[int, int, int]:
    """The highest score in the land, the next, and the side with the majority.

    CAR-8.3, CAR-12.5: more than each other side singly, and at least 1 (CAR-R16); NOBODY on a tie (CAR-8.4, CAR-R18)."""
    best, second, leader = 0, 0, NOBODY
    for side in range(SIDE_COUNT[s.seats]):
        score = score_of(s, land, side)
        if score > best:
            best, second, leader = score, best, side
        elif score == best:
            second, leader = score, NOBODY
        elif score > second:
            second = score
    return best, second, leader


@rule
def resolve(s: Record, land: int) -> None:
    """CAR-R23: majority, castles, merging, end; compulsory, for whichever side has the majority (CAR-8.7, CAR-R17),
    be it by knights or by crests (CAR-8.11).

    A region that turned out to be led by another side stays until he stops there again (CAR-R41)."""
    best, second, leader = standing(s, land)
    if leader == NOBODY:
        tell(s, TOLD_NOBODY, land, best, second)  # CAR-8.4, CAR-8.5
        return
    if s.owner[land] == leader:
        tell(s, TOLD_HOLDS, leader, land, best, second)  # CAR-8.9
        return
    if s.owner[land] == NOBODY:
        tell(s, TOLD_BUILT, leader, land, best, second)
        build(s, land, leader)
    else:
        tell(s, TOLD_REPLACED, leader, s.owner[land], land, s.castles[land], best, second)
        take_over(s, land, leader)
    merge_neighbours(s, land)
    if s.stock[leader] == 0:
        finish(
            s, ALL_CASTLES, 1 << leader
        )  # CAR-11.1, CAR-12.2, on anybody's turn (CAR-R33); before CAR-11.2 (CAR-R24)
    elif s.lands < FEWEST_LANDS:
        finish(s, FEW_LANDS, most_castles(s))  # CAR-11.2, CAR-R26


@rule
def build(s: Record, land: int, side: int) -> None:
    """CAR-8.6, CAR-8.8: one castle from the side's stock (CAR-2.6), which a team has in common (CAR-R34)."""
    s.stock[side] -= 1
    s.castles[land] = 1
    s.owner[land] = side


@rule
def take_over(s: Record, land: int, side: int) -> None:
    """CAR-8.10, CAR-9.7: all castles go back to their owner's stock (CAR-R20) and are replaced one for one, or by all that
    the new owner has (CAR-R21). So castles of one land are always of one side (CAR-R32)."""
    castles = s.castles[land]
    s.stock[s.owner[land]] += castles
    placed = min(castles, s.stock[side])
    s.stock[side] -= placed
    s.castles[land] = placed
    s.owner[land] = side


# --- CAR-9 Regions ------------------------------------------------------------------------------------------------------------


@rule
def merge_neighbours(s: Record, land: int) -> None:
    """CAR-9.1, CAR-9.4, CAR-9.5, CAR-9.8: with the neighbours on both sides that have castles of the same side (CAR-R22)."""
    side = s.owner[land]
    following = land_after(s, land, 1)
    preceding = land_after(s, land, s.lands - 1)
    if following != land and s.owner[following] == side:
        land = merge(s, land, following)
    if preceding != following and s.owner[preceding] == side:
        merge(s, land, preceding)


@chapter
def merge(s: Record, land: int, other: int) -> int:
    """CAR-9.2, CAR-9.3: all knights and castles belong to the region, for good; it bears the lower name (CAR-R42).

    Only lands full of castles merge, so a region has one for each province (CAR-9.10)."""
    name, gone = min(land, other), max(land, other)
    tell(s, TOLD_MERGED, s.owner[land], name, gone, s.castles[name] + s.castles[gone])
    for family in range(FAMILIES):
        s.knights[name, family] += s.knights[gone, family]
        s.knights[gone, family] = 0
    s.castles[name] += s.castles[gone]
    s.castles[gone] = 0
    s.owner[gone] = NOBODY
    for province in range(PROVINCES):
        if s.land_of[province] == gone:
            s.land_of[province] = name
    for index in range(ring_index(s, gone), s.lands - 1):
        s.ring[index] = s.ring[index + 1]
    s.lands -= 1
    s.ring[s.lands] = NOBODY
    s.emperor = s.land_of[s.emperor]  # CAR-9.9: he stands in the new region
    return name


# --- CAR-10 Action 3: refilling the reserve -----------------------------------------------------------------------------------


@rule
def is_available(s: Record, family: int) -> bool:
    """CAR-R29: a knight is in the supply, or every player could return one."""
    return s.supply[family] > 0 or shortest_row(s, family) > 0


@rule
def shortest_row(s: Record, family: int) -> int:
    """CAR-R28: the smallest number of this family's knights at any player's castle card."""
    shortest = s.row[0, family]
    for seat in range(1, s.seats):
        shortest = min(shortest, s.row[seat, family])
    return shortest


@rule
def count_available(s: Record) -> int:
    """How many families a knight can be had of."""
    count = 0
    for family in range(FAMILIES):
        if is_available(s, family):
            count += 1
    return count


@rule
def nth_available(s: Record, nth: int) -> int:
    """The family that is number `nth` among those available; CROWN after the last."""
    for family in range(FAMILIES):
        if is_available(s, family):
            if nth == 0:
                return family
            nth -= 1
    return CROWN


@chapter
def throw(s: Record, dice: int) -> None:
    """CAR-10.1, CAR-R30, CAR-R31: all dice together; coloured dice are served first, in order, and crowns wait to be named."""
    faces = 0
    for die in range(dice):
        faces |= below(s, FACES) << (FACE_BITS * die)
    tell_throw(s, faces, dice)
    for die in range(dice):
        serve(s, face_of(faces, die))


@rule
def face_of(faces: int, die: int) -> int:
    return (faces >> (FACE_BITS * die)) & ((1 << FACE_BITS) - 1)


@rule
def tell_throw(s: Record, faces: int, dice: int) -> None:
    second = face_of(faces, 1) if dice > 1 else NOBODY
    third = face_of(faces, 2) if dice > 2 else NOBODY
    fourth = face_of(faces, 3) if dice > 3 else NOBODY
    kind = TOLD_SETUP_THROW if s.step == SETUP else TOLD_THROW
    tell(s, kind, s.active, face_of(faces, 0), second, third, fourth, NOBODY)


@rule
def serve(s: Record, face: int) -> None:
    """One die: a knight of its colour, a crown to name later, another throw, or nothing to be had (CAR-R29)."""
    if face != CROWN and not is_available(s, face):
        available = count_available(s)
        if available == 0:
            tell(s, TOLD_FORFEIT, s.active)
            return
        again = nth_available(s, below(s, available + 1))  # the same as throwing until it shows one of these
        tell(s, TOLD_RETHROW, s.active, face, again)
        face = again
    if face == CROWN:
        s.crowns += 1
    else:
        take_knight(s, face)


@rule
def take_knight(s: Record, family: int) -> None:
    """CAR-10.1, CAR-10.2: from the supply into the reserve (CAR-2.3); an empty supply is filled by returns first (CAR-R27)."""
    if s.supply[family] == 0:
        return_knights(s, family)
    s.supply[family] -= 1
    s.reserve[s.active, family] += 1
    tell(s, TOLD_TAKE, s.active, family)


@chapter
def return_knights(s: Record, family: int) -> None:
    """CAR-10.3, CAR-R28: every player returns as many as the shortest row holds, so no crest moves; lands keep theirs (CAR-R14)."""
    each = shortest_row(s, family)
    for seat in range(s.seats):
        s.row[seat, family] -= each
    s.supply[family] += each * s.seats
    tell(s, TOLD_RETURNED, family, each)


@rule
def asks_for_a_family(s: Record) -> bool:
    """Whether a crown waits for a choice. One available family is taken at once (CAR-D9); with none the crown is lost (CAR-R29)."""
    while s.crowns > 0:
        available = count_available(s)
        if available > 1:
            return True
        if available == 1:
            name_family(s, nth_available(s, 0))
        else:
            s.crowns -= 1
            tell(s, TOLD_FORFEIT, s.active)
    return False


@rule
def refuse_name(s: Record, family: int) -> int:
    """CAR-10.1, CAR-3.9: he names the colour of his crown, among those available (CAR-R29); at set-up all are (CAR-3.10)."""
    if s.crowns == 0:
        return NO_CROWN_TO_NAME
    return OK if is_available(s, family) else FAMILY_EXHAUSTED


@rule
def name_family(s: Record, family: int) -> None:
    """CAR-R30: crowns are named one at a time."""
    s.crowns -= 1
    tell(s, TOLD_NAMED, s.active, family)
    take_knight(s, family)


# --- CAR-11 End of the game ---------------------------------------------------------------------------------------------------


@rule
def most_castles(s: Record) -> int:
    """CAR-11.3, CAR-R25: the sides with the most castles on the lands, as bits; equal ones share the victory."""
    fewest = CASTLES[s.seats]
    for side in range(SIDE_COUNT[s.seats]):
        fewest = min(fewest, s.stock[side])
    sides = 0
    for side in range(SIDE_COUNT[s.seats]):
        if s.stock[side] == fewest:
            sides |= 1 << side
    return sides


@chapter
def finish(s: Record, end: int, winners: int) -> None:
    """CAR-4.5, CAR-R23: at once; nothing further is carried out."""
    s.end = end
    s.winners = winners
    s.step = OVER
    tell(s, TOLD_OVER, end, winners)


# --- Questions and answers ----------------------------------------------------------------------------------------------------


@chapter
def refuse(s: Record, action: int) -> int:
    """Why the action is not open now, or OK (CAR-R39: some action always is)."""
    if s.step == OVER:
        return GAME_OVER
    verb = VERB_OF[action]
    if verb == NAME:
        return refuse_name(s, FAMILY_OF[action])
    if verb == DISC:
        return refuse_disc(s, NUMBER_OF[action])
    if verb == COURT:
        return refuse_knight(s, FAMILY_OF[action])
    if verb == LAND:
        refusal = refuse_knight(s, FAMILY_OF[action])
        return refusal if refusal != OK else refuse_land(s, LAND_OF[action])
    return refuse_steps(s, NUMBER_OF[action])


@chapter
def legal_into(s: Record, buffer: Any) -> int:
    """Writes the actions open now into the buffer, ascending; their number, 0 only when the game is over."""
    if s.step == PLACE:
        return placements_into(s, buffer)
    count = 0
    if s.step == MOVE:
        for steps in range(1, DISCS + 1):
            if refuse_steps(s, steps) == OK:
                buffer[count] = STEPS_ID[steps]
                count += 1
    elif s.step == CHOOSE:
        for number in range(1, DISCS + 1):
            if refuse_disc(s, number) == OK:
                buffer[count] = DISC_ID[number]
                count += 1
    elif s.step != OVER:
        for family in range(FAMILIES):
            if refuse_name(s, family) == OK:
                buffer[count] = NAME_ID[family]
                count += 1
    return count


@rule
def placements_into(s: Record, buffer: Any) -> int:
    """The placements open now: each family of the reserve at court, then each in every land."""
    count = 0
    for family in range(FAMILIES):
        if refuse_knight(s, family) == OK:
            buffer[count] = COURT_ID[family]
            count += 1
    for family in range(FAMILIES):
        if refuse_knight(s, family) == OK:
            for land in range(PROVINCES):
                if refuse_land(s, land) == OK:
                    buffer[count] = LAND_ID[family, land]
                    count += 1
    return count


@rule
def random_action(s: Record, buffer: Any) -> int:
    """One of the actions open now, each equally likely. Placements, most of a game, are drawn without listing them."""
    if s.step == PLACE:
        families = count_reserve_families(s)
        return nth_placement(s, below(s, families * (1 + s.lands)), families)
    return buffer[below(s, legal_into(s, buffer))]


@rule
def count_reserve_families(s: Record) -> int:
    """How many families the active seat has knights of in his reserve."""
    count = 0
    for family in range(FAMILIES):
        count += s.reserve[s.active, family] > 0
    return count


@rule
def nth_placement(s: Record, nth: int, families: int) -> int:
    """The action that is number `nth` in the list of placements."""
    at_court = nth < families
    place = 0
    if not at_court:
        nth -= families
        while nth >= s.lands:
            nth -= s.lands
            place += 1
    else:
        place = nth
    family = 0
    for candidate in range(FAMILIES - 1):  # the family number `place` of those in the reserve
        place -= s.reserve[s.active, candidate] > 0
        family += place >= 0
    return COURT_ID[family] if at_court else LAND_ID[family, s.ring[nth]]


@rule
def carry_out(s: Record, action: int) -> None:
    """Carries out an action that is open now, and all that follows by itself."""
    verb = VERB_OF[action]
    if verb == LAND:
        place_in_land(s, FAMILY_OF[action], LAND_OF[action])
    elif verb == COURT:
        place_at_court(s, FAMILY_OF[action])
    elif verb == STEPS:
        move_emperor(s, NUMBER_OF[action])
    elif verb == DISC:
        choose_disc(s, NUMBER_OF[action])
    else:
        name_family(s, FAMILY_OF[action])
    if s.to_place == 0:  # otherwise the same player is asked for his next knight
        advance(s)


@rule
def imagine(s: Record, seat: int) -> None:
    """CAR-R38: nothing is hidden but the coming dice, and those are fresh already."""
