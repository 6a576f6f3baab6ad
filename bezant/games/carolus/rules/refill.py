"""Action 3 (CAR-10): dice, the supply, returns and crowns."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.dice import below
from ....kernel.tell import tell
from ..names import Step, Told, Why
from ..state import State
from ..tables import CROWN, FACES, FAMILIES, NOBODY

FACE_BITS = 3  # of one die in a throw, which is kept in one number


@rule
def is_available(s: State, family: int) -> bool:
    """CAR-R29: a knight is in the supply, or every player could return one."""
    return s.supply[family] > 0 or shortest_row(s, family) > 0


@rule
def shortest_row(s: State, family: int) -> int:
    """CAR-R28: the smallest number of this family's knights at any player's castle card."""
    shortest = s.row[0, family]
    for seat in range(1, s.seats):
        shortest = min(shortest, s.row[seat, family])
    return shortest


@rule
def count_available(s: State) -> int:
    """How many families a knight can be had of."""
    count = 0
    for family in range(FAMILIES):
        if is_available(s, family):
            count += 1
    return count


@rule
def nth_available(s: State, nth: int) -> int:
    """The family that is number `nth` among those available; CROWN after the last."""
    for family in range(FAMILIES):
        if is_available(s, family):
            if nth == 0:
                return family
            nth -= 1
    return CROWN


@outlined
def throw(s: State, dice: int) -> None:
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
def tell_throw(s: State, faces: int, dice: int) -> None:
    second = face_of(faces, 1) if dice > 1 else NOBODY
    third = face_of(faces, 2) if dice > 2 else NOBODY
    fourth = face_of(faces, 3) if dice > 3 else NOBODY
    kind = Told.setup_throw if s.step == Step.setup else Told.throw
    tell(s, kind, s.active, face_of(faces, 0), second, third, fourth, NOBODY)


@rule
def serve(s: State, face: int) -> None:
    """One die: a knight of its colour, a crown to name later, another throw, or nothing to be had (CAR-R29)."""
    if face != CROWN and not is_available(s, face):
        available = count_available(s)
        if available == 0:
            tell(s, Told.forfeit, s.active)
            return
        again = nth_available(s, below(s, available + 1))  # the same as throwing until it shows one of these
        tell(s, Told.rethrow, s.active, face, again)
        face = again
    if face == CROWN:
        s.crowns += 1
    else:
        take_knight(s, face)


@rule
def take_knight(s: State, family: int) -> None:
    """CAR-10.1, CAR-10.2: from the supply into the reserve (CAR-2.3); an empty supply is filled by returns first (CAR-R27)."""
    if s.supply[family] == 0:
        return_knights(s, family)
    s.supply[family] -= 1
    s.reserve[s.active, family] += 1
    tell(s, Told.take, s.active, family)


@outlined
def return_knights(s: State, family: int) -> None:
    """CAR-10.3, CAR-R28: every player returns as many as the shortest row holds, so no crest moves; lands keep theirs (CAR-R14)."""
    each = shortest_row(s, family)
    for seat in range(s.seats):
        s.row[seat, family] -= each
    s.supply[family] += each * s.seats
    tell(s, Told.returned, family, each)


@rule
def asks_for_a_family(s: State) -> bool:
    """Whether a crown waits for a choice. One available family is taken at once (CAR-D9); with none the crown is lost (CAR-R29)."""
    while s.crowns > 0:
        available = count_available(s)
        if available > 1:
            return True
        if available == 1:
            name_family(s, nth_available(s, 0))
        else:
            s.crowns -= 1
            tell(s, Told.forfeit, s.active)
    return False


@rule
def refuse_name(s: State, family: int) -> int:
    """CAR-10.1, CAR-3.9: he names the colour of his crown, among those available (CAR-R29); at set-up all are (CAR-3.10)."""
    return OK if is_available(s, family) else Why.family_exhausted


@rule
def name_family(s: State, family: int) -> None:
    """CAR-R30: crowns are named one at a time."""
    s.crowns -= 1
    tell(s, Told.setup_named if s.step == Step.setup else Told.named, s.active, family)
    take_knight(s, family)
